import type { Page } from 'playwright';

/** Words in Latin letters of texts, without the names of their values. */
export const listWords = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .replace(/\{\w+(?:, (?:plural|select|number))?|\w+ \{/g, ' ')
    .match(/\p{Script=Latin}{4,}/gu) ?? [];

/**
 * Words in Latin letters outside of what people wrote. That has a direction or a language of its
 * own, or is not translated.
 */
export const listShownWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = '[dir="auto"], bdi, [translate="no"], code, kbd, time, body [lang], script, style';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || element.closest(own) || !element.checkVisibility()) continue;
      for (const word of walker.currentNode.textContent?.match(/\p{Script=Latin}{4,}/gu) ?? [])
        found.add(word);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest(own))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          for (const word of element.getAttribute(name)?.match(/\p{Script=Latin}{4,}/gu) ?? [])
            found.add(word);
    return [...found];
  });
