import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/durations.ts';
import { lifeOfRows } from '../server/db/life-of-rows.ts';
import { projectRoot } from '../server/infra/project-root.ts';

const maxReadmeWords = 650;
const pages = globSync(['*.md', 'docs/**/*.md', 'test/**/*.md', '.github/**/*.md'], {
  cwd: projectRoot,
}).toSorted();
const texts = new Map(pages.map((page) => [page, readFileSync(join(projectRoot, page), 'utf8')]));
const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');
const withoutCode = (text: string) => withoutFences(text).replace(/`[^`\n]*`/g, '');
const matches = (pattern: RegExp, transform = (text: string) => text) =>
  [...texts].flatMap(([page, text]) =>
    [...transform(text).matchAll(pattern)].map(([, match = '']) => ({ page, match })),
  );

/** The anchor that GitHub gives to a heading. */
const toAnchor = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (text: string) =>
  [...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

it('names only files that exist', () => {
  const paths = matches(/`((?:server|client|shared|test|docs)\/[^`\s]*)`/g);
  expect(paths.length).toBeGreaterThan(50);
  const missing = paths.filter(({ match }) => {
    // Placeholders such as <name> and {a,b} name a set of files.
    if (/[<>]/.test(match)) return false;
    const path = match.replace(/#.*$/, '').replace(/:\d+(?:-\d+)?$/, '');
    return globSync(path, { cwd: projectRoot }).length === 0;
  });
  expect(missing).toEqual([]);
});

it('states for how long the rows of each table are stored', () => {
  const [section = ''] =
    /^## Retention$[\s\S]*?^## /m.exec(texts.get('docs/operating.md') ?? '') ?? [];
  const stated = [...section.matchAll(/^\| (\d.*?) \| .* \| (`.*`) \|$/gm)].flatMap(
    ([, time = '', tables = '']) =>
      tables.split(', ').map((table) => `${table.replaceAll('`', '')}: ${time.split(' to ')[0]}`),
  );
  const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
  const inWords = (ms: number) => {
    if (ms < dayMs) return count(ms / minuteMs, 'minute');
    return ms === 365 * dayMs ? '1 year' : count(ms / dayMs, 'day');
  };
  const rules = lifeOfRows.flatMap(({ table, expire = [] }) =>
    expire.flatMap((rule) =>
      'after' in rule && rule.after > 0 ? [`${getTableName(table)}: ${inWords(rule.after)}`] : [],
    ),
  );
  expect(stated.toSorted()).toEqual(rules.toSorted());
});

it('names only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = matches(/\bnpm run (?:-s |--silent )?([\w:-]+)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ match }) => !Object.hasOwn(scripts, match))).toEqual([]);
});

it('links only to files and headings that exist', () => {
  const links = matches(/\]\(([^)\s]+)\)/g, withoutCode).filter(
    ({ match }) => !/^[a-z]+:/i.test(match),
  );
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ page, match }) => {
    const [path = '', anchor] = match.split('#');
    const target = path === '' ? page : relative('.', join(dirname(page), path));
    if (!existsSync(join(projectRoot, target))) return true;
    return anchor !== undefined && !anchorsIn(texts.get(target) ?? '').includes(anchor);
  });
  expect(broken).toEqual([]);
});

it('refers from code only to existing headings of docs', () => {
  const code = globSync('{server,client,shared,test}/**/*.{ts,tsx}', { cwd: projectRoot });
  const broken = code.flatMap((file) =>
    [
      ...readFileSync(join(projectRoot, file), 'utf8').matchAll(
        /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g,
      ),
    ]
      .filter(
        ([, page = '', anchor]) =>
          !texts.has(page) ||
          (anchor !== undefined && !anchorsIn(texts.get(page) ?? '').includes(anchor)),
      )
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(broken).toEqual([]);
});

it('refers only to decisions that exist', () => {
  const numbers = matches(/^### (\d+)\. /gm)
    .filter(({ page }) => page.startsWith('docs/decisions/'))
    .map(({ match }) => match);
  expect(numbers.length).toBeGreaterThan(50);
  expect(new Set(numbers).size).toBe(numbers.length);
  const code = globSync(['*.ts', '{server,client,shared,test}/**/*.{ts,tsx}'], {
    cwd: projectRoot,
    exclude: ['server/db/seed/**'],
  }).map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')] as const);
  const broken = [...code, ...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions?[\s*]+(\d+(?:(?:,|[\s*]+and)[\s*]+\d+)*)/gi)]
      .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(broken).toEqual([]);
});

it(`keeps the README within ${maxReadmeWords} words`, () => {
  const wordList = (texts.get('README.md') ?? '').split(/\s+/).filter(Boolean);
  expect(wordList.length).toBeLessThanOrEqual(maxReadmeWords);
});
