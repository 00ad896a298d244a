import { keys, type Key } from '#shared/contract/index.ts';
import { isStaffKey, methodAndPath } from '#shared/contract/keys.ts';
import { hour, minutes, type Limit } from './rate-limit.ts';

/** Staff endpoints, except those that send mail or requests and have their own limits. */
const separatelyLimited: readonly Key[] = [
  'POST /api/admin/users/{username}/ban',
  'POST /api/admin/subscribers/import',
  'POST /api/admin/issues/{id}/test',
  'POST /api/admin/issues/{id}/send',
  'POST /api/admin/inbound-feeds',
  'POST /api/admin/inbound-feeds/{id}/poll',
  'PUT /api/admin/login-providers/{id}',
  'PUT /api/admin/mail',
  'POST /api/admin/mail/key',
  'POST /api/admin/mail/dns',
  'POST /api/admin/segment-counts',
  'POST /api/admin/issues/{id}/links',
  'POST /api/admin/images',
];
const staffWrites = keys.filter(
  (key) =>
    isStaffKey(key) && methodAndPath(key).method !== 'GET' && !separatelyLimited.includes(key),
);

export const staffLimits: readonly Limit[] = [
  {
    name: 'staff',
    requests: 'changes',
    keys: staffWrites,
    storage: 'process',
    seconds: minutes(10),
    person: 600,
    network: 3_600,
  },
  // Reads all subscribers of the site.
  {
    name: 'segment-counts',
    requests: 'counts',
    keys: ['POST /api/admin/segment-counts'],
    storage: 'process',
    seconds: minutes(10),
    person: 200,
    network: 1_200,
  },
  // Each has up to 2 MB.
  {
    name: 'images',
    requests: 'uploads',
    keys: ['POST /api/admin/images'],
    storage: 'process',
    seconds: hour,
    person: 200,
    network: 1_000,
  },
  // Bans need no fresh login, so that spam can be stopped at once.
  {
    name: 'bans',
    requests: 'bans',
    keys: ['POST /api/admin/users/{username}/ban'],
    storage: 'database',
    seconds: hour,
    person: 100,
    network: 600,
  },
  {
    name: 'login-providers',
    requests: 'changes',
    keys: ['PUT /api/admin/login-providers/{id}'],
    storage: 'process',
    seconds: hour,
    person: 60,
    network: 360,
  },
  // Each of them calls other servers, or takes much time of the processor.
  {
    name: 'mail-settings',
    requests: 'changes',
    keys: ['PUT /api/admin/mail', 'POST /api/admin/mail/key', 'POST /api/admin/mail/dns'],
    storage: 'process',
    seconds: hour,
    person: 60,
    network: 360,
  },
  {
    name: 'subscriber-imports',
    requests: 'imports',
    keys: ['POST /api/admin/subscribers/import'],
    storage: 'database',
    seconds: hour,
    person: 200,
    network: 1_000,
  },
  {
    name: 'subscriber-lists',
    requests: 'pages',
    keys: ['GET /api/admin/subscribers'],
    storage: 'database',
    seconds: minutes(10),
    person: 120,
    network: 720,
  },
  {
    name: 'statistics-exports',
    requests: 'exports',
    keys: [
      'GET /api/admin/statistics/issues/export',
      'GET /api/admin/statistics/reads/export',
      'GET /api/admin/statistics/subscribers/export',
    ],
    storage: 'process',
    seconds: hour,
    person: 60,
    network: 360,
  },
  {
    name: 'subscriber-exports',
    requests: 'exports',
    keys: [
      'GET /api/admin/subscribers/export',
      'GET /api/admin/subscribers/consents/export',
      'GET /api/admin/subscribers/suppressed/export',
    ],
    storage: 'database',
    seconds: hour,
    person: 10,
    network: 60,
  },
  {
    name: 'issue-previews',
    requests: 'previews',
    keys: ['GET /api/admin/issues/{id}/preview'],
    storage: 'database',
    seconds: minutes(10),
    person: 60,
    network: 360,
  },
  {
    name: 'mail-checks',
    requests: 'checks',
    keys: ['GET /api/admin/issues/{id}/mistakes'],
    storage: 'process',
    seconds: minutes(10),
    person: 200,
    network: 1_200,
  },
  // Each requests up to 50 pages of others.
  {
    name: 'issue-link-checks',
    requests: 'link checks',
    keys: ['POST /api/admin/issues/{id}/links'],
    storage: 'database',
    seconds: hour,
    person: 20,
    network: 120,
  },
  {
    name: 'test-mails',
    requests: 'test emails',
    keys: ['POST /api/admin/issues/{id}/test'],
    storage: 'database',
    seconds: hour,
    person: 10,
    network: 60,
  },
  {
    name: 'issue-sends',
    requests: 'calls',
    keys: ['POST /api/admin/issues/{id}/send'],
    storage: 'database',
    seconds: hour,
    person: 30,
    network: 180,
  },
  // Each request makes this server call another.
  {
    name: 'feeds',
    requests: 'feeds',
    keys: ['POST /api/admin/inbound-feeds', 'POST /api/admin/inbound-feeds/{id}/poll'],
    storage: 'database',
    seconds: hour,
    person: 60,
    network: 360,
  },
];
