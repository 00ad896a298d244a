/** A part of a paragraph in quotation marks. `missing` is the mark that the paragraph lacks. */
export type Quotation = { start: number; end: number; missing: 'opening' | 'closing' | null };

/** The marks that close a quotation, by the mark that opens it. */
const closings: Record<string, string> = {
  '„': '“”"',
  '“': '”',
  '”': '”“',
  '«': '»',
  '»': '«»',
  '「': '」',
  '『': '』',
  '"': '"',
};
const marks = /[„“”«»「」『』"]/g;

/** Finds the quotations of a paragraph, in order. Inner ones belong to the outer one. */
export function findQuotations(text: string): Quotation[] {
  const quotations: Quotation[] = [];
  let open: { start: number; mark: string; depth: number } | null = null;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    if (open) {
      if (closings[open.mark]?.includes(mark) || (mark === open.mark && isAtEnd(before, after)))
        open.depth -= 1;
      else if (mark === open.mark) open.depth += 1;
      if (open.depth > 0) continue;
      quotations.push({ start: open.start, end: index + 1, missing: null });
      open = null;
    } else if (mark === '"' && /\d/.test(before)) {
      // Inches.
      continue;
    } else if (opens(mark, before, after)) open = { start: index, mark, depth: 1 };
    else {
      const start = quotations.at(-1)?.end ?? 0;
      quotations.push({ start, end: index + 1, missing: 'opening' });
    }
  }
  if (open) quotations.push({ start: open.start, end: text.length, missing: 'closing' });
  const single = [...text.matchAll(singleQuotation)].map(({ 0: quoted, index }): Quotation => ({
    start: index,
    end: index + quoted.length,
    missing: null,
  }));
  return [...quotations, ...single].toSorted((a, b) => a.start - b.start);
}

/** Some languages open quotations with marks that close them in others. */
const opens = (mark: string, before: string, after: string): boolean =>
  '”»'.includes(mark)
    ? /[\s([{—–-]/u.test(before) && /[\p{L}\p{N}]/u.test(after)
    : mark in closings && !isAtEnd(before, after);

const isAtEnd = (before: string, after: string): boolean =>
  /[^\s([{—–:-]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);

/** Apostrophes are no marks: "the workers’ rights". */
const singleQuotation = new RegExp(
  "(?<=^|[\\s(:—])[‘‚'](?=\\p{Lu})" +
    "(?:[^‘‚'’]|['’](?=[\\p{L}\\p{N}])|(?<=s)['’](?![\\p{L}\\p{N}])){0,600}" +
    "(?<!s)['’‘](?![\\p{L}\\p{N}])",
  'gu',
);
