import { formatDate, weekdayDateIn } from '#shared/newsletter/dates.ts';
import { issueDateIn } from '#shared/newsletter/issue-labels.ts';
import { findTextLanguage } from '#shared/newsletter/text-language.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { getTextDirection, type Direction } from '#shared/text-rules.ts';
import { getDirection } from './layout.tsx';

/** Removes the private characters that mark placeholders. */
export const stripMarkers = (text: string) => text.replace(/[\ue000\ue001]/g, '');

/** Removes URL schemes from a title, because mail programs would make links of it. */
export const toPlainTitle = (title: string) =>
  stripMarkers(title)
    .replace(/\b[a-z][a-z0-9+.-]{0,20}:\/\/(?:www\.)?/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the direction of a text if it differs. Some mail programs do not detect it. */
function findOtherDirection(text: string, direction: Direction): Direction | undefined {
  const textDirection = getTextDirection(text);
  return textDirection === direction || !/\p{L}/u.test(text) ? undefined : textDirection;
}

/** Attributes of a text by somebody else, as far as they differ from those around it. */
export type TextAttributes = { lang?: string; dir?: Direction };

/** `expected`: the language that the text is probably in. */
export function getTextAttributes(
  text: string,
  expected: string,
  language: DigestLanguage,
): TextAttributes {
  const lang = findTextLanguage(text, expected);
  const dir = findOtherDirection(text, getDirection(language));
  return {
    ...(lang.split('-')[0] === language ? {} : { lang }),
    ...(dir === undefined ? {} : { dir }),
  };
}

/** Breaks lines at spaces. URLs stay whole. */
export function wrapLines(text: string, maxLength = 76): string {
  const tooLong = new RegExp(`(?=.{${maxLength + 1}})(.{0,${maxLength - 1}}\\S) +`, 'gu');
  return text
    .split('\n')
    .map((line) => line.replace(tooLong, '$1\n'))
    .join('\n');
}

/** Formats the day, with its weekday, or the days of an issue. English is as on the pages. */
export function formatIssueDate(
  language: DigestLanguage,
  days: { firstDay: string; lastDay: string },
): string {
  return days.firstDay === days.lastDay
    ? weekdayDateIn(language, new Date(days.firstDay))
    : issueDateIn(language, days);
}

/** Formats a day, with its year unless the issue is of it. */
export const formatIssueDay = (language: DigestLanguage, day: string, issueDay: string): string => {
  const isOfYear = day.slice(0, 4) === issueDay.slice(0, 4);
  return formatDate(
    language,
    { day: 'numeric', month: 'long', ...(isOfYear ? {} : { year: 'numeric' }), timeZone: 'UTC' },
    new Date(`${day}T00:00:00Z`),
  );
};
