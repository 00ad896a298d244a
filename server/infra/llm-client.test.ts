import { beforeEach, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { startModelServer, type ModelVariant } from '../../test/support/model-server.ts';
import { createLog } from './log.ts';
import { createLlmClient, type LlmRequest } from './llm-client.ts';
import { countModelCalls } from './model-metrics.ts';

const server = await startModelServer();
const judge = await startModelServer();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', {
  write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
});
const apiKey = 'sk-very-secret';
const quick = { timeout: 2_000, pause: 1, windowMs: 60_000, restsFor: 60_000 };
const createModel = (overrides: Parameters<typeof createLlmClient>[2] = {}, baseUrl = server.url) =>
  createLlmClient({ llm: { baseUrl, apiKey, model: 'test-model' } }, log, {
    ...quick,
    ...overrides,
  })!;

const user =
  '=== ab12 post p1 ===\nTitle: A quiet harbour\n1. The harbour of Aldmere ' +
  'was opened to small ships again.\n=== ab12 end ===';
const question: LlmRequest = {
  system: 'Summarise in private words.',
  user,
  schema: { type: 'object', properties: { sentences: { type: 'array' } } },
  maxTokens: 400,
};
const expectedAnswer = {
  sentences: [
    {
      text: 'The harbour of Aldmere was opened to small ships again.',
      evidence: [
        {
          post: 'p1',
          number: 1,
          quote: 'The harbour of Aldmere was opened to small ships again.',
        },
      ],
    },
  ],
};

beforeEach(() => {
  server.requests.length = 0;
  server.retryAfter = '0';
  lines.length = 0;
});

/** How many calls a question made, with its answer. */
async function askOnce(
  variants: ModelVariant[],
  model = createModel(),
  overrides: Partial<LlmRequest> = {},
) {
  server.behave(...variants);
  const before = server.calls();
  const answer = await model.ask({ ...question, ...overrides });
  return { answer, calls: server.calls() - before };
}

it('returns null without a configured model', () => {
  expect(createLlmClient({ llm: null }, log)).toBeNull();
});

it('sends one request and returns an object with token counts', async () => {
  const { answer, calls } = await askOnce(['good']);
  expect(answer).toMatchObject({ kind: 'answer', value: expectedAnswer });
  expect(answer.tokensIn).toBeGreaterThan(50);
  expect(answer.tokensOut).toBeGreaterThan(10);
  expect(calls).toBe(1);
  expect(server.requests[0]).toMatchObject({
    authorization: `Bearer ${apiKey}`,
    system: question.system,
    user,
  });
  expect(server.requests[0]?.body).toEqual({
    model: 'test-model',
    stream: false,
    max_tokens: 400,
    messages: [
      { role: 'system', content: question.system },
      { role: 'user', content: user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: question.schema },
    },
  });
});

it('sends no header without a key', async () => {
  server.behave('good');
  await createLlmClient(
    { llm: { baseUrl: server.url, apiKey: null, model: 'm' } },
    log,
    quick,
  )!.ask(question);
  expect(server.requests[0]?.authorization).toBeNull();
});

it('puts the schema into the prompt after a rejection', async () => {
  const model = createModel();
  expect(await askOnce(['older'], model)).toMatchObject({
    answer: { kind: 'answer', value: expectedAnswer },
    calls: 2,
  });
  expect(server.requests[1]?.body.response_format).toEqual({ type: 'json_object' });
  expect(server.requests[1]?.system).toContain(JSON.stringify(question.schema));
  expect(await askOnce(['older'], model)).toMatchObject({ answer: { kind: 'answer' }, calls: 1 });
});

it('switches to the other name of the limit', async () => {
  const model = createModel();
  expect(await askOnce(['newer'], model)).toMatchObject({
    answer: { kind: 'answer', value: expectedAnswer },
    calls: 2,
  });
  expect(server.requests[1]?.body).toMatchObject({
    max_completion_tokens: 400,
    response_format: { type: 'json_schema' },
  });
  expect(await askOnce(['newer'], model)).toMatchObject({ answer: { kind: 'answer' }, calls: 1 });
});

