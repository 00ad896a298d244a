import { css } from '../theme/emotion.ts';
import { coarse } from '../theme/media.ts';

export const sentence = css`
  scroll-margin-top: var(--space-md);
  & + & {
    margin-top: var(--space-sm);
  }
  &:target > span,
  &:target > details > summary {
    outline: 2px solid var(--focus);
    outline-offset: 0.2rem;
    border-radius: 2px;
  }
  & > details,
  & summary {
    display: inline;
  }
  /* A closed one would end the line. */
  & > details:not([open])::details-content {
    display: none;
  }
  & summary {
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  ${coarse} {
    line-height: 1.75rem;
  }
  /* With script, the page opens the passages of its target. */
  @media (scripting: none) {
    &:target > details::details-content,
    li:target & > details::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;
/** One of several in a text. */
export const inText = css`
  display: inline;
`;
/** A sentence that opens its passages itself. */
export const cited = css`
  text-decoration: underline dotted var(--control) 1px;
  text-underline-offset: 0.25em;
  &:hover,
  details[open] > & {
    text-decoration-style: solid;
    text-decoration-color: var(--link);
  }
  @media print {
    text-decoration: none;
  }
`;
/** Numbers of the posts that a sentence cites. */
export const mark = css`
  color: var(--link);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  details[open] > & {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  ${coarse} {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    text-align: center;
  }
`;
export const passage = css`
  margin-block: var(--space-xs) var(--space-sm);
  padding-inline-start: var(--space-md);
  border-inline-start: 2px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.5;
  && > p {
    margin-top: 0.15rem;
    font-size: 0.875rem;
  }
`;
export const report = css`
  margin-bottom: var(--space-sm);
  font-size: 0.875rem;
`;
export const correction = css`
  margin-block: var(--space-xs);
  font-size: 0.9375rem;
`;
export const label = css`
  color: var(--text-secondary);
  font-size: 0.8125rem;
`;
