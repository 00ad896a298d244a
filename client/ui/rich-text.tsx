import { createElement, memo, type ReactNode } from 'react';
import type { RichText as Content, RichTextNode } from '#shared/rich-text.ts';
import { setTitle } from '../lib/typography.ts';
import * as styles from './rich-text.styles.ts';

/**
 * Renders formatted text from its tree, without HTML strings. `trusted`: the site's own text. Each
 * block has its own direction; the styles give one to each text within.
 */
export const RichText = memo(function RichText({
  content,
  trusted = false,
}: {
  content: Content;
  trusted?: boolean;
}) {
  return <div className={styles.richText}>{render(content, trusted, 'auto')}</div>;
});

function render(nodes: Content, trusted: boolean, dir?: 'auto' | 'ltr'): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string'
      ? setText(node, index > 0, index < nodes.length - 1)
      : element(node, index, trusted, dir),
  );
}

/** Sets quotes as in titles. What stands beside the text, in an element, counts as letters. */
function setText(text: string, follows: boolean, goesOn: boolean): string {
  return setTitle(`${follows ? 'x' : ''}${text}${goesOn ? 'x' : ''}`).slice(
    follows ? 1 : 0,
    goesOn ? -1 : undefined,
  );
}

/** The text of code and addresses. */
function asTyped(nodes: Content): ReactNode {
  return nodes.map((node) => (typeof node === 'string' ? node : asTyped(node[1])));
}

function element(
  node: Exclude<RichTextNode, string>,
  key: number,
  trusted: boolean,
  dir?: 'auto' | 'ltr',
): ReactNode {
  const [tag, children, value] = node;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'pre')
    return (
      <pre key={key} tabIndex={0} dir="ltr" translate="no">
        {children.map((node, index) =>
          typeof node === 'string' ? node : element(node, index, trusted),
        )}
      </pre>
    );
  if (tag === 'code')
    return (
      <code key={key} dir="ltr" translate="no">
        {asTyped(children)}
      </code>
    );
  if (tag !== 'a')
    return createElement(
      tag,
      tag === 'ol' ? { key, dir, start: value } : { key, dir },
      render(children, trusted),
    );
  return (
    <a
      key={key}
      href={String(value)}
      rel={trusted ? undefined : 'ugc nofollow noopener'}
      // Mentions and addresses do not decide about the text that they begin.
      dir={/^(?:@|https?:)/.test(String(children[0])) ? 'ltr' : undefined}
    >
      {/^https?:/.test(String(children[0])) ? asTyped(children) : render(children, trusted)}
    </a>
  );
}
