import { expect, it } from 'vitest';
import { isLink } from '#shared/text-rules.ts';
import { normalizeCanonical, normalizeUrl } from './url-normalization.ts';

/** Two links of a line, which may leave out `https://`. */
const toPairs = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map(
      (line) =>
        line
          .trim()
          .split(/\s+/)
          .map((link) => (/^https?:/i.test(link) ? link : `https://${link}`)) as [string, string],
    );

const onePage = toPairs(`
  http://news.example/a                         https://news.example/a
  www.news.example/a                            news.example/a
  www2.news.example/a                           news.example/a
  NEWS.example/a                                news.example/a
  news.example./a                               news.example/a
  news.example:443/a                            news.example/a
  news.example/a/                               news.example/a
  news.example/a#comments                       news.example/a
  news.example/a#:~:text=a%20word               news.example/a
  news.example/a?                               news.example/a
  news.example/a?b=1&c=2                        news.example/a?c=2&b=1
  news.example/%61                              news.example/a
  news.example/caf%c3%a9                        news.example/café
  news.example/x/../a                           news.example/a
  news.example/index.html                       news.example/
  news.example/a/index.php                      news.example/a
  news.example/a/default.aspx                   news.example/a/
  news.example/a.html                           news.example/a
  news.example/a.htm                            news.example/a
  news.example/a.htm                            news.example/a.html
  news.example/a.HTML                           news.example/a
  news.example/2026/a.html?page=2               news.example/2026/a?page=2
  news.example/a.html/                          news.example/a
  news.example//articles/a                      news.example/articles/a
  news.example/articles//a                      news.example/articles/a
  news.example///a                              news.example/a
  amp.news.example/a                            news.example/a
  amp.news.example/a.html                       www.news.example/a
  m.news.example/a                              news.example/a
  m.news.example/                               news.example/
  m.news.example/a?id=7                         www.news.example/a?id=7
  mobile.news.example/how-ships-came-back       news.example/how-ships-came-back
  mobile.news.example/story/1234567             news.example/story/1234567
  m.news.co.uk/a                                news.co.uk/a
  amp.news.com.au/a                             news.com.au/a
  en.m.wikipedia.org/wiki/Harbour               en.wikipedia.org/wiki/Harbour
  de.m.wiktionary.org/wiki/Hafen                de.wiktionary.org/wiki/Hafen
  news.example/2026/how-ships-came-back/amp     news.example/2026/how-ships-came-back
  news.example/how-ships-came-back/amp/         news.example/how-ships-came-back/
  news.example/story-1234567/amp                news.example/story-1234567
  news.example/amp/how-ships-came-back          news.example/how-ships-came-back
  news.example/amp/2026/how-ships-came-back     news.example/2026/how-ships-came-back
  news.example/a.amp                            news.example/a
  news.example/a.amp.html                       news.example/a.html
  news.example/a?amp=1                          news.example/a
  news.example/a?amp                            news.example/a
  news.example/a?amp=true                       news.example/a
  news.example/a?outputType=amp                 news.example/a
  news.example/a?outputType=amp&id=3            news.example/a?id=3
  www.google.com/amp/s/news.example/a           news.example/a
  google.de/amp/s/www.news.example/a/amp        www.news.example/a/amp
  www.google.co.uk/amp/news.example/a?id=2      news.example/a?id=2
  www.google.com/amp/s/amp.news.example/a.html  news.example/a
  news-example.cdn.ampproject.org/c/s/news.example/a           news.example/a
  news-example.cdn.ampproject.org/v/s/news.example/a?amp_js_v=0.1&usqp=mq331  news.example/a
  news-example.cdn.ampproject.org/c/news.example/a             news.example/a
  www-news-example.bing-amp.com/c/s/www.news.example/a         news.example/a
  news.example/a?utm_source=x&utm_id=2          news.example/a
  news.example/a?id=1&utm_medium=mail           news.example/a?id=1
  news.example/a?fbclid=IwAR0                   news.example/a
  news.example/a?gclid=1&msclkid=2              news.example/a
  news.example/a?mc_cid=1&mc_eid=2              news.example/a
  news.example/a?source=rss                     news.example/a
  news.example/a?source=twitter                 news.example/a
  medium.com/@ann/a-b-c-12345?source=---------2 medium.com/@ann/a-b-c-12345
  medium.com/@ann/a?source=friends_link&sk=1    medium.com/@ann/a
  news.example/a?source=email-weekly            news.example/a
  news.example/a?via=hackernews                 news.example/a
  news.example/a?via=@ann                       news.example/a
  news.example/a?via=lobste.rs                  news.example/a
  news.example/a?share=1                        news.example/a
  news.example/a?share=twitter                  news.example/a
  news.example/a?smid=tw-share                  news.example/a
  news.example/a?smid=nytcore-ios-share&id=5    news.example/a?id=5
  news.example/a?guccounter=1                   news.example/a
  news.example/a?guccounter=2&guce_referrer=aHR0&guce_referrer_sig=AQ  news.example/a
  news.example/a?cmpid=rss                      news.example/a
  news.example/a?CMPID=1                        news.example/a
  news.example/a?CMP=share_btn_url              news.example/a
  news.example/a?at_medium=RSS&at_campaign=rss  news.example/a
  news.example/a?at_link_id=F1&at_custom1=x     news.example/a
  news.example/a?xtor=RSS-3208                  news.example/a
  news.example/a?ncid=txtlnk                    news.example/a
  shop.example/a?id=9&spm=a2g0o.home            shop.example/a?id=9
  news.example/a?wt_mc=rss.red.ho               news.example/a
  news.example/a?rss                            news.example/a
  news.example/a?rss=1                          news.example/a
  ann.substack.com/p/ships?r=1a2b3&s=r          ann.substack.com/p/ships
  ann.substack.com/p/ships?publication_id=1&post_id=2&isFreemail=true&r=9x  ann.substack.com/p/ships
  letter.example/p/ships?triedRedirect=true     letter.example/p/ships
  open.substack.com/pub/ann/p/ships?r=1a2b3     ann.substack.com/p/ships
  youtu.be/abcdefghijk                          www.youtube.com/watch?v=abcdefghijk
  m.youtube.com/watch?v=abcdefghijk&t=3         youtube.com/shorts/abcdefghijk
  arxiv.org/pdf/2401.01234v2.pdf                arxiv.org/abs/2401.01234
  old.reddit.com/r/a/comments/1/b               www.reddit.com/r/a/comments/1/b/
  mobile.twitter.com/ann/status/1234567890      x.com/ann/status/1234567890
  app.example/#!/posts/3                        http://app.example/#!/posts/3/
  app.example/#/posts/3                         www.app.example/#/posts/3
  app.example/#/                                app.example
  app.example/#!                                app.example
`);

