// Imported lazily. A lazy import of the package itself would put esbuild's helpers, which all pages
// load, in a file of their own.
export {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
