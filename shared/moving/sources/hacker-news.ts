import {
  getExtension,
  peekJson,
  readJson,
  toNumber,
  toObjects,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { isRecord } from '#shared/is-record.ts';
import { parentsFirst } from '../parents-first.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

type Item = Record<string, unknown>;

/**
 * Items of Hacker News: of its API (one per line, or a list), or of its search, nested or as hits.
 * People are objects with `karma`.
 */
export const hackerNews: Source = {
  name: 'Hacker News',
  async recognise(files) {
    for (const file of jsonFiles(files)) if (isItem(await peekJson(file))) return true;
    return false;
  },
  async *read(files) {
    yield* parentsFirst(readFiles(files));
  },
};

const jsonFiles = (files: readonly ExportFile[]) =>
  files.filter((file) => ['json', 'jsonl', 'ndjson'].includes(getExtension(file)));

const kinds = ['story', 'comment', 'job', 'poll', 'pollopt'];
const isPerson = (item: Item) => typeof item.id === 'string' && typeof item.karma === 'number';
const isHit = (item: Item) => typeof item.objectID === 'string' && Array.isArray(item._tags);

function isItem(value: Item | null): boolean {
  if (value === null) return false;
  const first = toObjects(value.hits)[0];
  if (first) return isHit(first);
  const hasTime = typeof value.time === 'number' || typeof value.created_at_i === 'number';
  return (
    isHit(value) ||
    isPerson(value) ||
    (typeof value.id === 'number' && kinds.includes(toText(value.type)) && hasTime)
  );
}

async function* readFiles(files: readonly ExportFile[]): AsyncGenerator<Found> {
  for (const file of jsonFiles(files))
    for await (const item of readJson(file))
      if ('reason' in item || !isRecord(item.value))
        yield leaveOut('Entry {n} of the file was not understood.', item.line);
      else if (Array.isArray(item.value.hits))
        for (const hit of toObjects(item.value.hits)) yield* readItem(hit);
      else yield* readItem(item.value);
}

const toId = (id: unknown) => `hacker-news/${toText(id)}`;

function* readItem(item: Item): Generator<Found> {
  if (!isItem(item)) {
    yield leaveOut('The item “{n}” is of an unknown kind.', item.id);
    return;
  }
  if (isPerson(item)) {
    yield dropEmpty({
      type: 'member',
      id: toId(item.id),
      username: toText(item.id),
      about: toText(item.about),
      createdAt: toDate(item.created),
      paths: toPaths(`/user?id=${toText(item.id)}`),
    });
    return;
  }
  const id = toText(item.id ?? item.objectID);
  const parent = item.parent ?? item.parent_id;
  const isComment = item.type === 'comment' || toObjectTags(item).includes('comment');
  const name = toText(item.by) || toText(item.author);
  const isGone = item.deleted === true || item.dead === true || name === '';
  const common = {
    id: toId(id),
    author: { id: toId(name || '[deleted]'), name: name || 'deleted' },
    createdAt: toDate(item.time ?? item.created_at_i),
    html: toText(item.text) || toText(item.comment_text) || toText(item.story_text),
    paths: toPaths(`/item?id=${id}`),
  };
  if (item.type === 'pollopt') {
    yield leaveOut('The item “{n}” is a choice of a poll.', id);
  } else if (isComment) {
    yield dropEmpty({
      type: 'comment',
      ...common,
      parent: toId(parent),
      post: item.story_id ? toId(item.story_id) : undefined,
      deleted: isGone ? (true as const) : undefined,
    });
  } else if (isGone) {
    yield leaveOut('The post “{n}” was deleted or removed there.', id);
  } else {
    yield dropEmpty({
      type: 'post',
      ...common,
      title: toText(item.title),
      url: toText(item.url),
      score: toNumber(item.score ?? item.points),
    });
  }
  for (const child of toObjects(item.children)) yield* readItem(child);
}

const toObjectTags = ({ _tags: tags }: Item): unknown[] => (Array.isArray(tags) ? tags : []);
const toDate = (seconds: unknown): string =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : '';
