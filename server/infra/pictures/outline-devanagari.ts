import { unescapeHtml } from '#shared/escape-html.ts';

/** Units of an outline per font size. */
const unitsPerEm = 1000;
const devanagari = /\p{Script=Devanagari}/u;
const textElement = /<text x="(\d+)" y="(\d+)" ([^>]*)>([^<]*)<\/text>/g;
const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Returns a function that replaces each text of an SVG with Devanagari by outlines of its letters,
 * shaped by HarfBuzz. A letter is of the first font that has it. Decision 304.
 */
export async function createOutliner(
  files: readonly Uint8Array[],
): Promise<(svg: string) => string> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const fonts = files.map((file) => {
    const font = new Font(new Face(new Blob(file)));
    font.setScale(unitsPerEm, unitsPerEm);
    return font;
  });

  const findFont = (letters: string) => {
    const needed = letters.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
    return fonts.find((font) =>
      [...needed].every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined),
    );
  };

  /** Splits a text into parts of one font and one script, which HarfBuzz shapes one by one. */
  function splitRuns(text: string) {
    const runs: { text: string; font: (typeof fonts)[number]; isDevanagari: boolean }[] = [];
    for (const { segment } of segmenter.segment(text)) {
      const font = findFont(segment) ?? fonts[0];
      if (!font) continue;
      const isDevanagari = /\p{Script_Extensions=Devanagari}/u.test(segment);
      const last = runs.at(-1);
      if (last?.font === font && last.isDevanagari === isDevanagari) last.text += segment;
      else runs.push({ text: segment, font, isDevanagari });
    }
    return runs;
  }

  /** Draws a text from the origin, with an axis that points up. */
  function outline(text: string): string {
    const paths: string[] = [];
    let start = 0;
    for (const { font, text: part } of splitRuns(text)) {
      const buffer = new Buffer();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        const path = font.glyphToPath(glyph.codepoint);
        const place = `translate(${start + xOffset} ${yOffset})`;
        if (path) paths.push(`<path transform="${place}" d="${path}"/>`);
        start += xAdvance;
      }
    }
    return paths.join('');
  }

  return (svg) =>
    svg.replace(textElement, (element, x: string, y: string, style: string, content: string) => {
      if (!devanagari.test(content)) return element;
      const [, size = '0'] = /font-size="(\d+)"/.exec(style) ?? [];
      const [fill = ''] = /fill="[^"]*"/.exec(style) ?? [];
      const scale = Number(size) / unitsPerEm;
      const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<g transform="${place}" ${fill}>${outline(unescapeHtml(content))}</g>`;
    });
}
