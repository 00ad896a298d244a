import { useState } from 'react';
import type { LoginProvider } from '#shared/contract/admin-login-providers.ts';
import { rich } from '../../ui/rich.tsx';
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
      <title>{t('Login providers')}</title>
      <h1>{t('Login providers')}</h1>
      <p className={admin.note}>
        {t(
          'Members can log in with an account elsewhere: at any OpenID Connect provider, such as Google or Keycloak, or at GitHub. Emailed codes always work, too.',
        )}
      </p>
      {data === undefined ? (
        <NotLoaded error={error} text={t('The providers couldn’t be loaded.')} retry={refetch} />
      ) : data.providers.length === 0 ? (
        <p className={admin.note}>{t('No providers yet.')}</p>
      ) : (
        <ul className={styles.list}>
          {data.providers.map((provider) => (
            <ProviderItem key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
      <h2>{t('Add a provider')}</h2>
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
        {isOn ? t('On') : t('Off')} · {issuer}
      </p>
      <p className={styles.meta}>
        {rich(t, 'Redirect URL to register there: {callbackUrl}', {
          callbackUrl: <code>{callbackUrl}</code>,
        })}
      </p>
      <div className={styles.actions}>
        {button(t('Change'), () => setOpen(open === 'change' ? null : 'change'))}
        {button(t('Delete'), () => setOpen('delete'))}
      </div>
      {open === 'change' ? (
        <ProviderForm provider={provider} onSaved={() => setOpen(null)} />
      ) : null}
      {open === 'delete' ? (
        <Confirm
          title={t('Delete {label}?', { label })}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          onClose={() => setOpen(null)}
          act={async () => {
            await api('DELETE /api/admin/login-providers/{id}', { path: { id } });
            announce(t('{label} is deleted.', { label }));
            await refresh('GET /api/admin/login-providers', 'GET /api/admin/log');
          }}
        >
          <p>{t('Members can no longer log in with it. They log in with an emailed code.')}</p>
        </Confirm>
      ) : null}
    </li>
  );
}
