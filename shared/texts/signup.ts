import type { DigestLanguage } from '../paths.ts';
import type { SignupMode } from '../signup-modes.ts';
import type { Message } from './format.ts';

type Texts = Record<Exclude<SignupMode, 'open'>, Message<{ site: string; domains: string }>>;

/** Above the sign-up form, in all languages at once. */
export const signupTexts: Record<DigestLanguage, Texts> = {
  en: {
    invitation: 'You need an invitation to join {site}. Open the link that you were sent.',
    approval:
      'The moderators of {site} review new members. Answer the question, and we’ll email you ' +
      'their decision.',
    domain: 'You can join {site} with an email address at: {domains}',
    closed: '{site} does not accept new members. Everyone can read it.',
  },
  es: {
    invitation: 'Necesitas una invitación para unirte a {site}. Abre el enlace que te enviaron.',
    approval:
      'Los moderadores de {site} aceptan a los nuevos miembros. Responde a la pregunta y ' +
      'te enviaremos su decisión por correo.',
    domain: 'Puedes unirte a {site} con una dirección de correo de: {domains}',
    closed: '{site} no admite nuevos miembros. Cualquiera puede leerlo.',
  },
  fr: {
    invitation: 'Il faut une invitation pour rejoindre {site}. Ouvrez le lien que vous avez reçu.',
    approval:
      'Les modérateurs de {site} acceptent les nouveaux membres. Répondez à la question et ' +
      'nous vous enverrons leur décision par e-mail.',
    domain: 'Vous pouvez rejoindre {site} avec une adresse e-mail de : {domains}',
    closed: '{site} n’accepte pas de nouveaux membres. Tout le monde peut le lire.',
  },
  de: {
    invitation:
      'Für {site} brauchen Sie eine Einladung. Öffnen Sie den Link, den Sie erhalten haben.',
    approval:
      'Die Moderation von {site} entscheidet über neue Mitglieder. Beantworten Sie die ' +
      'Frage, und wir mailen Ihnen die Entscheidung.',
    domain: 'Sie können {site} mit einer E-Mail-Adresse von hier beitreten: {domains}',
    closed: '{site} nimmt keine neuen Mitglieder auf. Lesen können alle.',
  },
  pt: {
    invitation: 'Você precisa de um convite para entrar em {site}. Abra o link que recebeu.',
    approval:
      'Os moderadores de {site} aceitam os novos membros. Responda à pergunta e enviaremos ' +
      'a decisão por e-mail.',
    domain: 'Você pode entrar em {site} com um endereço de e-mail de: {domains}',
    closed: '{site} não aceita novos membros. Qualquer pessoa pode ler.',
  },
  zh: {
    invitation: '加入 {site} 需要邀请。请打开您收到的链接。',
    approval: '{site} 的新成员需经版主批准。请回答问题，我们会用邮件告知结果。',
    domain: '您可以使用以下域名的邮箱地址加入 {site}：{domains}',
    closed: '{site} 不接受新成员。所有人都可以阅读。',
  },
  ja: {
    invitation: '{site}への参加には招待が必要です。受け取ったリンクを開いてください。',
    approval:
      '{site}への参加にはモデレーターの承認が必要です。質問に答えると、結果をメールでお知らせします。',
    domain: '次のドメインのメールアドレスで{site}に参加できます：{domains}',
    closed: '{site}は新しいメンバーを受け付けていません。閲覧はどなたでもできます。',
  },
  ko: {
    invitation: '{site}에 가입하려면 초대가 필요합니다. 받은 링크를 여세요.',
    approval: '{site} 가입은 운영자가 승인합니다. 질문에 답하시면 결과를 이메일로 알려드립니다.',
    domain: '다음 도메인의 이메일 주소로 {site}에 가입할 수 있습니다: {domains}',
    closed: '{site}은(는) 새 회원을 받지 않습니다. 누구나 읽을 수 있습니다.',
  },
  ar: {
    invitation: 'تحتاج إلى دعوة للانضمام إلى {site}. افتح الرابط الذي أُرسل إليك.',
    approval:
      'يوافق مشرفو {site} على الأعضاء الجدد. أجب عن السؤال وسنرسل إليك قرارهم بالبريد الإلكتروني.',
    domain: 'يمكنك الانضمام إلى {site} بعنوان بريد إلكتروني من: {domains}',
    closed: 'لا يقبل {site} أعضاء جددًا. يمكن للجميع قراءته.',
  },
  hi: {
    invitation: '{site} से जुड़ने के लिए निमंत्रण चाहिए। आपको भेजा गया लिंक खोलें।',
    approval: '{site} के सदस्य मॉडरेटर चुनते हैं। सवाल का जवाब दें, फ़ैसला ईमेल पर आएगा।',
    domain: 'आप इन डोमेन के ईमेल पते से {site} से जुड़ सकते हैं: {domains}',
    closed: '{site} नए सदस्य नहीं ले रहा है। इसे कोई भी पढ़ सकता है।',
  },
  ru: {
    invitation: 'Чтобы присоединиться к {site}, нужно приглашение. Откройте присланную вам ссылку.',
    approval:
      'Новых участников {site} принимают модераторы. Ответьте на вопрос, и мы пришлём их ' +
      'решение по почте.',
    domain: 'Присоединиться к {site} можно с адресом электронной почты на: {domains}',
    closed: '{site} не принимает новых участников. Читать могут все.',
  },
};
