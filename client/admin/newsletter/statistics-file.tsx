import type { ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';
import { downloadFile } from '../../lib/download.ts';
import { fetchFile } from '../../lib/fetch-transport.ts';
import { t } from '../lib/words.ts';
import { ActionButton } from '../ui/components.tsx';

/** Saves a CSV file of the API. */
export function StatisticsFile({
  path,
  name,
  children,
}: {
  path: string;
  name: string;
  children: ReactNode;
}) {
  const { site, settings } = useApp();
  const save = async () => {
    const file = await fetchFile(t, window.location, settings, path);
    downloadFile(`${site.id}-${name}-${new Date().toISOString().slice(0, 10)}.csv`, file);
  };
  return (
    <ActionButton act={save} doing={t('Collecting…')} done={t('File downloaded.')}>
      {children}
    </ActionButton>
  );
}
