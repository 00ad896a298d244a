import {
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  converter,
  parse,
  useMode,
  wcagContrast,
  type Rgb,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch])
  useMode(mode as typeof modeRgb);
const toRgb = converter('rgb');

export const black: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };
export const white: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };

/** Every color that is named in a value, such as the stops of a gradient. */
export function readColors(value: string): Rgb[] {
  const tokens = value
    .replace(/url\([^)]*(?:\)|$)/gi, ' ')
    .match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]*\)|[a-z]+/gi);
  return (tokens ?? []).flatMap((token) => {
    try {
      const color = toRgb(parse(token.toLowerCase()));
      return color ? [color] : [];
    } catch {
      return [];
    }
  });
}

/** The color of a translucent color above another. */
export function blend({ r, g, b, alpha = 1 }: Rgb, below: Rgb): Rgb {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return { mode: 'rgb', r: mix(r, below.r), g: mix(g, below.g), b: mix(b, below.b) };
}

export const contrastBetween = (front: Rgb, back: Rgb): number =>
  wcagContrast(blend(front, back), back);

/** Pixels per unit. 100 % and a screen count as 500 pixels. */
const unitSizes: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  rem: 16,
  '%': 5,
  vw: 5,
  vh: 5,
};

/** Every length in a value, in pixels. Numbers without a unit count as pixels. */
export function readLengths(value: string, em: number): number[] {
  return [...value.matchAll(/([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)/gi)].flatMap(
    ([, digits = '', unit = '']) => {
      const name = unit.toLowerCase();
      const size = name === 'em' ? em : /^(?:ex|ch)$/.test(name) ? em / 2 : unitSizes[name];
      return size === undefined ? [] : [Number(digits) * size];
    },
  );
}

const namedSizes: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};

/** The font size of an element in pixels. `inherited`: that of its parent. */
export function readFontSize(value: string, inherited: number): number {
  const plain = value.toLowerCase();
  const named = namedSizes[plain];
  if (named !== undefined) return named;
  const percent = /^([\d.]+)%$/.exec(plain);
  if (percent) return (Number(percent[1]) / 100) * inherited;
  const sizes = readLengths(plain, inherited);
  return sizes.length === 0 ? inherited : Math.max(...sizes);
}
