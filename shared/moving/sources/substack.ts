import {
  getBaseName,
  getExtension,
  peekColumns,
  readRows,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';
import { english } from '#shared/texts/translate.ts';
import { readReaders } from './readers.ts';
import { toPlain } from './wordpress.ts';

/** The zip of Substack: `posts.csv`, the HTML of each post, and lists of subscribers. */
export const substack: Source = {
  name: 'Substack',
  recognise: async (files) => (await findPosts(files)) !== null,
  async *read(files) {
    const posts = await findPosts(files);
    if (posts) yield* readPosts(posts, files);
    yield* readReaders(files);
  },
};

async function findPosts(files: readonly ExportFile[]): Promise<ExportFile | null> {
  for (const file of files.filter((one) => getExtension(one) === 'csv')) {
    const columns = await peekColumns(file);
    if (columns.includes('post_id') && columns.includes('audience')) return file;
  }
  return null;
}

async function* readPosts(posts: ExportFile, files: readonly ExportFile[]): AsyncGenerator<Found> {
  const texts = new Map(files.map((file) => [getBaseName(file), file]));
  for await (const row of readRows(posts)) {
    if ('reason' in row) {
      yield leaveOut('Line {n} of the file is not a valid row.', row.line);
      continue;
    }
    const { values } = row;
    const id = toText(values.post_id);
    const title = toPlain(toText(values.title));
    const html = texts.get(`${id}.html`);
    const reason = findReason(values);
    if (reason !== null) {
      yield leaveOut(reason, title || id);
    } else if (!html) {
      yield leaveOut(
        'The post “{n}” has no text here: choose the whole zip of the export.',
        title || id,
      );
    } else {
      const subtitle = toText(values.subtitle);
      const body = await (await html.read()).text();
      yield dropEmpty({
        type: 'post',
        id: `substack/${id}`,
        title,
        url: toText(values.podcast_url),
        // The subtitle is HTML.
        html: subtitle === '' ? body : `<p><em>${subtitle}</em></p>${body}`,
        author: { id: 'substack/author', name: 'author' },
        createdAt: toText(values.post_date) || toText(values.email_sent_at),
        paths: toPaths(`/p/${id.replace(/^\d+\./, '')}`),
      });
    }
  }
}

function findReason(values: Record<string, unknown>): string | null {
  const type = toText(values.type);
  if (type === 'page') return english('“{n}” is a page, not a post.');
  if (toText(values.is_published).toLowerCase() !== 'true')
    return english('The post “{n}” is not published.');
  const audience = toText(values.audience);
  if (audience !== '' && audience !== 'everyone')
    return audience === 'only_paid'
      ? english('The post “{n}” is only for paying readers.')
      : english('The post “{n}” is only for members or subscribers.');
  return type === 'thread'
    ? english('The post “{n}” is a thread, whose comments are not in the export.')
    : null;
}

/** Replaces references, such as `&#x201C;`. */
export const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => toCharacter(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => toCharacter(Number(code)))
    .replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (_, name: string) => named[name] ?? '');
const named: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
};
const toCharacter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
