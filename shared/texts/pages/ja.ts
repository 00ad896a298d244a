import type { Translations } from '../translate.ts';

export const ja: Translations = {
  '{siteName} is a place for links and conversation, made by curious people for curious people. Its readers are its editors: they bring the stories, vote for what deserves attention, and add in the comments what the article left out.':
    '{siteName}は、好奇心のある人たちが好奇心のある人たちのためにつくる、リンクと対話の場です。読者が編集者でもあります。話題を持ち寄り、注目に値するものに投票し、記事に書かれなかったことをコメントで補います。',
  '## How it works': '## しくみ',
  'Anyone can read. With an account you can submit a link or write a post of your own, vote, comment, and follow people whose choices you trust. [Hot](/hot) favors what’s being voted for now, [New](/new) shows everything in order of arrival, and [Top](/top) lists the best of a day, a week or all time.':
    'どなたでも読めます。アカウントがあれば、リンクの投稿や自分の文章の投稿、投票、コメント、信頼できる人のフォローができます。[人気](/hot)は今投票が集まっているもの、[新着](/new)はすべてを届いた順に、[トップ](/top)は1日、1週間、または全期間でもっとも評価されたものを並べます。',
  '## The digest': '## ニュースレター',
  'If you would rather not visit every day, the digest brings the most important posts to your inbox, daily or weekly. You can personalize it in your own words. Posts are picked by votes. Where AI writes the summary, each sentence cites its posts; where it doesn’t, the digest says so. Past issues are in the [archive](/newsletter/archive).':
    '毎日訪れなくても、ニュースレターが重要な投稿を毎日または毎週メールでお届けします。内容は自分の言葉で調整できます。投稿は投票で選ばれます。AIが要約を書く場合は、どの文にも元の投稿を示します。AIを使わない場合は、その旨を記します。過去の号は[バックナンバー](/newsletter/archive)にあります。',
  '## What we ask': '## お願い',
  'Be kind, be accurate, and be brief when you can. Link to the original. Say when you have an interest in the matter. Report what does not belong here, and do not feed it.':
    '親切に、正確に、できるだけ簡潔にお願いします。元の記事にリンクしてください。利害関係がある場合は、そう書いてください。ここにふさわしくないものは報告し、相手にしないでください。',
  '[Privacy](/privacy) and [Terms](/terms) have the details, and [Contact](/contact) reaches a person.':
    '詳しくは[プライバシー](/privacy)と[利用規約](/terms)をご覧ください。[お問い合わせ](/contact)には人が対応します。',
  'You can reach us at editor@{domain}.': 'ご連絡は editor@{domain} までお願いします。',
  '## Something wrong on a page?': '## ページに問題がありますか',
  'Send us the link and tell us what you saw. If a post or comment breaks the rules, the Report link next to it is the quickest way for members: it goes straight to the moderators. To suggest a story, [submit it](/submit).':
    'リンクと、ご覧になった内容をお送りください。投稿やコメントがルールに反している場合、メンバーの方は横の「報告」がもっとも早い方法です。モデレーターに直接届きます。話題を提案するには、[投稿してください](/submit)。',
  '## Your subscription or account': '## 購読とアカウント',
  'To change or stop the digest, use the link in any issue, or [Manage subscription](/manage-subscription). In [Settings](/settings) you can export your data or delete your account. If neither works for you, or you have another question about your data, write to us.':
    'ニュースレターの変更や停止は、各号のリンクまたは[購読の管理](/manage-subscription)から行えます。[設定](/settings)では、データのエクスポートやアカウントの削除ができます。どちらもうまくいかない場合や、データについてほかにご質問がある場合は、ご連絡ください。',
  '## Security reports': '## セキュリティの報告',
  'If you have found a vulnerability, write to the same address with "Security" in the subject and describe how to reproduce it. Please use only your own accounts, leave other people\'s data alone, do not overload the service, and give us time to fix it before you publish. We won’t take action against good-faith research, and we’ll let you know when it’s fixed.':
    '脆弱性を見つけた場合は、件名に「Security」と書いて同じアドレスにお送りいただき、再現の手順をお知らせください。ご自身のアカウントだけを使い、他の人のデータには触れず、サービスに過大な負荷をかけず、公開の前に修正の時間をください。善意の調査に対して措置を取ることはありません。修正が済みましたらお知らせします。',
  '## Appeals': '## 異議の申し立て',
  'When a moderator hides or locks a post or bans an account, there is a reason, the decision is logged, and it can be reversed. To appeal, send us the link, your username and why you think the decision was wrong. Where possible, someone other than the moderator who decided will review it. You’ll get a reply with a reason, and a wrong decision is reversed.':
    'モデレーターが投稿を非表示にしたりロックしたり、アカウントを停止したりする場合には理由があり、その判断は記録され、取り消すことができます。異議を申し立てるには、リンク、ユーザー名、判断が誤っていると考える理由をお送りください。可能な限り、判断した人とは別の人が見直します。理由を添えてお返事し、誤った判断は取り消します。',
  'Last changed: 28 November 2026': '最終更新：2026年11月28日',
  'This page explains what {siteName} stores about you, why, and for how long. The operator of this site, the person or organization that runs it, is responsible for your data. Write to editor@{domain}.':
    'このページでは、{siteName}があなたについて何を、なぜ、どのくらいの期間保存するかを説明します。あなたのデータについては、このサイトの運営者（サイトを運営する個人または組織）が責任を負います。ご連絡は editor@{domain} までお願いします。',
  '## Reading': '## 閲覧',
  "Reading needs no account. Technical cookies protect forms and logins, and show you your own changes at once. Your browser's local storage remembers your choices, such as dark mode, when the subscription window was last shown, whether you have subscribed and which threads you have read.":
    '閲覧にアカウントは必要ありません。技術的なCookieは、フォームとログインを保護し、ご自身の変更をすぐに表示するために使います。ブラウザのローカルストレージには、ダークモードなどの選択、購読の案内を最後に表示した日時、購読済みかどうか、読んだスレッドが保存されます。',
  'Your IP address is used only to limit abuse, for example how many codes one network may request. It is stored for a short time and then discarded. For a new account, we keep an encoded form of the network for 30 days, so that votes from accounts created together count once. Server logs hold no email addresses, codes, tokens or prompts. An analytics script runs only if the operator has turned it on, and never on pages opened with a personal link.':
    'IPアドレスは、1つのネットワークが請求できるコードの数など、乱用を制限するためだけに使います。短期間保存したのち破棄します。新しいアカウントについては、まとめて作られたアカウントの票を1回だけ数えるために、ネットワークを符号化したものを30日間保存します。サーバーの記録に、メールアドレス、コード、トークン、プロンプトは含まれません。解析スクリプトは運営者が有効にした場合にだけ動き、個人用リンクから開いたページでは決して動きません。',
  '## Your account': '## アカウント',
  'We store your email address, username and name, and what you add to your profile. Your email address is never shown. Your profile, posts and comments are public. Your votes appear to others only as totals. To mark new comments on all your devices, we store how far you have read in each thread; no one else sees that.':
    'メールアドレス、ユーザー名、名前、プロフィールに書かれた内容を保存します。メールアドレスが表示されることはありません。プロフィール、投稿、コメントは公開されます。あなたの票は、他の人には合計としてのみ見えます。すべての端末で新しいコメントを示すために、各スレッドをどこまで読んだかを保存しますが、他の人には見えません。',
  "You log in with a code sent by email and valid for ten minutes, with a passkey, or through another service that the operator offers; there is no password. The session token is stored in your browser's local storage and expires after 14 days without use, and after 30 days at the latest. [Settings](/settings) lists your sessions. An account here is separate from accounts on other sites that use the same software.":
    'ログインには、メールで届く10分間有効なコード、パスキー、または運営者が用意する他のサービスを使います。パスワードはありません。セッショントークンはブラウザのローカルストレージに保存され、14日間使わないと、または最長30日で失効します。[設定](/settings)にセッションの一覧があります。ここでのアカウントは、同じソフトウェアを使う他のサイトのアカウントとは別のものです。',
  '## The email digest': '## メールのニュースレター',
  'We store your email address, frequency, language, time zone and, if you write one, a personal prompt. When you subscribe with a form, no digest is sent until you open the link in our first mail and confirm there. Every digest has a one-click unsubscribe. With the subscription we store what you agreed to, when and on which page, and an encoded form of the network, as proof. After you unsubscribe we keep the address, only to make sure nothing more is sent, and this proof, until you ask us to delete them. We send mail only about your account, your subscription and the notifications that you choose in your settings. If you turn on notifications in a browser, we store the address that its push service gave us until you log out there, and the push service delivers them encrypted.':
    'メールアドレス、頻度、言語、タイムゾーン、そして書かれた場合は個人用のプロンプトを保存します。フォームから購読した場合、最初のメールのリンクを開いて確認するまで、ニュースレターは送られません。どのニュースレターもワンクリックで購読を解除できます。購読とともに、何に、いつ、どのページで同意したかと、ネットワークを符号化したものを証拠として保存します。購読解除後は、それ以上何も送らないようにするためだけにアドレスを保持し、この証拠も、削除を求められるまで保持します。お送りするメールは、アカウント、購読、設定で選んだ通知に関するものだけです。ブラウザで通知を有効にすると、そのプッシュサービスから受け取ったアドレスを、そこでログアウトするまで保存します。通知はプッシュサービスによって暗号化されて届きます。',
  'Unless the operator has turned this off, the subscription form says whether an address belongs to a member here, and under which username.':
    '運営者が無効にしていない限り、購読フォームには、アドレスがメンバーのものかどうかと、そのユーザー名が表示されます。',
  '## Language models': '## 言語モデル',
  'If the operator has configured a language-model provider, we send it the texts of posts and of the pages they link to, and your prompt, to understand what you want and to write summaries. Your address is never sent. Leave private details out of the prompt. Without a provider nothing is sent, and the digest consists of excerpts.':
    '運営者が言語モデルの提供者を設定している場合、ご要望を理解し要約を書くために、投稿とそのリンク先の文章、およびあなたのプロンプトを提供者に送ります。アドレスが送られることはありません。プロンプトに個人的な情報を書かないでください。提供者がない場合は何も送られず、ニュースレターは抜粋で構成されます。',
  '## Who else is involved': '## ほかに関わる事業者',
  "The hosting and email providers process data on the operator's behalf, and so do the providers of a language model and of analytics where the operator uses them. If you log in through another service, it learns of your logins. We do not sell data.":
    'ホスティングとメールの事業者は、運営者に代わってデータを処理します。運営者が使う場合は、言語モデルと解析の事業者も同様です。他のサービスでログインすると、そのサービスはあなたのログインを知ります。データを販売することはありません。',
  '## Export and deletion': '## エクスポートと削除',
  'In [Settings](/settings) you can export your data and delete your account. Deletion removes your address and profile and ends your sessions and API keys. Contributions that others have replied to may remain without your name. Copies in feeds, sent mail and search engines are beyond our reach. [Manage subscription](/manage-subscription) works without an account.':
    '[設定](/settings)でデータのエクスポートとアカウントの削除ができます。削除すると、アドレスとプロフィールが消え、セッションとAPIキーは終了します。他の人が返信した投稿やコメントは、名前を除いて残ることがあります。フィード、送信済みのメール、検索エンジンにある写しには、私たちの手が及びません。[購読の管理](/manage-subscription)はアカウントがなくても使えます。',
  'You may also ask us for access, correction or erasure, object to processing, and complain to your data-protection authority. See [Contact](/contact).':
    'データの開示、訂正、消去を求めること、処理に異議を述べること、データ保護機関に申し立てることもできます。[お問い合わせ](/contact)をご覧ください。',
  'These terms apply to everyone who uses {siteName}, a place to share and discuss news and ideas. "We" means the operator of this site, the person or organization that runs it. If you do not agree with them, please do not use the site.':
    'この規約は、ニュースやアイデアを共有し話し合う場である{siteName}を利用するすべての方に適用されます。「私たち」とは、このサイトの運営者（サイトを運営する個人または組織）を指します。同意されない場合は、サイトを利用しないでください。',
  'You need a working email address, because every login uses a code sent to it. You must be old enough to agree to these terms under the law where you live. Keep your mailbox and your API keys to yourself; you are responsible for what is done with them. Use one account, and do not pretend to be someone else.':
    'ログインのたびにコードをお送りするため、使えるメールアドレスが必要です。お住まいの地域の法律に基づき、この規約に同意できる年齢でなければなりません。メールボックスとAPIキーは他の人に使わせないでください。それらを使って行われたことの責任は、あなたにあります。アカウントは1つだけ使い、他の人になりすまさないでください。',
  '## What you post': '## 投稿する内容',
  'What you write remains yours. By posting you allow us, free of charge and worldwide, to store, show, format, shorten, translate and summarize it on this site, in its feeds, through its API and in its digests. This permission ends when you delete the contribution, except for digests already sent, copies made by others, and placeholders that keep a discussion readable.':
    'あなたが書いたものは、あなたのものです。投稿することで、このサイト、そのフィード、API、ニュースレターにおいて、無償かつ全世界で、それを保存、表示、整形、短縮、翻訳、要約することを私たちに許可するものとします。この許可は、投稿を削除すると終了します。ただし、送信済みのニュースレター、他の人による写し、議論を読めるように残す表示は除きます。',
  'Post only what you may post. Do not post:':
    '投稿してよいものだけを投稿してください。次のものは投稿しないでください。',
  "- anything unlawful, threats, or harassment,\n- other people's private details or works without permission,\n- spam, hidden advertising, or posts made to manipulate votes,\n- malicious software, or links to it.":
    '- 違法なもの、脅迫、嫌がらせ\n- 許可のない他の人の個人情報や著作物\n- スパム、隠れた広告、票を操作するための投稿\n- 悪意のあるソフトウェア、またはそのリンク',
  'Say so when you have a personal or commercial interest in what you submit.':
    '投稿するものに個人的または商業的な利害関係がある場合は、そう書いてください。',
  '## Moderation': '## モデレーション',
  'Members can report posts and comments. Moderators can hide or lock them and ban accounts, with an end date or permanently. Each decision has a reason, is logged and can be reversed. You can appeal; [Contact](/contact) says how.':
    'メンバーは投稿とコメントを報告できます。モデレーターは、それらを非表示にしたりロックしたり、期限付きまたは無期限でアカウントを停止したりできます。どの判断にも理由があり、記録され、取り消すことができます。異議を申し立てることができます。方法は[お問い合わせ](/contact)をご覧ください。',
  '## Digests and summaries': '## ニュースレターと要約',
  'Summaries may be written by a language model. Their sentences cite their sources, but they can still be wrong or incomplete, so read the source before you rely on one. A digest written without a model says so. Summaries and posts are not professional advice. You may stop the digest at any time through its unsubscribe link or at [Manage subscription](/manage-subscription).':
    '要約は言語モデルが書くことがあります。文には出典が示されますが、それでも誤りや不足がありえますので、頼りにする前に出典をお読みください。モデルを使わずに書かれたニュースレターには、その旨を記します。要約と投稿は専門的な助言ではありません。ニュースレターは、購読解除のリンクまたは[購読の管理](/manage-subscription)からいつでも停止できます。',
  '## API and automated use': '## APIと自動的な利用',
  "Use the API within its limits and only with your own keys. Do not try to get around limits, reach other people's data or overload the service. Security research in good faith is welcome under the rules on [Contact](/contact).":
    'APIは制限の範囲内で、ご自身のキーだけを使って利用してください。制限の回避、他の人のデータへのアクセス、サービスへの過負荷を試みないでください。善意のセキュリティ調査は、[お問い合わせ](/contact)のルールに従う限り歓迎します。',
  '## Availability and liability': '## 提供と責任',
  'The service is free and offered as it is. It may change, pause or end. Posts and linked pages are the responsibility of those who publish them; we do not check everything in advance. We are liable as far as the law requires, and otherwise only for damage caused by intent or gross negligence. Rights that consumer law gives you are not affected.':
    'サービスは無料で、現状のまま提供されます。変更、中断、終了することがあります。投稿とリンク先のページの責任は、それを公開した人にあります。すべてを事前に確認することはありません。私たちは法律が求める範囲で責任を負い、それ以外では、故意または重大な過失による損害についてのみ責任を負います。消費者法があなたに与える権利は影響を受けません。',
  '## Ending and changes': '## 終了と変更',
  "You may delete your account in [Settings](/settings) at any time. We may close accounts that break these terms. When we change the terms, we change the date above; if you keep using the site after that, the new terms apply. The law of the country where the operator is established applies, without taking from you the protection of your own country's consumer law.":
    'アカウントはいつでも[設定](/settings)で削除できます。この規約に反するアカウントは、閉鎖することがあります。規約を変更するときは上の日付を改めます。その後もサイトを利用された場合、新しい規約が適用されます。運営者が所在する国の法律が適用されますが、お住まいの国の消費者法による保護が失われることはありません。',
  'How we treat your data is described under [Privacy](/privacy). Questions: editor@{domain}.':
    'データの取り扱いについては[プライバシー](/privacy)をご覧ください。ご質問：editor@{domain}',
  '## Statistics of the digest': '## ニュースレターの統計',
  'We count how often an issue is read, not by whom. Links to this site in a digest name the issue and the place of the link; they are the same for all readers. We store one number per issue, place and day. To count each visit once and leave out bots, the server keeps a hash of your network and browser in memory for at most a day. It is never written to disk.':
    '号が何回読まれたかを数えますが、誰が読んだかは数えません。ニュースレターにあるこのサイトへのリンクは、号とリンクの位置を示し、すべての読者に共通です。号、位置、日ごとに1つの数を保存します。訪問を1回ずつ数え、ボットを除くために、サーバーはネットワークとブラウザのハッシュを最長1日メモリに保持します。ディスクに書き込まれることはありません。',
  'Digests contain an invisible image, the same for all readers. When a mail app loads it, we count an open of the issue. You can turn off images in your mail app.':
    'ニュースレターには、すべての読者に共通の見えない画像が含まれます。メールアプリがそれを読み込むと、その号の開封として数えます。画像はメールアプリでオフにできます。',
  'Links to other sites go through this site, which counts them in the same way and then forwards you.':
    '他のサイトへのリンクはこのサイトを経由し、同じ方法で数えてから転送します。',
  'Links name this site and the issue, but not you, in parameters that the linked site can read (`utm_source`, `utm_medium`, `utm_campaign`).':
    'リンクには、リンク先のサイトが読み取れるパラメーター（`utm_source`、`utm_medium`、`utm_campaign`）で、このサイトと号が示されますが、あなたは示されません。',
  'Digests contain no tracking pixel, so opens are not counted.':
    'ニュースレターに追跡用の画像は含まれないため、開封は数えません。',
  'Links to other sites lead there directly, and are not counted.':
    '他のサイトへのリンクは直接つながり、数えません。',
};
