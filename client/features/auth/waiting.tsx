import { useEffect, useRef } from 'react';
import { PageHead } from '../../ui/page-head.tsx';
import * as ui from '../../ui/ui.styles.ts';

/** After an application. `provider`: the account elsewhere that it was made with. */
export function Waiting({ provider }: { provider?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This panel replaced the submitted form, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageHead title="Waiting for a moderator" />
      <h1 ref={heading} tabIndex={-1} className={ui.heading}>
        Waiting for a moderator
      </h1>
      <p>Your address is confirmed. We’ll email you when a moderator has decided.</p>
      {provider === undefined ? null : (
        <p>Then log in with an emailed code once. After that you can link {provider}.</p>
      )}
    </>
  );
}
