import { Frame } from './page-layout.tsx';
import type { Sent as View } from './loaders.ts';

/** Follows a newsletter form without JavaScript. The same for every address. */
export function Sent({ texts }: View) {
  return (
    <Frame texts={texts} heading={texts.strings.checkYourEmail}>
      <p>{texts.strings.verificationEmailSent}</p>
    </Frame>
  );
}
