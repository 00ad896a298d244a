import { describe, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { findTextLanguage } from '#shared/newsletter/text-language.ts';
import { plainText } from '#shared/rich-text.ts';
import * as textRules from '#shared/text-rules.ts';
import { setTitle } from '../client/lib/typography.ts';
import { detectKind } from '../server/domain/digests/selection/post-kind.ts';
import { findPublisher } from '../server/domain/digests/selection/publisher.ts';
import { findIneligibility } from '../server/domain/digests/writing/evidence/eligibility.ts';
import { readEvidence } from '../server/domain/digests/writing/evidence/evidence.ts';
import { findQuotations } from '../server/domain/digests/writing/evidence/quotations.ts';
import { splitSentences } from '../server/domain/digests/writing/evidence/split-sentences.ts';
import { checkSentence } from '../server/domain/digests/writing/check-sentence.ts';
import { fenceTexts, formatHead, removeAddresses } from '../server/domain/digests/model/prompts.ts';
import { findMentions } from '../server/domain/accounts/mentions.ts';
import { maskEmail, toMailbox } from '../server/domain/core/email-address.ts';
import { parseSearch, positiveTerms } from '../server/domain/posts/parse-search.ts';
import { postSlug } from '../server/domain/posts/slugs.ts';
import * as urls from '../server/domain/posts/url-normalization.ts';
import { parsePrompt } from '../server/domain/preferences/parse-prompt.ts';
import { isPlainText } from '../server/domain/preferences/plain-text-check.ts';
import {
  isAutomatedOpening,
  isAutomatedVisit,
} from '../server/domain/statistics/automated-requests.ts';
import { toCsvCell } from '#shared/csv-line.ts';
import { toPlainTitle, wrapLines } from '../server/email/digest-text.ts';
import { deviceName } from '../server/http/auth/authentication.ts';
import { parseJson } from '../server/http/api/json-body.ts';
import { toAsciiDomain } from '../server/infra/ascii-domain.ts';
import { findClientAddress, toNetworks } from '../server/infra/client-address.ts';
import { maskText } from '../server/infra/error-reports/mask-text.ts';
import { readArticle } from '../server/infra/fetch/article.ts';
import { cleanXml } from '../server/infra/fetch/clean-feed-xml.ts';
import { cleanPage, decodeSigns } from '../server/infra/fetch/clean-html.ts';
import { parseFeedDate } from '../server/infra/fetch/feed-dates.ts';
import { inheritedText, readTextStyle } from '../server/infra/fetch/hidden-text.ts';
import { decodePage, readHead } from '../server/infra/fetch/html-metadata.ts';
import { readHeadline } from '../server/infra/fetch/page-title.ts';
import { readFeedDocument } from '../server/infra/fetch/parse-feed.ts';
import { isPublicIp } from '../server/infra/fetch/public-ip.ts';
import { parseObject } from '../server/infra/llm-http.ts';
import { parseReport } from '../server/infra/mail/parse-report.ts';
import { checkCustomCss } from '../server/infra/text/custom-css.ts';
import { renderMarkdown } from '../server/infra/text/markdown.ts';
import { toSkeleton } from '../server/infra/text/skeleton.ts';
import { hasInvisibleCharacters, oneLine } from '../server/infra/text/plain-text.ts';
import { cleanSvg } from '../server/infra/text/svg.ts';
import { startCpuTimer } from './support/cpu-time.ts';
import { isFullRun } from './support/full-run.ts';

/** Each with its greatest input in characters. */
type Reader = [name: string, max: number, read: (text: string) => unknown];

const url = new URL('https://site.example/');
const request = (agent: string) => ({
  method: 'GET',
  headers: { 'user-agent': agent, accept: agent, 'accept-language': agent, purpose: agent },
});
const text = limits.postText.max;

const ofLines: Reader[] = [
  ['removeHidden', text, textRules.removeHidden],
  ['toSafeName', text, textRules.toSafeName],
  ['visibleCharacters', text, textRules.visibleCharacters],
  ['isWellFormed', text, textRules.isWellFormed],
  ['isLink', text, textRules.isLink],
  ['isUnambiguousEmail', 20_000, textRules.isUnambiguousEmail],
  ['isTimeZone', 20_000, textRules.isTimeZone],
  ['oneLine', text, oneLine],
  ['hasInvisibleCharacters', text, hasInvisibleCharacters],
  ['setTitle', 2_000, setTitle],
  ['postSlug', 2_000, (title) => postSlug(title, 'id', 'en')],
  ['parseSearch', 2_000, (q) => quietly(() => positiveTerms(parseSearch(q, 'en').words))],
  ['parsePrompt', limits.customPrompt.max, (text) => parsePrompt(text, ['chess', 'スポーツ'])],
  ['isPlainText', 2_000, isPlainText],
  ['removeAddresses', text, removeAddresses],
  ['formatHead', 2_000, (title) => formatHead({ title, publishedAt: null })],
  ['fenceTexts', text, (line) => fenceTexts([{ id: 'a', text: line }])],
  ['toPlainTitle', 2_000, toPlainTitle],
  ['wrapLines', text, (line) => wrapLines(line)],
  ['toCsvCell', text, toCsvCell],
  ['maskText', text, (line) => maskText(line, true)],
  ['detectKind', 2_000, (title) => detectKind({ title, url: `https://a.test/${title}` })],
  ['deviceName', limits.http.headerBytes, deviceName],
  ['isAutomatedVisit', limits.http.headerBytes, (agent) => isAutomatedVisit(request(agent))],
  ['isAutomatedOpening', limits.http.headerBytes, (agent) => isAutomatedOpening(request(agent))],
  [
    'findClientAddress',
    limits.http.headerBytes,
    (list) => findClientAddress({ socket: {}, headers: { 'x-forwarded-for': list } }, () => true),
  ],
  ['toNetworks', 2_000, toNetworks],
  ['isPublicIp', 2_000, isPublicIp],
  ['toSkeleton', 2_000, toSkeleton],
  ['toMailbox', 2_000, toMailbox],
  ['maskEmail', 2_000, maskEmail],
  ['toAsciiDomain', 2_000, (address) => quietly(() => toAsciiDomain(address))],
  ['normalizeUrl', limits.url.max, (line) => quietly(() => urls.normalizeUrl(line))],
  ['parseDomain', limits.url.max, urls.parseDomain],
  ['findPublisher', limits.url.max, (line) => findPublisher(`https://${line}`)],
  ['parseFeedDate', 2_000, parseFeedDate],
  ['findTextLanguage', text, (line) => findTextLanguage(line, 'en')],
];
const ofTexts: Reader[] = [
  [
    'renderMarkdown',
    text,
    (line) => {
      const rendered = renderMarkdown(line, 'keep');
      return [findMentions(rendered), plainText(rendered)];
    },
  ],
  ['splitSentences', text, (line) => splitSentences(line, 'en')],
  ['readEvidence', text, (line) => readEvidence(line, 'en')],
  ['findIneligibility', text, findIneligibility],
  ['findQuotations', text, findQuotations],
  [
    'checkSentence',
    300,
    (line) => checkSentence(line, [{ post: 'a', number: 1, text: line }], [], 'en'),
  ],
];
const ofMarkup: Reader[] = [
  ['parseJson', limits.body.bytes, (json) => quietly(() => parseJson(json))],
  ['parseObject', limits.body.bytes, (json) => quietly(() => parseObject(json))],
  ['cleanSvg', 100_000, (svg) => cleanSvg(`<svg>${svg}`)],
  ['cleanSvg, without a root', 100_000, cleanSvg],
  ['checkCustomCss', 20_000, checkCustomCss],
  ['readTextStyle', 20_000, (style) => readTextStyle('p', { style }, inheritedText)],
];
/** At an eighth of their limits, except in full runs. */
const ofDocuments: Reader[] = [
  ['readHead', limits.linkPreview.bytes, readHead],
  ['readHeadline', limits.linkPreview.bytes, readHeadline],
  ['decodePage', limits.linkPreview.bytes, (page) => decodePage(Buffer.from(page), 'text/html')],
  ['decodeSigns', limits.linkPreview.bytes, decodeSigns],
  ['cleanPage', limits.linkPreview.bytes, (html) => cleanPage(html)],
  ['readArticle', limits.linkPreview.bytes, (html) => readArticle({ url, html })],
  ['cleanXml', limits.feeds.bytes, cleanXml],
  [
    'readFeedDocument',
    limits.feeds.bytes,
    (feed) => {
      const body = Buffer.from(`<rss><channel><item>${feed}`);
      return readFeedDocument({ body, contentType: 'application/xml', url });
    },
  ],
  ['parseReport', 256_000, (mail) => parseReport(Buffer.from(mail))],
];

/** Errors about the input are an answer. */
function quietly(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}

const signs = [
  ...'aA1 -.,"\'<>()[]{}@/\\&#*_`~|=:;!+%$^?\n\tßéяا漢ก🏴',
  '\u0301',
  '\u200d',
  '\u202e',
  '\ufe0f',
];
const phrases = [
  'a ',
  'A ',
  'a. ',
  'A.',
  '1,',
  '1.1',
  'a@a',
  'a,a ',
  'two ',
  'Two and ',
  '"a ',
  '-a ',
];
const links = [
  'http://',
  'www.',
  'a.a/',
  '[a](',
  '![',
  '](',
  '> ',
  '* ',
  '1. ',
  '\n\n',
  '``',
  '**a',
];
const markup = [
  '<a>',
  '<g>',
  '</a>',
  '<a',
  '<a b="',
  '<a b ',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '&amp;',
];
const blocks = [
  '&#1;',
  '{a:',
  '/*',
  '*/',
  'a{',
  'a,',
  ':not(',
  '@media a{',
  'url(',
  '{"a":',
  '[1,',
  '\\"',
];
const mails = ['a: b\n', ' a\n', '--a\n', '=?utf-8?q?', '=?utf-8?q?a?= ', '=\n', '\r\n\r\n'];
const elements = [
  '<div>',
  '<p>',
  '<table>',
  '<b><i>',
  '<style>',
  '<script>',
  '<title>',
  '<item>',
  '<p style="',
];
const starts = ['', 'two '];

/** Returns the units that a text repeats, each with what precedes them. */
const list = (units: string[], before = starts) =>
  before.flatMap((start) => units.map((unit) => [start, unit] as const));
const inputs = {
  lines: list([...signs, ...phrases, ...links]),
  texts: list([...signs, ...phrases, ...links]),
  markup: list([...signs, ...markup, ...blocks], ['', '"', 'a{']),
  documents: list(
    [...markup, ...elements, ...mails, '<', '>', '"', '&', ' ', 'a', '\n', '='],
    [''],
  ),
};

/** A time that no reader notices, in milliseconds of CPU. */
const shortMs = 40;
const maxRatio = 2.6;

async function measure(read: Reader[2], input: string, times = 1): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < times; i += 1) {
    const readCpuMs = startCpuTimer();
    await read(input);
    least = Math.min(least, readCpuMs());
  }
  return least;
}

