import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { expect, it } from 'vitest';
import { openMoved } from '#shared/moving/read-moved.ts';
import { openText, readAll, readSuite } from '#test/support/moving.ts';

async function openZip(files: Record<string, string>) {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text));
  return openMoved('export.zip', await writer.close());
}

const substackPosts =
  'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url\n' +
  '1.plain,2019-07-26T20:48:19.814Z,true,,newsletter,everyone,&#x201C;Plain&#x201D; &ndash; x,A subtitle,\n' +
  '2.draft,2019-07-27T20:48:19.814Z,false,,newsletter,everyone,Draft,,\n' +
  '3.paid,2019-07-28T20:48:19.814Z,true,,newsletter,only_paid,Paid,,\n' +
  '4.about,2019-07-28T20:48:19.814Z,true,,page,everyone,About,,\n' +
  '5.lost,2019-07-28T20:48:19.814Z,true,,newsletter,everyone,Lost,,\n';

it('reads the zip of Substack with its readers', async () => {
  const found = await readAll(
    await openZip({
      'export/posts.csv': substackPosts,
      'export/posts/1.plain.html': '<p>Hello</p>',
      'export/posts/1.plain.opens.csv': 'post_id,timestamp,email\n1,2020-01-01,gone@mail.example\n',
      'export/email_list.site.csv':
        'email,active_subscription,expiry,email_disabled,digest_enabled,created_at\n' +
        'a@mail.example,false,,false,false,2020-01-01\n',
    }),
  );
  expect(found).toEqual({
    source: 'Substack',
    records: [
      {
        type: 'post',
        id: 'substack/1.plain',
        title: '“Plain” – x',
        html: '<p><em>A subtitle</em></p><p>Hello</p>',
        author: { id: 'substack/author', name: 'author' },
        createdAt: '2019-07-26T20:48:19.814Z',
        paths: ['/p/plain'],
      },
    ],
    leftOut: [
      'The post “Draft” is not published.',
      'The post “Paid” is only for paying readers.',
      '“About” is a page, not a post.',
      'The post “Lost” has no text here: choose the whole zip of the export.',
      'Files that say what readers did, not who they are: 1.',
    ],
    readers: [[expect.any(Array), ['a@mail.example', 'false', '', 'false', 'false', '2020-01-01']]],
  });
});

it('reads posts of beehiiv', async () => {
  const { source, records, leftOut } = await readAll(
    await openText(
      'posts.csv',
      'id,web_title,status,audience,content_tags,url,content_html,created_at\n' +
        'a,One,confirmed,free,Deep Sea; Ports,https://x.beehiiv.example/p/one,"<p>Hi, all</p>",2023-01-18 21:25:27\n' +
        'b,Two,draft,free,,,<p>x</p>,2023-01-18 21:25:27\n' +
        'c,Three,confirmed,premium,,,<p>x</p>,2023-01-18 21:25:27\n',
    ),
  );
  expect([source, leftOut]).toEqual([
    'beehiiv',
    ['The post “Two” is not published.', 'The post “Three” is only for paying readers.'],
  ]);
  expect(records).toMatchObject([
    { title: 'One', html: '<p>Hi, all</p>', tags: ['Deep Sea', 'Ports'], paths: ['/p/one'] },
  ]);
});

it('reads the zip of Buttondown', async () => {
  const { source, records, leftOut, readers } = await readAll(
    await openZip({
      'emails.csv':
        'id,secondary_id,subject,publish_date,source,slug\n' +
        'a,1,A plain one,2023-01-02 16:55:00+00:00,app,plain\n' +
        'b,2,A draft,,app,draft\n' +
        'c,3,Without text,2023-01-02 16:55:00+00:00,app,lost\n',
      'emails/plain.md': '---\nsubject: x\n---\nSome *words*.',
      'subscribers.csv': 'email,notes,creation_date,type\na@mail.example,,2020-01-01,regular\n',
    }),
  );
  expect(source).toBe('Buttondown');
  expect(records).toMatchObject([
    { title: 'A plain one', text: 'Some *words*.', paths: ['/archive/plain/'] },
  ]);
  expect(leftOut).toEqual([
    'The post “A draft” is not published.',
    'The post “Without text” has no text here: choose the whole zip of the export.',
  ]);
  expect(readers).toHaveLength(1);
});

it('reads broadcasts of Kit', async () => {
  const broadcast = {
    id: 1,
    subject: 'Hello all',
    content: '<p>x</p>',
    public: true,
    published_at: '2023-02-17T11:43:55Z',
    public_url: 'https://x.kit.example/posts/hello',
  };
  const { source, records, leftOut } = await readAll(
    await openText('broadcasts.json', {
      broadcasts: [broadcast, { ...broadcast, id: 2, subject: 'Secret', public: false }],
    }),
  );
  expect([source, leftOut]).toEqual(['Kit', ['The email “Secret” is not public.']]);
  expect(records).toMatchObject([{ id: 'kit/1', title: 'Hello all', paths: ['/posts/hello'] }]);
});

