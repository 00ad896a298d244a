import { expect, it } from 'vitest';
import { showHost } from './host-names.ts';

const toAscii = (host: string) => new URL(`http://${host}`).hostname;

it.each([
  'plain.example',
  'bücher.example',
  'правда.example',
  'пример.испытание',
  'παράδειγμα.example',
  'مثال.example',
  'דוגמה.example',
  'उदाहरण.example',
  'ตัวอย่าง.example',
  '日本語のドメイン.example',
  'sony株式会社.example',
  '한국회사.example',
  'ラーメン.example',
  'news.việt-nam1.example',
])('shows %s in its script', (host) => {
  expect(showHost(toAscii(host))).toBe(host);
});

it.each([
  'pаypal.example',
  'аррӏе.example',
  'gοοgle.example',
  'ορο.example',
  'aक.example',
  'i❤.example',
])('keeps the deceptive %s in punycode', (host) => {
  expect(showHost(toAscii(host))).toBe(toAscii(host));
});

it.each(['xn--', 'xn--a', 'xn--99999999999', 'xn--bcher-kva', 'xn--google-.example'])(
  'returns %s without an error',
  (host) => {
    expect(showHost(host)).toBeTypeOf('string');
  },
);
