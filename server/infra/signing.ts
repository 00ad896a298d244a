import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';

/** Signs with the first of the process's secrets; the others still verify. */
export type Secrets = {
  keys: readonly string[];
  /** HMAC-SHA-256 of the words for one purpose, base64url. What is signed for one purpose is no good for another. */
  sign(purpose: string, words: string): string;
  verify(purpose: string, words: string, signature: string): boolean;
};

export function createSecrets(keys: readonly string[]): Secrets {
  const hmac = (key: string, purpose: string, words: string) =>
    createHmac('sha256', key).update(`${purpose}\0${words}`).digest('base64url');
  return {
    keys,
    sign: (purpose, words) => hmac(keys[0] ?? '', purpose, words),
    verify: (purpose, words, signature) =>
      keys.some((key) => equalInConstantTime(hmac(key, purpose, words), signature)),
  };
}

/** The secrets of the configuration; outside production, where none is given, one that is made once and kept beside the data. */
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

/** 256 random bits, for what is stored as a hash only. */
export const newToken = () => randomBytes(32).toString('base64url');

/** How a token of 256 bits is stored: with so many, no salt is needed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Compares without telling by its time how far they agree. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
