import { useState } from 'react';
import * as limits from '#shared/limits.ts';
import { webHookEvents, type WebHookEvent } from '#shared/web-hook-events.ts';
import {
  announcedEvents,
  isAnnouncingKind,
  isPostingKind,
  kindFields,
  postingEvents,
  webHookKinds,
  type AnnouncingKind,
  type PostingKind,
  type WebHookKind,
} from '#shared/web-hook-kinds.ts';
import { english } from '#shared/texts/translate.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { Select } from '../ui/components.tsx';
import * as styles from '../ui/forms.admin.styles.ts';
import { plainInput } from '../ui/plain-input.ts';
import { eventNames } from './event-names.ts';
import { KeyField } from './key-form.tsx';
import { announcerTexts, fieldTexts, hubText, kindNames } from './kinds.ts';
import { Preview } from './preview.tsx';

const defaultPoints = 10;

/** Adds a connection. `onAdded` gets the signing secret, which only this reply has. */
export function AddForm({ onAdded }: { onAdded: (secret: string | null) => void }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [kind, setKind] = useState<WebHookKind>('signed');
  const texts = isPostingKind(kind) ? fieldTexts[kind] : null;
  const { problems, pending, run } = useSubmit({
    url: texts?.url?.label ?? english('The URL'),
    account: texts?.account?.label ?? '',
    key: texts?.key.label ?? '',
    minPoints: english('The points'),
    events: english('The events'),
  });
  const add = (data: FormData) =>
    void run(async () => {
      const read = (name: string) => String(data.get(name) ?? '').trim();
      const given = (name: 'url' | 'account' | 'key') =>
        read(name) === '' && kind !== 'signed' ? {} : data.has(name) ? { [name]: read(name) } : {};
      const events = isAnnouncingKind(kind)
        ? [...announcedEvents]
        : (data.getAll('events') as WebHookEvent[]);
      const isOfPosts = isPostingKind(kind) && events.includes('post.published');
      const { secret } = await api('POST /api/admin/web-hooks', {
        body: {
          kind,
          events,
          ...given('url'),
          ...given('account'),
          ...given('key'),
          ...(isOfPosts ? { minPoints: Number(read('minPoints')) } : {}),
        },
      });
      announce(secret === null ? t('It is added.') : t('It is added. Copy its secret.'));
      onAdded(secret);
      await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form label={t('Add a connection')} problems={problems} onSend={add} className={styles.form}>
      <Select
        name="kind"
        label={t('Connect with')}
        options={webHookKinds.map((value) => ({ value, label: kindNames[value] }))}
        value={kind}
        onChoose={(value) => setKind(value as WebHookKind)}
      />
      {kind === 'signed' ? (
        <SignedFields problems={problems} />
      ) : isPostingKind(kind) ? (
        <ServiceFields key={kind} kind={kind} problems={problems} />
      ) : (
        <AnnouncerFields kind={kind} problems={problems} />
      )}
      <SendButton pending={pending} doing={t('Adding…')}>
        {t('Add')}
      </SendButton>
    </Form>
  );
}

function SignedFields({ problems }: { problems: Problem[] }) {
  return (
    <>
      <Field
        name="url"
        label={t('URL')}
        hint={t('It receives a POST request for each event.')}
        inputMode="url"
        maxLength={limits.url.max}
        problems={problems}
        {...plainInput}
      />
      <Options
        type="checkbox"
        name="events"
        legend={t('Events')}
        problems={problems}
        options={webHookEvents.map((value) => ({ value, label: eventNames[value] }))}
        chosen={['post.published']}
      />
    </>
  );
}

function AnnouncerFields({ kind, problems }: { kind: AnnouncingKind; problems: Problem[] }) {
  return (
    <>
      <p className={admin.note}>{announcerTexts[kind]}</p>
      {kind === 'websub' ? (
        <Field
          name="url"
          {...hubText}
          inputMode="url"
          maxLength={limits.url.max}
          problems={problems}
          {...plainInput}
        />
      ) : null}
    </>
  );
}

function ServiceFields({ kind, problems }: { kind: PostingKind; problems: Problem[] }) {
  const { url, account } = fieldTexts[kind];
  return (
    <>
      {url ? (
        <Field
          name="url"
          {...url}
          inputMode="url"
          defaultValue={kindFields[kind].url ?? ''}
          maxLength={limits.url.max}
          problems={problems}
          {...plainInput}
        />
      ) : null}
      {account ? (
        <Field
          name="account"
          {...account}
          maxLength={limits.webHooks.account}
          problems={problems}
          {...plainInput}
        />
      ) : null}
      <KeyField name="key" kind={kind} problems={problems} />
      <Options
        type="checkbox"
        name="events"
        legend={t('What is posted')}
        problems={problems}
        options={postingEvents.map((value) => ({
          value,
          label:
            value === 'issue.sent'
              ? t('Each issue, when it is sent')
              : t('Posts with enough points'),
        }))}
        chosen={postingEvents}
      />
      <Field
        name="minPoints"
        label={t('Points that a post needs')}
        hint={t('Within three days. Posts from before the connection are not posted.')}
        className={styles.few}
        inputMode="numeric"
        defaultValue={defaultPoints}
        problems={problems}
        {...plainInput}
      />
      <h3>{t('What it looks like')}</h3>
      <Preview kind={kind} />
    </>
  );
}
