import * as styles from './ui.styles.ts';

/** Links of which one is the current choice. */
export function Choices<T extends string>({
  label,
  options,
  current,
  hrefOf,
  names,
}: {
  label: string;
  options: readonly T[];
  current: T;
  hrefOf: (option: T) => string;
  names: Record<T, string>;
}) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {options.map((option) => (
        <a
          key={option}
          href={hrefOf(option)}
          aria-current={option === current ? 'true' : undefined}
        >
          {names[option]}
        </a>
      ))}
    </nav>
  );
}
