import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { linkMentions, findMentions } from './mentions.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const names = (markdown: string) => findMentions(renderMarkdown(markdown));
const usernames = new Map([
  ['ada', 'Ada'],
  ['grace_h', 'grace_h'],
  ['a-b-c', 'a-b-c'],
]);
const linked = (markdown: string) => linkMentions(renderMarkdown(markdown), usernames);

describe('mentions', () => {
  it.each([
    ['@ada', ['ada']],
    ['Thanks, @Ada!', ['ada']],
    ['(@ada)', ['ada']],
    ['"@ada"', ['ada']],
    ['@ada.', ['ada']],
    ['@ada, @grace_h: look', ['ada', 'grace_h']],
    ["@ada's", ['ada']],
    ['**@ada** and *@a-b-c*', ['ada', 'a-b-c']],
    ['> @ada said', ['ada']],
    ['- @ada', ['ada']],
    ['# @ada', ['ada']],
    ['line\n@ada', ['ada']],
    ['...@ada', ['ada']],
    ['@ada?', ['ada']],
    ['@ADA and @ada and @Ada', ['ada']],
    ['漢字 @ada', ['ada']],
    ['@ada/@grace_h', ['ada']],
    ['~~@ada~~', ['ada']],
    [`@${'a'.repeat(24)}`, ['a'.repeat(24)]],
  ])('finds the names in %j', (markdown, expected) => {
    expect(names(markdown)).toEqual(expected);
  });

  it.each([
    'ada',
    '@',
    '@ ada',
    '@ab',
    `@${'a'.repeat(25)}`,
    'mail ada@example.org',
    'ada@ada',
    'first.last@ada',
    'a+b@ada',
    '漢@ada',
    '`@ada`',
    '``@ada``',
    '```\n@ada\n```',
    '    @ada',
    '[@ada](https://x.example)',
    'https://social.example/@ada',
    'www.social.example/@ada',
    '<https://social.example/@ada>',
    '@ada@social.example',
    '@ada.example',
    '@types/node',
    '@@ada',
    '_@_ada',
    'x@ada y',
    '@ada漢',
    '@аdа',
    '@éada',
    'a-@ada',
    '&#97;@ada',
  ])('finds no name in %j', (markdown) => {
    expect(names(markdown)).toEqual([]);
  });

  it('links known names to their profile and keeps the text', () => {
    expect(linked('Ask @ADA, @nobody or @grace_h.')).toEqual([
      [
        'p',
        [
          'Ask ',
          ['a', ['@ADA'], '/u/Ada'],
          ', @nobody or ',
          ['a', ['@grace_h'], '/u/grace_h'],
          '.',
        ],
      ],
    ]);
    expect(linked('**@ada**@ada')).toEqual([
      [
        'p',
        [
          ['strong', [['a', ['@ada'], '/u/Ada']]],
          ['a', ['@ada'], '/u/Ada'],
        ],
      ],
    ]);
  });

  it('leaves names in code and links unchanged', () => {
    for (const markdown of [
      '`@ada`',
      '```\n@ada\n```',
      '[@ada](https://x.example)',
      'mail@ada.example',
      '@nobody',
    ])
      expect(linked(markdown)).toEqual(renderMarkdown(markdown));
  });
});

it('handles many names and hostile lines in linear time', () => {
  const readCpuMs = startCpuTimer();
  expect(names(Array.from({ length: 1_500 }, (_, i) => `@n${i}xx`).join(' '))).toHaveLength(1_500);
  names('@'.repeat(10_000));
  names('@a'.repeat(5_000));
  names(`@${'a-'.repeat(5_000)}`);
  expect(readCpuMs()).toBeLessThan(2_000);
});
