import * as oidc from 'openid-client';
import { minuteMs } from '#shared/durations.ts';
import type { ServiceFetcher } from './fetch/service-fetch.ts';
import { isDeepJson } from './parse-json.ts';

/** How a site logs in at a provider. `issuer`: for GitHub the URL of its start page. */
export type ProviderSettings = {
  kind: 'oidc' | 'github';
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/** The secrets of one login, and the URL that the provider returns the browser to. */
export type LoginRequest = {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
};

/** Who logged in, as the provider says. `account`: a name of the account there, to be shown. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  account: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
};

export const newLoginRequest = (redirectUri: string): LoginRequest => ({
  redirectUri,
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/**
 * Reads what the provider says about itself, and calls each of its endpoints. Throws if it is
 * another issuer, or one of them is no public server that answers.
 */
export async function checkProvider(
  settings: ProviderSettings,
  service: ServiceFetcher,
): Promise<void> {
  const endpoints = listEndpoints(await discoverProvider(settings, service));
  await Promise.all(
    endpoints.map(async (url) => {
      const { status } = await service.send(url, { method: 'GET', headers: { accept: '*/*' } });
      if (status >= 500) throw new Error(`an endpoint answered ${status}`);
    }),
  );
}

const listEndpoints = (config: oidc.Configuration): string[] => {
  const server = config.serverMetadata();
  const { authorization_endpoint: login, token_endpoint: token } = server;
  if (!login || !token) throw new Error('the provider names no endpoints');
  return [login, token, server.userinfo_endpoint, server.jwks_uri].filter(
    (url) => url !== undefined,
  );
};

/** Returns the URL at the provider where the browser logs in. Throws as `checkProvider`. */
export async function createLoginUrl(
  settings: ProviderSettings,
  { redirectUri, state, nonce, verifier }: LoginRequest,
  service: ServiceFetcher,
): Promise<string> {
  const config = await openProvider(settings, service);
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(settings.kind === 'github'
      ? { scope: 'user:email' }
      : { scope: 'openid email profile', nonce }),
  }).href;
}

/**
 * Exchanges the code of a response for the identity. The library checks state, `iss`, PKCE, nonce,
 * audience, times and signature. Throws if any of them is wrong.
 */
export async function readIdentity(
  settings: ProviderSettings,
  { redirectUri, state, nonce, verifier }: LoginRequest,
  response: { state: string; code: string; iss?: string | undefined },
  service: ServiceFetcher,
): Promise<ProviderIdentity> {
  const config = await openProvider(settings, service);
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(response))
    if (value !== undefined) url.searchParams.set(name, value);
  const checks = { expectedState: state, pkceCodeVerifier: verifier };
  if (settings.kind === 'github') {
    const { access_token: token } = await oidc.authorizationCodeGrant(config, url, checks);
    return readGitHubUser(config, token);
  }
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    ...checks,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no ID token');
  // Many providers tell the address only here.
  const more: object =
    claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const {
    email,
    email_verified: isVerified,
    name,
    preferred_username: username,
  } = { ...claims, ...more } as Record<string, unknown>;
  const address = toText(email);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    account: address ?? toText(username) ?? claims.sub,
    // Some tell it only here. Then nobody has verified it.
    email: address ?? toText(username),
    isEmailVerified: address !== null && isVerified === true,
    name: toText(name) ?? '',
  };
}

const toText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Characters of the JSON in a token, which is too short for many levels then. */
const maxTokenPart = 16_000;

const discoveryCacheMs = 5 * minuteMs;
const discovered = new WeakMap<ServiceFetcher, Map<string, Promise<oidc.Configuration>>>();

/** Discovers a provider once for all logins of some minutes: everybody may start one. */
function openProvider(
  settings: ProviderSettings,
  service: ServiceFetcher,
): Promise<oidc.Configuration> {
  const cache = discovered.get(service) ?? new Map<string, Promise<oidc.Configuration>>();
  discovered.set(service, cache);
  const key = JSON.stringify(settings);
  const cached = cache.get(key);
  if (cached) return cached;
  const discovery = discoverProvider(settings, service);
  cache.set(key, discovery);
  const forget = () => void cache.delete(key);
  discovery.then(() => setTimeout(forget, discoveryCacheMs).unref(), forget);
  return discovery;
}

async function discoverProvider(
  settings: ProviderSettings,
  service: ServiceFetcher,
): Promise<oidc.Configuration> {
  service.check(settings.issuer);
  const config = await readProvider(settings, service);
  // The browser is sent to one of them.
  listEndpoints(config).forEach(service.check);
  return config;
}

async function readProvider(
  { kind, issuer, clientId, clientSecret }: ProviderSettings,
  service: ServiceFetcher,
): Promise<oidc.Configuration> {
  const customFetch: oidc.CustomFetch = async (url, { method, headers, body }) => {
    const response = await service.send(url, {
      method,
      headers,
      ...(body === undefined || body === null ? {} : { body: String(body as string) }),
    });
    const text = await response.clone().text();
    if (isDeepJson(text) || text.split(/[^\w-]/).some((part) => part.length > maxTokenPart))
      throw new Error('the provider answered with JSON that is too deep');
    return response;
  };
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)];
  const execute = service.allowsHttp ? [oidc.allowInsecureRequests] : [];
  if (kind === 'github') {
    // Its own flow is OAuth only: there is no discovery of OpenID Connect, and no ID token.
    const config = new oidc.Configuration(
      {
        issuer: `${issuer}/login/oauth`,
        authorization_endpoint: `${issuer}/login/oauth/authorize`,
        token_endpoint: `${issuer}/login/oauth/access_token`,
        userinfo_endpoint: `${findGitHubApi(issuer)}/user`,
      },
      clientId,
      undefined,
      post,
    );
    config[oidc.customFetch] = customFetch;
    for (const change of execute) change(config);
    return config;
  }
  return oidc.discovery(
    new URL(issuer),
    clientId,
    undefined,
    // Basic is the default of the standard.
    (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false
        ? post
        : basic)(server, ...rest),
    // Verifies the signature too, although the token comes over TLS from the provider itself.
    { [oidc.customFetch]: customFetch, execute: [...execute, oidc.enableNonRepudiationChecks] },
  );
}

/** GitHub Enterprise has its API on the same host. */
const findGitHubApi = (issuer: string) =>
  issuer === 'https://github.com' ? 'https://api.github.com' : `${issuer}/api/v3`;

/** Reads the account and its main address. */
async function readGitHubUser(
  config: oidc.Configuration,
  token: string,
): Promise<ProviderIdentity> {
  const { userinfo_endpoint: userUrl = '', issuer } = config.serverMetadata();
  const read = async (path: string): Promise<unknown> => {
    const url = new URL(userUrl + path);
    const response = await oidc.fetchProtectedResource(config, token, url, 'GET');
    if (response.status !== 200) throw new Error(`GitHub answered ${response.status}`);
    return response.json();
  };
  const user = (await read('')) as { id?: unknown; login?: unknown; name?: unknown };
  const emails = (await read('/emails')) as {
    email?: unknown;
    primary?: unknown;
    verified?: unknown;
  }[];
  if (!Number.isSafeInteger(user.id) || !Array.isArray(emails))
    throw new Error('GitHub answered without an account');
  const main = emails.find(({ primary }) => primary === true);
  const subject = String(user.id);
  return {
    issuer,
    subject,
    account: toText(user.login) ?? subject,
    email: toText(main?.email),
    isEmailVerified: main?.verified === true,
    name: toText(user.name) ?? '',
  };
}
