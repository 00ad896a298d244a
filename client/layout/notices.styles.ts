import { css } from '../theme/emotion.ts';

/** At the end of the window. The page ends above it. */
export const notice = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: var(--space-md);
  padding-inline: var(--space-md);
  background: var(--text);
  color: var(--background);
  font-size: 0.9375rem;
  body:has(&) {
    padding-bottom: 4.5rem;
  }
  /* It is in the header, whose links have a color of their own. */
  && a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;
export const welcome = css`
  background: var(--surface);
  color: var(--text);
  border-top: 1px solid var(--border);
  & form {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-xs) var(--space-sm);
    padding-block: var(--space-xs);
  }
  & select {
    min-height: 2.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
  }
  & [type='submit'] {
    border: 0;
  }
  & [type='button'] {
    min-height: 2.75rem;
    border: 0;
    background: transparent;
    color: var(--text-secondary);
    font: inherit;
    text-decoration: underline;
  }
`;
