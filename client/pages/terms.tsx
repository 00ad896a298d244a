import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('terms');

export function Component() {
  return <TextPage name="terms" title="Terms" description={(site) => `The terms under which you read and take part in ${site}.`} />;
}
