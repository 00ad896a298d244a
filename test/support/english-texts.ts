import { contract, type AnyEndpoint, type Key } from '../../shared/contract/index.ts';
import { isStaffKey } from '../../shared/contract/keys.ts';
import { en } from '../../shared/texts/en.ts';
import { problemText } from '../../shared/texts/problems.ts';
import { limitTable, limitText } from '../../server/http/auth/rate-limits.ts';
import { sourceFiles } from './source-modules.ts';

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
/** Calls that name an English text, and the arguments before it. */
const calls = new RegExp(
  String.raw`(?<![\w$])(?:(?:t|english|tooMany|notFound)\(\s*|rich\(\s*[\w.]+,\s*|new AppError\(\s*'\w+',\s*)` +
    String.raw`((?:${literal})(?:\s*\+\s*(?:${literal}))*)`,
  'g',
);

/** Problems with fields. A value in a message is a number, or stands in “…”. */
const problems = new RegExp(
  String.raw`(?:\bmessage:|\bproblem\()\s*(${literal}|\`(?:[^\`\\]|\\.)*\`)`,
  'g',
);

/** Their texts stay English. */
const staffOnly =
  /^client\/(?:admin|dev)\/|^server\/(?:cli|http\/admin|domain\/(?:site-admin|imports|digests\/editing))\//;

/** All English texts that the site, its emails and its errors show, in the order of their files. */
export function listEnglishTexts(): string[] {
  const texts = new Set(flatten(en));
  for (const { path, text } of sourceFiles())
    if (!staffOnly.test(path))
      for (const [, literals = ''] of text.matchAll(calls))
        texts.add(
          [...literals.matchAll(new RegExp(literal, 'g'))].map(([part]) => read(part)).join(''),
        );
  for (const [key, { limit }] of Object.entries(contract) as [Key, AnyEndpoint][])
    if (limit && !isStaffKey(key)) texts.add(limitText(limit));
  for (const limit of limitTable) if (limit.keys.length === 0) texts.add(limitText(limit));
  for (const message of [...listContractProblems(), ...listServerProblems()])
    texts.add(problemText(message).text);
  return [...texts];
}

/** What the contract says about the fields of forms. */
function listContractProblems(): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const search = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    for (const [name, value] of Object.entries('_zod' in part ? readDefinition(part) : part)) {
      const message = name === 'error' && typeof value === 'function' ? value({}) : null;
      if (typeof message === 'string') found.add(message);
      search(value);
    }
  };
  for (const [key, { body }] of Object.entries(contract) as [Key, AnyEndpoint][])
    if (!isStaffKey(key)) search(body);
  return [...found];
}

const readDefinition = (schema: object) => (schema as { _zod: { def: object } })._zod.def;

function listServerProblems(): string[] {
  return sourceFiles('server/{api,db,domain,http}/**/*.ts')
    .filter(({ path }) => !staffOnly.test(path))
    .flatMap(({ text }) => [...text.matchAll(problems)])
    .map(([, quoted = '']) => read(quoted.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '1')))
    .filter((message) => /^[a-z]/.test(message));
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
