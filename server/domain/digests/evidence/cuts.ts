/** A part of a sentence, by its first character and the one after its last. */
type Span = { start: number; end: number };

/**
 * Finds the parts of a sentence that may be removed without changing what it states: asides in
 * round brackets. An aside stays if it has a figure, a quotation or a capitalized name. It also
 * stays with a word that may negate, hedge, limit or attribute. In doubt the sentence stays whole.
 */
function findPermittedCuts(sentence: string): Span[] {
  const spans: Span[] = [];
  for (const match of sentence.matchAll(/ ?\(([^()]{1,120})\)|（([^（）]{1,60})）/gu)) {
    const aside = match[1] ?? match[2] ?? '';
    const start = match.index;
    const end = start + match[0].length;
    // A bracket inside a word, or at the start of the sentence, is part of it.
    if (start === 0 || /^\p{L}/u.test(sentence.slice(end))) continue;
    if (isRemovable(aside)) spans.push({ start, end });
  }
  return spans;
}

const isRemovable = (aside: string): boolean =>
  !/[\p{N}\p{Sc}%‰"“”„«»「」‘’']/u.test(aside) &&
  !/\p{Lu}/u.test(aside) &&
  // Scripts without capitals hide names: their asides stay.
  !/\p{Lo}/u.test(aside) &&
  !protectedWords.test(aside);

/** Negations, hedges, conditions, limits, attributions and quantities in the digest's languages. */
const protectedWords = new RegExp(
  `(?<!\\p{L})(?:${[
    'no|not|never|none|nothing|nobody|neither|nor|without|except|excluding|un\\p{L}+',
    'non\\p{L}*|in\\p{L}+',
    'may|might|could|would|should|can|perhaps|possibly|probably|likely|allegedly',
    'reportedly|supposedly',
    'apparently|estimated|expected|planned|proposed|about|around|roughly|approximately',
    'almost|nearly',
    'if|unless|when|while|until|after|before|only|just|at least|at most|up to|some|most',
    'many|few|all|half',
    'said|says|claims?|claimed|according|quoting|denied|denies|so-called|formerly|former',
    'now|then|ex\\p{L}*',
    'nicht|kein\\p{L}*|nie\\p{L}*|ohne|außer|vielleicht|wohl|angeblich|wenn|falls|nur|laut',
    'etwa|soll\\p{L}*',
    'ne|pas|jamais|sans|sauf|peut|serait|selon|si|seulement|environ|ancien\\p{L}*',
    'nunca|sin|salvo|quizás?|tal vez|según|solo|sólo|apenas|cerca|ex|não|sem|talvez|se|segundo',
    'не|нет|ни|без|кроме|возможно|якобы|если|только|около|по|бывш\\p{L}*|согласно|вероятно',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Removes the requested parts that may be removed. Other requests have no effect. */
export function applyCuts(sentence: string, requests: readonly string[]): string {
  const requested = new Set(requests.map((part) => part.trim()));
  let text = sentence;
  for (const { start, end } of findPermittedCuts(sentence).toReversed())
    if (requested.has(sentence.slice(start, end).trim()))
      text = text.slice(0, start) + text.slice(end);
  return text;
}
