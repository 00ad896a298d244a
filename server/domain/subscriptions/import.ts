import { and, eq, inArray } from 'drizzle-orm';
import { emailAddress } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { frequencies, type Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { isTimeZone } from '#shared/text-rules.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { createTranslate, english } from '#shared/texts/translate.ts';
import type { Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { subscriptions } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { zoneName } from '../core/local-time.ts';
import { addToCounter, lockCounter } from '../core/rate-limiter.ts';
import { reserveMailSlot, lockEmailForTransaction } from './mail-limits.ts';
import { recordImport } from './consents.ts';
import { mailVerification } from './mails.ts';
import { filterSuppressions } from '../mail/suppressions.ts';
import { newId } from '../core/ids.ts';
import { normalizeEmail, toMailbox } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';

type ImportRequest = HandlerInput<'POST /api/admin/subscribers/import'>['body'];
type Imported = Reply<'POST /api/admin/subscribers/import'>;
/** Reasons are English; the administration translates them by their text and number. */
const t = createTranslate('en');
/** A valid row; `row` counts from 1. */
type Reader = {
  row: number;
  email: string;
  frequency: Frequency;
  language: DigestLanguage;
  timeZone: string;
  consent: string;
};

type Services = Needs<'db' | 'clock' | 'site' | 'secrets' | 'config' | 'log'>;
/** Null: the command line, which may import any number of confirmed readers. */
type Importer = Pick<Viewer, 'userId' | 'username' | 'platform'> | null;

/** How many readers per transaction; pending ones need several statements each. */
const batchSizes = { confirmed: 500, pending: 25 };
const maxConsent = 500;

/**
 * Imports readers. With `confirmed`, each row states its consent, and readers are active at once.
 * Else each gets an email with a confirmation link, within `limits.subscriptionMails` and the
 * `importMails` of the site. Rows beyond a limit of the day are skipped. Known addresses stay as
 * they are, so an import never resubscribes a reader. Idempotent: repeat it after an interruption,
 * and on the next day for the rest. Decision 230.
 */
export async function importSubscribers(
  ctx: Services,
  by: Importer,
  { rows, confirmed }: ImportRequest,
): Promise<Imported> {
  const skipped: Imported['skipped'] = [];
  const skip = (row: number, email: string, reason: string) =>
    void skipped.push({ row, email, reason });
  const readers = new Map<string, Reader>();
  for (const [i, row] of rows.entries()) {
    const read = readRow(ctx, row, i + 1);
    const before = typeof read === 'string' ? undefined : readers.get(read.email);
    if (typeof read === 'string') skip(i + 1, row.email, read);
    else if (before) skip(read.row, read.email, t('Duplicate of row {n}.', { n: before.row }));
    else readers.set(read.email, read);
  }
  // In the order of what is locked, so that two concurrent imports do not deadlock.
  const toLockOrder = ({ email }: Reader) => `${toMailbox(email)} ${email}`;
  const all = [...readers.values()].toSorted((a, b) => (toLockOrder(a) < toLockOrder(b) ? -1 : 1));
  const batchSize = confirmed ? batchSizes.confirmed : batchSizes.pending;
  let added = 0;
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize);
    // For pending readers, one entry is logged before the first email.
    added += await ctx.db.transaction((tx) =>
      importBatch(
        tx,
        ctx,
        by,
        batch,
        confirmed,
        skip,
        confirmed ? null : at === 0 ? all.length : 0,
      ),
    );
  }
  return {
    active: confirmed ? added : 0,
    pending: confirmed ? 0 : added,
    skipped: skipped.toSorted((a, b) => a.row - b.row),
  };
}

/** Returns the row as it can be stored, or the reason why not. */
function readRow(
  { site, clock }: Needs<'site' | 'clock'>,
  input: ImportRequest['rows'][number],
  row: number,
): Reader | string {
  const email = emailAddress.safeParse(normalizeEmail(input.email));
  if (!email.success) return english('Invalid address.');
  const values = {
    frequency: input.frequency?.trim().toLowerCase() || 'daily',
    language: input.language?.trim().toLowerCase() || 'en',
    timeZone: input.timeZone?.trim() || site.timeZone,
  };
  const frequency = frequencies.find((name) => name === values.frequency);
  if (!frequency) return english('The frequency must be daily or weekly.');
  const language = digestLanguages.find((code) => code === values.language);
  if (!language) return english('The language must be a code such as de.');
  if (!isTimeZone(values.timeZone))
    return english('The time zone must be one such as Europe/Berlin.');
  const consent = oneLine(input.consent ?? '');
  if (consent === '') return english('The row does not say how the reader agreed.');
  if (consent.length > maxConsent)
    return t('How the reader agreed must be at most {n} characters.', { n: maxConsent });
  const when = input.consentAt?.trim() ?? '';
  const at = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(when)
    ? Date.parse(when)
    : NaN;
  if (when !== '' && !(at <= clock.now().getTime() + dayMs && at > 0))
    return english('The date of consent must be in the past, for example 2026-03-01.');
  return {
    row,
    email: email.data,
    frequency,
    language,
    timeZone: zoneName(values.timeZone),
    consent: when === '' ? consent : `${consent} (${when})`,
  };
}

