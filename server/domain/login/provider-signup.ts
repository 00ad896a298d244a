import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import { requireProofOfWork } from './signup-surge.ts';
import { admit, checkAdmission } from './admission.ts';
import { addIdentity } from './identities.ts';
import { rejectUnavailableName } from './login.ts';
import { canSignUp, readPending, consumePending } from './pending-identities.ts';
import { beginProviderSession } from './provider-login.ts';
import type { Handlers } from '../core/handler.ts';

/**
 * Creates an account for a verified address, links the identity pending in this browser, and logs
 * in. On sites with approval, creates an application without the identity instead.
 * Errors: not_found; bad_request (answer); forbidden; conflict for a taken username or an address
 * with an account; challenge_required during a surge.
 */
async function signUpByProvider(
  ctx: Ctx,
  {
    pending,
    username,
    name,
    answer,
    invitation,
    proof,
  }: HandlerInput<'POST /api/auth/identity/signup'>['body'],
): Promise<Reply<'POST /api/auth/identity/signup'>> {
  const account = {
    username,
    name: name.trim(),
    ...(answer === undefined ? {} : { answer }),
    ...(invitation === undefined ? {} : { invitation }),
  };
  const { email } = await readPending(ctx, pending);
  if (email !== null) {
    await checkAdmission(ctx, email, account);
    await rejectUnavailableName(ctx, email, account);
    await requireProofOfWork(ctx, email, proof, null);
  }
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // A rejected username leaves it for the next try.
    const identity = await consumePending(within, pending);
    if (identity.email === null || !(await canSignUp(within, identity)))
      throw new AppError(
        'forbidden',
        'This address must be verified with an emailed code first. Log in or sign up with one.',
      );
    const user = await admit(within, identity.email, account);
    if (user === null) return { waiting: true };
    // Another request was first, with the same address.
    if (user.username !== username)
      throw new AppError('conflict', 'An account was just created with this address. Log in.');
    const linked = await addIdentity(within, user, identity);
    return beginProviderSession(within, user, linked.id);
  });
}

export const handlers = {
  'POST /api/auth/identity/signup': (ctx, { body }) => signUpByProvider(ctx, body),
} satisfies Partial<Handlers>;
