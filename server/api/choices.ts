import type { choices as rows } from '#shared/contract/choices.ts';
import { listChoices, removeChoice, setChoice } from '../domain/posts/choices.ts';
import type { Handler } from './handler-types.ts';

export const choices: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/me/choices': (ctx) => listChoices(ctx, ctx.viewer),
  'PUT /api/me/choices/{kind}/{subject}': (ctx, { path, body }) =>
    setChoice(ctx, ctx.viewer, path, body.choice),
  'DELETE /api/me/choices/{kind}/{subject}': (ctx, { path }) => removeChoice(ctx, ctx.viewer, path),
};
