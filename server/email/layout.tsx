import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';

/** An email without its recipient. */
export type Mail = { subject: string; html: string; text: string };

/** The language of an email with its translations. */
export type MailLanguage = { language: DigestLanguage; pack: LanguagePack };
export type MailSite = { theme: Theme; sender?: { postalAddress: string } | null };

/** Lets a preview load images of the site from its own host, which may not be the canonical one. */
export const showSiteImages = (site: MailSite, html: string): string =>
  ['/images/', '/site-files/'].reduce(
    (shown, path) => shown.replaceAll(`src="${toSiteUrl(site, path)}`, `src="${path}`),
    html,
  );

/**
 * Returns installed fonts of the kind that ends the list, because emails load none. The first one
 * is on Windows, where Outlook otherwise uses Times.
 */
function toEmailFont(list: string): string {
  const kind = list.split(',').at(-1)?.trim();
  if (kind === 'serif') return 'Georgia, "Times New Roman", serif';
  return kind?.endsWith('monospace')
    ? 'Consolas, Menlo, "Courier New", monospace'
    : '"Segoe UI", -apple-system, Roboto, "Helvetica Neue", Arial, sans-serif';
}

/** Returns the line below the site name, which is double for serif headings. */
const getMastheadLine = ({ fonts, colors }: Pick<Theme, 'fonts' | 'colors'>) =>
  toEmailFont(fonts.heading).endsWith(' serif')
    ? { style: '4px double', color: colors.accent }
    : { style: '3px solid', color: colors.primary };

/** Returns inline styles. Elements with a color also need a class for the dark colors. */
export const createStyles = ({ colors, fonts, layout }: Theme) => ({
  heading: {
    margin: '0 0 16px',
    fontFamily: toEmailFont(fonts.heading),
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 700,
  },
  paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' },
  quiet: { margin: '0 0 16px', fontSize: '14px', lineHeight: '21px', color: colors.textSecondary },
  small: { fontSize: '13px', lineHeight: '20px' },
  code: {
    margin: '0 0 16px',
    padding: '12px 16px',
    borderRadius: layout.borderRadius,
    backgroundColor: colors.surface,
    color: colors.text,
    fontFamily: toEmailFont(fonts.mono),
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '6px',
  },
  link: { color: colors.link },
  button: {
    display: 'inline-block',
    padding: '10px 20px',
    borderRadius: layout.borderRadius,
    backgroundColor: colors.primary,
    color: colors.onPrimary,
    fontWeight: 700,
    lineHeight: '24px',
    textDecoration: 'none',
  },
});

/** The reason of an email to an address that a form received. */
const defaultReason = 'this address was entered there';

/** The options of the frame around the body. */
type Frame = {
  /** Completes the English sentence with the reason in the footer. */
  why?: string;
  /**
   * Replaces that sentence in newsletter mail, of any language. The footer then has no link, but
   * the postal address.
   */
  foot?: string;
  language?: DigestLanguage;
  /** Shown after the subject in a list of emails, but not in the email. */
  preheader?: string;
  /** The URL of a link that no person sees, and of an invisible image, for the statistics. */
  trap?: string | undefined;
  picture?: string | undefined;
};

/** Returns the text direction of a language. */
export const getDirection = (language: DigestLanguage): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** Pixels. */
export const columnWidth = 560;

/** Leaves out the hints to load images early that React puts first. */
const renderBody = (body: ReactNode): string =>
  renderToStaticMarkup(body).replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/** Sets the width in Outlook on Windows, which ignores `max-width`. */
const forOutlook = {
  before:
    '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" ' +
    'cellspacing="0"><tr><td><![endif]-->',
  after: '<!--[if mso]></td></tr></table><![endif]-->',
};

/**
 * Renders an email as one column of blocks, with the site name above and the reason below. It loads
 * nothing. Light colors are inline, dark ones in a style block.
 */
