import * as z from 'zod/mini';
import { isTimeZone, isWellFormed, oneLine } from '../text-rules.ts';
import { analyticsSchema, themeSchema, variants } from '../sites/theme.ts';
import { cursorParam, endpoint, instant, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

/** Strict at every level: unknown fields are reported, not dropped. */
const strict = <Shape extends z.core.$ZodLooseShape>(object: z.ZodMiniObject<Shape>) =>
  z.strictObject(object.shape);
const { seo, colors, dark, fonts, layout } = themeSchema.shape;
const theme = z.strictObject({
  ...themeSchema.shape,
  seo: strict(seo),
  colors: strict(colors),
  dark: strict(dark),
  fonts: strict(fonts),
  layout: z.strictObject({ ...layout.shape, spacing: strict(layout.shape.spacing) }),
});

const line = (min: number, max: number) =>
  z
    .string('must be a text')
    .check(
      z.minLength(min, min === 1 ? 'must not be empty' : `must have at least ${min} characters`),
      z.maxLength(max, `must have at most ${max} characters`),
      z.regex(oneLine, 'must be one line'),
      z.refine(isWellFormed, 'must be whole characters'),
    );
const integer = (min: number, max: number) =>
  z
    .int(`must be a whole number from ${min} to ${max}`)
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`));
const yesOrNo = z.boolean('must be true or false');
const markdown = z.string('must be a text').check(
  z.minLength(1, 'must not be empty'),
  z.maxLength(12_000, 'must have at most 12000 characters'),
  z.refine((text) => isWellFormed(text) && !text.includes('\0'), 'must be whole characters'),
);

const benefit = z.strictObject({ title: line(1, 80), text: line(1, 300) });
const newsletterCopy = z.strictObject({
  headline: line(1, 120),
  subheadline: line(1, 300),
  benefits: z.tuple([benefit, benefit, benefit, benefit], 'must be four benefits'),
});

// 12,000 characters of text can take 36,000 bytes: see `bodyLimit` below.

/** All settings of a site. */
const settings = {
  theme,
  texts: described(
    'Markdown of the four text pages.',
    z.strictObject({ about: markdown, contact: markdown, privacy: markdown, terms: markdown }),
  ),
  newsletter: described(
    'Texts of the English landing page; null: the default texts.',
    z.nullable(newsletterCopy),
  ),
  analytics: described('Null: off.', z.nullable(analyticsSchema)),
  revealAccounts: described('Whether subscribers learn that the address has an account.', yesOrNo),
  timeZone: described(
    'Time zone for the days and weeks of digest issues.',
    z
      .string('must be a text')
      .check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
    'Europe/Berlin',
  ),
  modalDelay: described(
    'Milliseconds until the subscription modal opens automatically.',
    integer(0, 60_000),
    1_000,
  ),
  rankingWindow: described(
    "Ranking on `/hot`: hours of age that a tenfold score offsets. A post's rank " +
      'updates with its next vote.',
    z
      .number('must be a number of hours')
      .check(z.gte(1, 'must be at least 1'), z.lte(168, 'must be at most 168')),
    12.5,
  ),
  digest: described(
    '`hour`: the default local delivery hour. `posts`: the maximum per issue.',
    z.strictObject({ on: yesOrNo, hour: integer(0, 23), posts: integer(5, 10) }),
  ),
};
/** Input rejects unknown settings. The documented replies have other names and may grow. */
const givenSettings = z.strictObject(settings);
const replySettings = {
  theme: named('SiteTheme', z.clone(theme)),
  newsletter: named('SiteNewsletterCopy', z.clone(newsletterCopy)),
};
export const siteSettings = named(
  'SiteSettings',
  z.strictObject({
    ...settings,
    theme: replySettings.theme,
    newsletter: z.nullable(replySettings.newsletter),
  }),
);
export type SiteSettings = z.infer<typeof siteSettings>;

const host = described(
  'Lowercase, without `www.` and port; punycode for other scripts.',
  z.string(),
  'news.example.org',
);
const tag = z.strictObject({
  name: described(
    'Used in URLs.',
    z
      .string('must be a text')
      .check(
        z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase letters, digits and hyphens'),
        z.maxLength(30, 'must have at most 30 characters'),
      ),
    'research',
  ),
  description: line(1, 200),
});
const toldTag = named('SiteTag', z.clone(tag));
const site = z.strictObject({
  site: described('Its id.', z.string().check(z.maxLength(60)), 'nontrivial'),
});
const version = z
  .string('must be the id of a version')
  .check(
    z.maxLength(40, 'must be the id of a version'),
    z.regex(/^[\w-]*$/, 'must be the id of a version'),
  );
const dropped = named('DraftDropped', z.object({ ok: z.literal(true) }));

const draft = named(
  'SiteDraft',
  z.object({
    id: described('Changes with every save.', z.string()),
    settings: siteSettings,
    basedOn: described(
      'The version that was live when the draft was started; null: none published yet.',
      z.nullable(z.string()),
    ),
    outdated: described(
      "Another version was published since, so the draft can't be published as is.",
      z.boolean(),
    ),
    author: described('Username and site.', z.string()),
    savedAt: instant,
  }),
);

const published = named('SitePublished', z.object({ version: z.string(), publishedAt: instant }));

const failing = named(
  'FailingPair',
  z.object({
    scheme: z.enum(['light', 'dark']),
    front: z.string(),
    back: z.string(),
    ratio: z.number(),
    least: z.number(),
    blocks: described('Blocks publishing unless a reason is given.', z.boolean()),
  }),
);

const siteVersion = named(
  'SiteVersion',
  z.object({
    id: z.string(),
    author: described('Username and site; empty: the software.', z.string()),
    note: z.string(),
    publishedAt: instant,
    current: z.boolean(),
    changes: described(
      'Changes against the previous version, at most 300 characters per field. The ' +
        'first version is compared with the preset.',
      z.array(
        named(
          'SettingChange',
          z.object({
            field: described('Such as `theme.colors.primary`.', z.string()),
            before: z.nullable(z.string()),
            after: z.nullable(z.string()),
          }),
        ),
      ),
    ),
  }),
);

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
    refuses: ['conflict'],
    summary:
      'Creates a site from the default preset. It is live at its hosts and at ' +
      '`{id}.localhost` immediately.',
    body: z.strictObject({
      id: described(
        '3-30 of `a-z`, `0-9` and hyphens.',
        z.string('must be a text').check(z.maxLength(60, 'must have at most 30 characters')),
        'gardening',
      ),
      siteName: line(1, 60),
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
        newsletterCopy: described(
          'The default texts of the English landing page.',
          replySettings.newsletter,
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
    refuses: ['conflict'],
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
    bodyLimit: { bytes: 512 * 1024, keys: 2_000 },
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
    refuses: ['conflict'],
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
    refuses: ['conflict'],
    summary: 'Publishes an earlier version again. A draft stays but becomes outdated.',
    path: site,
    body: z.strictObject({ version, note: z.optional(line(0, 300)) }),
    reply: published,
  }),
  'PUT /api/admin/sites/{site}/hosts': endpoint({
    access: 'platform',
    requiresRecentLogin: true,
    refuses: ['conflict'],
    summary:
      'Replaces all host names of a site besides its fixed ones. The first becomes ' +
      'canonical unless the environment or the theme sets another.',
    path: site,
    body: z.strictObject({
      hosts: z
        .array(
          z.string('must be a host name').check(z.maxLength(300, 'must be a host name')),
          'must be a list of host names',
        )
        .check(z.maxLength(20, 'must be at most 20')),
    }),
    reply: named('SiteHosts', z.object({ hosts: z.array(host), canonicalDomain: z.string() })),
  }),
  'PUT /api/admin/sites/{site}/tags': endpoint({
    access: 'admin',
    refuses: ['conflict'],
    summary:
      'Replaces the tags, in this order, immediately. A tag in use can be renamed but not removed.',
    path: site,
    body: z.strictObject({
      tags: z
        .array(
          z.strictObject({
            ...tag.shape,
            was: z.optional(described('Its current name, if it is being renamed.', version)),
          }),
          'must be a list of tags',
        )
        .check(z.minLength(1, 'must be at least one'), z.maxLength(50, 'must be at most 50')),
    }),
    reply: named('SiteTags', z.object({ tags: z.array(toldTag) })),
  }),
  'POST /api/admin/sites/{site}/files': endpoint({
    access: 'admin',
    status: 201,
    refuses: ['conflict'],
    summary:
      'Uploads an SVG image, for `theme.logo`, `theme.favicon` and the like. ' +
      'Active or external content is rejected.',
    path: site,
    body: z.strictObject({
      svg: z
        .string('must be the text of an SVG')
        .check(
          z.minLength(1, 'must not be empty'),
          z.maxLength(50_000, 'must have at most 50000 characters'),
        ),
    }),
    bodyLimit: { bytes: 256 * 1024, keys: 10 },
    reply: named(
      'SiteFile',
      z.object({
        path: described('Its URL path on the site.', z.string(), '/site-files/0f3a9c.svg'),
        bytes: z.int(),
      }),
    ),
  }),
  'GET /api/admin/sites/{site}/export': endpoint({
    access: 'admin',
    summary: 'All settings of a site as a file, for backup or another site.',
    path: site,
    reply: named(
      'SiteExport',
      z.object({
        format: z.literal('broadsheet-site'),
        formatVersion: z.literal(1),
        id: z.string(),
        exportedAt: instant,
        settings: siteSettings,
        hosts: z.array(host),
        tags: z.array(toldTag),
        files: described('Images by URL path.', z.record(z.string(), z.string())),
      }),
    ),
  }),
  'POST /api/admin/sites/{site}/import': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    refuses: ['conflict'],
    summary:
      'Creates a draft from exported settings. Hosts and tags are not imported: ' +
      'the response contains them for the endpoints that set them. The site keeps ' +
      'its canonical domain.',
    path: site,
    body: z.strictObject({
      format: z.literal('broadsheet-site', 'must be broadsheet-site'),
      formatVersion: z.literal(1, 'must be 1: this file is from another version of the software'),
      id: z.optional(z.string()),
      exportedAt: z.optional(z.string()),
      settings: givenSettings,
      hosts: z.optional(z.array(z.string())),
      tags: z.optional(z.array(tag)),
      files: z.optional(
        z.record(
          z.string(),
          z.string().check(z.maxLength(100_000, 'must have at most 100000 characters')),
        ),
      ),
    }),
    bodyLimit: { bytes: 1024 * 1024, keys: 2_000 },
    reply: named(
      'SiteImported',
      z.object({ draft, failing: z.array(failing), hosts: z.array(host), tags: z.array(toldTag) }),
    ),
  }),
  'POST /api/admin/sites/{site}/preview': endpoint({
    access: 'admin',
    summary:
      'URLs where the draft, or the live settings if there is none, can be ' +
      'previewed for 15 minutes. Append `list`, `post`, `form`, `landing`, `text` ' +
      'or `digest`, and `?scheme=light` or `dark`, on the host of this request; ' +
      'for an ' +
      '`iframe` with `sandbox="allow-same-origin"`.',
    path: site,
    reply: named(
      'SitePreview',
      z.object({
        prefix: described('Ends in a slash.', z.string(), '/admin/preview/…/'),
        expiresAt: instant,
      }),
    ),
  }),
};
