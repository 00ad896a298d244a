import type { Needs, Site } from '../../../context.ts';
import { digestVariants } from '../../../db/schema.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import type { LinkMarker } from '../../../email/link-marker.ts';
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
import type { SummaryStyle } from './writing-prompts.ts';
import { summarizePost, type Summary } from './summarize.ts';
import { own } from '../../../db/own.ts';

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
/**
 * `viewPath`: the page of the email, if the variant is stored. The public one has the archive.
 * `segmentIds`: those whose sections it has. `marker`: for emails to readers, whose visits are
 * counted.
 */
export type RequestedVariant = {
  language: DigestLanguage;
  preferences: DigestPreferences | null;
  segmentIds?: readonly string[] | null;
  viewPath: string | null;
  marker?: LinkMarker;
};
type Arranged = Awaited<ReturnType<typeof arrangeIssue>>;

/** Starts a reading once per key; again if it failed. */
function share<T>(
  started: Map<string, Promise<T>>,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  return started.getOrInsertComputed(key, () => {
    const result = read();
    result.catch(() => started.delete(key));
    return result;
  });
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  const started = new Map<string, Promise<T>>();
  return () => share(started, '', read);
}

export type IssueContent = ReturnType<typeof createIssueContent>;

/**
 * Content of an issue's posts, read when it is first needed, for all variants; again after a
 * database error. `fetch`: for the picture of its lead. `choice`: of an issue that is not stored.
 */
export function createIssueContent(
  services: Needs<'db' | 'bucket' | 'log' | 'clock' | 'model' | 'embedder' | 'config'>,
  site: Site,
  issue: Pick<Issue, 'siteId' | 'id'>,
  given: { fetch?: DocumentFetcher; choice?: Choice } = {},
) {
  const { db } = services;
  const contents = new Map<string, Promise<PostContent | undefined>>();
  const summaries = new Map<string, Promise<Summary>>();
  const documents = new Map<string, Promise<ShownDocument>>();
  const arrangements = new Map<string, Promise<Arranged>>();
  const readSharedChoice = once(async () => given.choice ?? readChoice(db, issue));
  const createIndex = async (topics: readonly string[]) => {
    const [{ posts }, vectors] = await Promise.all([
      readSharedChoice(),
      embedTopics(services, site, topics),
    ]);
    return createTopicIndex(posts, vectors);
  };
  /** Matches the topics of all variants, so that one request embeds many. */
  const readSharedIndex = once(async () => {
    const variants = await db
      .select({ preferences: digestVariants.preferences })
      .from(digestVariants)
      .where(own(digestVariants, issue.siteId, { issueId: issue.id }));
    const topics = new Set(
      variants.flatMap(({ preferences }) => (preferences ? listTopics(preferences) : [])),
    );
    return { topics, index: await createIndex([...topics]) };
  });
  return {
    readChoice: readSharedChoice,
    /** The text of the issue with what it names, and the sections of the segments. */
    showDocument: (current: ComposedFrom, segmentIds: readonly string[] | null) =>
      share(documents, segmentIds?.join(' ') ?? '', () => showDocument(db, current, segmentIds)),
    /** The picture of a post. `isFetched`: if it is not stored yet. */
    async readPicture(postId: string, isFetched: boolean): Promise<PostPicture | null> {
      if (!site.digest.pictures) return null;
      return isFetched && given.fetch
        ? fetchPicture({ ...services, site }, postId, given.fetch)
        : findPicture({ ...services, site }, postId);
    },
    /** Arranges the posts once for all variants with the same key. */
    shareArrangement: (key: string, arrange: () => Promise<Arranged>) =>
      share(arrangements, key, arrange),
    async readIndex(preferences: DigestPreferences): Promise<TopicIndex> {
      const topics = listTopics(preferences);
      if (topics.length === 0) return createTopicIndex([]);
      const shared = await readSharedIndex();
      return topics.every((topic) => shared.topics.has(topic)) ? shared.index : createIndex(topics);
    },
    async readPosts(ids: readonly string[]): Promise<PostContent[]> {
      const missing = readPostContent(
        db,
        issue.siteId,
        ids.filter((id) => !contents.has(id)),
      );
      const read = async (id: string) => (await missing).find((content) => content.id === id);
      const found = await Promise.all(ids.map((id) => share(contents, id, () => read(id))));
      return found.filter((post) => post !== undefined);
    },
    /** Summarizes an entry; the posts after the first tell the same story. */
    summarize(
      posts: readonly [PostContent, ...PostContent[]],
      style: SummaryStyle,
      ask: AskModel | null,
    ): Promise<Summary> {
      // Selected sentences are the same in every language.
      const { language, level, length } = style;
      const shared = site.digest.summaries === 'extracts' ? '' : `${language} ${level} ${length}`;
      return share(summaries, `${shared} ${posts[0].id} ${ask !== null}`, () =>
        summarizePost(services, site, posts, style, ask),
      );
    },
  };
}

const listTopics = ({ topics, avoid }: DigestPreferences): string[] => [...topics, ...avoid];
