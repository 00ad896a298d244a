import { readCsv } from '#shared/moving/readers-csv.ts';
import { createPlan, hasHeader, readFile } from '#shared/moving/readers-file.ts';
import type { Outcome } from '#shared/moving/reader-services.ts';

/** A file of a service, with people of each status. `lines` begin with what they are. */
type ServiceFile = { service: string; columns: string; lines: readonly [Outcome, string][] };

/** Files as other services write them. The address of each line is its first cell. */
export const serviceFiles: readonly ServiceFile[] = [
  {
    service: 'Mailchimp',
    columns:
      'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LEID,EUID,TAGS,' +
      'UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE',
    lines: [
      ['unknown', 'a@m.example,Ada,2,2023-04-21 11:16:57,,2023-04-21 11:16:57,1,e1,,,,,,'],
      [
        'manual',
        'b@m.example,Bo,2,2023-04-21 11:16:57,,,2,e2,,2024-01-02 10:00:00,News 3,NORMAL,,',
      ],
      ['bounce', 'c@m.example,Cy,1,2023-04-21 11:16:57,,,3,e3,,,,,2024-01-02 10:00:00,News 4'],
    ],
  },
  {
    service: 'Substack',
    columns: 'email,active_subscription,expiry,email_disabled,prefer_digests,created_at',
    lines: [
      ['subscribed', 'a@m.example,true,2021-07-06T16:20:44.000Z,false,false,2018-08-27T15:06:27Z'],
      ['manual', 'b@m.example,true,2021-07-06T16:20:44.000Z,true,false,2018-08-27T15:06:27Z'],
      ['unknown', 'c@m.example,true,2021-07-06T16:20:44.000Z,,false,2018-08-27T15:06:27Z'],
    ],
  },
  {
    service: 'beehiiv',
    columns: 'email,status,created_at,unsubscribed_at,subscription_tier,utm_source,referral_code',
    lines: [
      ['subscribed', 'a@m.example,active,2023-03-24 10:23:10 UTC,,free,web,x1'],
      ['manual', 'b@m.example,inactive,2023-03-24 10:23:10 UTC,2024-01-01 10:00:00 UTC,free,,x2'],
      ['manual', 'c@m.example,inactive,2023-03-24 10:23:10 UTC,,free,,x3'],
      ['unconfirmed', 'd@m.example,pending,2023-03-24 10:23:10 UTC,,free,,x4'],
      ['unconfirmed', 'e@m.example,validating,2023-03-24 10:23:10 UTC,,free,,x5'],
      ['bounce', 'f@m.example,invalid,2023-03-24 10:23:10 UTC,,free,,x6'],
      ['unknown', 'g@m.example,paused,2023-03-24 10:23:10 UTC,,free,,x7'],
    ],
  },
  {
    service: 'Ghost',
    columns:
      'email,id,name,note,subscribed_to_emails,email_disabled,complimentary_plan,' +
      'stripe_customer_id,created_at,deleted_at,labels,tiers',
    lines: [
      ['subscribed', 'a@m.example,1,Ada,,true,false,false,,2023-03-24T10:23:10.000Z,,,'],
      ['manual', 'b@m.example,2,Bo,,false,false,false,,2023-03-24T10:23:10.000Z,,VIP,Gold'],
      ['unknown', 'd@m.example,4,Di,,,false,false,,2023-03-24T10:23:10.000Z,,,'],
    ],
  },
  {
    service: 'Kit',
    columns: 'email,first_name,state,created_at,tags,referrer,referrer_utm_source',
    lines: [
      ['subscribed', 'a@m.example,Ada,active,2023-03-24 10:23:10 UTC,fan,,'],
      ['unconfirmed', 'b@m.example,Bo,inactive,2023-03-24 10:23:10 UTC,,,'],
      ['manual', 'c@m.example,Cy,cancelled,2023-03-24 10:23:10 UTC,,,'],
      ['bounce', 'd@m.example,Di,bounced,2023-03-24 10:23:10 UTC,,,'],
      ['complaint', 'e@m.example,Ed,complained,2023-03-24 10:23:10 UTC,,,'],
    ],
  },
  {
    service: 'Buttondown',
    columns: 'email,notes,metadata,tags,referrer_url,creation_date,type,unsubscription_date',
    lines: [
      ['subscribed', 'a@m.example,,{},,,2023-03-24T10:23:10Z,regular,'],
      ['subscribed', 'b@m.example,,{},,,2023-03-24T10:23:10Z,premium,'],
      ['unconfirmed', 'c@m.example,,{},,,2023-03-24T10:23:10Z,unactivated,'],
      ['manual', 'd@m.example,,{},,,2023-03-24T10:23:10Z,unsubscribed,2024-01-01T10:00:00Z'],
      ['manual', 'e@m.example,,{},,,2023-03-24T10:23:10Z,removed,'],
      ['bounce', 'f@m.example,,{},,,2023-03-24T10:23:10Z,undeliverable,'],
      ['complaint', 'g@m.example,,{},,,2023-03-24T10:23:10Z,complained,'],
      ['complaint', 'h@m.example,,{},,,2023-03-24T10:23:10Z,spammy,'],
    ],
  },
  {
    service: 'listmonk',
    columns: 'email,uuid,name,attributes,status,created_at,updated_at',
    lines: [
      // Also those who unsubscribed from a list.
      ['unknown', 'a@m.example,u1,Ada,{},enabled,2023-03-24T10:23:10Z,2023-03-24T10:23:10Z'],
      ['manual', 'b@m.example,u2,Bo,{},disabled,2023-03-24T10:23:10Z,2023-03-24T10:23:10Z'],
      ['manual', 'c@m.example,u3,Cy,{},blocklisted,2023-03-24T10:23:10Z,2023-03-24T10:23:10Z'],
    ],
  },
];

/** Returns a file with some of its columns. */
export function cutColumns(file: ServiceFile, keep: (column: number) => boolean): string {
  const cut = (line: string) =>
    line
      .split(',')
      .filter((_, i) => i === 0 || keep(i))
      .join(',');
  return [file.columns, ...file.lines.map(([, line]) => line)].map(cut).join('\r\n');
}

/** Reads a file as the page of the import does before a person corrects anything. */
export async function readExport(content: string | Buffer<ArrayBuffer>) {
  const { rows, broken, isExcel } = await readCsv(new File([content], 'readers.csv'));
  const plan = createPlan(rows, hasHeader(rows));
  return { rows, broken, isExcel, plan, read: readFile(rows, plan, new Date('2026-11-28')) };
}
