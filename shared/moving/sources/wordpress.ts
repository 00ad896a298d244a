import { Parser } from 'htmlparser2';
import { english } from '#shared/texts/translate.ts';
import { readHead, readText, type ExportFile } from '../export-file.ts';
import { parentsFirst } from '../parents-first.ts';
import { dropEmpty, leaveOut, toPaths, type Found, type Source } from '../source.ts';

/** An export of WordPress (WXR). */
export const wordpress: Source = {
  name: 'WordPress',
  async recognise(files) {
    for (const file of files) if (await isWxr(file)) return true;
    return false;
  },
  async *read(files) {
    for (const file of files) if (await isWxr(file)) yield* parentsFirst(readElements(file));
  },
};

const isWxr = async (file: ExportFile): Promise<boolean> =>
  /<rss[^>]*wordpress\.org\/export/.test(await readHead(file));

/** Text of an element, and its parts by name, each in its order. */
type Element = { name: string; domain: string; slug: string; text: string; parts: Element[] };
const wanted = ['wp:author', 'wp:category', 'wp:tag', 'item'];

/** Reads one author, tag or item after the other, so that memory does not grow with the file. */
async function* readElements(file: ExportFile): AsyncGenerator<Found> {
  const done: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(name, { domain = '', nicename = '' }) {
        if (open.length === 0 && !wanted.includes(name)) return;
        const element: Element = { name, domain, slug: nicename, text: '', parts: [] };
        open.at(-1)?.parts.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element) element.text += text;
      },
      onclosetag(name) {
        if (open.at(-1)?.name !== name) return;
        const element = open.pop() as Element;
        if (open.length === 0) done.push(element);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of readText(await file.read())) {
    parser.write(chunk);
    for (const element of done.splice(0)) yield* readElement(element);
  }
  parser.end();
  for (const element of done.splice(0)) yield* readElement(element);
}

const get = (element: Element, name: string): string =>
  element.parts.find((part) => part.name === name)?.text.trim() ?? '';
const toId = (...parts: string[]) => ['wordpress', ...parts].join('/');

function* readElement(element: Element): Generator<Found> {
  if (element.name === 'wp:author') {
    const login = get(element, 'wp:author_login');

    yield dropEmpty({
      type: 'member',
      id: toId('user', login),
      username: login,
      name: get(element, 'wp:author_display_name'),
      email: get(element, 'wp:author_email'),
      paths: toPaths(`/author/${login}/`),
    });
  } else if (element.name === 'item') yield* readItem(element);
  else {
    const kind = element.name === 'wp:tag' ? 'tag' : 'category';
    const slug = get(element, kind === 'tag' ? 'wp:tag_slug' : 'wp:category_nicename');
    const name = toPlain(get(element, kind === 'tag' ? 'wp:tag_name' : 'wp:cat_name'));
    yield dropEmpty({
      type: 'tag',
      name: unescape(slug),
      description: get(element, `wp:${kind}_description`) || name,
      paths: toPaths(`/${kind}/${slug}/`),
    });
  }
}

function* readItem(item: Element): Generator<Found> {
  const title = toPlain(get(item, 'title'));
  const type = get(item, 'wp:post_type');
  const status = get(item, 'wp:status');
  const id = get(item, 'wp:post_id');
  const link = get(item, 'link');
  const comments = item.parts.filter(({ name }) => name === 'wp:comment');
  const reason =
    type === 'attachment'
      ? english('“{n}” is a file, not a post.')
      : type === 'page'
        ? english('“{n}” is a page, not a post.')
        : type !== 'post'
          ? english('“{n}” is part of the design, not a post.')
          : status !== 'publish'
            ? status === 'private'
              ? english('The post “{n}” is private.')
              : english('The post “{n}” is not published.')
            : get(item, 'wp:post_password') !== ''
              ? english('The post “{n}” has a password.')
              : null;
  if (reason !== null) {
    yield leaveOut(reason, title || id);
    for (const comment of comments)
      yield leaveOut(
        'The comment “{n}” is on an entry that is left out.',
        get(comment, 'wp:comment_id'),
      );
    return;
  }
  const author = get(item, 'dc:creator');
  yield dropEmpty({
    type: 'post',
    id: toId(get(item, 'guid') || id),
    title,
    html: toParagraphs(get(item, 'content:encoded')),
    author: { id: toId('user', author), name: author || 'author' },
    createdAt: toDate(get(item, 'wp:post_date_gmt')) || get(item, 'pubDate'),
    tags: item.parts
      .filter(({ name, domain }) => name === 'category' && /^(?:category|post_tag)$/.test(domain))
      .map(({ slug, text }) => unescape(slug) || toPlain(text))
      .filter((tag) => tag !== 'uncategorized'),
    paths: toPaths(link, get(item, 'guid'), `/?p=${id}`),
  });
  for (const comment of comments) yield readComment(comment, get(item, 'guid') || id);
}

function readComment(comment: Element, post: string): Found {
  const id = get(comment, 'wp:comment_id');
  if (get(comment, 'wp:comment_approved') !== '1')
    return leaveOut('The comment “{n}” was not approved.', id);
  const type = get(comment, 'wp:comment_type');
  if (type !== '' && type !== 'comment')
    return leaveOut('The comment “{n}” is of the kind “{m}”.', id, type);
  const name = get(comment, 'wp:comment_author');
  const user = get(comment, 'wp:comment_user_id');
  const email = get(comment, 'wp:comment_author_email');
  const parent = get(comment, 'wp:comment_parent');
  return dropEmpty({
    type: 'comment',
    id: toId('comment', post, id),
    parent: parent === '' || parent === '0' ? toId(post) : toId('comment', post, parent),
    post: toId(post),
    html: toParagraphs(get(comment, 'wp:comment_content')),
    // Guests are told apart by their addresses.
    author: {
      id: toId('guest', user === '0' || user === '' ? email || name : `${user} ${name}`),
      name: name || 'Guest',
    },
    createdAt: toDate(get(comment, 'wp:comment_date_gmt')),
  });
}

/** Times are in UTC, without a zone. */
const toDate = (time: string) =>
  /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time) ? `${time.replace(' ', 'T')}Z` : '';

/** Titles are HTML. */
export function toPlain(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => void (text += part) });
  parser.end(html);
  return text.trim();
}

/** Slugs of other letters than Latin ones are escaped. */
function unescape(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

const shortCode = /\[\/?(?:audio|caption|embed|gallery|playlist|video)(?:\s[^\]]*)?\]/g;
/** Old posts have empty lines instead of paragraphs, and codes around pictures. */
const toParagraphs = (html: string) =>
  /<(?:p|div)[\s>]/i.test(html)
    ? html.replace(shortCode, '')
    : html
        .replace(shortCode, '')
        .split(/\r?\n\s*\r?\n/)
        .map((part) => `<p>${part.replace(/\r?\n/g, '<br>')}</p>`)
        .join('');
