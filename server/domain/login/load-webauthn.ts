/** Loads the package for passkeys on demand: with its parsers it takes an eighth of a start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
