import { truncate } from '#shared/truncate.ts';
import type { PlacedDocument } from '#shared/newsletter/document.ts';
import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { format } from '#shared/texts/format.ts';
import type { PieceKind, SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { archivePath, postPath, toEntryId } from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { feedbackPlaceholder, placeholders } from './digest-template.ts';
import {
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
  /** When the linked article was published, if it says so. */
  publishedAt?: Date | null;
  /** Language of the title and of the source, if known. */
  language?: string | null;
  points: number;
  comments: number;
  /** Comments where an imported post comes from. */
  commentsElsewhere?: number | null;
  /** The comment with the highest rank. */
  comment: { text: string; by: string } | null;
  /** Stands above the first post of a group. */
  heading?: string | null;
  /** Other articles on the same story. */
  otherSources?: readonly { url: string; domain: string }[];
  /** The earlier issue with the story: its last day, and its period if it is public. */
  newSince?: { day: string; period: string | null } | null;
};

export type Digest = {
  frequency: 'daily' | 'weekly';
  /** Formatted for the language. */
  date: string;
  /** The kind of sentences that name none. */
  kind: SummaryKind;
  overview: DigestSentence[];
  /** What the readers of the variant want, as one line. */
  focus: string | null;
  /** Says how many posts are about the requested topics. */
  lead?: string | null;
  items: DigestItem[];
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

const noDocument: PlacedDocument = { before: [], after: [] };

/** A text by somebody else, with its language and direction. */
export type DescribedText = { text: string; attributes: TextAttributes };

export type DigestContent = ReturnType<typeof prepareDigest>;

/** A sentence. `mark` names its posts; `href` leads to the passages that it rests on. */
type MailSentence = DescribedText & { mark: string; href: string | null };
/** Sentences. `label`: who made them, where it is not the label of the email. */
type Piece = { label: string | null; inLines: boolean; sentences: MailSentence[] };

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
  const preparePiece = (
    sentences: readonly DigestSentence[],
    isMarked: (sentence: DigestSentence) => boolean,
    isOneText: (kind: PieceKind) => boolean,
  ): Piece | null => {
    if (sentences.length === 0) return null;
    const kinds = sentences.map(({ kind = digest.kind }) => kind);
    const publisher = digest.items.find(({ id }) => id === sentences[0]?.posts[0])?.domain ?? '';
    const prepared = sentences.map((sentence, i) => {
      const source = digest.items.find(({ id }) => id === sentence.posts[0]);
      // Only sentences by a model are in the language of the email.
      const expected: Partial<Record<PieceKind, string>> = { ai: language, note: siteLanguage };
      const cited = sentence.posts.flatMap((id) => places.get(id) ?? []);
      return {
        ...describe(
          stripMarkers(sentence.text),
          sentence.language ??
            expected[kinds[i] ?? digest.kind] ??
            source?.language ??
            siteLanguage,
        ),
        mark: isMarked(sentence) ? cited.map((place) => `[${place}]`).join(' ') : '',
        href: viewUrl && `${viewUrl}#${toSentenceId(sentence)}`,
      };
    });
    return {
      label:
        [...new Set(kinds)]
          .filter((kind) => kind !== digest.kind)
          .map((kind) => format(language, pack.issue.pieces[kind], { publisher }))
          .join(' · ') || null,
      inLines:
        getDirection(language) === 'rtl' ||
        !kinds.every(isOneText) ||
        new Set(prepared.map(({ attributes }) => JSON.stringify(attributes))).size > 1,
      sentences: prepared,
    };
  };
  const items = digest.items.map((item, i) => ({
    id: item.id,
    number: i + 1,
    feedback: (['more', 'less'] as const).map((direction) => ({
      text: pack.manage[direction],
      href: feedbackPlaceholder(direction, item.id),
    })),
    heading: item.heading ? describe(stripMarkers(item.heading), language) : null,
    title: describe(toPlainTitle(item.title), item.language ?? siteLanguage),
    href:
      item.url === null
        ? toSite(toSiteUrl(site, postPath(item.slug)), 'post', getPlace(i))
        : toOthers(stripMarkers(item.url), 'post', getPlace(i)),
    isLink: item.url !== null,
    discussion: toSite(
      `${toSiteUrl(site, postPath(item.slug))}#comments`,
      'discussion',
      getPlace(i),
    ),
    domain: item.domain,
    published: item.publishedAt
      ? formatIssueDay(language, item.publishedAt.toISOString().slice(0, 10))
      : null,
    summary: preparePiece(
      item.sentences,
      ({ passages = [] }) => passages.length > 0,
      () => true,
    ),
    points: format(language, texts.points, { count: item.points }),
    comments: format(language, texts.comments, { count: item.comments }),
    commentsElsewhere: item.commentsElsewhere
      ? format(language, texts.commentsElsewhere, { count: item.commentsElsewhere })
      : null,
    otherSources: item.otherSources?.length
      ? {
          text: pack.issue.otherSources,
          links: item.otherSources.map(({ url, domain }) => ({
            text: domain,
            href: toOthers(stripMarkers(url), 'source', getPlace(i)),
          })),
        }
      : null,
    newSince: item.newSince
      ? {
          text: format(language, pack.issue.newSince, {
            date: formatIssueDay(language, item.newSince.day),
          }),
          href:
            item.newSince.period &&
            toSite(toSiteUrl(site, archivePath(item.newSince.period)), 'earlier', getPlace(i)),
        }
      : null,
    comment: item.comment && {
      ...describe(item.comment.text, siteLanguage),
      quote: `“${stripMarkers(item.comment.text)}” (${item.comment.by})`,
    },
  }));
  const dateline = format(language, texts[digest.frequency], { site: siteName, date: digest.date });
  const links: { text: string; href: string }[] = [
    { text: texts.pauseLink, href: placeholders.manage },
    { text: welcome.unsubscribe, href: placeholders.unsubscribe },
  ];
  if (viewUrl !== null) links.push({ text: texts.viewInBrowser, href: viewUrl });
  const firstOmitted = items[shown];
  // Sentences of sources do not form one text.
  const overview = preparePiece(
    digest.overview,
    () => true,
    (kind) => kind === 'ai',
  );
  return {
    subject:
      (digest.subject && stripMarkers(digest.subject)) ||
      truncate(`${siteName}: ${items[0]?.title.text ?? dateline}`, 120),
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
    focus:
      digest.focus === null ? null : describe(truncate(stripMarkers(digest.focus), 200), language),
    overview,
    lead: digest.lead ? describe(stripMarkers(digest.lead), language) : null,
    items: items.slice(0, shown),
    /** Leads to the posts that are left out. */
    omitted: firstOmitted && {
      text: format(language, texts.otherPosts, { count: items.length - shown }),
      href: viewUrl && `${viewUrl}#${toEntryId(firstOmitted.id)}`,
    },
    /** Who made the sentences that have no label of their own. */
    label: overview || items.some(({ summary }) => summary) ? texts.labels[digest.kind] : null,
    links,
    frame: {
      language,
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

/** Sentences end with a space, except after full-width punctuation. */
export const getSeparator = ({ text, mark }: MailSentence): string =>
  mark === '' && /[。！？]$/.test(text) ? '' : ' ';
