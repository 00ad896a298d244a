/** Beginnings of words for a change, in languages that write it before the figure. */
const changeStems = [
  'rose|rise|rising|fell|fall|grow|grew|increas|decreas|declin|drop|gain|lost|lose|losing',
  'jump|surg|soar|climb|plung|slump|shrank|shrink|shrunk|reduc|cut',
  'stieg|steig|sank|sink|fiel|fällt|wuchs|wächst|rückgang|anstieg|zuwachs|einbruch',
  'baiss|chut|recul|diminu|augment|progress|hausse|bondi|grimp',
  'cay|caí|baj|aument|crec|cresc|redu|descen|alza|cai|queda|recuo|sube|subi',
  'вырос|раст|упал|сниз|сократ|увелич|подня|рост|паден',
  'ارتفع|انخفض|تراجع|زاد|نما|هبط|زيادة|نمو|انخفاض|ارتفاع',
].join('|');
/** In the clause of the figure. */
const changeBefore = new RegExp(
  String.raw`(?<!\p{L})(?:(?:by|um|на|بنسبة) $|(?:up|down) $|(?:${changeStems})\p{L}*[^,;.:]*$)|` +
    '(?:增长|增加|上涨|上升|下跌|下降|减少|降低|提高|下滑|涨|跌)[了幅]?$',
  'iu',
);
/** "fell to 45 percent" states a level. */
const level = /(?<!\p{L})(?:to|auf|à|al|ao|a|до|إلى|الى) $|[到至为]$/iu;
/** After the figure and its unit. */
const changes = [
  'more|less|fewer|higher|lower|increase|decrease|rise|drop|fall|decline|growth|gain',
  'mehr|weniger|höher|niedriger|gestiegen|gesunken|gefallen',
  'de (?:plus|moins|hausse|baisse)|más|menos|a mais|mais|больше|меньше|выше|ниже',
].join('|');
const changeAfter = new RegExp(
  String.raw`^[\s-]?(?:[\p{L}\p{M}]+|[%٪％])?\s?(?:(?:${changes})(?!\p{L})|` +
    '(?:की|से) (?:वृद्धि|गिरावट|कमी|बढ़|घट|अधिक|कम|ज़्यादा)|' +
    '(?:の|ほど)?(?:増|減|上昇|下落|低下|伸び|落ち|上が|下が)|' +
    '(?:가|이|씩)? ?(?:증가|감소|상승|하락|늘|줄|올랐|떨어|내려))',
  'iu',
);

/**
 * Reports whether a figure states a change, such as "fell by 12 percent". `left`: the text before
 * the figure, without words such as "about". `right`: the text after it.
 */
export const isChange = (left: string, right: string): boolean =>
  (changeBefore.test(left) && !level.test(left)) || changeAfter.test(right);
