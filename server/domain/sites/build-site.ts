import { siteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { subscriberImport, subscriptionModal } from '#shared/limits.ts';
import { languageTag, textLanguage } from '#shared/sites/language-tag.ts';
import { getTranslate } from '#shared/texts/load-translate.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import type { SignupMode } from '#shared/signup-modes.ts';
import { presets } from '#shared/sites/presets.ts';
import {
  analyticsSchema,
  themeSchema,
  type Analytics,
  type PublicSite,
  type SitePreset,
  type SiteTexts,
  type Theme,
} from '#shared/sites/theme.ts';
import type { Site } from '../../context.ts';
import type { StoredSender, StoredSettings } from '../../db/schema.ts';
import type { Logger } from '../../infra/log.ts';
import { defaultRule } from '../core/digest-defaults.ts';
import { writePresetTexts } from './preset-texts.ts';
import { renamePreset, translatePreset } from './rename-preset.ts';
import { hotWindow } from '../posts/ranking.ts';

/** What a site is built from besides its settings; `environment` has the operator's hosts. */
export type SiteSource = {
  preset: SitePreset;
  isOpen: boolean;
  move: Site['move'];
  hasOldPaths: boolean;
  hubs: string[];
  indexNowKeys: string[];
  environment: readonly string[];
  ownHosts: readonly string[];
  sender: StoredSender | null;
};

export const defaultSettings = {
  modalDelay: subscriptionModal.delayMs,
  signup: {
    mode: 'open' as SignupMode,
    inviters: 'members' as 'members' | 'staff',
    question: english('Why do you want to join?') as string,
    domains: [] as string[],
  },
  pictures: { inTexts: false, minKarma: 5, ofPages: false },
  importMails: subscriberImport.mails.count,
  rankingWindow: hotWindow / 3_600,
  digest: {
    on: true,
    hour: 8,
    closeHour: 4,
    posts: defaultRule.chosen,
    summaries: 'written' as 'extracts' | 'written',
    pictures: true,
    ownDomains: [] as string[],
  },
  statistics: { picture: false, redirects: false, campaign: false },
};

/** Returns a stored setting that matches the contract, or else the default. */
function parseSetting<Name extends keyof typeof shape>(
  name: Name,
  stored: unknown,
  defaultValue: ReturnType<(typeof shape)[Name]['parse']>,
  site: string,
  log: Logger,
): typeof defaultValue {
  if (stored === undefined) return defaultValue;
  const parsed = shape[name].safeParse(stored);
  if (parsed.success) return parsed.data as typeof defaultValue;
  log.error(
    { event: 'stored_setting_invalid', site, setting: name },
    'stored setting is invalid; using the default',
  );
  return defaultValue;
}
const { shape } = siteSettings;

/** Validates stored settings, because rules change and databases are restored. */
export function buildSite(
  {
    preset: original,
    isOpen,
    move,
    hasOldPaths,
    hubs,
    indexNowKeys,
    environment,
    ownHosts,
    sender,
  }: SiteSource,
  settings: StoredSettings,
  log: Logger,
): Site {
  const { id } = original;
  const host =
    environment[0] ??
    ownHosts[0] ??
    (presets.some((item) => item.id === id) ? undefined : `${id}.localhost`);
  const storedTheme = settings.theme as
    { siteName?: unknown; seo?: { canonicalDomain?: unknown; locale?: unknown } } | undefined;
  const name = storedTheme?.siteName;
  const isRenamed = typeof name === 'string' && name !== original.theme.siteName;
  const locale = storedTheme?.seo?.locale;
  const translated = translatePreset(
    original,
    getTranslate(textLanguage(typeof locale === 'string' ? locale : original.theme.seo.locale)),
  );
  const preset = isRenamed ? renamePreset(translated, name) : translated;
  const parsed = themeSchema.safeParse(override(preset.theme, settings.theme));
  if (!parsed.success)
    log.error(
      {
        event: 'stored_theme_invalid',
        site: id,
        issues: parsed.error.issues.map(({ path }) => path.join('.')),
      },
      'stored theme is invalid; using the preset',
    );
  const baseTheme = parsed.success ? parsed.data : preset.theme;
  const hasCanonicalDomain = parsed.success && storedTheme?.seo?.canonicalDomain !== undefined;
  const theme =
    host && !hasCanonicalDomain
      ? { ...baseTheme, domain: host, seo: { ...baseTheme.seo, canonicalDomain: host } }
      : baseTheme;
  const language = textLanguage(theme.seo.locale);
  const presetTexts = writePresetTexts(original.texts, theme, language);
  const { importMails, rankingWindow, digest, statistics } = defaultSettings;
  const modalDelay = parseSetting(
    'modalDelay',
    settings.modalDelay,
    defaultSettings.modalDelay,
    id,
    log,
  );
  const window = parseSetting('rankingWindow', settings.rankingWindow, rankingWindow, id, log);
  const chosen = parseSetting('digest', override(digest, settings.digest), digest, id, log);
  const t = getTranslate(language);
  const open = translateSignup(defaultSettings.signup, t);
  const signup = parseSetting('signup', override(open, settings.signup), open, id, log);
  const { pictures } = defaultSettings;
  const shown = parseSetting('pictures', override(pictures, settings.pictures), pictures, id, log);
  const languages = parseSetting('languages', settings.languages, [], id, log);
  return {
    id,
    variant: preset.variant,
    isOpen,
    move,
    hasOldPaths,
    hubs,
    indexNowKeys,
    ownDomains: [
      ...new Set([theme.seo.canonicalDomain, ...environment, ...ownHosts, ...chosen.ownDomains]),
    ],
    theme,
    language,
    t,
    texts: parseSetting('texts', override(presetTexts, settings.texts), presetTexts, id, log),
    languages,
    analytics: readAnalytics(id, settings.analytics, log),
    revealAccounts: settings.revealAccounts !== false,
    signup,
    staffPasskeys: settings.staffPasskeys === true,
    mcp: settings.mcp !== false,
    pictures: shown,
    importMails: parseSetting('importMails', settings.importMails, importMails, id, log),
    embedOrigins: parseSetting('embedOrigins', settings.embedOrigins, [], id, log),
    timeZone: parseSetting('timeZone', settings.timeZone, 'UTC', id, log),
    newsletter: parseSetting('newsletter', settings.newsletter, null, id, log),
    modalDelay,
    rankingWindow: window,
    digest: chosen,
    statistics: parseSetting(
      'statistics',
      override(statistics, settings.statistics),
      statistics,
      id,
      log,
    ),
    sender,
    files: readFiles(settings.files),
    public: toPublicSite(id, theme, {
      isOpen,
      modalDelay,
      rankingWindow: window,
      signup,
      pictures: shown,
      languages: listLanguages(
        theme,
        languages.filter((item) =>
          [...preset.hosts, ...environment, ...ownHosts].includes(item.host),
        ),
      ),
    }),
    themeId: id,
  };
}

function listLanguages({ seo }: Theme, others: Site['languages']): PublicSite['languages'] {
  if (others.length === 0) return [];
  const own = { language: textLanguage(seo.locale), host: seo.canonicalDomain };
  return [own, ...others].map(({ language, host }) => ({
    code: language,
    name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
    host,
  }));
}

/** Translates the question if nobody wrote another. */
const translateSignup = (
  signup: Site['signup'],
  t: Translate,
  from?: Translate,
): Site['signup'] => {
  const { question } = defaultSettings.signup;
  return signup.question === (from?.find(question) ?? question)
    ? { ...signup, question: t.find(question) }
    : signup;
};

/** Returns the site as its host in another language shows it. `presetTexts`: of its preset. */
export function inLanguage(
  site: Site,
  { language, host, siteName, siteDescription, texts, newsletter }: Site['languages'][number],
  presetTexts: SiteTexts,
): Site {
  const { theme } = site;
  const unchanged = writePresetTexts(presetTexts, theme, site.t.language);
  const translatedTexts = writePresetTexts(presetTexts, { ...theme, siteName }, language);
  const readText = (name: keyof SiteTexts) =>
    texts[name] ||
    (site.texts[name] === unchanged[name] ? translatedTexts[name] : site.texts[name]);
  const t = getTranslate(language);
  const signup = translateSignup(site.signup, t, site.t);
  const rename = (text: string) => text.replaceAll(theme.siteName, () => siteName);
  const translated = {
    ...theme,
    siteName,
    siteDescription,
    seo: {
      ...theme.seo,
      locale: language,
      canonicalDomain: host,
      defaultTitle: siteName,
      titleTemplate: rename(theme.seo.titleTemplate),
      defaultDescription: siteDescription,
    },
  };
  return {
    ...site,
    theme: translated,
    t,
    signup,
    newsletter,
    texts: {
      about: readText('about'),
      contact: readText('contact'),
      privacy: readText('privacy'),
      terms: readText('terms'),
    },
    public: toPublicSite(site.id, translated, {
      ...site,
      signup,
      languages: site.public.languages,
    }),
  };
}

function readFiles(stored: unknown): Map<string, string> {
  return new Map(
    typeof stored === 'object' && stored !== null
      ? Object.entries(stored).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        )
      : [],
  );
}

