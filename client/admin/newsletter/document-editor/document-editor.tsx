import { chainCommands } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { useApp } from '../../../app-context.tsx';
import { announce } from '../../../lib/announce.ts';
import * as documentStyles from '../../../ui/newsletter-document.styles.ts';
import { t } from '../../lib/words.ts';
import { DropLine } from '../drop-line.tsx';
import { Grip } from '../grip.tsx';
import * as menu from '../menu.admin.styles.ts';
import { Menu } from '../menu.tsx';
import { useDrag } from '../use-drag.ts';
import { findBlockAt, findTop, listDropPlaces } from './blocks.ts';
import { CardForm, type OpenForm } from './card-form.tsx';
import type { Card } from './cards.ts';
import {
  canAddBlock,
  findBlock,
  findCard,
  findSegment,
  insertBlock,
  moveBlockTo,
  selectBlockAt,
  setCard,
  setSegment,
} from './commands.ts';
import { toDocument, toNode } from './convert.ts';
import * as styles from './document-editor.admin.styles.ts';
import { LinkForm } from './link-form.tsx';
import { findLink, setLink } from './links.ts';
import { createCardView, createSectionView } from './node-views.ts';
import { createPlugins, type Openers } from './plugins.ts';
import { nodes, schema } from './schema.ts';
import { SectionForm } from './section-form.tsx';
import { Toolbar } from './toolbar.tsx';
import { listBlockActions, listBlocks, listTools, toCardType, type Opened } from './tools.ts';

const noReferences: never[] = [];
const ignore = () => undefined;

/**
 * Edits a document as formatted text. Replaces the text only if `value` differs from the document
 * last passed to `onChange`. So saving keeps the cursor and the undo history.
 */
