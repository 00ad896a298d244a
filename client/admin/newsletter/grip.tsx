/** Six dots. */
export const Grip = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01" />
  </svg>
);
