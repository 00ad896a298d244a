import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as limits from '#shared/limits.ts';
import { reportReasonLabels, reportReasons, type ReportReason } from '#shared/report-reasons.ts';
import { useTranslate } from '../app-context.tsx';
import { announce } from '../lib/announce.ts';
import type { Close } from './action-menu.tsx';
import { Field, Options } from './fields.tsx';
import { Form, SendButton, useSubmit, type Problem } from './form.tsx';
import * as form from './form.styles.ts';
import * as styles from './report-form.styles.ts';

export function ReportForm({
  send,
  onSent,
  onClose,
}: {
  send: (report: { reason: ReportReason; note?: string }) => Promise<void>;
  onSent: () => void;
  onClose: Close;
}) {
  const t = useTranslate();
  const id = useId();
  const fields = { reason: `reason${id}`, note: `note${id}` };
  return (
    <SmallForm
      label={t('Report [verb]')}
      doing={t('Sending…')}
      onClose={onClose}
      send={async (data) => {
        const reason = data.get(fields.reason) as ReportReason | null;
        if (reason === null) return [{ field: fields.reason, message: t('Choose a reason.') }];
        const note = String(data.get(fields.note)).trim();
        await send({ reason, ...(note !== '' && { note }) });
        announce(t('Reported. Thank you; our moderators will take a look.'));
        onSent();
        return [];
      }}
    >
      {(problems) => (
        <>
          <Options
            type="radio"
            name={fields.reason}
            legend={t('Why are you reporting this?')}
            inLine
            problems={problems}
            chosen={[]}
            options={reportReasons.map((value) => ({
              value,
              label: t.find(reportReasonLabels[value]),
            }))}
          />
          <Field
            name={fields.note}
            label={t('Anything else? (optional)')}
            optional
            maxLength={limits.reason.max}
            autoComplete="off"
            problems={problems}
          />
        </>
      )}
    </SmallForm>
  );
}

/** Asks moderators for the reason of an action, which is logged. */
export function ReasonForm({
  label,
  doing,
  send,
  onClose,
}: {
  label: string;
  doing: string;
  send: (reason: string) => Promise<void>;
  onClose: Close;
}) {
  const t = useTranslate();
  const name = `why${useId()}`;
  return (
    <SmallForm
      label={label}
      doing={doing}
      onClose={onClose}
      send={async (data) => {
        const reason = String(data.get(name)).trim();
        if (reason === '')
          return [{ field: name, message: t('Give a reason. It goes in the moderation log.') }];
        await send(reason);
        return [];
      }}
    >
      {(problems) => (
        <Field
          name={name}
          label={t('Reason')}
          maxLength={limits.reason.max}
          autoComplete="off"
          problems={problems}
        />
      )}
    </SmallForm>
  );
}

/** A short form that closes after success. */
export function SmallForm({
  label,
  doing,
  send,
  onClose,
  children,
}: {
  label: string;
  doing: string;
  send: (data: FormData) => Promise<Problem[]>;
  onClose: Close;
  children: (problems: Problem[]) => ReactNode;
}) {
  const t = useTranslate();
  const { problems, pending, run } = useSubmit({});
  const opened = useRef<HTMLFormElement>(null);
  useEffect(() => opened.current?.querySelector('input')?.focus(), []);
  const sent = async (data: FormData) => {
    if (await run(() => send(data))) onClose();
  };
  return (
    <Form
      ref={opened}
      label={label}
      problems={problems}
      className={styles.small}
      onSend={(data) => void sent(data)}
    >
      {children(problems)}
      <div className={form.buttons}>
        <SendButton pending={pending} doing={doing}>
          {label}
        </SendButton>
        <button type="button" className={form.quiet} onClick={() => onClose()}>
          {t('Cancel')}
        </button>
      </div>
    </Form>
  );
}
