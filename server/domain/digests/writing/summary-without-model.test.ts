import { expect, it } from 'vitest';
import { toSentenceId } from '../../../email/sentence-id.ts';
import { readEvidence } from './evidence/evidence.ts';
import { summarizeWithoutModel } from './summary-without-model.ts';

const lead = 'The harbor board of Aldmere approved a new crane for the east quay on Monday.';
const article =
  `${lead} The machine lifts eighty tons and replaces one that was built in 1961.\n\n` +
  'Two unions said that they would look at the new shifts before the spring.';
const summarize = ({
  description = null,
  text = article,
  title = 'A crane for Aldmere',
  language = 'en',
  struck = [],
}: {
  description?: string | null;
  text?: string;
  title?: string;
  language?: string | null;
  struck?: string[];
}) => {
  const evidence = readEvidence(text, language).sentences;
  return summarizeWithoutModel({ id: 'a', title, text, language, description, evidence, struck });
};

it("returns the publisher's description, which rests on no passage", () => {
  const text = 'A crane that lifts eighty tons is coming to the east quay of the harbor.';
  expect(summarize({ description: `${text} The unions are not sure.` })).toEqual({
    text,
    posts: ['a'],
    kind: 'description',
    language: 'en',
    passages: [],
  });
});

it('accepts a description without a full stop, and one of a hidden article', () => {
  const description = 'The east quay of the harbor gets a crane that lifts eighty tons';
  for (const text of [article, ''])
    expect(summarize({ description, text })?.text).toBe(description);
});

it.each<[string, string | null]>([
  ['none', null],
  ['a slogan', 'News, weather and sports for the whole coast since 1911, every morning.'],
  ['the title', 'A crane for Aldmere, and for Aldmere a crane: the crane for Aldmere.'],
  ['cut off', 'The new crane of the harbor of Aldmere lifts eighty tons. Two unions said that…'],
  ['cut off in the article', lead.slice(0, 60)],
  ['a question', 'Will the new crane of Aldmere lift eighty tons on the east quay?'],
  ['dependent', 'It lifts eighty tons and stands on the east quay of the harbor of Aldmere.'],
  ['short', 'Cranes lift tons.'],
  ['with an address', 'The new crane of the harbor of Aldmere is on https://crane.example today.'],
])('returns the lead if the description is %s', (_what, description) => {
  expect(summarize({ description })).toMatchObject({
    text: lead,
    kind: 'extract',
    passages: [{ post: 'a', number: 1, text: lead }],
  });
});

it('cites the article if it has the described sentence', () => {
  const text = `A heading\n\n${article}`;
  expect(summarize({ description: lead, text })).toMatchObject({
    kind: 'extract',
    passages: [{ number: 2, text: lead }],
  });
});

it('returns the lead instead of a struck description', () => {
  const text = 'A crane that lifts eighty tons is coming to the east quay of the harbor.';
  const struck = [toSentenceId({ text, posts: ['a'] })];
  expect(summarize({ description: text, struck })?.text).toBe(lead);
});

it.each([
  ['en', 'However, the board of the harbor had asked for it.', lead],
  [
    'de',
    'Er hatte den Kran vor zwei Jahren selbst bestellt.',
    'Der Hafen von Aldmere bekommt am Montag einen neuen Kran.',
  ],
  [
    'fr',
    'Elle avait commandé la grue il y a deux ans déjà.',
    'Le port d’Aldmere reçoit une nouvelle grue lundi matin.',
  ],
  [
    'es',
    'Pero la grúa del puerto no llegó hasta el lunes.',
    'El puerto de Aldmere recibe una nueva grúa el lunes.',
  ],
  [
    'pt',
    'Ela havia encomendado o guindaste dois anos antes.',
    'O porto recebe um novo guindaste na segunda.',
  ],
  [
    'ru',
    'Он заказал кран для порта ещё два года тому назад.',
    'Порт получил новый кран в понедельник утром.',
  ],
  ['zh', '他在两年前就为港口订购了这台起重机。', '港口委员会周一批准了一台新的起重机。'],
  ['ja', 'しかし、港の管理者は反対していた。', '港は月曜日に新しいクレーンを承認した。'],
  ['ko', '그러나 항구 관리인은 이에 반대했다.', '항구는 월요일에 새 기중기를 승인했다.'],
  [
    'ar',
    'لكن مجلس الميناء كان قد طلبها قبل عامين كاملين.',
    'وافق مجلس الميناء يوم الاثنين على رافعة جديدة.',
  ],
  ['hi', 'लेकिन बंदरगाह के रखवाले ने पहले ही मना कर दिया था।', 'बंदरगाह को सोमवार को एक नई क्रेन मिल गई है।'],
])('skips a dependent sentence (%s)', (language, dependent, independent) => {
  const text = `${dependent}\n\n${independent}`;
  expect(summarize({ text, language, title: '' })?.text).toBe(independent);
});

it.each(['', 'Short.', 'What is the harbor of Aldmere going to do with its old crane?'])(
  'returns nothing for %j',
  (text) => {
    expect(summarize({ text })).toBeNull();
  },
);
