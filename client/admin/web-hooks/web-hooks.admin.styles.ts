import { css } from '../../theme/emotion.ts';

export const previews = css`
  display: grid;
  gap: var(--space-md);
  margin-block: var(--space-md);
  & dt {
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
  & dd {
    margin: var(--space-xs) 0 0;
    padding: var(--space-sm) var(--space-md);
    border: 1px solid var(--border);
    border-radius: var(--radius);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
