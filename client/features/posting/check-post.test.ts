import { expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { postLabels } from '#shared/field-labels.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { toPostTitle, validatePost, type PostFields } from './check-post.ts';

const t = createTranslate('en');
const fine: PostFields = {
  url: 'https://elsewhere.example/a',
  title: 'A title',
  text: '',
  tags: [],
};

const values = {
  url: [
    'http://a.example',
    ' https://a.example/x?y#z ',
    'HTTPS://A.example',
    'https://a.example/ü',
    'https://[::1]/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//a.example',
    'a.example',
    'https:a.example',
    'https://',
    'https:///x',
    'ftp://a.example',
    'https://user:word@a.example',
    'https://user@a.example',
    'https://a.example\\@b.example',
    'https://a b.example',
    'https://a.example/ x',
    `https://a.example/${'x'.repeat(2030)}`,
    `https://a.example/${'x'.repeat(2031)}`,
    'mailto:a@b.example',
    'https://%00',
    '\u0000https://a.example',
  ],
  title: [
    'abc',
    'ab',
    ' a b c ',
    '   ',
    'a\u200bb\u200bc',
    'a\u200b\u200bb',
    '\u2800\u2800\u2800',
    'a\nb c',
    'a\u2028bc',
    'a\u0000bc',
    'x'.repeat(150),
    ` ${'x'.repeat(150)} `,
    'x'.repeat(151),
    '漢字語',
    '👍👍',
    '👍👍👍',
    '<img src=x>',
  ],
  text: ['a', '  ', '\u200b', 'a\0b', 'x'.repeat(20_000), 'x'.repeat(20_001), '# a\n\nb'],
} satisfies Partial<Record<keyof PostFields, string[]>>;

it.each(Object.entries(values).flatMap(([field, all]) => all.map((value) => ({ field, value }))))(
  'accepts $value as $field exactly like the contract',
  ({ field, value }) => {
    const fields = { ...fine, [field]: value };
    const parsed = contract['POST /api/posts'].body?.safeParse(fields);
    const messages =
      parsed?.error?.issues.map(({ path, message }) =>
        `${postLabels[path[0] as 'url']} ${message}.`.replace('20000', '20,000'),
      ) ?? [];
    const found = validatePost(t, fields).map(({ message }) => message);
    expect(found.length > 0).toBe(messages.length > 0);
    if (value.trim() !== '') for (const message of found) expect(messages).toContain(message);
  },
);

it('requires a title and a link or a visible text', () => {
  const validate = (fields: Partial<PostFields>) =>
    validatePost(t, { url: '', title: '', text: '', tags: [], ...fields });
  expect(validate({})).toEqual([
    { field: 'url', message: 'Enter a link, a text, or both.' },
    { field: 'title', message: 'Enter a title.' },
  ]);
  expect(validate({ title: 'A title', text: ' \u200b ' })).toEqual([
    { field: 'url', message: 'Enter a link, a text, or both.' },
  ]);
  expect(validate({ title: 'A title', text: 'x' })).toEqual([]);
  expect(validate({ title: 'A title', url: 'https://a.example' })).toEqual([]);
  expect(validate({ title: 'A title', text: 'x', tags: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual([
    { field: 'tags', message: 'Tags must be at most 5.' },
  ]);
});

it('counts characters as the API does', () => {
  const emoji = (count: number) => '👍'.repeat(count);
  const text = emoji(limits.postText.max);
  expect(validatePost(t, { ...fine, title: emoji(limits.title.max), text })).toEqual([]);
  const tooLong = { title: emoji(limits.title.max + 1), text: `${text}x` };
  expect(validatePost(t, { ...fine, ...tooLong })).toMatchObject([
    { field: 'title' },
    { field: 'text' },
  ]);
});

it.each([
  ['A title', 'A title'],
  ['  A\n\ttitle \u2028 of\u0000 lines ', 'A title of lines'],
  ['', ''],
  ['ab', ''],
  ['\u200b\u200b\u200b', ''],
  [`${'word '.repeat(60)}`, `${'word '.repeat(30).trim()}…`],
  ['漢'.repeat(300), `${'漢'.repeat(149)}…`],
])('suggests the title %j as %j', (pageTitle, title) => {
  expect(toPostTitle(pageTitle)).toBe(title);
  if (title !== '') expect(validatePost(t, { ...fine, title })).toEqual([]);
});

it('never cuts a title within a character', () => {
  for (let before = 0; before < 4; before += 1) {
    const title = toPostTitle('x'.repeat(before) + '👍'.repeat(200));
    expect(title.isWellFormed()).toBe(true);
    expect(title.length).toBeLessThanOrEqual(limits.title.max);
  }
});
