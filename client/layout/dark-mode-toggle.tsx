import { useDarkMode } from '../lib/dark-mode.ts';
import { useFrame } from './frame.tsx';
import * as styles from './icon-buttons.styles.ts';

export function DarkModeToggle() {
  const [dark, setDark] = useDarkMode();
  const { darkMode } = useFrame().texts;
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-pressed={dark}
      aria-label={darkMode}
      title={darkMode}
      onClick={() => setDark(!dark)}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" stroke="none" />
      </svg>
      <span className={styles.iconName}>{darkMode}</span>
    </button>
  );
}
