import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configuredDatabase, openDatabase, type Database } from '../db/client.ts';
import { DataDirLocked } from '../db/data-dir-lock.ts';
import { checkBackups } from '../domain/operations/doctor/backups.ts';
import { checkBucket } from '../domain/operations/doctor/bucket.ts';
import { checkCdn, checkCdnVariables } from '../domain/operations/doctor/cdn.ts';
import { checkVariables } from '../domain/operations/doctor/configuration.ts';
import { checkDatabase, checkDisk } from '../domain/operations/doctor/database.ts';
import { fail, ok, warn, type Finding } from '../domain/operations/doctor/finding.ts';
import { checkHosts } from '../domain/operations/doctor/hosts.ts';
import { checkHttps } from '../domain/operations/doctor/https.ts';
import { checkJobs } from '../domain/operations/doctor/jobs.ts';
import { checkLoginProviders } from '../domain/operations/doctor/login-providers.ts';
import { checkMail, checkSigning } from '../domain/operations/doctor/mail.ts';
import { checkEmbeddings, checkModels } from '../domain/operations/doctor/model.ts';
import { checkOutbox, checkStaff } from '../domain/operations/doctor/outbox.ts';
import { checkPooler } from '../domain/operations/doctor/pooler.ts';
import { checkSenders } from '../domain/operations/doctor/senders.ts';
import { checkReplicas } from '../domain/operations/doctor/replicas.ts';
import { loadSites } from '../domain/sites/site-registry.ts';
import { readCdn } from '../infra/cdn/cdn-response.ts';
import { checkConfig, ConfigError, type CheckedConfig } from '../infra/config/config.ts';
import { createBucket } from '../infra/images/bucket.ts';
import { createLog } from '../infra/log.ts';
import { createDnsResolver } from '../infra/dns-resolver.ts';
import { createEmbeddingClient } from '../infra/embedding-client.ts';
import { checkHttpsHost } from '../infra/https-check.ts';
import { fetchService } from '../infra/fetch/service-fetch.ts';
import { createLlmClient } from '../infra/llm-client.ts';
import { loadSecrets } from '../infra/signing.ts';

const log = createLog('silent');
const modelRules = { timeout: 20_000, retries: 0 };

/** Checks configuration, database, hosts, mail and model. Changes nothing and sends no mail. */
export async function checkInstallation(): Promise<Finding[]> {
  const checked = checkConfig();
  const { config, problems } = checked;
  const isValid = (...names: string[]) =>
    problems.every(({ variable }) => !names.includes(variable));
  const names = createDnsResolver();
  const isModelValid = isValid(
    'LLM_BASE_URL',
    'LLM_MODEL',
    'LLM_JUDGE_MODEL',
    'LLM_JUDGE_BASE_URL',
    'LLM_JUDGE_API_KEY',
    'LLM_EMBEDDING_MODEL',
    'LLM_API_KEY',
  );
  const [database, bucket, mail, signing, model, embeddings] = await Promise.all([
    isValid(
      'DATABASE_URL',
      'DATABASE_POOLER',
      'DATABASE_DIRECT_URL',
      'DATABASE_REPLICA_URL',
      'DATA_DIR',
    )
      ? checkDatabaseAccess(checked)
      : [],
    checkBucket(createBucket(config)),
    isValid('SMTP_URL', 'SMTP_URL_TRANSACTIONAL') ? checkMail(config, log) : [],
    isValid('MAIL_FROM', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY')
      ? checkSigning(config, names)
      : [],
    isModelValid ? checkModels(createLlmClient(config, log, modelRules)) : [],
    isModelValid ? checkEmbeddings(createEmbeddingClient(config, log, modelRules)) : [],
  ]);
  return [
    ...checkVariables(checked),
    ...checkCdnVariables(checked),
    ...database,
    ...bucket,
    ...mail,
    ...signing,
    ...model,
    ...embeddings,
  ];
}

async function checkDatabaseAccess(checked: CheckedConfig): Promise<Finding[]> {
  const { config, problems } = checked;
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrls, dataDir } = config;
  const disk = databaseUrl === null && existsSync(dataDir) ? [checkDisk(dataDir)] : [];
  if (databaseUrl === null && config.env === 'production')
    disk.unshift(
      warn(
        'DATABASE_URL',
        'is not set, so the embedded database is used: one process at a time, and ' +
          'DATA_DIR must be on a persistent disk.',
      ),
    );
  if (databaseUrl === null && !existsSync(join(dataDir, 'pglite')))
    return [...disk, ok('database', 'DATA_DIR has no database yet. `npm start` creates it.')];
  let database: Database;
  let pooler: Finding[] = [];
  try {
    // Throws an error that names the cause if the server is unreachable.
    if (databaseUrl !== null)
      pooler = [
        ...(await checkPooler(databaseUrl, databaseDirectUrl)),
        ...(await checkReplicas(databaseUrl, databaseReplicaUrls)),
      ];
    if (pooler.some(({ level, what }) => level === 'fail' && !what.startsWith('replica')))
      return [...disk, ...pooler];
    database = await openDatabase(configuredDatabase(config), log);
  } catch (error) {
    if (error instanceof DataDirLocked)
      return [
        ...disk,
        warn(
          'database',
          'is embedded and in use by a running server. Stop the server to check its ' +
            'sites and its outbox.',
        ),
      ];
    if (error instanceof ConfigError)
      return [
        ...disk,
        fail(
          'database',
          `${error.message}.`,
          databaseUrl === null
            ? undefined
            : 'sudo -u postgres createuser --pwprompt broadsheet && ' +
                'sudo -u postgres createdb --owner broadsheet --template template0 ' +
                '--encoding UTF8 broadsheet',
        ),
      ];
    throw error;
  }
  try {
    const { findings, schema } = await checkDatabase(database, Date.now);
    if (schema !== 'ready') return [...disk, ...findings, ...pooler];
    const services = {
      db: database.db,
      config,
      siteRegistry: await loadSites(database.db, config, log),
      names: createDnsResolver(),
    };
    const secrets = isSecretKnown(checked) ? loadSecrets(config) : null;
    const encrypted =
      secrets === null
        ? []
        : [
            ...(await checkLoginProviders({ ...services, secrets, serviceFetcher: fetchService })),
            ...(await checkSenders({ ...services, secrets, log })),
          ];
    const wrongHosts = problems.some(({ variable }) => variable === 'SITE_HOSTS');
    return [
      ...disk,
      ...findings,
      ...pooler,
      ...(wrongHosts ? [] : await checkHosts(services)),
      ...(wrongHosts ? [] : await checkHttps({ ...services, answers: checkHttpsHost })),
      ...(wrongHosts ? [] : await checkCdn({ ...services, readCdn })),
      await checkStaff(services),
      ...(await checkJobs(database.db)),
      ...(await checkOutbox(services)),
      await checkBackups(database),
      ...encrypted,
    ];
  } catch (error) {
    return [
      ...disk,
      fail(
        'database',
        'The connection ended during the check ' +
          `(${error instanceof Error && 'code' in error ? String(error.code) : 'no answer'}).`,
      ),
    ];
  } finally {
    await database.close();
  }
}

/** Without a key in the configuration, it is the file that the first start creates. */
function isSecretKnown({ config, problems }: CheckedConfig): boolean {
  return (
    problems.every(({ variable }) => !variable.startsWith('SECRET_KEY')) &&
    (config.secretKeys.length > 0 || existsSync(join(config.dataDir, 'secret')))
  );
}
