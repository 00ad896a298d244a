import * as limits from '#shared/limits.ts';

/** Whether a URL can stand in a header without encoding. */
export const isHeaderUrl = (text: string) =>
  /^https:\/\/[!-;=?-~]{1,900}$/.test(text) && URL.canParse(text);

/** Whether a text is one email address: no list, name, comment, quotes or line break. */
export function isPlainEmail(text: string): boolean {
  return (
    text.length <= limits.email.max &&
    /^[^\s@,;:<>()[\]"\\\p{C}]{1,64}@[^\s@,;:<>()[\]"\\\p{C}]+$/u.test(text)
  );
}
