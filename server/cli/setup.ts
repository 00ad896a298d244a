import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listSetupSteps } from '../domain/operations/setup.ts';
import { ConfigError } from '../infra/config/config.ts';
import { projectRoot } from '../infra/project-root.ts';
import { checkInstallation } from './check-installation.ts';
import { run } from './run.ts';

/**
 * Runs `admin setup`: prints the steps of a first installation in order, and what each still needs.
 * Where possible, it adds a command or a line for the environment. Changes nothing.
 */
await run(async () => {
  if (process.argv.length > 2) throw new ConfigError('setup', 'takes no arguments');
  const steps = listSetupSteps(await checkInstallation());
  const lines = steps.flatMap(({ name, state, missing }, i) => [
    `${i + 1}. ${name}: ${state}`,
    ...missing.flatMap(({ what, text, next }) => [
      `   ${what}: ${text}`,
      ...(next === undefined ? [] : [`   > ${toCommand(next)}`]),
    ]),
  ]);
  const open = steps.find(({ state }) => state === 'to do');
  const next = open?.missing.find((finding) => finding.next !== undefined)?.next;
  process.stdout.write(`${lines.join('\n')}\n\n`);
  if (open === undefined)
    process.stdout.write(
      'Sign up with an address of ADMIN_EMAILS, and open /admin of the site.\nready\n',
    );
  else
    process.stdout.write(
      `Next: ${open.name}${next === undefined ? '' : `\n> ${toCommand(next)}`}\n` +
        (/^[A-Z\d_]+=/.test(next ?? '')
          ? 'Add this line, with your value, to the environment of the processes.\n'
          : '') +
        `Then run \`${toCommand('npm run admin -- setup')}\` again.\n`,
    );
});

/**
 * Adapts a command to the container image. The image lacks esbuild.config.ts, which npm scripts run
 * first. PostgreSQL and Caddy are services of compose.yml.
 */
function toCommand(command: string): string {
  if (existsSync(join(projectRoot, 'esbuild.config.ts'))) return command;
  return command
    .replace(/^npm run db:migrate/, 'node dist/server/migrate.js')
    .replace(/^npm run (\w+)(?: --)?/, 'node dist/server/$1.js')
    .replace(/^sudo -u postgres create.*/, 'docker compose up --detach postgres')
    .replace(/^sudo systemctl/, 'docker compose');
}
