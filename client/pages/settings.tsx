import { useState } from 'react';
import { AccountSettings } from '../features/account/settings.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import * as layout from '../layout/layout.styles.ts';
import { PageHead } from '../ui/page-head.tsx';

export function Component() {
  const [failed, setFailed] = useState(false);
  return (
    <div className={layout.singleColumn}>
      <PageHead title={failed ? 'Error: Settings' : 'Settings'} />
      <h1 className="title" tabIndex={-1}>
        Settings
      </h1>
      <MembersOnly>
        {({ username }) => <AccountSettings username={username} onResult={setFailed} />}
      </MembersOnly>
    </div>
  );
}
