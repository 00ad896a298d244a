import * as z from 'zod/mini';
import { summaryKinds } from '../newsletter/summary-kinds.ts';
import { en, type LanguagePack } from '../texts/en.ts';
import { issueSentence, sentenceTexts } from './archive.ts';
import { digestLanguages, industrySlugs, languageCodes } from '../paths.ts';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { postSummary } from './posts.ts';
import { previewPreferences } from './subscription-schemas.ts';
import { digestPreferences } from './digest-preferences.ts';
import { minutes } from './rate-limit.ts';

const language = named(
  'Language',
  z.object({
    code: described('BCP 47.', z.string(), 'es'),
    name: described('In English.', z.string(), 'Spanish'),
    localName: described('In the language itself.', z.string(), 'Español'),
    dir: z.enum(['ltr', 'rtl']),
  }),
);
export type LanguageName = z.infer<typeof language>;

const benefit = z.object({ title: z.string(), text: z.string() });
const copy = named(
  'LandingCopy',
  z.object({
    headline: z.string(),
    subheadline: z.string(),
    benefits: z.tuple([benefit, benefit, benefit, benefit]),
  }),
);

/** One string for each English text of a table. */
const table = <Texts extends object>(texts: Texts) =>
  z.object(
    Object.fromEntries(Object.keys(texts).map((name) => [name, z.string()])) as Record<
      keyof Texts,
      ReturnType<typeof z.string>
    >,
  );

const strings = named('NewsletterStrings', table(en.strings));

/** Texts of header and footer. English pages have their own. */
export const frame = described(
  'Texts of header and footer. Null in English.',
  z.nullable(named('PageFrame', table(en.frame))),
);

type PreferenceTexts = LanguagePack['preferenceForm'] &
  Pick<
    LanguagePack['manage'],
    'preferencePlain' | 'preferenceExpert' | 'preferenceShort' | 'preferenceLong'
  >;
/** The fields by which a reader chooses preferences, beside the prompt. */
export const preferenceForm = named(
  'PreferenceForm',
  z.object({
    texts: described(
      'Strings of the fields.',
      table({
        ...en.preferenceForm,
        preferencePlain: '',
        preferenceExpert: '',
        preferenceShort: '',
        preferenceLong: '',
      }),
    ) as unknown as z.ZodMiniType<PreferenceTexts>,
    days: described('Names of the weekdays, from Monday.', z.array(z.string())),
    tags: described('Tags of the site, as suggestions.', z.array(z.string())),
    hasLevels: described('Whether the site can keep a level.', z.boolean()),
    maxPosts: described('Posts of an issue.', z.int()),
  }),
);
export type PreferenceForm = z.infer<typeof preferenceForm>;

const text = z.string();
const question = z.object({ question: text, answer: text });
const page = named(
  'NewsletterPage',
  z.object({
    eyebrow: text,
    formHeading: text,
    benefitsHeading: text,
    promptPlaceholder: text,
    promptHint: text,
    preview: text,
    previewing: text,
    previewNote: text,
    sampleHeading: text,
    noSample: described('Empty while the site sends no issues.', text),
    delivery: described('Empty while the site sends no issues.', text),
    questions: z.array(question),
    otherLanguages: text,
    inEnglish: text,
    emailRequired: text,
    emailInvalid: text,
    sendAgain: text,
    problem: text,
    counter: text,
    close: text,
    maybeLater: text,
    getStarted: text,
    modalTitle: text,
    modalSubtitle: text,
    knownHint: text,
    unknownHint: text,
  }),
);

const sampleText = z.object({
  text,
  language: described('If known.', z.nullable(text)),
  dir: described('Text direction.', z.enum(['ltr', 'rtl'])),
});

/** The latest issue in the page's language, else in English: its overview and first posts. */
const sample = named(
  'DigestSample',
  z.object({
    dateline: described("In the page's language, like the label.", text),
    label: described('Says who made the sentences.', text),
    overview: described(
      'Sentences by a model are one text, others are lines.',
      z.array(sampleText),
    ),
    kind: z.enum(summaryKinds),
    posts: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        language: described('Language of the linked page, if known.', z.nullable(text)),
        domain: described('Host of the link; null for text posts.', z.nullable(text)),
        sentence: described('The first one about it in the issue, if any.', z.nullable(sampleText)),
      }),
    ),
  }),
);
export type DigestSample = z.infer<typeof sample>;