const twoPages = toPairs(`
  news.example/a                                news.example/b
  news.example/a                                news.example/A
  news.example/a                                other.example/a
  news.example/                                 news.example/a
  news.example/a                                blog.news.example/a
  news.example/a                                news.example:8443/a
  news.example/a?id=1                           news.example/a?id=2
  news.example/a?id=1                           news.example/a
  news.example/a?id=1&id=2                      news.example/a?id=1
  news.example/a?page=2                         news.example/a
  news.example/?p=12                            news.example/?p=13
  news.example/p/?s=word                        news.example/p/?s=other
  news.example/?s=ships                         news.example/
  news.example/a%2Fb                            news.example/a/b
  news.example/a-b                              news.example/a/b
  news.example/a.pdf                            news.example/a
  news.example/a.xml                            news.example/a.html
  news.example/a.json                           news.example/a
  news.example/a.txt                            news.example/a.html
  news.example/a.html.txt                       news.example/a.html
  news.example/a.php?id=1                       news.example/a?id=2
  news.example/html                             news.example/
  news.example/a/html                           news.example/a
  news.example/.html                            news.example/x
  news.example/a-html                           news.example/a
  news.example/xhtml                            news.example/x
  github.com/u/r/blob/main/a.html               github.com/u/r/blob/main/a
  github.com/u/r/blob/main/index.html           github.com/u/r/blob/main/index.php
  gitlab.com/u/r/-/blob/main/a.htm              gitlab.com/u/r/-/blob/main/a.html
  codeberg.org/u/r/src/branch/main/a.html       codeberg.org/u/r/src/branch/main/a
  github.com/u/r/blob/main/amp                  github.com/u/r/blob/main
  m.co.uk/a                                     co.uk/a
  amp.dev/a                                     dev.example/a
  m.github.io/a                                 github.io/a
  amp.blogspot.com/a                            blogspot.com/a
  m.substack.com/p/a                            substack.com/p/a
  amp.tumblr.com/a                              tumblr.com/a
  m.wordpress.com/a                             wordpress.com/a
  m.medium.com/a                                medium.com/a
  mobile.university.example/                    university.example/
  mobile.university.example/about               university.example/about
  n.news.example/a                              news.example/a
  amps.news.example/a                           news.example/a
  pm.news.example/a                             news.example/a
  m.example/a                                   example.com/a
  en.wikipedia.org/wiki/Harbour                 de.wikipedia.org/wiki/Harbour
  en.m.wikipedia.org/wiki/Harbour               de.m.wikipedia.org/wiki/Harbour
  en.wikipedia.org/wiki/AMP                     en.wikipedia.org/wiki/Amp
  shop.example/guitars/amp                      shop.example/guitars
  shop.example/amp                              shop.example/
  shop.example/amp/tube                         shop.example/tube
  shop.example/2026/amp                         shop.example/2026
  shop.example/amps                             shop.example/
  shop.example/a-b-c/amplifier                  shop.example/a-b-c
  shop.example/a-b-c/camp                       shop.example/a-b-c
  shop.example/a?amp=ac30                       shop.example/a
  shop.example/a?amp=ac30                       shop.example/a?amp=jcm800
  shop.example/a?amp=2                          shop.example/a?amp=3
  api.example/a?outputType=json                 api.example/a
  api.example/a?outputType=xml                  api.example/a?outputType=json
  www.google.com/amp/s/news.example/a           www.google.com/amp/s/news.example/b
  www.google.com/search?q=a                     www.google.com/search?q=b
  a-example.cdn.ampproject.org/c/s/a.example/1  b-example.cdn.ampproject.org/c/s/b.example/1
  cdn.ampproject.org/v0.js                      cdn.ampproject.org/v0/amp-ad.js
  web.archive.org/web/2020/http://a.example/    web.archive.org/web/2021/http://a.example/
  web.archive.org/web/2020/http://a.example/    a.example
  data.example/a?source=nasa                    data.example/a?source=esa
  data.example/a?source=nasa                    data.example/a
  data.example/a?source=en                      data.example/a?source=de
  whois.example/a?source=a.example              whois.example/a?source=b.example
  travel.example/route?via=paris                travel.example/route?via=lyon
  travel.example/route?via=paris                travel.example/route
  chat.example/c?share=8f3c                     chat.example/c?share=9d4e
  chat.example/c?share=8f3c                     chat.example/c
  data.example/a?cmp=france                     data.example/a?cmp=spain
  data.example/a?cmp=france                     data.example/a
  data.example/a?rss=world                      data.example/a?rss=sport
  data.example/a?r=5                            data.example/a?r=6
  data.example/p/a?s=ships                      data.example/p/a
  data.example/a?s=r                            data.example/a?s=w
  data.example/a?post_id=1                      data.example/a?post_id=2
  substack.com/app-link/post?post_id=1          substack.com/app-link/post?post_id=2
  substack.com/app-link/post?publication_id=1   substack.com/app-link/post?publication_id=2
  ann.substack.com/p/ships                      ann.substack.com/p/boats
  ann.substack.com/p/ships                      bob.substack.com/p/ships
  open.substack.com/pub/ann/p/ships             open.substack.com/pub/bob/p/ships
  data.example/a?at_time=1                      data.example/a?at_time=2
  data.example/a?reference=1                    data.example/a?reference=2
  data.example/a?ampere=1                       data.example/a
  data.example/a?sources=rss                    data.example/a
  data.example/a?spmx=1                         data.example/a
  data.example/a?smidge=1                       data.example/a
  youtu.be/abcdefghijk                          youtu.be/abcdefghijK
  www.youtube.com/playlist?list=PL1             www.youtube.com/playlist?list=PL2
  arxiv.org/abs/2401.01234                      arxiv.org/abs/2401.01235
  reddit.com/r/a/comments/1/b                   reddit.com/r/a/comments/2/b
  app.example/#!/posts/3                        app.example/#!/posts/4
  app.example/#/posts/3                         app.example/#/posts/3/edit
  app.example/#/posts/3                         app.example
  app.example/#/Posts                           app.example/#/posts
`);

