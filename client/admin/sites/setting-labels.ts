import type { ColorName } from '#shared/sites/theme.ts';
import { t } from '../lib/words.ts';

/** Names and purposes of the colors, in the order of the form. */
export const colorGroups: readonly {
  name: string;
  /** They follow from the others. */
  isDerived?: boolean;
  colors: readonly { token: ColorName; name: string; use?: string }[];
}[] = [
  {
    name: t('Brand'),
    colors: [
      { token: 'primary', name: t('Primary'), use: t('main buttons and the logo') },
      { token: 'accent', name: t('Accent'), use: t('decorative') },
      { token: 'background', name: t('Background'), use: t('of the page') },
    ],
  },
  {
    name: t('Text'),
    colors: [
      { token: 'text', name: t('Text') },
      { token: 'textSecondary', name: t('Secondary text'), use: t('names, times, hints') },
      { token: 'link', name: t('Links') },
      { token: 'visited', name: t('Visited links') },
    ],
  },
  {
    name: t('States'),
    colors: [
      { token: 'error', name: t('Errors') },
      { token: 'success', name: t('Success') },
      { token: 'warning', name: t('Warnings') },
      { token: 'focus', name: t('Focus ring'), use: t('keyboard focus') },
    ],
  },
  {
    name: t('Generated'),
    isDerived: true,
    colors: [
      { token: 'surface', name: t('Surface'), use: t('behind notes, fields and quotes') },
      { token: 'primaryHover', name: t('Primary (hover)') },
      { token: 'onPrimary', name: t('Button text'), use: t('on primary') },
      { token: 'secondary', name: t('Secondary') },
      { token: 'border', name: t('Borders'), use: t('decorative') },
      { token: 'control', name: t('Input borders') },
    ],
  },
];

export const getColorName = (token: string): string =>
  colorGroups.flatMap(({ colors }) => colors).find((color) => color.token === token)?.name ?? token;

/** English writes it small inside of a sentence. */
export const getColorNameInText = (token: string): string =>
  t.language === 'en' ? getColorName(token).toLowerCase() : getColorName(token);

export const modeNames = { light: t('light'), dark: t('dark') };

const names: Record<string, string> = {
  'theme.siteName': t('Name'),
  'theme.siteDescription': t('Description'),
  'theme.domain': t('Domain'),
  'theme.logo': t('Logo'),
  'theme.favicon': t('Browser tab icon'),
  'theme.seo.defaultTitle': t('Front page title'),
  'theme.seo.titleTemplate': t('Other page titles'),
  'theme.seo.defaultDescription': t('Description for search engines'),
  'theme.seo.keywords': t('Keywords'),
  'theme.seo.author': t('Author'),
  'theme.seo.ogImage': t('Sharing image'),
  'theme.seo.ogType': t('Open Graph type'),
  'theme.seo.twitterHandle': t('Twitter name'),
  'theme.seo.twitterCard': t('Twitter card'),
  'theme.seo.organizationName': t('Organization'),
  'theme.seo.organizationLogo': t('Organization logo'),
  'theme.seo.canonicalDomain': t('Canonical domain'),
  'theme.seo.locale': t('Language of the site'),
  'theme.fonts.heading': t('Headings'),
  'theme.fonts.body': t('Body text'),
  'theme.fonts.mono': t('Code [program text]'),
  'theme.layout.maxWidth': t('Max width'),
  'theme.layout.borderRadius': t('Rounded corners'),
  'theme.layout.headerRule': t('Line below the header'),
  'theme.layout.spacing.xs': t('Space, extra small'),
  'theme.layout.spacing.sm': t('Space, small'),
  'theme.layout.spacing.md': t('Space, medium'),
  'theme.layout.spacing.lg': t('Space, large'),
  'theme.layout.spacing.xl': t('Space, extra large'),
  'theme.design.frontPage': t('Front page'),
  'theme.design.masthead': t('Site name'),
  'theme.design.lead': t('Lead story details'),
  'theme.design.headings': t('Titles [of posts]'),
  'theme.design.kickers': t('Labels and tags'),
  'theme.design.rows': t('Rows of lists'),
  'theme.design.votes': t('Vote marks'),
  'theme.design.figures': t('Hosts and counts'),
  'theme.design.initials': t('First letter of text posts'),
  'theme.customCss': t('Custom CSS'),
  'texts.about': t('About'),
  'texts.contact': t('Contact'),
  'texts.privacy': t('Privacy'),
  'texts.terms': t('Terms'),
  newsletter: t('Landing page text'),
  'newsletter.questions': t('Questions and answers'),
  'newsletter.headline': t('Headline'),
  'newsletter.subheadline': t('Subheadline'),
  analytics: t('Analytics'),
  'analytics.src': t('Script URL'),
  'analytics.domain': t('Tracked domain'),
  'analytics.websiteId': t('Website ID'),
  revealAccounts: t('Account hints'),
  'signup.mode': t('Who can sign up'),
  'signup.inviters': t('Who can invite'),
  'signup.question': t('Question for new members'),
  'signup.domains': t('Allowed email domains'),
  staffPasskeys: t('Staff passkeys'),
  mcp: t('AI programs'),
  'pictures.inTexts': t('Pictures in posts and comments'),
  'pictures.minKarma': t('Karma for pictures'),
  'pictures.ofPages': t('Pictures of linked pages'),
  importMails: t('Import confirmation emails per day'),
  embedOrigins: t('Origins that may embed the form'),
  timeZone: t('Time zone'),
  modalDelay: t('Pop-up delay'),
  rankingWindow: t('Hot ranking window'),
  'digest.on': t('Digest sending'),
  'digest.hour': t('Delivery time [setting]'),
  'digest.closeHour': t('Closing time of issues'),
  'digest.posts': t('Posts in an issue'),
  'digest.ownDomains': t('Your own domains'),
  'digest.pictures': t('Picture of the first post'),
  'statistics.picture': t('Opens [of emails]'),
  'statistics.redirects': t('Links to other sites'),
  'statistics.campaign': t('Campaign parameters'),
};

