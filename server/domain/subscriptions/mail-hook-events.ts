import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { processMailEvent } from './mail-events.ts';
import type { Handlers } from '../core/handler.ts';

type Key = 'POST /api/mail/hooks/{provider}';

/** Handles the events of an authenticated request of a mail provider. */
async function handleMailHook(
  ctx: Ctx,
  { provider }: HandlerInput<Key>['path'],
  { events, confirmUrl }: HandlerInput<Key>['body'],
): Promise<Reply<Key>> {
  if (confirmUrl !== undefined)
    await ctx.serviceFetcher.send(confirmUrl, { method: 'GET', headers: { accept: '*/*' } });
  let suppressed = 0;
  for (const event of events) {
    // Several sites may use one account, whose events each of them gets.
    const id = `${ctx.site.id} ${provider} ${event.id}`;
    if ((await processMailEvent(ctx, { ...event, id })) === 'suppressed') suppressed += 1;
  }
  return { suppressed, ignored: events.length - suppressed };
}

export const handlers = {
  'POST /api/mail/hooks/{provider}': (ctx, { path, body }) => handleMailHook(ctx, path, body),
} satisfies Partial<Handlers>;
