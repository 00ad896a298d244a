/** What a misbehaving embedding endpoint answers. */
export const embeddingFaults = ['fewer', 'uneven', 'nan', 'infinite', 'zero', 'words'] as const;
export type EmbeddingFault = (typeof embeddingFaults)[number];

/** One dimension per word by its letters: texts with the same words are close. */
export function embedWords(text: string): number[] {
  const vector = Array.from({ length: 256 }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let hash = 7;
    for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 255;
    vector[hash + 1] = 1;
  }
  // Never zero, also without words.
  vector[0] = 0.01;
  return vector;
}

/** The reply of an endpoint, as text: JSON has no NaN. */
export function createEmbeddings(
  texts: readonly string[],
  embed: (text: string) => number[],
  fault?: EmbeddingFault,
): string {
  const last = texts.length - 1;
  const spoil = (values: number[]): unknown[] => {
    switch (fault) {
      case 'uneven':
        return values.slice(1);
      case 'nan':
        return ['NAN', ...values.slice(1)];
      case 'infinite':
        return ['INFINITE', ...values.slice(1)];
      case 'zero':
        return values.map(() => 0);
      case 'words':
        return values.map(String);
      default:
        return values;
    }
  };
  const data = texts.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: index === last ? spoil(embed(text)) : embed(text),
  }));
  return JSON.stringify({
    object: 'list',
    // Some endpoints answer in another order.
    data: (fault === 'fewer' ? data.slice(1) : data).toReversed(),
    usage: { prompt_tokens: Math.ceil(texts.join('').length / 4) },
  })
    .replace('"NAN"', 'NaN')
    .replace('"INFINITE"', '1e999');
}
