import * as z from 'zod/mini';
import { designNames } from '../design-choices.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { variants } from '../sites/theme.ts';
import { cursorParam, endpoint, instant, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import {
  line,
  settings,
  replySettings,
  siteSettings,
  host,
  site,
  version,
  dropped,
  draft,
  published,
  failing,
  siteVersion,
} from './admin-sites-schemas.ts';
import { adminSiteData, deletionScheduledAt } from './admin-site-data.ts';

/**
 * Site settings: drafts, publishing, history, hosts. Admins have their own site, platform admins
 * all.
 */
export const adminSites = {
  'GET /api/admin/sites': endpoint({
    access: 'admin',
    summary: 'The sites you can administer.',
    query: z.strictObject({ cursor: z.optional(cursorParam) }),
    reply: named(
      'SiteList',
      z.object({
        sites: z.array(
          named(
            'SiteEntry',
            z.object({
              id: z.string(),
              name: z.string(),
              hosts: z.array(host),
              canonicalDomain: z.string(),
              primary: z.object({ light: z.string(), dark: z.string() }),
              posts: described('Published posts.', z.int()),
              subscribers: described('Confirmed subscriptions.', z.int()),
              draft: described('There is an unpublished draft.', z.boolean()),
              isOpen: described('False: only staff see it.', z.boolean()),
              deletionScheduledAt,
              isDemo: described('It is removed with the demo sites.', z.boolean()),
              createdAt: instant,
            }),
          ),
        ),
        nextCursor,
        hasNextPage: z.boolean(),
      }),
    ),
  }),
  'POST /api/admin/sites': endpoint({
    access: 'platform',
    requiresRecentLogin: true,
    status: 201,
    errorCodes: ['conflict'],
    summary:
      'Creates a site from the default preset, at its hosts and at `{id}.localhost`. Only ' +
      'staff see it until it is opened.',
    body: z.strictObject({
      id: described(
        '3-30 of `a-z`, `0-9` and hyphens. Without one, it is made from the name.',
        z.optional(
          z.string('must be a text').check(z.maxLength(60, 'must have at most 30 characters')),
        ),
        'gardening',
      ),
      siteName: line(1, limits.siteName),
      language: z.optional(z.enum(digestLanguages)),
      design: described('With its colors and fonts.', z.optional(z.enum(designNames))),
      hosts: z.optional(
        z
          .array(
            z.string('must be a host name').check(z.maxLength(300, 'must be a host name')),
            'must be a list of host names',
          )
          .check(z.maxLength(20, 'must be at most 20')),
      ),
    }),
    reply: named('SiteMade', z.object({ id: z.string(), canonicalDomain: z.string() })),
  }),
  'DELETE /api/admin/demo-sites': endpoint({
    access: 'platform',
    requiresRecentLogin: true,
    errorCodes: ['conflict'],
    summary:
      'Deletes everything of the demo sites and closes them, unless they have domains of their ' +
      'own. Call it on another site.',
    reply: named('DemoRemoved', z.object({ removed: z.array(z.string()) })),
  }),
  'POST /api/admin/sites/{site}/visit': endpoint({
    access: 'platform',
    apiKey: 'never',
    errorCodes: ['not_found'],
    summary:
      'A URL that logs you in on another site, with an account of your address. It works once, ' +
      'within a minute.',
    path: site,
    reply: named('SiteVisit', z.object({ url: z.string() })),
  }),
  'GET /api/admin/sites/{site}': endpoint({
    access: 'admin',
    summary: 'A site: its live settings, and its draft if there is one.',
    path: site,
    reply: named(
      'SiteDetails',
      z.object({
        id: z.string(),
        name: z.string(),
        preset: described(
          'The preset its settings are based on: unset values follow it when the ' +
            'software is updated.',
          z.string(),
        ),
        variant: z.enum(variants),
        deletionScheduledAt,
        version: described('The live version; null: none published yet.', z.nullable(z.string())),
        settings: siteSettings,
        presetSettings: described('The settings with nothing overridden.', siteSettings),
        draft: z.nullable(draft),
        hosts: z.array(
          z.object({
            host,
            by: described(
              '`site`: set here and removable. All others are fixed.',
              z.enum(['preset', 'environment', 'software', 'site']),
            ),
            canonical: z.boolean(),
          }),
        ),
        tags: z.array(
          z.object({
            name: z.string(),
            description: z.string(),
            posts: described('Posts with this tag, including hidden ones.', z.int()),
          }),
        ),
        landingTexts: described(
          'The default texts of the landing page in each language.',
          z.array(z.object({ language: z.enum(digestLanguages), texts: replySettings.newsletter })),
        ),
        digests: described(
          'Variants of the latest issue; `personal`: those with preferences.',
          z.object({ variants: z.int(), personal: z.int() }),
        ),
        files: described(
          'Uploaded images.',
          z.array(z.object({ path: z.string(), bytes: z.int() })),
        ),
        failing: described('Live color pairs with too little contrast.', z.array(failing)),
      }),
    ),
  }),
  'PUT /api/admin/sites/{site}/draft': endpoint({
    access: 'admin',
    errorCodes: ['conflict'],
    summary:
      "Saves the draft: all settings, validated field by field. It isn't visible " +
      'until published. Fields have names such as `theme.colors.primary`.',
    path: site,
    body: z.strictObject({
      ...settings,
      basedOn: described(
        '`version` of the site when editing started, or `basedOn` of the draft.',
        z.nullable(version),
      ),
      over: described(
        'The draft this one replaces, as last read; null: none. Omitted: any.',
        z.optional(z.nullable(version)),
      ),
    }),
    bodyLimit: { bytes: 1024 * 1024, keys: 2_000 },
    reply: named(
      'DraftSaved',
      z.object({
        draft,
        failing: described('Color pairs with too little contrast.', z.array(failing)),
      }),
    ),
  }),
  'DELETE /api/admin/sites/{site}/draft': endpoint({
    access: 'admin',
    summary: 'Discards the draft, if there is one.',
    path: site,
    reply: dropped,
  }),
  'POST /api/admin/sites/{site}/publish': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    errorCodes: ['conflict'],
    summary:
      'Publishes the draft. `bad_request` lists color pairs with too little ' +
      'contrast (such as `theme.colors.text`) unless `despite` gives a reason, ' +
      'which is logged.',
    path: site,
    body: z.strictObject({
      draft: described('The draft that was reviewed.', version),
      note: described('A summary for the history.', line(0, 300)),
      despite: z.optional(described('Why to publish colors that are hard to read.', line(1, 300))),
    }),
    reply: published,
  }),
  'POST /api/admin/sites/{site}/open': endpoint({
    access: 'admin',
    summary: 'Opens a new site: until then, only staff see its pages and its content. Permanent.',
    path: site,
    reply: dropped,
  }),
  'GET /api/admin/sites/{site}/history': endpoint({
    access: 'admin',
    summary: 'Published versions, newest first.',
    path: site,
    query: z.strictObject({ cursor: z.optional(cursorParam) }),
    reply: named(
      'SiteHistory',
      z.object({ versions: z.array(siteVersion), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/sites/{site}/revert': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    errorCodes: ['conflict'],
    summary: 'Publishes an earlier version again. A draft stays but becomes outdated.',
    path: site,
    body: z.strictObject({ version, note: z.optional(line(0, 300)) }),
    reply: published,
  }),
  ...adminSiteData,
};
