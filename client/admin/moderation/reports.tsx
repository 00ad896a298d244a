import { useState } from 'react';
import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { useNow } from '../../lib/use-now.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { timeAgo } from '../../ui/time-ago.tsx';
import { translateRuleReason } from '../lib/own-texts.ts';
import { useList, useRefresh } from '../lib/use-endpoint.ts';
import * as admin from '../admin.admin.styles.ts';
import { Select } from '../ui/components.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { StaffProvider, type Staff } from '../lib/staff-context.ts';
import { toBanRequest } from './ban-fields.tsx';
import { callForEach, moderateItems, type Failures } from './bulk-calls.ts';
import * as styles from './moderation.admin.styles.ts';
import { Queue } from './queue.tsx';
import type { ActionInput, QueueAction } from './queue-action.ts';
import { ItemCard } from './item-card.tsx';
import { reasons } from './item-labels.ts';
import { t } from '../lib/words.ts';

/** `sameAuthor`: other reported items of the author in this list. */
type Reported = Reply<'GET /api/admin/reports'>['items'][number] & { sameAuthor: number };

/** Posts and comments with open reports, oldest report first. */
export function Reports() {
  const { api } = useApp();
  const staff = StaffProvider.use();
  const refresh = useRefresh();
  const list = useList('GET /api/admin/reports');
  const [only, setOnly] = useState('');
  if (!list.data)
    return (
      <NotLoaded
        error={list.error}
        text={t('The reports couldn’t be loaded.')}
        retry={list.refetch}
      />
    );
  const all = list.data.pages.flatMap((page) => page.items);
  const given = new Set(all.flatMap(({ reports }) => reports.map(({ reason }) => reason)));
  // The last item with the chosen reason may be gone.
  const active = [...given].find((reason) => reason === only) ?? '';
  const items = all
    .filter(({ reports }) => active === '' || reports.some(({ reason }) => reason === active))
    .map((entry) => ({
      ...entry,
      sameAuthor:
        all.filter(({ item }) => item.author.username === entry.item.author.username).length - 1,
    }));
  const total = list.data.pages.at(-1)?.totalCount ?? 0;

  const moderate =
    (action: 'hide' | 'remove' | 'lock') =>
    (entries: Reported[], { reason }: ActionInput) =>
      moderateAll(
        entries.map(({ item }) => item),
        { action, reason },
      );
  /** One item is called by its own endpoint, whose errors are more exact. */
  async function moderateAll(
    items: ModeratedItem[],
    input: { action: 'hide' | 'remove' | 'lock'; reason: string },
  ): Promise<Failures> {
    const [only, ...more] = items;
    if (!only || more.length > 0) return moderateItems(api, items, input);
    const path = { id: only.id };
    if (only.kind === 'post')
      await api('POST /api/admin/posts/{id}/moderate', { path, body: input });
    else
      await api('POST /api/admin/comments/{id}/moderate', {
        path,
        body: input as NonNullable<CallInput<'POST /api/admin/comments/{id}/moderate'>['body']>,
      });
    return {};
  }
  const actions: QueueAction<Reported>[] = [
    {
      letter: 'd',
      name: t('Dismiss [report]'),
      done: t('Dismissed'),
      asks: 'nothing',
      act: (entries) =>
        callForEach(entries, (id) =>
          api('POST /api/admin/reports/{id}/dismiss', { path: { id }, body: {} }),
        ),
    },
    {
      letter: 'h',
      name: t('Hide'),
      done: t('Hidden'),
      asks: 'reason',
      fits: ({ item }) => item.state === 'listed',
      act: moderate('hide'),
    },
    {
      letter: 'r',
      name: t('Remove [moderation]'),
      done: t('Removed'),
      asks: 'reason',
      grave: true,
      act: moderate('remove'),
    },
    {
      letter: 'l',
      name: t('Lock [verb]'),
      done: t('Locked'),
      asks: 'reason',
      fits: ({ item }) => item.kind === 'post' && !item.locked,
      act: moderate('lock'),
    },
    {
      letter: 'b',
      name: t('Ban author'),
      done: t('Banned'),
      asks: 'ban',
      grave: true,
      single: true,
      fits: ({ item }) => item.author.ban === null && canBan(staff, item.author),
      act: async (entries, { reason, data }) => {
        for (const { item } of entries)
          await api('POST /api/admin/users/{username}/ban', {
            path: { username: item.author.username },
            body: toBanRequest(data ?? new FormData(), reason),
          });
        return {};
      },
    },
  ];
  return (
    <>
      {given.size > 1 ? (
        <div className={admin.bar}>
          <Select
            name="reported-reason"
            label={t('Reason')}
            options={[
              { value: '', label: t('All [filter]') },
              ...[...given].map((value) => ({ value, label: reasons[value] })),
            ]}
            value={active}
            onChoose={setOnly}
          />
        </div>
      ) : null}
      <Queue
        label={t('Reports')}
        entries={items}
        actions={actions}
        suggest={({ reports }) => suggestion(reports)}
        refresh={() =>
          refresh('GET /api/admin/reports', 'GET /api/admin/users', 'GET /api/admin/log')
        }
        empty={
          <div className={styles.empty}>
            <h2>{t('All clear.')}</h2>
            <p>{t('Reports show up here.')}</p>
          </div>
        }
        Show={Report}
      >
        <LoadMore
          list={list}
          items="ol > li > article"
          label={t('More ({total, number} in all)', { total })}
        />
      </Queue>
    </>
  );
}

function Report({
  entry: { item, reports, reportCount, sameAuthor },
  heading,
}: {
  entry: Reported;
  heading: string;
}) {
  const now = useNow(useApp().now);
  return (
    <>
      <ItemCard item={item} heading={heading} now={now} />
      {sameAuthor > 0 ? (
        <p className={styles.meta}>{t('Same author: {count} more', { count: sameAuthor })}</p>
      ) : null}
      <ul
        className={styles.why}
        aria-label={t('{count, plural, one {# report} other {# reports}}', { count: reportCount })}
      >
        {reports.map(({ id, reporter, reason, note, createdAt }) => (
          <li key={id}>
            <strong>{reasons[reason]}</strong>
            {note === '' ? (
              ''
            ) : (
              <>
                : <span dir="auto">{reason === 'rule' ? translateRuleReason(note) : note}</span>
              </>
            )}{' '}
            <span className={styles.meta}>
              {reporter === null ? null : (
                <>
                  <a href={`/admin/members/${reporter}`}>{reporter}</a>,{' '}
                </>
              )}
              {timeAgo(t, createdAt, now)}
            </span>
          </li>
        ))}
        {reportCount > reports.length ? (
          <li>{t('And {count, number} more', { count: reportCount - reports.length })}</li>
        ) : null}
      </ul>
    </>
  );
}

/** Moderators ban members; admins also ban moderators; bans of oneself are not allowed. */
export const canBan = (
  staff: Staff,
  { username, role }: { username: string; role: Staff['role'] | 'member' },
): boolean =>
  username !== staff.username &&
  (role === 'member' || (role === 'moderator' && staff.role === 'admin'));

/** Returns the most frequent reason of the reports, worded for the author. */
function suggestion(reports: Reported['reports']): string {
  const texts = reports
    .filter(({ reason }) => reason !== 'other' && reason !== 'rule')
    .map(({ reason }) => reasons[reason]);
  const times = (text: string) => texts.filter((result) => result === text).length;
  return texts.toSorted((a, b) => times(b) - times(a))[0] ?? '';
}
