import { minutes, type Limit } from './rate-limit.ts';

export const newsletterLimits: readonly Limit[] = [
  {
    name: 'subscriptions',
    requests: 'subscriptions',
    keys: ['POST /api/subscriptions/subscribe', 'POST /api/subscriptions/manage-link'],
    storage: 'database',
    seconds: minutes(10),
    network: 30,
  },
  {
    name: 'own-subscriptions',
    requests: 'subscriptions',
    keys: ['POST /api/subscriptions/subscribe-authenticated'],
    storage: 'database',
    seconds: minutes(10),
    person: 20,
    network: 120,
  },
  {
    name: 'subscription-settings',
    requests: 'settings changes',
    storage: 'process',
    seconds: minutes(10),
    person: 60,
    network: 360,
    keys: [
      'POST /api/subscriptions/unsubscribe-authenticated',
      'PUT /api/subscriptions/preferences',
      'POST /api/subscriptions/link-account',
    ],
  },
  // Mail scanners open each link many times. The domain counts invalid tokens (`wrongTokens`).
  {
    name: 'subscription-links',
    requests: 'links',
    storage: 'process',
    seconds: minutes(10),
    network: 3_000,
    keys: [
      'GET /api/subscriptions/verify/{token}',
      'POST /api/subscriptions/verify/{token}',
      'GET /api/subscriptions/unsubscribe/{token}',
      'GET /api/subscriptions/preferences/{token}',
      'PUT /api/subscriptions/preferences/{token}',
      'DELETE /api/subscriptions/preferences/{token}',
      'POST /api/subscriptions/end-old-links/{token}',
      'POST /api/subscriptions/resubscribe/{token}',
      'GET /api/subscriptions/feedback/{token}',
      'POST /api/subscriptions/feedback/{token}',
      'GET /api/subscriptions/export/{token}',
      'GET /api/inbox/mails/{token}',
      'POST /api/inbox/mails/{token}',
    ],
  },
  // Each request can call a model.
  {
    name: 'previews',
    requests: 'previews',
    keys: ['POST /api/newsletter/preview'],
    storage: 'database',
    seconds: minutes(10),
    network: 60,
    anonymous: 10,
  },
  {
    name: 'sentence-reports',
    requests: 'reports',
    keys: [
      'POST /api/newsletter/archive/{period}/reports',
      'POST /api/newsletter/view/{token}/reports',
    ],
    storage: 'database',
    seconds: minutes(10),
    network: 20,
  },
  // One service reports on all emails.
  {
    name: 'mail-events',
    requests: 'events',
    keys: ['POST /api/mail/events', 'POST /api/mail/hooks/{provider}'],
    storage: 'process',
    seconds: minutes(10),
    network: 30_000,
  },
  // Mail programs of millions of users share few networks, and every unsubscription must succeed.
  {
    name: 'unsubscribing',
    requests: 'calls',
    keys: ['POST /api/subscriptions/unsubscribe/{token}'],
    storage: 'process',
    seconds: minutes(10),
    network: 30_000,
  },
];
