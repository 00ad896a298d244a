import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('contact');

export function Component() {
  return <TextPage name="contact" title="Contact" />;
}
