/** Announces a sentence in a live region: a status for screen readers, an alert for everyone. */
export function announce(sentence: string, urgency: 'status' | 'alert' = 'status'): void {
  const paragraph = document.createElement('p');
  paragraph.textContent = sentence;
  // A new element, so that a repeated sentence is announced again.
  document.getElementById(`live-${urgency}`)?.replaceChildren(paragraph);
}
