import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createApi } from '#shared/api/client.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { AppProvider, createQueryClient, type App, type PageContext } from '../app-context.tsx';
import { subscribe as followAppearance } from '../lib/dark-mode.ts';
import { stateElementId } from '../lib/page-state.ts';
import { setSession, type MemberComponents } from '../lib/session.ts';
import { voteStateKeys } from '../queries/votes.ts';
import { neverSettles } from './component-states.ts';
import { ComponentsPage } from './components-page.tsx';
import { addFocusRules } from './show-focus.ts';
import { viewer, viewerVotes } from './states/vote-states.tsx';

const context = JSON.parse(
  document.getElementById(stateElementId)?.textContent ?? '',
) as PageContext;
const queryClient = createQueryClient('browser');
const t = createTranslate('en');
const app: App = { ...context, t, queryClient, api: createApi(neverSettles) };

followAppearance(() => undefined);
addFocusRules();
// Several dialogs stand in the page at once, and several components would take the focus.
HTMLElement.prototype.focus = () => undefined;
HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
setSession({
  state: 'member',
  user: {
    username: viewer,
    name: viewer,
    email: `${viewer}@mail.example`,
    role: 'member',
    picture: null,
  },
  links: { header: null, footer: null },
  components: {} as MemberComponents,
  RowState: () => null,
});
for (const [id, vote] of Object.entries(viewerVotes))
  queryClient.setQueryData(voteStateKeys.one('posts', id), { vote, saved: false });

const root = document.getElementById('components');
if (root)
  createRoot(root).render(
    <AppProvider value={app}>
      <QueryClientProvider client={queryClient}>
        <ComponentsPage />
      </QueryClientProvider>
    </AppProvider>,
  );
