import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { startMailDialog } from '../../../test/support/mail-dialogs.ts';
import { createLog } from '../log.ts';
import { checkMailServer } from './mail-server-check.ts';
import { createMailer, type MailConfig } from './mailer.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { listRoutes, type Sender } from './routes.ts';

const servers = {
  codes: await startMailServer(),
  own: await startMailServer(),
  shared: await startMailServer(),
};
const all = Object.values(servers);
afterAll(() => Promise.all(all.map(({ close }) => close())));
beforeEach(() => all.forEach(({ delivered }) => delivered.splice(0)));
/** Nothing listens there. */
const nobody = 'smtp://127.0.0.1:1';

const sender: Sender = {
  siteId: 'nontrivial',
  name: 'The Editor',
  address: 'news@brand.example',
  replyTo: null,
  bounceDomain: null,
  isProven: false,
  dkim: null,
  smtpUrl: servers.own.url,
};
const config: MailConfig = {
  smtpUrl: servers.shared.url,
  smtpUrlTransactional: servers.codes.url,
  mailFrom: null,
  dkim: null,
  env: 'test',
};

async function withMailer<T>(
  over: Partial<MailConfig>,
  use: (send: (mail: Partial<OutgoingMail>) => Promise<{ kind: string }>) => Promise<T>,
): Promise<T> {
  const mailer = createMailer({ ...config, ...over }, createLog('silent'));
  if (!mailer) throw new Error('no mailer');
  let count = 0;
  try {
    return await use((mail) =>
      mailer.send({
        id: `m${(count += 1)}`,
        urgent: false,
        site: { name: 'Nontrivial', domain: 'nontrivial.example' },
        sender,
        recipient: 'reader@mail.example',
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
        unsubscribeUrl: null,
        ...mail,
      }),
    );
  } finally {
    mailer.close();
  }
}
const counts = () => all.map(({ delivered }) => delivered.length);

describe('the order of servers', () => {
  const order = (stream: 'transactional' | 'bulk', over: Partial<MailConfig> = {}) =>
    listRoutes(
      { smtpUrlTransactional: null, ...config, ...over },
      sender,
      'nontrivial.example',
      stream,
    ).map(({ server }) => server);

  it('keeps bulk mail away from the transactional server', () => {
    expect(order('transactional')).toEqual(['transactional', 'site', 'installation']);
    expect(order('bulk')).toEqual(['site', 'installation']);
    expect(order('transactional', { smtpUrlTransactional: null })).toEqual([
      'site',
      'installation',
    ]);
  });

  it('is followed by mail', () =>
    withMailer({}, async (send) => {
      await send({ urgent: true });
      await send({});
      await send({ stream: 'transactional' });
      await send({ sender: null });
      expect(counts()).toEqual([2, 1, 1]);
    }));
});

describe('a server of the installation', () => {
  const froms = async (over: Partial<Sender>) => {
    await withMailer({}, (send) => send({ sender: { ...sender, ...over, smtpUrl: null } }));
    const { head = '' } = servers.shared.delivered[0] ?? {};
    return [/^From: (.*)$/m.exec(head)?.[1], /^Reply-To: (.*)$/m.exec(head)?.[1]];
  };

  it('does not send from an address that is not proven', async () => {
    expect(await froms({})).toEqual([
      'The Editor <no-reply@nontrivial.example>',
      'news@brand.example',
    ]);
  });

  it('sends from a proven address', async () => {
    expect(await froms({ isProven: true, replyTo: 'desk@brand.example' })).toEqual([
      'The Editor <news@brand.example>',
      'desk@brand.example',
    ]);
  });

  it('signs with its key for its own sender only', () => {
    const key = { domain: 'brand.example', selector: 's', privateKey: 'p' };
    const routes = listRoutes(
      { ...config, smtpUrlTransactional: null, mailFrom: 'a@brand.example', dkim: key },
      { ...sender, isProven: true },
      'nontrivial.example',
      'bulk',
    );
    expect(routes.map(({ from, dkim }) => [from, dkim])).toEqual([
      ['news@brand.example', null],
      ['news@brand.example', null],
    ]);
  });
});

