import { expect, it } from 'vitest';
import { loadPack } from '#shared/newsletter/translations.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { createDigest, createDigestItem, statecraft } from '../../test/support/digest-mail.ts';
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
  expect(Buffer.byteLength(html)).toBeGreaterThan(40_000);
  expect(html.split('class="quiet rule" lang')).toHaveLength(11);
});

it('drops the comments of the last posts first', async () => {
  const { html, text, shortening } = await render('hi', 30, { comment: hindi, summary: hindi });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxHtmlBytes);
  expect(Buffer.byteLength(html)).toBeGreaterThan(maxHtmlBytes - 5_000);
  expect(shortening?.bytes).toBeGreaterThan(102_400);
  expect(shortening?.summaries).toBe(0);
  const left = 30 - (shortening?.comments ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(text.match(/“/g)).toHaveLength(left);
  expect(text).toContain('\n30. Title 29\n');
});

it('drops summaries when no comment is left', async () => {
  const { html, shortening } = await render('en', 30, {
    comment: 'Short.',
    summary: '"Rivers" & <lakes> '.repeat(200),
  });
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxHtmlBytes);
  expect(shortening?.comments).toBe(30);
  expect(shortening?.summaries).toBeGreaterThan(0);
  expect(shortening?.summaries).toBeLessThan(30);
  expect(html).toContain('Title 29');
});
