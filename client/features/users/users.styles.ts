import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

export const profile = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-md);
  align-items: start;
  margin-bottom: var(--space-md);
  max-width: 720px;
  & h1 {
    font-size: 1.725rem;
  }
`;
export const avatar = css`
  order: 1;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: var(--radius);
  background: var(--surface);
  border: 1px solid var(--border);
  color: var(--text-secondary);
  font-family: var(--font-heading);
  font-weight: 700;
  font-size: 1.2rem;
`;
export const facts = css`
  color: var(--text-secondary);
  font-size: 0.9375rem;
  & span,
  & bdi,
  & a {
    display: inline-block;
  }
  & a {
    padding-block: 0.1rem;
  }
`;
export const actions = css`
  order: 2;
  grid-column: 1 / -1;
  display: flex;
  gap: var(--space-md);
  & > :is(a, button) {
    display: inline-grid;
    place-content: center;
    justify-items: center;
    min-height: 2.25rem;
    padding: 0 var(--space-md);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: transparent;
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  & > :is(a, button):hover {
    border-color: var(--text);
    background: var(--surface);
  }
  /* As wide as both names, so that a state that loads moves no other button. */
  & > [data-other]::after {
    content: attr(data-other);
    height: 0;
    visibility: hidden;
  }
  ${coarse} {
    & > :is(a, button) {
      min-height: 2.75rem;
    }
  }
`;
export const about = css`
  order: 3;
  grid-column: 1 / -1;
  max-width: 68ch;
  white-space: pre-line;
`;
export const tabs = css`
  margin-bottom: var(--space-md);
  border-bottom: 1px solid var(--border);
`;
export const results = css`
  max-width: 720px;
  margin-top: var(--space-sm);
  & > li {
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li > a {
    display: inline-block;
    padding-block: 0.2rem;
    color: var(--text);
    font-weight: 600;
  }
  & > li > span {
    color: var(--text-secondary);
  }
`;
