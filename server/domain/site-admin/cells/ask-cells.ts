import { eq, sql } from 'drizzle-orm';
import { contract } from '#shared/contract/index.ts';
import type { Cell, CellSite } from '#shared/contract/admin-cells.ts';
import { errorReply } from '#shared/contract/errors.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../../context.ts';
import { cells } from '../../../db/schema.ts';
import { createServiceFetcher } from '../../../infra/fetch/service-fetch.ts';
import { webHookRules } from '../web-hook-messages.ts';

type Answer = { sites: CellSite[] } | { problem: NonNullable<Cell['problem']> };

export const keyPurpose = 'cell';

/** Reads the sites of another cell. */
export async function askCell(
  { config }: Needs<'config'>,
  address: string,
  key: string,
): Promise<Answer> {
  const fetcher = createServiceFetcher(webHookRules(config), config.privateWebHooks);
  const end = performance.now() + limits.cells.timeoutMs;
  const sites: CellSite[] = [];
  let cursor: string | null = null;
  try {
    while (performance.now() < end) {
      const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
      const reply = await fetcher.send(`${address}/api/admin/cells/here/sites${query}`, {
        method: 'GET',
        headers: { authorization: `Bearer ${key}` },
      });
      const body: unknown = await reply.json().catch(() => null);
      // Another server may also say that it found nothing.
      if ([401, 403, 404].includes(reply.status) && errorReply.safeParse(body).success)
        return { problem: 'refused' };
      if (reply.status !== 200) return { problem: 'unreachable' };
      const { reply: schema } = contract['GET /api/admin/cells/{id}/sites'];
      const { data } = schema.safeParse(body);
      if (!data) return { problem: 'unreadable' };
      sites.push(...data.sites);
      if (data.nextCursor === null) return { sites };
      cursor = data.nextCursor;
    }
  } catch {
    // The error names no cause: an admin must not learn which private hosts there are.
  }
  return { problem: 'unreachable' };
}

/**
 * Asks the other cells that are due, and stores their answers. Several processes may run it: each
 * cell is asked by one. Resolves with the number of cells.
 */
export async function askDueCells(
  services: Needs<'config' | 'db' | 'secrets' | 'clock'>,
): Promise<number> {
  const { db, secrets, clock } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - limits.cells.askEveryMs).toISOString();
  const due = await db
    .update(cells)
    .set({ askedAt: now })
    .where(sql`${cells.askedAt} <= ${before}::timestamptz`)
    .returning({ id: cells.id, address: cells.address, key: cells.key });
  await Promise.all(
    due.map(async ({ id, address, key: encrypted }) => {
      const key = secrets.decrypt(keyPurpose, id, encrypted);
      const answer: Answer =
        key === null ? { problem: 'refused' } : await askCell(services, address, key);
      const problem = 'problem' in answer ? answer.problem : null;
      const at = clock.now();
      await db
        .update(cells)
        .set({
          problem,
          since: sql`case when ${cells.problem} is distinct from ${problem}::text
            then ${at.toISOString()}::timestamptz else ${cells.since} end`,
          ...('sites' in answer ? { sites: answer.sites, answeredAt: at } : {}),
        })
        .where(eq(cells.id, id));
    }),
  );
  return due.length;
}
