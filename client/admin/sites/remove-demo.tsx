import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { t } from '../lib/words.ts';

/** Removes the demo sites, for platform admins on another site. */
export function RemoveDemo() {
  const { api } = useApp();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await api('DELETE /api/admin/demo-sites');
    await refresh('GET /api/admin/sites');
  };
  return (
    <p className={admin.bar}>
      <button type="button" className={form.quiet} onClick={() => setOpen(true)}>
        {t('Remove the demo sites…')}
      </button>
      {isOpen ? (
        <Confirm
          title={t('Remove the demo sites?')}
          yes={t('Remove')}
          doing={t('Removing…')}
          no={t('Cancel')}
          act={remove}
          onClose={() => setOpen(false)}
        >
          <p>{t('Their posts, members and subscribers are deleted. You can’t undo this.')}</p>
        </Confirm>
      ) : null}
    </p>
  );
}
