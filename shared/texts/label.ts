import type { DigestLanguage } from '../paths.ts';

const colons: Partial<Record<DigestLanguage, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

const listMarks: Partial<Record<DigestLanguage, { ',': string; ';': string }>> = {
  ar: { ',': '، ', ';': '؛ ' },
  ja: { ',': '、', ';': '；' },
  zh: { ',': '、', ';': '；' },
};

/** "daily, weekly", with the comma or semicolon of the language */
export const joinList = (
  language: DigestLanguage,
  parts: readonly string[],
  mark: ',' | ';' = ',',
): string => parts.join(listMarks[language]?.[mark] ?? `${mark} `);

/** "Number of posts: 5", with the colon of the language */
export const label = (language: DigestLanguage, name: string, text: string | number): string =>
  `${name}${colons[language] ?? ': '}${text}`;
