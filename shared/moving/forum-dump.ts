import { readForumText } from './forum-text.ts';
import type { ExportFile } from './export-file.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type LeftOut } from './source.ts';
import { readTables, type Row } from './sql-dump.ts';

/** A topic of a forum. `leftOut`: why it is left out. */
export type Topic = {
  title: string;
  leftOut: LeftOut | null;
  firstPost: string | undefined;
  tags: string[];
};
/** A post of a topic. `notice`: it is not written by a person. */
export type ForumPost = {
  id: string;
  topic: string;
  notice: boolean;
  isGone: boolean;
  text: string;
  uid?: string | undefined;
  author: { id: string; name: string };
  createdAt: string;
  paths: string[];
};

export const leaveGoneTopic = (title: unknown): LeftOut =>
  leaveOut('The topic “{n}” was hidden, deleted or not approved there.', title);
export const leavePrivateTopic = (title: string): LeftOut =>
  leaveOut('The topic “{n}” is not for guests.', title);

/** Reads the smaller tables of a dump. `likes`: the table of which rows are counted by post. */
export async function readSmallTables(
  files: readonly ExportFile[],
  prefix: string,
  names: readonly string[],
  likes: string,
): Promise<{ get: (table: string) => Row[]; countLikes: (post: string) => number }> {
  const tables = new Map<string, Row[]>(names.map((name) => [name, []]));
  const counts = new Map<string, number>();
  for await (const { table, values } of readTables(files, prefix, [...names, likes]))
    if (table === likes)
      counts.set(values.post_id ?? '', (counts.get(values.post_id ?? '') ?? 0) + 1);
    else tables.get(table)?.push(values);
  return { get: (table) => tables.get(table) ?? [], countLikes: (post) => counts.get(post) ?? 0 };
}

/** A post answers the one that it quotes or names first, if that is of its topic. */
export async function* readForumPosts(
  posts: AsyncIterable<ForumPost>,
  topics: ReadonlyMap<string, Topic>,
  toId: (post: string) => string,
  countLikes: (post: string) => number,
): AsyncGenerator<Found> {
  const topicOf = new Map<string, string>();
  for await (const post of posts) {
    const topic = topics.get(post.topic);
    const isFirst = topic?.firstPost === post.id;
    const leftOut = topic?.leftOut ?? (isFirst && post.isGone ? leaveGoneTopic(topic.title) : null);
    if (!topic) yield leaveOut('The post “{n}” is of no topic of the dump.', post.id);
    else if (post.notice) yield leaveOut('The post “{n}” is a notice of the forum.', post.id);
    else if (leftOut !== null)
      yield isFirst ? leftOut : leaveOut('The post “{n}” is in a topic that is left out.', post.id);
    else {
      topicOf.set(post.id, post.topic);
      const { html, answers } = readForumText(post.text, post.uid);
      const { author, createdAt } = post;
      const common = {
        id: toId(post.id),
        author,
        createdAt,
        score: 1 + countLikes(post.id),
        paths: toPaths(...post.paths),
      };
      yield isFirst
        ? dropEmpty({ type: 'post', ...common, title: topic.title, html, tags: topic.tags })
        : dropEmpty({
            type: 'comment',
            ...common,
            ...(post.isGone ? { deleted: true as const } : { html }),
            parent: toId(
              topicOf.get(answers) === post.topic && answers !== post.id
                ? answers
                : (topic.firstPost ?? ''),
            ),
            post: toId(topic.firstPost ?? ''),
          });
    }
  }
}