it.each<[ModelVariant[], string, number]>([
  [['busy'], 'busy', 3],
  [['broken'], 'unavailable', 3],
  [['cut'], 'unavailable', 3],
  [['refusing'], 'rejected', 1],
  [['redirecting'], 'unavailable', 1],
  [['huge'], 'too_long', 1],
  [['wordy'], 'too_long', 1],
  [['garbage:empty'], 'garbage', 2],
  [['garbage:prose'], 'garbage', 2],
  [['garbage:scalar'], 'garbage', 2],
  [['garbage:html'], 'garbage', 2],
  [['garbage:truncated'], 'garbage', 2],
  [['garbage:nul'], 'garbage', 2],
  [['garbage:silent'], 'garbage', 2],
  [['broken', 'garbage:prose', 'busy', 'garbage:html'], 'garbage', 4],
])('with a %j endpoint fails as %s after %i requests', async (variants, why, calls) => {
  const result = await askOnce(variants);
  expect(result).toMatchObject({ answer: { kind: 'failed', why }, calls });
});

it.each<[ModelVariant[], number]>([
  [['broken', 'good'], 2],
  [['busy', 'cut', 'good'], 3],
  [['garbage:truncated', 'good'], 2],
  [['slow'], 1],
])('retries failures: %j', async (variants, calls) => {
  expect(await askOnce(variants)).toMatchObject({
    answer: { kind: 'answer', value: expectedAnswer },
    calls,
  });
});

it('retries a rejected answer once and counts its tokens', async () => {
  const accepts = (value: unknown) => Array.isArray((value as { sentences?: unknown }).sentences);
  const once = await askOnce(['garbage:schema', 'good'], createModel(), { accepts });
  expect(once).toMatchObject({ answer: { kind: 'answer', value: expectedAnswer }, calls: 2 });
  const never = await askOnce(['garbage:schema'], createModel(), { accepts });
  expect(never).toMatchObject({ answer: { kind: 'failed', why: 'garbage' }, calls: 2 });
  expect(never.answer.tokensIn).toBe(once.answer.tokensIn);
  expect(never.answer.tokensOut).toBeGreaterThan(0);
});

it('counts at most the limit for a runaway answer', async () => {
  expect(await askOnce(['wordy'])).toMatchObject({
    answer: { kind: 'failed', why: 'too_long', tokensOut: question.maxTokens },
  });
  expect(await askOnce(['good'], createModel(), { maxTokens: 7 })).toMatchObject({
    answer: { kind: 'answer', tokensOut: 7 },
  });
});

it('waits for Retry-After unless it is too long', async () => {
  server.retryAfter = '1';
  const began = performance.now();
  expect(await askOnce(['busy', 'good'])).toMatchObject({ answer: { kind: 'answer' }, calls: 2 });
  expect(performance.now() - began).toBeGreaterThan(950);
  for (const far of ['21', '86400', new Date(Date.now() + hourMs).toUTCString()]) {
    server.retryAfter = far;
    expect(await askOnce(['busy', 'good'], createModel({ timeout: 30_000 }))).toMatchObject({
      answer: { kind: 'failed', why: 'busy' },
      calls: 1,
    });
  }
  server.retryAfter = 'soon';
  expect(await askOnce(['busy', 'good'])).toMatchObject({ answer: { kind: 'answer' }, calls: 2 });
});

it.each<ModelVariant>(['hanging', 'dripping'])('times out with a %s endpoint', async (variant) => {
  const began = performance.now();
  expect(await askOnce([variant], createModel({ timeout: 300 }))).toMatchObject({
    answer: { kind: 'failed', why: 'too_late' },
    calls: 1,
  });
  expect(performance.now() - began).toBeLessThan(1_500);
});

it('stops when the caller aborts', async () => {
  expect(await askOnce(['good'], createModel(), { signal: AbortSignal.abort() })).toMatchObject({
    answer: { kind: 'failed', why: 'stopped' },
    calls: 0,
  });
  const model = createModel({ failures: 1 });
  expect(await askOnce(['hanging'], model, { signal: AbortSignal.timeout(50) })).toMatchObject({
    answer: { kind: 'failed', why: 'stopped' },
  });
  expect(await askOnce(['good'], model)).toMatchObject({ answer: { kind: 'answer' } });
});

