/** Characters of a sentence, because the time to search them grows with their square. */
const maxRead = 1_000;

/**
 * Reports whether a text is a page that asks for consent instead of an article. Its sentences
 * speak of the page's own cookies and partners, and of the choices of the reader. An article about
 * cookies has sentences about others.
 */
export function isConsentWall(sentences: readonly string[]): boolean {
  const asking = sentences.filter((text) =>
    consent.test(text.slice(0, maxRead).normalize('NFKC').slice(0, maxRead)),
  ).length;
  return asking >= 2 && asking >= sentences.length * 0.3;
}

const word = (list: string) => `(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`;

const consent = new RegExp(
  `${word(
    [
      'we (?:and|use|value|process|store|care)(?= .*(?:cookies|partners|privacy|data|device))',
      'our (?:\\d+ )?(?:partners|vendors|cookie policy|privacy policy|use of cookies)',
      'your (?:consent|choices|preferences|privacy|personal data|permission)',
      '(?:accept|reject|allow|refuse) all|legitimate interest|manage (?:cookies|options)',
      'personali[sz]ed (?:ads|advertising|content)|by clicking',
      'wir (?:und|verwenden|nutzen|setzen)(?= .*(?:cookies|partner|daten))',
      'unsere (?:\\d+ )?partner|ihre (?:einwilligung|zustimmung|auswahl|daten)|alle akzeptieren',
      'nous (?:et|utilisons)(?= .*(?:cookies|traceurs|partenaires))|nos (?:\\d+ )?partenaires',
      'votre (?:consentement|choix|accord)|vos (?:choix|données|préférences)|tout accepter',
      '(?:nosotros|utilizamos|usamos)(?= .*cookies)|nuestros (?:\\d+ )?socios',
      'su consentimiento|sus (?:preferencias|datos|opciones)|aceptar tod[ao]s?',
      '(?:nós|utilizamos|usamos)(?= .*cookies)|nossos (?:\\d+ )?parceiros',
      'seu consentimento|suas (?:preferências|escolhas)|seus dados|aceitar tod[ao]s?',
      'мы (?:и|используем)(?= .*(?:cookie|куки|партн))|наши (?:\\d+ )?партн[её]р\\p{L}*',
      'ваш\\p{L}* (?:согласи\\p{L}*|выбор|данны\\p{L}*)|принять все|файл\\p{L}* cookie',
      'ملفات (?:تعريف الارتباط|الارتباط)|موافقتك|شركا(?:ؤنا|ئنا)|بياناتك|قبول الكل',
      'कुकी\\p{M}*|आपकी (?:सहमति|पसंद)|हमारे (?:साझेदार|भागीदार)|सभी स्वीकार',
    ].join('|'),
  )}|我们(?:和|及|使用).*(?:cookie|合作伙伴)|您的(?:同意|选择|偏好|个人数据)|接受全部|全部接受` +
    '|当社.*(?:cookie|クッキー|パートナー)|お客様の(?:同意|選択|設定|個人データ)|すべて(?:許可|同意)' +
    '|쿠키를? ?사용|(?:귀하|사용자|회원님)의 (?:동의|선택|개인)|당사.*(?:쿠키|파트너)|모두 (?:동의|수락|허용)',
  'iu',
);
