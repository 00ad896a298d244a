import { createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto';
import type { MailProvider } from '#shared/mail-providers.ts';
import { selfSigned } from './certificate.ts';

/** A request as a provider sends it. */
export type ProviderRequest = { headers: Record<string, string>; body: string };
type Feedback = { type: 'bounce' | 'complaint'; permanent?: boolean; messageId?: string };

let count = 0;
const next = () => `event-${(count += 1)}`;

/** A provider that is made up from its documentation. */
export type FakeProvider = {
  secret: string;
  /** Builds a request about an address. */
  report(email: string, feedback: Feedback, at: Date): ProviderRequest;
  /** Signs a body as the provider does. */
  sign(body: string, at: Date): ProviderRequest;
};

const json = { 'Content-Type': 'application/json' };
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000));

/** Where requests of tests go. */
const hookUrl = (host: string, provider: MailProvider) =>
  `https://${host}/api/mail/hooks/${provider}`;

const postmarkSecret = 'broadsheet:a long password of it'.replaceAll(' ', '-');
export const postmark: FakeProvider = {
  secret: postmarkSecret,
  report(email, { type, permanent = true }, at) {
    const record =
      type === 'complaint'
        ? { RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512 }
        : permanent
          ? { RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1 }
          : { RecordType: 'Bounce', Type: 'SoftBounce', TypeCode: 4096 };
    return postmark.sign(
      JSON.stringify({
        ...record,
        ID: (count += 1),
        Name: 'Hard bounce',
        Tag: '',
        MessageID: '883953f4-6105-42a2-a16a-77a8eac79483',
        ServerID: 23,
        MessageStream: 'outbound',
        Description: 'The server was unable to deliver your message.',
        Email: email,
        From: 'news@brand.example',
        BouncedAt: at.toISOString(),
        Inactive: permanent,
        CanActivate: true,
        Subject: 'Hello',
      }),
      at,
    );
  },
  sign: (body) => ({
    headers: {
      ...json,
      Authorization: `Basic ${Buffer.from(postmarkSecret).toString('base64')}`,
    },
    body,
  }),
};

const mailgunKey = 'key-0123456789abcdef0123456789abcdef';
const mailgunSignature = (at: Date) => {
  const [timestamp, token] = [seconds(at), next().padEnd(50, '0')];
  const signature = createHmac('sha256', mailgunKey)
    .update(timestamp + token)
    .digest('hex');
  return { timestamp, token, signature };
};
export const mailgun: FakeProvider = {
  secret: mailgunKey,
  report(email, { type, permanent = true, messageId }, at) {
    return mailgun.sign(
      JSON.stringify({
        signature: mailgunSignature(at),
        'event-data': {
          id: next(),
          timestamp: at.getTime() / 1_000,
          'log-level': 'error',
          recipient: email,
          'recipient-domain': 'mail.example',
          tags: [],
          'user-variables': {},
          message: { headers: { to: email, 'message-id': messageId, subject: 'Hello' }, size: 100 },
          ...(type === 'complaint'
            ? { event: 'complained' }
            : {
                event: 'failed',
                severity: permanent ? 'permanent' : 'temporary',
                reason: permanent ? 'bounce' : 'generic',
                'delivery-status': { code: permanent ? 550 : 450, description: '' },
              }),
        },
      }),
      at,
    );
  },
  sign: (body) => ({ headers: json, body }),
};

const createSendgridKeys = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const toSetting = ({ publicKey }: ReturnType<typeof createSendgridKeys>) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const sendgridKeys = createSendgridKeys();
/** The verification key of another account. */
export const createSendgridKey = () => toSetting(createSendgridKeys());
export const sendgrid: FakeProvider = {
  secret: toSetting(sendgridKeys),
  report: (email, { type, permanent = true, messageId }, at) =>
    sendgrid.sign(
      `${JSON.stringify([
        {
          email,
          timestamp: Number(seconds(at)),
          'smtp-id': messageId ? `<${messageId}>` : undefined,
          sg_event_id: next(),
          sg_message_id: 'filter0307p1las1-16982-5ADF3C4E-22.0',
          ...(type === 'complaint'
            ? { event: 'spamreport' }
            : {
                event: 'bounce',
                type: permanent ? 'bounce' : 'blocked',
                status: permanent ? '5.1.1' : '4.7.1',
                reason: '550 5.1.1 The email account does not exist',
                bounce_classification: permanent ? 'Invalid Address' : 'Reputation',
              }),
        },
      ])}\r\n`,
      at,
    ),
  sign(body, at) {
    const signature = sign('sha256', Buffer.from(seconds(at) + body), sendgridKeys.privateKey);
    return {
      headers: {
        ...json,
        'X-Twilio-Email-Event-Webhook-Signature': signature.toString('base64'),
        'X-Twilio-Email-Event-Webhook-Timestamp': seconds(at),
      },
      body,
    };
  },
};

