import { expect, it } from 'vitest';
import { checkLoginProviders } from '../../server/domain/operations/doctor/login-providers.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { caller } from '../support/api-clients.ts';
import { addClosedProvider } from '../support/identities.ts';
import { addProvider, startOidcProvider, testServiceFetcher } from '../support/login-provider.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp({
  config: { trustedProxies: 1 },
  serviceFetcher: testServiceFetcher,
});
// It warns while it starts.
const provider = await startOidcProvider();

it('reports providers that do not answer and unreadable secrets', async () => {
  await addProvider(await caller(t, 'nontrivial', { role: 'admin' }), provider);
  const check = (keys: readonly string[]) =>
    checkLoginProviders({ ...t.deps, secrets: createSecrets(keys) });
  expect(await check(t.deps.secrets.keys)).toMatchObject([{ level: 'ok' }]);
  expect(await check(['a new key of the tests', ...t.deps.secrets.keys])).toMatchObject([
    { level: 'warn' },
  ]);
  await addClosedProvider(t, 'statecraft');
  expect(await check(t.deps.secrets.keys)).toMatchObject([{ level: 'ok' }, { level: 'fail' }]);
});
