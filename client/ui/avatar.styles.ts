import { css } from '../theme/emotion.ts';

/** Beside a name in a line of text. Its size does not depend on whether there is a picture. */
export const avatar = css`
  display: inline-grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-inline-end: 0.375rem;
  border-radius: 50%;
  background: var(--surface);
  color: var(--text-secondary);
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1;
  text-transform: uppercase;
  vertical-align: middle;
  /* Not part of the text: nobody copies or hears it. */
  &::before {
    content: attr(data-initial);
  }
`;
