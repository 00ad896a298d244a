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
import { parentsFirst } from '../parents-first.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

type Row = Record<string, unknown>;

/** Replies of Lemmy's API: pages of `posts` or `comments`, or single views, in any order. */
export const lemmy: Source = {
  name: 'Lemmy',
  async recognise(files) {
    for (const file of files.filter(isJson)) {
      const first = await peekJson(file);
      const [view] = first ? toViews(first) : [];
      if (isRecord(view?.creator) && (isRecord(view.post) || isRecord(view.comment))) return true;
    }
    return false;
  },
  async *read(files) {
    yield* parentsFirst(readFiles(files));
  },
};

const isJson = (file: ExportFile) => ['json', 'jsonl', 'ndjson'].includes(getExtension(file));
/** IDs are of one server; addresses are of all. */
const toId = (row: Row) => `lemmy/${toText(row.ap_id) || toText(row.id)}`;

function toViews(value: Row): Row[] {
  if (isRecord(value.creator)) return [value];
  const single = value.post_view ?? value.comment_view;
  return [
    ...(isRecord(single) ? [single] : []),
    ...toObjects(value.posts),
    ...toObjects(value.comments),
  ];
}

async function* readFiles(files: readonly ExportFile[]): AsyncGenerator<Found> {
  // What a number of the server stands for: parents are named by numbers.
  const ids = new Map<string, string>();
  for (const file of files.filter(isJson))
    for await (const item of readJson(file)) {
      const value = 'value' in item ? item.value : null;
      const views = isRecord(value) ? toViews(value) : [];
      // The last page is empty.
      const isPage =
        isRecord(value) && (Array.isArray(value.posts) || Array.isArray(value.comments));
      if (views.length === 0 && !isPage)
        yield leaveOut('Entry {n} of the file was not understood.', item.line);
      for (const view of views) {
        const row = isRecord(view.comment) ? view.comment : view.post;
        if (isRecord(row))
          ids.set(`${isRecord(view.comment) ? 'c' : 'p'}${toText(row.id)}`, toId(row));
      }
    }
  for (const file of files.filter(isJson))
    for await (const item of readJson(file))
      if ('value' in item && isRecord(item.value))
        for (const view of toViews(item.value)) yield readView(view, ids, item.line);
}

function readView(view: Row, ids: Map<string, string>, line: number): Found {
  const { creator, counts, community, post, comment } = view;
  const score = isRecord(counts) ? toNumber(counts.score) : undefined;
  const author =
    isRecord(creator) && creator.deleted !== true
      ? {
          id: toId({ ...creator, ap_id: creator.actor_id ?? creator.ap_id }),
          name: toText(creator.name),
        }
      : { id: 'lemmy/', name: 'deleted' };
  if (isRecord(comment)) {
    const [parent] = toText(comment.path).split('.').slice(-2);
    const isGone = comment.deleted === true || comment.removed === true;
    const postId =
      ids.get(`p${toText(comment.post_id)}`) ?? (isRecord(post) ? toId(post) : undefined);
    return dropEmpty({
      type: 'comment',
      id: toId(comment),
      parent: (parent && parent !== '0' ? ids.get(`c${parent}`) : undefined) ?? postId ?? 'lemmy/',
      post: postId,
      ...(isGone ? { deleted: true as const } : { text: toText(comment.content) }),
      author,
      createdAt: toText(comment.published),
      score,
      paths: toPaths(comment.ap_id, `/comment/${toText(comment.id)}`),
    });
  }
  if (!isRecord(post)) return leaveOut('Entry {n} of the file was not understood.', line);
  if (post.deleted === true || post.removed === true)
    return leaveOut('The post “{n}” was deleted or removed there.', post.name);
  return dropEmpty({
    type: 'post',
    id: toId(post),
    title: toText(post.name),
    url: toText(post.url),
    text: toText(post.body),
    author,
    createdAt: toText(post.published),
    score,
    tags: isRecord(community) ? [toText(community.name)].filter(Boolean) : undefined,
    paths: toPaths(post.ap_id, `/post/${toText(post.id)}`),
  });
}
