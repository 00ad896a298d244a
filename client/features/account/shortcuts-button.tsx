import { useApp } from '../../app-context.tsx';

/** Opens the list of keys, where visitors turn them on too. */
export function ShortcutsButton() {
  const app = useApp();
  const open = async () => {
    const { showHelp, startReaderKeys } = await import('./reader-keys.tsx');
    startReaderKeys(app);
    showHelp(app);
  };
  return (
    <button type="button" onClick={() => void open()}>
      {app.t('Keyboard shortcuts')}
    </button>
  );
}
