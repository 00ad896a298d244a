import * as z from 'zod/mini';
import { issueDetail } from './admin-newsletter-schemas.ts';
import { byId, endpoint, instant } from './endpoint.ts';
import { id, ofOneLine } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';

export const maxTemplates = 50;

const name = described(
  'Unique on the site.',
  z
    .string('must be a text')
    .check(
      ...ofOneLine,
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(60, 'must be at most 60 characters'),
    ),
  'Monthly review',
);
const template = named(
  'LetterTemplate',
  z.object({ id: z.string(), name: z.string(), savedAt: instant }),
);
export type LetterTemplate = z.infer<typeof template>;

/** Texts that letters begin with. */
export const adminTemplates = {
  'GET /api/admin/templates': endpoint({
    access: 'admin',
    summary: `Templates of letters, by name. At most ${maxTemplates}.`,
    reply: named('LetterTemplates', z.object({ templates: z.array(template) })),
  }),
  'POST /api/admin/templates': endpoint({
    access: 'admin',
    summary: 'Saves the texts of a letter as a template. Replaces one of the same name.',
    body: z.strictObject({ issueId: described('The ID of a letter.', id), name }),
    reply: template,
    status: 201,
    errorCodes: ['not_found', 'conflict'],
  }),
  'PUT /api/admin/templates/{id}': endpoint({
    access: 'admin',
    summary: 'Renames a template.',
    path: byId,
    body: z.strictObject({ name }),
    reply: template,
    errorCodes: ['not_found', 'conflict'],
  }),
  'DELETE /api/admin/templates/{id}': endpoint({
    access: 'admin',
    summary: 'Deletes a template. Letters that began with it stay.',
    path: byId,
    reply: named('LetterTemplateDeleted', z.object({ deleted: z.literal(true) })),
    errorCodes: ['not_found'],
  }),
  'POST /api/admin/templates/{id}/letters': endpoint({
    access: 'admin',
    summary: 'Creates a letter with the texts of a template. It is on hold until it is sent.',
    path: byId,
    reply: issueDetail,
    status: 201,
    errorCodes: ['not_found'],
  }),
};
