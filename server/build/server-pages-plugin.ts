import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/**
 * Keeps the pages in the file of the server. A browser loads the chunk of one page, but the server
 * would read a file for each page and for what they share.
 */
export const serverPagesPlugin = (): Plugin => ({
  name: 'server-pages',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]client[/\\]routes\.tsx$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const pages = [...source.matchAll(/import\('(\.\/pages\/[^']+)'\)/g)];
      if (pages.length === 0) throw new Error(`${path} has no lazy pages`);
      const imports = pages.map(([, page], i) => `import * as page${i} from '${page}';`);
      let i = 0;
      const contents = source.replace(
        /import\('\.\/pages\/[^']+'\)/g,
        () => `Promise.resolve(page${i++})`,
      );
      return {
        contents: `${imports.join('\n')}\n${contents}`,
        loader: 'tsx',
        resolveDir: join(projectRoot, 'client'),
      };
    });
  },
});
