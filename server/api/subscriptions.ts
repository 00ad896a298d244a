import type { subscriptions as rows } from '#shared/contract/subscriptions.ts';
import {
  changeUserPreferences,
  changePreferences,
  endOldLinks,
  erase,
  exportSubscription,
  linkAccount,
  readPreferences,
  readStatus,
  readUnsubscribeState,
  resubscribe,
  unsubscribe,
  unsubscribeUser,
} from '../domain/subscriptions/manage.ts';
import {
  confirmSubscription,
  mailNewLink,
  readConfirmation,
} from '../domain/subscriptions/confirm.ts';
import { giveFeedback, readFeedback } from '../domain/subscriptions/feedback.ts';
import { mailLink, subscribe, subscribeMember } from '../domain/subscriptions/subscribe.ts';
import { badRequest } from '../infra/app-error.ts';
import type { Handler } from './handler-types.ts';

export const subscriptions: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/subscriptions/subscribe': (ctx, { body }) => subscribe(ctx, body),
  'POST /api/subscriptions/subscribe-authenticated': (ctx, { body }) =>
    subscribeMember(ctx, ctx.viewer, body, 'own subscription'),
  'GET /api/subscriptions/verify/{token}': (ctx, { path }) => readConfirmation(ctx, path.token),
  'POST /api/subscriptions/verify/{token}': (ctx, { path }) => confirmSubscription(ctx, path.token),
  'GET /api/subscriptions/unsubscribe/{token}': (ctx, { path }) =>
    readUnsubscribeState(ctx, path.token),
  'POST /api/subscriptions/unsubscribe/{token}': (ctx, { path }) => unsubscribe(ctx, path.token),
  'POST /api/subscriptions/unsubscribe-authenticated': (ctx) => unsubscribeUser(ctx, ctx.viewer),
  'GET /api/subscriptions/status': (ctx) => readStatus(ctx, ctx.viewer),
  'PUT /api/subscriptions/preferences': (ctx, { body }) =>
    changeUserPreferences(ctx, ctx.viewer, body),
  'POST /api/subscriptions/link-account': (ctx, { body }) =>
    linkAccount(ctx, ctx.viewer, body.token),
  'GET /api/subscriptions/preferences/{token}': (ctx, { path }) => readPreferences(ctx, path.token),
  'PUT /api/subscriptions/preferences/{token}': (ctx, { path, body }) =>
    changePreferences(ctx, path.token, body),
  'DELETE /api/subscriptions/preferences/{token}': (ctx, { path }) => erase(ctx, path.token),
  'POST /api/subscriptions/end-old-links/{token}': (ctx, { path }) => endOldLinks(ctx, path.token),
  'GET /api/subscriptions/feedback/{token}': (ctx, { path }) => readFeedback(ctx, path.token),
  'POST /api/subscriptions/feedback/{token}': (ctx, { path, body }) =>
    giveFeedback(ctx, path.token, body),
  'POST /api/subscriptions/resubscribe/{token}': (ctx, { path }) => resubscribe(ctx, path.token),
  'GET /api/subscriptions/export/{token}': (ctx, { path }) => exportSubscription(ctx, path.token),
  'POST /api/subscriptions/manage-link'(ctx, { body: { email, token, direction } }) {
    if ((email === undefined) === (token === undefined))
      throw badRequest([{ field: 'email', message: 'is required, or a token' }]);
    return token === undefined ? mailLink(ctx, email ?? '') : mailNewLink(ctx, token, direction);
  },
};
