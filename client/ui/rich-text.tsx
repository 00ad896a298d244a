import { createElement, memo, type ReactNode } from 'react';
import { imageWidths, readImagePath, toSmallPath } from '#shared/newsletter/uploaded-images.ts';
import { plainText, type RichText as Content, type RichTextNode } from '#shared/rich-text.ts';
import { setRichText } from '../lib/typography.ts';
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
  return <div className={styles.richText}>{render(setRichText(content), trusted, 'auto')}</div>;
});

function render(nodes: Content, trusted: boolean, dir?: 'auto' | 'ltr'): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : element(node, index, trusted, dir),
  );
}

function element(
  node: Exclude<RichTextNode, string>,
  key: number,
  trusted: boolean,
  dir?: 'auto' | 'ltr',
): ReactNode {
  const [tag, children, value] = node;
  if (tag === 'img') return <Picture key={key} path={value} alt={plainText(children)} />;
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (tag === 'pre')
    return (
      <pre key={key} tabIndex={0} dir="ltr" translate="no">
        {render(children, trusted)}
      </pre>
    );
  if (tag === 'code')
    return (
      <code key={key} dir="ltr" translate="no">
        {render(children, trusted)}
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
      {render(children, trusted)}
    </a>
  );
}

/** Pixels: of the text column, and of a tall picture. */
const largest = { width: 680, height: 640 };

/** Reserves its place by its size, which its path has. */
function Picture({ path, alt }: { path: string; alt: string }) {
  const image = readImagePath(path);
  if (!image) return alt;
  const scale = Math.min(1, largest.width / image.width, largest.height / image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.round(side * scale));
  const small = toSmallPath(image);
  return (
    <img
      src={path}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      srcSet={small ? `${small} ${imageWidths.small}w, ${path} ${image.width}w` : undefined}
      sizes={small ? `min(100vw, ${width}px)` : undefined}
    />
  );
}
