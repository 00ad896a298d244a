import { parsePlace, type PlaceKind } from '#shared/newsletter/issue-places.ts';
import { english } from '#shared/texts/translate.ts';
import { number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';

const placeNames: Record<PlaceKind, string> = {
  page: english('Page of the issue'),
  post: english('Post {place, number}'),
  discussion: english('Discussion {place, number}'),
  people: english('Posts by followed people'),
  link: english('Link {place, number}'),
  opening: english('Opens [emails]'),
  trap: english('Hidden link'),
};

const formatPlaceName = (text: string): string => {
  const place = parsePlace(text);
  if (!place) return text;
  return t(placeNames[place.kind], { place: place.number ?? '' });
};

/** Shows which places of an issue were visited. */
export function IssueReads({ id }: { id: string }) {
  const { data, error, refetch } = useEndpoint('GET /api/admin/statistics/issues/{id}', {
    path: { id },
  });
  return (
    <>
      <h2>{t('Reads')}</h2>
      <p className={admin.note}>
        {t(
          'Clicks from this email to your site, bots excluded. Links to other sites count only with ' +
            'redirects on.',
        )}{' '}
        <a href="/admin/newsletter/statistics">{t('All issues')}</a>
      </p>
      {!data ? (
        <NotLoaded error={error} text={t('The reads couldn’t be loaded.')} retry={refetch} />
      ) : data.places.length === 0 ? (
        <p className={admin.note}>{t('No visits yet. New ones appear after a minute.')}</p>
      ) : (
        <Table
          caption={t('Reads by place in the email')}
          head={[
            t('Place'),
            t('Post in the standard version'),
            { number: t('Reads') },
            { number: t('Bots and scanners') },
          ]}
          rows={data.places.map(({ place, title, reads, automated }) => ({
            key: place,
            cells: [formatPlaceName(place), title || '–', number(reads), number(automated)],
          }))}
        />
      )}
    </>
  );
}
