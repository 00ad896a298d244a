import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { passkeys } from '../../server/db/schema.ts';
import { newId } from '../../server/domain/core/ids.ts';
import type { Caller } from './api-clients.ts';
import type { UserRow } from './factories.ts';
import { fromSite } from './members.ts';
import { hosts, type SiteId, type TestApp } from './test-app.ts';

/** What a browser and its authenticator sign. The defaults are those of a page of the site. */
type Ceremony = {
  challenge: string;
  site: SiteId;
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  userHandle?: string;
};

/** An authenticator with one ES256 key, as a browser answers with it. */
type Authenticator = ReturnType<typeof createAuthenticator>;

const rpIdOf = (site: SiteId) => (site === 'default' ? 'default.localhost' : hosts[site]);
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** `counting`: whether signatures have a counter. */
export function createAuthenticator({ counting = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const authenticator = { counter: 0 };
  const coseKey = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(jwk.x ?? '', 'base64url')],
    [-3, Buffer.from(jwk.y ?? '', 'base64url')],
  ]);
  const authenticatorData = (
    { site, rpId = rpIdOf(site), userVerified = true }: Ceremony,
    credential?: Buffer,
  ) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.counter);
    // User present, user verified, credential data.
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (credential ? 0x40 : 0);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([flags]),
      counter,
      credential ?? Buffer.alloc(0),
    ]);
  };
  const clientData = (
    type: string,
    { challenge, site, origin = fromSite(site).Origin }: Ceremony,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = {
    id: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  return Object.assign(authenticator, {
    id: common.id,
    publicKey: coseKey.toString('base64url'),
    create(ceremony: Ceremony) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: cborMap([
            ['fmt', 'none'],
            ['attStmt', { map: cborMap([]) }],
            ['authData', authenticatorData(ceremony, credential)],
          ]).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(ceremony: Ceremony) {
      if (counting) authenticator.counter += 1;
      const data = authenticatorData(ceremony);
      const clientDataJson = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJson)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: clientDataJson.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(ceremony.userHandle !== undefined && { userHandle: ceremony.userHandle }),
        },
      };
    },
  });
}

/** Encodes a value; a nested map is passed encoded. */
function cbor(value: number | string | Buffer | { map: Buffer }): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return value.map;
}

function cborHead(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  return length < 256
    ? Buffer.from([type | 24, length])
    : Buffer.from([type | 25, length >> 8, length & 255]);
}

const cborMap = (
  entries: [number | string, number | string | Buffer | { map: Buffer }][],
): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flatMap((pair) => pair.map(cbor))]);

/** Requests a challenge; any text if the caller gets none. */
async function challengeFor(who: Pick<Caller, 'call'>, path: string): Promise<string> {
  const { body } = await who.call('POST', path);
  return (body as { challenge?: string }).challenge ?? 'none';
}

/** Returns the body of `POST /api/passkey-login/verify`. */
export const signLogin = async (
  who: Pick<Caller, 'call'>,
  authenticator: Authenticator,
  site: SiteId,
) => authenticator.get({ challenge: await challengeFor(who, '/api/passkey-login'), site });

/** Returns the body of `POST /api/passkeys`. */
export const createPasskey = async (
  who: Pick<Caller, 'call'>,
  authenticator: Authenticator,
  site: SiteId,
) =>
  authenticator.create({ challenge: await challengeFor(who, '/api/passkey-registration'), site });

/** Inserts a passkey of a user, without a ceremony. */
export async function givePasskey(
  t: TestApp,
  user: UserRow,
  { authenticator = createAuthenticator(), trustedAt = new Date(), name = 'A phone' } = {},
) {
  const id = newId();
  await t.deps.db.insert(passkeys).values({
    siteId: user.siteId,
    id,
    userId: user.id,
    credentialId: authenticator.id,
    publicKey: authenticator.publicKey,
    counter: authenticator.counter,
    transports: ['internal'],
    name,
    createdAt: new Date(),
    trustedAt,
  });
  return { id, authenticator };
}
