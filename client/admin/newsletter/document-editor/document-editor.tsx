import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, Node } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { announce } from '../../../lib/announce.ts';
import * as documentStyles from '../../../ui/newsletter-document.late.styles.ts';
import { BlockMenu, type MenuItem } from './block-menu.tsx';
import { findBlock, insertBlock, moveBlock, setText, toggleList } from './commands.ts';
import { toDocument, toNode } from './convert.ts';
import * as styles from './document-editor.admin.styles.ts';
import { LinkForm } from './link-form.tsx';
import { createPlugins, type Openers } from './plugins.ts';
import { marks, nodes, schema } from './schema.ts';
import { Toolbar, type Tool } from './toolbar.tsx';

/**
 * Edits a document as formatted text. `value` replaces the text only when it is another document
 * than the one last reported by `onChange`, so that saving keeps the cursor and the undo history.
 */
export function DocumentEditor({
  id,
  label,
  describedBy,
  value,
  onChange,
}: {
  id: string;
  label: string;
  describedBy?: string | undefined;
  value: NewsletterDocument;
  onChange: (document: NewsletterDocument) => void;
}) {
  const toolbar = useRef<HTMLDivElement>(null);
  const openers = useRef<Openers>({} as Openers);
  const report = useRef(onChange);
  const known = useRef('');
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [opened, setOpened] = useState<'menu' | 'link' | null>(null);

  useEffect(() => {
    report.current = onChange;
    openers.current = {
      openMenu: () => setOpened('menu'),
      openLink: () => setOpened('link'),
      focusToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    };
  });
  const mount = useCallback((place: HTMLDivElement) => {
    const created = new EditorView(place, {
      state: EditorState.create({ schema }),
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
  useEffect(() => {
    if (!view || json === known.current) return;
    known.current = json;
    const next = EditorState.create({
      doc: toNode(JSON.parse(json) as NewsletterDocument),
      plugins: createPlugins({
        openMenu: () => openers.current.openMenu(),
        openLink: () => openers.current.openLink(),
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
        <BlockMenu items={listBlocks(state, add)} close={close} />
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
      <div ref={mount} />
    </div>
  );
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
  opened: 'menu' | 'link' | null,
  open: (what: 'menu' | 'link' | null) => void,
): Tool[][] {
  const { node, index } = findBlock(state);
  const isHeading = (level: number) => node.type === nodes.heading && node.attrs.level === level;
  const move = (by: 1 | -1) => {
    run(moveBlock(by));
    announce(`Block moved to position ${index + by + 1} of ${state.doc.childCount}.`);
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
        name: 'Move block up',
        sign: '↑',
        keys: 'Alt+↑',
        disabled: index === 0,
        act: () => move(-1),
      },
      {
        name: 'Move block down',
        sign: '↓',
        keys: 'Alt+↓',
        disabled: index >= state.doc.childCount - 1,
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

function listBlocks({ doc }: EditorState, add: (block: Node) => void): MenuItem[] {
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
    ...(doc.children.some(({ type }) => type === nodes.digest)
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
