import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/** Class names by style file and export, and the rules of the two stylesheets. */
export type Styles = {
  /** Rules of all other style files, and the font faces. */
  css: string;
  /** Rules of `*.admin.styles.ts`. */
  admin: string;
  exports: Map<string, Record<string, string>>;
};

/** Bundles a module into a file that Node can import. */
type BundleModule = (contents: string, outfile: string) => Promise<void>;

/** Evaluates every style file once. Its rules go into a stylesheet, its exports into the code. */
export async function evaluateStyles(bundleModule: BundleModule): Promise<Styles> {
  const files = globSync('client/**/*.styles.ts', { cwd: projectRoot }).sort(
    (a, b) => orderInStylesheet(a) - orderInStylesheet(b) || a.localeCompare(b),
  );
  const folder = join(projectRoot, 'node_modules/.cache/broadsheet');
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, `styles-${process.pid}.mjs`);
  await bundleModule(collectRules(files), bundle);
  const { modules, rules } = (await import(`${pathToFileURL(bundle)}?${Date.now()}`)) as {
    modules: Record<string, Record<string, string>>;
    rules: Record<string, string[]>;
  };
  rmSync(bundle);
  const fontFaces = readFileSync(join(projectRoot, 'client/theme/fonts.css'), 'utf8');
  const joinRules = (of: string[]) => of.flatMap((file) => rules[file] ?? []).join('\n');
  return {
    css: fontFaces + joinRules(files.filter((file) => !isOfAdmin(file))),
    admin: joinRules(files.filter(isOfAdmin)),
    exports: new Map(files.map((file) => [resolve(projectRoot, file), { ...modules[file] }])),
  };
}

const isOfAdmin = (file: string) => file.includes('.admin.');

/** Global rules come first, so that every class overrides them; admin rules come last. */
const orderInStylesheet = (file: string) =>
  Number(isOfAdmin(file)) - Number(file.includes('global'));

/** A module that imports the style files and exports the rules that each inserts. */
function collectRules(files: string[]): string {
  const imports = files.map((file) => {
    const key = JSON.stringify(file);
    return (
      `modules[${key}] = await import(${toImportPath(file)});\n` +
      `rules[${key}] = inserted.splice(0);`
    );
  });
  return `
import { cache } from ${toImportPath('client/theme/emotion.ts')};
export const rules = {};
export const modules = {};
const inserted = [];
const insert = cache.insert.bind(cache);
cache.insert = (selector, serialized, sheet, keep) => {
  const before = new Set(Object.keys(cache.inserted));
  insert(selector, serialized, sheet, keep);
  for (const name of Object.keys(cache.inserted))
    if (!before.has(name)) inserted.push(cache.inserted[name]);
};
${imports.join('\n')}
`;
}

const toImportPath = (file: string) => JSON.stringify(`./${file}`);

/** Replaces each style file by its class names. */
export function stylesPlugin(getStyles: () => Styles): Plugin {
  return {
    name: 'styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.styles\.ts$/ }, ({ path }) => ({
        contents: Object.entries(getStyles().exports.get(path) ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
        loader: 'js',
      }));
    },
  };
}
