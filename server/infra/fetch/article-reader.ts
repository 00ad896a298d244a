import { createJobThread } from '../job-thread.ts';
import type { Article } from './article.ts';
import type { FetchedPage } from './safe-fetch.ts';

/** Ordinary pages take up to 100 ms. The lease of a link has room for four slow pages. */
const limits = { idleMs: 60_000, timeoutMs: 15_000, heapMb: 256 };

type ArticleReader = (page: FetchedPage) => Promise<Article | null>;

/** Extracts articles in a thread. Fails for a page that takes too much time or memory. */
export function createArticleReader({
  idleMs,
  timeoutMs,
  heapMb,
}: typeof limits = limits): ArticleReader {
  const thread = createJobThread<{ url: string; html: string }, Article | null>({
    module: new URL('./article-worker.ts', import.meta.url),
    idleMs,
    timeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  return ({ url, html }) => thread.run({ url: url.href, html });
}
