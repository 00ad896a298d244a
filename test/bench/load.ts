import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/**
 * Sends `count` requests over keep-alive connections, `parallel` at a time. Any status but
 * `expected` is an error. Returns wall milliseconds.
 */
export async function load({
  port,
  host,
  path,
  count,
  parallel = 10,
  headers = {},
  expected = 200,
}: {
  port: number;
  host: string;
  path: string | ((i: number) => string);
  count: number;
  parallel?: number;
  headers?: Record<string, string>;
  expected?: number | number[];
}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const i = next;
      next += 1;
      await new Promise<void>((resolve, reject) => {
        const req = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            path: typeof path === 'string' ? path : path(i),
            headers: { Host: host, ...headers },
          },
          (res) => {
            if (![expected].flat().includes(res.statusCode ?? 0))
              reject(new Error(`status ${res.statusCode}`));
            res.resume();
            res.once('end', resolve);
          },
        );
        req.once('error', reject);
        req.end();
      });
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  agent.destroy();
  return performance.now() - started;
}

/** CPU time of a process and its threads, in milliseconds (Linux). */
export function readCpuMs(pid: number, withEndedChildren = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const used = fields.slice(11, withEndedChildren ? 15 : 13);
  return used.reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
}

export type Cost = { cpu: number; wall: number };

/** Processor and wall milliseconds of one request. */
export async function cost(
  pid: number,
  count: number,
  options: Omit<Parameters<typeof load>[0], 'count'>,
): Promise<Cost> {
  const before = readCpuMs(pid);
  const wall = await load({ ...options, count });
  return { cpu: (readCpuMs(pid) - before) / count, wall: wall / count };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export const spread = (values: number[], digits = 2) =>
  `${Math.min(...values).toFixed(digits)} / ${median(values).toFixed(digits)} / ` +
  `${Math.max(...values).toFixed(digits)}`;
