import { execFile, fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { projectRoot } from '../../server/infra/project-root.ts';
import { faithful } from '../support/model-answers.ts';
import { admin, openSites, startPostgres } from '../support/postgres.ts';
import { startProgram, type Program } from '../support/program.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';
import type { Bench, Line } from './bench.ts';
import { readCpuMs, load } from './load.ts';
import type { Taken } from './mail-sink.ts';

const readers = 10_000;
const chosen = 10;
/** The pool size of the program for bulk mail. */
const connections = 5;
const pagesPerSecond = 40;

/** Inserts readers without prompts, and new stories long enough for a summary. */
export const fillReaders = (count: number, sendHour: number) => `
  delete from issues;
  insert into users (site_id, id, username, name) values ('nontrivial', 'writer', 'writer',
    'Writer');
  insert into posts (site_id, id, slug, user_id, title, url, domain, text, rendered_text, score,
    hot_score, created_at, updated_at)
    select 'nontrivial', 'story' || i, 'story' || i, 'writer',
      'Lakes and rivers are measured again, part ' || i, 'https://s' || i || '.example/',
      's' || i || '.example', words, jsonb_build_array(jsonb_build_array('p',
      jsonb_build_array(words))), 100 - i, i, at, at
    from generate_series(1, 40) i, lateral (select now() - i * interval '1 second' as at,
      'The institute published report ' || i ||
        ' about rivers and lakes. Its authors measured how quickly water warms in summer, ' ||
        'and compared that with older records. They found that small lakes warm faster than ' ||
        'large ones. The data can be read by anybody.' as words) as story;
  insert into subscriptions (site_id, id, email, state, frequency, time_zone, send_hour, source,
    created_at, confirmation_sent_at, confirmed_at)
    select 'nontrivial', lpad(i::text, 12, '0'), 'reader' || i || '@mail.example', 'active',
      'daily', 'UTC', ${sendHour}, 'form', now() - interval '9 days', now() - interval '9 days',
      now() - interval '9 days'
    from generate_series(1, ${count}) i;`;

export async function rows<T extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A model that copies first sentences and counts its calls. */
async function startModel() {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const raw = Buffer.concat(parts).toString();
        const body = JSON.parse(raw) as { messages: { content: string }[] };
        const [system = '', user = ''] = body.messages.map(({ content }) => content);
        const content = JSON.stringify(faithful({ authorization: null, body, raw, system, user }));
        response.setHeader('Content-Type', 'application/json').end(
          JSON.stringify({
            choices: [{ message: { content } }],
            usage: { prompt_tokens: 100, completion_tokens: 30 },
          }),
        );
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => calls,
    close: () => server.close(),
  };
}

