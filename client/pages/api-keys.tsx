import { useState } from 'react';
import { useTranslate } from '../app-context.tsx';
import { ApiKeys } from '../features/api-keys/api-keys.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import * as layout from '../layout/layout.styles.ts';
import { PageHead } from '../ui/page-head.tsx';

export function Component() {
  const t = useTranslate();
  const [failed, setFailed] = useState(false);
  return (
    <div className={layout.singleColumn}>
      <PageHead title={failed ? t('Error: API keys') : t('API keys')} />
      <h1 className="title" tabIndex={-1}>
        {t('API keys')}
      </h1>
      <MembersOnly>
        {({ username }) => <ApiKeys username={username} onResult={setFailed} />}
      </MembersOnly>
    </div>
  );
}
