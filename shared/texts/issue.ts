/** English texts of issues. The English pages of the archive load these, and no pack. */
export const issueTexts = {
  pieces: {
    ai: 'Written and checked by AI',
    selected: 'Sentences selected by AI',
    extract: 'Excerpt',
    note: 'Written by the editor',
    description: 'Summary by {publisher}',
  },
  passage: 'Show the passage',
  inSource: 'In the source',
  removed: 'The posts in this issue have been removed.',
  newSince: 'New since {date}',
} as const;

export const reportTexts = {
  action: 'Report this sentence',
  heading: 'Report a sentence',
  question: 'Is this sentence wrong? The editors of this site compare it with its source.',
  passages: 'Source passages',
  note: 'What is wrong? (optional)',
  thanks: 'Thank you',
  thanksText:
    'The editors will look at the sentence. If it is wrong, they strike it, and everyone who ' +
    'received it gets a correction.',
  back: 'Back to the issue',
} as const;
