import type { PostList } from '../../shared/contract/posts.ts';
import type { StaticPageName } from '../../shared/paths.ts';
import type { PostRow } from './factories.ts';
import { addIssue } from './issues.ts';
import { loadPack } from '../../shared/texts/packs.ts';
import { presets } from '../../shared/sites/presets.ts';
import { siteIds, type SiteId, type TestApp } from './test-app.ts';

const es = await loadPack('es');

/** One page of each kind on a site, with its expected content. */
export type PageKind = {
  site: SiteId;
  name: string;
  path: string;
  status: number;
  /** Without the site's template; null for the site title. Only for pages with 200. */
  title?: string | null;
  /** The language of the document and its sharing locale, unless English. */
  lang?: string;
  locale?: string;
  /** Path and query of the canonical address. */
  canonical?: string;
  /** Something that only stands in the page's own content. */
  says: string;
};

const industryTitles: Record<SiteId, string> = {
  nontrivial: 'AI for Technology',
  statecraft: 'Technology in Global Affairs',
  default: 'Technology News & Insights',
};

/** Creates data of every kind for a site, and returns its page URLs, including failing ones. */
async function makeKinds(t: TestApp, site: SiteId): Promise<PageKind[]> {
  const { make } = t;
  const writer = await make.user(site, {
    username: `Writer_${site}`,
    name: `Wanda of ${site}`,
    about: `Writes for ${site} & reads "everything".`,
    website: `https://wanda.example/${site}`,
  });
  const quiet = await make.user(site, { username: `quiet-${site}`, name: `quiet-${site}` });
  for (let n = 0; n < 26; n += 1)
    await make.post({
      site,
      by: writer,
      title: `${site} number ${n}`,
      minutesAgo: 100 + n,
      score: n - 3,
    });
  const paragraph =
    'Some **bold**, *soft*, ~~old~~ and `code` words with [a link](https://elsewhere.example/a).';
  const lists = '- one\n- two\n\n1. first';
  const text = `# Head\n\n${paragraph}\n\n${lists}\n\n> quoted\n\n\`\`\`\nblock\n\`\`\``;
  const essay = await make.post({
    site,
    by: writer,
    title: `An essay on ${site}`,
    url: null,
    text,
    minutesAgo: 5,
  });
  const [tag = '', unused = ''] =
    presets.find(({ id }) => id === site)?.tags.map(({ name }) => name) ?? [];
  const url = `https://elsewhere.example/${site}`;
  const link = await make.post({
    site,
    by: writer,
    title: `A link for ${site}`,
    url,
    minutesAgo: 4,
    editedAt: make.minutesAgo(2),
    tags: [tag],
  });
  const hidden = await make.post({ site, by: writer, title: `Hidden on ${site}`, isHidden: true });
  for (let n = 0; n < 3; n += 1)
    await make.post({
      site,
      by: writer,
      title: `Software of ${site}, part ${n}`,
      minutesAgo: 300 + n,
      score: -9,
    });
  const digest = [];
  for (let n = 0; n < 3; n += 1)
    digest.push(
      await make.post({
        site,
        by: writer,
        title: `Chosen on ${site}, ${n}`,
        minutesAgo: 400 + n,
        score: -12,
      }),
    );
  await addIssue(t, site, '2026-11-20', digest, {
    summaryKind: 'ai',
    overview: [
      { text: `What happened on ${site} & elsewhere.`, posts: digest.map(({ id }) => id) },
    ],
  });
  const top = await make.comment(essay, {
    by: writer,
    text: `First of ${site}, see https://bare.example/x`,
  });
  const gone = await make.comment(essay, {
    parent: top,
    text: 'Regretted',
    deletedAt: make.minutesAgo(1),
  });
  let deep = await make.comment(essay, {
    parent: gone,
    text: 'Still here',
    editedAt: make.minutesAgo(1),
  });
  for (let n = 0; n < 6; n += 1)
    deep = await make.comment(essay, { parent: deep, text: `Deeper ${n}` });
  await make.comment(essay, { text: `Second of ${site}`, score: -4 });

  const best = `${site} number 25`;
  const named = `${writer.name} (${writer.username})`;
  const list = await t.on(site).get('/api/posts?sort=new');
  const cursor = (list.body as PostList).nextCursor ?? '';
  const opening = (name: StaticPageName) =>
    t.deps.siteRegistry.sites.get(site)?.texts[name].slice(0, 30) ?? '';
  const post = (row: PostRow) => `/post/${row.slug}`;
  const fine: Omit<PageKind, 'site' | 'status'>[] = [
    { name: 'home', path: '/', title: null, says: link.title },
    { name: 'new', path: '/new', title: 'New posts', says: link.title },
    { name: 'hot', path: '/hot', title: 'Hot posts', says: best },
    { name: 'discussions', path: '/discussions', title: 'Discussions', says: essay.title },
    { name: 'top', path: '/top', title: 'Top posts', says: best },
    ...['day', 'week', 'month', 'year'].map((t) => ({
      name: `top of the ${t}`,
      path: `/top?t=${t}`,
      title: 'Top posts',
      says: best,
    })),
    {
      name: 'top of all time',
      path: '/top?t=all',
      canonical: '/top',
      title: 'Top posts',
      says: best,
    },
    { name: 'a later page', path: `/new?cursor=${cursor}`, title: 'New posts', says: best },
    {
      name: 'text post',
      path: post(essay),
      title: essay.title,
      says: 'Some bold, soft, old and code words with a link.',
    },
    { name: 'link post', path: post(link), title: link.title, says: 'No comments yet' },
    {
      name: 'thread by time',
      path: `${post(essay)}?sort=new`,
      canonical: post(essay),
      title: essay.title,
      says: 'Still here',
    },
    {
      name: 'one branch',
      path: `${post(essay)}?root=${top.id}`,
      canonical: post(essay),
      title: essay.title,
      says: 'All comments',
    },
    { name: 'user', path: `/u/${writer.username}`, title: named, says: writer.about },
    {
      name: 'comments of a user',
      path: `/u/${writer.username}?tab=comments`,
      title: named,
      says: `First of ${site}`,
    },
    {
      name: 'user without posts',
      path: `/u/${quiet.username}`,
      title: quiet.name,
      says: 'No posts yet.',
    },
    { name: 'tag', path: `/t/${tag}`, title: tag, says: link.title },
    { name: 'empty tag', path: `/t/${unused}`, title: unused, says: 'No posts with this tag yet.' },
    {
      name: 'digest by language',
      path: '/newsletter/languages',
      title: 'Digest by language',
      says: 'Português',
    },
    {
      name: 'digest in Spanish',
      path: '/newsletter/languages/es',
      lang: 'es',
      locale: 'es_ES',
      title: es.copy[site].headline,
      says: es.mail.digest.labels.ai,
    },
    {
      name: 'digest for an industry',
      path: '/newsletter/industries/technology',
      title: industryTitles[site],
      says: `Software of ${site}, part 0`,
    },
    {
      name: 'past issues',
      path: '/newsletter/archive',
      title: 'Past issues',
      says: `Chosen on ${site}, 2`,
    },
    {
      name: 'an issue',
      path: '/newsletter/archive/2026-11-20',
      title: `Chosen on ${site}, 0 · Digest of 20 November 2026`,
      says: `What happened on ${site} & elsewhere.`,
    },
    { name: 'about', path: '/about', title: 'About', says: opening('about') },
    { name: 'contact', path: '/contact', title: 'Contact', says: opening('contact') },
    { name: 'privacy', path: '/privacy', title: 'Privacy Policy', says: opening('privacy') },
    { name: 'terms', path: '/terms', title: 'Terms', says: opening('terms') },
  ];
  const failing: Omit<PageKind, 'site'>[] = [
    { name: 'nothing', path: '/nothing/here', status: 404, says: 'Not Found' },
    {
      name: 'post that never was',
      path: '/post/never-was-AAAAAAAAAAAA',
      status: 404,
      says: 'Post not found',
    },
    { name: 'hidden post', path: post(hidden), status: 404, says: 'Post not found' },
    {
      name: 'branch that never was',
      path: `${post(essay)}?root=AAAAAAAAAAAA`,
      status: 404,
      says: 'Post not found',
    },
    { name: 'nobody', path: '/u/nobody-at-all', status: 404, says: 'Not Found' },
    { name: 'no issue', path: '/newsletter/archive/2026-11-19', status: 404, says: 'Not Found' },
    {
      name: 'past issues with a foreign cursor',
      path: '/newsletter/archive?cursor=foreign',
      status: 400,
      says: 'We couldn’t find that page,',
    },
    { name: 'unknown tag', path: '/t/no-such-tag', status: 404, says: 'Not Found' },
    {
      name: 'tag with a foreign cursor',
      path: `/t/${tag}?cursor=foreign`,
      status: 400,
      says: 'We couldn’t find that page,',
    },
    {
      name: 'foreign cursor',
      path: '/hot?cursor=foreign',
      status: 400,
      says: 'We couldn’t find that page,',
    },
    {
      name: 'unknown period',
      path: '/top?t=decade',
      status: 400,
      says: 'We couldn’t find that page,',
    },
    {
      name: 'thread with a foreign cursor',
      path: `${post(essay)}?cursor=foreign`,
      status: 400,
      says: 'That link didn’t match,',
    },
    {
      name: 'unknown tab',
      path: `/u/${writer.username}?tab=likes`,
      status: 400,
      says: 'We couldn’t find that page,',
    },
  ];
  return [
    ...fine.map((kind) => ({ ...kind, canonical: kind.canonical ?? kind.path, site, status: 200 })),
    ...failing.map((kind) => ({ ...kind, site })),
  ];
}

/** Pages of every kind of all three sites. */
export async function makeAllKinds(t: TestApp): Promise<PageKind[]> {
  const kinds: PageKind[] = [];
  for (const site of siteIds) kinds.push(...(await makeKinds(t, site)));
  return kinds;
}
