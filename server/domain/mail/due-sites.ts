import { sql } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import { queryRows } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';
import { inQueue, type Queue } from './claim-mails.ts';

/** Returns the sites with a mail server of their own, and those of them with due mail. */
export async function findDueSites(
  { db, clock, siteRegistry }: Needs<'db' | 'clock' | 'siteRegistry'>,
  queue: Queue,
): Promise<{ own: string[]; due: string[] }> {
  const own = [...siteRegistry.sites.values()]
    .filter(({ sender }) => sender?.smtpUrl)
    .map(({ id }) => id);
  if (own.length === 0) return { own, due: [] };
  const rows = await queryRows<{ siteId: string }>(
    db,
    sql`select id as "siteId"
      from json_array_elements_text(${JSON.stringify(own)}::json) as own (id)
      where exists (
        select 1 from ${outbox} where site_id = own.id and state = 'queued'
          and send_after <= ${clock.now().toISOString()}::timestamptz and ${inQueue[queue]})`,
  );
  return { own, due: rows.map(({ siteId }) => siteId) };
}
