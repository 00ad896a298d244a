import { PageLayout } from './page-layout.tsx';
import type { LinkSentData as View } from './loaders.ts';

/** Follows a newsletter form without JavaScript. The same for every address. */
export function LinkSent({ texts }: View) {
  return (
    <PageLayout texts={texts} heading={texts.strings.checkYourEmail}>
      <p>{texts.strings.verificationEmailSent}</p>
    </PageLayout>
  );
}
