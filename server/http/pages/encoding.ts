import { constants } from 'node:zlib';
import type { Encoding } from '../../ssr/assets.ts';

/** What is made on the fly must not cost more to compress than to make. */
export const onTheFly = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  gzip: { level: 4 },
};

const accepted: [Encoding, RegExp][] = (['br', 'gzip'] as const).map((name) => [
  name,
  new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`),
]);

/** The best encoding a client takes of those there are. */
export function negotiate(
  header: string | string[] | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  if (!header) return 'identity';
  const text = String(header);
  return (
    accepted.find(([name, pattern]) => available[name] && pattern.test(text))?.[0] ?? 'identity'
  );
}
