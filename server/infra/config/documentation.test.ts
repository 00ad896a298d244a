import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { readConfig } from './config.ts';
import { renderDocumentation } from './documentation.ts';
import { variableNames, variables, type Variable } from './variables.ts';

const files = renderDocumentation();

it.each(Object.entries(files))('matches the committed %s', (path, text) => {
  expect(readFileSync(join(projectRoot, path), 'utf8'), 'run `npm run docs:config`').toBe(text);
});

it('lists every variable once, and its example is valid', () => {
  const example = files['.env.example']?.replaceAll(/^#(?=[A-Z\d_]+=)/gm, '') ?? '';
  const env = parseEnv(example);
  expect(Object.keys(env).toSorted()).toEqual(variableNames.toSorted());
  const random = Object.fromEntries(
    variableNames
      .filter((name) => (variables[name] as Variable).secret === 'random')
      .map((name) => [name, name.padEnd(32, '.')]),
  );
  const withSecrets = { ...env, ...random, S3_SECRET_ACCESS_KEY: 'secret' };
  const withoutKey = { ...withSecrets, CDN: '', DKIM_DOMAIN: '', DKIM_SELECTOR: '' };
  expect(readConfig(withoutKey)).toMatchObject({
    env: 'production',
    siteHosts: new Map([
      ['nontrivial', ['ai.example.org', 'news.example.net']],
      ['statecraft', ['ir.example.org']],
    ]),
  });
});
