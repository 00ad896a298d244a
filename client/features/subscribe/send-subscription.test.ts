import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import { sendSubscription, type SubscriptionInput } from './send-subscription.ts';

const typed: SubscriptionInput = {
  email: 'a@b.cd',
  frequency: 'daily',
  prompt: '',
  language: undefined,
  remark: '',
  elapsed: 5_000,
  form: 'page',
  page: '/newsletter',
};
const reply = { requiresVerification: true, userExists: false, username: null, hint: '' };

/** Rejects with these errors in turn, then succeeds. Records its calls. */
function answering(...errors: ApiError[]) {
  const calls: { key: string; body: Record<string, unknown> }[] = [];
  const api = (async (key: string, { body }: { body: Record<string, unknown> }) => {
    calls.push({ key, body });
    const error = errors.shift();
    if (error) throw error;
    return reply;
  }) as unknown as Api;
  return { api, calls };
}
const unknownZone = () =>
  new ApiError(400, 'invalid', 'No.', [{ field: 'timeZone', message: 'must be a time zone' }]);
const proofNeeded = () =>
  new ApiError(429, 'challenge_required', 'No.', [], undefined, { challenge: 'abc.', zeroBits: 6 });

it('sends a prompt and a comment only if present', async () => {
  const { api, calls } = answering();
  expect(await sendSubscription(api, typed, undefined)).toBe(reply);
  await sendSubscription(api, { ...typed, prompt: 'Briefly', remark: 'spam' }, undefined);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { prompt: _prompt, remark: _remark, language: _language, ...body } = { ...typed, timeZone };
  expect(calls).toEqual([
    { key: 'POST /api/subscriptions/subscribe', body },
    {
      key: 'POST /api/subscriptions/subscribe',
      body: { ...body, custom_prompt: 'Briefly', remark: 'spam' },
    },
  ]);
});

it("subscribes a member only with the account's email address", async () => {
  const { api, calls } = answering();
  await sendSubscription(api, { ...typed, email: 'A@b.cd' }, 'a@B.cd');
  await sendSubscription(api, typed, 'x@b.cd');
  expect(calls.map(({ key }) => key)).toEqual([
    'POST /api/subscriptions/subscribe-authenticated',
    'POST /api/subscriptions/subscribe',
  ]);
  expect(Object.keys(calls[0]?.body ?? {})).toEqual(['frequency', 'form', 'page', 'timeZone']);
});

it('omits a time zone that the server rejects', async () => {
  const { api, calls } = answering(unknownZone());
  expect(await sendSubscription(api, typed, undefined)).toBe(reply);
  expect(calls.map(({ body }) => 'timeZone' in body)).toEqual([true, false]);
  await expect(
    sendSubscription(answering(unknownZone(), unknownZone()).api, typed, undefined),
  ).rejects.toThrow('No.');
});

it('solves a requested proof of work and sends it once', async () => {
  const { api, calls } = answering(proofNeeded());
  expect(await sendSubscription(api, typed, undefined)).toBe(reply);
  const { challenge, nonce } = (calls[1]?.body.proof ?? {}) as { challenge: string; nonce: number };
  expect(
    createHash('sha256')
      .update(challenge + nonce)
      .digest()[0],
  ).toBeLessThan(4);
  await expect(
    sendSubscription(answering(proofNeeded(), proofNeeded()).api, typed, undefined),
  ).rejects.toThrow('No.');
});

it('throws other errors at once', async () => {
  const { api, calls } = answering(new ApiError(500, 'internal', 'Broken.'));
  await expect(sendSubscription(api, typed, undefined)).rejects.toThrow('Broken.');
  expect(calls).toHaveLength(1);
});
