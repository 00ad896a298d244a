import { expect, it } from 'vitest';
import { openText, readAll } from '#test/support/moving.ts';

it('reads stories of Lobsters', async () => {
  const { source, records, leftOut } = await readAll(
    await openText('story.json', {
      short_id: 'abc123',
      short_id_url: 'https://lobste.example/s/abc123',
      comments_url: 'https://lobste.example/s/abc123/a_title',
      created_at: '2024-01-02T03:04:05.000-06:00',
      title: 'A title',
      url: 'https://a.example/',
      score: 9,
      description: '',
      submitter_user: 'ada',
      tags: ['rust', 'web'],
      comments: [
        {
          short_id: 'c2',
          parent_comment: 'c1',
          comment: '<p>B</p>',
          created_at: '2024-01-02T05:00:00Z',
          commenting_user: { username: 'bo' },
          score: 2,
        },
        {
          short_id: 'c1',
          parent_comment: null,
          comment_plain: 'A *b*',
          comment: '<p>A</p>',
          created_at: '2024-01-02T04:00:00Z',
          commenting_user: 'ada',
          score: 3,
        },
        {
          short_id: 'c3',
          parent_comment: 'c1',
          is_deleted: true,
          comment: '',
          created_at: '2024-01-02T06:00:00Z',
          commenting_user: 'cy',
        },
      ],
    }),
  );
  expect([source, leftOut]).toEqual(['Lobsters', []]);
  expect(records).toMatchObject([
    {
      type: 'post',
      id: 'lobsters/abc123',
      score: 9,
      tags: ['rust', 'web'],
      paths: ['/s/abc123', '/s/abc123/a_title'],
    },
    { id: 'lobsters/c/c1', parent: 'lobsters/abc123', text: 'A *b*', paths: ['/c/c1'] },
    {
      id: 'lobsters/c/c2',
      parent: 'lobsters/c/c1',
      html: '<p>B</p>',
      author: { id: 'lobsters/u/bo', name: 'bo' },
    },
    { id: 'lobsters/c/c3', deleted: true },
  ]);
});

it('reads posts and comments of Lemmy in any order', async () => {
  const creator = { id: 7, name: 'ada', actor_id: 'https://lemmy.example/u/ada' };
  const comment = (id: number, path: string) => ({
    comment: {
      id,
      post_id: 5,
      content: `Comment ${id}`,
      path,
      published: '2024-01-02T03:04:05Z',
      ap_id: `https://lemmy.example/comment/${id}`,
    },
    creator,
    counts: { score: id },
  });
  const pages = [
    { comments: [comment(12, '0.11.12'), comment(11, '0.11')] },
    {
      posts: [
        {
          post: {
            id: 5,
            name: 'A post',
            body: 'Text',
            published: '2024-01-02T03:04:05Z',
            ap_id: 'https://lemmy.example/post/5',
          },
          creator,
          community: { name: 'harbours' },
          counts: { score: 4 },
        },
        { post: { id: 6, name: 'Gone', removed: true }, creator },
      ],
    },
  ];
  const { source, records, leftOut } = await readAll(
    await openText('lemmy.jsonl', pages.map((page) => JSON.stringify(page)).join('\n')),
  );
  expect([source, leftOut]).toEqual(['Lemmy', ['The post “Gone” was deleted or removed there.']]);
  expect(records).toMatchObject([
    {
      type: 'post',
      id: 'lemmy/https://lemmy.example/post/5',
      tags: ['harbours'],
      paths: ['/post/5'],
    },
    {
      id: 'lemmy/https://lemmy.example/comment/11',
      parent: 'lemmy/https://lemmy.example/post/5',
      score: 11,
    },
    {
      id: 'lemmy/https://lemmy.example/comment/12',
      parent: 'lemmy/https://lemmy.example/comment/11',
    },
  ]);
});

it('reads topics of Discourse', async () => {
  const post = (number: number, more: object = {}) => ({
    id: 100 + number,
    post_number: number,
    username: `user${number}`,
    created_at: '2024-01-02T03:04:05.000Z',
    cooked: `<p>Post ${number}</p>`,
    post_type: 1,
    reply_to_post_number: null,
    ...more,
  });
  const { source, records, leftOut } = await readAll(
    await openText('topic.json', {
      id: 42,
      slug: 'a-topic',
      title: 'A topic',
      tags: ['one', { name: 'two' }],
      post_stream: {
        stream: [101, 102, 103, 104, 105],
        posts: [
          post(1, { actions_summary: [{ id: 2, count: 3 }] }),
          post(2),
          post(3, { reply_to_post_number: 2, raw: 'Raw *text*' }),
          post(4, { post_type: 3 }),
        ],
      },
    }),
  );
  expect([source, leftOut]).toEqual([
    'Discourse',
    [
      'The file lacks comments of “A topic”: 1. They are in “/t/a-topic/42.json?print=true”.',
      'The post “/t/a-topic/42/4” is a notice of the forum.',
    ],
  ]);
  expect(records).toMatchObject([
    {
      type: 'post',
      id: 'discourse/a-topic/42/1',
      score: 4,
      tags: ['one', 'two'],
      paths: ['/t/a-topic/42', '/t/a-topic/42/1', '/t/42'],
    },
    { id: 'discourse/a-topic/42/2', parent: 'discourse/a-topic/42/1', html: '<p>Post 2</p>' },
    { parent: 'discourse/a-topic/42/2', text: 'Raw *text*', paths: ['/t/a-topic/42/3'] },
  ]);
});

