import { css, keyframes } from '../theme/emotion.ts';
import { calm, coarse, medium, narrow, wide } from '../theme/media.ts';
import { frame, appear } from './header.styles.ts';

export const page = css`
  ${frame} flex: 1;
  padding-block: var(--space-md) var(--space-xl);
  &:focus {
    outline: none;
  }
  ${medium} {
    padding-block: var(--space-lg) calc(var(--space-xl) * 1.5);
  }
`;

export const columns = css`
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 45rem) 18rem;
    justify-content: center;
    gap: var(--space-xl);
  }
`;

export const rail = css`
  margin-top: var(--space-xl);
  padding-top: var(--space-md);
  border-top: 1px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.9375rem;
  & p + p,
  & li + li {
    margin-top: var(--space-xs);
  }
  & section {
    margin-bottom: var(--space-lg);
  }
  & a {
    display: inline-block;
    padding-block: 0.1rem;
    color: var(--link);
  }
  & li a {
    text-decoration: none;
  }
  & li a:hover {
    text-decoration: underline;
  }
  ${wide} {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
    padding-inline-start: var(--space-lg);
    border-inline-start: 1px solid var(--border);
    align-self: start;
  }
`;

export const label = css`
  font-family: var(--font-body);
  font-weight: 600;
  color: var(--secondary);
  margin-bottom: var(--space-xs);
`;

const slide = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`;

export const progress = css`
  position: fixed;
  inset: 0 0 auto 0;
  height: 2px;
  background: var(--primary);
  transform-origin: left;
  &:dir(rtl) {
    transform-origin: right;
  }
  z-index: 3;
  visibility: hidden;
  animation:
    ${slide} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both,
    ${appear} 0s 150ms forwards;
  ${calm} {
    animation: ${appear} 0s 150ms forwards;
  }
`;

export const colophon = css`
  border-top: 1px solid var(--border);
  color: var(--text-secondary);
  font-size: 0.875rem;
`;

export const colophonInner = css`
  ${frame} padding-block: var(--space-lg) var(--space-xl);
  & > nav:first-child {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-lg);
    margin-bottom: var(--space-lg);
    ${medium} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-width: 1.5rem;
    min-height: 1.75rem;
    color: var(--text-secondary);
    text-decoration: none;
  }
  & a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  html.session & li:has([href='/login'], [href='/signup']) {
    display: none;
  }
  ${coarse} {
    & a {
      min-height: 2.75rem;
    }
  }
`;

export const languages = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-md);
  & [aria-current] {
    color: var(--text);
    font-weight: 600;
  }
`;

export const singleColumn = css`
  max-width: 56rem;
  margin-inline: var(--reading) auto;
  & > h1 {
    font-size: 1.4375rem;
    margin-bottom: var(--space-md);
  }
  ${medium} {
    & > h1 {
      font-size: 1.725rem;
    }
  }
`;

export const screen = css`
  max-width: 40rem;
  margin-inline: var(--reading) auto;
  & h1 {
    font-size: clamp(1.725rem, 1.2rem + 2vw, 2.3rem);
    margin-bottom: var(--space-md);
  }
  & p {
    margin-bottom: var(--space-md);
  }
  & section {
    min-height: 11rem;
    margin-top: var(--space-lg);
    ${narrow} {
      min-height: 16rem;
    }
  }
  & section a {
    display: block;
    padding-block: 0.6rem;
    border-top: 1px solid var(--border);
    color: var(--text);
    text-decoration: none;
  }
  & section a:hover {
    text-decoration: underline;
  }
  & section h2 {
    margin-bottom: var(--space-sm);
    font-size: 1.2rem;
  }
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & details[open] summary [data-when='closed'],
  & details:not([open]) summary [data-when='open'] {
    display: none;
  }
  & pre {
    margin-top: var(--space-md);
    padding: var(--space-md);
    background: var(--surface);
    border: 1px solid var(--border);
    white-space: pre-wrap;
  }
`;

export const screenSearch = css`
  display: flex;
  gap: var(--space-sm);
  max-width: 28rem;
  margin-bottom: var(--space-md);
  & input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
  }
  & button {
    min-height: 2.75rem;
    padding-inline: var(--space-md);
    border: 0;
    border-radius: var(--radius);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
`;

export const screenLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-lg);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  ${narrow} {
    gap: var(--space-md);
  }
`;
