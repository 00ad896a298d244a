import type { DigestLanguage } from '../paths.ts';
import { frameNames, type FrameTexts } from './frame-names.ts';

/** One line for each language, separated by bars. Pages in English have their own texts. */
const lines: Record<Exclude<DigestLanguage, 'en'>, string> = {
  es:
    'Saltar al contenido|Principal|Popular|Nuevo|Top|Buscar|Modo oscuro|Entrar|' +
    'Registro|Pie de página|Inicio|Boletín por idioma|Boletín por sector|' +
    'Gestionar la suscripción|Acerca de|Contacto|Condiciones|Privacidad|' +
    'Todos los derechos reservados.|Bandeja de entrada|Publicar|Cuenta|Guardados|Claves de API|' +
    'Ajustes|Administración|Cerrar sesión|' +
    'Boletín|Números anteriores|Documentación de la API|Registro de moderación|RSS|Debates',
  fr:
    'Aller au contenu|Navigation principale|Actuel|Récent|Top|Chercher|Mode sombre|' +
    'Connexion|Inscription|Pied de page|Accueil|Lettre par langue|Lettre par secteur|' +
    'Gérer l’abonnement|À propos|Contact|Conditions d’utilisation|Confidentialité|' +
    'Tous droits réservés.|Boîte de réception|Publier|Compte|Enregistrés|Clés d’API|' +
    'Paramètres|Administration|Se déconnecter|' +
    'Lettre|Numéros précédents|Documentation de l’API|Journal de modération|RSS|Discussions',
  de:
    'Zum Inhalt springen|Hauptnavigation|Beliebt|Neu|Top|Suche|Dunkles Design|Anmelden|' +
    'Registrieren|Fußzeile|Startseite|Digest nach Sprache|Digest nach Branche|' +
    'Abonnement verwalten|Über uns|Kontakt|Nutzungsbedingungen|Datenschutz|' +
    'Alle Rechte vorbehalten.|Posteingang|Beitrag einreichen|Konto|Gespeichert|API-Schlüssel|' +
    'Einstellungen|Verwaltung|Abmelden|' +
    'Digest|Frühere Ausgaben|API-Dokumentation|Moderationsprotokoll|RSS|Diskussionen',
  pt:
    'Ir para o conteúdo|Principal|Em alta|Novo|Top|Buscar|Modo escuro|Entrar|' +
    'Cadastro|Rodapé|Início|Boletim por idioma|Boletim por setor|Gerenciar assinatura|' +
    'Sobre|Contato|Termos|Privacidade|Todos os direitos reservados.|Caixa de entrada|Publicar|' +
    'Conta|Salvos|Chaves de API|Configurações|Administração|Sair|' +
    'Boletim|Edições anteriores|Documentação da API|Registro de moderação|RSS|Discussões',
  zh:
    '跳到正文|主导航|热门|最新|最佳|搜索|深色模式|登录|注册|页脚|首页|按语言订阅|按行业订阅|管理订阅|关于|' +
    '联系我们|使用条款|隐私政策|保留所有权利。|收件箱|发布|账户|收藏|API 密钥|设置|管理后台|退出登录|' +
    '摘要|往期内容|API 文档|管理记录|RSS|讨论',
  ja:
    '本文へ移動|メイン|人気|新着|トップ|検索|ダークモード|ログイン|新規登録|フッター|ホーム|言語別ダイジェスト|' +
    '業界別ダイジェスト|購読の管理|このサイトについて|お問い合わせ|利用規約|プライバシー|無断転載を禁じます。|' +
    '受信箱|投稿する|アカウント|保存済み|APIキー|設定|管理|ログアウト|' +
    'ダイジェスト|バックナンバー|APIドキュメント|モデレーション記録|RSS|ディスカッション',
  ko:
    '본문으로 건너뛰기|주 메뉴|인기|최신|최고|검색|다크 모드|로그인|회원가입|바닥글|홈|언어별 다이제스트|' +
    '업종별 다이제스트|구독 관리|소개|문의|이용약관|개인정보 처리방침|모든 권리 보유.|받은 편지함|글쓰기|계정|' +
    '저장한 글|API 키|설정|관리|로그아웃|' +
    '다이제스트|지난 호|API 문서|운영 기록|RSS|토론',
  ar:
    'الانتقال إلى المحتوى|القائمة الرئيسية|الرائج|الأحدث|الأفضل|بحث|الوضع الداكن|' +
    'دخول|حساب جديد|تذييل الصفحة|الرئيسية|النشرة حسب اللغة|النشرة حسب القطاع|' +
    'إدارة الاشتراك|عن الموقع|اتصل بنا|الشروط|الخصوصية|جميع الحقوق محفوظة.|صندوق الوارد|نشر|' +
    'الحساب|المحفوظات|مفاتيح API|الإعدادات|الإدارة|تسجيل الخروج|' +
    'النشرة|الأعداد السابقة|توثيق API|سجل الإشراف|RSS|النقاشات',
  hi:
    'मुख्य सामग्री पर जाएँ|मुख्य मेन्यू|लोकप्रिय|नए|शीर्ष|खोजें|' +
    'डार्क मोड|लॉग इन|साइन अप|फ़ुटर|होम|' +
    'भाषा के अनुसार डाइजेस्ट|उद्योग के अनुसार डाइजेस्ट|' +
    'सदस्यता प्रबंधित करें|हमारे बारे में|संपर्क|शर्तें|' +
    'गोपनीयता|सर्वाधिकार सुरक्षित।|इनबॉक्स|पोस्ट करें|खाता|सहेजे गए|API कुंजियाँ|सेटिंग|' +
    'प्रशासन|लॉग आउट|' +
    'डाइजेस्ट|पिछले अंक|API दस्तावेज़|मॉडरेशन लॉग|RSS|चर्चाएँ',
  ru:
    'Перейти к содержанию|Основное меню|Хиты|Новое|Топ|Поиск|Тёмная тема|Войти|' +
    'Регистрация|Нижнее меню|Главная|Рассылка по языкам|Рассылка по отраслям|' +
    'Управление подпиской|О сайте|Контакты|Условия|Конфиденциальность|Все права защищены.|' +
    'Входящие|Опубликовать|Аккаунт|Сохранённое|Ключи API|Настройки|Администрирование|Выйти|' +
    'Рассылка|Прошлые выпуски|Документация API|Журнал модерации|RSS|Обсуждения',
};

/** The texts in a language, or null for English. */
export function getFrameTexts(language: DigestLanguage): FrameTexts | null {
  if (language === 'en') return null;
  const texts = lines[language].split('|');
  return Object.fromEntries(frameNames.map((name, i) => [name, texts[i] ?? ''])) as FrameTexts;
}
