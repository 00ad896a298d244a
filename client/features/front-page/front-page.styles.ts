import { css } from '../../theme/emotion.ts';
import { coarse, inOneLine } from '../../theme/media.ts';

/** The date, above everything else. */
export const dateline = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-md);
  margin-top: -0.75rem;
  padding-bottom: 0.375rem;
  border-bottom: 1px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
/** Ends with the line in ink that begins a section. */
export const edition = css`
  container-type: inline-size;
  border-bottom: 1px solid var(--text);
  padding-block: 0.75rem;
`;
/** Columns with hairlines between them where there is room, else below each other. */
export const columns = css`
  display: grid;
  gap: var(--space-md);
  & > * + * {
    padding-top: var(--space-md);
    border-top: 1px solid var(--border);
  }
  ${inOneLine} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 0;
    & > * + * {
      margin-inline-start: var(--space-lg);
      padding-top: 0;
      padding-inline-start: var(--space-lg);
      border-top: 0;
      border-inline-start: 1px solid var(--border);
    }
  }
`;
export const kicker = css`
  color: var(--secondary);
  font-family: var(--font-body);
  font-weight: 600;
  line-height: 1.25rem;
  text-wrap: balance;
  & a {
    --more: 0.375rem;
    /* Before the title, whose link is as high as its line. */
    position: relative;
    display: inline-block;
    padding-block: var(--more);
    margin-block: calc(-1 * var(--more));
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  ${coarse} {
    & a {
      --more: 0.75rem;
    }
  }
`;
const headline = `
  & a {
    color: var(--text);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;
export const lead = css`
  & h2 {
    font-size: clamp(1.65rem, 1.2rem + 2vw, 2.35rem);
    line-height: 1.1;
    ${headline}
  }
`;
export const standfirst = css`
  margin-top: 0.5rem;
  max-width: 62ch;
  font-size: 1.0625rem;
  line-height: 1.5rem;
`;
export const quote = css`
  margin: 0.5rem 0 0;
  padding-inline-start: var(--space-md);
  border-inline-start: 2px solid var(--accent);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  line-height: 1.5rem;
  & p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
/** Host, author, points, comments and age. */
export const facts = css`
  margin-top: 0.25rem;
  color: var(--text-secondary);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.5rem;
  & b {
    font-weight: inherit;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--text);
    text-decoration: underline;
  }
`;
export const others = css`
  & article + article {
    margin-top: 0.75rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--border);
  }
  & h3 {
    font-size: 1.125rem;
    line-height: 1.25;
    ${headline}
  }
`;
export const digest = css`
  & li {
    border-bottom: 1px solid var(--border);
  }
  & li:last-child {
    border-bottom: 0;
  }
  & li a {
    display: block;
    padding-block: 0.25rem;
    color: var(--text);
    font-size: 0.875rem;
    line-height: 1.25rem;
    text-decoration: none;
  }
  & li a:hover {
    text-decoration: underline;
  }
  ${coarse} {
    & li a {
      padding-block: 0.75rem;
    }
  }
`;
export const form = css`
  display: flex;
  gap: var(--space-xs);
  margin-top: 0.5rem;
  & input {
    flex: 1;
    width: 0;
    min-width: 0;
    min-height: 2.5rem;
    padding-inline: 0.6rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    font-size: 0.9375rem;
  }
  & ::placeholder {
    color: var(--text-secondary);
    opacity: 1;
  }
  & button {
    min-height: 2.5rem;
    padding-inline: 0.8rem;
    border: 0;
    border-radius: var(--radius);
    background: var(--primary);
    color: var(--on-primary);
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & button:hover {
    background: var(--primary-hover);
  }
  ${coarse} {
    & :is(input, button) {
      min-height: 2.75rem;
      font-size: 1rem;
    }
  }
`;
