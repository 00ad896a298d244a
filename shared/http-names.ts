/** Header and event names that both sides use. */
export const tenantHeader = 'X-Tenant-ID';
export const requestIdHeader = 'X-Request-Id';
export const csrfHeader = 'X-CSRF-Token';
export const idempotencyHeader = 'Idempotency-Key';
export const signatureHeader = 'X-Signature';
