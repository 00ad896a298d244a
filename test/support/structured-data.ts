import * as z from 'zod/mini';
import { readHtml, type Document } from './html.ts';
import type { TestApp } from './test-app.ts';

// schema.org data with the properties required by Google.

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

const nodeSchema = z.discriminatedUnion('@type', [
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
  '@graph': z.array(nodeSchema),
});

type GraphNode = { '@type': string; [property: string]: unknown };
export type CommentNode = {
  text: string;
  url: string;
  author: { name: string };
  comment?: CommentNode[];
};

/** Checks the structured data of a page and returns it. */
export function parseStructuredData(html: Document) {
  const raw = html.element('body > script[type="application/ld+json"]').textContent;
  const graph = (document.parse(JSON.parse(raw)) as { '@graph': GraphNode[] })['@graph'];
  return {
    raw,
    graph,
    find: (type: string) => graph.find((node) => node['@type'] === type) as GraphNode,
    html,
  };
}

export const readStructuredData = async (app: TestApp, path: string, host = 'nontrivial') =>
  parseStructuredData(readHtml((await app.on(host).get(path)).text));
