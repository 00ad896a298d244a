import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hostile } from '../support/xss.ts';
import { readHtml, type Document } from '../support/html.ts';
import { usePageFixture } from '../support/page-fixture.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

// schema.org data with the properties required by Google.
const { t, kinds, read: rendered } = await usePageFixture();
/** For tests that write. */
const ownApp = await createTestApp();
const fine = kinds.filter(({ status }) => status === 200);

const text = z.string().check(z.regex(/\S/));
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const url = z.string().check(z.regex(/^https:\/\/[a-z.]+\.example\//));
const counter = z.strictObject({
  '@type': z.literal('InteractionCounter'),
  interactionType: z
    .string()
    .check(z.regex(/^https:\/\/schema\.org\/(?:Like|Comment|Write)Action$/)),
  userInteractionCount: z.int().check(z.gte(0)),
});
const site = z.strictObject({ '@type': z.literal('WebSite'), '@id': url, url, name: text });
const author = z.strictObject({ '@type': z.literal('Person'), name: text, url });
const comment: z.ZodMiniType = z.lazy(() =>
  z.strictObject({
    '@type': z.literal('Comment'),
    text,
    datePublished: time,
    author,
    url,
    comment: z.optional(z.array(comment).check(z.minLength(1))),
  }),
);
const items = z
  .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, url }))
  .check(z.maxLength(25));
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  url,
  name: text,
  logo: url,
});
const page = { '@id': url, url, name: text, description: text };

const thingSchema = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('DiscussionForumPosting'),
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: text,
    text,
    datePublished: time,
    dateModified: time,
    author,
    sharedContent: z.optional(
      z.strictObject({
        '@type': z.literal('WebPage'),
        url: z.string().check(z.regex(/^https?:\/\//)),
      }),
    ),
    interactionStatistic: z.tuple([counter, counter]),
    commentCount: z.int(),
    comment: z.optional(z.array(comment).check(z.minLength(1))),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: url,
        }),
      )
      .check(z.minLength(2)),
  }),
  z.strictObject({
    '@type': z.literal('CollectionPage'),
    ...page,
    isPartOf: z.union([site, z.strictObject({ '@id': url })]),
    mainEntity: z.strictObject({
      '@type': z.literal('ItemList'),
      numberOfItems: z.int(),
      itemListElement: items,
    }),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': url,
    url,
    name: text,
    description: text,
    inLanguage: z.literal('en'),
    publisher: z.strictObject({ '@id': url }),
  }),
  organization,
  z.strictObject({
    '@type': z.literal('ProfilePage'),
    '@id': url,
    url,
    dateCreated: time,
    isPartOf: site,
    mainEntity: z.strictObject({
      '@type': z.literal('Person'),
      '@id': url,
      url,
      name: text,
      alternateName: text,
      identifier: text,
      description: z.optional(text),
      interactionStatistic: z.array(counter),
      agentInteractionStatistic: z.array(counter),
    }),
  }),
  z.strictObject({
    '@type': z.literal('NewsArticle'),
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: text,
    description: text,
    image: url,
    inLanguage: z.literal('en'),
    datePublished: time,
    dateModified: time,
    author: organization,
    publisher: organization,
    isPartOf: site,
    mentions: z.strictObject({
      '@type': z.literal('ItemList'),
      numberOfItems: z.int(),
      itemListElement: items,
    }),
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    ...page,
    inLanguage: z.string().check(z.regex(/^[a-z]{2}$/)),
    isPartOf: site,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .check(z.minLength(3)),
  }),
  ...(['WebPage', 'AboutPage', 'ContactPage'] as const).map((type) =>
    z.strictObject({
      '@type': z.literal(type),
      ...page,
      inLanguage: z.literal('en'),
      isPartOf: site,
    }),
  ),
]);
const document = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thingSchema),
});
type Thing = { '@type': string; [property: string]: unknown };
type Node = { text: string; url: string; author: { name: string }; comment?: Node[] };

const read = async (path: string, host = 'nontrivial', app = t) =>
  parse(readHtml((await app.on(host).get(path)).text));
const readOwn = (path: string) => read(path, 'nontrivial', ownApp);

function parse(html: Document) {
  const raw = html.element('body > script[type="application/ld+json"]').textContent;
  const graph = (document.parse(JSON.parse(raw)) as { '@graph': Thing[] })['@graph'];
  return {
    raw,
    graph,
    find: (type: string) => graph.find((node) => node['@type'] === type) as Thing,
    html,
  };
}

const expected: [RegExp, string[]][] = [
  [/^home$/, ['WebSite', 'Organization', 'CollectionPage']],
  [/^(?:new|hot|top|a later page)/, ['CollectionPage']],
  [/post$|thread|branch/, ['DiscussionForumPosting', 'BreadcrumbList']],
  [/tag$/, ['CollectionPage', 'BreadcrumbList']],
  [/user/, ['ProfilePage']],
  [/^digest by/, ['CollectionPage', 'BreadcrumbList']],
  [/^digest (?:in|for)/, ['FAQPage', 'BreadcrumbList']],
  [/^past issues$/, ['CollectionPage', 'BreadcrumbList']],
  [/^an issue$/, ['NewsArticle', 'BreadcrumbList']],
  [/^about$/, ['AboutPage']],
  [/^contact$/, ['ContactPage']],
  [/^(?:privacy|terms)$/, ['WebPage']],
];

