import { css, injectGlobal } from './emotion.ts';

injectGlobal`
  *, *::before, *::after { box-sizing: border-box; }
  html { scrollbar-gutter: stable; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  /* The left edge of pages that are no lists: that of the columns of a post. */
  body { --reading: max(0px, (100% - 65.5rem) / 2); }
  body {
    margin: 0; min-height: 100vh; display: flex; flex-direction: column;
    background: var(--background); color: var(--text);
    font-family: var(--font-body); font-size: 1rem; line-height: 1.55;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, p, ol, ul, figure, blockquote, pre { margin: 0; }
  ol, ul { padding: 0; list-style: none; }
  h1, h2, h3, h4 {
    font-family: var(--font-heading);
    line-height: 1.25;
    text-wrap: balance;
    font-weight: 700;
  }
  h1:focus { outline: none; }
  h1:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  code, pre { font-family: var(--font-mono); font-size: 0.9em; }
  img, svg { display: block; max-width: 100%; }
  ::selection { background: var(--primary); color: var(--on-primary); }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: auto; } }
  @media print {
    .masthead, .colophon, .rail, .pager, .skip, .actions, .no-print, main form, main nav,
    main button, [id^='c-'] > details > summary { display: none !important; }
    body { background: #fff; color: #000; }
  }
`;

/**
 * Short facts in a row with dots between them. A dot stands before its fact. Where a line begins,
 * that is outside of the row and not seen, so no line begins or ends with a dot.
 */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.9em;
  overflow: clip;
  overflow-clip-margin: 0.2em;
  & > * {
    position: relative;
  }
  & > a {
    min-width: 1.5rem;
    min-height: 1.5rem;
  }
  & > ::before {
    content: '·' / '';
    position: absolute;
    inset-inline-end: 100%;
    width: 0.9em;
    text-align: center;
  }
`;

/** A line of text that is shown whole, or not at all where there is no room for it. */
export const whole = `
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  white-space: nowrap;
  &::before {
    content: '';
    height: 100%;
  }
`;

export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
