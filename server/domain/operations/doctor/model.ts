import type { EmbeddingClient } from '../../../infra/embedding-client.ts';
import type { LlmClient } from '../../../infra/llm-client.ts';
import type { LlmFailure } from '../../../infra/llm-http.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const reasons: Record<LlmFailure, string> = {
  busy: 'too many requests. Try again later, or ask the provider for a higher limit.',
  unavailable:
    'it does not answer, or it answers with a server error. Check that it runs, and check ' +
    'LLM_BASE_URL: /chat/completions is appended to it, and redirects are not followed.',
  rejected: 'it rejects the request. Check LLM_API_KEY and LLM_MODEL.',
  garbage: 'its reply is not the requested JSON. Use a model that supports JSON schemas.',
  too_long: 'its reply is far too long. Use another model.',
  too_late: 'it does not answer in time. It may be too large for this machine.',
  resting: 'it failed so often that requests are paused.',
  stopped: 'the request was canceled.',
};

/** Sends each model a small prompt. */
export async function checkModels(model: LlmClient | null): Promise<Finding[]> {
  if (model === null) return [ok('model', 'LLM_MODEL is not set. Digests use excerpts.')];
  return [
    await checkModel(model, model.name, false),
    ...(model.judgeName === undefined ? [] : [await checkModel(model, model.judgeName, true)]),
  ];
}

async function checkModel(model: LlmClient, name: string, isJudgment: boolean): Promise<Finding> {
  const schema = {
    type: 'object',
    properties: { ready: { type: 'boolean' } },
    required: ['ready'],
    additionalProperties: false,
  };
  const answer = await model.ask({
    system: 'You answer with JSON only.',
    user: 'Say that you are ready.',
    schema,
    maxTokens: 200,
    isJudgment,
    accepts: (value) => typeof value === 'object' && value !== null && 'ready' in value,
  });
  if (answer.kind === 'answer')
    return ok('model', `${name} answers. It used ${answer.tokensIn + answer.tokensOut} tokens.`);
  const later = answer.why === 'busy' || answer.why === 'garbage' || answer.why === 'too_long';
  const reason = isJudgment
    ? reasons[answer.why]
        .replace('LLM_MODEL', 'LLM_JUDGE_MODEL')
        .replace('LLM_BASE_URL', 'LLM_JUDGE_BASE_URL')
        .replace('LLM_API_KEY', 'LLM_JUDGE_API_KEY')
    : reasons[answer.why];
  return (later ? warn : fail)(
    'model',
    `${name}: ${reason} Until this is fixed, digests use excerpts.`,
  );
}

/** Embeds one text. Returns no finding without an embedding model. */
export async function checkEmbeddings(embedder: EmbeddingClient | null): Promise<Finding[]> {
  if (embedder === null) return [];
  const what = 'embeddings';
  const answer = await embedder.embed(['A short text.']);
  if (answer.kind === 'answer')
    return [ok(what, `${embedder.name} answers with ${answer.value[0]?.length ?? 0} dimensions.`)];
  const reason =
    answer.why === 'garbage'
      ? 'its reply has no embedding. Check LLM_EMBEDDING_MODEL.'
      : reasons[answer.why]
          .replace('/chat/completions', '/embeddings')
          .replace('LLM_MODEL', 'LLM_EMBEDDING_MODEL');
  return [
    (answer.why === 'busy' ? warn : fail)(
      what,
      `${embedder.name}: ${reason} Until this is fixed, stories are compared by their words.`,
    ),
  ];
}
