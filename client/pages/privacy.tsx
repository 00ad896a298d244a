import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('privacy');

export function Component() {
  return <TextPage name="privacy" title="Privacy Policy" description={(site) => `What ${site} stores about you, why, for how long, and how to take it with you or have it erased.`} />;
}
