import { useState } from 'react';
import type { SignupMode } from '#shared/signup-modes.ts';
import { estimateRequests } from '#shared/newsletter/estimate-requests.ts';
import { t } from '../lib/words.ts';
import { rich } from '../../ui/rich.tsx';
import { Area, Options } from '../../ui/fields.tsx';
import * as admin from '../admin.admin.styles.ts';
import { StaffProvider } from '../lib/staff-context.ts';
import { EditorProvider } from './draft-store.ts';
import { LandingTexts } from './landing-texts.tsx';
import { getSettingLabel } from './setting-labels.ts';
import { Line, Lines, NumberLine, Select, Tick, useSetting } from './fields.tsx';

export function Texts() {
  return (
    <>
      <p className={admin.note}>
        {rich(
          t,
          'Four pages, in Markdown: ## for headings, [text](URL) for links, hyphens for lists. On the privacy page, {placeholder} inserts what the statistics of issues count.',
          { placeholder: <code>{'{statistics}'}</code> },
        )}
      </p>
      {(['about', 'contact', 'privacy', 'terms'] as const).map((text) => (
        <Lines key={text} field={`texts.${text}`} rows={14} max={12_000} />
      ))}
    </>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  name: `${String(hour).padStart(2, '0')}:00`,
  value: String(hour),
}));

function Summaries() {
  const { site } = EditorProvider.use();
  const [summaries, change] = useSetting<'extracts' | 'written'>('digest.summaries');
  const [posts] = useSetting<number>('digest.posts');
  const { requests, tokens } = estimateRequests({ summaries, posts, ...site.digests });
  return (
    <>
      <Options
        type="radio"
        name="digest.summaries"
        legend={t('Summaries')}
        options={[
          {
            value: 'written',
            label: t('Written and checked by AI, in the language of the reader'),
          },
          { value: 'extracts', label: t('Sentences from the sources, selected by AI') },
        ]}
        chosen={[summaries]}
        onChoose={change}
      />
      <p className={admin.note}>
        {t(
          'With a model: at most {requests, plural, one {# request} other {# requests}} and about {tokens, number} tokens per issue, with the {versions, plural, one {# version} other {# versions}} of your latest issue.',
          { requests, tokens, versions: site.digests.variants },
        )}
      </p>
    </>
  );
}

export function Newsletter() {
  const { platform } = StaffProvider.use();
  const [locale] = useSetting<string>('theme.seo.locale');
  return (
    <>
      <Tick
        field="digest.on"
        legend={t('Digest')}
        label={t('Send the digest')}
        hint={t('If off, no issues are created. Subscribers stay.')}
      />
      <Hour
        field="digest.hour"
        hint={t('In each reader’s time zone, unless they chose another time.')}
      />
      <Hour
        field="digest.closeHour"
        hint={t(
          'In the site’s time zone. Readers whose delivery time is earlier get the previous issue.',
        )}
      />
      <NumberLine field="digest.posts" min={5} max={10} hint={t('5 to 10.')} />
      <Entries
        field="digest.ownDomains"
        hint={t(
          'One per line. An issue has at most two posts of a domain, but any number of yours.',
        )}
      />
      <Summaries />
      <Tick
        field="digest.pictures"
        legend={t('Pictures')}
        label={t('Show the picture of the first post')}
        hint={t('From the page that it links to. This site stores and serves it.')}
      />
      <NumberLine
        field="modalDelay"
        min={0}
        max={60}
        step={0.1}
        unit={1_000}
        hint={t('Seconds. For visitors who haven’t seen it in 24 hours.')}
      />
      {platform ? (
        <NumberLine
          field="importMails"
          min={0}
          max={100_000}
          hint={t('For readers who still have to confirm. Only platform admins see this.')}
        />
      ) : null}
      <Entries
        field="embedOrigins"
        hint={t('One per line, such as https://blog.example.org. See “Subscribers”.')}
      />
      <Statistics />
      <LandingTexts field="newsletter" locale={locale} />
    </>
  );
}

function Statistics() {
  return (
    <>
      <p className={admin.note}>
        {t(
          'Visits to your own pages are counted per issue and place, without redirects or an invisible image. Links to other sites lead there directly, so they are not counted unless you turn on redirects. The privacy page tells readers what you choose here.',
        )}
      </p>
      <Tick
        field="statistics.redirects"
        legend={t('Clicks [on links]')}
        label={t('Count clicks on links to other sites through a redirect')}
        hint={t(
          'Emails link to your site, which counts and forwards. Spam filters may distrust this.',
        )}
      />
      <Tick
        field="statistics.picture"
        legend={t('Opens [of emails]')}
        label={t('Count opens with an invisible image')}
        hint={t('Inaccurate: many mail apps block images, and others load all of them in advance.')}
      />
      <Tick
        field="statistics.campaign"
        legend={t('Campaign')}
        label={t('Add utm_source, utm_medium and utm_campaign to links')}
        hint={t('For the analytics of linked sites and your own. Not on links to unsubscribe.')}
      />
    </>
  );
}

/** A choice of texts that is stored as a number. */
function Hour({ field, hint }: { field: string; hint: string }) {
  const [hour] = useSetting<number | string>(field);
  const { editor } = EditorProvider.use();
  return (
    <Select
      field={field}
      hint={hint}
      options={hours}
      value={String(hour)}
      onChoose={(value) => editor.set(field, Number(value))}
    />
  );
}

