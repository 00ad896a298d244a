import type { mailEvents as rows } from '#shared/contract/mail-events.ts';
import { handleMailEvent } from '../domain/subscriptions/mail-events.ts';
import type { Handler } from './handler-types.ts';

/** `server/http/api/webhook-signature.ts` has checked the signature on the raw body. */
export const mailEvents: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/mail/events': (ctx, { body }) => handleMailEvent(ctx, body),
};
