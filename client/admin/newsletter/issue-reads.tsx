import { parsePlace, type PlaceKind } from '#shared/newsletter/issue-places.ts';
import { number, t } from '../lib/words.ts';
import { NotLoaded } from '../ui/not-loaded.tsx';
import * as admin from '../admin.admin.styles.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { Table } from '../ui/components.tsx';

const placeNames: Record<PlaceKind, string> = {
  page: 'Page of the issue',
  post: 'Post',
  discussion: 'Discussion',
  people: 'Posts by followed people',
  link: 'Link',
  opening: 'Opens',
  trap: 'Hidden link',
};

const formatPlaceName = (text: string): string => {
  const place = parsePlace(text);
  if (!place) return text;
  const { kind, number: position } = place;
  return position === null ? placeNames[kind] : `${placeNames[kind]} ${position}`;
};

/** Shows which places of an issue were visited. */
export function IssueReads({ id }: { id: string }) {
  const { data, error, refetch } = useEndpoint('GET /api/admin/statistics/issues/{id}', {
    path: { id },
  });
  return (
    <>
      <h2>Reads</h2>
      <p className={admin.note}>
        Clicks from this email to your site, bots excluded. Links to other sites count only with
        redirects on. <a href="/admin/newsletter/statistics">All issues</a>
      </p>
      {!data ? (
        <NotLoaded error={error} text={t('The reads couldn’t be loaded.')} retry={refetch} />
      ) : data.places.length === 0 ? (
        <p className={admin.note}>No visits yet. New ones appear after a minute.</p>
      ) : (
        <Table
          caption="Reads by place in the email"
          head={[
            'Place',
            'Post in the standard version',
            { number: 'Reads' },
            { number: 'Bots and scanners' },
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
