import { createServer } from 'node:tls';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { createHostFigures } from '../../server/domain/operations/host-figures.ts';
import { readCertificateEnd } from '../../server/infra/https-check.ts';
import { afterFile } from '../support/after-file.ts';
import { selfSigned } from '../support/certificate.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

const { deps } = await createTestApp();

it('publishes the free disk space', () => {
  const [disk] = createHostFigures(deps)();
  expect(disk).toMatchObject({ name: 'broadsheet_disk_free_bytes', labels: {} });
  expect(disk?.value).toBeGreaterThan(1e6);
});

it('publishes when the first certificate of a site ends', async () => {
  const [site] = deps.siteRegistry.sites.values();
  if (!site) throw new Error('there is no site');
  const named = { ...site, theme: { ...site.theme } };
  named.theme.seo = { ...site.theme.seo, canonicalDomain: 'garden.example.org' };
  const figures = createHostFigures(
    {
      config: { ...deps.config, env: 'production', processRole: 'worker', apiSameOrigin: false },
      siteRegistry: { ...deps.siteRegistry, sites: new Map([['garden', named]]) },
    },
    async (host) => (host.startsWith('api.') ? new Date(2_000_000) : new Date(9_000_000)),
  );
  await until('the certificates are read', () => figures().length > 1);
  expect(figures().slice(1)).toEqual([
    {
      name: 'broadsheet_certificate_end_timestamp_seconds',
      labels: { site: site.id },
      value: 2_000,
    },
  ]);
});

it('reads the end of a certificate, also of an unknown authority', async () => {
  const server = createServer(selfSigned('127.0.0.1')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => void server.close());
  const end = await readCertificateEnd('127.0.0.1', (server.address() as AddressInfo).port);
  expect(Math.round(((end?.getTime() ?? 0) - Date.now()) / dayMs)).toBe(1);
  server.close();
  await once(server, 'close');
  expect(await readCertificateEnd('127.0.0.1', 1)).toBeNull();
});
