import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerJobs } from '../answer-jobs.ts';
import { projectRoot } from '../project-root.ts';

/** A thread that turns SVG into PNG, since each picture takes some hundred milliseconds. */

const fonts = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSerif-Bold.ttf'].map((file) =>
  readFileSync(join(projectRoot, 'server/infra/pictures/fonts', file)),
);
const packages = createRequire(import.meta.url);
const isReady = initWasm(readFileSync(packages.resolve('@resvg/resvg-wasm/index_bg.wasm')));

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
