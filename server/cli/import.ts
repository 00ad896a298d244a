import { DrizzleQueryError } from 'drizzle-orm/errors';
import { closeSync, fstatSync, openAsBlob, openSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { readDatabaseClock } from '../db/database-clock.ts';
import { configuredDatabase, isDatabaseUnavailable, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import type { Rejection } from '../domain/imports/check-import-row.ts';
import {
  importContent,
  toContentRow,
  type ContentRow,
  type ImportCounts,
  type ImportStep,
} from '../domain/imports/import-content.ts';
import { ensureSites, loadSites } from '../domain/sites/site-registry.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { createCommandLog } from '../infra/log.ts';
import { loadSecrets } from '../infra/signing.ts';
import * as limits from '#shared/limits.ts';
import {
  nameSource,
  openMoved,
  previewMoved,
  readMoved,
  type Opened,
} from '#shared/moving/read-moved.ts';
import type { Readers } from '#shared/moving/source.ts';
import { PostFileError } from '#shared/post-import-file.ts';
import { answerReaders, describeReaders, importReaders, requireAnswers } from './import-readers.ts';
import { readOptions, type ReaderOptions } from './options/import-options.ts';
import { run } from './run.ts';

/**
 * Runs `import` (docs/operating.md). Progress and summary go to stderr. What is left out goes to
 * stdout, or replaces the file of `--rejects`.
 */
await run(async () => {
  const options = readOptions(process.argv.slice(2));
  const config = readConfig();
  const log = createCommandLog(config);
  const file = await openFile(options.file);
  const databaseOption = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    const opened = await openMoved(
      basename(options.file),
      await openAsBlob(options.file),
      options.format,
    );
    if (options.preview)
      return void process.stdout.write(await describeFile(opened, options.readers));
    // What a person must say is asked for before anything is stored.
    const readers =
      options.readers === null
        ? []
        : answerReaders((await previewMoved(opened)).readers, options.readers, new Date());
    if (options.readers) requireAnswers(readers, options.readers);
    const database = await openDatabase(configuredDatabase(config), log);
    try {
      await migrate(database, () => ensureSites(database.db, { open: config.seedDemo }));
      const { sites } = await loadSites(database.db, config, log);
      const site = sites.get(options.site);
      if (!site)
        throw new ConfigError('--site', `is not a site. Sites: ${[...sites.keys()].join(', ')}`);
      const clock = await readDatabaseClock(database);
      const { origin } = options;
      const ctx = {
        db: database.db,
        clock,
        site,
        config,
        log,
        secrets: loadSecrets(config),
        origin,
      };
      const rejects = openRejects(options.rejects, file);
      const progress = showProgress(opened);
      try {
        await importContent(
          ctx,
          readContent(opened, (readers) => {
            if (options.readers === null) rejects.write(describeLeftOut(readers));
          }),
          (step) => {
            rejects.write(describeRejects(opened, [...step.rejected, ...step.notes]));
            progress.add(step);
          },
        );
        progress.end();
        if (options.readers) {
          const counts = await importReaders(ctx, readers, options.readers, rejects.write);
          process.stderr.write(
            `readers: ${counts.active} subscribed, ${counts.pending} asked to confirm, ` +
              `${counts.blocked} blocked, ${counts.leftOut} left out and named\n`,
          );
        }
      } finally {
        progress.end();
        rejects.close();
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    throw toReadableError(error, databaseOption);
  } finally {
    await file.close();
  }
});

/** Reads what is imported here, and reports files of readers. */
async function* readContent(
  opened: Opened,
  report: (readers: Readers) => void,
): AsyncGenerator<ContentRow> {
  for await (const row of readMoved(opened))
    if ('type' in row) report(row);
    else yield toContentRow(row);
}

/** A file of posts has lines; another export has entries. */
function describeRejects({ source }: Opened, rejected: readonly Rejection[]): string {
  const unit = source === null ? 'line' : 'entry';
  return rejected
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, reason }) => `${unit} ${line}: ${reason}\n`)
    .join('');
}

function describeLeftOut({ file }: Readers): string {
  const count = file.rows.length - 1 + file.broken.length;
  return `${file.name}: ${count} readers are left out. Add --readers ask or --readers confirmed\n`;
}

async function describeFile(opened: Opened, readerOptions: ReaderOptions | null): Promise<string> {
  const { counts, oldPaths, titles, readers, leftOut } = await previewMoved(opened);
  const found = [
    [counts.tag, 'tags'],
    [counts.member, 'members'],
    [counts.post, 'posts'],
    [counts.comment, 'comments'],
    [counts.reader, 'readers'],
    [oldPaths, 'old addresses'],
    [leftOut.length, 'left out'],
  ] as const;
  return [
    `${nameSource(opened)}: ${found.map(([count, what]) => `${count} ${what}`).join(', ')}\n`,
    ...titles.map((title) => `  ${title}\n`),
    describeRejects(opened, leftOut),
    describeReaders(answerReaders(readers, readerOptions, new Date())),
  ].join('');
}

