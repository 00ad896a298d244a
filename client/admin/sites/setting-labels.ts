import type { ColorName } from '#shared/sites/theme.ts';

/** Names and purposes of the colors, in the order of the form. */
export const colorGroups: readonly {
  name: string;
  /** They follow from the others. */
  isDerived?: boolean;
  colors: readonly { token: ColorName; name: string; use?: string }[];
}[] = [
  {
    name: 'Brand',
    colors: [
      { token: 'primary', name: 'Primary', use: 'main buttons and the logo' },
      { token: 'accent', name: 'Accent', use: 'decorative' },
      { token: 'background', name: 'Background', use: 'of the page' },
    ],
  },
  {
    name: 'Text',
    colors: [
      { token: 'text', name: 'Text' },
      { token: 'textSecondary', name: 'Secondary text', use: 'names, times, hints' },
      { token: 'link', name: 'Links' },
      { token: 'visited', name: 'Visited links' },
    ],
  },
  {
    name: 'States',
    colors: [
      { token: 'error', name: 'Errors' },
      { token: 'success', name: 'Success' },
      { token: 'warning', name: 'Warnings' },
      { token: 'focus', name: 'Focus ring', use: 'keyboard focus' },
    ],
  },
  {
    name: 'Generated',
    isDerived: true,
    colors: [
      { token: 'surface', name: 'Surface', use: 'behind notes, fields and quotes' },
      { token: 'primaryHover', name: 'Primary (hover)' },
      { token: 'onPrimary', name: 'Button text', use: 'on primary' },
      { token: 'secondary', name: 'Secondary' },
      { token: 'border', name: 'Borders', use: 'decorative' },
      { token: 'control', name: 'Input borders' },
    ],
  },
];

export const getColorName = (token: string): string =>
  colorGroups.flatMap(({ colors }) => colors).find((color) => color.token === token)?.name ?? token;

const names: Record<string, string> = {
  'theme.siteName': 'Name',
  'theme.siteDescription': 'Description',
  'theme.domain': 'Domain',
  'theme.logo': 'Logo',
  'theme.favicon': 'Browser tab icon',
  'theme.seo.defaultTitle': 'Front page title',
  'theme.seo.titleTemplate': 'Other page titles',
  'theme.seo.defaultDescription': 'Description for search engines',
  'theme.seo.keywords': 'Keywords',
  'theme.seo.author': 'Author',
  'theme.seo.ogImage': 'Sharing image',
  'theme.seo.ogType': 'Open Graph type',
  'theme.seo.twitterHandle': 'Twitter name',
  'theme.seo.twitterCard': 'Twitter card',
  'theme.seo.organizationName': 'Organization',
  'theme.seo.organizationLogo': 'Organization logo',
  'theme.seo.canonicalDomain': 'Canonical domain',
  'theme.seo.locale': 'Language of the site',
  'theme.fonts.heading': 'Headings',
  'theme.fonts.body': 'Body text',
  'theme.fonts.mono': 'Code',
  'theme.layout.maxWidth': 'Max width',
  'theme.layout.borderRadius': 'Rounded corners',
  'theme.layout.headerRule': 'Line below the header',
  'theme.layout.spacing.xs': 'Space, extra small',
  'theme.layout.spacing.sm': 'Space, small',
  'theme.layout.spacing.md': 'Space, medium',
  'theme.layout.spacing.lg': 'Space, large',
  'theme.layout.spacing.xl': 'Space, extra large',
  'theme.design.frontPage': 'Front page',
  'theme.design.masthead': 'Site name',
  'theme.design.lead': 'Lead story details',
  'theme.design.headings': 'Titles',
  'theme.design.kickers': 'Labels and tags',
  'theme.design.rows': 'Rows of lists',
  'theme.design.votes': 'Vote marks',
  'theme.design.figures': 'Hosts and counts',
  'theme.design.initials': 'First letter of text posts',
  'theme.customCss': 'Custom CSS',
  'texts.about': 'About',
  'texts.contact': 'Contact',
  'texts.privacy': 'Privacy',
  'texts.terms': 'Terms',
  newsletter: 'Landing page text',
  'newsletter.headline': 'Headline',
  'newsletter.subheadline': 'Subheadline',
  analytics: 'Analytics',
  'analytics.src': 'Script URL',
  'analytics.domain': 'Tracked domain',
  'analytics.websiteId': 'Website ID',
  revealAccounts: 'Account hints',
  'signup.mode': 'Who can sign up',
  'signup.inviters': 'Who can invite',
  'signup.question': 'Question for new members',
  'signup.domains': 'Allowed email domains',
  staffPasskeys: 'Staff passkeys',
  mcp: 'AI programs',
  'pictures.inTexts': 'Pictures in posts and comments',
  'pictures.ofPages': 'Pictures of linked pages',
  'pictures.minKarma': 'Karma for pictures',
  importMails: 'Import confirmation emails per day',
  embedOrigins: 'Origins that may embed the form',
  timeZone: 'Time zone',
  modalDelay: 'Pop-up delay',
  rankingWindow: 'Hot ranking window',
  'digest.on': 'Digest sending',
  'digest.hour': 'Delivery time',
  'digest.closeHour': 'Closing time of issues',
  'digest.posts': 'Posts in an issue',
  'digest.ownDomains': 'Your own domains',
  'digest.pictures': 'Picture of the first post',
  'statistics.picture': 'Opens',
  'statistics.redirects': 'Links to other sites',
  'statistics.campaign': 'Campaign parameters',
};

const languageNames: Record<string, string> = {
  language: 'Language',
  host: 'Host',
  siteName: 'Name',
  siteDescription: 'Description',
};

/**
 * Returns the label of a setting: "Primary, dark" for `theme.dark.primary`. Without a label,
 * returns the path.
 */
export function getSettingLabel(field: string): string {
  const match = /^theme\.(colors|dark)\.(\w+)$/.exec(field);
  if (match?.[2]) return `${getColorName(match[2])}, ${match[1] === 'dark' ? 'dark' : 'light'}`;
  const benefit = /^newsletter\.benefits\.(\d)\.(title|text)$/.exec(field);
  if (benefit) return `Benefit ${Number(benefit[1]) + 1}, ${benefit[2]}`;
  const language = /^languages\.\d+\.(.+)$/.exec(field)?.[1];
  if (language) return languageNames[language] ?? names[language] ?? field;
  return names[field] ?? field;
}

export const partNames = {
  identity: 'Identity',
  hosts: 'Hosts',
  languages: 'Languages',
  seo: 'Search engines',
  colors: 'Colors',
  design: 'Design',
  fonts: 'Fonts',
  layout: 'Layout',
  css: 'Custom CSS',
  texts: 'Pages',
  tags: 'Tags',
  newsletter: 'Newsletter',
  analytics: 'Analytics',
  features: 'Features',
  history: 'History',
  transfer: 'Import/export',
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
