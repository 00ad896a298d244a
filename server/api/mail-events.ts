import type { mailEvents as rows } from '#shared/contract/mail-events.ts';
import { handleMailEvent } from '../domain/subscriptions/bounce-webhook.ts';
import type { Handler } from './handler-types.ts';

/** Who tells it is known by the signature of what was sent, which HTTP alone has seen (`server/http/api/webhook-signature.ts`). */
export const mailEvents: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/mail/events': (ctx, { body }) => handleMailEvent(ctx, body),
};
