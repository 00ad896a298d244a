import type { Reply } from '#shared/contract/index.ts';
import { english } from '#shared/texts/translate.ts';
import { rich } from '../../ui/rich.tsx';
import { useApp } from '../../app-context.tsx';
import { exactTime, number, t } from '../lib/words.ts';
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
        <h2>{t('Needs attention')}</h2>
        {tasks.length === 0 ? (
          <p className={admin.note}>{t('Nothing needs attention.')}</p>
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
        <h2>{t('Last 30 days')}</h2>
        <DayChart
          title={t('Posts')}
          kind="lines"
          days={data.days.map(({ day }) => day)}
          series={[{ name: t('Posts'), values: data.days.map(({ posts }) => posts) }]}
        />
        {growth.data ? (
          <DayChart
            title={t('Readers')}
            kind="lines"
            days={growth.data.days.map(({ day }) => day)}
            series={[{ name: t('Readers'), values: growth.data.days.map(({ active }) => active) }]}
          />
        ) : growth.error ? (
          <LoadFailed
            error={growth.error}
            text={t('The chart of readers couldn’t be loaded.')}
            retry={growth.refetch}
          />
        ) : null}
        <h2>{t('Last 7 days')}</h2>
        <Figures figures={data.figures} />
      </div>
    </div>
  );
}

/** Returns what staff must decide or repair, with the page for it. */
function listTasks({ queue, admin: forAdmins }: AdminOverview): { href: string; text: string }[] {
  const task = (count: number, text: string, href: string) =>
    count === 0 ? [] : [{ href, text: t(text, { count }) }];
  const moderation = '/admin/moderation';
  return [
    ...task(
      queue.reports,
      english('{count, plural, one {# item} other {# items}} reported'),
      moderation,
    ),
    ...task(
      queue.held,
      english('{count, plural, one {# item} other {# items}} to review'),
      '/admin/moderation/held',
    ),
    ...task(
      queue.applications,
      english('{count, plural, one {# application} other {# applications}} to join'),
      '/admin/members',
    ),
    ...(forAdmins === null
      ? []
      : [
          ...(forAdmins.digestsPaused
            ? [{ href: '/admin/newsletter', text: t('Digests are paused') }]
            : []),
          ...task(
            forAdmins.issuesOnHold,
            english('{count, plural, one {# issue} other {# issues}} on hold and overdue'),
            '/admin/newsletter',
          ),
          ...task(
            forAdmins.mail.failed,
            english('{count, plural, one {# email} other {# emails}} failed in 7 days'),
            '/admin/newsletter',
          ),
          // Without a mail server, all emails wait, and the checklist says so.
          ...(forAdmins.mail.configured
            ? task(
                forAdmins.mail.late,
                english('{count, plural, one {# email} other {# emails}} waiting to be sent'),
                '/admin/newsletter',
              )
            : []),
          ...addressTask(forAdmins.mail.postalAddress),
          ...task(
            forAdmins.feeds.failing,
            english('{count, plural, one {# feed} other {# feeds}} failing'),
            '/admin/inbound-feeds',
          ),
        ]),
  ];
}

function addressTask(state: NonNullable<AdminOverview['admin']>['mail']['postalAddress']) {
  if (state === 'present') return [];
  const text =
    state === 'required'
      ? t('Digests wait for the postal address of the site')
      : t('Add a postal address (many countries require it)');
  return [{ href: '/admin/mail', text }];
}

function NextIssue({ next }: { next: NonNullable<AdminOverview['admin']>['nextIssue'] }) {
  return (
    <>
      <h2>{t('Next issue')}</h2>
      {next === null ? (
        <p className={admin.note}>{t('No subscribers yet, so nothing to send.')}</p>
      ) : (
        <p className={styles.next}>
          {rich(
            t,
            next.frequency === 'daily'
              ? english(
                  '<b>Daily digest</b> to {count, plural, one {# subscriber} other {# subscribers}}, from {time}',
                )
              : english(
                  '<b>Weekly digest</b> to {count, plural, one {# subscriber} other {# subscribers}}, from {time}',
                ),
            {
              b: (content) => <b>{content}</b>,
              count: next.readers,
              time: exactTime(Date.parse(next.firstDueAt)),
            },
          )}{' '}
          <a
            href={
              next.issueId === null
                ? '/admin/newsletter'
                : `/admin/newsletter/issues/${next.issueId}`
            }
          >
            {next.issueId === null ? t('Draft the issue') : t('Edit the issue')}
          </a>
        </p>
      )}
    </>
  );
}

function Figures({ figures }: { figures: AdminOverview['figures'] }) {
  const names = {
    posts: t('Posts'),
    comments: t('Comments'),
    members: t('New members'),
    subscribers: t('New subscribers'),
  } as const;
  return (
    <DescriptionList
      label={t('Last 7 days')}
      list={(['posts', 'comments', 'members', 'subscribers'] as const).map((name) => ({
        name: names[name],
        figure: number(figures[name].week),
        value: t('{count, number} the week before', { count: figures[name].before }),
      }))}
    />
  );
}
