import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';

/** Signs with the first key; all keys verify. */
export type Secrets = {
  keys: readonly string[];
  /** Returns an HMAC-SHA-256 as base64url, which is valid for one purpose only. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
};

export function createSecrets(keys: readonly string[]): Secrets {
  const hmac = (key: string, purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
  return {
    keys,
    sign: (purpose, text) => hmac(keys[0] ?? '', purpose, text),
    verify: (purpose, text, signature) =>
      keys.some((key) => equalInConstantTime(hmac(key, purpose, text), signature)),
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
