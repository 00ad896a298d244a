import { css } from '../../theme/emotion.ts';
import { medium } from '../../theme/media.ts';

export const heading = css`
  font-size: 1.4375rem; margin-bottom: var(--space-sm);
  ${medium} { font-size: 1.725rem; }
`;
export const page = css`
  max-width: 30rem;
  & > * + *, & form > * + * { margin-top: var(--space-md); }
`;
/** A summary of what is wrong, at the top, with a link to each field. */
export const problems = css`
  padding: var(--space-md); border-inline-start: 3px solid var(--error); background: var(--surface);
  & h2 { font-size: 1rem; font-family: var(--font-body); }
  & li { margin-top: var(--space-xs); }
  & a { display: inline-block; padding-block: 0.15rem; color: var(--error); font-weight: 600; }
`;
export const field = css`
  & label { display: block; font-weight: 600; }
  & p { font-size: 0.875rem; margin-bottom: var(--space-xs); }
  & input {
    display: block; width: 100%; min-height: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--control); border-radius: var(--radius);
    background: var(--background); color: var(--text);
  }
  & input[aria-invalid] { border-color: var(--error); border-width: 2px; }
`;
export const hint = css`color: var(--text-secondary);`;
export const problem = css`color: var(--error); font-weight: 600;`;
/** One field, so that a code is pasted and filled in whole; it looks like the code in the mail. */
export const code = css`
  && input { max-width: 14rem; font-family: var(--font-mono); font-size: 1.375rem; letter-spacing: 0.2em; }
`;
export const send = css`
  min-height: 2.75rem; padding-inline: var(--space-lg); border: 0; border-radius: var(--radius); background: var(--primary); color: var(--on-primary); font-weight: 600;
  &:hover { background: var(--primary-hover); }
  &:disabled, &[aria-disabled='true'] { cursor: default; }
  &[aria-disabled='true'] { background: var(--surface); color: var(--text-secondary); }
`;
export const others = css`
  display: flex; flex-wrap: wrap; column-gap: var(--space-lg);
  & button { min-height: 2.75rem; padding: 0; border: 0; background: transparent; color: var(--link); text-align: start; text-decoration: underline; text-underline-offset: 0.18em; }
  & button[aria-disabled='true'] { color: var(--text-secondary); text-decoration: none; cursor: default; font-variant-numeric: tabular-nums; }
`;
