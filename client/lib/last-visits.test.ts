import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#shared/storage-keys.ts';
import { lastTotal, lastVisit, maxVisits, recordVisit } from './last-visits.ts';

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
  recordVisit('a', '2026-11-21T08:00:00.000Z', 3);
  recordVisit('b', '2026-11-21T07:00:00.000Z', 3);
  recordVisit('a', '2026-11-20T08:00:00.000Z', 3);
  expect(lastVisit('a')).toBe('2026-11-21T08:00:00.000Z');
  expect(lastVisit('b')).toBe('2026-11-21T07:00:00.000Z');
});

it('forgets the thread visited longest ago', () => {
  for (let n = 0; n <= maxVisits; n += 1) recordVisit(`p${n}`, '2026-11-21T08:00:00.000Z', 3);
  expect(lastVisit('p0')).toBeNull();
  expect(lastVisit('p1')).not.toBeNull();
});

it.each(['{', '{}', '[1,["a"],["a","2026",null],["a","2026"]]', 'null'])(
  'ignores a broken store: %s',
  (text) => {
    stored.set(storageKeys.visits, text);
    expect(lastVisit('a')).toBeNull();
    recordVisit('a', '2026-11-21T08:00:00.000Z', 3);
    expect(lastVisit('a')).toBe('2026-11-21T08:00:00.000Z');
  },
);

it('remembers how many comments a thread had', () => {
  expect(lastTotal('a')).toBeNull();
  recordVisit('a', '', 0);
  expect(lastTotal('a')).toBe(0);
  recordVisit('a', '2026-11-21T08:00:00.000Z', 2);
  expect(lastTotal('a')).toBe(2);
});
