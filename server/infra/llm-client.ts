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

/** `schema`: a JSON schema of the answer. `accepts` may reject JSON with other content. */
export type LlmRequest = {
  system: string;
  user: string;
  schema: Record<string, unknown>;
  maxTokens: number;
  signal?: AbortSignal;
  /** Asks the judge's model, if there is one. */
  isJudgment?: boolean;
  accepts?(value: unknown): boolean;
};

/** Tokens are at most `maxTokens` per answer. */
export type LlmResponse = LlmResult<unknown>;

/** A model behind an OpenAI-compatible endpoint, without tools. */
export type LlmClient = {
  name: string;
  /** The model that judges, if it is another one. */
  judgeName?: string;
  /** Never throws. `value` is an untrusted object. */
  ask(question: LlmRequest): Promise<LlmResponse>;
};

/** In bytes: the longest accepted answer. Only tests use other values. */
const defaults = { ...callDefaults, answer: 16 * 1024 };

/** Returns null without a configured model. */
export function createLlmClient(
  { llm }: Pick<Config, 'llm'>,
  log: Logger,
  overrides: Partial<typeof defaults> = {},
  onCall?: OnModelCall,
): LlmClient | null {
  if (llm === null) return null;
  const { judge } = llm;
  const rules = { ...defaults, ...overrides };
  const writer = { endpoint: llm, call: createLlmCaller(llm, log, rules, onCall) };
  // Failures of one provider do not pause the other.
  const judging =
    judge && judge.baseUrl !== llm.baseUrl
      ? { endpoint: judge, call: createLlmCaller(judge, log, rules, onCall) }
      : { ...writer, endpoint: judge ?? llm };
  /** The dialect that each model accepted last. */
  const dialects = new Map<string, Dialect>();

  function ask({
    signal,
    accepts,
    isJudgment = false,
    ...question
  }: LlmRequest): Promise<LlmResponse> {
    const { maxTokens } = question;
    const { call, endpoint } = isJudgment ? judging : writer;
    const { model } = endpoint;
    let form = dialects.get(`${endpoint.baseUrl} ${model}`) ?? firstDialect;
    return call<unknown>(
      {
        path: '/chat/completions',
        model,
        maxTokens,
        createBody: () => createRequestBody(model, form, question),
        adapt(complaint) {
          const other = otherDialect(form, complaint);
          if (other) form = other;
          return other !== null;
        },
        read(text, requestLength) {
          dialects.set(`${endpoint.baseUrl} ${model}`, form);
          const envelope = parseResponse(text);
          const content = envelope?.content ?? null;
          const written = envelope?.tokensOut ?? estimateTokens(content?.length ?? 0);
          const usage = {
            tokensIn: envelope?.tokensIn ?? estimateTokens(requestLength),
            tokensOut: Math.min(written, maxTokens),
          };
          if (content !== null && Buffer.byteLength(content) > rules.answer)
            return { kind: 'too_long', ...usage };
          const value = content === null ? undefined : parseObject(content);
          return value !== undefined && (accepts?.(value) ?? true)
            ? { kind: 'answer', value, ...usage }
            : { kind: 'garbage', ...usage };
        },
      },
      signal,
    );
  }
  return { name: llm.model, ...(judge ? { judgeName: judge.model } : {}), ask };
}

/** Not every endpoint accepts a schema, and some have another name for the limit. */
type Dialect = {
  format: 'json_schema' | 'json_object';
  limit: 'max_tokens' | 'max_completion_tokens';
};
const firstDialect: Dialect = { format: 'json_schema', limit: 'max_tokens' };

function createRequestBody(
  model: string,
  { format, limit }: Dialect,
  { system, user, schema, maxTokens }: Pick<LlmRequest, 'system' | 'user' | 'schema' | 'maxTokens'>,
) {
  const bySchema = format === 'json_schema';
  const content = bySchema
    ? system
    : `${system}\n\nAnswer with one JSON object and nothing else. ` +
      `It must fit this JSON schema:\n${JSON.stringify(schema)}`;
  return {
    model,
    stream: false,
    [limit]: maxTokens,
    messages: [
      { role: 'system', content },
      { role: 'user', content: user },
    ],
    response_format: bySchema
      ? { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } }
      : { type: 'json_object' },
  };
}

/** Returns the dialect to try after a rejection; null if there is none left. */
function otherDialect(form: Dialect, complaint: string): Dialect | null {
  if (form.limit === 'max_tokens' && complaint.includes('max_completion_tokens'))
    return { ...form, limit: 'max_completion_tokens' };
  return form.format === 'json_schema' ? { ...form, format: 'json_object' } : null;
}

function parseResponse(
  text: string,
): { content: string | null; tokensIn: number | null; tokensOut: number | null } | null {
  const body = parseObject(text) as
    | {
        choices?: { message?: { content?: unknown } | null }[];
        usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
      }
    | undefined;
  if (body === undefined) return null;
  const content = Array.isArray(body.choices) ? body.choices[0]?.message?.content : undefined;
  return {
    content: typeof content === 'string' ? content : null,
    tokensIn: parseCount(body.usage?.prompt_tokens),
    tokensOut: parseCount(body.usage?.completion_tokens),
  };
}
