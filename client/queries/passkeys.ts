import { queryOptions } from '@tanstack/react-query';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import type { Passkey } from '#shared/contract/passkeys.ts';
import type { CallInput } from '#shared/contract/index.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { english } from '#shared/texts/translate.ts';
import type { App } from '../app-context.tsx';
import { localStore } from '../lib/storage.ts';
import { accountKeys } from './account.ts';

type Services = Pick<App, 'api' | 'queryClient'>;

export const passkeyKeys = { list: (username: string) => ['passkeys', username] as const };

/** Key of `localStorage`, set once the offer of a passkey after a login was answered. */
export const passkeyOfferedKey = 'passkey_offered';

/** Oldest first. */
export const passkeysOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: passkeyKeys.list(username),
    queryFn: ({ signal }) => api('GET /api/passkeys', {}, signal),
    staleTime: 0,
  });

/** Browsers without WebAuthn, and pages over plain HTTP, have none. */
export const hasWebAuthn = () => typeof PublicKeyCredential === 'function';

/** The library loads with the first use. */
const loadLibrary = () => import('../lib/webauthn.ts');

/** The browser gave no credential. `code` `passkey_cancelled`: the user or this page stopped it. */
function browserError(error: unknown): ApiError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new ApiError(0, 'passkey_cancelled', english('No passkey was used. Try again.'));
  return new ApiError(
    0,
    'passkey_failed',
    name === 'InvalidStateError'
      ? english('This device already has a passkey for your account.')
      : english('This browser or device can’t use a passkey here.'),
  );
}

/**
 * Lets the browser create a passkey, and adds it to the account. Returns it. Throws ApiError, also
 * if the user cancels.
 */
export async function addPasskey(api: Api): Promise<Passkey> {
  if (!hasWebAuthn()) throw browserError(null);
  const options = await api('POST /api/passkey-registration');
  const { startRegistration } = await loadLibrary();
  let created: RegistrationResponseJSON;
  try {
    created = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
  } catch (error) {
    throw browserError(error);
  }
  return api('POST /api/passkeys', {
    body: created as unknown as NonNullable<CallInput<'POST /api/passkeys'>['body']>,
  });
}

/**
 * Logs in by a passkey and stores the session. `autofill`: waits until the user picks a passkey in
 * the email field. Aborted before it waits, it does not begin, because that would end a login by
 * the button. Throws ApiError.
 */
export async function logInByPasskey(api: Api, autofill?: AbortSignal): Promise<void> {
  if (!hasWebAuthn()) throw browserError(null);
  const options = await api('POST /api/passkey-login');
  const { startAuthentication } = await loadLibrary();
  let signed: AuthenticationResponseJSON;
  try {
    autofill?.throwIfAborted();
    signed = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: autofill !== undefined,
    });
  } catch (error) {
    throw browserError(error);
  }
  const { token } = await api('POST /api/passkey-login/verify', {
    body: signed as unknown as NonNullable<CallInput<'POST /api/passkey-login/verify'>['body']>,
  });
  localStore.set(storageKeys.token, token);
}

/** Ends a login that waits for autofill. */
export async function stopAutofill(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser offers passkeys in form fields. */
export const hasAutofill = async (): Promise<boolean> =>
  hasWebAuthn() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Whether to offer a passkey: this device can have one, the account has none, not yet answered. */
export async function shouldOfferPasskey(api: Api): Promise<boolean> {
  if (!hasWebAuthn() || localStore.get(passkeyOfferedKey) !== null) return false;
  try {
    return (
      (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) &&
      (await api('GET /api/passkeys')).passkeys.length === 0
    );
  } catch {
    // The offer is not worth an error.
    return false;
  }
}

/** Throws ApiError. */
export async function renamePasskey(
  { api, queryClient }: Services,
  username: string,
  id: string,
  name: string,
): Promise<void> {
  await api('PATCH /api/passkeys/{id}', { path: { id }, body: { name } });
  await queryClient.invalidateQueries({ queryKey: passkeyKeys.list(username) });
}

/** Also logs out other devices that the passkey had logged in. Throws ApiError. */
export async function removePasskey(
  { api, queryClient }: Services,
  username: string,
  id: string,
): Promise<void> {
  await api('DELETE /api/passkeys/{id}', { path: { id } });
  void queryClient.invalidateQueries({ queryKey: accountKeys.sessions(username) });
  await queryClient.invalidateQueries({ queryKey: passkeyKeys.list(username) });
}
