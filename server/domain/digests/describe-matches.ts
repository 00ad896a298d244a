import { format, toLocale, type Message } from '#shared/texts/format.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
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
  const texts = pack.mail.digest;
  const isDaily = frequency === 'daily';
  const counted = matching.length;
  const text: Message<{ count: number; topics: string; kinds: string }> =
    counted === 0
      ? texts[isDaily ? 'noMatchesToday' : 'noMatchesThisWeek']
      : isByKind
        ? texts[isDaily ? 'kindsToday' : 'kindsThisWeek']
        : texts[isDaily ? 'matchesToday' : 'matchesThisWeek'];
  const named = (matching.length === 0 ? requested : topics).slice(0, maxNamedTopics);
  const toList = (items: string[]) =>
    new Intl.ListFormat(toLocale(language), { type: 'conjunction' }).format(items);
  return {
    lead: format(language, text, {
      count: matching.length,
      topics: toList(named),
      kinds: toList(kinds.map((kind) => pack.manage.preferenceKinds[kind])),
    }),
    heading: others.length === 0 ? null : format(language, texts.alsoOn, { site: siteName }),
  };
}
