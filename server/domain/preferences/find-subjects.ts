import * as grammar from './grammar.ts';
import type { MaskedText } from './masked-text.ts';
import { missEnds, missEndWords, missMarks, missPieces, missWords } from './missing.ts';
import { compile, toWholeWord } from './prompt-patterns.ts';
import { namesKindsOnly, removeDuplicates, subjectLimits, trimSubject } from './subject.ts';
import { foldCase } from './tokenize.ts';

/** What the words after a mark are. `about` counts only where no reader describes themselves. */
type Mark = 'restored' | 'topics' | 'only' | 'strong' | 'weak' | 'except' | 'self' | 'about';
type Mode = 'bare' | 'topics' | 'strong' | 'weak' | 'self';

const toGroup = (name: string, words: string, pieces = '') =>
  `(?<${name}>${toWholeWord(words)}${pieces === '' ? '' : `|${pieces.normalize('NFC')}`})`;
/** Earlier groups win: "not only" before "not", "anything but" before "but". */
const marks = compile(
  [
    toGroup('miss', missMarks, missPieces),
    toGroup('restore', grammar.restoreMarks, grammar.restorePieces),
    toGroup('only', grammar.onlyMarks, grammar.onlyPieces),
    toGroup('except', grammar.exceptMarks),
    toGroup('strong', grammar.strongAvoidMarks, grammar.strongAvoidPieces),
    toGroup('topics', grammar.topicMarks, grammar.topicPieces),
    toGroup('weak', grammar.weakAvoidMarks),
    toGroup('self', grammar.selfMarks, grammar.selfPieces),
    toGroup('about', grammar.aboutMarks),
  ].join('|'),
  'gu',
);
const hasMark = compile(marks.source, 'u');

const toEnd = (pieces: string, words: string) =>
  compile(`^(\\s*\\S.*?)(?:${pieces.normalize('NFC')}|\\s+${toWholeWord(words)})`, 'u');
