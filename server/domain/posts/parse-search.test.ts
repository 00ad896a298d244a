import { expect, it } from 'vitest';
import { AppError } from '../../infra/app-error.ts';
import { parseSearch } from './parse-search.ts';

const nothing = {
  words: '',
  pieces: [],
  beginning: null,
  language: 'en',
  author: null,
  domain: null,
};

it.each([
  ['language models', { words: 'language models', beginning: 'models' }],
  ['  "exact words" -not or maybe ', { words: '"exact words" -not or maybe' }],
  ['author:Alice rust', { author: 'alice', words: 'rust', beginning: 'rust' }],
  ['AUTHOR:@alice', { author: 'alice' }],
  ['domain:www.Example.ORG', { domain: 'example.org' }],
  ['domain:https://www.example.org/a/b', { domain: 'example.org' }],
  ['domain:bücher.example', { domain: 'xn--bcher-kva.example' }],
  ['author:a domain:b.example c', { author: 'a', domain: 'b.example', words: 'c' }],
  ['author:a author:A', { author: 'a' }],
  [
    '日本語 model',
    { pieces: [{ text: '日本語', isExcluded: false }], words: 'model', beginning: 'model' },
  ],
  [
    '-Привет "新しい モデル"',
    {
      pieces: [
        { text: 'Привет', isExcluded: true },
        { text: '新しい モデル', isExcluded: false },
      ],
    },
  ],
  ['"not closed', { words: '"not closed"', beginning: 'closed' }],
  ['foo -"crash', { words: 'foo -"crash"' }],
  ['日本\ud800', { pieces: [{ text: '日本\ufffd', isExcluded: false }] }],
  ['author: x', { words: '"author:" x' }],
  ['naïve café', { words: 'naïve café', beginning: 'café' }],
  ['a - b --c -(d --', { words: 'a b -c -d' }],
  ['a(-(-b AT&T x-ray x<-<-y', { words: 'a -b AT T x-ray x -y' }],
  ['a"---b c"--- "---d', { words: 'a -b c "---d"' }],
  ['-"a -- b', { words: '-"a -- b"' }],
  ['-'.repeat(200), {}],
  ['“curly” — dash 🎉', { words: '"“curly”" "—" dash "🎉"' }],
  ['-C++ .NET Việt', { words: '-"C++" ".NET" Việt', beginning: 'Việt' }],
  ['-crash ', { words: '-crash' }],
  ['-crash', { words: '-crash' }],
])('parses %j', (q, expected) => {
  expect(parseSearch(q, 'en')).toEqual({ ...nothing, ...expected });
});

it.each([
  'author:a author:b',
  'domain:a.example domain:b.example',
  'domain:[',
  'domain:a b:c domain:%',
])('rejects %j with an error on q', (q) => {
  expect(() => parseSearch(q, 'en')).toThrow(AppError);
});
