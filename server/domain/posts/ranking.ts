import { sql, type SQL } from 'drizzle-orm';

/** Seconds that a tenfold score is worth against a newer post (product 13). */
export const hotWindow = 45_000;

/**
 * What a site's window makes of the score: time is worth the same on all sites, so the ranks of before a change stay comparable with those after it. `hours`: `site.rankingWindow`.
 * Decision 108.
 */
export const hotWeight = (hours: number): number => (hours * 3_600) / hotWindow;

/** hot = sign(s) · log10(max(|s|, 1)) · weight + created / window. It changes only with a vote, so (hot, id) is a stable cursor. */
export function hotRank(score: number, createdAt: Date, weight = 1): number {
  return (
    Math.sign(score) * Math.log10(Math.max(Math.abs(score), 1)) * weight +
    createdAt.getTime() / 1000 / hotWindow
  );
}

/** The same rank where the database works it out, of a score and a time that only it knows. A test holds the two together. */
export const hotRankOf = (score: SQL, createdAt: SQL, weight: SQL = sql`1`): SQL<number> =>
  sql<number>`sign(${score}::float8) * log(greatest(abs(${score}::float8), 1)) * ${weight}::float8 + extract(epoch from ${createdAt})::float8 / ${sql.raw(String(hotWindow))}`;

const z = 1.281551565545;

/** Lower bound of the 80 % Wilson interval of the share of up-votes: what `best` sorts by. Source: the ranking of Lobsters, features 3.4. */
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
 * Upper edges of the periods of `top`, in hours; a post's `top_window` is the index of the first it is younger than, or their number.
 * Decision 5.
 */
export const topHours = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const;

export function ageWindow(createdAt: Date, now: Date): number {
  const hours = (now.getTime() - createdAt.getTime()) / 3_600_000;
  const index = Object.values(topHours).findIndex((edge) => hours < edge);
  return index === -1 ? Object.keys(topHours).length : index;
}
