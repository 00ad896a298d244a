import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { imageFile, imageRules, imageUploads } from './admin-images.ts';
import { bodyLimitFor, endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { hour } from './rate-limit.ts';
import {
  requestSettings,
  siteSettings,
  host,
  tag,
  tagReply,
  site,
  version,
  draft,
  failing,
} from './admin-sites-schemas.ts';

export const deletionScheduledAt = described(
  'When the site is deleted; until then it is closed. Null: it stays.',
  z.nullable(instant),
);

/** Hosts, tags, files, export, import and previews of a site. */
export const adminSiteData = {
  'PUT /api/admin/sites/{site}/hosts': endpoint({
    access: 'platform',
    requiresRecentLogin: true,
    errorCodes: ['conflict'],
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
    errorCodes: ['conflict'],
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
        .check(
          z.minLength(1, 'must be at least one'),
          z.maxLength(limits.tags.ofSite, `must be at most ${limits.tags.ofSite}`),
        ),
    }),
    reply: named('SiteTags', z.object({ tags: z.array(tagReply) })),
  }),
  'POST /api/admin/sites/{site}/files': endpoint({
    access: 'admin',
    status: 201,
    errorCodes: ['conflict'],
    summary:
      'Uploads an image, for `theme.logo`, `theme.favicon` and the like: an SVG, or a PNG, JPEG, ' +
      'WebP, AVIF or GIF. Active or external content of an SVG is rejected. Others are encoded ' +
      'again, as with `POST /api/admin/images`, and deleted a week or two after their last use.',
    path: site,
    limit: imageUploads.limit,
    body: z
      .strictObject({
        svg: z.optional(
          z
            .string('must be the text of an SVG')
            .check(
              z.minLength(1, 'must not be empty'),
              z.maxLength(50_000, 'must have at most 50000 characters'),
            ),
        ),
        image: z.optional(described(`Another image in base64, ${imageRules}`, imageFile)),
      })
      .check(
        z.refine(({ svg, image }) => (svg === undefined) !== (image === undefined), {
          path: ['image'],
          error: 'must be there without `svg`, or `svg` without it',
        }),
      ),
    bodyLimit: {
      bytes: imageUploads.bodyLimit.bytes + bodyLimitFor(50_000).bytes,
      keys: imageUploads.bodyLimit.keys,
    },
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
        tags: z.array(tagReply),
        files: described(
          'Images by URL path: the text of an SVG, others in base64.',
          z.record(z.string(), z.string()),
        ),
      }),
    ),
  }),
  'GET /api/admin/sites/{site}/archive': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    limit: {
      name: 'site-exports',
      requests: 'exports of a site',
      storage: 'database',
      seconds: hour,
      person: 5,
      network: 25,
    },
    summary:
      'The whole site as one file, without secrets, for `admin import-site` of this or another ' +
      'installation. Streamed; an interrupted download is incomplete.',
    path: site,
    reply: named('SiteArchive', z.string(), {
      description: 'The file: tar, gzip. docs/moving/site.md describes it.',
    }),
    media: 'application/gzip',
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/admin/sites/{site}/deletion': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Closes the site at once, and deletes it after 30 days.',
    path: site,
    reply: named('SiteDeletion', z.object({ deletionScheduledAt })),
  }),
  'DELETE /api/admin/sites/{site}/deletion': endpoint({
    access: 'admin',
    errorCodes: ['conflict'],
    summary: 'Takes the deletion of the site back: it is open again if it was.',
    path: site,
    reply: named('SiteDeletion', z.object({ deletionScheduledAt })),
  }),
  'POST /api/admin/sites/{site}/import': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    errorCodes: ['conflict'],
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
      settings: requestSettings,
      hosts: z.optional(z.array(z.string())),
      tags: z.optional(z.array(tag)),
      files: z.optional(z.record(z.string(), z.string())),
    }),
    // Besides texts, four images.
    bodyLimit: { bytes: 1024 * 1024 + 4 * imageUploads.bodyLimit.bytes, keys: 2_000 },
    reply: named(
      'SiteImported',
      z.object({ draft, failing: z.array(failing), hosts: z.array(host), tags: z.array(tagReply) }),
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
