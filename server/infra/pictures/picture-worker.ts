import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerJobs } from '../answer-jobs.ts';

/** A thread that turns SVG into PNG, since each picture takes some hundred milliseconds. */

const packages = createRequire(import.meta.url);
const read = (path: string) => readFileSync(packages.resolve(path));
const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSerif-Bold.ttf'].map((file) =>
  read(`dejavu-fonts-ttf/ttf/${file}`),
);
const isReady = initWasm(read('@resvg/resvg-wasm/index_bg.wasm'));

async function draw(svg: string): Promise<Uint8Array> {
  await isReady;
  const resvg = new Resvg(svg, {
    font: { fontBuffers: fonts, defaultFontFamily: 'DejaVu Sans', loadSystemFonts: false },
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
