import type { HandlerInput, Key, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../context.ts';
import { AppError } from '../infra/app-error.ts';

/** Answers one row of the contract: it translates between the call and the domain, nothing else. */
export type Handler<K extends Key> = (
  ctx: Ctx,
  input: HandlerInput<K>,
) => Reply<K> | Promise<Reply<K>>;

/** Who asks, in calls that take a member. */
export function requireMember({ viewer }: Pick<Ctx, 'viewer'>): Viewer {
  if (!viewer) throw new AppError('unauthorized', 'Log in first.');
  return viewer;
}
