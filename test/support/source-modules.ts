import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectRoot } from '../../server/infra/project-root.ts';

export type Import = {
  /** As it is written. */
  specifier: string;
  /** Path of a project file from its root; null for packages and Node modules. */
  file: string | null;
  /** `import type`: gone when the program runs. */
  isType: boolean;
};

export type SourceFile = { path: string; text: string; imports: Import[] };

// Statements start a line, which excludes comments and strings; `import('…')` may appear anywhere.
const statement = new RegExp(
  String.raw`^(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\sfrom\s+)?['"](` +
    String.raw`[^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]`,
  'gm',
);

/** Imports of a module, including types. `path` is relative to the project. */
export function findImports(path: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? '';
    const inside = specifier.startsWith('#')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? posix.join(dirname(path), specifier)
        : null;
    return { specifier, file: inside, isType: type !== undefined };
  });
}

/** All modules that match, without their tests. */
export function sourceFiles(pattern = '{server,client,shared}/**/*.{ts,tsx}'): SourceFile[] {
  return globSync(pattern, { cwd: projectRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return { path, text, imports: findImports(path, text) };
    });
}

/** Returns what `check` reports, each with the path of its file. */
export const findViolations = (files: SourceFile[], check: (file: SourceFile) => string[]) =>
  files.flatMap((file) => check(file).map((what) => `${file.path}: ${what}`));

/** Groups of modules with circular imports, each as a list of paths. */
export function rings(files: SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, way: string[]) => {
    const at = way.indexOf(path);
    if (at !== -1) return void found.push([...way.slice(at), path]);
    if (done.has(path)) return;
    for (const { file } of byPath.get(path)?.imports ?? [])
      if (file !== null && byPath.has(file)) walk(file, [...way, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return found;
}
