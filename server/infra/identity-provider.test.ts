import { afterEach, expect, it, vi } from 'vitest';
import { permissiveRules, startWebServer } from '../../test/support/web-servers.ts';
import { createServiceFetcher } from './fetch/service-fetch.ts';
import { checkProvider, createLoginUrl, newLoginRequest } from './identity-provider.ts';

const service = createServiceFetcher(permissiveRules, true);
const request = newLoginRequest('https://site.example/login/callback/company');

/** Starts a provider that counts how often its discovery document is read. */
async function startProvider() {
  const state = { reads: 0, isWorking: true };
  const port = await startWebServer((req, res) => {
    if (req.url === '/.well-known/openid-configuration') state.reads += 1;
    if (!state.isWorking) return void res.writeHead(503).end();
    const document = {
      issuer: `http://127.0.0.1:${port}`,
      authorization_endpoint: `http://127.0.0.1:${port}/auth`,
      token_endpoint: `http://127.0.0.1:${port}/token`,
    };
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(document));
  });
  const settings = {
    kind: 'oidc' as const,
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'client',
    clientSecret: 'secret',
  };
  return { state, settings, start: () => createLoginUrl(settings, request, service) };
}

afterEach(() => void vi.useRealTimers());

it('reads the discovery document once for many logins', async () => {
  const { state, settings, start } = await startProvider();
  const urls = await Promise.all([start(), start(), start()]);
  expect(new Set([...urls, await start()]).size).toBe(1);
  expect(state.reads).toBe(1);
  await checkProvider(settings, service);
  expect(state.reads).toBe(2);
});

it('reads the discovery document again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { state, start } = await startProvider();
  await start();
  vi.advanceTimersByTime(5 * 60_000);
  await start();
  expect(state.reads).toBe(2);
});

it('reads the discovery document again after a failure', async () => {
  const { state, start } = await startProvider();
  state.isWorking = false;
  await expect(start()).rejects.toThrow();
  state.isWorking = true;
  expect(await start()).toContain('client_id=client');
});
