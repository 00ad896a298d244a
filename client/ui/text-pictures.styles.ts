import { css } from '../theme/emotion.ts';

/** Around a text area. */
export const pictures = css`
  display: grid;
  gap: var(--space-sm);
  &[data-over] textarea {
    outline: 2px dashed var(--focus);
    outline-offset: 2px;
  }
`;
export const hint = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
/** A picture that is not in the text yet. Its place is reserved before it is there. */
export const picture = css`
  display: grid;
  gap: var(--space-sm);
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: anywhere;
`;
export const frame = css`
  height: 6rem;
  & img {
    width: auto;
    max-width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: left;
  }
`;
