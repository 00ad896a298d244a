import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { contract, keys, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import type { Ctx, Deps } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import { setRequestContext, type RequestContext } from '../front/request-context.ts';
import { createLimits, limitTable } from './rate-limits.ts';

describe('the table of limits', () => {
  const limited = limitTable.flatMap((limit) => limit.keys);
  const getEndpoint = (key: Key): AnyEndpoint => contract[key];

  it('lists every write, search and expensive read once', () => {
    const needs = keys.filter(
      (key) =>
        methodAndPath(key).method !== 'GET' ||
        getEndpoint(key).errorCodes?.includes('too_many_requests') ||
        (getEndpoint(key).access === 'anyone' && 'q' in getEndpoint(key).query.shape),
    );
    expect([...limited].toSorted()).toEqual(needs.toSorted());
    expect(limited).toEqual(
      expect.arrayContaining<Key>([
        'POST /api/auth/login',
        'POST /api/auth/signup',
        'PUT /api/account/email',
        'POST /api/api-keys',
        'GET /api/link-preview',
        'GET /api/account/export',
        'GET /api/posts',
      ]),
    );
  });

  it.each(limitTable.map((limit) => [limit.name, limit] as const))(
    'says of %s how often for whom',
    (name, limit) => {
      expect(limitTable.filter((other) => other.name === name)).toEqual([limit]);
      expect(name).toMatch(/^[a-z-]+$/);
      expect(limit.seconds).toBeGreaterThanOrEqual(60);
      // Requests of a caller count per person, others per network.
      for (const key of limit.keys)
        if (key !== 'GET /api/posts')
          expect([key, limit.person !== undefined]).toEqual([
            key,
            !['anyone', 'signed'].includes(getEndpoint(key).access),
          ]);
      // A network can be an office of many people.
      if (limit.anonymous !== undefined) expect(limit.anonymous).toBeLessThan(limit.network);
      if (limit.person !== undefined)
        expect(limit.network).toBeGreaterThanOrEqual(5 * limit.person);
    },
  );

  it('stores counters of costly requests in the database', () => {
    const storedKeys = limitTable
      .filter((limit) => limit.storage === 'database')
      .flatMap((limit) => limit.keys);
    expect(storedKeys).toEqual(
      expect.arrayContaining<Key>([
        'POST /api/posts',
        'POST /api/posts/{id}/comments',
        'POST /api/auth/login',
        'POST /api/auth/signup',
        'PUT /api/account/email',
        'POST /api/account/email/verify',
        'DELETE /api/account',
        'GET /api/account/export',
        'POST /api/api-keys',
        'GET /api/link-preview',
        'POST /api/newsletter/preview',
      ]),
    );
  });

  it('has fixed limits for posts, comments and votes', () => {
    const findLimit = (key: Key) => limitTable.find((limit) => limit.keys.includes(key));
    expect(findLimit('POST /api/posts')).toMatchObject({ person: 10, seconds: 600 });
    expect(findLimit('POST /api/posts/{id}/comments')).toMatchObject({ person: 30, seconds: 600 });
    expect(findLimit('POST /api/posts/{id}/vote')).toMatchObject({ person: 200, seconds: 600 });
    expect(findLimit('POST /api/comments/{id}/vote')).toBe(findLimit('POST /api/posts/{id}/vote'));
  });
});

describe('a counter of one process', () => {
  const clock = { at: 0, now: () => new Date(clock.at) };
  const key = 'POST /api/posts/{id}/vote';
  const row: (typeof limitTable)[number] = {
    name: 'votes',
    requests: 'votes',
    keys: [key, 'POST /api/comments/{id}/vote'],
    paths: [],
    storage: 'process',
    seconds: 600,
    person: 2,
    network: 5,
  };
  const make = (limit: Partial<typeof row> = {}) =>
    createLimits({ clock, db: null as unknown as Deps['db'] }, [{ ...row, ...limit }]);
  const from = (address: string, url = '/') => {
    const req = { url, path: '/' } as Request;
    setRequestContext(req, { address } as RequestContext);
    return req;
  };
  const by = (userId: string, siteId = 'a') =>
    ({ site: { id: siteId }, viewer: { userId } }) as unknown as Ctx;
  /** Returns null for an allowed call, else the error message. */
  const getError = async (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) =>
        error instanceof AppError
          ? `${error.code} ${error.retryAfter} ${error.message}`
          : Promise.reject(error as Error),
    );

  it('rejects requests until the end of the window', async () => {
    const limits = make();
    clock.at = 0;
    for (let i = 0; i < 2; i += 1)
      expect(await getError(limits.count(from('1.1.1.1'), key, by('ada')))).toBeNull();
    clock.at = 180_500;
    expect(await getError(limits.count(from('1.1.1.1'), key, by('ada')))).toBe(
      'too_many_requests 420 Too many votes in a short time. Try again in 7 minutes.',
    );
    clock.at = 599_999;
    expect(await getError(limits.count(from('1.1.1.1'), key, by('ada')))).toBe(
      'too_many_requests 1 Too many votes in a short time. Try again in 1 second.',
    );
    clock.at = 600_000;
    expect(await getError(limits.count(from('1.1.1.1'), key, by('ada')))).toBeNull();
  });

  it('counts all endpoints of a rule per person and site', async () => {
    const limits = make();
    expect(await getError(limits.count(from('1.1.1.1'), key, by('ada')))).toBeNull();
    expect(
      await getError(limits.count(from('2.2.2.2'), 'POST /api/comments/{id}/vote', by('ada'))),
    ).toBeNull();
    expect(await getError(limits.count(from('3.3.3.3'), key, by('ada')))).not.toBeNull();
    expect(await getError(limits.count(from('1.1.1.1'), key, by('bob')))).toBeNull();
    expect(await getError(limits.count(from('1.1.1.1'), key, by('ada', 'b')))).toBeNull();
    expect(await getError(limits.count(from('1.1.1.1'), 'GET /api/posts', by('ada')))).toBeNull();
  });

  it('counts all people of a network on all sites', async () => {
    const limits = make({ network: 3 });
    for (const [i, siteId] of ['a', 'b', 'c'].entries())
      expect(
        await getError(limits.count(from('2001:db8::1'), key, by(`person${i}`, siteId))),
      ).toBeNull();
    expect(await getError(limits.count(from('2001:db8::ffff'), key, by('person9')))).not.toBeNull();
    expect(await getError(limits.count(from('2001:db8:1::1'), key, by('person9')))).toBeNull();
  });

  it('starts again after the clock was set back', async () => {
    const limits = make();
    clock.at = 10_000_000;
    for (let i = 0; i < 3; i += 1) await getError(limits.count(from('1.1.1.1'), key, by('ada')));
    clock.at = 0;
    expect(await getError(limits.count(from('1.1.1.1'), key, by('ada')))).toBeNull();
  });

  it('limits the networks of an IPv6 /48 together', async () => {
    const limits = make({ person: undefined, network: 2 });
    clock.at = 0;
    const errors: (string | null)[] = [];
    for (let i = 0; i < 20; i += 1)
      errors.push(await getError(limits.count(from(`2001:db8:7:${i.toString(16)}::1`), key)));
    expect(errors.filter((error) => error !== null)).toHaveLength(4);
    expect(await getError(limits.count(from('2001:db8:8::1'), key))).toBeNull();
  });

  it('drops the oldest of too many counters', async () => {
    const limits = make({ person: undefined, network: 1 });
    clock.at = 0;
    expect(await getError(limits.count(from('1.1.1.1'), key))).toBeNull();
    expect(await getError(limits.count(from('1.1.1.1'), key))).not.toBeNull();
    for (let i = 0; i < 50_000; i += 1)
      await limits.count(from(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`), key);
    expect(await getError(limits.count(from('1.1.1.1'), key))).toBeNull();
  });

  it('counts pages by their decoded path', async () => {
    const limits = make({ keys: [], paths: ['/files.xml'], person: undefined, network: 1 });
    const visit = (path: string) => {
      const req = { ...from('1.1.1.1'), path } as Request;
      return getError(Promise.resolve(limits.pages(req, {} as Response, () => undefined)));
    };
    expect(await visit('/files.xml')).toBeNull();
    expect(await visit('/other.xml')).toBeNull();
    expect(await visit('/files%2Exml')).not.toBeNull();
  });

  it('ignores requests that do not match the rule', async () => {
    const limits = make({
      person: undefined,
      network: 1,
      matches: ({ url }) => url.includes('q='),
    });
    for (let i = 0; i < 3; i += 1)
      expect(await getError(limits.count(from('1.1.1.1'), key))).toBeNull();
    expect(await getError(limits.count(from('1.1.1.1', '/?q=x'), key))).toBeNull();
    expect(await getError(limits.count(from('1.1.1.1', '/?q=x'), key))).not.toBeNull();
  });
});
