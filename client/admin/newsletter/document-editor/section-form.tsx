import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Segment } from '#shared/contract/admin-segments.ts';
import { rich } from '../../../ui/rich.tsx';
import { t } from '../../lib/words.ts';
import * as form from '../../../ui/form.styles.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import * as components from '../../ui/components.admin.styles.ts';
import * as styles from './document-editor.admin.styles.ts';

type Choice = {
  /** Null: the blocks are for all readers. */
  segmentId: string | null;
  apply: (segment: { id: string; name: string } | null) => void;
  close: () => void;
};

/** Chooses the segment whose readers get the selected blocks. */
export function SectionForm({ close, ...choice }: Choice) {
  const { data, error, refetch } = useEndpoint('GET /api/admin/segments');
  return (
    <div className={styles.panel} role="group" aria-label={t('Show only to…')}>
      {data ? (
        <Segments segments={data.segments} close={close} {...choice} />
      ) : (
        <NotLoaded
          error={error}
          inline
          text={t('The segments couldn’t be loaded.')}
          retry={refetch}
        />
      )}
    </div>
  );
}

function Segments({
  segments,
  segmentId,
  apply,
  close,
}: Choice & { segments: readonly Segment[] }) {
  const [chosen, setChosen] = useState(segmentId ?? '');
  const select = useRef<HTMLSelectElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => (select.current ?? cancel.current)?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const cancelButton = (
    <button ref={cancel} type="button" className={form.quiet} onClick={close} onKeyDown={onKeyDown}>
      {t('Cancel')}
    </button>
  );
  if (segments.length === 0)
    return (
      <>
        <p>
          {rich(t, 'No segments yet. <create>Create one</create>.', {
            create: (content) => <a href="/admin/subscribers/segments">{content}</a>,
          })}
        </p>
        <div className={form.buttons}>{cancelButton}</div>
      </>
    );
  return (
    <>
      <div className={components.select}>
        <label htmlFor="section-segment">{t('Readers of these blocks')}</label>
        <p id="section-segment-hint" className={form.hint}>
          {t('Only emails to readers in the segment contain these blocks. No page shows them.')}
        </p>
        <select
          ref={select}
          id="section-segment"
          value={chosen}
          aria-describedby="section-segment-hint"
          onChange={(event) => setChosen(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        >
          <option value="">{t('All readers')}</option>
          {segments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={form.buttons}>
        <button
          type="button"
          className={form.quiet}
          onClick={() => apply(segments.find(({ id }) => id === chosen) ?? null)}
          onKeyDown={onKeyDown}
        >
          {t('Apply')}
        </button>
        {cancelButton}
      </div>
    </>
  );
}
