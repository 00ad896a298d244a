import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request, createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { makeMembers } from '../bench/member-load.ts';
import { countLostWrites, countWrongCounters } from '../bench/stored-writes.ts';
import { startMemberWrites } from '../faults/member-writes.ts';
import { openDatabase } from '../../server/db/client.ts';
import { queueMails } from '../../server/domain/mail/outbox.ts';
import { secretPurpose, toContext } from '../../server/domain/site-admin/web-hook-messages.ts';
import { createLog } from '../../server/infra/log.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { afterFile } from './after-file.ts';
import { getStatus } from './http-client.ts';
import { startMailServer, type Delivered } from './mail-server.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { production, start, tempFolder, type Serving } from './programs.ts';
import { listen } from './web-servers.ts';

const site = 'nontrivial';
/** How long the mail server takes for an email, and one more is due. */
const [mailMs, mailIntervalMs] = [60, 50];
/** One message of a web-hook for so many emails. */
const mailsPerHook = 5;

export type Kill = 'command' | 'old cell' | 'new cell';

type Outcome = {
  killed: string[];
  acknowledged: number;
  lost: number;
  wrongCounters: number;
  mails: { queued: number; delivered: number; twice: number; unsent: number; uncertain: number };
  /** `repeated`: with the same ID, because the process that sent them was killed. */
  webHooks: { queued: number; delivered: number; repeated: number; unsent: number };
  /** Members got a 421 from the proxy, which asks both cells. */
  misdirected: number;
  /** How the cells answered for a page, directly, after each kill that followed the move. */
  oldCell: number[];
  newCell: number[];
  lastMove: string;
};

/**
 * Moves a site between two cells behind one proxy, while members write and mail and web-hooks are
 * sent. Kills the command or a server at random moments, and `after` the site has moved. Then the
 * command runs on.
 */
export async function moveUnderKills(
  { during, after }: { during: readonly Kill[]; after: readonly Kill[] },
  mailCount: number,
): Promise<Outcome> {
  const [from, to] = [await ownDatabase('demo'), await ownDatabase('schema')];
  const members = await makeMembers(from.url, [site], 30);
  const smtp = await startMailServer({
    async onRcptTo(_address, _session, done) {
      await sleep(mailMs);
      done();
    },
  });
  afterFile(() => smtp.close());
  const receiver = await startReceiver();
  const serve = (database: OwnDatabase) =>
    start({
      env: {
        ...production,
        DATABASE_URL: database.url,
        SMTP_URL: smtp.url,
        WEB_HOOKS_PRIVATE: 'true',
      },
    });
  const cells = [await serve(from), await serve(to)] as [Serving, Serving];
  await queueMailsFor(from, mailCount);
  await queueWebHooks(from, receiver.port, mailCount / mailsPerHook);
  const front = await startFront(() => cells.map(({ port }) => port));
  const writes = await startMemberWrites(front.port, members, { parallel: 4, pauseMs: 30 });

  const killed: string[] = [];
  const [oldCell, newCell]: [number[], number[]] = [[], []];
  let command = startMove(from, to);
  let hasMoved = false;
  const strike = async (kill: Kill) => {
    if (command.hasEnded()) command = startMove(from, to);
    await sleep(randomInt(200, 6_000));
    hasMoved ||= command.hasMoved();
    if (kill === 'command') {
      await command.kill();
    } else {
      const index = kill === 'old cell' ? 0 : 1;
      await cells[index].stop('SIGKILL');
      cells[index] = await serve(index === 0 ? from : to);
    }
    killed.push(hasMoved ? `${kill} after the move` : kill);
    if (!hasMoved) return;
    oldCell.push(await getStatus(cells[0].port, '/'));
    newCell.push(await getStatus(cells[1].port, '/'));
  };
  for (const kill of during) await strike(kill);
  if (command.hasEnded()) command = startMove(from, to);
  await command.says(/Late writers/);
  for (const kill of after) await strike(kill);
  if (command.hasEnded()) command = startMove(from, to);
  await command.says(/Late writers/);
  await sleep(2_000);
  await writes.stop();
  await command.kill();
  const mails = await countMails(to, smtp.delivered, mailCount);
  const webHooks = await countWebHooks(to, receiver.ids);
  const { posts, comments, votes } = writes.acknowledged;
  return {
    killed,
    acknowledged: posts.length + comments.length + votes.size,
    lost: await countLostWrites(to.url, writes.acknowledged),
    wrongCounters: await countWrongCounters(to.url),
    mails,
    webHooks,
    misdirected: writes.failures.filter(({ status }) => status === 421).length,
    oldCell,
    newCell,
    lastMove: command.output(),
  };
}

