import type { ComponentType } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { appContext, type App } from '../app-context.tsx';
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
  load: (app: App, params: Params, search: URLSearchParams) => Promise<Loaded<Data>>,
  Page: ComponentType<Data>,
) => ({
  loader: ({ context, params, request }: LoaderFunctionArgs) =>
    load(context.get(appContext), params, new URL(request.url).searchParams),
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
  (app, { token = '' }, search) => loadConfirmation(app, token, search),
  ConfirmSubscription,
);

export const unsubscribe = linkPage(
  (app, { token = '' }, search) => loadUnsubscribe(app, token, search),
  Unsubscribe,
);

export const feedback = linkPage((app, { token = '', direction }, search) => {
  if (direction !== 'more' && direction !== 'less') throw data(null, { status: 404 });
  return loadFeedback(app, direction, token, search);
}, Feedback);

export const rate = linkPage(
  (app, { token = '' }, search) => loadStories(app, token, search),
  RateStories,
);

export const inboxMails = linkPage((app, { token = '' }) => loadInboxMails(app, token), InboxMails);

export const sent = linkPage((app, _params, search) => loadSent(app, search), LinkSent);
