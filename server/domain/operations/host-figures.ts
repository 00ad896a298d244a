import { existsSync, statfsSync } from 'node:fs';
import { hourMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import { readCertificateEnd } from '../../infra/https-check.ts';
import type { Sample } from '../../infra/metric-table.ts';
import { projectRoot } from '../../infra/project-root.ts';
import { listPublicSites } from './doctor/hosts.ts';

/**
 * Returns a source of metrics of the machine and of what is in front of it: free disk space, and in
 * production the end of the certificates of all sites. These are read every hour, by processes that
 * run jobs, and never while a scrape waits.
 */
export function createHostFigures(
  { config, siteRegistry }: Needs<'config' | 'siteRegistry'>,
  readEnd = readCertificateEnd,
): () => readonly Sample[] {
  const readsCertificates = config.env === 'production' && config.processRole !== 'web';
  let readAt = -Infinity;
  let certificates: readonly Sample[] = [];
  return () => {
    if (readsCertificates && performance.now() - readAt > hourMs) {
      readAt = performance.now();
      void readCertificates(listPublicSites({ siteRegistry, config }), readEnd).then(
        (samples) => (certificates = samples),
      );
    }
    return [
      {
        name: 'broadsheet_disk_free_bytes',
        labels: {},
        value: freeBytes(existsSync(config.dataDir) ? config.dataDir : projectRoot),
      },
      ...certificates,
    ];
  };
}

async function readCertificates(
  sites: ReturnType<typeof listPublicSites>,
  readEnd: typeof readCertificateEnd,
): Promise<Sample[]> {
  const samples = await Promise.all(
    sites.map(async ({ id, canonical, api }) => {
      const ends = await Promise.all(
        [canonical, api].map((host) => (host === null ? null : readEnd(host))),
      );
      const times = ends.flatMap((end) => (end === null ? [] : [end.getTime()]));
      return times.length === 0
        ? []
        : [
            {
              name: 'broadsheet_certificate_end_timestamp_seconds' as const,
              labels: { site: id },
              value: Math.min(...times) / 1e3,
            },
          ];
    }),
  );
  return samples.flat();
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
