import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { titleSection } from '../sections.ts';
import { describeCard, type Card } from './cards.ts';

/** Shows a block with fields as one line of the text, below its image if it was uploaded. */
export function createCardView(node: Node, names: ReadonlyMap<string, string>): NodeView {
  const dom = window.document.createElement('div');
  dom.dataset.card = '';
  dom.dir = 'auto';
  const card = node.attrs.card as Card;
  const size = card.type === 'image' ? readImagePath(card.src) : null;
  if (card.type === 'image' && size) {
    const image = window.document.createElement('img');
    Object.assign(image, { src: card.src, alt: '', width: size.width, height: size.height });
    dom.append(image);
  }
  dom.append(describeCard(card, names));
  return { dom };
}

/** Shows a section as a group with its segment. */
export function createSectionView(node: Node, names: ReadonlyMap<string, string>): NodeView {
  const dom = window.document.createElement('div');
  const label = window.document.createElement('p');
  const contentDOM = window.document.createElement('div');
  const name = names.get(String(node.attrs.segmentId));
  label.textContent = titleSection(name);
  label.contentEditable = 'false';
  dom.dataset.section = '';
  dom.role = 'group';
  dom.ariaLabel = label.textContent;
  dom.append(label, contentDOM);
  return { dom, contentDOM };
}
