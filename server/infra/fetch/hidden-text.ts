/** What the text of an element inherits. */
export type TextStyle = { isVisible: boolean; hasSize: boolean };

export const inheritedText: TextStyle = { isVisible: true, hasSize: true };

const maxStyleLength = 4_000;

/**
 * Returns the style of an element's text by its own attributes. Null if neither the element nor its
 * content is shown. Stylesheets are not read. The root is always shown: pages that hide it do so
 * until their script has run.
 */
export function readTextStyle(
  name: string,
  attributes: Readonly<Record<string, string>>,
  inherited: TextStyle,
): TextStyle | null {
  if (name === 'html' || name === 'body') return inherited;
  const { style = '', role } = attributes;
  const isMain = name === 'main' || name === 'article' || role === 'main';
  if (
    attributes.hidden !== undefined ||
    (attributes['aria-hidden'] === 'true' && !isMain) ||
    style.length > maxStyleLength
  )
    return null;
  let { isVisible, hasSize } = inherited;
  for (const declaration of style.replace(/\/\*.*?\*\//gs, '').split(';')) {
    const [property = '', ...rest] = declaration.split(':');
    const value = rest
      .join(':')
      .replace(/!\s*important\s*$/i, '')
      .trim()
      .toLowerCase();
    switch (property.trim().toLowerCase()) {
      case 'display':
        if (value === 'none') return null;
        break;
      case 'visibility':
        if (value !== 'inherit') isVisible = !/^(?:hidden|collapse)$/.test(value);
        break;
      case 'font-size':
        if (isZero(value)) hasSize = false;
        // Relative sizes of nothing are nothing.
        else if (!/^(?:[\d.]+(?:em|%)|inherit|smaller|larger)$/.test(value)) hasSize = true;
    }
  }
  return { isVisible, hasSize };
}

const isZero = (value: string): boolean => /^(?:0+(?:\.0*)?|\.0+)(?:[a-z]+|%)?$/.test(value);

/** Whether a reader can see a text of this style. */
export const showsText = ({ isVisible, hasSize }: TextStyle): boolean => isVisible && hasSize;
