import { useSearchParams } from 'react-router';
import { dayMs } from '#shared/durations.ts';
import { rich } from '../../ui/rich.tsx';
import { t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useList } from '../lib/use-endpoint.ts';
import { LoadMore } from '../ui/load-more.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { toActionLabel } from './action-names.ts';
import * as forms from '../ui/forms.admin.styles.ts';
import { LogList } from './log-list.tsx';

const fields = ['action', 'member', 'actor', 'from', 'to'] as const;
const isDay = (text: string | null): text is string =>
  text !== null && Number.isFinite(Date.parse(`${text}T00:00:00.000Z`));

/** Shows the log, newest first. The filter is in the URL. Days are UTC. */
export function Log() {
  const [params, setParams] = useSearchParams();
  const [action, member, actor, from, to] = fields.map((name) => params.get(name));
  const query = {
    ...(action ? { action } : {}),
    ...(member ? { member } : {}),
    ...(actor ? { actor } : {}),
    ...(isDay(from ?? null) ? { since: `${from}T00:00:00.000Z` } : {}),
    ...(isDay(to ?? null)
      ? { until: new Date(Date.parse(`${to}T00:00:00.000Z`) + dayMs).toISOString() }
      : {}),
  };
  const list = useList('GET /api/admin/log', { query });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const actions = [
    ...new Set([...(action ? [action] : []), ...entries.map((entry) => entry.action)]),
  ].toSorted();
  return (
    <>
      <title>{t('Log')}</title>
      <h1>{t('Log')}</h1>
      <form
        key={String(params)}
        role="search"
        aria-label={t('Log')}
        className={forms.search}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setParams(
            Object.fromEntries(
              fields.flatMap((name) => {
                const value = String(data.get(name) ?? '').trim();
                return value === '' ? [] : [[name, value]];
              }),
            ),
          );
        }}
      >
        <label>
          {t('Action')}
          <select key={actions.length} name="action" defaultValue={action ?? ''}>
            <option value="">{t('Any')}</option>
            {actions.map((name) => (
              <option key={name} value={name}>
                {toActionLabel(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('Member')}
          <input
            name="member"
            defaultValue={member ?? ''}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            size={14}
            placeholder={t('username')}
          />
        </label>
        <label>
          {t('Done by')}
          <input
            name="actor"
            defaultValue={actor ?? ''}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            size={14}
            placeholder={t('username')}
          />
        </label>
        <label>
          {t('From [day]')}
          <input name="from" type="date" defaultValue={from ?? ''} />
        </label>
        <label>
          {t('To [day]')}
          <input name="to" type="date" defaultValue={to ?? ''} />
        </label>
        <button type="submit" className={admin.button}>
          {t('Show')}
        </button>
        {params.size === 0 ? null : <a href="/admin/log">{t('Show all')}</a>}
      </form>
      {list.data === undefined ? (
        <NotLoaded
          error={list.error}
          text={t('The log couldn’t be loaded.')}
          retry={list.refetch}
        />
      ) : entries.length === 0 ? (
        <p className={admin.note}>{params.size === 0 ? t('No entries yet.') : t('No matches.')}</p>
      ) : (
        <LogList entries={entries} />
      )}
      <p className={`${admin.note} ${components.gap}`}>
        {rich(
          t,
          'Public entries are also in the <link>moderation log</link>. Days begin and end at midnight UTC.',
          { link: (content) => <a href="/moderations">{content}</a> },
        )}
      </p>
      <LoadMore list={list} items="#log > li" label={t('Older')} />
    </>
  );
}
