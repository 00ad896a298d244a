import { css } from '../../theme/emotion.ts';
import { coarse } from '../../theme/media.ts';

/** The day and the number of an issue. */
export const dateline = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;
export const kicker = css`
  color: var(--secondary);
  font-family: var(--font-body);
  font-weight: 600;
  line-height: 1.25rem;
  & a {
    display: inline-block;
    /* The link of a title below it is taller in some scripts. */
    position: relative;
    padding-block: 0.25rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
export const months = css`
  max-width: 45rem;
  & > section + section {
    margin-top: var(--space-lg);
  }
  & > :first-child li:first-child h3 {
    font-size: clamp(1.725rem, 1.2rem + 2vw, 2.3rem);
    line-height: 1.15;
  }
`;
export const issues = css`
  border-top: 1px solid var(--text);
  & > li {
    padding-block: var(--space-md);
    border-bottom: 1px solid var(--border);
  }
  & > li > p + p {
    margin-top: var(--space-xs);
    color: var(--text-secondary);
    font-size: 0.9375rem;
  }
  & h3 {
    font-size: 1.35rem;
    line-height: 1.25;
  }
  & h3 a {
    display: inline-block;
    padding-block: 0.15rem;
    color: var(--text);
    text-decoration: none;
  }
  & h3 a:hover {
    text-decoration: underline;
  }
`;
export const empty = css`
  max-width: 42rem;
  color: var(--text-secondary);
`;

export const issue = css`
  max-width: 45rem;
  overflow-wrap: break-word;
  & > p:first-child {
    padding-block-end: var(--space-xs);
    border-block-end: 1px solid var(--border);
  }
  & h1 {
    font-size: clamp(1.725rem, 1.2rem + 2vw, 2.3rem);
    line-height: 1.15;
  }
  & > h1 {
    margin-top: var(--space-sm);
  }
  & p {
    text-wrap: pretty;
  }
`;
export const picture = css`
  display: block;
  width: 100%;
  height: auto;
  margin-bottom: var(--space-sm);
  border-radius: var(--radius);
`;
/** How the issue was made. */
export const about = css`
  padding-top: var(--space-md);
  border-top: 1px solid var(--text);
  color: var(--text-secondary);
  font-size: 0.875rem;
  & summary {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: underline;
    cursor: pointer;
  }
  & li {
    margin-top: var(--space-xs);
  }
`;
/** The form within an issue. */
export const subscribe = css`
  max-width: 32rem;
  & > h2 {
    margin-bottom: var(--space-sm);
    font-size: 1.1rem;
  }
`;
export const report = css`
  max-width: 42rem;
  overflow-wrap: break-word;
  & > * + * {
    margin-top: var(--space-md);
  }
  & blockquote {
    padding-inline-start: var(--space-md);
    border-inline-start: 3px solid var(--border);
  }
  & h2 {
    font-size: 1.1rem;
  }
`;
export const overview = css`
  margin-top: var(--space-md);
  padding-block-end: var(--space-md);
  border-block-end: 1px solid var(--text);
  & > div {
    font-size: 1.125rem;
    line-height: 1.55;
  }
  & > p {
    margin-top: var(--space-sm);
  }
`;
/** As in the email (server/email/digest-entry.tsx): the first entry leads. */
export const items = css`
  margin-top: var(--space-md);
  & > li {
    padding-block: var(--space-md);
    border-top: 1px solid var(--border);
    scroll-margin-top: var(--space-sm);
  }
  & > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  & > li:target {
    outline: 2px solid var(--focus);
    outline-offset: var(--space-xs);
    border-radius: var(--radius);
  }
  & h2 {
    font-size: 1.25rem;
    line-height: 1.25;
    text-wrap: wrap;
  }
  & :is(h1, h2) a {
    color: var(--text);
    text-decoration: none;
  }
  & :is(h1, h2) a:hover {
    text-decoration: underline;
  }
  & :is(h1, h2) a:visited {
    color: var(--visited);
  }
  & > li > .text,
  & p.facts {
    margin-top: var(--space-xs);
  }
  & > li:first-child .text {
    margin-top: var(--space-sm);
    font-size: 1.125rem;
    line-height: 1.55;
  }
  & p.group {
    margin-block-end: var(--space-sm);
    padding-block-end: var(--space-xs);
    border-block-end: 1px solid var(--text);
    font-weight: 600;
  }
  & p.facts {
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & p.facts > * {
    color: inherit;
    text-decoration: none;
  }
  & p.facts a:hover {
    text-decoration: underline;
    color: var(--text);
  }
  ${coarse} {
    & h2 a {
      padding-block: 0.2rem;
    }
    & p.facts a,
    & .kicker a {
      min-height: 1.5rem;
      min-width: 1.5rem;
    }
  }
`;
/** Previous and next issue. */
export const around = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-lg);
  margin-top: var(--space-md);
  padding-block: var(--space-sm);
  border-block: 1px solid var(--border);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  & a[rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
`;
export const more = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-lg);
  margin-top: var(--space-md);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
