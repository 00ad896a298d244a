import { css } from '../theme/emotion.ts';

export const form = css`
  & > * + * {
    margin-top: var(--space-md);
  }
`;
/** Error summary above the form, with a link to each field. */
export const problems = css`
  padding: var(--space-md);
  border-inline-start: 3px solid var(--error);
  background: var(--surface);
  & h2 {
    font-size: 1rem;
    font-family: var(--font-body);
  }
  & li {
    margin-top: var(--space-xs);
  }
  & a {
    display: inline-block;
    padding-block: 0.15rem;
    color: var(--error);
    font-weight: 600;
  }
`;
export const field = css`
  & label,
  & legend {
    display: block;
    padding: 0;
    font-weight: 600;
  }
  & p {
    font-size: 0.875rem;
    margin-bottom: var(--space-xs);
  }
  & > input,
  & input[role='combobox'],
  & textarea {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
  }
  & textarea {
    padding-block: 0.5rem;
    resize: vertical;
    line-height: inherit;
  }
  & > input[aria-invalid],
  & input[role='combobox'][aria-invalid],
  & textarea[aria-invalid] {
    border-color: var(--error);
    border-width: 2px;
  }
`;
export const hint = css`
  color: var(--text-secondary);
`;
export const problem = css`
  color: var(--error);
  font-weight: 600;
`;
/** Checkboxes or radio buttons. */
export const options = css`
  min-width: 0;
  margin-inline: 0;
  padding: 0;
  border: 0;
  && label {
    display: flex;
    gap: 0.6rem;
    align-items: start;
    min-height: 2.75rem;
    padding-block: 0.6rem;
    font-weight: 400;
  }
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: var(--primary);
  }
  & label > span > span {
    display: block;
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;
export const optionsInLine = css`
  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-lg);
  }
`;
/** The declarations of a primary button. */
export const primary = `
  min-height: 2.75rem;
  border: 0;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;
  &:hover {
    background: var(--primary-hover);
  }
`;
export const send = css`
  padding-inline: var(--space-lg);
  ${primary}
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[aria-disabled='true'] {
    background: var(--surface);
    color: var(--text-secondary);
  }
`;
const button = `
  min-height: 2.75rem;
  white-space: nowrap;
  padding-inline: var(--space-md);
  border-radius: var(--radius);
  background: transparent;
  font-weight: 600;
`;
/** Secondary button. */
export const quiet = css`
  ${button} border: 1px solid var(--control);
  color: var(--text);
  &:hover {
    border-color: var(--text);
    background: var(--surface);
  }
  &[aria-disabled='true'] {
    cursor: default;
    border-color: var(--border);
    color: var(--text-secondary);
  }
`;
/** Destructive button. */
export const danger = css`
  ${button} border: 1px solid var(--error);
  color: var(--error);
  &:hover {
    background: var(--surface);
    text-decoration: underline;
  }
  &[aria-disabled='true'] {
    cursor: default;
    border-color: var(--border);
    color: var(--text-secondary);
    text-decoration: none;
  }
`;
/** Buttons in a row, with their result. */
export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-sm) var(--space-md);
`;
export const saved = css`
  color: var(--success);
  font-weight: 600;
`;
/** One field, so that a code can be pasted and filled in whole. */
export const code = css`
  && input {
    max-width: 14rem;
    font-family: var(--font-mono);
    font-size: 1.375rem;
    letter-spacing: 0.2em;
  }
`;
