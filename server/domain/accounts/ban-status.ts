import { sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';

/** Until when somebody may read and change nothing, and why. `until` null: for good. */
export type Ban = { until: Date | null; reason: string };

/** Stands in the row of who is banned for good. */
export const permanent = new Date('9999-12-31T23:59:59.000Z');

/** What `banOf` needs of a person. A ban ends by itself, by the database's clock. */
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

/** As replies have it. */
export const banReply = (ban: Ban | null): { until: string | null; reason: string } | null =>
  ban && { until: ban.until?.toISOString() ?? null, reason: ban.reason };

const time = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
/** `until December 1, 2026 at 8:00 AM UTC`, or nothing. */
export const untilLabel = ({ until }: Pick<Ban, 'until'>): string =>
  until === null ? '' : ` until ${time.format(until)} UTC`;

/** What somebody is told who is banned and wants to change something. */
export const banMessage = (ban: Ban): string =>
  `You can't post or comment here${untilLabel(ban)}. ${ban.reason === '' ? 'You can still log in and read.' : `Reason: ${ban.reason}`}`;
