const className = 'shows-focus';

/** Copies the rules of `:focus-visible` to a class: only one element of a page has the focus. */
export function addFocusRules(): void {
  for (const sheet of document.styleSheets)
    for (let i = sheet.cssRules.length - 1; i >= 0; i -= 1) {
      const rule = sheet.cssRules[i];
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus-visible'))
        sheet.insertRule(rule.cssText.replaceAll(':focus-visible', `.${className}`), i + 1);
    }
}

export const showFocus = (element: Element | null | undefined) => element?.classList.add(className);
