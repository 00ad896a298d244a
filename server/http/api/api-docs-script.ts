/** Adds buttons that copy to the code of `/api/docs`, and filters its contents while typing. */
export const apiDocsScript = `const blocks = navigator.clipboard ? document.querySelectorAll('pre') : [];
for (const pre of blocks) {
  const text = pre.textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'docs-copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  pre.append(button);
}

const nav = document.querySelector('.docs-nav');
const entries = [...nav.querySelectorAll('li')].map((item) => {
  const id = item.firstElementChild.hash.slice(1);
  const call = document.getElementById(id)?.closest('details')?.querySelector('summary');
  return [item, (item.textContent + ' ' + (call?.textContent ?? '')).toLowerCase()];
});
nav.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/);
  nav.classList.toggle('is-searching', target.value !== '');
  for (const [item, text] of entries) item.hidden = !words.every((word) => text.includes(word));
  for (const list of nav.querySelectorAll('ul')) {
    list.hidden = !list.querySelector('li:not([hidden])');
    if (list.previousElementSibling?.matches('p')) list.previousElementSibling.hidden = list.hidden;
  }
});
`;