export async function startSink() {
  const child = fork(join(import.meta.dirname, 'mail-sink.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  let taken: Taken = { count: 0, bytes: 0, first: 0, last: 0 };
  child.on('message', (message: { taken?: Taken }) => (taken = message.taken ?? taken));
  return {
    port,
    pid: child.pid ?? 0,
    taken: () => taken,
    async clear() {
      child.send('clear');
      await until('the sink is empty', () => taken.count === 0);
    },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function runFloor(port: number, file: string): Promise<{ perSecond: number; cpu: number }> {
  const child = fork(
    join(import.meta.dirname, 'mail-floor.ts'),
    [String(port), String(readers), String(connections), file],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  const gone = once(child, 'exit');
  const [{ ms, cpu }] = (await once(child, 'message')) as [{ ms: number; cpu: number }];
  await gone;
  return { perSecond: (readers / ms) * 1_000, cpu: cpu / readers };
}

export const readResidentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
export const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;

/** Compares an issue of 10,000 readers with a loop that composes each email. */
export async function digest({ folder }: Bench): Promise<Line[]> {
  const server = await startPostgres({ fsync: 'on' });
  await admin(server.url('postgres'), 'create database digest');
  const url = server.url('digest');
  const model = await startModel();
  const sink = await startSink();
  const env = {
    DATABASE_URL: url,
    SEED_DEMO: 'false',
    TRUSTED_PROXIES: '1',
    // Mail that the command queues is decrypted by another process.
    SECRET_KEY: randomBytes(32).toString('base64'),
  };
  const count = async (what: string) =>
    (await rows<{ n: number }>(url, `select count(*)::int as n from ${what}`))[0]?.n ?? 0;
  const programs: Program[] = [];
  const start = async (more: Record<string, string>) => {
    const program = await startProgram({ env: { ...env, ...more } });
    programs.push(program);
    return program;
  };
  try {
    // The command plans the issue; without a mail server it sends nothing.
    await (await start({})).stop();
    await openSites(url);
    await admin(url, fillReaders(readers, 8));
    const main = join(projectRoot, 'dist/server/digest.js');
    await promisify(execFile)(
      process.execPath,
      [main, '--frequency', 'daily', '--now', '--site', 'nontrivial'],
      {
        env: { ...process.env, ...env, LLM_BASE_URL: model.url, LLM_MODEL: 'bench' },
        maxBuffer: 2 ** 24,
      },
    );
    if (
      (await count('outbox')) !== readers ||
      (await count(`digest_variants where state = 'ready'`)) !== 1
    )
      throw new Error('the issue is not ready');
    const calls = model.calls();
    await admin(url, `update outbox set send_after = now() + interval '1 day'`, 'vacuum analyze');
    const [mail] = await rows<{ subject: string; html: string; text: string }>(
      url,
      'select subject, html, text from digest_variants',
    );
    const file = join(folder, 'mail.json');
    writeFileSync(
      file,
      JSON.stringify({
        ...mail,
        unsubscribe:
          'https://nontrivial.example/subscriptions/unsubscribe/' +
          '000000000001.abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
      }),
    );

    const floors = [await runFloor(sink.port, file)];
    await sink.clear();
    const sinkBefore = readCpuMs(sink.pid);
    const program = await start({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
    const pid = program.process.pid ?? 0;
    // Warms the caches of a long-running process.
    await load({
      port: program.port,
      host: 'nontrivial.localhost',
      path: (i) => `/post/story${1 + (i % 40)}`,
      count: 2_000,
    });
    const quiet = steadyLoad(program.port, pagesPerSecond, ['/']);
    await sleep(8_000);
    const quietTimes = (await quiet.stop()).slice(pagesPerSecond).map(({ ms }) => ms);
    const mib = (value: number) => value.toFixed(0);
    const [cpuBefore, residentBefore] = [readCpuMs(pid), readResidentMb(pid)];
    await admin(url, `update outbox set send_after = now()`);
    await until('the first is there', () => sink.taken().count > 0);
    // Requests pages during the first half only; the rest measures sending alone.
    const busy = steadyLoad(program.port, pagesPerSecond, ['/']);
    let resident = 0;
    const watch = setInterval(() => (resident = Math.max(resident, readResidentMb(pid))), 100);
    await until('half of it is there', () => sink.taken().count >= readers / 2, 120_000);
    const busyTimes = (await busy.stop()).map(({ ms }) => ms);
    const half = { at: Date.now(), count: sink.taken().count, cpu: readCpuMs(pid) };
    await until('all of it is there', () => sink.taken().count >= readers, 120_000);
    clearInterval(watch);
    const { first, last, bytes } = sink.taken();
    const cpu = (readCpuMs(pid) - half.cpu) / (readers - half.count);
    const perSecond = ((readers - half.count) / (last - half.at)) * 1_000;
    const whole = (readers / (last - first)) * 1_000;
    const sinkCpu = (readCpuMs(sink.pid) - sinkBefore) / readers;
    await until(
      'all of it is stored',
      async () => (await count(`outbox where state = 'sent'`)) === readers,
    );
    await program.stop();
    await sink.clear();
    floors.push(await runFloor(sink.port, file));
    const floor = {
      perSecond: Math.max(...floors.map((result) => result.perSecond)),
      cpu: Math.min(...floors.map((result) => result.cpu)),
    };
    const ms = (value: number) => value.toFixed(2);
    console.log(
      `  ${readers.toLocaleString('en-US')} mails of ` +
        `${(bytes / readers / 1024).toFixed(1)} KB; processor of a mail: ${ms(cpu)} ms of ` +
        `the server (all of it ${ms((half.cpu - cpuBefore) / half.count)} with pages), ` +
        `${ms(floor.cpu)} of the floor, ${ms(sinkCpu)} of the mail server`,
    );
    return [
      {
        what: 'mails per second of a digest, against a bare loop that composes each',
        measured:
          `${(perSecond / floor.perSecond).toFixed(2)} times (${perSecond.toFixed(0)}, with ` +
          `pages asked for ${whole.toFixed(0)}, against ` +
          `${floors.map((result) => result.perSecond.toFixed(0)).join(' and ')})`,
        goal: 'at least 0.6 times',
        holds: perSecond >= 0.6 * floor.perSecond,
      },
      {
        what: `calls of the model for ${readers.toLocaleString('en-US')} readers`,
        measured: String(calls),
        goal: `${2 * (chosen + 1)}: posts and audiences, written and judged`,
        holds: calls === 2 * (chosen + 1),
      },
      {
        what: 'memory while sending',
        measured: `+${mib(resident - residentBefore)} MiB (from ${mib(residentBefore)})`,
        goal: 'at most +50',
        holds: resident - residentBefore <= 50,
      },
      {
        what: `home page p99 while sending, ${pagesPerSecond} a second`,
        measured:
          `${(p99(busyTimes) / p99(quietTimes)).toFixed(2)} times (${ms(p99(busyTimes))} ` +
          `against ${ms(p99(quietTimes))} ms)`,
        goal: 'at most 1.5 times',
        holds: p99(busyTimes) <= 1.5 * p99(quietTimes),
      },
    ];
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    model.close();
    await sink.stop();
    await server.remove();
  }
}
