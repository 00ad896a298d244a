import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerJobs } from '../answer-jobs.ts';
import { projectRoot } from '../project-root.ts';

/** A thread that turns SVG into PNG, since each picture takes some hundred milliseconds. */

const folder = join(projectRoot, 'server/infra/pictures/fonts');
const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSerif-Bold.ttf'].map((file) =>
  readFileSync(join(folder, file)),
);
/** Fonts that a picture names, by the end of their name. */
const more = new Map<string, Buffer>();
function readMore(svg: string): Buffer[] {
  const [, name] = /font-family="Noto Sans (SC|JP|KR),/.exec(svg) ?? [];
  if (name === undefined) return [];
  const font =
    more.get(name) ??
    brotliDecompressSync(readFileSync(join(folder, `NotoSans${name}-Bold.ttf.br`)));
  more.set(name, font);
  return [font];
}
const packages = createRequire(import.meta.url);
const isReady = initWasm(readFileSync(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')));

async function draw(svg: string): Promise<Uint8Array> {
  await isReady;
  const resvg = new Resvg(svg, {
    font: {
      fontBuffers: [...fonts, ...readMore(svg)],
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
