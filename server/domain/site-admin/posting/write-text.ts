import { graphemes, type Service, type Story } from './service.ts';

/**
 * Returns the text for a service: title, description and link. What does not fit is left out: the
 * description first, then the end of the title.
 */
export function writeText({ max, count, showUrl = (url) => url }: Service, story: Story): string {
  const link = showUrl(story.url);
  const write = (title: string, description = '') =>
    [title, description, link].filter((part) => part !== '').join('\n\n');
  const fits = (text: string) => count(text) <= max;
  const whole = write(story.title, story.description);
  if (fits(whole)) return whole;
  if (fits(write(story.title))) return write(story.title);
  const title = graphemes(story.title);
  const cut = (length: number) => write(`${title.slice(0, length).join('').trimEnd()}…`);
  let [shorter, longer] = [0, title.length];
  while (longer - shorter > 1) {
    const middle = Math.floor((shorter + longer) / 2);
    if (fits(cut(middle))) shorter = middle;
    else longer = middle;
  }
  return cut(shorter);
}
