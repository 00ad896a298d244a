/** `en_US` of a theme as a language tag, `en-US`; null when it is none that `hreflang` takes. */
export function languageTag(locale: string): string | null {
  const tag = locale.replaceAll('_', '-');
  return /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(tag)
    ? (Intl.getCanonicalLocales(tag)[0] ?? null)
    : null;
}
