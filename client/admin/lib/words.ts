import type { DigestLanguage } from '#shared/paths.ts';
import { toLocale } from '#shared/texts/format.ts';
import { joinList } from '#shared/texts/label.ts';
import { loadAdminTranslate } from '#shared/texts/load-admin-translate.ts';
import * as time from '../../lib/time.ts';

/** Translates into the language of the administration, which no page of a document changes. */
export const t = await loadAdminTranslate(
  typeof document === 'undefined' ? 'en' : (document.documentElement.lang as DigestLanguage),
);

/** "12,345" */
export const number = (n: number): string => time.number(t, n);
/** "daily, weekly" */
export const list = (parts: readonly string[], mark?: ',' | ';'): string =>
  joinList(t.language, parts, mark);
/** "21 November 2026" */
export const dateOnly = (at: number | string): string => time.dateOnly(t, at);
/** "21 November 2026 at 08:05 UTC" */
export const exactTime = (at: number | string): string => time.exactTime(t, at);

const locale = toLocale(t.language);
/** "2.5%" */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);

const languages = new Intl.DisplayNames(locale, { type: 'language' });
/** "German", of `de` */
export const getLanguageName = (code: string): string => languages.of(code) ?? code;
