import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { get, getStatus } from '../support/http-client.ts';
import { ghostExport } from '../support/ghost-export.ts';
import { ownDatabase } from '../support/own-database.ts';
import { preparedDataDir, runCommand, start, tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const runImport = (args: string[], env: Record<string, string> = {}) =>
  runCommand('import', args, { env });

const folder = tempFolder();
function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const columns = 'id,title,url,num_points,num_comments,author,created_at';
const small = file(
  'small.csv',
  `\uFEFF${[
    columns,
    '1,"Quotes ""inside"", and a comma",http://www.a.example/x,386,52,ne0phyte,8/4/2016 11:52',
    '2,<script>alert(1)</script> & other tags,https://b.example/,39,10,Mz,1/26/2016 19:30',
    '3,Ask: 漢字 и кириллица 🎉,,2,1,NE0PHYTE,6/23/2016 22:20',
    '4,no,https://c.example/,2,1,vezycash,6/23/2016 22:20',
    '5,"A floppy,https://c.example/,2,1,vezycash,6/23/2016 22:20',
    '1,The first once more,https://a.example/,1,1,ne0phyte,8/4/2016 11:52',
  ].join('\r\n')}\r\n`,
);
const lines = file(
  'more.jsonl',
  `${JSON.stringify({
    id: 9,
    title: 'From JSON lines',
    url: null,
    text: 'With *text*',
    num_points: 3,
    author: 'vezycash',
    created_at: '2016-08-04T11:52:00Z',
  })}\n{"id":\n`,
);

const summary = (text: string) => new RegExp(`^${text}; [\\d,]+ rows/s, [\\d.]+ s$`, 'm');

it.concurrent('imports a CSV file into PGlite once', { timeout: 120_000 }, async () => {
  const dataDir = preparedDataDir();
  const env = { DATA_DIR: dataDir };
  const first = await runImport(['--site', 'nontrivial', '--file', small], env);
  expect(first).toMatchObject({
    code: 0,
    stdout:
      'line 5: title has 2 characters, 3 to 150 are allowed\nline 6: “title” ' +
      'has a quote that is not closed or not doubled.\n',
  });
  expect(first.stderr).toMatch(summary('6 rows read, 3 imported, 1 already there, 2 rejected'));
  expect(first.stderr).toMatch(/^note: the author "Mz" was created as Mz-[a-z0-9]{4}$/m);

  const rejects = join(folder, 'rejects.txt');
  const second = await runImport(
    ['--site=nontrivial', `--file=${small}`, '--rejects', rejects],
    env,
  );
  expect(second).toMatchObject({ code: 0, stdout: '' });
  expect(readFileSync(rejects, 'utf8')).toBe(first.stdout);
  expect(second.stderr).toMatch(summary('6 rows read, 0 imported, 4 already there, 2 rejected'));

  const program = await start({ dataDir, env: { SEED_DEMO: 'false' } });
  const reply = await get(program.port, '/api/posts?sort=top', { host: 'nontrivial.localhost' });
  const { posts, totalCount } = JSON.parse(reply.body) as {
    posts: {
      title: string;
      score: number;
      domain: string | null;
      author: { username: string };
    }[];
    totalCount: number;
  };
  expect(totalCount).toBe(3);
  expect(
    posts.map(({ title, score, domain, author }) => [
      title,
      score,
      domain,
      author.username.replace(/-....$/, ''),
    ]),
  ).toEqual([
    ['Quotes "inside", and a comma', 386, 'a.example', 'ne0phyte'],
    ['<script>alert(1)</script> & other tags', 39, 'b.example', 'Mz'],
    ['Ask: 漢字 и кириллица 🎉', 2, null, 'ne0phyte'],
  ]);

  // The folder is the server's now.
  const refused = await runImport(['--site', 'nontrivial', '--file', small], env);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(
    new RegExp(
      `^broadsheet: DATA_DIR is in use by process ${program.child.pid}\\. Stop it [^\\n]+\\n$`,
    ),
  );
  expect(await getStatus(program.port, '/')).toBe(200);
});

it.concurrent('shows imported posts on a running PostgreSQL server', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const program = await start({ env: { ...env, SEED_DEMO: 'false' } });
  const home = async () => (await get(program.port, '/new', { host: 'statecraft.localhost' })).body;
  expect(await home()).not.toContain('кириллица');
  expect(await runImport(['--site', 'statecraft', '--file', small], env)).toMatchObject({
    code: 0,
  });
  await until(
    'the kept page is made anew',
    async () => (await home()).includes('кириллица'),
    3_000,
  );
  expect(await database.rows('select site_id, count(*)::int as n from posts group by 1')).toEqual([
    { site_id: 'statecraft', n: 3 },
  ]);
});

