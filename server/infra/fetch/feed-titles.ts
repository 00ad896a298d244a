import type { AtomFeed } from 'feedsmith';
import { Parser } from 'htmlparser2';
import * as limits from '#shared/limits.ts';
import { truncate } from '#shared/truncate.ts';
import { oneLine } from '../text/plain-text.ts';

/** In characters, of HTML. */
const maxText = 4_000;

export type Title = { value: string; isHtml: boolean };

export const htmlTitle = (value = ''): Title => ({ value, isHtml: true });
export const atomTitle = (title?: AtomFeed.Text): Title => ({
  value: title?.value ?? '',
  // `cleanXml` has removed the elements of XHTML.
  isHtml: /(?<!x)html/i.test(title?.type ?? ''),
});

/** Returns a title as one line; without a title the start of the text. */
export function toTitle({ value, isHtml }: Title, text = ''): string {
  const line = toTitleLine(value.slice(0, maxText), isHtml);
  return truncate(
    line === '' ? truncate(toTitleLine(text.slice(0, maxText), true), 100) : line,
    limits.title.max,
  );
}

/** Returns text as people read it. Most feeds contain HTML, all of them HTML entities. */
function toTitleLine(written: string, isHtml: boolean): string {
  const text =
    /&(?:#|[a-z])/i.test(written) || (isHtml && /<[a-z!/]/i.test(written))
      ? extractText(isHtml ? written : written.replaceAll('<', '&lt;'))
      : written;
  return oneLine(text.toWellFormed());
}

const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'textarea',
  'select',
]);

function extractText(html: string): string {
  let result = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) hidden += 1;
      else if (/^(?:br|p|div|li|h\d|tr|td)$/.test(name)) result += ' ';
    },
    ontext(text) {
      if (hidden === 0) result += text;
    },
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return result;
}
