import type { PromptSet } from './compare.ts';

/** 33 prompts, three per language, written after the third set. The rules were mended for them. */
export const fourthSet: PromptSet = [
  // English
  [
    'Papers on quantum error correction, nothing else.',
    { topics: ['quantum error correction'], only: true, kinds: ['paper'] },
  ],
  [
    'I run a small bakery. Send me things on food prices and local business; skip the crypto stuff.',
    { topics: ['food prices', 'local business', '?small bakery', '?bakery'], avoid: ['crypto'] },
  ],
  [
    'Two lines per story is plenty. Mostly space and telescopes.',
    {
      length: 'short',
      topics: ['space', 'telescopes'],
    },
  ],

  // Spanish
  [
    'Trabajo en un hospital: me vienen bien noticias de enfermería y de farmacia, nada de política',
    { topics: ['enfermería', 'farmacia', '?hospital'], avoid: ['política'] },
  ],
  ['solo tutoriales de cocina', { topics: ['cocina'], only: true, kinds: ['tutorial'] }],
  ['Explícamelo sencillo y sin rodeos; tema: vivienda', { level: 'plain', topics: ['vivienda'] }],

  // French
  [
    'Uniquement des entretiens avec des cinéastes',
    {
      topics: ['cinéastes'],
      only: true,
      kinds: ['interview'],
    },
  ],
  [
    'Je voudrais suivre l’actualité du climat et de l’énergie solaire, mais pas la bourse',
    { topics: ['climat', 'énergie solaire'], avoid: ['bourse'] },
  ],
  ['Allez droit au but, je n’ai que deux minutes', { length: 'short' }],

  // German
  [
    'Bitte keine Sportnachrichten mehr, dafür gern Raumfahrt und Physik',
    { topics: ['Raumfahrt', 'Physik'], avoid: ['Sport|Sportnachrichten'] },
  ],
  ['Nur Interviews zum Thema Bildung', { topics: ['Bildung'], only: true, kinds: ['interview'] }],
  [
    'Schreibt es so, dass es auch meine Oma versteht. Gesundheit und Rente.',
    {
      level: 'plain',
      topics: ['Gesundheit', 'Rente'],
    },
  ],

  // Portuguese
  [
    'Só artigos científicos sobre oceanos',
    {
      topics: ['oceanos'],
      only: true,
      kinds: ['paper'],
    },
  ],
  [
    'Tenho interesse em futebol feminino e ciclismo; chega de fofoca',
    {
      topics: ['futebol feminino', 'ciclismo'],
      avoid: ['fofoca'],
    },
  ],
  ['Quero textos longos e detalhados sobre economia', { length: 'long', topics: ['economia'] }],

  // Chinese
  ['只看关于人工智能的论文', { topics: ['人工智能'], only: true, kinds: ['paper'] }],
  ['我喜欢篮球和围棋，不想看娱乐八卦', { topics: ['篮球', '围棋'], avoid: ['娱乐八卦'] }],
  ['请用英文写，短一点', { language: 'en', length: 'short' }],

  // Japanese
  ['宇宙開発の論文だけ読みたい', { topics: ['宇宙開発'], only: true, kinds: ['paper'] }],
  [
    '料理と園芸に興味があります。芸能ニュースは要りません。',
    {
      topics: ['料理', '園芸'],
      avoid: ['芸能|芸能ニュース'],
    },
  ],
  ['専門家向けに詳しく、半導体について', { level: 'expert', length: 'long', topics: ['半導体'] }],

  // Korean
  [
    '반도체와 배터리 소식 부탁드려요. 연예 뉴스는 빼 주세요.',
    {
      topics: ['반도체', '배터리'],
      avoid: ['연예|연예 뉴스'],
    },
  ],
  ['의학 논문만 보고 싶습니다', { topics: ['의학'], only: true, kinds: ['paper'] }],
  ['짧고 쉽게 써 주세요', { level: 'plain', length: 'short' }],

  // Arabic
  ['أريد مقابلات فقط عن الأدب', { topics: ['الأدب'], only: true, kinds: ['interview'] }],
  [
    'تهمني الطاقة المتجددة والزراعة، ولا أريد كرة القدم',
    {
      topics: ['الطاقة المتجددة', 'الزراعة'],
      avoid: ['كرة القدم'],
    },
  ],
  ['بلغة بسيطة يفهمها الجميع', { level: 'plain' }],

  // Hindi
  [
    'मुझे खेती और मौसम की खबरें चाहिए, राजनीति नहीं',
    {
      topics: ['खेती', 'मौसम'],
      avoid: ['राजनीति'],
    },
  ],
  ['सिर्फ़ शिक्षा पर साक्षात्कार', { topics: ['शिक्षा'], only: true, kinds: ['interview'] }],
  ['संक्षेप में और आसान भाषा में लिखें', { level: 'plain', length: 'short' }],

  // Russian
  ['Только научные статьи по биологии', { topics: ['биологии'], only: true, kinds: ['paper'] }],
  [
    'Интересуюсь шахматами и астрономией, политику не присылайте',
    {
      topics: ['шахматами', 'астрономией'],
      avoid: ['политику'],
    },
  ],
  ['покороче и простым языком, пожалуйста', { level: 'plain', length: 'short' }],
];
