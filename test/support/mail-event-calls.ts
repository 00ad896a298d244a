import { createHmac } from 'node:crypto';
import { beforeEach } from 'vitest';
import {
  digestVariants,
  issues,
  outbox,
  instanceMarkers,
  mailPauses,
  rateLimits,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { createTestApp, type SiteId } from './test-app.ts';

const secret = 'shared with the mail service, and with nobody else';
const site: SiteId = 'nontrivial';

export type Event = {
  id?: string;
  type?: string;
  email: string;
  permanent?: boolean;
  messageId?: string;
};

/** Starts an application that accepts signed delivery events. */
export async function setUpMailEvents() {
  const t = await createTestApp({ config: { mailWebhookSecret: secret } });
  const { db, secrets } = t.deps;
  let count = 0;
  const createEmail = () => `reader${(count += 1)}@mail.example`;
  const getSeconds = (ahead = 0) => Math.floor(t.clock.now().getTime() / 1_000) + ahead;
  const sign = (body: string, time: number | string = getSeconds(), key = secret) =>
    `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
  const createBody = (event: object) =>
    JSON.stringify({ id: `event-${(count += 1)}`, type: 'complaint', ...event });
  const send = (
    body: string,
    signature: string | null = sign(body),
    host: SiteId | (string & {}) = site,
  ) => {
    const call = t.on(host).post('/api/mail/events').set('Content-Type', 'application/json');
    return (signature === null ? call : call.set('X-Signature', signature)).send(body);
  };
  const sendEvent = (event: Event, host: SiteId = site) => send(createBody(event), undefined, host);

  beforeEach(async () => {
    t.deps.config.mailWebhookSecret = secret;
    t.log.length = 0;
    for (const table of [
      instanceMarkers,
      mailPauses,
      rateLimits,
      suppressions,
      outbox,
      subscriptions,
      digestVariants,
      issues,
    ])
      await db.delete(table);
  });
  return { t, db, secrets, createEmail, getSeconds, sign, createBody, send, sendEvent };
}
