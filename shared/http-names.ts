/** Header and event names of both sides. */
export const tenantHeader = 'X-Tenant-ID';
export const requestIdHeader = 'X-Request-Id';
export const csrfHeader = 'X-CSRF-Token';
export const idempotencyHeader = 'Idempotency-Key';
export const signatureHeader = 'X-Signature';
