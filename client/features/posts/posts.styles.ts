import { css } from '../../theme/emotion.ts';
import { whole } from '../../theme/global.styles.ts';
import { coarse, inOneLine, medium } from '../../theme/media.ts';

const small = `
  overflow: hidden;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.5rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const plain = `
  text-decoration: none;
  &:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;
/** Two lines on phones; one where there is room, with everything else to the right of the title. */
const row = `
  position: relative;
  display: grid;
  grid-template:
    'title title'
    'meta domain' / minmax(0, max-content) minmax(0, 1fr);
  column-gap: 0.375rem;
  align-content: center;
  min-height: 4.0625rem;
  padding-inline: 2.375rem 2.75rem;
  border-top: 1px solid var(--border);
  & > .votes {
    position: absolute;
    inset-block: 0;
  }
  ${inOneLine} {
    grid-template: 'votes title domain meta' / auto minmax(0, max-content) minmax(0, 1fr) auto;
    column-gap: var(--space-sm);
    min-height: 0;
    padding: calc((var(--row) - 1.4375rem) / 2) 0;
    & > .votes {
      position: static;
    }
  }
`;
const title = `
  grid-area: title;
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.0625rem;
  text-wrap: pretty;
  & a {
    padding-block: 0.35rem 0.2rem;
    color: var(--text);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:visited {
    color: var(--visited);
  }
  ${inOneLine} {
    font-size: 1.03125rem;
    line-height: 1.375rem;
  }
`;
const domain = `
  grid-area: domain;
  position: relative;
  z-index: 1;
  ${small}
  ${plain}
  ${whole}
  justify-self: start;
  max-width: 100%;
  height: 1.5rem;
  ${inOneLine} {
    height: 1.375rem;
    line-height: 1.375rem;
  }
`;
/** Tags, author, age and the number of comments. */
const meta = `
  grid-area: meta;
  ${small}
  & a {
    color: inherit;
    ${plain}
  }
  & > a:not(:last-child) {
    display: inline-block;
    min-width: 1.5rem;
  }
  & > a:not(:last-child)::after {
    content: '·' / '';
    display: inline-block;
    margin-inline: 0.3em;
  }
  ${inOneLine} {
    margin-inline-end: 3.5rem;
    line-height: 1.375rem;
    text-align: end;
  }
`;
/** The number of comments fills the end of the row. */
const comments = `
  position: absolute;
  inset-block: 0;
  inset-inline-end: calc(-1 * var(--space-md));
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 0.3rem;
  min-width: 2.75rem;
  padding-inline-end: var(--space-md);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  /* A speech bubble. */
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.65rem;
    border: 1.5px solid currentColor;
    border-radius: 0.35rem;
    border-end-start-radius: 0;
  }
  ${inOneLine} {
    inset-inline-end: 0;
    padding: 0;
  }
`;

/**
 * The width of the list, not of the window, decides the layout of its rows. One class for all of
 * it: a list has hundreds of these elements. `:where` leaves their priority to designs.
 */
export const list = css`
  counter-reset: rank;
  container-type: inline-size;
  ${coarse} {
    --row: 2.75rem;
  }
  & article {
    ${row}
  }
  & > li:first-of-type > article {
    border-top-color: transparent;
  }
  *:where(&) .title {
    ${title}
  }
  *:where(&) .domain {
    ${domain}
  }
  & article > :where(p:first-of-type) {
    ${meta}
  }
  & .kicker {
    color: var(--secondary);
  }
  @container (max-width: 64rem) {
    & .kicker + .kicker {
      display: none;
    }
  }
  /* The host says more than the tag, where one of them has room. */
  @container (max-width: 30rem) {
    & .domain + p .kicker {
      display: none;
    }
  }
  *:where(&) .figure {
    ${comments}
  }
  & article .figure {
    color: var(--link);
  }
  /* Beside the number of comments. */
  & article > img {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2.75rem;
    margin-block: auto;
    border-radius: var(--radius);
    background: var(--surface);
    ${inOneLine} {
      inset-inline-end: 3.5rem;
    }
  }
  &:has(article > img) {
    --row: 3.75rem;
  }
  & article:has(> img) {
    padding-inline-end: 7.25rem;
    ${inOneLine} {
      padding-inline-end: 0;
      & > p:first-of-type {
        margin-inline-end: 8rem;
      }
    }
  }
`;
/** The rank hangs before the votes. */
export const ranked = css`
  ${inOneLine} {
    & li {
      counter-increment: rank;
      position: relative;
    }
    & article {
      padding-inline-start: 1.875rem;
    }
    & li::before {
      content: counter(rank) / '';
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      width: 1.25rem;
      color: var(--text-secondary);
      font-size: 0.8125rem;
      font-variant-numeric: tabular-nums;
      line-height: var(--row);
      text-align: end;
    }
  }
`;
/** As wide as the rows of a ranked list. */
export const indented = css`
  ${inOneLine} {
    & article {
      padding-inline-start: 1.875rem;
    }
  }
`;
/** Above a list. */
export const pins = css`
  margin-bottom: var(--space-md);
  padding: 0;
  border-bottom: 1px solid var(--border);
  list-style: none;
`;
export const pinned = css`
  color: var(--text);
  font-weight: 600;
  &::after {
    content: '·' / '';
    display: inline-block;
    margin-inline: 0.3em;
    font-weight: 400;
  }
`;
/** Below the number of comments, over the row: it comes late and moves nothing. */
export const fresh = css`
  position: absolute;
  inset-block-end: 0.1875rem;
  inset-inline-end: 0;
  color: var(--link);
  font-size: 0.6875rem;
  line-height: 1;
  pointer-events: none;
`;

/** Covers a muted row, which keeps its height. */
export const muted = css`
  position: absolute;
  inset: 0;
  align-content: center;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  article:has(> &) > :not(&) {
    visibility: hidden;
  }
  & button {
    min-height: 1.5rem;
    border: 0;
    padding: 0;
    background: none;
    color: var(--link);
    cursor: pointer;
  }
`;

export const listHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-lg);
  margin-bottom: var(--space-md);
  & h1 {
    font-size: 1.4375rem;
  }
  ${medium} {
    & h1 {
      font-size: 1.725rem;
    }
  }
`;
export const intro = css`
  margin-bottom: var(--space-lg);
  color: var(--text-secondary);
  max-width: 60ch;
`;
/** Reserves space for the feeds, which load with the session. */
export const feeds = css`
  html.session & {
    min-height: 2.75rem;
  }
`;
export const following = css`
  html.session & {
    min-height: 100vh;
  }
  html.session &[data-session='unknown'] {
    visibility: hidden;
  }
  & > p > a {
    font-weight: 600;
  }
`;
export const empty = css`
  padding-block: var(--space-lg);
  color: var(--text-secondary);
`;
