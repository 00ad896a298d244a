import type { TokenPrice } from './config/schemas.ts';
import type { OnModelCall } from './llm-http.ts';
import type { Metrics } from './metrics.ts';

/** Returns a function that counts questions to models, tokens and, by `prices`, cost. */
export function countModelCalls(
  metrics: Pick<Metrics, 'count' | 'observe'>,
  prices: ReadonlyMap<string, TokenPrice>,
): OnModelCall {
  return (model, outcome, { tokensIn, tokensOut }, milliseconds) => {
    metrics.observe(
      'broadsheet_model_request_duration_seconds',
      { model, outcome },
      milliseconds / 1e3,
    );
    metrics.count('broadsheet_model_tokens_total', { model, direction: 'in' }, tokensIn);
    metrics.count('broadsheet_model_tokens_total', { model, direction: 'out' }, tokensOut);
    const price = prices.get(model);
    if (price)
      metrics.count(
        'broadsheet_model_cost_total',
        { model },
        (tokensIn * price.in + tokensOut * price.out) / 1e6,
      );
  };
}
