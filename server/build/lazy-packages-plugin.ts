import type { Plugin } from 'esbuild';

/**
 * Functions of packages that take long to load and that few requests need. They were a tenth of the
 * time to load the program. Express needs `body-parser` and `mime-types`, `compression` needs
 * `destroy`. An empty list: the package is a function.
 */
const packages: Record<string, readonly string[]> = {
  'css-tree': ['fork', 'generate', 'walk'],
  '@sindresorhus/slugify': ['default'],
  'body-parser': ['json', 'raw', 'text', 'urlencoded'],
  'mime-types': ['charset', 'contentType', 'extension', 'lookup'],
  destroy: [],
};

/** Loads a package at the first call of one of its functions. */
export const lazyPackagesPlugin = (): Plugin => ({
  name: 'lazy-packages',
  setup({ onResolve, onLoad }) {
    const namespace = 'lazy-packages';
    onResolve({ filter: /^(?:@[^/]+\/)?[^/.]+$/ }, ({ kind, path, resolveDir, ...from }) =>
      ['import-statement', 'require-call'].includes(kind) &&
      from.namespace !== namespace &&
      path in packages
        ? { path, namespace, pluginData: resolveDir }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace }, ({ path, pluginData }) => ({
      resolveDir: pluginData as string,
      contents: contentsOf(path, packages[path] ?? []),
    }));
  },
});

function contentsOf(path: string, names: readonly string[]): string {
  const load = `require(${JSON.stringify(path)})`;
  if (names.length === 0) return `module.exports = (...values) => ${load}(...values);`;
  return names
    .map((name) => {
      const call = `(...values) => ${load}.${name}(...values)`;
      return name === 'default' ? `export default ${call};` : `export const ${name} = ${call};`;
    })
    .join('\n');
}
