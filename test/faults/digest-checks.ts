import { expect } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import {
  countDeliveries,
  readDeliveries,
} from '../../server/domain/digests/delivery/deliveries.ts';
import { createLog } from '../../server/infra/log.ts';
import { rows } from '../support/own-database.ts';
import { site } from './digest-workers.ts';
import type { PostOffice } from './smtp-relay.ts';

const log = createLog('silent');

type Mail = {
  id: string;
  recipient: string;
  state: string;
  answer: string | null;
  attempts: number;
};

/**
 * Checks the invariants: one issue, one email for each reader, and no repeated bytes except after a
 * rejection. Readers without mail are listed as uncertain, and counters match rows. Returns the
 * emails.
 */
export async function checkDeliveries(
  url: string,
  offices: PostOffice[],
  readers: number,
): Promise<{ mails: Mail[]; uncertain: Mail[] }> {
  const { db, close } = await openDatabase({ url }, log, 1);
  try {
    const issues = await rows<{ id: string }>(
      url,
      `select id from issues
        where site_id = $1 and frequency = 'daily' and state <> 'skipped' and id <> 'earlier'`,
      [site],
    );
    expect(issues).toHaveLength(1);
    const issue = { siteId: site, id: issues[0]?.id ?? '' };
    const mails = await rows<Mail>(
      url,
      `select id, recipient, state, smtp_response as answer, attempts from outbox
        where issue_id = $1`,
      [issue.id],
    );
    expect(mails.map(({ recipient }) => recipient).toSorted(), 'each reader has one').toEqual(
      Array.from({ length: readers }, (_, i) => `reader${i + 1}@mail.example`).toSorted(),
    );
    expect(
      await rows(
        url,
        `select language, prompt_key from digest_variants where issue_id = $1 group by 1, 2
          having count(*) > 1`,
        [issue.id],
      ),
    ).toEqual([]);

    const seen = offices.flatMap((office) => office.seen).filter(({ refused }) => !refused);
    expect(findRepeated(seen.map(({ to }) => to)), 'seen twice by reader').toEqual([]);
    expect(
      findRepeated(seen.map(({ messageId }) => messageId).filter((id) => id !== '')),
      'seen twice by Message-ID',
    ).toEqual([]);
    const byReader = new Map(seen.map((mail) => [mail.to, mail]));
    expect(
      mails.filter(
        ({ id, recipient }) =>
          ![`${id}@nontrivial.example`, '', undefined].includes(byReader.get(recipient)?.messageId),
      ),
      'a mail of another row',
    ).toEqual([]);

    const uncertain = mails.filter(
      ({ state, answer }) => state === 'failed' && answer?.startsWith('uncertain: '),
    );
    expect(
      mails.filter((mail) => mail.state !== 'sent' && !uncertain.includes(mail)),
      'neither sent nor uncertain',
    ).toEqual([]);
    expect(
      mails.filter(({ state, recipient }) => state === 'sent' && !byReader.get(recipient)?.taken),
      'sent, but not taken',
    ).toEqual([]);

    expect(await countDeliveries(db, issue)).toEqual({
      planned: 0,
      sending: 0,
      sent: mails.length - uncertain.length,
      failed: 0,
      uncertain: uncertain.length,
    });
    const listed = [];
    for await (const some of readDeliveries(db, issue)) listed.push(...some);
    expect(listed).toHaveLength(readers);
    expect(
      listed
        .filter(({ state }) => state === 'uncertain')
        .map(({ answer }) => answer)
        .toSorted(),
    ).toEqual(uncertain.map(({ answer }) => answer).toSorted());
    return { mails, uncertain };
  } finally {
    await close();
  }
}

const findRepeated = (all: string[]) =>
  [...Map.groupBy(all, (key) => key)].filter(([, { length }]) => length > 1).map(([key]) => key);
