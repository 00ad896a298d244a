import { beforeEach } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import { rateLimits } from '../../server/db/schema.ts';
import { ownerToken } from '../../server/domain/subscriptions/tokens.ts';
import { type Caller, createAnonymousCaller } from './api-clients.ts';
import {
  type SubscriptionRow,
  mailsAbout,
  subscribeBy,
  findSubscription,
} from './subscriptions.ts';
import { type SiteId, createTestApp } from './test-app.ts';

/** Starts an application and returns calls of the subscription endpoints. */
export async function setUpSubscriptions() {
  const t = await createTestApp({ config: { trustedProxies: 1 } });
  const { db } = t.deps;
  const siteId = 'nontrivial' as const;
  beforeEach(async () => void (await db.delete(rateLimits)));
  let count = 0;
  const createEmail = () => `reader${(count += 1)}@mail.example`;
  const subscribe = (body: object, actor?: Pick<Caller, 'call'>) =>
    subscribeBy(t, siteId, body, actor);
  const readRow = (email: string, site: SiteId = siteId) => findSubscription(t, site, email);
  const listMailKinds = async (email: string, site: SiteId = siteId) =>
    (await mailsAbout(t, site, email)).map(({ kind }) => kind);
  const createVisitor = () => createAnonymousCaller(t, siteId);
  const verify = (token: string, site: SiteId = siteId) =>
    createAnonymousCaller(t, site).call('POST', `/api/subscriptions/verify/${token}`);
  const callPreferences = (token: string, body?: object) =>
    body
      ? createVisitor().call('PUT', `/api/subscriptions/preferences/${token}`, body)
      : createVisitor().call('GET', `/api/subscriptions/preferences/${token}`);
  const unsubscribe = (token: string) =>
    t.on(siteId).post(`/api/subscriptions/unsubscribe/${token}`);
  const createOwnerToken = (row: SubscriptionRow) => ownerToken(t.deps, row);
  const { unknownHint } = (await loadPack('en')).page;
  const neutral = {
    requiresVerification: true,
    userExists: false,
    username: null,
    hint: unknownHint,
  };
  return {
    t,
    db,
    siteId,
    createEmail,
    subscribe,
    readRow,
    listMailKinds,
    createVisitor,
    verify,
    callPreferences,
    unsubscribe,
    createOwnerToken,
    neutral,
  };
}
