import { beforeEach, expect, it, vi } from 'vitest';
import { lastVisit, maxVisits, recordVisit, visitsKey } from './last-visits.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

it('remembers the newest comment of a thread', () => {
  expect(lastVisit('a')).toBeNull();
  recordVisit('a', '2026-11-21T08:00:00.000Z');
  recordVisit('b', '2026-11-21T07:00:00.000Z');
  recordVisit('a', '2026-11-20T08:00:00.000Z');
  expect(lastVisit('a')).toBe('2026-11-21T08:00:00.000Z');
  expect(lastVisit('b')).toBe('2026-11-21T07:00:00.000Z');
});

it('forgets the thread visited longest ago', () => {
  for (let n = 0; n <= maxVisits; n += 1) recordVisit(`p${n}`, '2026-11-21T08:00:00.000Z');
  expect(lastVisit('p0')).toBeNull();
  expect(lastVisit('p1')).not.toBeNull();
});

it.each(['{', '{}', '[1,["a"],["a",2]]', 'null'])('ignores a broken store: %s', (text) => {
  stored.set(visitsKey, text);
  expect(lastVisit('a')).toBeNull();
  recordVisit('a', '2026-11-21T08:00:00.000Z');
  expect(lastVisit('a')).toBe('2026-11-21T08:00:00.000Z');
});
