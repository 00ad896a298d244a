import { expect, it } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { runCommand, start } from '../support/programs.ts';

/** Runs `npm run admin -- …`. */
async function admin(env: Record<string, string>, ...args: string[]): Promise<string> {
  const reply = await runCommand('admin', args, { env });
  expect(reply).toMatchObject({ code: 0, stderr: '' });
  return reply.stdout;
}
const states = (output: string) => output.match(/^\d\. .*$/gm);
/** The line of the environment or the command that comes next. */
const next = (output: string) => /^Next: .*\n> (.*)$/m.exec(output)?.[1] ?? '';

it('guides from nothing to the first site by commands', async () => {
  const database = await ownDatabase('empty');
  const mail = await startMailServer();
  // Values that the examples of the guide stand for.
  const mine: Record<string, string> = {
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_EMAILS: 'ada@mail.example',
  };
  const env: Record<string, string> = { DATABASE_URL: database.url, SMTP_URL: mail.url };
  const order: string[] = [];
  let output = await admin(env, 'setup');
  expect(states(output)).toEqual([
    '1. Variables: to do',
    '2. Database: to do',
    '3. First admin: waiting',
    '4. First site: waiting',
    '5. Mail: done',
    '6. DNS: waiting',
    '7. HTTPS: waiting',
  ]);
  for (let i = 0; i < 4 && !next(output).startsWith('npm run admin'); i += 1) {
    const lines = [...output.matchAll(/^ {3}> ([A-Z_]+)=(.*)$/gm)];
    for (const [, name = '', value = ''] of lines) env[name] = mine[name] ?? value;
    if (lines.length === 0)
      expect(await runCommand('db:migrate', [], { env })).toMatchObject({ code: 0 });
    order.push(lines.length === 0 ? next(output) : lines.map(([, name]) => name).join(' '));
    output = await admin(env, 'setup');
  }
  expect(order).toEqual([
    'NODE_ENV',
    'TRUSTED_PROXIES SECRET_KEY',
    'npm run db:migrate',
    'ADMIN_EMAILS',
  ]);
  expect(env.SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
  expect(next(output)).toBe('npm run admin -- create-site garden "The Garden" garden.example.org');

  // A start says where the guide is.
  const program = await start({ env: { ...env, API_PORT: '' } });
  const { setupCode } = await program.waitForLog(
    'no site has a domain of its own: run `npm run admin -- setup`, or open /start with this code',
  );
  expect(setupCode).toMatch(/\S{8}/);
  await program.stop();

  await admin(env, 'create-site', 'garden', 'The Garden', 'garden.invalid.example.org');
  output = await admin(env, 'setup');
  expect(states(output)?.slice(0, 5)).toEqual([
    '1. Variables: done',
    '2. Database: done',
    '3. First admin: done',
    '4. First site: done',
    '5. Mail: done',
  ]);
  expect(output).toContain('https://garden.invalid.example.org does not answer');
  await mail.close();
});
