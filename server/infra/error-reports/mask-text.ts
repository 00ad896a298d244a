const maxLength = 500;
const identifier = /^[A-Za-z_$][\w$.]{0,40}$/;

/**
 * Masks what may be personal or secret: addresses, IPs, URLs, tokens, numbers, and quoted text that
 * is no identifier. `hidesQuotes`: also identifiers, because the text quotes input.
 */
export function maskText(text: string, hidesQuotes = false): string {
  return text
    .slice(0, maxLength * 4)
    .replace(/\b([a-z][a-z0-9+.-]{1,20}:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>)]*)[^\s"'<>)]*/gi, '$1$2/…')
    .replace(/[^\s@"'`<>()[\],;:=]+@[^\s@"'`<>()[\],;:]+/g, '[email]')
    .replace(/(["'`])((?:(?!\1).){0,2000}?)\1/gs, (quoted, quote: string, inner: string) =>
      !hidesQuotes && identifier.test(inner) ? quoted : `${quote}[text]${quote}`,
    )
    .replace(/\?[^\s"'`]+/g, '?[query]')
    .replace(/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '[ip]')
    .replace(/(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi, '[ip]')
    .replace(/(?<![\w-])(?=[\w-]*\d)[\w-]{16,}(?![\w-])/g, '[token]')
    .replace(/(?<!\w)\d{4,}(?!\w)/g, '[number]')
    .slice(0, maxLength);
}
