import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { describePreferences as describeContent } from '#shared/newsletter/describe-preferences.ts';
import { formatDate, toDateLocale } from '#shared/newsletter/dates.ts';
import { isolate } from '#shared/text-rules.ts';
import { format, type Message } from '#shared/texts/format.ts';
import { label } from '#shared/texts/label.ts';

/** Texts of the pages in one language. */
export type Texts = Omit<Reply<'GET /api/newsletter/texts/{language}'>, 'frame'>;

/** Fills in a text. Values of the other direction are isolated. */
export function formatText<Values extends object>(
  { dir, language }: Pick<Texts, 'dir' | 'language'>,
  text: Message<Values>,
  values: NoInfer<Values>,
): string {
  const isolated = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value, dir) : value,
  ]);
  return format(language, text, Object.fromEntries(isolated) as Values);
}

/** Formats a time with its weekday in the subscriber's time zone. */
export const momentIn = (language: DigestLanguage, timeZone: string, at: string): string =>
  formatDate(language, { dateStyle: 'full', timeStyle: 'short', timeZone }, new Date(at));

export const dayIn = (language: DigestLanguage, timeZone: string, at: string): string =>
  formatDate(language, { dateStyle: 'long', timeZone }, new Date(at));

export function hoursIn(language: DigestLanguage): string[] {
  const format = new Intl.DateTimeFormat(toDateLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return Array.from({ length: 24 }, (_, hour) => format.format(Date.UTC(2024, 0, 1, hour)));
}

export function daysIn(language: DigestLanguage): string[] {
  const format = new Intl.DateTimeFormat(toDateLocale(language), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** Names all preferences as one text; null for the standard digest. */
export function describePreferences(
  { language, manage, preferenceForm: { texts, days } }: Texts,
  chosen: DigestPreferences,
): string | null {
  const line = describeContent(chosen, language, manage);
  const named = chosen.weekdays.map((day) => days[day - 1]).join(' ');
  return (
    [
      ...(line === null ? [] : [line]),
      ...(chosen.posts === null ? [] : [label(language, texts.posts, chosen.posts)]),
      ...(named === '' ? [] : [label(language, texts.days, named)]),
      ...(chosen.skipEmpty ? [texts.skipEmpty] : []),
    ].join('; ') || null
  );
}
