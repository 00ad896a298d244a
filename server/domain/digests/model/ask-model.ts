import type { Needs, Site } from '../../../context.ts';
import type { LlmResponse } from '../../../infra/llm-client.ts';
import type { Prompt } from './prompts.ts';
import { repeatsInstructions } from './repeated-instructions.ts';
import { recordUsage, hasBudget } from './token-budget.ts';

/** `issue` is charged for the call; `share` limits the part of the daily budget. */
type CallOptions = { issue?: { id: string }; share?: number; signal?: AbortSignal };

/** Asks a question; null means no answer. Throws only when the database fails. */
export type AskModel = (prompt: Prompt) => Promise<unknown>;

/** Asks the model within the site's daily budget and records the cost. Null: no answer. */
export async function askModel(
  services: Needs<'db' | 'log' | 'clock' | 'model' | 'config'>,
  site: Site,
  prompt: Prompt,
  options: CallOptions,
): Promise<unknown> {
  const response = await requestAnswer(services, site, prompt, options);
  return response?.kind === 'answer' ? response.value : null;
}

/**
 * Asks the model and returns its answer, or the reason of a failure. An answer that repeats the
 * instructions is garbage: texts of strangers may ask for them. Null: no call was made.
 */
export async function requestAnswer(
  services: Needs<'db' | 'log' | 'clock' | 'model' | 'config'>,
  site: Site,
  prompt: Prompt,
  { issue, share, signal }: CallOptions,
): Promise<LlmResponse | null> {
  if (!services.model || !(await hasBudget(services, site, share))) return null;
  const response = await services.model.ask({
    ...prompt,
    accepts: (answer) => prompt.accepts(answer) && !repeatsInstructions(answer, prompt),
    signal,
  });
  await recordUsage(services, site.id, response, issue?.id);
  return response;
}
