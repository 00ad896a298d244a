import type { PromptSet } from './compare.ts';

/** 33 prompts, three per language, written with the fourth set and first measured after it. */
export const fifthSet: PromptSet = [
  // English
  [
    'tutorials about woodworking and nothing but tutorials',
    { topics: ['woodworking'], only: true, kinds: ['tutorial'] },
  ],
  [
    'My main interests are bird migration, wetlands and rewilding. Enough of royal gossip.',
    { topics: ['bird migration', 'wetlands', 'rewilding'], avoid: ['royal gossip'] },
  ],
  [
    "I'm a physician, so go deep on cardiology, and keep football out of it",
    {
      level: 'expert',
      topics: ['cardiology'],
      avoid: ['football'],
    },
  ],

  // Spanish
  [
    'Entrevistas con escritores y nada más',
    {
      topics: ['escritores'],
      only: true,
      kinds: ['interview'],
    },
  ],
  [
    'Me apasionan los trenes y la arquitectura. Por favor, no más fútbol.',
    {
      topics: ['trenes', 'arquitectura'],
      avoid: ['fútbol'],
    },
  ],
  [
    'con mucho detalle y para expertos, sobre derecho laboral',
    {
      level: 'expert',
      length: 'long',
      topics: ['derecho laboral'],
    },
  ],

  // French
  [
    'Seulement des articles scientifiques sur les abeilles',
    {
      topics: ['abeilles'],
      only: true,
      kinds: ['paper'],
    },
  ],
  [
    'Passionnée de jardinage et de botanique, je ne veux rien lire sur les impôts',
    {
      topics: ['jardinage', 'botanique'],
      avoid: ['impôts'],
    },
  ],
  ['Faites court et en anglais', { language: 'en', length: 'short' }],

  // German
  ['Tutorials zu Linux, sonst nichts', { topics: ['Linux'], only: true, kinds: ['tutorial'] }],
  [
    'Ich lese gern über Eisenbahnen und Brücken, aber bloß nicht über Promis',
    {
      topics: ['Eisenbahnen', 'Brücken'],
      avoid: ['Promis'],
    },
  ],
  ['Kurz und knapp, ohne Fachwörter', { level: 'plain', length: 'short' }],

  // Portuguese
  ['Apenas entrevistas sobre teatro', { topics: ['teatro'], only: true, kinds: ['interview'] }],
  [
    'Adoro fotografia e viagens, dispenso notícias de celebridades',
    {
      topics: ['fotografia', 'viagens'],
      avoid: ['celebridades|notícias de celebridades'],
    },
  ],
  ['linguagem simples, por favor, e poucas linhas', { level: 'plain', length: 'short' }],

  // Chinese
  ['只要访谈，主题是电影', { topics: ['电影'], only: true, kinds: ['interview'] }],
  [
    '对新能源汽车和储能感兴趣，请不要发体育新闻',
    {
      topics: ['新能源汽车', '储能'],
      avoid: ['体育|体育新闻'],
    },
  ],
  [
    '写得详细一些，我是专业人士，关注芯片',
    {
      level: 'expert',
      length: 'long',
      topics: ['芯片'],
    },
  ],

  // Japanese
  ['医療に関する論文のみでお願いします', { topics: ['医療'], only: true, kinds: ['paper'] }],
  [
    '鉄道と建築が大好きです。政治の話題は外してください。',
    {
      topics: ['鉄道', '建築'],
      avoid: ['政治'],
    },
  ],
  ['短めに、わかりやすい言葉で', { level: 'plain', length: 'short' }],

  // Korean
  ['역사 관련 인터뷰만 보내 주세요', { topics: ['역사'], only: true, kinds: ['interview'] }],
  [
    '요리와 여행에 관심이 많아요. 정치 이야기는 싫어요.',
    {
      topics: ['요리', '여행'],
      avoid: ['정치'],
    },
  ],
  [
    '전문가 수준으로 자세하게, 주제는 통계학',
    {
      level: 'expert',
      length: 'long',
      topics: ['통계학'],
    },
  ],

  // Arabic
  ['أبحاث علمية عن المياه فقط', { topics: ['المياه'], only: true, kinds: ['paper'] }],
  [
    'أنا مهتم بالتعليم والصحة ولا تهمني أخبار المشاهير',
    {
      topics: ['التعليم', 'الصحة'],
      avoid: ['المشاهير|أخبار المشاهير'],
    },
  ],
  ['اكتب بالإنجليزية وباختصار', { language: 'en', length: 'short' }],

  // Hindi
  [
    'केवल शोध पत्र, विषय जल संरक्षण',
    {
      topics: ['जल संरक्षण'],
      only: true,
      kinds: ['paper'],
    },
  ],
  [
    'मुझे संगीत और नृत्य पसंद है, क्रिकेट मत भेजिए',
    {
      topics: ['संगीत', 'नृत्य'],
      avoid: ['क्रिकेट'],
    },
  ],
  ['अंग्रेज़ी में, विस्तार से', { language: 'en', length: 'long' }],

  // Russian
  [
    'Интервью с врачами, и больше ничего',
    {
      topics: ['врачами'],
      only: true,
      kinds: ['interview'],
    },
  ],
  [
    'Люблю читать про горы и походы, только без рекламы',
    {
      topics: ['горы', 'походы'],
      avoid: ['рекламы'],
    },
  ],
  [
    'подробно, для профессионалов, тема — логистика',
    {
      level: 'expert',
      length: 'long',
      topics: ['логистика'],
    },
  ],
];
