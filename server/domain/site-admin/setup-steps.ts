import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { setupSteps, type SetupStep } from '#shared/contract/admin-overview.ts';
import { defaultPreset } from '#shared/sites/default.ts';
import type { Needs } from '../../context.ts';
import { inboundFeeds, issues, outbox } from '../../db/schema.ts';
import { listTags } from '../posts/tags.ts';

/** Feeds that give a new site enough posts for a digest. */
const enoughFeeds = 3;
/** Domains that no reader can open: those of presets and of a local machine. */
const placeholderDomain = /(?:^|\.)(?:example|localhost)$/;

/** An issue is `sent` only after its last reader was due. */
const hasSentMail = sql`(${issues.state} = 'sent' or exists (
  select 1 from ${outbox} where ${outbox.siteId} = ${issues.siteId}
    and ${outbox.issueId} = ${issues.id} and ${outbox.state} = 'sent'))`;

/**
 * Reads which steps to set up a site are done. A branding step is done when the published setting
 * differs from the preset of new sites.
 */
export async function readSetupSteps(
  ctx: Needs<'db' | 'site' | 'config'>,
): Promise<{ step: SetupStep; done: boolean }[]> {
  const { db, site, config } = ctx;
  const { theme } = defaultPreset;
  const differs = (one: unknown, other: unknown) => !isDeepStrictEqual(one, other);
  const { tags } = await listTags(ctx);
  const done: Record<SetupStep, boolean> = {
    name: site.theme.siteName !== theme.siteName,
    logo: site.theme.logo !== theme.logo,
    colors: differs(site.theme.colors, theme.colors) || differs(site.theme.dark, theme.dark),
    tags: differs(
      tags.map(({ name }) => name),
      defaultPreset.tags.map(({ name }) => name),
    ),
    feeds: (await db.$count(inboundFeeds, eq(inboundFeeds.siteId, site.id))) >= enoughFeeds,
    domain: !placeholderDomain.test(site.theme.seo.canonicalDomain),
    mail: config.smtpUrl !== null,
    open: site.isOpen,
    digest: (await db.$count(issues, and(eq(issues.siteId, site.id), hasSentMail))) > 0,
  };
  return setupSteps.map((step) => ({ step, done: done[step] }));
}
