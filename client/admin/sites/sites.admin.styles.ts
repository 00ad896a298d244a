import { css } from '../../theme/emotion.ts';

/** Wide windows give the preview more room than the page's column. */
export const wide = css`
  @media (min-width: 1400px) {
    width: calc(100vw - 4rem);
    max-width: 112rem;
    margin-inline: calc(50% - min(50vw - 2rem, 56rem));
  }
`;

export const editor = css`
  display: grid;
  gap: var(--space-lg);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 900px) {
    grid-template-columns: minmax(20rem, 27rem) minmax(0, 1fr);
    align-items: start;
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-md);
  margin-bottom: var(--space-md);
  &&& h1 {
    margin-bottom: 0;
  }
`;

export const parts = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-md);
  margin-bottom: var(--space-md);
  border-block: 1px solid var(--border);
  padding-block: var(--space-xs);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--text-secondary);
    text-decoration: none;
    font-size: 0.9375rem;
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
  & a > span {
    margin-inline-start: 0.35rem;
    color: var(--error);
    font-weight: 600;
  }
`;

/** Leaves room for the toolbar, so that it never covers the focus. */
export const form = css`
  min-width: 0;
  & > * + * {
    margin-top: var(--space-md);
  }
  &&& h2 {
    margin-block: 0 var(--space-sm);
  }
  & :is(input, textarea, select, button, a, summary) {
    scroll-margin-block: 1rem 9rem;
  }
`;

export const select = css`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
`;

export const sample = css`
  margin-top: var(--space-xs);
  color: var(--text);
  font-size: 1.1rem;
`;

export const code = css`
  & textarea {
    font-family: var(--font-mono);
    font-size: 0.875rem;
  }
`;

/** Search results and shared links, in their own colors. */
export const snippet = css`
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  overflow: hidden;
  & p {
    overflow-wrap: anywhere;
  }
  & p.where {
    color: var(--text-secondary);
    font-size: 0.8rem;
  }
  & p.title {
    color: var(--link);
    font-size: 1.15rem;
    line-height: 1.3;
  }
  & p.words {
    font-size: 0.875rem;
  }
  & img {
    width: 100%;
    aspect-ratio: 1200 / 630;
    object-fit: cover;
    margin-bottom: var(--space-sm);
  }
`;

export const row = css`
  display: grid;
  gap: var(--space-xs) var(--space-sm);
  padding-block: var(--space-sm);
  border-bottom: 1px solid var(--border);
  grid-template-columns: minmax(0, 1fr) auto;
  & input {
    width: 100%;
    min-height: 2.75rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
  }
  & input:last-child {
    grid-column: 1 / -1;
  }
  & > div {
    display: flex;
    gap: var(--space-xs);
    align-items: center;
  }
`;

export const small = css`
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: var(--space-sm);
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: transparent;
  font-size: 0.875rem;
  &:hover {
    border-color: var(--text);
    background: var(--surface);
  }
  &[aria-disabled='true'] {
    border-color: var(--border);
    color: var(--text-secondary);
    cursor: default;
  }
`;

export const changes = css`
  & summary {
    min-height: 2.25rem;
    padding-block: 0.4rem;
    cursor: pointer;
    font-size: 0.9375rem;
  }
  & td {
    overflow-wrap: anywhere;
    min-width: 6rem;
  }
`;

export const versions = css`
  & > li {
    padding-block: var(--space-md);
    border-bottom: 1px solid var(--border);
  }
`;

/** Unpublished changes, at the bottom of the window. */
export const bar = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-xs) var(--space-md);
  margin-top: var(--space-lg);
  padding-block: var(--space-sm);
  border-top: 1px solid var(--control);
  background: var(--background);
  & > p {
    flex: 1 1 14rem;
    font-size: 0.9375rem;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-xs) var(--space-sm);
  }
  & button {
    white-space: nowrap;
  }
  & ul {
    flex-basis: 100%;
  }
  & li button {
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--error);
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    white-space: normal;
  }
`;

export const list = css`
  & td,
  & th {
    white-space: nowrap;
  }
  & .number + :not(.number) {
    padding-inline-start: var(--space-md);
  }
  & td.hosts {
    white-space: normal;
    min-width: 12rem;
  }
  & td > a {
    display: inline-block;
    min-height: 1.75rem;
    font-weight: 600;
  }
`;

export const narrow = css`
  max-width: 40rem;
`;
