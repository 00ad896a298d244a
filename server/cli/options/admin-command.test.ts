import { expect, it } from 'vitest';
import { ConfigError } from '../../infra/config/config.ts';
import { readCommand } from './admin-command.ts';

it.each([
  [
    [],
    'The command is missing. Actions: setup, grant, revoke, list, ban, unban, ' +
      'create-site, open-site, close-site, list-sites, export-site, import-site, move-site, remove-demo, ' +
      'confirm-database, export-erasures, record-backup, move-images, release-mail, end-sessions, ' +
      'fetch-pictures and anonymize-imported',
  ],
  [
    ['promote', 'nontrivial', 'ada'],
    'promote is unknown. Actions: setup, grant, revoke, list, ban, unban, ' +
      'create-site, open-site, close-site, list-sites, export-site, import-site, move-site, remove-demo, ' +
      'confirm-database, export-erasures, record-backup, move-images, release-mail, end-sessions, ' +
      'fetch-pictures and anonymize-imported',
  ],
  [['list'], '<site> is missing. Usage: admin list <site>'],
  [['list', 'nontrivial', 'more'], 'more is not expected. Usage: admin list <site>'],
  [
    ['grant', 'nontrivial'],
    '<username or email> is missing. Usage: admin grant <site> <username or ' +
      'email> <member|moderator|admin>',
  ],
  [['grant', 'nontrivial', 'ada', 'king'], 'The role must be member, moderator or admin'],
  [
    ['grant', 'nontrivial', 'ada', 'admin', 'now'],
    'now is not expected. Usage: admin grant <site> <username or email> <member|moderator|admin>',
  ],
  [
    ['ban', 'nontrivial', 'ada', '7'],
    '<reason> is missing. Usage: admin ban <site> <username> [days] <reason>',
  ],
  [['ban', 'nontrivial', 'ada', '0', 'Words'], '[days] must be at least 1'],
  [['unban', 'nontrivial'], '<username> is missing. Usage: admin unban <site> <username>'],
  [
    ['revoke', 'nontrivial', 'ada', 'admin'],
    'admin is not expected. Usage: admin revoke <site> <username or email>',
  ],
  [
    ['export-site', 'nontrivial'],
    '--file is missing. Usage: admin export-site <site> --file <file> [--with-secrets]',
  ],
  [
    ['export-site', 'nontrivial', '--files', 'x'],
    'An option is unknown or has no value. Usage: admin export-site <site> --file <file> ' +
      '[--with-secrets]',
  ],
  [['import-site'], '<file> is missing. Usage: admin import-site <file> [--as <id>]'],
  [
    ['import-site', 'a.tar.gz', 'b'],
    'b is not expected. Usage: admin import-site <file> [--as <id>]',
  ],
  [
    ['list-sites', '--map', 'cell 1'],
    '--map must be the name or address of this cell in the proxy',
  ],
  [
    ['move-site', 'garden'],
    '--to is missing. Usage: admin move-site <site> --to <postgres://…> [--address <origin>] [--cancel]',
  ],
  [['move-site', 'garden', '--to', 'cell-2'], '--to must be the URL of a PostgreSQL database'],
  [
    ['move-site', 'garden', '--to', 'postgres://b/b', '--address', 'https://garden.example/x'],
    '--address must be an origin, such as https://garden.example.org',
  ],
  [['create-site', 'gardening'], '<name> is missing. Usage: admin create-site <id> <name> [host…]'],
  [['create-site', 'gardening', ' '], '<name> must be one line of at most 60 characters'],
])('rejects %j and says how to call it', (args, line) => {
  expect(() => readCommand(args)).toThrow(ConfigError);
  expect(() => readCommand(args)).toThrow(expect.objectContaining({ message: line }) as Error);
});

it.each([
  [['ban', 'nontrivial', 'ada', '7', 'Advertising,', 'again'], 7, 'Advertising, again'],
  [['ban', 'nontrivial', 'ada', 'Advertising'], null, 'Advertising'],
])('reads days and reason of %j', (args, days, reason) => {
  expect(readCommand(args)).toEqual({
    action: 'ban',
    site: 'nontrivial',
    user: 'ada',
    days,
    reason,
  });
});
