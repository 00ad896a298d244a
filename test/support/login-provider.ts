import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Provider } from 'oidc-provider';
import { loginCallbackPath } from '#shared/paths.ts';
import { createServiceFetcher } from '../../server/infra/fetch/service-fetch.ts';
import type { Caller } from './api-clients.ts';
import { fromSite } from './members.ts';
import { hosts, type SiteId, type TestApp } from './test-app.ts';
import { listen, permissiveRules } from './web-servers.ts';

/** Calls the providers of the tests: plain HTTP to 127.0.0.1. */
export const testServiceFetcher = createServiceFetcher(permissiveRules, true);

/** Who logs in next at the provider, and how long its codes live, in seconds. */
type ProviderState = {
  user: { sub: string; email?: string; email_verified?: boolean; name?: string };
  codeLives: number;
};

export const clientOf = (site: SiteId) => ({ id: `client-${site}`, secret: `secret-of-${site}` });
const callbackOf = (site: SiteId, id: string) => `https://${hosts[site]}${loginCallbackPath(id)}`;

/** Starts a real OpenID provider, with a client for each of two sites. */
export async function startOidcProvider(
  id = 'company',
  // Clients of one provider can share a URL by mistake.
  redirectUris = [callbackOf('nontrivial', id), callbackOf('statecraft', id)],
  certificate?: { key: string; cert: string },
) {
  const state: ProviderState = { user: { sub: 'nobody' }, codeLives: 60 };
  const users = new Map<string, ProviderState['user']>();
  let answer: RequestListener = (_req, res) => void res.writeHead(503).end();
  const handler: RequestListener = (req, res) => answer(req, res);
  const port = await listen(
    certificate ? createSecureServer(certificate, handler) : createServer(handler),
  );
  const issuer = `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: (['nontrivial', 'statecraft'] as const).map((site) => ({
      client_id: clientOf(site).id,
      client_secret: clientOf(site).secret,
      redirect_uris: redirectUris,
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    renderError: (ctx: { body: unknown }, error: object) => void (ctx.body = error),
    ttl: {
      AuthorizationCode: () => state.codeLives,
      AccessToken: 600,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_ctx: unknown, sub: string) => ({
      accountId: sub,
      claims: () => users.get(sub) ?? { sub },
    }),
    loadExistingGrant: async (ctx: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const grant = new provider.Grant({
        clientId: ctx.oidc.client.clientId,
        accountId: ctx.oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const handle = provider.callback();
  answer = (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return handle(req, res);
    users.set(state.user.sub, state.user);
    const result = { login: { accountId: state.user.sub } };
    provider
      .interactionFinished(req, res, result, { mergeWithLastSubmission: false })
      .catch((error: unknown) => void res.writeHead(500).end(String(error)));
  };
  return { issuer, id, state };
}

/** Starts a server with the OAuth endpoints and the API of GitHub Enterprise. */
export async function startGitHub() {
  const state = {
    id: 1,
    login: 'octo',
    emails: [] as { email: string; primary: boolean; verified: boolean }[],
  };
  const codes = new Map<string, string>();
  const json =
    (body: unknown): RequestListener =>
    (_req, res) =>
      void res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const port = await listen(
    createServer((req, res) => {
      const url = new URL(req.url ?? '', 'http://github.test');
      const authorized = req.headers.authorization === 'Bearer gho_token';
      const redirectUri = url.searchParams.get('redirect_uri');
      if (url.pathname === '/login/oauth/authorize' && redirectUri) {
        const code = randomBytes(8).toString('hex');
        codes.set(code, url.searchParams.get('code_challenge') ?? '');
        const back = new URL(redirectUri);
        back.searchParams.set('code', code);
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        return void res.writeHead(302, { Location: back.href }).end();
      }
      if (url.pathname === '/login/oauth/access_token') {
        let body = '';
        req.on('data', (part: Buffer) => (body += part.toString()));
        req.on('end', () => {
          const sent = new URLSearchParams(body);
          const known =
            codes.delete(sent.get('code') ?? '') &&
            sent.get('client_secret') === clientOf('nontrivial').secret &&
            sent.has('code_verifier');
          // GitHub answers 200 for errors too.
          json(
            known
              ? { access_token: 'gho_token', token_type: 'bearer', scope: 'user:email' }
              : { error: 'bad_verification_code' },
          )(req, res);
        });
        return;
      }
      if (authorized && url.pathname === '/api/v3/user')
        return json({ id: state.id, login: state.login, name: 'Octo Cat' })(req, res);
      if (authorized && url.pathname === '/api/v3/user/emails') return json(state.emails)(req, res);
      res.writeHead(404).end();
    }),
  );
  return { issuer: `http://127.0.0.1:${port}`, state };
}

/** Follows the redirects of the provider, as a browser, until it returns to a site. */
export async function logInAtProvider(url: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(url);
  for (let hops = 0; hops < 10; hops += 1) {
    if (address.hostname !== '127.0.0.1') return address;
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider answered ${response.status} ${await response.text()}`);
    address = new URL(location, address);
  }
  throw new Error('the provider redirects too often');
}

/** A browser with the cookies of a site's API. */
export function createBrowser(t: TestApp, site: SiteId = 'nontrivial') {
  const agent = t.on(site);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    agent
      .post(path)
      .set({ ...fromSite(site), ...headers })
      .send(body);
  return {
    agent,
    post,
    /** Starts a login and returns the URL at the provider. */
    async start(id: string, next?: string): Promise<string> {
      const reply = await agent
        .get(`/api/auth/providers/${id}/start`)
        .query(next === undefined ? {} : { next })
        .set({ ...fromSite(site), Accept: 'application/json' });
      if (reply.status !== 200) throw new Error(`start answered ${reply.status} ${reply.text}`);
      return (reply.body as { url: string }).url;
    },
    /** Sends what the provider returned to the callback. */
    finish(id: string, back: URL, change: Record<string, string | undefined> = {}) {
      const sent = { ...Object.fromEntries(back.searchParams), ...change };
      const { state, code, iss } = sent;
      return post(`/api/auth/providers/${id}/callback`, {
        state,
        ...(code === undefined ? {} : { code }),
        ...(iss === undefined ? {} : { iss }),
      });
    },
    /** The whole login at the provider. */
    async logIn(id: string, next?: string) {
      return this.finish(id, await logInAtProvider(await this.start(id, next)));
    },
  };
}

/** Sets up a provider on a site, as its admin does. */
export async function addProvider(
  by: Caller,
  {
    id = 'company',
    kind = 'oidc',
    issuer,
    ...more
  }: { id?: string; kind?: string; issuer: string; trustsAddresses?: boolean },
  site: SiteId = 'nontrivial',
) {
  const { id: clientId, secret: clientSecret } = clientOf(site);
  return by.call('PUT', `/api/admin/login-providers/${id}`, {
    kind,
    label: 'Company',
    issuer,
    clientId,
    clientSecret,
    isOn: true,
    ...(more.trustsAddresses && { trustsAddresses: true }),
  });
}