it.each(fine)('$name on $site has complete schema.org data', async (kind) => {
  const { name, site: id, canonical } = kind;
  const { graph } = parse((await rendered(kind)).page);
  expect(graph.map((node) => node['@type'])).toEqual(
    expected.find(([pattern]) => pattern.test(name))?.[1],
  );
  const domain = t.deps.siteRegistry.sites.get(id)?.theme.seo.canonicalDomain;
  const main = graph.find((node) =>
    [
      'CollectionPage',
      'DiscussionForumPosting',
      'ProfilePage',
      'AboutPage',
      'ContactPage',
      'WebPage',
      'FAQPage',
      'NewsArticle',
    ].includes(node['@type']),
  );
  expect(main?.url).toBe(
    `https://${domain}` +
      `${name === 'comments of a user' ? canonical?.replace('?tab=comments', '') : canonical}`,
  );
  expect(main?.['@id']).toBe(main?.url);
});

it.each(kinds.filter(({ status }) => status !== 200))(
  '$name on $site has no structured data',
  async (kind) => {
    expect(parse((await rendered(kind)).page).graph).toEqual([]);
  },
);

it('omits structured data for a search', async () => {
  for (const path of ['/search', '/search?q=link']) expect((await read(path)).graph).toEqual([]);
});

it.each(siteIds)('home on %s names its site and an existing logo', async (id) => {
  const { find } = await read('/', id);
  const { siteName, seo } =
    t.deps.siteRegistry.sites.get(id)?.theme ?? t.deps.siteRegistry.unknown.theme;
  expect(find('WebSite')).toMatchObject({
    name: siteName,
    url: `https://${seo.canonicalDomain}/`,
    publisher: { '@id': find('Organization')['@id'] },
  });
  expect(find('Organization')).toMatchObject({
    name: seo.organizationName,
    url: `https://${seo.canonicalDomain}/`,
  });
  const { status, type } = await t
    .on(id)
    .get(new URL(find('Organization').logo as string).pathname);
  expect([status, type]).toEqual([200, 'image/png']);
});

it('lists posts in the displayed order', async () => {
  for (const path of ['/', '/hot', '/top?t=week']) {
    const { find, html } = await read(path);
    const collection = find('CollectionPage').mainEntity as {
      numberOfItems: number;
      itemListElement: { position: number; name: string; url: string }[];
    };
    expect(collection.numberOfItems).toBe(25);
    expect(collection.itemListElement.map(({ position }) => position)).toEqual(
      Array.from({ length: 25 }, (_, i) => i + 1),
    );
    expect(collection.itemListElement.map(({ name }) => name)).toEqual(
      html.all('#posts h2 a').map((link) => link.textContent),
    );
    for (const { url: address } of collection.itemListElement)
      expect(html.hrefs('#posts a')).toContain(new URL(address).pathname);
  }
});

it('describes an empty list as empty', async () => {
  const empty = await read(
    '/new?cursor=' + Buffer.from(JSON.stringify(['new', 0, '0'])).toString('base64url'),
  );
  expect(empty.find('CollectionPage').mainEntity).toEqual({
    '@type': 'ItemList',
    numberOfItems: 0,
    itemListElement: [],
  });
});