const existingReasons = {
  active: english('Already subscribed.'),
  pending: english('Already asked to confirm.'),
  unsubscribed: english('Unsubscribed.'),
};
const suppressedReasons = {
  bounce: english('Bounced permanently.'),
  complaint: english('Complained.'),
  manual: english('Blocked.'),
};

/**
 * `announced`: the number of pending rows to log now; null for confirmed readers, logged
 * afterwards.
 */
async function importBatch(
  tx: Db,
  ctx: Services,
  by: Importer,
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
  const states = new Map(
    (
      await tx
        .select({ email: address, state })
        .from(subscriptions)
        .where(and(eq(siteId, ctx.site.id), inArray(address, addresses)))
    ).map((row) => [row.email, row.state]),
  );
  const suppressed = await filterSuppressions(tx, ctx.secrets, ctx.site.id, addresses);
  const quota = await lockQuota(tx, ctx, by, confirmed);
  const accepted: Reader[] = [];
  for (const reader of readers) {
    const [before, suppression] = [states.get(reader.email), suppressed.get(reader.email)];
    if (before || suppression)
      skip(
        reader.row,
        reader.email,
        before ? existingReasons[before] : suppressedReasons[suppression ?? 'manual'],
      );
    else if (quota && accepted.length >= quota.left) skip(reader.row, reader.email, quota.reason);
    else if (!confirmed && !(await reserveMailSlot(tx, ctx, 'link', reader.email)))
      skip(reader.row, reader.email, english('Too many confirmation emails sent; try tomorrow.'));
    else accepted.push(reader);
  }
  if (accepted.length === 0) return 0;
  const inserted = await tx
    .insert(subscriptions)
    .values(
      accepted.map(({ email, frequency, language, timeZone, consent }) => ({
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
  await recordImport(tx, ctx, inserted);
  await quota?.use(inserted.length);
  const byAddress = new Map(inserted.map((row) => [row.email, row]));
  // Subscribed concurrently.
  for (const { row, email } of accepted)
    if (!byAddress.has(email)) skip(row, email, existingReasons.active);
  if (!confirmed)
    for (const row of inserted)
      if (row.confirmationSentAt) await mailVerification(tx, ctx, row, row.confirmationSentAt);
  if (confirmed && inserted.length > 0)
    await writeAuditLog(tx, ctx, by, [
      { action: 'import-subscribers', after: { confirmed, active: inserted.length } },
    ]);
  return inserted.length;
}

/**
 * Locks how many readers the site may import in its present window of a day; null: any number.
 * Call after `lockEmailForTransaction`.
 */
async function lockQuota(
  tx: Db,
  { site }: Needs<'site'>,
  by: Importer,
  confirmed: boolean,
): Promise<{ left: number; reason: string; use: (count: number) => Promise<void> } | null> {
  if (confirmed && (by === null || by.platform)) return null;
  const { mails, confirmed: vouched } = limits.subscriberImport;
  const { count, windowMs } = confirmed ? vouched : { ...mails, count: site.importMails };
  const id = `import-${confirmed ? 'confirmed' : 'mails'} ${site.id}`;
  const used = await lockCounter(tx, { id, seconds: windowMs / 1_000 });
  const limit = count.toLocaleString('en');
  return {
    left: count - used,
    reason: confirmed
      ? t(
          'Only a platform admin can import more than {n} confirmed readers a day. Ask them, or import the file again tomorrow.',
          { n: limit },
        )
      : t(
          'This site may send {n} confirmation emails a day by imports. Import the file again tomorrow.',
          { n: limit },
        ),
    use: (more) => addToCounter(tx, id, more),
  };
}

export const handlers = {
  'POST /api/admin/subscribers/import': (ctx, { body }) => importSubscribers(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
