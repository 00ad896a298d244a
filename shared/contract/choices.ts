import * as z from 'zod/mini';
import { choiceKinds, choices as stances } from '../choices.ts';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { minutes, type Limit } from './rate-limit.ts';

const kind = z.enum(choiceKinds, `must be one of ${choiceKinds.join(', ')}`);
const subject = described(
  'The ID of a post, the name of a tag, a host, or a username.',
  z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(253, 'is too long')),
  'example.org',
);
const choice = described(
  'A muted post is hidden from your lists; so are posts with a muted tag or domain. Posts and ' +
    'comments of muted people are hidden. People are followed by another endpoint.',
  z.enum(stances, `must be one of ${stances.join(', ')}`),
);
const target = z.strictObject({ kind, subject });

const chosen = named(
  'Choice',
  z.object({
    kind,
    subject,
    choice,
    post: described(
      'Only for a post.',
      z.optional(z.object({ slug: z.string(), title: z.string() })),
    ),
    createdAt: instant,
  }),
);
export type Choice = z.infer<typeof chosen>;

const choicesLimit: Limit = {
  name: 'choices',
  requests: 'follows and mutes',
  storage: 'process',
  seconds: minutes(10),
  person: 200,
  network: 1_200,
};

export const choices = {
  'GET /api/me/choices': endpoint({
    access: 'member',
    summary: 'What you follow and mute, the newest first.',
    reply: named('ChoiceList', z.object({ choices: z.array(chosen) })),
    apiKey: 'read',
  }),
  'PUT /api/me/choices/{kind}/{subject}': endpoint({
    access: 'member',
    limit: choicesLimit,
    summary: 'Follows or mutes a post, a tag or a domain, or mutes a person. Safe to repeat.',
    path: target,
    body: z.strictObject({ choice }),
    reply: named('Chosen', z.object({ choice: z.nullable(choice) })),
    apiKey: 'write',
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'DELETE /api/me/choices/{kind}/{subject}': endpoint({
    access: 'member',
    limit: choicesLimit,
    summary: 'Neither follows nor mutes. Safe to repeat.',
    path: target,
    reply: named('Unchosen', z.object({ choice: z.nullable(choice) })),
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
};
