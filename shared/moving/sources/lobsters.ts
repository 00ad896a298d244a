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

/** Stories of Lobsters with their comments, as `/s/<id>.json` has them: a list, or one per line. */
export const lobsters: Source = {
  name: 'Lobsters',
  async recognise(files) {
    for (const file of files.filter(isJson)) {
      const first = await peekJson(file);
      if (first && 'short_id' in first && 'title' in first && 'submitter_user' in first)
        return true;
    }
    return false;
  },
  async *read(files) {
    yield* parentsFirst(readFiles(files));
  },
};

const isJson = (file: ExportFile) => ['json', 'jsonl', 'ndjson'].includes(getExtension(file));
const toId = (id: unknown) => `lobsters/${toText(id)}`;

async function* readFiles(files: readonly ExportFile[]): AsyncGenerator<Found> {
  for (const file of files.filter(isJson))
    for await (const item of readJson(file)) {
      const story = 'value' in item ? item.value : null;
      if (!isRecord(story) || !('short_id' in story)) {
        yield leaveOut('Entry {n} of the file was not understood.', item.line);
        continue;
      }
      const id = toText(story.short_id);
      yield dropEmpty({
        type: 'post',
        id: toId(id),
        title: toText(story.title),
        url: toText(story.url),
        ...toContent(story.description_plain, story.description),
        author: toAuthor(story.submitter_user),
        createdAt: toText(story.created_at),
        score: toNumber(story.score),
        tags: Array.isArray(story.tags) ? story.tags.map(toText).filter(Boolean) : undefined,
        paths: toPaths(`/s/${id}`, story.comments_url, story.short_id_url),
      });
      const missing = Array.isArray(story.comments) ? 0 : (toNumber(story.comment_count) ?? 0);
      if (missing > 0)
        yield leaveOut(
          'The file lacks comments of “{n}”: {m}. They are in “{o}”.',
          story.title,
          missing,
          `/s/${id}.json`,
        );
      for (const comment of toObjects(story.comments)) yield readComment(comment, id);
    }
}

function readComment(comment: Row, story: string): Found {
  const id = toText(comment.short_id);
  const isGone = comment.is_deleted === true || comment.is_moderated === true;
  return dropEmpty({
    type: 'comment',
    id: toId(`c/${id}`),
    parent: comment.parent_comment ? toId(`c/${toText(comment.parent_comment)}`) : toId(story),
    post: toId(story),
    ...(isGone ? { deleted: true as const } : toContent(comment.comment_plain, comment.comment)),
    author: toAuthor(comment.commenting_user),
    createdAt: toText(comment.created_at),
    score: toNumber(comment.score),
    paths: toPaths(`/c/${id}`, comment.short_id_url),
  });
}

/** Markdown if the export has it; else HTML. */
const toContent = (text: unknown, html: unknown) =>
  toText(text) === '' ? { html: toText(html) } : { text: toText(text) };

/** A user is a name, or in older exports an object. */
function toAuthor(user: unknown): { id: string; name: string } {
  const name = toText(isRecord(user) ? user.username : user) || 'deleted';
  return { id: toId(`u/${name}`), name };
}
