import type { IssueTexts } from '../translation.ts';

/** The English texts of an issue, also for browsers, which load no whole pack. */
export const issueTexts: IssueTexts = {
  pieces: {
    ai: 'Written by AI and checked',
    selected: 'Sentences selected by AI',
    extract: 'Excerpt',
    note: 'Written by the editor',
  },
  passage: 'Show the passage',
  inSource: 'In the source',
  removed: 'The posts in this issue have been removed.',
  otherSources: 'Also: {sources}',
  newSince: 'New since {date}',
};
