import { css } from '../theme/emotion.ts';

export const richText = css`
  max-width: 68ch;
  text-wrap: pretty;
  & > * + * {
    margin-top: 0.75em;
  }
  & h2 {
    font-size: 1.4375rem;
    margin-top: 1.6em;
  }
  & h3 {
    font-size: 1.2rem;
    margin-top: 1.4em;
  }
  & ul,
  & ol {
    padding-inline-start: 1.4em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & ol[start] {
    padding-inline-start: 3.5em;
  }
  & li + li {
    margin-top: 0.3em;
  }
  & > * :is(p, li, h2, h3, h4) {
    unicode-bidi: plaintext;
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius);
  }
  & blockquote {
    padding-inline-start: var(--space-md);
    border-inline-start: 3px solid var(--border);
    color: var(--text-secondary);
  }
  & blockquote > * + * {
    margin-top: 0.75em;
  }
  & code {
    padding: 0.1em 0.3em;
    background: var(--surface);
    border-radius: 3px;
  }
  & pre {
    padding: var(--space-md);
    background: var(--surface);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    overflow-x: auto;
    overflow-wrap: normal;
  }
  & pre code {
    padding: 0;
    background: none;
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--border);
    margin-block: 1.5em;
  }
`;
