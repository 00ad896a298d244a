import type { LlmFailure, LlmClient } from '../../../infra/llm-client.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const reasons: Record<LlmFailure, string> = {
  busy: 'it says that there are too many requests. Try again later, or ask its provider for more.',
  unavailable:
    'it does not answer, or with a fault of its own. Is LLM_BASE_URL right, and does it run? ' +
    'It is the address that /chat/completions is added to, and redirects are not followed.',
  refused: 'it refuses the request. Is LLM_API_KEY right, and does it know LLM_MODEL?',
  garbage:
    'it answers, though not with the JSON that it is asked for. Take a model that keeps to a ' +
    'schema.',
  too_long: 'it answers with far more than it is asked for. Take another model.',
  too_late: 'it does not answer in time. Is it large for this machine?',
  resting: 'it failed so often that it is not asked.',
  stopped: 'it was not waited for.',
};

/** Sends the model a small prompt. */
export async function checkModel(model: LlmClient | null): Promise<Finding> {
  if (model === null) return ok('model', 'LLM_BASE_URL is not set: digests are made of extracts.');
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
    accepts: (value) => typeof value === 'object' && value !== null && 'ready' in value,
  });
  if (answer.kind === 'answer')
    return ok(
      'model',
      `${model.name} answers. It took ${answer.tokensIn + answer.tokensOut} tokens.`,
    );
  const later = answer.why === 'busy' || answer.why === 'garbage' || answer.why === 'too_long';
  return (later ? warn : fail)(
    'model',
    `${model.name}: ${reasons[answer.why]} Until then digests are extracts.`,
  );
}
