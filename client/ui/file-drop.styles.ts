import { css } from '../theme/emotion.ts';

/** A box that a file can be dropped on. The input covers it and is not seen. */
export const drop = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-sm) var(--space-md);
  max-width: 34rem;
  min-height: 4.5rem;
  padding: var(--space-sm) var(--space-md);
  border: 1px dashed var(--control);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text-secondary);
  overflow-wrap: anywhere;
  &:hover,
  &[data-over] {
    border-style: solid;
    background: var(--surface);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid]) {
    border-color: var(--error);
  }
  & img {
    max-width: 8rem;
    max-height: 4rem;
    object-fit: contain;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
