import { expect, it } from 'vitest';
import { ConfigError } from '../../infra/config/config.ts';
import { readOptions } from './import-options.ts';

it.each<[string, string[], string]>([
  ['no file', ['--site', 'nontrivial'], '--file is missing. Set the file to import'],
  ['no value', ['--site', '--file', 'posts.csv'], '--site has no value'],
  ['an empty value', ['--site', 'nontrivial', '--file='], '--file has no value'],
  [
    'an option twice',
    ['--site', 'nontrivial', '--site', 'default', '--file', 'posts.csv'],
    '--site is repeated',
  ],
  [
    'an unknown option',
    ['--site', 'nontrivial', '--file', 'posts.csv', '--dry-run'],
    '--dry-run is not an option. Options: --site, --file, --format, --rejects, --origin, --preview, ' +
      '--readers, --consent, --status and --dates',
  ],
  [
    'a stray word',
    ['nontrivial', '--file', 'posts.csv'],
    'nontrivial is not expected. Put each value after its option, for example --file posts.csv',
  ],
  [
    'an unknown format',
    ['--site', 'nontrivial', '--file', 'posts.csv', '--format', 'xml'],
    '--format must be csv or jsonl',
  ],
  [
    'an answer without --readers',
    ['--site', 'nontrivial', '--file', 'a.csv', '--status', 'enabled=subscribed'],
    '--status is of readers. Add --readers',
  ],
  [
    'an address without a scheme',
    ['--site', 'nontrivial', '--file', 'a.json', '--origin', 'old.example.org'],
    '--origin must be an address such as https://old.example.org',
  ],
  [
    'an unknown meaning',
    ['--site', 'nontrivial', '--file', 'a.csv', '--readers=ask', '--status=enabled=yes'],
    '--status must be a word of the file and its meaning, such as enabled=subscribed',
  ],
])('rejects %s and names the option', (_what, args, message) => {
  expect(() => readOptions(args)).toThrow(ConfigError);
  expect(() => readOptions(args)).toThrow(message);
});

it('reads all options', () => {
  const origin = 'https://old.example.org';
  expect(
    readOptions(['--site=garden', '--file', 'posts.zip', '--preview', '--origin', origin]),
  ).toEqual({
    site: 'garden',
    file: 'posts.zip',
    format: null,
    rejects: null,
    origin,
    preview: true,
    readers: null,
  });
});

it('reads how people of a file are imported', () => {
  const { readers } = readOptions([
    '--site=garden',
    '--file=a.zip',
    '--readers=confirmed',
    '--consent=Old form',
    '--status=Enabled=subscribed',
    '--status==manual',
    '--dates=day',
  ]);
  expect(readers).toEqual({
    confirmed: true,
    consent: 'Old form',
    statuses: new Map([
      ['enabled', 'subscribed'],
      ['', 'manual'],
    ]),
    dayOrder: 'day',
  });
});
