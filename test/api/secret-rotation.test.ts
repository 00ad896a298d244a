import { expect, it } from 'vitest';
import { createPreview } from '../../server/domain/site-admin/preview.ts';
import {
  manageToken,
  unsubscribeToken,
  verifyToken,
} from '../../server/domain/subscriptions/tokens.ts';
import { isSuppressed, suppressAddress } from '../../server/domain/mail/suppressions.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { fromSite, joinSite, requestLoginCode } from '../support/members.ts';
import { addSubscription } from '../support/subscriptions.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

/** One site before, during and after a key rotation. */
const t = await createTestApp({ config: { trustedProxies: 1 } });
const { db } = t.deps;
const siteId = 'nontrivial';
const newKey = 'another key of the tests, and of nobody else';
const during = await createVariant(t, { secrets: createSecrets([newKey, ...t.deps.secrets.keys]) });
const after = await createVariant(t, { secrets: createSecrets([newKey]) });
type App = Pick<TestApp, 'on' | 'deps'>;
const apps: [string, App][] = [
  ['before', t],
  ['during', during],
  ['after', after],
];
const site = t.deps.siteRegistry.sites.get(siteId)!;

let count = 0;
/** Signs everything with one app and returns checks for another. */
async function signAll(app: App) {
  const testApp = { ...t, on: app.on, deps: app.deps } as TestApp;
  const email = `rotated${(count += 1)}@mail.example`;
  const me = await joinSite(testApp, siteId);
  const waiting = await joinSite(testApp, siteId);
  const { otp, headers } = await requestLoginCode(testApp, siteId, waiting.email);
  const pending = await addSubscription(t, siteId, { email, state: 'pending' });
  const active = await addSubscription(t, siteId, { email: `x${email}` });
  const links = {
    verify: verifyToken(app.deps, pending, new Date()),
    manage: manageToken(app.deps, active),
    unsubscribe: unsubscribeToken(app.deps, active),
  };
  const { prefix } = createPreview(
    { site, secrets: app.deps.secrets, clock: app.deps.clock },
    site,
  );
  await suppressAddress(db, app.deps.secrets, siteId, `bounced-${email}`, 'bounce');
  const { nextCursor } = (await app.on(siteId).get('/api/posts?sort=new&limit=1')).body as {
    nextCursor: string;
  };
  return async (verifier: App) => {
    const readStatus = async (path: string) =>
      (await verifier.on(siteId).get(path).set(me.bearer)).status;
    return {
      session: await readStatus('/api/account'),
      csrf: (
        await verifier
          .on(siteId)
          .patch('/api/account')
          .set({ ...fromSite(siteId), ...me.headers })
          .send({ timeZone: 'UTC' })
      ).status,
      verify: await readStatus(`/api/subscriptions/verify/${links.verify}`),
      manage: await readStatus(`/api/subscriptions/preferences/${links.manage}`),
      unsubscribe: (
        await verifier
          .on(siteId)
          .post(`/api/subscriptions/unsubscribe/${links.unsubscribe}`)
          .set(fromSite(siteId))
      ).status,
      preview: await readStatus(`${prefix}list`),
      cursor: await readStatus(`/api/posts?sort=new&limit=1&cursor=${nextCursor}`),
      suppressed: await isSuppressed(db, verifier.deps.secrets, siteId, `bounced-${email}`),
      code: (
        await verifier
          .on(siteId)
          .post('/api/auth/verify')
          .set(headers)
          .send({ email: waiting.email, otp })
      ).status,
      csrfAgain: (
        await verifier
          .on(siteId)
          .post('/api/csrf/token')
          .set({ ...fromSite(siteId), ...me.bearer })
      ).status,
    };
  };
}

const all = {
  session: 200,
  csrf: 200,
  verify: 200,
  manage: 200,
  unsubscribe: 200,
  preview: 200,
  cursor: 200,
  suppressed: true,
  code: 200,
  csrfAgain: 200,
};
/** Sessions remain and get a new CSRF token; no app signs with the old key. */
const gone = {
  ...all,
  csrf: 403,
  verify: 404,
  manage: 404,
  unsubscribe: 404,
  preview: 404,
  suppressed: false,
  code: 401,
};

it.each([
  ['before', 'during', all],
  ['before', 'after', gone],
  ['during', 'after', all],
  ['during', 'before', gone],
  ['during', 'during', all],
] as const)(
  'signed %s the rotation, accepts tokens %s it as expected',
  async (from, to, expected) => {
    for (let i = 0; i < 2; i += 1) await t.make.post();
    const [giver, taker] = [from, to].map((name) => apps.find(([id]) => id === name)?.[1]);
    if (!giver || !taker) throw new Error('no such app');
    expect(await (await signAll(giver))(taker)).toEqual(expected);
  },
);
