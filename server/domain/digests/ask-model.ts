import type { Deps, Site } from '../../context.ts';
import { isAnswer } from './grounding/verify.ts';
import type { Issue } from './issues.ts';
import type { Prompt } from './prompts.ts';
import { recordUsage, hasBudget } from './token-budget.ts';

type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'model' | 'config'>;
/** `issue`: what it is for, and written down with. `share`: of the day's budget, no more than this may be used. */
type About = { issue?: Pick<Issue, 'siteId' | 'id'>; share?: number; signal?: AbortSignal };

/** Puts a question; null when there is no answer, for whatever reason. Never throws but when the database fails. */
export type AskModel = (prompt: Prompt) => Promise<unknown>;

/** Asks the model within the tenant's budget of the day. What it cost is written down. */
export async function askModel(
  parts: Parts,
  site: Site,
  prompt: Prompt,
  { issue, share, signal }: About,
): Promise<unknown> {
  if (!parts.model || !(await hasBudget(parts, site, share))) return null;
  const answer = await parts.model.ask({
    ...prompt,
    accepts: isAnswer,
    ...(signal ? { signal } : {}),
  });
  // It was not asked at all.
  if (answer.kind === 'failed' && answer.why === 'resting') return null;
  await recordUsage(parts, issue ?? null, site.id, answer);
  return answer.kind === 'answer' ? answer.value : null;
}
