import { expect, it } from 'vitest';
import type { Resolution } from '../context.ts';
import { analyticsSettings, analyticsSource } from './analytics.tsx';

const analytics = { src: 'https://stats.example.org/js/script.js', domain: 'ai.example.org' };
const site = { analytics } as Resolution['site'];
const at = (path: string, kind: Resolution['kind'] = 'known') =>
  analyticsSettings({ site, kind }, path);

it.each([
  '/',
  '/new',
  '/post/login-AAAAAAAAAAAA',
  '/u/admin',
  '/logins',
  '/signup-now',
  '/administrators',
  '/settingsx',
  '/newsletter/languages',
  '/about',
  '/post/edit',
  '/post/x/edits',
  '/u/saved',
])('readers of %s may be counted', (path) => expect(at(path)).toBe(analytics));

it.each([
  '/manage-subscription',
  '/manage-subscription/',
  '/subscriptions',
  '/subscriptions/verify/token',
  '/admin',
  '/admin/sites',
  '/settings',
  '/settings/x',
  '/api-keys',
  '/login',
  '/signup',
  '/submit',
  '/inbox',
  '/saved',
  '/post/x-AAAAAAAAAAAA/edit',
  '/post/x-AAAAAAAAAAAA%2Fedit',
  '/Login',
  '/SUBSCRIPTIONS/verify/x',
  '/%6c%6Fgin',
  '/admin%2fsites',
  '/%',
  '/%ff',
])('readers of %s are not counted', (path) => expect(at(path)).toBeNull());

it('tracks no one on unknown hosts or without settings', () => {
  expect(at('/', 'unknown')).toBeNull();
  expect(at('/', 'local')).toBe(analytics);
  expect(analyticsSettings({ site: { ...site, analytics: null }, kind: 'known' }, '/')).toBeNull();
});

it('uses only the origin as source of the policy', () => {
  expect(analyticsSource(null)).toBe('');
  expect(analyticsSource(analytics)).toBe(' https://stats.example.org');
  expect(analyticsSource({ src: 'https://stats.example.org:8443/x.js', websiteId: 'x' })).toBe(
    ' https://stats.example.org:8443',
  );
});
