import * as z from 'zod/mini';

type Meaning = {
  id?: string;
  description?: string;
  format?: string;
  examples?: readonly unknown[];
};

/** Documentation of schemas, in a registry of its own, so that validation pays nothing. */
export const meanings = z.registry<Meaning>();

/** Names a schema, so that the API reference lists it once. */
export function named<S extends z.ZodMiniType>(
  id: string,
  schema: S,
  more: Omit<Meaning, 'id'> = {},
): S {
  meanings.add(schema, { id, ...more });
  return schema;
}

/** Adds a Markdown description and an example to a copy of a schema. */
export function described<S extends z.ZodMiniType>(
  description: string,
  schema: S,
  ...examples: unknown[]
): S {
  const copy = z.clone(schema);
  meanings.add(copy, { description, ...(examples.length > 0 ? { examples } : {}) });
  return copy;
}
