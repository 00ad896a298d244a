import * as z from 'zod/mini';
import {
  documentLimits,
  flattenDocument,
  isImageSource,
  listSegmentIds,
  toPlainText,
  type DocumentBlock,
  type NewsletterDocument,
  type ShownBlock,
} from '../newsletter/document.ts';
import { isLink, isWellFormed } from '../text-rules.ts';
import { id, ofOneLine, wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Expect<T extends true> = T;

const { blocks, segments, runs, items, characters, url, line, alt, caption, sponsor, posts } =
  documentLimits;

// The email marks its placeholders with these.
const marker = /[\ue000\ue001]/;
const text0 = z.string('must be a text').check(
  z.refine((value) => !/[^\P{Cc}\n]/u.test(value), 'must not contain control characters'),
  z.refine((value) => !marker.test(value), 'must not contain private characters'),
  z.refine(isWellFormed, 'must not contain an incomplete character'),
);
const text = text0.check(
  z.minLength(1, 'must not be empty'),
  z.maxLength(characters, `must be at most ${characters} characters`),
);
const href = z.string('must be a link').check(
  z.maxLength(url, `must be at most ${url} characters`),
  z.refine(
    (value) => isLink(value) && !marker.test(value),
    'must be a link that begins with http:// or https://',
  ),
);
const yes = z.optional(z.literal(true, 'must be true or omitted'));

const lineOf = (max: number, min: 0 | 1 = 1) =>
  text0.check(
    ...ofOneLine,
    z.minLength(min, 'must not be empty'),
    z.maxLength(max, `must be at most ${max} characters`),
  );

/**
 * Blocks of sections too. `name`: of the text in the reference, where input and reply have
 * different forms.
 */
const createInnerBlocks = (name: 'DocumentText' | 'EditedText' | 'ShownText') => {
  const content = named(
    name,
    z
      .array(
        z.strictObject({
          text: described('A line feed is a line break.', text),
          bold: yes,
          italic: yes,
          href: z.optional(href),
        }),
        'must be a list',
      )
      .check(z.maxLength(runs, `must have at most ${runs} parts`)),
  );
  return [
    z.strictObject({
      type: z.literal('heading'),
      level: z.literal([2, 3], 'must be 2 or 3'),
      content,
    }),
    z.strictObject({ type: z.literal('text'), content }),
    z.strictObject({
      type: z.literal('list'),
      ordered: z.boolean('must be true or false'),
      items: z
        .array(content, 'must be a list')
        .check(
          z.minLength(1, 'must have an item'),
          z.maxLength(items, `must have at most ${items} items`),
        ),
    }),
    z.strictObject({ type: z.literal('quote'), content }),
    z.strictObject({ type: z.literal('divider') }),
    z.strictObject({
      type: z.literal('image'),
      src: described(
        'An https URL, or a path of the site. Pages show images of the site only.',
        z.string('must be a link').check(
          z.maxLength(url, `must be at most ${url} characters`),
          z.refine(
            (value) => isImageSource(value) && !marker.test(value),
            'must be a link that begins with https://, or a path of this site',
          ),
        ),
      ),
      alt: described('Describes the image in words.', lineOf(alt, 0)),
      caption: z.optional(described('Shown below the image.', lineOf(caption))),
      href: z.optional(href),
    }),
    z.strictObject({ type: z.literal('button'), label: lineOf(line), href }),
    z.strictObject({
      type: z.literal('sponsor'),
      label: described('Says that it is an advertisement.', lineOf(line)),
      name: lineOf(line),
      text: text0.check(z.maxLength(sponsor, `must be at most ${sponsor} characters`)),
      href,
    }),
  ] as const;
};
const digestBlock = described(
  'The place of the posts of the issue.',
  z.strictObject({ type: z.literal('digest') }),
);
const referenceBlocks = [
  z.strictObject({ type: z.literal('post'), postId: id }),
  described(
    'The best posts with a tag, of the days of the issue.',
    z.strictObject({
      type: z.literal('posts'),
      title: lineOf(line, 0),
      tag: lineOf(line),
      count: wholeNumber(1, posts),
    }),
  ),
  z.strictObject({ type: z.literal('comment'), commentId: id }),
] as const;
const unknownBlock = 'must be a block of a known type';
const createBlock = (name: 'DocumentText' | 'EditedText') => {
  const inner = [...createInnerBlocks(name), ...referenceBlocks] as const;
  const section = described(
    'Blocks for the readers of a segment. No page or feed shows them.',
    z.strictObject({
      type: z.literal('section'),
      segmentId: z
        .string('must be the ID of a segment')
        .check(z.regex(/^[A-Za-z0-9]{1,40}$/, 'must be the ID of a segment')),
      blocks: z
        .array(z.discriminatedUnion('type', inner, unknownBlock), 'must be a list of blocks')
        .check(
          z.minLength(1, 'must have a block'),
          z.maxLength(blocks, `must have at most ${blocks} blocks`),
        ),
    }),
  );
  return z.discriminatedUnion('type', [...inner, digestBlock, section], unknownBlock);
};
const block = createBlock('DocumentText');

const countCharacters = (document: NewsletterDocument): number =>
  flattenDocument(document)
    .flatMap((part) =>
      'content' in part ? [part.content] : part.type === 'list' ? part.items : [],
    )
    .reduce((sum, part) => sum + toPlainText(part).length, 0);

/** A document in a request. */
export const editedDocument = z.array(createBlock('EditedText'), 'must be a list of blocks').check(
  z.maxLength(blocks, `must have at most ${blocks} blocks`),
  z.refine(
    (value) => value.length > blocks || flattenDocument(value).length <= blocks,
    `must have at most ${blocks} blocks`,
  ),
  z.refine(
    (value) => listSegmentIds(value).length <= segments,
    `must have sections for at most ${segments} segments`,
  ),
  z.refine(
    (value) => countCharacters(value) <= characters,
    `must have at most ${characters} characters`,
  ),
  z.refine(
    (value) => value.filter(({ type }) => type === 'digest').length <= 1,
    'must have the posts of the issue only once',
  ),
);
/** A document in a reply. */
export const newsletterDocument = named('NewsletterDocument', z.array(block));

/** Fails to compile when the schema and the type differ. */
export type SameDocument = Expect<Same<z.infer<typeof block>, DocumentBlock>>;

const shownPost = z.object({
  title: z.string(),
  href: described('The linked page, or a path of the site.', z.string()),
  discussion: described('A path of the site.', z.string()),
  domain: z.nullable(z.string()),
  language: described('Language of the linked page, if known.', z.nullable(z.string())),
});
const shownBlock = z.discriminatedUnion('type', [
  ...createInnerBlocks('ShownText'),
  digestBlock,
  z.object({
    type: z.literal('shown-posts'),
    title: described('Above the posts; empty: none.', z.string()),
    posts: z.array(shownPost),
  }),
  z.object({
    type: z.literal('shown-comment'),
    text: z.string(),
    by: z.string(),
    href: described('A path of the site.', z.string()),
    title: described('Of its post.', z.string()),
  }),
]);
export type SameShownBlock = Expect<Same<z.infer<typeof shownBlock>, ShownBlock>>;
const shownDocument = named('ShownDocument', z.array(shownBlock));

/** Blocks of a public page around the posts, without hidden posts and comments. */
export const placedDocument = named(
  'PlacedDocument',
  z.object({
    before: described('Above the posts.', shownDocument),
    after: described('Below the posts.', shownDocument),
  }),
);
/** Fits the longest document: each character may be escaped, each run has its own marks. */
export const documentBody = { bytes: 512 * 1024, keys: 20_000 };
