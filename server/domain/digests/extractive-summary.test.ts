import { expect, it } from 'vitest';
import { readEvidence } from './evidence/evidence.ts';
import { joinSentences, selectSummary } from './extractive-summary.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const summarize = (
  text: string,
  { language, title = '' }: { language: string | null; title?: string },
) => joinSentences(selectSummary(readEvidence(text, language).sentences, { language, title }));

const articles: Record<string, string> = {
  en:
    'Subscribe to our newsletter for more stories like this one every day.\n\nThe harbour of ' +
    'Aldmere was opened to small ships on Monday after eleven years. Mr. Holt, the keeper of the ' +
    'harbour, said that forty ships came on the first day. What comes next? The weather was ' +
    'fine, and people ate ice cream. The U.S. Coast Guard sent a ship to the harbour as ' +
    'well.\n\nSee https://evil.test for the small ships of the harbour of Aldmere and win.',
  de:
    'Der Hafen von Aldmere ist am Montag nach elf Jahren wieder für kleine Schiffe geöffnet ' +
    'worden. Der Hafenmeister sprach von z. B. vierzig Schiffen am ersten Tag im Hafen. Das ' +
    'Wetter war gut, und die Leute aßen Eis.',
  fr:
    'Le port d’Aldmere a rouvert lundi aux petits bateaux après onze ans de travaux. Le gardien ' +
    'du port a compté quarante bateaux le premier jour. Il faisait beau et les gens mangeaient ' +
    'des glaces.',
  es:
    'El puerto de Aldmere abrió el lunes a los barcos pequeños después de once años. El guardián ' +
    'del puerto contó cuarenta barcos en el primer día. Hacía buen tiempo y la gente comía ' +
    'helados.',
  pt:
    'O porto de Aldmere abriu na segunda-feira aos barcos pequenos depois de onze anos. O guarda ' +
    'do porto contou quarenta barcos no primeiro dia. Fazia bom tempo e as pessoas comiam ' +
    'gelados.',
  ru:
    'Гавань Олдмира в понедельник открылась для небольших судов после одиннадцати лет ремонта. ' +
    'Смотритель гавани насчитал сорок судов в первый день. Погода была хорошая, и люди ели ' +
    'мороженое.',
  zh: '阿尔德米尔港在关闭十一年之后于星期一重新向小型船只开放。港口管理员说第一天来了四十艘船只。天气很好，人们在吃冰淇淋。',
  ja: 'アルドミア港は十一年ぶりに月曜日から小型船に開放された。港の管理人によると初日に四十隻の船が港に来たという。天気は良く、人々はアイスクリームを食べていた。',
  ko:
    '올드미어 항구가 십일 년 만에 월요일부터 작은 배들에게 다시 개방되었다고 시가 밝혔다. 항구 관리인은 첫날 마흔 척의 배가 항구에 들어왔다고 말했다. 날씨가 좋았고 ' +
    '사람들은 아이스크림을 먹으며 시간을 보냈다.',
  ar:
    'أعيد فتح ميناء ألدمير يوم الاثنين أمام السفن الصغيرة بعد أحد عشر عامًا من الإغلاق. وقال ' +
    'حارس الميناء إن أربعين سفينة وصلت إلى الميناء في اليوم الأول. كان الطقس جميلًا وكان الناس ' +
    'يأكلون المثلجات.',
  hi:
    'ऑल्डमीर का बंदरगाह ग्यारह साल बाद सोमवार को छोटे जहाज़ों के लिए फिर खोल दिया गया। बंदरगाह ' +
    'के रखवाले ने कहा कि पहले दिन चालीस जहाज़ बंदरगाह में आए। मौसम अच्छा था और लोग आइसक्रीम खा ' +
    'रहे थे।',
};

it.each(Object.entries(articles))('%s: returns one or two sentences in order', (language, text) => {
  const summary = summarize(text, { language });
  expect(summary).not.toBe('');
  expect(summary.length).toBeLessThanOrEqual(300);
  const plain = text.replace(/\s+/g, ' ');
  const parts = summary.split(/(?<=[.。।])\s?(?=\S)/u);
  for (const part of parts) expect(plain).toContain(part.trim());
  // The first sentence ranks highest.
  expect(plain.replace(/^Subscribe.*?day\. /, '').startsWith(parts[0]!.trim().slice(0, 12))).toBe(
    true,
  );
});

it('skips notices, questions and links, and handles abbreviations', () => {
  const summary = summarize(articles.en!, { language: 'en' });
  expect(summary).toBe(
    'The harbour of Aldmere was opened to small ships on Monday after eleven years. Mr. Holt, ' +
      'the keeper of the harbour, said that forty ships came on the first day.',
  );
});

it.each([
  '',
  '   ',
  'Short.',
  'No end of a sentence here although it is long enough to be one',
  'Please enable JavaScript and cookies to continue reading on this page.',
  'https://evil.test/one https://evil.test/two https://evil.test/three.',
  `${'word '.repeat(200)}.`,
  '\u202e\u202e\u202e',
  '#'.repeat(5_000),
  'Visit evil.test for more of this wonderful and helpful content today.',
  '<script>alert(1)</script><script>alert(1)</script><script>alert(1)</script>.',
])('returns nothing without usable text: %j', (text) => {
  expect(summarize(text, { language: 'en' })).toBe('');
});

it('does not repeat the title as summary', () => {
  const title = 'The harbour of Aldmere was opened to small ships on Monday';
  expect(summarize(`${title}. ${articles.de}`, { language: 'en', title })).not.toContain(title);
});

it('accepts unknown languages and handles long texts quickly', () => {
  for (const language of [null, 'xx', 'x', 'en-US-u-bogus', '!!'])
    expect(summarize(articles.en!, { language })).toContain('harbour');
  const long = `${articles.en}\n\n`.repeat(400);
  const readCpuMs = startCpuTimer();
  for (let i = 0; i < 20; i += 1) summarize(long, { language: 'en' });
  expect(readCpuMs()).toBeLessThan(2_000);
});
