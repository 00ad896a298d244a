import TinyQueue from 'tinyqueue';
import type { CommentSort } from '#shared/paths.ts';

/** What ordering a thread needs of a comment. */
export type ThreadNode = {
  id: string;
  parentId: string | null;
  wilsonScore: number;
  createdAt: number;
  isVisible: boolean;
};

export type Selection = {
  /** In reading order: parents before their replies, siblings ranked. */
  ids: string[];
  /** Left-out replies below a chosen comment, at any depth. */
  moreReplies: Map<string, number>;
  /** What to go on after: the last chosen comment at the top (below `root`: the last chosen reply to it), when others follow it. */
  next: string | null;
};

/**
 * Chooses what of a thread is read: going down from the top, always the highest ranked comment whose parent is already in, until `limit`.
 * So nothing is shown without what it answers, and what is left out is reached from one link: below a comment (`root`) or after the last
 * one at the top (`after`; with `root`, the last reply to it, or `root` itself before the first). Deleted and hidden comments count only
 * where something below them is still there. Returns what is not there, when `root` or `after` is not.
 * Decision 6.
 */
export function selectThread(
  nodes: ThreadNode[],
  {
    sort,
    limit,
    root,
    after,
  }: { sort: CommentSort; limit: number; root?: string | undefined; after?: string | undefined },
): Selection | 'no root' | 'no after' {
  const children = new Map<string | null, ThreadNode[]>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) {
    const siblings = children.get(node.parentId);
    if (siblings) siblings.push(node);
    else children.set(node.parentId, [node]);
  }
  const before = order[sort];
  for (const siblings of children.values()) siblings.sort(before);
  const alive = countAlive(nodes, byId, children);
  const kept = (parent: string | null) =>
    (children.get(parent) ?? []).filter((node) => alive.get(node.id) !== 0);

  const head = root === undefined ? undefined : byId.get(root);
  if (root !== undefined && (!head || alive.get(root) === 0)) return 'no root';
  // What pages are made of: comments on the post, or replies to the root.
  let line = kept(root ?? null);
  if (after !== undefined && after !== root) {
    const last = line.findIndex((node) => node.id === after);
    if (last === -1) return 'no after';
    line = line.slice(last + 1);
  }
  const tops = head && after === undefined ? [head] : line;

  const chosen = new Set<string>();
  const queue = new TinyQueue([...tops], before);
  while (chosen.size < limit) {
    const node = queue.pop();
    if (!node) break;
    chosen.add(node.id);
    for (const child of kept(node.id)) queue.push(child);
  }

  const ids: string[] = [];
  const moreReplies = new Map<string, number>();
  // Reading order without recursion: a thread may be as deep as it likes.
  const stack = tops.filter((node) => chosen.has(node.id)).reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    ids.push(node.id);
    const replies = kept(node.id);
    const left = replies.filter((reply) => !chosen.has(reply.id));
    // The root's own are what the next page begins with.
    if (left.length > 0 && node.id !== root)
      moreReplies.set(
        node.id,
        left.reduce((sum, reply) => sum + (alive.get(reply.id) ?? 0), 0),
      );
    for (const reply of replies.toReversed()) if (chosen.has(reply.id)) stack.push(reply);
  }
  const last = line.findLast((node) => chosen.has(node.id))?.id ?? root;
  const whole = line.every((node) => chosen.has(node.id));
  return { ids, moreReplies, next: whole ? null : (last ?? null) };
}

const order: Record<CommentSort, (a: ThreadNode, b: ThreadNode) => number> = {
  best: (a, b) => b.wilsonScore - a.wilsonScore || a.createdAt - b.createdAt || byName(a, b),
  new: (a, b) => b.createdAt - a.createdAt || byName(a, b),
  old: (a, b) => a.createdAt - b.createdAt || byName(a, b),
};
const byName = (a: ThreadNode, b: ThreadNode) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** How many comments are still there at and below each one; a deleted one counts as one while something below it is there. */
function countAlive(
  nodes: ThreadNode[],
  byId: Map<string, ThreadNode>,
  children: Map<string | null, ThreadNode[]>,
): Map<string, number> {
  const alive = new Map<string, number>();
  const waiting = new Map(nodes.map((node) => [node.id, children.get(node.id)?.length ?? 0]));
  const ready = nodes.filter((node) => waiting.get(node.id) === 0);
  for (let node = ready.pop(); node; node = ready.pop()) {
    const below = (children.get(node.id) ?? []).reduce(
      (sum, child) => sum + (alive.get(child.id) ?? 0),
      0,
    );
    alive.set(node.id, below > 0 || node.isVisible ? below + 1 : 0);
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    if (!parent) continue;
    const left = (waiting.get(parent.id) ?? 0) - 1;
    waiting.set(parent.id, left);
    if (left === 0) ready.push(parent);
  }
  return alive;
}
