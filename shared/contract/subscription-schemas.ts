import * as z from 'zod/mini';
import { isTimeZone, isWellFormed, promptLength } from '../text-rules.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { instant } from './endpoint.ts';
import { wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { consentChannels, consentEvents, ownForms } from '../newsletter/consent-names.ts';
import { chosenPreferences, digestPreferences } from './digest-preferences.ts';

export const frequencies = ['daily', 'weekly'] as const;

export type Frequency = (typeof frequencies)[number];

export const frequency = z.enum(frequencies, 'must be daily or weekly');

const sendFrequency = described('How often it is sent.', frequency, 'daily');

const prompt = described(
  `The reader's personal prompt for the digest: at most ${limits.customPrompt.max} characters ` +
    '(code points), trimmed.',
  z.string('must be a text').check(
    z.trim(),
    z.refine(
      (value) => promptLength(value) <= limits.customPrompt.max,
      `must be at most ${limits.customPrompt.max} characters`,
    ),
    z.refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain an incomplete character'),
  ),
  'Plain language, mostly about energy',
);

export const language = described(
  'Language of the emails.',
  z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`),
  'en',
);

export const timeZone = described(
  'An IANA time zone.',
  z
    .string('must be a time zone')
    .check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
  'Europe/Berlin',
);

/** Preferences that affect the content, as the preview needs them. */
export const previewPreferences = {
  frequency: described('`daily` by default.', z.optional(sendFrequency)),
  custom_prompt: z.optional(prompt),
  preferences: described(
    'What the prompt asks for is added to them.',
    z.optional(chosenPreferences),
  ),
  language: z.optional(language),
};

/** Optional fields of a subscription form. */
export const formPreferences = { ...previewPreferences, timeZone: z.optional(timeZone) };

export type RequestedPreferences = z.infer<z.ZodMiniObject<typeof formPreferences>>;

/** Where the form is, as proof of consent. */
export const consentSource = {
  form: described(
    'The form of the site that was used. It tells which text was shown.',
    z.optional(z.enum(ownForms, `must be one of ${ownForms.join(', ')}`)),
  ),
  page: described(
    'Path of the page that shows it, without a query, or origin of a page of another site.',
    z.optional(
      z
        .string('must be a text')
        .check(z.maxLength(2_000), z.regex(/^(?:https?:\/)?\/[^?#\s\p{Cc}]*$/u, 'must be a path')),
    ),
    '/newsletter',
  ),
};

/** Proof of one consent. */
export const consent = named(
  'Consent',
  z.object({
    event: z.enum(consentEvents),
    via: described(
      '`page`, `modal`, `front`, `issue`: a form of the site. `embed`, `frame`: one on another ' +
        'site. `settings`, `manage`: one for members. `mail`: the page that an email links to. ' +
        '`import`: a file. `account`, `api`: a program that named no form, logged in or not.',
      z.enum(consentChannels),
    ),
    page: described('Its path, or the origin of another site; empty if unknown.', z.string()),
    text: described(
      'What was shown, in lines, buttons in brackets. For imports, what the importer stated.',
      z.string(),
    ),
    language: z.enum(digestLanguages),
    network: described(
      'Keyed hash of the network: the same for the same network of one site. Null: unknown.',
      z.nullable(z.string()),
    ),
    createdAt: instant,
  }),
);

export const masked = described('Masked.', z.string(), 'r•••r@example.org');

export const access = described(
  '`delivery`: by the link of a digest, which shows no word of the prompt and no account. ' +
    '`full`: with a newly emailed link, or for the logged-in owner.',
  z.enum(['delivery', 'full']),
);

/** A subscription as its subscriber sees it. */
export const subscription = named(
  'Subscription',
  z.object({
    email: masked,
    state: z.enum(['pending', 'active', 'unsubscribed']),
    frequency: sendFrequency,
    access,
    custom_prompt: described(
      'Null: the standard digest, or no full access.',
      z.nullable(z.string()),
    ),
    preferences: described(
      'What the digest is like. Null: the standard digest, or no full access.',
      z.nullable(digestPreferences),
    ),
    reading: described(
      '`waiting`: the prompt is not in the preferences yet. `unread`: it could not be read. Null: ' +
        'no prompt, or no full access.',
      z.nullable(z.enum(['waiting', 'read', 'unread'])),
    ),
    cannot: described('What the prompt asks for and no preference can hold.', z.array(z.string())),
    language,
    timeZone: z.string(),
    sendHour: described('Local hour.', z.int()),
    sendWeekday: described('Weekly digest: 1 is Monday, 7 is Sunday.', z.int()),
    pausedUntil: z.nullable(instant),
    nextSendAt: described(
      'The earliest time of the next issue; null if none is due.',
      z.nullable(instant),
    ),
    account: described('Username of the linked account.', z.nullable(z.string())),
  }),
);

export type Subscription = z.infer<typeof subscription>;

/** Omitted preferences stay. */
export const preferences = z.strictObject({
  frequency: z.optional(sendFrequency),
  custom_prompt: described(
    'Empty or null: none. A new one replaces the preferences once it is read, or adds to those of ' +
      'the same request.',
    z.optional(z.nullable(prompt)),
  ),
  preferences: described(
    'Replaces all of them. Null: the standard digest.',
    z.optional(z.nullable(chosenPreferences)),
  ),
  language: z.optional(language),
  timeZone: z.optional(timeZone),
  sendHour: z.optional(wholeNumber(0, 23)),
  sendWeekday: z.optional(wholeNumber(1, 7)),
  pauseWeeks: described(
    'Pauses for this many weeks; 0 ends a pause.',
    z.optional(z.literal([0, 1, 2, 4], 'must be 0, 1, 2 or 4')),
  ),
});

export type PreferenceChanges = z.infer<typeof preferences>;

export const subscribed = named(
  'SubscriptionReply',
  z.object({
    requiresVerification: described(
      'Whether a confirmation email was sent and must be confirmed.',
      z.boolean(),
    ),
    userExists: described(
      'Whether to invite the reader to log in: the address has an account, on sites that reveal ' +
        'it, and the caller is not logged in with it. Its owner gets an email.',
      z.boolean(),
    ),
    username: described('Username of that account.', z.nullable(z.string())),
    hint: described('The next step, in the language of the request.', z.string()),
  }),
);

export type SubscriptionReply = z.infer<typeof subscribed>;

/** Signed by the site. Possession proves access to an email, which may be a forwarded one. */
export const token = described(
  'From an emailed link.',
  z.string().check(z.maxLength(200, 'must be a token')),
  'k3VwqZ1x8TfB.6d8y…',
);

export const byToken = z.strictObject({ token });

export const linkSent = named('LinkSent', z.object({ sent: z.literal(true) }));
