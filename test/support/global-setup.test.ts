import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';

it('starts no database for a file that needs none', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'shared/vote.test.ts'],
    // The setup would fail here.
    { cwd: projectRoot, env: { ...process.env, TEST_DATABASE_URL: 'postgres://127.0.0.1:1/none' } },
  );
  expect(stdout).toContain('1 passed');
});
