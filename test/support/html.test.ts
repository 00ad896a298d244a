import { expect, it } from 'vitest';
import { getAttribute, isReadable, readHtml, getText } from './html.ts';

const page = readHtml(`<!DOCTYPE html><html lang="en"><head><title>A &amp; B</title></head>
<body><main id="main">
<h1 title="&quot;q&quot;">One <!-- -->&lt;b&gt;</h1><a href="/x?a=1&amp;b=2">x</a>
<template><p>later</p></template><div hidden=""><p>never</p></div>
<script id="state" type="application/json">{"a":"\\u003cb>&amp;"}</script></main></body></html>`);

it('decodes texts and attributes and ignores comments', () => {
  expect(page.text('title')).toBe('A & B');
  expect(page.text('main h1')).toBe('One <b>');
  expect(page.attribute('h1', 'title')).toBe('"q"');
  expect(page.hrefs('#main a')).toEqual(['/x?a=1&b=2']);
});

it('reads script data verbatim', () => {
  expect(page.rawState).toBe('{"a":"\\u003cb>&amp;"}');
  expect(page.state).toEqual({ a: '<b>&amp;' });
});

it('detects content hidden without JavaScript', () => {
  expect(page.all('p').map((paragraph) => [getText(paragraph), isReadable(paragraph)])).toEqual([
    ['later', false],
    ['never', false],
  ]);
  expect(isReadable(page.element('h1'))).toBe(true);
});

it('rejects incomplete documents and ambiguous selectors', () => {
  expect(() => readHtml('{"error":"x"}')).toThrow('not an HTML document');
  expect(() => page.element('p')).toThrow('2 elements are p');
  expect(getAttribute(page.element('h1'), 'id')).toBe(null);
});
