import { isRecord } from '#shared/is-record.ts';
import {
  getExtension,
  peekJson,
  readJson,
  toNumber,
  toObjects,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { leaveGoneTopic } from '../forum-dump.ts';
import { parentsFirst } from '../parents-first.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

type Row = Record<string, unknown>;

/** Topics of Discourse, as `/t/<id>.json?print=true` has them: a list, or one per line or file. */
export const discourse: Source = {
  name: 'Discourse',
  async recognise(files) {
    for (const file of files.filter(isJson)) {
      const first = await peekJson(file);
      if (first && isRecord(first.post_stream) && Array.isArray(first.post_stream.posts))
        return true;
    }
    return false;
  },
  async *read(files) {
    yield* parentsFirst(readFiles(files));
  },
};

const isJson = (file: ExportFile) => ['json', 'jsonl', 'ndjson'].includes(getExtension(file));

async function* readFiles(files: readonly ExportFile[]): AsyncGenerator<Found> {
  for (const file of files.filter(isJson))
    for await (const item of readJson(file))
      if ('value' in item && isRecord(item.value) && isRecord(item.value.post_stream))
        yield* readTopic(item.value, item.value.post_stream);
      else yield leaveOut('Entry {n} of the file was not understood.', item.line);
}

function* readTopic(topic: Row, stream: Row): Generator<Found> {
  const posts = toObjects(stream.posts);
  const path = `/t/${toText(topic.slug)}/${toText(topic.id)}`;
  // Numbers of posts and topics are of one forum, so the slug is added.
  const toId = (number: unknown) =>
    `discourse/${toText(topic.slug)}/${toText(topic.id)}/${toText(number)}`;
  const first = posts.find((post) => post.post_number === 1);
  const total = Array.isArray(stream.stream) ? stream.stream.length : posts.length;
  if (total > posts.length)
    yield leaveOut(
      'The file lacks comments of “{n}”: {m}. They are in “{o}”.',
      topic.title,
      total - posts.length,
      `${path}.json?print=true`,
    );
  for (const post of posts) {
    const isGone = Boolean(post.deleted_at) || post.hidden === true || post.user_deleted === true;
    const name = toText(post.username);
    const common = {
      id: toId(post.post_number),
      author: { id: `discourse/u/${name}`, name },
      createdAt: toText(post.created_at),
      ...(toText(post.raw) === '' ? { html: toText(post.cooked) } : { text: toText(post.raw) }),
      score: 1 + countLikes(post),
    };
    const number = toText(post.post_number);
    if (post === first && isGone) {
      yield leaveGoneTopic(topic.title);
    } else if (post === first) {
      yield dropEmpty({
        type: 'post',
        ...common,
        title: toText(topic.title),
        url: toText(topic.featured_link),
        tags: readTags(topic),
        paths: toPaths(path, `${path}/1`, `/t/${toText(topic.id)}`),
      });
    } else if (post.post_type !== undefined && post.post_type !== 1) {
      yield leaveOut('The post “{n}” is a notice of the forum.', `${path}/${number}`);
    } else {
      const { html, text, ...place } = common as typeof common & { html?: string; text?: string };
      yield dropEmpty({
        type: 'comment',
        ...place,
        ...(isGone ? { deleted: true as const } : { html, text }),
        parent: toId(post.reply_to_post_number ?? 1),
        post: toId(1),
        paths: toPaths(`${path}/${number}`),
      });
    }
  }
}

/** The action of the kind 2 is a like. */
const countLikes = (post: Row): number =>
  toObjects(post.actions_summary).reduce(
    (sum, { id, count }) => sum + (id === 2 ? (toNumber(count) ?? 0) : 0),
    0,
  );

/** A tag is a name, or in newer versions an object. */
const readTags = ({ tags }: Row): string[] | undefined =>
  Array.isArray(tags)
    ? tags.map((tag: unknown) => toText(isRecord(tag) ? tag.name : tag)).filter(Boolean)
    : undefined;
