import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#shared/contract/index.ts';
import { useTranslate } from '../app-context.tsx';
import { rich } from './rich.tsx';
import { RichText } from './rich-text.tsx';
import { TextDialog } from './text-dialog.tsx';
import { TimeAgo } from './time-ago.tsx';

export type LoadVersions = () => Promise<Reply<'GET /api/posts/{id}/versions'>>;
type Versions = Reply<'GET /api/posts/{id}/versions'>['versions'];

/** What a post or comment said before its edits, the latest first. `onClose` must unmount it. */
export function EarlierTexts({ load, onClose }: { load: LoadVersions; onClose: () => void }) {
  const t = useTranslate();
  const [versions, setVersions] = useState<Versions | 'failed' | null>(null);
  const first = useRef(load);
  useEffect(() => {
    first
      .current()
      .then(({ versions: loaded }) => setVersions(loaded))
      .catch(() => setVersions('failed'));
  }, []);
  return (
    <TextDialog title={t('Earlier versions')} onClose={onClose}>
      <div role="status">
        {versions === null ? (
          <p>{t('One moment…')}</p>
        ) : versions === 'failed' ? (
          <p>{t('The earlier versions couldn’t be loaded. Close this and try again.')}</p>
        ) : versions.length === 0 ? (
          <p>{t('No earlier version is stored.')}</p>
        ) : (
          versions.map(({ title, url, content, replacedAt }) => (
            <section key={replacedAt}>
              <h3>{rich(t, 'Until {time}', { time: <TimeAgo at={replacedAt} /> })}</h3>
              {title === null ? null : (
                <p dir="auto">
                  <strong>{title}</strong>
                </p>
              )}
              {url === null ? null : <p>{url}</p>}
              {content === null ? null : <RichText content={content} />}
            </section>
          ))
        )}
      </div>
    </TextDialog>
  );
}
