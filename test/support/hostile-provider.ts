import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterFile } from './after-file.ts';
import { selfSigned } from './certificate.ts';
import { clientOf } from './login-provider.ts';
import { listen } from './web-servers.ts';

/** A certificate for 127.0.0.1 that this process trusts until the end of the file. */
export function trustOwnCertificate(): { key: string; cert: string } {
  const before = getCACertificates('default');
  const certificate = selfSigned('127.0.0.1');
  setDefaultCACertificates([...before, certificate.cert]);
  afterFile(() => setDefaultCACertificates(before));
  return certificate;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const createKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Claims of an ID token. Undefined: left out. */
export type Claims = Record<string, unknown>;
type Signing = {
  header?: object;
  signer?: 'own key' | 'other key' | 'public key' | 'client secret' | 'nobody';
};

/** Starts an OpenID provider over TLS whose answers the test chooses. */
export async function startHostileProvider(certificate: { key: string; cert: string }) {
  const [own, other] = [createKey(), createKey()];
  let answerToken = (res: ServerResponse) => void res.writeHead(500).end();
  let answerUser: object = {};
  const json = (res: ServerResponse, body: object) =>
    void res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const port = await listen(
    createServer(certificate, (req, res) => {
      const place = (path: string) => `${issuer}/${path}`;
      if (req.url === '/.well-known/openid-configuration')
        return json(res, {
          issuer,
          authorization_endpoint: place('auth'),
          token_endpoint: place('token'),
          userinfo_endpoint: place('me'),
          jwks_uri: place('keys'),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
          authorization_response_iss_parameter_supported: true,
        });
      if (req.url === '/keys') {
        const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig' };
        return json(res, { keys: [{ ...key, alg: 'RS256' }] });
      }
      if (req.url === '/token' && req.method === 'POST') return answerToken(res);
      if (req.url === '/me' && req.headers.authorization) return json(res, answerUser);
      res.writeHead(404).end();
    }),
  );
  const issuer = `https://127.0.0.1:${port}`;

  const secrets = {
    'public key': own.publicKey.export({ type: 'spki', format: 'pem' }),
    'client secret': clientOf('nontrivial').secret,
  };
  const createToken = (claims: Claims, { header = {}, signer = 'own key' }: Signing): string => {
    const text = `${encode({ alg: 'RS256', kid: 'own', ...header })}.${encode(claims)}`;
    const signature =
      signer === 'nobody'
        ? Buffer.alloc(0)
        : signer === 'own key' || signer === 'other key'
          ? sign('sha256', Buffer.from(text), (signer === 'own key' ? own : other).privateKey)
          : createHmac('sha256', secrets[signer]).update(text).digest();
    return `${text}.${signature.toString('base64url')}`;
  };

  return {
    issuer,
    /** Answers the next request for tokens. */
    setAnswer(answer: typeof answerToken) {
      answerToken = answer;
    },
    setUser(user: object) {
      answerUser = user;
    },
    /** Answers with an ID token for the login at `url`, with changed claims or signature. */
    respondFor(url: string, change: Claims = {}, signing: Signing = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const claims = {
        iss: issuer,
        aud: clientOf('nontrivial').id,
        sub: 'sub-1',
        nonce: new URL(url).searchParams.get('nonce'),
        iat: now,
        exp: now + 60,
        email: 'reader@mail.example',
        email_verified: true,
        ...change,
      };
      answerToken = (res) =>
        json(res, {
          access_token: 'access',
          token_type: 'Bearer',
          id_token: createToken(claims, signing),
        });
    },
    /** The URL that the browser returns to. */
    returnFrom(url: string, change: Record<string, string> = {}): URL {
      const { searchParams } = new URL(url);
      const back = new URL(String(searchParams.get('redirect_uri')));
      const sent = { code: randomBytes(8).toString('hex'), iss: issuer, ...change };
      for (const [name, value] of Object.entries({
        state: String(searchParams.get('state')),
        ...sent,
      }))
        back.searchParams.set(name, value);
      return back;
    },
  };
}
