import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

export const newsletterKeys = {
  own: ['newsletter', 'own'] as const,
  languages: ['newsletter', 'languages'] as const,
  language: (language: string) => ['newsletter', 'language', language] as const,
  industries: ['newsletter', 'industries'] as const,
  industry: (slug: string) => ['newsletter', 'industry', slug] as const,
  selection: ['newsletter', 'selection'] as const,
  archive: (cursor: string | undefined) => ['newsletter', 'archive', cursor] as const,
  issue: (period: string) => ['newsletter', 'issue', period] as const,
};

/** Texts of the newsletter landing pages. */
export const ownLandingOptions = (api: Api) =>
  queryOptions({
    queryKey: newsletterKeys.own,
    queryFn: ({ signal }) => api('GET /api/newsletter', {}, signal),
  });

export const languagesOptions = (api: Api) =>
  queryOptions({
    queryKey: newsletterKeys.languages,
    queryFn: ({ signal }) => api('GET /api/newsletter/languages', {}, signal),
  });

export const languageOptions = (api: Api, language: string) =>
  queryOptions({
    queryKey: newsletterKeys.language(language),
    queryFn: ({ signal }) =>
      api('GET /api/newsletter/languages/{language}', { path: { language } }, signal),
  });

export const industriesOptions = (api: Api) =>
  queryOptions({
    queryKey: newsletterKeys.industries,
    queryFn: ({ signal }) => api('GET /api/newsletter/industries', {}, signal),
  });

export const industryOptions = (api: Api, slug: string) =>
  queryOptions({
    queryKey: newsletterKeys.industry(slug),
    queryFn: ({ signal }) =>
      api('GET /api/newsletter/industries/{industry}', { path: { industry: slug } }, signal),
  });

export const selectionOptions = (api: Api) =>
  queryOptions({
    queryKey: newsletterKeys.selection,
    queryFn: ({ signal }) => api('GET /api/newsletter/selection', {}, signal),
  });

/** Newest first, by cursor. */
export const archiveOptions = (api: Api, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: newsletterKeys.archive(cursor),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/newsletter/archive', { query: { cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const issueOptions = (api: Api, period: string) =>
  queryOptions({
    queryKey: newsletterKeys.issue(period),
    queryFn: ({ signal }) =>
      api('GET /api/newsletter/archive/{period}', { path: { period } }, signal),
  });