it('reads campaigns of listmonk', async () => {
  const campaign = {
    id: 1,
    uuid: 'u-1',
    subject: 'Weekly news',
    body: '# Hi',
    content_type: 'markdown',
    type: 'regular',
    status: 'finished',
    started_at: '2023-02-17T11:43:55Z',
    tags: ['news'],
    archive: true,
  };
  const { source, records, leftOut } = await readAll(
    await openText('campaigns.json', {
      data: { results: [campaign, { ...campaign, id: 2, subject: 'Later', status: 'draft' }] },
    }),
  );
  expect([source, leftOut]).toEqual(['listmonk', ['The email “Later” was not sent.']]);
  expect(records).toMatchObject([{ text: '# Hi', tags: ['news'], paths: ['/archive/u-1'] }]);
});

it('takes the status of Mailchimp from the names of files', async () => {
  const columns = 'Email Address,MEMBER_RATING,OPTIN_TIME,LEID,EUID\n';
  const { source, readers } = await readAll(
    await openZip({
      'subscribed_email_audience_export_1.csv': `${columns}a@mail.example,2,,1,e\n`,
      'cleaned_email_audience_export_1.csv': `${columns}b@mail.example,2,,2,f\n`,
    }),
  );
  expect(source).toBe('readers');
  expect(readers.map((rows) => rows.map((cells) => cells.at(-1)))).toEqual([
    ['Status', 'subscribed'],
    ['Status', 'cleaned'],
  ]);
});

it('reads sent campaigns of Mailchimp with the people of the account', async () => {
  const html = (title: string, text: string) =>
    `<html><head><title>${title}</title></head><body><table><tr><td><p>${text} ` +
    '<a href="*|UNSUB|*">x</a></p></td></tr><tr><td id="templateFooter"><p>Our address</p></td>' +
    '</tr></table></body></html>';
  const { source, records, leftOut, readers } = await readAll(
    await openZip({
      '1_a/campaigns.csv':
        'Title,Subject,List,"Send Date","Send Weekday","Unique Id"\n' +
        '"News #1 – May","Ships in May",All,"May 09, 2018 09:30 pm",Saturday,17671f6028\n' +
        'Plain,"A plain one",All,"May 10, 2018 09:30 am",Sunday,17671f6029\n' +
        'Ideas,Ideas,All,,,17671f602a\n' +
        'Lost,Lost,All,"May 11, 2018 09:30 am",Monday,17671f602b\n' +
        'Same,"One more",All,"May 12, 2018 09:30 am",Monday,17671f602c\n',
      '1_a/campaigns_content/1203_-news-1-may.html': html('*|MC:SUBJECT|*', 'Hello'),
      '1_a/campaigns_content/1203_-news-1-may.txt': 'Hello',
      '1_a/campaigns_content/1204_plain.txt': 'Plain *|FNAME|* words',
      '1_a/campaigns_content/1205_same.html': html('x', 'A'),
      '1_a/campaigns_content/1206_same.html': html('y', 'B'),
      '1_a/campaigns_content/1207_test.html': html('Test', 'C'),
      '1_a/templates/basic.html': html('Test', 'C'),
      '1_a/granular_activity/opens/1203_a.csv': 'Timestamp,Email\n2018-05-10,a@mail.example\n',
      '1_a/lists/subscribed_members_export_1.csv':
        'Email Address,MEMBER_RATING,LEID,EUID\na@mail.example,2,1,e\n',
    }),
  );
  expect(source).toBe('Mailchimp');
  expect(records).toEqual([
    {
      type: 'post',
      id: 'mailchimp/17671f6028',
      title: 'Ships in May',
      html: expect.stringMatching(/Hello(?!.*Our address)/) as unknown,
      author: { id: 'mailchimp/author', name: 'author' },
      createdAt: '2018-05-09T21:30:00',
    },
    expect.objectContaining({ title: 'A plain one', text: 'Plain  words' }),
  ]);
  expect(leftOut).toEqual([
    'The email “Ideas” was not sent.',
    'The post “Lost” has no text here: choose the whole zip of the export.',
    'More than one file could be the text of the email “One more”.',
    'The file “1207_test.html” is the text of no email of the list.',
    'Other files of the export: 2. They are reports, templates or pictures.',
  ]);
  expect(readers.map((rows) => rows.map((cells) => cells.at(-1)))).toEqual([
    ['Status', 'subscribed'],
  ]);
});

it.each([
  ['substack-posts.csv', 'Substack', 0],
  ['beehiiv-posts.csv', 'beehiiv', 0],
  ['substack-signup-emails.csv', 'readers', 1],
  ['mailchimp-subscribed.csv', 'readers', 1],
])('reads or names every row of %s', async (name, service, lists) => {
  const text = readSuite(name);
  if (text === null) return;
  const { source, records, leftOut, readers } = await readAll(await openText(name, text));
  expect([source, readers.length]).toEqual([service, lists]);
  const rows = text.trim().split('\n').length - 1;
  const people = readers.reduce((sum, people) => sum + people.length - 1, 0);
  expect(records.length + leftOut.length + people).toBe(rows);
});

it('names a damaged zip', async () => {
  const file = new Blob(['PK\u0003\u0004 and then nothing']);
  await expect(openMoved('x.zip', file)).rejects.toThrow('is a damaged zip file');
});
