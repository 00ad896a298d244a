import { expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import {
  createDigest,
  createDigestItem,
  origin,
  statecraft,
} from '../../test/support/digest-mail.ts';
import { getAttribute, readHtml, getText } from '../../test/support/html.ts';
import { renderDigest } from './digest.tsx';
import { maxHtmlBytes } from './limit-digest-size.ts';

const render = async (
  language: DigestLanguage,
  count: number,
  text: { comment: string; summary: string },
) =>
  renderDigest(
    statecraft,
    { language, pack: await loadPack(language) },
    createDigest({
      kind: 'extract',
      items: Array.from({ length: count }, (_, i) =>
        createDigestItem(String(i), {
          summary: `${text.summary} ${i}`,
          comment: { text: `${text.comment} ${i}`, by: 'ada' },
        }),
      ),
    }),
  );
const hindi = 'नदियों और झीलों का बँटवारा '.repeat(22);

it('keeps a digest of usual size whole', async () => {
  const { html, shortening } = await render('hi', 10, { comment: hindi, summary: hindi });
  expect(shortening).toBeNull();
  expect(Buffer.byteLength(html)).toBeGreaterThan(20_000);
  expect(html.split('class="title"')).toHaveLength(11);
});

it('links to the omitted posts of a large digest', async () => {
  const { html, text, shortening } = await render('hi', 30, { comment: hindi, summary: hindi });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxHtmlBytes);
  expect(Buffer.byteLength(html)).toBeGreaterThan(maxHtmlBytes - 6_000);
  expect(shortening?.bytes).toBeGreaterThan(maxHtmlBytes);
  const omitted = shortening?.posts ?? 0;
  const shown = 30 - omitted;
  expect(omitted).toBeGreaterThan(0);
  expect(text).toContain(`\nTitle ${shown - 1}\n`);
  expect(text).not.toContain(`Title ${shown}\n`);
  const href = `${origin}/newsletter/archive/2026-11-20#entry-${shown}`;
  const line = `बाकी ${omitted} पोस्ट ब्राउज़र में देखें`;
  expect(text).toContain(`\n\n${line}\n${href}\n\n`);
  const links = readHtml(html).all('a');
  expect(
    links.filter((link) => getAttribute(link, 'href') === href).map((link) => getText(link)),
  ).toEqual([line]);
});

it('keeps one post of any size', async () => {
  const { text, shortening } = await render('en', 3, {
    comment: 'Short.',
    summary: '"Rivers" & <lakes> '.repeat(9_000),
  });
  expect(shortening?.posts).toBe(2);
  expect(text).toContain('\nTitle 0\n');
  expect(text).toContain('See the other 2 posts in the browser');
});
