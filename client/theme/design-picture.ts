/**
 * Declarations of a front page in a small box: a window of 1120 by 700 pixels. The box runs from
 * left to right, because the frame shrinks towards its left corner.
 */
export const designPicture = {
  width: '200px',
  box: `
    display: block;
    width: 200px;
    height: 125px;
    overflow: hidden;
    direction: ltr;
    border: 1px solid var(--control);
    border-radius: var(--radius);
    pointer-events: none;
  `,
  frame: `
    display: block;
    flex: none;
    width: 1120px;
    height: 700px;
    border: 0;
    transform: scale(calc(200 / 1120));
    transform-origin: 0 0;
  `,
};
