import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { IndustryLanding, Landing, LanguageName } from '#shared/contract/newsletter.ts';
import * as limits from '#shared/limits.ts';
import { format } from '#shared/texts/format.ts';
import { industries, type Industry } from '#shared/newsletter/industries.ts';
import { fallbackCopy, industryCopy } from '#shared/newsletter/landing-copy.ts';
import { languages, listLanguages } from '#shared/newsletter/languages.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import type { LandingTexts } from '#shared/texts/landing-copy.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import type { Ctx, Needs, Site } from '../../../context.ts';
import { isDatabaseUnavailable, perDatabase } from '../../../db/client.ts';
import { posts, subscriptions, users } from '../../../db/schema.ts';
import { notFound } from '../../../infra/app-error.ts';
import { readSample } from './landing-sample.ts';
import { summary, type ListedPost } from '../../posts/post-list-queries.ts';
import { readPreferenceForm } from '../../preferences/preference-form.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/** Posts shown for an industry, and newest posts scanned. */
const maxIndustryPosts = 10;
const maxScannedPosts = 2_000;
/** Cache time of the subscriber count. */
const countCacheMs = 600_000;

/** Tags for no or unknown language. */
const unspecifiedCodes = new Set(['und', 'mul', 'mis', 'zxx']);
const english: LanguageName = { code: 'en', name: 'English', localName: 'English', dir: 'ltr' };

/**
 * Finds a language by code (`ES`, `spa`) or name. Accepts any language known to the runtime; else
 * null.
 */
export function findLanguage(codeOrName: string): LanguageName | null {
  const wanted = codeOrName.toLowerCase();
  const code = /^[a-z]{2,3}$/.test(wanted) ? Intl.getCanonicalLocales(wanted)[0] : undefined;
  const listed = [english, ...languages].find(
    (language) =>
      language.code === code ||
      [language.name, language.localName].some((name) => name.toLowerCase() === wanted),
  );
  if (listed || code === undefined || unspecifiedCodes.has(code)) return listed ?? null;
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
  if (name === undefined) return null;
  const localName = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? name;
  return { code, name, localName, dir: 'ltr' };
}

/** The texts that a site wrote for its landing page in a language. */
const findOwnTexts = ({ t, newsletter, languages }: Site, language: DigestLanguage) =>
  language === t.language
    ? newsletter
    : (languages.find((item) => item.language === language)?.newsletter ?? null);

/** The texts of the landing page for a site that wrote none. */
export async function readDefaultTexts(
  ctx: Needs<'model' | 'site'>,
  language: DigestLanguage,
): Promise<LandingTexts> {
  const { copy, page } = await loadPack(language);
  const { questions } = fillSiteTexts(page, ctx.site, language, getConfiguredKind(ctx));
  return { ...copy[ctx.site.variant], questions };
}

/** Reads the landing page of an industry with matching posts. Error: not_found. */
export async function readIndustryLanding(ctx: Ctx, slug: string): Promise<IndustryLanding> {
  const industry = industries.find((candidate) => candidate.slug === slug);
  if (!industry) throw notFound('The industry was not found.');
  const [landing, rows] = await Promise.all([
    readLanding(ctx, ctx.site.t.language, industry),
    statements(ctx.db).about.execute({
      site: ctx.site.id,
      newest: maxScannedPosts,
      // Any keyword as a word. Keywords are letters, digits, spaces and hyphens.
      pattern: String.raw`\m(?:${industry.keywords.join('|')})s?\M`,
      limit: maxIndustryPosts,
    }),
  ]);
  return {
    ...landing,
    industry,
    posts: rows.map(({ post }) => post),
    industries: [...industries],
  };
}

/**
 * Reads the landing page of a language, in English without a translation, or that of an industry.
 * Error: not_found.
 */
async function readLanding(ctx: Ctx, codeOrName: string, industry?: Industry): Promise<Landing> {
  const { site } = ctx;
  const language = findLanguage(codeOrName);
  if (!language) throw notFound('The language was not found.');
  const translated = digestLanguages.find((code) => code === language.code);
  const written = translated ?? 'en';
  const pack = await loadPack(written);
  const texts = findOwnTexts(site, written);
  const page = fillSiteTexts(pack.page, site, written, getConfiguredKind(ctx));
  const [count, sample, preferenceForm] = await Promise.all([
    countActiveSubscribers(ctx),
    readSample(ctx, written, pack),
    readPreferenceForm(ctx, written, pack),
  ]);
  return {
    language,
    fallback: translated === undefined,
    copy: industry
      ? industryCopy(site.t, site.variant, industry)
      : translated === undefined
        ? fallbackCopy(site.variant, language.name)
        : (texts ?? pack.copy[site.variant]),
    strings: pack.strings,
    frame: written === site.t.language ? null : pack.frame,
    page: texts && texts.questions.length > 0 ? { ...page, questions: texts.questions } : page,
    preferenceForm,
    sample,
    activeSubscribers: count,
    languages: [...languages],
  };
}

