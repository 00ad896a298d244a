import * as styles from './avatar.styles.ts';

/** The picture of a member, or the initial of the name beside it. */
export const Avatar = ({
  username,
  picture,
}: {
  username: string;
  picture?: string | undefined;
}) =>
  picture === undefined ? (
    <span className={styles.avatar} data-initial={[...username][0]} aria-hidden="true" />
  ) : (
    <img
      className={styles.avatar}
      src={picture}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
    />
  );
