import { expect, it } from 'vitest';
import { postingKinds } from '#shared/web-hook-kinds.ts';
import { toRecordKey } from './bluesky.ts';
import { services } from './services.ts';
import { writeText } from './write-text.ts';

const url = 'https://example.org/post/a-long-address-of-a-post-with-many-words-1234';
const story = (title: string, description = '') => ({ title, description, url });

it.each(postingKinds)('fits any title into the limit of %s', (kind) => {
  const service = services[kind];
  const link = service.showUrl?.(url) ?? url;
  for (const part of ['word ', '👩‍👩‍👧‍👧', '*', '@a ', '&', 'ß', '語'])
    for (const length of [1, 300, 2_500]) {
      const text = writeText(service, story(part.repeat(length)));
      expect(service.count(text)).toBeLessThanOrEqual(service.max);
      expect(text.endsWith(`\n\n${link}`)).toBe(true);
      expect(text).not.toContain('\ufffd');
    }
});

it('leaves out the description before it cuts the title', () => {
  const title = 'Some words of a title';
  expect(writeText(services.mastodon, story(title, 'x'.repeat(600)))).toBe(`${title}\n\n${url}`);
});

it.each([
  ['mastodon', 'A title', 7 + 2 + 23],
  ['mastodon', '👩‍👩‍👧‍👧', 1 + 2 + 23],
  ['bluesky', '👩‍👩‍👧‍👧', 1 + 2 + 30],
  ['telegram', '👩‍👩‍👧‍👧', 11 + 2 + url.length],
  ['discord', '*', 2 + 2 + url.length],
  ['slack', '&', 5 + 2 + url.length],
] as const)('counts for %s as it does: %s', (kind, title, length) => {
  const service = services[kind];
  expect(service.count(writeText(service, story(title)))).toBe(length);
});

it('gives a message of Bluesky the same key each time', () => {
  const message = { id: 'message', createdAt: new Date('2026-11-28T10:00:00Z') };
  expect(toRecordKey(message)).toBe(toRecordKey(message));
  expect(toRecordKey(message)).toMatch(/^[234567abcdefghij][234567a-z]{12}$/);
  expect(
    toRecordKey({ ...message, createdAt: new Date('2026-11-28T10:00:01Z') }) > toRecordKey(message),
  ).toBe(true);
});
