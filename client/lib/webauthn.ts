// Imported lazily. A lazy import of the package itself would move esbuild's helpers to a separate
// file, which all pages would load.
export {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
