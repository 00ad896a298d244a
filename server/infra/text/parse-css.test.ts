import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Runs a module in a process of its own, because an endless loop cannot be interrupted. */
const runModule = async (code: string) =>
  (
    await run(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: import.meta.dirname,
      timeout: 20_000,
    })
  ).stdout.trim();

/** The first text leaves an opening bracket where the second, with as many characters, ends. */
const texts = [',,,,,,,{', '{}a};{b'];

it('parses texts that would not end after each other', async () => {
  const code = `
    import { parseCss } from './parse-css.ts';
    for (const text of ${JSON.stringify(texts)}) console.log(parseCss(text).type);`;
  expect(await runModule(code)).toBe('StyleSheet\nStyleSheet');
});