const submission = {
  id: 's1',
  subreddit: 'x',
  author: 'ada',
  title: 'Ships &amp; ports',
  created_utc: 1_700_000_000,
  is_self: false,
  url: 'https://a.example/',
  selftext: '',
  score: 5,
  permalink: '/r/x/comments/s1/ships/',
  link_flair_text: 'News',
};
const reply = {
  id: 'c1',
  subreddit: 'x',
  author: 'bo',
  body: 'One &gt; two',
  created_utc: 1_700_000_100,
  link_id: 't3_s1',
  parent_id: 't3_s1',
  score: 2,
  permalink: '/r/x/comments/s1/ships/c1/',
};

it('reads lines of Reddit', async () => {
  const things = [
    { ...reply, id: 'c2', parent_id: 't1_c1', author: '[deleted]', body: '[removed]' },
    reply,
    submission,
    { ...submission, id: 's2', title: 'Spam', removed_by_category: 'moderator' },
  ];
  const { source, records, leftOut } = await readAll(
    await openText('reddit.jsonl', things.map((thing) => JSON.stringify(thing)).join('\n')),
  );
  expect([source, leftOut]).toEqual(['Reddit', ['The post “Spam” was deleted or removed there.']]);
  expect(records).toMatchObject([
    {
      type: 'post',
      title: 'Ships & ports',
      url: 'https://a.example/',
      tags: ['News'],
      createdAt: '2023-11-14T22:13:20.000Z',
      paths: ['/r/x/comments/s1/ships/'],
    },
    { id: 'reddit/t1_c1', parent: 'reddit/t3_s1', text: 'One > two' },
    { id: 'reddit/t1_c2', parent: 'reddit/t1_c1', deleted: true },
  ]);
});

it('reads a listing of Reddit', async () => {
  const listing = (...children: object[]) => ({ kind: 'Listing', data: { children } });
  const { source, records, leftOut } = await readAll(
    await openText('thread.json', [
      listing({ kind: 't3', data: submission }),
      listing(
        {
          kind: 't1',
          data: {
            ...reply,
            replies: listing({ kind: 't1', data: { ...reply, id: 'c2', parent_id: 't1_c1' } }),
          },
        },
        { kind: 'more', data: { count: 9 } },
      ),
    ]),
  );
  expect([source, leftOut]).toEqual([
    'Reddit',
    ['Entry 2 of the file names comments without their text: 9.'],
  ]);
  expect(records.map((record) => 'id' in record && record.id)).toEqual([
    'reddit/t3_s1',
    'reddit/t1_c1',
    'reddit/t1_c2',
  ]);
});

it('reads an export of WordPress', async () => {
  const item = (parts: string) => `<item>${parts}</item>`;
  const comment = (id: number, more: string) =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author><![CDATA[Bo]]></wp:comment_author>` +
    '<wp:comment_author_email>bo@mail.example</wp:comment_author_email>' +
    '<wp:comment_date_gmt>2020-02-03 05:00:00</wp:comment_date_gmt>' +
    `<wp:comment_content><![CDATA[Line ${id}]]></wp:comment_content>${more}</wp:comment>`;
  const { source, records, leftOut } = await readAll(
    await openText(
      'wordpress.xml',
      '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>' +
        '<wp:author><wp:author_login>ada</wp:author_login><wp:author_email>ada@mail.example</wp:author_email>' +
        '<wp:author_display_name><![CDATA[Ada L]]></wp:author_display_name></wp:author>' +
        '<wp:tag><wp:tag_slug>ships</wp:tag_slug><wp:tag_name>Ships</wp:tag_name></wp:tag>' +
        item(
          '<title>A &amp; B</title><link>https://old.example/2020/02/a-b/</link>' +
            '<dc:creator>ada</dc:creator><guid>https://old.example/?p=12</guid>' +
            '<content:encoded><![CDATA[First\n\nSecond <b>bold</b>]]></content:encoded>' +
            '<wp:post_id>12</wp:post_id><wp:post_date_gmt>2020-02-03 04:05:06</wp:post_date_gmt>' +
            '<wp:post_type>post</wp:post_type><wp:status>publish</wp:status>' +
            '<category domain="post_tag" nicename="ships">Ships</category>' +
            comment(
              1,
              '<wp:comment_approved>1</wp:comment_approved><wp:comment_parent>0</wp:comment_parent>',
            ) +
            comment(
              2,
              '<wp:comment_approved>1</wp:comment_approved><wp:comment_parent>1</wp:comment_parent>',
            ) +
            comment(3, '<wp:comment_approved>spam</wp:comment_approved>'),
        ) +
        item(
          '<title>Photo</title><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>',
        ) +
        item('<title>Idea</title><wp:post_type>post</wp:post_type><wp:status>draft</wp:status>') +
        '</channel></rss>',
    ),
  );
  expect([source, leftOut]).toEqual([
    'WordPress',
    [
      'The comment “3” was not approved.',
      '“Photo” is a file, not a post.',
      'The post “Idea” is not published.',
    ],
  ]);
  expect(records).toMatchObject([
    { type: 'member', username: 'ada', name: 'Ada L', email: 'ada@mail.example' },
    { type: 'tag', name: 'ships', paths: ['/tag/ships/'] },
    {
      type: 'post',
      title: 'A & B',
      html: '<p>First</p><p>Second <b>bold</b></p>',
      tags: ['ships'],
      createdAt: '2020-02-03T04:05:06Z',
      paths: ['/2020/02/a-b/', '/?p=12'],
    },
    { type: 'comment', parent: 'wordpress/https://old.example/?p=12', html: '<p>Line 1</p>' },
    { type: 'comment', parent: 'wordpress/comment/https://old.example/?p=12/1' },
  ]);
});
