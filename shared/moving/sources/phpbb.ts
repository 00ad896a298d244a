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
import { decode } from './substack.ts';

const findForum = (files: readonly ExportFile[]) =>
  findPrefix(files, 'topics', ['topic_title', 'topic_first_post_id']);

/** A dump of the database of phpBB 3. */
export const phpbb: Source = {
  name: 'phpBB',
  recognise: async (files) => (await findForum(files)) !== null,
  async *read(files) {
    yield* parentsFirst(readForum(files));
  },
};

const anonymous = '1';
const toTime = (seconds = '') =>
  /^[1-9]\d*$/.test(seconds) ? new Date(Number(seconds) * 1_000).toISOString() : '';
/** Versions before 3.1 have the second column. */
const isShown = (visibility: string | undefined, approved: string | undefined) =>
  (visibility ?? approved ?? '1') === '1';

async function* readForum(files: readonly ExportFile[]): AsyncGenerator<Found> {
  const prefix = (await findForum(files)) ?? '';
  const { get, countLikes } = await readSmallTables(
    files,
    prefix,
    'acl_groups acl_options acl_roles_data config forums groups topics users'.split(' '),
    'thanks',
  );
  const config = new Map(get('config').map((row) => [row.config_name, row.config_value]));
  // Numbers are of one board, which its start tells apart.
  const toId = (kind: string, id = '') =>
    `phpbb/${config.get('board_startdate') ?? ''}/${kind}${id}`;
  const folder = (config.get('script_path') ?? '').replace(/\/$/, '');
  const toPath = (page: string, query: string) => `${folder}/${page}.php?${query}`;
  const users = new Map(get('users').map((user) => [user.user_id, user]));
  const canRead = findReadable(get);
  const forums = new Map(get('forums').map((forum) => [forum.forum_id, forum]));
  for (const forum of forums.values()) {
    const name = decode(forum.forum_name ?? '');
    if (!canRead(forum)) yield leaveOut('The forum or tag “{n}” is not for guests.', name);
    else if (forum.forum_type === '1')
      yield dropEmpty({
        type: 'tag',
        name,
        description: name,
        paths: toPaths(toPath('viewforum', `f=${forum.forum_id}`)),
      });
  }
  for (const user of users.values())
    if (user.user_type === '2') {
      if (user.user_id !== anonymous) yield leaveOut('The member “{n}” is a bot.', user.username);
    } else
      yield dropEmpty({
        type: 'member',
        id: toId('u', user.user_id),
        username: decode(user.username ?? ''),
        email: user.user_email,
        createdAt: toTime(user.user_regdate),
        paths: toPaths(toPath('memberlist', `u=${user.user_id}`)),
      });
  const topics = new Map<string, Topic>();
  for (const row of get('topics')) {
    const forum = forums.get(row.forum_id);
    const title = decode(row.topic_title ?? '');
    // A topic that was moved leaves a row behind.
    if (row.topic_moved_id && row.topic_moved_id !== '0') {
      yield leaveOut('The topic “{n}” only points to where it was moved.', title);
      continue;
    }
    topics.set(row.topic_id ?? '', {
      title,
      leftOut: !isShown(row.topic_visibility, row.topic_approved)
        ? leaveGoneTopic(title)
        : !forum || !canRead(forum)
          ? leavePrivateTopic(title)
          : null,
      firstPost: row.topic_first_post_id,
      tags: forum ? [decode(forum.forum_name ?? '')] : [],
    });
  }
  const posts = async function* (): AsyncGenerator<ForumPost> {
    for await (const { values } of readTables(files, prefix, ['posts'])) {
      const { post_id: id = '', topic_id: topic = '', poster_id: poster } = values;
      const user = poster === anonymous ? undefined : users.get(poster);
      const guest = decode(values.post_username ?? '') || 'Guest';
      yield {
        id,
        topic,
        notice: false,
        isGone: !isShown(values.post_visibility, values.post_approved),
        text: values.post_text ?? '',
        uid: values.bbcode_uid,
        author: user
          ? { id: toId('u', user.user_id), name: decode(user.username ?? '') }
          : { id: toId('guest/', guest), name: guest },
        createdAt: toTime(values.post_time),
        paths: [
          ...(topics.get(topic)?.firstPost === id ? [toPath('viewtopic', `t=${topic}`)] : []),
          toPath('viewtopic', `p=${id}`),
        ],
      };
    }
  };
  yield* readForumPosts(posts(), topics, (id) => toId('p', id), countLikes);
}

/** Finds the forums that guests may read, by their group's own permissions and its roles. */
function findReadable(get: (table: string) => Row[]): (forum: Row) => boolean {
  const guests = get('groups').find((row) => row.group_name === 'GUESTS')?.group_id;
  const read = get('acl_options').find((row) => row.auth_option === 'f_read')?.auth_option_id;
  const roles = new Map(
    get('acl_roles_data').flatMap((row) =>
      row.auth_option_id === read ? [[row.role_id, row.auth_setting]] : [],
    ),
  );
  const settings = Map.groupBy(
    get('acl_groups').filter((row) => row.group_id === guests && guests !== undefined),
    (row) => row.forum_id,
  );
  return ({ forum_id: id, forum_password: password }) => {
    const found = (settings.get(id) ?? []).flatMap((row) =>
      row.auth_option_id === read ? row.auth_setting : (roles.get(row.auth_role_id) ?? []),
    );
    // −1 is never, whatever else says yes.
    return !password && found.includes('1') && !found.includes('-1');
  };
}
