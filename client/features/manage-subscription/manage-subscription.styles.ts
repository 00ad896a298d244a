import { css } from '../../theme/emotion.ts';
import { medium, wide } from '../../theme/media.ts';

/** One column, in the subscriber's language. */
export const page = css`
  max-width: 40rem;
  margin-inline: var(--reading) auto;
  & > h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.6vw, 1.725rem);
    margin-bottom: var(--space-md);
  }
  & > * + * {
    margin-top: var(--space-md);
  }
  &:lang(ja),
  &:lang(zh),
  &:lang(ko) {
    line-break: strict;
  }
  &:lang(ja) h1,
  &:lang(ja) h2 {
    word-break: auto-phrase;
  }
  &:lang(hi),
  &:lang(ar) {
    line-height: 1.7;
  }
  &:lang(hi) h1,
  &:lang(ar) h1 {
    line-height: 1.4;
  }
`;
export const section = css`
  && {
    margin-top: var(--space-lg);
  }
  padding-top: var(--space-lg);
  border-top: 1px solid var(--border);
  & > h2 {
    font-size: 1.2rem;
  }
  & > * + * {
    margin-top: var(--space-md);
  }
`;
/** Posts of an email. */
export const stories = css`
  & > li {
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--border);
  }
`;
/** A page with sections. */
export const inSections = css`
  && {
    max-width: 54rem;
  }
  ${wide} {
    & > section {
      display: grid;
      grid-template-columns: 12rem minmax(0, 1fr);
      column-gap: var(--space-lg);
    }
    & > section > :not(h2) {
      grid-column: 2;
    }
    & > section > h2 + * {
      margin-top: 0;
    }
  }
`;
export const done = css`
  padding: var(--space-sm) var(--space-md);
  border-inline-start: 3px solid var(--success);
  background: var(--surface);
  font-weight: 600;
`;
export const facts = css`
  margin-bottom: 0;
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  & dt {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
  }
  & dd + dt {
    margin-top: var(--space-sm);
  }
`;
export const select = css`
  & select {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
  }
`;
/** Hour and day, side by side where there is room. The day applies to the weekly digest. */
export const pair = css`
  display: grid;
  gap: var(--space-md);
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
  form:has([name='frequency'][value='daily']:checked) & [data-of='weekly'] {
    display: none;
  }
`;
/** Forms with one button each, in a row. */
export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-sm) var(--space-md);
`;
/** Links with the target size of buttons. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-lg);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`;
export const erase = css`
  & summary {
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & > * + * {
    margin-top: var(--space-md);
  }
`;
