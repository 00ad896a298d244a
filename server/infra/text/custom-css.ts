import { generate, walk, type CssNode, type List } from 'css-tree';
import { parseCss } from './parse-css.ts';
import { findSelectorProblem } from './scoped-css.ts';

/**
 * Reduces the CSS of a tenant to style rules, `@media` and `@supports`. They load and run nothing,
 * cannot end the stylesheet, and concern only the content of the page. The result is generated from
 * the parsed tree; `scopeCss` then limits it to the content. Problems name their line.
 */
export function checkCustomCss(css: string): { css: string; problems: string[] } {
  if (css.trim() === '') return { css: '', problems: [] };
  try {
    return check(css);
  } catch {
    // The parser is recursive and overflows on endless nesting.
    return { css: '', problems: ['could not be read'] };
  }
}

function check(css: string): { css: string; problems: string[] } {
  const problems: string[] = [];
  const tree = parseCss(css, {
    positions: true,
    onParseError: (error: { message: string; line: number }) =>
      problems.push(`line ${error.line}: could not be read: ${error.message}`),
  });
  if (tree.type !== 'StyleSheet') return { css: '', problems: ['could not be read'] };
  clean(tree.children, problems, false);
  const text = generate(tree);
  // The second safeguard, in case the tree still holds something forbidden.
  if (/url\s*\(|@import|expression\s*\(|image-set|<\/|\\/i.test(text))
    return { css: '', problems: [...problems, 'uses something that is not allowed'] };
  return { css: text, problems };
}

function clean(nodes: List<CssNode>, problems: string[], nested: boolean): void {
  nodes.forEach((node, item, list) => {
    const problem = findProblem(node, nested);
    if (problem !== null || node.type === 'Comment') {
      list.remove(item);
      if (problem !== null) problems.push(`line ${node.loc?.start.line ?? 1}: ${problem}`);
    } else if ((node.type === 'Rule' || node.type === 'Atrule') && node.block) {
      clean(node.block.children, problems, nested || node.type === 'Rule');
    }
  });
}

const atRules = new Set(['media', 'supports']);
const functions = new Set([
  'var',
  'calc',
  'min',
  'max',
  'clamp',
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'oklch',
  'color-mix',
  'linear-gradient',
  'radial-gradient',
  'translate',
  'translatex',
  'translatey',
  'scale',
  'rotate',
  'cubic-bezier',
  'repeat',
  'minmax',
  'attr',
  'counter',
]);
const properties = /^(?!behavior$|-moz-binding$)-{0,2}[a-z][a-z0-9-]*$/i;
const dangerous = /<|\\|javascript:|expression/i;

/** What would lay an element over others, or keep it in sight while the page scrolls. */
const covering = new Set(['fixed', 'sticky', '-webkit-sticky', 'var']);

function findProblem(node: CssNode, nested: boolean): string | null {
  switch (node.type) {
    case 'Comment':
      return null;
    case 'Atrule':
      if (!atRules.has(node.name.toLowerCase())) return `@${node.name} is not allowed`;
      return node.prelude && isForbidden(node.prelude)
        ? `@${node.name} has a condition that is not allowed`
        : null;
    case 'Declaration':
      if (!properties.test(node.property) || node.property.toLowerCase() === 'z-index')
        return `${node.property} is not allowed`;
      return isForbidden(node.value) || covers(node.property, node.value)
        ? `${node.property} has a value that is not allowed`
        : null;
    case 'Rule':
      if (isForbidden(node.prelude) || node.prelude.type !== 'SelectorList')
        return 'a selector is not allowed';
      for (const selector of node.prelude.children.toArray()) {
        const problem =
          selector.type === 'Selector' ? findSelectorProblem(selector, nested) : 'no selector';
        if (problem !== null) return problem;
      }
      return null;
    default:
      return 'something could not be read';
  }
}

/** Whether a node below is unparsed text, loads something, or could end the stylesheet. */
function isForbidden(root: CssNode): boolean {
  let found = false;
  walk(root, (node: CssNode) => {
    if (node.type === 'Url' || node.type === 'Raw') found = true;
    if (node.type === 'Function' && !functions.has(node.name.toLowerCase())) found = true;
    if (node.type === 'String' && dangerous.test(node.value)) found = true;
    if (node.type === 'Identifier' && dangerous.test(node.name)) found = true;
  });
  return found;
}

function covers(property: string, value: CssNode): boolean {
  if (property.toLowerCase() !== 'position') return false;
  let found = false;
  walk(value, (node: CssNode) => {
    if ('name' in node && covering.has(String(node.name).toLowerCase())) found = true;
  });
  return found;
}
