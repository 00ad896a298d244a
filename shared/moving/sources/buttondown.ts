import { isRecord } from '#shared/is-record.ts';
import {
  getBaseName,
  getExtension,
  peekColumns,
  peekJson,
  readJson,
  readRows,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { dropEmpty, leaveOut, toPaths, type Source } from '../source.ts';
import { readReaders } from './readers.ts';

/** The zip of Buttondown: a list of emails, their texts as Markdown, and subscribers. */
export const buttondown: Source = {
  name: 'Buttondown',
  async recognise(files) {
    for (const file of files) if (await isEmailList(file)) return true;
    return false;
  },
  async *read(files) {
    const texts = new Map(
      files
        .filter((file) => getExtension(file) === 'md')
        .map((file) => [getBaseName(file).replace(/\.md$/i, ''), file]),
    );
    // One of the two lists is enough.
    const list = await findList(files);
    if (list)
      for await (const row of getExtension(list) === 'csv' ? readRows(list) : readJson(list)) {
        const values = 'reason' in row ? null : 'values' in row ? row.values : row.value;
        if (!isRecord(values)) {
          yield leaveOut('Entry {n} of the file was not understood.', row.line);
          continue;
        }
        const slug = toText(values.slug);
        const title = toText(values.subject);
        const file = texts.get(slug);
        const text = toText(values.body) || (file ? await (await file.read()).text() : '');
        const status = toText(values.status);
        if (!toText(values.publish_date) || status === 'draft' || status === 'scheduled')
          yield leaveOut('The post “{n}” is not published.', title);
        else if (/premium|churned/.test(toText(values.email_type)))
          yield leaveOut('The post “{n}” is only for paying readers.', title);
        else if (text === '')
          yield leaveOut(
            'The post “{n}” has no text here: choose the whole zip of the export.',
            title,
          );
        else
          yield dropEmpty({
            type: 'post',
            id: `buttondown/${toText(values.id)}`,
            title,
            ...(/^\s*</.test(text) ? { html: text } : { text: withoutHead(text) }),
            author: { id: 'buttondown/author', name: 'author' },
            createdAt: toText(values.publish_date),
            paths: toPaths(values.absolute_url || `/archive/${slug}/`),
          });
      }
    yield* readReaders(files.filter((file) => file !== list));
  },
};

async function findList(files: readonly ExportFile[]): Promise<ExportFile | null> {
  for (const file of files) if (await isEmailList(file)) return file;
  return null;
}

async function isEmailList(file: ExportFile): Promise<boolean> {
  const extension = getExtension(file);
  const first = extension === 'json' ? await peekJson(file) : null;
  const names = extension === 'csv' ? await peekColumns(file) : Object.keys(first ?? {});
  return ['subject', 'publish_date', 'slug'].every((name) => names.includes(name));
}

/** A Markdown file may begin with fields between lines of hyphens. */
const withoutHead = (text: string) => text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
