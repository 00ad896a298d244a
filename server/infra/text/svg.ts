import { Parser } from 'htmlparser2';
import { escapeHtml } from '#shared/escape-html.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';

/**
 * Parses an SVG and writes it again with drawing elements only. Anything that runs, loads, links or
 * is too large is a problem, and `svg` is then empty. Comments, metadata and foreign attributes are
 * dropped. Decision 109.
 */
export function cleanSvg(source: string): { svg: string; problems: string[] } {
  const problems: string[] = [];
  const parts: string[] = [];
  /** The names of open elements; null for a dropped one. */
  const open: (string | null)[] = [];
  const repeats = createRepeatCounter();
  let [elements, roots, skipped] = [0, 0, 0];
  const problem = (message: string) => {
    if (problems.length < 5 && !problems.includes(message)) problems.push(message);
  };
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        // A document type can define entities.
        if (/^!doctype/i.test(name) && /\[|entity/i.test(data))
          problem(english('its document type contains definitions'));
        else if (!/^(?:!doctype|\?xml)$/i.test(name))
          problem(fillSentence('“{n}” is not allowed', `<${name.slice(0, 20)}>`));
      },
      onopentag(name, attributes) {
        elements += 1;
        const isDropped = skipped > 0 || name.includes(':') || name === 'metadata';
        if (!repeats.open(name, isDropped ? {} : attributes))
          problem(english('two of its elements have the same id'));
        if (open.length === 0 && (roots += 1) > 0 && (name !== 'svg' || roots > 1))
          problem(english('it must be one <svg> element'));
        if (elements > max.elements || open.length >= max.depth) {
          problem(english('it is too large'));
          parser.pause();
        }
        if (isDropped) {
          skipped += 1;
          return void open.push(null);
        }
        open.push(name);
        if (!elementNames.has(name))
          return problem(fillSentence('“{n}” is not allowed', `<${name.slice(0, 40)}>`));
        const namespace = name === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
        parts.push(`<${name}${namespace}${cleanAttributes(name, attributes, problem)}>`);
      },
      ontext: (text) => {
        if (skipped === 0 && open.length > 0) parts.push(escapeXml(text));
      },
      oncdatastart: () => problem(fillSentence('“{n}” is not allowed', '<![CDATA[')),
      onclosetag() {
        const name = open.pop();
        repeats.close();
        if (name === null) skipped -= 1;
        else if (name !== undefined && elementNames.has(name)) parts.push(`</${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  if (roots === 0) problem(english("it isn't an SVG"));
  if (repeats.count() > max.drawn) problem(english('its <use> elements repeat too much'));
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i.test(source))
    problem(english('it uses an entity that is not allowed'));
  return problems.length > 0 ? { svg: '', problems } : { svg: parts.join(''), problems };
}

const max = { elements: 2_000, depth: 32, side: 4_096, drawn: 10_000 };

type Group = { elements: number; uses: string[] };

const localUrl = /url\(\s*#([\w-]+)\s*\)/g;

/** Counts the elements that are drawn when each `<use>` and `url()` is replaced by its target. */
function createRepeatCounter() {
  const root: Group = { elements: 0, uses: [] };
  const stack = [root];
  const byId = new Map<string, Group>();
  const counts = new Map<Group, number>();
  const count = (group: Group): number => {
    const known = counts.get(group);
    if (known !== undefined) return known;
    // Stays if the group contains itself.
    counts.set(group, Infinity);
    let sum = group.elements;
    for (const id of group.uses) {
      const used = byId.get(id);
      if (used) sum += count(used);
    }
    counts.set(group, sum);
    return sum;
  };
  return {
    /** Returns whether the id is new. Programs choose differently among elements with one id. */
    open(name: string, attributes: Record<string, string>): boolean {
      const href = attributes.href ?? attributes['xlink:href'] ?? '';
      const uses = Object.values(attributes).flatMap((value) =>
        Array.from(value.matchAll(localUrl), ([, id = '']) => id),
      );
      if (name === 'use') uses.push(href.trim().slice(1));
      const group = { elements: 1, uses };
      stack.push(group);
      if (attributes.id === undefined) return true;
      const id = escapeXml(attributes.id);
      const isNew = !byId.has(id);
      byId.set(id, group);
      return isNew;
    },
    close() {
      const group = stack.pop() ?? root;
      const parent = stack.at(-1) ?? root;
      parent.elements += group.elements;
      for (const id of group.uses) parent.uses.push(id);
    },
    count: () => count(root),
  };
}

const elementNames = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);
const attributeNames = new Set([
  'id',
  'class',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'dx',
  'dy',
  'd',
  'points',
  'width',
  'height',
  'viewBox',
  'preserveAspectRatio',
  'transform',
  'version',
  'role',
  'aria-label',
  'aria-hidden',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'color',
  'clip-path',
  'clip-rule',
  'mask',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'href',
  'xlink:href',
  'style',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'vector-effect',
  'shape-rendering',
  'display',
  'visibility',
  'xml:space',
]);

function cleanAttributes(
  element: string,
  attributes: Record<string, string>,
  problem: (message: string) => void,
): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (name === 'xmlns' || name.startsWith('xmlns:')) return '';
      if (/^on/i.test(name)) {
        problem(fillSentence('the attribute “{n}” is not allowed', name.slice(0, 40)));
        return '';
      }
      if (!attributeNames.has(name)) {
        // Attributes of other namespaces and data attributes are dropped.
        if (!name.includes(':') && !name.startsWith('data-'))
          problem(fillSentence('the attribute “{n}” is not allowed', name.slice(0, 40)));
        return '';
      }
      const inside = value.replace(localUrl, '');
      const leads = name.endsWith('href')
        ? !/^#[\w-]+$/.test(value.trim())
        : /url\s*\(|javascript:|expression|\\|@import|image-set/i.test(inside);
      if (leads) {
        problem(fillSentence('“{n}” points outside the image', name));
        return '';
      }
      const size =
        element === 'svg' && (name === 'width' || name === 'height') ? Number.parseFloat(value) : 0;
      if (
        size > max.side ||
        (name === 'viewBox' && value.split(/[\s,]+/).some((side) => Math.abs(Number(side)) > 1e5))
      )
        problem(fillSentence('it is larger than {n} pixels', max.side));
      return ` ${name === 'xlink:href' ? 'href' : name}="${escapeXml(value)}"`;
    })
    .join('');
}

/** Also removes characters that XML forbids. */
const escapeXml = (text: string) =>
  escapeHtml(text.replace(/[\p{Cs}\ufffe\uffff]|[^\P{Cc}\t\n\r]/gu, ''));
