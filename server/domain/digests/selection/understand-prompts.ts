import { createHash } from 'node:crypto';
import type { Needs, Site } from '../../../context.ts';
import * as limits from '#shared/limits.ts';
import { createGate } from '../../../infra/fetch/request-gate.ts';
import { setMarker } from '../../core/instance-markers.ts';
import { buildPreferencesQuestion, readAnswer } from '../../preferences/model-preferences.ts';
import { keepsLanguage } from '../../core/keeps-language.ts';
import {
  readByRules,
  readWaitingPrompts,
  storeReading,
} from '../../preferences/waiting-prompts.ts';
import { requestAnswer } from '../model/ask-model.ts';
import { fenceTexts, removeAddresses, type Prompt } from '../model/prompts.ts';

const batchSize = 20;
/** A process has a prompt for itself for this time. A failed one is tried again after it. */
const claimMs = 60_000;
/** Share of the daily budget: most of it is for the digests. */
const budgetShare = 0.5;

/** Asks for a reader's preferences; the prompt is data, without emails and identity. */
export const buildPreferencesPrompt = (prompt: string, hasLevels: boolean): Prompt => ({
  ...buildPreferencesQuestion(hasLevels),
  user: fenceTexts([{ id: 'wish', text: removeAddresses(prompt) }]),
});

/**
 * Reads the prompts of active subscriptions: the model does, each wording once at a time, or rules
 * without a model and for a prompt that it gives no usable answer to. Idempotent and safe to run
 * concurrently. Returns the number of wordings.
 */
export async function understandPrompts(
  services: Needs<'db' | 'log' | 'clock' | 'model' | 'config'>,
  site: Site,
  stopping?: AbortSignal,
): Promise<number> {
  const { db } = services;
  const enter = createGate(limits.digestRendering.modelCalls, Infinity);
  const never = new AbortController().signal;
  let understood = 0;
  let isPaused = false;
  const read = async (prompt: string): Promise<void> => {
    if (isPaused || stopping?.aborted) return;
    const hash = createHash('sha256').update(prompt).digest('base64url');
    const claim = `understand-prompt ${site.id} ${hash}`;
    if (services.model && !(await setMarker(db, claim, claimMs))) return;
    const question = buildPreferencesPrompt(prompt, keepsLanguage(services, site));
    const response = await requestAnswer(services, site, question, {
      share: budgetShare,
      signal: stopping,
    });
    if (response?.kind === 'answer')
      await storeReading(db, site.id, prompt, readAnswer(response.value));
    else if (!services.model || response?.why === 'garbage' || response?.why === 'too_long')
      await storeReading(db, site.id, prompt, await readByRules(services, site.id, prompt));
    else {
      // No budget, or the endpoint fails.
      isPaused = true;
      return;
    }
    understood += 1;
  };
  for (;;) {
    const prompts = await readWaitingPrompts(db, site.id, batchSize);
    const before = understood;
    await Promise.all(prompts.map((prompt) => enter(never, () => read(prompt))));
    if (understood === before || prompts.length < batchSize) return understood;
  }
}
