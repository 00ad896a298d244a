import { css } from '../../theme/emotion.ts';

export const record = css`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: var(--space-xs) var(--space-md);
  max-width: 40rem;
  margin-block: var(--space-sm) var(--space-md);
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
