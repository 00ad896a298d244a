import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '../server/infra/project-root.ts';
import { sourceFiles, type SourceFile } from './support/source-modules.ts';

/**
 * Words that no interface, mail, API reference or documentation uses: unidiomatic, or British
 * spelling.
 */
const forbidden = new RegExp(
  String.raw`\b(?:${[
    'any more(?=[.,:;]|$)',
    'anew',
    'anybody',
    'at the most',
    'by itself',
    'colours?',
    'deeds?',
    'everybody',
    'favourites?',
    'for good',
    'is like that',
    'licence',
    'meanwhile',
    'nobody',
    'one’s',
    "one's",
    'organisation',
    'somebody',
    'stands?',
    'whoever',
    'wish(?:es)?',
  ].join('|')})(?!\w)`,
  'i',
);

/** Right as they are. */
const exceptions = [
  // Landing copy.
  'where things are made, told by',
  'essays nobody wrote',
  // The sample text of the font preview.
  'Nobody reads twice what is well set',
];

const patterns = [
  'client/**/*.{ts,tsx}',
  'server/email/*.tsx',
  'shared/contract/*.ts',
  'shared/newsletter/landing-copy.ts',
  'shared/newsletter/strings/en.ts',
];

const files = patterns
  .flatMap((pattern) => sourceFiles(pattern))
  // Texts of client/dev are samples of the component page.
  .filter(({ path }) => !path.endsWith('.styles.ts') && !path.startsWith('client/dev/'));

it('finds the texts of every area', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(findTexts).length).toBeGreaterThan(2_000);
});

it('uses plain American English in every text', () => {
  expect(
    files.flatMap((file) =>
      findTexts(file)
        .filter((text) =>
          forbidden.test(exceptions.reduce((rest, exception) => rest.replace(exception, ''), text)),
        )
        .map((text) => `${file.path}: ${text}`),
    ),
  ).toEqual([]);
});

it('uses plain American English in docs/ and ops/', () => {
  const pages = globSync(['*.{md,yml}', 'docs/**/*.md', 'ops/**/*.*'], { cwd: projectRoot });
  expect(pages.length).toBeGreaterThan(30);
  const lines = pages
    // Names that old versions had.
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      readFileSync(join(projectRoot, page), 'utf8')
        .split('\n')
        .map((line, i) => ({ place: `${page}:${i + 1}`, line })),
    );
  expect(lines.filter(({ line }) => forbidden.test(line))).toEqual([]);
});

/** String literals, templates and JSX text that read as words: comments are gone, JSX is calls. */
function findTexts({ path, text }: SourceFile): string[] {
  const { code } = transformSync(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
  });
  return (code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [])
    .map((literal) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, '…'))
    .filter((literal) => /[a-z] |^[A-Z][a-z]/.test(literal));
}
