import { afterEach } from 'vitest';
import type { Finding } from '../../server/domain/operations/doctor/finding.ts';
import { createLog } from '../../server/infra/log.ts';
import type { DnsResolver } from '../../server/infra/dns-resolver.ts';
import { createTestApp } from './test-app.ts';

/** Starts an application and a model server for the checks of the doctor. */
export async function setUpDoctor() {
  const t = await createTestApp();
  const { db } = t.deps;
  const log = createLog('silent');
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const summarize = (findings: Finding[]) => findings.map(({ level, what }) => `${level} ${what}`);
  const secret = 'f3a9c1d27b84e6508d1c9aa74b23ef6610c5d98e7f4b2a31';
  const production = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
    SECRET_KEY: secret,
    SMTP_URL: 'smtp://localhost',
    INSTANCE_NAME: 'tests',
  };
  /** Resolves these records; `null` is a failing lookup. */
  const createResolver = (records: Record<string, string[] | null> = {}): DnsResolver => ({
    resolveIps: async (host) => (host in records ? (records[host] ?? null) : []),
    resolveTexts: async (host) => (host in records ? (records[host] ?? null) : []),
    resolveMailHosts: async () => [],
  });
  return { t, db, log, closing, summarize, secret, production, createResolver };
}
