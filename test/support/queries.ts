import type { Database } from '../../server/db/client.ts';

type Query = (...args: unknown[]) => unknown;

/** Records the text of every later statement of the driver. */
export function recordQueries({ driver }: Pick<Database, 'driver'>): { texts: Set<string> } {
  const texts = new Set<string>();
  const client = driver as unknown as { query: Query };
  const original = client.query.bind(driver);
  client.query = (...args) => {
    const [first] = args;
    texts.add(typeof first === 'string' ? first : String((first as { text?: string }).text));
    return original(...args);
  };
  return { texts };
}
