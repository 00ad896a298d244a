/** One page of any list of the API. */
export type ListPage<Item> = {
  items: Item[];
  nextCursor: string | null;
  hasNextPage: boolean;
  totalCount?: number | undefined;
};

/** Reads a list to its end by cursors. Throws for an endless list. */
export async function readPages<Item>(
  read: (cursor: string | null, page: number) => Promise<ListPage<Item>>,
): Promise<ListPage<Item>[]> {
  const pages: ListPage<Item>[] = [];
  let cursor: string | null = null;
  do {
    if (pages.length > 2_000) throw new Error('the list does not end');
    const page: ListPage<Item> = await read(cursor, pages.length);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}
