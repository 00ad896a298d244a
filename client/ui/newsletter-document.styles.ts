import { css } from '../theme/emotion.ts';

/** What an editor wrote, on the page of an issue and in the editor. */
export const document = css`
  max-width: 68ch;
  overflow-wrap: break-word;
  & > * + * {
    margin-top: 0.75em;
  }
  & > h2 {
    margin-top: 1.2em;
    font-size: 1.4375rem;
  }
  & > h3 {
    margin-top: 1.1em;
    font-size: 1.2rem;
  }
  & > ul,
  & > ol {
    padding-inline-start: 1.4em;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: 0.3em;
  }
  & > blockquote {
    padding-inline-start: var(--space-md);
    border-inline-start: 3px solid var(--border);
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & > figure {
    margin-inline: 0;
  }
  & > figure > * {
    display: block;
  }
  & > figure > figcaption {
    margin-top: 0.35em;
  }
  & .facts {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & > hr {
    border: 0;
    border-top: 1px solid var(--border);
    margin-block: 1.5em;
  }
`;
export const button = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--space-lg);
  border-radius: var(--radius);
  background: var(--primary);
  font-weight: 600;
  text-decoration: none;
  && {
    color: var(--on-primary);
  }
  &:hover {
    background: var(--primary-hover);
  }
`;
export const posts = css`
  &&& {
    padding: 0;
    list-style: none;
  }
  & a:first-child {
    font-weight: 600;
  }
`;
/** An advertisement, apart from the text. */
export const sponsor = css`
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  & > * + * {
    margin-top: var(--space-xs);
  }
`;
