import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/**
 * Makes each lazy module import everything that the entry imports, so that both become one chunk.
 * Otherwise esbuild would create about twenty small files, which are larger together.
 */
export function lazyPlugin(): Plugin {
  const entry = join(projectRoot, 'client/entry.tsx');
  const entryImports = [
    ...readFileSync(entry, 'utf8').matchAll(/^(?:import|} from)\b(?! type).*?'(\.\/.+)';$/gm),
  ].map(([, specifier]) => specifier);
  // Most lazy pages need parts of a list of posts, so these are in the same chunk.
  const imports = [...entryImports, './pages/list-page.tsx']
    .map((specifier) => `import '${specifier}';`)
    .join('\n');
  return {
    name: 'lazy',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
        kind === 'dynamic-import'
          ? { path: relative(projectRoot, join(resolveDir, path)), namespace: 'lazy' }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => ({
        contents: `${imports}\nexport * from './${relative('client', path)}';`,
        resolveDir: dirname(entry),
      }));
    },
  };
}
