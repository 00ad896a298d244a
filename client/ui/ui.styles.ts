import { css } from '../theme/emotion.ts';
import { medium } from '../theme/media.ts';

export const notice = css`
  padding: var(--space-md);
  border-inline-start: 3px solid var(--warning);
  background: var(--surface);
  & + * {
    margin-top: var(--space-lg);
  }
  & a {
    font-weight: 600;
  }
`;

/** Secondary button: "More posts". */
export const more = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: var(--space-lg);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: transparent;
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    border-color: var(--text);
    background: var(--surface);
  }
  &[aria-disabled='true'] {
    opacity: 0.6;
  }
`;
export const pager = css`
  margin-top: var(--space-lg);
  & p {
    color: var(--text-secondary);
  }
`;

/** A row of links with a current one. */
export const choices = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-md);
  font-size: 0.9375rem;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--text-secondary);
    text-decoration: none;
  }
  & a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  & a[aria-current] {
    color: var(--text);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: var(--primary);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;
/** A button that reads like the text around it. */
export const asText = css`
  border: 0;
  padding: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
/** The link to the content, visible with focus. */
export const skip = css`
  position: absolute;
  inset-inline-start: var(--space-md);
  top: -4rem;
  z-index: 2;
  padding: var(--space-sm) var(--space-md);
  background: var(--primary);
  color: var(--on-primary);
  border-radius: var(--radius);
  &:focus {
    top: var(--space-sm);
  }
`;
/** The heading of a page with a form. */
export const heading = css`
  font-size: 1.4375rem;
  margin-bottom: var(--space-sm);
  ${medium} {
    font-size: 1.725rem;
  }
`;
