import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { outbox } from '../../db/schema.ts';
import { extendLease } from './claim-mails.ts';

type Row = typeof outbox.$inferSelect;
/** An email's new state. `sendAfter`: when a queued email is due, or the end of the lease. */
export type DeliveryResult = Pick<
  Row,
  'state' | 'attempts' | 'deferrals' | 'smtpResponse' | 'sendAfter' | 'sentAt'
>;
/** `recipient`: a digest goes to the present address of its reader. */
type Begun = { recipient: string; renderedAt: Date | null };
type Entry = {
  row: Row;
  change: DeliveryResult & Partial<Begun>;
  stored(ours: boolean): void;
  failed(error: unknown): void;
};

/** How long a result may wait for others to share its statement. A start does not wait. */
const maxDelayMs = 10;
const maxStatements = 1;

export type DeliveryWriter = {
  /**
   * Stores that the content begins to go out, and to whom, and extends the lease. False: another
   * process holds the email; do not send. `renderedAt`: the rendering of a digest's variant.
   */
  begin(row: Row, at: Date, begun: Begun): Promise<boolean>;
  /** Stores the result, unless another process holds the email. */
  end(row: Row, result: DeliveryResult): Promise<boolean>;
};

/**
 * Stores the states of emails that this process has claimed. Collects changes while a statement
 * runs, because emails go out concurrently and each has two changes. A connection has at most one
 * email that has started and has no stored result.
 */
export function createDeliveryWriter(db: Db): DeliveryWriter {
  let waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let planned = false;
  let writing = 0;

  async function write(): Promise<void> {
    planned = false;
    clearTimeout(timer);
    timer = undefined;
    const entries = waiting;
    if (entries.length === 0) return;
    waiting = [];
    writing += 1;
    try {
      const stillOurs = await store(db, entries);
      for (const { row, stored } of entries) stored(stillOurs.has(toKey(row)));
    } catch (error) {
      for (const { failed } of entries) failed(error);
    }
    writing -= 1;
    if (waiting.some(({ change }) => change.state === 'sending')) writeSoon();
  }

  /** Writes at the end of this turn of the event loop. */
  function writeSoon(): void {
    if (planned || writing >= maxStatements) return;
    planned = true;
    setImmediate(() => void write());
  }

  const add = (row: Row, change: Entry['change']) =>
    new Promise<boolean>((stored, failed) => {
      waiting.push({ row, change, stored, failed });
      if (change.state === 'sending') writeSoon();
      else timer ??= setTimeout(() => void write(), maxDelayMs);
    });
  return {
    begin: (row, at, begun) =>
      add(row, {
        state: 'sending',
        attempts: row.attempts,
        deferrals: row.deferrals,
        smtpResponse: row.smtpResponse,
        sendAfter: extendLease(row, at),
        sentAt: at,
        ...begun,
      }),
    end: (row, result) => add(row, result),
  };
}

const toKey = ({ siteId, id }: Pick<Row, 'siteId' | 'id'>) => `${siteId} ${id}`;

/**
 * Updates only emails whose lease this process still holds, and the corrections that sent emails
 * carry. Removes the content of emails that are over (encrypted-mail.ts). Built once, because
 * nearly every email runs it.
 */
const [before, after] = [
  sql.raw(`with written as (
    update outbox as mail
    set state = new.state, attempts = new.attempts, deferrals = new.deferrals,
      smtp_response = new.smtp_response,
      send_after = new.send_after, recipient = coalesce(new.recipient, mail.recipient),
      sent_at = new.sent_at,
      variant_rendered_at = coalesce(new.variant_rendered_at, mail.variant_rendered_at),
      subject = case when new.over then '' else mail.subject end,
      html = case when new.over then '' else mail.html end,
      text = case when new.over then '' else mail.text end,
      unsubscribe_url = case when new.over and mail.unsubscribe_url is not null then ''
        else mail.unsubscribe_url end
    from json_to_recordset(`),
  sql.raw(`::json) as new (site_id text, id text, was smallint, state text, attempts smallint,
      deferrals smallint, smtp_response text, send_after timestamptz, sent_at timestamptz,
      variant_rendered_at timestamptz, recipient text, over boolean)
    where mail.site_id = new.site_id and mail.id = new.id
      and mail.state = 'sending' and mail.attempts = new.was
    returning mail.site_id, mail.id, mail.state, mail.sent_at
  ), corrected as (
    update correction_recipients as recipient set sent_at = written.sent_at from written
    where written.state = 'sent'
      and recipient.site_id = written.site_id and recipient.mail_id = written.id
  ) select site_id as "siteId", id from written`),
];

async function store(db: Db, entries: Entry[]): Promise<Set<string>> {
  const changes = entries.map(
    ({
      row: { siteId, id, attempts: was },
      change: {
        state,
        attempts,
        deferrals,
        smtpResponse,
        sendAfter,
        sentAt,
        recipient,
        renderedAt,
      },
    }) => ({
      site_id: siteId,
      id,
      was,
      state,
      attempts,
      deferrals,
      smtp_response: smtpResponse,
      send_after: sendAfter,
      sent_at: sentAt,
      variant_rendered_at: renderedAt,
      recipient,
      over: state === 'sent' || state === 'failed',
    }),
  );
  const { rows } = await db.execute<{ siteId: string; id: string }>(
    sql`${before}${JSON.stringify(changes)}${after}`,
  );
  return new Set(rows.map(toKey));
}
