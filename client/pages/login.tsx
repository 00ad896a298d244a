import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { linkIdentityPath } from '#shared/login-paths.ts';
import { paths } from '#shared/paths.ts';
import { appContext } from '../app-context.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { LinkIdentity } from '../features/auth/link-identity.tsx';
import { ProviderCallback } from '../features/auth/provider-callback.tsx';
import { providersOptions } from '../queries/identities.ts';
import { load } from '../queries/load-page-data.ts';

/** Returns the step of a login at a provider; null for the login page, undefined for no page. */
function readStep(splat = ''): { callback: string } | 'link' | null | undefined {
  if (splat === '') return null;
  if (`${paths.login}/${splat}` === linkIdentityPath) return 'link';
  const id = /^callback\/([a-z0-9-]+)$/.exec(splat)?.[1];
  return id === undefined ? undefined : { callback: id };
}

/** Without the providers, the page still logs in by code. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const step = readStep(params['*']);
  if (step === undefined) throw data(null, { status: 404 });
  const { api, queryClient } = context.get(appContext);
  if (step === null) await load(queryClient.fetchQuery(providersOptions(api)));
  return null;
}

export function Component() {
  const step = readStep(useParams()['*']);
  if (step === 'link') return <LinkIdentity />;
  return step ? <ProviderCallback id={step.callback} /> : <AuthPage kind="login" />;
}
