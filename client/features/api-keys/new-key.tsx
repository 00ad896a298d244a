import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { createApiKey } from '../../queries/api-keys.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, toProblems, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import * as styles from './api-keys.styles.ts';
import { keyDraft } from './draft.ts';

const labels = {
  name: english('Name'),
  scopes: english('Permissions'),
  expiresInDays: english('Valid for'),
};
const scopes = [
  {
    value: 'read',
    label: english('Read [permission]'),
    hint: english('Posts, comments, your inbox and saved posts.'),
  },
  {
    value: 'write',
    label: english('Write [permission]'),
    hint: english('Post, comment, vote, save and follow as you.'),
  },
] as const;
const lifetimes = [30, 90, 180, 365];

export function NewKey({
  username,
  onResult,
}: {
  username: string;
  onResult: (failed: boolean) => void;
}) {
  const app = useApp();
  const { t } = app;
  const { problems, pending, run } = useSubmit(labels);
  const draft = keyDraft(username);
  const [before] = useState(draft.read);
  const send = async (data: FormData) => {
    const well = await run(async () => {
      const name = String(data.get('name')).trim();
      const may = scopes
        .map(({ value }) => value)
        .filter((scope) => data.getAll('scopes').includes(scope));
      const wrong: Problem[] = [];
      if (name === '') wrong.push({ field: 'name', message: t('Enter a name for the key.') });
      if (may.length === 0)
        wrong.push({ field: 'scopes', message: t('Choose at least one permission.') });
      if (wrong.length > 0) return wrong;
      const expiresInDays = Number(data.get('expiresInDays'));
      try {
        await createApiKey(app, username, { name, scopes: may, expiresInDays });
        draft.forget();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error;
        draft.keep({ name, scopes: may, days: String(expiresInDays) });
        return toProblems(t, error, labels).map((problem) => ({
          ...problem,
          message: `${problem.message} ${t('What you entered is still here.')}`,
        }));
      }
      return [];
    });
    onResult(!well);
  };
  return (
    <Form
      label={t('New key')}
      problems={problems}
      onSend={(data) => void send(data)}
      className={styles.form}
    >
      <Field
        name="name"
        label={t(labels.name)}
        hint={t('For example, “Train reader”.')}
        problems={problems}
        autoComplete="off"
        maxLength={limits.name.max}
        defaultValue={before?.name}
      />
      <Options
        type="checkbox"
        name="scopes"
        legend={t(labels.scopes)}
        problems={problems}
        options={scopes.map(({ value, label, hint }) => ({
          value,
          label: t(label),
          hint: t(hint),
        }))}
        chosen={before?.scopes ?? ['read']}
      />
      <Options
        type="radio"
        name="expiresInDays"
        legend={t(labels.expiresInDays)}
        problems={problems}
        options={lifetimes.map((days) => ({
          value: String(days),
          label: t('{days, plural, one {# day} other {# days}}', { days }),
        }))}
        chosen={[before?.days ?? String(limits.apiKeys.days.default)]}
        inLine
      />
      <SendButton pending={pending} doing={t('Creating…')}>
        {t('Create key')}
      </SendButton>
    </Form>
  );
}
