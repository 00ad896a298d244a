import { toLocale } from '#shared/newsletter/dates.ts';
import { fillIn, pickPlural } from '#shared/newsletter/interpolate.ts';
import type { LanguagePack } from '#shared/newsletter/translation.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import type { VariantPosts } from './select-posts.ts';

/** Topics that are named; more would not fit in a sentence. */
const maxNamedTopics = 4;

/**
 * Says how many posts are about the requested topics, when there are other posts besides or fewer
 * than usual. `heading` stands above the other posts.
 */
export function describeMatches(
  { matching, others, topics }: Pick<VariantPosts<unknown>, 'matching' | 'others' | 'topics'>,
  {
    requested,
    frequency,
    limit,
    siteName,
    language,
    pack,
  }: {
    requested: Pick<TopicPreferences, 'topics' | 'only'>;
    frequency: 'daily' | 'weekly';
    /** Posts of a full digest. */
    limit: number;
    siteName: string;
    language: DigestLanguage;
    pack: LanguagePack;
  },
): { lead: string | null; heading: string | null } {
  if (requested.topics.length === 0 || matching.length >= limit)
    return { lead: null, heading: null };
  const { noMatchesToday, noMatchesThisWeek, alsoOn, nearest } = pack.mail.digest;
  const { matchesToday, matchesThisWeek } = pack.plurals;
  const isDaily = frequency === 'daily';
  const isEmpty = matching.length === 0;
  const text = isEmpty
    ? isDaily
      ? noMatchesToday
      : noMatchesThisWeek
    : pickPlural(language, isDaily ? matchesToday : matchesThisWeek, matching.length);
  const locale = toLocale(language);
  const named = (isEmpty ? requested.topics : topics).slice(0, maxNamedTopics);
  return {
    lead: fillIn(text, {
      count: new Intl.NumberFormat(locale).format(matching.length),
      topics: new Intl.ListFormat(locale, {
        type: isEmpty ? 'disjunction' : 'conjunction',
      }).format(named),
    }),
    heading:
      others.length === 0
        ? null
        : isEmpty && requested.only
          ? nearest
          : fillIn(alsoOn, { site: siteName }),
  };
}
