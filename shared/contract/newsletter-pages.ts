import * as z from 'zod/mini';
import type { LanguagePack } from '../texts/en.ts';
import { digestLanguages } from '../paths.ts';
import { endpoint } from './endpoint.ts';
import { frame } from './newsletter.ts';
import { described, named } from './openapi-metadata.ts';

/** Texts by name, typed by `LanguagePack`. A test compares the names. */
const table = <Texts>(description: string) =>
  described(
    description,
    z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  ) as unknown as z.ZodMiniType<Texts>;

type FormTexts = Pick<
  LanguagePack['page'],
  'problem' | 'counter' | 'promptPlaceholder' | 'promptHint'
>;

export const newsletterTexts = {
  'GET /api/newsletter/texts/{language}': endpoint({
    access: 'anyone',
    summary:
      'Strings of the pages opened from email links, in one language. Placeholders are in braces.',
    path: z.strictObject({
      language: described('Code of the language.', z.string().check(z.maxLength(40)), 'es'),
    }),
    reply: named(
      'NewsletterTexts',
      z.object({
        language: z.enum(digestLanguages),
        dir: described('Text direction.', z.enum(['ltr', 'rtl'])),
        strings: table<LanguagePack['strings']>('Strings of all newsletter forms.'),
        manage: table<LanguagePack['manage']>('Strings of the pages opened from email links.'),
        form: table<FormTexts>('Additional strings of their forms.'),
        frame,
      }),
    ),
    apiKey: 'read',
  }),
};