/** All texts of a newsletter landing page. */
const landing = named(
  'NewsletterLanding',
  z.object({
    language: described('Which the page is about.', language),
    fallback: described('No translation available: texts are in English.', z.boolean()),
    copy,
    strings: described('Strings of forms, pages and emails. Placeholders are in braces.', strings),
    page: described('Texts of the page and its form.', page),
    preferenceForm,
    frame,
    sample: described('Null before the first issue.', z.nullable(sample)),
    activeSubscribers: described(
      'Null where there are few, and while they cannot be counted.',
      z.nullable(z.int()),
    ),
    languages: described('All that have a page of their own.', z.array(language)),
  }),
);
export type Landing = z.infer<typeof landing>;

const industry = named(
  'Industry',
  z.object({
    slug: z.enum(industrySlugs),
    name: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
  }),
);
const industryLanding = named(
  'IndustryLanding',
  z.extend(landing, {
    industry,
    posts: described(
      'The latest with one of the keywords in the title or among the tags.',
      z.array(postSummary),
    ),
    industries: described('All that have a page.', z.array(industry)),
  }),
);
export type IndustryLanding = z.infer<typeof industryLanding>;

const sentences = z.array(issueSentence);
/** A digest generated now. */
const preview = named(
  'DigestPreview',
  z.object({
    language: described(
      'The requested language, else the one of the request.',
      z.enum(digestLanguages),
    ),
    dir: described('Text direction.', z.enum(['ltr', 'rtl'])),
    kind: described(
      '`ai`: partly written by a model. `selected`: sentences of the sources that a model chose. ' +
        '`extract`: excerpts, without a model.',
      z.enum(summaryKinds),
    ),
    overview: described('Sentences with the posts and passages they rest on.', sentences),
    items: described(
      'Its first posts; empty on a site without posts.',
      z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          language: described('Language of the linked page, if known.', z.nullable(z.string())),
          domain: z.nullable(z.string()),
          sentences,
          points: z.int(),
          comments: z.int(),
        }),
      ),
    ),
    texts: sentenceTexts,
    preferences: described('Null: the standard digest.', z.nullable(digestPreferences)),
  }),
);
export type DigestPreview = z.infer<typeof preview>;

const selectionRules = named(
  'SelectionRules',
  z.object({
    rankingWindow: described('Hours of age that ten times the points make up for.', z.number()),
    sections: z.array(z.object({ heading: z.string(), rules: z.array(z.string()) })),
  }),
);
export type SelectionRules = z.infer<typeof selectionRules>;

export const newsletter = {
  'POST /api/newsletter/preview': endpoint({
    access: 'anyone',
    // Each request can call a model.
    limit: {
      name: 'previews',
      requests: 'previews',
      storage: 'database',
      seconds: minutes(10),
      network: 60,
      anonymous: 10,
    },
    summary: "Previews a digest of the latest posts for a prompt. The prompt isn't stored.",
    body: z.strictObject(previewPreferences),
    reply: preview,
  }),
  'GET /api/newsletter': endpoint({
    access: 'anyone',
    summary: 'The landing page of the newsletter, in the language of the site.',
    reply: landing,
    apiKey: 'read',
  }),
  'GET /api/newsletter/selection': endpoint({
    access: 'anyone',
    summary: 'How the site ranks posts and selects those of its digest, with its numbers.',
    reply: selectionRules,
    apiKey: 'read',
  }),
  'GET /api/newsletter/languages': endpoint({
    access: 'anyone',
    summary: 'Languages that the newsletter has a landing page in.',
    reply: named(
      'LanguageList',
      z.object({
        languages: z.array(
          named(
            'LanguageEntry',
            z.extend(language, {
              code: z.enum(languageCodes),
              tagline: described('In the language itself.', z.string()),
            }),
          ),
        ),
      }),
    ),
    apiKey: 'read',
  }),
  'GET /api/newsletter/languages/{language}': endpoint({
    access: 'anyone',
    summary: 'The landing page in a language; of a language that has none, one in English.',
    path: z.strictObject({
      language: described('Its code, or its name.', z.string().check(z.maxLength(40)), 'es'),
    }),
    reply: landing,
    apiKey: 'read',
  }),
  'GET /api/newsletter/industries': endpoint({
    access: 'anyone',
    summary: 'Industries that the newsletter has a landing page for.',
    reply: named('IndustryList', z.object({ industries: z.array(industry) })),
    apiKey: 'read',
  }),
  'GET /api/newsletter/industries/{industry}': endpoint({
    access: 'anyone',
    summary: 'The landing page for an industry, in the language of the site, with posts about it.',
    path: z.strictObject({
      industry: described('Its slug.', z.string().check(z.maxLength(40)), 'technology'),
    }),
    reply: industryLanding,
    apiKey: 'read',
  }),
};
