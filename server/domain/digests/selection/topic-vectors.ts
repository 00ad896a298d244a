import type { Needs, Site } from '../../../context.ts';
import { maxEmbeddedTexts } from '../../../infra/embedding-client.ts';
import type { Embedding } from './embedding.ts';
import { hasBudget, recordUsage } from '../model/token-budget.ts';

/** Topics and unrelated subjects as vectors; without an embedding model there are none. */
export type TopicVectors = {
  topics: ReadonlyMap<string, Embedding | undefined>;
  /** Subjects of all kinds: most posts are about none of them. */
  anchors: readonly Embedding[];
};
export const noVectors: TopicVectors = { topics: new Map(), anchors: [] };

const anchorTopics = [
  'football',
  'cooking recipes',
  'poetry',
  'stock markets',
  'medicine',
  'space travel',
  'gardening',
  'fashion',
  'elections',
  'software',
  'classical music',
  'tourism',
];
const maxCached = 5_000;
/** Vectors of topics by model. A topic names no reader. */
const cache = new Map<string, Embedding>();

/** Embeds topics, each once per process. Those that fail have no vector. */
export async function embedTopics(
  services: Needs<'db' | 'log' | 'clock' | 'config' | 'embedder'>,
  site: Site,
  topics: readonly string[],
): Promise<TopicVectors> {
  const { embedder } = services;
  if (!embedder || topics.length === 0) return noVectors;
  const toKey = (topic: string) => `${embedder.name} ${topic}`;
  const wanted = [...new Set([...anchorTopics, ...topics])];
  const missing = wanted.filter((topic) => !cache.has(toKey(topic)));
  for (let i = 0; i < missing.length; i += maxEmbeddedTexts) {
    if (!(await hasBudget(services, site))) break;
    const batch = missing.slice(i, i + maxEmbeddedTexts);
    const answer = await embedder.embed(batch);
    await recordUsage(services, site.id, answer);
    if (answer.kind === 'failed') break;
    if (cache.size > maxCached) cache.clear();
    for (const [j, topic] of batch.entries())
      cache.set(toKey(topic), { model: embedder.name, vector: answer.value[j] ?? null });
  }
  const find = (topic: string) => cache.get(toKey(topic));
  return {
    topics: new Map(topics.map((topic) => [topic, find(topic)])),
    anchors: anchorTopics.flatMap((topic) => find(topic) ?? []),
  };
}
