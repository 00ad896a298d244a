import type { DigestLanguage } from '#shared/paths.ts';
import {
  foldCase,
  hasSameStem,
  stem,
  unspacedScript,
  createWordPattern,
  tokenize,
} from '../../preferences/tokenize.ts';
import { getMeanings, undotted } from './entity-meanings.ts';

/** Names and concepts of a text, for comparison with a summary. */
export type TextEntities = {
  words: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  /** Words with a capital; null for scripts without capitals. */
  names: ReadonlySet<string> | null;
};

/** Titles and common words that are capitalized but are not names. */
const commonWords = new Set(
  (
    'i president prime minister ministers mr mrs ms dr prof professor chancellor secretary ' +
    'senator king queen prince princess pope general state states government foreign defence ' +
    'defense finance north south east west northern ' +
    'southern eastern western central internet web english the a an of and or for in on at to ' +
    'gouverneur governor university universität université universidad universidade ' +
    'institute institut instituto bank company group agency monday tuesday wednesday ' +
    'thursday friday saturday sunday ' +
    'government parliament council court ministry governo gobierno gouvernement parlement ' +
    'правительство парламент ' +
    'by with from as its it this that monsieur madame präsident président presidente señor ' +
    'señora herr frau senhor'
  )
    .split(' ')
    .map(foldCase),
);
/** German capitalizes every noun; these are not names. */
const germanMeasures = new Set(
  (
    'million millionen milliarde milliarden billion billionen prozent euro dollar ende anfang ' +
    'mitte jahr jahre jahren monat monate monaten tage tagen stunden kilometer meter tonnen ' +
    'liter grad uhr herr frau seite dutzend tausend hundert'
  ).split(' '),
);
/** Latin units in texts of other scripts. */
const units = new Set(
  'km kg cm mm mg ml gb tb mb kb ghz mhz kwh mwh gwh tw gw mw kw co2 ok vs no'.split(' '),
);

/** Returns the months of a text as `month:11`; some languages write them as numbers. */
export const getMonths = ({ concepts }: TextEntities): string[] =>
  [...concepts].flatMap((meaning) =>
    meaning.startsWith('M:') ? [`month:${Number(meaning.slice(2)) + 1}`] : [],
  );

const maxNameWords = 6;

/** Extracts the names and concepts of a text. */
export function extractEntities(text: string): TextEntities {
  const folded = foldCase(undotted(text));
  const list = tokenize(folded);
  const candidates = new Set(list);
  const stems = list.map(stem);
  for (const word of stems) candidates.add(word);
  const sounds = new Set<string>();
  for (const word of candidates) {
    const sound = consonantKey(word);
    if (sound.length > 1) sounds.add(sound);
  }
  const concepts = new Set<string>();
  for (const [, month = ''] of folded.matchAll(/(?<!\d)(\d{1,2})\s?[月월]/gu))
    concepts.add(`M:${Number(month) - 1}`);
  const map = getMeanings();
  for (let at = 0; at < stems.length; at += 1) {
    let phrase = '';
    for (let size = 1; size <= maxNameWords && at + size <= stems.length; size += 1) {
      phrase = phrase === '' ? (stems[at] ?? '') : `${phrase} ${stems[at + size - 1] ?? ''}`;
      const meaning = map.get(phrase);
      if (meaning !== undefined) concepts.add(meaning);
    }
    // Joins unspaced scripts, and Korean words with their endings.
    const run = list[at] ?? '';
    if (unspacedScript.test(run) || /^\p{Script=Hangul}/u.test(run)) {
      for (let from = 0; from < (unspacedScript.test(run) ? run.length : 1); from += 1) {
        for (let size = 1; size <= 10 && from + size <= run.length; size += 1) {
          const meaning = map.get(run.slice(from, from + size));
          if (meaning !== undefined) concepts.add(meaning);
        }
      }
    }
  }
  const names = new Set(
    [...undotted(text).matchAll(createWordPattern())].flatMap(([word]) =>
      /^\p{Lu}|\p{L}\p{Lu}/u.test(word) ? [foldCase(word), stem(foldCase(word))] : [],
    ),
  );
  const isCased = /[\p{Script=Latin}\p{Script=Cyrillic}]{3}/u.test(text);
  return { words: candidates, sounds, concepts, names: isCased ? names : null };
}

type Token = {
  word: string;
  at: number;
  end: number;
  start: boolean;
  capital: boolean;
  inner: boolean;
  latin: boolean;
};

/**
 * Returns the first name that no source contains, or null. A name is a capitalized word inside a
 * sentence, or a word with inner capitals or digits. In other scripts, a Latin word is also a name.
 * Countries and months match across languages. Cyrillic and Latin names match by consonants. German
 * needs several words or inner capitals.
 */
