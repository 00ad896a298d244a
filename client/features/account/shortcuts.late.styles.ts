import { css } from '../../theme/emotion.ts';

export const keys = css`
  & > div {
    display: flex;
    gap: var(--space-md);
    padding-block: 0.2rem;
  }
  & dt {
    flex: 0 0 1.5rem;
  }
`;
