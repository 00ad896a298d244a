import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { projectRoot } from '../../server/infra/project-root.ts';

/**
 * Tolerated screenshot differences. `color`: the color distance that counts, 0 to 1. `pixels`: the
 * share of differing pixels.
 */
const tolerance = { color: 0.1, pixels: 0.001 };

const saved = join(projectRoot, 'test/e2e/components');
const failed = join(projectRoot, 'test-results/components');
const updates = process.env.UPDATE_PICTURES === '1';

type Box = { name: string; top: number; height: number };

/** Compares parts of a screenshot with stored images. Returns one line per difference. */
export function comparePictures(folder: string, screenshot: Buffer, boxes: Box[]): string[] {
  const page = PNG.sync.read(screenshot);
  const pictures = boxes.map(({ name, top, height }) => {
    const picture = new PNG({ width: page.width, height: Math.min(height, page.height - top) });
    PNG.bitblt(page, picture, 0, top, picture.width, picture.height, 0, 0);
    return { name, picture };
  });
  if (updates) rmSync(join(saved, folder), { recursive: true, force: true });
  const names = new Set(boxes.map(({ name }) => `${name}.png`));
  const unused = existsSync(join(saved, folder))
    ? readdirSync(join(saved, folder)).filter((file) => !names.has(file))
    : [];
  return [
    ...pictures.flatMap(({ name, picture }) => comparePicture(join(folder, name), picture)),
    ...unused.map((file) => `${file}: no such component`),
  ];
}

function comparePicture(name: string, actual: PNG): string[] {
  const file = join(saved, `${name}.png`);
  if (updates) {
    reduceColors(actual);
    write(file, actual);
  }
  if (!existsSync(file)) return [`${name}: no picture, see docs/development.md`];
  const expected = PNG.sync.read(readFileSync(file));
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height) {
    write(join(failed, `${name}.png`), actual);
    return [`${name}: ${width}×${height} instead of ${expected.width}×${expected.height}`];
  }
  const difference = new PNG({ width, height });
  const count = pixelmatch(expected.data, actual.data, difference.data, width, height, {
    threshold: tolerance.color,
  });
  if (count <= width * height * tolerance.pixels) return [];
  write(join(failed, `${name}.png`), actual);
  write(join(failed, `${name}-difference.png`), difference);
  return [`${name}: ${count} of ${width * height} pixels differ, see test-results/components/`];
}

/** Reduces colors to 16 levels, which halves the file. */
function reduceColors({ data }: PNG): void {
  for (let i = 0; i < data.length; i += 1) data[i] = Math.round((data[i] ?? 0) / 17) * 17;
}

function write(file: string, picture: PNG): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }));
}
