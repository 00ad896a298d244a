import { css } from '../../theme/emotion.ts';

export const progress = css`
  margin-block: var(--space-md);
  & progress {
    display: block;
    width: 100%;
    max-width: 34rem;
    height: 0.75rem;
    margin-block: var(--space-xs);
    accent-color: var(--primary);
  }
  & p {
    color: var(--text-secondary);
    font-variant-numeric: tabular-nums;
  }
`;
export const name = css`
  overflow-wrap: anywhere;
  min-width: 9rem;
  font-weight: 600;
`;
