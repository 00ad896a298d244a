/** Host of a link as lists show it. */
export function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** A host as somebody types it, in the form of `domainOf`; null when it is none. */
export function domainFrom(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
  return URL.canParse(address) ? domainOf(address) : null;
}
