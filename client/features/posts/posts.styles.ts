import { css } from '../../theme/emotion.ts';
import { coarse, medium, narrow } from '../../theme/media.ts';

export const list = css`
  counter-reset: rank;
`;
export const row = css`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  column-gap: var(--space-sm);
  padding-block: 0.6rem;
  border-top: 1px solid var(--border);
  li:first-of-type > & {
    border-top: 0;
  }
  ${narrow} {
    padding-block: 0.4rem;
    column-gap: var(--space-xs);
  }
`;
export const ranked = css`
  & h2::before {
    counter-increment: rank;
    content: counter(rank) '.' / '';
    margin-inline-end: 0.4em;
    color: var(--text-secondary);
    font-family: var(--font-body);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
export const body = css`
  min-width: 0;
  font-size: 1.0625rem;
  line-height: 1.35;
  ${narrow} {
    font-size: 1rem;
    line-height: 1.3;
  }
`;
export const title = css`
  display: inline;
  font-size: 1em;
  font-weight: 600;
  line-height: inherit;
  text-wrap: wrap;
  /* Higher above: below, the host may stand on a line of its own. */
  & a {
    padding-block: 0.3rem 0.15rem;
    color: var(--text);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:visited {
    color: var(--visited);
  }
`;
export const domain = css`
  display: inline-block;
  min-width: 1.5rem;
  max-width: 100%;
  color: var(--text-secondary);
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    color: var(--text);
  }
`;
export const meta = css`
  margin-top: 0.15rem;
  color: var(--text-secondary);
  font-size: 0.875rem;
  line-height: 1.5;
  & a {
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    text-decoration: underline;
    color: var(--text);
  }
  ${coarse} {
    margin-top: 0;
    line-height: 1.75rem;
    & a {
      display: inline-block;
      min-width: 1.5rem;
    }
  }
`;
/** Hidden on narrow screens. */
export const by = css`
  ${narrow} {
    display: none;
  }
`;
/** Hidden on narrow screens. */
export const tag = css`
  ${narrow} {
    display: none;
  }
`;

export const listHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-lg);
  margin-bottom: var(--space-md);
  & h1 {
    font-size: 1.4375rem;
  }
  ${medium} {
    & h1 {
      font-size: 1.725rem;
    }
  }
`;
export const intro = css`
  margin-bottom: var(--space-lg);
  color: var(--text-secondary);
  max-width: 60ch;
`;
/** Reserves space for the feeds, which load with the session. */
export const feeds = css`
  html.session & {
    min-height: 2.75rem;
  }
`;
export const following = css`
  html.session & {
    min-height: 100vh;
  }
  html.session &[data-session='unknown'] {
    visibility: hidden;
  }
  & > p > a {
    font-weight: 600;
  }
`;
export const empty = css`
  padding-block: var(--space-lg);
  color: var(--text-secondary);
`;

export const article = css`
  max-width: 720px;
  & h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.1rem);
    line-height: 1.2;
  }
  & h1 a {
    color: var(--text);
    text-decoration: none;
  }
  & h1 a:hover {
    text-decoration: underline;
  }
`;
export const articleMeta = css`
  margin-top: var(--space-sm);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.6;
  & a {
    color: var(--link);
  }
  & > span {
    display: inline-block;
  }
  ${coarse} {
    line-height: 1.75rem;
    & a {
      display: inline-block;
      min-width: 1.5rem;
    }
  }
`;
export const whyHere = css`
  margin-top: var(--space-sm);
  color: var(--text-secondary);
  font-size: 0.875rem;
  line-height: 1.75rem;
  & summary {
    width: fit-content;
    cursor: pointer;
    ${coarse} {
      line-height: 2.75rem;
    }
  }
  & ul {
    padding-inline-start: 1.25rem;
    list-style: disc;
  }
  & a {
    color: var(--link);
  }
`;
export const articleActions = css`
  padding-block: var(--space-xs) var(--space-sm);
  border-bottom: 1px solid var(--border);
`;
export const articleBody = css`
  margin-top: var(--space-lg);
  font-size: 1.0625rem;
`;
