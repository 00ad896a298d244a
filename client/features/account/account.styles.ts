import { css } from '../../theme/emotion.ts';
import { coarse, narrow } from '../../theme/media.ts';

/** An index beside the groups, or above them on narrow screens. */
export const settings = css`
  @media (min-width: 800px) {
    display: grid;
    grid-template-columns: 11rem minmax(0, 36rem);
    align-items: start;
    column-gap: var(--space-xl);
  }
`;
export const index = css`
  margin-bottom: var(--space-md);
  & ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-md);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  ${coarse} {
    & a {
      min-height: 2.75rem;
    }
  }
  @media (min-width: 800px) {
    position: sticky;
    top: var(--space-md);
    & ul {
      display: block;
    }
  }
`;
export const section = css`
  padding-block: var(--space-lg);
  border-top: 1px solid var(--border);
  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  & > h2 {
    font-size: 1.2rem;
    margin-bottom: var(--space-sm);
  }
  & > div > * + * {
    margin-top: var(--space-md);
  }
  & > div > :empty + * {
    margin-top: 0;
  }
`;
export const pending = css`
  margin-bottom: var(--space-lg);
  & p + p {
    margin-top: var(--space-sm);
  }
`;
export const aside = css`
  color: var(--text-secondary);
  font-size: 0.9375rem;
`;
export const sessions = css`
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-xs) var(--space-md);
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & li:first-child {
    border-top: 0;
    padding-top: 0;
  }
  & li > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  & p {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;
export const here = css`
  margin-inline-start: var(--space-sm);
  padding: 0.1rem 0.4rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  font-size: 0.8rem;
  font-weight: 600;
  white-space: nowrap;
  ${narrow} {
    margin-inline-start: var(--space-xs);
  }
`;
export const facts = css`
  list-style: disc;
  padding-inline-start: 1.2em;
  & li + li {
    margin-top: var(--space-xs);
  }
`;
