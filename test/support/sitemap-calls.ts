import { beforeAll } from 'vitest';
import { staticUrls } from '../../server/domain/posts/sitemap.ts';
import type { PostRow } from './factories.ts';
import { hostile } from './xss.ts';
import { readUrlset } from './sitemap-schema.ts';
import { createTestApp, type SiteId } from './test-app.ts';

export const whole = ['/sitemap.xml', '/api/sitemap/xml'] as const;
export const files = [...whole, '/api/sitemap-static.xml', '/api/sitemap-posts.xml'] as const;
export const staticPaths = staticUrls({ locale: 'en_US' }).map(({ path }) => path);

/** Starts an application with posts, public and not. */
export async function setUpSitemap() {
  // nontrivial has some posts, statecraft two, default none.
  const t = await createTestApp();
  const getDomain = (id: SiteId) =>
    (t.deps.siteRegistry.sites.get(id) ?? t.deps.siteRegistry.unknown).theme.seo.canonicalDomain;

  const listed: PostRow[] = [];
  beforeAll(async () => {
    const author = await t.make.user('nontrivial');
    for (const [i, title] of [
      'Plain words',
      `Tom & Jerry's <b>"quoted"</b> ]]> title`,
      'Größe 日本語 😀',
      hostile[0] ?? '',
    ].entries()) {
      listed.push(await t.make.post({ by: author, title, minutesAgo: 10 + i }));
    }
    await t.make.post({ by: author, title: 'Hidden away', isHidden: true });
    await t.make.post({ by: author, title: 'Taken back', deletedAt: t.clock.now() });
    await t.make.post({ site: 'statecraft', title: 'Of statecraft' });
    await t.make.post({ site: 'statecraft', title: 'Of statecraft too' });
  });

  const findPaths = (xml: string, site: SiteId) =>
    readUrlset(xml, getDomain(site)).map(({ loc }) =>
      loc.replace(`https://${getDomain(site)}`, ''),
    );
  return { t, getDomain, listed, findPaths };
}
