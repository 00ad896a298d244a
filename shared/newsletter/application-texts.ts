import type { DigestLanguage } from '../paths.ts';

/** Texts of the emails to applicants. `{site}` is the name of the site. */
type ApplicationTexts = { accepted: string; declined: string; logIn: string; why: string };

export const applicationTexts: Record<DigestLanguage, ApplicationTexts> = {
  en: {
    accepted: 'You are now a member of {site}',
    declined: '{site} did not accept your application',
    logIn: 'Log in',
    why: 'You’re getting this email because you applied to join {site}.',
  },
  es: {
    accepted: 'Ya eres miembro de {site}',
    declined: '{site} no ha aceptado tu solicitud',
    logIn: 'Iniciar sesión',
    why: 'Recibes este correo porque solicitaste unirte a {site}.',
  },
  fr: {
    accepted: 'Vous êtes maintenant membre de {site}',
    declined: '{site} n’a pas accepté votre demande',
    logIn: 'Se connecter',
    why: 'Vous recevez cet e-mail car vous avez demandé à rejoindre {site}.',
  },
  de: {
    accepted: 'Sie sind jetzt Mitglied von {site}',
    declined: '{site} hat Ihre Bewerbung nicht angenommen',
    logIn: 'Anmelden',
    why: 'Sie erhalten diese E-Mail, weil Sie sich bei {site} beworben haben.',
  },
  pt: {
    accepted: 'Agora você é membro de {site}',
    declined: '{site} não aceitou o seu pedido',
    logIn: 'Entrar',
    why: 'Você recebe este e-mail porque pediu para entrar em {site}.',
  },
  zh: {
    accepted: '您现在是 {site} 的成员',
    declined: '{site} 未接受您的申请',
    logIn: '登录',
    why: '您收到这封邮件，是因为您申请加入 {site}。',
  },
  ja: {
    accepted: '{site}のメンバーになりました',
    declined: '{site}への申請は承認されませんでした',
    logIn: 'ログイン',
    why: 'このメールは、{site}への参加を申請された方にお送りしています。',
  },
  ko: {
    accepted: '이제 {site}의 회원입니다',
    declined: '{site} 가입 신청이 승인되지 않았습니다',
    logIn: '로그인',
    why: '{site} 가입을 신청하셨기 때문에 이 이메일을 보내드립니다.',
  },
  ar: {
    accepted: 'أنت الآن عضو في {site}',
    declined: 'لم يقبل {site} طلبك',
    logIn: 'تسجيل الدخول',
    why: 'تصلك هذه الرسالة لأنك طلبت الانضمام إلى {site}.',
  },
  hi: {
    accepted: 'अब आप {site} के सदस्य हैं',
    declined: '{site} ने आपका आवेदन स्वीकार नहीं किया',
    logIn: 'लॉग इन करें',
    why: 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने {site} से जुड़ने के लिए आवेदन किया था।',
  },
  ru: {
    accepted: 'Теперь вы участник {site}',
    declined: '{site}: ваша заявка не принята',
    logIn: 'Войти',
    why: 'Вы получили это письмо, потому что подали заявку на вступление в {site}.',
  },
};
