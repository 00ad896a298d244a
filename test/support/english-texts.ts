import { contract, type AnyEndpoint, type Key } from '../../shared/contract/index.ts';
import { adminScopes } from '../../shared/contract/admin-scopes.ts';
import { isStaffKey } from '../../shared/contract/keys.ts';
import { en } from '../../shared/texts/en.ts';
import { problemText } from '../../shared/texts/problems.ts';
import { limitTable, limitText } from '../../server/http/auth/rate-limits.ts';
import { sourceFiles, type SourceFile } from './source-modules.ts';

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;
/** Calls that name an English text, and the arguments before it. */
const calls = new RegExp(
  String.raw`(?<![\w$])(?:(?:t|english|fillSentence|leaveOut|tooMany|notFound|csrfError)\(\s*|rich\(\s*[\w.]+,\s*|new AppError\(\s*'\w+',\s*)` +
    String.raw`((?:${literal})(?:\s*\+\s*(?:${literal}))*)`,
  'g',
);

/** Problems with fields. A value in a message is a number, or stands in “…”. */
const problems = new RegExp(
  String.raw`(?:\bmessage:|\bproblem\(|\binvalidField\([^,()]+,)\s*(${literal}|\`(?:[^\`\\]|\\.)*\`)`,
  'g',
);

/** Their texts stay English. */
const untranslated = /^(?:client\/dev|server\/cli)\//;

/** Only staff see their texts. */
const staffOnly =
  /^client\/admin\/|^shared\/(?:moving\/|post-import-file\.|design-choices\.)|^server\/(?:http\/(?:admin\/|start\.)|infra\/(?:fetch\/|text\/(?:custom-css|scoped-css|svg)\.)|domain\/(?:site-admin\/|imports\/|digests\/editing\/|mail\/hooks\/(?!mail-hook\.)|subscriptions\/(?:import|suppression-files)\.))/;

/** All English texts that the site, its emails and its errors show, in the order of their files. */
export const listEnglishTexts = (): string[] => [...new Set([...flatten(en), ...list(false)])];

/** Those of the administration that the site does not have. */
export function listAdminTexts(): string[] {
  const site = new Set(listEnglishTexts());
  return [...new Set(list(true))].filter((text) => !site.has(text));
}

/** `ofStaff`: of what only staff see, or of the rest. */
function list(ofStaff: boolean): string[] {
  const files = (pattern?: string) =>
    sourceFiles(pattern).filter(
      ({ path }) => !untranslated.test(path) && staffOnly.test(path) === ofStaff,
    );
  const texts = files()
    .flatMap(({ text }) => [...text.matchAll(calls)])
    .map(([, literals = '']) =>
      [...literals.matchAll(new RegExp(literal, 'g'))].map(([part]) => read(part)).join(''),
    );
  const messages = [
    ...listContractProblems(ofStaff),
    ...listServerProblems(
      files(
        '{server/{api,db,domain,http}/**/*,server/infra/images/*,shared/moving/*,shared/post-import-file}.{ts,tsx}',
      ),
    ),
  ];
  const named = ofStaff ? adminScopes.map(({ section }) => section) : [];
  return [
    ...texts,
    ...named,
    ...listLimits(ofStaff),
    ...messages.map((message) => problemText(message).text),
  ];
}

/** What limits say that count requests of staff only, or others. */
const listLimits = (ofStaff: boolean) =>
  limitTable
    .filter(({ keys }) => (keys.length > 0 && keys.every(isStaffKey)) === ofStaff)
    .map(limitText);

/** What the contract says about the fields of forms. */
function listContractProblems(ofStaff: boolean): string[] {
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
    if (isStaffKey(key) === ofStaff) search(body);
  return [...found];
}

const readDefinition = (schema: object) => (schema as { _zod: { def: object } })._zod.def;

function listServerProblems(files: SourceFile[]): string[] {
  return files
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
