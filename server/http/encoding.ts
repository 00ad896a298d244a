import type { Encoding } from '../ssr/assets.ts';

const accepted: [Encoding, RegExp][] = (['br', 'gzip'] as const).map((name) => [name, new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`)]);

/** The best encoding a client takes of those there are. */
export function negotiate(header: string | string[] | undefined, available: Partial<Record<Encoding, unknown>>): Encoding {
  if (!header) return 'identity';
  const text = String(header);
  return accepted.find(([name, pattern]) => available[name] && pattern.test(text))?.[0] ?? 'identity';
}
