import type { Ctx } from '../../server/context.ts';
import { noReplicas } from '../../server/db/replicas.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** The context of domain functions, without HTTP. */
export function ctxOfSite({ deps }: TestApp, siteId: SiteId): Ctx {
  const site = deps.siteRegistry.sites.get(siteId);
  if (!site) throw new Error(`no site ${siteId}`);
  return {
    ...deps,
    replicas: noReplicas,
    site,
    pageOrigin: `https://${site.theme.seo.canonicalDomain}`,
    requestId: 'test',
    viewer: null,
    client: { network: '', device: '', cookies: null, relyingParty: { id: '', origins: [] } },
  };
}
