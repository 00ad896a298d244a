/**
 * Styles of `/api/docs`. They use the custom properties of the site's stylesheets. Those are loaded
 * later, so that a site's custom CSS overrides these styles.
 */
export const apiDocsCss = `
.docs > main { padding-block: var(--space-lg) calc(var(--space-xl) * 1.5); }
.docs-columns { margin-top: var(--space-md); }

.docs-nav {
  margin-bottom: var(--space-lg);
  padding-bottom: var(--space-sm);
  border-bottom: 1px solid var(--border);
  font-size: 0.9375rem;
}
.docs-nav, .docs-nav ul { display: flex; flex-wrap: wrap; column-gap: var(--space-md); }
.docs-nav p { font-weight: 600; }
.docs-nav .docs-calls { display: none; }
.docs-nav a { display: block; padding-block: 0.2rem; color: var(--text); text-decoration: none; }
.docs-nav ul a { color: var(--text-secondary); }
.docs-nav a:hover { color: var(--link); text-decoration: underline; }
.docs-nav small, .docs-method {
  font-family: var(--font-mono);
  font-size: 0.75rem;
  font-weight: 700;
  letter-spacing: 0.02em;
}
@media (min-width: 900px) {
  .docs-columns {
    display: grid;
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-xl);
    align-items: start;
  }
  .docs-nav {
    position: sticky;
    top: 0;
    max-height: 100vh;
    overflow-y: auto;
    padding-block: var(--space-sm);
    border-bottom: 0;
  }
  .docs-nav, .docs-nav ul, .docs-nav .docs-calls { display: block; }
  .docs-nav p { margin-top: var(--space-sm); }
}

.docs h2 { margin-top: var(--space-xl); font-size: 1.4375rem; scroll-margin-top: var(--space-md); }
.docs-facts { margin-top: var(--space-sm); color: var(--text-secondary); }
.docs-text { max-width: 68ch; margin-top: var(--space-lg); }
.docs-text h2 { margin-top: 1.6em; font-size: 1.2rem; }
.docs main p + p, .docs-text > * + *, .docs h2 + p { margin-top: 0.75em; }
.docs-text > h2 { margin-top: 1.6em; }
.docs td code { overflow-wrap: inherit; }
.docs td:last-child code { overflow-wrap: anywhere; }
.docs p code, .docs td code {
  padding: 0.1em 0.3em;
  border-radius: 3px;
  background: var(--surface);
}
.docs pre {
  padding: var(--space-sm) var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}

.docs table {
  width: 100%;
  margin-top: var(--space-md);
  border-collapse: collapse;
  font-size: 0.9375rem;
}
.docs caption, .docs-inside b {
  color: var(--text-secondary);
  font-size: 0.875rem;
  font-weight: 600;
  text-align: start;
}
.docs th, .docs td {
  padding: var(--space-sm) var(--space-sm) var(--space-sm) 0;
  border-bottom: 1px solid var(--border);
  text-align: start;
  vertical-align: top;
  overflow-wrap: break-word;
}
.docs thead th { color: var(--text-secondary); font-size: 0.8125rem; font-weight: 400; }
.docs tbody th { font-weight: 600; }
.docs dt a, .docs dd a, .docs-inside p a { display: inline-block; padding-block: 0.1rem; }
.docs tr:target { background: var(--surface); }

.docs details {
  margin-top: var(--space-sm);
  border: 1px solid var(--border);
  border-radius: var(--radius);
}
.docs summary {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0.6rem var(--space-md);
  cursor: pointer;
  list-style: none;
}
.docs summary::-webkit-details-marker { display: none; }
.docs summary::after {
  content: '';
  grid-row: 1;
  grid-column: 3;
  width: 0.5rem;
  height: 0.5rem;
  border: solid var(--control);
  border-width: 0 2px 2px 0;
  rotate: 45deg;
  translate: 0 -0.2rem;
}
.docs details[open] > summary::after { rotate: 225deg; translate: 0 0; }
.docs summary:hover { background: var(--surface); }
.docs summary > code { font-weight: 600; }
.docs summary > code:first-child { grid-column: 1 / 3; }
.docs-method {
  padding: 0.1rem 0.4rem;
  border-radius: 3px;
  background: var(--primary);
  color: var(--on-primary);
}
.docs-summary {
  grid-column: 1 / -1;
  margin-top: 0.2rem;
  color: var(--text-secondary);
  font-size: 0.9375rem;
}
.docs-inside { padding: var(--space-xs) var(--space-md) var(--space-md); scroll-margin-top: 6rem; }
.docs-inside > * + * { margin-top: var(--space-md); }
.docs-inside > p + pre { margin-top: var(--space-xs); }

.docs dl { font-size: 0.9375rem; }
.docs dt { padding-top: var(--space-sm); border-top: 1px solid var(--border); }
.docs dt > code:first-child { font-weight: 600; }
.docs dd { margin: 0; padding-bottom: var(--space-sm); color: var(--text-secondary); }

/* Both need the script. */
.docs-search { display: none; }
@media (scripting: enabled) {
  .docs-search {
    display: block;
    width: 100%;
    min-height: 2.5rem;
    margin-bottom: var(--space-sm);
    padding-inline: var(--space-sm);
    border: 1px solid var(--control);
    border-radius: var(--radius);
    background: var(--background);
    color: var(--text);
    font: inherit;
  }
  .docs pre { padding-inline-end: 5rem; }
}
.docs pre { position: relative; }
.docs-copy {
  position: absolute;
  inset-block-start: 0.25rem;
  inset-inline-end: 0.25rem;
  padding: 0.2rem 0.6rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
  font: inherit;
  font-size: 0.8125rem;
  cursor: pointer;
}
.docs-nav [hidden] { display: none !important; }
.docs-nav.is-searching .docs-calls { display: block; width: 100%; }
`;
