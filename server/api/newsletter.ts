import type { newsletter as rows } from '#shared/contract/newsletter.ts';
import { describeRules } from '../domain/digests/selection/describe-rules.ts';
import { industries } from '#shared/newsletter/industries.ts';
import { listLanguages } from '#shared/newsletter/languages.ts';
import { previewDigest } from '../domain/digests/subscriber-preview.ts';
import { getConfiguredKind, readIndustryLanding, readLanding } from '../domain/digests/landing.ts';
import type { Handler } from './handler-types.ts';

export const newsletter: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/newsletter/preview': (ctx, { body }) => previewDigest(ctx, body),
  'GET /api/newsletter': (ctx) => readLanding(ctx, 'en'),
  'GET /api/newsletter/selection': describeRules,
  'GET /api/newsletter/languages': (ctx) => ({
    languages: listLanguages(getConfiguredKind(ctx)),
  }),
  'GET /api/newsletter/languages/{language}': (ctx, { path }) => readLanding(ctx, path.language),
  'GET /api/newsletter/industries': () => ({
    industries: industries.map((industry) => ({ ...industry, keywords: [...industry.keywords] })),
  }),
  'GET /api/newsletter/industries/{industry}': (ctx, { path }) =>
    readIndustryLanding(ctx, path.industry),
};
