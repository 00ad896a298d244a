import { sql } from 'drizzle-orm';
import type { WebHookEvent } from '#shared/web-hook-events.ts';
import type { Db } from '../../db/client.ts';
import { newId } from './ids.ts';

/**
 * Queues a message for each web-hook of the site that wants the event, in the transaction of the
 * event. Each web-hook hears of a subject once, but of each change of a post; of posts with enough points from a job. Waits for a
 * web-hook that is being deleted.
 */
export async function queueWebHooks(
  tx: Db,
  siteId: string,
  event: WebHookEvent,
  subjectId: string,
): Promise<void> {
  await tx.execute(sql`
    insert into web_hook_messages
      (site_id, id, hook_id, event, subject_id, state, send_after, created_at)
    select site_id, ${newId()} || '-' || id, id, ${event}, ${subjectId}, 'waiting',
      -- Those of a minute share a request.
      case kind when 'indexnow' then date_trunc('minute', now()) + interval '1 minute'
        else now() end,
      now()
    from web_hooks
    where site_id = ${siteId} and is_on and events @> array[${event}]::text[]
      and (${event !== 'post.published'} or min_points is null)
    for key share
    on conflict (site_id, hook_id, event, subject_id) do update
    set id = excluded.id, state = 'waiting', attempts = 0, status = null, is_unsure = false,
      send_after = excluded.send_after, created_at = now()
    where ${event === 'post.changed'}`);
}
