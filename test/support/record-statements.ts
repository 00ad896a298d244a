import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { PgDatabase, type PgDialect } from 'drizzle-orm/pg-core';
import { PgCountBuilder } from 'drizzle-orm/pg-core/query-builders/count';
import { PgDeleteBase } from 'drizzle-orm/pg-core/query-builders/delete';
import { PgInsertBase, PgInsertBuilder } from 'drizzle-orm/pg-core/query-builders/insert';
import { PgSelectBase, PgSelectBuilder } from 'drizzle-orm/pg-core/query-builders/select';
import { PgUpdateBase, PgUpdateBuilder } from 'drizzle-orm/pg-core/query-builders/update';
import { projectRoot } from '../../server/infra/project-root.ts';

/** A statement of the program. `origin` is its file and function: `server/db/x.ts find`. */
export type RecordedStatement = { text: string; origin: string };

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Prototype = Record<string, Method>;
/** What a `PgCountBuilder` sends when it is awaited. */
type Counting = { session: { dialect: PgDialect }; sql: SQL };

/**
 * Records each distinct statement that code of `server/` builds, in files of a folder. What tests
 * send is left out, although it uses the same connections: the stack says where a query begins.
 */
export function recordStatements(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  const seen = new Set<string>();
  const record = (text: string, origin: string | null) => {
    if (origin === null) return;
    const line = `${JSON.stringify({ text, origin } satisfies RecordedStatement)}\n`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, line);
  };
  const origins = new WeakMap<object, string | null>();
  const wrap = (owner: { prototype: unknown }, name: string, around: (call: Method) => Method) => {
    const prototype = owner.prototype as Prototype;
    const original = prototype[name];
    if (original) prototype[name] = around(original);
  };
  const remember = (call: Method): Method =>
    function (...args) {
      const query = call.apply(this, args) as object;
      origins.set(query, findOrigin());
      return query;
    };
  wrap(PgSelectBuilder, 'from', remember);
  wrap(PgInsertBuilder, 'values', remember);
  wrap(PgInsertBuilder, 'select', remember);
  wrap(PgUpdateBuilder, 'set', remember);
  wrap(PgDatabase, 'delete', remember);
  wrap(PgDatabase, '$count', remember);
  for (const owner of [PgSelectBase, PgInsertBase, PgUpdateBase, PgDeleteBase])
    wrap(
      owner,
      '_prepare',
      (call) =>
        function (...args) {
          const { sql } = (this as { toSQL(): { sql: string } }).toSQL();
          record(sql, origins.get(this as object) ?? null);
          return call.apply(this, args);
        },
    );
  wrap(
    PgCountBuilder,
    'then',
    (call) =>
      function (...args) {
        const { session, sql } = this as Counting;
        record(session.dialect.sqlToQuery(sql).sql, origins.get(this as object) ?? null);
        return call.apply(this, args);
      },
  );
  wrap(
    PgDatabase,
    'execute',
    (call) =>
      function (...args) {
        const query = call.apply(this, args) as { getQuery(): { sql: string } };
        record(query.getQuery().sql, findOrigin());
        return query;
      },
  );
}

/** File and function that build the query; null if a test does. */
function findOrigin(): string | null {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 30;
  const lines = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = limit;
  for (const line of lines) {
    const found =
      /at (?:async )?(?:new )?(?:([\w$.<>]+) (?:\[as [^\]]+\] )?\()?(?:file:\/\/)?(\/[^:?]+)/.exec(
        line,
      );
    if (!found) continue;
    const path = relative(projectRoot, found[2] ?? '');
    if (/^(?:client|shared|test)\//.test(path) && !path.endsWith('record-statements.ts'))
      return null;
    if (!path.startsWith('server/') || path === 'server/db/client.ts') continue;
    return `${path} ${found[1]?.split('.').at(-1) ?? '-'}`;
  }
  return null;
}
