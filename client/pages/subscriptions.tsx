import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { appContext } from '../app-context.tsx';
import { ConfirmSubscription } from '../features/manage-subscription/confirm-page.tsx';
import { Feedback } from '../features/manage-subscription/feedback-page.tsx';
import { FailedLink } from '../features/manage-subscription/failed-link.tsx';
import {
  loadConfirmation,
  loadFeedback,
  loadInboxMails,
  loadSent,
  loadUnsubscribe,
  type ConfirmationData,
  type Failed,
  type FeedbackData,
  type InboxMailsData,
  type LinkSentData,
  type UnsubscribeData,
} from '../features/manage-subscription/loaders.ts';
import { InboxMails } from '../features/manage-subscription/inbox-mails-page.tsx';
import { LinkSent } from '../features/manage-subscription/link-sent-page.tsx';
import { Unsubscribe } from '../features/manage-subscription/unsubscribe-page.tsx';

/** `verify/{token}`, `unsubscribe/{token}`, `more/{token}`, `less/{token}`,
 * `inbox/{token}` and `sent`. */
export function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api } = context.get(appContext);
  const search = new URL(request.url).searchParams;
  const [page, token, more] = (params['*'] ?? '').split('/');
  if (more === undefined && token) {
    if (page === 'verify') return loadConfirmation(api, token, search);
    if (page === 'more' || page === 'less') return loadFeedback(api, page, token, search);
    if (page === 'inbox') return loadInboxMails(api, token);
    if (page === 'unsubscribe') return loadUnsubscribe(api, token, search);
  }
  if (page === 'sent' && token === undefined) return loadSent(api, search);
  throw data(null, { status: 404 });
}

export function Component() {
  const view = useLoaderData<
    ConfirmationData | UnsubscribeData | InboxMailsData | FeedbackData | LinkSentData | Failed
  >();
  if (view.kind === 'confirmation') return <ConfirmSubscription {...view} />;
  if (view.kind === 'unsubscribe') return <Unsubscribe {...view} />;
  if (view.kind === 'inboxMails') return <InboxMails {...view} />;
  if (view.kind === 'feedback') return <Feedback {...view} />;
  if (view.kind === 'sent') return <LinkSent {...view} />;
  return <FailedLink {...view} />;
}
