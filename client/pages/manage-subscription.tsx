import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { appContext } from '../app-context.tsx';
import { RequestLink } from '../features/manage-subscription/request-link-page.tsx';
import { FailedLink } from '../features/manage-subscription/failed-link.tsx';
import {
  loadAsking,
  loadManaging,
  type RequestLinkData as AskingView,
  type Failed,
  type PreferencesData,
} from '../features/manage-subscription/loaders.ts';
import { Preferences } from '../features/manage-subscription/preferences.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(appContext);
  const search = new URL(request.url).searchParams;
  const token = search.get('token') ?? '';
  return token === '' ? loadAsking(api, search) : loadManaging(api, token, search);
}

export function Component() {
  const view = useLoaderData<AskingView | PreferencesData | Failed>();
  if (view.kind === 'managing') return <Preferences {...view} />;
  if (view.kind === 'asking') return <RequestLink {...view} />;
  return <FailedLink {...view} />;
}
