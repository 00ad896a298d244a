/** Number words from two up, by language, as `value:word|word`. One is often an article. */
const words: Record<string, string> = {
  en:
    '2:two 3:three 4:four 5:five 6:six 7:seven 8:eight ' +
    '9:nine 10:ten 11:eleven 12:twelve|dozen ' +
    '13:thirteen 14:fourteen 15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen ' +
    '20:twenty 30:thirty 40:forty 50:fifty 60:sixty 70:seventy 80:eighty 90:ninety',
  de:
    '2:zwei|zweier 3:drei|dreier 4:vier 5:fünf 6:sechs 7:sieben 8:acht 9:neun 10:zehn 11:elf ' +
    '12:zwölf|dutzend 13:dreizehn 14:vierzehn 15:fünfzehn 16:sechzehn 17:siebzehn 18:achtzehn ' +
    '19:neunzehn 20:zwanzig 30:dreißig 40:vierzig 50:fünfzig 60:sechzig 70:siebzig 80:achtzig ' +
    '90:neunzig',
  fr:
    '2:deux 3:trois 4:quatre 5:cinq 6:six 7:sept 8:huit 10:dix 11:onze 12:douze|douzaine ' +
    '13:treize 14:quatorze 15:quinze 16:seize 20:vingt 30:trente 40:quarante 50:cinquante ' +
    '60:soixante',
  es:
    '2:dos 3:tres 4:cuatro 5:cinco 6:seis 7:siete 8:ocho ' +
    '9:nueve 10:diez 11:once 12:doce|docena ' +
    '13:trece 14:catorce 15:quince 16:dieciséis 17:diecisiete 18:dieciocho 19:diecinueve ' +
    '20:veinte 30:treinta 40:cuarenta 50:cincuenta 60:sesenta 70:setenta 80:ochenta 90:noventa',
  pt:
    '2:dois|duas 3:três 4:quatro 5:cinco 6:seis 7:sete 8:oito 9:nove 10:dez 11:onze ' +
    '12:doze|dúzia 13:treze 14:catorze|quatorze 15:quinze 16:dezesseis|dezasseis ' +
    '17:dezessete|dezassete 18:dezoito 19:dezenove|dezanove 20:vinte 30:trinta 40:quarenta ' +
    '50:cinquenta 60:sessenta 70:setenta 80:oitenta 90:noventa',
  ru:
    '2:два|две|двух|двум|двумя|двое 3:три|трёх|трех|трём|трем|тремя|трое ' +
    '4:четыре|четырёх|четырех|четырём|четверо 5:пять|пяти|пятью 6:шесть|шести|шестью ' +
    '7:семь|семи|семью 8:восемь|восьми 9:девять|девяти 10:десять|десяти ' +
    '11:одиннадцать|одиннадцати 12:двенадцать|двенадцати 13:тринадцать|тринадцати ' +
    '14:четырнадцать|четырнадцати 15:пятнадцать|пятнадцати 16:шестнадцать|шестнадцати ' +
    '17:семнадцать|семнадцати 18:восемнадцать|восемнадцати 19:девятнадцать|девятнадцати ' +
    '20:двадцать|двадцати 30:тридцать|тридцати 40:сорок|сорока 50:пятьдесят|пятидесяти ' +
    '60:шестьдесят|шестидесяти 70:семьдесят|семидесяти 80:восемьдесят|восьмидесяти 90:девяносто',
  ar:
    '2:اثنان|اثنين|اثنتان|اثنتين 3:ثلاث|ثلاثة 4:أربع|أربعة 5:خمس|خمسة 6:ست|ستة 7:سبع|سبعة ' +
    '8:ثماني|ثمانية|ثمان 9:تسعة 10:عشر|عشرة 20:عشرون|عشرين 30:ثلاثون|ثلاثين ' +
    '40:أربعون|أربعين 50:خمسون|خمسين 60:ستون|ستين 70:سبعون|' +
    'سبعين 80:ثمانون|ثمانين 90:تسعون|تسعين',
  hi:
    '2:दो|दोनों 3:तीन|तीनों 4:चार|चारों 5:पाँच|पांच|पाँचों ' +
    '6:छह|छः 7:सात 8:आठ 9:नौ 10:दस 11:ग्यारह 12:बारह ' +
    '13:तेरह 14:चौदह 15:पंद्रह|पन्द्रह 16:सोलह 17:सत्रह ' +
    '18:अठारह 19:उन्नीस 20:बीस 25:पच्चीस 30:तीस ' +
    '40:चालीस 50:पचास 60:साठ 70:सत्तर 80:अस्सी 90:नब्बे',
};
/** Korean words count only before a counter, because they also mean other things. */
const korean: Record<string, number> = {
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};
const koreanWord = new RegExp(
  '(?<!\\p{L})(두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?:명|개|곳|척|번|달|살|' +
    '시간|마리|가지|대|건|차례|사람|배|채|편|권|군데|해)',
  'gu',
);
const hanDigits = '零一二三四五六七八九';
/** A numeral in Han characters before a counter. */
const hanWord = new RegExp(
  '([一二两兩三四五六七八九十百千]+)' +
    '(?=名|人|位|个|個|年|月|天|日|周|週|次|回|家|所|座|艘|隻|条|件|种|種|成|割|社|台|' +
    '倍|岁|歳|公里|' +
    '小时|時間|分钟|秒|か|カ|ヶ|つ|本|冊|套|份|层|処|处)',
  'gu',
);