/** Says who makes the sentences of the digests to come, as far as the configuration decides. */
export function getConfiguredKind({
  model,
  site,
}: Needs<'model'> & { site: { digest: Pick<Site['digest'], 'summaries'> } }): SummaryKind {
  if (model === null) return 'extract';
  return site.digest.summaries === 'written' ? 'ai' : 'selected';
}

/** Inserts the site's name and hour into the texts, and the answer for the kind of sentences. */
function fillSiteTexts(
  page: LanguagePack['page'],
  { theme, digest }: Site,
  language: DigestLanguage,
  kind: SummaryKind,
): Landing['page'] {
  const fillSiteName = (text: string) => format(language, text, { site: theme.siteName });
  const { eyebrow, modalTitle, questions } = page;
  const fillQuestion = ({ question, answer }: { question: string; answer: string }) => ({
    question: fillSiteName(question),
    answer: fillSiteName(answer),
  });
  const [cost, { question, answers }, address] = questions;
  return {
    ...page,
    eyebrow: fillSiteName(eyebrow),
    modalTitle: fillSiteName(modalTitle),
    questions: [
      fillQuestion(cost),
      fillQuestion({ question, answer: answers[kind] }),
      fillQuestion(address),
    ],
    // While issues are off, nothing is delivered.
    noSample: digest.on ? page.noSample : '',
    delivery: digest.on ? format(language, page.delivery, { hour: digest.hour }) : '',
  };
}

const placeholder = sql.placeholder;

const statements = perDatabase((db) => {
  // Scans the newest posts with a bound, in the order of `posts_new`.
  const newest = db
    .select({ id: posts.id, title: posts.title, tags: posts.tags, createdAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.siteId, placeholder('site')), sql`${posts.isVisible}`))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(placeholder('newest'))
    .as('newest');
  const chosen = db
    .select({ id: newest.id, createdAt: newest.createdAt })
    .from(newest)
    .where(
      sql`(${newest.title} || ' ' || array_to_string(${newest.tags}, ' '))
        ~* ${placeholder('pattern')}`,
    )
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(placeholder('limit'))
    .as('selected');
  return {
    about: db
      .select({ post: sql<ListedPost>`${summary}`.as('post') })
      .from(chosen)
      .innerJoin(posts, own(posts, placeholder('site'), { id: chosen.id }))
      .innerJoin(users, own(users, posts.siteId, { id: posts.userId }))
      .orderBy(desc(chosen.createdAt), desc(chosen.id))
      .prepare('newsletter_about'),
    active: db
      .select({ count: count() })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.siteId, placeholder('site')), sql`${subscriptions.state} = 'active'`),
      )
      .prepare('newsletter_active'),
    /** Counts by site id. */
    counted: new Map<string, { count: number; since: number }>(),
  };
});

/** Counts confirmed subscriptions, cached for ten minutes; null when few or unreadable. */
async function countActiveSubscribers(ctx: Ctx): Promise<number | null> {
  const { active, counted } = statements(ctx.db);
  const now = ctx.clock.now().getTime();
  let cached = counted.get(ctx.site.id);
  if (!cached || Math.abs(now - cached.since) >= countCacheMs) {
    try {
      const [row] = await active.execute({ site: ctx.site.id });
      cached = { count: row?.count ?? 0, since: now };
    } catch (error) {
      if (ctx.isOnReplica || !isDatabaseUnavailable(error)) throw error;
      ctx.log.warn(
        { event: 'subscriber_count_failed', requestId: ctx.requestId, site: ctx.site.id, error },
        'subscribers could not be counted',
      );
      return null;
    }
    counted.set(ctx.site.id, cached);
  }
  return cached.count >= limits.shownSubscribers ? cached.count : null;
}

export const handlers = {
  'GET /api/newsletter': (ctx) => readLanding(ctx, ctx.site.t.language),
  'GET /api/newsletter/languages': (ctx) => ({
    languages: listLanguages(getConfiguredKind(ctx)),
  }),
  'GET /api/newsletter/languages/{language}': (ctx, { path }) => readLanding(ctx, path.language),
  'GET /api/newsletter/industries/{industry}': (ctx, { path }) =>
    readIndustryLanding(ctx, path.industry),
  'GET /api/newsletter/industries': () => ({ industries: [...industries] }),
} satisfies Partial<Handlers>;
