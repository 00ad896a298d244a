import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import { pushWorkerPath } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import type { App } from '../app-context.tsx';

/** Whether this browser can show push messages. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const queryKey = (username: string) => ['account', 'push', username] as const;

export const pushOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: queryKey(username),
    queryFn: ({ signal }) => api('GET /api/push', {}, signal),
    staleTime: 0,
  });

/**
 * Asks for permission and subscribes this browser. Returns false if the user does not allow it.
 * Throws if the push service or the API fails.
 */
export async function startPush(
  { api, queryClient }: Pick<App, 'api' | 'queryClient'>,
  username: string,
  publicKey: string,
): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(pushWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another key cannot be used.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
      throw new ApiError(
        0,
        'network',
        english('The push service of your browser failed. Try again later.'),
      );
    });
  if (subscription === null) return false;
  const { endpoint, keys } = subscription.toJSON();
  await api('PUT /api/push', {
    body: { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
  queryClient.setQueryData(queryKey(username), { publicKey, subscribed: true });
  return true;
}

export async function stopPush(
  { api, queryClient }: Pick<App, 'api' | 'queryClient'>,
  username: string,
  publicKey: string,
): Promise<void> {
  await api('DELETE /api/push');
  queryClient.setQueryData(queryKey(username), { publicKey, subscribed: false });
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
