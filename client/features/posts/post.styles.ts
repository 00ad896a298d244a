import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

export const article = css`
  max-width: 720px;
  & h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.3rem);
    line-height: 1.15;
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
  margin-top: var(--space-xs);
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
/** At most two lines, above the comments. */
export const linkedPage = css`
  && {
    margin-top: 0.125rem;
    line-height: 1.4rem;
  }
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
export const whyHere = css`
  margin-bottom: var(--space-lg);
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
  border-bottom: 1px solid var(--border);
`;
export const articleBody = css`
  margin-block: var(--space-lg);
  font-size: 1.0625rem;
`;

export const summary = css`
  margin-top: var(--space-lg);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--border);
  color: var(--text-secondary);
  & strong {
    display: block;
    color: var(--text);
    font-size: 0.875rem;
  }
`;
