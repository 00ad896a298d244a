import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { announce } from '../../../lib/announce.ts';
import { t } from '../../lib/words.ts';
import type { MenuItem } from '../menu.tsx';
import { cardNames, type CardType } from './cards.ts';
import {
  canSetSegment,
  deleteBlock,
  duplicateBlock,
  findBlock,
  findCard,
  findMove,
  moveBlock,
  setText,
  toggleList,
} from './commands.ts';
import { icons } from './icons.ts';
import { marks, nodes } from './schema.ts';
import type { Tool } from './toolbar.tsx';

/** The part of the editor that is open: a menu, a form, or that of a new block. */
export type Opened = 'menu' | 'block' | 'link' | 'card' | 'section' | `new ${CardType}` | null;
export const toCardType = (opened: Opened): CardType | null =>
  opened?.startsWith('new ') ? (opened.slice(4) as CardType) : null;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const keys = (key: string) => (isMac() ? `⌘${key}` : t('Ctrl+{key}', { key }));

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? Boolean(type.isInSet(storedMarks ?? $from.marks()))
    : doc.rangeHasMark(from, to, type);
}

/** Lists the buttons of the toolbar in groups. */
export function listTools(
  state: EditorState,
  run: (command: Command) => void,
  opened: Opened,
  open: (what: Opened) => void,
): Tool[][] {
  const { node } = findBlock(state);
  const isHeading = (level: number) => node.type === nodes.heading && node.attrs.level === level;
  return [
    [
      {
        name: t('Bold'),
        icon: icons.Bold,
        keys: keys('B'),
        pressed: hasMark(state, marks.bold),
        act: () => run(toggleMark(marks.bold)),
      },
      {
        name: t('Italic'),
        icon: icons.Italic,
        keys: keys('I'),
        pressed: hasMark(state, marks.italic),
        act: () => run(toggleMark(marks.italic)),
      },
      {
        name: t('Link [noun]'),
        icon: icons.Link,
        keys: keys('K'),
        pressed: hasMark(state, marks.link),
        expanded: opened === 'link',
        act: () => open(opened === 'link' ? null : 'link'),
      },
    ],
    [
      {
        name: t('Text'),
        icon: icons.Text,
        pressed: node.type === nodes.paragraph,
        act: () => run(setText(nodes.paragraph)),
      },
      {
        name: t('Heading'),
        icon: icons.Heading,
        pressed: isHeading(2),
        act: () => run(setText(nodes.heading, { level: 2 })),
      },
      {
        name: t('Subheading'),
        icon: icons.Subheading,
        pressed: isHeading(3),
        act: () => run(setText(nodes.heading, { level: 3 })),
      },
      {
        name: t('List'),
        icon: icons.List,
        pressed: node.type === nodes.bullet_list,
        act: () => run(toggleList(nodes.bullet_list)),
      },
      {
        name: t('Numbered list'),
        icon: icons['Numbered list'],
        pressed: node.type === nodes.ordered_list,
        act: () => run(toggleList(nodes.ordered_list)),
      },
      {
        name: t('Quote'),
        icon: icons.Quote,
        pressed: node.type === nodes.quote,
        act: () => run(setText(nodes.quote)),
      },
    ],
    [
      {
        name: t('Block [noun]'),
        icon: icons.Block,
        expanded: opened === 'block',
        act: () => open(opened === 'block' ? null : 'block'),
      },
    ],
    [
      {
        name: t('Undo [editing]'),
        icon: icons.Undo,
        keys: keys('Z'),
        disabled: undoDepth(state) === 0,
        act: () => run(undo),
      },
      {
        name: t('Redo'),
        icon: icons.Redo,
        keys: keys('Y'),
        disabled: redoDepth(state) === 0,
        act: () => run(redo),
      },
    ],
  ];
}

/** Lists what can be done with the block that has the selection. */
export function listBlockActions(
  state: EditorState,
  run: (command: Command) => void,
  open: (what: Opened) => void,
): MenuItem[] {
  const act = (command: Command) => () => {
    open(null);
    run(command);
  };
  const move = (by: 1 | -1) => () => {
    const moved = findMove(state, by);
    act(moveBlock(by))();
    if (moved)
      announce(
        t('Block moved to position {place, number} of {all, number}.', {
          place: moved.index + by + 1,
          all: moved.parent.childCount,
        }),
      );
  };
  return [
    ...(findCard(state)
      ? [{ name: t('Edit…'), hint: t('Enter [key]'), act: () => open('card') }]
      : []),
    { name: t('Move up'), hint: 'Alt+↑', off: findMove(state, -1) === null, act: move(-1) },
    { name: t('Move down'), hint: 'Alt+↓', off: findMove(state, 1) === null, act: move(1) },
    { name: t('Show only to…'), off: !canSetSegment(state), act: () => open('section') },
    { name: t('Duplicate'), off: !duplicateBlock(state), act: act(duplicateBlock) },
    { name: t('Delete'), act: act(deleteBlock) },
  ];
}

/** Lists the blocks that can be added. */
export function listBlocks(
  { doc }: EditorState,
  hasPosts: boolean,
  add: (block: Node) => void,
  open: (what: Opened) => void,
): MenuItem[] {
  const list = (type: typeof nodes.bullet_list) =>
    type.create(null, nodes.list_item.create(null, nodes.paragraph.create()));
  const item = (name: string, hint: string, create: () => Node): MenuItem => ({
    name,
    hint,
    act: () => add(create()),
  });
  return [
    item(t('Text'), '', () => nodes.paragraph.create()),
    item(t('Heading'), '#', () => nodes.heading.create({ level: 2 })),
    item(t('Subheading'), '##', () => nodes.heading.create({ level: 3 })),
    item(t('List'), '-', () => list(nodes.bullet_list)),
    item(t('Numbered list'), '1.', () => list(nodes.ordered_list)),
    item(t('Quote'), '>', () => nodes.quote.create()),
    item(t('Divider'), '---', () => nodes.divider.create()),
    ...(Object.keys(cardNames) as CardType[]).map((type) => ({
      name: cardNames[type],
      hint: '',
      act: () => open(`new ${type}`),
    })),
    { name: t('Show only to…'), hint: '', act: () => open('section') },
    ...(!hasPosts || doc.children.some(({ type }) => type === nodes.digest)
      ? []
      : [
          item(t('Posts of this issue'), t('The rest goes below them'), () =>
            nodes.digest.create(),
          ),
        ]),
  ];
}
