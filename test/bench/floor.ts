/**
 * The floor for pages: React streams the same markup from plain elements on Node's server. `node
 * floor.ts <file with the page's HTML>` prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Node = string | { tag: string; props: Record<string, unknown>; children: Node[] };

const voids = new Set(['meta', 'link', 'img', 'br', 'hr', 'input']);
const names: Record<string, string> = {
  class: 'className',
  crossorigin: 'crossOrigin',
  tabindex: 'tabIndex',
  charset: 'charSet',
  datetime: 'dateTime',
  fetchpriority: 'fetchPriority',
};
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** React's own output is regular enough for this. */
function parse(html: string): Node {
  const top: { tag: string; props: Record<string, unknown>; children: Node[] } = {
    tag: '',
    props: {},
    children: [],
  };
  const open = [top];
  for (const [, comment, close, tag, attributes, raw] of html.matchAll(
    /<!(--.*?--|DOCTYPE[^>]*)>|<\/([\w-]+)>|<([\w-]+)((?:\s[^>]*?)?)\/?>|([^<]+)/gs,
  )) {
    const parent = open.at(-1) ?? top;
    if (comment !== undefined) continue;
    if (close !== undefined) open.pop();
    else if (tag !== undefined) {
      const props = Object.fromEntries(
        [...(attributes ?? '').matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
          ([, name = '', value]) => [
            names[name.toLowerCase()] ?? name.replace(/-(?=[a-z])(?<!^(?:aria|data)-)/g, '-'),
            value === undefined ? true : decode(value),
          ],
        ),
      );
      const node = { tag, props, children: [] };
      parent.children.push(node);
      if (!voids.has(tag)) open.push(node);
    } else if (raw !== undefined) parent.children.push(decode(raw));
  }
  return top.children[0] ?? '';
}

function element(node: Node, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'script')
    return createElement('script', {
      ...node.props,
      key,
      dangerouslySetInnerHTML: { __html: node.children.join('') },
    });
  return createElement(
    node.tag,
    { ...node.props, key },
    node.children.length > 0 ? node.children.map(element) : undefined,
  );
}

const html = readFileSync(process.argv[2] ?? '', 'utf8');
// Copies scripts verbatim; React adds its own.
const scripts: string[] = [];
const page = parse(
  html.replace(
    /<script([^>]*)>(.*?)<\/script>/gs,
    (_, attributes: string, body: string) =>
      `<script${attributes}>@${scripts.push(body) - 1}@</script>`,
  ),
);
const restore = (node: Node): void => {
  if (typeof node === 'string') return;
  node.children = node.children.map((child) =>
    typeof child === 'string' && node.tag === 'script'
      ? child.replace(/^@(\d+)@$/, (_, i) => scripts[Number(i)] ?? '')
      : child,
  );
  node.children.forEach(restore);
};
restore(page);

const server = createServer((_req, res) => {
  const { pipe } = renderToPipeableStream(element(page, 0), {
    progressiveChunkSize: Infinity,
    onShellReady() {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      pipe(res);
    },
    onShellError(error) {
      res.destroy(error as Error);
    },
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
