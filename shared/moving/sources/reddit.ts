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
import { decode } from './substack.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

type Row = Record<string, unknown>;

/** Submissions and comments of Reddit, one per line, or listings of its API. */
export const reddit: Source = {
  name: 'Reddit',
  async recognise(files) {
    for (const file of files.filter(isJson)) {
      const first = await peekJson(file);
      const thing = first && toThings(first).next().value;
      if (thing && isThing(thing)) return true;
    }
    return false;
  },
  async *read(files) {
    yield* parentsFirst(readFiles(files));
  },
};

const isJson = (file: ExportFile) => ['json', 'jsonl', 'ndjson'].includes(getExtension(file));
const isThing = (thing: Row) =>
  'subreddit' in thing && 'author' in thing && ('link_id' in thing || 'title' in thing);

/** Takes things out of listings, which may be within replies. */
function* toThings(value: Row): Generator<Row> {
  if (value.kind === 'Listing' && isRecord(value.data))
    for (const child of toObjects(value.data.children)) yield* toThings(child);
  else if (typeof value.kind === 'string' && isRecord(value.data)) {
    yield value.kind === 'more' ? { more: value.data.count } : value.data;
    if (isRecord(value.data.replies)) yield* toThings(value.data.replies);
  } else yield value;
}

async function* readFiles(files: readonly ExportFile[]): AsyncGenerator<Found> {
  for (const file of files.filter(isJson))
    for await (const item of readJson(file))
      if ('value' in item && isRecord(item.value))
        for (const thing of toThings(item.value)) yield readThing(thing, item.line);
      else yield leaveOut('Entry {n} of the file was not understood.', item.line);
}

function readThing(thing: Row, line: number): Found {
  if ('more' in thing)
    return leaveOut(
      'Entry {n} of the file names comments without their text: {m}.',
      line,
      toNumber(thing.more) ?? 0,
    );
  if (!isThing(thing)) return leaveOut('Entry {n} of the file was not understood.', line);
  const name = toText(thing.author);
  const author =
    name === '' || name === '[deleted]'
      ? { id: 'reddit/[deleted]', name: 'deleted' }
      : { id: `reddit/u/${name}`, name };
  const text = decode(toText(thing.selftext ?? thing.body));
  const isGone = /^\[(?:deleted|removed)\]$/.test(text);
  const common = {
    author,
    createdAt: new Date(Number(thing.created_utc) * 1_000 || NaN),
    score: toNumber(thing.score),
    paths: toPaths(thing.permalink),
  };
  if (Number.isNaN(common.createdAt.getTime()))
    return leaveOut('The entry “{n}” has no date.', thing.id);
  const createdAt = common.createdAt.toISOString();
  if ('link_id' in thing)
    return dropEmpty({
      type: 'comment',
      ...common,
      createdAt,
      id: `reddit/t1_${toText(thing.id)}`,
      parent: `reddit/${toText(thing.parent_id) || toText(thing.link_id)}`,
      post: `reddit/${toText(thing.link_id)}`,
      ...(isGone ? { deleted: true as const } : { text }),
    });
  if (thing.removed_by_category || (isGone && thing.is_self === true))
    return leaveOut('The post “{n}” was deleted or removed there.', thing.title);
  const flair = decode(toText(thing.link_flair_text));
  return dropEmpty({
    type: 'post',
    ...common,
    createdAt,
    id: `reddit/t3_${toText(thing.id)}`,
    title: decode(toText(thing.title)),
    url: thing.is_self === true ? undefined : toLink(decode(toText(thing.url))),
    text: isGone ? '' : text,
    tags: flair === '' ? undefined : [flair],
  });
}

/** Links within Reddit have no host. */
const toLink = (url: string) => (url.startsWith('/') ? `https://www.reddit.com${url}` : url);
