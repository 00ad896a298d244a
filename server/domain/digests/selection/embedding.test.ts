import { expect, it } from 'vitest';
import { createIsClose, type Embedding } from './embedding.ts';

/** A unit vector with a share that all texts have in common. */
function createEmbedding(direction: number, common: number, model = 'm'): Embedding {
  const vector = new Float32Array(12);
  vector[0] = Math.sqrt(common);
  vector[1 + direction] = Math.sqrt(1 - common);
  return { model, vector };
}
const posts = (common: number) =>
  Array.from({ length: 8 }, (_, i) => ({ embedding: createEmbedding(i, common) }));

/** Mixes two vectors, so that their cosine is about the given one. */
function mix(a: Embedding, b: Embedding, share: number): Embedding {
  const vector = a.vector!.map((value, i) => value * share + b.vector![i]! * (1 - share));
  const length = Math.hypot(...vector);
  return { model: a.model, vector: vector.map((value) => value / length) };
}

it.each([0, 0.4, 0.75])('tells near texts from unrelated ones, common share %f', (common) => {
  const isClose = createIsClose(posts(common));
  const [a, b] = [createEmbedding(0, common), createEmbedding(1, common)];
  expect(isClose(a, a)).toBe(true);
  expect(isClose(a, mix(a, b, 0.85))).toBe(true);
  expect(isClose(a, mix(a, b, 0.25))).toBe(false);
  expect(isClose(a, b)).toBe(false);
});

it('compares nothing without two vectors of one model', () => {
  const isClose = createIsClose(posts(0));
  const a = createEmbedding(0, 0);
  expect(isClose(a, createEmbedding(0, 0, 'other'))).toBe(false);
  expect(isClose(a, { model: 'm', vector: new Float32Array([1]) })).toBe(false);
  expect(isClose(a, { model: 'm', vector: null })).toBe(false);
  expect(isClose(null, undefined)).toBe(false);
});
