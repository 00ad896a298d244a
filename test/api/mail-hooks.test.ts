import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/durations.ts';
import { mailProviders, type MailProvider } from '#shared/mail-providers.ts';
import {
  instanceMarkers,
  issues,
  mailHooks,
  outbox,
  rateLimits,
  subscriptions,
  suppressions,
} from '../../server/db/schema.ts';
import { countRefusals } from '../../server/domain/mail/bounces.ts';
import { isSuppressed } from '../../server/domain/mail/suppressions.ts';
import { caller } from '../support/api-clients.ts';
import { failChanges } from '../support/failing-changes.ts';
import * as fakes from '../support/mail-hooks.ts';
import { addSubscription, findSubscription } from '../support/subscriptions.ts';
import { createTestApp, hosts } from '../support/test-app.ts';

const fetched: string[] = [];
const t = await createTestApp({
  serviceFetcher: {
    allowsHttp: false,
    check: () => undefined,
    async send(url) {
      fetched.push(url);
      return url === fakes.certificateUrl
        ? new Response(fakes.snsPem)
        : new Response('', { status: url.includes('Action=ConfirmSubscription') ? 200 : 404 });
    },
  },
});
const { db, secrets } = t.deps;
const site = 'nontrivial';
const providers: Record<MailProvider, fakes.FakeProvider> = {
  'amazon-ses': fakes.amazonSes,
  postmark: fakes.postmark,
  mailgun: fakes.mailgun,
  sendgrid: fakes.sendgrid,
  resend: fakes.resend,
  mailchimp: fakes.createMailchimp(hosts[site]),
};
const admin = await caller(t, site, { role: 'admin', username: 'ada' });
const putSecret = (provider: MailProvider, secret = providers[provider].secret) =>
  admin.call('PUT', `/api/admin/mail/hooks/${provider}`, { secret });
const post = (provider: string, { headers, body }: fakes.ProviderRequest, host = site) =>
  t
    .on(host)
    .post(`/api/mail/hooks/${provider}`)
    .set(headers)
    .serialize((text: unknown) => text as string)
    .send(body);
let count = 0;
const addReader = async () => {
  const email = `reader${(count += 1)}@mail.example`;
  await addSubscription(t, site, { email });
  return email;
};
const now = (aheadMs = 0) => new Date(t.clock.now().getTime() + aheadMs);

beforeEach(async () => {
  for (const table of [
    instanceMarkers,
    mailHooks,
    rateLimits,
    suppressions,
    outbox,
    subscriptions,
    issues,
  ])
    await db.delete(table);
  fetched.splice(0);
});

