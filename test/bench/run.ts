/**
 * `npm run bench`: ratios against floors of the same run, on the production build and PostgreSQL.
 * CPU time is that of the server process. Arguments select parts by name.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { admin, startPostgres } from '../support/postgres.ts';
import { digest } from './digest.ts';
import { embedded } from './embedded.ts';
import { growth } from './growth.ts';
import { heap } from './heap.ts';
import { largeSite } from './large.ts';
import { cachedPage } from './cached-page.ts';
import { cell } from './cell.ts';
import { keptPageExtras } from './kept-page-extras.ts';
import { lighthouse } from './lighthouse.ts';
import { login } from './login.ts';
import { million } from './million.ts';
import { mixed } from './mixed.ts';
import { notify } from './notify.ts';
import { overload } from './overload.ts';
import { pageCost } from './page-cost.ts';
import { processCount } from './processes.ts';
import { replicas } from './replicas.ts';
import { scrapers } from './scrapers.ts';
import { siteArchive } from './site-archive.ts';
import { sizes } from './sizes.ts';
import { start } from './start.ts';
import { vote } from './vote.ts';
import type { Bench, Line } from './bench.ts';

const parts: Record<string, (bench: Bench) => Promise<Line[]> | AsyncGenerator<Line>> = {
  sizes,
  start,
  pageCost,
  keptPage: cachedPage,
  keptPageExtras,
  growth,
  vote,
  login,
  mixed,
  replicas,
  notify,
  digest,
  overload,
  heap,
  lighthouse,
};
/** Minutes of work, so they run only when they are named. */
const largeParts: typeof parts = {
  embedded,
  processes: processCount,
  large: largeSite,
  million,
  scrapers,
  siteArchive,
  cell,
};

const selected = process.argv.slice(2);
const server = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'));
await admin(server.url('postgres'), 'create database bench');
writeFileSync(join(folder, 'package.json'), '{}');
console.log(
  `${cpus().length} cores (${cpus()[0]?.model ?? '?'}), ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n`,
);
const newDatabase = async (name: string) => {
  await admin(server.url('postgres'), `create database ${name}`);
  return server.url(name);
};
let failed = 0;
try {
  for (const [name, part] of Object.entries({ ...parts, ...largeParts })) {
    if (selected.length > 0 ? !selected.includes(name) : name in largeParts) continue;
    console.log(`${name}:`);
    for await (const { what, measured, goal, holds } of await part({
      databaseUrl: server.url('bench'),
      newDatabase,
      folder,
    })) {
      console.log(`  ${holds ? 'holds' : 'FAILS'}  ${what}: ${measured} (goal ${goal})`);
      if (!holds) failed += 1;
    }
  }
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
