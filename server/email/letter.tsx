import { createElement, Fragment } from 'react';
import { format } from '#shared/texts/format.ts';
import {
  renderDocument,
  renderPlainDocument,
  type ShownBlock,
} from '#shared/newsletter/document.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { truncate } from '#shared/truncate.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { placeholders } from './digest-template.ts';
import { getTextAttributes, stripMarkers, wrapLines } from './digest-text.ts';
import { FooterLinks } from './digest.tsx';
import { noMarks, type LinkMarker } from './link-marker.ts';
import { createDocumentWriter } from './document-writer.tsx';
import {
  createStyles,
  getDirection,
  plainMail,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';

/**
 * `viewPath`: its page. `date`: formatted for the language. `marker`: null leaves the links as they
 * are; those of `blocks` are marked before.
 */
type Letter = {
  subject: string;
  /** What inboxes show after the subject. Null: the first sentence. */
  preheader?: string | null;
  date: string;
  blocks: ShownBlock[];
  viewPath: string | null;
  marker?: LinkMarker | null;
};

/** Renders a letter once for a language; `fillDigest` then completes it for each reader. */
export function renderLetter(
  site: MailSite,
  { language, pack }: MailLanguage,
  {
    subject: given,
    preheader: givenPreheader = null,
    date,
    blocks,
    viewPath,
    marker = null,
  }: Letter,
): Mail & { preheader: string } {
  const subject = stripMarkers(given);
  const { digest: texts, welcome } = pack.mail;
  const style = createStyles(site.theme);
  const direction = getDirection(language);
  const siteLanguage = languageTag(site.theme.seo.locale) ?? 'en';
  const describe = (text: string, source?: string | null) =>
    getTextAttributes(text, source ?? siteLanguage, language);
  const toUrl = (path: string) => (path.startsWith('/') ? toSiteUrl(site, path) : path);
  const links = [
    { text: texts.pauseLink, href: placeholders.manage },
    { text: welcome.unsubscribe, href: placeholders.unsubscribe },
    ...(viewPath === null
      ? []
      : [
          {
            text: texts.viewInBrowser,
            href: (marker ?? noMarks).toSite(toSiteUrl(site, viewPath), 'page'),
          },
        ]),
  ];
  const preheader = truncate(
    stripMarkers(givenPreheader ?? findFirstSentence(blocks, siteLanguage)),
    180,
  );
  const frame = {
    language,
    trap: marker?.trap,
    picture: marker?.picture ?? undefined,
    foot: format(language, texts.why, { site: site.theme.siteName }),
    preheader,
    hasLogo: true,
  };
  const html = renderMail(
    site,
    subject,
    <>
      <h1 {...describe(subject)} style={style.heading}>
        {subject}
      </h1>
      <p className="quiet" style={style.quiet}>
        {date}
      </p>
      {createElement(
        Fragment,
        null,
        ...renderDocument(blocks, createDocumentWriter(site, describe, direction)),
      )}
      <FooterLinks site={site} links={links} direction={direction} />
    </>,
    frame,
  );
  const text = plainMail(
    site,
    [
      subject,
      date,
      ...renderPlainDocument(blocks, toUrl),
      ...links.map((link) => `${link.text}\n${link.href}`),
    ].map((paragraph) => wrapLines(paragraph)),
    { ...frame, foot: wrapLines(frame.foot) },
  );
  return { subject, html, text, preheader };
}

/** Returns the first sentence of the text, else the first words that the letter shows. */
function findFirstSentence(blocks: readonly ShownBlock[], language: string): string {
  const texts = blocks.filter(({ type }) => type === 'text' || type === 'quote');
  const [first = ''] = [...texts, ...blocks]
    .map((block) => renderPlainDocument([block]).join(' ').replace(/^> /, ''))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(first);
  return sentence?.segment.trim() ?? '';
}