async function openFile(path: string): Promise<FileHandle> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    const code = getErrorCode(error);
    throw new ConfigError(
      '--file',
      code === 'ENOENT' ? 'names a file that does not exist' : `cannot be read (${code})`,
    );
  }
  if (!(await file.stat()).isDirectory()) return file;
  await file.close();
  throw new ConfigError('--file', 'is a directory');
}

/** Opens the output for what is left out, one line each. */
function openRejects(
  path: string | null,
  input: FileHandle,
): { write(lines: string): void; close(): void } {
  if (path === null) {
    // The import continues when the reader of the pipe stops, as `head` does.
    process.stdout.on('error', () => undefined);
    return {
      write: (lines) => void process.stdout.write(lines),
      close: () => undefined,
    };
  }
  const withReadableError = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      throw new ConfigError('--rejects', `cannot be written to (${getErrorCode(error)})`);
    }
  };
  const existing = withReadableError(() => statSync(path, { throwIfNoEntry: false }));
  const read = fstatSync(input.fd);
  if (existing?.ino === read.ino && existing.dev === read.dev)
    throw new ConfigError('--rejects', 'is the imported file');
  const target = withReadableError(() => openSync(path, 'w'));
  return {
    write: (lines) => withReadableError(() => writeFileSync(target, lines)),
    close: () => closeSync(target),
  };
}

/** Shows counts on stderr: one changing line on a terminal, else a line every two seconds. */
function showProgress(opened: Opened): { add(step: ImportStep): void; end(): void } {
  const started = performance.now();
  const isTerminal = process.stderr.isTTY === true;
  const number = new Intl.NumberFormat('en');
  let counts: ImportCounts = { read: 0, imported: 0, alreadyThere: 0, rejected: 0 };
  let renamed = 0;
  let isOver = false;
  let lastShown = started;
  const summary = () => {
    const seconds = (performance.now() - started) / 1000;
    const [read, imported, alreadyThere, rejected, rate] = [
      counts.read,
      counts.imported,
      counts.alreadyThere,
      counts.rejected,
      Math.round(counts.read / seconds),
    ].map((n) => number.format(n));
    return [
      `${read} ${opened.source === null ? 'rows' : 'entries'} read, ${imported} imported, ${alreadyThere} already there`,
      `${rejected} rejected; ${rate} rows/s, ${seconds.toFixed(1)} s`,
    ].join(', ');
  };
  const show = (line: string) => process.stderr.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  process.stderr.on('error', () => undefined);
  return {
    add(step) {
      ({ counts } = step);
      for (const { author, username } of step.renamed)
        show(
          `note: the author ${JSON.stringify(author).replace(/\p{C}/gu, '?')} was created as ` +
            `${username}${isTerminal ? '\n' : ''}`,
        );
      renamed += step.renamed.length;
      if (performance.now() - lastShown < (isTerminal ? 200 : 2_000)) return;
      lastShown = performance.now();
      show(summary());
    },
    end() {
      if (isOver) return;
      isOver = true;
      show(`${summary()}${isTerminal ? '\n' : ''}`);
      if (renamed > 0)
        process.stderr.write(
          `${number.format(renamed)} new users got a different username, because the name of ` +
            'their author is not a valid username. See the notes above\n',
        );
    },
  };
}

/** Converts an error that the user can fix into one line. */
function toReadableError(error: unknown, database: string): unknown {
  if (error instanceof PostFileError) return new ConfigError('--file', error.message);
  if (error instanceof ConfigError) return error;
  if (isDatabaseUnavailable(error))
    return new ConfigError(
      database,
      `${describeWait(error) ?? 'lost its connection'}. ` +
        'Run the command again: imported rows are not imported twice.',
    );
  if (getErrorCode(error).startsWith('E'))
    return new ConfigError('--file', `could not be read completely (${getErrorCode(error)})`);
  // The message of a failed query contains all its values.
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

/** Says what the import waited for until its time was over; null if it did not wait. */
function describeWait(error: unknown): string | null {
  const errors: Error[] = [];
  for (let e = error; e instanceof Error; e = e.cause) errors.push(e);
  const { connectTimeoutMs, statementTimeoutMs } = limits.database;
  if (errors.some(({ message }) => message === 'timeout exceeded when trying to connect'))
    return `gave the import no connection within ${connectTimeoutMs / 1_000} s`;
  const isTimeout = errors.some(
    (e) => /^(?:57014|55P03)$/.test(getErrorCode(e)) || e.message === 'Query read timeout',
  );
  if (!isTimeout) return null;
  // Imports into a site run one after another.
  const waitsForImport = errors.some(
    (e) => e instanceof DrizzleQueryError && e.query.includes('pg_advisory_xact_lock'),
  );
  const reason = waitsForImport
    ? 'another import is storing posts of the site'
    : 'another transaction has a lock, or the server is too busy';
  return `kept the import waiting for ${statementTimeoutMs / 1_000} s: ${reason}`;
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
