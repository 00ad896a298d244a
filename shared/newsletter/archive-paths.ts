import {
  digestLanguages,
  feedFiles,
  paths,
  type DigestLanguage,
  type FeedFormat,
} from '../paths.ts';

// Apart from the other paths, which are in every page's script.

/** The public archive, and an issue by its period: `2026-11-21` or `2026-w47`. */
export const newsletterArchive = `${paths.newsletter}/archive`;
/** Explains the ranking and the selection. */
export const selectionPath = `${paths.newsletter}/how-posts-are-chosen`;
export const archivePath = (period: string) => `${newsletterArchive}/${period}`;
/** Where a sentence is reported as wrong, and the page after it. */
export const reportPath = (period: string, sentence: string) =>
  `${archivePath(period)}/report/${sentence}`;
export const reportedPath = (period: string) => `${archivePath(period)}/reported`;
export const archiveFeedPath = (format: FeedFormat) => `${newsletterArchive}/${feedFiles[format]}`;

/** The page of an email, by the signed token of its variant. */
export const digestViewPath = (token: string) => `${paths.newsletter}/view/${token}`;
export const viewReportPath = (token: string, sentence: string) =>
  `${digestViewPath(token)}/report/${sentence}`;
export const viewReportedPath = (token: string) => `${digestViewPath(token)}/reported`;
/** The language of such a page: a token begins with it. */
export const readViewLanguage = (token: string): DigestLanguage =>
  digestLanguages.find((code) => token.startsWith(`${code}-`)) ?? 'en';
/** Anchor of a post on the page of an issue. */
export const toEntryId = (postId: string) => `entry-${postId}`;
