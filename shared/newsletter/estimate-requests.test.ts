import { expect, it } from 'vitest';
import { estimateRequests } from './estimate-requests.ts';

const load = { summaries: 'extracts', posts: 10, variants: 1, personal: 0 } as const;

it('counts the posts of a site without preferences', () => {
  expect(estimateRequests(load)).toEqual({ requests: 15, tokens: 33_000 });
  expect(estimateRequests({ ...load, summaries: 'written' }).requests).toBe(64);
});

it('adds labels and topics, and limits extracts by the candidates', () => {
  expect(estimateRequests({ ...load, variants: 3, personal: 2 }).requests).toBe(45 + 9 + 2);
  expect(estimateRequests({ ...load, variants: 300, personal: 299 }).requests).toBe(205 + 9 + 299);
});

it('grows with each setting', () => {
  const tokens = (changed: Partial<Parameters<typeof estimateRequests>[0]>) =>
    estimateRequests({ ...load, variants: 4, personal: 2, ...changed }).tokens;
  expect(tokens({ posts: 5 })).toBeLessThan(tokens({}));
  const summaries = 'written';
  expect(tokens({ summaries, variants: 3 })).toBeLessThan(tokens({ summaries }));
  expect(tokens({})).toBeLessThan(tokens({ summaries }));
});