/** Doubles an input up to its limit. Returns a step that took more than twice as long. */
async function findSlowStep([, max, read]: Reader, start: string, unit: string) {
  const create = (length: number) =>
    (start + unit.repeat(Math.ceil(length / unit.length))).slice(0, length);
  for (let length = Math.ceil(max / 16); length <= max; length *= 2) {
    if ((await measure(read, create(length))) < shortMs) continue;
    // Again if other programs disturb it. Over two steps, each at most `maxRatio`.
    let least = Infinity;
    for (let attempt = 0; attempt < 4 && least > maxRatio; attempt += 1) {
      const [whole, quarter] = [
        await measure(read, create(length), 3),
        await measure(read, create(length / 4), 3),
      ];
      least = Math.min(least, whole < shortMs ? 0 : Math.sqrt(whole / quarter));
    }
    if (least > maxRatio) return { start, unit, length, ratio: least };
  }
  return null;
}

describe.each([
  ['lines', ofLines],
  ['texts', ofTexts],
  ['markup', ofMarkup],
  [
    'documents',
    ofDocuments.map(([name, max, read]): Reader => [name, isFullRun ? max : max / 8, read]),
  ],
] as const)('functions that read %s', (kind, readers) => {
  it.each(readers)(
    '%s takes a time in proportion to its input',
    { timeout: 600_000 },
    async (...reader) => {
      const slow = [];
      for (const [start, unit] of inputs[kind]) {
        const step = await findSlowStep(reader, start, unit);
        if (step) slow.push(step);
      }
      expect(slow).toEqual([]);
    },
  );
});
