import { Fragment, type ReactNode } from 'react';
import { format, type Message } from '#shared/texts/format.ts';
import type { Translate } from '#shared/texts/translate.ts';

type Part = ReactNode | ((content: string) => ReactNode);

const places = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g;

/**
 * Translates a text with elements in it. `<name>…</name>` is what the function `parts.name` makes
 * of its content, `{name}` the element `parts.name`. Both are outside of plurals. Other values are
 * text and numbers.
 */
export function rich(t: Translate, text: string, parts: Record<string, Part>): ReactNode {
  const values: Record<string, string | number> = {};
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string' || typeof part === 'number') values[name] = part;
  const fill = (piece: string) =>
    format(t.language, piece as Message<Record<string, string | number>>, values);
  const found = t.find(text);
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag = '', 2: content = '', 3: name = '', index } of found.matchAll(
    places,
  )) {
    const part = parts[tag || name];
    if (typeof part !== 'function' && (tag || typeof part !== 'object')) continue;
    nodes.push(fill(found.slice(end, index)));
    nodes.push(typeof part === 'function' ? part(fill(content)) : part);
    end = index + whole.length;
  }
  nodes.push(fill(found.slice(end)));
  return nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>);
}
