import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Ctx, Site, Viewer } from '../../context.ts';
import { sites } from '../../db/schema.ts';
import { cleanSvg } from '../../infra/text/svg.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { updateSite, filesPath } from './settings.ts';

/** Pictures that a site can have. */
const mostFiles = 20;

export type CheckedSvg = { name: string; svg: string };

/** A picture as it would be stored, under a name made of its bytes; or what is wrong with it. */
export function checkSvg(given: string): CheckedSvg & { problems: string[] } {
  const { svg, problems } = cleanSvg(given);
  return {
    svg,
    problems,
    name: `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.svg`,
  };
}

/** Takes a picture for a site; the same again is the same. Errors: bad_request, naming `svg`; conflict, when there are too many that some version uses. */
export async function addFile(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  given: string,
): Promise<{ path: string; bytes: number }> {
  const { problems, ...file } = checkSvg(given);
  if (problems.length > 0)
    throw badRequest(
      problems.map((problem) => ({ field: 'svg', message: `was rejected: ${problem}` })),
    );
  await storeFiles(ctx, by, site, [file]);
  return { path: filesPath + file.name, bytes: Buffer.byteLength(file.svg) };
}

/** Error: conflict. */
export async function storeFiles(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  added: readonly CheckedSvg[],
): Promise<void> {
  await updateSite(ctx, site.id, async (tx, { settings }) => {
    const known =
      ctx.siteRegistry.withSettings(site.id, settings)?.files ?? new Map<string, string>();
    const fresh = added.filter(({ name }) => !known.has(name));
    if (fresh.length === 0) return;
    let kept = [...known];
    if (kept.length + fresh.length > mostFiles) {
      // Those that no version and no draft has make room.
      const used = await tx.execute<{
        name: string;
      }>(sql`select name from unnest(${sql.param(`{${kept.map(([name]) => name).join(',')}}`)}::text[]) as name
        where exists (select 1 from site_versions v where v.site_id = ${site.id} and v.settings::text like '%' || name || '%')`);
      kept = kept.filter(([name]) => used.rows.some((row) => row.name === name));
    }
    if (kept.length + fresh.length > mostFiles)
      throw new AppError(
        'conflict',
        `The site has reached its limit of ${mostFiles} images, and all of them are in use.`,
      );
    await tx
      .update(sites)
      .set({
        settings: {
          ...settings,
          files: Object.fromEntries([
            ...kept,
            ...fresh.map(({ name, svg }) => [name, svg] as const),
          ]),
        },
      })
      .where(eq(sites.id, site.id));
    await writeAuditLog(tx, ctx, by, [
      {
        action: 'add-picture',
        siteId: site.id,
        after: { pictures: fresh.map(({ name }) => filesPath + name) },
      },
    ]);
  });
}
