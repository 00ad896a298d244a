/** Outlines of the tools, in a box of 24 by 24. */
export const icons = {
  Bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  Italic: 'M10 5h8M6 19h8M14 5l-4 14',
  Link:
    'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3' +
    'M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  Text: 'M13 4v16M17 4v16M19 4H9.5a4.5 4.5 0 0 0 0 9H13',
  Heading: 'M6 5v14M18 5v14M6 12h12',
  Subheading: 'M8 9v10M16 9v10M8 14h8',
  List: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  'Numbered list': 'M10 6h10M10 12h10M10 18h10M4 4.5L5.5 3.5v5M4 15h2.5L4 19h2.5',
  Quote: 'M5 5v14M10 8h9M10 12h9M10 16h6',
  Block: 'M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01',
  Undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  Redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
} as const;
