import { css } from '../theme/emotion.ts';

export const dialog = css`
  width: 28rem;
  max-width: calc(100vw - 2rem);
  padding: var(--space-lg);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.15);
  /* In the middle, wherever it stands in the page. */
  &&& {
    margin: auto;
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  html:has(&[open]) {
    overflow: hidden;
  }
  & > * + *,
  & section + section {
    margin-top: var(--space-md);
  }
  & > h2 {
    font-size: 1.2rem;
  }
`;
