import { expect, it } from 'vitest';
import { listPostSubjects } from './post-subjects.ts';

const title = 'How the Apollo guidance computer worked';

it('lists tags and names', () => {
  expect(listPostSubjects({ title, tags: ['space'] })).toEqual(['space', 'Apollo']);
});

it('lists a subject once that is tag and name', () => {
  expect(listPostSubjects({ title, tags: ['apollo'] })).toEqual(['apollo']);
});

it('lists words of a title without names', () => {
  expect(listPostSubjects({ title: 'why bees dance', tags: [] })).toEqual(['dance', 'bees']);
});
