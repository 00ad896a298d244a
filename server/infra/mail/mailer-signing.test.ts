import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { authenticate } from 'mailauth';
import { expect, it } from 'vitest';
import { digestLanguages } from '#shared/paths.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { presets } from '#shared/sites/presets.ts';
import { startMailbox } from '../../../test/support/mailbox.ts';
import { loginCodeMail } from '../../email/login-code.tsx';
import { verifySubscriptionMail, welcomeMail } from '../../email/subscription-mails.tsx';
import { createLog } from '../log.ts';
import { createMailer } from './mailer.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const dkim = {
  domain: 'example.org',
  selector: 'mail2026',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
};
const mailbox = await startMailbox();

/** Name servers that know one key, and a policy that is as strict as can be. */
const resolver =
  (key = publicKey) =>
  async (name: string, type: string): Promise<string[][]> => {
    const records: Record<string, string> = {
      'TXT mail2026._domainkey.example.org': `v=DKIM1; k=rsa; p=${createPublicKey(
        key.export({ type: 'spki', format: 'pem' }),
      )
        .export({ type: 'spki', format: 'der' })
        .toString('base64')}`,
      'TXT _dmarc.example.org': 'v=DMARC1; p=reject; adkim=s',
    };
    const record = records[`${type} ${name}`];
    if (record === undefined) throw Object.assign(new Error('not known'), { code: 'ENOTFOUND' });
    return [[record]];
  };

const judge = (raw: string, key = publicKey) =>
  authenticate(raw, {
    ip: '192.0.2.1',
    helo: 'mail.example',
    sender: 'news@example.org',
    mta: 'mx.example',
    resolver: resolver(key),
    disableArc: true,
    disableBimi: true,
    strict: true,
  });

const lists = ['list-id', 'list-unsubscribe', 'list-unsubscribe-post'];
const signedFields = (raw: string) =>
  (
    /\bh=([^;]*);/.exec(raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' '))?.[1] ??
    ''
  )
    .replace(/\s/g, '')
    .toLowerCase()
    .split(':');

it('signs every email with its unsubscribe headers', async () => {
  const mailer = createMailer(
    { smtpUrl: mailbox.url, mailFrom: 'news@example.org', dkim, env: 'production' },
    createLog('silent'),
  );
  if (!mailer) throw new Error('no mailer');
  const token = 't'.repeat(80);
  const outgoing: OutgoingMail[] = [];
  for (const { theme } of presets) {
    const domain = theme.seo.canonicalDomain;
    const add = (mail: Pick<OutgoingMail, 'subject' | 'html' | 'text'>, list: boolean) =>
      outgoing.push({
        ...mail,
        id: `m${outgoing.length}`,
        urgent: !list,
        site: { name: theme.siteName, domain },
        recipient: `r${outgoing.length}@mail.example`,
        unsubscribeUrl: list ? `https://${domain}/api/subscriptions/unsubscribe/${token}` : null,
      });
    for (const language of digestLanguages) {
      const pack = await loadPack(language);
      const [url, unsubscribeUrl] = [
        `https://${domain}/subscriptions/verify/${token}`,
        `https://${domain}/subscriptions/unsubscribe/${token}`,
      ];
      add(verifySubscriptionMail({ theme }, { language, pack }, { url }), true);
      add(
        welcomeMail(
          { theme },
          { language, pack },
          {
            frequency: 'daily',
            latestUrl: url,
            sender: `no-reply@${domain}`,
            manageUrl: url,
            unsubscribeUrl,
          },
        ),
        true,
      );
      add(loginCodeMail({ theme }, '048213'), false);
    }
    // What is hard to fold, and what ends oddly.
    for (const subject of ['x', '漢'.repeat(150), `${'word '.repeat(60)} `, 'a  b\tc', '.'])
      add({ subject, html: `<p>${subject}</p>\n\n\n`, text: `${subject}\n.\n..\n \n\n` }, true);
    // Emails from pieces that many emails share.
    const strings = ['<p>Größe\n.\n..dots\n', 'word '.repeat(60), ' end \n\n\n'];
    for (const values of [
      ['one ', '漢'.repeat(90)],
      ['', '.'],
    ])
      add(
        { subject: '漢'.repeat(150), html: { strings, values }, text: { strings, values } },
        true,
      );
  }
  const outcomes = await Promise.all(outgoing.map((mail) => mailer.send(mail)));
  mailer.close();
  expect(outcomes.filter(({ kind }) => kind !== 'sent')).toEqual([]);
  expect(mailbox.mails.length).toBeGreaterThan(100);
  for (const { raw, to } of mailbox.mails) {
    const {
      dkim: { results },
      dmarc,
    } = await judge(raw);
    expect(results, to).toMatchObject([
      {
        signingDomain: 'example.org',
        selector: 'mail2026',
        status: { result: 'pass', aligned: 'example.org' },
      },
    ]);
    expect(dmarc && dmarc.status.result).toBe('pass');
    const fields = signedFields(raw);
    expect(fields).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'date',
        'message-id',
        'auto-submitted',
        'content-type',
      ]),
    );
    const ofList = outgoing.find(({ recipient }) => recipient === to)?.unsubscribeUrl !== null;
    expect(fields.filter((field) => field.startsWith('list-')).toSorted()).toEqual(
      ofList ? lists : [],
    );
  }
});

it('fails verification after a change or with another key', async () => {
  const raw = mailbox.mails.find((mail) => /^List-Unsubscribe:/m.test(mail.raw))?.raw ?? '';
  const verifySignature = async (changed: string, key = publicKey) =>
    (await judge(changed, key)).dkim.results[0]?.status.result;
  expect(await verifySignature(raw)).toBe('pass');
  expect(
    await verifySignature(raw.replace(/^List-Unsubscribe-Post: .*$/m, 'List-Unsubscribe-Post: no')),
  ).toBe('fail');
  expect(await verifySignature(raw.replace('/unsubscribe/t', '/unsubscribe/x'))).toBe('fail');
  expect(await verifySignature(`${raw}more\r\n`)).not.toBe('pass');
  expect(
    await verifySignature(raw, generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey),
  ).toBe('fail');
});
