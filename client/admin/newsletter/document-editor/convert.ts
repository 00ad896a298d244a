import type { Node } from 'prosemirror-model';
import type {
  DocumentBlock,
  DocumentRun,
  DocumentText,
  NewsletterDocument,
  SectionBlock,
} from '#shared/newsletter/document.ts';
import type { Card } from './cards.ts';
import { marks, nodes, schema } from './schema.ts';

/** Creates the node of the editor for a stored document. */
export function toNode(document: NewsletterDocument): Node {
  const blocks = document.flatMap((block) => toBlockNode(block) ?? []);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
}

function toBlockNode(block: DocumentBlock): Node | null {
  switch (block.type) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, toInline(block.content));
    case 'text':
      return nodes.paragraph.create(null, toInline(block.content));
    case 'list':
      return (block.ordered ? nodes.ordered_list : nodes.bullet_list).create(
        null,
        block.items.map((item) =>
          nodes.list_item.create(null, nodes.paragraph.create(null, toInline(item))),
        ),
      );
    case 'quote':
      return nodes.quote.create(null, toInline(block.content));
    case 'divider':
      return nodes.divider.create();
    case 'digest':
      return nodes.digest.create();
    case 'section': {
      const blocks = block.blocks.flatMap((inner) => toBlockNode(inner) ?? []);
      return blocks.length === 0
        ? null
        : nodes.section.create({ segmentId: block.segmentId }, blocks);
    }
    default:
      return nodes.card.create({ card: block });
  }
}

const toInline = (content: DocumentText): Node[] =>
  content.flatMap(({ text, bold, italic, href }) => {
    const own = [
      ...(href === undefined ? [] : [marks.link.create({ href })]),
      ...(bold ? [marks.bold.create()] : []),
      ...(italic ? [marks.italic.create()] : []),
    ];
    return text
      .split('\n')
      .flatMap((line, i) => [
        ...(i > 0 ? [nodes.hard_break.create(null, null, own)] : []),
        ...(line === '' ? [] : [schema.text(line, own)]),
      ]);
  });

/** Reads the document from the editor, without empty blocks. */
export const toDocument = (doc: Node): NewsletterDocument =>
  doc.children.flatMap((node) => toBlock(node) ?? []);

function toBlock(node: Node): DocumentBlock | null {
  const content = toText(node);
  switch (node.type) {
    case nodes.heading:
      return content.length === 0
        ? null
        : { type: 'heading', level: node.attrs.level === 3 ? 3 : 2, content };
    case nodes.quote:
      return content.length === 0 ? null : { type: 'quote', content };
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const items = node.children
        .map((item) => (item.firstChild ? toText(item.firstChild) : []))
        .filter((item) => item.length > 0);
      return items.length === 0
        ? null
        : { type: 'list', ordered: node.type === nodes.ordered_list, items };
    }
    case nodes.divider:
      return { type: 'divider' };
    case nodes.digest:
      return { type: 'digest' };
    case nodes.section: {
      // The schema has no other blocks inside.
      const blocks = toDocument(node) as SectionBlock[];
      return blocks.length === 0
        ? null
        : { type: 'section', segmentId: String(node.attrs.segmentId), blocks };
    }
    case nodes.card:
      return node.attrs.card as Card;
    default:
      return content.length === 0 ? null : { type: 'text', content };
  }
}

/** Removes what the contract refuses: control characters, private ones, and halves of pairs. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\ue000\ue001]/g, '');

/** Returns the runs of a text block; neighbors with the same marks are one run. */
function toText(node: Node): DocumentText {
  const runs: DocumentText = [];
  for (const child of node.children) {
    const text = child.type === nodes.hard_break ? '\n' : clean(child.text ?? '');
    if (text === '') continue;
    const link = marks.link.isInSet(child.marks);
    const run: DocumentRun = {
      text,
      ...(marks.bold.isInSet(child.marks) ? { bold: true } : {}),
      ...(marks.italic.isInSet(child.marks) ? { italic: true } : {}),
      ...(link ? { href: String(link.attrs.href) } : {}),
    };
    const last = runs.at(-1);
    if (last && isSameFormat(last, run)) last.text += text;
    else runs.push(run);
  }
  return runs.every(({ text }) => text.trim() === '') ? [] : runs;
}

const isSameFormat = (a: DocumentRun, b: DocumentRun) =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;
