/**
 * Who made the sentences: `ai`: a model wrote them. `selected`: a model chose them by number and
 * the server copied them. `extract`: no model.
 */
export const summaryKinds = ['ai', 'selected', 'extract'] as const;
export type SummaryKind = (typeof summaryKinds)[number];
/** `note`: an editor wrote it. `description`: the publisher of the source did. */
export const pieceKinds = [...summaryKinds, 'note', 'description'] as const;
export type PieceKind = (typeof pieceKinds)[number];
