import { expect, it } from 'vitest';
import { openText, readAll } from '#test/support/moving.ts';

/** As MySQL's own program writes it: columns only in the definition, escapes, comments. */
const flarumDump = String.raw`-- MySQL dump 10.13; it's not a text
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE ${'`'}fl_discussions${'`'} (
  ${'`'}id${'`'} int unsigned NOT NULL AUTO_INCREMENT,
  ${'`'}title${'`'} varchar(200) NOT NULL,
  ${'`'}user_id${'`'} int unsigned DEFAULT NULL,
  ${'`'}first_post_id${'`'} int unsigned DEFAULT NULL,
  ${'`'}created_at${'`'} datetime NOT NULL,
  ${'`'}hidden_at${'`'} datetime DEFAULT NULL,
  ${'`'}slug${'`'} varchar(255) NOT NULL,
  PRIMARY KEY (${'`'}id${'`'}),
  KEY ${'`'}fl_discussions_slug${'`'} (${'`'}slug${'`'})
) ENGINE=InnoDB;
INSERT INTO ${'`'}fl_discussions${'`'} VALUES (1,'It\'s a \"test\"; (really)',2,1,'2024-01-02 03:04:05',NULL,'its-a-test'),(2,'Secret',1,4,'2024-01-02 03:04:05',NULL,'secret');
INSERT INTO ${'`'}fl_discussion_tag${'`'} (${'`'}discussion_id${'`'}, ${'`'}tag_id${'`'}) VALUES (1,1),(2,2);
INSERT INTO ${'`'}fl_post_likes${'`'} (${'`'}post_id${'`'}, ${'`'}user_id${'`'}) VALUES
(2, 1),
(2, 2);
INSERT INTO ${'`'}fl_posts${'`'} (${'`'}id${'`'}, ${'`'}discussion_id${'`'}, ${'`'}number${'`'}, ${'`'}created_at${'`'}, ${'`'}user_id${'`'}, ${'`'}type${'`'}, ${'`'}content${'`'}, ${'`'}hidden_at${'`'}) VALUES
(1, 1, 1, '2024-01-02 03:04:05', 2, 'comment', '<r><p>Some <STRONG><s>**</s>bold<e>**</e></STRONG> text &amp; <URL url=\"https://a.example/?a=1&amp;b=2\"><s>[</s>a link<e>](https://a.example/?a=1&amp;b=2)</e></URL></p>\n\n<LIST><LI><s>- </s>one</LI></LIST></r>', NULL),
(2, 1, 2, '2024-01-02 04:04:05', NULL, 'comment', '<t><p>Plain &#127760;</p></t>', NULL),
(3, 1, 3, '2024-01-02 04:05:05', 1, 'discussionRenamed', '[\"a\",\"b\"]', NULL),
(4, 2, 1, '2024-01-02 04:06:05', 1, 'comment', '<t><p>Secret</p></t>', NULL),
(5, 1, 4, '2024-01-02 04:07:05', 1, 'comment', '<r><p><POSTMENTION discussionid=\"1\" displayname=\"x\" id=\"2\" number=\"2\">@\"x\"#p2</POSTMENTION> It''s so</p></r>', NULL),
(6, 1, 5, '2024-01-02 04:08:05', 1, 'comment', '<t><p>Hidden</p></t>', '2024-02-02 04:06:05');
INSERT INTO ${'`'}fl_tags${'`'} (${'`'}id${'`'}, ${'`'}name${'`'}, ${'`'}slug${'`'}, ${'`'}description${'`'}, ${'`'}is_restricted${'`'}) VALUES (1,'Harbours','harbours',NULL,0),(2,'Staff','staff','',1);
INSERT INTO ${'`'}fl_users${'`'} (${'`'}id${'`'}, ${'`'}username${'`'}, ${'`'}email${'`'}, ${'`'}joined_at${'`'}) VALUES (1,'root','root@mail.example','2023-01-01 00:00:00'),(2,'ada','ada@mail.example','2023-02-01 00:00:00');
`;

it('reads a dump of Flarum without what guests may not see', async () => {
  const { source, records, leftOut } = await readAll(await openText('flarum.sql', flarumDump));
  expect(source).toBe('Flarum');
  expect(leftOut).toEqual([
    'The forum or tag “Staff” is not for guests.',
    'The post “3” is a notice of the forum.',
    'The topic “Secret” is not for guests.',
  ]);
  const id = 'flarum/2023-01-01 00:00:00/';
  expect(records).toEqual([
    { type: 'tag', name: 'harbours', description: 'Harbours', paths: ['/t/harbours'] },
    expect.objectContaining({ type: 'member', username: 'root', email: 'root@mail.example' }),
    expect.objectContaining({ type: 'member', id: `${id}u2`, paths: ['/u/ada'] }),
    {
      type: 'post',
      id: `${id}p1`,
      title: `It's a "test"; (really)`,
      author: { id: `${id}u2`, name: 'ada' },
      createdAt: '2024-01-02T03:04:05Z',
      score: 1,
      html:
        '<p>Some <b>bold</b> text &amp; <a href="https://a.example/?a=1&amp;b=2">a link</a></p>' +
        '\n\n<ul><li>one</li></ul>',
      tags: ['harbours'],
      paths: ['/d/1-its-a-test', '/d/1', '/d/1-its-a-test/1', '/d/1/1'],
    },
    expect.objectContaining({
      type: 'comment',
      id: `${id}p2`,
      parent: `${id}p1`,
      author: { id: `${id}u`, name: 'deleted' },
      score: 3,
      html: '<p>Plain 🌐</p>',
    }),
    expect.objectContaining({
      id: `${id}p5`,
      parent: `${id}p2`,
      html: `<p>@&quot;x&quot;#p2 It's so</p>`,
      paths: ['/d/1-its-a-test/4', '/d/1/4'],
    }),
    expect.objectContaining({ id: `${id}p6`, deleted: true }),
  ]);
});