type Counting = { src: string; domain?: string; websiteId?: string };

/** The script of Plausible or Umami. Plausible identifies the site by domain, Umami by id. */
export function Analytics() {
  const {
    editing: { settings },
  } = EditorProvider.use();
  const [value, change] = useSetting<Counting | null>('analytics');
  const kind = value === null ? 'none' : value.domain === undefined ? 'umami' : 'plausible';
  const choose = (next: 'none' | 'plausible' | 'umami') => {
    if (next === kind) return;
    const src = value?.src ?? '';
    change(
      next === 'none'
        ? null
        : next === 'plausible'
          ? { src, domain: settings.theme.domain }
          : { src, websiteId: '' },
    );
  };
  return (
    <>
      <Options
        type="radio"
        name="analytics"
        legend={t('Visitor statistics')}
        hint={t(
          'Never on pages opened from email links, and never for browsers that ask not to be tracked.',
        )}
        options={[
          { value: 'none', label: t('Off [statistics]') },
          {
            value: 'plausible',
            label: 'Plausible',
            hint: t('Or a compatible script. Identified by domain.'),
          },
          { value: 'umami', label: 'Umami', hint: t('Identified by website ID.') },
        ]}
        chosen={[kind]}
        onChoose={choose}
      />
      {value === null ? null : (
        <Line
          field="analytics.src"
          inputMode="url"
          hint={t(
            'Must start with https:// and be on another host. Only a platform admin can set it, because it runs on all pages.',
          )}
        />
      )}
      {kind === 'plausible' ? (
        <Line field="analytics.domain" />
      ) : kind === 'umami' ? (
        <Line field="analytics.websiteId" />
      ) : null}
    </>
  );
}

function Signup() {
  const [mode, change] = useSetting<SignupMode>('signup.mode');
  return (
    <>
      <Options
        type="radio"
        name="signup.mode"
        legend={getSettingLabel('signup.mode')}
        options={[
          { value: 'open', label: t('Everyone') },
          { value: 'invitation', label: t('People with an invitation') },
          { value: 'approval', label: t('People approved by moderators') },
          { value: 'domain', label: t('Addresses at certain domains') },
          { value: 'closed', label: t('No one') },
        ]}
        chosen={[mode]}
        onChoose={change}
      />
      {mode === 'invitation' ? (
        <Select
          field="signup.inviters"
          options={[
            { name: t('All members'), value: 'members' },
            { name: t('Moderators and admins'), value: 'staff' },
          ]}
        />
      ) : null}
      {mode === 'approval' ? <Line field="signup.question" /> : null}
      {mode === 'domain' ? (
        <Entries field="signup.domains" hint={t('One per line, without subdomains.')} />
      ) : null}
    </>
  );
}

const parseEntries = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Shows the text as typed, because the setting has no empty lines. A change from elsewhere, such as
 * Undo, replaces it.
 */
function Entries({ field, hint }: { field: string; hint: string }) {
  const { editing } = EditorProvider.use();
  const [entries, change] = useSetting<string[]>(field);
  const [typed, setTyped] = useState(entries.join('\n'));
  return (
    <Area
      name={field}
      label={getSettingLabel(field)}
      hint={hint}
      problems={editing.problems}
      rows={3}
      value={parseEntries(typed).join('\n') === entries.join('\n') ? typed : entries.join('\n')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        change(parseEntries(value));
      }}
    />
  );
}

export function Features() {
  return (
    <>
      <Line
        field="timeZone"
        list={Intl.supportedValuesOf('timeZone')}
        hint={t('Sets the days and weeks of digest issues.')}
      />
      <NumberLine
        field="rankingWindow"
        min={1}
        max={168}
        step={0.5}
        hint={t(
          'Lower means faster turnover. A new post ranks like one this many hours older with ten times the points.',
        )}
      />
      <Signup />
      <Tick
        field="revealAccounts"
        legend={t('Accounts')}
        label={t('Tell subscribers if their address has an account')}
        hint={t('Helps members log in, but reveals who has an account.')}
      />
      <Tick
        field="staffPasskeys"
        legend={t('Staff')}
        label={t('Moderators and admins need a passkey')}
        hint={t(
          'Staff without a passkey can log in and add one in Settings, but can’t open the admin area.',
        )}
      />
      <Tick
        field="pictures.inTexts"
        legend={t('Pictures')}
        label={t('Let members add pictures to posts and comments')}
        hint={t('They are stored by this site. Those in texts stay when you turn this off.')}
      />
      <NumberLine
        field="pictures.minKarma"
        min={0}
        max={100_000}
        hint={t('Members with less karma can’t add pictures. Staff always can.')}
      />
      <Tick
        field="pictures.ofPages"
        legend={t('Pictures in lists')}
        label={t('Show the pictures of linked pages in lists')}
        hint={t(
          'The site fetches each once and stores a small copy. Links posted from then on have one.',
        )}
      />
      <Tick
        field="mcp"
        legend={t('AI programs')}
        label={t('Let AI programs use the site through the Model Context Protocol')}
        hint={t(
          'They search and read what everyone can read, at /mcp. To post and comment, they need a member’s API key. The API itself stays on.',
        )}
      />
    </>
  );
}
