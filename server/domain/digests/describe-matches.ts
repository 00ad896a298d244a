import { toLocale } from '#shared/newsletter/dates.ts';
import { fillIn, pickPlural } from '#shared/texts/format.ts';
import type { LanguagePack } from '#shared/texts/translation.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { TopicPreferences } from '../preferences/parse-prompt.ts';
import type { VariantPosts } from './select-posts.ts';

/** Topics that are named; more would not fit in a sentence. */
const maxNamedTopics = 4;

/**
 * Says how many posts are about the requested topics, when there are other posts besides or fewer
 * than usual. Without topics it says how many are of the wanted kinds. `heading` stands above the
 * other posts.
 */
export function describeMatches(
  { matching, others, topics }: Pick<VariantPosts<unknown>, 'matching' | 'others' | 'topics'>,
  {
    requested: { topics: requested, kinds = [] },
    frequency,
    limit,
    siteName,
    language,
    pack,
  }: {
    requested: Pick<TopicPreferences, 'topics' | 'kinds'>;
    frequency: 'daily' | 'weekly';
    /** Posts of a full digest. */
    limit: number;
    siteName: string;
    language: DigestLanguage;
    pack: LanguagePack;
  },
): { lead: string | null; heading: string | null } {
  const isByKind = requested.length === 0;
  if (isByKind && (kinds.length === 0 || matching.length === 0))
    return { lead: null, heading: null };
  if (matching.length >= limit) return { lead: null, heading: null };
  const { noMatchesToday, noMatchesThisWeek, alsoOn } = pack.mail.digest;
  const { matchesToday, matchesThisWeek, kindsToday, kindsThisWeek } = pack.plurals;
  const [today, thisWeek] = isByKind
    ? [kindsToday, kindsThisWeek]
    : [matchesToday, matchesThisWeek];
  const isDaily = frequency === 'daily';
  const text =
    matching.length === 0
      ? isDaily
        ? noMatchesToday
        : noMatchesThisWeek
      : pickPlural(language, isDaily ? today : thisWeek, matching.length);
  const named = (matching.length === 0 ? requested : topics).slice(0, maxNamedTopics);
  const locale = toLocale(language);
  const toList = (items: string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  return {
    lead: fillIn(text, {
      count: new Intl.NumberFormat(locale).format(matching.length),
      topics: toList(named),
      kinds: toList(kinds.map((kind) => pack.manage.preferenceKinds[kind])),
    }),
    heading: others.length === 0 ? null : fillIn(alsoOn, { site: siteName }),
  };
}
