import { data, useParams, type LoaderFunctionArgs } from 'react-router';
import { LinkIdentity } from '../features/auth/link-identity.tsx';
import { ProviderCallback } from '../features/auth/provider-callback.tsx';

export const callback = {
  loader({ params: { provider = '' } }: LoaderFunctionArgs) {
    if (!/^[a-z0-9-]+$/.test(provider)) throw data(null, { status: 404 });
    return null;
  },
  Component: () => <ProviderCallback id={useParams().provider ?? ''} />,
};

export const link = { Component: LinkIdentity };
