import { sql } from 'drizzle-orm';
import { exactTime } from '#shared/dates.ts';
import { english } from '#shared/texts/translate.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../infra/app-error.ts';

/** A read-only period and its reason. `until` is null for a permanent ban. */
export type Ban = { until: Date | null; reason: string };

/** Stored as the end of a permanent ban. */
export const permanent = new Date('9999-12-31T23:59:59.000Z');

/** Columns for `readBan`. The database clock decides when a ban ends. */
export const banColumns = {
  bannedUntil: users.bannedUntil,
  banReason: users.banReason,
  banned: sql<boolean | null>`${users.bannedUntil} > now()`,
};

export function readBan({
  bannedUntil,
  banReason,
  banned,
}: {
  bannedUntil: Date | null;
  banReason: string;
  banned: boolean | null;
}): Ban | null {
  if (!banned || bannedUntil === null) return null;
  return {
    until: bannedUntil.getTime() >= permanent.getTime() ? null : bannedUntil,
    reason: banReason,
  };
}

export const banReply = (ban: Ban | null): { until: string | null; reason: string } | null =>
  ban && { until: ban.until?.toISOString() ?? null, reason: ban.reason };

/** Returns `until 1 December 2026 at 08:00 UTC`, or an empty string. */
export const untilLabel = ({ until }: Pick<Ban, 'until'>): string =>
  until === null ? '' : ` until ${exactTime(until)}`;

export const createBanError = ({ until, reason }: Ban): AppError =>
  new AppError(
    'forbidden',
    until === null
      ? reason === ''
        ? english("You can't post or comment here. You can still log in and read.")
        : english("You can't post or comment here. Reason: {reason}")
      : reason === ''
        ? english("You can't post or comment here until {until}. You can still log in and read.")
        : english("You can't post or comment here until {until}. Reason: {reason}"),
    undefined,
    { until: until ?? '', reason },
  );
