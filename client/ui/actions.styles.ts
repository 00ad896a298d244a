import { css } from '../theme/emotion.ts';
import { coarse } from '../theme/media.ts';

/** Actions in a line. Panels open below it. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-md);
  min-height: 1.75rem;
  color: var(--text-secondary);
  font-size: 0.875rem;
  & > :is(a:not(:where(.votes)), button) {
    display: inline-grid;
    align-content: center;
    min-height: 1.75rem;
    min-width: 1.5rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--text-secondary);
    text-decoration: none;
  }
  & > :is(a:not(:where(.votes)), button):hover {
    color: var(--text);
    text-decoration: underline;
  }
  & > [aria-disabled] {
    cursor: default;
    text-decoration: none;
  }
  & > [aria-expanded='true'] {
    color: var(--text);
  }
  /* As wide as both names, so that a press moves nothing. */
  & > [data-other]::after {
    content: attr(data-other);
    height: 0;
    visibility: hidden;
  }
  & > form,
  & > p {
    flex-basis: 100%;
  }
  ${coarse} {
    min-height: 2.75rem;
    & > :is(a:not(:where(.votes)), button) {
      min-height: 2.75rem;
      min-width: 2.25rem;
    }
  }
`;
