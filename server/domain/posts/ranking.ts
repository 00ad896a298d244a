import { sql, type SQL } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import { weighPoints } from '#shared/ranking.ts';

/** Seconds of age that a tenfold score outweighs. */
export const hotWindow = 45_000;

/**
 * Returns the score weight for a site's `rankingWindow` in hours.
 * Time counts the same for every weight, so older ranks stay comparable. Decision 108.
 */
export const hotWeight = (hours: number): number => (hours * 3_600) / hotWindow;

/**
 * hot = sign(s) · log10(max(|s|, 1)) · weight + created / window. Only votes change it, so (hot,
 * id) is a stable cursor.
 */
export function hotRank(score: number, createdAt: Date, weight = 1): number {
  return weighPoints(score) * weight + createdAt.getTime() / 1000 / hotWindow;
}

/** Computes `hotRank` in SQL. A test compares the two. */
export const hotRankSql = (score: SQL, createdAt: SQL, weight: SQL = sql`1`): SQL<number> =>
  sql<number>`sign(${score}::float8) * log(greatest(abs(${score}::float8), 1)) * ${weight}::float8
    + extract(epoch from ${createdAt})::float8 / ${sql.raw(String(hotWindow))}`;

/** In percent, two-sided; `z` belongs to it. */
export const wilsonConfidence = 80;
const z = 1.281551565545;

/** Returns the lower bound of the 80 % Wilson interval, as Lobsters does. `best` sorts by it. */
export function wilson(up: number, down: number): number {
  const n = up + down;
  if (n === 0) return 0;
  const share = up / n;
  return (
    (share + (z * z) / (2 * n) - z * Math.sqrt((share * (1 - share) + (z * z) / (4 * n)) / n)) /
    (1 + (z * z) / n)
  );
}

/**
 * Upper edges of the `top` periods, in hours. `top_window` is the index of a post's period.
 * Decision 5.
 */
export const topHours = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const;

export function ageWindow(createdAt: Date, now: Date): number {
  const hours = (now.getTime() - createdAt.getTime()) / hourMs;
  const index = Object.values(topHours).findIndex((edge) => hours < edge);
  return index === -1 ? Object.keys(topHours).length : index;
}
