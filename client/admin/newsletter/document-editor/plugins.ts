import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import type { MarkType } from 'prosemirror-model';
import { NodeSelection, Plugin, Selection, TextSelection, type Command } from 'prosemirror-state';
import {
  canAddBlock,
  findCard,
  isOwnText,
  moveBlock,
  setText,
  stayInSection,
  toggleList,
} from './commands.ts';
import { createFilePlugin } from './image-files.ts';
import { marks, nodes, schema } from './schema.ts';

/** Opens the parts of the editor around the text. */
export type Openers = {
  openMenu: () => void;
  openLink: () => void;
  openCard: () => void;
  /** Adds an image from a file. */
  openImage: (file: File) => void;
  focusToolbar: () => void;
};

const lineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A heading or a quote ends with its line. */
const leaveTextblock: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!empty || $from.parentOffset < parent.content.size) return false;
  if (parent.type !== nodes.heading && parent.type !== nodes.quote) return false;
  if (dispatch) {
    const after = $from.after();
    const tr = state.tr.insert(after, nodes.paragraph.create());
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView());
  }
  return true;
};

/** Sets the mark on the first group of a match, without the signs around it. */
const markRule = (pattern: RegExp, mark: MarkType) =>
  new InputRule(pattern, (state, [match, text = ''], start, end) => {
    if (!state.doc.resolve(start).parent.type.allowsMarkType(mark)) return null;
    const from = start + match.indexOf(text);
    const tr = state.tr.delete(from + text.length, end).delete(start, from);
    return tr.addMark(start, start + text.length, mark.create()).removeStoredMark(mark);
  });

/** An address becomes a link with the space after it. */
const addressRule = new InputRule(
  /(?:^|\s)(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])[.,;:!?)\]]*\s$/i,
  (state, [match, href = ''], start, end) => {
    if (!state.doc.resolve(start).parent.type.allowsMarkType(marks.link)) return null;
    const from = start + match.indexOf(href);
    const tr = state.tr.addMark(from, from + href.length, marks.link.create({ href }));
    return tr.insertText(' ', end);
  },
);

/** Markdown at the beginning of a block, and around words. */
const markdownRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length > 1 ? 3 : 2,
    })),
    textblockTypeInputRule(/^>\s$/, nodes.quote),
    wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    addressRule,
    markRule(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold),
    markRule(/(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.italic),
    new InputRule(/^---$/, (state, _, start) => {
      const $start = state.doc.resolve(start);
      if (!isOwnText($start)) return null;
      return state.tr
        .delete(start, $start.end())
        .insert($start.before(), nodes.divider.create())
        .scrollIntoView();
    }),
  ],
});

/** After a last block with fields, there is an empty line to write in. */
const lineAfterBlock = new Plugin({
  appendTransaction(_transactions, _old, { doc, tr }) {
    if (doc.lastChild?.type !== nodes.card) return null;
    return tr.insert(doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false);
  },
});

/** What is typed while a block without text is selected stands below it, and does not replace it. */
const typeBelowBlock = new Plugin({
  props: {
    handleTextInput(view, _from, _to, text) {
      const { selection, tr } = view.state;
      if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return false;
      const line = view.state.doc.nodeAt(selection.to);
      const isEmptyLine = line?.type === nodes.paragraph && line.content.size === 0;
      if (!isEmptyLine) tr.insert(selection.to, nodes.paragraph.create());
      const at = selection.to + 1;
      tr.insert(at, schema.text(text)).setSelection(TextSelection.create(tr.doc, at + text.length));
      view.dispatch(tr.scrollIntoView());
      return true;
    },
  },
});

export function createPlugins(openers: Openers): Plugin[] {
  const { openMenu, openLink, openCard, openImage, focusToolbar } = openers;
  const slash: Command = (state) => {
    if (!canAddBlock(state)) return false;
    openMenu();
    return true;
  };
  const editCard: Command = (state) => {
    if (!findCard(state)) return false;
    openCard();
    return true;
  };
  const act =
    (run: () => void): Command =>
    () => {
      run();
      return true;
    };
  return [
    history(),
    markdownRules,
    createFilePlugin(openImage),
    lineAfterBlock,
    typeBelowBlock,
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.bold),
      'Mod-i': toggleMark(marks.italic),
      'Mod-k': act(openLink),
      'Mod-Alt-0': setText(nodes.paragraph),
      'Mod-Alt-2': setText(nodes.heading, { level: 2 }),
      'Mod-Alt-3': setText(nodes.heading, { level: 3 }),
      'Mod-Shift-7': toggleList(nodes.ordered_list),
      'Mod-Shift-8': toggleList(nodes.bullet_list),
      'Mod-Shift-9': setText(nodes.quote),
      'Alt-ArrowUp': moveBlock(-1),
      'Alt-ArrowDown': moveBlock(1),
      'Alt-F10': act(focusToolbar),
      '/': slash,
      Enter: chainCommands(editCard, splitListItem(nodes.list_item), leaveTextblock, stayInSection),
      'Shift-Enter': chainCommands(exitCode, lineBreak),
    }),
    keymap(baseKeymap),
  ];
}
