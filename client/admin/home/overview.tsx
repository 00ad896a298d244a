import type { Reply } from '#shared/contract/index.ts';
import { useApp } from '../../app-context.tsx';
import { count, exactTime, number, t } from '../lib/words.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { DayChart } from '../ui/charts.tsx';
import { DescriptionList } from '../ui/components.tsx';
import * as styles from './home.admin.styles.ts';
import { SetupChecklist } from './setup-checklist.tsx';

type AdminOverview = Reply<'GET /api/admin/overview'>;

/** How often the counts are read again. */
const refreshMs = 60_000;

/** What needs attention, the first steps of a new site, and the figures of the week. */
export function Overview() {
  const { role, site } = StaffProvider.use();
  // As the page was loaded, so that the list stays where its button was pressed.
  const { isOpen } = useApp().site;
  const { data, error, refetch } = useEndpoint('GET /api/admin/overview', {}, { every: refreshMs });
  const growth = useEndpoint(
    'GET /api/admin/subscribers/growth',
    { query: { days: '30' } },
    { enabled: role === 'admin' },
  );
  // The column would jump as the second reply arrives.
  if (!data || growth.isLoading)
    return <NotLoaded error={error} text={t('The overview couldn’t be loaded.')} retry={refetch} />;
  const tasks = listTasks(data);
  const checklist =
    data.admin === null ? null : <SetupChecklist steps={data.admin.setup} siteId={site.id} />;
  return (
    <div className={styles.columns}>
      <div>
        {isOpen ? null : checklist}
        <h2>Needs attention</h2>
        {tasks.length === 0 ? (
          <p className={admin.note}>Nothing needs attention.</p>
        ) : (
          <ul className={styles.tasks}>
            {tasks.map(({ href, text }) => (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        )}
        {data.admin === null ? null : <NextIssue next={data.admin.nextIssue} />}
        {isOpen ? checklist : null}
      </div>
      <div>
        <h2>Last 30 days</h2>
        <DayChart
          title="Posts"
          kind="lines"
          days={data.days.map(({ day }) => day)}
          series={[{ name: 'Posts', values: data.days.map(({ posts }) => posts) }]}
        />
        {growth.data ? (
          <DayChart
            title="Readers"
            kind="lines"
            days={growth.data.days.map(({ day }) => day)}
            series={[{ name: 'Readers', values: growth.data.days.map(({ active }) => active) }]}
          />
        ) : growth.error ? (
          <LoadFailed
            error={growth.error}
            text={t('The chart of readers couldn’t be loaded.')}
            retry={growth.refetch}
          />
        ) : null}
        <h2>Last 7 days</h2>
        <Figures figures={data.figures} />
      </div>
    </div>
  );
}

/** Returns what staff must decide or repair, with the page for it. */
function listTasks({ queue, admin: forAdmins }: AdminOverview): { href: string; text: string }[] {
  const task = (amount: number, noun: string, rest: string, href: string) =>
    amount === 0 ? [] : [{ href, text: `${count(amount, noun)} ${rest}` }];
  const moderation = '/admin/moderation';
  return [
    ...task(queue.reports, 'item', 'reported', moderation),
    ...task(queue.held, 'item', 'to review', '/admin/moderation/held'),
    ...task(queue.applications, 'application', 'to join', '/admin/members'),
    ...(forAdmins === null
      ? []
      : [
          ...(forAdmins.digestsPaused
            ? [{ href: '/admin/newsletter', text: 'Digests are paused' }]
            : []),
          ...task(forAdmins.issuesOnHold, 'issue', 'on hold and overdue', '/admin/newsletter'),
          ...task(forAdmins.mail.failed, 'email', 'failed in 7 days', '/admin/newsletter'),
          // Without a mail server, all emails wait, and the checklist says so.
          ...(forAdmins.mail.configured
            ? task(forAdmins.mail.late, 'email', 'waiting to be sent', '/admin/newsletter')
            : []),
          ...addressTask(forAdmins.mail.postalAddress),
          ...task(forAdmins.feeds.failing, 'feed', 'failing', '/admin/inbound-feeds'),
        ]),
  ];
}

function addressTask(state: NonNullable<AdminOverview['admin']>['mail']['postalAddress']) {
  if (state === 'present') return [];
  const text =
    state === 'required'
      ? 'Digests wait for the postal address of the site'
      : 'Add a postal address (many countries require it)';
  return [{ href: '/admin/mail', text }];
}

function NextIssue({ next }: { next: NonNullable<AdminOverview['admin']>['nextIssue'] }) {
  return (
    <>
      <h2>Next issue</h2>
      {next === null ? (
        <p className={admin.note}>No subscribers yet, so nothing to send.</p>
      ) : (
        <p className={styles.next}>
          <b>{next.frequency === 'daily' ? 'Daily' : 'Weekly'} digest</b>
          {` to ${count(next.readers, 'subscriber')}, from `}
          {exactTime(Date.parse(next.firstDueAt))}{' '}
          <a
            href={
              next.issueId === null
                ? '/admin/newsletter'
                : `/admin/newsletter/issues/${next.issueId}`
            }
          >
            {next.issueId === null ? 'Draft the issue' : 'Edit the issue'}
          </a>
        </p>
      )}
    </>
  );
}

function Figures({ figures }: { figures: AdminOverview['figures'] }) {
  const names = {
    posts: 'Posts',
    comments: 'Comments',
    members: 'New members',
    subscribers: 'New subscribers',
  } as const;
  return (
    <DescriptionList
      label="Last 7 days"
      list={(['posts', 'comments', 'members', 'subscribers'] as const).map((name) => ({
        name: names[name],
        figure: number(figures[name].week),
        value: `${number(figures[name].before)} the week before`,
      }))}
    />
  );
}
