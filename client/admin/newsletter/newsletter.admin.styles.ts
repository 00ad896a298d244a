import { css } from '../../theme/emotion.ts';
import { wide } from '../../theme/media.ts';

/** Scrolls sideways where the page is narrower than the email. */
export const frame = css`
  overflow-x: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  padding: var(--space-sm);
  & iframe {
    display: block;
    height: 42rem;
    margin-inline: auto;
    border: 0;
  }
`;
export const lightFrame = css`
  background: #fff;
  color-scheme: light;
`;
export const darkFrame = css`
  background: #000;
  color-scheme: dark;
`;
export const plainText = css`
  max-width: 46rem;
  max-height: 42rem;
  overflow: auto;
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
export const envelope = css`
  margin: 0 0 var(--space-sm);
  font-size: 0.9375rem;
  & dt {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & dd {
    margin: 0 0 var(--space-xs);
  }
`;
/** Reported sentences with their passages. */
export const corrections = css`
  & > li {
    padding-block: var(--space-md);
    border-top: 1px solid var(--border);
    max-width: 46rem;
    overflow-wrap: anywhere;
  }
  & h2 {
    font-family: var(--font-body);
    font-size: 1rem;
  }
  & article > * + * {
    margin-top: var(--space-xs);
  }
  & blockquote {
    padding-inline-start: var(--space-sm);
    border-inline-start: 3px solid var(--border);
  }
`;
/** Sentences of a preview, with the posts that have them. */
export const sentences = css`
  max-width: 45rem;
  margin-top: var(--space-md);
  overflow-wrap: break-word;
  & > * + * {
    margin-top: var(--space-sm);
  }
  & > ol {
    padding-inline-start: var(--space-md);
    list-style: decimal;
  }
  & li {
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & h4 {
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: 600;
  }
`;
/** Posts with their actions below the title. */
export const posts = css`
  position: relative;
  & > li[data-dragged] > :not(:last-child) {
    opacity: 0.5;
  }
  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    padding-block: var(--space-sm);
    border-top: 1px solid var(--border);
  }
  & > li > div > * + * {
    margin-top: 0.2rem;
  }
  & h4 {
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: 600;
  }
  & h4 a {
    display: inline-block;
    padding-block: 2px;
    color: var(--text);
    text-decoration: none;
  }
  & h4 a:hover {
    text-decoration: underline;
  }
`;
export const place = css`
  color: var(--text-secondary);
  font-variant-numeric: tabular-nums;
`;
/** The label of a field that is no input. */
export const label = css`
  font-weight: 600;
`;
export const quiet = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
export const moves = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-sm);
  margin-top: var(--space-xs);
  & + * {
    margin-top: var(--space-sm);
  }
`;
/** Stays visible while there are unsaved changes. */
export const unsaved = css`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-sm) var(--space-md);
  padding-block: var(--space-sm);
  border-top: 1px solid var(--border);
  background: var(--background);
  /* It does not cover the buttons of an open form. */
  form:has([data-block-form]) > & {
    position: static;
  }
`;
export const more = css`
  margin-top: var(--space-md);
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    cursor: pointer;
  }
  & > summary::before {
    content: '▸' / '';
    margin-inline-end: 0.5em;
  }
  &:not([open]) > summary:dir(rtl)::before {
    content: '◂' / '';
  }
  &[open] > summary::before {
    content: '▾' / '';
  }
`;
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-sm) var(--space-md);
  margin-block: var(--space-md);
`;
/** The editor, and the preview beside it where there is room. */
export const halves = css`
  /* The writing column is as wide as the text of an email with its margins. */
  & > :first-child {
    max-width: 46rem;
  }
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 46rem) minmax(24rem, 1fr);
    column-gap: var(--space-lg);
    align-items: start;
  }
`;
/** A select in a line. */
export const inLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-sm) var(--space-md);
  margin-block: var(--space-sm);
  & fieldset > div {
    column-gap: var(--space-md);
  }
`;
/** An input with the titles that it found below it. */
export const suggest = css`
  position: relative;
  & [role='listbox'] {
    position: absolute;
    inset-inline: 0;
    z-index: 4;
    max-height: 20rem;
    overflow-y: auto;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
  }
  & [role='option'] {
    padding: var(--space-xs) var(--space-sm);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & [role='option'][aria-selected='true'],
  & [role='option']:hover {
    background: var(--surface);
  }
  & [aria-selected='true'] {
    box-shadow: inset 3px 0 var(--primary);
    &:dir(rtl) {
      box-shadow: inset -3px 0 var(--primary);
    }
  }
  & small {
    display: block;
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
`;
export const mistakes = css`
  margin-block: var(--space-sm);
  & > li + li {
    margin-top: var(--space-xs);
  }
`;
export const detail = css`
  overflow-wrap: anywhere;
`;