const svixKey = Buffer.from('a key of 24 bytes or so!').toString('base64');
export const resend: FakeProvider = {
  secret: `whsec_${svixKey}`,
  report: (email, { type, permanent = true }, at) =>
    resend.sign(
      JSON.stringify({
        type: type === 'complaint' ? 'email.complained' : 'email.bounced',
        created_at: at.toISOString(),
        data: {
          broadcast_id: null,
          created_at: at.toISOString(),
          email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
          from: 'Brand <news@brand.example>',
          to: [email],
          subject: 'Hello',
          ...(type === 'bounce'
            ? {
                bounce: {
                  message: 'The recipient does not exist.',
                  subType: 'General',
                  type: permanent ? 'Permanent' : 'Transient',
                },
              }
            : {}),
        },
      }),
      at,
    ),
  sign(body, at) {
    const id = `msg_${next()}`;
    const signature = createHmac('sha256', Buffer.from(svixKey, 'base64'))
      .update(`${id}.${seconds(at)}.${body}`)
      .digest('base64');
    return {
      headers: {
        ...json,
        'svix-id': id,
        'svix-timestamp': seconds(at),
        // Svix sends one signature for each key during a rotation.
        'svix-signature': `v1,${'A'.repeat(43)}= v1,${signature}`,
      },
      body,
    };
  },
};

const mailchimpKey = 'kz4Hf0-0X9zvXm1kTqkz3A';
export const createMailchimp = (host: string): FakeProvider => ({
  secret: mailchimpKey,
  report(email, { type, permanent = true }, at) {
    const event = type === 'complaint' ? 'spam' : permanent ? 'hard_bounce' : 'soft_bounce';
    const id = next();
    return this.sign(
      JSON.stringify([
        {
          event,
          _id: id,
          ts: Number(seconds(at)),
          msg: {
            ts: Number(seconds(at)),
            _id: id,
            state: 'bounced',
            subject: 'Hello',
            email,
            tags: [],
            bounce_description: 'bad_mailbox',
            diag: 'smtp;550 5.1.1',
          },
        },
      ]),
      at,
    );
  },
  sign(events) {
    const text = `${hookUrl(host, 'mailchimp')}mandrill_events${events}`;
    return {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Mandrill-Signature': createHmac('sha1', mailchimpKey).update(text).digest('base64'),
      },
      body: new URLSearchParams({ mandrill_events: events }).toString(),
    };
  },
});

export const topic = 'arn:aws:sns:eu-west-1:123456789012:mail';
export const certificateUrl =
  'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';
const snsCertificate = selfSigned('sns.eu-west-1.amazonaws.com');
export const snsPem = snsCertificate.cert;

/** Signs a message of SNS, after `change`. */
export function signSns(
  message: Record<string, string>,
  change: Record<string, string> = {},
): ProviderRequest {
  const isNotification = message.Type === 'Notification';
  const names = isNotification
    ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
    : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
  const text = names
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  const version = message.SignatureVersion ?? '2';
  const signature = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
    .update(text)
    .sign(snsCertificate.key, 'base64');
  return {
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'x-amz-sns-message-type': message.Type ?? '',
    },
    body: JSON.stringify({
      SignatureVersion: version,
      SigningCertURL: certificateUrl,
      Signature: signature,
      ...message,
      ...change,
    }),
  };
}

export const toSns = (message: string, at: Date): Record<string, string> => ({
  Type: 'Notification',
  MessageId: next(),
  TopicArn: topic,
  Subject: 'Amazon SES Email Event Notification',
  Message: message,
  Timestamp: at.toISOString(),
});

export const amazonSes: FakeProvider = {
  secret: topic,
  report(email, { type, permanent = true }, at) {
    const mail = {
      timestamp: at.toISOString(),
      messageId: '00000138111222aa-33322211-cccc-cccc-cccc-ddddaaaa0680-000000',
      source: 'news@brand.example',
      destination: [email],
    };
    const recipient = { emailAddress: email };
    return amazonSes.sign(
      JSON.stringify(
        type === 'bounce'
          ? {
              notificationType: 'Bounce',
              bounce: {
                bounceType: permanent ? 'Permanent' : 'Transient',
                bounceSubType: 'General',
                bouncedRecipients: [{ ...recipient, status: '5.1.1', action: 'failed' }],
                timestamp: at.toISOString(),
                feedbackId: next(),
              },
              mail,
            }
          : {
              eventType: 'Complaint',
              complaint: {
                complainedRecipients: [recipient],
                timestamp: at.toISOString(),
                feedbackId: next(),
                complaintFeedbackType: 'abuse',
              },
              mail,
            },
      ),
      at,
    );
  },
  sign: (body, at) => signSns(toSns(body, at)),
};
