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
import { createLog } from '../../server/infra/log.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { afterFile } from './after-file.ts';
import { startMailServer, type Delivered } from './mail-server.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { production, start, tempFolder, type Serving } from './programs.ts';
import { listen } from './web-servers.ts';

const site = 'nontrivial';
/** How long the mail server takes for an email, and one more is due. */
const [mailMs, mailIntervalMs] = [60, 50];

export type Kill = 'command' | 'old cell' | 'new cell';

type Outcome = {
  killed: string[];
  acknowledged: number;
  lost: number;
  wrongCounters: number;
  mails: { queued: number; delivered: number; twice: number; unsent: number; uncertain: number };
  /** Members got a 421 from the proxy, which asks both cells. */
  misdirected: number;
  lastMove: string;
};

/**
 * Moves a site between two cells behind one proxy, while members write and mail is sent. Kills the
 * command or a server at random moments. Then the command runs to its end.
 */
export async function moveUnderKills(kills: readonly Kill[], mailCount: number): Promise<Outcome> {
  const [from, to] = [await ownDatabase('demo'), await ownDatabase('schema')];
  const members = await makeMembers(from.url, [site], 30);
  const smtp = await startMailServer({
    async onRcptTo(_address, _session, done) {
      await sleep(mailMs);
      done();
    },
  });
  afterFile(() => smtp.close());
  const serve = (database: OwnDatabase) =>
    start({ env: { ...production, DATABASE_URL: database.url, SMTP_URL: smtp.url } });
  const cells = [await serve(from), await serve(to)] as [Serving, Serving];
  await queueMailsFor(from, mailCount);
  const front = await startFront(() => cells.map(({ port }) => port));
  const writes = await startMemberWrites(front.port, members, { parallel: 4, pauseMs: 30 });

  const killed: string[] = [];
  let command: Moving | null = null;
  let hasMoved = false;
  for (const kill of kills) {
    if (!hasMoved) command ??= startMove(from, to);
    await sleep(randomInt(200, 6_000));
    if (kill === 'command') {
      await command?.kill();
    } else {
      const index = kill === 'old cell' ? 0 : 1;
      await cells[index].stop('SIGKILL');
      cells[index] = await serve(index === 0 ? from : to);
    }
    hasMoved ||= command?.output().includes('has moved') === true;
    killed.push(hasMoved ? `${kill} after the move` : kill);
    if (command?.hasEnded()) command = null;
  }
  await command?.kill();
  const last = startMove(from, to);
  await last.says(/Late writers/);
  await sleep(2_000);
  await writes.stop();
  await last.kill();
  const mails = await countMails(to, smtp.delivered, mailCount);
  const { posts, comments, votes } = writes.acknowledged;
  return {
    killed,
    acknowledged: posts.length + comments.length + votes.size,
    lost: await countLostWrites(to.url, writes.acknowledged),
    wrongCounters: await countWrongCounters(to.url),
    mails,
    misdirected: writes.failures.filter(({ status }) => status === 421).length,
    lastMove: last.output(),
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
