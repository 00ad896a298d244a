/** What the contract asks of texts that people write (product 10), as plain functions: the browser has it without a schema. */

const visible = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters that can be seen. */
export const visibleCharacters = (text: string): number => text.match(visible)?.length ?? 0;

/** Whether all characters are whole: half of a pair of surrogates cannot be stored. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** No character that begins another line, nor any other that controls. */
export const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Whether a link is one that a post may have: http or https, a host, no name or password in it. Its length is another matter. */
export function isLink(value: string): boolean {
  if (
    /[\s\p{Cc}\p{Cs}\\]/u.test(value) ||
    !/^https?:\/\/[^/?#@][^/?#@]*(?:[/?#]|$)/i.test(value) ||
    !URL.canParse(value)
  )
    return false;
  const { username, password, hostname } = new URL(value);
  // No name of the DNS is longer, and no index takes any length.
  return username === '' && password === '' && hostname !== '' && hostname.length <= 253;
}

/** Characters of what a reader wants of the digest, as they are counted on both sides: code points, without the space around them (reliability G12). */
export const promptLength = (text: string): number => [...text.trim()].length;

/** Whether it is a time zone of the IANA database that can be reckoned with. */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
