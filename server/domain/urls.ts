/** Host of a link as lists show it. */
export function domainOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
