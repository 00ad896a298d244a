import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ModeratedItem } from '#shared/contract/admin-moderation-schemas.ts';
import { ItemCard } from './item-card.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
const item: ModeratedItem = {
  kind: 'comment',
  id: 'c1',
  post: { id: 'p1', slug: 'a-post-p1', title: 'A post' },
  url: null,
  text: 'Text',
  state: 'listed',
  locked: false,
  score: 1,
  discountedVotes: null,
  createdAt: '2026-11-20T11:00:00Z',
  editedAt: null,
  author: {
    username: 'ada',
    role: 'member',
    createdAt: '2026-11-17T12:00:00Z',
    karma: 1200,
    postCount: 1,
    commentCount: 2,
    ban: null,
    actions: [],
    actionCount: 0,
  },
};

it('says when the author joined, with facts', () => {
  const html = renderToStaticMarkup(<ItemCard item={item} heading="item" now={now} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
    'ada: joined 3 days ago, 17 November 2026 at 12:00 UTC, karma 1,200, 1 post, 2 comments.',
  );
});
