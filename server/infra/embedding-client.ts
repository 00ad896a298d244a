import type { Config } from './config/config.ts';
import {
  callDefaults,
  createLlmCaller,
  estimateTokens,
  parseCount,
  parseObject,
  type LlmResult,
  type OnModelCall,
} from './llm-http.ts';
import type { Logger } from './log.ts';

export const maxEmbeddedTexts = 32;
const maxDimensions = 8_192;

/** An embedding model behind an OpenAI-compatible endpoint. */
export type EmbeddingClient = {
  name: string;
  /** Never throws. Returns one unit vector for each of up to `maxEmbeddedTexts` texts. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<LlmResult<Float32Array[]>>;
};

/** Returns null without a configured model. */
export function createEmbeddingClient(
  { embeddings }: Pick<Config, 'embeddings'>,
  log: Logger,
  overrides: Partial<typeof callDefaults> = {},
  onCall?: OnModelCall,
): EmbeddingClient | null {
  if (embeddings === null) return null;
  const { model } = embeddings;
  const rules = { ...callDefaults, body: 8 * 1024 * 1024, ...overrides };
  const call = createLlmCaller(embeddings, log, rules, onCall);
  return {
    name: model,
    embed: (texts, signal) =>
      call<Float32Array[]>(
        {
          path: '/embeddings',
          model,
          maxTokens: 0,
          createBody: () => ({ model, input: texts }),
          adapt: () => false,
          read(text, requestLength) {
            const body = parseObject(text) as Reply | undefined;
            const usage = {
              // No tokenizer makes more tokens than there are bytes.
              tokensIn: Math.min(
                parseCount(body?.usage?.prompt_tokens) ?? estimateTokens(requestLength),
                requestLength * 4,
              ),
              tokensOut: 0,
            };
            const value = parseVectors(body, texts.length);
            return value === null
              ? { kind: 'garbage', ...usage }
              : { kind: 'answer', value, ...usage };
          },
        },
        signal,
      ),
  };
}

type Reply = {
  data?: ({ index?: unknown; embedding?: unknown } | null)[];
  usage?: { prompt_tokens?: unknown } | null;
};

/** Returns null unless there is one vector per text, all of one dimension. */
function parseVectors(body: Reply | undefined, count: number): Float32Array[] | null {
  if (!Array.isArray(body?.data) || body.data.length !== count) return null;
  const vectors = new Map<unknown, Float32Array>();
  for (const [i, item] of body.data.entries()) {
    const vector = parseVector(item?.embedding);
    if (vector === null) return null;
    vectors.set(item?.index ?? i, vector);
  }
  const ordered = Array.from({ length: count }, (_, i) => vectors.get(i));
  const [first] = ordered;
  return ordered.every((vector) => vector !== undefined && vector.length === first?.length)
    ? (ordered as Float32Array[])
    : null;
}

function parseVector(values: unknown): Float32Array | null {
  if (!Array.isArray(values) || values.length < 2 || values.length > maxDimensions) return null;
  if (!values.every((value) => typeof value === 'number' && Number.isFinite(value))) return null;
  const length = Math.hypot(...(values as number[]));
  if (!(length > 0) || !Number.isFinite(length)) return null;
  return Float32Array.from(values as number[], (value) => value / length);
}
