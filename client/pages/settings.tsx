import { useState } from 'react';
import { useTranslate } from '../app-context.tsx';
import { AccountSettings } from '../features/account/settings.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import * as layout from '../layout/layout.styles.ts';
import { PageHead } from '../ui/page-head.tsx';

export function Component() {
  const t = useTranslate();
  const [failed, setFailed] = useState(false);
  return (
    <div className={layout.singleColumn}>
      <PageHead title={failed ? t('Error: Settings') : t('Settings')} />
      <h1 className="title" tabIndex={-1}>
        {t('Settings')}
      </h1>
      <MembersOnly>
        {({ username }) => <AccountSettings username={username} onResult={setFailed} />}
      </MembersOnly>
    </div>
  );
}
