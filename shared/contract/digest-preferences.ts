import * as z from 'zod/mini';
import { lengths, levels, preferenceLimits } from '../newsletter/preferences.ts';
import { digestLanguages } from '../paths.ts';
import { wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';

const weekdays = 'Days of the daily digest, 1 is Monday. Empty: every day.';
const topics = 'Posts about these come first.';
const avoid = 'Posts about these are left out.';
const only = 'True: posts about other topics are left out.';
const skipEmpty = 'True: no email when no post is about the topics.';
const posts = 'Most posts of an issue. Null: as many as the site has.';

/** What a subscriber wants the digest to be like. */
export const digestPreferences = named(
  'DigestPreferences',
  z.object({
    language: described("Null: the subscription's language.", z.nullable(z.enum(digestLanguages))),
    level: z.enum(levels),
    length: z.enum(lengths),
    topics: described(topics, z.array(z.string())),
    avoid: described(avoid, z.array(z.string())),
    only: described(only, z.boolean()),
    skipEmpty: described(skipEmpty, z.boolean()),
    posts: described(posts, z.nullable(z.int())),
    weekdays: described(weekdays, z.array(z.int())),
  }),
);

const subjects = z
  .array(
    z
      .string('must be texts')
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(
          preferenceLimits.characters,
          `must be of at most ${preferenceLimits.characters} characters each`,
        ),
      ),
    'must be a list',
  )
  .check(z.maxLength(preferenceLimits.subjects, `must be at most ${preferenceLimits.subjects}`));

/** The preferences that a reader chooses. Omitted ones are those of the standard digest. */
export const chosenPreferences = z.strictObject({
  language: z.optional(z.nullable(z.enum(digestLanguages))),
  level: z.optional(z.enum(levels)),
  length: z.optional(z.enum(lengths)),
  topics: described(topics, z.optional(subjects)),
  avoid: described(avoid, z.optional(subjects)),
  only: described(only, z.optional(z.boolean('must be true or false'))),
  skipEmpty: described(skipEmpty, z.optional(z.boolean('must be true or false'))),
  posts: described(posts, z.optional(z.nullable(wholeNumber(1, preferenceLimits.posts)))),
  weekdays: described(
    weekdays,
    z.optional(z.array(wholeNumber(1, 7), 'must be a list').check(z.maxLength(7, 'must be days'))),
  ),
});
