import { Config, Parser, type HtmlElement } from 'html-validate';
import { parsePageState, type PageState } from '../../client/lib/page-state.ts';

export type Element = HtmlElement;

const parser = new Parser(await (await Config.fromObject([], { elements: ['html5'] })).resolve());

/** A served document without script. Selectors are those of CSS, without `[name~="value"]`. */
export type Document = {
  all(selector: string): Element[];
  /** The only element of that selector; anything else fails. */
  element(selector: string): Element;
  text(selector: string): string;
  attribute(selector: string, name: string): string | null;
  /** Where the links of a selector lead. */
  hrefs(selector: string): string[];
  /** The state's bytes, and what they say. */
  rawState: string;
  readonly state: PageState;
};

export function readHtml(html: string): Document {
  if (!html.startsWith('<!DOCTYPE html>'))
    throw new Error(`not an HTML document: ${html.slice(0, 80)}`);
  const root = parser.parseHtml(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const getElement = (selector: string) => {
    const found = all(selector);
    if (found.length !== 1) throw new Error(`${found.length} elements are ${selector}`);
    return found[0] as Element;
  };
  return {
    all,
    element: getElement,
    text: (selector) => getText(getElement(selector)),
    attribute: (selector, name) => getAttribute(getElement(selector), name),
    hrefs: (selector) => all(selector).map((link) => getAttribute(link, 'href') ?? ''),
    get rawState() {
      return getElement('#state').textContent;
    },
    get state() {
      return parsePageState(getElement('#state').textContent);
    },
  };
}

/** What an element says, white space as written. */
export function getText(element: Element): string {
  return decode(element.textContent);
}

/** The value of an attribute; empty without a value; null when absent. */
export function getAttribute(element: Element, name: string): string | null {
  if (!element.hasAttribute(name)) return null;
  return decode(String(element.getAttribute(name)?.value ?? ''));
}

/** Whether content is visible without script: nothing around it is hidden or suspended. */
export function isReadable(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parent) {
    if (['template', 'noscript', 'script'].includes(at.nodeName) || at.hasAttribute('hidden'))
      return false;
  }
  return true;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(
    /&(?:(#x[0-9a-f]+|#\d+)|(\w+));/gi,
    (whole, code: string | undefined, name: string) =>
      code === undefined
        ? (named[name] ?? whole)
        : String.fromCodePoint(Number(code.replace(/^#(?=x)/i, '0').replace('#', ''))),
  );
}
