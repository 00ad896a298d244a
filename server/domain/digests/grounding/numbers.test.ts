import { expect, it } from 'vitest';
import type { DigestLanguage } from '#shared/paths.ts';
import { areNumbersSupported, findFigures, findShares } from './numbers.ts';

const isSupported = (line: string, source: string, language: DigestLanguage, of: string | null) =>
  areNumbersSupported(
    findFigures(line, language),
    [...findFigures(source, of), ...findShares(source)],
    new Set(),
  );

const workers = 'The company has 30 workers in Berlin and 12 in Rome, and was founded in 1999.';
const fine = 'The judge fined the bank 30 dollars in 2014.';

it.each<[string, string]>([
  // A share follows only from shares.
  [workers, 'The company has 70 percent of its workers in Berlin.'],
  [workers, 'The company has 58 percent of its workers in Berlin.'],
  [workers, 'The company has 42 percent of its workers in Berlin.'],
  ['Police arrested 30 men and 12 women.', 'Police arrested 70 percent of the men.'],
  ['Police arrested 30 men and 12 women.', 'Police arrested 88 percent of the women.'],
  ['The bill passed by 52 to 48 votes.', 'The bill passed with a margin of 4 percent.'],
  // A change has no remainder.
  ['Sales fell by 12 percent in May.', 'Sales fell to 88 percent.'],
  ['Sales fell by 12 percent in May.', 'Sales were 88 percent of those in April.'],
  ['The tax rose by 12 percent and 8 percent.', 'The tax is 80 percent.'],
  // A year is no amount.
  [workers, 'The company has 1,969 workers in Berlin.'],
  [fine, 'The judge fined the bank 1,984 dollars.'],
  [fine, 'The judge fined the bank 2,014 dollars.'],
  ['The trial ended on 5 May 2014 after 30 days.', 'The trial ended in 1984.'],
  ['The trial ended on 5 May 2014.', 'The trial ended in 2009.'],
  // An abbreviation beside money is a magnitude.
  ['The fund raised $5m in March.', 'The fund raised 5 dollars in March.'],
  ['The fund raised $5m in March.', 'The fund raised $5 in March.'],
  ['The fund raised $5m in March.', 'The fund raised $5 billion in March.'],
  ['The fund raised 5bn dollars in March.', 'The fund raised 5 dollars in March.'],
  ['The fund raised 5m dollars in March.', 'The fund raised 5 dollars in March.'],
  ['The fund raised £5 bn in March.', 'The fund raised £5 in March.'],
  ['It rose by 3 percentage points, then by 4 percentage points.', 'It rose by 7 percent.'],
  ['The fund raised 5 billion dollars.', 'The fund raised 5 trillion dollars.'],
  // Units of different kinds.
  ['The bridge is 3 km long.', 'The bridge is 3 kg long.'],
  ['The bridge is 3 km long.', 'The bridge is 3 m long.'],
  ['The fund raised 5 million dollars in 3 days.', 'The fund raised 5 million dollars in 8 days.'],
])('does not find in "%s": %s', (source, line) => {
  expect(isSupported(line, source, 'en', 'en')).toBe(false);
});

it.each<[string, string]>([
  ['The fund raised $5m in March.', 'The fund raised 5 million dollars.'],
  ['The fund raised 5bn dollars in March.', 'The fund raised $5 billion.'],
  ['The fund raised 5 million dollars.', 'The fund raised $5m.'],
  ['The fund raised £5 bn in March.', 'The fund raised £5 billion.'],
  ['The ship is 5m long.', 'The ship is 5 metres long.'],
  ['The ship carries 320 passengers and 12 sailors.', 'The ship carries 332 people.'],
  ['The new line has 1,940 seats, the old one 1,210.', 'The new line has 730 more seats.'],
  ['The share fell from 38 to 31 percent.', 'The share fell by 7 percentage points.'],
  ['Turnout was 47 percent, 9 percentage points more.', 'Turnout had been 38 percent.'],
  ['About 12 percent of the voters said no.', 'The other 88 percent did not say no.'],
  ['12 percent said no, and 8 percent did not vote.', 'The remaining 80 percent said yes.'],
  ['The fund has 41 million euros and spent 15 million euros.', 'It has 26 million euros left.'],
  ['Visitors pay 9 euros from May instead of 7.', 'Visitors pay 2 euros more from May.'],
])('finds in "%s": %s', (source, line) => {
  expect(isSupported(line, source, 'en', 'en')).toBe(true);
});

