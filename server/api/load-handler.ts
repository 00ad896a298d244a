import type { Ctx } from '../context.ts';
import { frontPages } from './front-page.ts';
import type { handlers } from './handlers.ts';
import { postLists } from './post-lists.ts';

type AnyHandler = (ctx: Ctx, input: unknown) => unknown;

/** Those of the first page. All others are a third of the program, which it does not wait for. */
let known: Record<string, unknown> = { ...frontPages, ...postLists };

/** Loads all handlers. */
export async function loadHandlers(): Promise<void> {
  known = (await import('./handlers.ts')).handlers;
}

export async function loadHandler(key: keyof typeof handlers): Promise<AnyHandler> {
  if (!(key in known)) await loadHandlers();
  return known[key] as AnyHandler;
}
