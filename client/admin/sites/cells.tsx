import { useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Field } from '../../ui/fields.tsx';
import { Form, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { exactTime, list, number, t } from '../lib/words.ts';
import { useEndpoint, useList, useRefresh } from '../lib/use-endpoint.ts';
import { FormButtons } from '../ui/components.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { plainInput } from '../ui/plain-input.ts';
import * as styles from './sites.admin.styles.ts';

type Cell = Reply<'GET /api/admin/cells'>['cells'][number];
type Site = Reply<'GET /api/admin/cells/{id}/sites'>['sites'][number];

/** Lists the sites of all cells when there is another one, and adds cells. */
export function Cells() {
  const { data, error, refetch } = useEndpoint('GET /api/admin/cells');
  if (!data)
    return (
      <NotLoaded inline error={error} text={t('The cells couldn’t be loaded.')} retry={refetch} />
    );
  const hasOthers = data.cells.length > 1;
  return (
    <section aria-label={t('Cells')}>
      {hasOthers ? <h2>{t('Cells')}</h2> : null}
      {hasOthers
        ? data.cells.map((cell) => <CellItem key={cell.id} cell={cell} onRemoved={refetch} />)
        : null}
      <AddCell />
    </section>
  );
}

function CellItem({ cell, onRemoved }: { cell: Cell; onRemoved: () => Promise<unknown> }) {
  const { api } = useApp();
  const [isAsking, setAsking] = useState(false);
  const isHere = cell.id === 'here';
  const host = new URL(cell.address).host;
  const remove = async () => {
    await api('DELETE /api/admin/cells/{id}', { path: { id: cell.id } });
    // The list of its sites would answer 404 now.
    await onRemoved();
  };
  return (
    <>
      <h3>{host}</h3>
      <p className={admin.note}>{isHere ? t('This cell.') : toState(cell)}</p>
      <CellSites cell={cell} host={host} />
      {isHere ? null : (
        <p className={admin.bar}>
          <button
            type="button"
            className={form.quiet}
            aria-label={t('Remove {cell}…', { cell: host })}
            onClick={() => setAsking(true)}
          >
            {t('Remove…')}
          </button>
        </p>
      )}
      {isAsking ? (
        <Confirm
          title={t('Remove {cell}?', { cell: host })}
          yes={t('Remove')}
          doing={t('Removing…')}
          no={t('Cancel')}
          act={remove}
          onClose={() => setAsking(false)}
        >
          <p>{t('It is no longer listed here. Its sites stay as they are.')}</p>
        </Confirm>
      ) : null}
    </>
  );
}

function toState({ problem, since, answeredAt }: Cell): string {
  const values = {
    since: exactTime(Date.parse(since)),
    answered: exactTime(Date.parse(answeredAt)),
  };
  switch (problem) {
    case null:
      return t('Reachable since {since}. Last asked: {answered}.', values);
    case 'unreachable':
      return t('Not reachable since {since}. Last answer: {answered}.', values);
    case 'refused':
      return t('Its key is refused since {since}. Last answer: {answered}.', values);
    case 'unreadable':
      return t(
        'Its answers are of another version since {since}. Last answer: {answered}.',
        values,
      );
  }
}

const states: Record<Site['state'], string> = {
  open: t('Open'),
  closed: t('Not open yet'),
  deleting: t('Being deleted'),
  moving: t('Moving'),
};

function CellSites({ cell: { id }, host }: { cell: Cell; host: string }) {
  const loaded = useList('GET /api/admin/cells/{id}/sites', { path: { id } });
  const sites = loaded.data?.pages.flatMap((page) => page.sites);
  if (!sites)
    return (
      <NotLoaded
        inline
        error={loaded.error}
        text={t('The sites couldn’t be loaded.')}
        retry={loaded.refetch}
      />
    );
  const rowsId = `cell-${id}`;
  return (
    <>
      <div className={admin.table} role="region" aria-label={host} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Site')}</th>
              <th scope="col" className="number">
                {t('Members')}
              </th>
              <th scope="col" className="number">
                {t('Posts in 30 days')}
              </th>
              <th scope="col" className="number">
                {t('Subscribers')}
              </th>
              <th scope="col">{t('Staff')}</th>
              <th scope="col">{t('Status')}</th>
            </tr>
          </thead>
          <tbody id={rowsId}>
            {sites.map((site) => (
              <tr key={site.id}>
                <td>
                  <a href={`https://${site.address}/`}>{site.name}</a>
                  <br />
                  <span className={admin.note} translate="no">
                    {site.id}
                  </span>
                </td>
                <td className="number">{number(site.members)}</td>
                <td className="number">{number(site.posts)}</td>
                <td className="number">{number(site.subscribers)}</td>
                <td>
                  {list(
                    site.staff.map(({ username, role }) =>
                      role === 'admin' ? t('{name} (admin)', { name: username }) : username,
                    ),
                  )}
                </td>
                <td>{states[site.state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LoadMore list={loaded} items={`#${rowsId} td > a`} label={t('More sites')} />
    </>
  );
}

function AddCell() {
  const { api } = useApp();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const { problems, pending, run } = useSubmit({
    address: english('The address'),
    key: english('The key'),
  });
  const add = (data: FormData) =>
    void run(async () => {
      const read = (name: string) => String(data.get(name) ?? '').trim();
      await api('POST /api/admin/cells', {
        body: { address: read('address'), key: read('key') },
      });
      announce(t('The cell is added.'));
      setOpen(false);
      await refresh('GET /api/admin/cells');
      return [];
    });
  if (!isOpen)
    return (
      <p className={admin.bar}>
        <button type="button" className={form.quiet} onClick={() => setOpen(true)}>
          {t('Add a cell…')}
        </button>
      </p>
    );
  return (
    <Form label={t('Add a cell')} problems={problems} onSend={add} className={styles.narrow}>
      <h2>{t('Add a cell')}</h2>
      <Field
        name="address"
        label={t('Address')}
        hint={t('Of a site that stays in the other cell, such as https://cell-2.example.org.')}
        inputMode="url"
        maxLength={limits.url.max}
        problems={problems}
        {...plainInput}
      />
      <Field
        name="key"
        label={t('API key')}
        hint={t('Of that site, with the permission “Cells: read”.')}
        problems={problems}
        {...plainInput}
      />
      <FormButtons pending={pending} doing={t('Adding…')} onCancel={() => setOpen(false)}>
        {t('Add')}
      </FormButtons>
    </Form>
  );
}
