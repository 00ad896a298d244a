import type { adminSites as rows } from '#shared/contract/admin-sites.ts';
import { addFile } from '../domain/site-admin/images.ts';
import { createSite, setHosts } from '../domain/site-admin/create-site.ts';
import { createPreview } from '../domain/site-admin/preview.ts';
import { exportSite, importSite, listSites, readDetails } from '../domain/site-admin/details.ts';
import { siteFor } from '../domain/site-admin/settings.ts';
import {
  discardDraft,
  publishDraft,
  readHistory,
  revertTo,
  saveDraft,
} from '../domain/site-admin/versions.ts';
import { setTags } from '../domain/posts/tags.ts';
import type { Ctx, Site, Viewer } from '../context.ts';
import { requireMember, type Handler } from './handler-types.ts';

/** The site of the address, for somebody who may run it. */
async function asked(ctx: Ctx, { site }: { site: string }): Promise<[Site, Viewer]> {
  const by = requireMember(ctx);
  return [await siteFor(ctx, by, site), by];
}

export const adminSites: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/sites': (ctx, { query }) => listSites(ctx, requireMember(ctx), query.cursor),
  'POST /api/admin/sites': (ctx, { body }) =>
    createSite(ctx, body, { ctx, viewer: requireMember(ctx) }),
  async 'GET /api/admin/sites/{site}'(ctx, { path }) {
    const [site] = await asked(ctx, path);
    return readDetails(ctx, site);
  },
  async 'PUT /api/admin/sites/{site}/draft'(ctx, { path, body: { basedOn, over, ...settings } }) {
    const [site, by] = await asked(ctx, path);
    return saveDraft(ctx, by, site, settings, { basedOn, over });
  },
  async 'DELETE /api/admin/sites/{site}/draft'(ctx, { path }) {
    const [site] = await asked(ctx, path);
    await discardDraft(ctx, site);
    return { ok: true as const };
  },
  async 'POST /api/admin/sites/{site}/publish'(ctx, { path, body }) {
    const [site, by] = await asked(ctx, path);
    return publishDraft(ctx, by, site, body);
  },
  async 'GET /api/admin/sites/{site}/history'(ctx, { path, query }) {
    const [site] = await asked(ctx, path);
    return readHistory(ctx, site, query.cursor);
  },
  async 'POST /api/admin/sites/{site}/revert'(ctx, { path, body }) {
    const [site, by] = await asked(ctx, path);
    return revertTo(ctx, by, site, body);
  },
  async 'PUT /api/admin/sites/{site}/hosts'(ctx, { path, body }) {
    const [site, by] = await asked(ctx, path);
    return setHosts(ctx, by, site, body.hosts);
  },
  async 'PUT /api/admin/sites/{site}/tags'(ctx, { path, body }) {
    const [site, by] = await asked(ctx, path);
    return setTags(ctx, by, site, body.tags);
  },
  async 'POST /api/admin/sites/{site}/files'(ctx, { path, body }) {
    const [site, by] = await asked(ctx, path);
    return addFile(ctx, by, site, body.svg);
  },
  async 'GET /api/admin/sites/{site}/export'(ctx, { path }) {
    const [site] = await asked(ctx, path);
    return exportSite(ctx, site);
  },
  async 'POST /api/admin/sites/{site}/import'(ctx, { path, body }) {
    const [site, by] = await asked(ctx, path);
    return importSite(ctx, by, site, body);
  },
  async 'POST /api/admin/sites/{site}/preview'(ctx, { path }) {
    const [site] = await asked(ctx, path);
    return createPreview(ctx, site);
  },
};
