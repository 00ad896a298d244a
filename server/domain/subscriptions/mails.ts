import { and, desc } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import {
  archivePath,
  managePath,
  oneClickPath,
  unsubscribePath,
  verifyPath,
} from '#shared/paths.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { digestVariants, issues } from '../../db/schema.ts';
import type { Mail } from '../../email/layout.tsx';
import {
  ownerLinkMail,
  verifySubscriptionMail,
  welcomeMail,
} from '../../email/subscription-mails.tsx';
import { isArchivedVariant, isPublicIssue } from './public-issue.ts';
import { queueMail } from '../mail/outbox.ts';
import { getDigestSender } from '../mail/senders.ts';
import { liftingMail } from '../mail/suppressions.ts';
import { getLanguage, type SubscriptionRow } from './subscription-row.ts';
import { manageToken, ownerToken, unsubscribeToken, verifyToken } from './tokens.ts';
import { own } from '../../db/own.ts';

type Recipient = Pick<
  SubscriptionRow,
  'siteId' | 'id' | 'email' | 'language' | 'frequency' | 'linkVersion'
>;
type Services = Needs<'site' | 'secrets' | 'clock' | 'config' | 'log'>;

/**
 * Mails a confirmation link. `confirmationSentAt` is in database time. `isBounced`: a bounce stops
 * other mail to the address, and the link lifts it. All emails here are sent only if the
 * transaction commits.
 */
export async function mailVerification(
  tx: Db,
  ctx: Services,
  recipient: Recipient,
  confirmationSentAt: Date,
  isBounced = false,
): Promise<void> {
  const url = toSiteUrl(ctx.site, verifyPath(verifyToken(ctx, recipient, confirmationSentAt)));
  await queue(
    tx,
    ctx,
    recipient,
    isBounced ? liftingMail : 'subscription-verify',
    verifySubscriptionMail(ctx.site, await loadWording(recipient), { url, isBounced }),
    new Date(ctx.clock.now().getTime() + limits.verifyLink.lifetimeMs),
  );
}

/** Mails the welcome to a confirmed reader. */
export async function mailWelcome(tx: Db, ctx: Services, recipient: Recipient): Promise<void> {
  const period = await findLatestIssue(tx, recipient);
  await queue(
    tx,
    ctx,
    recipient,
    'subscription-welcome',
    welcomeMail(ctx.site, await loadWording(recipient), {
      frequency: recipient.frequency,
      latestUrl: period === null ? null : toSiteUrl(ctx.site, archivePath(period)),
      sender: getDigestSender(ctx),
      ...pages(ctx, recipient),
    }),
  );
}

/** Returns the period of the last public issue of the recipient's frequency, or null. */
async function findLatestIssue(tx: Db, { siteId, frequency }: Recipient): Promise<string | null> {
  const [latest] = await tx
    .select({ period: issues.period })
    .from(issues)
    .innerJoin(digestVariants, isArchivedVariant())
    .where(and(own(issues, siteId, { frequency }), isPublicIssue))
    .orderBy(desc(issues.endsAt))
    .limit(1);
  return latest?.period ?? null;
}

/** Mails a link with full access, which soon expires. `toPage`: the path of its page. */
export async function mailOwnerLink(
  tx: Db,
  ctx: Services,
  recipient: Recipient,
  toPage = managePath,
): Promise<void> {
  await queue(
    tx,
    ctx,
    recipient,
    'subscription-link',
    ownerLinkMail(
      ctx.site,
      await loadWording(recipient),
      pages(ctx, recipient, toPage(ownerToken(ctx, recipient))),
    ),
    new Date(ctx.clock.now().getTime() + limits.ownerLink.lifetimeMs),
  );
}

const pages = (
  ctx: Services,
  recipient: Recipient,
  page = managePath(manageToken(ctx, recipient)),
) => ({
  manageUrl: toSiteUrl(ctx.site, page),
  unsubscribeUrl: toSiteUrl(ctx.site, unsubscribePath(unsubscribeToken(ctx, recipient))),
});

async function loadWording(recipient: Recipient) {
  const language = getLanguage(recipient);
  return { language, pack: await loadPack(language) };
}

/** After login codes, which users wait for. */
const priority = 1;

async function queue(
  tx: Db,
  ctx: Services,
  recipient: Recipient,
  kind: string,
  mail: Mail,
  expiresAt?: Date,
): Promise<void> {
  const unsubscribeUrl = toSiteUrl(ctx.site, oneClickPath(unsubscribeToken(ctx, recipient)));
  await queueMail(
    { db: tx, secrets: ctx.secrets },
    {
      siteId: ctx.site.id,
      kind,
      priority,
      recipient: recipient.email,
      now: ctx.clock.now(),
      unsubscribeUrl,
      ...(expiresAt ? { expiresAt } : {}),
      ...mail,
    },
  );
}
