import * as z from 'zod/mini';
import {
  isLink,
  isWellFormed,
  looksLikeAddress,
  oneLine,
  removeHidden,
  visibleCharacters,
} from '../text-rules.ts';
import * as limits from '../limits.ts';
import { described } from './openapi-metadata.ts';

/** Rules for input. Messages continue the field's name. */

const wellFormed = z.refine<string>(isWellFormed, 'must not contain an incomplete character');

/** Rules of every text of one line. */
export const ofOneLine = [
  z.overwrite<string>(removeHidden),
  z.regex(oneLine, 'must be one line'),
  wellFormed,
] as const;

/** A name that recipients of emails may take for the sender. */
export const noAddress = z.refine<string>(
  (value) => !looksLikeAddress(value),
  'must not contain @, < or >, or a similar character',
);

/** A title, trimmed and with single spaces. */
export const title = described(
  `${limits.title.min}-${limits.title.max} characters on one line, ` +
    `at least ${limits.title.min} of them visible.`,
  z.string('must be a text').check(
    z.overwrite((value) =>
      removeHidden(value)
        .replace(/[\t\p{Zs}]+/gu, ' ')
        .trim(),
    ),
    ...ofOneLine,
    z.maxLength(limits.title.max, `must be at most ${limits.title.max} characters`),
    z.refine(
      (value) => visibleCharacters(value) >= limits.title.min,
      `must have at least ${limits.title.min} visible characters`,
    ),
  ),
  'A survey of small language models',
);

export const link = described(
  `An http or https URL, at most ${limits.url.max} characters, without username and password.`,
  z
    .string('must be a link')
    .check(
      z.trim(),
      z.maxLength(limits.url.max, `must be at most ${limits.url.max} characters`),
      z.refine(isLink, 'must be a link that begins with http:// or https://'),
    ),
  'https://example.org/survey',
);

/** Text of at least `min` visible characters, without NUL, which PostgreSQL cannot store. */
const text = (min: number, max: number) =>
  z.string('must be a text').check(
    z.maxLength(max, `must be at most ${max} characters`),
    z.refine((value) => !value.includes('\0'), 'must not contain the character NUL'),
    wellFormed,
    z.refine((value) => visibleCharacters(value) >= min, 'must not be empty'),
  );

export const postText = described(
  `Markdown, at most ${limits.postText.max} characters.`,
  text(0, limits.postText.max),
  'What I **learned** from it.',
);
export const commentText = described(
  `Markdown, 1-${limits.commentText.max} characters.`,
  text(1, limits.commentText.max),
  'I tried it, and it holds.',
);
export const about = described(
  `Plain text, at most ${limits.about.max} characters.`,
  text(0, limits.about.max),
  'I write about small models.',
);

/** One line, possibly empty. */
export const note = (max: number) =>
  z
    .string('must be a text')
    .check(...ofOneLine, z.trim(), z.maxLength(max, `must be at most ${max} characters`));

/** Plain text of several lines, possibly empty. */
export const textField = (max: number) =>
  z.string('must be a text').check(
    z.trim(),
    z.refine((value) => [...value].length <= max, `must be at most ${max} characters`),
    z.refine((value) => !/[^\P{Cc}\n]/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain an incomplete character'),
  );

/** Name of a user or of a key. */
export const name = z.string('must be a name').check(
  ...ofOneLine,
  z.trim(),
  noAddress,
  z.maxLength(limits.name.max, `must be at most ${limits.name.max} characters`),
  z.refine((value) => visibleCharacters(value) >= 1, 'must not be empty'),
);

export const id = z.string('must be an ID').check(z.regex(/^[A-Za-z0-9]{1,32}$/, 'must be an ID'));

/** An integer, inclusive bounds. */
export const wholeNumber = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`));

/** IDs in a query: `a,b,c`. */
export const idsParam = (max: number) =>
  z.pipe(
    z.pipe(
      z
        .string('must be IDs')
        .check(
          z.regex(
            /^[A-Za-z0-9]{1,32}(?:,[A-Za-z0-9]{1,32})*$/,
            'must be IDs with commas between them',
          ),
        ),
      z.transform((value) => value.split(',')),
    ),
    z.array(z.string()).check(z.maxLength(max, `must be at most ${max} IDs`)),
  );
