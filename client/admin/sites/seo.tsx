import { truncate } from '#shared/truncate.ts';
import { useApp } from '../../app-context.tsx';
import * as admin from '../admin.admin.styles.ts';
import { Area } from '../../ui/fields.tsx';
import { EditorProvider } from './draft-store.ts';
import { Line, Lines, Select, useSetting } from './fields.tsx';
import { isServedHere, Picture } from './identity.tsx';
import { getSettingLabel } from './setting-labels.ts';
import * as styles from './sites.admin.styles.ts';
import { t } from '../lib/words.ts';

export function Seo() {
  return (
    <>
      <Snippets />
      <Line field="theme.seo.defaultTitle" count={[15, 60]} />
      <Line field="theme.seo.titleTemplate" hint={t('%s is replaced with the page title.')} />
      <Lines field="theme.seo.defaultDescription" rows={3} optional max={300} />
      <Counted />
      <Keywords />
      <Picture field="theme.seo.ogImage" hint={t('A PNG or JPEG of 1200 by 630 pixels.')} />
      <Select
        field="theme.seo.twitterCard"
        options={[
          { name: t('Small image'), value: 'summary' },
          { name: t('Large image'), value: 'summary_large_image' },
        ]}
      />
      <Line field="theme.seo.twitterHandle" optional hint={t('Including the @.')} />
      <Line field="theme.seo.author" optional />
      <Line field="theme.seo.organizationName" optional />
      <Line field="theme.seo.organizationLogo" />
      <Line field="theme.seo.ogType" list={['website']} />
    </>
  );
}

function Counted() {
  const [description] = useSetting<string>('theme.seo.defaultDescription');
  return (
    <p className={admin.note}>
      {t(
        '{count, plural, one {# character} other {# characters}}; search engines show the first 155 or so.',
        { count: description.length },
      )}
    </p>
  );
}

/** Previews the site in search results and shared links. */
function Snippets() {
  const { site: here } = useApp();
  const {
    site,
    editing: {
      settings: {
        theme: { seo, siteName },
      },
    },
  } = EditorProvider.use();
  return (
    <>
      <section className={styles.snippet} aria-label={t('In search results')}>
        <p className="where" dir="auto">{`${siteName} · https://${seo.canonicalDomain}`}</p>
        <p className="title" dir="auto">
          {truncate(seo.defaultTitle, 60)}
        </p>
        <p className="words" dir="auto">
          {truncate(seo.defaultDescription, 155)}
        </p>
        <p className="where">{`https://${seo.canonicalDomain} › post`}</p>
        <p className="title" dir="auto">
          {truncate(
            seo.titleTemplate.replace('%s', () => t('Why rivers bend')),
            60,
          )}
        </p>
      </section>
      <section className={styles.snippet} aria-label={t('When shared')}>
        {seo.twitterCard === 'summary_large_image' &&
        isServedHere(seo.ogImage, here.id === site.id) ? (
          <img src={seo.ogImage} alt="" />
        ) : null}
        <p className="where">{seo.canonicalDomain}</p>
        <p className="title" dir="auto">
          {truncate(seo.defaultTitle, 70)}
        </p>
        <p className="words" dir="auto">
          {truncate(seo.defaultDescription, 125)}
        </p>
      </section>
    </>
  );
}

/** A list, separated by commas. */
function Keywords() {
  const [keywords, change] = useSetting<string[]>('theme.seo.keywords');
  const { editing } = EditorProvider.use();
  return (
    <Area
      name="theme.seo.keywords"
      label={getSettingLabel('theme.seo.keywords')}
      optional
      rows={2}
      hint={t('Separated by commas.')}
      problems={editing.problems.map((problem) =>
        problem.field?.startsWith('theme.seo.keywords.')
          ? { ...problem, field: 'theme.seo.keywords' }
          : problem,
      )}
      value={keywords.join(',')}
      onChange={(event) =>
        change(event.currentTarget.value === '' ? [] : event.currentTarget.value.split(','))
      }
      onBlur={() => change(keywords.map((word) => word.trim()).filter((word) => word !== ''))}
    />
  );
}
