import type { Rgb } from 'culori/fn';
import {
  black,
  blend,
  contrastBetween,
  readColors,
  readFontSize,
  readLengths,
  white,
} from './css-values.ts';
import { isOutOfSight } from './out-of-sight.ts';
import {
  findDeclarations,
  limitValue,
  maxValueLength,
  readDeclarations,
  spend,
  type Budget,
  type Declaration,
  type PageElement,
  type PageStyles,
} from './page-styles.ts';

/** What the text of an element inherits. Values by property are of the element alone. */
export type TextStyle = {
  isVisible: boolean;
  fontSize: number;
  opacity: number;
  colors: readonly Rgb[];
  backgrounds: readonly Rgb[];
  hasContrast: boolean;
  variables: Variables | null;
};

/** Custom properties of an element, and those of the elements around it. */
type Variables = { own: ReadonlyMap<string, string>; outer: Variables | null };

export const pageTextStyle: TextStyle = {
  isVisible: true,
  fontSize: 16,
  opacity: 1,
  colors: [black],
  backgrounds: [white],
  hasContrast: true,
  variables: null,
};

/** Below these nobody reads a text: pixels, opacity, and contrast to the background. */
const min = { fontSize: 2, opacity: 0.1, contrast: 1.3 };
const maxStyleLength = 4_000;
/** The work to compare two colors, in that of matching a selector. */
const contrastWork = 10;
/** A property has one color, but functions name several. */
const maxColors = 4;

/**
 * Returns the style of an element's text. Null if neither the element nor its content can be seen.
 * In doubt it cannot: a lost sentence costs less than a hidden advert in a digest. Stylesheets in
 * other files are not read.
 */
export function readTextStyle(
  styles: PageStyles,
  element: PageElement,
  inherited: TextStyle,
): TextStyle | null {
  const { attributes } = element;
  if (
    attributes.hidden !== undefined ||
    attributes.popover !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    (attributes.style?.length ?? 0) > maxStyleLength
  )
    return null;
  const declarations = [
    ...readPresentation(element),
    ...findDeclarations(styles, element),
    ...(attributes.style ? readDeclarations(attributes.style) : []),
  ];
  if (declarations.length === 0) return inherited;
  const variables = readVariables(declarations, inherited.variables);
  const values = new Map<string, string>();
  for (const important of [false, true])
    for (const { property, value, isImportant } of declarations)
      if (isImportant === important && !property.startsWith('--'))
        setValue(values, property, substitute(value, variables, styles).toLowerCase());
  return computeStyle(values, { ...inherited, variables }, styles);
}

function computeStyle(
  values: Map<string, string>,
  inherited: TextStyle,
  budget: Budget,
): TextStyle | null {
  if (values.has(overlong)) return null;
  const fontSize = readFontSize(values.get('font-size') ?? '', inherited.fontSize);
  if (isOutOfSight(values, fontSize)) return null;
  const opacity = inherited.opacity * readOpacity(values.get('opacity') ?? '1');
  if (opacity < min.opacity) return null;
  const visibility = values.get('visibility');
  const isVisible =
    visibility === undefined || visibility === 'inherit'
      ? inherited.isVisible
      : !/^(?:hidden|collapse)/.test(visibility);
  const below = inherited.backgrounds[0] ?? white;
  const painted = readColors(values.get('background-color') ?? '')
    .filter(({ alpha = 1 }) => alpha > 0)
    .map((color) => blend(color, below));
  const backgrounds = painted.length > 0 ? painted : inherited.backgrounds;
  const own = readColors(values.get('-webkit-text-fill-color') ?? values.get('color') ?? '').slice(
    0,
    maxColors,
  );
  const colors = own.length > 0 ? own : inherited.colors;
  let { hasContrast } = inherited;
  if (own.length > 0 || painted.length > 0) {
    spend(budget, contrastWork * colors.length * backgrounds.length);
    hasContrast = colors.some((color) =>
      backgrounds.every((background) => contrastBetween(color, background) >= min.contrast),
    );
  }
  return { ...inherited, fontSize, opacity, isVisible, backgrounds, colors, hasContrast };
}

/** Whether a reader can see a text of this style. */
export const showsText = ({ isVisible, fontSize, hasContrast }: TextStyle): boolean =>
  isVisible && hasContrast && fontSize >= min.fontSize;

const readOpacity = (value: string): number => {
  const number = Number.parseFloat(value) / (value.includes('%') ? 100 : 1);
  return Number.isNaN(number) ? 1 : Math.min(1, Math.max(0, number));
};

/** Properties with long lists, whose start is enough. */
const listProperties = new Set(['background', 'background-image', 'clip-path']);
/** Stands for the properties whose value is not read to its end. */
const overlong = 'overlong';

/** Stores a value under the properties that it sets. */
function setValue(values: Map<string, string>, property: string, value: string): void {
  if (value.length > maxValueLength && !listProperties.has(property))
    values.set(overlong, property);
  else if (property === 'background' || property === 'background-image') {
    // A gradient lies above the color.
    if (property === 'background' || readColors(value).length > 0)
      values.set('background-color', value);
  } else if (property === 'font') {
    const size = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(value)?.[1] ?? '';
    if (readLengths(size, 16).length > 0) values.set('font-size', size);
  } else values.set(property, value);
}

/** Colors and sizes that attributes set. */
function readPresentation({ name, attributes }: PageElement): Declaration[] {
  const found: Declaration[] = [];
  const add = (property: string, value: string | undefined) =>
    void (value && found.push({ property, value: limitValue(value), isImportant: false }));
  add('background-color', attributes.bgcolor);
  if (name === 'font') add('color', attributes.color);
  if (name === 'body') add('color', attributes.text);
  return found;
}

function readVariables(
  declarations: readonly Declaration[],
  inherited: Variables | null,
): Variables | null {
  const own = declarations.filter(({ property }) => property.startsWith('--'));
  if (own.length === 0) return inherited;
  return {
    own: new Map(own.map(({ property, value }) => [property, value])),
    outer: inherited,
  };
}

function findVariable(
  name: string,
  variables: Variables | null,
  budget: Budget,
): string | undefined {
  for (let scope = variables; scope; scope = scope.outer) {
    spend(budget, 1);
    const value = scope.own.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Replaces `var()` by its value, or by its fallback. The time to read the result counts. */
function substitute(value: string, variables: Variables | null, budget: Budget): string {
  let text = value;
  for (let round = 0; round < 5 && text.includes('var('); round += 1)
    text = text
      .replace(
        /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
        (_all, name: string, fallback: string | undefined) =>
          findVariable(name, variables, budget) ?? fallback ?? '',
      )
      .slice(0, maxValueLength + 1);
  spend(budget, text.length);
  return text;
}
