import { expect, it } from 'vitest';
import { startCpuTimer } from '../../../../../test/support/cpu-time.ts';
import { readEvidence } from './evidence.ts';
import { splitSentences } from './split-sentences.ts';

const readSentences = (text: string, language: string | null) =>
  readEvidence(text, language).sentences.map((sentence) => sentence.text);

it.each([
  ['en', 'There is no evidence that the U.N. Security Council ever approved the use of force.'],
  ['en', 'The company denied that J.P. Morgan manipulated the price of silver for a decade.'],
  ['en', 'Nobody believed that the E.U. Commission had paid 40 million euros to lobbyists.'],
  ['en', 'The U.K. Prime Minister resigned on Monday after losing a vote of confidence.'],
  [
    'en',
    'It is false that Washington, D.C. Mayor Muriel Bowser ordered the closure of all schools.',
  ],
  ['en', 'Experts doubted that Rev. Jones had stolen 2 million dollars from the church.'],
  ['en', 'Police do not believe that Capt. Brown shot the two unarmed protesters.'],
  ['en', 'It is not true that Mt. Everest Expeditions abandoned three climbers last May.'],
  ['en', 'The report did not find that Maj. Gen. Lee ordered troops to fire on the crowd.'],
  ['en', 'She never said that at 5 p.m. Officer Kelly destroyed the evidence in the case.'],
  ['en', 'The jury did not accept that Sgt. Miller had planted the weapon in the car.'],
  ['en', 'The paper does not say that Dr. Who is real, but that Fig. 3 shows a strong effect.'],
  ['en', 'It was never proven that Yahoo! Executives knew about the breach before the sale.'],
  ['en', 'Nobody has shown that the E! Network paid the two witnesses for their silence.'],
  ['en', 'The court did not find that Wm. Brown, Insp. Green and Ch. Black took any bribes.'],
  ['en', 'The witness denied that ... Brown had fired first at the two protesters.'],
  ['de', 'Es gibt keinen Beleg dafür, dass die Fa. Meier jemals Giftmüll im Rhein entsorgt hat.'],
  [
    'de',
    'Das Gericht verneinte, dass die Firma lt. Vertrag die Kosten von 40 Millionen Euro trägt.',
  ],
  ['de', 'Niemand glaubt, dass er am 3. Juni die Unterlagen vernichtet hat, wie es heißt.'],
  ['de', 'Der Minister bestritt, dass im 2. Weltkrieg die Fabrik Zwangsarbeiter beschäftigt habe.'],
  ['de', 'Es stimmt nicht, dass Papst Johannes XXIII. Akten über den Fall vernichten ließ.'],
  ['de', 'Es stimmt nicht, dass die Abgeordneten der 5. Kammer Bestechungsgelder annahmen.'],
  [null, 'Niemand glaubt, dass der am 3.6. Angeklagte die Unterlagen vernichtet hat.'],
  ['fr', 'Rien ne prouve que le Pr. Martin a falsifié les résultats de son étude sur la grippe.'],
  ['fr', 'Il est faux que M. Dupont a détourné 3 millions, et que Mgr. Leroy a couvert les faits.'],
  ['es', 'No es cierto que el Gral. Pérez ordenó disparar contra los manifestantes en la plaza.'],
  ['es', 'Nadie cree que la empresa de EE. UU. Monsanto ocultó los riesgos durante treinta años.'],
  [
    'pt',
    'Não é verdade que o Exmo. Ministro recebeu dinheiro da construtora em troca de contratos.',
  ],
  ['ru', 'Суд не установил, что в 2015 г. Иванов украл деньги из бюджета города.'],
  ['ru', 'Неправда, что акад. Петров подделал результаты исследования вакцины против гриппа.'],
])('keeps a denial whole (%s): %s', (language, sentence) => {
  expect(readSentences(sentence, language)).toEqual([sentence]);
});

