/** Text rules of the contract as plain functions, so that the browser needs no schemas. */

const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Counts visible characters. */
export const visibleCharacters = (text: string): number => text.match(visible)?.length ?? 0;

/** A tag: lowercase letters, those of scripts without case, and digits, with hyphens between them. */
export const tagPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

/** Rejects unpaired surrogates, which cannot be stored. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/**
 * Returns whether an email address has only one form: NFKC does not change it, and IDNA allows its
 * domain. NFKC changes full-width characters, for example.
 */
export function isUnambiguousEmail(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isAllowed =
    /^[!-~]*$/.test(domain) || (!/[/?#%]/.test(domain) && URL.canParse(`http://${domain}`));
  return isAllowed && address.normalize('NFKC') === address;
}

/**
 * What has no width or changes direction. The group stays: flags of emoji, variants of emoji, of
 * Chinese and of Mongolian characters, and joiners, which words of some scripts and emoji need.
 */
const hidden = new RegExp(
  String.raw`(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|` +
    String.raw`\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|` +
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|\ufe0f(?=\u20e3)|` +
    String.raw`(?<=\p{sc=Han})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|` +
    String.raw`(?<=\p{sc=Mongolian})[\u180b-\u180d\u180f]|` +
    String.raw`(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}|` +
    String.raw`(?![\u0300-\u036f\p{Default_Ignorable_Code_Point}])\p{M}|` +
    String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})[\u200c\u200d]` +
    String.raw`(?=[\p{L}\p{Extended_Pictographic}]))|` +
    String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`,
  'gu',
);
/** Removes what changes the direction of text or makes two names look the same. */
export const removeHidden = (text: string): string => text.replace(hidden, '$1');

const rightToLeft = String.raw`\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}`;
const startsRightToLeft = new RegExp(`^\\P{L}*[${rightToLeft}]`, 'u');
const ofOtherDirection = {
  ltr: new RegExp(`[${rightToLeft}]`, 'u'),
  rtl: new RegExp(`(?![${rightToLeft}])\\p{L}`, 'u'),
};
export type Direction = keyof typeof ofOtherDirection;

export const getTextDirection = (text: string): Direction =>
  startsRightToLeft.test(text) ? 'rtl' : 'ltr';

/** Isolates a text of somebody else in a sentence of this direction that is a string. */
export const isolate = (text: string, direction: Direction = 'ltr'): string =>
  ofOtherDirection[direction].test(text) ? `\u2068${text}\u2069` : text;

/** Signs that make a name look like an email address, also after NFKC. */
const addressSigns = /[@<>‹›〈〉⟨⟩❬❭❮❯˂˃ᐸᐳ]/gu;
export const looksLikeAddress = (name: string): boolean =>
  name.normalize('NFKC').search(addressSigns) !== -1;

/** Makes a name that did not pass the rules harmless. */
export const toSafeName = (text: string): string =>
  removeHidden(looksLikeAddress(text) ? text.normalize('NFKC') : text)
    .replace(addressSigns, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Matches text without line separators and control characters. */
export const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/**
 * Returns whether a post may have this link: HTTP(S), a host, no credentials. Does not check the
 * total length.
 */
export function isLink(value: string): boolean {
  if (
    /[\s\p{Cc}\p{Cs}\\]/u.test(value) ||
    !/^https?:\/\/[^/?#@][^/?#@]*(?:[/?#]|$)/i.test(value) ||
    !URL.canParse(value)
  )
    return false;
  const { username, password, hostname } = new URL(value);
  // The maximum length of a DNS name.
  return username === '' && password === '' && hostname !== '' && hostname.length <= 253;
}

/** Counts code points, as the contract does. */
export const countCharacters = (text: string): number => [...text].length;

/** Counts the code points of a trimmed prompt, as both sides do. */
export const promptLength = (text: string): number => countCharacters(text.trim());

/** Returns whether this is a supported IANA time zone. */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