async function queueMailsFor({ url }: OwnDatabase, count: number): Promise<void> {
  const database = await openDatabase({ url }, createLog('silent'), 1);
  const store = { db: database.db, secrets: createSecrets([production.SECRET_KEY]) };
  const now = new Date();
  await queueMails(
    store,
    Array.from({ length: count }, (_, i) => ({
      siteId: site,
      kind: 'notice',
      priority: 5,
      recipient: `reader${i}@mail.example`,
      now,
      subject: `Mail ${i}`,
      html: '<p>Hello</p>',
      text: 'Hello',
    })),
  );
  // A few are being sent at any moment.
  await database.db.execute(sql`update outbox set send_after = now()
    + substring(recipient from 'reader([0-9]+)')::int * ${mailIntervalMs} * interval '1 millisecond'
    where kind = 'notice'`);
  await database.close();
}

/** A few messages are due at any moment, as emails are. */
async function queueWebHooks({ rows }: OwnDatabase, port: number, count: number): Promise<void> {
  const hook = { siteId: site, id: 'hook' };
  await rows(
    `insert into web_hooks (site_id, id, url, events, secret, created_at)
      values ($1, $2, $3, '{post.published}', $4, now())`,
    [
      hook.siteId,
      hook.id,
      `http://127.0.0.1:${port}/`,
      createSecrets([production.SECRET_KEY]).encrypt(
        secretPurpose,
        toContext(hook),
        `whsec_${Buffer.alloc(32).toString('base64')}`,
      ),
    ],
  );
  await rows(
    `insert into web_hook_messages (site_id, id, hook_id, event, subject_id, state, send_after,
        created_at)
      select $1, 'message' || i, 'hook', 'test', i, 'waiting',
        now() + i * interval '${mailIntervalMs * mailsPerHook} milliseconds', now()
      from generate_series(1, $2::int) i`,
    [site, count],
  );
}

/** Receives messages of web-hooks. */
async function startReceiver() {
  const ids: string[] = [];
  const server = createServer((req, res) => {
    req.resume().on('end', () => {
      ids.push(String(req.headers['webhook-id']));
      res.end();
    });
  });
  return { port: await listen(server), ids };
}

/** Waits until none waits, also for the lease of a process that was killed. */
async function countWebHooks({ rows }: OwnDatabase, ids: readonly string[]) {
  const count = async (which: string) =>
    (await rows(`select 1 from web_hook_messages where site_id = '${site}' and ${which}`)).length;
  const end = Date.now() + 100_000;
  while ((await count(`state = 'waiting'`)) > 0 && Date.now() < end) await sleep(500);
  const delivered = new Set(ids).size;
  return {
    queued: await count('true'),
    delivered,
    repeated: ids.length - delivered,
    unsent: await count(`state <> 'sent'`),
  };
}

/** Waits until nothing is queued. */
async function countMails(database: OwnDatabase, delivered: readonly Delivered[], queued: number) {
  const open = async () =>
    (
      await database.rows(
        `select 1 from outbox where site_id = '${site}' and kind = 'notice'
          and state in ('queued', 'sending') limit 1`,
      )
    ).length;
  const end = Date.now() + 200_000;
  while ((await open()) > 0 && Date.now() < end) await sleep(500);
  const counts = new Map<string, number>();
  for (const [address = ''] of delivered.map(({ to }) => to))
    if (address.startsWith('reader')) counts.set(address, (counts.get(address) ?? 0) + 1);
  return {
    queued,
    delivered: counts.size,
    twice: [...counts.values()].filter((count) => count > 1).length,
    unsent: await open(),
    // Their server was killed while it sent them. Nobody knows whether they arrived.
    uncertain: (
      await database.rows(
        `select 1 from outbox where kind = 'notice' and smtp_response = 'uncertain: lost'`,
      )
    ).length,
  };
}

type Moving = {
  output(): string;
  hasMoved(): boolean;
  hasEnded(): boolean;
  says(pattern: RegExp): Promise<void>;
  kill(): Promise<void>;
};

function startMove(from: OwnDatabase, to: OwnDatabase): Moving {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(projectRoot, 'dist/server/admin.js'), 'move-site', site, '--to', to.url],
    {
      cwd: projectRoot,
      env: {
        ...production,
        PATH: process.env.PATH,
        DATA_DIR: tempFolder(),
        DATABASE_URL: from.url,
      },
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close');
  afterFile(() => void child.kill('SIGKILL'));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    output: () => text,
    // A command that begins after the move says only the latter.
    hasMoved: () => /has moved|Late writers/.test(text),
    hasEnded,
    async says(pattern) {
      while (!pattern.test(text)) {
        if (hasEnded()) throw new Error(`the command ended: ${text}`);
        await sleep(50);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A proxy that asks the other cell when one answers 421 or not at all. */
async function startFront(ports: () => number[]) {
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const [first = 0, second = 0] = ports();
      const ask = (port: number, otherwise: (() => void) | null) => {
        const asked = request(
          { host: '127.0.0.1', port, path: req.url, method: req.method, headers: req.headers },
          (reply) => {
            if (reply.statusCode === 421 && otherwise) return void (reply.resume(), otherwise());
            res.writeHead(reply.statusCode ?? 502, reply.headers);
            reply.pipe(res);
            reply.on('error', () => res.destroy());
          },
        );
        asked.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
        asked.end(Buffer.concat(chunks));
      };
      ask(first, () => ask(second, null));
    });
  });
  return { port: await listen(server) };
}
