import { feedFiles, paths, type FeedFormat } from '../paths.ts';

// Not with the other paths: those are part of every page's script.

/** Issues of the digest that are for everybody (product 32): all of them, and one by the name of its period, `2026-11-21` or `2026-w47`. */
export const newsletterArchive = `${paths.newsletter}/archive`;
export const archivePath = (period: string) => `${newsletterArchive}/${period}`;
export const archiveFeedPath = (format: FeedFormat) => `${newsletterArchive}/${feedFiles[format]}`;
