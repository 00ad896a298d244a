import { isRecord } from '#shared/is-record.ts';
import {
  getExtension,
  peekJson,
  readJson,
  toObjects,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

/** Broadcasts of Kit, as its API lists them: pages of them, or one per line. */
export const kit: Source = {
  name: 'Kit',
  async recognise(files) {
    for (const file of files.filter(isJson)) if (await isKit(file)) return true;
    return false;
  },
  async *read(files) {
    for (const file of files.filter(isJson))
      for await (const item of readJson(file)) {
        const value = 'value' in item ? item.value : null;
        const found = isRecord(value) ? toBroadcasts(value) : [];
        if (found.length === 0)
          yield leaveOut('Entry {n} of the file was not understood.', item.line);
        for (const broadcast of found) yield readBroadcast(broadcast);
      }
  },
};

const isJson = (file: ExportFile) => ['json', 'jsonl', 'ndjson'].includes(getExtension(file));

async function isKit(file: ExportFile): Promise<boolean> {
  const first = await peekJson(file);
  const [broadcast] = first ? toBroadcasts(first) : [];
  return broadcast !== undefined && 'subject' in broadcast && 'public' in broadcast;
}

const toBroadcasts = (value: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(value.broadcasts)
    ? toObjects(value.broadcasts)
    : isRecord(value.broadcast)
      ? [value.broadcast]
      : 'subject' in value && 'public' in value
        ? [value]
        : [];

function readBroadcast(broadcast: Record<string, unknown>): Found {
  const title = toText(broadcast.subject);
  if (broadcast.public !== true) return leaveOut('The email “{n}” is not public.', title);
  if (toText(broadcast.content) === '') return leaveOut('The email “{n}” has no text.', title);
  return dropEmpty({
    type: 'post',
    id: `kit/${toText(broadcast.id)}`,
    title,
    html: toText(broadcast.content),
    author: { id: 'kit/author', name: 'author' },
    createdAt:
      toText(broadcast.published_at) || toText(broadcast.send_at) || toText(broadcast.created_at),
    paths: toPaths(broadcast.public_url),
  });
}
