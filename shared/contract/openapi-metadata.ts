import * as z from 'zod/mini';

type Meaning = {
  id?: string;
  description?: string;
  format?: string;
  examples?: readonly unknown[];
};

/** What the reference says of a schema besides its shape. A registry of its own: nothing of it costs time when a value is read. */
export const meanings = z.registry<Meaning>();

/** Names a schema: the reference has it once, under this name, wherever it stands. */
export function named<S extends z.ZodMiniType>(
  id: string,
  schema: S,
  more: Omit<Meaning, 'id'> = {},
): S {
  meanings.add(schema, { id, ...more });
  return schema;
}

/** Says what a value means, in Markdown, and how one looks. It is said of a copy: the schema may mean something else elsewhere. */
export function described<S extends z.ZodMiniType>(
  description: string,
  schema: S,
  ...examples: unknown[]
): S {
  const copy = z.clone(schema);
  meanings.add(copy, { description, ...(examples.length > 0 ? { examples } : {}) });
  return copy;
}
