import { parse } from 'libpg-query';

/**
 * Whether a statement names one site, so that a database distributed by `site_id` runs it on one
 * node. Each distributed table must be bound by `site_id = value`. The binding may be direct, or by
 * equality with a bound table of the same statement.
 */
type SiteScope = { tables: string[]; unbound: string[] };

type Node = Record<string, unknown>;
type Column = { source: Source; name: string };
type Source = { name: string; table: string | null; query: Node | null; isKnown: boolean };
type Level = {
  sources: Source[];
  bound: Set<string>;
  outer: Level | null;
  views: Map<string, boolean>;
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const child = (node: unknown, ...names: string[]): Node | null => {
  let now: unknown = node;
  for (const name of names) now = isNode(now) ? now[name] : null;
  return isNode(now) ? now : null;
};
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export async function findSiteScope(
  text: string,
  isDistributed: (table: string) => boolean,
): Promise<SiteScope> {
  const { stmts } = (await parse(text)) as unknown as { stmts?: { stmt: Node }[] };
  const tables = new Set<string>();
  const unbound = new Set<string>();
  for (const { stmt } of stmts ?? []) check(stmt, null);
  return { tables: [...tables].toSorted(), unbound: [...unbound].toSorted() };

  /** Checks a statement or subquery. Returns whether its rows are of one site. */
  function check(node: Node, outer: Level | null): boolean {
    const [kind = ''] = Object.keys(node);
    const body = child(node, kind) ?? {};
    const level: Level = { sources: [], bound: new Set(), outer, views: new Map(outer?.views) };
    for (const cte of list(child(body, 'withClause')?.ctes)) {
      const view = child(cte, 'CommonTableExpr');
      const name = String(view?.ctename);
      // A recursive view names itself, and is of one site if its other part is.
      level.views.set(name, true);
      const query = child(view, 'ctequery');
      if (query) level.views.set(name, check(query, level));
    }
    if (kind === 'SelectStmt') return checkSelect(body, level);
    if (kind === 'InsertStmt') return checkInsert(body, level);
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') {
      addSource({ RangeVar: body.relation }, level);
      return checkSources(body, level);
    }
    return true;
  }

  function checkSelect(body: Node, level: Level): boolean {
    if (isNode(body.larg) && isNode(body.rarg)) {
      const parts = [body.larg, body.rarg].map((part) => check({ SelectStmt: part }, level));
      return parts.every(Boolean);
    }
    return checkSources(body, level);
  }

  function checkInsert(body: Node, level: Level): boolean {
    const table = String(child(body, 'relation')?.relname);
    const query = child(body, 'selectStmt');
    const select = child(query, 'SelectStmt');
    const isOfOneSite = query && !select?.valuesLists ? check(query, level) : true;
    for (const part of ['valuesLists', 'returningList', 'onConflictClause'])
      for (const subquery of findSubqueries(select?.[part] ?? body[part])) check(subquery, level);
    if (!isDistributed(table)) return isOfOneSite;
    tables.add(table);
    const position = list(body.cols).findIndex(
      (col) => child(col, 'ResTarget')?.name === 'site_id',
    );
    const target = list(select?.targetList)[position];
    // Each row of VALUES names its site.
    const isNamed =
      position >= 0 &&
      (select?.valuesLists !== undefined || isValue(child(target, 'ResTarget', 'val')));
    if (!isNamed && !isOfOneSite) unbound.add(table);
    return isNamed || isOfOneSite;
  }

  function checkSources(body: Node, level: Level): boolean {
    const conditions: Node[] = [];
    for (const item of [...list(body.fromClause), ...list(body.usingClause)])
      addSources(item, level, conditions);
    if (isNode(body.whereClause)) conditions.push(body.whereClause);
    const equalities = conditions.flatMap((condition) => readEqualities(condition, level));
    const bind = () => {
      for (let size = -1; size !== level.bound.size;) {
        size = level.bound.size;
        for (const [a, b] of equalities)
          for (const [one, other] of [
            [a, b],
            [b, a],
          ] as const)
            if (one.column && isBound(other, level)) level.bound.add(keyOf(one.column));
      }
    };
    bind();
    // A lateral subquery may be bound by its neighbors, and bind others.
    const known = new Set(unbound);
    for (let round = 0; round < 2; round += 1) {
      if (round > 0) for (const table of unbound) if (!known.has(table)) unbound.delete(table);
      for (const source of level.sources)
        if (source.query && check(source.query, level)) source.isKnown = true;
      bind();
      for (const subquery of findSubqueries(
        Object.entries(body)
          .filter(([name]) => !['withClause', 'fromClause', 'usingClause'].includes(name))
          .map(([, part]) => part)
          .concat(conditions),
      ))
        check(subquery, level);
    }
    let isOfOneSite = true;
    let hasTable = false;
    for (const source of level.sources) {
      if (source.table !== null && isDistributed(source.table)) {
        tables.add(source.table);
        hasTable = true;
        if (!level.bound.has(`${source.name}.site_id`)) {
          unbound.add(source.table);
          isOfOneSite = false;
        }
      } else if (source.isKnown || level.bound.size > 0) hasTable = true;
      else isOfOneSite = false;
    }
    return (
      hasTable && (isOfOneSite || level.sources.some((source) => isSourceBound(source, level)))
    );
  }

  function isSourceBound(source: Source, level: Level): boolean {
    return (
      source.table !== null &&
      isDistributed(source.table) &&
      level.bound.has(`${source.name}.site_id`)
    );
  }

  function addSources(item: Node, level: Level, conditions: Node[]): void {
    const join = child(item, 'JoinExpr');
    if (!join) return addSource(item, level);
    for (const side of ['larg', 'rarg'])
      if (isNode(join[side])) addSources(join[side], level, conditions);
    if (isNode(join.quals)) conditions.push(join.quals);
  }

  function addSource(item: Node, level: Level): void {
    const range = child(item, 'RangeVar');
    const other = child(item, 'RangeSubselect') ?? child(item, 'RangeFunction');
    const alias = child(range ?? other, 'alias')?.aliasname;
    const table = range ? String(range.relname) : null;
    const view = table === null ? undefined : level.views.get(table);
    level.sources.push({
      name: String(alias ?? table ?? `function ${level.sources.length}`),
      table: view === undefined ? table : null,
      query: child(item, 'RangeSubselect', 'subquery'),
      isKnown: view ?? false,
    });
  }
}

