import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { isTimeZone, isWellFormed, tagPattern } from '../text-rules.ts';
import { designShape } from '../sites/design.ts';
import { analyticsSchema, themeSchema } from '../sites/theme.ts';
import { embedOrigin, maxEmbedOrigins } from '../newsletter/embed.ts';
import { digestLanguages } from '../paths.ts';
import { signupModes } from '../signup-modes.ts';
import { instant } from './endpoint.ts';
import { ofOneLine, wholeNumber } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';

/** Strict at every level: unknown fields are reported, not dropped. */
const strict = <Shape extends z.core.$ZodLooseShape>(object: z.ZodMiniObject<Shape>) =>
  z.strictObject(object.shape);

const { seo, colors, dark, fonts, layout } = themeSchema.shape;

const theme = z.strictObject({
  ...themeSchema.shape,
  seo: strict(seo),
  colors: strict(colors),
  dark: strict(dark),
  fonts: strict(fonts),
  layout: z.strictObject({ ...layout.shape, spacing: strict(layout.shape.spacing) }),
  design: z.prefault(z.strictObject(designShape), {}),
});

export const line = (min: number, max: number) =>
  z
    .string('must be a text')
    .check(
      ...ofOneLine,
      z.minLength(min, min === 1 ? 'must not be empty' : `must have at least ${min} characters`),
      z.maxLength(max, `must have at most ${max} characters`),
    );

const yesOrNo = z.boolean('must be true or false');

const optionalMarkdown = z.string('must be a text').check(
  z.maxLength(12_000, 'must have at most 12000 characters'),
  z.refine(
    (text) => isWellFormed(text) && !text.includes('\0'),
    'must not contain an incomplete character',
  ),
);

const markdown = optionalMarkdown.check(z.minLength(1, 'must not be empty'));

const benefit = z.strictObject({ title: line(1, 80), text: line(1, 300) });

const landingTexts = z.strictObject({
  headline: line(1, 120),
  subheadline: line(1, 300),
  benefits: z.tuple([benefit, benefit, benefit, benefit], 'must be four benefits'),
  questions: described(
    'Questions and answers below the form. Without any, the default ones are shown.',
    z.prefault(
      z
        .array(
          z.strictObject({ question: line(1, 200), answer: line(1, 1_000) }),
          'must be a list of questions',
        )
        .check(z.maxLength(10, 'must have at most 10 questions')),
      [],
    ),
    [],
  ),
});

export const asciiDomain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/;
const domains = z.array(z.string('must be a text'), 'must be a list of domains').check(
  z.maxLength(20, 'must have at most 20 domains'),
  z.refine(
    (list) => list.every((domain) => asciiDomain.test(domain)),
    'must be domains in lowercase and ASCII, such as example.org',
  ),
);

