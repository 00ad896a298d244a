import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';
import { keyCap } from '../../ui/key-cap.styles.ts';
import { textButton } from '../../ui/text-button.styles.ts';

/** A button that looks like a link. */
export const link = css`
  display: inline-block;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--link);
  text-decoration: underline;
  text-underline-offset: 0.18em;
  text-decoration-thickness: 1px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  ${coarse} {
    min-height: 2.75rem;
  }
`;
export const queue = css`
  ${keyCap}
  ${coarse} {
    & :is(a, button) kbd {
      display: none;
    }
  }
  &:focus {
    outline: none;
  }
  & > ol {
    border-bottom: 1px solid var(--border);
  }
  & > ol > li {
    border-top: 1px solid var(--border);
  }
`;
export const keys = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-md);
  margin-block: var(--space-sm);
  color: var(--text-secondary);
  font-size: 0.875rem;
  & span kbd {
    margin-inline: 0;
  }
  ${coarse} {
    & > span {
      display: none;
    }
  }
`;
/** Marks the current item independently of the focus, since shortcuts work from everywhere. */
export const entry = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-sm);
  padding: var(--space-md) 0;
  padding-inline-end: var(--space-sm);
  scroll-margin-block: var(--space-md) 6rem;
  border-inline-start: 3px solid transparent;
  padding-inline-start: var(--space-sm);
  margin-inline-start: calc(-1 * var(--space-sm) - 3px);
  &[aria-current='true'] {
    border-inline-start-color: var(--primary);
  }
  & h2 {
    margin-block: 0.1rem var(--space-xs);
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    text-wrap: wrap;
  }
  & h2 a {
    display: inline-block;
    min-height: 1.5rem;
    color: var(--text);
    text-decoration: none;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
`;
export const leaving = css`
  grid-template-columns: minmax(0, 1fr);
  color: var(--text-secondary);
`;
export const meta = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
  & a {
    color: inherit;
  }
  ${coarse} {
    line-height: 1.75rem;
    & a {
      display: inline-block;
      min-width: 1.5rem;
    }
  }
`;
export const text = css`
  max-width: 45rem;
  margin-block: var(--space-xs) var(--space-sm);
  white-space: pre-line;
`;
export const earlier = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
  & summary {
    width: fit-content;
    min-height: 1.5rem;
    cursor: pointer;
  }
  & ul {
    padding-inline-start: var(--space-md);
  }
  ${coarse} {
    & summary {
      min-height: 2.75rem;
      padding-block: 0.6rem;
    }
  }
`;
/** The reports of an item. */
export const why = css`
  max-width: 45rem;
  margin-block: var(--space-sm);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--warning);
  font-size: 0.9375rem;
  & li + li {
    margin-top: var(--space-xs);
  }
  & strong {
    font-weight: 600;
  }
`;
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-md);
  margin-top: var(--space-xs);
  font-size: 0.9375rem;
  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    min-width: 1.5rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
  & > a {
    font-weight: 400;
  }
  & > [data-grave='true'] {
    color: var(--error);
  }
  & > :is(a, button):hover {
    text-decoration: underline;
  }
  ${coarse} {
    & > :is(a, button) {
      min-height: 2.75rem;
    }
  }
`;
export const choose = css`
  display: inline-flex;
  align-items: start;
  gap: 0.6rem;
  min-width: 1.75rem;
  min-height: 1.75rem;
  cursor: pointer;
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: var(--primary);
  }
  ${coarse} {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;
export const wrong = css`
  margin-top: var(--space-xs);
  color: var(--error);
  font-weight: 600;
`;
export const done = css`
  grid-column: 1 / -1;
  font-size: 0.9375rem;
`;
/** Asks for the reason, below the item. */
export const line = css`
  max-width: 40rem;
  margin-block: var(--space-sm);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--primary);
`;
export const presets = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-md);
  font-size: 0.9375rem;
  && {
    margin-top: var(--space-xs);
  }
  & button {
    ${textButton}
  }
`;
/** Keeps the actions on selected items visible. */
export const chosen = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-lg);
  padding-block: var(--space-sm);
  border-top: 2px solid var(--primary);
  background: var(--background);
  & > p {
    font-weight: 600;
  }
`;
export const empty = css`
  padding-block: var(--space-xl);
  text-align: center;
  color: var(--text-secondary);
  & h2 {
    margin-bottom: var(--space-xs);
    color: var(--text);
  }
`;
export const rules = css`
  max-width: 40rem;
  & > p:first-child {
    margin-top: var(--space-md);
  }
`;
export const list = css`
  border-bottom: 1px solid var(--border);
  & > li {
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
`;
