import { expect, it } from 'vitest';
import { get } from '../support/http-client.ts';
import { listAssets } from '../support/listed-assets.ts';
import { createOtherVersion } from '../support/other-version.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start, type Serving } from '../support/programs.ts';

const ask = ({ port }: Serving, path: string) => get(port, path, { host: 'nontrivial.example' });

/** The paths of all files that pages of the program name. */
async function listNamed(program: Serving): Promise<string[]> {
  const named = new Set<string>();
  for (const path of ['/', '/login', '/newsletter']) {
    const { status, body } = await ask(program, path);
    expect([path, status]).toEqual([path, 200]);
    for (const name of listAssets(body)) named.add(name);
  }
  return [...named];
}

it('serves the files of pages that another version rendered', async () => {
  const env = { ...production, DATABASE_URL: (await ownDatabase()).url };
  const root = createOtherVersion();
  const [own, other] = [await start({ env }), await start({ env, root })];
  const [ofOwn, ofOther] = [await listNamed(own), await listNamed(other)];
  expect(ofOwn.filter((path) => !ofOther.includes(path)).length).toBeGreaterThan(5);
  for (const path of [...ofOwn, ...ofOther]) {
    const [first, second] = [await ask(own, path), await ask(other, path)];
    expect([path, first.status, second.status]).toEqual([path, 200, 200]);
    expect(second.body === first.body, path).toBe(true);
    for (const name of ['content-type', 'cache-control'])
      expect(second.headers[name], path).toBe(first.headers[name]);
  }
  // Browsers that loaded a page before the last process of its version ended.
  await own.stop();
  await other.stop();
  const again = await start({ env });
  for (const path of ofOther) expect([path, (await ask(again, path)).status]).toEqual([path, 200]);
});

it('returns 404 for a file that no version has', async () => {
  const program = await start({
    env: { ...production, DATABASE_URL: (await ownDatabase()).url },
  });
  for (const path of [
    '/assets/app-0123456789.css',
    '/assets/x.exe',
    '/assets/..%2fmanifest.json',
  ]) {
    const { status, headers } = await ask(program, path);
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
  }
});
