import * as z from 'zod/mini';
import { digestLanguages } from '../paths.ts';
import { described, named } from './openapi-metadata.ts';

export const levels = ['plain', 'standard', 'expert'] as const;
export const lengths = ['short', 'standard', 'long'] as const;

/** Preferences parsed from a prompt. */
export const digestPreferences = named(
  'DigestPreferences',
  z.object({
    language: described(
      "Null if not specified: then the subscription's language.",
      z.nullable(z.enum(digestLanguages)),
    ),
    level: z.enum(levels),
    topics: described(
      'Posts about these come first, spelled as the reader wrote them.',
      z.array(z.string()),
    ),
    avoid: described('Posts about these are left out.', z.array(z.string())),
    length: z.enum(lengths),
    only: described('True: posts about other topics are left out.', z.boolean()),
  }),
);
export type DigestPreferences = z.infer<typeof digestPreferences>;

/** Kinds of preferences that can be removed from a prompt. */
export const preferenceKinds = ['language', 'level', 'length', 'topic', 'avoid'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];
/** One preference. `subject`: the topic to include or to avoid. */
export type DigestPreference = { kind: PreferenceKind; subject?: string | undefined };
