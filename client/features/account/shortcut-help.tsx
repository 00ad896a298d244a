import { ShortcutDialog } from '../../ui/shortcut-dialog.tsx';
import { ShortcutChoice } from './shortcut-choice.tsx';

const shortcuts = [
  { key: 'j', does: 'Next post or comment' },
  { key: 'k', does: 'Previous post or comment' },
  { key: 'o', does: 'Open the post, or collapse or expand the comment' },
  { key: 'c', does: 'Comments' },
  { key: 'n', does: 'Next new comment' },
  { key: 'p', does: 'Previous new comment' },
  { key: 'u', does: 'Up one level' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'This list' },
];

/** Lists the keys of readers, with the choice that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutDialog shortcuts={shortcuts} onClose={onClose}>
      <ShortcutChoice />
    </ShortcutDialog>
  );
}
