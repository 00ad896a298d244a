type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const listFields = () => [
  ...document.querySelectorAll<Field>(
    ':is(input:not([type="file"], [type="hidden"]), textarea, select)[name]',
  ),
];
const toKind = ({ localName, name, type }: Field) => `${localName} ${type} ${name}`;

/**
 * Remembers the fields of the page. The function returned gives what was typed to the fields that
 * React rendered in their place because the document was not what it expected.
 */
export function carryOverFields(): () => void {
  const fields = listFields();
  const focused = document.activeElement;
  return () => {
    const current = Map.groupBy(listFields(), toKind);
    for (const [kind, before] of Map.groupBy(fields, toKind))
      before.forEach((field, index) => {
        const now = current.get(kind)?.[index];
        if (!now || field.isConnected) return;
        if (field === focused) now.focus();
        copy(field, now);
      });
  };
}

/** Only what somebody entered: React knows better what stood there before. */
function copy(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) return to.click();
  if (from.value === to.value || ('defaultValue' in from && from.value === from.defaultValue))
    return;
  // React ignores values that are set through its own property.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
  set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  if (to.localName === 'select') to.dispatchEvent(new Event('change', { bubbles: true }));
}
