import { answerJobs } from '../answer-jobs.ts';
import { readArticle } from './article.ts';

/** A thread that extracts articles, so that a hostile page blocks and ends nothing else. */
answerJobs(({ url, html }: { url: string; html: string }) =>
  readArticle({ url: new URL(url), html }),
);