it.each<[DigestLanguage, string]>([
  ['en', 'Prices rose 12 percent in May.'],
  ['en', 'Prices were 12 percent higher in May.'],
  ['en', 'The firm cut prices by over 12 percent.'],
  ['en', 'May brought a 12-percent rise in prices.'],
  ['de', 'Die Preise stiegen um 12 Prozent.'],
  ['de', 'Das ist ein Rückgang von 12 Prozent.'],
  ['fr', 'Les prix ont augmenté de 12 % en mai.'],
  ['es', 'Los precios cayeron un 12 % en mayo.'],
  ['pt', 'Os preços subiram 12% em maio.'],
  ['pt', 'Os preços caíram 12% em maio.'],
  ['ru', 'Цены выросли на 12% в мае.'],
  ['ar', 'ارتفعت الأسعار بنسبة 12% في مايو.'],
  ['hi', 'दामों में 12% की वृद्धि हुई।'],
  ['hi', 'दामों में 12 प्रतिशत की गिरावट हुई।'],
  ['zh', '价格上涨了12%。'],
  ['zh', '价格涨了12%。'],
  ['ja', '価格は12%上昇した。'],
  ['ko', '가격이 12% 상승했다.'],
])('infers no remainder from a change (%s): %s', (language, source) => {
  expect(isSupported('They are 88 percent.', source, 'en', language)).toBe(false);
});

it.each<[DigestLanguage, string]>([
  ['en', 'A bank lends 12 percent of the cost.'],
  ['en', 'The share of the state fell to 12 percent.'],
  ['en', 'In fall, 12 percent of students pay.'],
  ['de', 'Der Anteil stieg auf 12 Prozent.'],
  ['ru', 'Доля выросла до 12%.'],
  ['zh', '份额下降到12%。'],
  ['de', 'Der Bund zahlt 12 Prozent der Kosten.'],
  ['fr', 'La ville paie 12 % du coût.'],
  ['es', 'La ciudad paga el 12 % del coste.'],
  ['pt', 'A cidade paga 12% do custo.'],
  ['ru', 'Город платит 12% расходов.'],
  ['ar', 'تدفع المدينة 12% من التكلفة.'],
  ['hi', 'शहर लागत का 12% देता है।'],
  ['zh', '城市承担12%的费用。'],
  ['ja', '市は費用の12%を負担する。'],
  ['ko', '시는 비용의 12%를 부담한다.'],
])('infers the remainder of a share (%s): %s', (language, source) => {
  expect(isSupported('Others pay 88 percent.', source, 'en', language)).toBe(true);
});

it.each<[boolean, DigestLanguage, string, string]>([
  [true, 'de', 'The fund has 5 billion euros.', 'Der Fonds hat 5 Milliarden Euro.'],
  [false, 'de', 'The fund has 5 billion euros.', 'Der Fonds hat 5 Billionen Euro.'],
  [false, 'de', 'The fund has 5 billion euros.', 'Der Fonds hat 5 Billion Euro.'],
  [true, 'de', 'The fund has 5 trillion euros.', 'Der Fonds hat 5 Billionen Euro.'],
  [false, 'de', 'The fund has 5 trillion euros.', 'Der Fonds hat 5 Trillionen Euro.'],
  [true, 'fr', 'The fund has 5 billion euros.', 'Le fonds dispose de 5 milliards d’euros.'],
  [false, 'fr', 'The fund has 5 billion euros.', 'Le fonds dispose de 5 billions d’euros.'],
  [true, 'fr', 'The fund has 5 trillion euros.', 'Le fonds dispose de 5 billions d’euros.'],
  [false, 'es', 'The fund has 5 billion euros.', 'El fondo tiene 5 billones de euros.'],
  [true, 'es', 'The fund has 5 billion euros.', 'El fondo tiene 5 mil millones de euros.'],
  [true, 'pt', 'The fund has 5 billion euros.', 'O fundo tem 5 bilhões de euros.'],
  [false, 'pt', 'The fund has 5 billion euros.', 'O fundo tem 5 biliões de euros.'],
  [true, 'ja', 'The fund has 5 trillion yen.', '基金は5兆円である。'],
  [false, 'zh', 'The fund has 5 million yuan.', '基金有5兆元。'],
])('reads a magnitude in its language (%s, %s): %s %s', (expected, language, source, line) => {
  expect(isSupported(line, source, language, 'en')).toBe(expected);
});

it('reads "billion" as English without a language', () => {
  expect(isSupported('Es sind 5 Milliarden Euro.', '5 billion euros.', 'de', null)).toBe(true);
});
