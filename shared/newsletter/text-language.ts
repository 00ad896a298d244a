const scripts: Record<string, RegExp> = {
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Grek: /\p{Script=Greek}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Hans: /\p{Script=Han}/gu,
  Hant: /\p{Script=Han}/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Kore: /[\p{Script=Han}\p{Script=Hangul}]/gu,
};
/** Languages that their script names, in the order of the tests. */
const languagesByScript: [language: string, script: RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
];
/** Share of letters from which a script counts. Kana stand between other letters. */
const minShare = 0.2;

/**
 * Returns the language tag of a text by somebody else. It is the expected one if the script fits,
 * else the language of the script. An empty tag says in HTML that the language is unknown.
 */
export function findTextLanguage(text: string, expected: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return expected;
  const getShare = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  const [base = ''] = expected.split('-');
  const named = languagesByScript.find(([, script]) => getShare(script) >= minShare)?.[0];
  // Japanese titles may have no kana.
  if (named === base || (named === 'zh' && base === 'ja')) return expected;
  if (named !== undefined) return named;
  const script = scripts[new Intl.Locale(expected).maximize().script ?? ''];
  return script === undefined || getShare(script) >= 0.5 ? expected : '';
}
