import { designPicture } from '#client/theme/design-picture.ts';

/**
 * Styles of documents without script: error pages, forms, the API reference. They use the custom
 * properties of the site's stylesheets.
 */
export const plainCss = `
.plain-frame {
  width: 100%;
  max-width: var(--max-width);
  margin-inline: auto;
  padding-inline: var(--space-md);
}
.masthead { border-bottom: var(--header-rule); background: var(--background); }
/* Every page loads these styles without script, where the dark switch does nothing. */
.masthead button[aria-pressed] { display: none; }
.plain-head { display: flex; flex-wrap: wrap; align-items: center; column-gap: var(--space-lg); }
.plain-head a, .plain-head button {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--text);
  font-size: 0.9375rem;
  text-decoration: none;
}
.plain-head .plain-brand {
  gap: 0.6rem;
  min-height: 3.5rem;
  margin-inline-end: auto;
  font-family: var(--font-heading);
  font-weight: 700;
  font-size: 1.2rem;
  line-height: 1.1;
}
.plain-head a:hover, .plain-head button:hover { text-decoration: underline; }
.plain-head nav, .plain-foot ul { display: flex; flex-wrap: wrap; column-gap: var(--space-lg); }
.plain-head nav a { color: var(--text-secondary); }
/* Forms of pages have another button without script. */
button[type='submit']:disabled { display: none; }

.plain { flex: 1; padding-block: var(--space-lg) var(--space-xl); }
.plain > * { max-width: 40rem; }
.plain > * + *, .plain form > * + * { margin-top: var(--space-md); }
.plain h1 { font-size: clamp(1.4375rem, 1.2rem + 1.5vw, 2rem); }
.plain h2 { margin-top: var(--space-xl); font-size: 1.2rem; }
.plain small { color: var(--text-secondary); }
.plain blockquote {
  padding-inline-start: var(--space-md);
  border-inline-start: 3px solid var(--border);
  color: var(--text-secondary);
}

.plain-field label, .plain legend { display: block; padding: 0; font-weight: 600; }
.plain-field p {
  margin-bottom: var(--space-xs);
  color: var(--text-secondary);
  font-size: 0.875rem;
}
.plain-field input, .plain-field textarea, .plain-field select {
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--background);
  color: var(--text);
}
.plain fieldset { min-width: 0; margin-inline: 0; padding: 0; border: 0; }
.plain-choices { display: flex; flex-wrap: wrap; column-gap: var(--space-lg); }
.plain-choices label {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.75rem;
}
.plain-choices input { width: 1.25rem; height: 1.25rem; accent-color: var(--primary); }
/* Choices with a picture above each. */
.plain-designs { display: flex; flex-wrap: wrap; gap: var(--space-md); }
.plain-designs label { width: ${designPicture.width}; }
.plain legend { margin-bottom: var(--space-xs); }
.plain-designs .plain-picture { ${designPicture.box} }
.plain-designs iframe { ${designPicture.frame} }
.plain-designs span { display: flex; align-items: center; gap: 0.6rem; min-height: 2.75rem; }
.plain-designs input { width: 1.25rem; height: 1.25rem; accent-color: var(--primary); }
.plain-designs label:has(:checked) .plain-picture { outline: 3px solid var(--primary); }
.plain form button {
  min-height: 2.75rem;
  margin-inline-end: var(--space-sm);
  padding-inline: var(--space-lg);
  border: 0;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;
}
.plain form button:hover { background: var(--primary-hover); }
.plain-problems {
  padding: var(--space-md);
  border-inline-start: 3px solid var(--error);
  background: var(--surface);
}
.plain .plain-problems h2 { margin: 0; font-family: var(--font-body); font-size: 1rem; }
.plain-problems a, .plain-field .plain-problem { color: var(--error); font-weight: 600; }
.plain-done { padding: var(--space-md); background: var(--surface); }

.colophon { border-top: 1px solid var(--border); color: var(--text-secondary); }
.plain-foot { padding-block: var(--space-md) var(--space-lg); font-size: 0.875rem; }
.plain-foot a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  text-decoration: none;
}
.plain-foot a:hover { text-decoration: underline; }
`;
