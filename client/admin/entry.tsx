import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createApi } from '#shared/api/client.ts';
import { AppProvider, createQueryClient, type App, type PageFacts } from '../app-context.tsx';
import { subscribe as followAppearance } from '../lib/dark-mode.ts';
import { createFetchTransport } from '../lib/fetch-transport.ts';
import { stateElementId } from '../lib/page-state.ts';
import { Admin } from './admin.tsx';

const facts = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageFacts;
const queryClient = createQueryClient('browser');
// What is run is looked at as it is now.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, staleTime: 0, refetchOnWindowFocus: true } });
const app: App = { ...facts, queryClient, api: createApi(createFetchTransport(window.location, facts.settings)) };

// Dark or light goes along with the system and other tabs.
followAppearance(() => undefined);

const place = document.getElementById('admin');
if (place) {
  createRoot(place).render(
    <AppProvider value={app}>
      <QueryClientProvider client={queryClient}>
        <Admin />
      </QueryClientProvider>
    </AppProvider>,
  );
}
