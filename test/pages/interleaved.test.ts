import { Agent, createServer, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../../server/http/listen.ts';
import { isFullRun } from '../support/full-run.ts';
import { createTestApp, hosts, siteIds, type SiteId } from '../support/test-app.ts';

// No response contains data of another request or tenant. The page cache holds about half of the
// pages, so that entries are evicted all the time.
const t = await createTestApp({ config: { pageCacheBytes: 400_000 } });
const rounds = isFullRun ? 10_000 : 1_000;
const concurrency = 8;

type Target = { site: SiteId; path: string; status: number };
const targets: Target[] = [];
/** Byte sequences unique to each site. */
const canaries: Record<SiteId, string[]> = { nontrivial: [], statecraft: [], default: [] };

for (const site of siteIds) {
  const by = await t.make.user(site, { username: `Canary_${site}` });
  const posts = [];
  for (let n = 0; n < 3; n += 1)
    posts.push(
      await t.make.post({ site, by, title: `Canary ${n} of ${site}`, text: `Song of ${site}` }),
    );
  const { theme } = t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown;
  const sheet =
    t.assets.stylesheets(t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown)[1] ??
    '';
  canaries[site] = [
    theme.siteName,
    theme.siteDescription,
    theme.dark.background,
    theme.seo.canonicalDomain,
    sheet,
    by.username,
    ...posts.map(({ id }) => id),
    `"id":"${site}"`,
    `site-${site}`,
    `${site}-logo`,
  ];
  const [first] = posts;
  targets.push(
    { site, path: '/', status: 200 },
    { site, path: '/hot', status: 200 },
    { site, path: '/about', status: 200 },
    { site, path: `/post/${first?.slug}`, status: 200 },
    { site, path: `/u/${by.username}`, status: 200 },
    { site, path: '/nothing', status: 404 },
    { site, path: '/top?t=decade', status: 400 },
    ...[
      '/api/posts',
      '/api/posts?sort=new',
      '/api/posts?sort=top&t=day',
      `/api/posts/${first?.id}`,
      `/api/users/${by.username}`,
      `/api/users/${by.username}/posts`,
      '/api/pages/terms',
    ].map((path) => ({ site, path, status: 200 })),
    { site, path: '/api/posts/none', status: 404 },
  );
}
// Another site's addresses, asked for on this one.
const itemTargets = targets.filter(
  ({ path, status }) => status === 200 && /^\/api\/(?:posts|users)\/\w+$/.test(path),
);
for (const site of siteIds)
  targets.push(
    ...itemTargets
      .filter((target) => target.site !== site)
      .map(({ path }) => ({ site, path, status: 404 })),
  );

const server = createServer(t.app);
const port = await listen(server, 0, '127.0.0.1');
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
afterAll(() => {
  agent.destroy();
  server.close();
});

function ask({ site, path }: Target): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent, headers: { Host: hosts[site] } }, (res) => {
      const parts: Buffer[] = [];
      const head = Buffer.from(res.rawHeaders.join('\n'));
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, bytes: Buffer.concat([head, ...parts]) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it(
  `isolates three sites in ${rounds} interleaved requests`,
  { timeout: isFullRun ? 600_000 : 120_000 },
  async () => {
    const strange: unknown[] = [];
    const ownReplies = new Set<string>();
    let answered = 0;
    let refused = 0;
    const reader = async () => {
      while (answered < rounds && strange.length === 0) {
        const target = targets[Math.floor(Math.random() * targets.length)] as Target;
        const { status, bytes } = await ask(target);
        const others = siteIds.filter((site) => site !== target.site);
        const foreign = others.flatMap((site) =>
          canaries[site].filter((canary) => bytes.includes(canary)),
        );
        // A busy machine may reject requests; their responses are checked but not counted.
        if (status === 503) refused += 1;
        else answered += 1;
        if (foreign.length > 0 || (status !== 503 && status !== target.status))
          strange.push({ ...target, got: status, foreign });
        if (refused > rounds) strange.push('more refusals than answers');
        if (canaries[target.site].some((canary) => bytes.includes(canary)))
          ownReplies.add(target.site + target.path);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, reader));
    t.deps.metrics.flush();
    // Logs one line a minute: a slow run has several.
    const lines = t.log.filter(({ event }) => event === 'metrics') as {
      metrics: { pages: { hits: number; misses: number } };
    }[];
    const count = (name: 'hits' | 'misses') =>
      lines.reduce((sum, { metrics }) => sum + metrics.pages[name], 0);
    expect(Math.min(count('hits'), count('misses'))).toBeGreaterThan(10);
    expect(strange).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(rounds);
    // Every page contains the canaries of its own site.
    const pages = targets.filter(({ path }) => !path.startsWith('/api/'));
    expect(pages.filter(({ site, path }) => !ownReplies.has(site + path))).toEqual([]);
  },
);
