import * as styles from './ui.styles.ts';

/** Links with one current choice. */
export function Choices<T extends string>({
  label,
  options,
  current,
  hrefFor,
  names,
}: {
  label: string;
  options: readonly T[];
  current: T;
  hrefFor: (option: T) => string;
  names: Record<T, string>;
}) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {options.map((option) => (
        <a
          key={option}
          href={hrefFor(option)}
          aria-current={option === current ? 'true' : undefined}
        >
          <bdi>{names[option]}</bdi>
        </a>
      ))}
    </nav>
  );
}
