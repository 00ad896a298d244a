import TinyQueue from 'tinyqueue';
import type { CommentSort } from '#shared/paths.ts';

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
  /** Omitted replies below a selected comment, at any depth. */
  moreReplies: Map<string, number>;
  /** The cursor for the next page: the last selected comment at the top level. */
  next: string | null;
};

/**
 * Selects up to `limit` comments, always the highest ranked one whose parent is selected.
 * Omitted replies are reachable by `root` (below a comment) or `after` (at the top level).
 * Deleted and hidden comments count only above visible ones.
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
  const compare = order[sort];
  for (const siblings of children.values()) siblings.sort(compare);
  const alive = countAlive(nodes, byId, children);
  const listShown = (parent: string | null) =>
    (children.get(parent) ?? []).filter((node) => alive.get(node.id) !== 0);

  const head = root === undefined ? undefined : byId.get(root);
  if (root !== undefined && (!head || alive.get(root) === 0)) return 'no root';
  // Pages consist of comments on the post, or of replies to the root.
  let topLevel = listShown(root ?? null);
  if (after !== undefined && after !== root) {
    const last = topLevel.findIndex((node) => node.id === after);
    if (last === -1) return 'no after';
    topLevel = topLevel.slice(last + 1);
  }
  const tops = head && after === undefined ? [head] : topLevel;

  const selected = new Set<string>();
  const queue = new TinyQueue([...tops], compare);
  while (selected.size < limit) {
    const node = queue.pop();
    if (!node) break;
    selected.add(node.id);
    for (const child of listShown(node.id)) queue.push(child);
  }

  const ids: string[] = [];
  const moreReplies = new Map<string, number>();
  // Iterative, because a thread may be arbitrarily deep.
  const stack = tops.filter((node) => selected.has(node.id)).reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    ids.push(node.id);
    const replies = listShown(node.id);
    const omitted = replies.filter((reply) => !selected.has(reply.id));
    // The next page starts with the root's omitted replies.
    if (omitted.length > 0 && node.id !== root)
      moreReplies.set(
        node.id,
        omitted.reduce((sum, reply) => sum + (alive.get(reply.id) ?? 0), 0),
      );
    for (const reply of replies.toReversed()) if (selected.has(reply.id)) stack.push(reply);
  }
  const last = topLevel.findLast((node) => selected.has(node.id))?.id ?? root;
  const isComplete = topLevel.every((node) => selected.has(node.id));
  return { ids, moreReplies, next: isComplete ? null : (last ?? null) };
}

const order: Record<CommentSort, (a: ThreadNode, b: ThreadNode) => number> = {
  best: (a, b) => b.wilsonScore - a.wilsonScore || a.createdAt - b.createdAt || compareIds(a, b),
  new: (a, b) => b.createdAt - a.createdAt || compareIds(a, b),
  old: (a, b) => a.createdAt - b.createdAt || compareIds(a, b),
};
const compareIds = (a: ThreadNode, b: ThreadNode) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Counts visible comments in each subtree. A deleted parent of visible comments counts too. */
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
    const remaining = (waiting.get(parent.id) ?? 0) - 1;
    waiting.set(parent.id, remaining);
    if (remaining === 0) ready.push(parent);
  }
  return alive;
}
