import { expect, it } from 'vitest';
import type { DigestLanguage } from '#shared/paths.ts';
import { startCpuTimer } from '../../../../test/support/cpu-time.ts';
import { checkSentence } from './check-sentence.ts';

const passage =
  'French President Emmanuel Macron and Keir Starmer met in London on 22 November to discuss a ' +
  '$5 million fund for 1,200 turbines; support rose from 19% to 40%. “We will build them here,” ' +
  'Starmer said. The batteries hold 6.2 MWh and the cameras have 23 megapixels.';
const check = (
  text: string,
  language: DigestLanguage = 'en',
  source = passage,
  sourceLanguage = 'en',
) =>
  checkSentence(
    text,
    [{ post: 'a', number: 1, text: source }],
    [
      {
        id: 'a',
        title: 'A fund',
        language: sourceLanguage,
        publishedAt: new Date('2025-11-24T09:00:00Z'),
        evidence: [{ number: 1, text: source }],
      },
    ],
    language,
  );

it.each<[DigestLanguage, string]>([
  ['en', 'Macron and Starmer discussed a $5m fund for 1200 turbines.'],
  ['en', 'Support rose by 21 percentage points, from 19 to 40 percent.'],
  ['en', 'Starmer said “we will build them here”.'],
  ['en', 'Macron and Starmer met on 22 November 2025 and will meet again on 27 November.'],
  ['en', 'Macron met Starmer of the UN.'],
  ['de', 'Es geht um 5 Millionen Dollar für 1.200 Turbinen; 40 Prozent sind dafür.'],
  ['fr', 'Le fonds atteint 5 millions de dollars pour 1 200 éoliennes, et 40 % sont pour.'],
  ['es', 'El fondo tiene 5 millones de dólares; la batería guarda 6,2 MWh.'],
  ['pt', 'O fundo tem 5 milhões de dólares para 1.200 turbinas.'],
  ['ru', 'Фонд получит 5 млн долларов на 1200 турбин, поддержка выросла до 40 процентов.'],
  ['zh', '基金有500万美元，支持率升至百分之40，相机有2300万像素。'],
  ['ja', '首脳は５００万ドルの基金と1,200基のタービンについて話し合った。'],
  ['ko', '500만 달러 기금이 논의되었고 지지율은 40퍼센트로 올랐다.'],
  ['ar', 'ناقش الزعيمان صندوقًا بقيمة ٥ ملايين دولار وارتفع التأييد إلى ٤٠٪.'],
  ['hi', 'समर्थन बढ़कर ४० प्रतिशत हो गया और 50 लाख डॉलर के कोष पर चर्चा हुई।'],
])('%s: accepts figures in other forms: %s', (language, text) => {
  expect(check(text, language)).not.toHaveProperty('reason');
});

it.each<[string, DigestLanguage, string]>([
  ['figure 45%', 'en', 'Support rose to 45%.'],
  ['figure 40', 'en', 'There are 40 turbines, and the fund is in London.'],
  ['figure 6 billion', 'en', 'The fund has 6 billion dollars.'],
  ['figure 12,000', 'en', 'The fund is for 12,000 turbines.'],
  ['figure 650万', 'zh', '基金有650万美元。'],
  ['figure 62', 'de', 'Die Batterien fassen 62 MWh.'],
  ['does not stand so', 'en', 'Starmer said “they will build them here”.'],
  ['another language', 'de', 'Лидеры встретились.'],
  ['no word of', 'en', 'Doctors recommend these drops.'],
  ['300 characters', 'en', `The fund ${'is for turbines and '.repeat(20)}London.`],
  ...[
    'Go to https://evil.test/pay for the fund.',
    'The fund is at evil.test today.',
    'Write to pay@evil.test about the fund.',
    'Call +1 555 123 4567 about the fund.',
    'The **fund** is [here].',
    'The fund <b>is</b> open.',
    'The fu\u200bnd is open.',
  ].map((text): [string, DigestLanguage, string] => ['a link, an address', 'en', text]),
  ['the figure 27 is not', 'en', 'Macron and Starmer discussed 27 funds for 1,200 turbines.'],
])('refuses with “%s” (%s): %s', (reason, language, text) => {
  expect(check(text, language)).toMatchObject({ reason: expect.stringContaining(reason) });
});

it('leaves unknown names and calculated figures to the judge', () => {
  expect(check('Macron met Merkel, and support rose by 21 percent.')).toMatchObject({
    hints: ['21 percent', 'Merkel'],
  });
});

it('reads figures that a source writes in two parts', () => {
  expect(
    check('120 million yen were paid.', 'en', '1億2000万円が支払われた。', 'ja'),
  ).not.toHaveProperty('reason');
});

it('reads 兆 as a million million and as mega', () => {
  expect(check('屏幕有23兆像素。', 'zh', 'The screen has 23 megapixels.', 'en')).not.toHaveProperty(
    'reason',
  );
  expect(
    check('1.2 trillion yen were paid.', 'en', '1.2兆円が支払われた。', 'ja'),
  ).not.toHaveProperty('reason');
});

it('limits the CPU time of a hostile sentence', () => {
  const readCpuMs = startCpuTimer();
  for (const part of ['1', '1,', '1 000 ', '“a b', 'Aa ', '億1'])
    check(part.repeat(4_000), 'en', part.repeat(4_000));
  expect(readCpuMs()).toBeLessThan(2_000);
});
