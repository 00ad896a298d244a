import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { findTool } from '../support/caddy.ts';

// An operator sets these, and not SERVER_OPTIONS, which is for test/failover.
const env = {
  PG1: '10.0.0.1',
  PG2: '10.0.0.2',
  PRIMARY_BIND: '127.0.0.1:5000',
  REPLICA_BIND: '127.0.0.1:5001',
};
const check = (variables: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(
    findTool('haproxy'),
    ['-c', '-f', join(projectRoot, 'ops/cluster/haproxy.cfg')],
    { encoding: 'utf8', env: variables },
  );
  return { status, output: stdout + stderr };
};

it('accepts the configuration with the variables of an operator', () => {
  const { status, output } = check(env);
  expect([status, output]).toEqual([0, 'Configuration file is valid\n']);
});

it.each(Object.keys(env))('rejects the configuration without %s', (name) => {
  const { [name as keyof typeof env]: _left, ...rest } = env;
  const { status, output } = check(rest);
  expect(status).toBe(1);
  expect(output).toContain('Set PG1, PG2, PRIMARY_BIND and REPLICA_BIND.');
});
