import { useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import * as limits from '#shared/limits.ts';
import { useApp } from '../../app-context.tsx';
import { createApiKey } from '../../queries/api-keys.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, toProblems, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import * as styles from './api-keys.styles.ts';
import { keyDraft } from './draft.ts';

const labels = { name: 'Name', scopes: 'Permissions', expiresInDays: 'Valid for' };
const scopes = [
  { value: 'read', label: 'Read', hint: 'Posts, comments, your inbox and saved posts.' },
  { value: 'write', label: 'Write', hint: 'Post, comment, vote, save and follow as you.' },
] as const;
const lifetimes = [30, 90, 180, 365].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

export function NewKey({
  username,
  onResult,
}: {
  username: string;
  onResult: (failed: boolean) => void;
}) {
  const app = useApp();
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
      if (name === '') wrong.push({ field: 'name', message: 'Enter a name for the key.' });
      if (may.length === 0)
        wrong.push({ field: 'scopes', message: 'Choose at least one permission.' });
      if (wrong.length > 0) return wrong;
      const expiresInDays = Number(data.get('expiresInDays'));
      try {
        await createApiKey(app, username, { name, scopes: may, expiresInDays });
        draft.forget();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error;
        draft.keep({ name, scopes: may, days: String(expiresInDays) });
        return toProblems(error, labels).map((problem) => ({
          ...problem,
          message: `${problem.message} What you entered is still here.`,
        }));
      }
      return [];
    });
    onResult(!well);
  };
  return (
    <Form
      label="New key"
      problems={problems}
      onSend={(data) => void send(data)}
      className={styles.form}
    >
      <Field
        name="name"
        label={labels.name}
        hint="For example, “Train reader”."
        problems={problems}
        autoComplete="off"
        maxLength={limits.name.max}
        defaultValue={before?.name}
      />
      <Options
        type="checkbox"
        name="scopes"
        legend={labels.scopes}
        problems={problems}
        options={scopes}
        chosen={before?.scopes ?? ['read']}
      />
      <Options
        type="radio"
        name="expiresInDays"
        legend={labels.expiresInDays}
        problems={problems}
        options={lifetimes}
        chosen={[before?.days ?? String(limits.apiKeys.days.default)]}
        inLine
      />
      <SendButton pending={pending} doing="Creating…">
        Create key
      </SendButton>
    </Form>
  );
}
