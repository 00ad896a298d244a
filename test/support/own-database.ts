import pg from 'pg';
import { inject } from 'vitest';
import { afterFile } from './after-file.ts';
import { admin } from './postgres.ts';

/** A database for the file on the PostgreSQL server of the run. */
export type OwnDatabase = {
  name: string;
  url: string;
  /** Runs one statement on a connection of its own. */
  rows<T extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<T[]>;
};

let count = 0;

function base(): string {
  const server = inject('postgres');
  if (!server) throw new Error('this run has no PostgreSQL server');
  return server.base;
}

/**
 * With tenants, with demo content, empty, or a copy of another one. Dropped after the tests of the
 * file.
 */
export async function ownDatabase(
  content: 'schema' | 'demo' | 'empty' | OwnDatabase = 'schema',
): Promise<OwnDatabase> {
  const name = `own_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`;
  const copied =
    typeof content === 'object'
      ? content.name
      : {
          schema: inject('postgres')?.template,
          demo: inject('postgres')?.demo,
          empty: undefined,
        }[content];
  await admin(
    `${base()}/postgres`,
    `create database ${name} ${copied === undefined ? '' : `template ${copied}`}`,
  );
  afterFile(() => admin(`${base()}/postgres`, `drop database if exists ${name} with (force)`));
  const url = `${base()}/${name}`;
  return { name, url, rows: (sql, values) => rows(url, sql, values) };
}

export async function rows<T extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
