import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('terms');

export function Component() {
  return <TextPage name="terms" title="Terms" />;
}
