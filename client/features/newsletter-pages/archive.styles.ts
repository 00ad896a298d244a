import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

export const issues = css`
  max-width: 45rem;
  border-bottom: 1px solid var(--border);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: var(--space-md);
    padding-block: var(--space-md);
    border-top: 1px solid var(--border);
  }
  & h2 {
    font-size: 1.2rem;
  }
  & span {
    color: var(--text-secondary);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  & h2 a {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--text);
    text-decoration: none;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
  & p {
    flex-basis: 100%;
    margin-top: var(--space-xs);
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
`;
export const empty = css`
  max-width: 42rem;
  color: var(--text-secondary);
`;

export const issue = css`
  max-width: 45rem;
  overflow-wrap: break-word;
  & > h1 {
    padding-block-end: var(--space-sm);
    border-block-end: 1px solid var(--text);
    font-size: clamp(1.725rem, 1.2rem + 2vw, 2.3rem);
  }
  & p {
    text-wrap: pretty;
  }
`;
/** The form within an issue. */
export const subscribe = css`
  max-width: 32rem;
  & > h2 {
    margin-bottom: var(--space-sm);
    font-size: 1.1rem;
  }
`;
export const report = css`
  max-width: 42rem;
  overflow-wrap: break-word;
  & > * + * {
    margin-top: var(--space-md);
  }
  & blockquote {
    padding-inline-start: var(--space-md);
    border-inline-start: 3px solid var(--border);
  }
  & h2 {
    font-size: 1.1rem;
  }
`;
export const overview = css`
  margin-top: var(--space-md);
  padding-block-end: var(--space-md);
  border-block-end: 1px solid var(--text);
  & > div {
    font-size: 1.125rem;
    line-height: 1.55;
  }
  & > p {
    margin-top: var(--space-sm);
  }
`;
/** As in the email (server/email/digest-entry.tsx): the first entry leads. */
export const items = css`
  margin-top: var(--space-lg);
  & > li {
    padding-block: var(--space-md);
    border-top: 1px solid var(--border);
    scroll-margin-top: var(--space-sm);
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li:target {
    outline: 2px solid var(--focus);
    outline-offset: var(--space-xs);
    border-radius: var(--radius);
  }
  & h2 {
    font-size: 1.2rem;
    text-wrap: wrap;
  }
  & > li:first-child h2 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 1.8rem);
    line-height: 1.2;
  }
  & > li:first-child h2 + div {
    font-size: 1.125rem;
  }
  & h2 a {
    color: var(--text);
    text-decoration: none;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
  & h2 a:visited {
    color: var(--visited);
  }
  & > li > p,
  & h2 + div {
    margin-top: var(--space-xs);
  }
  & p.group {
    margin-block: var(--space-sm);
    font-weight: 600;
  }
  & p.facts {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & p.facts a {
    color: inherit;
    text-decoration: none;
  }
  & p.facts a:hover {
    text-decoration: underline;
    color: var(--text);
  }
  ${coarse} {
    & h2 a {
      padding-block: 0.2rem;
    }
    & p.facts a {
      display: inline-block;
      min-height: 1.5rem;
      min-width: 1.5rem;
    }
  }
`;
/** Previous and next issue. */
export const around = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-lg);
  margin-top: var(--space-md);
  padding-block: var(--space-sm);
  border-block: 1px solid var(--border);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  & a[rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
`;
export const more = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-lg);
  margin-top: var(--space-md);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
