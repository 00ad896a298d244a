import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureRenderer } from '../../server/infra/pictures/picture-renderer.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { drawPicture, pictureSize } from '../../server/ssr/sharing-picture.ts';
import { nontrivialPreset } from '../../shared/sites/nontrivial.ts';
import { launchBrowserForPictures } from '../support/browser.ts';

const titles = [
  'प्रधानमंत्री ने राष्ट्रीय शिक्षा नीति की समीक्षा बैठक में क्षेत्रीय भाषाओं पर ज़ोर दिया',
  'ट्रेन दुर्घटना में घायल यात्रियों को ₹50,000 का मुआवज़ा मिलेगा।',
  'कर्मचारियों की स्थिति पर श्रम मंत्रालय की रिपोर्ट: वेतन में १२.५% की वृद्धि',
  '“विज्ञान की दुनिया”: क्षुद्रग्रह से लौटा अंतरिक्ष यान, वैज्ञानिक उत्साहित',
  'ISRO ने श्रीहरिकोटा से PSLV-C62 का सफल प्रक्षेपण किया',
  'बाढ़, पढ़ाई और क़ानून: फ़्रांस के ग़रीब लड़के की कहानी, भाग ३',
  'राम॥ सत्यं ब्रूयात्। श्रद्धा, ह्रास, द्वंद्व, विद्या, ब्राह्मण, चिह्न',
  'क्‍ष और क्‌ष में अंतर: यूनिकोड की तकनीकी टिप्पणी',
];
const renderer = createPictureRenderer();
const { width, height } = pictureSize;
const theme = { ...nontrivialPreset.theme, siteName: 'श्री ज्ञान & कर्म' };
const draw = (title: string) =>
  drawPicture(theme, {
    page: 'post/1',
    title,
    foot: 'example.com',
    postId: '1',
    face: 'Noto Sans Devanagari',
  });

function fontFace(family: string, weight: number, file: string): string {
  const stored = readFileSync(join(projectRoot, 'server/infra/pictures/fonts', file));
  const font = file.endsWith('.br') ? brotliDecompressSync(stored) : stored;
  const source = `url(data:font/ttf;base64,${font.toString('base64')})`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source} }`;
}
const styles = [
  'body { margin: 0 }',
  fontFace('Noto Sans Devanagari', 700, 'NotoSansDevanagari-Bold.ttf.br'),
  fontFace('DejaVu Sans', 400, 'DejaVuSans.ttf'),
].join('\n');

// Other systems draw letters differently.
describe.skipIf(process.platform !== 'linux')('pictures of Devanagari', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowserForPictures();
    page = await browser.newPage({ viewport: { width, height } });
  });
  afterAll(() => browser.close());

  it.each(titles)('look as in a browser: %s', async (title) => {
    const svg = draw(title);
    await page.setContent(`<style>${styles}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    const expected = PNG.sync.read(await page.screenshot());
    const picture = await renderer.render(svg);
    if (!picture) throw new Error('Too many pictures are waiting.');
    const options = { threshold: 0.25 };
    const actual = PNG.sync.read(picture);
    expect(pixelmatch(expected.data, actual.data, undefined, width, height, options)).toBeLessThan(
      100,
    );
    const widths = await page.evaluate(() =>
      Array.from(document.querySelectorAll('text'), (text) => text.getBBox().width),
    );
    const lines = widths.slice(1, -1);
    expect(Math.max(...lines)).toBeLessThan(width - 160);
  });
});
