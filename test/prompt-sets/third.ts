import type { PromptSet } from './compare.ts';

/** 55 prompts, written with the second set. Before the last changes the rules read 40 of them. */
export const thirdSet: PromptSet = [
  // English
  [
    "Please don't send me anything longer than a page, and nothing gory. Archaeology and old maps!",
    { length: 'short', topics: ['Archaeology', 'old maps'], avoid: ['gory'] },
  ],
  [
    "as a beginner investor I'd like index funds and retirement savings explained without jargon",
    { level: 'plain', topics: ['index funds', 'retirement savings'] },
  ],
  [
    'exclusively open source licensing and copyright law',
    { topics: ['open source licensing', 'copyright law'], only: true },
  ],
  ['whatever you think is best :)', {}],
  [
    "More about rail freight. I've had enough of electric cars.",
    { topics: ['rail freight'], avoid: ['electric cars'] },
  ],

  // Spanish
  [
    'Quiero enterarme de todo lo relacionado con la energía nuclear, pero sin propaganda',
    { topics: ['energía nuclear'], avoid: ['propaganda'] },
  ],
  ['resumen breve y en portugués', { language: 'pt', length: 'short' }],
  [
    'exclusivamente arqueología y prehistoria',
    { topics: ['arqueología', 'prehistoria'], only: true },
  ],
  [
    'No me interesan los famosos; me interesan la música clásica y la ópera',
    { topics: ['música clásica', 'ópera'], avoid: ['famosos'] },
  ],
  ['sorpréndeme cada día', {}],

  // French
  [
    'La santé publique et les vaccins, expliqués à un enfant',
    { level: 'plain', topics: ['santé publique', 'vaccins'] },
  ],
  ['Évitez le football, privilégiez le rugby', { topics: ['rugby'], avoid: ['football'] }],
  ['rien que la gastronomie', { topics: ['gastronomie'], only: true }],
  ['merci pour tout, ne changez rien', {}],
  [
    'Je suis ingénieur en aéronautique, vous pouvez être très technique ; drones, hydrogène',
    { level: 'expert', topics: ['drones', 'hydrogène', '?aéronautique'] },
  ],

  // German
  [
    'Mich interessieren vor allem Wölfe, Wälder und Moore.',
    { topics: ['Wölfe', 'Wälder', 'Moore'] },
  ],
  ['Verschont mich mit Börsenkursen', { avoid: ['Börsenkursen'] }],
  ['ausschließlich Schach', { topics: ['Schach'], only: true }],
  [
    'Auf Englisch bitte, gern ausführlich, Thema Verfassungsrecht',
    { language: 'en', length: 'long', topics: ['Verfassungsrecht'] },
  ],
  ['Überrascht mich, aber bitte nichts über Autos', { avoid: ['Autos'] }],

  // Portuguese
  [
    'Gosto de astronomia e de vulcões, mas não de astrologia',
    { topics: ['astronomia', 'vulcões'], avoid: ['astrologia'] },
  ],
  ['só tecnologia assistiva', { topics: ['tecnologia assistiva'], only: true }],
  ['Fale como se eu tivesse dez anos', { level: 'plain' }],
  ['evitem política partidária, por favor', { avoid: ['política partidária'] }],
  [
    'Versão resumida em francês com notícias de Angola',
    { language: 'fr', length: 'short', topics: ['Angola'] },
  ],

  // Chinese
  ['希望多推送关于深海探测和海洋生物的文章', { topics: ['深海探测', '海洋生物'] }],
  ['别给我看股票和彩票', { avoid: ['股票', '彩票'] }],
  ['仅限中医药', { topics: ['中医药'], only: true }],
  ['你们决定吧', {}],
  ['写给外行看的，话题是基因编辑', { level: 'plain', topics: ['基因编辑'] }],

  // Japanese
  ['株価の話は飽きた。農業と林業の話が読みたい。', { topics: ['農業', '林業'], avoid: ['株価'] }],
  ['将棋のみ', { topics: ['将棋'], only: true }],
  ['初心者にもやさしく、プログラミングについて', { level: 'plain', topics: ['プログラミング'] }],
  ['特に希望はありません', {}],
  ['フランス語で、映画と美術を中心に', { language: 'fr', topics: ['映画', '美術'] }],

  // Korean
  ['등산과 캠핑 좋아합니다. 낚시는 별로예요.', { topics: ['등산', '캠핑'], avoid: ['낚시'] }],
  ['암호화폐 관련 글은 제외해 주세요', { avoid: ['암호화폐'] }],
  ['클래식 음악만 받아보고 싶어요', { topics: ['클래식 음악'], only: true }],
  [
    '초등학생도 이해할 수 있게 기후 변화에 대해 알려주세요',
    { level: 'plain', topics: ['기후 변화'] },
  ],
  ['그냥 알아서 해주세요', {}],

  // Arabic
  ['أحب القراءة عن التاريخ الإسلامي والعمارة', { topics: ['التاريخ الإسلامي', 'العمارة'] }],
  ['بدون أخبار الحروب', { avoid: ['الحروب|أخبار الحروب'] }],
  ['لا شيء سوى الفلك', { topics: ['الفلك'], only: true }],
  ['اكتبوا للمتخصصين في القانون الدولي', { level: 'expert', topics: ['القانون الدولي'] }],
  ['باختصار لو سمحتم', { length: 'short' }],

  // Hindi
  ['योग और आयुर्वेद में रुचि है', { topics: ['योग', 'आयुर्वेद'] }],
  ['केवल शेयर बाज़ार', { topics: ['शेयर बाज़ार'], only: true }],
  ['हिंसा वाली खबरें मत भेजना', { avoid: ['हिंसा|हिंसा वाली खबरें'] }],
  ['बच्चों को समझ आए ऐसे लिखें, विषय जानवर और पेड़', { level: 'plain', topics: ['जानवर', 'पेड़'] }],
  ['जो आपको ठीक लगे', {}],

  // Russian
  [
    'Хотелось бы читать об археологии и о древнем Египте',
    { topics: ['археологии', 'древнем Египте'] },
  ],
  ['без новостей про криптовалюту, пожалуйста', { avoid: ['криптовалюту'] }],
  ['исключительно балет', { topics: ['балет'], only: true }],
  [
    'для специалистов, подробно, про машинное обучение',
    { level: 'expert', length: 'long', topics: ['машинное обучение'] },
  ],
  ['удивите меня', {}],
];
