import { expect, it } from 'vitest';
import { readMailParts } from './mail-parts.ts';

it('reads each link once, and pictures with their texts', () => {
  const html =
    '<p><a href="https://a.example/?x=1&amp;y=2">A</a><a href="https://a.example/?x=1&amp;y=2">A' +
    '</a><a name="x">no link</a><img src="/a.png" alt="A cat"><img src="/b.png" alt="">' +
    '<img src="/c.png"><img src="/pixel" width="1" alt="">';
  expect(readMailParts(html)).toEqual({
    links: ['https://a.example/?x=1&y=2'],
    pictures: [
      { src: '/a.png', alt: 'A cat' },
      { src: '/b.png', alt: '' },
      { src: '/c.png', alt: null },
    ],
  });
});
