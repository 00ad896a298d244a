import type { adminMail as rows } from '#shared/contract/admin-mail.ts';
import type { adminSending as sendingRows } from '#shared/contract/admin-sending.ts';
import { checkMailDns } from '../domain/site-admin/mail-dns.ts';
import { readMailSettings } from '../domain/site-admin/mail-settings.ts';
import { createKey, deleteKey, saveMailSettings } from '../domain/site-admin/save-mail-settings.ts';
import { readSending, saveWarmup } from '../domain/site-admin/sending.ts';
import type { Handler } from './handler-types.ts';

export const adminMail: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/mail': (ctx) => readMailSettings(ctx),
  'PUT /api/admin/mail': (ctx, { body }) => saveMailSettings(ctx, ctx.viewer, body),
  'POST /api/admin/mail/key': (ctx, { body }) => createKey(ctx, ctx.viewer, body),
  'DELETE /api/admin/mail/key': (ctx) => deleteKey(ctx, ctx.viewer),
  'POST /api/admin/mail/dns': (ctx) => checkMailDns(ctx),
};

export const adminSending: { [K in keyof typeof sendingRows]: Handler<K> } = {
  'GET /api/admin/mail/sending': (ctx) => readSending(ctx),
  'PUT /api/admin/mail/warm-up': (ctx, { body }) => saveWarmup(ctx, ctx.viewer, body),
};
