import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { listen } from '../support/web-servers.ts';
import { compareVersions, findAffected, readDatabase, readLockedPackages } from './advisories.ts';
import { fetchAdvisories } from './update.ts';

/** An older database is reported, but does not fail. */
const maxAgeDays = 45;

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
  const affected = findAffected(packages, database).map(names);
  expect(affected.filter((found) => !accepted.map(names).includes(found))).toEqual([]);
  expect(
    accepted.map(names).filter((known) => !affected.includes(known)),
    'accepted, but not locked any more',
  ).toEqual([]);
});

it('reports an old database and overdue exceptions', () => {
  const today = new Date().toISOString().slice(0, 10);
  const age = Math.floor((Date.parse(today) - Date.parse(database.updated)) / dayMs);
  const notes = [
    ...(age > maxAgeDays
      ? [`The advisories are ${age} days old. Run npm run advisories with a network.`]
      : []),
    ...accepted
      .filter(({ until }) => until < today)
      .map((entry) => `Check the reason again: ${names(entry)}`),
  ];
  for (const note of notes) process.stderr.write(`${note}\n`);
  expect(Date.parse(database.updated)).not.toBeNaN();
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
