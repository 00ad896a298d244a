import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Design } from '#shared/design-choices.ts';
import { isSitePath } from '#shared/newsletter/document.ts';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Theme } from '#shared/sites/theme.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { format } from '#shared/texts/format.ts';
import { getTranslate, loadTranslate } from '#shared/texts/load-translate.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import { textLanguage } from '#shared/sites/language-tag.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';

/** An email without its recipient. */
export type Mail = { subject: string; html: string; text: string };

/** The language of an email with its translations. */
export type MailLanguage = { language: DigestLanguage; pack: LanguagePack };
/** `t`: of a reader's language instead of the site's. */
export type MailSite = {
  theme: Theme;
  t?: Translate;
  sender?: { postalAddress: string } | null;
};

/** Translates into the language of emails of a site. */
export const mailTranslate = ({ t, theme }: MailSite): Translate =>
  t ?? getTranslate(textLanguage(theme.seo.locale));

/** The site as it writes to a reader in another language; null: in its own. */
export const inLanguage = async <Site extends MailSite>(
  site: Site,
  language: DigestLanguage | null | undefined,
): Promise<Site> => (language ? { ...site, t: await loadTranslate(language) } : site);

/** Lets a preview load images of the site from its own host, which may not be the canonical one. */
export const showSiteImages = (site: MailSite, html: string): string =>
  ['/images/', '/site-files/', '/sites/'].reduce(
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

/** Returns the line below the masthead, as on pages (`client/theme/tokens.ts`). */
const getMastheadLine = ({ layout, colors }: Pick<Theme, 'layout' | 'colors'>) =>
  ({
    thin: { style: '1px solid', color: colors.border },
    single: { style: '2px solid', color: colors.primary },
    thick: { style: '3px solid', color: colors.primary },
    double: { style: '4px double', color: colors.accent },
  })[layout.headerRule];

/** As in `client/theme/design.ts`. */
const kickers: Record<Design['kickers'], CSSProperties> = {
  sentence: { fontSize: '14px' },
  capitals: { fontSize: '12px', letterSpacing: '0.06em', textTransform: 'uppercase' },
  smallCaps: { fontSize: '15px', letterSpacing: '0.05em', fontVariant: 'small-caps' },
};

/** Returns inline styles. Elements with a color also need a class for the dark colors. */
export const createStyles = ({ colors, fonts, layout, design }: Theme) => ({
  heading: {
    margin: '0 0 16px',
    fontFamily: toEmailFont(fonts.heading),
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 700,
    ...(design.headings === 'tight' ? { letterSpacing: '-0.02em' } : {}),
  },
  kicker: {
    margin: '0 0 4px',
    ...kickers[design.kickers],
    lineHeight: '20px',
    fontWeight: 600,
    color: colors.secondary,
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
const defaultReason = english('Sent by {site} because this address was entered there.');

/** The options of the frame around the body. */
type Frame = {
  /** The sentence in the footer with the reason. It is translated, and `{site}` is a link. */
  why?: string;
  /** Replaces it in newsletter mail. The footer then has no link, but the postal address. */
  foot?: string;
  /** By default that of `mailTranslate`. */
  language?: DigestLanguage;
  /** Shown after the subject in a list of emails, but not in the email. */
  preheader?: string;
  /** Has the logo of the site. Other emails load nothing. */
  hasLogo?: boolean;
  /** The URL of a link that no person sees, and of an invisible image, for the statistics. */
  trap?: string | undefined;
  picture?: string | undefined;
};

/** Returns the text direction of a language. */
export const getDirection = (language: DigestLanguage): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** Pixels. */
const columnWidth = 560;

/** Leaves out the hints to load images early that React puts first. */
const renderBody = (body: ReactNode): string =>
  renderToStaticMarkup(body).replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/** Returns the path of the logo. Mail programs show no SVG, so an included one is its icon. */
function findLogo({ logo }: Theme): string | null {
  const [, included] = /^(\/sites\/[\w-]+\/)logo\.svg$/.exec(logo) ?? [];
  if (included !== undefined) return `${included}icon-192.png`;
  return readImagePath(logo) === null ? null : logo;
}

/** The logo and the name of the site, as on its front page. */
function Masthead({ site, logo }: { site: MailSite; logo: string | null }) {
  const { theme } = site;
  const line = getMastheadLine(theme);
  const isCentered = theme.design.masthead === 'centered';
  const { heading } = createStyles(theme);
  return (
    <p
      className="line"
      style={{
        ...heading,
        margin: '0 0 8px',
        paddingBottom: '12px',
        borderBottom: `${line.style} ${line.color}`,
        ...(isCentered ? { textAlign: 'center', fontSize: '32px', lineHeight: '40px' } : {}),
      }}
    >
      {logo === null ? null : (
        <>
          <img
            src={toSiteUrl(site, logo)}
            width={isCentered ? 32 : 28}
            height={isCentered ? 32 : 28}
            alt=""
            role="presentation"
            style={{ verticalAlign: 'middle', border: 0, borderRadius: '4px' }}
          />{' '}
        </>
      )}
      <span style={{ verticalAlign: 'middle' }}>{theme.siteName}</span>
    </p>
  );
}

/** An image of the site, in the width of the column. */
export function MailPicture({
  site,
  path,
  alt,
  href,
  margin,
}: {
  site: MailSite;
  path: string;
  alt: string;
  href: string | null;
  /** By default that of a paragraph. */
  margin?: string | undefined;
}) {
  const image = (
    <img
      src={isSitePath(path) ? toSiteUrl(site, path) : path}
      alt={alt}
      {...fitColumn(path)}
      style={{ display: 'block', maxWidth: '100%', height: 'auto', border: 0 }}
    />
  );
  return (
    <p style={{ ...createStyles(site.theme).paragraph, ...(margin && { margin }) }}>
      {href === null ? image : <a href={href}>{image}</a>}
    </p>
  );
}

/**
 * Returns the size of an uploaded image within the column. Outlook on Windows ignores `max-width`.
 */
function fitColumn(src: string): { width?: number; height?: number } {
  const image = readImagePath(src);
  if (!image) return {};
  const width = Math.min(image.width, columnWidth);
  return { width, height: Math.max(1, Math.round((image.height * width) / image.width)) };
}

/** Sets the width in Outlook on Windows, which ignores `max-width`. */
const forOutlook = {
  before:
    '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" ' +
    'cellspacing="0"><tr><td><![endif]-->',
  after: '<!--[if mso]></td></tr></table><![endif]-->',
};

/**
 * Renders an email as one column of blocks, with the masthead above and the reason below. Light colors are inline, dark ones in a style block.
 */
export function renderMail(
  site: MailSite,
  title: string,
  children: ReactNode,
  {
    why = defaultReason,
    foot,
    language = mailTranslate(site).language,
    preheader,
    hasLogo,
    trap,
    picture,
  }: Frame = {},
): string {
  const { theme } = site;
  const { colors, fonts } = theme;
  const [before, after] = mailTranslate(site).find(why).split('{site}');
  const postalAddress = site.sender?.postalAddress ?? '';
  const dir = getDirection(language) === 'rtl' ? 'rtl' : undefined;
  const page = {
    backgroundColor: colors.background,
    color: colors.text,
    fontFamily: toEmailFont(fonts.body),
  };
  // Web mail shows the body only, so language and direction are repeated here.
  const column = renderBody(
    <div
      lang={language === 'en' ? undefined : language}
      dir={dir}
      style={{
        maxWidth: `${columnWidth}px`,
        margin: '0 auto',
        padding: '24px 20px',
        // Lines of Korean end between words.
        wordBreak: language === 'ko' ? 'keep-all' : 'break-word',
        overflowWrap: 'break-word',
        textAlign: dir && 'right',
      }}
    >
      <Masthead site={site} logo={hasLogo ? findLogo(theme) : null} />
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
            {before}
            <a className="link" href={toSiteUrl(site, '/')} style={{ color: colors.link }}>
              {theme.seo.canonicalDomain}
            </a>
            {after}
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
  const t = mailTranslate(site);
  const end =
    foot === undefined
      ? [format(t.language, t.find(why), { site: toSiteUrl(site, '/') })]
      : [site.theme.seo.canonicalDomain, foot, site.sender?.postalAddress || []].flat();
  return `${[...paragraphs, ['--', site.theme.siteName, ...end].join('\n')].join('\n\n')}\n`;
}

/**
 * Only `!important` overrides inline styles. Outlook.com ignores the media query, but marks elements
 * whose colors (`data-ogsc`) and backgrounds (`data-ogsb`) it changed. Theme colors are hex and need
 * no escaping.
 */
function renderDarkRules({ dark, layout }: Theme): string {
  const button = { 'background-color': dark.primary, color: dark.onPrimary };
  const rules: Record<string, Record<string, string>> = {
    '.mail': { 'background-color': dark.background, color: dark.text },
    '.quiet': { color: dark.textSecondary },
    '.kicker': { color: dark.secondary },
    '.code': { 'background-color': dark.surface, color: dark.text },
    '.line': { 'border-color': getMastheadLine({ layout, colors: dark }).color },
    '.title': { color: dark.text },
    '.cite': { color: dark.text, 'border-color': dark.textSecondary },
    '.ink': { 'border-color': dark.text },
    '.accent': { 'border-color': dark.secondary },
    '.foot': { 'border-color': dark.border },
    '.rule': { 'border-color': dark.border },
    '.link': { color: dark.link },
    '.button': button,
  };
  const write = (isWritten: (property: string) => boolean, mark = '') =>
    Object.entries(rules)
      .map(([selector, colors]): [string, [string, string][]] => [
        `${mark}${selector}`,
        Object.entries(colors).filter(([property]) => isWritten(property)),
      ])
      .filter(([, colors]) => colors.length > 0)
      .map(
        ([selector, colors]) =>
          `${selector} { ${colors.map(([name, hex]) => `${name}: ${hex} !important`).join('; ')} }`,
      )
      .join(' ');
  const isBackground = (property: string) => property === 'background-color';
  return [
    `@media (prefers-color-scheme: dark) { ${write(() => true)} }`,
    write((property) => !isBackground(property), '[data-ogsc] '),
    write(isBackground, '[data-ogsb] '),
  ].join(' ');
}
