import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Ctx, Site, Viewer } from '../../context.ts';
import { sites } from '../../db/schema.ts';
import { cleanSvg } from '../../infra/text/svg.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { filesPath } from './files-path.ts';
import { uploadImage } from '../images/upload-image.ts';
import { updateSite, findManagedSite } from './settings.ts';
import type { Handlers } from '../core/handler.ts';

const maxFiles = 20;

type CheckedSvg = { name: string; svg: string };

/** Cleans an SVG image and names it by its hash. Returns its problems, if any. */
export function checkSvg(source: string): CheckedSvg & { problems: string[] } {
  const { svg, problems } = cleanSvg(source);
  return {
    svg,
    problems,
    name: `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.svg`,
  };
}

/** Stores an image. Idempotent. Errors: bad_request for `svg`; conflict at the image limit. */
async function addFile(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  source: string,
): Promise<{ path: string; bytes: number }> {
  const { problems, ...file } = checkSvg(source);
  if (problems.length > 0)
    throw badRequest(
      problems.map((problem) => ({ field: 'svg', message: `was rejected: “${problem}”` })),
    );
  await storeFiles(ctx, by, site, [file]);
  return { path: filesPath + file.name, bytes: Buffer.byteLength(file.svg) };
}

/** Stores images; drops unused ones at the limit. Error: conflict. */
export async function storeFiles(
  ctx: Ctx,
  by: Viewer,
  site: Site,
  added: readonly CheckedSvg[],
): Promise<void> {
  await updateSite(ctx, site.id, async (tx, { settings }) => {
    const existing =
      ctx.siteRegistry.withSettings(site.id, settings)?.files ?? new Map<string, string>();
    const fresh = added.filter(({ name }) => !existing.has(name));
    if (fresh.length === 0) return;
    let retained = [...existing];
    if (retained.length + fresh.length > maxFiles) {
      const names = sql.param(`{${retained.map(([name]) => name).join(',')}}`);
      const used = await tx.execute<{ name: string }>(sql`
        select name from unnest(${names}::text[]) as name where exists (
          select 1 from site_versions v
          where v.site_id = ${site.id} and v.settings::text like '%' || name || '%'
        )`);
      retained = retained.filter(([name]) => used.rows.some((row) => row.name === name));
    }
    if (retained.length + fresh.length > maxFiles)
      throw new AppError(
        'conflict',
        'The site has reached its limit of {max} images, and all of them are in use.',
        undefined,
        { max: maxFiles },
      );
    await tx
      .update(sites)
      .set({
        settings: {
          ...settings,
          files: Object.fromEntries([
            ...retained,
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

export const handlers = {
  async 'POST /api/admin/sites/{site}/files'(ctx, { path, body }) {
    const site = await findManagedSite(ctx, ctx.viewer, path.site);
    if (body.svg !== undefined) return addFile(ctx, ctx.viewer, site, body.svg);
    const { path: stored, bytes } = await uploadImage(ctx, ctx.viewer, site, body.image ?? '');
    return { path: stored, bytes };
  },
} satisfies Partial<Handlers>;
