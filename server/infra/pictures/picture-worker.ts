import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerJobs } from '../answer-jobs.ts';
import { projectRoot } from '../project-root.ts';
import { createOutliner } from './outline-devanagari.ts';

/** A thread that turns SVG into PNG, since each picture takes some hundred milliseconds. */

const folder = join(projectRoot, 'server/infra/pictures/fonts');
const readFont = (file: string): Buffer => readFileSync(join(folder, file));
const sans = readFont('DejaVuSans.ttf');
const sansBold = readFont('DejaVuSans-Bold.ttf');
const fonts = [sans, sansBold, readFont('DejaVuSerif-Bold.ttf')];
/** Fonts that a picture names, by the end of their name. */
const more = new Map<string, Buffer>();
function readMore(svg: string): Buffer[] {
  const [, name] = /font-family="Noto Sans (SC|JP|KR|Devanagari),/.exec(svg) ?? [];
  if (name === undefined) return [];
  const font = more.get(name) ?? brotliDecompressSync(readFont(`NotoSans${name}-Bold.ttf.br`));
  more.set(name, font);
  return [font];
}
/** Made for the first picture with Devanagari. */
let outliner: ReturnType<typeof createOutliner> | undefined;
const packages = createRequire(import.meta.url);
const isReady = initWasm(readFileSync(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')));

async function draw(svg: string): Promise<Uint8Array> {
  await isReady;
  const fontsOfPicture = readMore(svg);
  const outlined = svg.includes('"Noto Sans Devanagari,')
    ? (await (outliner ??= createOutliner([...fontsOfPicture, sansBold, sans])))(svg)
    : svg;
  const resvg = new Resvg(outlined, {
    font: {
      fontBuffers: [...fonts, ...fontsOfPicture],
      defaultFontFamily: 'DejaVu Sans',
      loadSystemFonts: false,
    },
  });
  const picture = resvg.render();
  try {
    return picture.asPng();
  } finally {
    picture.free();
    resvg.free();
  }
}

answerJobs(draw);