const insert = (table: string, columns: string, ...rows: string[]) =>
  `INSERT INTO phpbb_${table} (${columns}) VALUES ${rows.map((row) => `(${row})`).join(',\n')};\n`;
const phpbbDump =
  '#\n# phpBB Backup Script\n#\n' +
  insert(
    'acl_groups',
    'group_id, forum_id, auth_option_id, auth_role_id, auth_setting',
    '1, 2, 0, 17, 0',
    '5, 3, 0, 17, 0',
  ) +
  insert('acl_options', 'auth_option_id, auth_option', "20, 'f_read'") +
  insert('acl_roles_data', 'role_id, auth_option_id, auth_setting', '17, 20, 1') +
  insert(
    'config',
    'config_name, config_value',
    "'board_startdate', '1500000000'",
    "'script_path', '/forum'",
  ) +
  insert(
    'forums',
    'forum_id, forum_name, forum_type, forum_password',
    "2, 'Ships &amp; ports', 1, ''",
    "3, 'Staff', 1, ''",
  ) +
  insert('groups', 'group_id, group_name', "1, 'GUESTS'", "5, 'ADMINISTRATORS'") +
  insert(
    'posts',
    'post_id, topic_id, poster_id, post_time, post_username, post_text, bbcode_uid, post_visibility',
    String.raw`1, 1, 2, 1543072163, '', '<r><B><s>[b]</s>Bold<e>[/b]</e></B> and<br/>\n<IMG src="https://i.example/a.png"><s>[img]</s>https://i.example/a.png<e>[/img]</e></IMG> <E>:)</E></r>', 'abc12345', 1`,
    "2, 1, 1, 1543072164, 'Passing by', '<t>A guest</t>', '', 1",
    `3, 1, 2, 1543072165, '', '<r><QUOTE author="Passing by" post_id="2"><s>[quote="Passing by" post_id=2]</s>A guest<e>[/quote]</e></QUOTE> Yes</r>', '', 1`,
    "4, 1, 2, 1543072166, '', 'Old [b:x1]bold[/b:x1] [url=http://a.example/?a=1&amp;b=2:x1]link[/url:x1]\\n[list:x1][*:x1]One[/*:m:x1][/list:u:x1] [sic]', 'x1', 1",
    "5, 2, 2, 1543072167, '', '<t>Secret</t>', '', 1",
    "6, 1, 2, 1543072168, '', '<t>Deleted</t>', '', 2",
  ) +
  insert('thanks', 'post_id, poster_id, user_id', '1, 2, 3') +
  insert(
    'topics',
    'topic_id, forum_id, topic_title, topic_first_post_id, topic_moved_id, topic_visibility',
    "1, 2, 'First &quot;topic&quot;', 1, 0, 1",
    "2, 3, 'Plans', 5, 0, 1",
    "3, 2, 'Moved', 0, 1, 1",
  ) +
  insert(
    'users',
    'user_id, user_type, username, user_email, user_regdate',
    "1, 2, 'Anonymous', '', 0",
    "2, 3, 'Ada L', 'ada@mail.example', 1500000000",
    "3, 2, 'Bot', '', 0",
  );

it('reads a dump of phpBB without what guests may not read', async () => {
  const { source, records, leftOut } = await readAll(await openText('phpbb.sql', phpbbDump));
  expect(source).toBe('phpBB');
  expect(leftOut).toEqual([
    'The forum or tag “Staff” is not for guests.',
    'The member “Bot” is a bot.',
    'The topic “Moved” only points to where it was moved.',
    'The topic “Plans” is not for guests.',
  ]);
  const id = 'phpbb/1500000000/';
  expect(records).toEqual([
    expect.objectContaining({ name: 'Ships & ports', paths: ['/forum/viewforum.php?f=2'] }),
    expect.objectContaining({ username: 'Ada L', paths: ['/forum/memberlist.php?u=2'] }),
    expect.objectContaining({
      type: 'post',
      title: 'First "topic"',
      score: 2,
      html: '<b>Bold</b> and<br>\n<img src="https://i.example/a.png" alt=""> :)',
      tags: ['Ships & ports'],
      paths: ['/forum/viewtopic.php?t=1', '/forum/viewtopic.php?p=1'],
    }),
    expect.objectContaining({ author: { id: `${id}guest/Passing by`, name: 'Passing by' } }),
    expect.objectContaining({
      parent: `${id}p2`,
      html: '<blockquote><p>Passing by:</p>A guest</blockquote> Yes',
      paths: ['/forum/viewtopic.php?p=3'],
    }),
    expect.objectContaining({
      parent: `${id}p1`,
      html:
        'Old <b>bold</b> <a href="http://a.example/?a=1&amp;b=2">link</a><br>\n' +
        '<ul><li>One</li></ul></ol> [sic]',
    }),
    expect.objectContaining({ id: `${id}p6`, deleted: true }),
  ]);
});
