import type { Database } from '../../server/db/client.ts';

type Query = (...given: unknown[]) => unknown;

/** Records the text of every later statement of the driver. */
export function recordQueries({ driver }: Pick<Database, 'driver'>): { texts: Set<string> } {
  const texts = new Set<string>();
  const client = driver as unknown as { query: Query };
  const original = client.query.bind(driver);
  client.query = (...given) => {
    const [first] = given;
    texts.add(typeof first === 'string' ? first : String((first as { text?: string }).text));
    return original(...given);
  };
  return { texts };
}
