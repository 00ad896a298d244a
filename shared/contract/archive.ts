import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { pieceKinds, summaryKinds, type PieceKind } from '../newsletter/summary-kinds.ts';
import { digestLanguages } from '../paths.ts';
import { textField } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { placedDocument } from './newsletter-document.ts';
import { described, named } from './openapi-metadata.ts';
import { postSummary } from './posts.ts';
import { frequencies, frequency } from './subscription-schemas.ts';
import { minutes, type Limit } from './rate-limit.ts';

const day = described('A day.', z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), '2026-11-21');

/** Identifies an issue of the digest. */
export const issueName = named(
  'IssueName',
  z.object({
    period: described('A day, or a week by its ISO number.', z.string(), '2026-11-21', '2026-w47'),
    frequency: described(
      '`letter`: written by hand, without a period.',
      z.enum([...frequencies, 'letter']),
    ),
    subject: described('Of a letter; null for others.', z.nullable(z.string())),
    firstDay: described("First day of the period, in the site's time zone.", day, '2026-11-21'),
    lastDay: described('Last day of the period; the same for a day.', day, '2026-11-21'),
  }),
);
export type IssueName = z.infer<typeof issueName>;

const number = described(
  'Counts the issues of the site of this frequency; null for letters.',
  z.nullable(z.int()),
);

const issueSummary = named(
  'IssueSummary',
  z.extend(issueName, {
    number,
    publishedAt: described('When it was written.', instant),
    titles: described('Titles of the first posts.', z.array(z.string())),
    postCount: described('Posts of the issue that are still shown.', z.int()),
  }),
);
export type IssueSummary = z.infer<typeof issueSummary>;

const place = described('Position of an item of the issue, from 1.', z.int());
export const issueSentence = named(
  'IssueSentence',
  z.object({
    id: described('The same for the same sentence in every issue.', z.string()),
    text: z.string(),
    kind: described(
      '`ai`: written by a model. `selected`: copied from the source, selected by a model. ' +
        '`extract`: copied, selected without a model. `note`: by an editor. `description`: by the ' +
        'publisher of the source.',
      z.enum(pieceKinds),
    ),
    language: described('If known.', z.nullable(z.string())),
    places: described('The items that the sentence rests on.', z.array(place)),
    passages: described(
      'Sentences of the sources that it rests on, word for word.',
      z.array(
        z.object({
          place: described('Null: another source of the story.', z.nullable(z.int())),
          domain: described('Of the source; null for a text post.', z.nullable(z.string())),
          text: z.string(),
          url: described('The source, with a text fragment.', z.string()),
        }),
      ),
    ),
    correction: described(
      'An editor struck the sentence because it is wrong, and wrote this.',
      z.nullable(z.object({ text: z.string(), at: instant })),
    ),
  }),
);
export type IssueSentence = z.infer<typeof issueSentence>;

const issueItem = named(
  'IssueItem',
  z.object({
    post: described('Its current state.', postSummary),
    language: described('Language of the linked page, if known.', z.nullable(z.string())),
    sentences: described(
      "The summary, or an editor's note. Empty if there is none.",
      z.array(issueSentence),
    ),
    day: described("Of the post, in the site's time zone.", day, '2026-11-21'),
    reason: described('Why the issue has it; null if it replaced a post.', z.nullable(z.string())),
    otherSources: described(
      'Other articles on the same story.',
      z.array(z.object({ url: z.string(), domain: z.string() })),
    ),
    newSince: described(
      'The earlier issue with the same story: its last day, and its period if it is public.',
      z.nullable(z.object({ day, period: z.nullable(z.string()) })),
    ),
  }),
);

const picture = described(
  'Of the first item; null if there is none. `path`: an image of the site. `alt`: by the ' +
    'publisher, may be empty.',
  z.nullable(z.object({ path: z.string(), alt: z.string() })),
);

/** A public issue. */
const issue = named(
  'Issue',
  z.extend(issueName, {
    number,
    publishedAt: described('When it was written.', instant),
    editor: described('Who wrote the notes, if the site names somebody.', z.string()),
    kind: described(
      '`ai`: a model wrote the summaries. `selected`: a model chose sentences of the sources. ' +
        '`extract`: they are sentences of the sources, chosen without a model.',
      z.enum(summaryKinds),
    ),
    intro: described(
      'The text of the document above the posts, without formatting; empty: none.',
      z.string(),
    ),
    document: placedDocument,
    overview: described('The overview, sentence by sentence.', z.array(issueSentence)),
    items: described('Excludes deleted and hidden posts.', z.array(issueItem)),
    picture,
    before: described('The previous issue of the same frequency.', z.nullable(issueName)),
    after: described('The issue after.', z.nullable(issueName)),
  }),
);
export type Issue = z.infer<typeof issue>;

