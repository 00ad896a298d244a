import type { DigestLanguage } from '../paths.ts';

/**
 * Texts of emails with a code. `{site}` is the name of the site, `{code}` the code, `{username}` a
 * name and `{minutes}` a number.
 */
type CodeTexts = {
  subject: string;
  login: string;
  signup: string;
  /** Instead of more codes, after many requests. */
  day: string;
  expires: string;
  /** Follows `expires` if the code is longer than usual. */
  longer: string;
  /** Of the code of a day. */
  dayExpires: string;
  warning: string;
  /** Why the email was sent. English has the words of other emails. */
  why?: string;
};

export const codeTexts: Record<DigestLanguage, CodeTexts> = {
  en: {
    subject: '{code} is your {site} code',
    login: 'Enter this code to log in to {site}:',
    signup: 'Enter this code to finish signing up for {site} as {username}:',
    day:
      'We got many requests for codes of {site} to this address, so we send no more for now. ' +
      'Keep this email: if you need a code today, request one and enter this one instead:',
    expires:
      'Expires in {minutes} minutes. Only your latest code works, in the browser where you ' +
      'requested it.',
    longer: 'This code is longer because of repeated attempts on your account.',
    dayExpires: 'It works once within 24 hours, in any browser.',
    warning: 'Didn’t request this? Ignore it. Never share this code.',
  },
  es: {
    subject: '{code} es tu código de {site}',
    login: 'Introduce este código para iniciar sesión en {site}:',
    signup: 'Introduce este código para completar tu registro en {site} como {username}:',
    day:
      'Hemos recibido muchas solicitudes de códigos de {site} para esta dirección, así que por ' +
      'ahora no enviaremos más. Guarda este correo: si hoy necesitas un código, solicítalo e ' +
      'introduce este en su lugar:',
    expires:
      'Caduca en {minutes} minutos. Solo funciona el último código, en el navegador en el que lo ' +
      'solicitaste.',
    longer: 'Este código es más largo porque ha habido varios intentos de entrar en tu cuenta.',
    dayExpires: 'Funciona una sola vez durante 24 horas, en cualquier navegador.',
    warning: '¿No lo has solicitado? Ignora este correo. No compartas nunca este código.',
    why: 'Recibes este correo porque esta dirección se introdujo en {site}.',
  },
  fr: {
    subject: '{code} est votre code {site}',
    login: 'Saisissez ce code pour vous connecter à {site}\u00a0:',
    signup:
      'Saisissez ce code pour terminer votre inscription sur {site} sous le nom {username}\u00a0:',
    day:
      'Nous avons reçu beaucoup de demandes de codes {site} pour cette adresse et n’en envoyons ' +
      'plus pour le moment. Gardez cet e-mail\u00a0: s’il vous faut un code aujourd’hui, ' +
      'demandez-en un et saisissez celui-ci à la place\u00a0:',
    expires:
      'Il expire dans {minutes} minutes. Seul le dernier code fonctionne, dans le navigateur où ' +
      'vous l’avez demandé.',
    longer: 'Ce code est plus long en raison de tentatives répétées sur votre compte.',
    dayExpires: 'Il fonctionne une seule fois en 24 heures, dans n’importe quel navigateur.',
    warning: 'Vous n’avez rien demandé\u202f? Ignorez cet e-mail. Ne communiquez jamais ce code.',
    why: 'Vous recevez cet e-mail car cette adresse a été saisie sur {site}.',
  },
  de: {
    subject: '{code} ist Ihr Code für {site}',
    login: 'Geben Sie diesen Code ein, um sich bei {site} anzumelden:',
    signup:
      'Geben Sie diesen Code ein, um Ihre Registrierung bei {site} als {username} abzuschließen:',
    day:
      'Für diese Adresse wurden sehr viele Codes von {site} angefordert, daher senden wir vorerst ' +
      'keine weiteren. Bewahren Sie diese E-Mail auf: Wenn Sie heute einen Code brauchen, fordern ' +
      'Sie einen an und geben Sie stattdessen diesen ein:',
    expires:
      'Der Code gilt {minutes} Minuten. Nur der neueste Code funktioniert, und zwar in dem ' +
      'Browser, in dem Sie ihn angefordert haben.',
    longer: 'Dieser Code ist länger, weil es wiederholte Versuche mit Ihrem Konto gab.',
    dayExpires: 'Er gilt einmal innerhalb von 24 Stunden, in jedem Browser.',
    warning: 'Nicht angefordert? Dann ignorieren Sie diese E-Mail. Geben Sie den Code nie weiter.',
    why: 'Sie erhalten diese E-Mail, weil diese Adresse bei {site} eingegeben wurde.',
  },
  pt: {
    subject: '{code} é o seu código de {site}',
    login: 'Digite este código para entrar em {site}:',
    signup: 'Digite este código para concluir o seu cadastro em {site} como {username}:',
    day:
      'Recebemos muitos pedidos de códigos de {site} para este endereço, por isso não enviaremos ' +
      'outros por enquanto. Guarde este e-mail: se precisar de um código hoje, peça um e digite ' +
      'este no lugar dele:',
    expires:
      'Expira em {minutes} minutos. Só o código mais recente funciona, no navegador em que você o ' +
      'pediu.',
    longer: 'Este código é mais longo devido a tentativas repetidas na sua conta.',
    dayExpires: 'Funciona uma única vez em 24 horas, em qualquer navegador.',
    warning: 'Não pediu este código? Ignore o e-mail. Nunca compartilhe este código.',
    why: 'Você recebe este e-mail porque este endereço foi informado em {site}.',
  },
  zh: {
    subject: '{code} 是您的{site}验证码',
    login: '请输入此验证码以登录{site}：',
    signup: '请输入此验证码，以 {username} 的名义完成{site}的注册：',
    day:
      '我们收到了大量向此邮箱发送{site}验证码的请求，因此暂时不再发送。请保留这封邮件：今天如果需要' +
      '验证码，请先申请，然后改为输入以下验证码：',
    expires: '有效期为 {minutes} 分钟。只有最新的验证码有效，且须在申请它的浏览器中使用。',
    longer: '由于您的账号被反复尝试登录，此验证码较长。',
    dayExpires: '24 小时内可在任意浏览器中使用一次。',
    warning: '不是您本人申请的？请忽略此邮件。切勿将验证码告诉他人。',
    why: '您收到此邮件，是因为有人在{site}输入了此邮箱。',
  },
  ja: {
    subject: '{code} は{site}の確認コードです',
    login: '{site}にログインするには、次のコードを入力してください。',
    signup: '{site}に {username} として登録を完了するには、次のコードを入力してください。',
    day:
      'このアドレス宛てに{site}のコードが何度も請求されたため、当面は送信しません。このメールを保管し、' +
      '本日コードが必要なときは、コードを請求したうえで代わりに次のコードを入力してください。',
    expires: '有効期限は{minutes}分です。最新のコードだけが、請求したブラウザで使えます。',
    longer: 'アカウントへの試行が繰り返されたため、通常より長いコードになっています。',
    dayExpires: '24時間以内に一度だけ、どのブラウザでも使えます。',
    warning:
      'お心当たりがない場合は、このメールを無視してください。コードは誰にも教えないでください。',
    why: 'このメールは、{site}でこのアドレスが入力されたためお送りしています。',
  },
  ko: {
    subject: '{code} – {site} 인증 코드',
    login: '{site} 로그인을 위해 다음 코드를 입력하세요.',
    signup: '{site} 가입({username})을 마치려면 다음 코드를 입력하세요.',
    day:
      '이 주소로 {site} 코드 요청이 너무 많아 당분간 더 보내지 않습니다. 이 메일을 보관해 두고, 오늘 ' +
      '코드가 필요하면 코드를 요청한 뒤 다음 코드를 대신 입력하세요.',
    expires: '{minutes}분 후 만료됩니다. 가장 최근 코드만, 요청한 브라우저에서 사용할 수 있습니다.',
    longer: '계정에 대한 시도가 반복되어 코드가 평소보다 깁니다.',
    dayExpires: '24시간 안에 한 번, 어느 브라우저에서나 사용할 수 있습니다.',
    warning: '요청하지 않으셨다면 이 메일을 무시하세요. 코드를 절대 다른 사람에게 알리지 마세요.',
    why: '{site}에 이 주소가 입력되어 보내 드리는 메일입니다.',
  },
  hi: {
    subject: '{code} आपका {site} कोड है',
    login: '{site} में लॉग इन करने के लिए यह कोड डालें:',
    signup: '{site} पर {username} के नाम से साइन अप पूरा करने के लिए यह कोड डालें:',
    day:
      'इस पते के लिए {site} के कोड बहुत बार माँगे गए हैं, इसलिए हम फ़िलहाल और कोड नहीं भेजेंगे। यह ईमेल ' +
      'सँभालकर रखें: आज कोड की ज़रूरत हो, तो कोड माँगें और उसकी जगह यह कोड डालें:',
    expires:
      'यह {minutes} मिनट तक चलेगा। सिर्फ़ सबसे नया कोड काम करता है, और उसी ब्राउज़र में जहाँ से वह माँगा ' +
      'गया था।',
    longer: 'आपके अकाउंट पर बार-बार कोशिशें हुई हैं, इसलिए यह कोड लंबा है।',
    dayExpires: 'यह 24 घंटे के अंदर किसी भी ब्राउज़र में एक बार काम करेगा।',
    warning: 'आपने नहीं माँगा? इसे अनदेखा करें। यह कोड कभी किसी को न बताएँ।',
    why: 'आपको यह ईमेल इसलिए मिला है क्योंकि {site} पर यह पता डाला गया था।',
  },
  ru: {
    subject: '{code} — ваш код для {site}',
    login: 'Введите этот код, чтобы войти на сайт {site}:',
    signup: 'Введите этот код, чтобы завершить регистрацию на сайте {site} под именем {username}:',
    day:
      'На этот адрес слишком часто запрашивали коды сайта {site}, поэтому пока мы их больше не ' +
      'отправляем. Сохраните это письмо: если код понадобится сегодня, запросите его и введите ' +
      'вместо него этот:',
    expires:
      'Код действует {minutes} минут. Работает только последний код, в том браузере, где его ' +
      'запросили.',
    longer: 'Этот код длиннее обычного из-за повторных попыток входа в ваш аккаунт.',
    dayExpires: 'Код действует один раз в течение 24 часов, в любом браузере.',
    warning: 'Не запрашивали код? Не обращайте внимания на это письмо. Никому не сообщайте код.',
    why: 'Вы получили это письмо, потому что этот адрес указали на сайте {site}.',
  },
  ar: {
    subject: '{code} هو رمزك على {site}',
    login: 'أدخل هذا الرمز لتسجيل الدخول إلى {site} الآن:',
    signup: 'أدخل هذا الرمز لإكمال التسجيل في {site} بالاسم {username} التالي:',
    day:
      'وصلتنا طلبات كثيرة لرموز {site} إلى هذا العنوان، ولن نرسل غيرها في الوقت الحالي. احتفظ بهذه ' +
      'الرسالة: إذا احتجت إلى رمز اليوم فاطلبه ثم أدخل هذا الرمز بدلًا منه:',
    expires: 'تنتهي صلاحية الرمز خلال {minutes} دقيقة. يعمل أحدث رمز فقط، في المتصفح الذي طُلب منه.',
    longer: 'هذا الرمز أطول من المعتاد بسبب محاولات متكررة على حسابك.',
    dayExpires: 'يعمل الرمز مرة واحدة خلال 24 ساعة، في أي متصفح.',
    warning: 'لم تطلب هذا الرمز؟ تجاهل الرسالة، ولا تشارك الرمز مع أي شخص.',
    why: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في {site} مؤخرًا.',
  },
};
