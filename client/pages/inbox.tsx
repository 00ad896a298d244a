import { useSearchParams } from 'react-router';
import { useTranslate } from '../app-context.tsx';
import { MembersOnly } from '../features/auth/members-only.tsx';
import { Inbox } from '../features/inbox/inbox.tsx';
import * as layout from '../layout/layout.styles.ts';
import { PageHead } from '../ui/page-head.tsx';

export function Component() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? undefined;
  return (
    <div className={layout.singleColumn}>
      <PageHead title={t('Inbox')} />
      <h1 className="title" tabIndex={-1}>
        {t('Inbox')}
      </h1>
      <MembersOnly>
        {({ username }) => <Inbox key={cursor} username={username} cursor={cursor} />}
      </MembersOnly>
    </div>
  );
}
