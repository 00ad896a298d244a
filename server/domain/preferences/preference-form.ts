import { asc, eq } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { PreferenceForm } from '#shared/contract/newsletter.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { toLocale } from '#shared/texts/format.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { Needs } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/client.ts';
import { keepsLanguage } from '../core/keeps-language.ts';
import { tags } from '../../db/schema.ts';

const maxTags = 8;
/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** Returns what the fields of preferences show. Levels that no summary can keep are not offered. */
export async function readPreferenceForm(
  { db, site, model }: Needs<'db' | 'site' | 'model'>,
  language: DigestLanguage,
  { manage, preferenceForm }: Pick<LanguagePack, 'manage' | 'preferenceForm'>,
): Promise<PreferenceForm> {
  const rows = await db
    .select({ name: tags.name })
    .from(tags)
    .where(eq(tags.siteId, site.id))
    .orderBy(asc(tags.position))
    .limit(maxTags)
    .catch((error: unknown) => {
      // The page has no suggestions then.
      if (isDatabaseUnavailable(error)) return [];
      throw error;
    });
  const { preferencePlain, preferenceExpert, preferenceShort, preferenceLong } = manage;
  const format = new Intl.DateTimeFormat(toLocale(language), { weekday: 'short', timeZone: 'UTC' });
  return {
    texts: {
      ...preferenceForm,
      preferencePlain,
      preferenceExpert,
      preferenceShort,
      preferenceLong,
    },
    days: Array.from({ length: 7 }, (_, day) => format.format(monday + day * dayMs)),
    tags: rows.map(({ name }) => name),
    hasLevels: keepsLanguage({ model }, site),
    maxPosts: site.digest.posts,
  };
}
