import * as z from 'zod/mini';
import { isTimeZone, isWellFormed, oneLine } from '../text-rules.ts';
import { analyticsSchema, themeSchema, variants } from '../sites/theme.ts';
import { cursorParam, endpoint, instant, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

/** Strict at every level: what nobody knows is named, not dropped. */
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

const line = (least: number, most: number) =>
  z
    .string('must be a text')
    .check(
      z.minLength(
        least,
        least === 1 ? 'must not be empty' : `must have at least ${least} characters`,
      ),
      z.maxLength(most, `must have at most ${most} characters`),
      z.regex(oneLine, 'must be one line'),
      z.refine(isWellFormed, 'must be whole characters'),
    );
const integer = (least: number, most: number) =>
  z
    .int(`must be a whole number from ${least} to ${most}`)
    .check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`));
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

// Texts of 12,000 characters and pictures of 50,000 need more room than other calls have, most of all in scripts of three bytes a letter: see `bodyLimit` below.

/** All settings of a site, complete. */
const settings = {
  theme,
  texts: described(
    'Markdown of the four text pages.',
    z.strictObject({ about: markdown, contact: markdown, privacy: markdown, terms: markdown }),
  ),
  newsletter: described(
    'What the English landing page says; null: what the software says there.',
    z.nullable(newsletterCopy),
  ),
  analytics: described('Null: nobody is counted.', z.nullable(analyticsSchema)),
  revealAccounts: described(
    'Whether whoever subscribes is told that the address has an account.',
    yesOrNo,
  ),
  timeZone: described(
    'By whose days and weeks issues of the digest go.',
    z
      .string('must be a text')
      .check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
    'Europe/Berlin',
  ),
  modalDelay: described(
    'Milliseconds until the subscription modal opens by itself.',
    integer(0, 60_000),
    1_000,
  ),
  rankingWindow: described(
    "Hours that a tenfold score is worth against a newer post, on `/hot`. A post's place changes with its next vote.",
    z
      .number('must be a number of hours')
      .check(z.gte(1, 'must be at least 1'), z.lte(168, 'must be at most 168')),
    12.5,
  ),
  digest: described(
    '`hour`: the local hour at which it comes unless the reader chooses another. `posts`: in an issue, at the most.',
    z.strictObject({ on: yesOrNo, hour: integer(0, 23), posts: integer(5, 10) }),
  ),
};
/** As they are given: nothing unknown among them. The reference has what is told, which may grow, under names of its own. */
const givenSettings = z.strictObject(settings);
const told = {
  theme: named('SiteTheme', z.clone(theme)),
  newsletter: named('SiteNewsletterCopy', z.clone(newsletterCopy)),
};
export const siteSettings = named(
  'SiteSettings',
  z.strictObject({ ...settings, theme: told.theme, newsletter: z.nullable(told.newsletter) }),
);
export type SiteSettings = z.infer<typeof siteSettings>;

const host = described(
  'Lower case, without `www.` and port; of other letters in punycode.',
  z.string(),
  'news.example.org',
);
const tag = z.strictObject({
  name: described(
    'Stands in addresses.',
    z
      .string('must be a text')
      .check(
        z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case letters, digits and hyphens'),
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
    id: described('Another with every saving.', z.string()),
    settings: siteSettings,
    basedOn: described(
      'The version that was in force when it was begun; null: none was published yet.',
      z.nullable(z.string()),
    ),
    outdated: described(
      'Another version was published since: it cannot be published as it is.',
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
    blocks: described('The site is not published with it, unless a reason is given.', z.boolean()),
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
      'Against the version before, of each field at the most 300 characters. The first is compared with the preset.',
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

/** Settings of sites: drafts, publishing, history, hosts. An admin has their own site alone; the admins of the installation have all. */
export const adminSites = {
  'GET /api/admin/sites': endpoint({
    access: 'admin',
    summary: 'The sites that the person who asks may run: their own, or all of them.',
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
              posts: described('That are listed.', z.int()),
              subscribers: described('That are confirmed.', z.int()),
              draft: described('A draft waits to be published.', z.boolean()),
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
    fresh: true,
    status: 201,
    refuses: ['conflict'],
    summary:
      'Makes a site on the default preset. It answers at its hosts, and at `{id}.localhost`, at once.',
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
    summary: 'All about a site: its settings in force, and its draft if there is one.',
    path: site,
    reply: named(
      'SiteDetails',
      z.object({
        id: z.string(),
        name: z.string(),
        preset: described(
          'What its settings stand on: what is not set here follows it when the software is updated.',
          z.string(),
        ),
        variant: z.enum(variants),
        version: described(
          'The version in force; null: none was published here yet.',
          z.nullable(z.string()),
        ),
        settings: siteSettings,
        presetSettings: described('What it would be with nothing set here.', siteSettings),
        draft: z.nullable(draft),
        hosts: z.array(
          z.object({
            host,
            by: described(
              '`site`: given here, and can be taken away. All others are fixed.',
              z.enum(['preset', 'environment', 'software', 'site']),
            ),
            canonical: z.boolean(),
          }),
        ),
        tags: z.array(
          z.object({
            name: z.string(),
            description: z.string(),
            posts: described('That are filed under it, hidden ones too.', z.int()),
          }),
        ),
        newsletterCopy: described('What the English landing page says by itself.', told.newsletter),
        files: described(
          'Pictures that were uploaded.',
          z.array(z.object({ path: z.string(), bytes: z.int() })),
        ),
        failing: described(
          'Pairs of colours in force that are not told apart well enough.',
          z.array(failing),
        ),
      }),
    ),
  }),
  'PUT /api/admin/sites/{site}/draft': endpoint({
    access: 'admin',
    refuses: ['conflict'],
    summary:
      'Saves the draft: all settings, checked field by field. Nothing of it is seen before it is published. Fields are named such as `theme.colors.primary`.',
    path: site,
    body: z.strictObject({
      ...settings,
      basedOn: described(
        '`version` of the site when the editing began, or `basedOn` of the draft.',
        z.nullable(version),
      ),
      over: described(
        'The draft that this one takes the place of, as it was last read; null: there was none. Left out: whatever there is.',
        z.optional(z.nullable(version)),
      ),
    }),
    bodyLimit: { bytes: 512 * 1024, keys: 2_000 },
    reply: named(
      'DraftSaved',
      z.object({
        draft,
        failing: described(
          'Pairs of colours that are not told apart well enough.',
          z.array(failing),
        ),
      }),
    ),
  }),
  'DELETE /api/admin/sites/{site}/draft': endpoint({
    access: 'admin',
    summary: 'Drops the draft, if there is one.',
    path: site,
    reply: dropped,
  }),
  'POST /api/admin/sites/{site}/publish': endpoint({
    access: 'admin',
    fresh: true,
    refuses: ['conflict'],
    summary:
      'Puts the draft in force. `bad_request` names pairs of colours that nobody can read (such as `theme.colors.text`), unless `despite` says why it should be so; it is logged.',
    path: site,
    body: z.strictObject({
      draft: described('The draft that was looked at.', version),
      note: described('What changes, for the history.', line(0, 300)),
      despite: z.optional(
        described('Why colours are to be published that are hard to read.', line(1, 300)),
      ),
    }),
    reply: published,
  }),
  'GET /api/admin/sites/{site}/history': endpoint({
    access: 'admin',
    summary: 'What was published, newest first.',
    path: site,
    query: z.strictObject({ cursor: z.optional(cursorParam) }),
    reply: named(
      'SiteHistory',
      z.object({ versions: z.array(siteVersion), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/sites/{site}/revert': endpoint({
    access: 'admin',
    fresh: true,
    refuses: ['conflict'],
    summary: 'Publishes an earlier version anew. A draft stays, and is outdated then.',
    path: site,
    body: z.strictObject({ version, note: z.optional(line(0, 300)) }),
    reply: published,
  }),
  'PUT /api/admin/sites/{site}/hosts': endpoint({
    access: 'platform',
    fresh: true,
    refuses: ['conflict'],
    summary:
      'The host names that a site has besides its fixed ones, all of them. The first becomes the canonical one, unless the environment or the theme names another.',
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
      'What posts can be filed under, in this order; at once. A tag that posts have cannot be left out, but can get another name.',
    path: site,
    body: z.strictObject({
      tags: z
        .array(
          z.strictObject({
            ...tag.shape,
            was: z.optional(described('Its name so far, where it gets another.', version)),
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
      'Takes a picture as SVG, for `theme.logo`, `theme.favicon` and the like. What could run or load something is refused and named.',
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
        path: described('Its address on the site.', z.string(), '/site-files/0f3a9c.svg'),
        bytes: z.int(),
      }),
    ),
  }),
  'GET /api/admin/sites/{site}/export': endpoint({
    access: 'admin',
    summary: 'All settings of a site, to be kept, or brought into another.',
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
        files: described('Pictures by their addresses.', z.record(z.string(), z.string())),
      }),
    ),
  }),
  'POST /api/admin/sites/{site}/import': endpoint({
    access: 'admin',
    fresh: true,
    refuses: ['conflict'],
    summary:
      'Makes a draft of settings that were exported. Hosts and tags are not taken over: they are in the reply, for the calls that set them. Canonical domains stay those of the site.',
    path: site,
    body: z.strictObject({
      format: z.literal('broadsheet-site', 'must be broadsheet-site'),
      formatVersion: z.literal(1, 'must be 1: this file is of another version of the software'),
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
      'Addresses at which the draft can be looked at for 15 minutes, as it is then; the settings in force where there is none. Append `list`, `post`, `form`, `landing`, `text` or `digest`, and `?scheme=light` or `dark`, on the host that was asked; for an ' +
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
