import { expect, it } from 'vitest';
import { differences, valueAt, withValue } from './settings-paths.ts';

const settings = {
  theme: { siteName: 'Ada', colors: { primary: '#111111', text: '#222222' }, keywords: ['a', 'b'] },
  analytics: null as null | { src: string },
  copy: { benefits: [{ title: 'x' }, { title: 'y' }] },
};

it('reads a value by its path', () => {
  expect(valueAt(settings, 'theme.colors.primary')).toBe('#111111');
  expect(valueAt(settings, 'copy.benefits.1.title')).toBe('y');
  expect(valueAt(settings, 'analytics.src')).toBe(undefined);
  expect(valueAt(settings, 'theme.fonts.body')).toBe(undefined);
});

it('replaces a value in a copy', () => {
  const changed = withValue(settings, 'theme.colors.primary', '#333333');
  expect(changed.theme.colors).toEqual({ primary: '#333333', text: '#222222' });
  expect(settings.theme.colors.primary).toBe('#111111');
  expect(changed.copy).toBe(settings.copy);
  expect(withValue(settings, 'copy.benefits.0.title', 'z').copy.benefits).toEqual([
    { title: 'z' },
    { title: 'y' },
  ]);
  expect(withValue(settings, 'analytics', { src: 'https://stats.example/x.js' }).analytics).toEqual(
    { src: 'https://stats.example/x.js' },
  );
});

it('lists differences by path, lists as one', () => {
  expect(differences(settings, settings)).toEqual([]);
  expect(differences(settings, structuredClone(settings))).toEqual([]);
  expect(
    differences(settings, {
      ...withValue(settings, 'theme.colors.text', '#000000'),
      analytics: { src: 'x' },
    }),
  ).toEqual([
    { field: 'theme.colors.text', before: '#222222', after: '#000000' },
    { field: 'analytics', before: null, after: { src: 'x' } },
  ]);
  expect(differences(settings, withValue(settings, 'theme.keywords', ['b', 'a']))).toEqual([
    { field: 'theme.keywords', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
});
