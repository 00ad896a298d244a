import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/** What the program loads after the first page. */
const late = [
  'server/api/handlers.ts',
  'server/http/other-routes.ts',
  'server/infra/mail/mail-servers.ts',
  'server/infra/mail/try-route.ts',
  'server/jobs/schedule.ts',
  'shared/contract/index.ts',
];
const toPath = (file: string) => file.replaceAll('\\', '/');

/**
 * Limits the number of files that the server reads at a start. A browser loads the chunk of one
 * page. The server would read a file for each page, and for all that two lazy modules share.
 *
 * - Pages are a part of the program.
 * - Modules for later import each other, so what they share is in one chunk.
 * - What only browsers import later is left out.
 */
export const serverChunksPlugin = (): Plugin => ({
  name: 'server-chunks',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /[/\\]client[/\\](?:routes|pages[/\\]home)\.tsx$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const modules: string[] = [];
      const contents = source.replace(/\bimport\(('[^']+')\)/g, (_call, module: string) => {
        modules.push(`import * as module${modules.length} from ${module};`);
        return `Promise.resolve(module${modules.length - 1})`;
      });
      if (modules.length === 0) throw new Error(`${path} has no lazy modules`);
      return { contents: `${modules.join('\n')}\n${contents}`, loader: 'tsx' };
    });

    onResolve({ filter: /^(?:\.|#shared\/)/ }, ({ kind, path, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = path.startsWith('#')
        ? path.slice(1)
        : toPath(join(resolveDir, path)).slice(toPath(projectRoot).length + 1);
      if (late.includes(file)) return { path: file, namespace: 'late' };
      const isOfBrowsers = toPath(importer).startsWith(`${toPath(projectRoot)}/client/`);
      return isOfBrowsers ? { path: file, namespace: 'browsers' } : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'late' }, ({ path }) => ({
      contents: [...late.map((file) => `import './${file}';`), `export * from './${path}';`].join(
        '\n',
      ),
      resolveDir: projectRoot,
    }));
    onLoad({ filter: /.*/, namespace: 'browsers' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`${path} is for browsers`)});`,
    }));
  },
});
