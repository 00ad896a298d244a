import { toLocale } from '#shared/newsletter/dates.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { postPath } from '#shared/paths.ts';
import { placeholders } from './digest-template.ts';
import { shorten, stripMarkers, toPlainTitle } from './digest-text.ts';
import { toSiteUrl, type MailLanguage, type MailSite } from './layout.tsx';

/** A post in a digest. All fields are plain text by users, never markup. */
export type DigestItem = {
  id: string;
  slug: string;
  title: string;
  /** Null for a text post. */
  domain: string | null;
  /** One or two sentences, if there are any. */
  summary: string | null;
  points: number;
  comments: number;
  /** The comment with the highest rank. */
  comment: { text: string; by: string } | null;
};

export type Digest = {
  frequency: 'daily' | 'weekly';
  /** Formatted for the language. */
  date: string;
  kind: SummaryKind;
  /** Sentences with the ids of their source posts. */
  overview: { text: string; posts: string[] }[];
  /** The prompt of the variant, as its subscribers wrote it. */
  focus: string | null;
  items: DigestItem[];
  /** Null for a variant with a prompt, which is not public. */
  archivePath: string | null;
  /** Text by an editor above the digest. */
  intro?: string;
  /** Subject by an editor. */
  subject?: string | null;
};

export type DigestContent = ReturnType<typeof prepareDigest>;

/** Prepares the texts and URLs that HTML and plain text share. */
export function prepareDigest(site: MailSite, { language, pack }: MailLanguage, digest: Digest) {
  const { digest: texts, welcome } = pack.mail;
  const { siteName } = site.theme;
  const numbers = new Intl.NumberFormat(toLocale(language));
  const items = digest.items.map((item, i) => ({
    id: item.id,
    number: i + 1,
    title: toPlainTitle(item.title),
    href: toSiteUrl(site, postPath(item.slug)),
    domain: item.domain,
    summary: item.summary && stripMarkers(item.summary),
    points: fillIn(texts.points, { count: numbers.format(item.points) }),
    comments: fillIn(texts.comments, { count: numbers.format(item.comments) }),
    comment: item.comment && {
      text: item.comment.text,
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
  return {
    subject:
      (digest.subject && stripMarkers(digest.subject)) ||
      shorten(`${siteName}: ${items[0]?.title ?? dateline}`, 120),
    dateline,
    intro: stripMarkers(digest.intro ?? ''),
    label: texts.labels[digest.kind],
    overview: digest.overview.map(({ text, posts }) => ({
      text: stripMarkers(text),
      sources: posts.flatMap((id) => items.find((item) => item.id === id) ?? []),
    })),
    focus: digest.focus === null ? null : shorten(stripMarkers(digest.focus), 200),
    focusText: texts.focus,
    items,
    links,
    frame: {
      language,
      foot: fillIn(texts.why, { site: siteName }),
      preheader: shorten(
        items
          .slice(1)
          .map(({ title }) => title)
          .join(' · '),
        180,
      ),
    },
  };
}
