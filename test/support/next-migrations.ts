import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../server/db/schema-state.ts';
import { tempFolder } from './programs.ts';

type Journal = { entries: { idx: number; when: number; tag: string }[] };

export const readJournal = (folder: string): Journal['entries'] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal).entries;

/** The statements of a migration. */
export const readMigration = (folder: string, tag: string): string[] =>
  readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');

/** A copy of the migrations with made-up ones after them: `9000_more`, `9001_more` and so on. */
export function withNextMigrations(...more: string[]): string {
  const folder = tempFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const entries = readJournal(folder);
  const last = entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  for (const [i, sql] of more.entries()) {
    const tag = `${9000 + i}_more`;
    entries.push({ ...last, idx: last.idx + 1 + i, when: last.when + 1 + i, tag });
    writeFileSync(join(folder, `${tag}.sql`), sql);
  }
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}
