/** Takes the keyboard to a comment as soon as it can have it: it may not be on the page yet, or a dialog may still be closing before it. */
export function focusOnComment(id: string, frames = 30): void {
  const article = document.getElementById(`c-${id}`);
  if (article) {
    article.tabIndex = -1;
    article.focus();
    if (document.activeElement === article) return;
  }
  if (frames > 0) requestAnimationFrame(() => focusOnComment(id, frames - 1));
}
