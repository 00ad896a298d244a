import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';

export type Entry = { item: ModeratedItem };
/** The reason, and the other fields of a ban. */
export type ActionInput = { reason: string; data: FormData | null };

/** An action on an item, by button or key. */
export type QueueAction<T> = {
  letter: string;
  name: string;
  /** Shown after the choice: "Hidden". */
  done: string;
  asks: 'nothing' | 'reason' | 'ban';
  /** Who reads the reason, if it is not public. */
  hint?: string;
  fits?: (entry: T) => boolean;
  /** Looks dangerous. */
  grave?: boolean;
  /** Not available for several items at once. */
  single?: boolean;
  /** Returns error messages by item key. Throws if all items failed. */
  act: (entries: T[], input: ActionInput) => Promise<Record<string, string>>;
};
/** An action with its items, once it was chosen. */
export type Work<T> = { action: QueueAction<T>; entries: T[]; input: ActionInput };
