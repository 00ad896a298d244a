import { useEffect, useRef } from 'react';
import * as limits from '#shared/limits.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, useSubmit } from '../../ui/form.tsx';
import { FormButtons } from '../ui/components.tsx';
import { BanFields } from './ban-fields.tsx';
import * as styles from './moderation.admin.styles.ts';
import { presets } from './item-labels.ts';
import { t } from '../lib/words.ts';

/** Asks for the reason of an action. Enter accepts the suggestion; the queue handles Escape. */
export function ReasonForm({
  action,
  what,
  suggested,
  ban = false,
  hint,
  onDone,
  onCancel,
}: {
  action: string;
  /** Names the item. */
  what: string;
  suggested: string;
  ban?: boolean;
  hint?: string | undefined;
  onDone: (reason: string, data: FormData) => void;
  onCancel: () => void;
}) {
  const { problems, run } = useSubmit({});
  const opened = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = fieldIn(opened.current);
    input?.focus();
    input?.select();
  }, []);
  const take = (data: FormData) =>
    run(async () => {
      const reason = String(data.get('reason')).trim();
      if (reason === '') return [{ field: 'reason', message: t('Give a reason.') }];
      onDone(reason, data);
      return [];
    });
  return (
    <Form
      ref={opened}
      label={t('{action} {item}', { action, item: what })}
      className={styles.line}
      problems={problems}
      onSend={(data) => void take(data)}
    >
      <Field
        name="reason"
        label={t('{action}: why?', { action })}
        hint={hint ?? t('The author and the public moderation log will show this.')}
        defaultValue={suggested}
        maxLength={limits.reason.max}
        autoComplete="off"
        problems={problems}
      />
      <p className={styles.presets}>
        {presets.map((text) => (
          <button
            key={text}
            type="button"
            onClick={({ currentTarget }) => {
              const input = fieldIn(currentTarget.form);
              if (!input) return;
              input.value = text;
              input.focus();
            }}
          >
            {text}
          </button>
        ))}
      </p>
      {ban ? <BanFields /> : null}
      <FormButtons pending={false} onCancel={onCancel}>
        {action}
      </FormButtons>
    </Form>
  );
}

const fieldIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name="reason"]');
