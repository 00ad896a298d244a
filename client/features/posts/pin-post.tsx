import { useId, type ReactNode } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../lib/session.ts';
import { pinPost } from '../../queries/post-mutations.ts';
import type { Action, Close } from '../../ui/action-menu.tsx';
import { Field } from '../../ui/fields.tsx';
import { SmallForm } from '../../ui/report-form.tsx';

const pin = english('Pin [verb]');
const usualDays = 7;

/** How moderators pin a post to the top of the lists: an action, and the form that it opens. */
export function usePin(post: ShownPost): {
  actions: Action[];
  form: (name: string, close: Close) => ReactNode;
} {
  const app = useApp();
  const { t } = app;
  const { user } = useSession();
  const unpin = () =>
    pinPost(app, post.id, null).then(
      () => announce(t('Unpinned')),
      (error: unknown) =>
        announce(
          error instanceof ApiError ? error.message : t('That didn’t work. Try again.'),
          'alert',
        ),
    );
  return {
    actions:
      user === undefined || user.role === 'member'
        ? []
        : post.pinnedUntil !== undefined
          ? [{ name: english('Unpin'), act: () => void unpin() }]
          : post.hidden
            ? []
            : [{ name: pin }],
    form: (name, close) =>
      name === pin ? (
        <PinForm
          send={async (until) => {
            await pinPost(app, post.id, until);
            announce(t('Pinned'));
          }}
          onClose={close}
        />
      ) : null,
  };
}

/** Asks for the last day, which ends at midnight of the device. */
function PinForm({ send, onClose }: { send: (until: string) => Promise<void>; onClose: Close }) {
  const name = `until${useId()}`;
  const { t, now: served } = useApp();
  const now = useNow(served);
  const dayIn = (days: number) => toLocalDay(new Date(now + days * dayMs));
  return (
    <SmallForm
      label={t(pin)}
      doing={t('Pinning…')}
      onClose={onClose}
      send={async (data) => {
        const [year = NaN, month = NaN, day = NaN] = String(data.get(name)).split('-').map(Number);
        const end = new Date(year, month - 1, day + 1);
        if (Number.isNaN(end.getTime()))
          return [{ field: name, message: t('Choose the last day.') }];
        await send(end.toISOString());
        return [];
      }}
    >
      {(problems) => (
        <Field
          name={name}
          type="date"
          label={t('Pinned until the end of')}
          min={dayIn(0)}
          max={dayIn(limits.pins.days - 1)}
          defaultValue={dayIn(usualDays)}
          problems={problems}
        />
      )}
    </SmallForm>
  );
}

/** "2026-11-28", in the time zone of the device. */
function toLocalDay(time: Date): string {
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
}
