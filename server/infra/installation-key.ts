import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Secrets } from './signing.ts';

/** What precedes the 32 bytes of a key (RFC 8410). */
const [privatePrefix, publicPrefix] = [
  Buffer.from('302e020100300506032b657004220420', 'hex'),
  Buffer.from('302a300506032b6570032100', 'hex'),
];

const exportPublic = (key: KeyObject): string =>
  createPublicKey(key)
    .export({ type: 'spki', format: 'der' })
    .subarray(publicPrefix.length)
    .toString('base64url');

/** The Ed25519 keys of the installation, one for each secret key, so that nothing is stored. */
const deriveKeys = ({ keys }: Pick<Secrets, 'keys'>): KeyObject[] =>
  keys.map((secret) =>
    createPrivateKey({
      key: Buffer.concat([
        privatePrefix,
        Buffer.from(hkdfSync('sha256', secret, '', 'installation ed25519', 32)),
      ]),
      format: 'der',
      type: 'pkcs8',
    }),
  );

/** The public key, and what signs with its private key; both as base64url. */
export function installationKey(secrets: Pick<Secrets, 'keys'>): {
  key: string;
  sign(text: string): string;
} {
  const [key] = deriveKeys(secrets);
  if (!key) throw new Error('there is no secret key');
  return {
    key: exportPublic(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

/** Whether the signature of a text is of this public key. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 32) return false;
  const publicKey = createPublicKey({
    key: Buffer.concat([publicPrefix, bytes]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}

export const isOwnKey = (secrets: Pick<Secrets, 'keys'>, key: string): boolean =>
  deriveKeys(secrets).some((own) => exportPublic(own) === key);

/** What people compare: 16 bytes of the SHA-256 of a public key. */
export const fingerprint = (key: string): string =>
  createHash('sha256')
    .update(Buffer.from(key, 'base64url'))
    .digest('hex')
    .slice(0, 32)
    .replaceAll(/(.{4})(?=.)/g, '$1 ');
