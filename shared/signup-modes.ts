import type { DigestLanguage } from './paths.ts';

/** Who may create an account on a site. */
export const signupModes = ['open', 'domain', 'closed'] as const;
export type SignupMode = (typeof signupModes)[number];

/** What the sign-up page needs. `domains` is empty unless they decide. */
export type PublicSignup = { mode: SignupMode; domains: string[] };

type Texts = Record<Exclude<SignupMode, 'open'>, string>;

/** Above the sign-up form. `{site}` is the name of the site, `{domains}` a list of domains. */
export const signupTexts: Record<DigestLanguage, Texts> = {
  en: {
    domain: 'You can join {site} with an email address at: {domains}',
    closed: '{site} does not accept new members. Everyone can read it.',
  },
  es: {
    domain: 'Puedes unirte a {site} con una dirección de correo de: {domains}',
    closed: '{site} no admite nuevos miembros. Cualquiera puede leerlo.',
  },
  fr: {
    domain: 'Vous pouvez rejoindre {site} avec une adresse e-mail de : {domains}',
    closed: '{site} n’accepte pas de nouveaux membres. Tout le monde peut le lire.',
  },
  de: {
    domain: 'Sie können {site} mit einer E-Mail-Adresse von hier beitreten: {domains}',
    closed: '{site} nimmt keine neuen Mitglieder auf. Lesen können alle.',
  },
  pt: {
    domain: 'Você pode entrar em {site} com um endereço de e-mail de: {domains}',
    closed: '{site} não aceita novos membros. Qualquer pessoa pode ler.',
  },
  zh: {
    domain: '您可以使用以下域名的邮箱地址加入 {site}：{domains}',
    closed: '{site} 不接受新成员。所有人都可以阅读。',
  },
  ja: {
    domain: '次のドメインのメールアドレスで{site}に参加できます：{domains}',
    closed: '{site}は新しいメンバーを受け付けていません。閲覧はどなたでもできます。',
  },
  ko: {
    domain: '다음 도메인의 이메일 주소로 {site}에 가입할 수 있습니다: {domains}',
    closed: '{site}은(는) 새 회원을 받지 않습니다. 누구나 읽을 수 있습니다.',
  },
  ar: {
    domain: 'يمكنك الانضمام إلى {site} بعنوان بريد إلكتروني من: {domains}',
    closed: 'لا يقبل {site} أعضاء جددًا. يمكن للجميع قراءته.',
  },
  hi: {
    domain: 'आप इन डोमेन के ईमेल पते से {site} से जुड़ सकते हैं: {domains}',
    closed: '{site} नए सदस्य नहीं ले रहा है। इसे कोई भी पढ़ सकता है।',
  },
  ru: {
    domain: 'Присоединиться к {site} можно с адресом электронной почты на: {domains}',
    closed: '{site} не принимает новых участников. Читать могут все.',
  },
};
