import { createElement, Fragment } from 'react';
import { renderDocument } from '#shared/newsletter/document.ts';
import { prepareDigest, type Digest, type DigestContent } from './digest-content.ts';
import { createDocumentWriter } from './document-writer.tsx';
import { DigestEntry } from './digest-entry.tsx';
import { MailLink, Paragraph, Sentences } from './digest-parts.tsx';
import { renderDigestText } from './digest-plain-text.ts';
import { placeholders } from './digest-template.ts';
import type { Direction } from '#shared/text-rules.ts';
import {
  createStyles,
  getDirection,
  renderMail,
  type Mail,
  type MailLanguage,
  type MailSite,
} from './layout.tsx';
import { limitDigestSize, type Shortening } from './limit-digest-size.ts';

/**
 * Renders a digest once for a variant; `fillDigest` then completes it for each reader. It loads
 * nothing. The last posts of one that is too large are left to the browser.
 */
export function renderDigest(
  site: MailSite,
  language: MailLanguage,
  digest: Digest,
): Mail & { preheader: string; shortening: Shortening | null } {
  return limitDigestSize(digest.items.length, (shown) => {
    const content = prepareDigest(site, language, digest, shown);
    const { subject, frame } = content;
    return {
      subject,
      html: renderDigestHtml(site, content),
      text: renderDigestText(site, content),
      preheader: frame.preheader,
    };
  });
}

function renderDigestHtml(site: MailSite, content: DigestContent): string {
  const { subject, dateline, document, overview, focus, lead, items, omitted } = content;
  const { frame, picture, label, links } = content;
  const writer = createDocumentWriter(site, content.describe, getDirection(frame.language));
  const style = createStyles(site.theme);
  const direction = getDirection(frame.language);
  return renderMail(
    site,
    subject,
    <>
      {placeholders.corrections}
      <h1
        className="quiet rule"
        style={{
          ...style.quiet,
          ...style.small,
          margin: '0 0 20px',
          paddingBottom: '8px',
          borderBottom: `1px solid ${site.theme.colors.border}`,
          fontWeight: 400,
          ...(site.theme.design.masthead === 'centered' ? { textAlign: 'center' } : {}),
        }}
      >
        {dateline}
      </h1>
      {createElement(Fragment, null, ...renderDocument(document.before, writer))}
      {overview === null ? null : (
        <div
          className="ink"
          style={{ margin: '0 0 24px', borderBottom: `1px solid ${site.theme.colors.text}` }}
        >
          <Sentences
            site={site}
            piece={overview}
            style={{ ...style.paragraph, fontSize: '18px', lineHeight: '28px' }}
          />
        </div>
      )}
      {focus === null ? null : (
        <Paragraph text={focus} style={{ ...style.paragraph, fontWeight: 700 }} />
      )}
      {lead === null ? null : <Paragraph text={lead} style={style.paragraph} />}
      {items.map((item) => (
        <DigestEntry
          key={item.id}
          site={site}
          item={item}
          picture={item.isLead ? picture : null}
          direction={direction}
        />
      ))}
      {omitted === undefined ? null : (
        <p className="rule" style={style.paragraph}>
          <MailLink site={site} href={omitted.href}>
            {omitted.text}
          </MailLink>
        </p>
      )}
      {createElement(Fragment, null, ...renderDocument(document.after, writer))}
      {placeholders.following}
      {label === null ? null : (
        <p
          className="quiet ink"
          style={{
            ...style.quiet,
            ...style.small,
            margin: '24px 0 0',
            paddingTop: '12px',
            borderTop: `1px solid ${site.theme.colors.text}`,
          }}
        >
          {label}
        </p>
      )}
      <FooterLinks site={site} links={links} direction={direction} />
    </>,
    frame,
  );
}

export function FooterLinks({
  site,
  links,
  direction,
}: {
  site: MailSite;
  links: DigestContent['links'];
  direction: Direction;
}) {
  const style = createStyles(site.theme);
  return (
    <p
      className="quiet rule"
      style={{
        ...style.quiet,
        margin: '24px 0 0',
        paddingTop: '8px',
        borderTop: `1px solid ${site.theme.colors.border}`,
      }}
    >
      {links.map(({ text, href }, i) => (
        <span key={href}>
          {i > 0 ? ' ' : ''}
          <a
            className="link"
            href={href}
            style={{
              ...style.link,
              display: 'inline-block',
              padding: '12px 0',
              [direction === 'rtl' ? 'marginLeft' : 'marginRight']: '20px',
            }}
          >
            {text}
          </a>
        </span>
      ))}
    </p>
  );
}