it.concurrent('detects JSON lines by extension or --format', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const first = await runImport(['--site', 'default', '--file', lines], env);
  expect(first).toMatchObject({ code: 0, stdout: 'line 2: The row is not a JSON object.\n' });
  expect(first.stderr).toMatch(summary('2 rows read, 1 imported, 0 already there, 1 rejected'));
  const row = JSON.stringify({
    title: 'Without an id',
    author: 'someone',
    created_at: '2016-08-04',
  });
  for (const args of [
    ['--file', file('a.NDJSON', row)],
    ['--file', file('b.txt', row), '--format', 'jsonl'],
  ]) {
    expect(await runImport(['--site', 'default', ...args], env)).toMatchObject({
      code: 0,
      stdout: '',
    });
  }
  expect(await database.rows('select title, score, url, text from posts order by title')).toEqual([
    { title: 'From JSON lines', score: 3, url: null, text: 'With *text*' },
    { title: 'Without an id', score: 1, url: null, text: null },
  ]);
  expect(
    await runImport(['--site', 'default', '--file', lines, '--format', 'csv'], env),
  ).toMatchObject({ code: 1 });
});

// server/cli/options has tests of the others.
it.each<[string, string[], string]>([
  [
    'a missing file',
    ['--site', 'nontrivial', '--file', join(folder, 'none.csv')],
    '--file names a file that does not exist',
  ],
  ['a folder', ['--site', 'nontrivial', '--file', folder], '--file is a directory'],
])('%s ends with 1 and names the option', async (_what, args, message) => {
  const dataDir = join(tempFolder(), 'unused');
  expect(await runImport(args, { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: `broadsheet: ${message}\n`,
  });
  expect(existsSync(dataDir), 'no database was made').toBe(false);
});

it.concurrent('ends with 1 for unknown sites and unusable files', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const failing = async (args: string[], what = env) => {
    const { code, stdout, stderr } = await runImport(args, what);
    return [code, stdout, stderr.trimEnd().split('\n').at(-1), stderr.includes('    at ')];
  };
  const failure = (message: string) => [1, '', `broadsheet: ${message}`, false];
  expect(await failing(['--site', 'elsewhere', '--file', small])).toEqual(
    failure('--site is not a site. Sites: statecraft, nontrivial, default'),
  );
  const other = file('other.csv', 'name,age\nada,36\n');
  expect(await failing(['--site', 'default', '--file', other])).toEqual(
    failure(
      '--file has no column "title": its first line must name the columns, ' +
        'in UTF-8, with commas between',
    ),
  );
  expect(
    await failing([
      '--site',
      'default',
      '--file',
      small,
      '--rejects',
      join(folder, 'none/rejects.txt'),
    ]),
  ).toEqual(failure('--rejects cannot be written to (ENOENT)'));
  expect(await failing(['--site', 'default', '--file', small, '--rejects', small])).toEqual(
    failure('--rejects is the imported file'),
  );
  expect(readFileSync(small, 'utf8')).toContain(columns);
  expect(
    await failing(['--site', 'default', '--file', small], {
      DATABASE_URL: database.url.replace(/\/[^/]*$/, '/nowhere'),
    }),
  ).toEqual(failure('DATABASE_URL names a database that does not exist'));
  expect(await database.rows('select id from posts')).toEqual([]);
});

const again = 'Run the command again: imported rows are not imported twice.';

it.concurrent('says what it waited for, and resumes', { timeout: 120_000 }, async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const args = ['--site', 'default', '--file', small];
  expect(await runImport(args, env)).toMatchObject({ code: 0 });
  await database.rows('delete from posts');
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  const runAgainst = async (lock: string) => {
    await holder.query('begin');
    await holder.query(lock);
    const { code, stderr } = await runImport(args, env);
    await holder.query('rollback');
    expect(stderr).not.toContain('    at ');
    return [code, stderr.trimEnd().split('\n').at(-1)];
  };
  const waited = 'broadsheet: DATABASE_URL kept the import waiting for 5 s:';
  expect(
    await runAgainst(`select pg_advisory_xact_lock(hashtextextended('import default', 0))`),
  ).toEqual([1, `${waited} another import is storing posts of the site. ${again}`]);
  expect(await runAgainst('lock table posts in share mode')).toEqual([
    1,
    `${waited} another transaction has a lock, or the server is too busy. ${again}`,
  ]);
  expect(await runAgainst('lock table sites in share mode')).toEqual([
    1,
    `${waited} another transaction has a lock, or the server is too busy. ${again}`,
  ]);
  await holder.end();
  expect((await runImport(args, env)).stderr).toMatch(
    summary('6 rows read, 3 imported, 1 already there, 2 rejected'),
  );
});

