import { generate, walk, type CssNode, type List } from 'css-tree';
import { fillSentence } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import { parseCss } from './parse-css.ts';
import { findSelectorProblem, type CssProblem } from './scoped-css.ts';

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
    return { css: '', problems: [unreadable] };
  }
}

const unreadable = english('could not be read');

function check(css: string): { css: string; problems: string[] } {
  const problems: string[] = [];
  const tree = parseCss(css, {
    positions: true,
    onParseError: (error: { message: string; line: number }) =>
      problems.push(fillSentence('line {n}: could not be read: “{m}”', error.line, error.message)),
  });
  if (tree.type !== 'StyleSheet') return { css: '', problems: [unreadable] };
  clean(tree.children, problems, false);
  const text = generate(tree);
  // The second safeguard, in case the tree still holds something forbidden.
  if (/url\s*\(|@import|expression\s*\(|image-set|<\/|\\/i.test(text))
    return { css: '', problems: [...problems, english('uses something that is not allowed')] };
  return { css: text, problems };
}

function clean(nodes: List<CssNode>, problems: string[], nested: boolean): void {
  nodes.forEach((node, item, list) => {
    const problem = findProblem(node, nested);
    if (problem !== null || node.type === 'Comment') {
      list.remove(item);
      if (problem !== null) {
        const [sentence, ...values] = problem;
        problems.push(fillSentence(sentence, node.loc?.start.line ?? 1, ...values));
      }
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
const unreadablePart: CssProblem = [english('line {n}: something could not be read')];
const dangerous = /<|\\|javascript:|expression/i;

/** What would lay an element over others, or keep it in sight while the page scrolls. */
const covering = new Set(['fixed', 'sticky', '-webkit-sticky', 'var']);

const notAllowed = english('line {n}: “{m}” is not allowed');

function findProblem(node: CssNode, nested: boolean): CssProblem | null {
  switch (node.type) {
    case 'Comment':
      return null;
    case 'Atrule':
      if (!atRules.has(node.name.toLowerCase())) return [notAllowed, `@${node.name}`];
      return node.prelude && isForbidden(node.prelude)
        ? [english('line {n}: “{m}” has a condition that is not allowed'), `@${node.name}`]
        : null;
    case 'Declaration':
      if (!properties.test(node.property) || node.property.toLowerCase() === 'z-index')
        return [notAllowed, node.property];
      return isForbidden(node.value) || covers(node.property, node.value)
        ? [english('line {n}: “{m}” has a value that is not allowed'), node.property]
        : null;
    case 'Rule':
      if (isForbidden(node.prelude) || node.prelude.type !== 'SelectorList')
        return [english('line {n}: a selector is not allowed')];
      for (const selector of node.prelude.children.toArray()) {
        const problem =
          selector.type === 'Selector' ? findSelectorProblem(selector, nested) : unreadablePart;
        if (problem !== null) return problem;
      }
      return null;
    default:
      return unreadablePart;
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
