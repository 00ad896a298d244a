import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { methodAndPath } from '#shared/contract/keys.ts';
import { hourMs } from '#shared/durations.ts';
import { fromSite } from '../members.ts';
import { takeProblems } from '../openapi-replies.ts';
import { hosts, type TestApp } from '../test-app.ts';
import { recordChanges, type Change } from './committed-changes.ts';
import { generateCalls, type GeneratedCall, type Role } from './inputs.ts';
import { pickOf, readKnownRows, rowOfPath, type KnownRows } from './known-rows.ts';
import {
  createWorld,
  markOf,
  otherTenant,
  platformName,
  tenants,
  type Tenant,
  type World,
} from './tenants.ts';

/** A property that a call broke. */
export type Finding = { call: number; what: string; key: string; role: Role; request: string };
/** `accepted`: keys of endpoints that answered a call with success. */
type FuzzReport = { findings: Finding[]; accepted: Set<string> };

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | null };
type Answer = { status: number; text: string };

/** How many calls one set of callers makes. Calls end sessions, ban and delete them. */
const callsPerWorld = 60;

/**
 * Sends generated calls to two tenants of the application. Checks each:
 * - no 5xx, and a reply as the contract says
 * - nothing of the other tenant in it, and no change of its rows
 * - no change at all where the call was refused
 */
export async function fuzz(t: TestApp, seed: number, count: number): Promise<FuzzReport> {
  const { db } = t.deps;
  const server = createServer(t.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const changes = await recordChanges(db);
  const report: FuzzReport = { findings: [], accepted: new Set() };
  const sentTo = { nontrivial: new Set<string>(), statecraft: new Set<string>() };
  let worlds = {} as Record<Tenant, World>;
  let known = {} as KnownRows;
  for (const [number, call] of generateCalls(seed, count).entries()) {
    if (number % callsPerWorld === 0) {
      for (const site of tenants) worlds = { ...worlds, [site]: await createWorld(t, site) };
    }
    if (number % 10 === 0) {
      known = await readKnownRows(db);
      await db.execute(sql`delete from rate_limits`);
      await db.execute(sql`delete from failed_logins`);
      // Counters in memory expire.
      t.clock.set(new Date(t.clock.now().getTime() + hourMs));
      t.log.length = 0;
      await changes.take();
    }
    const site = tenants[call.site] as Tenant;
    const sent = await toRequest(call, site, worlds, known);
    const answer = await send(port, agent, sent);
    const taken = await changes.take();
    const found = [
      ...findFailures(t, answer),
      ...takeProblems(),
      ...findChanges(call, site, answer, taken),
      ...findForeignText(call, site, answer, sent, known, sentTo[site]),
    ];
    if (answer.status < 400) report.accepted.add(call.key);
    for (const what of found)
      report.findings.push({
        call: number,
        what,
        key: call.key,
        role: call.role,
        request: JSON.stringify({ site, ...sent, answer: answer.text.slice(0, 400) }).slice(
          0,
          2_500,
        ),
      });
  }
  agent.destroy();
  server.close();
  return report;
}

function findFailures(t: TestApp, { status }: Answer): string[] {
  const errors = t.log.filter(({ level }) => level === 'error' || Number(level) >= 50);
  t.log.length = 0;
  return status >= 500 || status === 0 || errors.length > 0
    ? [`answered ${status}: ${JSON.stringify(errors).slice(0, 1_500)}`]
    : [];
}

function findChanges(
  { role, key }: GeneratedCall,
  site: Tenant,
  { status }: Answer,
  found: Change[],
): string[] {
  const describe = ({ table, operation, columns, site: of }: Change) =>
    `${operation} ${table}(${columns}) of ${of}`;
  if (status >= 400) return found.map((change) => `refused, but did ${describe(change)}`);
  // A platform admin administers all sites.
  if (role === 'platform admin' && key.includes('/api/admin/sites')) return [];
  return found
    .filter((change) => change.site !== null && change.site !== site)
    .map((change) => `did ${describe(change)}`);
}

function findForeignText(
  { role, key }: GeneratedCall,
  site: Tenant,
  { text }: Answer,
  sent: Sent,
  known: KnownRows,
  earlier: Set<string>,
): string[] {
  if (role === 'platform admin' && key.includes('/api/admin/sites')) return [];
  const foreign = otherTenant(site);
  const ids = new Set(Object.values(known[foreign]).flat());
  // A foreign value in a request may be stored and come back.
  for (const value of tokensOf(decodeURIComponentSafely(sent.path) + (sent.body ?? '')))
    if (ids.has(value) || value.includes(markOf(foreign))) earlier.add(value);
  const foreignTokens = tokensOf(text).filter(
    (value) =>
      (ids.has(value) || value.includes(markOf(foreign))) &&
      !value.startsWith(platformName) &&
      !earlier.has(value),
  );
  return [...new Set(foreignTokens)].map((value) => `shows ${value} of ${foreign}`);
}

const tokensOf = (text: string): string[] => text.match(/[\w-]{8,}/g) ?? [];

function decodeURIComponentSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function toRequest(
  call: GeneratedCall,
  site: Tenant,
  worlds: Record<Tenant, World>,
  known: KnownRows,
): Promise<Sent> {
  const { method, path } = methodAndPath(call.key);
  const caller = worlds[site].callers[call.role];
  // An admin of the installation writes to another site what belongs there.
  const isForeign = path.includes('{site}') && call.parameters[0]?.from === 'foreign';
  const about = isForeign && call.role === 'platform admin' ? otherTenant(site) : site;
  const fill = (text: string) => fillIn(text, call, about, worlds, known);
  let index = 0;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = call.parameters[(index += 1) - 1];
    if (!parameter || parameter.from === 'hostile') return encode(parameter?.text ?? '');
    const from = parameter.from === 'own' ? site : otherTenant(site);
    return encode(valueOf(name, path, from, parameter.pick, worlds, known) ?? parameter.text);
  });
  const query = call.query.map(([name, value]) => `${encode(name)}=${encode(fill(value))}`);
  const proof =
    method !== 'GET' && call.csrf && caller.sessionId !== null ? await caller.proof() : {};
  return {
    method,
    path: filled + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: {
      Host: hosts[site],
      ...fromSite(site),
      ...caller.bearer,
      ...proof,
      ...(call.body !== null && call.contentType !== null
        ? { 'Content-Type': call.contentType }
        : {}),
      ...(call.idempotencyKey === null ? {} : { 'Idempotency-Key': call.idempotencyKey }),
    },
    body: call.body === null ? null : fill(call.body),
  };
}