it.concurrent('reports a lost database and resumes the import', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  expect(await runImport(['--site', 'default', '--file', small], env)).toMatchObject({ code: 0 });
  const rows = Array.from(
    { length: 2_000 },
    (_, i) => `x${i},Title number ${i},https://a.example/${i},1,0,writer${i % 9},1/2/2016 3:04`,
  );
  const long = file('long.csv', [columns, ...rows].join('\n'));
  await database.rows(`create function stop_here() returns trigger language plpgsql as $$ begin
    if new.title = 'Title number 1100' then perform pg_terminate_backend(pg_backend_pid());
      end if; return new; end $$`);
  await database.rows(
    'create trigger stop_here before insert on posts for each row execute function stop_here()',
  );
  const lost = await runImport(['--site', 'default', '--file', long], env);
  expect(lost.code).toBe(1);
  expect(lost.stderr).toMatch(
    summary('1,000 rows read, 1,000 imported, 0 already there, 0 rejected'),
  );
  expect(lost.stderr.trimEnd().split('\n').at(-1)).toBe(
    'broadsheet: DATABASE_URL lost its connection. Run the command ' +
      'again: imported rows are not imported twice.',
  );
  await database.rows('drop trigger stop_here on posts');
  const again = await runImport(['--site', 'default', '--file', long], env);
  expect(again.code).toBe(0);
  expect(again.stderr).toMatch(
    summary('2,000 rows read, 1,000 imported, 1,000 already there, 0 rejected'),
  );
  expect(await database.rows(`select post_count from sites where id = 'default'`)).toEqual([
    { post_count: 2_003 },
  ]);
});

it.concurrent('shows what an export has, imports it and names the rest', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const args = ['--site', 'default', '--file', file('export.json', JSON.stringify(ghostExport))];
  const found = [
    'Ghost: 1 tags, 1 members, 2 posts, 2 comments, 2 readers, 4 old addresses, 4 left out',
    '  The first ship',
    '  Without author',
    'entry 2: The tag “#internal” is internal.',
  ];
  const preview = await runImport([...args, '--preview'], env);
  expect([preview.code, preview.stdout.split('\n').slice(0, 4)]).toEqual([0, found]);
  expect(preview.stdout).toContain('entry 6: The post “Ideas” is not published.\n');
  const first = await runImport(args, env);
  expect(first.stderr).toMatch(summary('10 entries read, 6 imported, 0 already there, 4 rejected'));
  expect(first.stdout).toContain('Members of Ghost: 2 readers are left out. Add --readers');
  expect((await runImport(args, env)).stderr).toMatch(
    summary('10 entries read, 0 imported, 6 already there, 4 rejected'),
  );
  expect(await database.rows('select count(*)::int as n from comments')).toEqual([{ n: 2 }]);
  expect((await runCommand('admin', ['anonymize-imported', 'default'], { env })).stdout).toMatch(
    /^\d imported accounts of default are anonymous\. What they wrote stays\.\n$/,
  );
});

it.concurrent('imports readers by their status, once, and names the others', async () => {
  const database = await ownDatabase();
  const env = { DATABASE_URL: database.url };
  const list = file(
    'readers.csv',
    'email,uuid,name,attributes,status,created_at\n' +
      'a@mail.example,u1,Ada,{},enabled,2023-03-24T10:23:10Z\n' +
      'b@mail.example,u2,Bo,{},blocklisted,2023-03-24T10:23:10Z\n' +
      'no address,u3,Cy,{},enabled,2023-03-24T10:23:10Z\n',
  );
  const importList = (...args: string[]) =>
    runImport(['--site', 'default', '--file', list, ...args], env);
  const preview = await importList('--preview');
  expect(preview.stdout.split('\n').slice(1, 4)).toEqual([
    'readers.csv, of listmonk: 1 of unknown status, 1 unsubscribed or blocked, 1 not readable',
    '  Address: email; Status: status; When they agreed: created_at',
    '  To be answered: 1 people with "enabled" in "status". Add --status "enabled=…" with one of ' +
      'subscribed, unconfirmed, bounce, manual, complaint',
  ]);
  const confirmed = ['--readers', 'confirmed'];
  expect((await importList(...confirmed)).stderr).toContain(
    'broadsheet: --status must say more: readers.csv has 1 people with "enabled" in "status"',
  );
  const answered = [...confirmed, '--status', 'enabled=subscribed'];
  expect((await importList(...answered)).stderr).toContain('broadsheet: --consent is missing');
  expect(await database.rows('select email from subscriptions')).toEqual([]);
  const left =
    'readers.csv line 4 (no address): Invalid address.\n' +
    'readers.csv line 3 (b@mail.example): Unsubscribed or blocked. Now blocked.\n';
  const first = await importList(...answered, '--consent', 'Form of the old site');
  expect(first.stdout).toBe(left);
  expect(first.stderr).toContain(
    'readers: 1 subscribed, 0 asked to confirm, 1 blocked, 2 left out and named',
  );
  const second = await importList(...answered, '--consent', 'Form of the old site');
  expect(second.stdout).toBe(`${left}readers.csv line 2 (a@mail.example): Already subscribed.\n`);
  expect(await database.rows('select email, state, consent from subscriptions')).toEqual([
    {
      email: 'a@mail.example',
      state: 'active',
      consent: 'Form of the old site (2023-03-24T10:23:10Z)',
    },
  ]);
});
