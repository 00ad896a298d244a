import fc from 'fast-check';
import { generate, type CssNode, type Rule, type StyleSheet } from 'css-tree';
import { expect, it } from 'vitest';
import { checkCustomCss } from './custom-css.ts';
import { parseCss } from './parse-css.ts';
import { scopeCss } from './scoped-css.ts';

const scope = ':where(.site-content)';
const scopeChecked = (css: string) => {
  const { css: checked, problems } = checkCustomCss(css);
  return { css: scopeCss(checked).split('\n')[1] ?? '', problems };
};

it.each([
  ['.a { color: red }', `${scope} .a{color:red}`],
  ['* { color: red }', `${scope} *{color:red}`],
  ['.a, p > b ~ i { color: red }', `${scope} .a,${scope} p>b~i{color:red}`],
  ['header { color: red }', `${scope} header{color:red}`],
  ['html.dark .a { color: red }', `html.dark ${scope} .a{color:red}`],
  ['html body .a { color: red }', `html body ${scope} .a{color:red}`],
  ['body > .a { color: red }', `body ${scope}>.a{color:red}`],
  [':root:not(.light) > body .a { color: red }', `:root:not(.light)>body ${scope} .a{color:red}`],
  ['@media print { .a { color: red } }', `@media print{${scope} .a{color:red}}`],
  ['.a { & > b ~ i { color: red } }', `${scope} .a{&>b~i{color:red}}`],
  ['.a:has(+ b):is(html b) { color: red }', `${scope} .a:has(+b):is(html b){color:red}`],
])('limits %j to the content', (input, expected) => {
  expect(scopeChecked(input)).toEqual({ css: expected, problems: [] });
});

it.each([
  ['html { color: red }', '“html” is outside of the content of the page'],
  ['body::before { content: "x" }', '“body” is outside of the content of the page'],
  ['.a, :root.dark { color: red }', '“:root.dark” is outside of the content of the page'],
  ['html.dark.x .a { color: red }', '“html” is outside of the content of the page'],
  ['.masthead a { color: red }', '“.masthead” is outside of the content of the page'],
  ['main { color: red }', '“main” is outside of the content of the page'],
  ['body + .a { color: red }', '“body+.a” leaves “body”'],
  ['~ footer { color: red }', '“~footer” begins with “~”'],
  ['& footer { color: red }', '“& footer” has & without a rule around it'],
  ['.a { & :not(&) { color: red } }', '“& :not(&)” has & after its start'],
  ['.a { & b, &:hover & { color: red } }', '“&:hover &” has & after its start'],
  ['dialog::backdrop { color: red }', '“dialog::backdrop” is outside of the content of the page'],
  ['.a { position: fixed }', '“position” has a value that is not allowed'],
  ['.a { POSITION: Sticky }', '“POSITION” has a value that is not allowed'],
  ['.a { position: var(--x, fixed) }', '“position” has a value that is not allowed'],
  ['.a { z-index: 2 }', '“z-index” is not allowed'],
])('refuses %j and names its line', (input, problem) => {
  const { css, problems } = scopeChecked(`\n.x{color:red}\n${input}`);
  expect(problems).toEqual([`line 3: ${problem}`]);
  expect(css.replace(`${scope} .x{color:red}`, '')).not.toContain('color');
});

it('scopes every rule of any input', () => {
  const parts = fc.constantFrom(
    ...'html body :root .dark .a * main footer & :not( :is( ) > + ~ , { } color:red; #c'.split(' '),
    ' ',
    '@media print',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (list) => {
      const { css } = scopeChecked(list.join(''));
      const rules = (nodes: CssNode[]): Rule[] =>
        nodes.flatMap((node) =>
          node.type === 'Rule'
            ? [node]
            : node.type === 'Atrule'
              ? rules(node.block?.children.toArray() ?? [])
              : [],
        );
      for (const rule of rules((parseCss(css) as StyleSheet).children.toArray())) {
        if (rule.prelude.type !== 'SelectorList') throw new Error(css);
        for (const selector of rule.prelude.children.toArray())
          expect(generate(selector)).toMatch(
            /^(?:(?:html|body|:root)\S* )*:where\(\.site-content\)[ >]/,
          );
      }
    }),
    { numRuns: 2_000 },
  );
});
