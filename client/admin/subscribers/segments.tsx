import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Segment } from '#shared/contract/admin-segments.ts';
import { t } from '../lib/words.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';
import * as components from '../ui/components.admin.styles.ts';
import { describeRule } from './segment-words.ts';
import { SegmentForm } from './segment-form.tsx';
import { rich } from '../../ui/rich.tsx';

/** Saved audiences: the list, and the form of one. */
export function SegmentsPage() {
  const { api } = useApp();
  const refresh = useRefresh();
  const { data, error, refetch } = useEndpoint('GET /api/admin/segments');
  const tags = useQuery({ queryKey: ['GET /api/tags'], queryFn: () => api('GET /api/tags') });
  const [editing, setEditing] = useState<Segment | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Segment | null>(null);
  const segments = data?.segments ?? [];
  return (
    <>
      <title>{`${t('Segments')} – ${t('Subscribers')}`}</title>
      <p className={components.breadcrumb}>
        <a href="/admin/subscribers">{t('Subscribers')}</a>
      </p>
      <h1>{t('Segments')}</h1>
      <p className={admin.note}>
        {t(
          'Saved audiences, evaluated when an email is sent. Opens and clicks aren’t stored per person, so they can’t be conditions.',
        )}
      </p>
      {editing === null ? (
        <div className={admin.bar}>
          <button type="button" className={form.send} onClick={() => setEditing('new')}>
            {t('New segment')}
          </button>
        </div>
      ) : tags.data ? (
        <SegmentForm
          key={editing === 'new' ? 'new' : editing.id}
          segment={editing === 'new' ? null : editing}
          tags={tags.data.tags.map(({ name }) => name)}
          onClose={() => setEditing(null)}
        />
      ) : null}
      {!data ? (
        <NotLoaded error={error} text={t('The segments couldn’t be loaded.')} retry={refetch} />
      ) : segments.length === 0 ? (
        <p className={admin.note}>{t('No segments yet.')}</p>
      ) : (
        <Table
          caption={t('Segments, by name')}
          head={[t('Name'), t('Readers'), t('Actions')]}
          rows={segments.map((segment) => ({
            key: segment.id,
            cells: [
              <bdi key="name">{segment.name}</bdi>,
              describeRule(segment.rule),
              <div key="actions" className={components.smallButtons}>
                <button
                  type="button"
                  className={components.smallButton}
                  aria-label={`${t('Change')} – ${segment.name}`}
                  onClick={() => setEditing(segment)}
                >
                  {t('Change')}
                </button>
                <button
                  type="button"
                  className={components.smallButton}
                  aria-label={`${t('Delete')} – ${segment.name}`}
                  onClick={() => setLeaving(segment)}
                >
                  {t('Delete')}
                </button>
              </div>,
            ],
          }))}
        />
      )}
      {leaving === null ? null : (
        <Confirm
          title={rich(t, 'Delete the segment “{name}”?', { name: <bdi>{leaving.name}</bdi> })}
          yes={t('Delete')}
          doing={t('Deleting…')}
          no={t('Keep it')}
          act={async () => {
            await api('DELETE /api/admin/segments/{id}', { path: { id: leaving.id } });
            announce(t('Segment deleted.'));
            if (editing !== 'new' && editing?.id === leaving.id) setEditing(null);
            await refresh('GET /api/admin/segments', 'GET /api/admin/log');
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{t('The subscribers stay.')}</p>
        </Confirm>
      )}
    </>
  );
}
