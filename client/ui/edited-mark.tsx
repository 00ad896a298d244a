import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../app-context.tsx';
import type { LoadVersions } from './earlier-texts.tsx';
import { rich } from './rich.tsx';
import { TimeAgo } from './time-ago.tsx';
import * as styles from './ui.styles.ts';

const EarlierTexts = lazy(() =>
  import('./earlier-texts.tsx').then((module) => ({ default: module.EarlierTexts })),
);

/** "edited 3 hours ago", which shows earlier versions. */
export function EditedMark({ at, load }: { at: string; load: LoadVersions }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <span>
      <button type="button" className={styles.asText} onClick={() => setOpen(true)}>
        {rich(t, 'edited {time}', { time: <TimeAgo at={at} /> })}
      </button>
      {isOpen ? (
        <Suspense>
          <EarlierTexts load={load} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