type Side = { column: Column | null; isValue: boolean; level: Level | null };
const keyOf = ({ source, name }: Column) => `${source.name}.${name}`;

function isBound(side: Side, level: Level): boolean {
  if (side.isValue) return true;
  if (!side.column) return false;
  if (side.column.source.isKnown) return true;
  return (side.level ?? level).bound.has(keyOf(side.column));
}

/** A parameter, a constant, or a cast of one. */
function isValue(node: Node | null): boolean {
  if (!node) return false;
  if (node.ParamRef || node.A_Const) return true;
  const cast = child(node, 'TypeCast', 'arg');
  return cast ? isValue(cast) : false;
}

function readEqualities(condition: Node, level: Level): [Side, Side][] {
  const both = child(condition, 'BoolExpr');
  if (both) {
    return both.boolop === 'AND_EXPR'
      ? list(both.args).flatMap((part) => readEqualities(part, level))
      : [];
  }
  const comparison = child(condition, 'A_Expr');
  if (comparison) {
    const operator = child(list(comparison.name)[0], 'String')?.sval;
    if (comparison.kind !== 'AEXPR_OP' || operator !== '=') return [];
    const [left, right] = [child(comparison, 'lexpr'), child(comparison, 'rexpr')];
    const rows = [child(left, 'RowExpr'), child(right, 'RowExpr')];
    if (rows[0] && rows[1]) {
      const others = list(rows[1].args);
      return list(rows[0].args).map((part, i) => [
        readSide(part, level),
        readSide(others[i] ?? null, level),
      ]);
    }
    // (a, b) = (select a, b …)
    if (rows[0])
      return list(rows[0].args).map((part) => [readSide(part, level), readSide(right, level)]);
    return [[readSide(left, level), readSide(right, level)]];
  }
  const link = child(condition, 'SubLink');
  if (link?.subLinkType === 'ANY_SUBLINK' && !link.operName) {
    const tested = child(link, 'testexpr');
    const parts = list(child(tested, 'RowExpr')?.args);
    return (parts.length > 0 ? parts : [tested]).map((part) => [
      readSide(part, level),
      readSide({ SubLink: link }, level),
    ]);
  }
  return [];
}

/** A column that may name the site. Subqueries are checked by themselves. */
function readSide(node: Node | null, level: Level): Side {
  const none: Side = { column: null, isValue: isValue(node), level: null };
  if (child(node, 'SubLink')) return { ...none, isValue: true };
  const fields = list(child(node, 'ColumnRef')?.fields).map(
    (field) => child(field, 'String')?.sval as string | undefined,
  );
  const name = fields.at(-1);
  if (name === undefined) return none;
  const qualifier = fields.at(-2);
  for (let now: Level | null = level; now; now = now.outer) {
    const source =
      qualifier === undefined
        ? now.sources.find(({ table }) => table !== null)
        : now.sources.find((item) => item.name === qualifier);
    if (source) return { column: { source, name }, isValue: false, level: now };
  }
  return none;
}

/** The subqueries of an expression, without their own. */
function findSubqueries(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(findSubqueries);
  if (!isNode(part)) return [];
  if (part.SelectStmt) return [part];
  return Object.values(part).flatMap(findSubqueries);
}
