import { digestLanguages } from '#shared/paths.ts';
import { foldCase, stem, tokenize } from '../../preferences/tokenize.ts';

/** Names with other forms across languages or abbreviations, one group a line. */
const aliases = [
  'ai|ia|ki|ии|a.i.|artificial intelligence|intelligence artificielle|künstliche intelligenz|' +
    'künstlicher intelligenz|inteligencia artificial|inteligência artificial|искусственный ' +
    'интеллект|人工智能|人工知能|인공지능|الذكاء الاصطناعي|कृत्रिम बुद्धिमत्ता|एआई',
  'R:US|us|usa|u.s.|u.s.a.|american|americans|america|américain|américaine|américains|' +
    'amerikaner|estadounidense|eeuu|ee. uu.|eua|сша|美|미국|الولايات المتحدة|अमेरिका|アメリカ|米国',
  'R:GB|uk|u.k.|britain|british|great britain|großbritannien|grande-bretagne|gran bretaña|' +
    'grã-bretanha|великобритания|英国|영국|بريطانيا|ब्रिटेन|イギリス',
  'R:EU|eu|e.u.|ue|ес|欧盟|歐盟|유럽연합',
  'R:UN|un|u.n.|onu|оон|uno|联合国|国連|유엔',
  'nato|otan|нато|北约|나토|ناتو|नाटो',
  'who|oms|воз|world health organization|organisation mondiale de la santé|' +
    'weltgesundheitsorganisation|organización mundial de la salud|organização mundial da saúde',
  'gdp|pib|bip|ввп',
  'ceo|chief executive|chief executive officer|vorstandschef|vorstandschefin|pdg|consejero ' +
    'delegado|consejera delegada|director ejecutivo|首席执行官|最高経営責任者|генеральный директор',
  'gpu|graphics processing unit|grafikprozessor',
  'llm|large language model|sprachmodell',
  'imf|fmi|iwf|мвф',
  'R:KR|south korea|südkorea|corée du sud|corea del sur|coreia do sul|южная корея|韩国|韓国|한국',
  'R:KP|north korea|nordkorea|corée du nord|corea del norte|coreia do norte|северная корея|朝鲜|' +
    '북한|北朝鮮',
  'R:DE|bundesregierung|bundestag|bundesrepublik',
  'R:NL|dutch|holland',
  'R:CH|swiss|suisse|schweizer',
  'R:PL|polish',
  'R:DK|danish',
  'R:ES|spanish|spaniard',
  'R:FR|french',
  'R:IE|irish',
  'R:PT|portuguese',
  'white house|weiße haus|weißes haus|weißen haus|maison blanche|casa blanca|casa branca|белый ' +
    'дом|白宫|백악관|البيت الأبيض|व्हाइट हाउस|ホワイトハウス',
  'middle east|nahost|nahe osten|nahen osten|naher osten|moyen-orient|proche-orient|oriente ' +
    'medio|oriente próximo|oriente médio|ближний восток|中东|中東|중동|الشرق الأوسط|मध्य पूर्व',
  'security council|sicherheitsrat|conseil de sécurité|consejo de seguridad|conselho de ' +
    'segurança|совет безопасности|совбез|安理会|안보리|مجلس الأمن|सुरक्षा परिषद|安保理',
];
/** Countries named like a language. */
const regionByLanguage: Record<string, string> = {
  fr: 'FR',
  de: 'DE',
  ru: 'RU',
  ja: 'JP',
  zh: 'CN',
  uk: 'UA',
  tr: 'TR',
  it: 'IT',
  pl: 'PL',
  he: 'IL',
  es: 'ES',
  pt: 'PT',
  nl: 'NL',
  sv: 'SE',
  da: 'DK',
  fi: 'FI',
  el: 'GR',
  hu: 'HU',
  vi: 'VN',
  th: 'TH',
  fa: 'IR',
  cs: 'CZ',
  ro: 'RO',
  bg: 'BG',
  id: 'ID',
  ko: 'KR',
};
const continents = [
  '001',
  '002',
  '003',
  '005',
  '009',
  '013',
  '019',
  '142',
  '145',
  '150',
  '151',
  '154',
  '155',
  'EU',
  'UN',
  'EZ',
];

/** Concept by word: countries, continents, months, days, aliases. Built lazily (about 50 ms). */
let meanings: Map<string, string> | undefined;

export function getMeanings(): Map<string, string> {
  if (meanings) return meanings;
  const map = new Map<string, string>();
  const add = (name: string | undefined, meaning: string) => {
    const key = normalizeName(name ?? '');
    if (key !== '' && !map.has(key)) map.set(key, meaning);
  };
  for (const line of aliases) {
    const [first = '', ...names] = line.split('|');
    for (const name of first.startsWith('R:') ? names : [first, ...names]) add(name, first);
  }
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // Maps obsolete region codes to their successors.
  const codes = letters
    .flatMap((first) => letters.map((two) => first + two))
    .filter(
      (code) =>
        regionNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
    );
  for (const language of digestLanguages) {
    for (const style of ['long', 'short'] as const) {
      const regions = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of continents) add(regions.of(code), `R:${code}`);
      for (const code of codes) add(regions.of(code), `R:${code}`);
    }
    const languages = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    for (const [code, country] of Object.entries(regionByLanguage))
      add(languages.of(code), `R:${country}`);
    const format = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
    // With a day a month may have another ending.
    const [month, dated, day] = [
      format({ month: 'long' }),
      format({ day: 'numeric', month: 'long' }),
      format({ weekday: 'long' }),
    ];
    for (let i = 0; i < 12; i += 1) {
      add(month.format(Date.UTC(2026, i, 15)), `M:${i}`);
      add(
        dated.formatToParts(Date.UTC(2026, i, 15)).find(({ type }) => type === 'month')?.value,
        `M:${i}`,
      );
      if (i < 7) add(day.format(Date.UTC(2026, 0, i + 1)), `D:${i}`);
    }
  }
  return (meanings = map);
}

/** Normalizes a name: folded, stemmed, single spaces. `U.S.` becomes `us`. */
const normalizeName = (name: string) =>
  tokenize(foldCase(undotted(name)))
    .map(stem)
    .join(' ');
/** Removes the dots of abbreviations. */
export const undotted = (text: string) =>
  text.replace(/(?:\p{L}\.){2,}/gu, (dotted) => `${dotted.replaceAll('.', '')} `);
