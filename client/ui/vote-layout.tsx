import type { MemberComponents, VotedOn } from '../lib/session.ts';
import { number } from '../lib/time.ts';
import * as global from '../theme/global.styles.ts';

/**
 * A score between two arrows, in a style of `vote-layout.styles.ts`. Without `Buttons` it is one
 * link to `login`. A function, because lists call it for each row.
 */
export function votes(
  target: VotedOn,
  style: string,
  Buttons: MemberComponents['VoteButtons'] | undefined,
  login: string,
) {
  const points = target.score === 1 ? ' point' : ' points';
  if (Buttons)
    return (
      <div className={`votes ${style}`}>
        <Buttons {...target}>
          <span className="points">
            {number(target.score)}
            <span className={global.hidden}>{points}</span>
          </span>
        </Buttons>
      </div>
    );
  // The header has the same link, so this is no stop of the Tab key.
  return (
    <a
      href={login}
      rel="nofollow"
      tabIndex={-1}
      className={`votes ${style}`}
      aria-label={`${number(target.score)}${points}. Log in to vote`}
    >
      <i />
      <span className="points">{number(target.score)}</span>
      <i />
    </a>
  );
}
