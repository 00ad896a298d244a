/** Says a sentence through the live regions that stand in every page from the start: a status to screen readers, an alert to everybody. */
export function announce(sentence: string, urgency: 'status' | 'alert' = 'status'): void {
  const words = document.createElement('p');
  words.textContent = sentence;
  // A new element, so that the same sentence is said again.
  document.getElementById(`live-${urgency}`)?.replaceChildren(words);
}