export function DocumentEditor({
  id,
  label,
  describedBy,
  value,
  references = noReferences,
  hasPosts = true,
  onChange,
  onUnsaved = ignore,
}: {
  id: string;
  label: string;
  describedBy?: string | undefined;
  value: NewsletterDocument;
  /** Names of the posts, comments and segments in the document. */
  references?: readonly { id: string; name: string }[];
  hasPosts?: boolean;
  onChange: (document: NewsletterDocument) => void;
  /** Tells whether the form of a block has input that is not in the document. */
  onUnsaved?: (isUnsaved: boolean) => void;
}) {
  const { api } = useApp();
  const root = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const openers = useRef<Openers>({} as Openers);
  const report = useRef(onChange);
  const known = useRef('');
  const names = useRef(new Map<string, string>());
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  /** The position of the block below the pointer. */
  const [hovered, setHovered] = useState<number | null>(null);
  /** An image that was pasted or dropped. */
  const [file, setFile] = useState<File | null>(null);

  const form = useRef<OpenForm>(null);
  /** The block that is edited, and its place. Null: a new one. */
  const [edited, setEdited] = useState<{ card: Card; at: number } | null>(null);
  /** Counts the forms, so that each begins with its own values. */
  const [round, setRound] = useState(0);

  const open = (what: Opened, image: File | null = null) => {
    setFile(image);
    setRound((last) => last + 1);
    setOpened(what);
    const card = what === 'card' && view ? findCard(view.state) : null;
    setEdited(card && view ? { card, at: view.state.selection.from } : null);
  };
  /** Opens something else. A form with input becomes its block before, or says what is missing. */
  const request = async (what: Opened, image: File | null = null) => {
    if (form.current && !(await form.current.settle())) return;
    open(what, image);
  };
  useEffect(() => {
    report.current = onChange;
    openers.current = {
      openMenu: () => void request('menu'),
      openLink: () => void request('link'),
      openCard: () => void request('card'),
      openImage: (image) => void request('new image', image),
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
        setEdited((last) => last && { ...last, at: tr.mapping.map(last.at) });
        created.updateState(changed);
        setState(changed);
        if (!tr.docChanged) return;
        setHovered(null);
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
        openImage: (image) => openers.current.openImage(image),
        focusToolbar: () => openers.current.focusToolbar(),
      }),
    });
    // The plugins complete the document.
    const complete = next.apply(next.tr);
    view.updateState(complete);
    setState(complete);
  }, [view, json]);

  // The toolbar, the menu and the forms are at the selection.
  useLayoutEffect(() => {
    if (!view || !state || !root.current) return;
    const { top: start } = root.current.getBoundingClientRect();
    const { from, to } = state.selection;
    const set = (name: string, at: number) =>
      root.current?.style.setProperty(name, `${Math.round(at - start)}px`);
    set('--selection-start', view.coordsAtPos(from).top);
    set('--selection-end', view.coordsAtPos(to, from === to ? 1 : -1).bottom);
  }, [view, state]);
  // The block that the grip is at: the one below the pointer, else the one with the selection.
  const current = state && view?.hasFocus() ? findBlock(state).start : null;
  const at = hovered ?? current;
  // An empty line has the button for new blocks there.
  const handled = state && at === current && canAddBlock(state) ? null : at;
  const grip = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!view || !grip.current || !root.current || handled === null) return;
    const top = findTop(view, handled);
    const { top: start } = root.current.getBoundingClientRect();
    if (top !== null) grip.current.style.insetBlockStart = `${Math.round(top - start)}px`;
  });
  const { line, handle } = useDrag<number>({
    listPlaces: () => (view && handled !== null ? listDropPlaces(view, handled) : []),
    drop(to) {
      if (handled === null) return;
      setHovered(null);
      run(moveBlockTo(handled, to));
      announce(t('Block moved.'));
    },
  });
  const focus = () => view?.focus();
  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const close = () => {
    open(null);
    focus();
  };
  const add = (block: Node) => {
    open(null);
    run(insertBlock(block));
  };
  const cardType = opened === 'card' ? (edited?.card.type ?? null) : toCardType(opened);
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
        ? t('There is no such post on this site.')
        : t('The post couldn’t be read. Try again.');
    }
  };
  return (
    <div
      ref={root}
      className={styles.editor}
      onPointerMove={({ clientY, pointerType }) => {
        if (view && pointerType !== 'touch' && line === null)
          setHovered(findBlockAt(view, clientY));
      }}
      onPointerLeave={() => setHovered(null)}
    >
      {state ? (
        <Tools
          toolbar={toolbar}
          controls={id}
          isShown={!state.selection.empty}
          back={focus}
          state={state}
          run={run}
          opened={opened}
          open={(what) => void request(what)}
        />
      ) : null}
      {opened === 'menu' && state ? (
        <Menu
          label={t('Add block')}
          className={styles.menu}
          items={listBlocks(state, hasPosts, add, open)}
          close={close}
        />
      ) : null}
      {opened === 'block' && state ? (
        <Menu
          label={t('Block [noun]')}
          className={styles.menu}
          // The ref is read when an action is chosen.
          // oxlint-disable-next-line react/refs
          items={listBlockActions(state, run, (what) =>
            what === null ? open(null) : void request(what),
          )}
          close={close}
        />
      ) : null}
      {opened === 'link' && state ? (
        <LinkForm
          href={findLink(state)}
          close={close}
          apply={(href) => {
            open(null);
            run(setLink(href));
          }}
        />
      ) : null}
      {opened === 'section' && state ? (
        <SectionForm
          segmentId={findSegment(state)}
          close={close}
          apply={(segment) => {
            open(null);
            if (segment) names.current.set(segment.id, segment.name);
            run(setSegment(segment?.id ?? null));
            announce(
              segment
                ? t('Only readers in “{name}” get this section.', { name: segment.name })
                : t('All readers get these blocks.'),
            );
          }}
        />
      ) : null}
      {cardType !== null ? (
        <CardForm
          key={round}
          ref={form}
          type={cardType}
          card={edited?.card ?? null}
          file={file}
          check={check}
          close={close}
          apply={(made) => {
            open(null);
            const insert = insertBlock(nodes.card.create({ card: made }));
            run(edited ? chainCommands(setCard(made, edited.at), insert) : insert);
          }}
          onUnsaved={onUnsaved}
        />
      ) : null}
      <div ref={mount} />
      {view && state && handled !== null ? (
        <button
          ref={grip}
          type="button"
          className={`${menu.grip} ${styles.grip}`}
          // The toolbar and Alt with the arrow keys do the same by keyboard.
          tabIndex={-1}
          aria-label={t('Block [noun]')}
          title={t('Drag to move. Press for actions.')}
          aria-haspopup="menu"
          aria-expanded={opened === 'block'}
          onMouseDown={(event) => event.preventDefault()}
          {...handle}
          onClick={() => {
            if (findBlock(state).start !== handled && findBlock(state).section?.start !== handled)
              run(selectBlockAt(handled));
            void request('block');
          }}
        >
          <Grip />
        </button>
      ) : null}
      {line ? <DropLine y={line.y} /> : null}
      {state && canAddBlock(state) ? (
        <button
          type="button"
          className={styles.plus}
          aria-label={t('Add block')}
          aria-haspopup="menu"
          aria-expanded={opened === 'menu'}
          title={`${t('Add block')} (/)`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void request('menu')}
        >
          +
        </button>
      ) : null}
    </div>
  );
}

/** The tools for a state. */
function Tools({
  state,
  run,
  opened,
  open,
  ...toolbar
}: Omit<ComponentProps<typeof Toolbar>, 'groups'> & {
  state: EditorState;
  run: (command: Command) => void;
  opened: Opened;
  open: (what: Opened) => void;
}) {
  return <Toolbar {...toolbar} groups={listTools(state, run, opened, open)} />;
}
