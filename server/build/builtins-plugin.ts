import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/** Functions that no start needs. Their modules are loaded at the first call. */
const late: Record<string, readonly string[]> = {
  'node:https': ['request'],
};

/**
 * Takes Node modules from `process.getBuiltinModule`. An import statement reads all exports of a
 * Node module, and some exports load further modules. `node:http` loads the fetch client, `node:fs`
 * its promises and streams. The fetch client took a tenth of the startup time.
 */
export const builtinsPlugin = (): Plugin => ({
  name: 'builtins',
  setup({ onResolve, onLoad }) {
    const namespace = 'builtins';
    // A module of its own for each importer: a shared one would be a further file to load.
    onResolve({ filter: /^node:/ }, ({ kind, path, importer }) =>
      kind === 'import-statement' && isBuiltin(path)
        ? { path, suffix: `?${relative(projectRoot, importer)}`, namespace }
        : undefined,
    );
    // Only the names that the importer uses are read: esbuild drops the others.
    onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: [
        `const take = (name) => process.getBuiltinModule(${JSON.stringify(path)})[name];`,
        'const takeLate = (name) => (...values) => take(name)(...values);',
        `export default /* @__PURE__ */ process.getBuiltinModule(${JSON.stringify(path)});`,
        ...Object.keys(process.getBuiltinModule(path) ?? {})
          .filter((name) => name !== 'default')
          .map((name, i) => {
            const call = late[path]?.includes(name) ? 'takeLate' : 'take';
            return (
              `const name${i} = /* @__PURE__ */ ${call}('${name}'); ` +
              `export { name${i} as ${name} };`
            );
          }),
      ].join('\n'),
    }));
  },
});
