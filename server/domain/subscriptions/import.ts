import { and, eq, inArray } from 'drizzle-orm';
import { emailAddress } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { frequencies, type Frequency } from '#shared/contract/subscriptions.ts';
import { isTimeZone } from '#shared/text-rules.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { subscriptions } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { zoneName } from '../core/local-time.ts';
import { reserveMailSlot, lockEmailForTransaction } from './mail-limits.ts';
import { mailVerification } from './mails.ts';
import { filterSuppressions } from '../mail/suppressions.ts';
import { newId } from '../core/ids.ts';
import { normalizeEmail } from '../core/email-address.ts';

type Given = HandlerInput<'POST /api/admin/subscribers/import'>['body'];
type Imported = Reply<'POST /api/admin/subscribers/import'>;
/** A row that can be taken; `row` counts from 1. */
type Reader = {
  row: number;
  email: string;
  frequency: Frequency;
  language: DigestLanguage;
  timeZone: string;
  consent: string;
};

/** Readers of one transaction: those who are mailed have several statements each. */
const together = { confirmed: 500, asked: 25 };
const mostConsent = 500;

/**
 * Brings in readers. `confirmed`: whoever brings them says of each how they agreed, which is kept, and they are active at once; else each is mailed a link to confirm, as often as `limits.subscriptionMails`
 * allows. An address that is known here stays as it is, whatever its state: so nobody who has unsubscribed is brought back. Safe to repeat, and to go on after it broke off.
 */
export async function importSubscribers(
  ctx: Ctx,
  by: Viewer,
  { rows, confirmed }: Given,
): Promise<Imported> {
  const skipped: Imported['skipped'] = [];
  const skip = (row: number, email: string, reason: string) =>
    void skipped.push({ row, email, reason });
  const readers = new Map<string, Reader>();
  for (const [i, row] of rows.entries()) {
    const read = readRow(ctx, row, i + 1);
    const before = typeof read === 'string' ? undefined : readers.get(read.email);
    if (typeof read === 'string') skip(i + 1, row.email, read);
    else if (before) skip(read.row, read.email, `Duplicate of row ${before.row}.`);
    else readers.set(read.email, read);
  }
  // In one order, so that two who import at once do not wait for each other.
  const all = [...readers.values()].toSorted((a, b) => (a.email < b.email ? -1 : 1));
  const most = confirmed ? together.confirmed : together.asked;
  let added = 0;
  for (let at = 0; at < all.length; at += most) {
    const some = all.slice(at, at + most);
    // Of those who are asked it is written down once, before the first mail.
    added += await ctx.db.transaction((tx) =>
      take(tx, ctx, by, some, confirmed, skip, confirmed ? null : at === 0 ? all.length : 0),
    );
  }
  return {
    active: confirmed ? added : 0,
    pending: confirmed ? 0 : added,
    skipped: skipped.toSorted((a, b) => a.row - b.row),
  };
}

/** A row as it can be stored, or why it cannot. */
function readRow({ site, clock }: Ctx, given: Given['rows'][number], row: number): Reader | string {
  const email = emailAddress.safeParse(normalizeEmail(given.email));
  if (!email.success) return 'Invalid address.';
  const asked = {
    frequency: given.frequency?.trim().toLowerCase() || 'daily',
    language: given.language?.trim().toLowerCase() || 'en',
    timeZone: given.timeZone?.trim() || site.timeZone,
  };
  const frequency = frequencies.find((one) => one === asked.frequency);
  if (!frequency) return 'The frequency must be daily or weekly.';
  const language = digestLanguages.find((one) => one === asked.language);
  if (!language) return `The language must be one of ${digestLanguages.join(', ')}.`;
  if (!isTimeZone(asked.timeZone)) return 'The time zone must be one such as Europe/Berlin.';
  const words = oneLine(given.consent ?? '');
  if (words === '') return "It's missing how the reader agreed.";
  if (words.length > mostConsent)
    return `How the reader agreed must be at most ${mostConsent} characters.`;
  const when = given.consentAt?.trim() ?? '';
  const at = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(when)
    ? Date.parse(when)
    : NaN;
  if (when !== '' && !(at <= clock.now().getTime() + 24 * 3_600_000 && at > 0))
    return 'When the reader agreed must be a past date such as 2026-03-01.';
  return {
    row,
    email: email.data,
    frequency,
    language,
    timeZone: zoneName(asked.timeZone),
    consent: when === '' ? words : `${words} (${when})`,
  };
}

const known = {
  active: 'Already subscribed.',
  pending: 'Already asked to confirm.',
  unsubscribed: 'Unsubscribed.',
};
const refused = {
  bounce: 'Bounced permanently.',
  complaint: 'Complained.',
  manual: 'Blocked.',
};

/** `announced`: of those who are asked, how many rows are written down now; null: what was done is. */
async function take(
  tx: Db,
  ctx: Ctx,
  by: Viewer,
  readers: Reader[],
  confirmed: boolean,
  skip: (row: number, email: string, reason: string) => void,
  announced: number | null,
): Promise<number> {
  if (announced)
    await writeAuditLog(tx, ctx, by, [
      { action: 'import-subscribers', after: { confirmed, rows: announced } },
    ]);
  if (!confirmed) for (const { email } of readers) await lockEmailForTransaction(tx, email);
  const addresses = readers.map(({ email }) => email);
  const { siteId, email: address, state } = subscriptions;
  const there = new Map(
    (
      await tx
        .select({ email: address, state })
        .from(subscriptions)
        .where(and(eq(siteId, ctx.site.id), inArray(address, addresses)))
    ).map((row) => [row.email, row.state]),
  );
  const suppressed = await filterSuppressions(tx, ctx.secrets, ctx.site.id, addresses);
  const free: Reader[] = [];
  for (const reader of readers) {
    const [before, why] = [there.get(reader.email), suppressed.get(reader.email)];
    if (before || why)
      skip(reader.row, reader.email, before ? known[before] : refused[why ?? 'manual']);
    else if (!confirmed && !(await reserveMailSlot(tx, ctx, 'link', reader.email)))
      skip(reader.row, reader.email, 'Too many confirmation emails sent; try tomorrow.');
    else free.push(reader);
  }
  if (free.length === 0) return 0;
  const made = await tx
    .insert(subscriptions)
    .values(
      free.map(({ email, frequency, language, timeZone, consent }) => ({
        email,
        frequency,
        language,
        timeZone,
        consent,
        siteId: ctx.site.id,
        id: newId(),
        source: 'import' as const,
        sendHour: ctx.site.digest.hour,
        createdAt: databaseNow as never,
        ...(confirmed
          ? { state: 'active' as const, confirmedAt: databaseNow as never }
          : { state: 'pending' as const, confirmationSentAt: databaseNow as never }),
      })),
    )
    .onConflictDoNothing()
    .returning();
  const byAddress = new Map(made.map((row) => [row.email, row]));
  // Somebody subscribed with it at this very moment.
  for (const { row, email } of free) if (!byAddress.has(email)) skip(row, email, known.active);
  if (!confirmed)
    for (const row of made)
      if (row.confirmationSentAt) await mailVerification(tx, ctx, row, row.confirmationSentAt);
  if (confirmed && made.length > 0)
    await writeAuditLog(tx, ctx, by, [
      { action: 'import-subscribers', after: { confirmed, active: made.length } },
    ]);
  return made.length;
}
