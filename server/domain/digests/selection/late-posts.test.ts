import { expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import { createRandom } from '../../core/random.ts';
import { defaultRule } from '../../core/digest-defaults.ts';
import { chooseIssuePosts } from './choose-posts.ts';
import { rankPosts, type PeriodPost } from './rank-posts.ts';
import { countWords } from './same-story.ts';

const start = Date.UTC(2026, 0, 5);

/** Generates days of posts with final points: many few, few many. More posts in the afternoon. */
function generateDays(count: number, perDay: number, seed: number): PeriodPost[][] {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, (_, day) =>
    Array.from({ length: perDay + Math.floor(random() * 20) - 10 }, (__, i): PeriodPost => {
      const id = `${day}-${i}`;
      const hour = random() < 0.6 ? random() * 24 : 12 + random() * 12;
      return {
        id,
        title: `Story ${day}.${i}`,
        url: `https://site${Math.floor(random() * 400)}.example/${id}`,
        normalizedUrl: null,
        text: null,
        score: Math.max(1, Math.round(Math.exp(2.2 + 1.7 * normal()))),
        commentCount: 0,
        createdAt: new Date(start + day * dayMs + hour * hourMs),
      };
    }),
  );
}

/** Points at a time, if votes arrive with a time constant. */
const atTime = (posts: readonly PeriodPost[], at: Date, timeConstant: number): PeriodPost[] =>
  posts.map((post) => {
    const age = (at.getTime() - post.createdAt.getTime()) / hourMs;
    const share = 1 - Math.exp(-age / timeConstant);
    return { ...post, score: Math.max(1, Math.round(post.score * share)) };
  });

const isLateHour = ({ createdAt }: PeriodPost) => createdAt.getUTCHours() >= 21;
const divide = (a: number, b: number) => (b === 0 ? 0 : a / b);

/** Opens a daily issue at the end of each day; returns what share of the best posts was in none. */
function simulate(days: PeriodPost[][], timeConstant: number, lookBack: boolean) {
  const shown = new Set<string>();
  const words = countWords(days.flat().map(({ title }) => title));
  let [late, twice] = [0, 0];
  for (const [i, day] of days.entries()) {
    const endsAt = new Date(start + (i + 1) * dayMs);
    const before = days[i - 1];
    const past =
      lookBack && before ? [{ name: `day ${i}`, posts: atTime(before, endsAt, timeConstant) }] : [];
    const { choices } = chooseIssuePosts(
      atTime(day, endsAt, timeConstant),
      { past, published: [], shown, removed: new Set(), usedLinks: new Map(), words, endsAt },
      defaultRule,
    );
    for (const { post, reason } of choices) {
      if (reason.kind !== 'selected') continue;
      if (reason.rose) late += 1;
      if (shown.has(post.id)) twice += 1;
      shown.add(post.id);
    }
  }
  // The last day has no next issue.
  const best = days.slice(0, -1).flatMap((day) =>
    rankPosts(day)
      .slice(0, 10)
      .map(({ post }) => post),
  );
  const countLost = (posts: PeriodPost[]) =>
    divide(posts.filter(({ id }) => !shown.has(id)).length, posts.length);
  return {
    lost: countLost(best),
    lostAfterNine: countLost(best.filter(isLateHour)),
    lostBefore: countLost(best.filter((post) => !isLateHour(post))),
    latePerIssue: late / days.length,
    twice,
  };
}

it.each([
  [4, 50],
  [8, 50],
  [4, 100],
  [8, 100],
])('loses few of the best posts (%i hours, %i posts)', (timeConstant, perDay) => {
  const result = simulate(generateDays(60, perDay, 7), timeConstant, true);
  expect(result.lost).toBeLessThanOrEqual(0.02);
  expect(result.lostAfterNine).toBeLessThanOrEqual(result.lostBefore + 0.01);
  expect(result.latePerIssue).toBeLessThan(2);
  expect(result.twice).toBe(0);
});

it('shows the loss that the next issue repairs', () => {
  const result = simulate(generateDays(60, 50, 7), 8, false);
  expect(result.lost).toBeGreaterThan(0.05);
  expect(result.lostAfterNine).toBeGreaterThan(0.4);
});
