import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';

/** Signs and encrypts with the first key; all keys verify and decrypt. */
export type Secrets = {
  keys: readonly string[];
  /** Returns an HMAC-SHA-256 as base64url, which is valid for one purpose only. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /**
   * Encrypts with AES-256-GCM, as base64url of nonce, ciphertext and tag. `context`: the place of
   * the text; it must be the same for decryption.
   */
  encrypt(purpose: string, context: string, text: string): string;
  /** Returns null if no key decrypts the text in this context. */
  decrypt(purpose: string, context: string, encrypted: string): string | null;
};

const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const;

export function createSecrets(keys: readonly string[]): Secrets {
  const hmac = (key: string, purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
  const cipherKeys = new Map<string, Buffer>();
  const cipherKey = (key: string, purpose: string) => {
    const id = `${purpose}\0${key}`;
    let derived = cipherKeys.get(id);
    if (!derived) {
      derived = Buffer.from(hkdfSync('sha256', key, '', `encryption\0${purpose}`, 32));
      cipherKeys.set(id, derived);
    }
    return derived;
  };
  return {
    keys,
    sign: (purpose, text) => hmac(keys[0] ?? '', purpose, text),
    verify: (purpose, text, signature) =>
      keys.some((key) => equalInConstantTime(hmac(key, purpose, text), signature)),
    encrypt(purpose, context, text) {
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, cipherKey(keys[0] ?? '', purpose), nonce);
      encryption.setAAD(Buffer.from(context));
      const parts = [nonce, encryption.update(text, 'utf8'), encryption.final()];
      return Buffer.concat([...parts, encryption.getAuthTag()]).toString('base64url');
    },
    decrypt(purpose, context, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const content = bytes.subarray(nonceBytes, -tagBytes);
      for (const key of keys) {
        const decryption = createDecipheriv(
          cipher,
          cipherKey(key, purpose),
          bytes.subarray(0, nonceBytes),
        );
        decryption.setAAD(Buffer.from(context));
        decryption.setAuthTag(bytes.subarray(-tagBytes));
        try {
          return decryption.update(content, undefined, 'utf8') + decryption.final('utf8');
        } catch {
          // Another key, or none.
        }
      }
      return null;
    },
  };
}

/** Returns the configured secrets. In development, creates one and stores it with the data. */
export function loadSecrets({
  secretKeys,
  env,
  dataDir,
}: Pick<Config, 'secretKeys' | 'env' | 'dataDir'>): Secrets {
  if (secretKeys.length > 0) return createSecrets(secretKeys);
  if (env === 'test') return createSecrets([randomBytes(32).toString('hex')]);
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return createSecrets([readFileSync(file, 'utf8').trim()]);
}

/** Returns 256 random bits. Only their hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Needs no salt, because a token has 256 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Compares without revealing the common prefix by its duration. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
