/** A small export of Ghost with one of each kind. */
export const ghostExport = {
  db: [
    {
      meta: { version: '5.0.0' },
      data: {
        settings: [{ key: 'title', value: 'The Harbour' }],
        users: [
          {
            id: 'u1',
            name: 'Ada Lovelace',
            slug: 'ada',
            email: 'Ada@mail.example',
            bio: 'Writes about <b>ships</b>',
            created_at: '2019-01-01T00:00:00.000Z',
          },
        ],
        tags: [
          { id: 't1', name: 'Open Sea', slug: 'open-sea', description: null },
          { id: 't2', name: '#internal', slug: 'hash-internal', visibility: 'internal' },
        ],
        posts: [
          {
            id: 'p1',
            title: 'The first ship',
            slug: 'first-ship',
            html: '<p>It <em>sailed</em>, see <a href="__GHOST_URL__/second/">more</a>.</p>',
            feature_image: 'https://img.example/ship.jpg',
            type: 'post',
            status: 'published',
            visibility: 'public',
            published_at: '2020-02-03T04:05:06.000Z',
          },
          {
            id: 'p2',
            title: 'Without author',
            slug: 'second',
            html: '<p>Text</p>',
            type: 'post',
            status: 'published',
            visibility: 'public',
            published_at: '2020-02-04T00:00:00.000Z',
          },
          {
            id: 'p3',
            title: 'Ideas',
            slug: 'ideas',
            html: '<p>x</p>',
            type: 'post',
            status: 'draft',
          },
          {
            id: 'p4',
            title: 'For payers',
            slug: 'paid',
            html: '<p>x</p>',
            type: 'post',
            status: 'published',
            visibility: 'paid',
          },
          {
            id: 'p5',
            title: 'About',
            slug: 'about',
            html: '<p>x</p>',
            type: 'page',
            status: 'published',
          },
        ],
        posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
        posts_tags: [
          { post_id: 'p1', tag_id: 't2', sort_order: 0 },
          { post_id: 'p1', tag_id: 't1', sort_order: 1 },
        ],
        members: [
          {
            id: 'm1',
            email: 'reader@mail.example',
            name: 'Rea',
            created_at: '2021-01-01T00:00:00.000Z',
          },
          {
            id: 'm2',
            email: 'left@mail.example',
            name: '',
            created_at: '2021-01-02T00:00:00.000Z',
          },
        ],
        members_newsletters: [{ id: 'x', member_id: 'm1', newsletter_id: 'n1' }],
        comments: [
          {
            id: 'c2',
            post_id: 'p1',
            member_id: 'm2',
            parent_id: 'c1',
            html: '<p>No.</p>',
            status: 'published',
            created_at: '2020-02-03T08:00:00.000Z',
          },
          {
            id: 'c1',
            post_id: 'p1',
            member_id: 'm1',
            parent_id: null,
            html: '<p>Good.</p>',
            status: 'published',
            created_at: '2020-02-03T07:00:00.000Z',
          },
        ],
      },
    },
  ],
};
