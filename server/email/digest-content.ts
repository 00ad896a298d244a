import { truncate } from '#shared/truncate.ts';
import { showHost } from '#shared/host-names.ts';
import type { PlacedDocument } from '#shared/newsletter/document.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { format } from '#shared/texts/format.ts';
import { label } from '#shared/texts/label.ts';
import type { PieceKind, SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { postPath, toEntryId } from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { placeholders } from './digest-template.ts';
import {
  formatIssueDate,
  formatIssueDay,
  getTextAttributes,
  stripMarkers,
  toPlainTitle,
  type TextAttributes,
} from './digest-text.ts';
import { getDirection, type MailLanguage, type MailSite } from './layout.tsx';
import { markDocument, noMarks, type LinkMarker } from './link-marker.ts';
import { toSentenceId } from './sentence-id.ts';

/** A post in a digest. All fields are plain text by users, never markup. */
export type DigestItem = {
  id: string;
  slug: string;
  title: string;
  /** The linked article; null for a text post. */
  url: string | null;
  domain: string | null;
  sentences: DigestSentence[];
  /** Language of the title and of the source, if known. */
  language?: string | null;
  /** Stands above the title. */
  tag?: string | null;
  /** The day of its source, or else of the post, such as 2026-11-20. */
  day?: string | null;
  comments: number;
  /** The comment with the highest rank. */
  comment: { text: string; by: string } | null;
  /** Stands above the first post of a group. */
  heading?: string | null;
  /** Other articles on the same story. */
  otherSources?: readonly { id: string; url: string; domain: string }[];
  /** The earlier issue with the story: its last day, and its period if it is public. */
  newSince?: { day: string; period: string | null } | null;
};

export type Digest = {
  frequency: 'daily' | 'weekly';
  /** The first and the last day, as yyyy-mm-dd. */
  days: { firstDay: string; lastDay: string };
  /** Counts the issues of the site. */
  number?: number | null;
  /** The kind of sentences that name none. */
  kind: SummaryKind;
  overview: DigestSentence[];
  /** What the readers of the variant want, as one line. */
  focus: string | null;
  /** Says how many posts are about the requested topics. */
  lead?: string | null;
  items: DigestItem[];
  /** The picture of the first post: an image of the site. */
  picture?: LeadPicture | null;
  /** The page that shows the digest in a browser; null for one that is not stored. */
  viewPath: string | null;
  /** What an editor wrote around the posts. */
  document?: PlacedDocument;
  /** Subject by an editor, or by a model. */
  subject?: string | null;
  /** The line after it in inboxes. */
  preheader?: string | null;
  /** Marks links for the statistics; null for an email that is not part of them. */
  marker?: LinkMarker | null;
  /** `document` without its sections, whose links are counted without a place. */
  commonDocument?: PlacedDocument;
  /** Posts of the variant without a prompt. Later ones are marked as its last. */
  commonPosts?: number;
};

/** `alt`: by the publisher; empty if there is none. */
export type LeadPicture = { path: string; alt: string };

export const writeComments = ({ language, pack }: MailLanguage, count: number): string =>
  count === 0 ? pack.mail.digest.discuss : format(language, pack.mail.digest.comments, { count });

/** The day or days, and the number of the issue. */
export const writeDateline = (
  { language, pack }: MailLanguage,
  { date, number }: { date: string; number?: number | null },
): string => (number ? `${date} · ${format(language, pack.mail.digest.number, { number })}` : date);

/** Returns the name of the editor, if the site gives that of somebody; else an empty text. */
export const findEditor = ({ theme: { siteName, seo } }: Pick<MailSite, 'theme'>): string =>
  seo.author === siteName ? '' : seo.author;

const noDocument: PlacedDocument = { before: [], after: [] };

/** A text by somebody else, with its language and direction. */
export type DescribedText = { text: string; attributes: TextAttributes };

export type DigestContent = ReturnType<typeof prepareDigest>;

/**
 * A sentence. `href` leads to the passages that it rests on: from `mark`, which names the posts that
 * it cites besides the one that it stands below, or else from the sentence itself. Other entries
 * are named by number, other sources of the story by domain.
 */
type MailSentence = DescribedText & { mark: string; href: string | null };
/** `label`: who made the sentences, if others made most. `inLines`: each has its own line. */
type Piece = {
  label: string | null;
  isUsual: boolean;
  inLines: boolean;
  sentences: MailSentence[];
};

/**
 * Prepares the texts and URLs that HTML and plain text share. Posts after the first `shown` are
 * left to the page in the browser.
 */
export function prepareDigest(
  site: MailSite,
  { language, pack }: MailLanguage,
  digest: Digest,
  shown = digest.items.length,
) {
  const { digest: texts, welcome } = pack.mail;
  const { siteName } = site.theme;
  const siteLanguage = languageTag(site.theme.seo.locale) ?? 'en';
  const { toSite, toOthers } = digest.marker ?? noMarks;
  const viewUrl =
    digest.viewPath === null ? null : toSite(toSiteUrl(site, digest.viewPath), 'page');
  const describe = (text: string, expected: string): DescribedText => ({
    text,
    attributes: getTextAttributes(text, expected, language),
  });
  const getPlace = (i: number) => Math.min(i + 1, Math.max(1, digest.commonPosts ?? Infinity));
  const places = new Map(digest.items.map(({ id }, i) => [id, i + 1]));
  const { pieces } = pack.issue;
  const labels = { ...pieces, note: [pieces.note, findEditor(site)].filter(Boolean).join(': ') };
  const preparePiece = (
    sentences: readonly DigestSentence[],
    below: DigestItem | null,
    isOneText: (kind: PieceKind) => boolean,
  ): Piece | null => {
    if (sentences.length === 0) return null;
    const kinds = sentences.map(({ kind = digest.kind }) => kind);
    const publisher = showHost(below?.domain ?? '');
    const isOneLink =
      below !== null &&
      sentences.length > 1 &&
      sentences.every(({ posts }) => posts.every((id) => id === below.id));
    const prepared = sentences.map((sentence, i) => {
      const source = digest.items.find(({ id }) => id === sentence.posts[0]);
      // Only sentences by a model are in the language of the email.
      const expected: Partial<Record<PieceKind, string>> = { ai: language, note: siteLanguage };
      const marks = sentence.posts.flatMap((id) => {
        const place = id === below?.id ? undefined : places.get(id);
        const other = below?.otherSources?.find((one) => one.id === id);
        return place === undefined ? (other ? showHost(other.domain) : []) : `[${place}]`;
      });
      return {
        ...describe(
          stripMarkers(sentence.text),
          sentence.language ??
            expected[kinds[i] ?? digest.kind] ??
            source?.language ??
            siteLanguage,
        ),
        mark: marks.join(' '),
        href:
          below === null || (sentence.passages ?? []).length > 0
            ? viewUrl && `${viewUrl}#${isOneLink ? toEntryId(below.id) : toSentenceId(sentence)}`
            : null,
      };
    });
    return {
      label:
        [...new Set(kinds)]
          .filter((kind) => kind !== digest.kind)
          .map((kind) => format(language, labels[kind], { publisher }))
          .join(' · ') || null,
      isUsual: kinds.includes(digest.kind),
      inLines:
        !kinds.every(isOneText) ||
        (getDirection(language) === 'rtl' && prepared.some(({ mark }) => mark !== '')) ||
        new Set(prepared.map(({ attributes }) => JSON.stringify(attributes))).size > 1,
      sentences: prepared,
    };
  };
  // Sentences of sources do not form one text.
  const overview = preparePiece(digest.overview, null, (kind) => kind === 'ai');
  const isCited = overview?.sentences.some(({ mark }) => mark !== '') ?? false;
  const summaries = digest.items.map((item) => preparePiece(item.sentences, item, () => true));
  const items = digest.items.map((item, i) => ({
    id: item.id,
    isLead: i === 0,
    number: isCited ? i + 1 : null,
    heading: item.heading ? describe(stripMarkers(item.heading), language) : null,
    kicker: item.tag ? describe(item.tag, siteLanguage) : null,
    title: describe(toPlainTitle(item.title), item.language ?? siteLanguage),
    href:
      item.url === null
        ? toSite(toSiteUrl(site, postPath(item.slug)), 'post', getPlace(i))
        : toOthers(stripMarkers(item.url), 'post', getPlace(i)),
    isLink: item.url !== null,
    summary: summaries[i] ?? null,
    // A label may name the publisher already.
    sources: [item.domain ?? [], (item.otherSources ?? []).map(({ domain }) => domain)]
      .flat(2)
      .map(showHost)
      .filter((domain) => !summaries[i]?.label?.includes(domain)),
    facts: [
      item.day && formatIssueDay(language, item.day, digest.days.lastDay),
      item.newSince &&
        format(language, pack.issue.newSince, {
          date: formatIssueDay(language, item.newSince.day, digest.days.lastDay),
        }),
    ].filter((fact) => typeof fact === 'string'),
    discussion: {
      text: writeComments({ language, pack }, item.comments),
      href: toSite(`${toSiteUrl(site, postPath(item.slug))}#comments`, 'discussion', getPlace(i)),
    },
    comment:
      i === 0 && item.comment
        ? {
            ...describe(item.comment.text, siteLanguage),
            quote: `“${toInnerQuotes(stripMarkers(item.comment.text))}” (${item.comment.by})`,
          }
        : null,
  }));
  const dateline = writeDateline(
    { language, pack },
    { date: formatIssueDate(language, digest.days), number: digest.number },
  );
  const links: { text: string; href: string }[] = [
    { text: texts.rate[digest.frequency], href: placeholders.rate },
    { text: texts.pauseLink, href: placeholders.manage },
    { text: welcome.unsubscribe, href: placeholders.unsubscribe },
  ];
  if (viewUrl !== null) links.push({ text: texts.viewInBrowser, href: viewUrl });
  const firstOmitted = items[shown];
  return {
    subject:
      (digest.subject && stripMarkers(digest.subject)) ||
      truncate(label(language, siteName, items[0]?.title.text ?? dateline), 120),
    dateline,
    document: digest.marker
      ? markDocument(
          site,
          digest.document ?? noDocument,
          digest.marker,
          digest.commonDocument ?? digest.document,
        )
      : (digest.document ?? noDocument),
    describe: (text: string, source?: string | null) =>
      describe(text, source ?? siteLanguage).attributes,
    overview,
    focus:
      digest.focus === null ? null : describe(truncate(stripMarkers(digest.focus), 200), language),
    lead: digest.lead ? describe(stripMarkers(digest.lead), language) : null,
    items: items.slice(0, shown),
    /** Leads to the posts that are left out. */
    omitted: firstOmitted && {
      text: format(language, texts.otherPosts, { count: items.length - shown }),
      href: viewUrl && `${viewUrl}#${toEntryId(firstOmitted.id)}`,
    },
    picture: digest.picture ?? null,
    /** Who made the sentences that have no label. */
    label: [overview, ...items.map(({ summary }) => summary)].some((piece) => piece?.isUsual)
      ? texts.labels[digest.kind]
      : null,
    links,
    frame: {
      language,
      hasLogo: true,
      trap: digest.marker?.trap,
      picture: digest.marker?.picture ?? undefined,
      foot: format(language, texts.why, { site: siteName }),
      preheader:
        (digest.preheader && stripMarkers(digest.preheader)) ||
        truncate(
          items
            .slice(1)
            .map(({ title }) => title.text)
            .join(' · '),
          180,
        ),
    },
  };
}

const toInnerQuotes = (text: string) => text.replaceAll('“', '‘').replaceAll('”', '’');

/** Sentences end with a space, except after full-width punctuation. */
export const getSeparator = ({ text, mark }: MailSentence): string =>
  mark === '' && /[。！？]$/.test(text) ? '' : ' ';
