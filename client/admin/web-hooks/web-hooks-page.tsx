import { useState } from 'react';
import type { WebHook } from '#shared/contract/admin-web-hooks.ts';
import * as limits from '#shared/limits.ts';
import { webHookEvents, type WebHookEvent } from '#shared/web-hook-events.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import * as components from '../ui/components.admin.styles.ts';
import * as styles from '../ui/forms.admin.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { plainInput } from '../ui/plain-input.ts';
import { eventNames } from './event-names.ts';
import { MessageLog } from './message-log.tsx';

/** Other programs that the site tells what happens. */
export function WebHooks() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/web-hooks');
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <title>Web-hooks</title>
      <h1>Web-hooks</h1>
      <p className={admin.note}>
        The site sends a signed request to a URL of yours when something happens.
      </p>
      <h2>Web-hooks of this site</h2>
      {data === undefined ? (
        <NotLoaded error={error} what="The web-hooks" retry={refetch} />
      ) : data.webHooks.length === 0 ? (
        <p className={admin.note}>No web-hooks yet.</p>
      ) : (
        <ul className={styles.list}>
          {data.webHooks.map((webHook) => (
            <WebHookItem key={webHook.id} webHook={webHook} />
          ))}
        </ul>
      )}
      {secret === null ? null : (
        <p role="status">
          Copy the signing secret now. It isn’t shown again: <code>{secret}</code>
        </p>
      )}
      <h2>Add a web-hook</h2>
      <AddForm key={secret} onAdded={setSecret} />
    </>
  );
}

function WebHookItem({ webHook: { id, url, events, isOn } }: { webHook: WebHook }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [open, setOpen] = useState<'log' | 'delete' | null>(null);
  const { pending, run } = useSubmit({});
  const button = (name: string, onClick: () => void) => (
    <button
      type="button"
      className={components.smallButton}
      aria-label={`${name} – ${url}`}
      disabled={pending}
      onClick={onClick}
    >
      {name}
    </button>
  );
  const pause = () =>
    void run(async () => {
      await api('PATCH /api/admin/web-hooks/{id}', { path: { id }, body: { isOn: !isOn } });
      announce(isOn ? 'The web-hook is paused.' : 'The web-hook is on.');
      await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
      return [];
    });
  const test = () =>
    void run(async () => {
      await api('POST /api/admin/web-hooks/{id}/test', { path: { id } });
      announce('The test is being sent.');
      setOpen('log');
      await refresh('GET /api/admin/web-hooks/{id}/messages');
      return [];
    });
  return (
    <li>
      <h3>{url}</h3>
      <p className={styles.meta}>
        {isOn ? 'On' : 'Paused'} · {events.map((event) => eventNames[event]).join(', ')}
      </p>
      <div className={styles.actions}>
        {button('Log', () => setOpen(open === 'log' ? null : 'log'))}
        {isOn ? button('Send a test', test) : null}
        {button(isOn ? 'Pause' : 'Resume', pause)}
        {button('Delete', () => setOpen('delete'))}
      </div>
      {open === 'log' ? <MessageLog hookId={id} isOn={isOn} /> : null}
      {open === 'delete' ? (
        <Confirm
          title="Delete this web-hook?"
          yes="Delete"
          doing="Deleting…"
          no="Keep it"
          onClose={() => setOpen(null)}
          act={async () => {
            await api('DELETE /api/admin/web-hooks/{id}', { path: { id } });
            announce('The web-hook is deleted.');
            await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
          }}
        >
          <p>Its log is deleted, and messages that wait are not sent.</p>
        </Confirm>
      ) : null}
    </li>
  );
}

function AddForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit({ url: 'The URL', events: 'The events' });
  const add = (data: FormData) =>
    void run(async () => {
      const { secret } = await api('POST /api/admin/web-hooks', {
        body: {
          url: String(data.get('url') ?? '').trim(),
          events: data.getAll('events') as WebHookEvent[],
        },
      });
      announce('The web-hook is added. Copy its secret.');
      // Only this reply has it.
      onAdded(secret);
      await refresh('GET /api/admin/web-hooks', 'GET /api/admin/log');
      return [];
    });
  return (
    <Form label="Add a web-hook" problems={problems} onSend={add} className={styles.form}>
      <Field
        name="url"
        label="URL"
        hint="It receives a POST request for each event."
        inputMode="url"
        maxLength={limits.url.max}
        problems={problems}
        {...plainInput}
      />
      <Options
        type="checkbox"
        name="events"
        legend="Events"
        options={webHookEvents.map((value) => ({ value, label: eventNames[value] }))}
        chosen={['post.published']}
      />
      <SendButton pending={pending} doing="Adding…">
        Add
      </SendButton>
    </Form>
  );
}
