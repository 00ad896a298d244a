import type { Design } from '#shared/design-choices.ts';

/** With the hairline of a row. */
export const rowHeights: Record<Design['rows'], string> = {
  regular: '2.5rem',
  compact: '2.375rem',
  relaxed: '2.625rem',
};

const kickers: Record<Design['kickers'], string> = {
  // Tags are in lower case.
  sentence:
    '{font-size:.8125rem}.kicker::first-letter,.kicker a::first-letter{text-transform:uppercase}',
  capitals: '{font-size:.6875rem;letter-spacing:.06em;text-transform:uppercase}',
  smallCaps: '{font-size:.9375rem;font-variant-caps:all-small-caps;letter-spacing:.05em}',
};

/** The name in the middle of the front page, between navigation and account. Phones keep a line. */
const centered =
  '@media (min-width:1100px){' +
  '.front>div{display:grid;align-items:center;padding-block:.25rem .5rem;' +
  'grid-template:"tabs brand account" "tabs tagline account"/' +
  // Names of tabs never break; the tagline gives way.
  'minmax(max-content,1fr) auto minmax(max-content,1fr)}' +
  '.front>div>a{grid-area:brand;justify-self:center;min-height:3rem;margin:0;font-size:2.1rem}' +
  '.front>div>p{grid-area:tagline;text-align:center}' +
  '.front nav{grid-area:tabs}' +
  '.front form{grid-area:tabs;justify-self:end;margin-inline-end:1.5rem}' +
  // The links of members leave no room for the field.
  'html.session .front form{display:none}' +
  'html.session .front nav>a[href="/search"]{display:inline-flex}' +
  '.front>div>div{grid-area:account;justify-self:end}}';

const arrow = '.votes>:is(i,button)::before';
const votes: Record<Design['votes'], string> = {
  arrows: '',
  triangles:
    `${arrow}{width:0;height:0;inset-inline-start:calc(50% - 5px);background:none!important;` +
    'border-width:5px;border-color:currentColor transparent transparent currentColor}',
};

/** The facts of the lead below a hairline, with figures in ink. */
const figureRow =
  '.lead .facts{margin-top:.75rem;padding-top:.5rem;border-top:1px solid var(--border)}' +
  '.lead .facts b{color:var(--text);font-weight:600}';

const dropInitial =
  '.own-text>:first-child>p:first-child::first-letter{float:inline-start;' +
  'margin-block:.05em -.1em;margin-inline-end:.12em;' +
  'color:var(--secondary);font:700 3.3em/.85 var(--font-heading)}';

/** Returns the rules of a design. A site does not load those of the others. */
export function designRules(design: Design): string[] {
  return [
    `.kicker${kickers[design.kickers]}`,
    design.headings === 'tight' ? '.title,.front>div>a{letter-spacing:-.02em}' : '',
    design.headings === 'leads' ? '#posts .title{font-family:var(--font-body)}' : '',
    design.figures === 'mono'
      ? '.domain,.points,.figure,.facts b{font-family:var(--font-mono)}' +
        '.domain,.points{font-size:.75rem}'
      : '',
    design.masthead === 'centered' ? centered : '',
    votes[design.votes],
    design.lead === 'figures' ? figureRow : '',
    design.initials === 'drop' ? dropInitial : '',
  ].filter(Boolean);
}