export function findUnsupportedEntity(
  line: string,
  language: DigestLanguage,
  texts: readonly TextEntities[],
): string | null {
  const text = undotted(line);
  const tokens = parseTokens(text);
  const latin = !['zh', 'ja', 'ko', 'ar', 'hi', 'ru'].includes(language);
  const cased = latin || language === 'ru';
  const map = getMeanings();

  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    const strict = token.inner || (!latin && token.latin && !units.has(foldCase(token.word)));
    if (!strict && !(cased && token.capital && !token.start)) continue;
    // Finds the longest listed name that begins here.
    const match = (() => {
      for (let size = Math.min(maxNameWords, tokens.length - i); size > 0; size -= 1) {
        const meaning = map.get(
          tokens
            .slice(i, i + size)
            .map(({ word }) => stem(foldCase(word)))
            .join(' '),
        );
        if (meaning !== undefined) return { meaning, size };
      }
      return null;
    })();
    if (match) {
      if (!texts.some(({ concepts }) => concepts.has(match.meaning))) return token.word;
      i += match.size - 1;
      continue;
    }
    if (language === 'de' && !strict) {
      let size = 1;
      while (
        i + size < tokens.length &&
        tokens[i + size]?.capital &&
        /^[\s-]$/.test(text.slice(tokens[i + size - 1]!.end, tokens[i + size]!.at))
      )
        size += 1;
      const run = tokens.slice(i, i + size);
      if (
        size > 1 &&
        !run.some(({ word }) => germanMeasures.has(foldCase(word))) &&
        !run.some(({ word }) =>
          commonWords.has(foldCase(word))
            ? false
            : isSupported(word, texts) || map.has(stem(foldCase(word))),
        )
      )
        return token.word;
      i += run.some(({ inner }) => inner) ? 0 : size - 1;
      continue;
    }
    if (!commonWords.has(foldCase(token.word)) && !isSupported(token.word, texts))
      return token.word;
  }
  return null;
}

const tokenPattern = createWordPattern("(?:['’][\\p{L}\\p{M}]+)*");

function parseTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    let [word, at] = [match[0], match.index];
    const elided = /^\p{L}{1,3}['’](?=\p{Lu})/u.exec(word)?.[0];
    if (elided) [word, at] = [word.slice(elided.length), at + elided.length];
    word = word.replace(/['’]\p{L}{1,2}$/u, '');
    if (!/\p{L}/u.test(word) || (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2) continue;
    const start =
      !elided &&
      /(?:^|[.!?:…]["”’»)]?\s+|["“„«‹‘(¿¡-]\s?)$/u.test(text.slice(Math.max(0, at - 4), at)) &&
      !/\p{L}-$/u.test(text.slice(Math.max(0, at - 2), at));
    tokens.push({
      word,
      at,
      end: match.index + match[0].length,
      start,
      capital: /^\p{Lu}/u.test(word),
      latin: /^\p{Script=Latin}/u.test(word),
      inner: /\p{L}.*\p{Lu}/u.test(word) || (/\p{N}/u.test(word) && /\p{L}.*\p{N}/u.test(word)),
    });
  }
  return tokens;
}

function isSupported(word: string, texts: readonly TextEntities[]): boolean {
  const plain = foldCase(word);
  const forms = [plain, stem(plain), plain.replace(/s$/, '')];
  const sound = consonantKey(stem(plain));
  for (const { words, sounds, names } of texts) {
    // "Apple" is no apple, and "Meta" no metal.
    const sourceWords = /^\p{Lu}/u.test(word) && names ? names : words;
    if (forms.some((form) => form.length > 1 && sourceWords.has(form))) return true;
    // Requires at least three consonants and another alphabet.
    if (sound.length > 1 && sounds.has(sound) && /\p{Script=Cyrillic}/u.test(plain)) return true;
    for (const word of sourceWords)
      if (hasSameStem(plain, word) && !(/\d/.test(plain) || /\d/.test(word))) return true;
  }
  return false;
}

const cyrillic: Record<string, string> = {
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ж: 's',
  з: 's',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  ц: 's',
  ч: 's',
  ш: 's',
  щ: 's',
};

/** Returns the consonants by sound: `Макрон` and `Macron` give `mkrn`. Empty for other scripts. */
function consonantKey(word: string): string {
  const isCyrillic = /^\p{Script=Cyrillic}+$/u.test(word);
  if (!isCyrillic && !/^[a-z]+$/.test(word)) return '';
  const consonants = isCyrillic
    ? [...word].map((letter) => cyrillic[letter] ?? '').join('')
    : word
        .replace(/tsch|sch|tch|ch|sh|zh|cz|ts|tz|z/g, 's')
        .replace(/c(?=[eiy])/g, 's')
        .replace(/ph/g, 'f')
        .replace(/qu/g, 'kv')
        .replace(/[cq]/g, 'k')
        .replaceAll('x', 'ks')
        .replaceAll('w', 'v')
        .replaceAll('j', 's')
        .replace(/[aeiouyh]/g, '');
  return consonants.replace(/(.)\1+/g, '$1');
}
