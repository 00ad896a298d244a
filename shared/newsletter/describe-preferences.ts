import type { DigestPreferences } from './preferences.ts';
import type { LanguagePack } from '../texts/en.ts';
import { format, toLocale } from '../texts/format.ts';
import type { DigestLanguage } from '../paths.ts';

const commas: Partial<Record<DigestLanguage, string>> = { ar: '، ', ja: '、', zh: '，' };
/** Topics that are named; more would not fit in a line. */
const maxNamed = 4;

/**
 * Says what a digest is like, as one line: "About chips and hardware, in plain language, without
 * Apple". Null for the standard digest.
 */
export function describePreferences(
  { level, length, topics, avoid, only }: DigestPreferences,
  language: DigestLanguage,
  texts: LanguagePack['manage'],
): string | null {
  const locale = toLocale(language);
  const fill = (text: string, subjects: string[], type: 'conjunction' | 'disjunction') =>
    subjects.length === 0
      ? []
      : [
          format(language, text, {
            subject: new Intl.ListFormat(locale, { type }).format(subjects.slice(0, maxNamed)),
          }),
        ];
  const parts = [
    ...fill(only ? texts.preferenceOnly : texts.preferenceAbout, topics, 'conjunction'),
    ...(level === 'plain' ? [texts.preferencePlain] : []),
    ...(level === 'expert' ? [texts.preferenceExpert] : []),
    ...(length === 'short' ? [texts.preferenceShort] : []),
    ...(length === 'long' ? [texts.preferenceLong] : []),
    ...fill(texts.preferenceWithout, avoid, 'disjunction'),
  ];
  const line = parts.join(commas[language] ?? ', ');
  return line === '' ? null : line.charAt(0).toLocaleUpperCase(locale) + line.slice(1);
}
