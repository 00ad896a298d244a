import { relative, join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { projectRoot } from '../infra/project-root.ts';

/** URL path of a built file. */
export const toUrlPath = (out: string, file: string) =>
  `/${relative(join(out, 'files'), resolve(projectRoot, file))}`;

/** Returns the chunks that each page needs besides the entry, from the imports of the build. */
export function listPageChunks(
  { outputs }: Metafile,
  out: string,
): { entry: string; pages: Record<string, string[]> } {
  const addImports = (file: string, chunks = new Set<string>()): Set<string> => {
    if (chunks.has(file)) return chunks;
    chunks.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') addImports(path, chunks);
    return chunks;
  };
  const toPath = (file: string) => toUrlPath(out, file);
  const entry = Object.keys(outputs).find(
    (file) => outputs[file]?.entryPoint === 'client/entry.tsx',
  );
  if (!entry) throw new Error('the build has no entry');
  const entryChunks = addImports(entry);
  // What the entry imports is requested at once, without waiting for the entry.
  const preloaded = [...entryChunks].filter((file) => file !== entry).map(toPath);
  const pages: Record<string, string[]> = {};
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    const page = /^lazy:client\/pages\/(.+)\.tsx$/.exec(entryPoint ?? '')?.[1];
    if (!page) continue;
    const chunks = [...addImports(file)].filter((chunk) => !entryChunks.has(chunk));
    pages[page] = [...preloaded, ...chunks.map(toPath)];
  }
  return { entry: toPath(entry), pages };
}
