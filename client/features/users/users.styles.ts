import { css } from '../../theme/emotion.ts';

export const profile = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--space-md); align-items: start; margin-bottom: var(--space-md); max-width: 720px;
  & h1 { font-size: 1.725rem; }
`;
export const avatar = css`
  display: grid; place-items: center; width: 3.5rem; height: 3.5rem; border-radius: var(--radius); background: var(--surface);
  border: 1px solid var(--border); color: var(--text-secondary); font-family: var(--font-heading); font-weight: 700; font-size: 1.2rem;
`;
export const facts = css`
  color: var(--text-secondary); font-size: 0.9375rem;
  & span, & a { display: inline-block; }
  & a { padding-block: 0.1rem; }
`;
export const about = css`
  grid-column: 1 / -1; max-width: 68ch; white-space: pre-line;
`;
export const tabs = css`
  margin-bottom: var(--space-md); border-bottom: 1px solid var(--border);
`;
