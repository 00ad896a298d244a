import type { Deps } from '../../context.ts';
import { createPrometheus } from '../../infra/prometheus.ts';
import type { InternalRoute } from './internal-route.ts';

/** `GET /metrics`, in the text format of Prometheus. */
export async function metricsRoute({ metrics }: Pick<Deps, 'metrics'>): Promise<InternalRoute> {
  const prometheus = await createPrometheus(metrics);
  return async () => ({
    status: 200,
    body: await prometheus.scrape(),
    type: prometheus.contentType,
  });
}
