import { toColumnName } from '#shared/csv-rows.ts';
import { english } from '#shared/texts/translate.ts';

/**
 * What a row says of a person. Where several columns speak, the last one of this list holds.
 * `unknown`: a person must say what it means.
 */
export const outcomes = [
  'subscribed',
  'unconfirmed',
  'unknown',
  'bounce',
  'manual',
  'complaint',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Why a row that is not of a subscribed person is not imported. */
export const leftOutReasons: Record<Outcome, string> = {
  subscribed: '',
  unconfirmed: english('Never confirmed.'),
  unknown: english('What its status means is not known.'),
  bounce: english('Bounced. Now blocked.'),
  manual: english('Unsubscribed or blocked. Now blocked.'),
  complaint: english('Complained. Now blocked.'),
};

/** Reads a cell. Null: it says nothing of whether somebody left. */
type Rule = (value: string) => Outcome | null;

const isNo = (value: string) => /^(?:false|no|n|f|0|never|none|null|n\/a|_)$/.test(value);
const isYes = (value: string) => /^(?:true|yes|y|t|1)$/.test(value);
const isTime = (value: string) =>
  /^\d{1,4}[_./]\d{1,2}[_./]\d|^\d{10}$|^\d{13}$|(?<![\d.])(?:19|20)\d\d(?!\d)/.test(value);

/** A column that has a value only for those who left, such as a reason. */
const any =
  (outcome: Outcome): Rule =>
  (value) =>
    isNo(value) ? null : outcome;
/** Yes or no, or a time for yes. */
const flag =
  (yes: Outcome, no: Outcome | null): Rule =>
  (value) =>
    isNo(value) ? no : isYes(value) || isTime(value) ? yes : 'unknown';
const words =
  (meanings: Partial<Record<Outcome, string>>): Rule =>
  (value) =>
    outcomes.find((outcome) => meanings[outcome]?.split(' ').includes(value)) ?? 'unknown';

const status = {
  subscribed: 'subscribed active confirmed',
  unconfirmed: 'pending unconfirmed unactivated nonsubscribed non_subscribed',
  bounce: 'bounce bounced hard_bounced cleaned undeliverable invalid',
  manual:
    'unsubscribed unsubscribe inactive disabled blocklisted blacklisted blocked suppressed manual ' +
    'removed deleted cancelled canceled opted_out',
  complaint: 'complaint complained spam marked_as_spam abuse',
} as const;

export type Service = {
  name: string;
  /** Names that the files of few others have. Two of these or of `status` identify a service. */
  columns: string;
  status: Record<string, Rule>;
};

/**
 * Files of other services. Columns of a service's status that are not here are read by their
 * names, like those of an unknown service.
 */
const services: readonly Service[] = [
  {
    // Subscribed, unsubscribed and cleaned people are in three files. The first has no status.
    name: 'Mailchimp',
    columns:
      'member_rating optin_time optin_ip confirm_time confirm_ip gmtoff dstoff last_changed leid euid',
    status: {
      ...Object.fromEntries(
        ['time', 'campaign_title', 'campaign_id', 'reason', 'reason_other'].map((column) => [
          `unsub_${column}`,
          any('manual'),
        ]),
      ),
      clean_time: any('bounce'),
      clean_campaign_title: any('bounce'),
      clean_campaign_id: any('bounce'),
    },
  },
  {
    name: 'Substack',
    columns: 'active_subscription expiry prefer_digests digest_enabled first_payment_at',
    status: { email_disabled: flag('manual', 'subscribed') },
  },
  {
    name: 'beehiiv',
    columns:
      'subscription_tier subscription_premium_tier_names acquisition_source referring_site ' +
      'utm_source utm_medium utm_campaign utm_channel',
    status: {
      status: words({ ...status, unconfirmed: 'pending validating needs_attention' }),
      unsubscribed_at: any('manual'),
    },
  },
  {
    name: 'Ghost',
    columns: 'complimentary_plan stripe_customer_id labels tiers',
    status: {
      subscribed_to_emails: flag('subscribed', 'manual'),
      // Not disabled is not yet subscribed.
      email_disabled: flag('manual', null),
      deleted_at: any('manual'),
    },
  },
  {
    name: 'Kit',
    columns: 'tags referrer referrer_utm_source referrer_utm_medium subscriber_id confirmed_at',
    status: {
      // Here, somebody inactive has not confirmed.
      state: words({ ...status, unconfirmed: 'inactive unconfirmed' }),
      status: words({ ...status, unconfirmed: 'inactive unconfirmed' }),
      cancelled_at: any('manual'),
    },
  },
  {
    name: 'Buttondown',
    columns: 'creation_date secondary_id referrer_url referral_code metadata notes',
    status: Object.fromEntries([
      ...['type', 'subscriber_type'].map((column) => [
        column,
        words({
          ...status,
          subscribed: 'regular premium gifted trialed',
          complaint: 'complained spammy',
        }),
      ]),
      ...['date', 'reason'].flatMap((column) => [
        [`unsubscription_${column}`, any('manual')],
        [`undeliverability_${column}`, any('bounce')],
      ]),
    ]) as Record<string, Rule>,
  },
  {
    // Who unsubscribed from a list is still "enabled", so a person must say what that means.
    name: 'listmonk',
    columns: 'uuid attributes attribs',
    status: { status: words({ ...status, subscribed: '' }) },
  },
];

const own: Record<string, Rule> = Object.assign(
  {},
  ...services.map(({ status: rules }) => rules),
) as Record<string, Rule>;
// These differ between services.
const shared = ['status', 'state', 'type'];
for (const name of shared) delete own[name];

/** Names of columns in files of unknown services, and what a yes or a time means there. */
const byName: readonly [RegExp, Outcome][] = [
  [/complain|spam|abuse/, 'complaint'],
  [/unsub|opt(?:ed)?_?out|block|blacklist|suppress|disabled|inactive|do_not|deleted_at/, 'manual'],
  [/bounce|cleaned|undeliver/, 'bounce'],
];

/** Returns how a column tells who left; null if its name is of no such column. */
function findRule(service: Service | null, name: string): Rule | null {
  const known = service?.status[name] ?? own[name];
  if (known) return known;
  if (
    /^(?:(?:email|subscri\w+|member|contact|newsletter|marketing|list)_)?stat(?:us|e)$/.test(name)
  )
    return words(status);
  if (/^(?:is_)?(?:subscribed|opted_in)$/.test(name)) return flag('subscribed', 'manual');
  const found = byName.find(([names]) => names.test(name));
  if (!found || /count|rate|score|total|number/.test(name)) return null;
  if (/reason|campaign/.test(name)) return any(found[1]);
  return (value) => {
    const named = words(status)(value);
    return named === 'unknown' || named === 'subscribed' ? flag(found[1], null)(value) : named;
  };
}

/** Recognises the service that wrote a file by the names of its columns. */
export function findService(names: readonly string[]): Service | null {
  const known = services
    .map((service) => {
      const its = new Set([...service.columns.split(' '), ...Object.keys(service.status)]);
      const count = names.filter((name) => its.has(name) && !shared.includes(name)).length;
      return { service, count };
    })
    .reduce((best, next) => (next.count > best.count ? next : best));
  return known.count >= 2 ? known.service : null;
}

export const isStatusColumn = (service: Service | null, name: string): boolean =>
  findRule(service, name) !== null;

/** Whether a cell shows that its column is of status, whatever the name of the column. */
export const isLeaving = (cell: string): boolean =>
  cell.length < 20 &&
  /^\s*(?:unsubscribed|opted.out|(?:hard.)?bounced|cleaned|complained|bl(?:ock|ack)listed)\s*$/i.test(
    cell,
  );

/** Returns the reader of a column's cells. Null: a cell says nothing. */
export function getStatusReader(service: Service | null, name: string): Rule {
  // In a column of another name, "active" may be a plan.
  const rule = findRule(service, name) ?? words({ ...status, subscribed: 'subscribed' });
  return (cell) => {
    const value = toColumnName(cell);
    return value === '' ? null : rule(value);
  };
}
