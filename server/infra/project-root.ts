import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, for the sources and for the built program. */
export const projectRoot = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) throw new Error('package.json was not found above the program');
    folder = dirname(folder);
  }
  return folder;
})();
