import type { SelectionRule } from '../../core/digest-defaults.ts';
import type { Reason } from './choose-posts.ts';
import type { Tie } from './rank-posts.ts';

const ties: Record<Tie, string> = {
  comments: 'it has fewer comments',
  publisher: 'its publisher has more posts ahead of it',
  age: 'it is older',
  id: 'by their IDs',
};
const kept = 'kept for readers who prefer its subject';
const kinds = { text: 'text posts', job: 'job posts', poll: 'polls' };

/** Stands for the title of another post, which may be hidden or erased later. */
export const titlePlaceholder = '“…”';

/** Removes what names another post. */
export const withoutNews = (reason: string): string => reason.replace(/; news since .*$/, '');

export function describeReason(reason: Reason, rule: SelectionRule): string {
  const { chosen, minPosts, maxCandidates, perDomain } = rule;
  const number = `no. ${reason.rank} by points`;
  if (reason.kind === 'selected' || reason.kind === 'candidate') {
    const news =
      reason.updates === null
        ? ''
        : `; news since ${titlePlaceholder} in the issue of ${reason.updates.period}`;
    if (reason.kind === 'candidate')
      return reason.why === 'floor'
        ? `${number}: far fewer points than no. ${minPosts}; ${kept}${news}`
        : `${number}: after the ${chosen} of the issue; ${kept}${news}`;
    if (reason.rose) {
      const { period, rank } = reason.rose;
      return `rose after the issue of ${period}: no. ${rank} of it by now${news}`;
    }
    return reason.tie === null
      ? number + news
      : `${number}, after no. ${reason.rank - 1} with as many: ${ties[reason.tie]}${news}`;
  }
  const isReserve = reason.kind === 'reserve';
  const end = isReserve ? `; ${kept}` : '';
  switch (reason.why) {
    case 'earlier_issue':
      return 'was in an earlier issue';
    case 'removed':
      return 'an editor removed it from an earlier issue';
    case 'link':
      return `its link was in the issue of ${reason.period}`;
    case 'story':
      return reason.period === null
        ? `the same story as ${titlePlaceholder}, which is ahead of it`
        : `the same story as ${titlePlaceholder} in the issue of ${reason.period}`;
    case 'publisher':
      return `${perDomain} posts of ${reason.publisher} are ahead of it${end}`;
    case 'kind':
      return `enough ${kinds[reason.post]} are ahead of it${end}`;
    case 'rank':
      return `${number}: after ${isReserve ? `the first ${maxCandidates}` : 'all candidates'}${end}`;
  }
}
