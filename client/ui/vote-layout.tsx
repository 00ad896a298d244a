import type { Translate } from '#shared/texts/translate.ts';
import type { MemberComponents, VotedOn } from '../lib/session.ts';
import { number } from '../lib/time.ts';
import * as global from '../theme/global.styles.ts';

/**
 * A score between two arrows, in a style of `vote-layout.styles.ts`. Without `Buttons` it is one
 * link to `login`. A function, because lists call it for each row.
 */
export function votes(
  t: Translate,
  target: VotedOn,
  style: string,
  Buttons: MemberComponents['VoteButtons'] | undefined,
  login: string,
) {
  const shown = number(t, target.score);
  const points = t('{count, plural, one {# point} other {# points}}', { count: target.score });
  // Some languages have words for one and two.
  const [before = '', after] = points.includes(shown) ? points.split(shown) : ['', ` ${points}`];
  if (Buttons)
    return (
      <div className={`votes ${style}`}>
        <Buttons {...target}>
          <span className="points">
            {before === '' ? null : <span className={global.hidden}>{before}</span>}
            {shown}
            <span className={global.hidden}>{after}</span>
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
      aria-label={t('{points}. Log in to vote', { points })}
    >
      <i />
      <span className="points">{shown}</span>
      <i />
    </a>
  );
}
