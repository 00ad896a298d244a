import { setTimeout as after } from 'node:timers/promises';
import type { Config } from './config/config.ts';
import { createBreaker } from './llm-breaker.ts';
import type { Logger } from './log.ts';

/** `schema`: a JSON schema of the answer. `accepts` may reject JSON with other content. */
export type LlmRequest = {
  system: string;
  user: string;
  schema: Record<string, unknown>;
  maxTokens: number;
  signal?: AbortSignal;
  accepts?(value: unknown): boolean;
};

/**
 * `busy`: too many requests. `unavailable`: no connection, a server error or a redirect.
 * `rejected`: the endpoint rejects the request or the key. `garbage`: no JSON, or not accepted.
 * `resting`: paused after too many failures. `stopped`: aborted by the caller.
 */
export type LlmFailure =
  'busy' | 'unavailable' | 'rejected' | 'garbage' | 'too_long' | 'too_late' | 'resting' | 'stopped';

/** Tokens as reported, else estimated; at most `maxTokens` per answer, also for rejected ones. */
export type LlmResponse =
  | { kind: 'answer'; value: unknown; tokensIn: number; tokensOut: number }
  | { kind: 'failed'; why: LlmFailure; tokensIn: number; tokensOut: number };

/** A model behind an OpenAI-compatible endpoint, without tools. */
export type LlmClient = {
  name: string;
  /** Never throws. `value` is an untrusted object. */
  ask(question: LlmRequest): Promise<LlmResponse>;
};

/** In milliseconds and bytes. Only tests use other values. */
const defaults = {
  /** For a question with all attempts and delays. */
  timeout: 30_000,
  retries: 2,
  pause: 500,
  longestPause: 20_000,
  body: 256 * 1024,
  answer: 8 * 1024,
  /** Consecutive failures within a period pause requests. Then one request tests the endpoint. */
  failures: 5,
  within: 60_000,
  restsFor: 60_000,
};

