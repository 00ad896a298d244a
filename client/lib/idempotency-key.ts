/** 128 random bits, for an `Idempotency-Key`. `crypto.randomUUID` would take a page that came by https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
