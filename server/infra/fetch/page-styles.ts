import type { Block, CssNode, Selector } from 'css-tree';
import { Parser } from 'htmlparser2';
import { parseCss } from '../text/parse-css.ts';
import { appliesToScreens } from './media-queries.ts';

/** An open element of a page, as far as selectors look at it. */
export type PageElement = {
  name: string;
  attributes: Record<string, string>;
  classes: readonly string[];
  parent: PageElement | null;
};

/** A value of a property. Later ones win over earlier ones, important ones over others. */
export type Declaration = { property: string; value: string; isImportant: boolean };
type Test = (element: PageElement) => boolean;
/** Counts the work for the styles of a page, which a hostile page can multiply. */
export type Budget = { work: number };
/**
 * What an element must be. `key`: its id, class or name in `PageStyles`. `isChild`: directly in the
 * element of the compound before. `weight`: its specificity, ids times 10,000, classes times 100.
 */
type Compound = { tests: Test[]; key: string; isChild: boolean; weight: number };
type Rule = { compounds: Compound[]; weight: number; declarations: Declaration[] };

/** Style rules by the class, id or name of the element that they style. */
export type PageStyles = Budget & { rules: Map<string, Rule[]> };

/** More than that make a page that is not read. They bound its CPU time and memory. */
const max = { rules: 5_000, work: 4_000_000, classes: 40, nesting: 8, ancestors: 64 };
/** The work to compile a compound or a test, which also takes memory. Matching one is 1. */
const compileWork = 20;
/** Characters of an attribute that are searched for the work of 1. */
const searchedCharacters = 8;

/** Throws if a page has taken too much work. */
export function spend(budget: Budget, work: number): void {
  budget.work += work;
  if (budget.work > max.work) throw new Error('too much work for the style rules');
}

/** Reads the `<style>` elements of a page. Throws if its rules take too much work. */
export function readPageStyles(page: string): PageStyles {
  const styles: PageStyles = { rules: new Map(), work: 0 };
  if (!/<style/i.test(page)) return styles;
  let [inert, count] = [0, 0];
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inertElements.has(name)) inert += 1;
      else if (name === 'style' && inert === 0 && appliesToScreens(attributes.media ?? ''))
        text = '';
    },
    ontext(content) {
      if (text !== null) text += content;
    },
    onclosetag(name) {
      if (inertElements.has(name)) inert -= 1;
      else if (name === 'style' && text !== null) {
        count = addStyles(styles, text, count);
        text = null;
      }
    },
  });
  parser.end(page);
  return styles;
}

/** Their styles apply only without scripts, or never. */
const inertElements = new Set(['noscript', 'template']);

/** The declarations of an element, the strongest last. Throws if it takes too much work. */
export function findDeclarations(styles: PageStyles, element: PageElement): Declaration[] {
  if (styles.rules.size === 0) return [];
  const found = new Set<Rule>();
  const keys = ['*', element.name, ...element.classes.map((name) => `.${name}`)];
  if (element.attributes.id) keys.push(`#${element.attributes.id}`);
  for (const key of keys)
    for (const rule of styles.rules.get(key) ?? [])
      if (matches(rule.compounds, rule.compounds.length - 1, element, styles)) {
        spend(styles, rule.declarations.length);
        found.add(rule);
      }
  return [...found]
    .toSorted((a, b) => a.weight - b.weight)
    .flatMap(({ declarations }) => declarations);
}

export const readClasses = (attributes: Record<string, string>): string[] =>
  attributes.class ? attributes.class.split(/\s+/).filter(Boolean).slice(0, max.classes) : [];

/** Reads the declarations of a block or of a `style` attribute. */
export function readDeclarations(css: string): Declaration[] {
  const block = parseCss(css, { context: 'declarationList', parseValue: false });
  return block.type === 'DeclarationList' ? listDeclarations(block.children.toArray()) : [];
}

/** Characters of a value that are read. Values keep one more, which shows that they were longer. */
export const maxValueLength = 500;

/** Cuts a long value. Embedded images are no part of it. */
export const limitValue = (value: string): string =>
  value.length <= maxValueLength
    ? value
    : value.replace(/url\([^)]*(?:\)|$)/gi, ' ').slice(0, maxValueLength + 1);

