import { Plugin, Selection } from 'prosemirror-state';

/** Reports a file that is pasted or dropped, after the selection is where it was dropped. */
export const createFilePlugin = (open: (file: File) => void): Plugin =>
  new Plugin({
    props: {
      handlePaste(_, { clipboardData }) {
        const file = clipboardData?.files[0];
        // Word processors also copy a picture of the text.
        if (!file || clipboardData?.getData('text/plain')) return false;
        open(file);
        return true;
      },
      handleDrop(view, { dataTransfer, clientX, clientY }) {
        const file = dataTransfer?.files[0];
        if (!file) return false;
        const place = view.posAtCoords({ left: clientX, top: clientY });
        const { tr } = view.state;
        if (place) view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(place.pos))));
        open(file);
        return true;
      },
    },
  });
