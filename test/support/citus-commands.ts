/** `node test/support/citus-commands.ts` prints what docs/scaling.md runs. */
import { tables } from './distribution.ts';

// In the order of the list, because a table follows those that it references.
for (const [name, { as }] of Object.entries(tables)) {
  if (as === 'reference') console.log(`SELECT create_reference_table('${name}');`);
  if (as === 'distributed') console.log(`SELECT create_distributed_table('${name}', 'site_id');`);
}
