import * as z from 'zod/mini';
import { staticPageNames } from '../paths.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { richTextSchema } from './rich-text.ts';

export const siteText = named(
  'SiteText',
  z.object({ slug: z.enum(staticPageNames), content: richTextSchema }),
);
export type SiteText = z.infer<typeof siteText>;

export const texts = {
  'GET /api/pages/{slug}': endpoint({
    access: 'anyone',
    summary: 'A static page of the site: about, contact, privacy or terms.',
    path: z.strictObject({
      slug: described('Slug of the page.', z.string().check(z.maxLength(40)), 'about'),
    }),
    reply: siteText,
    apiKey: 'read',
  }),
};
