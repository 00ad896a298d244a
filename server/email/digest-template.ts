import { postPath, type DigestLanguage } from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { getTextAttributes, toPlainTitle, wrapLines } from './digest-text.ts';
import { createStyles, toSiteUrl, type Mail, type MailLanguage, type MailSite } from './layout.tsx';

/** Marks the content that differs between readers. No other text has these private characters. */
export const placeholders = {
  manage: '\ue000manage\ue001',
  unsubscribe: '\ue000unsubscribe\ue001',
  following: '\ue000following\ue001',
} as const;

/** The content for one reader. URLs are absolute. `following`: posts by followed users. */
export type ReaderContent = {
  manageUrl: string;
  unsubscribeUrl: string;
  following: { slug: string; title: string }[];
};

type TextTemplate = { strings: string[]; names: string[] };
/** A rendered digest, split at its placeholders. */
export type DigestTemplate = { subject: string; html: TextTemplate; text: TextTemplate };

export function splitDigest({ subject, html, text }: Mail): DigestTemplate {
  const split = (content: string): TextTemplate => {
    const pieces = content.split(/\ue000(\w+)\ue001/);
    return {
      strings: pieces.filter((_, i) => i % 2 === 0),
      names: pieces.filter((_, i) => i % 2 === 1),
    };
  };
  return { subject, html: split(html), text: split(text) };
}

/** `values` are for one reader. All readers share the `strings` array. */
export type FilledDigest = {
  subject: string;
  html: { strings: string[]; values: string[] };
  text: { strings: string[]; values: string[] };
};

export function fillDigest(
  site: MailSite,
  { language, pack }: MailLanguage,
  { subject, html, text }: DigestTemplate,
  { manageUrl, unsubscribeUrl, following }: ReaderContent,
): FilledDigest {
  const { fromPeople } = pack.mail.digest;
  const links = following.map(({ slug, title }) => ({
    href: toSiteUrl(site, postPath(slug)),
    title: toPlainTitle(title),
  }));
  const isEmpty = links.length === 0;
  const block = isEmpty ? '' : renderFollowing(site, language, fromPeople, links);
  const lines = isEmpty
    ? ''
    : [fromPeople, ...links.map(({ href, title }) => `${wrapLines(title)}\n${href}`), ''].join(
        '\n\n',
      );
  const getUrl = (name: string) => (name === 'manage' ? manageUrl : unsubscribeUrl);
  return {
    subject,
    html: {
      strings: html.strings,
      values: html.names.map((name) => (name === 'following' ? block : escapeHtml(getUrl(name)))),
    },
    text: {
      strings: text.strings,
      values: text.names.map((name) => (name === 'following' ? lines : getUrl(name))),
    },
  };
}

/** Builds HTML without React, because it runs once per reader. */
function renderFollowing(
  site: MailSite,
  language: DigestLanguage,
  title: string,
  links: { href: string; title: string }[],
): string {
  const { heading, paragraph, link } = createStyles(site.theme);
  const headingStyle =
    `margin:0 0 8px;font-family:${escapeHtml(heading.fontFamily)};` +
    'font-size:18px;line-height:25px';
  const siteLanguage = languageTag(site.theme.seo.locale) ?? 'en';
  const { fontSize, lineHeight } = paragraph;
  const paragraphStyle = `margin:0 0 8px;font-size:${fontSize};line-height:${lineHeight}`;
  const renderLink = (post: { href: string; title: string }) => {
    const attributes = Object.entries(getTextAttributes(post.title, siteLanguage, language))
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join('');
    return (
      `<p style="${paragraphStyle}"><a class="link"${attributes}` +
      ` href="${escapeHtml(post.href)}" style="color:${link.color}">` +
      `${escapeHtml(post.title)}</a></p>`
    );
  };
  return (
    `<div class="rule" style="padding-top:16px;border-top:1px solid ${site.theme.colors.border}">` +
    `<h2 style="${headingStyle}">${escapeHtml(title)}</h2>${links.map(renderLink).join('')}</div>`
  );
}

/** Returns the filled digest as whole texts. */
export function joinDigest({ subject, html, text }: FilledDigest): Mail {
  const join = ({ strings, values }: FilledDigest['html']) =>
    strings.map((piece, i) => `${piece}${values[i] ?? ''}`).join('');
  return { subject, html: join(html), text: join(text) };
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
