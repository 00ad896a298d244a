import { createVerify } from 'node:crypto';
import * as z from 'zod/mini';
import { dayMs } from '#shared/durations.ts';
import type { BounceCause } from '#shared/bounce-causes.ts';
import { problem } from '#shared/texts/problems.ts';
import {
  isRecent,
  parseHook,
  toCause,
  toEvent,
  unauthorizedHook,
  type FetchText,
  type MailHook,
} from './mail-hook.ts';

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
const envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.optional(z.nullable(z.string())),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.string(),
  Signature: z.string(),
  SigningCertURL: z.string(),
  SubscribeURL: z.optional(z.string()),
  Token: z.optional(z.string()),
});
type Envelope = z.infer<typeof envelope>;

const recipients = z.array(
  z.object({
    emailAddress: z.string(),
    diagnosticCode: z.optional(z.nullable(z.string())),
  }),
);
/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
const notification = z.object({
  // `eventType` in event publishing.
  notificationType: z.optional(z.string()),
  eventType: z.optional(z.string()),
  bounce: z.optional(
    z.object({
      bounceType: z.string(),
      bounceSubType: z.optional(z.string()),
      feedbackId: z.string(),
      bouncedRecipients: recipients,
    }),
  ),
  complaint: z.optional(
    z.object({
      feedbackId: z.string(),
      // Only if the receiver attached a feedback report.
      complaintFeedbackType: z.optional(z.nullable(z.string())),
      complainedRecipients: recipients,
    }),
  ),
});

/** What the subtypes of bounces mean that the answer of the server may not say. */
export const sesCauses: Record<string, BounceCause> = {
  MailboxFull: 'full',
  MessageTooLarge: 'size',
  ContentRejected: 'policy',
  AttachmentRejected: 'policy',
  CustomTimeoutExceeded: 'other',
};
/** Types of feedback that are no complaints. */
const otherFeedback = ['not-spam', 'auth-failure'];

/** SNS repeats a request for hours. */
const maxAgeMs = dayMs;
const algorithms: Record<string, string> = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' };
/** Whether SNS itself serves a URL. Others can have hosts that differ only in the region. */
const isOfSns = (url: string, topic: string): boolean => {
  const [, partition = '', , region = ''] = topic.split(':');
  const host = `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
  return url.startsWith(`https://${host}/`);
};

/** Certificates by URL; a new one has a new URL. */
const certificates = new Map<string, string>();
const maxCertificates = 20;

async function readCertificate(url: string, topic: string, fetchText: FetchText): Promise<string> {
  if (!isOfSns(url, topic) || !new URL(url).pathname.endsWith('.pem')) throw unauthorizedHook();
  const known = certificates.get(url);
  if (known !== undefined) return known;
  const text = await fetchText(url).catch(() => {
    throw unauthorizedHook();
  });
  if (certificates.size >= maxCertificates) certificates.clear();
  certificates.set(url, text);
  return text;
}

/** The text that SNS signs: names and values of these fields, each on a line. */
function toSignedText(message: Envelope): string {
  const fields =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : ([
          'Message',
          'MessageId',
          'SubscribeURL',
          'Timestamp',
          'Token',
          'TopicArn',
          'Type',
        ] as const);
  return fields
    .flatMap((field) => (message[field] == null ? [] : [field, message[field]]))
    .map((line) => `${line}\n`)
    .join('');
}

function isSigned(message: Envelope, certificate: string): boolean {
  const algorithm = algorithms[message.SignatureVersion];
  if (algorithm === undefined) return false;
  try {
    return createVerify(algorithm)
      .update(toSignedText(message), 'utf8')
      .verify(certificate, message.Signature, 'base64');
  } catch {
    return false;
  }
}

function readNotification(text: string) {
  const { notificationType, eventType, bounce, complaint } = parseHook(notification, text);
  const type = notificationType ?? eventType;
  if (type === 'Bounce' && bounce)
    return bounce.bouncedRecipients.flatMap(({ emailAddress, diagnosticCode }) =>
      toEvent(
        sesCauses[bounce.bounceSubType ?? ''] ??
          toCause(bounce.bounceType === 'Permanent', diagnosticCode ?? ''),
        emailAddress,
        { id: bounce.feedbackId },
      ),
    );
  return type === 'Complaint' &&
    complaint &&
    !otherFeedback.includes(complaint.complaintFeedbackType ?? '')
    ? complaint.complainedRecipients.flatMap(({ emailAddress }) =>
        toEvent('complaint', emailAddress, { id: complaint.feedbackId }),
      )
    : [];
}

/**
 * Amazon SES reports through SNS, which signs with a certificate of its own host. Anyone may have a
 * topic, so staff enter theirs.
 */
export const amazonSes: MailHook = {
  name: 'Amazon SES',
  secret: {
    isValid: (text) => /^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w.-]{1,256}$/.test(text),
    problem: problem(
      'must be the ARN of the SNS topic, such as “arn:aws:sns:eu-west-1:123456789012:mail”',
    ),
  },
  async read({ body, now }, secret, fetchText) {
    const message = parseHook(envelope, body.toString('utf8'));
    const at = Date.parse(message.Timestamp) / 1_000;
    if (message.TopicArn !== secret || !isRecent(at, now, maxAgeMs)) throw unauthorizedHook();
    const certificate = await readCertificate(message.SigningCertURL, secret, fetchText);
    if (!isSigned(message, certificate)) throw unauthorizedHook();
    if (message.Type === 'Notification') return { events: readNotification(message.Message) };
    const { SubscribeURL: url } = message;
    return message.Type === 'SubscriptionConfirmation' && url !== undefined && isOfSns(url, secret)
      ? { events: [], confirmUrl: url }
      : { events: [] };
  },
};