/** A number word; `isShare` says that it counts tenths. */
type NumberWord = { value: number; at: number; end: number; isShare: boolean };

const patterns = new Map<string, { pattern: RegExp; values: Map<string, number> }>();

function getPattern(language: string) {
  let entry = patterns.get(language);
  if (!entry) {
    const values = new Map(
      (words[language] ?? '').split(' ').flatMap((group) => {
        const [value, names = ''] = group.split(':');
        return names.split('|').map((name): [string, number] => [name, Number(value)]);
      }),
    );
    const names = [...values.keys()].toSorted((a, b) => b.length - a.length).join('|');
    const prefix = language === 'ar' ? '(?:[وبلف]?(?:ال)?)' : '';
    entry = {
      // "twenty-five", "fünfundzwanzig" and "خمسة عشر" are one number.
      pattern: new RegExp(
        `(?<![\\p{L}\\p{M}])${prefix}(${names})(?:(?:[ -]|und| و| e | y )(${names}))?` +
          '(?![\\p{L}\\p{M}])',
        'giu',
      ),
      values,
    };
    patterns.set(language, entry);
  }
  return entry;
}

/** Finds the number words of a text. Without a language, those of all languages count. */
export function findNumberWords(text: string, language: string | null): NumberWord[] {
  const base = language?.split('-')[0] ?? null;
  if (base === null || !(base in words || ['ko', 'zh', 'ja'].includes(base)))
    return [...Object.keys(words), 'ko', 'zh'].flatMap((code) => findNumberWords(text, code));
  if (base === 'ko')
    return [...text.matchAll(koreanWord)].map((match) => ({
      value: korean[match[1] ?? ''] ?? 0,
      at: match.index,
      end: match.index + (match[1] ?? '').length,
      isShare: false,
    }));
  if (base === 'zh' || base === 'ja')
    return [...text.matchAll(hanWord)]
      .map((match) => ({
        value: parseHan(match[1] ?? ''),
        at: match.index,
        end: match.index + match[0].length,
        isShare: /^[成割]/.test(text.slice(match.index + match[0].length)),
      }))
      .filter(({ value, isShare }) => value > 1 || isShare);
  const { pattern, values } = getPattern(base);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [first, second] = [match[1], match[2]].map((name) =>
      name === undefined ? undefined : values.get(name.toLowerCase()),
    );
    if (first === undefined) return [];
    const end = match.index + match[0].length;
    const word = { value: first, at: match.index, end, isShare: false };
    if (second === undefined) return [word];
    const isOne = Math.max(first, second) >= 10 && Math.min(first, second) < 10;
    return isOne ? [{ ...word, value: first + second }] : [word, { ...word, value: second }];
  });
}

function parseHan(numeral: string): number {
  let [sum, digit] = [0, 0];
  for (const sign of numeral.replace(/[两兩]/g, '二')) {
    const unit = { 十: 10, 百: 100, 千: 1_000 }[sign];
    if (unit === undefined) digit = hanDigits.indexOf(sign);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}
