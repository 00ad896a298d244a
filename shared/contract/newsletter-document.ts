import * as z from 'zod/mini';
import {
  documentLimits,
  toPlainText,
  type DocumentBlock,
  type NewsletterDocument,
} from '../newsletter/document.ts';
import { isLink, isWellFormed } from '../text-rules.ts';
import { described, named } from './openapi-metadata.ts';

const { blocks, runs, items, characters, url } = documentLimits;

const text = z.string('must be a text').check(
  z.minLength(1, 'must not be empty'),
  z.maxLength(characters, `must be at most ${characters} characters`),
  z.refine((value) => !/[^\P{Cc}\n]/u.test(value), 'must not contain control characters'),
  // The mail marks its placeholders with these.
  z.refine((value) => !/[\ue000\ue001]/.test(value), 'must not contain private characters'),
  z.refine(isWellFormed, 'must not contain an incomplete character'),
);
const href = z.string('must be a link').check(
  z.maxLength(url, `must be at most ${url} characters`),
  z.refine(
    (value) => isLink(value) && !/[\ue000\ue001]/.test(value),
    'must be a link that begins with http:// or https://',
  ),
);
const yes = z.optional(z.literal(true, 'must be true or omitted'));

/** `id`: names the schema in the reference, where input and reply have different forms. */
function createBlock(id: 'DocumentText' | 'EditedText') {
  const content = named(
    id,
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
  return z.discriminatedUnion(
    'type',
    [
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
      described(
        'The place of the posts of the issue.',
        z.strictObject({ type: z.literal('digest') }),
      ),
    ],
    'must be a block of a known type',
  );
}
const block = createBlock('DocumentText');

const countCharacters = (document: NewsletterDocument): number =>
  document
    .flatMap((part) =>
      'content' in part ? [part.content] : part.type === 'list' ? part.items : [],
    )
    .reduce((sum, part) => sum + toPlainText(part).length, 0);

/** A document in a request. */
export const editedDocument = z.array(createBlock('EditedText'), 'must be a list of blocks').check(
  z.maxLength(blocks, `must have at most ${blocks} blocks`),
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
export type SameDocument = [
  z.infer<typeof block> extends DocumentBlock ? true : never,
  DocumentBlock extends z.infer<typeof block> ? true : never,
];

/** Blocks of a public page, which stand around the posts. */
export const placedDocument = named(
  'PlacedDocument',
  z.object({
    before: described('Above the posts.', newsletterDocument),
    after: described('Below the posts.', newsletterDocument),
  }),
);
/** Of the longest document: each character may be escaped, and each run has its own marks. */
export const documentBody = { bytes: 512 * 1024, keys: 20_000 };
