import { asc, eq, sql } from 'drizzle-orm';
import type { Cell, CellSite } from '#shared/contract/admin-cells.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import { queryRows } from '../../../db/client.ts';
import { decodeCursor, encodeCursor, pageFromRows } from '../../../db/cursor.ts';
import { cells } from '../../../db/schema.ts';
import { AppError, badRequest, notFound } from '../../../infra/app-error.ts';
import { parseTarget } from '../../../infra/fetch/safe-fetch.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import type { Handlers } from '../../core/handler.ts';
import { newId } from '../../core/ids.ts';
import { webHookRules } from '../web-hook-messages.ts';
import { askCell, keyPurpose } from './ask-cells.ts';
import { listOwnSites } from './own-sites.ts';

const here = 'here';

type Row = Pick<typeof cells.$inferSelect, 'id' | 'address' | 'problem' | 'since' | 'answeredAt'>;
const toCell = ({ since, answeredAt, ...row }: Row): Cell => ({
  ...row,
  since: since.toISOString(),
  answeredAt: answeredAt.toISOString(),
});

async function listCells({ db, site, clock }: Ctx): Promise<Reply<'GET /api/admin/cells'>> {
  const { id, address, problem, since, answeredAt } = cells;
  const rows = await db
    .select({ id, address, problem, since, answeredAt })
    .from(cells)
    .orderBy(asc(cells.createdAt), asc(cells.id))
    .limit(limits.cells.all);
  const now = clock.now();
  const own: Row = {
    id: here,
    address: toSiteUrl(site),
    problem: null,
    since: now,
    answeredAt: now,
  };
  return { cells: [own, ...rows].map(toCell) };
}

/** Errors: bad_request for a foreign cursor; not_found. */
async function listSites(
  ctx: Ctx,
  cellId: string,
  cursor: string | undefined,
): Promise<Reply<'GET /api/admin/cells/{id}/sites'>> {
  if (cellId === here) return listOwnSites(ctx, cursor);
  if ((await ctx.db.$count(cells, eq(cells.id, cellId))) === 0)
    throw notFound('The cell was not found.');
  const [after] = cursor === undefined ? [0] : decodeCursor('cell-sites', cursor, ['number']);
  const found = await queryRows<{ site: CellSite; n: number }>(
    ctx.db,
    sql`select site, n::int from ${cells},
        jsonb_array_elements(${cells.sites}) with ordinality as s(site, n)
      where ${cells.id} = ${cellId} and n > ${after} order by n limit ${limits.cells.page + 1}`,
  );
  const { rows, ...page } = pageFromRows(found, limits.cells.page, ({ n }) =>
    encodeCursor('cell-sites', [n]),
  );
  return { sites: rows.map(({ site }) => site), ...page };
}

const refusals = {
  unreachable: { field: 'address', message: 'does not answer as a cell' },
  refused: { field: 'key', message: 'is refused there, or lacks the scope cells:read' },
  unreadable: { field: 'address', message: 'answers in another way than this version' },
};

/** Errors: bad_request; conflict for a cell that was added, and at the limit. */
async function addCell(
  ctx: Ctx,
  by: Viewer,
  { address: given, key }: HandlerInput<'POST /api/admin/cells'>['body'],
): Promise<Cell> {
  const { db, config, siteRegistry, secrets, clock } = ctx;
  const target = parseTarget(webHookRules(config), given);
  if (!target || !(target.secure || config.privateWebHooks))
    throw badRequest([{ field: 'address', message: 'must be a public https address' }]);
  const { origin: address, hostname } = new URL(given);
  if (siteRegistry.hosts.has(hostname))
    throw badRequest([{ field: 'address', message: 'must be of another cell' }]);
  const answer = await askCell(ctx, address, key);
  if ('problem' in answer) throw badRequest([refusals[answer.problem]]);
  const [id, now] = [newId(), clock.now()];
  return db.transaction(async (tx) => {
    if ((await tx.$count(cells)) >= limits.cells.all)
      throw new AppError(
        'conflict',
        'You have added {max} cells, and cannot add more.',
        undefined,
        {
          max: limits.cells.all,
        },
      );
    const [row] = await tx
      .insert(cells)
      .values({
        id,
        address,
        key: secrets.encrypt(keyPurpose, id, key),
        sites: answer.sites,
        answeredAt: now,
        since: now,
        askedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new AppError('conflict', 'This cell was added already.');
    await writeAuditLog(tx, ctx, by, [{ action: 'add-cell', after: { cell: address } }]);
    return toCell(row);
  });
}

/** Error: not_found. */
async function removeCell(ctx: Ctx, by: Viewer, id: string): Promise<{ removed: true }> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.delete(cells).where(eq(cells.id, id)).returning();
    if (!row) throw notFound('The cell was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'remove-cell', before: { cell: row.address } }]);
    return { removed: true as const };
  });
}

export const handlers = {
  'GET /api/admin/cells': (ctx) => listCells(ctx),
  'GET /api/admin/cells/{id}/sites': (ctx, { path, query }) =>
    listSites(ctx, path.id, query.cursor),
  'POST /api/admin/cells': (ctx, { body }) => addCell(ctx, ctx.viewer, body),
  'DELETE /api/admin/cells/{id}': (ctx, { path }) => removeCell(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
