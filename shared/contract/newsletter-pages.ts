import * as z from 'zod/mini';
import type { LanguagePack } from '../newsletter/translation.ts';
import { digestLanguages } from '../paths.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

/** Texts by name. Which names there are is known to who shows them (`LanguagePack`), and a test of the packs holds them to it. */
const table = <Texts>(description: string) =>
  described(description, z.record(z.string(), z.string())) as unknown as z.ZodMiniType<Texts>;

type FormTexts = Pick<
  LanguagePack['page'],
  'problem' | 'counter' | 'promptPlaceholder' | 'promptHint'
>;

export const newsletterTexts = {
  'GET /api/newsletter/texts/{language}': endpoint({
    access: 'anyone',
    summary:
      'What the pages behind mailed links say, in one language. Words in braces are filled in by who shows them.',
    path: z.strictObject({
      language: described('Code of the language.', z.string().check(z.maxLength(40)), 'es'),
    }),
    reply: named(
      'NewsletterTexts',
      z.object({
        language: z.enum(digestLanguages),
        dir: described('Where its lines begin.', z.enum(['ltr', 'rtl'])),
        strings: table<LanguagePack['strings']>('Of every form of the newsletter.'),
        manage: table<LanguagePack['manage']>('Of the pages behind mailed links.'),
        form: table<FormTexts>('What their forms say besides.'),
      }),
    ),
    apiKey: 'read',
  }),
};
