import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { projectRoot } from '../../server/infra/project-root.ts';

/** Script URLs of a lazy chunk, by source path: `client/pages/post.tsx`. */
export function getChunkPattern(module: string): RegExp {
  const { outputs } = JSON.parse(
    readFileSync(join(projectRoot, 'dist/client-meta.json'), 'utf8'),
  ) as Metafile;
  const file = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === `lazy:${module}`);
  if (file === undefined) throw new Error(`the build made no script of ${module}`);
  return new RegExp(`/assets/${basename(file)}$`);
}
