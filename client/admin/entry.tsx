import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ApiError } from '#shared/api-error.ts';
import { createApi, type Transport } from '#shared/api/client.ts';
import { AppProvider, createQueryClient, type App, type PageContext } from '../app-context.tsx';
import { subscribe as followAppearance } from '../lib/dark-mode.ts';
import { setConfirm } from '../lib/confirmed.ts';
import { createFetchTransport } from '../lib/fetch-transport.ts';
import { followTranslation } from '../lib/translated-text.ts';
import { stateElementId } from '../lib/page-state.ts';
import { Admin } from './admin.tsx';
import { t } from './lib/words.ts';

const facts = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageContext;
const queryClient = createQueryClient('browser');
// Staff must see the current state.
queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, staleTime: 0, refetchOnWindowFocus: true },
});
const overHttp = createFetchTransport(window.location, facts.settings, t);
/**
 * Turns the 404 of an ended session into a 401, so that pages offer to log in again. The first
 * call, which asks for the role, keeps its 404.
 */
const transport: Transport = (key, input, signal) =>
  overHttp(key, input, signal).catch((error: unknown) => {
    if (
      key !== 'GET /api/admin/me' &&
      error instanceof ApiError &&
      error.status === 404 &&
      error.message === 'No such endpoint.'
    )
      throw new ApiError(401, 'unauthorized', error.message);
    throw error;
  });
const app: App = { ...facts, t, queryClient, api: createApi(transport) };

setConfirm(async () =>
  (await import('../features/auth/confirm-identity.tsx')).confirmIdentity(app),
);

// Follows the system and other tabs.
followAppearance(() => undefined);

const place = document.getElementById('admin');
if (place) {
  followTranslation();
  createRoot(place).render(
    <AppProvider value={app}>
      <QueryClientProvider client={queryClient}>
        <Admin />
      </QueryClientProvider>
    </AppProvider>,
  );
}
