import { format, toLocale, type Message } from '#shared/texts/format.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { MailLanguage } from '../../../email/layout.tsx';
import type { VariantPosts } from './select-posts.ts';

/** Topics that are named; more would not fit in a sentence. */
const maxNamedTopics = 4;

/**
 * Says how many posts are about the requested topics, when there are other posts besides or fewer
 * than usual. `heading` stands above the other posts.
 */
export function describeMatches(
  { matching, others, topics }: VariantPosts,
  requested: Pick<DigestPreferences, 'topics' | 'only'>,
  site: { digest: { posts: number }; theme: { siteName: string } },
  frequency: Frequency,
  { language, pack }: MailLanguage,
): { lead: string | null; heading: string | null } {
  if (requested.topics.length === 0 || matching.length >= site.digest.posts)
    return { lead: null, heading: null };
  const texts = pack.mail.digest;
  const isDaily = frequency === 'daily';
  const isEmpty = matching.length === 0;
  const text: Message<{ count: number; topics: string }> = isEmpty
    ? texts[isDaily ? 'noMatchesToday' : 'noMatchesThisWeek']
    : texts[isDaily ? 'matchesToday' : 'matchesThisWeek'];
  const named = (isEmpty ? requested.topics : topics).slice(0, maxNamedTopics);
  const type = isEmpty ? 'disjunction' : 'conjunction';
  return {
    lead: format(language, text, {
      count: matching.length,
      topics: new Intl.ListFormat(toLocale(language), { type }).format(named),
    }),
    heading:
      others.length === 0
        ? null
        : isEmpty && requested.only
          ? texts.nearest
          : format(language, texts.alsoOn, { site: site.theme.siteName }),
  };
}
