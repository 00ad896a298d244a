import { getTracer, type Tracer } from '../infra/trace.ts';

type Queryable = { query(...args: never[]): unknown };

/**
 * Returns a view of a pool or connection whose statements are spans. Without tracing it is the
 * pool or connection itself. Statements outside a request or job are not traced.
 */
export function traceStatements<T extends Queryable>(target: T): T {
  const tracer = getTracer();
  if (tracer === null) return target;
  return new Proxy(target, {
    get(_target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return key === 'query'
        ? (...args: unknown[]) => trace(tracer, args, () => value.apply(target, args) as unknown)
        : (value.bind(target) as unknown);
    },
  });
}

function trace(tracer: Tracer, args: unknown[], query: () => unknown): unknown {
  // With a callback there is no promise to wait for. Drizzle uses none.
  if (typeof args.at(-1) === 'function') return query();
  const summary = summarize(args[0]);
  return tracer.run(
    {
      name: summary,
      kind: 'client',
      isInner: true,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.summary': summary,
      },
    },
    async () => query(),
  );
}

/** Returns the command and the first table of a statement: no condition and no value. */
function summarize(statement: unknown): string {
  const text =
    typeof statement === 'string'
      ? statement
      : typeof statement === 'object' && statement !== null && 'text' in statement
        ? String(statement.text)
        : '';
  const [, command = 'statement'] = /^\s*(\w{1,20})/.exec(text) ?? [];
  const [, table] =
    /\b(?:from|into|update|table)\s+"?([a-z_]{1,63})"?(?![\w(])/i.exec(text.slice(0, 20_000)) ?? [];
  return table === undefined || table === 'set'
    ? command.toLowerCase()
    : `${command.toLowerCase()} ${table}`;
}
