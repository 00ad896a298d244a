import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { toProblems } from './form.tsx';

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('window', { location: { pathname: '/settings', search: '' } });
  vi.stubGlobal('reportError', reported);
});
afterEach(() => vi.unstubAllGlobals());

const t = createTranslate('en');
const rejected = (...fields: string[]) =>
  new ApiError(
    400,
    'bad_request',
    'Rejected.',
    fields.map((field) => ({ field, message: 'must not be empty' })),
  );

it('assigns errors to labeled fields, and keeps the others', () => {
  const labels = { name: 'Name' };
  expect(toProblems(t, rejected('name', 'timeZone'), labels)).toEqual([
    { field: 'name', message: 'Name must not be empty.' },
    { field: null, message: 'timeZone must not be empty.' },
  ]);
  expect(toProblems(t, rejected('timeZone'), labels)).toEqual([
    { field: null, message: 'Rejected.' },
  ]);
});

it('reports a defect, but no error of the API', () => {
  const defect = new TypeError('x is undefined');
  expect(toProblems(t, defect, {})).toEqual([
    { field: null, message: 'Something went wrong. Please try again.' },
  ]);
  toProblems(t, rejected(), {});
  expect(reported.mock.calls).toEqual([[defect]]);
});
