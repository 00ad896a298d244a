import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

it.each([
  ['<p>One <b>two</b> <i>three</i></p><p>Four</p>', 'One **two** _three_\n\nFour'],
  [
    'First<p>Second <a href="https://a.example/x">link</a>',
    'First\n\nSecond [link](https://a.example/x)',
  ],
  ['<h2>Head</h2><ul><li>a</li><li>b</li></ul>', '## Head\n\n-   a\n-   b'],
  ['<pre><code>a *b*\n</code></pre>', '```\na *b*\n```'],
  ['<p>5 * 3 _ [x] <del>gone</del></p>', '5 \\* 3 \\_ \\[x\\] ~~gone~~'],
  [
    '<figure><img src="https://a.example/p.jpg" alt="A cat"></figure>',
    '![A cat](https://a.example/p.jpg)',
  ],
  ['<img src="/local.jpg"><p>x</p>', 'x'],
  [
    '<a href="https://b.example"><img src="https://a.example/p.jpg"></a>',
    '[Picture](https://b.example)',
  ],
  ['<script>alert(1)</script><style>p{}</style><p>x</p>', 'x'],
  ['<table><tr><td>a</td><td>1</td></tr><tr><td>b</td><td>2</td></tr></table>', 'a | 1\n\nb | 2'],
  ['<table><tr><td><p>One</p><p>Two</p></td></tr></table>', 'One\n\nTwo'],
  ["<table><tr id='content-blocks'><p>Sample</p></tr></table>", 'Sample'],
  [
    '<iframe src="https://v.example/embed/1" title="Film"></iframe>',
    '[Film](https://v.example/embed/1)',
  ],
  ['&lt;b&gt; not bold', '<b> not bold'],
  [
    'Hi <img src="/wave.png" class="emoji" alt=":wave:"> <span style="display: none">x</span>all',
    'Hi :wave: all',
  ],
  [
    '<a href="https://a.example/u.png"><img src="/t.png" alt=""><div>u.png</div></a>',
    '[Picture u.png](https://a.example/u.png)',
  ],
  [
    '<a class="lightbox" href="https://a.example/u.png"><img src="https://a.example/t.png" alt="U"></a>',
    '![U](https://a.example/t.png)',
  ],
  ['<a href="/u.png"><img src="/t.png" alt="U"></a>', '[U](/u.png)'],
  ['<a href="https://a.example/a\u3000(b)">x</a>', '[x](https://a.example/a%E3%80%80%28b%29)'],
])('converts %s', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

it('finds pictures of a known site by their paths', () => {
  const html = '<img src="/a.jpg"> <img src="//b.example/b.jpg"> <a href="/post"><i>c</i></a>';
  expect(htmlToMarkdown(html, 'https://old.example')).toBe(
    '![Picture](https://old.example/a.jpg) ![Picture](https://b.example/b.jpg) [_c_](/post)',
  );
});

it('converts HTML of any depth', () => {
  expect(htmlToMarkdown(`${'<div>'.repeat(50_000)}deep`)).toBe('deep');
});