export function renderMail(
  site: MailSite,
  title: string,
  children: ReactNode,
  { why = defaultReason, foot, language = 'en', preheader, trap, picture }: Frame = {},
): string {
  const { theme } = site;
  const { colors, fonts } = theme;
  const postalAddress = site.sender?.postalAddress ?? '';
  const dir = getDirection(language) === 'rtl' ? 'rtl' : undefined;
  const page = {
    backgroundColor: colors.background,
    color: colors.text,
    fontFamily: toEmailFont(fonts.body),
  };
  const line = getMastheadLine(theme);
  // Web mail shows the body only, so language and direction are repeated here.
  const column = renderBody(
    <div
      lang={language === 'en' ? undefined : language}
      dir={dir}
      style={{
        maxWidth: `${columnWidth}px`,
        margin: '0 auto',
        padding: '24px 20px',
        wordBreak: 'break-word',
        overflowWrap: 'break-word',
        textAlign: dir && 'right',
      }}
    >
      <p
        className="line"
        style={{
          margin: '0 0 20px',
          paddingBottom: '12px',
          borderBottom: `${line.style} ${line.color}`,
          fontFamily: toEmailFont(fonts.heading),
          fontSize: '24px',
          lineHeight: '32px',
          fontWeight: 700,
        }}
      >
        {theme.siteName}
      </p>
      {children}
      <p
        className="quiet foot"
        style={{
          margin: '32px 0 0',
          paddingTop: '12px',
          borderTop: `1px solid ${colors.border}`,
          fontSize: '14px',
          lineHeight: '21px',
          color: colors.textSecondary,
        }}
      >
        {foot === undefined ? (
          <>
            Sent by{' '}
            <a className="link" href={toSiteUrl(site, '/')} style={{ color: colors.link }}>
              {theme.seo.canonicalDomain}
            </a>{' '}
            because {why}.
          </>
        ) : (
          <>
            {foot}
            <br />
            <bdi>{theme.seo.canonicalDomain}</bdi>
            {postalAddress === '' ? null : (
              <>
                <br />
                <bdi style={{ whiteSpace: 'pre-line' }}>{postalAddress}</bdi>
              </>
            )}
          </>
        )}
      </p>
      {trap === undefined ? null : (
        <a href={trap} rel="nofollow" tabIndex={-1} aria-hidden="true" style={{ display: 'none' }}>
          {theme.seo.canonicalDomain}
        </a>
      )}
      {picture === undefined ? null : (
        <img src={picture} width={1} height={1} alt="" style={{ display: 'block' }} />
      )}
    </div>,
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Dates and numbers must not become links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{renderDarkRules(theme)}</style>
      </head>
      <body className="mail" style={{ margin: 0, padding: 0, ...page }}>
        {preheader !== undefined && (
          <div
            lang={language}
            dir={dir}
            style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}
          >
            {preheader}
          </div>
        )}
        {/* Some web mail drops the colors of the body element. */}
        <div
          className="mail"
          style={page}
          dangerouslySetInnerHTML={{ __html: `${forOutlook.before}${column}${forOutlook.after}` }}
        />
      </body>
    </html>,
  )}`;
}

/** Renders the same frame as plain text. */
export function plainMail(
  site: MailSite,
  paragraphs: string[],
  { why = defaultReason, foot }: Frame = {},
): string {
  const end =
    foot === undefined
      ? [toSiteUrl(site, '/'), `Sent because ${why}.`]
      : [site.theme.seo.canonicalDomain, foot, site.sender?.postalAddress || []].flat();
  return `${[...paragraphs, ['--', site.theme.siteName, ...end].join('\n')].join('\n\n')}\n`;
}

/** Only `!important` overrides inline styles. Theme colors are hex and need no escaping. */
function renderDarkRules({ dark, fonts }: Theme): string {
  const rules: Record<string, string> = {
    '.mail': `background-color: ${dark.background} !important; color: ${dark.text} !important`,
    '.quiet': `color: ${dark.textSecondary} !important`,
    '.code': `background-color: ${dark.surface} !important; color: ${dark.text} !important`,
    '.line': `border-color: ${getMastheadLine({ fonts, colors: dark }).color} !important`,
    '.title': `color: ${dark.text} !important`,
    '.ink': `border-color: ${dark.text} !important`,
    '.accent': `border-color: ${dark.secondary} !important`,
    '.foot, .rule': `border-color: ${dark.border} !important`,
    '.link': `color: ${dark.link} !important`,
    '.button': `background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important`,
  };
  return `@media (prefers-color-scheme: dark) { ${Object.entries(rules)
    .map(([selector, rule]) => `${selector} { ${rule} }`)
    .join(' ')} }`;
}
