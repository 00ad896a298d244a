import pg from 'pg';
import * as limits from '#shared/limits.ts';

const { statementTimeoutMs, idleInTransactionTimeoutMs } = limits.database;

/** Limits of a transaction. They end with it, so no other client of the pooler gets them. */
const setLimits =
  `set local statement_timeout = ${statementTimeoutMs}; ` +
  `set local idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}`;

/**
 * A connection to a pooler in transaction mode, where each transaction may run on another
 * connection to the server. It leaves no session state. Statements are unnamed, and limits are set
 * per transaction, in the same message as BEGIN. Decision 240.
 *
 * Drizzle takes a client for a pool if its class has "Pool" in its name.
 */
export class SessionlessClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) =>
    (super.query as (...args: unknown[]) => unknown).call(
      this,
      withoutSession(statement),
      ...rest,
    )) as pg.Client['query'];
}

function withoutSession(statement: unknown): unknown {
  if (typeof statement === 'string') return withLimits(statement);
  if (typeof statement !== 'object' || statement === null || !('text' in statement))
    return statement;
  const { name: _name, ...unnamed } = statement as pg.QueryConfig;
  return { ...unnamed, text: withLimits(unnamed.text) };
}

const withLimits = (text: string) => (/^begin\b/i.test(text) ? `${text}; ${setLimits}` : text);