/** Returns null without a configured model. Logs sizes, statuses and times, but no content. */
export function createLlmClient(
  { llm }: Pick<Config, 'llm'>,
  log: Logger,
  overrides: Partial<typeof defaults> = {},
): LlmClient | null {
  if (llm === null) return null;
  const endpoint = llm;
  const rules = { ...defaults, ...overrides };
  const breaker = createBreaker(rules);
  /** The dialect that the endpoint accepted last. */
  let dialect: Dialect = { format: 'json_schema', limit: 'max_tokens' };

  async function ask({
    system,
    user,
    schema,
    maxTokens,
    signal: stopping,
    accepts,
  }: LlmRequest): Promise<LlmResponse> {
    const began = performance.now();
    const signal = AbortSignal.any([
      AbortSignal.timeout(rules.timeout),
      ...(stopping ? [stopping] : []),
    ]);
    const left = () => rules.timeout - (performance.now() - began);
    const spent = { tokensIn: 0, tokensOut: 0 };
    let [tries, status, sent, received]: [number, number | null, number, number] = [0, null, 0, 0];
    const end = (
      answer: { kind: 'answer'; value: unknown } | { kind: 'failed'; why: LlmFailure },
    ): LlmResponse => {
      const facts = {
        ...spent,
        tries,
        status,
        sent,
        received,
        ms: Math.round(performance.now() - began),
      };
      if (answer.kind === 'answer')
        log.info({ event: 'model_answered', ...facts }, 'model answered');
      else log.warn({ event: 'model_failed', ...facts, why: answer.why }, 'model did not answer');
      return { ...answer, ...spent };
    };
    const failed = (why: LlmFailure) =>
      end({
        kind: 'failed',
        why: stopping?.aborted ? 'stopped' : signal.aborted ? 'too_late' : why,
      });

    if (stopping?.aborted) return failed('stopped');
    const trial = breaker.enter();
    if (trial === null) return failed('resting');
    try {
      let form = dialect;
      let [failures, garbage] = [0, 0];
      for (;;) {
        tries += 1;
        const request = JSON.stringify(
          createRequestBody(endpoint.model, form, { system, user, schema, maxTokens }),
        );
        sent = Buffer.byteLength(request);
        const reply = await post(endpoint, request, rules.body, signal);
        status = reply.status;
        received = reply.kind === 'reply' ? Buffer.byteLength(reply.text) : 0;
        if (signal.aborted || reply.kind === 'too_long') {
          // The endpoint probably charges for it.
          spent.tokensIn += estimateTokens(request.length);
          spent.tokensOut += reply.kind === 'too_long' ? maxTokens : 0;
        }
        if (signal.aborted) {
          // An abort by the caller is no failure of the endpoint.
          if (!stopping?.aborted) breaker.failed();
          return failed('too_late');
        }
        if (reply.kind === 'reply' && reply.status === 200) {
          breaker.succeeded();
          dialect = form;
          const envelope = parseResponse(reply.text);
          const content = envelope?.content ?? null;
          spent.tokensIn += envelope?.tokensIn ?? estimateTokens(request.length);
          const written = envelope?.tokensOut ?? estimateTokens(content?.length ?? 0);
          spent.tokensOut += Math.min(written, maxTokens);
          if (content !== null && Buffer.byteLength(content) > rules.answer)
            return failed('too_long');
          const value = content === null ? undefined : parseObject(content);
          if (value !== undefined && (accepts?.(value) ?? true))
            return end({ kind: 'answer', value });
          garbage += 1;
          if (garbage > 1) return failed('garbage');
          continue;
        }
        if (reply.kind === 'too_long') return failed('too_long');
        if (reply.kind === 'reply' && (reply.status === 400 || reply.status === 422)) {
          const other = otherDialect(form, reply.text);
          if (!other) return failed('rejected');
          form = other;
          continue;
        }

        breaker.failed();
        const again = reply.kind === 'lost' || reply.status === 429 || reply.status >= 500;
        const why =
          reply.kind === 'lost' || reply.status >= 500 || reply.status < 400
            ? 'unavailable'
            : reply.status === 429
              ? 'busy'
              : 'rejected';
        failures += 1;
        if (!again || failures > rules.retries || !breaker.stillAsks()) return failed(why);
        // Random delays keep clients that failed together from retrying together.
        const wait = Math.max(
          reply.kind === 'reply' ? (reply.retryAfter ?? 0) : 0,
          rules.pause * 2 ** (failures - 1) * (0.5 + Math.random()),
        );
        if (wait > rules.longestPause || wait > left()) return failed(why);
        await after(wait, undefined, { signal, ref: false });
      }
    } catch {
      return failed('unavailable');
    } finally {
      trial();
    }
  }
  return { name: endpoint.model, ask };
}

/** Not every endpoint accepts a schema, and some have another name for the limit. */
type Dialect = {
  format: 'json_schema' | 'json_object';
  limit: 'max_tokens' | 'max_completion_tokens';
};

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

type Reply =
  | { kind: 'reply'; status: number; text: string; retryAfter: number | null }
  | { kind: 'lost'; status: null }
  | { kind: 'too_long'; status: number };

/** Does not follow redirects, because the operator chose this URL. */
async function post(
  { baseUrl, apiKey }: NonNullable<Config['llm']>,
  body: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      body,
      signal,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > maxBytes) return { kind: 'too_long', status: response.status };
      parts.push(part);
    }
    return {
      kind: 'reply',
      status: response.status,
      text: Buffer.concat(parts).toString('utf8'),
      retryAfter: parseRetryAfterMs(response.headers.get('retry-after')),
    };
  } catch {
    return { kind: 'lost', status: null };
  }
}

/** Converts seconds or a date to milliseconds from now. */
function parseRetryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d{1,9}$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Three characters a token: an overestimate for most texts, which protects the budget. */
const estimateTokens = (characters: number) => Math.ceil(characters / 3);

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
  const count = (value: unknown) =>
    Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
  return {
    content: typeof content === 'string' ? content : null,
    tokensIn: count(body.usage?.prompt_tokens),
    tokensOut: count(body.usage?.completion_tokens),
  };
}

/** Parses a JSON object, also within a Markdown fence, as some models write it. */
function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(
      text.trim().replace(/^```(?:json)?\s*\n([\s\S]*)\n\s*```$/, '$1'),
    );
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
