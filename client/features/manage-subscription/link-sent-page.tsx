import { PageLayout } from './page-layout.tsx';
import type { LinkSentData } from './loaders.ts';
import { useSubscribed } from './use-subscribed-flag.ts';

/** Follows a newsletter form that was posted natively. The same for every address. */
export function LinkSent({ texts }: LinkSentData) {
  useSubscribed(true);
  return (
    <PageLayout texts={texts} heading={texts.strings.checkYourEmail}>
      <p>{texts.strings.verificationEmailSent}</p>
    </PageLayout>
  );
}
