import { toLocale } from '#shared/newsletter/dates.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import type { PieceKind, SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { postPath } from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { placeholders } from './digest-template.ts';
import {
  getTextAttributes,
  shorten,
  stripMarkers,
  toPlainTitle,
  type TextAttributes,
} from './digest-text.ts';
import { getDirection, toSiteUrl, type MailLanguage, type MailSite } from './layout.tsx';

/** A post in a digest. All fields are plain text by users, never markup. */
export type DigestItem = {
  id: string;
  slug: string;
  title: string;
  /** Null for a text post. */
  domain: string | null;
  /** One or two sentences, if there are any. */
  summary: string | null;
  /** Who made them. Without it, that of the digest is assumed but not stated. */
  kind?: PieceKind;
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
};

export type Digest = {
  frequency: 'daily' | 'weekly';
  /** Formatted for the language. */
  date: string;
  /** The kind of all its sentences: `ai` as soon as a model wrote one. */
  kind: SummaryKind;
  /** Who made the overview, if it differs. */
  overviewKind?: SummaryKind;
  /** Sentences with the ids of their source posts, and the language of the source if known. */
  overview: { text: string; posts: string[]; language?: string | null }[];
  /** The prompt of the variant, as its subscribers wrote it. */
  focus: string | null;
  /** Says how many posts are about the requested topics. */
  lead?: string | null;
  items: DigestItem[];
  /** Null for a variant with a prompt, which is not public. */
  archivePath: string | null;
  /** Text by an editor above the digest. */
  intro?: string;
  /** Subject by an editor. */
  subject?: string | null;
};

/** A text by somebody else, with its language and direction. */
export type DescribedText = { text: string; attributes: TextAttributes };

export type DigestContent = ReturnType<typeof prepareDigest>;

/** Prepares the texts and URLs that HTML and plain text share. */
export function prepareDigest(site: MailSite, { language, pack }: MailLanguage, digest: Digest) {
  const { digest: texts, welcome } = pack.mail;
  const { siteName } = site.theme;
  const numbers = new Intl.NumberFormat(toLocale(language));
  const siteLanguage = languageTag(site.theme.seo.locale) ?? 'en';
  const describe = (text: string, expected: string): DescribedText => ({
    text,
    attributes: getTextAttributes(text, expected, language),
  });
  const overviewKind = digest.overviewKind ?? digest.kind;
  /** Only sentences by a model are in the language of the mail. */
  const describeSentence = (text: string, kind: PieceKind, source: string | null | undefined) =>
    describe(text, kind === 'ai' ? language : (source ?? siteLanguage));
  const items = digest.items.map((item, i) => ({
    id: item.id,
    number: i + 1,
    heading: item.heading ? describe(stripMarkers(item.heading), language) : null,
    title: describe(toPlainTitle(item.title), item.language ?? siteLanguage),
    href: toSiteUrl(site, postPath(item.slug)),
    domain: item.domain,
    summary: item.summary
      ? {
          ...describeSentence(
            stripMarkers(item.summary),
            item.kind ?? digest.kind,
            item.kind === 'note' ? null : item.language,
          ),
          label: item.kind && texts.pieces[item.kind],
        }
      : null,
    points: fillIn(texts.points, { count: numbers.format(item.points) }),
    comments: fillIn(texts.comments, { count: numbers.format(item.comments) }),
    commentsElsewhere: item.commentsElsewhere
      ? fillIn(texts.commentsElsewhere, { count: numbers.format(item.commentsElsewhere) })
      : null,
    comment: item.comment && {
      ...describe(item.comment.text, siteLanguage),
      quote: `“${stripMarkers(item.comment.text)}” (${item.comment.by})`,
    },
  }));
  const dateline = fillIn(texts[digest.frequency], { site: siteName, date: digest.date });
  const links: { text: string; href: string }[] = [
    { text: texts.pauseLink, href: placeholders.manage },
    { text: welcome.unsubscribe, href: placeholders.unsubscribe },
  ];
  if (digest.archivePath !== null)
    links.push({ text: texts.viewInBrowser, href: toSiteUrl(site, digest.archivePath) });
  // Without an overview, the common label has to be true of each post.
  const hasLabel =
    digest.overview.length > 0 ||
    digest.items.every(
      ({ summary, kind = digest.kind }) => summary === null || kind === digest.kind,
    );
  return {
    subject:
      (digest.subject && stripMarkers(digest.subject)) ||
      shorten(`${siteName}: ${items[0]?.title.text ?? dateline}`, 120),
    dateline,
    intro: describe(stripMarkers(digest.intro ?? ''), siteLanguage),
    label: hasLabel ? texts.labels[overviewKind] : null,
    overview: digest.overview.map(({ text, posts, language: known }) => ({
      ...describeSentence(
        stripMarkers(text),
        overviewKind,
        known ?? digest.items.find(({ id }) => id === posts[0])?.language,
      ),
      sources: posts.flatMap((id) => items.find((item) => item.id === id) ?? []),
    })),
    // Sentences of sources do not form one text, nor do lines of two directions.
    separateLines: overviewKind !== 'ai' || getDirection(language) === 'rtl',
    focus:
      digest.focus === null ? null : describe(shorten(stripMarkers(digest.focus), 200), language),
    focusText: texts.focus,
    lead: digest.lead ? describe(stripMarkers(digest.lead), language) : null,
    items,
    links,
    frame: {
      language,
      foot: fillIn(texts.why, { site: siteName }),
      preheader: shorten(
        items
          .slice(1)
          .map(({ title }) => title.text)
          .join(' · '),
        180,
      ),
    },
  };
}
