import { css } from '../../theme/emotion.ts';
import { coarse, medium, narrow } from '../../theme/media.ts';
import { primary } from '../../ui/form.styles.ts';
import { textButton } from '../../ui/text-button.styles.ts';

export const section = css`
  margin-top: var(--space-sm);
  max-width: 720px;
`;
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-lg);
  padding-bottom: var(--space-xs);
  border-bottom: 1px solid var(--border);
  & h2 {
    font-size: 1.2rem;
  }
`;
export const thread = css`
  & ol {
    margin-inline-start: 0.2rem;
    padding-inline-start: 0.625rem;
    border-inline-start: 1px solid var(--border);
  }
  ${medium} {
    & ol {
      padding-inline-start: 1rem;
    }
  }
  ${narrow} {
    & ol ol ol ol ol {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;
const marked = `
  background: var(--surface);
  box-shadow: -0.5rem 0 0 var(--accent), -0.25rem 0 0 var(--surface);
`;
export const comment = css`
  position: relative;
  padding-block: var(--space-md) 0;
  scroll-margin-top: var(--space-md);
  &:target > header {
    ${marked}
  }
`;
/** The target of a permalink. `:target` does not follow client-side navigation. */
export const chosen = css`
  & > header {
    ${marked}
  }
`;
/** New since the last visit. */
export const fresh = css`
  & > header {
    box-shadow: -0.25rem 0 0 var(--accent);
  }
`;
/** A comment of a muted person, which `CommentActions` folds. */
export const muted = css`
  [data-muted] > & > a:first-of-type::after {
    content: ' (muted)';
    color: var(--text-secondary);
    font-weight: 400;
  }
`;
export const nextNew = css`
  position: fixed;
  z-index: 1;
  inset-block-end: var(--space-md);
  inset-inline-end: var(--space-md);
  padding-inline: var(--space-md);
  ${primary}
  @media print {
    display: none;
  }
`;
export const byline = css`
  padding-inline-start: 2rem;
  min-height: 1.75rem;
  color: var(--text-secondary);
  font-size: 0.875rem;
  line-height: 1.75rem;
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
    color: var(--text);
  }
  & a[href^='/u/'] {
    color: var(--text);
    font-weight: 600;
  }
  /* Room for the number of folded comments. */
  article:has(> details:not([open])) > & {
    padding-inline-start: 3.75rem;
  }
  ${coarse} {
    padding-inline-start: 2.75rem;
    & a {
      display: inline-block;
      min-width: 1.5rem;
    }
  }
`;
/** Says who wrote a comment, beside the name. */
export const mark = css`
  margin-inline-start: 0.4rem;
  padding: 0.05rem 0.35rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  color: var(--text-secondary);
  font-size: 0.75rem;
`;
export const foldAll = css`
  min-height: 2.75rem;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--text-secondary);
  font-size: 0.9375rem;
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
  @media (scripting: none) {
    display: none;
  }
`;
export const parentLink = css`
  ${medium} {
    display: none;
  }
`;
export const fold = css`
  & > summary {
    position: absolute;
    inset-block-start: var(--space-md);
    inset-inline-start: 0;
    min-width: 1.75rem;
    height: 1.75rem;
    display: grid;
    place-items: center start;
    color: var(--text-secondary);
    cursor: pointer;
    font-family: var(--font-mono);
    font-size: 0.8rem;
    line-height: 1;
    border-radius: var(--radius);
    white-space: nowrap;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::before {
    content: '[–]' / '';
  }
  &:not([open]) > summary::before {
    content: '[+' attr(data-count) ']' / '';
  }
  & > summary:hover {
    color: var(--text);
  }
  ${coarse} {
    & > summary {
      min-width: 2.75rem;
      height: 2.75rem;
      inset-block-start: calc(var(--space-md) - 0.5rem);
    }
  }
`;
export const text = css`
  max-width: 32rem;
  padding-block: 0.1rem var(--space-xs);
  font-size: 1rem;
  /* While they are being changed. */
  &:has(+ .actions > form[data-changes]) {
    display: none;
  }
`;
/**
 * The login link looks like the field that members see there. It is in the line of the heading
 * while nothing is written.
 */
export const newComment = css`
  flex: 1 1 100%;
  order: 1;
  ${medium} {
    flex-basis: 12rem;
    order: 0;
    &:has([data-open]) {
      flex-basis: 100%;
      order: 1;
    }
  }
  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    color: var(--link);
  }
  & > a:hover {
    border-color: var(--text);
  }
`;
export const deleted = css`
  color: var(--text-secondary);
  font-style: italic;
`;
/** A notice of a draft that is not open. */
export const draft = css`
  padding-top: var(--space-sm);
  color: var(--text-secondary);
  font-size: 0.875rem;
  & button {
    ${textButton}
  }
`;
export const draftHere = css`
  color: var(--text);
  .actions:has(> form) > & {
    display: none;
  }
`;

export const more = css`
  padding-block: var(--space-sm);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

export const userComment = css`
  padding-block: var(--space-md);
  border-top: 1px solid var(--border);
  li:first-of-type > & {
    border-top: 0;
    padding-top: 0;
  }
  & > p {
    color: var(--text-secondary);
    font-size: 0.875rem;
    margin-bottom: var(--space-xs);
  }
  & > h2 {
    font-size: 1rem;
    font-weight: 600;
    font-family: var(--font-body);
  }
  & > h2 a {
    padding-block: 0.2rem;
    color: var(--text);
    text-decoration: none;
  }
  & > h2 a:hover {
    text-decoration: underline;
  }
`;
