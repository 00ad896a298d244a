import type { Node } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { NewsletterDocument } from '#shared/newsletter/document.ts';
import { useApp } from '../../../app-context.tsx';
import { announce } from '../../../lib/announce.ts';
import * as documentStyles from '../../../ui/newsletter-document.styles.ts';
import { BlockMenu } from './block-menu.tsx';
import { CardForm } from './card-form.tsx';
import type { Card } from './cards.ts';
import { findCard, findSegment, insertBlock, setCard, setSegment } from './commands.ts';
import { toDocument, toNode } from './convert.ts';
import * as styles from './document-editor.admin.styles.ts';
import { LinkForm } from './link-form.tsx';
import { findLink, setLink } from './links.ts';
import { createCardView, createSectionView } from './node-views.ts';
import { createPlugins, type Openers } from './plugins.ts';
import { nodes, schema } from './schema.ts';
import { SectionForm } from './section-form.tsx';
import { Toolbar } from './toolbar.tsx';
import { listBlocks, listTools, toCardType, type Opened } from './tools.ts';

const noReferences: never[] = [];

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
  /** An image that was pasted or dropped. */
  const [file, setFile] = useState<File | null>(null);

  const open = (what: Opened) => {
    setFile(null);
    setOpened(what);
  };
  useEffect(() => {
    report.current = onChange;
    openers.current = {
      openMenu: () => open('menu'),
      openLink: () => open('link'),
      openCard: () => open('card'),
      openImage: (image) => {
        setFile(image);
        setOpened('new image');
      },
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
        openImage: (image) => openers.current.openImage(image),
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
    open(null);
    focus();
  };
  const add = (block: Node) => {
    open(null);
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
          groups={listTools(state, run, opened, open)}
        />
      ) : null}
      {opened === 'menu' && state ? (
        <BlockMenu items={listBlocks(state, hasPosts, add, open)} close={close} />
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
          file={file}
          check={check}
          close={close}
          apply={(made) => {
            open(null);
            run(opened === 'card' ? setCard(made) : insertBlock(nodes.card.create({ card: made })));
          }}
        />
      ) : null}
      <div ref={mount} />
    </div>
  );
}
