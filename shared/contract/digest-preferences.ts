import * as z from 'zod/mini';
import { wantedKinds } from '../newsletter/wanted-kinds.ts';
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
    kinds: described(
      'Posts of other kinds are left out. Absent if all kinds are wanted.',
      z.optional(z.array(z.enum(wantedKinds))),
    ),
  }),
);
export type DigestPreferences = z.infer<typeof digestPreferences>;

/** Kinds of preferences that can be removed from a prompt. */
export const preferenceKinds = ['language', 'level', 'length', 'topic', 'avoid', 'kind'] as const;
type PreferenceKind = (typeof preferenceKinds)[number];
/** One preference. `subject`: the topic to include or to avoid, or the kind of posts. */
export type DigestPreference = { kind: PreferenceKind; subject?: string | undefined };
