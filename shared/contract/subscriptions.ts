import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { emailAddress, proof } from './auth.ts';
import { endpoint, instant } from './endpoint.ts';
import { wholeNumber } from './field-schemas.ts';
import { digestPreferences } from './digest-preferences.ts';
import { described, named } from './openapi-metadata.ts';
import {
  language,
  formPreferences,
  consent,
  consentSource,
  masked,
  subscription,
  preferences,
  subscribed,
  token,
  byToken,
  linkSent,
  access,
} from './subscription-schemas.ts';
import { type Limit, minutes, subscriptionLinksLimit } from './rate-limit.ts';

const directions = ['more', 'less'] as const;
const direction = z.enum(directions, 'must be more or less');

const subscriptionsLimit: Limit = {
  name: 'subscriptions',
  requests: 'subscriptions',
  storage: 'database',
  seconds: minutes(10),
  network: 30,
};

const subscriptionSettingsLimit: Limit = {
  name: 'subscription-settings',
  requests: 'changes',
  storage: 'process',
  seconds: minutes(10),
  person: 60,
  network: 360,
};

export const subscriptions = {
  'POST /api/subscriptions/subscribe': endpoint({
    access: 'anyone',
    limit: subscriptionsLimit,
    summary:
      'Subscribes an address to the digest. It gets a confirmation email, unless ' +
      "it is the caller's own verified address.",
    body: z.strictObject({
      email: emailAddress,
      ...formPreferences,
      ...consentSource,
      remark: described(
        'Honeypot. If it is filled, a proof of work is required.',
        z.optional(z.string().check(z.maxLength(1000))),
      ),
      elapsed: described(
        `Milliseconds the form was visible. Below ${limits.minFormMs}, a proof of work is ` +
          'required.',
        z.optional(wholeNumber(0, 1e12)),
      ),
      proof,
    }),
    reply: subscribed,
    status: 201,
    errorCodes: ['forbidden', 'too_many_requests'],
  }),
  'POST /api/subscriptions/subscribe-authenticated': endpoint({
    access: 'member',
    limit: {
      name: 'own-subscriptions',
      requests: 'subscriptions',
      storage: 'database',
      seconds: minutes(10),
      person: 20,
      network: 120,
    },
    allowBanned: true,
    summary: "Subscribes your account's address immediately.",
    body: z.strictObject({ ...formPreferences, ...consentSource }),
    reply: subscribed,
    status: 201,
  }),
  'GET /api/subscriptions/verify/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Shows what would be confirmed. Changes nothing.',
    path: byToken,
    reply: named(
      'SubscriptionToConfirm',
      z.object({
        state: described(
          '`expired`: the link is too old, or the subscription ended since; ' +
            'a new link can be sent.',
          z.enum(['waiting', 'confirmed', 'expired']),
        ),
        subscription: described('The requested subscription.', subscription),
        token: described('Token to manage it; null until confirmed.', z.nullable(z.string())),
      }),
    ),
    errorCodes: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/verify/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Confirms a subscription. Safe to repeat.',
    path: byToken,
    reply: named(
      'SubscriptionConfirmed',
      z.object({
        already: described('Whether it was already confirmed.', z.boolean()),
        subscription,
        token: described('Token to manage it.', z.string()),
      }),
    ),
    errorCodes: ['not_found', 'gone', 'too_many_requests'],
  }),
  'GET /api/subscriptions/unsubscribe/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Shows what would be ended. Browsers get a page with a button instead.',
    path: byToken,
    reply: named(
      'Unsubscribing',
      z.object({
        email: masked,
        language,
        subscribed: z.boolean(),
        canUndo: described('Whether the link can subscribe again.', z.boolean()),
      }),
    ),
    errorCodes: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/unsubscribe/{token}': endpoint({
    access: 'anyone',
    // Mail programs of millions of users share few networks, and every unsubscription must succeed.
    limit: {
      name: 'unsubscribing',
      requests: 'requests',
      storage: 'process',
      seconds: minutes(10),
      network: 30_000,
    },
    summary:
      'Ends a subscription immediately, for one-click unsubscribe (RFC 8058). The ' +
      'body is ignored. Safe to repeat.',
    path: byToken,
    reply: named(
      'Unsubscribed',
      z.object({ email: masked, language, subscribed: z.literal(false) }),
    ),
    csrf: false,
    errorCodes: ['not_found', 'too_many_requests'],
  }),
  'POST /api/subscriptions/unsubscribe-authenticated': endpoint({
    access: 'member',
    limit: subscriptionSettingsLimit,
    allowBanned: true,
    summary: 'Ends your subscription. Safe to repeat.',
    reply: named('OwnUnsubscribed', z.object({ subscribed: z.literal(false) })),
  }),
  'GET /api/subscriptions/status': endpoint({
    access: 'member',
    summary: "Your subscription: the linked one, else the one for your account's address.",
    reply: named(
      'SubscriptionStatus',
      z.object({
        subscribed: z.boolean(),
        subscription: z.nullable(subscription),
        token: described(
          'Token to manage it with full access, valid for one hour.',
          z.nullable(z.string()),
        ),
      }),
    ),
  }),
  'PUT /api/subscriptions/preferences': endpoint({
    access: 'member',
    limit: subscriptionSettingsLimit,
    allowBanned: true,
    summary: 'Changes your subscription.',
    body: preferences,
    reply: subscription,
    errorCodes: ['not_found'],
  }),
  'POST /api/subscriptions/link-account': endpoint({
    access: 'member',
    limit: subscriptionSettingsLimit,
    allowBanned: true,
    summary:
      "Links a subscription to your account: one of your account's address, or one whose " +
      'newly emailed link you have.',
    body: z.strictObject({ token: described('The token to manage it.', token) }),
    reply: subscription,
    errorCodes: ['forbidden', 'not_found', 'conflict', 'gone', 'too_many_requests'],
  }),
  'GET /api/subscriptions/preferences/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'A subscription, by the token from an email.',
    path: byToken,
    reply: subscription,
    errorCodes: ['not_found', 'gone', 'too_many_requests'],
  }),
  'PUT /api/subscriptions/preferences/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary:
      'Changes a subscription. Changing the prompt or the preferences needs a newly emailed link.',
    path: byToken,
    body: preferences,
    reply: subscription,
    errorCodes: ['forbidden', 'not_found', 'gone', 'too_many_requests'],
  }),
  'DELETE /api/subscriptions/preferences/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Erases a subscription and all its data immediately. Needs a newly emailed link.',
    path: byToken,
    reply: named('SubscriptionErased', z.object({ erased: z.literal(true) })),
    errorCodes: ['forbidden', 'not_found', 'gone', 'too_many_requests'],
  }),
  'POST /api/subscriptions/end-old-links/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary:
      'Makes all links of earlier emails invalid, except to unsubscribe. Needs a newly ' +
      'emailed link.',
    path: byToken,
    reply: named('OldLinksEnded', z.object({ ended: z.literal(true) })),
    errorCodes: ['forbidden', 'not_found', 'gone', 'too_many_requests'],
  }),
  'GET /api/subscriptions/stories/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'The posts of an email that are still shown. Changes nothing.',
    path: byToken,
    reply: named(
      'SubscriptionStories',
      z.object({
        language,
        heading: z.string(),
        access,
        stories: z.array(
          z.object({
            title: z.string(),
            token: described(
              'For feedback on the post; null without a newly emailed link.',
              z.nullable(z.string()),
            ),
          }),
        ),
        token: described('Token to manage the subscription, with the same access.', z.string()),
      }),
    ),
    errorCodes: ['not_found', 'gone', 'too_many_requests'],
  }),
  'GET /api/subscriptions/feedback/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary:
      'A post and its subjects, to include or to avoid them. Needs a newly emailed link. Changes ' +
      'nothing.',
    path: byToken,
    reply: named(
      'SubscriptionFeedback',
      z.object({
        language,
        title: described('Of the post.', z.string()),
        preferences: described(
          'What the digest is like. Null: the standard digest.',
          z.nullable(digestPreferences),
        ),
        choices: z.array(z.object({ direction: z.enum(directions), subject: z.string() })),
        token: described('Token to manage the subscription, with the same access.', z.string()),
      }),
    ),
    errorCodes: ['not_found', 'gone', 'too_many_requests'],
  }),
  'POST /api/subscriptions/feedback/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary:
      'Adds a subject of a post to the preferences, to include or to avoid it. Needs a newly ' +
      'emailed link. Safe to repeat.',
    path: byToken,
    body: z.strictObject({
      direction,
      subject: described(
        'One of the choices.',
        z.string('must be one of the choices').check(z.maxLength(60, 'must be one of the choices')),
      ),
    }),
    reply: named('SubscriptionFeedbackGiven', z.object({ preferences: digestPreferences })),
    errorCodes: ['not_found', 'gone', 'too_many_requests'],
  }),
  'POST /api/subscriptions/resubscribe/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Undoes an unsubscribe.',
    path: byToken,
    reply: subscription,
    errorCodes: ['not_found', 'too_many_requests'],
  }),
  'GET /api/subscriptions/export/{token}': endpoint({
    access: 'anyone',
    limit: subscriptionLinksLimit,
    summary: 'Exports everything stored about a subscription. Needs a newly emailed link.',
    path: byToken,
    reply: named(
      'SubscriptionExport',
      z.object({
        ...subscription.shape,
        site: z.string(),
        email: z.string(),
        source: z.string(),
        consent: described(
          'For imported subscribers: where and how they consented, as the importer ' +
            'stated; else empty.',
          z.string(),
        ),
        createdAt: instant,
        confirmedAt: z.nullable(instant),
        unsubscribedAt: z.nullable(instant),
        consents: described('Proof of consent, earliest first.', z.array(consent)),
        mails: described(
          'Emails sent for it, and when.',
          z.array(z.object({ kind: z.string(), state: z.string(), createdAt: instant })),
        ),
      }),
    ),
    errorCodes: ['forbidden', 'not_found', 'gone', 'too_many_requests'],
  }),
  'POST /api/subscriptions/manage-link': endpoint({
    access: 'anyone',
    limit: subscriptionsLimit,
    summary:
      "Emails a link to all of a subscription's data, valid for one hour, or a new " +
      "confirmation link if it isn't confirmed yet. The response doesn't reveal whether the " +
      'address has one.',
    body: z.strictObject({
      email: z.optional(emailAddress),
      token: described(
        'Instead of the address: a token to manage the subscription, or of the posts of a digest, ' +
          'or a confirmation token, even an expired one.',
        z.optional(token),
      ),
    }),
    reply: linkSent,
    errorCodes: ['not_found', 'too_many_requests'],
  }),
};
