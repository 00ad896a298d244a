import { css, keyframes } from '../../theme/emotion.ts';
import { calm, medium, narrow } from '../../theme/media.ts';

export const form = css`
  & > * + *,
  & details > * + * {
    margin-top: var(--space-md);
  }
  & ::placeholder {
    color: var(--text-secondary);
    opacity: 1;
  }
  & :disabled {
    background: var(--surface);
    color: var(--text-secondary);
    cursor: default;
  }
`;
export const optional = css`
  color: var(--text-secondary);
  font-weight: 400;
`;
export const counter = css`
  text-align: end;
  font-variant-numeric: tabular-nums;
  &&& {
    margin: var(--space-xs) 0 0;
  }
`;
export const fold = css`
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--link);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  /* There it is always open. */
  ${medium} {
    & > summary {
      display: none;
    }
  }
`;
/** Hidden without JavaScript. */
export const previewing = css`
  &:has(> div) {
    flex-basis: 100%;
  }
  @media (scripting: none) {
    display: none;
  }
`;
export const preview = css`
  margin-top: var(--space-sm);
  font-size: 0.875rem;
  & > * + * {
    margin-top: var(--space-xs);
  }
`;
export const sample = css`
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: anywhere;
  & > * + *,
  & li + li {
    margin-top: var(--space-sm);
  }
  & ol {
    padding-inline-start: 1.6em;
    list-style: decimal;
  }
`;
export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-sm) var(--space-md);
`;
export const note = css`
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
export const subscribed = css`
  & > * + * {
    margin-top: var(--space-md);
  }
  & h2 {
    font-size: 1.2rem;
  }
  & h2:focus {
    outline: none;
  }
  & strong {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
export const registered = css`
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  & > p + p {
    margin-top: var(--space-xs);
  }
  & > :first-child:not(:last-child) {
    font-weight: 600;
  }
`;

const appear = keyframes`from { opacity: 0; transform: translateY(1rem); }`;

/**
 * A centered card, or a bottom sheet on phones. Each sentence is a small block, so that opening
 * late does not raise the Largest Contentful Paint.
 */
export const dialog = css`
  width: 28rem;
  max-width: calc(100vw - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--background);
  color: var(--text);
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.15);
  animation: ${appear} 150ms ease-out;
  &&& {
    margin: auto;
  }
  ${narrow} {
    width: 100%;
    max-width: none;
    border-radius: var(--radius) var(--radius) 0 0;
    &&& {
      margin: auto 0 0;
    }
  }
  ${calm} {
    animation: none;
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  html:has(&[open]) {
    overflow: hidden;
  }
`;
// As strings: Emotion inlines the rules of interpolated classes.
const [inForm, inFold, inButtons, summary] = [
  `.${form} > * + *`,
  `.${fold} > * + *`,
  `.${buttons} > *`,
  `.${fold} > summary`,
];

/** Fills the dialog, so clicks outside it hit the backdrop. */
export const card = css`
  position: relative;
  padding: var(--space-lg);
  border: 1px solid var(--border);
  border-radius: inherit;
  & h2 {
    padding-inline-end: 2.25rem;
    font-size: 1.2rem;
  }
  /* It has the focus so that it is read out; there is nothing to be done with it. */
  & h2:focus {
    outline: none;
  }
  & form {
    margin-top: var(--space-md);
  }
  & ${inForm}, & ${inFold} {
    margin-top: 0.75rem;
  }
  ${narrow} {
    padding: var(--space-md) var(--space-md) calc(var(--space-md) + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    & form {
      margin-top: 0.75rem;
    }
    & ${inForm} {
      margin-top: var(--space-sm);
    }
    & ${inButtons} {
      flex: 1 0 auto;
    }
    & ${summary} {
      margin-block: -0.25rem;
    }
  }
`;
export const subtitle = css`
  margin-top: 0.2rem;
  color: var(--text-secondary);
  font-size: 0.875rem;
`;
export const close = css`
  position: absolute;
  inset-block: 0.85rem auto;
  inset-inline: auto 0.85rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--text-secondary);
  &:hover {
    background: var(--surface);
    color: var(--text);
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  ${narrow} {
    inset-block: 0.35rem auto;
    inset-inline: auto 0.35rem;
  }
`;
export const smallPrint = css`
  color: var(--text-secondary);
  font-size: 0.8125rem;
  line-height: 1.4;
  & > span {
    display: block;
  }
`;
