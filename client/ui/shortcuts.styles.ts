import { css } from '../theme/emotion.ts';
import { keyCap } from './key-cap.styles.ts';

export const keys = css`
  & > div {
    display: grid;
    grid-template-columns: 5rem 1fr;
    padding-block: 0.2rem;
  }
  & dd {
    margin: 0;
  }
  ${keyCap}
`;
