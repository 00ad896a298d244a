import { css } from '../../theme/emotion.ts';

/** One line until focused, as high as the login link that anonymous visitors see. */
export const form = css`
  position: relative;
  display: grid;
  gap: var(--space-sm);
  color: var(--text);
  font-size: 1rem;
  & textarea {
    display: block;
    width: 100%;
    height: 2.75rem;
    padding: 0 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    line-height: calc(2.75rem - 2px);
    resize: none;
    overflow: hidden;
  }
  & textarea::placeholder {
    color: var(--text-secondary);
    opacity: 1;
  }
  &[data-open] textarea {
    height: auto;
    min-height: 7rem;
    max-height: 70vh;
    padding-block: 0.55rem;
    line-height: 1.5;
    field-sizing: content;
    resize: vertical;
    overflow: auto;
  }
  & textarea[aria-invalid] {
    border-color: var(--error);
    border-width: 2px;
  }
  .actions > & {
    margin-block: var(--space-sm);
  }
`;
/** Lies on the closed line, so that nothing moves when it appears. */
export const draft = css`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  padding-inline: 0.75rem;
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text-secondary);
  font-size: 0.875rem;
  line-height: 2.5rem;
  pointer-events: none;
`;
export const help = css`
  font-size: 0.875rem;
  color: var(--text-secondary);
  & summary {
    line-height: 2.75rem;
    cursor: pointer;
  }
  &[open] {
    flex-basis: 100%;
  }
`;
