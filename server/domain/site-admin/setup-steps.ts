import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import { setupSteps, type SetupStep } from '#shared/contract/admin-overview.ts';
import { defaultPreset } from '#shared/sites/default.ts';
import type { Needs } from '../../context.ts';
import type { Config } from '../../infra/config/config.ts';
import { isReservedHost } from '../../infra/special-hosts.ts';
import { inboundFeeds, issues, outbox, posts } from '../../db/schema.ts';
import { listTags } from '../posts/tags.ts';

/** Feeds or posts that give a new site enough for a digest. */
const enoughSources = 3;

/**
 * An issue is `sent` only after its last reader was due. Without a mail server, its emails stay in
 * the outbox, where `/dev/mail` shows them: a trial is done when they are planned.
 */
const hasMail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>) =>
  sql`(${issues.state} = 'sent' or exists (
    select 1 from ${outbox} where ${outbox.siteId} = ${issues.siteId}
      and ${outbox.issueId} = ${issues.id}
      ${smtpUrl === null ? sql`` : sql`and ${outbox.state} = 'sent'`}))`;

/**
 * Reads which steps to set up a site are done. A branding step is done when the published setting
 * differs from the preset of new sites.
 */
export async function readSetupSteps(
  ctx: Needs<'db' | 'site' | 'config'>,
): Promise<{ step: SetupStep; done: boolean }[]> {
  const { db, site, config } = ctx;
  // Reads three rows by index. A count would read all.
  const newest = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.siteId, site.id), posts.isVisible))
    .orderBy(desc(posts.createdAt))
    .limit(enoughSources);
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
    content:
      (await db.$count(inboundFeeds, eq(inboundFeeds.siteId, site.id))) >= enoughSources ||
      newest.length >= enoughSources,
    domain: !isReservedHost(site.theme.seo.canonicalDomain),
    mail: config.smtpUrl !== null,
    open: site.isOpen,
    digest: (await db.$count(issues, and(eq(issues.siteId, site.id), hasMail(config)))) > 0,
  };
  return setupSteps.map((step) => ({ step, done: done[step] }));
}
