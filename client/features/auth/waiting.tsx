import { useEffect, useRef } from 'react';
import { useTranslate } from '../../app-context.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import * as ui from '../../ui/ui.styles.ts';

/** After an application. `provider`: the account elsewhere that it was made with. */
export function Waiting({ provider }: { provider?: string }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // This panel replaced the submitted form, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageHead title={t('Waiting for a moderator')} />
      <h1 ref={heading} tabIndex={-1} className={ui.heading}>
        {t('Waiting for a moderator')}
      </h1>
      <p>{t('Your address is confirmed. We’ll email you when a moderator has decided.')}</p>
      {provider === undefined ? null : (
        <p>
          {t('Then log in with an emailed code once. After that you can link {account}.', {
            account: provider,
          })}
        </p>
      )}
    </>
  );
}
