import { english } from '#shared/texts/translate.ts';
import { useTranslate } from '../../app-context.tsx';
import { ShortcutDialog } from '../../ui/shortcut-dialog.tsx';
import { ShortcutChoice } from './shortcut-choice.tsx';

const shortcuts = [
  { key: 'j', does: english('Next post or comment') },
  { key: 'k', does: english('Previous post or comment') },
  { key: 'o', does: english('Open the post, or collapse or expand the comment') },
  { key: 'c', does: english('Comments') },
  { key: 'n', does: english('Next new comment') },
  { key: 'p', does: english('Previous new comment') },
  { key: 'u', does: english('Up one level') },
  { key: '/', does: english('Search') },
  { key: '?', does: english('This list') },
];

/** Lists the keys of readers, with the choice that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <ShortcutDialog
      shortcuts={shortcuts.map(({ key, does }) => ({ key, does: t(does) }))}
      onClose={onClose}
    >
      <ShortcutChoice />
    </ShortcutDialog>
  );
}
