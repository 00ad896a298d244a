/** Uses the custom properties of the site's stylesheets, which are loaded after it. */
export const devMailCss = `
.mail-page { flex: 1; }
.mail-page > * { max-width: 60rem; margin-inline: var(--reading) auto; }
main.mail-page { padding-block: var(--space-lg) var(--space-xl); }
.dev-mail main > * + * { margin-top: var(--space-md); }
.dev-mail h2 { font-size: 1.2rem; }
.mail-facts { color: var(--text-secondary); }
.mail-links { padding: 0; list-style: none; }
.mail-links a, .mail-facts code { overflow-wrap: anywhere; }
.mail-list { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
.mail-list caption {
  padding-bottom: var(--space-sm);
  color: var(--text-secondary);
  text-align: start;
}
.mail-list th, .mail-list td {
  padding: 0.6rem var(--space-sm) 0.6rem 0;
  border-bottom: 1px solid var(--border);
  text-align: start;
  vertical-align: top;
}
.mail-list td a { display: inline-block; margin-inline-end: 0.5rem; }
.mail-frame {
  display: block;
  width: 100%;
  height: 34rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
}
.mail-text {
  padding: var(--space-md);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  white-space: pre-wrap;
}
.dev-mail mark {
  padding: 0 0.2em;
  background: var(--primary);
  color: var(--on-primary);
  border-radius: 3px;
  font-family: var(--font-mono);
}
@media (max-width: 639.98px) {
  .mail-list thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .mail-list tr {
    display: block;
    padding-block: var(--space-sm);
    border-bottom: 1px solid var(--border);
  }
  .mail-list th, .mail-list td { display: block; padding: 0; border: 0; }
}
`;
