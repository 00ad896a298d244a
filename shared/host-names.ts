import { toUnicode } from 'punycode.js';

/** Scripts that one name may combine. Digits and marks belong to each. */
const scripts = [
  'Latin Han Hiragana Katakana',
  'Latin Han Bopomofo',
  'Latin Han Hangul',
  ...(
    'Greek Cyrillic Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi ' +
    'Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Myanmar Khmer Tibetan'
  ).split(' '),
].map((names) => {
  const letters = names.replace(/\w+/g, String.raw`\p{Script_Extensions=$&}`).replaceAll(' ', '');
  return new RegExp(String.raw`^(?:(?=[\p{L}\p{M}\p{N}])[${letters}\d]|-)+$`, 'u');
});

/** Letters that look like Latin ones: names of nothing else could be taken for other names. */
const lookalikes = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωητο\d-]+$/u;

/** Writes a host in its own script, unless it could be taken for another one, as browsers do. */
export function showHost(host: string): string {
  if (!host.includes('xn--')) return host;
  const shown = toSafely(host);
  const isClear = shown
    .split('.')
    .every(
      (label) =>
        /^[a-z\d-]*$/.test(label) ||
        (scripts.some((letters) => letters.test(label)) && !lookalikes.test(label)),
    );
  return isClear && URL.parse(`http://${shown}`)?.hostname === host ? shown : host;
}

/** The host itself if it is not valid punycode. */
function toSafely(host: string): string {
  try {
    return toUnicode(host);
  } catch {
    return host;
  }
}
