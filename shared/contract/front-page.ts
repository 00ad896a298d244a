import * as z from 'zod/mini';
import { issueName } from './archive.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { postSummary } from './posts.ts';

const lead = named(
  'LeadStory',
  z.object({
    post: postSummary,
    standfirst: described(
      'Sentences of the linked page or of the text; null if none can be printed.',
      z.nullable(z.string()),
    ),
    comment: described(
      'Its best comment, shortened.',
      z.nullable(z.object({ text: z.string(), author: z.string() })),
    ),
  }),
);

const frontPage = named(
  'FrontPage',
  z.object({
    date: described("Today, in the site's time zone.", z.string(), '2026-11-22'),
    postCount: described('Posts of the last 24 hours.', z.int()),
    lead: described(
      'The best post of the last 24 hours by the rules of the digest; null with fewer than three ' +
        'posts to choose from.',
      z.nullable(lead),
    ),
    others: described('The posts after it, at most two.', z.array(postSummary)),
    issue: described(
      'The latest issue of the digest, with its first posts.',
      z.nullable(
        z.object({
          ...issueName.shape,
          posts: z.array(z.object({ slug: z.string(), title: z.string() })),
        }),
      ),
    ),
  }),
);
export type FrontPage = z.infer<typeof frontPage>;

export const frontPages = {
  'GET /api/front-page': endpoint({
    access: 'anyone',
    summary: 'What leads the front page, above the newest posts. Selected every half minute.',
    reply: frontPage,
    apiKey: 'read',
  }),
};
