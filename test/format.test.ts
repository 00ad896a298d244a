import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';

const maxColumns = 100;

/** Texts and word lists, where a line is an entry. */
const data = [
  'server/db/seed/',
  'server/domain/digests/matching/subjects.ts',
  'server/domain/preferences/grammar.ts',
  'server/domain/preferences/missing.ts',
  'server/domain/preferences/phrases.ts',
  'server/domain/preferences/vocabulary.ts',
  'shared/newsletter/landing-copy.ts',
  'shared/newsletter/strings/',
  'shared/sites/texts/',
  'test/prompt-sets/',
];

const paths = globSync(
  ['*.ts', '{client,server,shared,test}/**/*.{ts,tsx}', '*.md', '{docs,test}/**/*.md'],
  { cwd: projectRoot },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !data.some((start) => path.startsWith(start)));

/** Tables, links and commands of documents cannot be wrapped. */
const isUnbreakable = (path: string, line: string) =>
  path.endsWith('.md') && (line.startsWith('|') || !line.trim().includes(' ') || /\]\(/.test(line));

it('finds the files of every area', () => {
  expect(paths.length).toBeGreaterThan(900);
});

it('keeps every line within 100 columns', () => {
  const wide = paths.flatMap((path) =>
    readFileSync(join(projectRoot, path), 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        [...line].length > maxColumns && !isUnbreakable(path, line) ? [`${path}:${i + 1}`] : [],
      ),
  );
  expect(wide).toEqual([]);
});