const languageNames: Record<string, string> = {
  language: t('Language'),
  host: t('Host'),
  siteName: t('Name'),
  siteDescription: t('Description'),
};

/** Parts of the landing page that repeat. */
const landingLabels: Record<string, (number: number) => string> = {
  title: (number) => t('Benefit {number}, title', { number }),
  text: (number) => t('Benefit {number}, text', { number }),
  question: (number) => t('Question {number}', { number }),
  answer: (number) => t('Answer {number}', { number }),
};

/**
 * Returns the label of a setting: "Primary, dark" for `theme.dark.primary`. Without a label,
 * returns the path.
 */
export function getSettingLabel(field: string): string {
  const match = /^theme\.(colors|dark)\.(\w+)$/.exec(field);
  if (match?.[2])
    return `${getColorName(match[2])}, ${modeNames[match[1] === 'dark' ? 'dark' : 'light']}`;
  const [, index, part = ''] =
    /^newsletter\.(?:benefits|questions)\.(\d)\.(\w+)$/.exec(field) ?? [];
  const label = landingLabels[part]?.(Number(index) + 1);
  if (label !== undefined) return label;
  const language = /^languages\.\d+\.(.+)$/.exec(field)?.[1];
  if (language) return languageNames[language] ?? getSettingLabel(language);
  return names[field] ?? field;
}

export const partNames = {
  identity: t('Identity'),
  hosts: t('Hosts'),
  languages: t('Languages'),
  seo: t('Search engines'),
  colors: t('Colors'),
  design: t('Design'),
  fonts: t('Fonts'),
  layout: t('Layout'),
  css: t('Custom CSS'),
  texts: t('Pages'),
  tags: t('Tags'),
  newsletter: t('Newsletter'),
  analytics: t('Analytics'),
  features: t('Features'),
  history: t('History'),
  transfer: t('Import/export'),
} as const;
export type PartName = keyof typeof partNames;

const places: readonly [start: string, part: PartName][] = [
  ['theme.seo.canonicalDomain', 'hosts'],
  ['theme.domain', 'hosts'],
  ['theme.seo.locale', 'languages'],
  ['languages', 'languages'],
  ['theme.seo', 'seo'],
  ['theme.colors', 'colors'],
  ['theme.dark', 'colors'],
  ['theme.fonts', 'fonts'],
  ['theme.layout', 'layout'],
  ['theme.design', 'design'],
  ['theme.customCss', 'css'],
  ['theme', 'identity'],
  ['texts', 'texts'],
  ['newsletter', 'newsletter'],
  ['digest', 'newsletter'],
  ['statistics', 'newsletter'],
  ['modalDelay', 'newsletter'],
  ['analytics', 'analytics'],
];

/** Returns the section of the editor that has the setting. */
export const getSettingSection = (field: string): PartName =>
  places.find(([start]) => field === start || field.startsWith(`${start}.`))?.[1] ?? 'features';
