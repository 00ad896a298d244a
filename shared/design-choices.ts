import { english } from './texts/translate.ts';

/**
 * The named choices of type, rules and rhythm of a site. `themeCss` makes styles of them; only
 * `frontPage` changes the elements of a page. The first of each is for settings without a choice.
 */
export const designChoices = {
  /** What leads the front page: a lead across the page, beside a column, or only the list. */
  frontPage: ['edition', 'columns', 'list'],
  /** The name beside the navigation, or in the middle of the front page. */
  masthead: ['line', 'centered'],
  /** The facts of the lead, as a line or as a row of figures. */
  lead: ['line', 'figures'],
  /** `leads`: rows of lists are in the font of text. */
  headings: ['regular', 'tight', 'leads'],
  /** Labels above a story or a section. */
  kickers: ['sentence', 'capitals', 'smallCaps'],
  /** Height of a row of a list: 40, 38 or 42 pixels. */
  rows: ['regular', 'compact', 'relaxed'],
  votes: ['arrows', 'triangles'],
  /** The font of hosts and counts. */
  figures: ['text', 'mono'],
  /** The first letter of a text post. */
  initials: ['plain', 'drop'],
} as const;
export type DesignName = keyof typeof designChoices;
export type Design = { [Name in DesignName]: (typeof designChoices)[Name][number] };

/** The choices of the three included sites, by name. */
export const designs = {
  journal: {
    frontPage: 'columns',
    masthead: 'line',
    lead: 'line',
    headings: 'leads',
    kickers: 'sentence',
    rows: 'relaxed',
    votes: 'triangles',
    figures: 'text',
    initials: 'plain',
  },
  ledger: {
    frontPage: 'edition',
    masthead: 'line',
    lead: 'figures',
    headings: 'tight',
    kickers: 'capitals',
    rows: 'compact',
    votes: 'arrows',
    figures: 'mono',
    initials: 'plain',
  },
  gazette: {
    frontPage: 'edition',
    masthead: 'centered',
    lead: 'line',
    headings: 'regular',
    kickers: 'smallCaps',
    rows: 'regular',
    votes: 'arrows',
    figures: 'text',
    initials: 'drop',
  },
} as const satisfies Record<string, Design>;
export type NamedDesign = keyof typeof designs;
export const designNames = Object.keys(designs) as NamedDesign[];
export const isDesignName = (name: string): name is NamedDesign => Object.hasOwn(designs, name);

/** What the designs are called, and how they look to those who see no picture. */
export const designTexts: Record<NamedDesign, { label: string; hint: string }> = {
  journal: { label: 'Journal', hint: english('Two columns, quiet labels, triangles') },
  ledger: { label: 'Ledger', hint: english('Tight headings, capitals, monospaced numbers') },
  gazette: { label: 'Gazette', hint: english('Centered name, small capitals, drop initials') },
};

/** Front page of a new site in a design, as a picture to choose from. */
export const toDesignPreview = (name: NamedDesign): string => `/admin/preview/${name}/list`;
