import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { freePort } from '../support/postgres.ts';
import { listen } from '../support/web-servers.ts';
import {
  compareVersions,
  describeAge,
  findAffected,
  readDatabase,
  readLockedPackages,
} from './advisories.ts';
import { fetchAdvisories } from './update.ts';

/**
 * Advisories that do not matter here. `until`: the day on which the reason is checked again; later
 * it is reported.
 */
const accepted = [
  {
    id: 'GHSA-67mh-4wv8-2f99',
    name: 'esbuild',
    version: '0.18.20',
    reason: 'In a development tool (drizzle-kit) that starts no development server.',
    until: '2027-02-28',
  },
];

const packages = readLockedPackages(projectRoot);
const database = readDatabase();
const names = ({ id, name, version }: { id: string; name: string; version: string }) =>
  `${id} ${name}@${version}`;

it('locks no package with a known advisory', () => {
  const affected = findAffected(packages, database);
  const known = new Set(accepted.map(names));
  expect(
    affected
      .filter((found) => !known.has(names(found)))
      .map((found) => `${names(found)}, ${found.severity}: ${found.title}`),
    'Update these packages, or accept an advisory in this file with a reason and a date',
  ).toEqual([]);
  expect(
    [...known.difference(new Set(affected.map(names)))],
    'These do not affect the lock file any more. Delete them from `accepted`',
  ).toEqual([]);
});

it('reports the date of the database and overdue exceptions', () => {
  const today = new Date().toISOString().slice(0, 10);
  const overdue = accepted.filter(({ until }) => until < today).map(names);
  for (const note of [
    describeAge(database, today),
    ...overdue.map((name) => `Check the reason again: ${name}`),
  ])
    process.stderr.write(`${note}\n`);
  const { updated } = database;
  expect(describeAge(database, updated)).toContain(`${updated}, 0 days old`);
  expect(describeAge(database, updated)).not.toContain('Warning');
  expect(describeAge(database, '2099-01-01')).toContain('Run npm run advisories with a network');
});

it.each([
  ['missing', null, 'ENOENT'],
  ['cut off', '{"complete": false, "upda', 'JSON'],
  ['malformed', '{"complete": false, "updated": "soon", "advisories": []}', 'at updated'],
])('says what to do when the database is %s', (_, content, reason) => {
  const file = join(mkdtempSync(join(inject('folder'), 'advisories-')), 'advisories.json');
  if (content !== null) writeFileSync(file, content);
  const read = () => readDatabase(file);
  expect(read).toThrow('Restore it with git checkout, or run npm run advisories with a network');
  expect(read).toThrow(reason);
  expect(read).toThrow(file);
});

it('says that a source without an answer changes nothing', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  await expect(
    fetchAdvisories([{ name: 'a', version: '1.0.0' }], '2026-11-21', origin),
  ).rejects.toThrow(
    `${origin}/v1/querybatch did not answer (ECONNREFUSED). The stored advisories are unchanged.`,
  );
});

it('finds affected versions by their ranges', () => {
  const advisories = [
    {
      id: 'GHSA-1',
      package: 'a',
      severity: 'high',
      title: '',
      ranges: [
        { introduced: '0', fixed: '1.2.10' },
        { introduced: '2.0.0-beta.2', lastAffected: '2.1.0' },
      ],
      source: '',
      asOf: '2026-01-01',
    },
  ];
  const versions = ['1.2.9', '1.2.10', '2.0.0-beta.1', '2.0.0-beta.10', '2.1.0', '2.1.1'];
  const locked = versions.map((version) => ({ name: 'a', version }));
  expect(
    findAffected([...locked, { name: 'b', version: '1.0.0' }], { advisories }).map(
      ({ version }) => version,
    ),
  ).toEqual(['1.2.9', '2.0.0-beta.10', '2.1.0']);
  expect(compareVersions('1.0.0-rc.1', '1.0.0')).toBeLessThan(0);
});

it('reads every page of advisories from OSV', async () => {
  const record = (id: string, more: object) => ({
    id,
    summary: `About ${id}`,
    database_specific: { severity: 'HIGH' },
    affected: [
      {
        package: { name: 'a', ecosystem: 'npm' },
        ranges: [
          {
            type: 'SEMVER',
            events: [{ introduced: '0' }, { fixed: '1.0.1' }, { introduced: '3.0.0' }],
          },
        ],
      },
      { package: { name: 'a', ecosystem: 'PyPI' }, versions: ['9'] },
    ],
    ...more,
  });
  const records: Record<string, object> = {
    first: record('first', {}),
    second: record('second', { withdrawn: '2026-01-01T00:00:00Z' }),
    third: record('third', { affected: [{ package: { name: 'b', ecosystem: 'npm' } }] }),
  };
  const port = await listen(
    createServer(async (req, res) => {
      if (req.method === 'GET')
        return void res.end(JSON.stringify(records[(req.url ?? '').split('/').at(-1) ?? '']));
      const { queries } = JSON.parse((await req.toArray()).join('')) as {
        queries: { page_token?: string }[];
      };
      const results = queries.map((query, i) =>
        query.page_token
          ? { vulns: [{ id: 'second' }, { id: 'third' }] }
          : { vulns: [{ id: 'first' }], ...(i === 0 && { next_page_token: 'more' }) },
      );
      return void res.end(JSON.stringify({ results }));
    }),
  );
  const locked = ['a', 'b'].map((name) => ({ name, version: '1.0.0' }));
  const found = await fetchAdvisories(locked, '2026-11-21', `http://127.0.0.1:${port}`);
  expect(found).toMatchObject({ complete: true, updated: '2026-11-21' });
  expect(found.advisories).toEqual([
    {
      id: 'first',
      package: 'a',
      severity: 'high',
      title: 'About first',
      ranges: [{ introduced: '0', fixed: '1.0.1' }, { introduced: '3.0.0' }],
      source: 'https://osv.dev/vulnerability/first',
      asOf: '2026-11-21',
    },
    expect.objectContaining({ id: 'third', package: 'b', ranges: [] }),
  ]);
  expect(findAffected(locked, found).map(names)).toEqual(['first a@1.0.0']);
});
