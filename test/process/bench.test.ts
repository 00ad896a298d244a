import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { isFullRun } from '../support/full-run.ts';

it.runIf(isFullRun)('measures a large site until the end', { timeout: 600_000 }, async () => {
  const bench = spawn(process.execPath, ['test/bench/run.ts', 'large'], {
    cwd: projectRoot,
    env: { ...process.env, BENCH_POSTS: '20000' },
  });
  const [output, errors] = await Promise.all([
    text(bench.stdout),
    text(bench.stderr),
    once(bench, 'exit'),
  ]);
  // Whether goals are reached depends on what else the machine does.
  expect(errors).toBe('');
  expect(output).toContain('size of posts, 20,000 rows');
});