/** Percent-encodes; half of a pair becomes the bytes that a careless client sends. */
const encode = (text: string) =>
  [...text].map((c) => (/[\uD800-\uDFFF]/u.test(c) ? '%ED%A0%80' : encodeURIComponent(c))).join('');

const samples: Record<string, string> = {
  slug: 'about',
  language: 'es',
  industry: 'technology',
  period: '2020-01-01',
};

function valueOf(
  name: string,
  path: string,
  from: Tenant,
  pick: number,
  worlds: Record<Tenant, World>,
  known: KnownRows,
): string | undefined {
  if (name === 'id') return rowOfPath(known[from], worlds[from].fresh, path, pick);
  if (name === 'username')
    return pick % 2 ? worlds[from].fresh.usernames : pickOf(known[from].usernames, pick);
  if (name === 'site') return from;
  if (name !== 'token') return samples[name];
  const { tokens } = worlds[from];
  const kind = (['verify', 'unsubscribe', 'feedback', 'stories', 'view', 'inbox'] as const).find(
    (part) => path.includes(`/${part}/`),
  );
  return tokens[kind ?? 'owner'];
}

function fillIn(
  text: string,
  { pick, role }: GeneratedCall,
  site: Tenant,
  worlds: Record<Tenant, World>,
  known: KnownRows,
): string {
  const own = worlds[site].callers[role].user;
  const replaced = (name: string, from: Tenant): string | undefined => {
    const rows = known[from];
    switch (name) {
      case 'username':
        return pick % 2 ? own?.username : pickOf(rows.usernames, pick);
      case 'email':
        return pick % 2 ? (own?.email ?? undefined) : pickOf(rows.emails, pick);
      case 'sentence':
        return worlds[from].sentence;
      case 'token':
        return Object.values(worlds[from].tokens)[pick % 6];
      case 'settings':
        return worlds[from].settings;
      case 'mark':
        return markOf(from);
      default:
        return pickOf(rows[name === 'version' ? 'site_versions' : `${name}s`], pick);
    }
  };
  return text.replace(
    /@(foreign-)?(username|email|sentence|settings|token|mark|post|comment|version)\b/g,
    (whole, foreign: string | undefined, name: string) =>
      replaced(name, foreign ? otherTenant(site) : site) ?? whole,
  );
}

function send(port: number, agent: Agent, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, text: String(error) });
    const bytes = body === null ? null : Buffer.from(body);
    const length: Record<string, string> =
      bytes === null ? {} : { 'Content-Length': String(bytes.length) };
    const req = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...length } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('error', fail);
        res.once('end', () => {
          const all = Buffer.concat(chunks);
          const encoding = res.headers['content-encoding'];
          const plain =
            encoding === 'br'
              ? brotliDecompressSync(all)
              : encoding === 'gzip'
                ? gunzipSync(all)
                : all;
          resolve({ status: res.statusCode ?? 0, text: plain.toString('utf8') });
        });
      },
    );
    req.setTimeout(20_000, () => req.destroy(new Error('no reply within 20 s')));
    req.once('error', fail);
    req.end(bytes ?? undefined);
  });
}
