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
  // A change leaves no remainder.
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
  ['de', 'Die übrigen 88 Prozent stimmten zu.'],
  ['fr', 'Les 88 % restants ont accepté.'],
  ['es', 'El 88 % restante aceptó.'],
  ['pt', 'Os outros 88% aceitaram.'],
  ['ru', 'Остальные 88% согласились.'],
  ['ar', 'وافق 88% المتبقية.'],
  ['hi', 'शेष 88 प्रतिशत सहमत थे।'],
  ['zh', '其余88%的人同意。'],
  ['ja', '残りの88%は賛成した。'],
  ['ko', '나머지 88%는 동의했다.'],
])('finds the remainder of a share (%s): %s', (language, line) => {
  expect(isSupported(line, 'About 12 percent of the voters said no.', language, 'en')).toBe(true);
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
