import { css, keyframes } from '../../theme/emotion.ts';

export const page = css`
  max-width: 30rem;
  margin-inline: var(--reading) auto;
  & > * + * {
    margin-top: var(--space-md);
  }
`;
export const others = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-lg);
  & button {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--link);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  & button[aria-disabled='true'] {
    color: var(--text-secondary);
    text-decoration: none;
    cursor: default;
    font-variant-numeric: tabular-nums;
  }
`;
/** At least as high as the window, so that nothing below moves. */
export const members = css`
  min-height: 100vh;
  & > * + * {
    margin-top: var(--space-lg);
  }
`;
const appear = keyframes`to { visibility: visible; }`;
/** Shown only with a token, and only after a delay. */
export const wait = css`
  color: var(--text-secondary);
  visibility: hidden;
  animation: ${appear} 0s 500ms forwards;
  html:not(.session) & {
    display: none;
  }
`;
/** Links to login providers, as secondary buttons. */
export const providers = css`
  display: grid;
  gap: var(--space-sm);
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    border-color: var(--text);
    background: var(--surface);
  }
`;
