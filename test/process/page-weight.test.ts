import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import { get } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';

const { port } = await start({ env: { DATABASE_URL: (await ownDatabase('demo')).url } });

it.each(presets.map(({ id }) => id))('sends a light front page of %s', async (id) => {
  const { body } = await get(port, '/', { host: `${id}.localhost` });
  const [, state = ''] = /<script id="state"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(43_000);
  expect(Buffer.byteLength(state)).toBeLessThanOrEqual(10_000);
  expect(state).toContain('posts');
});
