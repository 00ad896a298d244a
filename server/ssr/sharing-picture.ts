import { hash } from 'node:crypto';
import type { Issue } from '#shared/contract/archive.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import { nameIssueIn } from '#shared/newsletter/issue-labels.ts';
import type { Translate } from '#shared/texts/translate.ts';
import type { Theme } from '#shared/sites/theme.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { textLanguage } from '#shared/sites/language-tag.ts';
import { chooseFace, isRightToLeft, type Face } from './picture-letters.ts';

/** Words of the picture of one page, which those who share it see. */
export type PictureWords = {
  /** `post/` or `issue/` and the id of the page. */
  page: string;
  title: string;
  foot: string;
  /** The post whose title it is, if it is one. */
  postId: string | null;
  /** The font for scripts that the usual ones lack. */
  face: Face | '';
};

/** Pixels. */
export const pictureSize = { width: 1200, height: 630 };
const margin = 80;
const maxLines = 4;
const fontSizes = [70, 62, 54, 48];
/** Changes when pictures are drawn in another way. */
const version = 1;

/** Pictograms and signs that show nothing. */
const symbols =
  /[\p{Extended_Pictographic}\p{Cc}\p{Co}\p{Cs}\p{Variation_Selector}]|[\u2066-\u2069]/gu;

type PicturePost = Pick<ShownPost, 'id' | 'title' | 'domain'>;

/** Null: the fonts do not have all letters. The page then has the picture of the site. */
export const describePost = (
  theme: Theme,
  { id, title, domain }: PicturePost,
): PictureWords | null =>
  describe(theme, { page: `post/${id}`, title, foot: domain ?? '', postId: id });

/** As `describePost`, for an issue. */
export function describeIssue(
  { theme, t }: { theme: Theme; t: Translate },
  issue: Issue,
): PictureWords | null {
  const lead = issue.items[0]?.post;
  const foot = nameIssueIn(t, issue);
  const title = lead?.title ?? foot;
  return describe(theme, {
    page: `issue/${issue.period}`,
    title,
    foot,
    postId: lead?.id ?? null,
  });
}

function describe(
  { siteName, seo }: Theme,
  words: Omit<PictureWords, 'face'>,
): PictureWords | null {
  const title = words.title.replace(symbols, '').replace(/\s+/g, ' ').trim();
  const face =
    title === '' ? null : chooseFace(title + words.foot + siteName, textLanguage(seo.locale));
  return face === null ? null : { ...words, title, face };
}

/** Changes with the words and with the design. */
export function pictureHash(theme: Theme, { page, title, foot, face }: PictureWords): string {
  const { siteName, colors, fonts } = theme;
  const drawn = [page, face].filter(Boolean).join(' ');
  const content = JSON.stringify([version, siteName, colors, fonts.heading, drawn, title, foot]);
  return hash('sha256', content, 'hex').slice(0, 16);
}

export const picturePath = (theme: Theme, words: PictureWords): string =>
  `/pictures/${words.page}-${pictureHash(theme, words)}.png`;

/** Draws the picture of a page in the colors and the kind of type of its site. */
export function drawPicture(
  { siteName, colors, fonts }: Pick<Theme, 'siteName' | 'colors' | 'fonts'>,
  { title, foot, face }: PictureWords,
): string {
  const { width, height } = pictureSize;
  const isSerif = fonts.heading.split(',').at(-1)?.trim() === 'serif';
  const usual = isSerif ? 'DejaVu Serif, DejaVu Sans' : 'DejaVu Sans';
  const family = face ? `${face}, ${usual}` : usual;
  const isRtl = isRightToLeft(title);
  const { size, lines } = layOut(title, width - 2 * margin);
  const lineHeight = Math.round(size * 1.22);
  const top = 210 + size + Math.max(0, (maxLines - lines.length) * 20);
  const text = (content: string, x: number, y: number, style: string) =>
    `<text x="${x}" y="${y}" ${style}>${escapeHtml(content)}</text>`;
  const start = isRtl ? width - margin : margin;
  const anchor = isRtl ? 'text-anchor="end"' : '';
  const heading = `font-family="${family}" font-weight="700"`;
  // Only the font without serifs has Arabic and Hebrew.
  const headline = isRtl ? 'font-family="DejaVu Sans" font-weight="700"' : heading;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    isSerif
      ? `<rect y="150" x="${margin}" width="${width - 2 * margin}" height="3" ` +
        `fill="${colors.accent}"/><rect y="158" x="${margin}" width="${width - 2 * margin}" ` +
        `height="3" fill="${colors.accent}"/>`
      : `<rect width="${width}" height="20" fill="${colors.primary}"/>` +
        `<rect y="152" x="${margin}" width="${width - 2 * margin}" height="4" ` +
        `fill="${colors.text}"/>`,
    text(siteName, margin, 118, `${heading} font-size="40" fill="${colors.text}"`),
    ...lines.map((line, i) =>
      text(
        line,
        start,
        top + i * lineHeight,
        `${headline} font-size="${size}" fill="${colors.text}" ${anchor}`,
      ),
    ),
    text(
      foot,
      margin,
      height - 50,
      `font-family="DejaVu Sans${face && `, ${face}`}" font-size="30" fill="${colors.textSecondary}"`,
    ),
    '</svg>',
  ].join('');
}

