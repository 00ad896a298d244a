import { Parser } from 'htmlparser2';
import {
  getBaseName,
  getExtension,
  peekColumns,
  readRows,
  toText,
  type ExportFile,
} from '../export-file.ts';
import { readDate } from '../reader-dates.ts';
import { dropEmpty, leaveOut, type Found, type Source } from '../source.ts';
import { readReaders, statusFile } from './readers.ts';

/**
 * The export of an account of Mailchimp: `campaigns.csv`, a file for each campaign, and lists of
 * people.
 */
export const mailchimp: Source = {
  name: 'Mailchimp',
  recognise: async (files) => (await findCampaigns(files)) !== null,
  async *read(files) {
    const list = await findCampaigns(files);
    // Reports have addresses too, of those who opened or clicked.
    const people = files.filter((file) => statusFile.test(getBaseName(file)));
    if (list) yield* readCampaigns(list, files);
    yield* readReaders(people);
    const others = files.filter(
      (file) => file !== list && !isText(file) && !people.includes(file),
    ).length;
    if (others > 0)
      yield leaveOut(
        'Other files of the export: {n}. They are reports, templates or pictures.',
        others,
      );
  },
};

async function findCampaigns(files: readonly ExportFile[]): Promise<ExportFile | null> {
  for (const file of files.filter((one) => getExtension(one) === 'csv')) {
    const columns = await peekColumns(file);
    if (['subject', 'send_date', 'unique_id'].every((name) => columns.includes(name))) return file;
  }
  return null;
}

async function* readCampaigns(
  list: ExportFile,
  files: readonly ExportFile[],
): AsyncGenerator<Found> {
  const texts = await findTexts(files);
  const used = new Set<ExportFile>();
  for await (const row of readRows(list)) {
    if ('reason' in row) {
      yield leaveOut('Line {n} of the file is not a valid row.', row.line);
      continue;
    }
    const { values } = row;
    const title = toText(values.subject) || toText(values.title);
    const names = [values.unique_id, values.title, values.subject].map(toKey).filter(Boolean);
    const found = names.map((name) => texts.get(name) ?? []).find((one) => one.length > 0) ?? [];
    for (const file of found) used.add(file);
    const [file] = found;
    const createdAt = readDate(toText(values.send_date), null, new Date());
    if (createdAt === null) yield leaveOut('The email “{n}” was not sent.', title);
    else if (!file)
      yield leaveOut('The post “{n}” has no text here: choose the whole zip of the export.', title);
    else if (found.length > 1)
      yield leaveOut('More than one file could be the text of the email “{n}”.', title);
    else {
      const text = (await (await file.read()).text()).replace(/\*\|[^|]*\|\*/g, '');
      yield dropEmpty({
        type: 'post',
        id: `mailchimp/${toText(values.unique_id) || `${createdAt} ${title}`}`,
        title,
        ...(getExtension(file) === 'txt' ? { text } : { html: cutFooter(text) }),
        author: { id: 'mailchimp/author', name: 'author' },
        createdAt,
      });
    }
  }
  for (const file of [...texts.values()].flat())
    if (!used.has(file)) {
      used.add(file);
      yield leaveOut('The file “{n}” is the text of no email of the list.', getBaseName(file));
    }
}

const isText = ({ name }: ExportFile) => /campaigns?_content\//i.test(name);

const toKey = (name: unknown) =>
  toText(name)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Finds texts by the names of their files, such as `1203_a-title.html`, and their titles. */
async function findTexts(files: readonly ExportFile[]): Promise<Map<string, ExportFile[]>> {
  const found = new Map<string, ExportFile[]>();
  const add = (key: string, file: ExportFile) => {
    const others = found.get(key);
    if (key !== '' && !others?.includes(file)) found.set(key, [...(others ?? []), file]);
  };
  const inFolder = files.filter(isText);
  const html = inFolder.filter((file) => /^html?$/.test(getExtension(file)));
  const getStem = (file: ExportFile) => getBaseName(file).replace(/\.\w+$/, '');
  const stems = new Set(html.map(getStem));
  const plain = inFolder.filter(
    (file) => getExtension(file) === 'txt' && !stems.has(getStem(file)),
  );
  for (const file of [...html, ...plain]) {
    const [, id = '', name = ''] = /^([^_]*)_?(.*)$/.exec(getStem(file)) ?? [];
    add(toKey(name || id), file);
    if (name !== '') add(toKey(id), file);
  }
  for (const file of html) {
    const [, title] = /<title>([^<]*)<\/title>/i.exec(await (await file.read()).text()) ?? [];
    add(toKey(title), file);
  }
  return found;
}

/** Cuts what Mailchimp puts around each email: an address, and links to leave. */
function cutFooter(html: string): string {
  const cuts: [number, number][] = [];
  let [depth, cutDepth] = [0, 0];
  const parser = new Parser({
    onopentag(_, { id = '', class: classes = '' }) {
      depth += 1;
      if (cutDepth > 0) return;
      if (!/^template(?:Footer|Preheader)$/.test(id) && !/\bmceFooterSection\b/.test(classes))
        return;
      cutDepth = depth;
      cuts.push([parser.startIndex, html.length]);
    },
    onclosetag() {
      const cut = cuts.at(-1);
      if (depth === cutDepth && cut) {
        cut[1] = parser.endIndex + 1;
        cutDepth = 0;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return cuts.toReversed().reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), html);
}
