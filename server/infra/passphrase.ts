import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** Takes 64 MB of memory, as OWASP recommends. */
const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 2 ** 20 };
const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const;

export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Derives a key from a passphrase. */
export const deriveKey = (passphrase: string, salt: string): Promise<Buffer> =>
  derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), 32, cost);

/** Encrypts as nonce, ciphertext and tag. `place` must be the same for decryption. */
export function seal(key: Buffer, place: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
  const sealed = [encryption.update(content), encryption.final()];
  return Buffer.concat([nonce, ...sealed, encryption.getAuthTag()]);
}

/** Returns null if the key is another one, or the content was changed. */
export function unseal(key: Buffer, place: string, sealed: Uint8Array): Buffer | null {
  if (sealed.byteLength < nonceBytes + tagBytes) return null;
  const decryption = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([
      decryption.update(sealed.subarray(nonceBytes, -tagBytes)),
      decryption.final(),
    ]);
  } catch {
    return null;
  }
}
