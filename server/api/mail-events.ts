import type { mailEvents as rows } from '#shared/contract/mail-events.ts';
import { takeMailEvent } from '../domain/mail-events.ts';
import type { Handler } from './handler.ts';

/** Who tells it is known by the signature of what was sent, which HTTP alone has seen (`server/http/signed-body.ts`). */
export const mailEvents: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/mail/events': (ctx, { body }) => takeMailEvent(ctx, body),
};