it('pauses after five failures, then tests with one request', async () => {
  const model = createModel({ restsFor: 200 });
  expect(await askOnce(['broken'], model)).toMatchObject({
    answer: { why: 'unavailable' },
    calls: 3,
  });
  expect(await askOnce(['broken'], model)).toMatchObject({
    answer: { why: 'unavailable' },
    calls: 2,
  });
  expect(await askOnce(['good'], model)).toMatchObject({ answer: { why: 'resting' }, calls: 0 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await askOnce(['broken'], model)).toMatchObject({
    answer: { why: 'unavailable' },
    calls: 1,
  });
  expect(await askOnce(['good'], model)).toMatchObject({ answer: { why: 'resting' }, calls: 0 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  server.behave('slow');
  const before = server.calls();
  const answers = await Promise.all([
    model.ask(question),
    model.ask(question),
    model.ask(question),
  ]);
  expect(answers.map((answer) => (answer.kind === 'failed' ? answer.why : answer.kind))).toEqual([
    'answer',
    'resting',
    'resting',
  ]);
  expect(server.calls() - before).toBe(1);
  expect(await askOnce(['good'], model)).toMatchObject({ answer: { kind: 'answer' }, calls: 1 });
});

it('resets the failure count after a success', async () => {
  const model = createModel({ failures: 3 });
  for (let i = 0; i < 4; i += 1)
    expect(await askOnce(['broken', 'broken', 'good'], model)).toMatchObject({
      answer: { kind: 'answer' },
      calls: 3,
    });
});

it('returns a failure if no server responds', async () => {
  const model = createModel({}, 'http://127.0.0.1:1/v1');
  expect(await model.ask(question)).toMatchObject({
    kind: 'failed',
    why: 'unavailable',
    tokensIn: 0,
    tokensOut: 0,
  });
});

it('logs no content and no key', async () => {
  await askOnce(['good']);
  await askOnce(['obeying']);
  await askOnce(['broken', 'garbage:prose']);
  await askOnce(['refusing']);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({
    msg: 'model answered',
    status: 200,
    tries: 1,
    tokensIn: expect.any(Number),
    received: expect.any(Number),
    ms: expect.any(Number),
  });
  expect(lines[3]).toMatchObject({
    level: 'warn',
    msg: 'model did not answer',
    why: 'rejected',
    status: 401,
  });
  const all = JSON.stringify(lines);
  for (const word of [
    'harbour',
    'Aldmere',
    'private words',
    'Certainly',
    'evil',
    apiKey,
    server.url,
  ])
    expect(all).not.toContain(word);
});

it('tells how many tokens a question took, and their cost', async () => {
  const seen: unknown[] = [];
  const metrics = {
    count: (...call: unknown[]) => void seen.push(call),
    observe: (name: string, labels: object) => void seen.push([name, labels]),
  };
  const onCall = countModelCalls(metrics, new Map([['test-model', { in: 2, out: 10 }]]));
  const model = createLlmClient(
    { llm: { baseUrl: server.url, apiKey, model: 'test-model' } },
    log,
    quick,
    onCall,
  )!;
  const { answer } = await askOnce(['good'], model);
  const { tokensIn, tokensOut } = answer;
  expect(seen).toEqual([
    ['broadsheet_model_request_duration_seconds', { model: 'test-model', outcome: 'answered' }],
    ['broadsheet_model_tokens_total', { model: 'test-model', direction: 'in' }, tokensIn],
    ['broadsheet_model_tokens_total', { model: 'test-model', direction: 'out' }, tokensOut],
    ['broadsheet_model_cost_total', { model: 'test-model' }, (tokensIn * 2 + tokensOut * 10) / 1e6],
  ]);
  seen.length = 0;
  await askOnce(['refusing'], model);
  expect(seen[0]).toEqual([
    'broadsheet_model_request_duration_seconds',
    { model: 'test-model', outcome: 'rejected' },
  ]);
});

it('asks a judge of another provider with its own key only', async () => {
  const model = createLlmClient(
    {
      llm: {
        baseUrl: server.url,
        apiKey,
        model: 'writer',
        judge: { baseUrl: judge.url, apiKey: 'sk-judge', model: 'judge' },
      },
    },
    log,
    quick,
  )!;
  await askOnce(['good'], model);
  await askOnce(['good'], model, { isJudgment: true });
  const called = ({ requests }: typeof server) =>
    requests.map(({ authorization, body }) => [authorization, body.model]);
  expect(called(server)).toEqual([[`Bearer ${apiKey}`, 'writer']]);
  expect(called(judge)).toEqual([['Bearer sk-judge', 'judge']]);
});
