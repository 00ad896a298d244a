import type { HandlerInput, Key, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../context.ts';

/** Answers one row of the contract: it translates between the call and the domain, nothing else. */
export type Handler<K extends Key> = (ctx: Ctx, input: HandlerInput<K>) => Reply<K> | Promise<Reply<K>>;
