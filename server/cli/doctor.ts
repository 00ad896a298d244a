import { parseArgs } from 'node:util';
import { counted } from '../domain/operations/doctor/finding.ts';
import { ConfigError } from '../infra/config/config.ts';
import { checkInstallation } from './check-installation.ts';
import { run } from './run.ts';

/**
 * Runs `doctor [--json]`: prints `ok`, `warn` or `fail` with advice, and at the end `ready` if
 * nothing failed. Exits with 1 after a failure.
 */
await run(async () => {
  const { json } = readOptions(process.argv.slice(2));
  const findings = await checkInstallation();
  const failures = findings.filter(({ level }) => level === 'fail').length;
  if (failures > 0) process.exitCode = 1;
  if (json) return void process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  for (const { level, what, text } of findings)
    process.stdout.write(`${level.padEnd(4)}  ${what}: ${text}\n`);
  process.stdout.write(
    failures === 0 ? 'ready\n' : `not ready: ${counted(failures, 'check')} failed\n`,
  );
});

function readOptions(args: string[]): { json: boolean } {
  try {
    return {
      json:
        parseArgs({
          args,
          options: { json: { type: 'boolean' } },
          strict: true,
          allowPositionals: false,
        }).values.json ?? false,
    };
  } catch {
    throw new ConfigError('doctor', 'takes --json or nothing');
  }
}
