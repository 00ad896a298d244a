import { sql } from 'drizzle-orm';
import type { Needs, Site } from '../../../context.ts';
import { issues, llmUsage } from '../../../db/schema.ts';
import type { LlmResult } from '../../../infra/llm-http.ts';
import { own } from '../../../db/own.ts';

/** Share of the budget at which a warning is logged once. */
const warningShare = 0.8;

const toDay = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Reports whether the site's daily token budget (UTC, `LLM_DAILY_TOKEN_BUDGET`) allows a call.
 * `share` limits the part used. Running calls finish.
 */
export async function hasBudget(
  { db, clock, config }: Needs<'db' | 'clock' | 'config'>,
  { id }: Pick<Site, 'id'>,
  share = 1,
): Promise<boolean> {
  const [usage] = await db
    .select({ tokens: llmUsage.tokens })
    .from(llmUsage)
    .where(own(llmUsage, id, { day: toDay(clock.now()) }));
  return (usage?.tokens ?? 0) < config.llmDailyTokenBudget * share;
}

/** Records the cost of a call for the day and the issue. A model that rests was not called. */
export async function recordUsage(
  { db, clock, config, log }: Needs<'db' | 'clock' | 'config' | 'log'>,
  siteId: string,
  response: LlmResult<unknown>,
  issueId?: string,
): Promise<void> {
  if (response.kind === 'failed' && response.why === 'resting') return;
  const { tokensIn, tokensOut } = response;
  const tokens = tokensIn + tokensOut;
  const [day] = await db
    .insert(llmUsage)
    .values({ siteId, day: toDay(clock.now()), calls: 1, tokens })
    .onConflictDoUpdate({
      target: [llmUsage.siteId, llmUsage.day],
      set: { calls: sql`${llmUsage.calls} + 1`, tokens: sql`${llmUsage.tokens} + ${tokens}` },
    })
    .returning({ tokens: llmUsage.tokens });
  const threshold = config.llmDailyTokenBudget * warningShare;
  if (day && day.tokens >= threshold && day.tokens - tokens < threshold)
    log.warn(
      {
        event: 'model_budget_low',
        site: siteId,
        tokens: day.tokens,
        budget: config.llmDailyTokenBudget,
      },
      'most of the daily model budget is used',
    );
  if (issueId !== undefined)
    await db
      .update(issues)
      .set({
        modelCalls: sql`${issues.modelCalls} + 1`,
        tokensIn: sql`${issues.tokensIn} + ${tokensIn}`,
        tokensOut: sql`${issues.tokensOut} + ${tokensOut}`,
      })
      .where(own(issues, siteId, { id: issueId }));
}
