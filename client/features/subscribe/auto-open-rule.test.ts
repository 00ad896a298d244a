import { expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import { shouldAutoOpen, type Visit } from './auto-open-rule.ts';

const now = Date.UTC(2026, 2, 1);
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'HeadlessChrome/140.0.0.0 Safari/537.36';
const opens = (visit: Partial<Visit> = {}) =>
  shouldAutoOpen({
    token: null,
    subscribed: null,
    lastShown: null,
    now,
    path: '/',
    saveData: false,
    userAgent: chrome,
    ...visit,
  });

it('opens for a new anonymous visitor', () => {
  expect(opens()).toBe(true);
  expect(opens({ subscribed: 'false' })).toBe(true);
  expect(opens({ token: 'abc' })).toBe(false);
  expect(opens({ subscribed: 'true' })).toBe(false);
});

it('opens again after exactly 24 hours', () => {
  expect(opens({ lastShown: String(now - dayMs) })).toBe(true);
  expect(opens({ lastShown: String(now - dayMs + 1) })).toBe(false);
  expect(opens({ lastShown: String(now) })).toBe(false);
});

it('ignores an invalid stored time and limits a future one', () => {
  expect(opens({ lastShown: 'yesterday' })).toBe(true);
  expect(opens({ lastShown: String(now + 23 * hourMs) })).toBe(false);
  expect(opens({ lastShown: String(now + dayMs) })).toBe(true);
});

it.each([
  '/manage-subscription',
  '/login',
  '/login/callback/company',
  '/signup',
  '/submit',
  '/subscriptions/verify/abc',
  '/subscriptions/sent',
  '/newsletter',
  '/newsletter/languages',
  '/newsletter/industries/energy',
  '/admin/sites',
])('does not open automatically on %s', (path) => {
  expect(opens({ path })).toBe(false);
});

it.each([
  '/',
  '/new',
  '/top',
  '/post/newsletter',
  '/u/admin',
  '/newsletters',
  '/submitted',
  '/privacy',
])('opens automatically on %s', (path) => {
  expect(opens({ path })).toBe(true);
});

it('does not open for data savers or bots', () => {
  expect(opens({ saveData: true })).toBe(false);
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Baiduspider',
    'Yahoo! Slurp',
    'A crawler',
    'Google-InspectionTool/1.0',
  ]) {
    expect(opens({ userAgent }), userAgent).toBe(false);
  }
  expect(opens({ userAgent: 'Mozilla/5.0 (Linux; Android 9; CUBOT_X18) Mobile' })).toBe(true);
});
