import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, Node } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { useApp } from '../../../app-context.tsx';
import { announce } from '../../../lib/announce.ts';
import * as documentStyles from '../../../ui/newsletter-document.late.styles.ts';
import { BlockMenu, type MenuItem } from './block-menu.tsx';
import { CardForm } from './card-form.tsx';
import { cardNames, describeCard, type Card, type CardType } from './cards.ts';
import {
  canSetSegment,
  findBlock,
  findCard,
  findMove,
  findSegment,
  insertBlock,
  moveBlock,
  setCard,
  setSegment,
  setText,
  toggleList,
} from './commands.ts';
import { toDocument, toNode } from './convert.ts';
import * as styles from './document-editor.admin.styles.ts';
import { LinkForm } from './link-form.tsx';
import { createPlugins, type Openers } from './plugins.ts';
import { marks, nodes, schema } from './schema.ts';
import { SectionForm } from './section-form.tsx';
import { Toolbar, type Tool } from './toolbar.tsx';

const noReferences: never[] = [];

/**
 * Edits a document as formatted text. `value` replaces the text only when it is another document
 * than the one last reported by `onChange`, so that saving keeps the cursor and the undo history.
 */
export function DocumentEditor({
  id,
  label,
  describedBy,
  value,
  references = noReferences,
  hasPosts = true,
  onChange,
}: {
  id: string;
  label: string;
  describedBy?: string | undefined;
  value: NewsletterDocument;
  /** Names of the posts, comments and segments in the document. */
  references?: readonly { id: string; name: string }[];
  hasPosts?: boolean;
  onChange: (document: NewsletterDocument) => void;
}) {
  const { api } = useApp();
  const toolbar = useRef<HTMLDivElement>(null);
  const openers = useRef<Openers>({} as Openers);
  const report = useRef(onChange);
  const known = useRef('');
  const names = useRef(new Map<string, string>());
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [opened, setOpened] = useState<Opened>(null);

  useEffect(() => {
    report.current = onChange;
    openers.current = {
      openMenu: () => setOpened('menu'),
      openLink: () => setOpened('link'),
      openCard: () => setOpened('card'),
      focusToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    };
  });
  const mount = useCallback((place: HTMLDivElement) => {
    const created = new EditorView(place, {
      state: EditorState.create({ schema }),
      nodeViews: {
        card: (node) => createCardView(node, names.current),
        section: (node) => createSectionView(node, names.current),
      },
      dispatchTransaction(tr) {
        const changed = created.state.apply(tr);
        created.updateState(changed);
        setState(changed);
        if (!tr.docChanged) return;
        const edited = toDocument(changed.doc);
        const text = JSON.stringify(edited);
        if (text === known.current) return;
        known.current = text;
        report.current(edited);
      },
    });
    setView(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    view?.setProps({
      attributes: {
        id,
        class: `${documentStyles.document} ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
    });
  }, [view, id, label, describedBy]);
  const json = JSON.stringify(value);
  // Before the text is created from the document.
  useLayoutEffect(() => {
    for (const { id: key, name } of references) names.current.set(key, name);
  }, [references]);
  useEffect(() => {
    if (!view || json === known.current) return;
    known.current = json;
    const next = EditorState.create({
      doc: toNode(JSON.parse(json) as NewsletterDocument),
      plugins: createPlugins({
        openMenu: () => openers.current.openMenu(),
        openLink: () => openers.current.openLink(),
        openCard: () => openers.current.openCard(),
        focusToolbar: () => openers.current.focusToolbar(),
      }),
    });
    view.updateState(next);
    setState(next);
  }, [view, json]);

  const focus = () => view?.focus();
  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const close = () => {
    setOpened(null);
    focus();
  };
  const add = (block: Node) => {
    setOpened(null);
    run(insertBlock(block));
  };
  const card = state && findCard(state);
  const cardType = opened === 'card' ? (card?.type ?? null) : toCardType(opened);
  const check = async (made: Card) => {
    if (made.type !== 'post') return null;
    try {
      const { id: postId, title } = await api('GET /api/posts/{id}', {
        path: { id: made.postId },
      });
      made.postId = postId;
      names.current.set(postId, title);
      return null;
    } catch (error) {
      return error instanceof ApiError && error.status === 404
        ? 'There is no such post on this site.'
        : 'The post couldn’t be read. Try again.';
    }
  };
  return (
    <div className={styles.editor}>
      {state ? (
        <Toolbar
          toolbar={toolbar}
          controls={id}
          back={focus}
          groups={listTools(state, run, opened, setOpened)}
        />
      ) : null}
      {opened === 'menu' && state ? (
        <BlockMenu items={listBlocks(state, hasPosts, add, setOpened)} close={close} />
      ) : null}
      {opened === 'link' && state ? (
        <LinkForm
          href={findLink(state)}
          close={close}
          apply={(href) => {
            setOpened(null);
            run(setLink(href));
          }}
        />
      ) : null}
      {opened === 'section' && state ? (
        <SectionForm
          segmentId={findSegment(state)}
          close={close}
          apply={(segment) => {
            setOpened(null);
            if (segment) names.current.set(segment.id, segment.name);
            run(setSegment(segment?.id ?? null));
            announce(
              segment
                ? `Only readers in “${segment.name}” get this section.`
                : 'All readers get these blocks.',
            );
          }}
        />
      ) : null}
      {cardType !== null ? (
        <CardForm
          key={opened}
          type={cardType}
          card={opened === 'card' ? card : null}
          check={check}
          close={close}
          apply={(made) => {
            setOpened(null);
            run(opened === 'card' ? setCard(made) : insertBlock(nodes.card.create({ card: made })));
          }}
        />
      ) : null}
      <div ref={mount} />
    </div>
  );
}

/** The part of the editor that is open: the menu, a form, or that of a new block. */
type Opened = 'menu' | 'link' | 'card' | 'section' | `new ${CardType}` | null;
const toCardType = (opened: Opened): CardType | null =>
  opened?.startsWith('new ') ? (opened.slice(4) as CardType) : null;

/** Shows a block with fields as one line of the text. */
function createCardView(node: Node, names: ReadonlyMap<string, string>): NodeView {
  const dom = window.document.createElement('div');
  dom.dataset.card = '';
  dom.dir = 'auto';
  dom.textContent = describeCard(node.attrs.card as Card, names);
  return { dom };
}

/** Shows a section as a group with its segment. */
function createSectionView(node: Node, names: ReadonlyMap<string, string>): NodeView {
  const dom = window.document.createElement('div');
  const label = window.document.createElement('p');
  const contentDOM = window.document.createElement('div');
  const name = names.get(String(node.attrs.segmentId));
  const segment = name === undefined ? 'a deleted segment' : `“${name}”`;
  label.textContent = `Only for readers in ${segment}`;
  label.contentEditable = 'false';
  dom.dataset.section = '';
  dom.role = 'group';
  dom.ariaLabel = label.textContent;
  dom.append(label, contentDOM);
  return { dom, contentDOM };
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const keys = (key: string) => (isMac() ? `⌘${key}` : `Ctrl+${key}`);

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? Boolean(type.isInSet(storedMarks ?? $from.marks()))
    : doc.rangeHasMark(from, to, type);
}

function listTools(
  state: EditorState,
  run: (command: Command) => void,
  opened: Opened,
  open: (what: Opened) => void,
): Tool[][] {
  const { node } = findBlock(state);
  const isHeading = (level: number) => node.type === nodes.heading && node.attrs.level === level;
  const move = (by: 1 | -1) => {
    const moved = findMove(state, by);
    if (!moved) return;
    run(moveBlock(by));
    announce(`Block moved to position ${moved.index + by + 1} of ${moved.parent.childCount}.`);
  };
  return [
    [
      {
        name: 'Bold',
        sign: 'B',
        keys: keys('B'),
        pressed: hasMark(state, marks.bold),
        act: () => run(toggleMark(marks.bold)),
      },
      {
        name: 'Italic',
        sign: 'I',
        keys: keys('I'),
        pressed: hasMark(state, marks.italic),
        act: () => run(toggleMark(marks.italic)),
      },
      {
        name: 'Link',
        keys: keys('K'),
        pressed: hasMark(state, marks.link),
        expanded: opened === 'link',
        act: () => open(opened === 'link' ? null : 'link'),
      },
    ],
    [
      {
        name: 'Text',
        pressed: node.type === nodes.paragraph,
        act: () => run(setText(nodes.paragraph)),
      },
      {
        name: 'Heading',
        pressed: isHeading(2),
        act: () => run(setText(nodes.heading, { level: 2 })),
      },
      {
        name: 'Subheading',
        pressed: isHeading(3),
        act: () => run(setText(nodes.heading, { level: 3 })),
      },
      {
        name: 'List',
        pressed: node.type === nodes.bullet_list,
        act: () => run(toggleList(nodes.bullet_list)),
      },
      {
        name: 'Numbered list',
        pressed: node.type === nodes.ordered_list,
        act: () => run(toggleList(nodes.ordered_list)),
      },
      {
        name: 'Quote',
        pressed: node.type === nodes.quote,
        act: () => run(setText(nodes.quote)),
      },
    ],
    [
      {
        name: 'Add block',
        keys: '/',
        menu: true,
        expanded: opened === 'menu',
        act: () => open('menu'),
      },
      {
        name: 'Edit block',
        keys: 'Enter',
        disabled: findCard(state) === null,
        expanded: opened === 'card',
        act: () => open('card'),
      },
      {
        name: 'Limit to a segment',
        pressed: findSegment(state) !== null,
        disabled: !canSetSegment(state),
        expanded: opened === 'section',
        act: () => open(opened === 'section' ? null : 'section'),
      },
      {
        name: 'Move block up',
        sign: '↑',
        keys: 'Alt+↑',
        disabled: findMove(state, -1) === null,
        act: () => move(-1),
      },
      {
        name: 'Move block down',
        sign: '↓',
        keys: 'Alt+↓',
        disabled: findMove(state, 1) === null,
        act: () => move(1),
      },
    ],
    [
      {
        name: 'Undo',
        keys: keys('Z'),
        disabled: undoDepth(state) === 0,
        act: () => run(undo),
      },
      {
        name: 'Redo',
        keys: keys('Y'),
        disabled: redoDepth(state) === 0,
        act: () => run(redo),
      },
    ],
  ];
}

function listBlocks(
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
    item('Text', '', () => nodes.paragraph.create()),
    item('Heading', '#', () => nodes.heading.create({ level: 2 })),
    item('Subheading', '##', () => nodes.heading.create({ level: 3 })),
    item('List', '-', () => list(nodes.bullet_list)),
    item('Numbered list', '1.', () => list(nodes.ordered_list)),
    item('Quote', '>', () => nodes.quote.create()),
    item('Divider', '---', () => nodes.divider.create()),
    ...(Object.keys(cardNames) as CardType[]).map((type) => ({
      name: cardNames[type],
      hint: '',
      act: () => open(`new ${type}`),
    })),
    { name: 'Section for a segment', hint: '', act: () => open('section') },
    ...(!hasPosts || doc.children.some(({ type }) => type === nodes.digest)
      ? []
      : [item('Posts of this issue', 'The rest goes below them', () => nodes.digest.create())]),
  ];
}

/** Returns the link at the selection, or an empty text. */
function findLink({ selection: { $from, from, to, empty }, doc }: EditorState): string {
  let href = '';
  if (empty) href = String(marks.link.isInSet($from.marks())?.attrs.href ?? '');
  else
    doc.nodesBetween(from, to, (node) => {
      href ||= String(marks.link.isInSet(node.marks)?.attrs.href ?? '');
    });
  return href;
}

/** Links the selected text; without one, the link at the cursor, or a new text with the URL. */
const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const range = selection.empty ? findLinkRange(state) : selection;
    if (range) {
      tr.removeMark(range.from, range.to, marks.link);
      if (href !== null) tr.addMark(range.from, range.to, marks.link.create({ href }));
    } else if (href !== null)
      tr.replaceSelectionWith(state.schema.text(href, [marks.link.create({ href })]), false);
    dispatch?.(tr);
    return true;
  };

/** Returns the range of the link around the cursor. */
function findLinkRange({ selection: { $from } }: EditorState): { from: number; to: number } | null {
  const link = marks.link.isInSet($from.marks());
  if (!link) return null;
  let position = $from.start();
  let from = -1;
  for (const child of $from.parent.children) {
    if (link.isInSet(child.marks)) from = from < 0 ? position : from;
    else if (from >= 0 && position >= $from.pos) return { from, to: position };
    else from = -1;
    position += child.nodeSize;
  }
  return from < 0 ? null : { from, to: position };
}