/** Returns the largest size at which a text fits, and its lines. The last one may be cut. */
function layOut(text: string, width: number): { size: number; lines: string[] } {
  for (const size of fontSizes) {
    const lines = wrap(text, width / size);
    if (lines.length <= maxLines) return { size, lines };
  }
  const size = fontSizes.at(-1) ?? 48;
  const lines = wrap(text, width / size).slice(0, maxLines);
  const last = splitLetters(lines.at(-1) ?? '').slice(0, -2);
  return { size, lines: [...lines.slice(0, -1), `${last.join('').trim()}…`] };
}

/** Breaks a text into lines. `width`: in units of the font size. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of splitWords(text).flatMap((word) => cut(word, width))) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part;
    } else line += part;
  }
  return [...lines, line];
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const letterSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into letters, each with its signs. Syllables of Devanagari stay whole. */
const splitLetters = (text: string): string[] =>
  Array.from(letterSegmenter.segment(text), ({ segment }) => segment);

/** Splits a text where lines may end. Chinese and Japanese have no spaces between words. */
function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const part of text.split(/(?<= )/)) {
    if (!/[\u3040-\u30ff\u3400-\u9fff]/.test(part)) {
      words.push(part);
      continue;
    }
    let opening = '';
    let isFirst = true;
    for (const { segment, isWordLike } of segmenter.segment(part)) {
      if (/^[\p{Ps}\p{Pi}]+$/u.test(segment)) opening += segment;
      else if (isWordLike || isFirst || opening) {
        words.push(opening + segment);
        opening = '';
      } else words.push((words.pop() ?? '') + segment);
      isFirst = false;
    }
    if (opening) words.push(opening);
  }
  return words;
}

/** Cuts a word that is longer than a line. */
function cut(word: string, width: number): string[] {
  if (measure(word) <= width) return [word];
  const letters = splitLetters(word);
  const fitting = Math.max(1, Math.floor((letters.length * width) / measure(word)) - 1);
  const rest = letters.slice(fitting).join('');
  return [letters.slice(0, fitting).join(''), ...cut(rest, width)];
}

/** Widths of bold letters, in units of the font size. The first that matches counts. */
const widths: [letters: RegExp, width: number][] = [
  [/[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/, 1.02],
  // The virama of Devanagari joins two consonants.
  [/\u094d/, -0.25],
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/\p{Mc}/u, 0.3],
  [/र/, 0.45],
  [/[इईउगटठडढदनपबयवह]/, 0.62],
  [/[अऊऋकखञणफळ]/, 0.85],
  [/[आऑओऔ]/, 1.15],
  [/[ijlft.,:;'’|!()[\] ।]/, 0.42],
  [/[mwMW@%—…]/, 1.06],
  [/\p{Lu}/u, 0.8],
];
/** With a consonant, this letter is a stroke above or below it. */
const joinedRa = /र\u094d(?=[क-ह])|\u094dर/g;

/** Estimates the width of a bold text, in units of the font size. */
const measure = (text: string): number =>
  [...text.replace(joinedRa, '')].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.7),
    0,
  );
