import { and, isNotNull } from 'drizzle-orm';
import type { Needs, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { digestVariants } from '../../../db/schema.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { AskModel } from '../model/ask-model.ts';
import type { DocumentFetcher } from '../../../infra/fetch/safe-fetch.ts';
import { fetchPicture, findPicture, type PostPicture } from '../../images/post-picture.ts';
import { readChoice, type Choice } from '../issues/issue-candidates.ts';
import { readPostContent, type PostContent } from './post-content.ts';
import type { Issue } from '../issues/issues.ts';
import { createTopicIndex, type TopicIndex } from '../selection/topic-index.ts';
import { embedTopics } from '../selection/topic-vectors.ts';
import { showDocument, type ShownDocument } from '../issues/show-document.ts';
import type { arrangeIssue } from './arrange-issue.ts';
import type { SummaryStyle } from './stored-summaries.ts';
import { summarizePost, type Summary } from './summarize.ts';
import { own } from '../../../db/own.ts';

/** Content of an issue's posts, read once for all variants; again after a database error. */
export type IssueContent = {
  readChoice(): Promise<Choice>;
  /** Matches all topics of the issue's readers, and those of `preferences`. */
  readIndex(preferences: DigestPreferences): Promise<TopicIndex>;
  /** Visible posts in the order of their ids. */
  readPosts(ids: readonly string[]): Promise<PostContent[]>;
  /** Summarizes an entry; the posts after the first tell the same story. */
  summarize(
    posts: readonly [PostContent, ...PostContent[]],
    style: SummaryStyle,
    ask: AskModel | null,
  ): Promise<Summary>;
  /** The text of the issue with what it names, and the sections of the segments. */
  showDocument(issue: ComposedFrom, segmentIds: readonly string[] | null): Promise<ShownDocument>;
  /** The picture of a post. `isFetched`: if it is not stored yet. */
  readPicture(postId: string, isFetched: boolean): Promise<PostPicture | null>;
  /** The order of the variants without preferences. The first that asks decides it. */
  shareOrder(decide: () => Promise<Arranged>): Promise<{ isFirst: boolean; decided: Arranged }>;
  /** Arranges the posts once for all variants with the same key. */
  shareArrangement(key: string, arrange: () => Promise<Arranged>): Promise<Arranged>;
};
/** What an issue is composed from. */
export type ComposedFrom = Pick<
  Issue,
  | 'siteId'
  | 'id'
  | 'frequency'
  | 'period'
  | 'number'
  | 'subject'
  | 'preheader'
  | 'segmentId'
  | 'startsAt'
  | 'endsAt'
  | 'intro'
  | 'document'
>;
type Arranged = Awaited<ReturnType<typeof arrangeIssue>>;

/**
 * Reads the content of an issue when it is first needed. `fetch`: for the picture of its lead.
 * `choice`: of an issue that is not stored.
 */
export function createIssueContent(
  services: Needs<'db' | 'bucket' | 'log' | 'clock' | 'model' | 'embedder' | 'config'>,
  site: Site,
  issue: Pick<Issue, 'siteId' | 'id'>,
  given: { fetch?: DocumentFetcher; choice?: Choice } = {},
): IssueContent {
  let choice = given.choice && Promise.resolve(given.choice);
  let index: ReturnType<typeof readSharedIndex> | undefined;
  const contents = new Map<string, Promise<PostContent | undefined>>();
  const summaries = new Map<string, Promise<Summary>>();
  const documents = new Map<string, Promise<ShownDocument>>();
  let order: Promise<Arranged> | undefined;
  const arrangements = new Map<string, Promise<Arranged>>();
  const readSharedChoice = () => {
    if (!choice) {
      choice = readChoice(services.db, issue);
      choice.catch(() => (choice = undefined));
    }
    return choice;
  };
  const readSharedIndex = async () => {
    const topics = new Set(await readIssueTopics(services.db, issue));
    const [{ posts }, vectors] = await Promise.all([
      readSharedChoice(),
      embedTopics(services, site, [...topics]),
    ]);
    return { topics, index: createTopicIndex(posts, vectors) };
  };
  return {
    readChoice: readSharedChoice,
    showDocument(current, segmentIds) {
      const key = segmentIds?.join(' ') ?? '';
      let document = documents.get(key);
      if (!document) {
        documents.set(key, (document = showDocument(services.db, current, segmentIds)));
        document.catch(() => documents.delete(key));
      }
      return document;
    },
    async readPicture(postId, isFetched) {
      if (!site.digest.pictures) return null;
      return isFetched && given.fetch
        ? fetchPicture({ ...services, site }, postId, given.fetch)
        : findPicture({ ...services, site }, postId);
    },
    async shareOrder(decide) {
      const isFirst = order === undefined;
      order ??= decide();
      order.catch(() => (order = undefined));
      return { isFirst, decided: await order };
    },
    shareArrangement(key, arrange) {
      let arrangement = arrangements.get(key);
      if (!arrangement) {
        arrangements.set(key, (arrangement = arrange()));
        arrangement.catch(() => arrangements.delete(key));
      }
      return arrangement;
    },
    async readIndex(preferences) {
      if (!index) {
        index = readSharedIndex();
        index.catch(() => (index = undefined));
      }
      const shared = await index;
      const topics = listTopics(preferences);
      if (topics.every((topic) => shared.topics.has(topic))) return shared.index;
      const { posts } = await readSharedChoice();
      return createTopicIndex(posts, await embedTopics(services, site, topics));
    },
    async readPosts(ids) {
      const missing = ids.filter((id) => !contents.has(id));
      const read = readPostContent(services.db, issue.siteId, missing);
      for (const id of missing) {
        const post = read.then((posts) => posts.find((content) => content.id === id));
        contents.set(id, post);
        post.catch(() => contents.delete(id));
      }
      await read;
      const found = await Promise.all(ids.map((id) => contents.get(id)));
      return found.filter((post) => post !== undefined);
    },
    summarize(posts, style, ask) {
      // Selected sentences are the same in every language.
      const { language, level, length } = style;
      const shared = site.digest.summaries === 'extracts' ? '' : `${language} ${level} ${length}`;
      const key = `${shared} ${posts[0].id} ${ask !== null}`;
      let summary = summaries.get(key);
      if (!summary) {
        summaries.set(key, (summary = summarizePost(services, site, posts, style, ask)));
        // A failed summary may still succeed for a later variant.
        summary.catch(() => summaries.delete(key));
      }
      return summary;
    },
  };
}

/** Returns what the preferences want and what they avoid. */
export const listTopics = ({ topics, avoid }: DigestPreferences): string[] => [...topics, ...avoid];

/** The topics of all variants of an issue, so that one request embeds many. */
async function readIssueTopics(
  db: Db,
  { siteId, id }: Pick<Issue, 'siteId' | 'id'>,
): Promise<string[]> {
  const variants = await db
    .select({ preferences: digestVariants.preferences })
    .from(digestVariants)
    .where(
      and(own(digestVariants, siteId, { issueId: id }), isNotNull(digestVariants.preferences)),
    );
  return variants.flatMap(({ preferences }) => (preferences ? listTopics(preferences) : []));
}
