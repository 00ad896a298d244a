import { afterAll, expect, it } from 'vitest';
import { checkSenders } from '../../server/domain/operations/doctor/senders.ts';
import { toPublicKeys } from '../../server/domain/mail/dns-records.ts';
import { encryptKey, encryptServer } from '../../server/domain/mail/senders.ts';
import { storeSender } from '../../server/domain/site-admin/save-mail-settings.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { generateKeyPairSync } from 'node:crypto';
import { startMailServer } from '../support/mail-server.ts';
import { createTestApp, noNames } from '../support/test-app.ts';

const server = await startMailServer();
afterAll(() => server.close());
const t = await createTestApp();
const { db, secrets } = t.deps;
const privateKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;
const [publicKey] = toPublicKeys(privateKey);
const place = { siteId: 'nontrivial', dkimDomain: 'brand.example', dkimSelector: 'mail1' };

async function check(
  { url = server.url, record = `v=DKIM1; p=${publicKey}`, keys = secrets.keys } = {},
  checked = secrets,
) {
  const stored = createSecrets(keys);
  await storeSender(db, 'nontrivial', {
    smtpUrl: encryptServer(stored, 'nontrivial', url),
    dkimDomain: place.dkimDomain,
    dkimSelector: place.dkimSelector,
    dkimPrivateKey: encryptKey(stored, place, privateKey),
    dkimPublicKey: publicKey,
    dkimVerifiedAt: t.clock.now(),
  });
  await t.deps.siteRegistry.reload();
  const names = { ...noNames, resolveTexts: async () => [record] };
  const findings = await checkSenders({ ...t.deps, secrets: checked, names });
  return findings.map(({ level }) => level);
}

it('accepts a server that answers and a published key', async () => {
  expect(await check()).toEqual(['ok', 'ok']);
});

it('reports a server that does not answer', async () => {
  expect(await check({ url: 'smtp://127.0.0.1:1' })).toEqual(['fail', 'ok']);
});

it('reports a record that has another key', async () => {
  expect(await check({ record: 'v=DKIM1; p=AAAA' })).toEqual(['ok', 'fail']);
});

it('reports secrets of the previous key and of unknown keys', async () => {
  const [old, current] = ['o'.repeat(32), 'n'.repeat(32)];
  expect(await check({ keys: [old] }, createSecrets([current, old]))).toEqual(['warn', 'ok', 'ok']);
  expect(await check({ keys: [old] }, createSecrets([current]))).toEqual(['fail']);
});
