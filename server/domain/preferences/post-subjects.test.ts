import { expect, it } from 'vitest';
import { listPostSubjects } from './post-subjects.ts';

const title = 'How the Apollo guidance computer worked';

it('lists tags, the most specific labels and names', () => {
  const labels = ['guidance computers', 'spaceflight', 'history', 'science'];
  expect(listPostSubjects({ title, tags: ['space'], labels })).toEqual([
    'space',
    'guidance computers',
    'spaceflight',
    'history',
    'Apollo',
  ]);
});

it('lists a subject once that is tag and label', () => {
  expect(listPostSubjects({ title, tags: ['space'], labels: ['Space'] })).toEqual([
    'space',
    'Apollo',
  ]);
});

it('lists words of a title without names and labels', () => {
  const subjects = listPostSubjects({ title: 'why bees dance', tags: [], labels: null });
  expect(subjects).toEqual(['dance', 'bees']);
});
