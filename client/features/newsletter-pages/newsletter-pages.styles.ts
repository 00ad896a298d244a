import { css } from '../../theme/emotion.ts';
import { coarse, medium, wide } from '../../theme/media.ts';

/**
 * Devanagari and Arabic need taller lines, and Arabic no letter spacing. Chinese, Japanese and
 * Korean have their own line breaking.
 */
export const scripts = `
  &:lang(ar), & :lang(ar) { letter-spacing: 0; font-variant-caps: normal; line-height: 1.75; }
  &:lang(hi), & :lang(hi) { letter-spacing: 0; font-variant-caps: normal; line-height: 1.7; }
  &:lang(zh), & :lang(zh), &:lang(ja), & :lang(ja) {
    letter-spacing: 0;
    font-variant-caps: normal;
    line-break: strict;
    line-height: 1.7;
  }
  &:lang(ja), & :lang(ja) { word-break: auto-phrase; }
  &:lang(ko), & :lang(ko) { letter-spacing: 0; font-variant-caps: normal; word-break: keep-all; }
`;

export const landing = css`
  max-width: 65.5rem;
  margin-inline: auto;
  overflow-wrap: break-word;
  ${scripts}
  & h1 {
    margin-block: var(--space-sm) var(--space-md);
    font-size: clamp(1.9rem, 1.2rem + 3vw, 2.75rem);
    line-height: 1.15;
  }
  & h2 {
    font-size: 1.2rem;
  }
  & h3 {
    font-size: 1.0625rem;
    font-family: var(--font-body);
    font-weight: 600;
  }
  & p {
    text-wrap: pretty;
  }
  &:lang(ar) :is(h1, h2, h3),
  &:lang(hi) :is(h1, h2, h3) {
    line-height: 1.45;
  }
  &:lang(zh) :is(h1, h2, h3),
  &:lang(ja) :is(h1, h2, h3),
  &:lang(ko) :is(h1, h2, h3) {
    line-height: 1.35;
  }
`;

export const hero = css`
  display: grid;
  gap: var(--space-lg) calc(var(--space-xl) * 1.5);
  padding-bottom: var(--space-xl);
  ${wide} {
    grid-template: 'intro form' auto 'latest form' 1fr / minmax(0, 1fr) 26rem;
    align-items: start;
    padding-top: var(--space-md);
  }
`;

export const intro = css`
  ${wide} {
    grid-area: intro;
  }
`;

export const eyebrow = css`
  font-weight: 600;
  color: var(--secondary);
  /* Sites set their labels otherwise. */
  :where(&) {
    font-size: 0.875rem;
  }
`;

export const subheadline = css`
  max-width: 38rem;
  font-size: 1.2rem;
  line-height: 1.5;
  color: var(--text-secondary);
  :lang(ar) > &,
  :lang(hi) > & {
    line-height: 1.7;
  }
`;

export const count = css`
  margin-top: var(--space-lg);
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--primary);
  & strong {
    font-variant-numeric: tabular-nums;
  }
`;

export const formBox = css`
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  scroll-margin-top: var(--space-md);
  & > h2 {
    margin-bottom: var(--space-md);
  }
  ${medium} {
    padding: var(--space-lg);
  }
  ${wide} {
    grid-area: form;
  }
`;

/** Rows with a hairline, a heading and content. */
export const part = css`
  padding-block: var(--space-lg);
  border-top: 1px solid var(--border);
  & > h2 {
    margin-bottom: var(--space-md);
  }
  & > div > p + p {
    margin-top: var(--space-sm);
  }
  & > div > p {
    max-width: 42rem;
  }
  ${wide} {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: var(--space-xl);
    padding-block: var(--space-xl);
    & > h2 {
      margin-bottom: 0;
    }
  }
`;

export const benefits = css`
  display: grid;
  gap: var(--space-md) var(--space-xl);
  max-width: 42rem;
  & p {
    margin-top: var(--space-xs);
    color: var(--text-secondary);
  }
  ${medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** The latest issue, in the first screen. */
export const latest = css`
  & > h2 {
    margin-bottom: var(--space-sm);
  }
  ${wide} {
    grid-area: latest;
  }
`;

export const letter = css`
  && {
    max-width: 42rem;
  }
  padding: var(--space-lg);
  border: 1px solid var(--border);
  border-block-start: 3px solid var(--secondary);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text-secondary);
`;

export const sample = css`
  color: var(--text);
  & > p {
    margin-top: var(--space-sm);
  }
  & > h3 + p {
    margin-top: var(--space-xs);
    color: var(--text-secondary);
    font-size: 0.875rem;
  }
  & ul {
    margin-top: var(--space-md);
    border-top: 1px solid var(--border);
  }
  & li {
    padding-top: var(--space-md);
  }
  & a {
    display: inline-block;
    min-height: 1.5rem;
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--text-secondary);
    font-size: 0.8125rem;
  }
  & li p {
    margin-top: var(--space-xs);
  }
  ${coarse} {
    & a {
      padding-block: 0.25rem;
    }
  }
`;

export const past = css`
  margin-top: var(--space-md);
`;

export const questions = css`
  max-width: 42rem;
  & details + details {
    border-top: 1px solid var(--border);
  }
  & summary {
    display: flex;
    align-items: baseline;
    gap: var(--space-sm);
    padding-block: 0.65rem;
    min-height: 2.75rem;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::before {
    content: '+' / '';
    flex: none;
    width: 1rem;
    color: var(--primary);
    font-family: var(--font-mono);
    font-weight: 400;
  }
  & details[open] summary::before {
    content: '−' / '';
  }
  & summary:hover {
    text-decoration: underline;
  }
  & details p {
    padding-block: 0 var(--space-md);
    padding-inline-start: calc(1rem + var(--space-sm));
    color: var(--text-secondary);
  }
  & > details:first-child summary {
    padding-top: 0;
    min-height: 0;
  }
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-lg);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
  }
  ${coarse} {
    & a {
      min-height: 2.75rem;
    }
  }
`;

/** A curve, with its values at both ends and in the middle. */
export const fading = css`
  max-width: 30rem;
  & figcaption {
    font-weight: 600;
  }
  & svg {
    display: block;
    width: 100%;
    margin-block: var(--space-sm) var(--space-xs);
    border-bottom: 1px solid var(--control);
    fill: var(--surface);
    overflow: visible;
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
  & polyline {
    fill: none;
    stroke: var(--primary);
    stroke-width: 2;
  }
  && ol {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
  }
  && li {
    margin: 0;
    text-align: center;
  }
  & li:first-child {
    text-align: start;
  }
  & li:last-child {
    text-align: end;
  }
  & strong {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;
