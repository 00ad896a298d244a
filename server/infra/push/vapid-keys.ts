import { createECDH, hkdfSync } from 'node:crypto';
import type { Secrets } from '../signing.ts';

/** A P-256 key pair as base64url, by which push services recognize the server (RFC 8292). */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Derives the keys from each secret key, the current one first, so that nothing has to be stored.
 * A browser knows one public key, which works until its secret key is gone.
 */
export const vapidKeys = ({ keys }: Pick<Secrets, 'keys'>): VapidKeys[] => keys.map(deriveKeys);

const cache = new Map<string, VapidKeys>();

function deriveKeys(secret: string): VapidKeys {
  const cached = cache.get(secret);
  if (cached) return cached;
  const curve = createECDH('prime256v1');
  for (let counter = 0; ; counter += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `web-push vapid ${counter}`, 32));
    try {
      curve.setPrivateKey(bytes);
    } catch {
      // One number in 2^32 is above the order of the curve.
      continue;
    }
    const derived = {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: bytes.toString('base64url'),
    };
    cache.set(secret, derived);
    return derived;
  }
}
