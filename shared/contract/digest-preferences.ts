import * as z from 'zod/mini';
import { digestLanguages } from '../paths.ts';
import { described, named } from './openapi-metadata.ts';

export const levels = ['plain', 'standard', 'expert'] as const;
export const lengths = ['short', 'standard', 'long'] as const;

/** What a reader's own words are understood to wish for: all that they change in a digest. */
export const digestWishes = named(
  'DigestWishes',
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
    avoid: described(
      'Posts about these are left out as long as there are others.',
      z.array(z.string()),
    ),
    length: z.enum(lengths),
  }),
);
export type DigestPreferences = z.infer<typeof digestWishes>;

/** What can be taken out of somebody's words. */
export const wishKinds = ['language', 'level', 'length', 'topic', 'avoid'] as const;
export type WishKind = (typeof wishKinds)[number];
/** One wish; a topic or what is avoided has its words as `subject`. */
export type OneWish = { kind: WishKind; subject?: string | undefined };
