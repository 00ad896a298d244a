import { useState } from 'react';
import type { LoginProvider } from '#shared/contract/admin-login-providers.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { ProviderForm } from './provider-form.tsx';

/** Providers that members can log in with. */
export function LoginProviders() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/login-providers');
  const [times, setTimes] = useState(0);
  return (
    <>
      <title>Login providers</title>
      <h1>Login providers</h1>
      <p className={admin.note}>
        Members can log in with an account elsewhere: at any OpenID Connect provider, such as Google
        or Keycloak, or at GitHub. Emailed codes always work, too.
      </p>
      {data === undefined ? (
        <NotLoaded error={error} text={t('The providers couldn’t be loaded.')} retry={refetch} />
      ) : data.providers.length === 0 ? (
        <p className={admin.note}>No providers yet.</p>
      ) : (
        <ul className={styles.list}>
          {data.providers.map((provider) => (
            <ProviderItem key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
      <h2>Add a provider</h2>
      <ProviderForm key={times} provider={null} onSaved={() => setTimes(times + 1)} />
    </>
  );
}

function ProviderItem({ provider }: { provider: LoginProvider }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const { id, label, issuer, isOn, callbackUrl } = provider;
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      className={components.smallButton}
      aria-label={`${name} – ${label}`}
      onClick={onClick}
    >
      {name}
    </button>
  );
  return (
    <li>
      <h3>{label}</h3>
      <p className={styles.meta}>
        {isOn ? 'On' : 'Off'} · {issuer}
      </p>
      <p className={styles.meta}>
        Redirect URL to register there: <code>{callbackUrl}</code>
      </p>
      <div className={styles.actions}>
        {button('Change', () => setOpen(open === 'change' ? null : 'change'))}
        {button('Delete', () => setOpen('delete'))}
      </div>
      {open === 'change' ? (
        <ProviderForm provider={provider} onSaved={() => setOpen(null)} />
      ) : null}
      {open === 'delete' ? (
        <Confirm
          title={`Delete ${label}?`}
          yes="Delete"
          doing="Deleting…"
          no="Keep it"
          onClose={() => setOpen(null)}
          act={async () => {
            await api('DELETE /api/admin/login-providers/{id}', { path: { id } });
            announce(`${label} is deleted.`);
            await refresh('GET /api/admin/login-providers', 'GET /api/admin/log');
          }}
        >
          <p>Members can no longer log in with it. They log in with an emailed code.</p>
        </Confirm>
      ) : null}
    </li>
  );
}
