import { isNull, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { sites } from '../../server/db/schema.ts';
import { checkVariables } from '../../server/domain/operations/doctor/configuration.ts';
import { checkDatabase, checkDisk } from '../../server/domain/operations/doctor/database.ts';
import type { Finding } from '../../server/domain/operations/doctor/finding.ts';
import { checkHosts } from '../../server/domain/operations/doctor/hosts.ts';
import { loadSites } from '../../server/domain/sites/site-registry.ts';
import { checkConfig, readConfig } from '../../server/infra/config/config.ts';
import type { DnsResolver } from '../../server/infra/dns-resolver.ts';
import { setUpDoctor } from '../support/doctor.ts';

const { t, db, log, summarize, secret, production, createResolver } = await setUpDoctor();

const quiet = {
  resolveIps: async () => null,
  resolveTexts: async () => null,
  resolveMailHosts: async () => null,
} satisfies DnsResolver;

describe('the configuration', () => {
  const look = (env: Record<string, string>) => checkVariables(checkConfig(env));

  it.each([
    ['postgres://me:secret@db.site.org/site', true],
    ['postgres://me:secret@203.0.113.9/site?sslmode=disable', true],
    ['postgres://me:secret@db.site.org/site?sslmode=verify-full', false],
    ['postgres://me:secret@db/site', false],
    ['postgres://me:secret@10.0.0.7/site', false],
  ])('warns of a database without TLS: %s', (DATABASE_URL, warns) => {
    expect(summarize(look({ ...production, DATABASE_URL })).includes('warn DATABASE_URL')).toBe(
      warns,
    );
  });

  it('warns of each other database without TLS', () => {
    const [local, remote] = ['postgres://db/site', 'postgres://db.site.org/site'];
    const warningsOf = (more: Record<string, string>) =>
      summarize(look({ ...production, DATABASE_URL: local, ...more })).filter((line) =>
        line.startsWith('warn DATABASE_'),
      );
    expect(warningsOf({ DATABASE_REPLICA_URL: `${local},${remote}` })).toEqual([
      'warn DATABASE_REPLICA_URL',
    ]);
    const pooler = { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: remote };
    expect(warningsOf(pooler)).toEqual(['warn DATABASE_DIRECT_URL']);
  });

  it('is reported by names, never by values', () => {
    const findings = look({ ...production, SITE_HOSTS: 'nontrivial=ai.site.org' });
    expect(summarize(findings)).toEqual(['ok configuration', 'ok secrets']);
    expect(findings[0]?.text).toBe(
      '6 variables are set and valid: ' +
        'NODE_ENV, TRUSTED_PROXIES, INSTANCE_NAME, SECRET_KEY, SITE_HOSTS, SMTP_URL.',
    );
    expect(JSON.stringify(findings)).not.toContain(secret);
  });

  it('warns of API_ORIGIN with another value in the build', () => {
    const origin = { API_ORIGIN: 'http://localhost:3001' };
    const findings = look({ ...production, ...origin });
    expect(summarize(findings)).toContain('warn API_ORIGIN');
    expect(findings.find(({ what }) => what === 'configuration')?.text).not.toContain('API_ORIGIN');
    vi.stubEnv('BUILD_API_ORIGIN', origin.API_ORIGIN);
    for (const API_ORIGIN of [origin.API_ORIGIN, `${origin.API_ORIGIN}/`])
      expect(summarize(look({ ...production, API_ORIGIN }))).not.toContain('warn API_ORIGIN');
    expect(summarize(look({ ...production, API_ORIGIN: 'x' }))).toContain('warn API_ORIGIN');
    expect(summarize(look(production))).toContain('warn API_ORIGIN');
    vi.unstubAllEnvs();
  });

  it('warns in production without a name of the installation', () => {
    const { INSTANCE_NAME: _name, ...unnamed } = production;
    expect(summarize(look(unnamed))).toContain('warn INSTANCE_NAME');
    expect(summarize(look(production))).not.toContain('warn INSTANCE_NAME');
    expect(summarize(look({ ...unnamed, NODE_ENV: '' }))).not.toContain('warn INSTANCE_NAME');
  });

  it('is reported with all its mistakes', () => {
    const findings = look({
      NODE_ENV: 'production',
      INSTANCE_NAME: 'tests',
      PORT: 'x',
      SITE_HOSTS: 'nowhere=a.b',
      SMTP_URL: 'http://x',
      PROCESS_ROLE: 'yes',
      LLM_BASE_URL: 'ftp://x',
      LLM_MODEL: 'm',
      MAIL_FROM: 'no address',
      DATABASE_URL: 'mysql://x',
    });
    expect(summarize(findings).toSorted()).toEqual(
      [
        'DATABASE_URL',
        'LLM_BASE_URL',
        'MAIL_FROM',
        'PORT',
        'PROCESS_ROLE',
        'SECRET_KEY',
        'SITE_HOSTS',
        'SMTP_URL',
        'TRUSTED_PROXIES',
      ].map((name) => `fail ${name}`),
    );
    for (const { text } of findings)
      expect(text).toMatch(/The program does not start with this value\.$/);
  });

  it('suggests the variable that a misspelled name means', () => {
    expect(
      look({ ...production, SITE_HOST: 'x', SMTP_SERVER: 'y', PATH: 'z' })
        .filter(({ level }) => level === 'warn')
        .map(({ what, text }) => `${what} ${text}`),
    ).toEqual([
      'SITE_HOST is not a variable of Broadsheet and has no effect. Did you mean SITE_HOSTS?',
      'SMTP_SERVER is not a variable of Broadsheet and has no effect.',
    ]);
  });

  it.each([
    ['BOUNCE_IMAP', 'BOUNCE_IMAP_URL'],
    ['DATABASE_POOLER_MODE', 'DATABASE_POOLER'],
    ['DATABASE_REPLICAS_URL', 'DATABASE_REPLICA_URL'],
    ['DATABASE_REPLICA_URLS', 'DATABASE_REPLICA_URL'],
    ['INSTANCE_NAMES', 'INSTANCE_NAME'],
    ['OTEL_EXPORTER_OTLP_ENDPIONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('suggests for %s the variable %s', (name, meant) => {
    expect(look({ [name]: 'x' })[0]).toMatchObject({
      level: 'warn',
      what: name,
      text: `is not a variable of Broadsheet and has no effect. Did you mean ${meant}?`,
    });
  });

  it('ignores variables that platforms and other programs set', () => {
    const names = [
      'DATABASE_HOST',
      'DATABASE_PASSWORD',
      'DATABASE_USER',
      'DATA_CENTER',
      'INSTANCE_ID',
      'LOG_GROUP',
      'NODE_OPTIONS',
      'NODE_VERSION',
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      'OTEL_LOG_LEVEL',
      'OTEL_RESOURCE_ATTRIBUTES',
      'PROCESS_ID',
    ];
    const findings = look({
      ...production,
      ...Object.fromEntries(names.map((name) => [name, 'x'])),
    });
    expect(findings.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it.each([
    ['one letter', 'a'.repeat(64)],
    ['a few, again and again', 'abc1'.repeat(12)],
    ['words', 'change-me-change-me-please-change-me'],
    ['a row of figures', '0123456789012345678901234567890123456789'],
    ['the same as another', secret],
  ])('fails in production with a secret that is %s', (_what, value) => {
    expect(summarize(look({ ...production, SECRET_KEY_PREVIOUS: value })).at(-1)).toBe(
      'fail SECRET_KEY_PREVIOUS',
    );
    expect(summarize(look({ SECRET_KEY: secret, SECRET_KEY_PREVIOUS: value })).at(-1)).toBe(
      'warn SECRET_KEY_PREVIOUS',
    );
  });

  it('accepts `openssl rand` output in hex and base64', () => {
    for (const key of [
      '8f14e45fceea167a5a36dedd4bea2543',
      'VGx3qWfY8zR1mN0aKpL5sJdEhT7uBcQ4oI2vX9gZy6M=',
    ])
      expect(summarize(look({ ...production, SECRET_KEY: key }))).toEqual([
        'ok configuration',
        'ok secrets',
      ]);
  });
});

describe('the database', () => {
  it('reports its version and clock difference', async () => {
    const { findings, schema } = await checkDatabase(t.deps.database, Date.now);
    expect([schema, summarize(findings)]).toEqual([
      'ready',
      ['ok database', 'ok schema', 'ok clock'],
    ]);
    const checkClock = async (seconds: number) =>
      summarize(
        (await checkDatabase(t.deps.database, () => Date.now() + seconds * 1_000)).findings,
      ).at(-1);
    expect([await checkClock(20), await checkClock(-3_600)]).toEqual(['warn clock', 'fail clock']);
  });

  it('reports what to do about a wrong schema', async () => {
    const shift = (offset: number) =>
      db.execute(
        sql`update drizzle.__drizzle_migrations set created_at = created_at + ${offset}::bigint
          where id = (select max(id) from drizzle.__drizzle_migrations)`,
      );
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)`,
    );
    expect((await checkDatabase(t.deps.database, Date.now)).findings[1]).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('newer than this program') as string,
    });
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await shift(-1);
    expect((await checkDatabase(t.deps.database, Date.now)).findings[1]).toMatchObject({
      level: 'fail',
      text: expect.stringContaining('was created by other migrations') as string,
    });
    await shift(1);
  });

  it('reports low disk space early', () => {
    expect(
      [
        checkDisk('/', 50_000),
        checkDisk('/', 500),
        checkDisk('/', 100),
        checkDisk('/nowhere/at/all'),
      ].map(({ level }) => level),
    ).toEqual(['ok', 'warn', 'fail', 'warn']);
    expect(checkDisk('.').text).toMatch(/\d (?:MB|GB) are left/);
  });
});

describe('DNS names of sites', () => {
  const look = async (env: Record<string, string>, dns: DnsResolver) => {
    const config = readConfig(env);
    return checkHosts({
      config: config,
      names: dns,
      siteRegistry: await loadSites(db, config, log),
    });
  };
  const filterSite = (findings: Finding[], id = 'nontrivial') =>
    findings.filter(({ what }) => what === `site ${id}`);

  it('are reported where they resolve; a missing domain fails', async () => {
    const env = { ...production, SITE_HOSTS: 'nontrivial=ai.site.org;news.site.org' };
    const records = {
      'ai.site.org': ['203.0.113.7'],
      'news.site.org': ['2001:db8::7'],
      'www.ai.site.org': ['203.0.113.7'],
      'api.ai.site.org': ['203.0.113.7'],
    };
    const findings = await look(env, createResolver(records));
    expect(summarize(findings).toSorted()).toEqual([
      'ok site nontrivial',
      'warn site default',
      'warn site statecraft',
    ]);
    expect(filterSite(findings)[0]?.text).toBe(
      'is at ai.site.org, and the DNS resolves all its names: ai.site.org, www.ai.site.org, ' +
        'news.site.org, api.ai.site.org.',
    );
    expect(
      filterSite(
        await look(
          { ...env, API_SAME_ORIGIN: 'true' },
          createResolver({ ...records, 'api.ai.site.org': [] }),
        ),
      )[0]?.level,
    ).toBe('ok');
  });

  it('fail in production when missing, not when unavailable', async () => {
    const env = { ...production, SITE_HOSTS: 'nontrivial=ai.site.org' };
    const missing = filterSite(await look(env, createResolver({ 'ai.site.org': ['203.0.113.7'] })));
    expect(missing).toMatchObject([
      {
        level: 'warn',
        text: expect.stringMatching(/^www\.ai\.site\.org is not in the DNS, so/) as string,
      },
      {
        level: 'fail',
        text: expect.stringMatching(
          /^api\.ai\.site\.org is not in the DNS\..*API_SAME_ORIGIN=true/,
        ) as string,
      },
    ]);
    expect(
      summarize(filterSite(await look({ SITE_HOSTS: env.SITE_HOSTS }, createResolver()))),
    ).toEqual(['warn site nontrivial', 'warn site nontrivial', 'warn site nontrivial']);
    expect(
      filterSite(await look(env, quiet)).map(({ level, text }) => [level, text.slice(0, 18)]),
    ).toEqual([
      ['warn', 'the DNS lookup of '],
      ['warn', 'the DNS lookup of '],
      ['warn', 'the DNS lookup of '],
    ]);
  });

  it('are not asked of a site that is closed', async () => {
    const { openedAt } = sites;
    await db
      .update(sites)
      .set({ openedAt: null })
      .where(sql`id = 'statecraft'`);
    const findings = await look({ ...production, SITE_HOSTS: 'default=site.org' }, quiet);
    await db
      .update(sites)
      .set({ openedAt: sql`now()` })
      .where(isNull(openedAt));
    expect(summarize(filterSite(findings, 'statecraft'))).toEqual(['ok site statecraft']);
    expect(filterSite(findings)[0]?.text).toContain('npm run admin -- close-site nontrivial');
  });

  it("fail without any or with another site's", async () => {
    expect(summarize(await look(production, createResolver()))[0]).toBe('fail SITE_HOSTS');
    await db
      .update(sites)
      .set({ settings: { theme: { seo: { canonicalDomain: 'world.site.org' } } } })
      .where(sql`id = 'nontrivial'`);
    const env = { ...production, SITE_HOSTS: 'statecraft=world.site.org' };
    expect(filterSite(await look(env, createResolver()))).toMatchObject([
      {
        level: 'fail',
        text: expect.stringContaining('is a host of the site statecraft') as string,
      },
    ]);
    await db
      .update(sites)
      .set({ settings: {} })
      .where(sql`id = 'nontrivial'`);
  });
});
