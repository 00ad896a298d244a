/** Converts the seconds or date of `Retry-After` to milliseconds from now; null if invalid. */
export function parseRetryAfterMs(header: string | null | undefined): number | null {
  if (header === null || header === undefined) return null;
  const wait = /^\d{1,9}$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
