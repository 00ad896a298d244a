import type { Opened, Preview } from '#shared/moving/read-moved.ts';
import { nameSource } from '#shared/moving/read-moved.ts';
import { translateSentence } from '#shared/texts/problems.ts';
import { rich } from '../../ui/rich.tsx';
import { list, number, t } from '../lib/words.ts';
import * as admin from '../admin.admin.styles.ts';
import { DescriptionList, Table } from '../ui/components.tsx';

/** A file that was read, before anything of it is stored. */
export type Chosen = { opened: Opened; preview: Preview };

/** Shows what a file has, and what of it will be left out. */
export function ImportPreview({ opened, preview }: Chosen) {
  const { counts, oldPaths, titles, leftOut, total } = preview;
  const kinds = [
    [t('Posts'), counts.post],
    [t('Comments'), counts.comment],
    [t('Members'), counts.member],
    [t('Tags'), counts.tag],
    [t('Old addresses'), oldPaths],
    [t('Left out'), leftOut.length],
  ] as const;
  return (
    <>
      <h3>{t('What will be imported')}</h3>
      <p className={admin.note}>
        {opened.source === null
          ? t('{count, plural, one {# row} other {# rows}} of posts.', { count: total })
          : t('An export of {source}.', { source: nameSource(opened) })}{' '}
        {titles.length === 0 ? null : (
          <>
            {rich(t, 'The first posts: {titles}.', {
              titles: <bdi>{list(titles.map((title) => t('“{title}”', { title })))}</bdi>,
            })}
          </>
        )}
      </p>
      <DescriptionList
        label={t('What the file has')}
        list={kinds
          .filter(([name, figure]) => figure > 0 || name === t('Posts'))
          .map(([name, figure]) => ({ name, figure: number(figure) }))}
      />
      {leftOut.length === 0 ? null : (
        <Table
          caption={
            leftOut.length > 100
              ? t('The first 100 of {count} entries that will be left out', {
                  count: number(leftOut.length),
                })
              : t('Entries that will be left out')
          }
          head={[{ number: t('Entry') }, t('Why')]}
          rows={leftOut.slice(0, 100).map(({ line, reason }, i) => ({
            key: String(i),
            cells: [number(line), translateSentence(t, reason)],
          }))}
        />
      )}
    </>
  );
}
