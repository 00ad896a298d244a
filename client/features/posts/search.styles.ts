import { css } from '../../theme/emotion.ts';
import { medium } from '../../theme/media.ts';

export const heading = css`
  font-size: 1.4375rem;
  margin-bottom: var(--space-sm);
  ${medium} {
    font-size: 1.725rem;
  }
`;
export const form = css`
  margin-bottom: var(--space-lg);
  & label {
    display: block;
    margin-bottom: var(--space-xs);
    font-weight: 600;
  }
`;
export const line = css`
  display: flex;
  gap: var(--space-sm);
  max-width: 40rem;
  & input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
  }
  & button {
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 0;
    border-radius: var(--radius);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
  & button:hover {
    background: var(--primary-hover);
  }
`;
export const hint = css`
  margin-top: var(--space-xs);
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
