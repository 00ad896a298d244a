import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { instanceMarkers } from '../../server/db/schema.ts';
import { readBackups, recordBackup } from '../../server/domain/operations/backup-record.ts';
import { createDatabaseFigures } from '../../server/domain/operations/database-figures.ts';
import { checkBackups } from '../../server/domain/operations/doctor/backups.ts';
import { setUpDoctor } from '../support/doctor.ts';

const { t, db } = await setUpDoctor();
const { database } = t.deps;
const find = async () => {
  const { level, what, text } = await checkBackups(database);
  return [level, what, text];
};
/** Moves all backups into the past. */
const age = (hours: number) =>
  db.execute(sql`update ${instanceMarkers} set seen_at = seen_at - ${hours} * interval '1 hour'
    where id like 'backup %'`);

beforeEach(async () => {
  await db.delete(instanceMarkers).where(sql`id like 'backup %'`);
});

it('warns while there is no backup', async () => {
  expect(await find()).toEqual(['warn', 'backup', expect.stringContaining('none is recorded')]);
});

it('reports age and size of the last backup', async () => {
  await recordBackup(db, 3_200_000);
  expect(await find()).toEqual(['ok', 'backup', '3 MB, made less than an hour ago.']);
});

it('warns of an old backup', async () => {
  await recordBackup(db, 3_200_000);
  await age(database.kind === 'postgres' ? 4 : 200);
  expect(await find()).toEqual(['warn', 'backup', expect.stringMatching(/\d+ hours old/)]);
});

it('warns of a backup that shrank to less than half', async () => {
  await recordBackup(db, 3_200_000);
  await age(1);
  await recordBackup(db, 1_500_000);
  expect(await find()).toEqual(['warn', 'backup', expect.stringContaining('2 MB, after 3 MB')]);
});

it('keeps the last two backups, also of one size', async () => {
  for (const bytes of [100, 200, 200, 300]) {
    await recordBackup(db, bytes);
    await age(1);
  }
  expect((await readBackups(db)).map(({ bytes }) => bytes)).toEqual([300, 200]);
});

it('publishes time and size of the last backup', async () => {
  const read = async () =>
    (await createDatabaseFigures(t.deps)()).filter(({ name }) => name.includes('backup'));
  expect(await read()).toEqual([]);
  await recordBackup(db, 3_000_000);
  await age(1);
  await recordBackup(db, 2_000_000);
  const [time, size] = await read();
  expect([time?.name, time?.labels]).toEqual([
    'broadsheet_backup_last_success_timestamp_seconds',
    {},
  ]);
  expect(Math.abs((time?.value ?? 0) - Date.now() / 1e3)).toBeLessThan(60);
  expect(size).toEqual({ name: 'broadsheet_backup_size_bytes', labels: {}, value: 2_000_000 });
});
