import { getExtension, peekColumns, readRows, toText, type ExportFile } from '../export-file.ts';
import { dropEmpty, leaveOut, toPaths, type Source } from '../source.ts';
import { readReaders } from './readers.ts';

/** Posts of beehiiv as CSV; readers as another file. */
export const beehiiv: Source = {
  name: 'beehiiv',
  async recognise(files) {
    for (const file of files) if (await isPostFile(file)) return true;
    return false;
  },
  async *read(files) {
    for (const file of files) {
      if (!(await isPostFile(file))) continue;
      for await (const row of readRows(file)) {
        if ('reason' in row) {
          yield leaveOut('Line {n} of the file is not a valid row.', row.line);
          continue;
        }
        const { values } = row;
        const title = toText(values.web_title) || toText(values.email_subject_line);
        const status = toText(values.status).toLowerCase();
        const audience = toText(values.audience).toLowerCase();
        if (status !== 'confirmed' && status !== 'published' && status !== 'archived')
          yield leaveOut('The post “{n}” is not published.', title);
        else if (audience === 'premium')
          yield leaveOut('The post “{n}” is only for paying readers.', title);
        else
          yield dropEmpty({
            type: 'post',
            id: `beehiiv/${toText(values.id)}`,
            title,
            html: toText(values.content_html),
            author: { id: 'beehiiv/author', name: 'author' },
            createdAt: toText(values.created_at),
            tags: toText(values.content_tags)
              .split(';')
              .map((tag) => tag.trim())
              .filter(Boolean),
            paths: toPaths(values.url),
          });
      }
    }
    yield* readReaders(files);
  },
};

async function isPostFile(file: ExportFile): Promise<boolean> {
  if (getExtension(file) !== 'csv') return false;
  const columns = await peekColumns(file);
  return columns.includes('web_title') && columns.includes('content_html');
}
