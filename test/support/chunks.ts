import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { projectRoot } from '../../server/infra/project-root.ts';

/** Addresses of the script that the build made of what is loaded only when it is needed: `client/pages/post.tsx`. Its name does not say what it is. */
export function chunkOf(module: string): RegExp {
  const { outputs } = JSON.parse(
    readFileSync(join(projectRoot, 'dist/client-meta.json'), 'utf8'),
  ) as Metafile;
  const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === `lazy:${module}`);
  if (file === undefined) throw new Error(`the build made no script of ${module}`);
  return new RegExp(`/assets/${basename(file)}$`);
}
