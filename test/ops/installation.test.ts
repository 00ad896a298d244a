import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { bootMachine, canBoot, type BootedMachine } from '../support/booted-machine.ts';
import { until } from '../support/wait-for.ts';

const folder = '/srv/broadsheet';
const node = `${folder}/node_modules/.bin/node`;
const caddyData = '/var/lib/caddy/.local/share/caddy';
const own = { PASSWORD: 'secret123', server: '192.0.2.10' };

/** The commands of docs/deploying.md for one server, by the number of the step. */
function readSteps(): Map<number, string> {
  const page = readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8');
  const section = page.split('\n## On one server\n')[1]?.split('\n### ')[0] ?? '';
  const steps = section.matchAll(
    /^(\d+)\. (?:.+\n|\n(?=   ))*?\n? {3}```sh\n((?: {3}.*\n|\n)*?) {3}```/gm,
  );
  return new Map(
    [...steps].map(([, number, commands = '']) => [
      Number(number),
      commands.replace(/^ {3}/gm, '').replaceAll('PASSWORD', own.PASSWORD),
    ]),
  );
}

// Root on Linux boots a container with a network of its own.
describe.skipIf(!canBoot)('a server that follows docs/deploying.md', () => {
  let machine: BootedMachine;
  const steps = readSteps();
  const follow = (step: number, input?: string) =>
    machine.run(`cd ${folder}\n${steps.get(step) ?? 'false'}`, input);
  const signUp = (host: string, email: string) =>
    JSON.parse(
      machine.run(
        `NODE_EXTRA_CA_CERTS=/etc/ssl/own.pem ${node} ${folder}/test/ops/installation/sign-up.ts ` +
          `${host} ${email} /var/mails`,
      ),
    ) as object;
  const withEnvironment = (commands: string) =>
    machine.run(`set -a; . /etc/broadsheet.env; set +a; cd ${folder}\n${commands}`);

  beforeAll(async () => {
    machine = await bootMachine(folder, projectRoot, 'own');
    const etc = join(machine.root, 'etc');
    rmSync(join(etc, 'resolv.conf'), { force: true });
    writeFileSync(join(etc, 'resolv.conf'), 'nameserver 127.0.0.1\n');
    machine.run(
      // What surrounds a server: an address, DNS and a mail server.
      `ip address add ${own.server}/32 dev lo\n` +
        'systemd-run --quiet --unit=dns dnsmasq --no-daemon --no-resolv --no-hosts ' +
        `--listen-address=127.0.0.1 --address=/garden.example.org/${own.server} ` +
        `--address=/workshop.example.org/${own.server} --address=/mail.example.org/127.0.0.1\n` +
        'mkdir /var/mails\n' +
        `systemd-run --quiet --unit=mail ${node} ${folder}/test/ops/installation/mail.ts ` +
        '/etc/ssl/own.pem /var/mails\n' +
        // A new cluster, as after the installation of the package.
        'for version in $(ls /usr/lib/postgresql); do\n' +
        '  pg_dropcluster --stop $version main 2>/dev/null || true\n' +
        'done\n' +
        'pg_createcluster $version main >/dev/null\n' +
        'systemctl start postgresql@$version-main\n' +
        // A private authority instead of a public one.
        'mkdir -p /etc/systemd/system/caddy.service.d\n' +
        String.raw`printf '[Service]\nEnvironment="CADDY_OPTIONS=%s"\n' ` +
        String.raw`'local_certs\nskip_install_trust' ` +
        '> /etc/systemd/system/caddy.service.d/override.conf\n' +
        'systemctl daemon-reload',
    );
    await until('mail is accepted', () => machine.run('test -s /etc/ssl/own.pem && echo yes'));
    follow(2, `${own.PASSWORD}\n${own.PASSWORD}\n`);
    machine.run(/^useradd .*$/m.exec(steps.get(3) ?? '')?.[0] ?? 'false');
    follow(4);
    machine.run('echo NODE_EXTRA_CA_CERTS=/etc/ssl/own.pem >> /etc/broadsheet.env');
    withEnvironment(steps.get(5) ?? 'false');
    follow(7);
    follow(8);
    await until('Caddy has its authority', () =>
      machine.run(`cat ${caddyData}/pki/authorities/local/root.crt >> /etc/ssl/own.pem; echo yes`),
    );
  }, 300_000);

  it('has commands for every step of the page', () => {
    expect([...steps.keys()]).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
  });

  it('is ready by the guide and by the doctor', async () => {
    let output = '';
    // The processes have just been started.
    await until(
      'the guide says ready',
      () => {
        output = withEnvironment(steps.get(9)?.replace(/^npm run doctor$/m, '') ?? 'false');
        return output.trimEnd().endsWith('\nready');
      },
      60_000,
    );
    const doctor = withEnvironment('npm run --silent doctor').trimEnd().split('\n');
    expect(doctor.filter((line) => line.startsWith('fail'))).toEqual([]);
    expect(doctor.at(-1)).toBe('ready');
    for (const name of ['https garden', 'https workshop', 'mail'])
      expect(doctor).toContainEqual(expect.stringMatching(new RegExp(`^ok {4}${name}: `)));
  });

  it('serves two sites over HTTPS, and emails login codes', () => {
    expect(signUp('garden.example.org', 'you@example.org')).toEqual({
      title: expect.stringContaining('The Garden') as string,
      username: 'ada',
    });
    expect(signUp('workshop.example.org', 'other@example.org')).toEqual({
      title: expect.stringContaining('The Workshop') as string,
      username: 'ada',
    });
  });

  it('makes a backup as docs/backup-and-restore.md says', () => {
    const page = readFileSync(join(projectRoot, 'docs/backup-and-restore.md'), 'utf8');
    const commands = /```sh\n(cp ops\/systemd[\s\S]*?)```/.exec(page)?.[1] ?? 'false';
    machine.run(`cd ${folder}\n${commands}`);
    const files = machine.run('cd /var/lib/broadsheet-backup\npg_restore --list *.dump\nls');
    expect(files).toContain('TABLE DATA public outbox');
    expect(files).toContain('\nerasures.jsonl\n');
    expect(machine.run('systemctl list-timers --no-pager')).toContain('broadsheet-backup.timer');
    expect(withEnvironment('npm run --silent doctor')).toMatch(/^ok {4}backup: \d+ MB, made less/m);
  });

  it('orders no certificate for another name', () => {
    machine.run(`echo '${own.server} stranger.example.net' >> /etc/hosts`);
    expect(() => signUp('stranger.example.net', 'nobody@example.org')).toThrow(
      /alert|fetch failed/,
    );
  });
});
