/** Names of colours as a palette has them (specification 3). The layer of sites stands on this one, so they are written out. */
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

/** One colour that stands on another, and how well it must be told apart. `blocks`: a site is not published while it fails (product 36). */
export type Pair = { front: Token; back: Token; least: number; blocks: boolean };

const grounds = ['background', 'surface'] as const;
const onBoth = (front: Token, least: number, blocks = false): Pair[] =>
  grounds.map((back) => ({ front, back, least, blocks }));

/** What stands on what: words 4.5, marks and edges of fields 3. Accent and border only decorate. The first six stop publishing: what nobody can read or press is no site. */
export const pairs: readonly Pair[] = [
  ...onBoth('text', 4.5, true),
  ...onBoth('primary', 3, true),
  { front: 'onPrimary', back: 'primary', least: 4.5, blocks: true },
  { front: 'onPrimary', back: 'primaryHover', least: 4.5, blocks: true },
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

/** Contrast of two hex colours, 1 to 21, as WCAG 2 defines it. NaN, which passes nothing, where one is no colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const passes = (one: string, other: string, least: number): boolean =>
  contrast(one, other) >= least;

/** Pairs of a palette that are not told apart well enough, with their contrast. */
export function failures(palette: Palette): (Pair & { ratio: number })[] {
  return pairs
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.front], palette[pair.back]) }))
    .filter(({ ratio, least }) => !(ratio >= least));
}

/** The nearest colour of the same hue that has `minimum` against `against`; the colour itself if it does already, null where there is none. */
export function suggest(colour: string, against: string, minimum: number): string | null {
  return nearest(colour, (one) => passes(one, against, minimum));
}

/** The nearest colour for the front of a pair that passes: with all that it stands on and that stands on it, if one can. */
export function suggestFor(palette: Palette, pair: Pair): string | null {
  const others = pairs.flatMap(({ front, back, least }) =>
    front === pair.front
      ? [{ other: palette[back], least }]
      : back === pair.front
        ? [{ other: palette[front], least }]
        : [],
  );
  return (
    nearest(palette[pair.front], (one) =>
      others.every(({ other, least }) => passes(one, other, least)),
    ) ?? suggest(palette[pair.front], palette[pair.back], pair.least)
  );
}

/**
 * A dark palette for a light one: grounds and words in the hue of its text, all other colours lifted until they stand on the dark ground at 7:1 (those that are edges alone at 4.5). What
 * stands on primary is the better of the ground and white. All pairs pass.
 */
export function deriveDark(light: Palette): Palette {
  const ink = toOklch(light.text) ?? { l: 0, c: 0, h: 0 };
  const tint = (l: number, most: number) => toHex({ l, c: Math.min(ink.c, most), h: ink.h });
  const [background, surface] = [tint(0.18, 0.03), tint(0.225, 0.035)];
  const lift = (colour: string, least: number) => {
    const { c, h, l } = toOklch(colour) ?? ink;
    const start = toHex({ l: Math.max(l, 0.5), c: Math.min(c, 0.16), h });
    return (
      nearest(
        start,
        (one) => passes(one, background, least) && passes(one, surface, least * 0.85),
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

/** Red, green and blue of `#rgb` or `#rrggbb`, as light (0 to 1, linear); null for anything else. */
function light(hex: string): [number, number, number] | null {
  const full = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(full)) return null;
  const channel = (at: number) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = light(hex) ?? [Number.NaN, 0, 0];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour by lightness (0 to 1), chroma (0 to about 0.32) and hue (radians): of equal lightness is what looks equally light. */
type Oklch = { l: number; c: number; h: number };

function toOklch(hex: string): Oklch | null {
  const given = light(hex);
  if (!given) return null;
  const [red, green, blue] = given;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

function toLight({ l, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** With as much of its chroma as a screen can show at that lightness. */
function toHex(colour: Oklch): string {
  let [shown, beyond] = [0, colour.c];
  const fits = (c: number) =>
    toLight({ ...colour, c }).every((value) => value > -0.0005 && value < 1.0005);
  if (fits(beyond)) shown = beyond;
  for (let i = 0; i < 12 && shown < beyond; i += 1) {
    const middle = (shown + beyond) / 2;
    if (fits(middle)) shown = middle;
    else beyond = middle;
  }
  const channel = (value: number) => {
    const given = Math.min(1, Math.max(0, value));
    return Math.round(
      255 * (given <= 0.0031308 ? given * 12.92 : 1.055 * given ** (1 / 2.4) - 0.055),
    )
      .toString(16)
      .padStart(2, '0');
  };
  return `#${toLight({ ...colour, c: shown })
    .map(channel)
    .join('')}`;
}

/** Walks up and down in lightness, both at once, until a colour is good. */
function nearest(
  hex: string,
  good: (one: string) => boolean,
  way: 'both' | 'lighter' = 'both',
): string | null {
  if (good(hex)) return hex;
  const from = toOklch(hex);
  if (!from) return null;
  for (let step = 0.002; step <= 1; step += 0.002) {
    for (const l of way === 'both' ? [from.l - step, from.l + step] : [from.l + step]) {
      if (l < -0.002 || l > 1.002) continue;
      const one = toHex({ ...from, l: Math.min(1, Math.max(0, l)) });
      if (good(one)) return one;
    }
  }
  return null;
}
