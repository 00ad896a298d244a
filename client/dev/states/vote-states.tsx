import { createTranslate } from '#shared/texts/translate.ts';
import { VoteButtons } from '../../features/votes/vote-buttons.tsx';
import { column, line } from '../../ui/vote-layout.styles.ts';
import { votes } from '../../ui/vote-layout.tsx';
import type { VotedOn } from '../../lib/session.ts';
import type { ComponentState, ComponentStates } from '../component-states.ts';

const t = createTranslate('en');

/** The member that the page is rendered for, and the votes of this member by post id. */
export const viewer = 'ada';
export const viewerVotes = { upvoted: 1, downvoted: -1, unvoted: 0, own: 1 };

const target = (id: string, score: number, author = 'grace'): VotedOn => ({
  on: 'posts',
  id,
  author,
  score,
  what: `a post (${id})`,
});

const states: [string, VotedOn, boolean][] = [
  ['Anonymous', target('anonymous', 12), false],
  ['Member', target('unvoted', 12), true],
  ['Upvoted', target('upvoted', 13), true],
  ['Downvoted', target('downvoted', -1), true],
  ['Of the author', target('own', 1_204, viewer), true],
];

const show = (style: string): ComponentState[] =>
  states.map(([name, votedOn, isMember]) => ({
    name,
    body: votes(t, votedOn, style, isMember ? VoteButtons : undefined, '#votes'),
    ...(name === 'Member' ? { focus: 'button:last-child' } : {}),
  }));

export const voteStates: ComponentStates[] = [
  { name: 'votes-in-a-row', states: show(column) },
  { name: 'votes-in-a-line', states: show(line) },
];
