import fc from 'fast-check';
import type * as z from 'zod/mini';
import { contract, keys, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';

export const roles = [
  'anonymous',
  'invalid session',
  'member',
  'other member',
  'moderator',
  'admin',
  'platform admin',
  'reading key',
  'writing key',
  'full key',
  'expired key',
  'admin of another site',
] as const;
export type Role = (typeof roles)[number];

/** A path parameter: a row of the called site, of another site, or text that no row has. */
export type Parameter = { from: 'own' | 'foreign' | 'hostile'; pick: number; text: string };

/**
 * One generated call. Strings that begin with `@` name a value of the world, such as `@post`. They
 * are replaced when the call is sent, because ids are not known before.
 */
export type GeneratedCall = {
  key: Key;
  role: Role;
  site: number;
  parameters: Parameter[];
  query: [name: string, value: string][];
  /** Null without a body. */
  body: string | null;
  contentType: string | null;
  csrf: boolean;
  idempotencyKey: string | null;
  pick: number;
};

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  '\u202E\u2066evil',
  '\u{1F469}\u200D\u{1F467}',
  'e\u0301'.repeat(300),
  'x'.repeat(3_000),
  'x'.repeat(60_000),
  '../../etc/passwd',
  '%00',
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e400',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '294276-12-31T23:59:59.999Z',
  '\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'http://127.0.0.1/',
  'http://[::1]:5432/',
];
const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  -0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { length: 1 },
  { toString: 'x' },
  Array.from({ length: 2_000 }, (_, i) => i),
  ...hostileTexts,
];
const hostileBodies = [
  '',
  '   ',
  '{',
  '{}',
  '[]',
  'null',
  '"text"',
  '0',
  '{"a":1,"a":2}',
  '{"\\u0061":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '['.repeat(40_000),
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `{"text":"${'x'.repeat(70_000)}"}`,
  '{"text":"\\uD800"}',
  '{"text":"\\u0000"}',
  '{"n":1e999}',
  '\uFEFF{}',
  'email=a%40b.example',
];

/** Values that make a field fit rows which exist. */
const knownFields: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(
    fc.constant('@email'),
    fc.nat(9_999).map((n) => `@mark-${n}@mail.example`),
  ),
  username: fc.oneof(
    fc.constant('@username'),
    fc.nat(9_999).map((n) => `@mark-${n}`),
  ),
  url: fc.nat(9_999).map((n) => `http://p${n}.feeds.test/@mark/${n}`),
  id: fc.constantFrom('@post', '@comment', '@foreign-post'),
  postId: fc.constantFrom('@post', '@foreign-post'),
  posts: fc.constantFrom('@post', '@foreign-post', 'delete', 'keep'),
  parentId: fc.constantFrom('@comment', '@foreign-comment'),
  draft: fc.constantFrom('@version', '@foreign-version'),
  version: fc.constantFrom('@version', '@foreign-version'),
  token: fc.constantFrom('@token', '@foreign-token'),
  sentence: fc.constant('@sentence'),
  otp: fc.constantFrom('123456', 'ABCDEFGHJK'),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Nowhere/At_all'),
  svg: fc.constant('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'),
  image: fc.constant('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='),
  cursor: fc.constantFrom('', 'WyIyMDI2IiwieCJd', 'e30', 'bnVsbA'),
};

/** Values by a schema of the contract. Most are valid; rules across fields may refuse some. */
function valuesOf(schema: z.core.$ZodType, name = ''): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(valuesOf(def.innerType, name), { nil: undefined, freq: 1 });
    case 'nullable':
      return fc.option(valuesOf(def.innerType, name), { nil: null });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([field, inner]) => [field, valuesOf(inner, field)]),
        ),
      );
    case 'array':
      return fc.array(valuesOf(def.element, name), { minLength: 0, maxLength: 4 });
    case 'tuple':
      return fc.tuple(...def.items.map((item) => valuesOf(item, name)));
    case 'record':
      return fc.dictionary(fc.constantFrom('de', 'es', 'x', '__proto__'), valuesOf(def.valueType));
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option, name)));
    case 'pipe':
      return valuesOf(def.in._zod.def.type === 'transform' ? def.out : def.in, name);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number': {
      const { minimum = 0, maximum = 1_000 } = schema._zod.bag as Record<string, number>;
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    }
    case 'string':
      return textsOf(schema, name);
    default:
      throw new Error(`The fuzz run has no values for a schema of the type ${def.type}.`);
  }
}

/** Texts for a field: of existing rows, by its pattern, or words. */
function textsOf(schema: z.core.$ZodType, name: string): fc.Arbitrary<unknown> {
  const known = knownFields[name];
  const { patterns, maximum = 200 } = schema._zod.bag as {
    patterns?: Set<RegExp>;
    maximum?: number;
  };
  const words = fc
    .tuple(fc.constantFrom('@mark', '@mark words', '@mark *b* @username'), fc.string())
    .map((parts) => parts.join(' ').slice(0, Math.max(1, maximum)));
  const candidates = [
    words,
    fc.constant('@mark'),
    fc.constant('2026-11-20T08:00:00Z'),
    ...[...(patterns ?? [])].flatMap((pattern) => {
      try {
        return [fc.stringMatching(pattern, { size: 'small' })];
      } catch {
        // A pattern with properties of characters, which fast-check does not generate.
        return [];
      }
    }),
  ].filter((texts) =>
    fc
      .sample(texts, { numRuns: 4, seed: 1 })
      .every((text) => parses(schema, text.replaceAll('@mark', 'mark'))),
  );
  const fitting = candidates.length > 0 ? candidates : [words];
  return fc.oneof(
    ...(known ? [known, known, known, known] : [...fitting, ...fitting]),
    words,
    ...fitting,
  );
}

