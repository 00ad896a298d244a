import * as z from 'zod/mini';
import { named } from './openapi-metadata.ts';

/** A text in parts: what a search found in it, and the rest. */
export const foundText = named(
  'FoundText',
  z.array(z.object({ text: z.string(), found: z.boolean() })),
);
export type FoundText = z.infer<typeof foundText>;
