import { and, eq, sql } from 'drizzle-orm';
import type { Deps, Site } from '../../context.ts';
import { issues, llmUsage } from '../../db/schema.ts';
import type { LlmResponse } from '../../infra/llm-client.ts';
import type { Issue } from './issues.ts';

/** A tenant that has used this share of its budget is told of in the log, once. */
const warnAt = 0.8;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * Whether a tenant may ask the model once more today (UTC): its budget in tokens is `LLM_DAILY_TOKEN_BUDGET` (reliability J8). A question that is under way when it is used up is finished. `share` of it: so much
 * and no more may be used by then.
 */
export async function hasBudget(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id }: Pick<Site, 'id'>,
  share = 1,
): Promise<boolean> {
  const [spent] = await db
    .select({ tokens: llmUsage.tokens })
    .from(llmUsage)
    .where(and(eq(llmUsage.siteId, id), eq(llmUsage.day, dayOf(clock.now()))));
  return (spent?.tokens ?? 0) < config.llmDailyTokenBudget * share;
}

/** Writes down what a question cost, with the day and with the issue it was for. */
export async function recordUsage(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  issue: Pick<Issue, 'siteId' | 'id'> | null,
  siteId: string,
  { tokensIn, tokensOut }: LlmResponse,
): Promise<void> {
  const tokens = tokensIn + tokensOut;
  const [day] = await db
    .insert(llmUsage)
    .values({ siteId, day: dayOf(clock.now()), calls: 1, tokens })
    .onConflictDoUpdate({
      target: [llmUsage.siteId, llmUsage.day],
      set: { calls: sql`${llmUsage.calls} + 1`, tokens: sql`${llmUsage.tokens} + ${tokens}` },
    })
    .returning({ tokens: llmUsage.tokens });
  const line = config.llmDailyTokenBudget * warnAt;
  if (day && day.tokens >= line && day.tokens - tokens < line)
    log.warn(
      {
        event: 'model_budget_low',
        site: siteId,
        tokens: day.tokens,
        budget: config.llmDailyTokenBudget,
      },
      'most of the daily model budget is used',
    );
  if (issue) {
    await db
      .update(issues)
      .set({
        modelCalls: sql`${issues.modelCalls} + 1`,
        tokensIn: sql`${issues.tokensIn} + ${tokensIn}`,
        tokensOut: sql`${issues.tokensOut} + ${tokensOut}`,
      })
      .where(and(eq(issues.siteId, issue.siteId), eq(issues.id, issue.id)));
  }
}
