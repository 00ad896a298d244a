import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { grantRole, listStaff, roles, type Role } from '../domain/roles.ts';
import { ensureSites, loadSites } from '../domain/sites.ts';
import { ConfigError, readConfig } from '../infra/config.ts';
import { createLog } from '../infra/log.ts';
import { Refusal } from '../infra/refusal.ts';
import { run } from './run.ts';

type Command = { deed: 'grant' | 'revoke'; site: string; who: string; role: Role } | { deed: 'list'; site: string };

/** `admin grant <site> <username or address> <role>`, `admin revoke <site> <username or address>`, `admin list <site>`. What was done goes to stdout. */
await run(async () => {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig();
  const log = createLog(config.logLevel, { write: (line) => void process.stderr.write(line) });
  const database = await openDatabase(config.databaseUrl === null ? { dataDir: config.dataDir } : { url: config.databaseUrl }, log);
  try {
    await migrate(database, () => ensureSites(database.db));
    const { sites } = await loadSites(database.db, config, log);
    const site = sites.get(command.site);
    if (!site) throw new ConfigError('<site>', `names no site; there are ${[...sites.keys()].join(', ')}`);
    for (const line of await answer(command, { db: database.db, site })) process.stdout.write(`${line}\n`);
  } finally {
    await database.close();
  }
});

async function answer(command: Command, parts: Parameters<typeof listStaff>[0]): Promise<string[]> {
  const { id } = parts.site;
  if (command.deed === 'list') {
    const staff = await listStaff(parts);
    return staff.length === 0 ? [`On ${id} everybody is a member.`] : staff.map(({ username, role }) => `${username} ${role}`);
  }
  const { username, before } = await grantRole(parts, command.who, command.role).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'not_found' ? new ConfigError(command.who, `is nobody's username or address on ${id}`) : error;
  });
  return [before === command.role ? `${username} was ${before} on ${id} already.` : `${username} is ${command.role} on ${id} now, and was ${before}.`];
}

function readCommand([deed, site, who, role, ...more]: string[]): Command {
  const given = [site, who, role].filter((word) => word !== undefined);
  const takes = (words: string[]) => {
    const missing = words[given.length];
    if (missing !== undefined) throw new ConfigError(missing, `is missing: admin ${deed} ${words.join(' ')}`);
    const unexpected = [...given.slice(words.length), ...more][0];
    if (unexpected !== undefined) throw new ConfigError(unexpected, `is not expected: admin ${deed} ${words.join(' ')}`);
  };
  switch (deed) {
    case 'grant':
      takes(['<site>', '<username or address>', `<${roles.join('|')}>`]);
      if (!isRole(role)) throw new ConfigError('The role', `must be ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}`);
      return { deed, site: site ?? '', who: who ?? '', role };
    case 'revoke':
      takes(['<site>', '<username or address>']);
      return { deed, site: site ?? '', who: who ?? '', role: 'member' };
    case 'list':
      takes(['<site>']);
      return { deed, site: site ?? '' };
    default:
      throw new ConfigError(deed ?? 'The command', `is ${deed === undefined ? 'missing' : 'not known'}; there are grant, revoke and list`);
  }
}

function isRole(word: string | undefined): word is Role {
  return roles.some((role) => role === word);
}