/** All settings of a site. */
export const settings = {
  theme,
  texts: described(
    'Markdown of the four text pages.',
    z.strictObject({ about: markdown, contact: markdown, privacy: markdown, terms: markdown }),
  ),
  languages: described(
    'Other languages of the site, each at one of its hosts. `siteName` and `siteDescription` in ' +
      'that language; `texts`: its pages, where an empty one is that of the site; `newsletter`: ' +
      'texts of its landing page, null for the default texts.',
    z.prefault(
      z
        .array(
          z.strictObject({
            language: z.enum(digestLanguages, 'must be the code of a language'),
            host: z
              .string('must be a text')
              .check(
                z.maxLength(253, 'is too long'),
                z.regex(
                  asciiDomain,
                  'must be a host in lowercase and ASCII, such as de.example.org',
                ),
              ),
            siteName: line(1, 60),
            siteDescription: line(0, 300),
            texts: z.strictObject({
              about: optionalMarkdown,
              contact: optionalMarkdown,
              privacy: optionalMarkdown,
              terms: optionalMarkdown,
            }),
            newsletter: z.prefault(z.nullable(landingTexts), null),
          }),
          'must be a list of languages',
        )
        .check(
          z.maxLength(digestLanguages.length - 1, 'must have each language once'),
          z.refine(
            (list) => new Set(list.map(({ language }) => language)).size === list.length,
            'must have each language once',
          ),
          z.refine(
            (list) => new Set(list.map(({ host }) => host)).size === list.length,
            'must have a host of its own for each language',
          ),
        ),
      [],
    ),
    [],
  ),
  newsletter: described(
    'Texts of the landing page in the language of the site; null: the default texts.',
    z.nullable(landingTexts),
  ),
  analytics: described('Null: off.', z.nullable(analyticsSchema)),
  revealAccounts: described('Whether subscribers learn that the address has an account.', yesOrNo),
  signup: described(
    'Who can create an account. `invitation`: people with a link of one of `inviters`. ' +
      '`approval`: people who answer `question` and whom a moderator ' +
      'accepts. `domain`: only addresses at one of `domains`, without their subdomains. ' +
      '`closed`: no one. Accounts stay.',
    z.strictObject({
      mode: z.enum(signupModes, `must be one of ${signupModes.join(', ')}`),
      inviters: z.enum(['members', 'staff'], 'must be `members` or `staff`'),
      question: line(1, 200),
      domains,
    }),
  ),
  staffPasskeys: described(
    'Whether moderators and admins need a passkey for staff endpoints.',
    yesOrNo,
  ),
  mcp: described('Whether AI programs can use the site at `/mcp`.', z.prefault(yesOrNo, true)),
  pictures: described(
    '`inTexts`: whether members with at least `minKarma` add pictures to posts and comments. Staff ' +
      'need no karma. Pictures in texts stay when it is turned off. `ofPages`: whether lists show the ' +
      'pictures of linked pages. They are fetched for links that are posted from then on.',
    z.prefault(
      z.strictObject({
        inTexts: yesOrNo,
        minKarma: wholeNumber(0, 100_000),
        ofPages: z._default(yesOrNo, false),
      }),
      { inTexts: false, minKarma: 5 },
    ),
  ),
  importMails: described(
    'Confirmation emails that imports of subscribers may send per day. Only a platform admin ' +
      'can change it.',
    wholeNumber(0, 100_000),
    1_000,
  ),
  embedOrigins: described(
    'Origins of pages that may embed the form to subscribe.',
    z.prefault(
      z.array(z.string('must be a text'), 'must be a list of origins').check(
        z.maxLength(maxEmbedOrigins, `must have at most ${maxEmbedOrigins} origins`),
        z.refine(
          (origins) => origins.every((origin) => embedOrigin.test(origin)),
          'must be origins such as https://blog.example.org',
        ),
      ),
      [],
    ),
    ['https://blog.example.org'],
  ),
  timeZone: described(
    'Time zone for the days and weeks of digest issues.',
    z
      .string('must be a text')
      .check(z.refine(isTimeZone, 'must be a time zone such as Europe/Berlin')),
    'Europe/Berlin',
  ),
  modalDelay: described(
    'Milliseconds until the subscription modal opens automatically.',
    wholeNumber(0, 60_000),
    1_000,
  ),
  rankingWindow: described(
    "Ranking on `/hot`: hours of age that a tenfold score offsets. A post's rank " +
      'updates with its next vote.',
    z
      .number('must be a number of hours')
      .check(z.gte(1, 'must be at least 1'), z.lte(168, 'must be at most 168')),
    12.5,
  ),
  digest: described(
    '`hour`: the default local delivery hour. `closeHour`: the hour in the time zone of the site ' +
      'at which the issue of each day, and of each week, closes. `posts`: the maximum per issue. ' +
      '`summaries`, with a model: `written` lets it write them, in the language and level of the ' +
      'reader; `extracts` prints sentences of the sources that it selects. `pictures`: whether the first ' +
      'post has the picture of its page. `ownDomains`: domains of the publisher of the site, ' +
      'besides its hosts; any number of posts of them, and of their subdomains, enters an issue.',
    z.strictObject({
      on: yesOrNo,
      hour: wholeNumber(0, 23),
      closeHour: wholeNumber(0, 23),
      posts: wholeNumber(5, 10),
      summaries: z.enum(['extracts', 'written'], 'must be `extracts` or `written`'),
      pictures: z._default(yesOrNo, true),
      ownDomains: z._default(domains, []),
    }),
  ),
  statistics: described(
    'Statistics of issues beyond visits to this site. All are off by default, and the privacy ' +
      'page tells readers. `picture`: an invisible image counts opens. `redirects`: links ' +
      'to other sites go through this site, which counts them. `campaign`: links have ' +
      '`utm_source`, `utm_medium` and `utm_campaign`.',
    z.prefault(z.strictObject({ picture: yesOrNo, redirects: yesOrNo, campaign: yesOrNo }), {
      picture: false,
      redirects: false,
      campaign: false,
    }),
  ),
};

