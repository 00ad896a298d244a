import { useEffect, useState } from 'react';
import type { Segment, SegmentRule } from '#shared/contract/admin-segments.ts';
import { segmentEvents, segmentSources } from '#shared/newsletter/segment-names.ts';
import { digestLanguages } from '#shared/paths.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { getLanguageName, t } from '../lib/words.ts';
import { Area, Field, Options } from '../../ui/fields.tsx';
import { Form, SendButton, toProblems, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { useEndpoint, useRefresh } from '../lib/use-endpoint.ts';
import { Select } from '../ui/components.tsx';
import { eventNames, frequencyNames, sourceNames } from './segment-words.ts';
import * as styles from './subscribers.admin.styles.ts';
import { rich } from '../../ui/rich.tsx';

const everyone: SegmentRule = {
  languages: [],
  frequencies: [],
  sources: [],
  origins: [],
  tags: [],
  activity: null,
  isMember: null,
};
const activities = [
  { value: '', label: t('Any') },
  ...segmentEvents.flatMap((event) => [
    {
      value: `${event} within`,
      label: t('{event}: in the last days', { event: eventNames[event] }),
    },
    { value: `${event} before`, label: t('{event}: longer ago', { event: eventNames[event] }) },
  ]),
];

const labels = {
  name: english('The name'),
  'rule.origins': english('Each origin'),
  'rule.tags': english('Tags'),
  'rule.activity.days': english('Days'),
};
/** Idle time before the readers are counted. */
const countDelayMs = 300;

/** `segment` null: a new one. The count follows what is chosen. */
export function SegmentForm({
  segment,
  tags,
  onClose,
}: {
  segment: Segment | null;
  tags: readonly string[];
  onClose: () => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const [rule, setRule] = useState<SegmentRule>(() => ({
    ...(segment?.rule ?? everyone),
    // A tag may have been removed from the site since.
    tags: (segment?.rule.tags ?? []).filter((tag) => tags.includes(tag)),
  }));
  const [origins, setOrigins] = useState(rule.origins.join('\n'));
  const [days, setDays] = useState(String(rule.activity?.days ?? 30));
  const { problems, pending, run } = useSubmit(labels);
  const change = (part: Partial<SegmentRule>) => setRule({ ...rule, ...part });
  const toggle = <T extends string>(chosen: readonly T[], value: T): T[] =>
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const activity = rule.activity === null ? '' : `${rule.activity.event} ${rule.activity.period}`;
  const chooseActivity = (value: string, typed = days) => {
    const [event, period] = value.split(' ');
    change({
      activity:
        value === ''
          ? null
          : {
              event: event as NonNullable<SegmentRule['activity']>['event'],
              period: period as NonNullable<SegmentRule['activity']>['period'],
              days: Number(typed),
            },
    });
  };
  const save = (data: FormData) =>
    void run(async () => {
      if (hasNoDays(rule)) return [{ field: 'rule.activity.days', message: noDays }];
      const body = { name: String(data.get('name')), rule };
      await (segment === null
        ? api('POST /api/admin/segments', { body })
        : api('PUT /api/admin/segments/{id}', { path: { id: segment.id }, body }));
      announce(t('Segment saved.'));
      await refresh('GET /api/admin/segments', 'GET /api/admin/log');
      onClose();
      return [];
    });
  return (
    <Form
      label={segment === null ? t('New segment') : t('Change {name}', { name: segment.name })}
      problems={problems}
      onSend={save}
    >
      <h2>
        {segment === null
          ? t('New segment')
          : rich(t, 'Change “{name}”', { name: <bdi>{segment.name}</bdi> })}
      </h2>
      <Field
        name="name"
        label={t('Name')}
        problems={problems}
        defaultValue={segment?.name ?? ''}
        maxLength={60}
        autoComplete="off"
        className={styles.form}
      />
      <Options
        type="checkbox"
        name="languages"
        legend={t('Languages')}
        hint={t('Leave empty to match everyone, here and below.')}
        inLine
        options={digestLanguages.map((value) => ({ value, label: getLanguageName(value) }))}
        chosen={rule.languages}
        onChoose={(value) => change({ languages: toggle(rule.languages, value) })}
      />
      <Options
        type="checkbox"
        name="frequencies"
        legend={t('Digest')}
        inLine
        options={(['daily', 'weekly'] as const).map((value) => ({
          value,
          label: frequencyNames[value],
        }))}
        chosen={rule.frequencies}
        onChoose={(value) => change({ frequencies: toggle(rule.frequencies, value) })}
      />
      <Options
        type="checkbox"
        name="sources"
        legend={t('Subscribed by')}
        inLine
        options={segmentSources.map((value) => ({ value, label: sourceNames[value] }))}
        chosen={rule.sources}
        onChoose={(value) => change({ sources: toggle(rule.sources, value) })}
      />
      <Area
        name="rule.origins"
        label={t('Signed up on these sites (optional)')}
        hint={t('Origins, one per line, such as https://blog.example.org.')}
        problems={problems}
        optional
        rows={2}
        className={styles.form}
        value={origins}
        onChange={({ currentTarget: { value } }) => {
          setOrigins(value);
          change({ origins: value.toLowerCase().split(/\s+/).filter(Boolean) });
        }}
      />
      {tags.length === 0 ? null : (
        <Options
          type="checkbox"
          name="rule.tags"
          legend={t('Tags')}
          hint={t('Topics members follow or readers asked for.')}
          problems={problems}
          inLine
          options={tags.map((value) => ({ value, label: value }))}
          chosen={rule.tags}
          onChoose={(value) => change({ tags: toggle(rule.tags, value) })}
        />
      )}
      <Select
        name="activity"
        label={t('Activity')}
        options={activities}
        value={activity}
        onChoose={chooseActivity}
      />
      {rule.activity === null ? null : (
        <Field
          name="rule.activity.days"
          label={t('Days')}
          problems={problems}
          inputMode="numeric"
          value={days}
          onChange={({ currentTarget: { value } }) => {
            setDays(value);
            chooseActivity(activity, value);
          }}
        />
      )}
      <Options
        type="radio"
        name="isMember"
        legend={t('Members')}
        inLine
        options={[
          { value: 'any', label: t('All readers') },
          { value: 'yes', label: t('With an account') },
          { value: 'no', label: t('Without an account') },
        ]}
        chosen={[rule.isMember === null ? 'any' : rule.isMember ? 'yes' : 'no']}
        onChoose={(value) => change({ isMember: value === 'any' ? null : value === 'yes' })}
      />
      <Count rule={rule} />
      <div className={form.buttons}>
        <SendButton pending={pending} doing={t('Saving…')}>
          {t('Save')}
        </SendButton>
        <button type="button" className={form.quiet} onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </Form>
  );
}

const hasNoDays = ({ activity }: SegmentRule) => activity !== null && Number.isNaN(activity.days);
const noDays = t('Days must be a number.');

/** Who would get mail now. */
function Count({ rule }: { rule: SegmentRule }) {
  const [counted, setCounted] = useState(rule);
  useEffect(() => {
    const timer = setTimeout(() => setCounted(rule), countDelayMs);
    return () => clearTimeout(timer);
  }, [rule]);
  const { data, error } = useEndpoint(
    'POST /api/admin/segment-counts',
    { body: { rule: counted } },
    { enabled: !hasNoDays(counted) },
  );
  return <p role="status">{describe()}</p>;

  function describe(): string {
    if (hasNoDays(rule)) return noDays;
    if (error)
      return toProblems(t, error, labels)
        .map(({ message }) => message)
        .join(' ');
    return data
      ? t(
          '{matching, plural, one {# reader} other {# readers}} of {active, plural, one {# active subscriber} other {# active subscribers}}, without those on pause.',
          { matching: data.matching, active: data.active },
        )
      : t('Counting…');
  }
}
