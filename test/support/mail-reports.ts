import { outbox } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import { toReturnPath } from '../../server/domain/mail/return-paths.ts';
import { createDigestRow } from './mail-rows.ts';
import { addSubscription } from './subscriptions.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Stores a sent email to a reader of a site. Returns its id and its return path. */
export async function addSentMail(
  t: TestApp,
  site: SiteId,
  email: string,
): Promise<{ id: string; path: string }> {
  const id = newId();
  const at = t.clock.now();
  const { id: subscriptionId } = await addSubscription(t, site, { email });
  await t.deps.db.insert(outbox).values(
    createDigestRow({
      siteId: site,
      id,
      recipient: email,
      subscriptionId,
      unsubscribeUrl: '',
      state: 'sent',
      sendAfter: at,
      createdAt: at,
      sentAt: at,
    }),
  );
  return {
    id,
    path: `${toReturnPath(t.deps.secrets, { siteId: site, id })}@bounces.${site}.example`,
  };
}

/** Builds a delivery status notification (RFC 3464) with the head of the returned email. */
export function createDsn({
  to = 'no-reply@nontrivial.example',
  fields = {},
  recipients,
  messageId,
}: {
  to?: string;
  fields?: Record<string, string>;
  recipients: Record<string, string>[];
  messageId?: string;
}): string {
  const group = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
  return [
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'From: Mail Delivery System <MAILER-DAEMON@mx.mail.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your mail.',
    '',
    '--b1',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    [group({ 'Reporting-MTA': 'dns; mx.mail.example', ...fields }), ...recipients.map(group)].join(
      '\r\n\r\n',
    ),
    '',
    '--b1',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Nontrivial <no-reply@nontrivial.example>',
    'To: reader@mail.example',
    ...(messageId ? [`Message-ID: ${messageId}`] : []),
    'Subject: Hello',
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

/** Builds a feedback report (RFC 5965) with the whole email that it is about. */
export const createFeedback = (messageId: string, fields: Record<string, string>): string =>
  [
    'From: <fbl@mail.example>',
    'To: <bounces@nontrivial.example>',
    'Subject: FW: Hello',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '',
    '--b2',
    'Content-Type: message/feedback-report',
    '',
    ...Object.entries({ 'User-Agent': 'SomeGenerator/1.0', Version: '1', ...fields }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    '--b2',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: Nontrivial <no-reply@nontrivial.example>',
    'To: <redacted>',
    `Message-ID: ${messageId}`,
    'Subject: Hello',
    '',
    'Hello',
    '',
    '--b2--',
    '',
  ].join('\r\n');