describe('a cause that the provider states', () => {
  const postmark = (email: string, Type: string, Details = '') =>
    post(
      'postmark',
      fakes.postmark.sign(
        JSON.stringify({
          RecordType: 'Bounce',
          ID: (count += 1),
          Type,
          Inactive: true,
          Email: email,
          Details,
        }),
        now(),
      ),
    );

  it.each([
    ['HardBounce', '550 5.7.1 blocked for spam', 'spam'],
    ['DMARCPolicy', '', 'authentication'],
    ['VirusNotification', '', 'virus'],
    ['SoftBounce', '421 4.7.28 unusual rate', 'rate'],
  ])('counts %s %s against the sender', async (type, details, cause) => {
    await putSecret('postmark');
    await postmark(await addReader(), type, details);
    expect(await countRefusals(db, site)).toEqual([[cause, 1]]);
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('blocks no address for a soft bounce of an unknown user', async () => {
    await putSecret('postmark');
    await postmark(await addReader(), 'SoftBounce', '550 5.1.1 no such user');
    expect(await db.$count(suppressions)).toBe(0);
  });
});

describe.each(mailProviders)('reports of %s', (provider) => {
  const fake = providers[provider];
  const report = (email: string, feedback: Parameters<typeof fake.report>[1], at = now()) =>
    post(provider, fake.report(email, feedback, at));

  beforeEach(async () => void (await putSecret(provider)));

  it('suppress a permanent bounce', async () => {
    const email = await addReader();
    const { status, body } = await report(email, { type: 'bounce' });
    expect([status, body]).toEqual([200, { suppressed: 1, ignored: 0 }]);
    expect(await isSuppressed(db, secrets, site, email)).toBe(true);
    expect((await findSubscription(t, site, email))?.state).toBe('active');
    const { hooks } = (await admin.call('GET', '/api/admin/mail/hooks')).body;
    const hook = hooks.find((item: { provider: string }) => item.provider === provider);
    expect(hook).toMatchObject({ isOn: true, lastEventAt: expect.any(String) });
    expect(JSON.stringify(hooks)).not.toContain(fake.secret);
  });

  it('end the subscription after a complaint', async () => {
    const email = await addReader();
    await report(email, { type: 'complaint' });
    expect((await findSubscription(t, site, email))?.state).toBe('unsubscribed');
    expect(await isSuppressed(db, secrets, site, email)).toBe(true);
  });

  it('ignore temporary bounces and unknown addresses', async () => {
    const email = await addReader();
    await report(email, { type: 'bounce', permanent: false });
    await report('nobody@mail.example', { type: 'bounce' });
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('have no effect when repeated', async () => {
    const email = await addReader();
    const request = fake.report(email, { type: 'bounce' }, now());
    expect((await post(provider, request)).body).toEqual({ suppressed: 1, ignored: 0 });
    await db.delete(suppressions);
    expect((await post(provider, request)).body).toEqual({ suppressed: 0, ignored: 1 });
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('are processed by a repetition after a failure', async () => {
    const email = await addReader();
    const request = fake.report(email, { type: 'complaint' }, now());
    const restore = await failChanges(t, 'insert', 'suppressions', 'true');
    expect((await post(provider, request)).status).toBe(503);
    await restore();
    expect((await post(provider, request)).body).toEqual({ suppressed: 1, ignored: 0 });
    expect((await findSubscription(t, site, email))?.state).toBe('unsubscribed');
  });

  it('are rejected by another site, and without a secret', async () => {
    const email = await addReader();
    const request = fake.report(email, { type: 'bounce' }, now());
    expect((await post(provider, request, 'statecraft')).status).toBe(401);
    await admin.call('DELETE', `/api/admin/mail/hooks/${provider}`);
    expect((await post(provider, request)).status).toBe(401);
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('are rejected when they were changed on the way', async () => {
    const [email, other] = [await addReader(), await addReader()];
    const { headers, body } = fake.report(email, { type: 'bounce' }, now());
    // Neither Postmark nor Mailgun signs the whole body; their secret is checked instead.
    const changed =
      provider === 'postmark'
        ? { headers: { ...headers, Authorization: `Basic ${btoa('broadsheet:wrong')}` }, body }
        : provider === 'mailgun'
          ? { headers, body: body.replace(/"signature":"../, '"signature":"zz') }
          : {
              headers,
              body: body.replaceAll(email.split('@')[0] ?? '', other.split('@')[0] ?? ''),
            };
    expect(changed).not.toEqual({ headers, body });
    expect((await post(provider, changed)).status).toBe(401);
    expect(await db.$count(suppressions)).toBe(0);
  });

  it('are rejected with the secret of someone else', async () => {
    const secret: Record<MailProvider, string> = {
      'amazon-ses': 'arn:aws:sns:eu-west-1:999999999999:mail',
      postmark: 'broadsheet:another-password-of-it',
      mailgun: 'key-of-somebody-else-entirely',
      sendgrid: fakes.createSendgridKey(),
      resend: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      mailchimp: 'another-key-of-it',
    };
    expect((await putSecret(provider, secret[provider])).status).toBe(200);
    const email = await addReader();
    expect((await report(email, { type: 'bounce' })).status).toBe(401);
  });

  it.each(['', 'null', '[]', '{}', '[[]]', '{"a":', '\0', '{"event-data":[]}', 'x='])(
    'are rejected or empty for the body %j',
    async (body) => {
      const { status } = await post(provider, fake.sign(body, now()));
      expect(status).toBeLessThan(500);
      expect(await db.$count(suppressions)).toBe(0);
    },
  );

  it('take no hostile address', async () => {
    for (const email of [
      '',
      'x',
      '<>',
      'a'.repeat(400),
      "'; drop table outbox;--",
      'a@b\r\nBcc: c@d',
    ])
      expect((await report(email, { type: 'bounce' })).status).toBeLessThan(500);
    expect(await db.$count(suppressions)).toBe(0);
  });
});

describe('old reports', () => {
  it.each<[MailProvider, number]>([
    ['mailgun', 10],
    ['sendgrid', 26],
    ['resend', 1],
    ['amazon-ses', 25],
  ])('of %s are refused', async (provider, hours) => {
    await putSecret(provider);
    const fake = providers[provider];
    const email = await addReader();
    for (const at of [now(-hours * hourMs), now(hours * hourMs)])
      expect((await post(provider, fake.report(email, { type: 'bounce' }, at))).status).toBe(401);
  });
});

it('of Mailchimp are ignored after a month, because it repeats without a limit', async () => {
  await putSecret('mailchimp');
  const email = await addReader();
  const old = providers.mailchimp.report(email, { type: 'bounce' }, now(-31 * dayMs));
  expect((await post('mailchimp', old)).body).toEqual({ suppressed: 0, ignored: 0 });
  const recent = providers.mailchimp.report(email, { type: 'bounce' }, now(-29 * dayMs));
  expect((await post('mailchimp', recent)).body).toEqual({ suppressed: 1, ignored: 0 });
});

describe('a signature of Mailgun', () => {
  const forge = async (signedBody: string, email: string) => {
    const { signature } = JSON.parse(signedBody) as { signature: object };
    const { body } = fakes.mailgun.report(email, { type: 'complaint' }, now());
    return post(
      'mailgun',
      fakes.mailgun.sign(JSON.stringify({ ...JSON.parse(body), signature }), now()),
    );
  };
  const isActive = async (email: string) =>
    (await findSubscription(t, site, email))?.state === 'active';
  beforeEach(async () => void (await putSecret('mailgun')));

  it.each([
    ['of a complaint', (body: string) => body],
    ['of a delivery', (body: string) => body.replace('"complained"', '"delivered"')],
    [
      'of another site',
      (body: string) =>
        body.replace('"headers":{', '"headers":{"message-id":"a@statecraft.example",'),
    ],
    ['without a recipient', (body: string) => body.replace(/"recipient":"[^"]+",/, '')],
  ])('%s is valid for one body', async (_name, change) => {
    const [email, victim] = [await addReader(), await addReader()];
    const { body } = fakes.mailgun.report(email, { type: 'complaint' }, now());
    const request = fakes.mailgun.sign(change(body), now());
    expect((await post('mailgun', request)).status).toBe(200);
    const replies = await Promise.all([forge(body, victim), forge(body, victim)]);
    expect(replies.map(({ status, body: reply }) => [status, reply])).toEqual([
      [200, { suppressed: 0, ignored: 1 }],
      [200, { suppressed: 0, ignored: 1 }],
    ]);
    expect(await isActive(victim)).toBe(true);
  });
});

describe('a Message-ID', () => {
  it.each<MailProvider>(['mailgun', 'sendgrid'])('of another site is ignored: %s', async (name) => {
    await putSecret(name);
    const email = await addReader();
    const feedback = { type: 'bounce', messageId: 'abc@statecraft.example' } as const;
    const { body } = await post(name, providers[name].report(email, feedback, now()));
    expect(body).toEqual({ suppressed: 0, ignored: 1 });
  });
});

describe('Amazon SNS', () => {
  const notification = (email: string) =>
    fakes.toSns(
      JSON.stringify({
        notificationType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          feedbackId: 'f',
          bouncedRecipients: [{ emailAddress: email }],
        },
      }),
      now(),
    );
  const confirmation = (url: string) => ({
    Type: 'SubscriptionConfirmation',
    MessageId: 'm',
    Token: 'token',
    TopicArn: fakes.topic,
    Message: 'You have chosen to subscribe to the topic.',
    SubscribeURL: url,
    Timestamp: now().toISOString(),
  });

  beforeEach(async () => void (await putSecret('amazon-ses')));

  it('is understood with both versions of its signature', async () => {
    for (const SignatureVersion of ['1', '2']) {
      const email = await addReader();
      const message: Record<string, string> = { ...notification(email), SignatureVersion };
      message.Message = message.Message?.replace('"f"', `"f${SignatureVersion}"`) ?? '';
      expect((await post('amazon-ses', fakes.signSns(message))).body.suppressed).toBe(1);
    }
  });

  it('confirms the subscription of its own topic', async () => {
    const url = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=token';
    expect((await post('amazon-ses', fakes.signSns(confirmation(url)))).status).toBe(200);
    expect(fetched).toContain(url);
  });

  it('confirms nothing at another host', async () => {
    const url = 'https://evil.example/?Action=ConfirmSubscription';
    await post('amazon-ses', fakes.signSns(confirmation(url)));
    expect(fetched).not.toContain(url);
  });

  it.each([
    'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-1.pem',
    'https://evil.example/sns.eu-west-1.amazonaws.com/x.pem',
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/x.pem',
    'https://sns.us-east-1.amazonaws.com/x.pem',
    'https://sns.s3-us-west-2.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com./x.pem',
    'https://sns.eu-west-1.amazonaws.com.cn/x.pem',
    'https://sns.eu-west-1.amazonaws.com@evil.example/x.pem',
    'https://:secret@sns.eu-west-1.amazonaws.com/x.pem',
    'https://me@sns.eu-west-1.amazonaws.com/x.pem',
    'https://s3.amazonaws.com/bucket/x.pem',
    'https://sns.eu-west-1.amazonaws.com/x.txt',
    'file:///etc/passwd',
    '',
  ])('gets no certificate from %s', async (SigningCertURL) => {
    const email = await addReader();
    const request = fakes.signSns(notification(email), { SigningCertURL });
    expect((await post('amazon-ses', request)).status).toBe(401);
    expect(fetched).toEqual([]);
  });

  it.each(['not-spam', 'auth-failure'])('takes %s for no complaint', async (type) => {
    const email = await addReader();
    const complaint = {
      feedbackId: type,
      complaintFeedbackType: type,
      complainedRecipients: [{ emailAddress: email }],
    };
    const report = JSON.stringify({ notificationType: 'Complaint', complaint });
    const { status, body } = await post('amazon-ses', fakes.amazonSes.sign(report, now()));
    expect([status, body]).toEqual([200, { suppressed: 0, ignored: 0 }]);
    expect((await findSubscription(t, site, email))?.state).toBe('active');
  });

  it('takes a complaint without a type', async () => {
    const email = await addReader();
    const complaint = { feedbackId: 'no-type', complainedRecipients: [{ emailAddress: email }] };
    const report = JSON.stringify({ notificationType: 'Complaint', complaint });
    await post('amazon-ses', fakes.amazonSes.sign(report, now()));
    expect((await findSubscription(t, site, email))?.state).toBe('unsubscribed');
  });

  it('needs the topic of the site', async () => {
    const email = await addReader();
    const TopicArn = 'arn:aws:sns:eu-west-1:666666666666:mail';
    const request = fakes.signSns({ ...notification(email), TopicArn });
    expect((await post('amazon-ses', request)).status).toBe(401);
  });
});

describe('a secret', () => {
  it.each<[MailProvider, string]>([
    ['amazon-ses', 'mail'],
    ['postmark', 'no-colon-in-this-one'],
    ['postmark', 'me:short'],
    ['mailgun', 'short'],
    ['sendgrid', 'not a key'],
    ['resend', 'abc'],
    ['mailchimp', ''],
  ])('of %s is refused: %s', async (provider, secret) => {
    const { status, body } = await putSecret(provider, secret);
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'secret']);
  });

  it('is stored encrypted', async () => {
    await putSecret('mailgun');
    expect(JSON.stringify(await db.select().from(mailHooks))).not.toContain(
      providers.mailgun.secret,
    );
  });
});

it('accepts the test of Mailchimp before there is a key', async () => {
  const request = providers.mailchimp.sign('[]', now());
  expect((await post('mailchimp', request)).status).toBe(200);
});

it('does not know other providers', async () => {
  const { status } = await post('nobody', providers.postmark.sign('{}', now()));
  expect(status).toBe(401);
});
