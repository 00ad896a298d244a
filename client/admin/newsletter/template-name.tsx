import { useId } from 'react';
import { english } from '#shared/texts/translate.ts';
import { announce } from '../../lib/announce.ts';
import * as dialogStyles from '../../ui/dialog.styles.ts';
import { useModalDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, useSubmit } from '../../ui/form.tsx';
import { t } from '../lib/words.ts';
import { FormButtons } from '../ui/components.tsx';

/** Asks for the name of a template. `save` rejects with what is wrong. */
export function TemplateName({
  title,
  hint,
  name = '',
  save,
  done,
  onClose,
}: {
  title: string;
  hint: string;
  name?: string;
  save: (name: string) => Promise<void>;
  /** Announced after success. */
  done: string;
  onClose: () => void;
}) {
  const heading = useId();
  const { problems, pending, run } = useSubmit({ name: english('The name') });
  const dialog = useModalDialog(pending, onClose);
  const send = (data: FormData) =>
    void run(async () => {
      await save(String(data.get('name')));
      announce(done);
      dialog.close(true);
      return [];
    });
  return (
    <dialog {...dialog.props} className={dialogStyles.dialog} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Form label={title} problems={problems} onSend={send}>
        <Field
          name="name"
          label={t('Name')}
          hint={hint}
          problems={problems}
          autoComplete="off"
          defaultValue={name}
        />
        <FormButtons pending={pending} onCancel={dialog.dismiss} />
      </Form>
    </dialog>
  );
}
