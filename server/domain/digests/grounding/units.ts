/** Units beside figures, by kind: two units of one kind never mean the same. */
const kinds: Record<string, Record<string, string>> = {
  share: {
    points:
      '(?:percentage )?points?|prozentpunkte?n?|points? de ' +
      'pourcentage|puntos? porcentual(?:es)?|' +
      'pontos? percentua(?:l|is)|процентн\\p{L}+ пункт\\p{L}*|п\\. ?п|个?個?百分点|ポイント|' +
      '%?퍼센트? ?포인트|%포인트|%p|نقاط? مئوية|प्रतिशत अंक',
    percent:
      '%|٪|percent|per cent|prozent|pour[ -]?cents?|por ' +
      'ciento|por cento|процент\\p{L}*|퍼센트|' +
      '프로(?!\\p{L})|パーセント|प्रतिशत|फ़ीसदी|फीसदी|في المئة|في المائة|بالمئة|بالمائة',
  },
  money: {
    usd: 'dollars?|usd|dólar(?:es)?|доллар\\p{L}*|美元|ドル|달러|دولار\\p{L}*|डॉलर',
    eur: 'euros?|eur|евро|欧元|ユーロ|유로|يورو|यूरो|€',
    gbp: 'pounds? sterling|livres? sterling|英镑|ポンド|파운드|£',
    jpy: 'yens?|円|日元|엔|иен\\p{L}*',
    cny: 'yuan|元|人民币|위안|юан\\p{L}*|युआन',
    rub: 'rubles?|roubles?|rubel|рубл\\p{L}*|₽|卢布|루블',
    inr: 'rupees?|rupien|रुपये|रुपए|रुपया|₹|卢比',
    krw: 'won|원(?!\\p{L}{2})|韩元|ウォン',
  },
  time: {
    ms:
      'ms|milliseconds?|millisekunden?|millisecondes?|' +
      'milisegundos?|миллисекунд\\p{L}*|мс|毫秒|ミリ秒|밀리초',
    s: 'seconds?|sekunden?|secondes?|segundos?|секунд\\p{L}*|秒|초|ثانية|ثوان\\p{L}*|सेकंड',
    min: 'min(?:utes?|uten?|utos?)?|минут\\p{L}*|мин|分钟|분(?!\\p{L}*의)|دقيقة|دقائق|मिनट',
    h:
      'h|hours?|stunden?|heures?|horas?|час(?:а|ов|ы)?|小时|小時|時間|' +
      '시간|ساعات?|ساعة|घंट\\p{L}*',
    d: 'days?|tagen?|tage|jours?|días?|dias?|дн(?:я|ей)|день|天|일간|أيام|يوم\\p{L}*|दिन\\p{L}*',
    w:
      'weeks?|wochen?|semaines?|semanas?|недел\\p{L}*|周|週間|주간|' +
      'أسابيع|أسبوع\\p{L}*|हफ़्त\\p{L}*|सप्ताह',
    mo:
      'months?|monaten?|monate|mois|mes(?:es)?|mês|' +
      'месяц\\p{L}*|个月|個月|か月|ヶ月|カ月|개월|أشهر|शهر\\p{L}*|' +
      'महीन\\p{L}*',
    y:
      'years?|jahren?|jahre|ans?|années?|años?|anos?|год(?:а|' +
      'у)?|лет|年間?|년간|سنوات|سنة|عام\\p{L}*|साल|वर्ष',
  },
  mass: {
    g: 'g|grams?|gramm|grammes?|gramos?|gramas?|грамм\\p{L}*|克|グラム|그램|ग्राम',
    kg:
      'kg|kilos?|kilograms?|kilogramm|kilogrammes?|' +
      'kilogramos?|килограмм\\p{L}*|кг|公斤|千克|キログラム|킬로그램|' +
      'किलो\\p{L}*',
    t: 't|tons?|tonnes?|tonnen?|toneladas?|тонн\\p{L}*|吨|トン|톤|أطنان|طن\\p{L}*|टन',
  },
  length: {
    mm: 'mm|millimet(?:er|re)s?|мм|毫米|ミリ(?:メートル)?',
    cm:
      'cm|centimet(?:er|re)s?|zentimetern?|centimètres?|' +
      'centímetros?|см|厘米|センチ\\p{L}*|سنتيمتر\\p{L}*|सेंटीमीटर',
    m:
      'm|met(?:er|re)s?|metern|mètres?|metros?|метр\\p{L}*|м|' +
      '米|メートル|미터|متر\\p{L}*|أمتار|मीटर',
    km:
      'km|kilomet(?:er|re)s?|kilometern|kilomètres?|' +
      'kilómetros?|quilômetros?|километр\\p{L}*|км|公里|千米|' +
      'キロ(?:メートル)?|킬로미터|كيلومتر\\p{L}*|किलोमीटर|कि\\.मी',
    mi: 'miles?|meilen|millas?|milhas?|英里|マイル|마일|मील',
  },
  energy: {
    kwh: 'kwh|kilowatt[- ]?(?:hours?|stunden?)',
    mwh: 'mwh|megawatt[- ]?(?:hours?|stunden?)',
    gwh: 'gwh|gigawatt[- ]?(?:hours?|stunden?)',
    twh: 'twh|terawatt[- ]?(?:hours?|stunden?)',
  },
  power: {
    kw: 'kw|kilowatts?|кВт|千瓦',
    mw: 'mw|megawatts?|megavatios?|mégawatts?|мегаватт\\p{L}*|МВт|兆瓦|메가와트|ميغاوا?ط|मेगावाट',
    gw: 'gw|gigawatts?|gigavatios?|гигаватт\\p{L}*|ГВт|吉瓦',
  },
  data: {
    kb: 'kb|kilobytes?',
    mb: 'mb|megabytes?|мегабайт\\p{L}*',
    gb: 'gb|gigabytes?|гигабайт\\p{L}*|ГБ',
    tb: 'tb|terabytes?',
  },
};

/** Longer kinds first: percentage points before percent, kilowatt-hours before kilowatts. */
const patterns = ['share', 'energy', 'data', 'power', 'money', 'time', 'mass', 'length'].flatMap(
  (kind) =>
    Object.entries(kinds[kind] ?? {}).map(([unit, source]) => ({
      unit: `${kind}:${unit}`,
      pattern: new RegExp(
        `^[\\s-]?(?:${source})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Devanagari}])`,
        'iu',
      ),
    })),
);
const before: [RegExp, string][] = [
  [/(?:US)?\$\s?$/u, 'money:usd'],
  [/€\s?$|\beur\s$/iu, 'money:eur'],
  [/£\s?$/u, 'money:gbp'],
  [/₹\s?$/u, 'money:inr'],
  [/₽\s?$/u, 'money:rub'],
  [/百分之$/u, 'share:percent'],
];

/** Returns the unit of a figure from the text on both sides, such as `money:usd`, or null. */
export const findUnit = (left: string, right: string): string | null =>
  before.find(([pattern]) => pattern.test(left))?.[1] ??
  patterns.find(({ pattern }) => pattern.test(right))?.unit ??
  null;

/**
 * Reports whether the unit of a figure fits that of a source. A missing unit may be implied, but a
 * percentage needs one.
 */
export const areUnitsCompatible = (unit: string | null, source: string | null): boolean =>
  unit === source || unit === null || (source === null && unit !== 'share:percent');
