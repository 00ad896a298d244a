import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

/** Color names, repeated here because sites import this module. */
type Token =
  | 'background'
  | 'surface'
  | 'text'
  | 'textSecondary'
  | 'border'
  | 'control'
  | 'primary'
  | 'primaryHover'
  | 'onPrimary'
  | 'link'
  | 'visited'
  | 'secondary'
  | 'accent'
  | 'error'
  | 'success'
  | 'warning'
  | 'focus';
type Palette = Record<Token, string>;

/**
 * A foreground and a background with their minimum contrast. `blocks`: a failure prevents
 * publishing.
 */
export type Pair = { front: Token; back: Token; minimum: number; blocks: boolean };

const grounds = ['background', 'surface'] as const;
const onBoth = (front: Token, minimum: number, blocks = false): Pair[] =>
  grounds.map((back) => ({ front, back, minimum, blocks }));

/**
 * Text needs 4.5, icons and field borders 3. Accent and border are decorative. The first six
 * prevent publishing.
 */
export const pairs: readonly Pair[] = [
  ...onBoth('text', 4.5, true),
  ...onBoth('primary', 3, true),
  { front: 'onPrimary', back: 'primary', minimum: 4.5, blocks: true },
  { front: 'onPrimary', back: 'primaryHover', minimum: 4.5, blocks: true },
  ...onBoth('textSecondary', 4.5),
  ...onBoth('link', 4.5),
  ...onBoth('visited', 4.5),
  ...onBoth('error', 4.5),
  ...onBoth('success', 4.5),
  ...onBoth('warning', 4.5),
  ...onBoth('secondary', 4.5),
  ...onBoth('control', 3),
  ...onBoth('focus', 3),
];

for (const mode of [modeRgb, modeLrgb, modeOklch]) useMode(mode);

/** Returns the WCAG 2 contrast of two hex colors, 1 to 21; NaN for an invalid color. */
export function contrast(front: string, back: string): number {
  const [frontRgb, backRgb] = [parse(front), parse(back)];
  return frontRgb && backRgb ? wcagContrast(frontRgb, backRgb) : Number.NaN;
}

const passes = (candidate: string, other: string, minimum: number): boolean =>
  contrast(candidate, other) >= minimum;

/** Returns the pairs below their minimum, with their contrast. */
export function failures(palette: Palette): (Pair & { ratio: number })[] {
  return pairs
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.front], palette[pair.back]) }))
    .filter(({ ratio, minimum }) => !(ratio >= minimum));
}

/** Returns the nearest color of the same hue with `minimum` contrast, or null. */
export function suggest(color: string, against: string, minimum: number): string | null {
  return nearest(color, (candidate) => passes(candidate, against, minimum));
}

/** Returns the nearest foreground color that passes, if possible in all of its pairs. */
export function suggestFor(palette: Palette, pair: Pair): string | null {
  const others = pairs.flatMap(({ front, back, minimum }) =>
    front === pair.front
      ? [{ other: palette[back], least: minimum }]
      : back === pair.front
        ? [{ other: palette[front], least: minimum }]
        : [],
  );
  return (
    nearest(palette[pair.front], (candidate) =>
      others.every(({ other, least: minimum }) => passes(candidate, other, minimum)),
    ) ?? suggest(palette[pair.front], palette[pair.back], pair.minimum)
  );
}

/**
 * Derives a dark palette: backgrounds and text keep the hue of the text. Other colors are lightened
 * to 7:1, pure borders to 4.5:1. All pairs pass.
 */
