import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('privacy');

export function Component() {
  return <TextPage name="privacy" title="Privacy Policy" />;
}
