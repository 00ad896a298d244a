import type { DigestLanguage } from '../paths.ts';

const colons: Partial<Record<DigestLanguage, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

/** "Number of posts: 5", with the colon of the language */
export const label = (language: DigestLanguage, name: string, text: string | number): string =>
  `${name}${colons[language] ?? ': '}${text}`;
