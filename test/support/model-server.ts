import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll } from 'vitest';
import { createEmbeddings, embedWords, type EmbeddingFault } from './model-embeddings.ts';
import { faithful, obedient, type ModelRequest } from './model-answers.ts';

/**
 * The server behavior. `good` cites its input; `obeying` follows every injected instruction.
 * `older` rejects schemas (400) and `newer` rejects `max_tokens` (400). `terse` answers with no
 * sentence, and `scripted` as `script` says. The others fail as named.
 */
export const modelVariants = [
  'good',
  'obeying',
  'older',
  'newer',
  'slow',
  'dripping',
  'busy',
  'broken',
  'hanging',
  'cut',
  'refusing',
  'redirecting',
  'huge',
  'wordy',
  'terse',
  ...['empty', 'prose', 'scalar', 'schema', 'html', 'truncated', 'nul', 'silent'].map(
    (what) => `garbage:${what}` as const,
  ),
] as const;
export type ModelVariant =
  | (typeof modelVariants)[number]
  | 'scripted'
  | `garbage:${string}`
  | `embeddings:${EmbeddingFault}`;

export type ModelServer = {
  /** For `LLM_BASE_URL`. */
  url: string;
  requests: ModelRequest[];
  /** Calls so far, those without an answer among them. */
  calls(): number;
  /** Applies from now on; a list has one entry per call, and its last repeats. */
  behave(...variants: ModelVariant[]): void;
  /** What `busy` answers in `Retry-After`; undefined: nothing. */
  retryAfter: string | undefined;
  /** What `scripted` answers. */
  script: (request: ModelRequest) => unknown;
  /** Milliseconds after which `slow` answers. */
  delay: number;
  /** The vector of a text. */
  embed(text: string): number[];
};

/** A local model with the API of OpenAI, for the tests of a file. */
export async function startModelServer(...first: ModelVariant[]): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let calls = 0;
  let variants = first.length > 0 ? first : (['good'] as ModelVariant[]);
  const server = createServer((request, response) => {
    calls += 1;
    const variant = (variants.length > 1 ? variants.shift() : variants[0]) ?? 'good';
    void readBody(request)
      .then((raw) => {
        const body = parsed(raw);
        const messages = (body.messages ?? []) as { role: string; content: string }[];
        const text = (role: string) =>
          messages
            .filter((message) => message.role === role)
            .map(({ content }) => content)
            .join('\n');
        const modelRequest = {
          authorization: request.headers.authorization ?? null,
          body,
          raw,
          system: text('system'),
          user: text('user'),
        };
        requests.push(modelRequest);
        return answer(variant, modelRequest, response, model);
      })
      .catch(() => response.destroy());
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const model: ModelServer = {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/v1`,
    requests,
    calls: () => calls,
    behave: (...list) => (variants = list),
    retryAfter: '0',
    script: faithful,
    delay: 50,
    embed: embedWords,
  };
  return model;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function parsed(raw: string): Record<string, unknown> {
  try {
    return JSON.parse(raw) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

/** An answer as such endpoints give it. */
const completion = (content: unknown, { raw }: ModelRequest) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: {
    prompt_tokens: Math.ceil(raw.length / 4),
    completion_tokens: Math.ceil(String(content).length / 4),
  },
});

async function answer(
  variant: ModelVariant,
  request: ModelRequest,
  response: ServerResponse,
  model: ModelServer,
): Promise<void> {
  const say = (value: unknown) =>
    json(
      response,
      200,
      completion(typeof value === 'string' ? value : JSON.stringify(value), request),
    );
  const format = (request.body.response_format as { type?: string } | undefined)?.type;
  const { input } = request.body;
  const fault = variant.startsWith('embeddings:') ? variant.slice('embeddings:'.length) : undefined;
  if (Array.isArray(input) && (variant === 'good' || fault !== undefined))
    return json(
      response,
      200,
      createEmbeddings(input.map(String), model.embed, fault as EmbeddingFault | undefined),
    );
  switch (variant) {
    case 'good':
      return say(faithful(request));
    case 'obeying':
      return say(obedient(request));
    case 'older':
      return format === 'json_schema'
        ? json(response, 400, {
            error: { message: 'response_format json_schema is not supported' },
          })
        : say(faithful(request));
    case 'newer':
      return 'max_tokens' in request.body
        ? json(response, 400, {
            error: {
              message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
            },
          })
        : say(faithful(request));
    case 'slow':
      return void setTimeout(() => say(faithful(request)), model.delay);
    case 'dripping': {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      return void response.once('close', () => clearInterval(timer));
    }
    case 'busy':
      return json(
        response,
        429,
        { error: { message: 'slow down' } },
        model.retryAfter === undefined ? {} : { 'Retry-After': model.retryAfter },
      );
    case 'broken':
      return json(response, 500, { error: { message: 'no' } });
    case 'hanging':
      return undefined;
    case 'cut':
      return void response.destroy();
    case 'refusing':
      return json(response, 401, { error: { message: 'no such key' } });
    case 'redirecting':
      return json(response, 307, '', { Location: `${model.url}/elsewhere` });
    case 'huge': {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const part = 'x'.repeat(65_536);
      return await pipeline(Readable.from(Array.from({ length: 160 }, () => part)), response).catch(
        () => undefined,
      );
    }
    case 'wordy':
      return say({ sentences: [{ text: 'word '.repeat(4_000), posts: [] }] });
    case 'terse':
      return say({ sentences: [] });
    case 'scripted':
      return say(await model.script(request));
    case 'garbage:empty':
      return json(response, 200, '');
    case 'garbage:prose':
      return say('Certainly! Here is your summary.');
    case 'garbage:scalar':
      return say('42');
    case 'garbage:schema':
      return say({ summary: 'A text where sentences were asked for.' });
    case 'garbage:html':
      return void response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>502</title><h1>Bad gateway</h1>');
    case 'garbage:truncated':
      return say(JSON.stringify(faithful(request)).slice(0, 20));
    case 'garbage:nul':
      return say('\0\0\0');
    case 'garbage:silent':
      return json(response, 200, completion(null, request));
    default:
      throw new Error(`no such model: ${variant}`);
  }
}