const listDeclarations = (nodes: readonly CssNode[]): Declaration[] =>
  nodes.flatMap((node) =>
    node.type === 'Declaration' && node.value.type === 'Raw' && hiding.test(node.property)
      ? [
          {
            property: node.property.startsWith('--') ? node.property : node.property.toLowerCase(),
            value: limitValue(node.value.value.trim()),
            isImportant: node.important !== false,
          },
        ]
      : [],
  );

/** The properties that can hide a text. */
const hiding = new RegExp(
  '^(?:--.*|display|visibility|content-visibility|opacity|filter|font|font-size|color|' +
    '-webkit-text-fill-color|background|background-color|background-image|text-indent|left|right|' +
    'top|bottom|inset.*|margin.*|translate|scale|transform|clip|clip-path|overflow.*|' +
    '(?:(?:min|max)-)?(?:width|height|inline-size|block-size))$',
  'i',
);

function addStyles(styles: PageStyles, css: string, before: number): number {
  let count = before;
  const tree = parseCss(css, { parseValue: false, parseAtrulePrelude: false });
  const addBlock = (block: Block, parents: readonly Compound[][], depth: number) => {
    const nodes = block.children.toArray();
    const declarations = listDeclarations(nodes);
    if (declarations.length > 0)
      for (const compounds of parents) {
        count += 1;
        if (count > max.rules) throw new Error('too many style rules');
        const key = compounds.at(-1)?.key ?? '*';
        const rules = styles.rules.get(key);
        const rule = { compounds, declarations, weight: weigh(compounds) * max.rules + count };
        if (rules) rules.push(rule);
        else styles.rules.set(key, [rule]);
      }
    addNodes(nodes, parents, depth);
  };
  const addNodes = (nodes: readonly CssNode[], parents: readonly Compound[][], depth: number) => {
    if (depth > max.nesting) throw new Error('style rules nest too deep');
    for (const node of nodes)
      if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
        addBlock(
          node.block,
          node.prelude.children
            .toArray()
            .flatMap((selector) =>
              selector.type === 'Selector' ? compileSelector(selector, parents, styles) : [],
            ),
          depth + 1,
        );
      else if (node.type === 'Atrule' && node.block && applies(node.name, node.prelude))
        addBlock(node.block, parents, depth + 1);
  };
  if (tree.type === 'StyleSheet') addNodes(tree.children.toArray(), [], 0);
  return count;
}

function applies(name: string, prelude: CssNode | null): boolean {
  const condition = prelude?.type === 'Raw' ? prelude.value : '';
  switch (name.toLowerCase()) {
    case 'media':
      return appliesToScreens(condition);
    case 'supports':
      return !/\bnot\b/i.test(condition);
    default:
      return name.toLowerCase() === 'layer';
  }
}

const weigh = (compounds: readonly Compound[]): number =>
  compounds.reduce((sum, { weight }) => sum + weight, 0);

function matches(
  compounds: readonly Compound[],
  at: number,
  element: PageElement,
  budget: Budget,
): boolean {
  spend(budget, 1);
  const compound = compounds[at];
  if (!compound) return false;
  for (const test of compound.tests) {
    spend(budget, 1);
    if (!test(element)) return false;
  }
  if (at === 0) return true;
  let { parent } = element;
  for (let steps = 0; parent && steps < max.ancestors; steps += 1) {
    if (matches(compounds, at - 1, parent, budget)) return true;
    if (compound.isChild) return false;
    parent = parent.parent;
  }
  return false;
}

/**
 * Compiles a selector of names, ids, classes, attributes, `:not`, `:is`, `:where` and `:root`,
 * with descendants and children. Returns nothing for other selectors: they depend on what the
 * reader does, or on siblings.
 */
