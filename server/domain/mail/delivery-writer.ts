import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { outbox } from '../../db/schema.ts';

type Row = typeof outbox.$inferSelect;
/** How it ended with a mail, or that it waits again. `sendAfter`: not before, when it does. */
export type DeliveryResult = Pick<
  Row,
  'state' | 'attempts' | 'smtpResponse' | 'sendAfter' | 'sentAt'
>;
type Entry = {
  row: Row;
  change: Omit<DeliveryResult, 'sendAfter'> & { sendAfter: Date | null };
  stored(own: boolean): void;
  failed(error: unknown): void;
};

/** How long an ending waits for company. A mail that begins waits for nothing. Milliseconds. */
const patience = 10;
/** Statements at once. */
const sideBySide = 1;

export type DeliveryWriter = {
  /** Stores that the words of a mail begin to go out. False: it is somebody else's by now, and none may. */
  begin(row: Row, at: Date): Promise<boolean>;
  /** Stores how it ended, unless it is somebody else's by now. */
  end(row: Row, ending: DeliveryResult): Promise<boolean>;
};

/**
 * What becomes of mails that this process has claimed, in one statement for all that comes while the one before runs: several mails go out side by side, and each mail is two changes. The end of a mail is mostly
 * stored with the beginning of the next on its connection, so of each connection there is one mail at the most that was begun and whose end is not stored (product 34).
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
      const own = await store(db, entries);
      for (const { row, stored } of entries) stored(own.has(keyOf(row)));
    } catch (error) {
      for (const { failed } of entries) failed(error);
    }
    writing -= 1;
    if (waiting.some(({ change }) => change.state === 'sending')) hurry();
  }

  /** At the end of this turn: what comes in it goes along. */
  function hurry(): void {
    if (planned || writing >= sideBySide) return;
    planned = true;
    setImmediate(() => void write());
  }

  const add = (row: Row, change: Entry['change']) =>
    new Promise<boolean>((stored, failed) => {
      waiting.push({ row, change, stored, failed });
      if (change.state === 'sending') hurry();
      else timer ??= setTimeout(() => void write(), patience);
    });
  return {
    begin: (row, at) =>
      add(row, {
        state: 'sending',
        attempts: row.attempts,
        smtpResponse: row.smtpResponse,
        sendAfter: null,
        sentAt: at,
      }),
    end: (row, ending) => add(row, ending),
  };
}

const keyOf = ({ siteId, id }: Pick<Row, 'siteId' | 'id'>) => `${siteId} ${id}`;

/** Only of mails that are this process's still: its lease may have run out. Written once: it is run for nearly every mail. */
const [before, after] = [
  sql.raw(`update outbox as mail
  set state = new.state, attempts = new.attempts, smtp_response = new.smtp_response, send_after = coalesce(new.send_after, mail.send_after), sent_at = new.sent_at
  from json_to_recordset(`),
  sql.raw(`::json) as new (site_id text, id text, was smallint, state text, attempts smallint, smtp_response text, send_after timestamptz, sent_at timestamptz)
  where mail.site_id = new.site_id and mail.id = new.id and mail.state = 'sending' and mail.attempts = new.was returning mail.site_id as "siteId", mail.id`),
];

async function store(db: Db, entries: Entry[]): Promise<Set<string>> {
  const changes = entries.map(
    ({
      row: { siteId, id, attempts: was },
      change: { state, attempts, smtpResponse, sendAfter, sentAt },
    }) => ({
      site_id: siteId,
      id,
      was,
      state,
      attempts,
      smtp_response: smtpResponse,
      send_after: sendAfter,
      sent_at: sentAt,
    }),
  );
  const { rows } = await db.execute<{ siteId: string; id: string }>(
    sql`${before}${JSON.stringify(changes)}${after}`,
  );
  return new Set(rows.map(keyOf));
}
