import type { PieceKind } from './summary-kinds.ts';

/** Sentence `number` of a post's text, as it was when the digest was rendered. */
export type Passage = { post: string; number: number; text: string };

/** A published sentence. */
export type DigestSentence = {
  text: string;
  /** The posts that it rests on. */
  posts: string[];
  /** Who made it; without it, the one of the whole digest. */
  kind?: PieceKind;
  /** Its language if known: that of the source, or of the digest for written sentences. */
  language?: string | null;
  /** What it rests on, word for word. Notes and descriptions have none. */
  passages?: Passage[];
};

/** A post of a digest with its sentences. */
export type DigestEntry = {
  post: string;
  sentences: DigestSentence[];
  /** Whether it is about a requested topic. Without one, digests have no groups. */
  group?: 'matching' | 'others';
  /** Stands above it. Empty: the group before it ends. */
  heading?: string;
};

/** What a model did as the editor of a digest. */
export type Arrangement = {
  /** All posts. */
  order: string[];
  /** By the post that they stand above. Empty: the group before it ends. */
  headings: Record<string, string>;
  subject: string | null;
  preheader: string | null;
};
