import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the last build is older than a source, or has another `API_ORIGIN`. */
export function isStaleBuild(root: string, apiOrigin: string | null): boolean {
  const built = join(root, 'dist/manifest.json');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = [
    'esbuild.config.ts',
    'package.json',
    ...globSync('{server,client,shared,public}/**/*.*', { cwd: root }),
  ];
  if (sources.some((file) => statSync(join(root, file)).mtimeMs > builtAt)) return true;
  const manifest = JSON.parse(readFileSync(built, 'utf8')) as { apiOrigin?: string | null };
  return (manifest.apiOrigin ?? null) !== apiOrigin;
}
