import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { MailDnsReport } from '#shared/contract/admin-mail.ts';
import type { SenderCause } from '#shared/bounce-causes.ts';
import { oneClickPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { fillSentence } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx } from '../../context.ts';
import { outbox } from '../../db/schema.ts';
import { isHeaderUrl } from '../../infra/mail/header-values.ts';
import { hasPostalAddress } from '../digests/delivery/postal-address.ts';
import { countRefusals } from '../mail/bounces.ts';
import { decryptMail } from '../mail/encrypted-mail.ts';
import { bounceRule, complaintRule, countDailyFeedback } from '../mail/send-pauses.ts';
import { decryptServer } from '../mail/senders.ts';

type Rule = MailDnsReport['rules'][number];

/** What to do after refusals, which say nothing about the address of the reader. */
const remedies: Record<SenderCause, string> = {
  authentication: english(
    '{n} for authentication: correct SPF, DKIM and DMARC above, and the reverse DNS of your ' +
      'mail server.',
  ),
  spam: english(
    '{n} for spam: look your domain and IP up at the receivers and block lists, and ask to be ' +
      'removed.',
  ),
  virus: english('{n} for virus: check your links for hosts that are blocked as harmful.'),
  rate: english('{n} for rate: send fewer emails per hour, or warm up the domain.'),
  size: english('{n} for size: send shorter digests.'),
  policy: english(
    '{n} for policy: read the answers of the receivers in the log of your mail server.',
  ),
};

const describeRefusals = (refusals: [SenderCause, number][]): string =>
  refusals.length === 0
    ? english('Receivers refused no email because of the sender on the last day.')
    : [
        english('Emails refused on the last day.'),
        ...refusals.map(([cause, count]) => fillSentence(remedies[cause], count)),
      ].join('\n');

/** Fewer digests say nothing about a share. */
const minDigests = 100;

/** Measures what Gmail and Yahoo require of bulk senders. Nothing is stored or ticked. */
export async function measureRules(ctx: Ctx, records: MailDnsReport['records']): Promise<Rule[]> {
  const { db, site, clock } = ctx;
  const wrong = records.filter(({ state }) => state !== 'ok').map(({ purpose }) => purpose);
  const { digests, complaints, bounces } = await countDailyFeedback(db, site.id, clock.now());
  const refusals = await countRefusals(db, site.id);
  const refused = refusals.reduce((sum, [, count]) => sum + count, 0);
  const judgeShare = (count: number, limit: number) =>
    digests < minDigests ? null : count / digests < limit;
  const describeShare = (count: number, limit: number) =>
    fillSentence(
      '{n} of {m} digests on the last day. Fewer than {o} of {p} are allowed.',
      count,
      digests,
      Math.round(limit * 1_000),
      1_000,
    );
  const { warnShare } = complaintRule;
  const { pauseShare } = bounceRule;
  return [
    {
      rule: 'alignment',
      isMet: wrong.length === 0,
      text:
        wrong.length === 0
          ? english('All records are correct.')
          : fillSentence('Not correct: “{n}”.', wrong.join(', ')),
    },
    measureEncryption(ctx),
    await measureUnsubscribe(ctx),
    {
      rule: 'complaints',
      isMet: judgeShare(complaints, warnShare),
      text: describeShare(complaints, warnShare),
    },
    {
      rule: 'bounces',
      isMet: judgeShare(bounces, pauseShare),
      text: describeShare(bounces, pauseShare),
    },
    {
      rule: 'refusals',
      isMet: judgeShare(refused, pauseShare),
      text: describeRefusals(refusals),
    },
    {
      rule: 'address',
      isMet: hasPostalAddress(site),
      text: hasPostalAddress(site)
        ? english('Each digest shows it.')
        : english('Digests show none.'),
    },
  ];
}

function measureEncryption({ site, secrets, config }: Ctx): Rule {
  const url = (site.sender && decryptServer(secrets, site.sender)) ?? config.smtpUrl;
  const isEncrypted = url !== null && (url.startsWith('smtps:') || config.env === 'production');
  return {
    rule: 'encryption',
    isMet: url === null ? null : isEncrypted,
    text: isEncrypted
      ? english('Mail is sent only over encrypted connections.')
      : english('Encryption is required in production only.'),
  };
}

/** Looks at the last newsletter emails that have their link, or get it when they are sent. */
async function measureUnsubscribe({ db, site, secrets }: Ctx): Promise<Rule> {
  const rows = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, site.id), isNotNull(outbox.unsubscribeUrl)))
    .orderBy(desc(outbox.createdAt))
    .limit(20);
  const urls = rows.flatMap((row) => {
    const mail = row.unsubscribeUrl === '' ? null : decryptMail(secrets, row);
    // That of a digest is created when it is sent, with the token of its reader.
    return mail ? [mail.unsubscribeUrl || toSiteUrl(site, oneClickPath('token'))] : [];
  });
  const isMet = urls.length === 0 ? null : urls.every((url) => isHeaderUrl(url));
  return {
    rule: 'unsubscribe',
    isMet,
    text:
      isMet === false
        ? english('An email has no HTTPS one-click unsubscribe link.')
        : isMet === null
          ? english('No recent newsletter email to check. Email without the link is never sent.')
          : fillSentence('All of the last {n} newsletter emails have the link.', urls.length),
  };
}