describe('a server that fails', () => {
  it('is replaced by the next one, for both streams', () =>
    withMailer({ smtpUrlTransactional: nobody }, async (send) => {
      const broken = { ...sender, smtpUrl: nobody };
      expect((await send({ urgent: true, sender: broken })).kind).toBe('sent');
      expect((await send({ sender: broken })).kind).toBe('sent');
      expect(counts()).toEqual([0, 0, 2]);
    }));

  it('is skipped for a while after its first failure', async () => {
    let connections = 0;
    const mute = await startMailServer({
      onConnect(_session, done) {
        connections += 1;
        setTimeout(done, 60_000).unref();
      },
    });
    await withMailer({ smtpUrlTransactional: mute.url }, async (send) => {
      for (let i = 0; i < 5; i += 1) expect((await send({ urgent: true })).kind).toBe('sent');
    });
    void mute.close();
    expect([connections, ...counts()]).toEqual([1, 0, 5, 0]);
  });

  it('still gets mail if it is the last one', () =>
    withMailer({ smtpUrl: nobody, smtpUrlTransactional: null }, async (send) => {
      for (let i = 0; i < 2; i += 1)
        expect(await send({ sender: null })).toMatchObject({
          kind: 'temporary',
          answer: 'ECONNREFUSED',
        });
    }));
});

describe('a server that rejects mail', () => {
  const refusing = async (code: number, text: string) =>
    startMailServer({
      onMailFrom(_address, _session, done) {
        done(Object.assign(new Error(text), { responseCode: code }));
      },
    });

  it.each([
    [550, '5.7.1 this account is suspended'],
    [451, '4.7.1 try again later'],
  ])('passes login codes on, but not digests: %i', async (code, text) => {
    const server = await refusing(code, text);
    await withMailer({ smtpUrlTransactional: server.url }, async (send) => {
      const refused = { ...sender, smtpUrl: server.url };
      expect((await send({ urgent: true, sender: refused })).kind).toBe('sent');
      expect((await send({ sender: refused })).kind).toBe(code < 500 ? 'temporary' : 'permanent');
      expect(counts()).toEqual([0, 0, 1]);
    });
    await server.close();
  });

  it('keeps a login code whose recipient does not exist', async () => {
    const server = await startMailServer({
      onRcptTo(_address, _session, done) {
        done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }));
      },
    });
    await withMailer({ smtpUrlTransactional: server.url }, async (send) => {
      expect(await send({ urgent: true })).toMatchObject({ kind: 'permanent', cause: 'gone' });
      expect(counts()).toEqual([0, 0, 0]);
    });
    await server.close();
  });

  it('never gives away an email that it may have taken', async () => {
    const server = await startMailDialog({ end: (socket) => void socket.destroy() });
    await withMailer({ smtpUrlTransactional: server.url }, async (send) => {
      expect((await send({ urgent: true })).kind).toBe('uncertain');
      expect(counts()).toEqual([0, 0, 0]);
    });
  });
});

it('groups newsletter mail for feedback', () =>
  withMailer({}, async (send) => {
    await send({ feedbackId: 'i1:digest-daily:nontrivial:broadsheet', sender: null });
    expect(servers.shared.delivered[0]?.head).toContain(
      'Feedback-ID: i1:digest-daily:nontrivial:broadsheet',
    );
  }));

describe('a mail server of a site in production', () => {
  it.each([
    'smtp://127.0.0.1:25',
    'smtp://localhost:587',
    'smtp://10.0.0.1:587',
    'smtp://8.8.8.8:80',
  ])('is not reached at %s', async (smtpUrl) => {
    const check = await checkMailServer(
      { smtpUrl, env: 'production', isOfSite: true },
      createLog('silent'),
    );
    expect(check.code).toBe('ENOTFOUND');
  });
});
