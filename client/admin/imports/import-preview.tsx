import type { Opened, Preview } from '#shared/moving/read-moved.ts';
import { nameSource } from '#shared/moving/read-moved.ts';
import { count, number } from '../lib/words.ts';
import * as admin from '../admin.admin.styles.ts';
import { DescriptionList, Table } from '../ui/components.tsx';

/** A file that was read, before anything of it is stored. */
export type Chosen = { opened: Opened; preview: Preview };

/** Shows what a file has, and what of it will be left out. */
export function ImportPreview({ opened, preview }: Chosen) {
  const { counts, oldPaths, titles, leftOut, total } = preview;
  const kinds = [
    ['Posts', counts.post],
    ['Comments', counts.comment],
    ['Members', counts.member],
    ['Tags', counts.tag],
    ['Old addresses', oldPaths],
    ['Left out', leftOut.length],
  ] as const;
  return (
    <>
      <h3>What will be imported</h3>
      <p className={admin.note}>
        {opened.source === null
          ? `${count(total, 'row')} of posts.`
          : `An export of ${nameSource(opened)}.`}{' '}
        {titles.length === 0 ? null : (
          <>
            The first posts: <bdi>{titles.map((title) => `“${title}”`).join(', ')}</bdi>.
          </>
        )}
      </p>
      <DescriptionList
        label="What the file has"
        list={kinds
          .filter(([name, figure]) => figure > 0 || name === 'Posts')
          .map(([name, figure]) => ({ name, figure: number(figure) }))}
      />
      {leftOut.length === 0 ? null : (
        <Table
          caption={
            leftOut.length > 100
              ? `The first 100 of ${number(leftOut.length)} entries that will be left out`
              : 'Entries that will be left out'
          }
          head={[{ number: 'Entry' }, 'Why']}
          rows={leftOut.slice(0, 100).map(({ line, reason }, i) => ({
            key: String(i),
            cells: [number(line), reason],
          }))}
        />
      )}
    </>
  );
}
