import type { LoginProvider } from '#shared/contract/admin-login-providers.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import { plainInput } from '../ui/plain-input.ts';
import * as styles from '../ui/forms.admin.styles.ts';

const labels = {
  id: english('The ID'),
  kind: english('The kind'),
  label: english('The name'),
  issuer: english('The issuer'),
  clientId: english('The client ID'),
  clientSecret: english('The client secret'),
};
/** Adds a provider, or changes one. The stored secret is never shown. */
export function ProviderForm({
  provider,
  onSaved,
}: {
  provider: LoginProvider | null;
  onSaved: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems: found, pending, run } = useSubmit(labels);
  const prefix = provider === null ? 'new-' : `${provider.id}-`;
  const problems = found.map((problem) =>
    problem.field === null ? problem : { ...problem, field: prefix + problem.field },
  );
  const field = (name: keyof typeof labels) => ({ name: prefix + name, problems });
  const save = (data: FormData) => {
    const read = (name: string) => String(data.get(prefix + name) ?? '').trim();
    const id = provider?.id ?? read('id');
    const clientSecret = read('clientSecret');
    void run(async () => {
      if (id === '') return [{ field: 'id', message: t('Enter an ID, such as google.') }];
      const { label } = await api('PUT /api/admin/login-providers/{id}', {
        path: { id },
        body: {
          kind: read('kind') === 'github' ? 'github' : 'oidc',
          label: read('label'),
          issuer: read('issuer'),
          clientId: read('clientId'),
          ...(clientSecret === '' ? {} : { clientSecret }),
          isOn: data.get(`${prefix}isOn`) !== null,
          trustsAddresses: data.get(`${prefix}trustsAddresses`) !== null,
        },
      });
      announce(t('{label} is saved.', { label }));
      await refresh('GET /api/admin/login-providers', 'GET /api/admin/log');
      onSaved();
      return [];
    });
  };
  return (
    <Form
      label={
        provider === null ? t('Add a provider') : t('Change {label}', { label: provider.label })
      }
      problems={problems}
      onSend={save}
      className={styles.form}
    >
      {provider === null ? (
        <Field
          {...field('id')}
          label={t('ID')}
          hint={t('Lowercase letters, digits and hyphens. It’s part of the redirect URL.')}
          maxLength={limits.loginProviders.id}
          {...plainInput}
        />
      ) : null}
      <Options
        type="radio"
        name={`${prefix}kind`}
        legend={t('Kind')}
        options={[
          { value: 'oidc', label: t('OpenID Connect'), hint: t('Google, Keycloak and others.') },
          { value: 'github', label: t('GitHub') },
        ]}
        chosen={[provider?.kind ?? 'oidc']}
      />
      <Field
        {...field('label')}
        label={t('Name')}
        hint={t('Shown on the login page: “Continue with …”.')}
        defaultValue={provider?.label}
        maxLength={limits.loginProviders.label}
      />
      <Field
        {...field('issuer')}
        label={t('Issuer')}
        hint={t('Such as https://accounts.google.com, or https://github.com for GitHub.')}
        inputMode="url"
        defaultValue={provider?.issuer}
        maxLength={limits.url.max}
        {...plainInput}
      />
      <Field
        {...field('clientId')}
        label={t('Client ID')}
        hint={t('From the provider.')}
        defaultValue={provider?.clientId}
        maxLength={limits.loginProviders.clientId}
        {...plainInput}
      />
      <Field
        {...field('clientSecret')}
        label={provider === null ? t('Client secret') : t('Client secret (optional)')}
        hint={
          provider === null
            ? t('From the provider. It’s stored encrypted and never shown again.')
            : t('Leave blank to keep the stored one. If you change the issuer, enter it again.')
        }
        type="password"
        optional={provider !== null}
        maxLength={limits.loginProviders.clientSecret}
        {...plainInput}
      />
      <Options
        type="checkbox"
        name={`${prefix}isOn`}
        legend={t('Login page')}
        options={[{ value: 'on', label: t('Members can log in with it') }]}
        chosen={provider?.isOn === false ? [] : ['on']}
      />
      <Options
        type="checkbox"
        name={`${prefix}trustsAddresses`}
        legend={t('Addresses')}
        options={[
          {
            value: 'on',
            label: t('People can sign up with an address that it hasn’t verified'),
            hint: t(
              'Only for a provider where nobody can enter the address of somebody else, such as your company’s own. Otherwise they prove it with an emailed code.',
            ),
          },
        ]}
        chosen={provider?.trustsAddresses ? ['on'] : []}
      />
      <SendButton pending={pending} doing={t('Checking the provider…')}>
        {t('Save')}
      </SendButton>
    </Form>
  );
}
