import { expect, it } from 'vitest';
import { checkCustomCss } from './custom-css.ts';
import { expectSafeCss } from '../../../test/support/safe-css.ts';

it.each([
  ['.a { color: red; }', '.a{color:red}'],
  [
    '.a, .b > c ~ d:hover::before { margin: 0 auto !important }',
    '.a,.b>c~d:hover::before{margin:0 auto!important}',
  ],
  [
    'a:is(b, c):not(:first-child):nth-child(2n + 1) { color: #0a6b5c }',
    'a:is(b,c):not(:first-child):nth-child(2n + 1){color:#0a6b5c}',
  ],
  [
    'input[type="search"] { width: calc(100% - 2rem) }',
    'input[type="search"]{width:calc(100% - 2rem)}',
  ],
  [
    '@media (min-width: 640px) { .a { display: none } }',
    '@media (min-width:640px){.a{display:none}}',
  ],
  [
    '@supports (display: grid) { .a { display: grid } }',
    '@supports (display:grid){.a{display:grid}}',
  ],
  [
    '.a { color: var(--primary); background: linear-gradient(rgb(0 0 0), hsl(0 0% 0%)) }',
    '.a{color:var(--primary);background:linear-gradient(rgb(0 0 0),hsl(0 0% 0%))}',
  ],
  [
    '.a::after { content: "§ " attr(title) counter(x) }',
    '.a::after{content:"§ " attr(title) counter(x)}',
  ],
  ['.a { &:hover { color: red } }', '.a{&:hover{color:red}}'],
  ['/* a remark */ .a { /* another */ color: red } /* and the last', '.a{color:red}'],
  ['.a { color: red', '.a{color:red}'],
  ['', ''],
])('writes %j as %j without a problem', (input, expected) => {
  const { css, problems } = checkCustomCss(input);
  expect(css.replace(/\s+/g, '')).toBe(expected.replace(/\s+/g, ''));
  expect(problems).toEqual([]);
  expectSafeCss(css);
});

it('keeps allowed rules next to forbidden ones', () => {
  const { css, problems } = checkCustomCss(
    `@import "//evil.example"; .a { color: red; background: url(//evil.example); margin: 0 }
    .b[x="</style>"] { color: red } .c { color: blue }`,
  );
  expect(css).toBe('.a{color:red;margin:0}.c{color:blue}');
  expect(problems).toEqual([
    'line 1: “@import” is not allowed',
    'line 1: “background” has a value that is not allowed',
    'line 2: a selector is not allowed',
  ]);
});
