/** What a translator shows instead of a text node of React. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets React work on a page that the browser translates. Translators put each text into `<font>`,
 * often with a new text node. React keeps the old one: it would fail when it removes the text or
 * inserts something before it, and its changes would not be seen. Decision 465.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      if (type === 'characterData') {
        const font = standIns.get(target);
        if (font) font.textContent = target.nodeValue;
      } else
        for (const text of removedNodes) {
          const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
          if (text.nodeType !== Node.TEXT_NODE || text.isConnected || !font) continue;
          standIns.set(text, font as ChildNode);
          observer.observe(text, { characterData: true });
        }
  });
  observer.observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const shown = findIn(this, child);
    if (shown !== null) removeChild.call(this, shown);
    standIns.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, standIns.get(node) ?? node, before && findIn(this, before));
    return node;
  };
}

const isFont = (node: Node | null) => node?.nodeName === 'FONT';

/**
 * Returns the child of the parent that shows a node. Null for a text that the translator dropped;
 * any other node is returned, and fails as usual.
 */
function findIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let shown: Node | null = standIns.get(node) ?? node;
  while (shown && shown.parentNode !== parent)
    shown = isFont(shown.parentNode) ? shown.parentNode : null;
  return shown ?? (node.nodeType === Node.TEXT_NODE ? null : node);
}
