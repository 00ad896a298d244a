import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import type { DigestLanguage } from '../paths.ts';
import type { PublicSignup } from '../signup-modes.ts';
import { isWellFormed, removeHidden } from '../text-rules.ts';
import type { Design } from '../design-choices.ts';
import { designShape } from './design.ts';

/**
 * The theme of a tenant. A grammar restricts each value that reaches a stylesheet, so that none can
 * escape its declaration.
 */
const hexColor = z
  .string()
  .check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a hex color such as #2563eb'));
const length = z
  .string()
  .check(
    z.regex(/^(?:0|\d{1,4}(?:\.\d{1,4})?(?:px|rem|em|ch|%))$/, 'must be a length such as 0.5rem'),
  );
const family = String.raw`(?:[A-Za-z][A-Za-z0-9-]*(?: [A-Za-z0-9-]+)*|"[A-Za-z0-9 -]+")`;
const atMost = (max: number) => z.maxLength(max, `must have at most ${max} characters`);
const fonts = z
  .string()
  .check(
    atMost(300),
    z.regex(new RegExp(`^${family}(?:, ?${family})*$`), 'must be a list of font families'),
  );
const line = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(removeHidden),
      atMost(max),
      z.regex(/^[^\p{Cc}]*$/u, 'must be one line'),
      z.refine(isWellFormed, 'must not contain an incomplete character'),
    );
const assetPath = z
  .string()
  .check(z.regex(/^\/(?!\/)[a-z0-9/._-]+$/i, 'must be a path on the site'), atMost(200));
const domain = z
  .string()
  .check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/, 'must be a host name'));

export const colorNames = [
  'primary',
  'primaryHover',
  'secondary',
  'accent',
  'background',
  'surface',
  'text',
  'textSecondary',
  'border',
  'error',
  'success',
  'warning',
  // Derived: text on primary, links, form borders (3:1) and the focus ring.
  'onPrimary',
  'link',
  'visited',
  'control',
  'focus',
] as const;
export type ColorName = (typeof colorNames)[number];

const palette = z.object(
  Object.fromEntries(colorNames.map((name) => [name, hexColor])) as Record<
    ColorName,
    typeof hexColor
  >,
);

export const themeSchema = z.object({
  siteName: line(limits.siteName),
  siteDescription: line(200),
  domain,
  logo: assetPath,
  favicon: assetPath,
  seo: z.object({
    defaultTitle: line(100),
    /** `%s` is replaced by the page title. */
    titleTemplate: line(100).check(z.regex(/%s/, 'must contain %s')),
    defaultDescription: line(300),
    keywords: z.array(line(60)).check(z.maxLength(50, 'must be at most 50')),
    author: line(100),
    ogImage: assetPath,
    ogType: line(40),
    twitterHandle: line(40),
    twitterCard: z.enum(
      ['summary', 'summary_large_image'],
      'must be summary or summary_large_image',
    ),
    organizationName: line(100),
    organizationLogo: assetPath,
    canonicalDomain: domain,
    locale: line(20),
  }),
  colors: palette,
  dark: palette,
  fonts: z.object({ heading: fonts, body: fonts, mono: fonts }),
  layout: z.object({
    maxWidth: length,
    borderRadius: length,
    /** Line below the header. Settings that were exported before have none. */
    headerRule: z._default(
      z.enum(['thin', 'single', 'thick', 'double'], 'must be thin, single, thick or double'),
      'thin',
    ),
    spacing: z.object({ xs: length, sm: length, md: length, lg: length, xl: length }),
  }),
  design: z.prefault(z.object(designShape), {}),
  /** Custom CSS for the content of public pages, parsed and restricted before it is served. */
  customCss: z.string().check(
    atMost(20_000),
    z.refine(
      (css) => isWellFormed(css) && !css.includes('\0'),
      'must not contain an incomplete character',
    ),
  ),
});
export type Theme = z.infer<typeof themeSchema>;
export type Palette = Theme['colors'];

/**
 * The analytics script, for Plausible (`domain`) or Umami (`websiteId`). Its origin enters the
 * Content-Security-Policy, so only a host is allowed.
 */
export const analyticsSchema = z
  .object({
    src: z.string().check(
      z.maxLength(300),
      z.regex(
        /^https:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?\/[A-Za-z0-9._~/-]+$/,
        'must be the https URL of a script',
      ),
      z.refine((src) => URL.canParse(src), 'must be the https URL of a script'),
    ),
    domain: z.optional(domain),
    websiteId: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/, 'must be the ID of a website')),
    ),
  })
  .check(
    z.refine(
      (settings) => (settings.domain === undefined) !== (settings.websiteId === undefined),
      'must have either domain or websiteId',
    ),
  );
export type Analytics = z.infer<typeof analyticsSchema>;

export const variants = ['nontrivial', 'statecraft', 'default'] as const;
export type Variant = (typeof variants)[number];

/** Markdown of the four static pages. Those of a preset have `{siteName}` and `{domain}`. */
export type SiteTexts = { about: string; contact: string; privacy: string; terms: string };

/**
 * A tag for posts, in display order. Its name is part of URLs: lowercase letters, digits and
 * hyphens.
 */
export type SiteTag = { name: string; description: string };

/** Defaults of a tenant. The `sites` table can override theme and texts, and add analytics. */
export type SitePreset = {
  id: string;
  variant: Variant;
  hosts: string[];
  theme: Theme;
  texts: SiteTexts;
  tags: SiteTag[];
};

/** The settings that the browser needs. */
export type PublicSite = {
  id: string;
  name: string;
  description: string;
  logo: string;
  /** Tag of the language that its posts are usually in. */
  language: string;
  /** The languages that readers can choose between, each with its host; empty if there is one. */
  languages: { code: DigestLanguage; name: string; host: string }[];
  /** False: only its staff can see it. */
  isOpen: boolean;
  /** Delay of the subscription modal. Milliseconds. */
  modalDelay: number;
  /** Hours of age that a tenfold score outweighs on the front page. */
  rankingWindow: number;
  frontPage: Design['frontPage'];
  signup: PublicSignup;
  /** The karma from which members add pictures to texts. Null: nobody does. */
  picturesFromKarma: number | null;
  seo: Pick<
    Theme['seo'],
    'defaultTitle' | 'titleTemplate' | 'defaultDescription' | 'canonicalDomain'
  >;
};
