import { formatDate } from '#shared/newsletter/dates.ts';
import type { Translate } from '#shared/texts/translate.ts';

/**
 * Times are rendered in UTC, the same for everybody. This module converts them to the reader's time
 * zone: the title of each `<time>`, and its text for screen readers. React leaves both alone,
 * because its own output does not change.
 */
let format: ((date: Date) => string) | undefined;
let observer: MutationObserver | undefined;

/** Shows all times of the page in a zone, also later ones. Null: the zone of the browser. */
export function showTimesIn({ language }: Translate, timeZone: string | null): void {
  const options = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== null && { timeZone }),
  } as const;
  format = (date) => formatDate(language, options, date);
  localizeTimes(document.body);
  if (observer) return;
  observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) localizeTimes(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function localizeTimes(within: Element): void {
  const all = within.matches('time[title]') ? [within] : within.querySelectorAll('time[title]');
  for (const time of all) {
    const exact = format?.(new Date(time.getAttribute('datetime') ?? '')) ?? '';
    const spoken = time.querySelector('span')?.firstChild;
    if (spoken) spoken.nodeValue = `, ${exact}`;
    time.setAttribute('title', exact);
  }
}