function parses(schema: z.core.$ZodType, value: unknown): boolean {
  return (schema as z.ZodMiniType).safeParse(value).success;
}

/** Puts a hostile value, or nothing, at one of the places of a body. */
function mutate(body: unknown, place: number, value: unknown, how: number): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const places: [owner: Record<string, unknown>, name: string][] = [];
  const visit = (part: Record<string, unknown>) => {
    for (const [name, inner] of Object.entries(part)) {
      places.push([part, name]);
      if (typeof inner === 'object' && inner !== null) visit(inner as Record<string, unknown>);
    }
  };
  visit(copy);
  const [owner, name] = places[place % Math.max(1, places.length)] ?? [copy, 'extra'];
  if (how === 0) Reflect.deleteProperty(owner, name);
  else if (how === 1) copy[`extra${place % 3}`] = value;
  else owner[name] = value;
  return copy;
}

/** Bodies with rules across fields, which no schema states. */
const wholeBodies: Partial<Record<Key, string>> = {
  'PUT /api/admin/sites/{site}/draft': '@settings',
  'POST /api/admin/sites/{site}/import':
    '{"format":"broadsheet-site","formatVersion":1,"settings":@settings}',
};

const bodiesOf = (key: Key, { body }: AnyEndpoint): fc.Arbitrary<string | null> => {
  const hostile = fc.constantFrom(...hostileBodies);
  if (body === null) return fc.option(hostile, { nil: null, freq: 12 });
  const valid = valuesOf(body);
  return fc.oneof(
    { weight: 10, arbitrary: valid.map((value) => JSON.stringify(value)) },
    {
      weight: 7,
      arbitrary: fc
        .tuple(valid, fc.nat(50), fc.constantFrom(...hostileValues), fc.nat(3))
        .map(([value, ...mutation]) => JSON.stringify(mutate(value, ...mutation))),
    },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.json() },
    ...(wholeBodies[key] ? [{ weight: 10, arbitrary: fc.constant(wholeBodies[key]) }] : []),
  );
};

const queriesOf = ({ query }: AnyEndpoint): fc.Arbitrary<[string, string][]> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: valuesOf(query).map((value) =>
        Object.entries(value as object).flatMap(([name, inner]): [string, string][] =>
          inner === undefined ? [] : [[name, String(inner)]],
        ),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.array(
        fc.tuple(
          fc.constantFrom(...Object.keys(query._zod.def.shape), 'extra', '__proto__', 'limit'),
          fc.constantFrom(...hostileTexts.filter((text) => text.length < 4_000)),
        ),
        { maxLength: 3 },
      ),
    },
  );

const parameter: fc.Arbitrary<Parameter> = fc.record({
  from: fc.constantFrom('own', 'own', 'own', 'own', 'foreign', 'foreign', 'hostile'),
  pick: fc.nat(1_000),
  text: fc.constantFrom(...hostileTexts.filter((text) => text.length < 4_000)),
});

/** Roles that may call an endpoint. */
const rolesFor = ({ access, apiKey }: AnyEndpoint): Role[] => [
  ...(access === 'anyone' || access === 'member'
    ? (['member', 'member', 'other member'] as const)
    : []),
  ...(access === 'moderator' ? (['moderator', 'admin'] as const) : []),
  ...(access === 'admin' ? (['admin', 'admin', 'platform admin'] as const) : []),
  ...(access === 'platform' || access === 'signed' ? (['platform admin'] as const) : []),
  ...(apiKey === 'read' ? (['reading key'] as const) : []),
  ...(apiKey === 'write' ? (['writing key'] as const) : []),
];

const callOf = (key: Key): fc.Arbitrary<GeneratedCall> => {
  const endpoint: AnyEndpoint = contract[key];
  const count = methodAndPath(key).path.split('{').length - 1;
  return fc.record({
    key: fc.constant(key),
    role: fc.oneof(fc.constantFrom(...roles), fc.constantFrom(...rolesFor(endpoint))),
    site: fc.nat(1),
    parameters: fc.array(parameter, { minLength: count, maxLength: count }),
    query: queriesOf(endpoint),
    body: bodiesOf(key, endpoint),
    contentType: fc.oneof(
      { weight: 20, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          null,
          'text/plain',
          'application/json; charset=utf-16',
          'application/json; charset=utf-7',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
        ),
      },
    ),
    csrf: fc.nat(19).map((n) => n > 0),
    idempotencyKey: fc.option(fc.constantFrom('a', 'key-1', 'x'.repeat(300)), {
      nil: null,
      freq: 6,
    }),
    pick: fc.nat(1_000),
  });
};

/** Calls of all endpoints, the same for the same seed. */
export const generateCalls = (seed: number, count: number): GeneratedCall[] =>
  fc.sample(fc.oneof(...keys.map(callOf)), { seed, numRuns: count });
