import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { presets } from '../../shared/sites/presets.ts';
import { get, getStatus } from '../support/http-client.ts';
import { launch, start, tempFolder } from '../support/programs.ts';

const kills = 50;

type Found = { present: number[]; counted: number; byIndex: number };

/** Starts the writer and kills it some milliseconds after `count` more acknowledged rows. */
async function writeAndDie(
  dataDir: string,
  rows: number,
  then: number,
): Promise<{ found: Found; acknowledged: number[] }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'ledger-writer.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  let found: Found | undefined;
  const acknowledged: number[] = [];
  let enough = () => undefined as void;
  const written = new Promise<void>((resolve) => (enough = resolve));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, value] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    if (word === 'found') found = JSON.parse(value) as Found;
    else acknowledged.push(Number(value));
    if (acknowledged.length >= rows) enough();
  });
  await Promise.race([written, gone]);
  await sleep(then);
  child.kill('SIGKILL');
  await gone;
  if (!found) throw new Error('the writer ended before it had opened the database');
  return { found, acknowledged };
}

it(`loses no acknowledged row through ${kills} kills`, async () => {
  const dataDir = tempFolder();
  const acknowledged: number[] = [];
  for (let round = 0; round <= kills; round += 1) {
    const { found, acknowledged: more } = await writeAndDie(
      dataDir,
      1 + ((round * 7) % 40),
      (round * 13) % 29,
    );
    const present = new Set(found.present);
    expect(
      acknowledged.filter((n) => !present.has(n)),
      `round ${round}: lost`,
    ).toEqual([]);
    // At most the last row may exist without an acknowledgment.
    expect(present.size - acknowledged.length, `round ${round}: unasked for`).toBeLessThanOrEqual(
      round,
    );
    expect([found.counted, found.byIndex], `round ${round}: one truth`).toEqual([
      present.size,
      present.size,
    ]);
    expect(found.present, `round ${round}: no gaps`).toEqual(found.present.map((_, i) => i + 1));
    acknowledged.splice(0, Infinity, ...found.present, ...more);
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
});

it('recovers from a first start that was killed', async () => {
  const whole = performance.now();
  const untouched = await start();
  const full = await posts(untouched.port);
  const usual = performance.now() - whole;
  await untouched.stop();

  for (let round = 1; round <= 12; round += 1) {
    const dataDir = tempFolder();
    const first = launch({ dataDir });
    await sleep((usual * round) / 12);
    await first.stop('SIGKILL');
    const second = await start({ dataDir });
    expect(await posts(second.port), `killed after ${round}/12`).toEqual(full);
    expect(await getStatus(second.port, '/')).toBe(200);
    expect(await second.stop()).toBe(0);
  }
});

async function posts(port: number): Promise<number[]> {
  return Promise.all(
    presets.map(async ({ id }) => {
      const { body } = await get(port, '/api/posts?limit=1', { host: `${id}.localhost` });
      return (JSON.parse(body) as { totalCount: number }).totalCount;
    }),
  );
}
