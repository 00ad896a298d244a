import { isLink } from '../text-rules.ts';

/**
 * A text by an editor, as a list of blocks. It is stored as JSON, so a published block keeps its
 * shape. Formatting is data, so no HTML is stored. Decision 309.
 */
export type NewsletterDocument = DocumentBlock[];
export type DocumentBlock = PlainBlock | ReferenceBlock | Section;
/** Blocks for the readers of a segment. No page or feed shows them. */
export type Section = { type: 'section'; segmentId: string; blocks: SectionBlock[] };
export type SectionBlock = Exclude<PlainBlock, { type: 'digest' }> | ReferenceBlock;
/** Blocks that have all that they show. */
export type PlainBlock =
  | { type: 'heading'; level: 2 | 3; content: DocumentText }
  | { type: 'text'; content: DocumentText }
  | { type: 'list'; ordered: boolean; items: DocumentText[] }
  | { type: 'quote'; content: DocumentText }
  | { type: 'divider' }
  /**
   * `alt` describes the image for those who do not see it, `caption` is for all. `src`: https, or a
   * path of the site.
   */
  | {
      type: 'image';
      src: string;
      alt: string;
      caption?: string | undefined;
      href?: string | undefined;
    }
  | { type: 'button'; label: string; href: string }
  /** An advertisement. `label` says so to readers. */
  | { type: 'sponsor'; label: string; name: string; text: string; href: string }
  /** Stands for the posts of the issue. At most one. */
  | { type: 'digest' };
/** Blocks that name what they show, as it is when they are read. */
export type ReferenceBlock =
  | { type: 'post'; postId: string }
  /** The best posts with a tag, of the days of the issue. */
  | { type: 'posts'; title: string; tag: string; count: number }
  | { type: 'comment'; commentId: string };

/** A block with what it names. Blocks of hidden posts and comments are left out. */
export type ShownBlock =
  | PlainBlock
  | { type: 'shown-posts'; title: string; posts: ShownPost[] }
  | { type: 'shown-comment'; text: string; by: string; href: string; title: string };
/** `href`: a path of the site, or the linked page. */
export type ShownPost = {
  title: string;
  href: string;
  discussion: string;
  domain: string | null;
  language: string | null;
};
/** Parts of one text. A line feed in `text` is a line break. */
export type DocumentText = DocumentRun[];
export type DocumentRun = {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  href?: string | undefined;
};

/** What an editor changes of an issue, before it is published. Posts are in their order. */
export type IssueDraft = {
  subject: string;
  preheader?: string | undefined;
  document: NewsletterDocument;
  posts: { postId: string; note: string }[];
};

/** Blocks around the posts of an issue. */
export type PlacedDocument = { before: ShownBlock[]; after: ShownBlock[] };

export const documentLimits = {
  /** With those of sections. */
  blocks: 100,
  /** Different segments of sections. Each doubles the versions of an email. */
  segments: 4,
  runs: 200,
  items: 50,
  /** Characters of all texts. */
  characters: 20_000,
  url: 2_048,
  /** Characters of a label, name, title or tag. */
  line: 120,
  alt: 500,
  caption: 500,
  sponsor: 1_000,
  posts: 10,
} as const;

/** Returns the blocks with those of the sections that `isVisible` accepts, by default all. */
export const flattenDocument = (
  document: NewsletterDocument,
  isVisible: (segmentId: string) => boolean = () => true,
): (PlainBlock | ReferenceBlock)[] =>
  document.flatMap((block) => {
    if (block.type !== 'section') return [block];
    return isVisible(block.segmentId) ? block.blocks : [];
  });

/** Returns the ids of the segments that sections of a document are for, sorted. */
export const listSegmentIds = (document: NewsletterDocument): string[] =>
  [
    ...new Set(document.flatMap((block) => (block.type === 'section' ? [block.segmentId] : []))),
  ].toSorted();

/** Returns the characters of a text without formatting. */
export const toPlainText = (content: DocumentText): string =>
  content.map(({ text }) => text).join('');

/**
 * Reads plain text as blocks. The private characters mark
 * placeholders of emails.
 */