function compileSelector(
  selector: Selector,
  parents: readonly Compound[][],
  budget: Budget,
): Compound[][] {
  const compounds: Compound[] = [{ tests: [], key: '*', isChild: false, weight: 0 }];
  let isNested = false;
  for (const node of selector.children.toArray()) {
    const last = compounds.at(-1);
    if (!last) return [];
    if (node.type === 'Combinator') {
      if (node.name !== ' ' && node.name !== '>') return [];
      if (compounds.length === 1 && last.tests.length === 0 && !isNested) last.isChild = true;
      else compounds.push({ tests: [], key: '*', isChild: node.name === '>', weight: 0 });
    } else if (node.type === 'NestingSelector') {
      if (compounds.length > 1) return [];
      isNested = true;
    } else {
      const test = compileTest(node, budget);
      if (!test) return [];
      last.tests.push(test);
      last.weight += weights[node.type] ?? 0;
      if (node.type === 'IdSelector') last.key = `#${node.name}`;
      else if (node.type === 'ClassSelector' && !last.key.startsWith('#'))
        last.key = `.${node.name}`;
      else if (node.type === 'TypeSelector' && last.key === '*') last.key = node.name.toLowerCase();
    }
  }
  const [first, ...rest] = compounds;
  if (!first) return [];
  const work = compileWork * countParts(compounds);
  spend(budget, work);
  if (parents.length === 0) return [compounds];
  return parents.map((parent) => {
    const inner = parent.at(-1);
    spend(budget, work + compileWork * (parent.length + (inner?.tests.length ?? 0)));
    if (!isNested || !inner) return [...parent, ...compounds];
    const key = first.key === '*' ? inner.key : first.key;
    const merged = {
      ...inner,
      key,
      tests: [...inner.tests, ...first.tests],
      weight: inner.weight + first.weight,
    };
    return [...parent.slice(0, -1), merged, ...rest];
  });
}

const countParts = (compounds: readonly Compound[]): number =>
  compounds.reduce((sum, { tests }) => sum + 1 + tests.length, 0);

const weights: Partial<Record<CssNode['type'], number>> = {
  IdSelector: 10_000,
  ClassSelector: 100,
  AttributeSelector: 100,
  PseudoClassSelector: 100,
  TypeSelector: 1,
};

function compileTest(node: CssNode, budget: Budget): Test | null {
  switch (node.type) {
    case 'TypeSelector': {
      const name = node.name.toLowerCase();
      return name === '*' ? () => true : (element) => element.name === name;
    }
    case 'IdSelector':
      return ({ attributes }) => attributes.id === node.name;
    case 'ClassSelector':
      return ({ classes }) => classes.includes(node.name);
    case 'AttributeSelector': {
      const value = node.value?.type === 'String' ? node.value.value : (node.value?.name ?? '');
      const compare = attributeTests[node.matcher ?? ''];
      const name = node.name.name.toLowerCase();
      if (!compare) return null;
      return ({ attributes }) => {
        const actual = attributes[name];
        if (actual === undefined) return false;
        if (node.matcher !== null) spend(budget, Math.floor(actual.length / searchedCharacters));
        return compare(actual, value);
      };
    }
    case 'PseudoClassSelector': {
      if (node.name === 'root') return ({ name }) => name === 'html';
      if (!['not', 'is', 'where'].includes(node.name)) return null;
      const list = node.children?.toArray()[0];
      if (list?.type !== 'SelectorList') return null;
      const compiled = list.children
        .toArray()
        .map((inner) => (inner.type === 'Selector' ? compileSelector(inner, [], budget) : []));
      if (compiled.some(({ length }) => length === 0)) return null;
      const lists = compiled.flat();
      const isAny: Test = (element) =>
        lists.some((compounds) => matches(compounds, compounds.length - 1, element, budget));
      return node.name === 'not' ? (element) => !isAny(element) : isAny;
    }
    default:
      return null;
  }
}

const attributeTests: Record<string, (actual: string, value: string) => boolean> = {
  '': () => true,
  '=': (actual, value) => actual === value,
  '~=': (actual, value) => actual.split(/\s+/).includes(value),
  '|=': (actual, value) => actual === value || actual.startsWith(`${value}-`),
  '^=': (actual, value) => value !== '' && actual.startsWith(value),
  '$=': (actual, value) => value !== '' && actual.endsWith(value),
  '*=': (actual, value) => value !== '' && actual.includes(value),
};
