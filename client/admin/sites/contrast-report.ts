import { failures, type Pair } from '#shared/contrast.ts';
import { toLocale } from '#shared/texts/format.ts';
import type { Settings } from './draft-store.ts';
import { getColorName, getColorNameInText, modeNames } from './setting-labels.ts';
import { t } from '../lib/words.ts';

/** Both palettes of a theme. */
export const schemes = [
  { scheme: 'colors', name: 'light' },
  { scheme: 'dark', name: 'dark' },
] as const;
export type Scheme = (typeof schemes)[number]['scheme'];

export type Failing = Pair & { scheme: Scheme; mode: 'light' | 'dark'; ratio: number };

/**
 * Returns the pairs of both palettes with too little contrast. Those that block publishing come
 * first.
 */
export function findFailingPairs({ theme }: Pick<Settings, 'theme'>): Failing[] {
  return schemes
    .flatMap(({ scheme, name }) =>
      failures(theme[scheme]).map((pair) => ({ ...pair, scheme, mode: name })),
    )
    .toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
}

export const formatPair = ({
  front,
  back,
  mode,
}: Pick<Failing, 'front' | 'back' | 'mode'>): string =>
  t('{front} on {back}, {mode}', {
    front: getColorName(front),
    back: getColorNameInText(back),
    mode: modeNames[mode],
  });

/** Rounds down, so that no ratio seems sufficient when it is not. */
export const ratioDigits = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString(toLocale(t.language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
export const formatRatio = (ratio: number): string => `${ratioDigits(ratio)}:1`;