function readAnalytics(site: string, stored: unknown, log: Logger): Analytics | null {
  if (stored === undefined || stored === null) return null;
  const parsed = analyticsSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.error(
    {
      event: 'stored_analytics_invalid',
      site,
      issues: parsed.error.issues.map(({ path }) => path.join('.')),
    },
    'stored analytics settings are invalid; analytics is off',
  );
  return null;
}

export function toPublicSite(
  id: string,
  { siteName, siteDescription, logo, seo, design }: Theme,
  {
    isOpen,
    modalDelay,
    rankingWindow,
    signup: { mode, question, domains },
    pictures,
    languages,
  }: Pick<PublicSite, 'modalDelay' | 'rankingWindow' | 'isOpen' | 'languages'> &
    Pick<Site, 'signup' | 'pictures'>,
): PublicSite {
  const { defaultTitle, titleTemplate, defaultDescription, canonicalDomain } = seo;
  return {
    id,
    name: siteName,
    description: siteDescription,
    logo,
    language: languageTag(seo.locale) ?? 'en',
    languages,
    isOpen,
    modalDelay,
    rankingWindow,
    frontPage: design.frontPage,
    signup: {
      mode,
      question: mode === 'approval' ? question : null,
      domains: mode === 'domain' ? domains : [],
    },
    picturesFromKarma: pictures.inTexts ? pictures.minKarma : null,
    seo: { defaultTitle, titleTemplate, defaultDescription, canonicalDomain },
  };
}

/** Replaces values of the base at any depth; ignores names that the base lacks. */
function override<T>(base: T, over: unknown): T {
  if (typeof base !== 'object' || base === null || Array.isArray(base))
    return over === undefined ? base : (over as T);
  if (typeof over !== 'object' || over === null) return base;
  const overrides = new Map(Object.entries(over));
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => [
      name,
      override(value as unknown, overrides.get(name)),
    ]),
  ) as T;
}
