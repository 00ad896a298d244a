import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { appContext } from '../app-context.tsx';
import { RequestLink } from '../features/manage-subscription/request-link-page.tsx';
import { FailedLink } from '../features/manage-subscription/failed-link.tsx';
import {
  loadRequestLink,
  loadPreferences,
  type RequestLinkData,
  type Failed,
  type PreferencesData,
} from '../features/manage-subscription/loaders.ts';
import { Preferences } from '../features/manage-subscription/preferences.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const search = new URL(request.url).searchParams;
  const token = search.get('token') ?? '';
  return token === '' ? loadRequestLink(app, search) : loadPreferences(app, token, search);
}

export function Component() {
  const view = useLoaderData<RequestLinkData | PreferencesData | Failed>();
  if (view.kind === 'preferences') return <Preferences {...view} />;
  if (view.kind === 'requestLink') return <RequestLink {...view} />;
  return <FailedLink {...view} />;
}
