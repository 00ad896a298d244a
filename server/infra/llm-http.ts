import { setTimeout as after } from 'node:timers/promises';
import type { Config } from './config/config.ts';
import { createBreaker } from './llm-breaker.ts';
import type { Logger } from './log.ts';
import { parseJsonOfOthers } from './parse-json.ts';
import { parseRetryAfterMs } from './retry-after.ts';
import { traced, traceHeaders } from './trace.ts';

/**
 * `busy`: too many requests. `unavailable`: no connection, a server error or a redirect.
 * `rejected`: the endpoint rejects the request or the key. `garbage`: no JSON, or not accepted.
 * `resting`: paused after too many failures. `stopped`: aborted by the caller.
 */
export type LlmFailure =
  'busy' | 'unavailable' | 'rejected' | 'garbage' | 'too_long' | 'too_late' | 'resting' | 'stopped';

export type Usage = { tokensIn: number; tokensOut: number };
/** Tokens as reported, else estimated, also for rejected answers. */
export type LlmResult<T> = Usage &
  ({ kind: 'answer'; value: T } | { kind: 'failed'; why: LlmFailure });

/** An API of an OpenAI-compatible endpoint. */
type LlmApi<T> = {
  /** Appended to the base URL. */
  path: string;
  model: string;
  /** The body of the next attempt. */
  createBody(): object;
  /** Changes the body after a rejection; false if there is no other one. */
  adapt(complaint: string): boolean;
  /** Tokens of the longest answer. */
  maxTokens: number;
  /** Reads a reply. `requestLength` is in characters. */
  read(
    text: string,
    requestLength: number,
  ): Usage & ({ kind: 'answer'; value: T } | { kind: 'garbage' | 'too_long' });
};

/** In milliseconds and bytes. Only tests use other values. */
export const callDefaults = {
  /** For a question with all attempts and delays. */
  timeout: 30_000,
  retries: 2,
  pause: 500,
  longestPause: 20_000,
  body: 256 * 1024,
  /** Consecutive failures within a period pause requests. Then one request tests the endpoint. */
  failures: 5,
  windowMs: 60_000,
  restsFor: 60_000,
};
type CallRules = typeof callDefaults;
/** Is told of every question to a model when it ends. */
export type OnModelCall = (
  model: string,
  outcome: 'answered' | LlmFailure,
  usage: Usage,
  milliseconds: number,
) => void;
type Endpoint = Pick<NonNullable<Config['llm']>, 'baseUrl' | 'apiKey'>;

/**
 * Returns a function that calls an endpoint with retries and pauses. It never throws. It logs
 * sizes, statuses and times, but no content.
 */
export function createLlmCaller(
  endpoint: Endpoint,
  log: Logger,
  rules: CallRules,
  onCall?: OnModelCall,
) {
  const breaker = createBreaker(rules);

  return <T>(api: LlmApi<T>, stopping?: AbortSignal): Promise<LlmResult<T>> =>
    traced(
      {
        name: `model ${api.model}`,
        kind: 'client',
        attributes: { 'gen_ai.request.model': api.model },
      },
      async (span) => {
        const result = await call(api, stopping);
        span.setAttributes({
          'gen_ai.usage.input_tokens': result.tokensIn,
          'gen_ai.usage.output_tokens': result.tokensOut,
        });
        if (result.kind === 'failed') span.fail(result.why);
        return result;
      },
    );

  async function call<T>(api: LlmApi<T>, stopping?: AbortSignal): Promise<LlmResult<T>> {
    const began = performance.now();
    const signal = AbortSignal.any([
      AbortSignal.timeout(rules.timeout),
      ...(stopping ? [stopping] : []),
    ]);
    const left = () => rules.timeout - (performance.now() - began);
    const spent = { tokensIn: 0, tokensOut: 0 };
    let [tries, status, sent, received]: [number, number | null, number, number] = [0, null, 0, 0];
    const end = (
      answer: { kind: 'answer'; value: T } | { kind: 'failed'; why: LlmFailure },
    ): LlmResult<T> => {
      const facts = {
        ...spent,
        tries,
        status,
        sent,
        received,
        ms: Math.round(performance.now() - began),
      };
      onCall?.(api.model, answer.kind === 'answer' ? 'answered' : answer.why, spent, facts.ms);
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
      let [failures, garbage] = [0, 0];
      for (;;) {
        tries += 1;
        const request = JSON.stringify(api.createBody());
        sent = Buffer.byteLength(request);
        const reply = await post(endpoint, api.path, request, rules.body, signal);
        status = reply.status;
        received = reply.kind === 'reply' ? Buffer.byteLength(reply.text) : 0;
        if (signal.aborted || reply.kind === 'too_long') {
          // The endpoint probably charges for it.
          spent.tokensIn += estimateTokens(request.length);
          spent.tokensOut += reply.kind === 'too_long' ? api.maxTokens : 0;
        }
        if (signal.aborted) {
          // An abort by the caller is no failure of the endpoint.
          if (!stopping?.aborted) breaker.failed();
          return failed('too_late');
        }
        if (reply.kind === 'reply' && reply.status === 200) {
          breaker.succeeded();
          const answer = api.read(reply.text, request.length);
          spent.tokensIn += answer.tokensIn;
          spent.tokensOut += answer.tokensOut;
          if (answer.kind === 'answer') return end({ kind: 'answer', value: answer.value });
          garbage += 1;
          if (answer.kind === 'too_long' || garbage > 1) return failed(answer.kind);
          continue;
        }
        if (reply.kind === 'too_long') return failed('too_long');
        if (reply.kind === 'reply' && (reply.status === 400 || reply.status === 422)) {
          if (!api.adapt(reply.text)) return failed('rejected');
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
}

type Reply =
  | { kind: 'reply'; status: number; text: string; retryAfter: number | null }
  | { kind: 'lost'; status: null }
  | { kind: 'too_long'; status: number };

/** Does not follow redirects, because the operator chose this URL. */
async function post(
  { baseUrl, apiKey }: Endpoint,
  path: string,
  body: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      body,
      signal,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...traceHeaders(),
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

/** Three characters a token: an overestimate for most texts, which protects the budget. */
export const estimateTokens = (characters: number) => Math.ceil(characters / 3);

/** Returns a count that an endpoint reports; null for anything else. */
export const parseCount = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

/** Parses a JSON object, also within a Markdown fence, as some models write it. */
export function parseObject(text: string): object | undefined {
  try {
    const value = parseJsonOfOthers(
      text.trim().replace(/^```(?:json)?\s*\n([\s\S]*)\n\s*```$/, '$1'),
    );
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