const text = z.string();
/** Texts of the sentences of a digest, in its language. */
export const sentenceTexts = named(
  'DigestSentenceTexts',
  z.object({
    pieces: described(
      'Say who made the sentences of a piece, by their kind.',
      z.object(
        Object.fromEntries(pieceKinds.map((kind) => [kind, text])) as Record<
          PieceKind,
          typeof text
        >,
      ),
    ),
    passage: text,
    inSource: text,
    correction: text,
  }),
);

/** Texts of the page that reports a sentence, in the language of its digest. */
const reportTexts = named(
  'SentenceReportTexts',
  z.object({
    action: text,
    heading: text,
    question: text,
    passages: text,
    note: text,
    counter: described('With `{used}` and `{most}`.', text),
    thanks: text,
    thanksText: text,
    back: text,
  }),
);

/** The page of an email. */
const digestView = named(
  'DigestView',
  z.object({
    language: z.enum(digestLanguages),
    dir: described('Text direction.', z.enum(['ltr', 'rtl'])),
    dateline: described('The day or days, and the number of the issue.', text),
    subject: described('Of a letter; null for others.', z.nullable(text)),
    kind: z.enum(summaryKinds),
    label: described('Says who made most sentences.', text),
    publishedAt: described('When it was written.', instant),
    published: described('The same day, in the language.', text),
    intro: described('The text of the document above the posts; empty: none.', text),
    document: placedDocument,
    overview: described('The overview, sentence by sentence.', z.array(issueSentence)),
    items: described(
      'Excludes deleted and hidden posts. The facts are in the language.',
      z.array(
        z.extend(issueItem, {
          heading: described('Heading above the first post of a group.', z.nullable(text)),
          newSinceText: described('Says since when there is news.', z.nullable(text)),
          dayText: text,
          comments: text,
        }),
      ),
    ),
    picture,
    texts: z.extend(sentenceTexts, {
      removed: text,
      newSince: text,
      pastIssues: text,
      report: reportTexts,
    }),
  }),
);
export type DigestView = z.infer<typeof digestView>;

const issueList = named(
  'IssueList',
  z.object({ issues: z.array(issueSummary), nextCursor, hasNextPage: z.boolean() }),
);
export type IssueList = z.infer<typeof issueList>;

const byPeriod = z.strictObject({
  period: described(
    'The day or week it covers.',
    z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be letters, digits and hyphens')),
    '2026-11-21',
    '2026-w47',
  ),
});

const byViewToken = z.strictObject({ token: z.string().check(z.maxLength(100)) });

/** A report of a sentence. */
const sentenceReport = z.strictObject({
  sentence: described('Its ID.', z.string('must be the ID of a sentence').check(z.maxLength(40))),
  note: described(
    `What is wrong, at most ${limits.correction.note} characters.`,
    z.optional(textField(limits.correction.note)),
  ),
});
const sentenceReported = named('SentenceReported', z.object({ reported: z.literal(true) }));

const sentenceReportsLimit: Limit = {
  name: 'sentence-reports',
  requests: 'reports',
  storage: 'database',
  seconds: minutes(10),
  network: 20,
};

export const archive = {
  'GET /api/newsletter/archive': endpoint({
    access: 'anyone',
    summary: 'Public digest issues, newest first.',
    query: z.strictObject({
      frequency: described('Only those of this frequency.', z.optional(frequency)),
      limit: described(
        `Page size, ${limits.pageSize} by default.`,
        z.optional(integerParam(limits.maxPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: issueList,
    apiKey: 'read',
  }),
  'GET /api/newsletter/archive/{period}': endpoint({
    access: 'anyone',
    summary: 'A public digest issue.',
    path: byPeriod,
    reply: issue,
    apiKey: 'read',
  }),
  'POST /api/newsletter/archive/{period}/reports': endpoint({
    access: 'anyone',
    limit: sentenceReportsLimit,
    summary: 'Reports a sentence of an issue as wrong, to the editors.',
    path: byPeriod,
    body: sentenceReport,
    reply: sentenceReported,
    errorCodes: ['not_found', 'too_many_requests'],
  }),
  'GET /api/newsletter/view/{token}': endpoint({
    access: 'anyone',
    summary: 'The digest of an email, by the token of its "View in browser" link.',
    path: byViewToken,
    reply: digestView,
    errorCodes: ['not_found', 'gone'],
  }),
  'POST /api/newsletter/view/{token}/reports': endpoint({
    access: 'anyone',
    limit: sentenceReportsLimit,
    summary: "Reports a sentence of an email as wrong, to the editors. They don't see the token.",
    path: byViewToken,
    body: sentenceReport,
    reply: sentenceReported,
    errorCodes: ['not_found', 'gone', 'too_many_requests'],
  }),
};