const onlyEnd = toEnd(grammar.onlyEnds, grammar.onlyEndWords);
const missEnd = toEnd(missEnds, missEndWords);
const missWord = compile(missWords.normalize('NFC'), 'u');
/** "Don't miss chess nor go" requests both. */
const alternative = /^(?:nor|ni|nem|ни)(?: d[eu'])?/u;
const avoidEnd = toEnd(grammar.avoidEnds, grammar.avoidEndWords);
/** "Only without ads" excludes nothing else. */
const negation = compile(
  `^\\s+(?:no|not|nothing|without|kein\\p{L}*|nicht|nichts|ohne|pas|sans|sin|sem|nao|без|не|` +
    'بدون)(?!\\p{L})',
  'u',
);
/** Words between a negation and "only": "it doesn't have to be only chess". */
const linkWords = compile(
  String.raw`^(?:\s*(?:it|me|be|been|to|have|has|always|about|limit(?:ed)?|immer|um|die|der|das|` +
    String.raw`muss|sein|toujours|etre|tienen?|que|ser|sea|debe|siempre|precisa|tem|de|deve|seja|` +
    String.raw`sempre|быть|обязательно|читать|должно)(?!\p{L}))*\s*$`,
  'u',
);
const unmarkedNegation = compile(
  String.raw`(?<!\p{L})(?:\p{L}+n't|dont|not|cannot|never|ne|no|nao|nicht|не)(?!\p{L})([^]*)$`,
  'u',
);
/** "Don't send anything only chess" asks for chess alone. */
const absolute = /(?:any\p{L}*|nothing|nichts|rien|nada|ничего|شيئا?)\s*$/u;
/** "Not chess only", "not chess only but go". */
const endOfNotOnly = /^\s*(?:$|بل(?!\p{L}))/u;
/** Hindi "only chess not". */
const notAfterOnly = compile(
  String.raw`^(?:(?!\s(?:और|या|व)\s).)*?\S(\s+(?:ही\s+)?नहीं(?:\s+चाहिए)?\s*)$`,
  'u',
);
/** "Only chess not" without such words avoids chess. */
const alsoWords = /ही\s+नहीं|(?<!\p{L})भी(?!\p{L})/u;
/** Korean "I don't want to see only chess". */
const koreanNot = /^ ?\S{1,3} ?(?:싶지|지는? ?않|지 ?말|지 ?마)/u;
/** "Leave golf out". */
const strongEnd = /^(.*?\S)\s+(?:out|away|aside|weg|raus|de cote|de lado|de fora|fora|fuera)\s*$/u;
const topicEnd = toEnd(grammar.topicEnds, grammar.topicEndWords);
const joint = compile(`\\s${toWholeWord(grammar.conjunctions)}(?=\\s)|${grammar.joints}`, 'gu');
const leadingJoint = compile(`^\\s*${toWholeWord(grammar.conjunctions)}\\s`, 'u');
const hasJoint = compile(joint.source, 'u');
const clauseWord = compile(`${toWholeWord(grammar.clauseWords)}(?!-)`, 'u');
const leadingClauseWords = compile(`^\\s*(?:${toWholeWord(grammar.clauseWords)}\\s+)*`, 'u');
const clausePiece = compile(grammar.clausePieces, 'u');

/** "Without: sports" is one part. */
const avoidLabel =
  String.raw`(?<!(?<!\p{L})(?:avoid|exclude|skip|no|not|without|ohne|kein\p{L}{0,2}|nicht|sans|` +
  String.raw`evite[rz]?|sin|sem|evitar|без|исключ\p{L}{1,4}|кроме|不要|避免|بدون))`;
const toSentenceEnd = (but: string) =>
  compile(
    String.raw`[;!?¦。；！？।؟()[\]{}"“”«»—–\n]+|(?:\.|${avoidLabel}[:：])(?=\s|$)|\s-\s|` +
      String.raw`(?<!(?:any|every|no)thing |all )\bbut\b(?! not)|\b(?:aber|pero|${but})\b|` +
      String.raw`(?<!\p{L})(?:но(?! и)|а(?= не\s)|लेकिन|परंतु|و?لكن|` +
      String.raw`하지만|그런데|근데|그렇지만)(?!\p{L})|` +
      String.raw`但是?|不过|可是|けれども?|(?<=です|ます|せん)が`,
    'gu',
  );
/** French "mais" means "but", in Portuguese "more". */
const sentenceEnd = toSentenceEnd('mais(?! d)');
const portugueseSentenceEnd = toSentenceEnd('mas');

/**
 * `isExclusive`: a word such as "only" stands in the text. `unresolved`: folded parts with a
 * negation whose subject was not found. `ignored`: parts in which the rules saw no subject, such as
 * those about the reader. `doubtful`: negated parts with a verb such as "miss", which may be
 * requests.
 */
export type Subjects = {
  topics: string[];
  avoid: string[];
  only: boolean;
  isExclusive: boolean;
  unresolved: string[];
  ignored: string[];
  doubtful: string[];
};

/** Finds requested and avoided subjects by the marks around them; bare lists are requested. */
export function findSubjects({
  original,
  folded,
  isPortuguese,
}: ReturnType<MaskedText['getRest']>): Subjects {
  const topics: string[] = [];
  const avoid: string[] = [];
  const bare: string[] = [];
  const unresolved: string[] = [];
  const ignored: string[] = [];
  const doubtful: string[] = [];
  let only = false;
  let isExclusive = false;
  /** Adds the subjects of a range; reports whether there was one. */
  const add = (kind: Mode, start: number, end: number, isContinued: boolean): boolean => {
    if (kind === 'self') {
      ignored.push(folded.slice(start, end));
      return false;
    }
    const lead =
      kind === 'bare' || isContinued
        ? 0
        : (leadingClauseWords.exec(folded.slice(start, end))?.[0].length ?? 0);
    start += lead;
    const text = folded.slice(start, end);
    const clause =
      kind === 'bare' && clausePiece.test(text)
        ? 0
        : hideAcronyms(original.slice(start, end), text).search(clauseWord);
    // After a mark a clause ends the subject, in a list the item before it; elsewhere it has none.
    if (clause >= 0 && kind === 'bare') return false;
    const complete = clause < 0 || !isContinued ? clause : findLastJoint(text, clause);
    if (clause >= 0 && complete <= 0) return false;
    const named = clause < 0 ? text : text.slice(0, complete);
    const ending = kind === 'topics' || kind === 'bare' ? topicEnd : avoidEnd;
    const complement = kind === 'strong' ? (strongEnd.exec(named)?.[1] ?? named) : named;
    const items = splitRanges(ending.exec(complement)?.[1] ?? complement, joint).flatMap(
      ([x, y]) =>
        trimSubject(
          original.slice(start + x, start + y),
          kind === 'bare' ? subjectLimits.maxBareWords : subjectLimits.maxWords,
        ) ?? [],
    );
    (kind === 'topics' ? topics : kind === 'bare' ? bare : avoid).push(...items);
    return items.length > 0;
  };
  // Masked text separates parts, like the end of a sentence.
  for (const [from, to] of splitRanges(
    folded,
    isPortuguese ? portugueseSentenceEnd : sentenceEnd,
  )) {
    let mode: Mode = 'bare';
    let isOnly = false;
    let isMissing = false;
    const segments = splitRanges(folded.slice(from, to), /[,、，،]+/gu);
    // Commas before "or" and "and" continue the same list.
    const lastJoined = segments.findLastIndex(
      ([start, end]) =>
        hasJoint.test(folded.slice(from + start, from + end)) ||
        leadingJoint.test(folded.slice(from + start, from + end)),
    );
    segments.forEach(([start, end], i) => {
      const [a, b] = [from + start, from + end];
      const found = topics.length + bare.length + avoid.length;
      let isNegated = false;
      if (mode === 'self' || (mode === 'weak' && i > lastJoined)) mode = 'bare';
      let at = a;
      for (let end = findEnd(folded.slice(at, b)); end; end = findEnd(folded.slice(at, b))) {
        const added = add(end.kind === 'only' ? 'topics' : end.kind, at, at + end.subject, false);
        if (end.kind === 'only' && added) only = true;
        if (end.kind === 'only') isExclusive = true;
        if (end.kind === 'strong') isNegated = true;
        at += end.length;
        // What follows an end counts after a mark only.
        mode = 'self';
      }
      const piece = folded.slice(at, b);
      const offset = at;
      let isContinued = i > 0;
      let isMarked = false;
      let markBefore = '';
      let until = b;
      for (const mark of piece.matchAll(marks)) {
        const markEnd = offset + mark.index + mark[0].length;
        let kind = isMissing && alternative.test(mark[0]) ? 'restored' : getKind(mark);
        if (kind === 'only') {
          const notOnly = findNotOnly({
            mark: isMarked && (mode === 'strong' || mode === 'weak') ? markBefore : null,
            between: folded.slice(at, offset + mark.index),
            after: folded.slice(markEnd, b),
          });
          if (notOnly !== null) kind = 'restored';
          if (notOnly === 'before') at = offset + mark.index;
          if (notOnly === 'around') mode = 'topics';
          if (notOnly === 'after') {
            until -= notAfterOnly.exec(folded.slice(markEnd, b))?.[1]?.length ?? 0;
            if (!alsoWords.test(folded.slice(markEnd))) kind = 'strong';
          }
        }
        isMissing = mark.groups?.miss !== undefined || (isMissing && kind === 'restored');
        // In Portuguese "no" means "in the".
        if (isPortuguese && mark[0] === 'no') continue;
        if (kind === 'about' && mode === 'self') continue;
        if (kind === 'only' && !negation.test(folded.slice(markEnd, b))) isExclusive = true;
        if (kind === 'strong' || kind === 'weak' || kind === 'except') isNegated = true;
        const between = folded.slice(at, offset + mark.index);
        const isEmpty = namesKindsOnly(between) || !add(mode, at, offset + mark.index, isContinued);
        if (mode === 'topics' && isOnly && !isEmpty) only = true;
        // "Nothing except chess" asks for chess alone, "no sports except chess" does not.
        const isNothing = kind === 'except' && isEmpty && (mode === 'weak' || mode === 'strong');
        isOnly =
          kind === 'only' ||
          isNothing ||
          (kind !== 'restored' && isOnly && isEmpty && mode === 'topics');
        // "No more news of X" has no subject between its marks.
        mode = getNextMode(mode, kind, isEmpty && (i === 0 || at > offset || isMarked));
        isMarked = true;
        isContinued = false;
        markBefore = mark[0];
        at = markEnd;
      }
      if (add(mode, at, until, isContinued) && mode === 'topics' && isOnly) only = true;
      if (isNegated && topics.length + bare.length + avoid.length === found)
        unresolved.push(folded.slice(a, b));
      if (isNegated && missWord.test(folded.slice(a, b))) doubtful.push(folded.slice(a, b));
    });
  }
  const avoided = removeDuplicates(avoid);
  const isAvoided = (topic: string) => avoided.some((other) => foldCase(other) === foldCase(topic));
  const requested = removeDuplicates([...topics, ...bare]).filter((topic) => !isAvoided(topic));
  return {
    topics: requested,
    avoid: avoided,
    only: only && requested.length > 0,
    isExclusive: isExclusive || only,
    unresolved,
    ignored,
    doubtful,
  };
}

/** Reports whether a folded text has a verb such as "miss". */
export const hasMissWord = (folded: string): boolean => missWord.test(folded);

/** Reports whether a folded text has words of sentences or marks, which no subject has. */
export const hasSentenceWords = (folded: string): boolean =>
  hasMark.test(folded) || clauseWord.test(folded) || clausePiece.test(folded);

/** Returns where the last joint before a position begins, or -1. */
const findLastJoint = (text: string, end: number): number =>
  [...text.slice(0, end).matchAll(joint)].at(-1)?.index ?? -1;

/** Hides acronyms such as "US" and "IT", which look like words of sentences. */
const hideAcronyms = (original: string, folded: string): string =>
  /\p{Ll}/u.test(original)
    ? folded.replace(/(?<!\p{L})\p{L}{2,4}(?!\p{L})/gu, (word, index: number) =>
        /^\p{Lu}+$/u.test(original.slice(index, index + word.length))
          ? '0'.repeat(word.length)
          : word,
      )
    : folded;

function getKind({ groups }: RegExpExecArray): Mark {
  if (groups?.restore !== undefined || groups?.miss !== undefined) return 'restored';
  const kinds = ['only', 'except', 'strong', 'topics', 'weak', 'self'] as const;
  return kinds.find((kind) => groups?.[kind] !== undefined) ?? 'about';
}

/**
 * Finds a negation of "only" before it, around the subject before it, or after the next subject.
 * `mark`: the mark before, if it avoids.
 */
function findNotOnly({
  mark,
  between,
  after,
}: {
  mark: string | null;
  between: string;
  after: string;
}): 'before' | 'around' | 'after' | null {
  if (notAfterOnly.test(after)) return 'after';
  const words = mark === null ? unmarkedNegation.exec(between)?.[1] : between;
  if (words === undefined || (mark !== null && absolute.test(mark))) return null;
  if (linkWords.test(words) || namesKindsOnly(words)) return 'before';
  return mark !== null && endOfNotOnly.test(after) ? 'around' : null;
}

/** `isEmpty`: no subject stands between the previous mark and this one. */
function getNextMode(mode: Mode, kind: Mark, isEmpty: boolean): Mode {
  const isAvoiding = mode === 'strong' || mode === 'weak';
  if (kind === 'topics' && isAvoiding && isEmpty) return mode;
  if (kind === 'only' || kind === 'restored') return 'topics';
  if (kind === 'except') return isAvoiding ? 'topics' : 'strong';
  // "Nothing about crypto" and "no news on crypto" still avoid.
  if (kind === 'about') return !isAvoiding ? 'topics' : isEmpty ? mode : 'self';
  return kind;
}

/** Finds words after a subject that say what it is, such as "bores me". */
function findEnd(
  piece: string,
): { kind: 'only' | 'strong' | 'topics'; subject: number; length: number } | null {
  for (const [pattern, kind] of [
    [missEnd, 'topics'],
    [onlyEnd, 'only'],
    [avoidEnd, 'strong'],
    [topicEnd, 'topics'],
  ] as const) {
    const match = pattern.exec(piece);
    // A mark may need the words of the end: "leave golf out".
    const mark = piece.search(hasMark);
    if (match?.[1] === undefined || hasMark.test(match[1])) continue;
    if (mark >= 0 && mark < match[1].length) continue;
    const isNotOnly = kind === 'only' && koreanNot.test(piece.slice(match[0].length));
    if (`${match[1]} `.replace(leadingClauseWords, '').trim() !== '')
      return {
        kind: isNotOnly ? 'topics' : kind,
        subject: match[1].length,
        length: match[0].length,
      };
  }
  return null;
}

/** Returns the ranges between the matches of a pattern. */
function splitRanges(text: string, between: RegExp): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  for (const {
    0: { length },
    index,
  } of text.matchAll(between)) {
    ranges.push([from, index]);
    from = index + length;
  }
  return [...ranges, [from, text.length] as [number, number]].filter(
    ([start, end]) => text.slice(start, end).trim() !== '',
  );
}