export const fromPlainText = (text: string): NewsletterDocument =>
  text
    .replace(/[\ue000\ue001]/g, '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'text', content: [{ text: paragraph }] }));

/** Splits a document at the place of the posts. Without one, all of it stands before them. */
export function splitDocument<Block extends { type: string }>(
  document: Block[],
): { before: Block[]; after: Block[] } {
  const place = document.findIndex(({ type }) => type === 'digest');
  return place < 0
    ? { before: document, after: [] }
    : { before: document.slice(0, place), after: document.slice(place + 1) };
}

/** `caption`: empty if there is none. */
export type ShownImage = { src: string; alt: string; caption: string; href: string | null };

/** Creates what a medium shows. `plain`: the text of the content, to find its language. */
export type DocumentWriter<Part> = {
  run(text: string, marks: { bold: boolean; italic: boolean }): Part;
  lineBreak(): Part;
  link(href: string, content: Part[]): Part;
  heading(level: 2 | 3, content: Part[], plain: string): Part;
  text(content: Part[], plain: string): Part;
  list(ordered: boolean, items: { content: Part[]; plain: string }[]): Part;
  quote(content: Part[], plain: string): Part;
  divider(): Part;
  image(image: ShownImage): Part;
  button(label: string, href: string): Part;
  posts(title: string, posts: ShownPost[]): Part;
  comment(comment: Extract<ShownBlock, { type: 'shown-comment' }>): Part;
  sponsor(sponsor: Extract<ShownBlock, { type: 'sponsor' }>): Part;
};

/** Returns whether an image may be shown: by https, or from the site itself. */
export const isImageSource = (src: string): boolean =>
  isSitePath(src) || (src.startsWith('https://') && isLink(src));
export const isSitePath = (src: string): boolean => /^\/(?:[\w-]+\/)*[\w.-]+$/.test(src);

/**
 * Renders a document with the writer of a medium: page, HTML mail or plain text. A link that is not
 * HTTP(S) becomes its text, also in a document that another version stored. Sections and blocks
 * that name posts or comments are left out: the server replaces them before.
 */
export function renderDocument<Part>(
  blocks: readonly (ShownBlock | DocumentBlock)[],
  writer: DocumentWriter<Part>,
): Part[] {
  const render = (content: DocumentText): Part[] => renderText(content, writer);
  return blocks.flatMap((block): Part[] => {
    switch (block.type) {
      case 'heading':
        return [writer.heading(block.level, render(block.content), toPlainText(block.content))];
      case 'text':
        return [writer.text(render(block.content), toPlainText(block.content))];
      case 'list':
        return [
          writer.list(
            block.ordered,
            block.items.map((item) => ({ content: render(item), plain: toPlainText(item) })),
          ),
        ];
      case 'quote':
        return [writer.quote(render(block.content), toPlainText(block.content))];
      case 'divider':
        return [writer.divider()];
      case 'image':
        return isImageSource(block.src)
          ? [
              writer.image({
                src: block.src,
                alt: block.alt,
                caption: block.caption ?? '',
                href: block.href && isLink(block.href) ? block.href : null,
              }),
            ]
          : [];
      case 'button':
        return isLink(block.href) ? [writer.button(block.label, block.href)] : [];
      case 'sponsor':
        return isLink(block.href) ? [writer.sponsor(block)] : [];
      case 'shown-posts':
        return block.posts.length === 0 ? [] : [writer.posts(block.title, block.posts)];
      case 'shown-comment':
        return [writer.comment(block)];
      // The caller places the posts. A later version may have stored other blocks.
      default:
        return [];
    }
  });
}

/** Renders the runs. Neighbors with the same link form one link. */
function renderText<Part>(content: DocumentText, writer: DocumentWriter<Part>): Part[] {
  const groups: { href: string | null; parts: Part[] }[] = [];
  for (const { text, bold = false, italic = false, href: given } of content) {
    const href = given !== undefined && isLink(given) ? given : null;
    const last = groups.at(-1);
    const group = last && last.href === href ? last : { href, parts: [] };
    if (group !== last) groups.push(group);
    group.parts.push(
      ...text
        .split('\n')
        .flatMap((line, i) => [
          ...(i > 0 ? [writer.lineBreak()] : []),
          ...(line === '' ? [] : [writer.run(line, { bold, italic })]),
        ]),
    );
  }
  return groups.flatMap(({ href, parts }) => (href === null ? parts : [writer.link(href, parts)]));
}

const plainWriter: DocumentWriter<string> = {
  run: (text) => text,
  lineBreak: () => '\n',
  link: (_, content) => content.join(''),
  heading: (_, content) => content.join(''),
  text: (content) => content.join(''),
  list: (ordered, items) =>
    items
      .map(({ content }, i) =>
        `${ordered ? `${i + 1}.` : '-'} ${content.join('')}`.replaceAll('\n', '\n  '),
      )
      .join('\n'),
  quote: (content) => `> ${content.join('').replaceAll('\n', '\n> ')}`,
  divider: () => '* * *',
  image: ({ alt, caption }) => [alt, caption].filter(Boolean).join('\n'),
  button: (label) => label,
  posts: (title, posts) =>
    [title, ...posts.map((post) => `- ${post.title}`)].filter(Boolean).join('\n'),
  comment: ({ text, by }) => `> “${text}” (${by})`,
  sponsor: ({ label, name, text }) => [label, name, text].filter(Boolean).join('\n'),
};

/** Also writes where the links lead. `toUrl`: of a path of the site. */
const createMailTextWriter = (toUrl: (path: string) => string): DocumentWriter<string> => ({
  ...plainWriter,
  image: ({ alt, caption, href }) => [alt, caption, href].filter(Boolean).join('\n'),
  button: (label, href) => `${label}\n${href}`,
  posts: (title, posts) =>
    [title, ...posts.map((post) => `- ${post.title}\n  ${toUrl(post.href)}`)]
      .filter(Boolean)
      .join('\n'),
  comment: ({ text, by, href }) => `> “${text}” (${by})\n${toUrl(href)}`,
  sponsor: ({ label, name, text, href }) => [label, name, text, href].filter(Boolean).join('\n'),
  link: (href, content) => (content.join('') === href ? href : `${content.join('')} (${href})`),
});

/** Renders a document as paragraphs of plain text, with its links where `toUrl` is given. */
export const renderPlainDocument = (
  blocks: readonly (ShownBlock | DocumentBlock)[],
  toUrl: ((path: string) => string) | null = null,
): string[] =>
  renderDocument(blocks, toUrl ? createMailTextWriter(toUrl) : plainWriter).filter(
    (paragraph) => paragraph !== '',
  );