/** Input rejects unknown settings. The documented replies have other names and may grow. */
export const requestSettings = z.strictObject(settings);

export const replySettings = {
  theme: named('SiteTheme', z.clone(theme)),
  newsletter: named('SiteLandingTexts', z.clone(landingTexts)),
};

export const siteSettings = named(
  'SiteSettings',
  z.strictObject({
    ...settings,
    theme: replySettings.theme,
    newsletter: z.nullable(replySettings.newsletter),
  }),
);

export type SiteSettings = z.infer<typeof siteSettings>;

export const host = described(
  'Lowercase, without `www.` and port; punycode for other scripts.',
  z.string(),
  'news.example.org',
);

export const tag = z.strictObject({
  name: described(
    'Used in URLs.',
    z
      .string('must be a text')
      .check(
        z.normalize(),
        z.regex(tagPattern, 'must be lowercase letters, digits and hyphens'),
        z.maxLength(limits.tags.name, `must have at most ${limits.tags.name} characters`),
      ),
    'research',
  ),
  description: line(1, 200),
});

export const tagReply = named('SiteTag', z.clone(tag));

export const site = z.strictObject({
  site: described('Its ID.', z.string().check(z.maxLength(60)), 'nontrivial'),
});

export const version = z
  .string('must be the ID of a version')
  .check(
    z.maxLength(40, 'must be the ID of a version'),
    z.regex(/^[\w-]*$/, 'must be the ID of a version'),
  );

export const dropped = named('DraftDropped', z.object({ ok: z.literal(true) }));

export const draft = named(
  'SiteDraft',
  z.object({
    id: described('Changes with every save.', z.string()),
    settings: siteSettings,
    basedOn: described(
      'The version that was live when the draft was started; null: none published yet.',
      z.nullable(z.string()),
    ),
    outdated: described(
      "Another version was published since, so the draft can't be published as is.",
      z.boolean(),
    ),
    author: described('Username and site.', z.string()),
    savedAt: instant,
  }),
);

export const published = named(
  'SitePublished',
  z.object({ version: z.string(), publishedAt: instant }),
);

export const failing = named(
  'FailingPair',
  z.object({
    scheme: z.enum(['light', 'dark']),
    front: z.string(),
    back: z.string(),
    ratio: z.number(),
    least: z.number(),
    blocks: described('Blocks publishing unless a reason is given.', z.boolean()),
  }),
);

export const siteVersion = named(
  'SiteVersion',
  z.object({
    id: z.string(),
    author: described('Username and site; empty: the software.', z.string()),
    note: z.string(),
    publishedAt: instant,
    current: z.boolean(),
    changes: described(
      'Changes against the previous version, at most 300 characters per field. The ' +
        'first version is compared with the preset.',
      z.array(
        named(
          'SettingChange',
          z.object({
            field: described('Such as `theme.colors.primary`.', z.string()),
            before: z.nullable(z.string()),
            after: z.nullable(z.string()),
          }),
        ),
      ),
    ),
  }),
);
