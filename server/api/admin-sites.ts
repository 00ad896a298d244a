import type { adminSites as rows } from '#shared/contract/admin-sites.ts';
import { addFile } from '../domain/site-admin/images.ts';
import { createSite, setHosts } from '../domain/site-admin/create-site.ts';
import { openSite } from '../domain/site-admin/open-site.ts';
import { createPreview } from '../domain/site-admin/preview.ts';
import { exportSite, importSite, listSites, readDetails } from '../domain/site-admin/details.ts';
import { findManagedSite } from '../domain/site-admin/settings.ts';
import { discardDraft, saveDraft } from '../domain/site-admin/drafts.ts';
import { publishDraft, revertTo } from '../domain/site-admin/publish.ts';
import { readHistory } from '../domain/site-admin/versions.ts';
import { setTags } from '../domain/posts/tags.ts';
import type { Site, Viewer } from '../context.ts';
import type { Handler, MemberCtx } from './handler-types.ts';

/** Returns the site of the path and the caller, who must be an admin of it. */
async function readSite(ctx: MemberCtx, { site }: { site: string }): Promise<[Site, Viewer]> {
  return [await findManagedSite(ctx, ctx.viewer, site), ctx.viewer];
}

export const adminSites: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/sites': (ctx, { query }) => listSites(ctx, ctx.viewer, query.cursor),
  'POST /api/admin/sites': (ctx, { body }) => createSite(ctx, body, { ctx, viewer: ctx.viewer }),
  async 'GET /api/admin/sites/{site}'(ctx, { path }) {
    const [site] = await readSite(ctx, path);
    return readDetails(ctx, site);
  },
  async 'PUT /api/admin/sites/{site}/draft'(ctx, { path, body: { basedOn, over, ...settings } }) {
    const [site, by] = await readSite(ctx, path);
    return saveDraft(ctx, by, site, settings, { basedOn, over });
  },
  async 'DELETE /api/admin/sites/{site}/draft'(ctx, { path }) {
    const [site] = await readSite(ctx, path);
    await discardDraft(ctx, site);
    return { ok: true as const };
  },
  async 'POST /api/admin/sites/{site}/publish'(ctx, { path, body }) {
    const [site, by] = await readSite(ctx, path);
    return publishDraft(ctx, by, site, body);
  },
  async 'POST /api/admin/sites/{site}/open'(ctx, { path }) {
    const [site] = await readSite(ctx, path);
    await openSite(ctx, ctx, site.id);
    return { ok: true as const };
  },
  async 'GET /api/admin/sites/{site}/history'(ctx, { path, query }) {
    const [site] = await readSite(ctx, path);
    return readHistory(ctx, site, query.cursor);
  },
  async 'POST /api/admin/sites/{site}/revert'(ctx, { path, body }) {
    const [site, by] = await readSite(ctx, path);
    return revertTo(ctx, by, site, body);
  },
  async 'PUT /api/admin/sites/{site}/hosts'(ctx, { path, body }) {
    const [site, by] = await readSite(ctx, path);
    return setHosts(ctx, by, site, body.hosts);
  },
  async 'PUT /api/admin/sites/{site}/tags'(ctx, { path, body }) {
    const [site, by] = await readSite(ctx, path);
    return setTags(ctx, by, site, body.tags);
  },
  async 'POST /api/admin/sites/{site}/files'(ctx, { path, body }) {
    const [site, by] = await readSite(ctx, path);
    return addFile(ctx, by, site, body.svg);
  },
  async 'GET /api/admin/sites/{site}/export'(ctx, { path }) {
    const [site] = await readSite(ctx, path);
    return exportSite(ctx, site);
  },
  async 'POST /api/admin/sites/{site}/import'(ctx, { path, body }) {
    const [site, by] = await readSite(ctx, path);
    return importSite(ctx, by, site, body);
  },
  async 'POST /api/admin/sites/{site}/preview'(ctx, { path }) {
    const [site] = await readSite(ctx, path);
    return createPreview(ctx, site);
  },
};
