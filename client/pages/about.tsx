import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('about');

export function Component() {
  return <TextPage name="about" title="About" />;
}
