import type { MemberComponents, VotedOn } from '../lib/session.ts';
import { number } from '../lib/time.ts';
import * as global from '../theme/global.styles.ts';

/**
 * A score between two arrows, for the styles in `vote-layout.styles.ts`. Without `Buttons` the
 * arrows link to `login`. A function, because lists call it for each row.
 */
export function votes(
  target: VotedOn,
  Buttons: MemberComponents['VoteButtons'] | undefined,
  login: string,
) {
  const score = (
    <span className="points">
      {number(target.score)}
      <span className={global.hidden}>{target.score === 1 ? ' point' : ' points'}</span>
    </span>
  );
  if (Buttons) return <Buttons {...target}>{score}</Buttons>;
  // The header has the same link, so these are no stops of the Tab key.
  const link = (way: 'up' | 'down') => (
    <a
      href={login}
      rel="nofollow"
      tabIndex={-1}
      aria-label={`Log in to ${way}vote – ${target.what}`}
    />
  );
  return (
    <>
      {link('up')}
      {score}
      {link('down')}
    </>
  );
}