describe('a post', () => {
  it('includes its text, likes and comment count', async () => {
    const by = await ownApp.make.user('nontrivial', { username: 'essayist' });
    const post = await ownApp.make.post({
      by,
      title: 'Told',
      url: null,
      text: 'Some *words*.',
      score: 12,
      minutesAgo: 60,
      updatedAt: ownApp.make.minutesAgo(30),
    } as never);
    await ownApp.make.comment(post);
    const { find } = await readOwn(`/post/${post.slug}`);
    expect(find('DiscussionForumPosting')).toMatchObject({
      headline: 'Told',
      text: 'Some words.',
      datePublished: '2026-11-21T07:00:00.000Z',
      dateModified: '2026-11-21T07:30:00.000Z',
      commentCount: 1,
      author: { name: 'essayist', url: 'https://nontrivial.example/u/essayist' },
      interactionStatistic: [
        { interactionType: 'https://schema.org/LikeAction', userInteractionCount: 12 },
        { interactionType: 'https://schema.org/CommentAction', userInteractionCount: 1 },
      ],
    });
    expect(find('DiscussionForumPosting')).not.toHaveProperty('sharedContent');
    expect(
      (find('BreadcrumbList').itemListElement as { name: string }[]).map(({ name }) => name),
    ).toEqual(['Nontrivial', 'Told']);
  });

  it('describes its link with a title', async () => {
    const post = await ownApp.make.post({
      title: 'Linked',
      url: 'https://elsewhere.example/a?b=1&c=2',
      score: -5,
    });
    const { find } = await readOwn(`/post/${post.slug}`);
    expect(find('DiscussionForumPosting')).toMatchObject({
      text: 'Linked',
      sharedContent: { '@type': 'WebPage', url: 'https://elsewhere.example/a?b=1&c=2' },
    });
    // Fewer than none like nothing.
    expect(
      (find('DiscussionForumPosting').interactionStatistic as { userInteractionCount: number }[])[0]
        ?.userInteractionCount,
    ).toBe(0);
    expect(find('DiscussionForumPosting')).not.toHaveProperty('comment');
  });

  it('nests its comments without deleted ones', async () => {
    const post = await ownApp.make.post({ title: 'Discussed' });
    const first = await ownApp.make.comment(post, { text: 'First', wilsonScore: 0.9 });
    const gone = await ownApp.make.comment(post, {
      parent: first,
      text: 'Regretted words',
      deletedAt: t.clock.now(),
    });
    await ownApp.make.comment(post, { parent: gone, text: 'An answer to it' });
    const hidden = await ownApp.make.comment(post, {
      text: 'Hidden words',
      isHidden: true,
      wilsonScore: 0.8,
    });
    await ownApp.make.comment(post, { parent: hidden, text: 'An answer at the top' });
    await ownApp.make.comment(post, { text: '---', wilsonScore: 0.1 });
    const { find, raw } = await readOwn(`/post/${post.slug}`);
    const shape = (nodes: Node[] = []): unknown[] =>
      nodes.map((node) => [node.text, ...shape(node.comment)]);
    expect(shape(find('DiscussionForumPosting').comment as Node[])).toEqual([
      ['First', ['An answer to it']],
      ['An answer at the top'],
    ]);
    expect(raw).not.toMatch(/Regretted|Hidden words/);
    const [comment] = find('DiscussionForumPosting').comment as Node[];
    expect(comment?.url).toBe(
      `https://nontrivial.example/post/${post.slug}?root=${first.id}#c-${first.id}`,
    );
  });

  it('truncates long discussions and texts', async () => {
    const post = await ownApp.make.post({ title: 'Long', url: null, text: 'word '.repeat(4_000) });
    for (let n = 0; n < 30; n += 1)
      await ownApp.make.comment(post, { text: 'longer '.repeat(1_000) });
    const { find } = await readOwn(`/post/${post.slug}`);
    const posting = find('DiscussionForumPosting') as unknown as {
      text: string;
      comment: Node[];
      commentCount: number;
    };
    expect(posting.text).toMatch(/^(?:word )+word…$/);
    expect(posting.text.length).toBeLessThanOrEqual(5_000);
    expect(posting.comment).toHaveLength(20);
    for (const reply of posting.comment) expect(reply.text.length).toBeLessThanOrEqual(500);
    expect(posting.commentCount).toBe(30);
  });
});

it('describes a user with activity and followers', async () => {
  const createdAt = new Date('2026-02-03T04:05:06Z');
  const by = await ownApp.make.user('nontrivial', {
    username: 'Grace_H',
    name: 'Grace H.',
    about: 'Ships',
    website: 'https://grace.example/',
    karma: 42,
    createdAt,
  });
  await ownApp.make.comment(await ownApp.make.post({ by }), { by });
  const { find, raw } = await readOwn('/u/Grace_H');
  expect(find('ProfilePage')).toMatchObject({
    dateCreated: '2026-02-03T04:05:06.000Z',
    mainEntity: {
      name: 'Grace H.',
      alternateName: 'Grace_H',
      description: 'Ships',
      interactionStatistic: [{ userInteractionCount: 42 }],
      agentInteractionStatistic: [{ userInteractionCount: 1 }, { userInteractionCount: 1 }],
    },
  });
  expect(raw).not.toContain('grace.example');
});

it('escapes hostile titles, names and comments', async () => {
  for (const text of hostile) {
    const by = await ownApp.make.user('nontrivial', { name: text, about: text });
    const post = await ownApp.make.post({ by, title: text, url: null, text: text, minutesAgo: 0 });
    await ownApp.make.comment(post, { by, text: text });
    const page = await readOwn(`/post/${post.slug}`);
    expect(page.find('DiscussionForumPosting').headline).toBe(text);
    const person = await readOwn(`/u/${by.username}`);
    expect((person.find('ProfilePage').mainEntity as { name: string }).name).toBe(text);
    for (const { raw } of [page, person]) expect(raw).not.toContain('<');
  }
  const list = await readOwn('/new');
  expect(list.raw).not.toContain('<');
  for (const { name } of (
    list.find('CollectionPage').mainEntity as { itemListElement: { name: string }[] }
  ).itemListElement)
    expect(hostile).toContain(name);
});

it('uses the canonical domain on an unknown host', async () => {
  for (const path of ['/', '/about', '/u/Writer_default']) {
    const { raw, graph } = await read(path, 'unknown.test');
    expect(graph.length).toBeGreaterThan(0);
    expect(raw).not.toContain('unknown.test');
    for (const [address] of raw.matchAll(/https:\/\/(?!schema\.org)[^/"]+/g))
      expect(address).toBe('https://broadsheet.example');
  }
});
