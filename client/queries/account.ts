import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { CallInput } from '#shared/contract/index.ts';
import { changeUser } from '../lib/session.ts';
import type { Settings } from '#shared/contract/account.ts';
import type { User } from '#shared/contract/users.ts';
import type { App } from '../app-context.tsx';
import { showTimesIn } from '../lib/local-times.ts';
import { apiKeyKeys } from './api-keys.ts';
import { userKeys } from './users.ts';

type Services = Pick<App, 'api' | 'queryClient'>;

/** Keys of private data contain the username, because another user may log in. */
export const accountKeys = {
  settings: (username: string) => ['account', 'settings', username] as const,
  digest: (username: string) => ['account', 'digest', username] as const,
  sessions: (username: string) => ['account', 'sessions', username] as const,
};

/** Refetched on each visit: another tab may have changed it. */
export const settingsOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: accountKeys.settings(username),
    queryFn: ({ signal }) => api('GET /api/account', {}, signal),
    staleTime: 0,
  });

export const sessionsOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: accountKeys.sessions(username),
    queryFn: ({ signal }) => api('GET /api/sessions', {}, signal),
    staleTime: 0,
  });

const keep = ({ queryClient }: Services, settings: Settings) =>
  queryClient.setQueryData(accountKeys.settings(settings.username), settings);

/** Changes the profile and updates cached copies. All functions here throw ApiError. */
export async function saveProfile(
  { api, queryClient }: Services,
  body: NonNullable<CallInput<'PUT /api/users/profile'>['body']>,
): Promise<void> {
  const { username, name, about, website } = await api('PUT /api/users/profile', { body });
  queryClient.setQueryData<Settings>(
    accountKeys.settings(username),
    (settings) => settings && { ...settings, name, about, website },
  );
  void queryClient.invalidateQueries({ queryKey: userKeys.profile(username) });
}

/** Replaces the picture by a file in base64. */
export const savePicture = async (services: Services, image: string): Promise<void> =>
  keepPicture(services, await services.api('PUT /api/users/picture', { body: { image } }));

export const deletePicture = async (services: Services): Promise<void> =>
  keepPicture(services, await services.api('DELETE /api/users/picture'));

function keepPicture({ queryClient }: Services, { username, picture }: User): void {
  queryClient.setQueryData<Settings>(
    accountKeys.settings(username),
    (settings) => settings && { ...settings, picture },
  );
  changeUser({ picture });
  void queryClient.invalidateQueries({ queryKey: userKeys.profile(username) });
}

/** The frequency of the member's digest. `never`: no active subscription. */
export type DigestFrequency = 'daily' | 'weekly' | 'never';

export const digestFrequencyOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: accountKeys.digest(username),
    queryFn: async ({ signal }): Promise<DigestFrequency> => {
      const { subscribed, subscription } = await api('GET /api/subscriptions/status', {}, signal);
      return subscribed && subscription ? subscription.frequency : 'never';
    },
    staleTime: 0,
  });

/** Saves when notifications are emailed. `timeZone`: that of the account, if it has one. */
export async function saveNotifications(
  services: Services,
  notifications: Partial<Settings['notifications']>,
  timeZone: string | null,
): Promise<void> {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { notifications, timeZone: zone };
  keep(services, await services.api('PATCH /api/account', { body }));
}

export async function saveDigestFrequency(
  { api, queryClient }: Services,
  username: string,
  frequency: DigestFrequency,
): Promise<void> {
  const key = accountKeys.digest(username);
  const before = queryClient.getQueryData<DigestFrequency>(key);
  if (frequency === before) return;
  if (frequency === 'never') await api('POST /api/subscriptions/unsubscribe-authenticated');
  else if (before === 'never')
    await api('POST /api/subscriptions/subscribe-authenticated', {
      body: { frequency, form: 'settings', page: window.location.pathname },
    });
  else await api('PUT /api/subscriptions/preferences', { body: { frequency } });
  queryClient.setQueryData<DigestFrequency>(key, frequency);
}

export async function saveShortcuts(
  services: Services,
  shortcuts: NonNullable<Settings['shortcuts']>,
): Promise<void> {
  keep(services, await services.api('PATCH /api/account', { body: { shortcuts } }));
}

/** Saves the zone of times. Null: that of the browser. Throws ApiError. */
export async function saveTimeZone(
  services: Services & Pick<App, 't'>,
  timeZone: string | null,
): Promise<void> {
  const settings = await services.api('PATCH /api/account', { body: { timeZone } });
  keep(services, settings);
  showTimesIn(services.t, settings.timeZone);
}

/** Saves the language of emails. Null: that of the subscription or the site. Throws ApiError. */
export async function saveLanguage(
  services: Services,
  language: Settings['language'],
): Promise<void> {
  keep(services, await services.api('PATCH /api/account', { body: { language } }));
}

/** Confirms a new email. All other sessions and keys end. Returns the account. */
export async function verifyEmailChange({ api, queryClient }: Services, otp: string) {
  const { user } = await api('POST /api/account/email/verify', { body: { otp } });
  queryClient.setQueryData<Settings>(
    accountKeys.settings(user.username),
    (settings) => settings && { ...settings, email: user.email },
  );
  void queryClient.invalidateQueries({ queryKey: accountKeys.sessions(user.username) });
  void queryClient.invalidateQueries({ queryKey: apiKeyKeys.list(user.username) });
  return user;
}

/** Ends one session, or all others with null. */
export async function endSessions(
  { api, queryClient }: Services,
  username: string,
  id: string | null,
): Promise<void> {
  if (id === null) await api('DELETE /api/sessions');
  else await api('DELETE /api/sessions/{id}', { path: { id } });
  await queryClient.invalidateQueries({ queryKey: accountKeys.sessions(username) });
}

/** Schedules the deletion. Other sessions and all keys end at once. */
export async function deleteAccount(
  services: Services,
  body: NonNullable<CallInput<'DELETE /api/account'>['body']>,
): Promise<void> {
  const settings = await services.api('DELETE /api/account', { body });
  keep(services, settings);
  void services.queryClient.invalidateQueries({
    queryKey: accountKeys.sessions(settings.username),
  });
  void services.queryClient.invalidateQueries({ queryKey: apiKeyKeys.list(settings.username) });
}

export async function cancelDeletion(services: Services): Promise<void> {
  keep(services, await services.api('DELETE /api/account/deletion'));
}
