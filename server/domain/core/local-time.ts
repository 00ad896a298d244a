/** Computes when local clocks show an hour, for all mail sent by local time. */

/**
 * Returns when it is an hour on a local date; null for a date that the zone skips. Uses the first
 * of a repeated hour, and the next existing moment for a skipped one.
 */
export function occurrenceOn(
  timeZone: string,
  date: Temporal.PlainDate,
  hour: number,
): Date | null {
  const at = instantAt(timeZone, date, hour);
  return [at, instantAt(timeZone, date)].some((start) => localDate(timeZone, start).equals(date))
    ? at
    : null;
}

/** Returns a zone's name in its standard capitals. Throws RangeError for an unknown zone. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const zonedAt = (timeZone: string, at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

/** Returns the local date at an instant. */
export const localDate = (timeZone: string, at: Date): Temporal.PlainDate =>
  zonedAt(timeZone, at).toPlainDate();

/** Returns the first instant of a local hour; the moment the clocks move where they skip it. */
export function instantAt(timeZone: string, date: Temporal.PlainDate, hour = 0): Date {
  const local = date.toPlainDateTime({ hour });
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  // Temporal answers a skipped time with one before the gap.
  const skipped = !zoned.toPlainDateTime().equals(local);
  const { epochMilliseconds } = (skipped && zoned.getTimeZoneTransition('next')) || zoned;
  return new Date(epochMilliseconds);
}

/** Returns when the local day of an instant ends. */
export const endOfDay = (timeZone: string, at: Date): Date =>
  instantAt(timeZone, localDate(timeZone, at).add({ days: 1 }));