export function deriveDark(light: Palette): Palette {
  const ink = toOklch(light.text) ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
  const tint = (l: number, maxChroma: number) =>
    toHex({ ...ink, l, c: Math.min(ink.c, maxChroma) });
  const [background, surface] = [tint(0.18, 0.03), tint(0.225, 0.035)];
  const lift = (color: string, minimum: number) => {
    const from = toOklch(color) ?? ink;
    const start = toHex({ ...from, l: Math.max(from.l, 0.5), c: Math.min(from.c, 0.16) });
    return (
      nearest(
        start,
        (candidate) =>
          passes(candidate, background, minimum) && passes(candidate, surface, minimum * 0.85),
        'lighter',
      ) ?? '#ffffff'
    );
  };
  const primary = lift(light.primary, 7);
  const lifted = toOklch(primary) ?? ink;
  const primaryHover = toHex({ ...lifted, l: Math.min(1, lifted.l + 0.08), c: lifted.c * 0.75 });
  const onPrimary =
    contrast(background, primary) >= contrast('#ffffff', primary) ? background : '#ffffff';
  return {
    background,
    surface,
    text: tint(0.94, 0.015),
    textSecondary: tint(0.77, 0.03),
    border: tint(0.32, 0.04),
    control: lift(light.control, 4.5),
    primary,
    primaryHover,
    onPrimary,
    link: lift(light.link, 7),
    visited: lift(light.visited, 7),
    secondary: lift(light.secondary, 7),
    accent: lift(light.accent, 7),
    error: lift(light.error, 7),
    success: lift(light.success, 7),
    warning: lift(light.warning, 7),
    focus: lift(light.focus, 7),
  };
}

/**
 * Derives surface, borders, secondary color and the colors of buttons from the others, which stay.
 * Returns the palette itself if one of the others is no color.
 */
export function deriveRest(palette: Palette): Palette {
  const paper = toOklch(palette.background);
  const ink = toOklch(palette.text);
  const brand = toOklch(palette.primary);
  if (!paper || !ink || !brand) return palette;
  const { h } = paper.c > ink.c ? paper : ink;
  const blend = (from: number, to: number, share: number) => from + (to - from) * share;
  const mix = (share: number) =>
    toHex({
      mode: 'oklch',
      l: blend(paper.l, ink.l, share),
      c: blend(paper.c, ink.c, share),
      ...(h === undefined ? {} : { h }),
    });
  const surface = mix(0.03);
  const control = nearest(
    mix(0.5),
    (color) => passes(color, palette.background, 3) && passes(color, surface, 3),
  );
  const primaryHover = toHex({ ...brand, l: brand.l + (ink.l < paper.l ? -0.07 : 0.07) });
  const getWorst = (color: string) =>
    Math.min(contrast(color, palette.primary), contrast(color, primaryHover));
  const [onPrimary = '#ffffff'] = ['#ffffff', palette.background, palette.text].toSorted(
    (a, b) => getWorst(b) - getWorst(a),
  );
  return {
    ...palette,
    surface,
    border: mix(0.1),
    control: control ?? palette.control,
    primaryHover,
    onPrimary,
    secondary: palette.textSecondary,
  };
}

/** Parses `#rgb` or `#rrggbb`; undefined for other text. */
const parse = (hex: string) => (/^#(?:[0-9a-f]{3}){1,2}$/i.test(hex) ? parseHex(hex) : undefined);

const rgbToOklch = converter('oklch');

/** Returns lightness (0 to 1), chroma (0 to about 0.32) and hue, in OKLCH. */
const toOklch = (hex: string): Oklch | undefined => rgbToOklch(parse(hex));

/** Returns a hex color, with its chroma reduced to what screens can show. */
const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** Tries darker and lighter colors alternately until one passes. */
function nearest(
  hex: string,
  good: (candidate: string) => boolean,
  way: 'both' | 'lighter' = 'both',
): string | null {
  if (good(hex)) return hex;
  const from = toOklch(hex);
  if (!from) return null;
  for (let step = 0.002; step <= 1; step += 0.002) {
    for (const l of way === 'both' ? [from.l - step, from.l + step] : [from.l + step]) {
      if (l < -0.002 || l > 1.002) continue;
      const candidate = toHex({ ...from, l: Math.min(1, Math.max(0, l)) });
      if (good(candidate)) return candidate;
    }
  }
  return null;
}
