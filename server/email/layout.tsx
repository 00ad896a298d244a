import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { LanguagePack } from '#shared/newsletter/translation.ts';

/** What is sent, but for who gets it. */
export type Mail = { subject: string; html: string; text: string };

/** The language of a mail and its texts. */
export type MailLanguage = { language: DigestLanguage; pack: LanguagePack };
/** What a mail needs to know of its tenant. */
export type MailSite = { theme: Theme };

/** An address of the site itself. Mails lead nowhere else. */
export const toSiteUrl = ({ theme }: MailSite, path: string) =>
  `https://${theme.seo.canonicalDomain}${path}`;

/**
 * Fonts that are there already: mails load none. By the kind that the theme's list ends in. First comes one that Windows has: its Outlook takes Times where it does not know the first.
 */
function toEmailFont(list: string): string {
  const kind = list.split(',').at(-1)?.trim();
  if (kind === 'serif') return 'Georgia, "Times New Roman", serif';
  return kind?.endsWith('monospace')
    ? 'Consolas, Menlo, "Courier New", monospace'
    : '"Segoe UI", -apple-system, Roboto, "Helvetica Neue", Arial, sans-serif';
}

/** The line under the name. Papers that are set in serifs have a double one, as on their pages. */
const getMastheadLine = ({ fonts, colors }: Pick<Theme, 'fonts' | 'colors'>) =>
  toEmailFont(fonts.heading).endsWith(' serif')
    ? { style: '4px double', color: colors.accent }
    : { style: '3px solid', color: colors.primary };

/** Styles of one element, which mail programs take only inline; its class is for the dark colours: whatever has a colour here has a class with a rule for it. */
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

/** Why somebody gets a mail that they did not ask for in their settings. */
const defaultReason = 'this address was entered there';

/** What is around the words of a mail. */
export type Frame = {
  /** Ends the English sentence at the foot, which says why it was sent. */
  why?: string;
  /** In place of that sentence, for mails of any language: whole sentences. The foot leads nowhere then. */
  foot?: string;
  language?: DigestLanguage;
  /** What lists of mails show behind the subject. It is not seen in the mail. */
  preheader?: string;
};

/** Which way a mail of a language is read. */
export const getDirection = (language: DigestLanguage): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** Outlook on Windows knows no greatest width: what no other program reads gives it a column. */
const forOutlook = {
  before:
    '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  after: '<!--[if mso]></td></tr></table><![endif]-->',
};

/**
 * The frame of every mail: the site's name, the words, and where it came from. One column of blocks, so no tables but that one; nothing is loaded from anywhere. Colours are
 * the theme's, light ones inline and dark ones in a style block for the programs that read it.
 */
export function renderMail(
  site: MailSite,
  title: string,
  children: ReactNode,
  { why = defaultReason, foot, language = 'en', preheader }: Frame = {},
): string {
  const { theme } = site;
  const { colors, fonts } = theme;
  const dir = getDirection(language) === 'rtl' ? 'rtl' : undefined;
  const page = {
    backgroundColor: colors.background,
    color: colors.text,
    fontFamily: toEmailFont(fonts.body),
  };
  const line = getMastheadLine(theme);
  // Programs on the web show what is in the body only, and not all know where a line starts.
  const column = renderToStaticMarkup(
    <div
      lang={language === 'en' ? undefined : language}
      dir={dir}
      style={{
        maxWidth: '560px',
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
          </>
        )}
      </p>
    </div>,
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Dates and figures are no links. */}
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
        {/* Some of those programs drop the body's own colours. */}
        <div
          className="mail"
          style={page}
          dangerouslySetInnerHTML={{ __html: `${forOutlook.before}${column}${forOutlook.after}` }}
        />
      </body>
    </html>,
  )}`;
}

/** The same frame around plain text. */
export function plainMail(
  site: MailSite,
  paragraphs: string[],
  { why = defaultReason, foot }: Frame = {},
): string {
  const end =
    foot === undefined
      ? [toSiteUrl(site, '/'), `Sent because ${why}.`]
      : [site.theme.seo.canonicalDomain, foot];
  return `${[...paragraphs, ['--', site.theme.siteName, ...end].join('\n')].join('\n\n')}\n`;
}

/** Inline styles give way only to what is important. Colours are hex by the theme's grammar, so nothing in here needs to be escaped. */
function renderDarkRules({ dark, fonts }: Theme): string {
  const rules: Record<string, string> = {
    '.mail': `background-color: ${dark.background} !important; color: ${dark.text} !important`,
    '.quiet': `color: ${dark.textSecondary} !important`,
    '.code': `background-color: ${dark.surface} !important; color: ${dark.text} !important`,
    '.line': `border-color: ${getMastheadLine({ fonts, colors: dark }).color} !important`,
    '.foot, .rule': `border-color: ${dark.border} !important`,
    '.link': `color: ${dark.link} !important`,
    '.button': `background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important`,
  };
  return `@media (prefers-color-scheme: dark) { ${Object.entries(rules)
    .map(([selector, rule]) => `${selector} { ${rule} }`)
    .join(' ')} }`;
}
