import { createElement, Fragment, type ReactNode } from 'react';
import type { RichText } from '#shared/rich-text.ts';
import { renderMarkdown } from '../../infra/text/markdown.ts';

export const getRefName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
export const toHeadingId = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');
export const toPlainText = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : toPlainText(node[1]))).join('');
export const joinNodes = (parts: ReactNode[], between: string) =>
  parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && between}
      {part}
    </Fragment>
  ));

/** Allows line breaks between the words of a long name. */
export const breakable = (text: string) =>
  text.split(/(?<=[/_])|(?=[{])/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export function renderRichText(nodes: RichText): ReactNode {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return node;
    const [tag, children, href] = node;
    const id = tag === 'h2' ? toHeadingId(toPlainText(children)) : undefined;
    return createElement(tag, { key, href, id }, renderRichText(children));
  });
}

/** Rendered sentences of the contract. Parsing them is most of the cost of the page. */
const rendered = new Map<string, ReactNode>();

/** Renders one line of Markdown, without a paragraph around it. */
export function renderInline(markdown: string): ReactNode {
  const cached = rendered.get(markdown);
  if (cached !== undefined) return cached;
  const nodes = renderRichText(
    renderMarkdown(markdown).flatMap((node) =>
      typeof node !== 'string' && node[0] === 'p' ? node[1] : [node],
    ),
  );
  rendered.set(markdown, nodes);
  return nodes;
}
