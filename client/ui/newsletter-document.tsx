import { createElement, type ReactNode } from 'react';
import { showHost } from '#shared/host-names.ts';
import {
  renderDocument,
  type DocumentBlock,
  type DocumentWriter,
  isSitePath,
  type ShownBlock,
} from '#shared/newsletter/document.ts';
import { imageWidths, readImagePath, toSmallPath } from '#shared/newsletter/uploaded-images.ts';
import * as styles from './newsletter-document.styles.ts';

/** Shows what an editor wrote. `findLanguage`: of a text, if it is not that of the page. */
export function DocumentBlocks({
  blocks,
  findLanguage,
}: {
  blocks: readonly (ShownBlock | DocumentBlock)[];
  findLanguage: (text: string, source?: string | null) => string | undefined;
}) {
  if (blocks.length === 0) return null;
  return createElement(
    'div',
    { className: styles.document },
    ...renderDocument(blocks, createWriter(findLanguage)),
  );
}

function createWriter(
  findLanguage: (text: string, source?: string | null) => string | undefined,
): DocumentWriter<ReactNode> {
  const element = (
    tag: 'p' | 'h2' | 'h3' | 'li' | 'blockquote',
    content: ReactNode[],
    plain: string,
  ) => createElement(tag, { lang: findLanguage(plain), dir: 'auto' }, ...content);
  return {
    run: (text, { bold, italic }) => {
      const inner = italic ? <em>{text}</em> : text;
      return bold ? <strong>{inner}</strong> : inner;
    },
    lineBreak: () => <br />,
    link: (href, content) => createElement('a', { href, rel: 'noopener' }, ...content),
    heading: (level, content, plain) => element(`h${level}`, content, plain),
    text: (content, plain) => element('p', content, plain),
    list: (ordered, items) =>
      createElement(
        ordered ? 'ol' : 'ul',
        null,
        ...items.map(({ content, plain }) => element('li', content, plain)),
      ),
    quote: (content, plain) => element('blockquote', content, plain),
    divider: () => <hr />,
    // The policy of pages allows images of the site only, and no other host sees its readers.
    image: ({ src, alt, caption, href }) => {
      const uploaded = readImagePath(src);
      const { width, height } = uploaded ?? {};
      const small = uploaded && toSmallPath(uploaded);
      const sizes = small && {
        srcSet: `${small} ${imageWidths.small}w, ${src} ${width}w`,
        sizes: '(max-width: 44rem) 100vw, 40rem',
      };
      const image = isSitePath(src) ? (
        <img src={src} alt={alt} width={width} height={height} loading="lazy" {...sizes} />
      ) : null;
      const link = href ?? (image ? null : src);
      const shown =
        link === null ? (
          image
        ) : (
          <a href={link} rel="noopener" lang={findLanguage(alt)} dir="auto">
            {image ?? (alt === '' ? src : alt)}
          </a>
        );
      if (caption === '') return <p>{shown}</p>;
      return (
        <figure>
          {shown}
          <figcaption className="facts" lang={findLanguage(caption)} dir="auto">
            {caption}
          </figcaption>
        </figure>
      );
    },
    button: (label, href) => (
      <p>
        <a className={styles.button} href={href} rel="noopener" lang={findLanguage(label)}>
          {label}
        </a>
      </p>
    ),
    posts: (title, posts) => (
      <>
        {title === '' ? null : (
          <h2 lang={findLanguage(title)} dir="auto">
            {title}
          </h2>
        )}
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.discussion}>
              <a
                href={post.href}
                {...(post.href.startsWith('/') ? {} : { rel: 'ugc noopener' })}
                lang={findLanguage(post.title, post.language)}
                dir="auto"
              >
                {post.title}
              </a>{' '}
              {post.domain === null ? null : (
                <a className="facts" href={post.discussion} dir="ltr">
                  {showHost(post.domain)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </>
    ),
    comment: ({ text, by, href, title }) => (
      <blockquote lang={findLanguage(text)} dir="auto">
        “{text}”{' '}
        <a href={href} title={title}>
          {by}
        </a>
      </blockquote>
    ),
    sponsor: ({ label, name, text, href }) => (
      <aside className={styles.sponsor} aria-label={label}>
        <p className="facts">{label}</p>
        <p>
          <a href={href} rel="sponsored noopener" lang={findLanguage(name)}>
            {name}
          </a>
        </p>
        {text === '' ? null : (
          <p lang={findLanguage(text)} dir="auto">
            {text}
          </p>
        )}
      </aside>
    ),
  };
}
