import type { Needs, Site } from '../../context.ts';
import * as limits from '#shared/limits.ts';
import { createGate } from '../../infra/fetch/request-gate.ts';
import { setMarker } from '../core/instance-markers.ts';
import { preferencesFromModel } from '../preferences/model-preferences.ts';
import { parsePrompt } from '../preferences/parse-prompt.ts';
import {
  readUnaskedPrompts,
  storeUnderstanding,
  understandingVersion,
  type UnaskedPrompt,
} from '../preferences/understood-prompts.ts';
import { requestAnswer } from './ask-model.ts';
import { buildPreferencesPrompt } from './prompts.ts';

const batchSize = 20;
/** A process has a prompt for itself for this time. A failed one is tried again after it. */
const claimMs = 60_000;
/** Share of the daily budget: most of it is for the digests. */
const budgetShare = 0.5;

/**
 * Asks the model what the prompts of active subscriptions mean, each wording once per site. Until
 * then, and without a usable answer, they are read by rules. Idempotent and safe to run
 * concurrently. Returns the number of prompts that were understood.
 */
export async function understandPrompts(
  services: Needs<'db' | 'log' | 'clock' | 'model' | 'config'>,
  site: Site,
  stopping?: AbortSignal,
): Promise<number> {
  const { db } = services;
  if (!services.model) return 0;
  const enter = createGate(limits.digestRendering.modelCalls, Infinity);
  const never = new AbortController().signal;
  let understood = 0;
  let isPaused = false;
  const understand = async ({ hash, prompt }: UnaskedPrompt): Promise<number> => {
    if (isPaused || stopping?.aborted) return 0;
    const claim = `understand-prompt ${site.id} ${understandingVersion} ${hash}`;
    if (!(await setMarker(db, claim, claimMs))) return 0;
    const response = await requestAnswer(services, site, buildPreferencesPrompt(prompt), {
      share: budgetShare,
      ...(stopping ? { signal: stopping } : {}),
    });
    if (response?.kind === 'answer')
      await storeUnderstanding(db, site.id, prompt, {
        preferences: preferencesFromModel(response.value, prompt),
        source: 'model',
      });
    else if (response?.why === 'garbage' || response?.why === 'too_long')
      await storeUnderstanding(db, site.id, prompt, {
        preferences: parsePrompt(prompt),
        source: 'rules',
      });
    else {
      // No budget, or the endpoint fails.
      isPaused = true;
      return 0;
    }
    return 1;
  };
  for (;;) {
    const prompts = await readUnaskedPrompts(db, site.id, batchSize);
    const counts = await Promise.all(
      prompts.map((prompt) => enter(never, () => understand(prompt))),
    );
    const count = counts.reduce((sum, n) => sum + n, 0);
    understood += count;
    if (count === 0 || prompts.length < batchSize) return understood;
  }
}
