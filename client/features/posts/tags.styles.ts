import { css } from '../../theme/emotion.ts';

export const about = css`
  color: var(--text-secondary);
`;
/** Below a list or an empty search. */
export const tags = css`
  margin-top: var(--space-lg);
  padding-top: var(--space-sm);
  border-top: 1px solid var(--border);
  & h2 {
    font-size: 1rem;
    font-family: var(--font-body);
  }
`;
