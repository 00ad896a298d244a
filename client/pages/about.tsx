import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('about');

export function Component() {
  return <TextPage name="about" title="About" description={(site) => `What ${site} is, who it is for, and how posts, votes and comments work here.`} />;
}
