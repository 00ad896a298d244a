import type { ExportFile } from '../export-file.ts';
import {
  leaveGoneTopic,
  leavePrivateTopic,
  readForumPosts,
  readSmallTables,
  type ForumPost,
  type Topic,
} from '../forum-dump.ts';
import { parentsFirst } from '../parents-first.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';
import { findPrefix, readTables, type Row } from '../sql-dump.ts';

const findForum = (files: readonly ExportFile[]) =>
  findPrefix(files, 'discussions', ['title', 'slug', 'created_at']);

/** A dump of the database of Flarum. */
export const flarum: Source = {
  name: 'Flarum',
  recognise: async (files) => (await findForum(files)) !== null,
  async *read(files) {
    yield* parentsFirst(readForum(files));
  },
};

/** Times are in UTC. */
const toTime = (time = '') => (time === '' ? '' : `${time.replace(' ', 'T')}Z`);
const guests = '2';

async function* readForum(files: readonly ExportFile[]): AsyncGenerator<Found> {
  const prefix = (await findForum(files)) ?? '';
  const names = ['discussions', 'discussion_tag', 'group_permission', 'tags', 'users'];
  const { get, countLikes } = await readSmallTables(files, prefix, names, 'post_likes');
  const users = new Map(get('users').map((user) => [user.id, user]));
  // Numbers are of one forum, which its first account tells apart.
  const toId = (kind: string, id = '') => `flarum/${users.get('1')?.joined_at}/${kind}${id}`;
  const ofGuests = new Set(
    get('group_permission').flatMap((row) => (row.group_id === guests ? row.permission : [])),
  );
  const tags = new Map(get('tags').map((tag) => [tag.id, tag]));
  const isPrivate = ({ id, is_restricted: restricted }: Row) =>
    restricted === '1' &&
    !ofGuests.has(`tag${id}.viewForum`) &&
    !ofGuests.has(`tag${id}.viewDiscussions`);
  for (const tag of tags.values())
    if (isPrivate(tag)) yield leaveOut('The forum or tag “{n}” is not for guests.', tag.name);
    else
      yield dropEmpty({
        type: 'tag',
        name: tag.slug ?? '',
        description: tag.description || tag.name,
        paths: toPaths(`/t/${tag.slug}`),
      });
  for (const user of users.values())
    yield dropEmpty({
      type: 'member',
      id: toId('u', user.id),
      username: user.username ?? '',
      name: user.nickname,
      about: user.bio,
      email: user.email,
      createdAt: toTime(user.joined_at),
      paths: toPaths(`/u/${user.username}`),
    });
  const tagsOf = Map.groupBy(get('discussion_tag'), (row) => row.discussion_id);
  const slugs = new Map(get('discussions').map(({ id = '', slug = '' }) => [id, slug]));
  const topics = new Map(
    get('discussions').map((row): [string, Topic] => {
      const found = (tagsOf.get(row.id) ?? [])
        .map(({ tag_id: id }) => tags.get(id))
        .filter((tag) => tag !== undefined);
      const { title = '', first_post_id: firstPost } = row;
      const leftOut =
        row.hidden_at || row.is_approved === '0'
          ? leaveGoneTopic(title)
          : row.is_private === '1' || found.some(isPrivate)
            ? leavePrivateTopic(title)
            : null;
      return [
        row.id ?? '',
        { title, leftOut, firstPost, tags: found.map(({ slug = '' }) => slug) },
      ];
    }),
  );
  const posts = async function* (): AsyncGenerator<ForumPost> {
    for await (const { values } of readTables(files, prefix, ['posts'])) {
      const { id = '', discussion_id: topic = '', number = '' } = values;
      const user = users.get(values.user_id);
      const paths = [`/d/${topic}-${slugs.get(topic)}`, `/d/${topic}`];
      yield {
        id,
        topic,
        notice: values.type !== 'comment',
        isGone:
          Boolean(values.hidden_at) || values.is_approved === '0' || values.is_private === '1',
        text: values.content ?? '',
        author: user
          ? { id: toId('u', user.id), name: user.username ?? '' }
          : { id: toId('u'), name: 'deleted' },
        createdAt: toTime(values.created_at),
        paths: [
          ...(topics.get(topic)?.firstPost === id ? paths : []),
          ...paths.map((path) => `${path}/${number}`),
        ],
      };
    }
  };
  yield* readForumPosts(posts(), topics, (id) => toId('p', id), countLikes);
}
