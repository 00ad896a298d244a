import { postPath, type DigestLanguage } from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { getTextAttributes, toPlainTitle, wrapLines } from './digest-text.ts';
import { createStyles, type Mail, type MailLanguage, type MailSite } from './layout.tsx';
import { noMarks, type LinkMarker } from './link-marker.ts';

/** Marks the content that differs between readers. No other text has these private characters. */
export const placeholders = {
  rate: '\ue000rate\ue001',
  manage: '\ue000manage\ue001',
  unsubscribe: '\ue000unsubscribe\ue001',
  following: '\ue000following\ue001',
  corrections: '\ue000corrections\ue001',
} as const;

/** A sentence that was wrong, its language if known, and an editor's text about it. */
export type MailedCorrection = { sentence: string; language: string | null; text: string };

/**
 * The content for one reader. URLs are absolute. `following`: posts by followed users.
 * `corrections`: of sentences that this reader received.
 */
export type ReaderContent = {
  rateUrl: string;
  manageUrl: string;
  unsubscribeUrl: string;
  following: { slug: string; title: string }[];
  corrections: MailedCorrection[];
  /** Marks links for the statistics. */
  marker?: Pick<LinkMarker, 'toSite'>;
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
  { following, corrections, marker, ...urls }: ReaderContent,
): FilledDigest {
  const { fromPeople } = pack.mail.digest;
  const { toSite } = marker ?? noMarks;
  const links = following.map(({ slug, title }) => ({
    href: toSite(toSiteUrl(site, postPath(slug)), 'people'),
    title: toPlainTitle(title),
  }));
  const isEmpty = links.length === 0;
  const toValues = (url: string) => ({ html: escapeHtml(url), text: url });
  const values: Record<string, { html: string; text: string }> = {
    following: {
      html: isEmpty ? '' : renderFollowing(site, language, fromPeople, links),
      text: isEmpty
        ? ''
        : [fromPeople, ...links.map(({ href, title }) => `${wrapLines(title)}\n${href}`), ''].join(
            '\n\n',
          ),
    },
    corrections: {
      html: corrections
        .map((correction) => renderCorrection(site, { language, pack }, correction))
        .join(''),
      text: corrections.map((correction) => describeCorrection(pack, correction)).join(''),
    },
    rate: toValues(urls.rateUrl),
    manage: toValues(urls.manageUrl),
    unsubscribe: toValues(urls.unsubscribeUrl),
  };
  const fill = ({ strings, names }: TextTemplate, kind: 'html' | 'text') => ({
    strings,
    values: names.map((name) => values[name]?.[kind] ?? ''),
  });
  return { subject, html: fill(html, 'html'), text: fill(text, 'text') };
}

/** Builds HTML without React, because it runs once per reader. */
function renderFollowing(
  site: MailSite,
  language: DigestLanguage,
  title: string,
  links: { href: string; title: string }[],
): string {
  const { paragraph, link } = createStyles(site.theme);
  const siteLanguage = languageTag(site.theme.seo.locale) ?? 'en';
  const { fontSize, lineHeight } = paragraph;
  const paragraphStyle = `margin:0 0 8px;font-size:${fontSize};line-height:${lineHeight}`;
  const renderLink = ({ title: name, href }: { href: string; title: string }) =>
    `<p style="${paragraphStyle}">` +
    `<a class="link"${describeAttributes(name, siteLanguage, language)}` +
    ` href="${escapeHtml(href)}" style="color:${link.color}">${escapeHtml(name)}</a></p>`;
  return (
    `<div class="rule" style="padding-top:16px;border-top:1px solid ${site.theme.colors.border}">` +
    `<h2 style="${getHeadingStyle(site)}">${escapeHtml(title)}</h2>` +
    `${links.map(renderLink).join('')}</div>`
  );
}

/** Builds the block above the content for a sentence that was wrong. */
function renderCorrection(
  site: MailSite,
  { language, pack }: MailLanguage,
  { sentence, language: spoken, text }: MailedCorrection,
): string {
  const { heading, text: intro } = pack.mail.correction;
  const styles = createStyles(site.theme);
  const { fontSize, lineHeight } = styles.paragraph;
  const style = `margin:0 0 8px;font-size:${fontSize};line-height:${lineHeight}`;
  const siteLanguage = languageTag(site.theme.seo.locale) ?? 'en';
  const renderText = (content: string, expected: string, tag: 's' | 'span') =>
    `<p style="${style}"><${tag}${describeAttributes(content, expected, language)}>` +
    `${escapeHtml(content)}</${tag}></p>`;
  return (
    `<div class="rule" style="margin:0 0 20px;padding-bottom:8px;` +
    `border-bottom:1px solid ${site.theme.colors.border}">` +
    `<h2 style="${getHeadingStyle(site)}">${escapeHtml(heading)}</h2>` +
    (sentence === ''
      ? ''
      : `<p style="${style}">${escapeHtml(intro)}</p>` +
        renderText(sentence, spoken ?? siteLanguage, 's')) +
    `${renderText(text, siteLanguage, 'span')}</div>`
  );
}

const describeCorrection = (
  { mail: { correction } }: MailLanguage['pack'],
  { sentence, text }: MailedCorrection,
): string =>
  [correction.heading, ...(sentence === '' ? [] : [correction.text, `“${sentence}”`]), text, '']
    .map((paragraph) => wrapLines(paragraph))
    .join('\n\n');

function getHeadingStyle(site: MailSite): string {
  const { fontFamily } = createStyles(site.theme).heading;
  return `margin:0 0 8px;font-family:${escapeHtml(fontFamily)};font-size:18px;line-height:25px`;
}

/** Attributes of a text by somebody else, as HTML. */
const describeAttributes = (text: string, expected: string, language: DigestLanguage): string =>
  Object.entries(getTextAttributes(text, expected, language))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** Returns the filled digest as whole texts. */
export function joinDigest({ subject, html, text }: FilledDigest): Mail {
  const join = ({ strings, values }: FilledDigest['html']) =>
    strings.map((piece, i) => `${piece}${values[i] ?? ''}`).join('');
  return { subject, html: join(html), text: join(text) };
}
