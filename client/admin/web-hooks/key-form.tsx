import * as limits from '#shared/limits.ts';
import type { PostingKind } from '#shared/web-hook-kinds.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import { useRefresh } from '../lib/use-endpoint.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { plainInput } from '../ui/plain-input.ts';
import { fieldTexts } from './kinds.ts';

/** The secret of a service. */
export function KeyField({
  name,
  kind,
  problems,
}: {
  name: string;
  kind: PostingKind;
  problems: Problem[];
}) {
  return (
    <Field
      name={name}
      {...fieldTexts[kind].key}
      type="password"
      maxLength={limits.url.max}
      problems={problems}
      {...plainInput}
      autoComplete="new-password"
    />
  );
}

/** Replaces the key of a connection. */
export function KeyForm({
  id,
  kind,
  onSaved,
}: {
  id: string;
  kind: PostingKind;
  onSaved: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const name = `${id}-key`;
  const { problems: found, pending, run } = useSubmit({ key: english('The key') });
  const problems = found.map((problem) =>
    problem.field === null ? problem : { ...problem, field: name },
  );
  const save = (data: FormData) =>
    void run(async () => {
      await api('PUT /api/admin/web-hooks/{id}/key', {
        path: { id },
        body: { key: String(data.get(name) ?? '').trim() },
      });
      announce(t('The key is changed.'));
      onSaved();
      await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form label={t('Change the key')} problems={problems} onSend={save} className={styles.form}>
      <KeyField name={name} kind={kind} problems={problems} />
      <SendButton pending={pending} doing={t('Saving…')}>
        {t('Save')}
      </SendButton>
    </Form>
  );
}