it('has a hundred pairs of each kind', () => {
  expect([onePage.length, twoPages.length]).toEqual([100, 100]);
  expect([...onePage, ...twoPages].flat().filter((link) => !isLink(link))).toEqual([]);
});

it.each(onePage)('treats %s and %s as one page', (one, other) => {
  expect(normalizeUrl(one)).toBe(normalizeUrl(other));
});

it.each(twoPages)('treats %s and %s as two pages', (one, other) => {
  expect(normalizeUrl(one)).not.toBe(normalizeUrl(other));
});

it.each([
  ['news.example/a?x=1', 'news.example/a?x=1', '/a', 'news.example/a'],
  [
    'news.example/?p=7',
    'news.example/?p=7',
    'https://www.news.example/ships',
    'news.example/ships',
  ],
  ['amp.news.example/x', 'amp.news.example/x', 'https://news.example/y', 'news.example/y'],
  [
    'a-b.cdn.ampproject.org/c/s/a.example/1',
    'a-b.cdn.ampproject.org/c/s/a.example/1',
    'https://www.a.example/2',
    'a.example/2',
  ],
  ['news.example/?p=7', 'news.example/how-ships-came-back', '', 'news.example/how-ships-came-back'],
  ['news.example/a', 'news.example/a', '/a?utm_source=x', null],
  ['news.example/a', 'news.example/a', 'https://other.example/a', null],
  ['ann.github.io/a', 'ann.github.io/a', 'https://bob.github.io/a', null],
  ['ann.substack.com/p/a', 'ann.substack.com/p/a', 'https://bob.substack.com/p/a', null],
  [
    'short.example/a',
    'news.example/how-ships-came-back',
    'https://news.example/how-ships-came-back',
    null,
  ],
  ['news.example/a', 'news.example/a', '/', null],
  ['news.example/a', 'news.example/login', '/login', null],
  ['news.example/a', 'news.example/a', 'javascript:alert(1)', null],
  ['news.example/a', 'news.example/a', 'https://me:secret@news.example/b', null],
  ['news.example/a', 'news.example/a', 'http://[', null],
  ['news.example/a', 'news.example/a', null, null],
  ['news.example/a?id=1', 'news.example/a?id=1', 'null', null],
  ['news.example/a?id=1', 'news.example/a?id=1', 'https://news.example/b/undefined', null],
  ['news.example/a?id=1', 'news.example/a?id=1', '/b/{{ slug }}', null],
])('reads the canonical link of %s at %s, %s', (url, page, named, canonical) => {
  expect(normalizeCanonical(`https://${url}`, new URL(`https://${page}`), named)).toBe(canonical);
});
