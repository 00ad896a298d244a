import { readLengths } from './css-values.ts';

/** Offsets in pixels that move an element off the screen. To the right, pages can be scrolled. */
const off = { before: -500, after: 3_000 };

const isOffScreen = (length: number) => length <= off.before || length >= off.after;

/**
 * Reports whether the values of an element's properties take it and everything in it out of the
 * reader's sight. `em`: its font size.
 */
export function isOutOfSight(values: ReadonlyMap<string, string>, em: number): boolean {
  const get = (property: string) => values.get(property) ?? '';
  return (
    get('display').startsWith('none') ||
    get('content-visibility') === 'hidden' ||
    /opacity\((?:0?\.0\d*|0|\d(?:\.\d+)?%)\)/.test(get('filter')) ||
    offsets.some((property) => readLengths(get(property), em).some(isOffScreen)) ||
    isCollapsed(get, em) ||
    isClipped(get('clip'), get('clip-path'), em) ||
    isTransformedAway(get, em)
  );
}

const offsets = [
  'text-indent',
  'left',
  'right',
  'top',
  'bottom',
  'inset',
  'inset-inline',
  'inset-inline-start',
  'inset-inline-end',
  'inset-block',
  'inset-block-start',
  'inset-block-end',
  'margin',
  'margin-left',
  'margin-right',
  'margin-top',
  'margin-inline',
  'margin-inline-start',
  'translate',
];

type Get = (property: string) => string;

/** Whether it has no width or no height, and what does not fit is cut off. */
function isCollapsed(get: Get, em: number): boolean {
  if (!/hidden|clip|auto|scroll/.test(`${get('overflow')}${get('overflow-x')}${get('overflow-y')}`))
    return false;
  const isNone = (property: string) => {
    const lengths = readLengths(get(property), em);
    return lengths.length > 0 && lengths.every((length) => Math.abs(length) <= 1);
  };
  const axes = [
    ['width', 'inline-size'],
    ['height', 'block-size'],
  ] as const;
  return axes.some((names) =>
    names.some(
      (name) =>
        (isNone(name) || isNone(`max-${name}`)) &&
        !readLengths(get(`min-${name}`), em).some((length) => length > 1),
    ),
  );
}

function isClipped(clip: string, clipPath: string, em: number): boolean {
  const rectangle = /rect\(([^)]*)/.exec(clip);
  if (rectangle && !/auto/.test(rectangle[1] ?? '')) {
    const [top = 0, right = 0, bottom = 0, left = 0] = readLengths(rectangle[1] ?? '', em);
    if (right - left <= 1 || bottom - top <= 1) return true;
  }
  const [, shape, content = ''] = /(inset|circle|ellipse|polygon)\((.*)/s.exec(clipPath) ?? [];
  const numbers = readLengths(content.replace(/\bat\b.*|\bround\b.*/s, ''), em);
  if (shape === undefined || numbers.length === 0) return false;
  if (shape === 'inset') {
    const [top = 0, right = top, bottom = top, left = right] = numbers;
    return top + bottom >= 495 || left + right >= 495;
  }
  if (shape === 'polygon') return Math.max(...numbers) - Math.min(...numbers) <= 1;
  return numbers.some((length) => length <= 1);
}

function isTransformedAway(get: Get, em: number): boolean {
  const scale = get('scale');
  if (scale !== '' && isFlat(scale)) return true;
  for (const [, name = '', content = ''] of get('transform').matchAll(
    /(scale|translate|matrix|rotate)(?:3d|x|y|z)?\(((?:[^()]|\([^()]*\))*)\)/g,
  )) {
    const numbers = readLengths(content, em);
    if (name === 'scale' && isFlat(content)) return true;
    if (name === 'translate' && numbers.some(isOffScreen)) return true;
    if (name === 'matrix' && numbers.length === 6) {
      const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = numbers;
      if (Math.abs(a * d - b * c) < 0.01 || isOffScreen(x) || isOffScreen(y)) return true;
    }
  }
  return /rotate[xy]\(\s*-?(?:90|270)deg/.test(get('transform'));
}

const isFlat = (factors: string) =>
  (factors.match(/-?[\d.]+%?/g) ?? []).some(
    (factor) => Math.abs(Number.parseFloat(factor) / (factor.endsWith('%') ? 100 : 1)) < 0.05,
  );
