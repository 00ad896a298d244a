import { generate, walk, type CssNode, type List, type Selector } from 'css-tree';
import { english } from '#shared/texts/translate.ts';
import { parseCss } from './parse-css.ts';

/** Class of the element around the content of public pages, which custom CSS may style. */
const contentClass = 'site-content';
const scope = `:where(.${contentClass})`;

/** Clips the content and gives it its own stacking order, so that nothing in it leaves its box. */
const containment = `.${contentClass}{contain:layout paint}`;

/** The root, perhaps in one color scheme. Only as an ancestor: `html.dark .title`. */
const root = /^(?:html|body|:root)(?:\.(?:dark|light)|:not\(\.(?:dark|light)\))*$/i;
const outside = /^(?:html|head|body|main|:root|:scope|:host|#main|\.(?:masthead|colophon|skip))$/i;

/** A sentence whose `{n}` is the line, and its other values. */
export type CssProblem = [sentence: string, ...values: string[]];

const isOutside = english('line {n}: “{m}” is outside of the content of the page');

/**
 * Returns why custom CSS may not use a selector, or null. A nested selector is relative to its rule
 * and may begin with `&`.
 */
export function findSelectorProblem(selector: Selector, nested: boolean): CssProblem | null {
  const text = generate(selector);
  if (hasNesting(selector, nested ? 1 : 0))
    return [
      nested
        ? english('line {n}: “{m}” has & after its start')
        : english('line {n}: “{m}” has & without a rule around it'),
      text,
    ];
  if (text.includes('::backdrop')) return [isOutside, text];
  const { roots, combinator, rest } = splitRoots(selector);
  const first = selector.children.first;
  if (!nested && first?.type === 'Combinator')
    return [english('line {n}: “{m}” begins with “{o}”'), text, first.name];
  const stranger = (nested ? selector.children.toArray() : rest).find(
    (node) => node.type !== 'Combinator' && outside.test(generate(node)),
  );
  if (stranger) return [isOutside, generate(stranger)];
  if (nested) return null;
  if (rest.length === 0) return [isOutside, text];
  return roots !== '' && !/^[ >]$/.test(combinator)
    ? [english('line {n}: “{m}” leaves “{o}”'), text, roots]
    : null;
}

/** Limits CSS that was checked to elements below the content of the page. */
export function scopeCss(css: string): string {
  if (css === '') return '';
  const tree = parseCss(css);
  if (tree.type === 'StyleSheet') scopeRules(tree.children);
  return `${containment}\n${generate(tree)}`;
}

/** Nested rules stay as they are: they are relative to the rule around them. */
function scopeRules(nodes: List<CssNode>): void {
  nodes.forEach((node) => {
    if (node.type === 'Atrule' && node.block) scopeRules(node.block.children);
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return;
    const scoped = node.prelude.children.toArray().map((selector) => {
      const { roots, combinator, rest } = splitRoots(selector as Selector);
      return [roots, scope].filter(Boolean).join(' ') + combinator + join(rest);
    });
    node.prelude = { type: 'Raw', value: scoped.join(',') };
  });
}

/** Takes the compounds of the root off: `html.dark > .a` has `html.dark`, `>` and `.a`. */
function splitRoots(selector: Selector): { roots: string; combinator: string; rest: CssNode[] } {
  let rest = selector.children.toArray();
  let roots = '';
  let combinator = ' ';
  for (;;) {
    const end = rest.findIndex((node) => node.type === 'Combinator');
    const compound = join(end === -1 ? rest : rest.slice(0, end));
    if (!root.test(compound)) return { roots, combinator, rest };
    roots += (roots && combinator) + compound;
    const next = rest[end];
    combinator = next?.type === 'Combinator' ? next.name : ' ';
    rest = end === -1 ? [] : rest.slice(end + 1);
  }
}

const join = (nodes: CssNode[]) => nodes.map((node) => generate(node)).join('');

/** Whether `&` occurs in the selector after its first `allowed` nodes. */
function hasNesting(selector: Selector, allowed: number): boolean {
  return selector.children.toArray().some((node, index) => {
    if (node.type === 'NestingSelector') return index >= allowed;
    let found = false;
    walk(node, (inner: CssNode) => {
      if (inner.type === 'NestingSelector') found = true;
    });
    return found;
  });
}
