import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Needs, Site } from '../context.ts';
import { isDatabaseUnavailable } from '../db/client.ts';
import { writeAuditLog } from '../domain/core/audit-log.ts';
import { exportSite } from '../domain/site-admin/archive/export-site.ts';
import { importSite } from '../domain/site-admin/archive/import-site.ts';
import { AppError } from '../infra/app-error.ts';
import { ConfigError } from '../infra/config/config.ts';
import { fingerprint, installationKey, isOwnKey } from '../infra/installation-key.ts';

type Services = Needs<'database' | 'db' | 'secrets' | 'clock' | 'siteRegistry' | 'bucket'>;

const minPassphrase = 12;

/**
 * Writes an archive of a site to a file with mode 600. A failed export leaves no file. Returns what
 * to print. Error: ConfigError.
 */
export async function exportSiteAndReport(
  services: Services,
  site: Site,
  { file, withSecrets }: { file: string; withSecrets: boolean },
): Promise<string> {
  if (existsSync(file)) throw new ConfigError(file, 'exists already and is not overwritten');
  const passphrase = withSecrets ? await readPassphrase() : null;
  if (passphrase !== null && passphrase.length < minPassphrase)
    throw new ConfigError('The passphrase', `must have at least ${minPassphrase} characters`);
  const part = `${resolve(file)}.part`;
  try {
    await writeAuditLog(services.db, { site }, null, [{ action: 'export-site' }]);
    await pipeline(
      exportSite(services, site, passphrase),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    renameSync(part, file);
  } catch (error) {
    throw explain(file, error);
  } finally {
    rmSync(part, { force: true });
  }
  const { key } = installationKey(services.secrets);
  return (
    `${file} contains ${site.id}: ${Math.ceil(statSync(file).size / 1e6)} MB, signed by ` +
    `${fingerprint(key)}.`
  );
}

/** Imports a site from an archive. Returns what to print. Error: ConfigError. */
export async function importAndReport(
  services: Services,
  { file, as }: { file: string; as: string | undefined },
): Promise<string[]> {
  const startedAt = performance.now();
  let shown = 0;
  try {
    const { id, manifest, signature, missingHosts } = await importSite(services, file, {
      as,
      readPassphrase: async () => (await readPassphrase()) || null,
      onProgress(rows) {
        if (rows - shown < 50_000) return;
        shown = rows;
        process.stderr.write(`${rows} rows\n`);
      },
    });
    const rows = Object.values(manifest.folders).reduce((sum, folder) => sum + folder.rows, 0);
    const seconds = Math.max(1, Math.round((performance.now() - startedAt) / 1000));
    const signer = isOwnKey(services.secrets, signature.key) ? 'this installation' : signature.url;
    return [
      `${id} is imported: ${rows} rows in ${seconds} s. All files are as the manifest says.`,
      `Signed by ${signer} on ${signature.exportedAt}, key ${fingerprint(signature.key)}.`,
      ...(missingHosts > 0
        ? [`${missingHosts} of its host names belong to other sites here, and are left out.`]
        : []),
      `Only staff see it until \`npm run admin -- open-site ${id}\`. See docs/moving/site.md.`,
    ];
  } catch (error) {
    throw explain(file, error);
  }
}

/** The first line of the standard input. */
async function readPassphrase(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Passphrase of the secrets: ');
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return '';
}

function explain(file: string, error: unknown): unknown {
  if (error instanceof AppError && error.code === 'bad_request')
    return new ConfigError(error.fields?.[0] ? 'The ID' : file, toSentence(error));
  if (error instanceof AppError)
    return new ConfigError('The site', `cannot be moved: ${error.message}`);
  // The message of a query has its rows.
  if (error instanceof DrizzleQueryError && !isDatabaseUnavailable(error))
    return new ConfigError(file, `was not imported: ${error.cause?.message}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code) ? new ConfigError(file, `cannot be written (${code})`) : error;
}

const toSentence = ({ message, fields }: AppError): string => fields?.[0]?.message ?? message;
