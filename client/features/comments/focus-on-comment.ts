/** Focuses a comment once it is rendered and no closing dialog holds the focus. */
export function focusOnComment(id: string, frames = 30): void {
  const article = document.getElementById(`c-${id}`);
  if (article) {
    article.tabIndex = -1;
    article.focus();
    if (document.activeElement === article) return;
  }
  if (frames > 0) requestAnimationFrame(() => focusOnComment(id, frames - 1));
}
