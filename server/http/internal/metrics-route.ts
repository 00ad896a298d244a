import type { Needs } from '../../context.ts';
import { createDatabaseFigures } from '../../domain/operations/database-figures.ts';
import { createHostFigures } from '../../domain/operations/host-figures.ts';
import { createPrometheus } from '../../infra/prometheus.ts';
import { version } from '../../infra/release.ts';
import type { InternalRoute } from './internal-route.ts';

/**
 * `GET /metrics`, in the text format of Prometheus. Figures of the whole database come from
 * processes that run jobs, so that not every process counts the same rows.
 */
export async function metricsRoute(
  deps: Needs<'metrics' | 'config' | 'db' | 'log' | 'siteRegistry'>,
): Promise<InternalRoute> {
  const { metrics, config } = deps;
  metrics.addSource(() => [
    { name: 'broadsheet_build_info', labels: { version, role: config.processRole }, value: 1 },
  ]);
  if (config.processRole !== 'web') metrics.addSource(createDatabaseFigures(deps));
  metrics.addSource(createHostFigures(deps));
  const prometheus = await createPrometheus(metrics);
  return async () => ({
    status: 200,
    body: await prometheus.scrape(),
    type: prometheus.contentType,
  });
}
