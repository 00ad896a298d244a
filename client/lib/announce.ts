/** Says a sentence to screen readers, through the live regions that stand in every page from the start. */
export function announce(sentence: string, urgency: 'status' | 'alert' = 'status'): void {
  const region = document.getElementById(`live-${urgency}`);
  if (region) region.textContent = sentence;
}