it.each([
  [
    'en',
    'The plan for the bridge was approved by the BBC.',
    'The council rejected it in May 2024.',
  ],
  [
    'en',
    'The new bridge over the river opened in May.',
    'The council had rejected the plan twice.',
  ],
  ['en', 'The council voted for the plan by 33 to 12.', 'The mayor had rejected it in the spring.'],
  ['de', 'Der Umbau der Brücke kostet die Stadt viel Geld.', 'Der Rat hatte den Plan abgelehnt.'],
  [
    'fr',
    'Le pont mesure désormais 310 mm de plus, ou 340 mm.',
    'Le conseil a rejeté le projet en mai.',
  ],
  ['ru', 'Новый мост через реку открыли летом 1999 года.', 'Совет города отклонил план в мае.'],
])('splits after a usual last word (%s): %s', (language, first, second) => {
  expect(splitSentences(`${first} ${second}`, language).map(({ text }) => text)).toEqual([
    first,
    second,
  ]);
});

it('prints nothing around an exclamation that may be a name', () => {
  const text = 'It was never proven that the makers of Zing! Executives of the firm took a bribe.';
  expect(readSentences(text, 'en')).toEqual([]);
});

it.each([
  ['en', 'Lawyers for the rival wrote: “The company stole our designs. It bribed two officials.”'],
  ['en', 'A flyer for parents says: "The vaccine caused 400 deaths. The regulator hid the data."'],
  ['en', '“We were told nothing. The ministry hid the report,” said a former employee on Friday.'],
  ['en', 'The rival wrote: ‘The workers’ union stole our designs. It bribed two officials.’'],
  ['de', 'In einem Flugblatt hieß es: „Ihr kennt sie. Die Bürgermeisterin nahm zwei Millionen.“'],
  ['de', 'In einem Flugblatt hieß es: »Ihr kennt sie. Die Bürgermeisterin nahm zwei Millionen.«'],
  [
    'fr',
    'L’opposant affirme : « Le maire a détourné des fonds. Son frère a reçu un appartement. »',
  ],
  [
    'es',
    'El rival afirmó: «El alcalde robó tres millones. Su hermano recibió un piso de la ciudad.»',
  ],
  ['sv', 'Motståndaren skrev: ”Borgmästaren tog emot mutor. Hon gömde pengarna hos sin bror.”'],
  ['zh', '阴谋论者声称：“登月是在摄影棚里拍摄的。宇航局向每位演员支付了二百万美元。”'],
  ['ja', '陰謀論者は「月面着陸は撮影された。俳優に二百万ドルを支払った。」と主張している。'],
])('keeps a quotation with what introduces it (%s): %s', (language, sentence) => {
  const next = 'Historians and the court have rejected this claim for decades.';
  expect(readSentences(`${sentence} ${next}`, language)).toEqual([sentence, next]);
});

it.each([
  [
    'a missing closing mark',
    'The rival wrote: “They stole our designs. The founder bribed officials in the patent office.',
  ],
  [
    'a missing opening mark',
    'They stole all of our designs. The founder bribed officials in the patent office.”',
  ],
  [
    'several paragraphs',
    'The rival wrote: “You all know him.\n\nThe founder bribed officials in the patent ' +
      'office.\n\nHe hid it.”',
  ],
])('prints and cites no part of a quotation with %s', (_, text) => {
  const { sentences, fragments } = readEvidence(text, 'en');
  expect([...sentences, ...fragments]).toEqual([]);
});

it('prints sentences beside marks of inches', () => {
  const text = 'The new screen measures 27" and costs 300 dollars in most of the shops.';
  expect(readSentences(`${text} ${text}`, 'en')).toEqual([text, text]);
});

it('finds quotations in a hostile text quickly', () => {
  const readCpuMs = startCpuTimer();
  for (const text of ["'As'x", " 'A", '“', '"', ' „A. B', "s' "])
    splitSentences(text.repeat(20_000 / text.length), 'en');
  expect(readCpuMs()).toBeLessThan(3_000);
});
