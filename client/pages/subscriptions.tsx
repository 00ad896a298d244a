import type { ComponentType } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Api } from '#shared/api/client.ts';
import { appContext } from '../app-context.tsx';
import { ConfirmSubscription } from '../features/manage-subscription/confirm-page.tsx';
import { Feedback } from '../features/manage-subscription/feedback-page.tsx';
import { FailedLink } from '../features/manage-subscription/failed-link.tsx';
import {
  loadConfirmation,
  loadFeedback,
  loadInboxMails,
  loadSent,
  loadStories,
  loadUnsubscribe,
  type Failed,
  type Loaded,
} from '../features/manage-subscription/loaders.ts';
import { InboxMails } from '../features/manage-subscription/inbox-mails-page.tsx';
import { LinkSent } from '../features/manage-subscription/link-sent-page.tsx';
import { RateStories } from '../features/manage-subscription/rate-page.tsx';
import { Unsubscribe } from '../features/manage-subscription/unsubscribe-page.tsx';

type Params = { token?: string; direction?: string };

/** Creates the page of a mailed link. A link that fails has a page of its own. */
const linkPage = <Data extends { kind: string }>(
  load: (api: Api, params: Params, search: URLSearchParams) => Promise<Loaded<Data>>,
  Page: ComponentType<Data>,
) => ({
  loader: ({ context, params, request }: LoaderFunctionArgs) =>
    load(context.get(appContext).api, params, new URL(request.url).searchParams),
  Component() {
    const view = useLoaderData<Data | Failed>();
    return view.kind === 'failed' ? (
      <FailedLink {...(view as Failed)} />
    ) : (
      <Page {...(view as Data)} />
    );
  },
});

export const confirmation = linkPage(
  (api, { token = '' }, search) => loadConfirmation(api, token, search),
  ConfirmSubscription,
);

export const unsubscribe = linkPage(
  (api, { token = '' }, search) => loadUnsubscribe(api, token, search),
  Unsubscribe,
);

export const feedback = linkPage((api, { token = '', direction }, search) => {
  if (direction !== 'more' && direction !== 'less') throw data(null, { status: 404 });
  return loadFeedback(api, direction, token, search);
}, Feedback);

export const rate = linkPage(
  (api, { token = '' }, search) => loadStories(api, token, search),
  RateStories,
);

export const inboxMails = linkPage((api, { token = '' }) => loadInboxMails(api, token), InboxMails);

export const sent = linkPage((api, _params, search) => loadSent(api, search), LinkSent);
