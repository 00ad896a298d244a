import { css } from '../theme/emotion.ts';

export const small = css`
  max-width: 40rem;
  margin-block: var(--space-sm);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--border);
  color: var(--text);
  font-size: 1rem;
`;
