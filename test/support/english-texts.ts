import { en } from '../../shared/texts/en.ts';
import { sourceFiles } from './source-modules.ts';

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
/** Calls that name an English text, and the arguments before it. */
const calls = new RegExp(
  String.raw`(?<![\w$])(?:(?:t|english|tooMany)\(\s*|rich\(\s*[\w.]+,\s*|new AppError\(\s*'\w+',\s*)` +
    String.raw`((?:${literal})(?:\s*\+\s*(?:${literal}))*)`,
  'g',
);

/** All English texts that the site, its emails and its errors show, in the order of their files. */
export function listEnglishTexts(): string[] {
  const texts = new Set(flatten(en));
  for (const { path, text } of sourceFiles())
    if (!/^client\/(?:admin|dev)\/|^server\/cli\//.test(path))
      for (const [, literals = ''] of text.matchAll(calls))
        texts.add(
          [...literals.matchAll(new RegExp(literal, 'g'))].map(([part]) => read(part)).join(''),
        );
  return [...texts];
}

const flatten = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(flatten);

/** Returns what a string literal stands for. */
const read = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(/\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})/gi, (_, long?: string, short?: string) =>
      String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
    )
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1');
