import { expect, it } from 'vitest';
import { keys } from '#shared/contract/index.ts';
import { playInternet } from '../support/fake-internet.ts';
import { isFullRun } from '../support/full-run.ts';
import { fuzz, type Finding } from '../support/fuzz/fuzz-run.ts';
import { platformEmail } from '../support/fuzz/tenants.ts';
import { openTestApp } from '../support/test-app.ts';
import { respondWithHtml, startWebServer } from '../support/web-servers.ts';

/** Calls to one application with a new database. `FUZZ_SEED` repeats one, with this many calls. */
const callsPerSeed = 500;
const calls = Number(process.env.FUZZ_CALLS ?? (isFullRun ? 20_000 : 1_000));
const firstSeed = Number(process.env.FUZZ_SEED ?? 1);

it(
  'keeps errors, tenants and rejected calls apart for generated calls',
  async () => {
    const stop = playInternet(await startWebServer(respondWithHtml('<title>A page</title>')));
    const findings: (Finding & { seed: number })[] = [];
    const accepted = new Set<string>();
    for (let done = 0; done < calls; done += callsPerSeed) {
      const seed = firstSeed + done / callsPerSeed;
      const t = await openTestApp({
        config: { trustedProxies: 1, adminEmails: new Set([platformEmail]) },
      });
      try {
        const report = await fuzz(t, seed, Math.min(callsPerSeed, calls - done));
        findings.push(...report.findings.map((finding) => ({ seed, ...finding })));
        for (const key of report.accepted) accepted.add(key);
      } finally {
        await t.close();
      }
    }
    stop();
    expect(findings).toEqual([]);
    // A run in which every call is rejected would prove nothing.
    expect(accepted.size / keys.length).toBeGreaterThan(
      calls < 1_000 ? 0 : calls < 2_000 ? 0.4 : 0.5,
    );
  },
  60_000 + calls * 100,
);
