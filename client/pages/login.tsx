import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from '../app-context.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { providersOptions } from '../queries/identities.ts';
import { load } from '../queries/load-page-data.ts';

/** Without the providers, the page still logs in by code. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext);
  await load(queryClient.fetchQuery(providersOptions(api)));
  return null;
}

export const Component = () => <AuthPage kind="login" />;
