import type { DigestLanguage } from '../paths.ts';
import type { Message } from './format.ts';

/** Links to log in with a provider, in all languages at once. */
export const continueTexts: Record<DigestLanguage, Message<{ provider: string }>> = {
  en: 'Continue with {provider}',
  es: 'Continuar con {provider}',
  fr: 'Continuer avec {provider}',
  de: 'Weiter mit {provider}',
  pt: 'Continuar com {provider}',
  zh: '使用 {provider} 继续',
  ja: '{provider}で続ける',
  ko: '{provider}(으)로 계속하기',
  ar: 'المتابعة باستخدام {provider}',
  hi: '{provider} के साथ जारी रखें',
  ru: 'Продолжить с {provider}',
};
