import { Frame } from './frame.tsx';
import type { Sent as View } from './load-pages.ts';

/** After a form of the newsletter that was sent without script. The same for every address. */
export function Sent({ texts }: View) {
  return (
    <Frame texts={texts} heading={texts.strings.checkYourEmail}>
      <p>{texts.strings.verificationEmailSent}</p>
    </Frame>
  );
}
