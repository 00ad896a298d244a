/** `node test/support/citus-commands.ts` writes the commands into docs/scaling.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tables } from './distribution.ts';
import { projectRoot } from '../../server/infra/project-root.ts';

/** The commands that distribute the tables, in the order of their references. */
export function citusBlock(): string {
  const lines = Object.entries(tables).flatMap(([name, { as }]) => {
    if (as === 'local') return [];
    if (as === 'reference') return [`SELECT create_reference_table('${name}');`];
    return [`SELECT create_distributed_table('${name}', 'site_id');`];
  });
  return ['```sql', ...lines, '```'].join('\n');
}

export const replaceCitusBlock = (page: string): string =>
  page.replace(/```sql\nSELECT create_reference_table[^`]*```/, citusBlock);

if (import.meta.main) {
  const file = join(projectRoot, 'docs/scaling.md');
  writeFileSync(file, replaceCitusBlock(readFileSync(file, 'utf8')));
}
