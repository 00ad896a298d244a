import { expect, it } from 'vitest';
import { createTranslate } from '#shared/texts/translate.ts';
import { AppError } from './app-error.ts';

it('an error has an English message, and translates it', () => {
  const error = new AppError('forbidden', 'Not before {until}: {reason}', undefined, {
    until: new Date('2026-12-01T08:00:00Z'),
    reason: 'a {hint}',
  });
  const german = createTranslate('de', {
    'Not before {until}: {reason}': '{reason}, daher nicht vor {until}',
  });
  expect(error.message).toBe('Not before 1 December 2026 at 08:00 UTC: a {hint}');
  expect(error.translate(german)).toBe('a {hint}, daher nicht vor 1. Dezember 2026 um 08:00 UTC');
});
