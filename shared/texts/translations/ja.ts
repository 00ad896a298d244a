import type { Translations } from '../translate.ts';

/** Japanese. Sentences end in です・ます, the reader is never あなた. To pause is 休止, to leave is 解除, so that the two are not mixed up. No spaces around Latin words. */
export const ja: Translations = {
  Subscribe: '購読する',
  'Subscribing...': '登録しています…',
  Subscribed: '購読中',
  'Enter your email address': 'メールアドレスを入力',
  'Check your inbox': 'メールをご確認ください',
  Daily: '毎日',
  Weekly: '毎週',
  FAQ: 'よくある質問',
  Free: '無料',
  Unsubscribe: '購読を解除する',
  'Join {count} readers': 'すでに{count}人が購読しています',
  'open rate': '開封率',
  Delivery: '配信スケジュール',
  'Email preferences': 'メール設定',
  'Email Address': 'メールアドレス',
  'Delivery Frequency': '配信頻度',
  'Personalize Your Summary': '配信内容のカスタマイズ',
  optional: '任意',
  'Check Your Email!': 'メールをご確認ください！',
  'Successfully Subscribed!': '購読登録が完了しました！',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    '確認メールをお送りしました。メール内のリンクをクリックして、購読登録を完了してください。',
  'Check your inbox for a welcome email.':
    '登録完了のメールをお送りしました。受信トレイをご確認ください。',
  'Something went wrong. Please try again.': 'エラーが発生しました。もう一度お試しください。',
  'No spam, unsubscribe anytime.': '迷惑メールは送りません。購読はいつでも解除できます。',
  'Privacy Policy': 'プライバシーポリシー',
  'Welcome back, {username}!': 'おかえりなさい、{username}さん！',
  'Log in to your account': 'アカウントにログインする',
  'AI news worth your time': '読む価値のあるAIニュース',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'AI開発の現場で話題の論文、リリース、議論を、実務者の投票で選び、数分で読める長さにまとめてお届けします。',
  'Chosen by practitioners': '実務者が選ぶ',
  'People who work with the technology share, discuss and vote on the stories.':
    'この技術を仕事にする人たちが、記事を共有し、議論し、投票しています。',
  'In brief, with links': '要点を短く、リンクつきで',
  'A few sentences tell you what’s new, with a link to each story.':
    '何が新しいのかを、数文で把握できます。どの記事にもリンクがついています。',
  'In your words': '希望は自分の言葉で',
  'Tell us what you care about. We’ll tailor your digest.':
    '関心のあるテーマをお書きください。それに合わせてニュースレターを作成します。',
  'Daily or weekly': '毎日でも、毎週でも',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'お好きな時刻にメールを1通。休止も解除もワンクリックです。',
  'World affairs, without the noise': '雑音に惑わされず、国際情勢を読む',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    '議論に値するとコミュニティが認めた、国際関係の報道・分析・論争を、数分で読める長さにまとめてお届けします。',
  'Chosen by informed readers': '見識ある読者が選ぶ',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    '国際情勢を注意深く追う人たちが、記事を共有し、議論し、投票しています。',
  'A few sentences tell you what happened, with a link to each story.':
    '何が起きたのかを、数文で把握できます。どの記事にもリンクがついています。',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    '注目している地域や問題をお書きください。それに合わせてニュースレターを作成します。',
  'The stories worth reading, in one email': '読む価値のある記事を、1通のメールで',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'コミュニティが共有し、議論し、投票で上位に選んだ話題を、数分で読める長さにまとめてお届けします。',
  'Chosen by readers': '読者が選ぶ',
  'People like you share, discuss and vote on the stories.':
    '読者自身が、記事を共有し、議論し、投票しています。',
  '{site} by email': '{site}のニュースレター',
  'Get the digest': 'ニュースレターを受け取る',
  'What you get': 'ニュースレターの特長',
  'For example: mostly energy and climate': '例：主にエネルギーと気候',
  'Tell us what you want: topics, language, what to skip.':
    '言語、テーマ、省いてほしい話題などを、自由にお書きください。',
  'Preview my digest': 'プレビューを見る',
  'Writing a preview...': 'プレビューを作成しています…',
  'A sample from the latest posts.': '最新の記事から作成しました。実際の配信もこのような内容です。',
  'From the latest issue': '最新号から',
  'The first issue goes out once three posts make the cut.':
    'お届けする価値のある投稿が3件そろい次第、創刊号をお送りします。',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    '毎日の配信は{hour, plural, =8 {午前8時} other {#時}}、毎週の配信は月曜日に、お使いのタイムゾーンに合わせてお届けします。配信時刻はいつでも変更できます。',
  'What does it cost?': '料金はかかりますか？',
  'Nothing. There’s no paid edition.': '無料です。有料版はありません。',
  'Who writes the summaries?': '要約は誰が書いていますか？',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    '言語モデルが、記事の本文をもとに書いています。メールにもその旨を明記しています。さらに、言語モデルが改めて一文ずつ確認しています。それでも誤りを含むことがあるため、どの記事にもリンクをつけています。',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    '新たに書いた文章はありません。言語モデルが番号で選んだ文を、記事から、もとの言語のまま掲載しています。',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    '新たに書いた文章はありません。AIを使わず、記事の文を、もとの言語のまま掲載しています。',
  'What happens to my email address?': 'メールアドレスはどう扱われますか？',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    '{site}のニュースレターの配信だけに使い、ほかの目的には使いません。ご自身について保存されている情報は、アカウントがなくても、すべてダウンロードまたは消去できます。',
  'Other languages': 'ほかの言語',
  'In English': '英語版',
  'Enter your email address.': 'メールアドレスを入力してください。',
  'Enter a valid email, like name@example.com.':
    'メールアドレスはname@example.comの形式で入力してください。',
  'Send again': 'もう一度送信',
  'There is a problem': '問題が発生しました',
  '{used} of {most} characters': '{used}/{most}文字',
  Close: '閉じる',
  'Maybe Later': 'あとで',
  'Get Started': '購読を始める',
  'Stay Informed with {site}': '{site}の最新情報をメールで',
  'Get curated summaries delivered to your inbox': '厳選した話題の要約を受信トレイにお届けします',
  'You already have an account. Log in to manage your subscription.':
    'すでにアカウントをお持ちです。ログインすると購読内容を管理できます。',
  'Create an account with this address to comment, vote and follow people.':
    'このアドレスでアカウントを作成すると、コメントや投票、ほかのユーザーのフォローができます。',
  'Confirm your subscription to {site}': '{site}の購読登録の確認',
  'One more step: press the button to get the digest at {email}.':
    'あと一歩です。ボタンを押すと、ニュースレターが{email}に届くようになります。',
  'Confirm subscription': '購読登録を完了する',
  'Your subscription is confirmed': '購読登録が完了しました',
  'You’ll get the next issue by email.': '次の号は予定どおりにお届けします。',
  'This link has expired': 'リンクの有効期限が切れています',
  'Confirmation links work for 7 days.': '購読確認用のリンクの有効期間は7日間です。',
  'Email me a link': '新しいリンクを送る',
  'We’ve sent you a new link.': '新しいリンクをお送りしました。',
  'This link doesn’t work': 'このリンクは無効です',
  'The link may be incomplete. Open it from the email again.':
    'リンクが途中で切れている可能性があります。メールに記載されたリンク全体を開いてください。',
  'Your subscription to {site}': '{site}の購読設定',
  'How often': '配信頻度',
  'Personalize your digest': 'ご希望の内容',
  'about {subject}': '{subject}について',
  'only about {subject}': '{subject}だけ',
  'without {subject}': '{subject}を除く',
  'in plain language': 'わかりやすく',
  'for experts': '専門家向け',
  short: '短め',
  'in detail': '詳しく',
  'Language of the emails': 'メールの言語',
  'Time zone': 'タイムゾーン',
  'Choose a time zone from the list, such as Europe/Berlin.':
    '一覧からタイムゾーンを選んでください（例：Europe/Berlin）。',
  'Delivery time': '配信時刻',
  'Delivery day': '配信曜日',
  Pause: '配信の休止',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural, other {#週間休止する}}',
  Resume: '配信を再開する',
  'Paused until {date}': '{date}まで休止中',
  'Next issue: {date}': '次回の配信：{date}',
  Save: '保存する',
  'Saved [settings]': '保存しました',
  'Unsubscribe from {site}?': '{site}の購読を解除しますか？',
  'We’ll stop sending the digest to {email}.': '{email}にニュースレターが届かなくなります。',
  'You’ve unsubscribed': '購読を解除しました',
  'We won’t send the digest to {email} from now on.':
    '今後、{email}にニュースレターをお送りすることはありません。',
  Undo: '取り消して購読を続ける',
  'You’re subscribed again': '購読を再開しました',
  'Download my data': '自分のデータをダウンロードする',
  'Erase my data': '自分のデータを消去する',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'この購読に関する情報は、すべてただちに消去されます。元に戻すことはできません。',
  'Your data was erased': 'データを消去しました',
  'Link to my account': '自分のアカウントと連携する',
  'Linked to your account {username}': 'アカウント{username}と連携しています',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'ご自身で書いた内容の確認や変更、データのダウンロードや消去には、メールでリンクをお受け取りください。',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'これまでのメールにある設定へのリンクは使えなくなります。配信の停止は引き続きできます。',
  'Disable old links': '以前のリンクを無効にする',
  'Old links are invalid': '以前のリンクを無効にしました',
  'This link works for one hour.': 'リンクの有効期間は1時間です。',
  'More like this': 'このような記事を増やす',
  'Less like this': 'このような記事を減らす',
  'Choose what to add to your preferences.': 'ご希望に追加する言葉を選んでください。',
  'This post has no topic to choose from.': 'この投稿には選べる話題がありません。',
  'Too many requests right now. Please try again later.':
    '現在アクセスが集中しています。しばらくしてからもう一度お試しください。',
  'Try again': 'もう一度試す',
  'The form wasn’t sent yet. Please press “Send again”.':
    'フォームはまだ送信されていません。「もう一度送信」を押してください。',
  'A digest can be read in the browser for 60 days.':
    'ニュースレターをブラウザで表示できるのは60日間です。',
  'Past issues': 'バックナンバー',
  'Choose instead': '選んで指定',
  'We’re reading your words. Look again in a minute.':
    'ご記入の内容を読み取っています。1分後にもう一度ご覧ください。',
  'We couldn’t read all of this. Choose below.':
    'すべては読み取れませんでした。下からお選びください。',
  'We can’t do this: {list}.': '次のことはできません：{list}。',
  'About [topics]': '読みたい話題',
  Without: '除く話題',
  'Others, separated by commas': 'そのほか（読点かコンマで区切る）',
  'Only these topics': 'これらの話題だけ',
  'No email when nothing matches': '該当する投稿がないときはメールなし',
  Level: 'レベル',
  Length: '長さ',
  Standard: '標準',
  'Number of posts': '投稿の数',
  'Days of the daily digest': '毎日のニュースレターの曜日',
  'Every day': '毎日',
  'On these days:': '次の曜日：',
  'Choose at most {most} topics of at most 60 characters.':
    '話題は{most}個まで、それぞれ60文字までお選びください。',
  'Written and checked by AI': 'AIが執筆・確認',
  'Sentences selected by AI': 'AIが選んだ文',
  Excerpt: '抜粋',
  'Written by the editor': '編集部が執筆',
  'Summary by {publisher}': '要約：{publisher}',
  'Show the passage': '原文を表示する',
  'In the source': '出典で読む',
  'The posts in this issue have been removed.': 'この号の投稿は削除されました。',
  'New since {date}': '{date}以降の続報',
  'Report this sentence': 'この文の誤りを報告する',
  'Report a sentence': '文の誤りを報告する',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'この文に誤りがありますか？編集部が出典と照合します。',
  'Source passages': '根拠となる原文',
  'What is wrong? (optional)': 'どこが誤っていますか？（任意）',
  'Thank you': 'ご報告ありがとうございます',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    '編集部がこの文を確認します。誤りがあれば取り消し線で示し、この文を受け取ったすべての読者に訂正を送ります。',
  'Back to the issue': 'この号に戻る',
  'One click and the digest is yours.': 'ワンクリックで、ニュースレターが届くようになります。',
  'Confirm your subscription': '購読登録の確認',
  'Please confirm that you want the digest of {site}.':
    'このメールアドレスで、{site}のニュースレターの購読のお申し込みがありました。受け取るには、ボタンを押してください。',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    '以前このアドレスにお送りしたメールが届かずに戻ってきました。ご確認いただくと、配信を再開します。',
  'This link expires in 7 days.': 'リンクの有効期間は7日間です。',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'お心当たりがない場合、対応は不要です。登録が完了しないかぎり、配信は始まりません。',
  'Welcome to {site}': '{site}へようこそ',
  'Your subscription is confirmed.': '購読登録が完了しました。',
  'You chose the daily digest.': '毎日のニュースレターを選択されました。',
  'You chose the weekly digest.': '毎週のニュースレターを選択されました。',
  'Read the latest issue': '最新号を読む',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'ニュースレターは {address} からお送りします。迷惑メールに入らないよう、このアドレスを連絡先に追加してください。',
  'Change frequency or topics': '配信頻度や内容を変更する',
  '{site}: Email preferences': '{site}：メール設定',
  'Correction from {site}': '{site}からの訂正',
  Correction: '訂正',
  'We sent you a sentence that was wrong:': '以前お送りした次の文に誤りがありました：',
  'No. {number}': '第{number}号',
  'Rate today’s stories': '今日の記事を評価する',
  'Rate this week’s stories': '今週の記事を評価する',
  Discuss: 'コメントする',
  'Written and checked by AI. Every sentence links to its source.':
    'AIが執筆し、AIが確認しました。各文は出典にリンクしています。',
  'Sentences from the sources, selected by AI': '記事からの抜粋（AIが選択）',
  'Excerpts. No AI used.': '記事からの抜粋（AI不使用）',
  '{count, plural, one {# comment} other {# comments}}': '{count, plural, other {コメント#件}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural, other {残りの投稿#件をブラウザで表示する}}',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural, other {今日の「{topics}」の投稿は#件です。}}',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural, other {今週の「{topics}」の投稿は#件です。}}',
  'The nearest are:': '近い投稿：',
  'Nothing on {topics} today.': '今日は「{topics}」の投稿がありません。',
  'Nothing on {topics} this week.': '今週は「{topics}」の投稿がありません。',
  'Also on {site}': '{site}のその他の投稿',
  'From people you follow': 'フォロー中の人の投稿',
  'View in browser': 'ブラウザで表示する',
  'You’re getting this because you subscribed to the digest of {site}.':
    'このメールは、{site}のニュースレターを購読されている方にお送りしています。',
  Preferences: '配信の休止・設定の変更',
  '{author} commented on “{title}”': '{author}さんが「{title}」にコメントしました',
  '{author} replied to your comment on “{title}”':
    '「{title}」へのコメントに{author}さんから返信がありました',
  '{author} mentioned you on “{title}”': '「{title}」で{author}さんからメンションがありました',
  '{author} commented on “{title}”, which you follow or saved':
    'フォローまたは保存した投稿「{title}」に{author}さんがコメントしました',
  'View and reply': '見て返信する',
  'Turn off these emails': 'このメールを停止する',
  'Notification settings': '通知の設定',
  'You’re getting this email because of your notification settings.':
    'このメールは、設定で受信を選択された方にお送りしています。',
  'New in your inbox: {count}': '受信箱の新着：{count}件',
  'And {count} more in your inbox': '受信箱にはほかに{count}件あります',
  'Open your inbox': '受信箱を開く',
  'Turn off these emails?': 'このメールを停止しますか？',
  'You’ll still find everything in your inbox on the site.':
    '内容は引き続きサイトの受信箱で確認できます。',
  'Turn off': '停止する',
  'These emails are turned off': 'このメールを停止しました',
  'You are now a member of {site}': '{site}のメンバーになりました',
  '{site} did not accept your application': '{site}への申請は承認されませんでした',
  'Log in': 'ログイン',
  'You’re getting this email because you applied to join {site}.':
    'このメールは、{site}への参加を申請された方にお送りしています。',
  'Skip to content': '本文へ移動',
  Main: 'メイン',
  Hot: '人気',
  New: '新着',
  Top: 'ランキング',
  Search: '検索',
  Menu: 'メニュー',
  'Dark mode': 'ダークモード',
  Login: 'ログイン',
  'Sign Up': '新規登録',
  Footer: 'フッター',
  Home: 'ホーム',
  Discussions: 'ディスカッション',
  'Digest by language': '言語別ニュースレター',
  'Digest by industry': '業界別ニュースレター',
  'Manage subscription': '購読の管理',
  About: 'このサイトについて',
  Contact: 'お問い合わせ',
  Terms: '利用規約',
  Privacy: 'プライバシー',
  'All rights reserved.': '無断転載を禁じます。',
  Digest: 'ニュースレター',
  'API docs': 'APIドキュメント',
  'Moderation log': 'モデレーション記録',
  RSS: 'RSS',
  Inbox: '受信箱',
  Submit: '投稿する',
  Account: 'アカウント',
  Saved: '保存済み',
  'API keys': 'APIキー',
  Settings: '設定',
  Admin: '管理',
  Logout: 'ログアウト',
  '{code} is your {site} code': '{code} は{site}の確認コードです',
  'Enter this code to log in to {site}:':
    '{site}にログインするには、次のコードを入力してください。',
  'Enter this code to finish signing up for {site} as {username}:':
    '{site}に {username} として登録を完了するには、次のコードを入力してください。',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'このアドレス宛てに{site}のコードが何度もリクエストされたため、当面は送信しません。このメールを保管し、本日コードが必要なときは、コードをリクエストしたうえで、代わりに次のコードを入力してください。',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    '有効期間は{minutes}分です。最新のコードだけが、リクエストしたブラウザで使えます。',
  'This code is longer because of repeated attempts on your account.':
    'アカウントへのログインが繰り返し試みられたため、通常より長いコードになっています。',
  'It works once within 24 hours, in any browser.':
    '24時間以内に一度だけ、どのブラウザでも使えます。',
  'Didn’t request this? Ignore it. Never share this code.':
    'お心当たりがない場合は、このメールを無視してください。コードは誰にも教えないでください。',
  'You need an invitation to join {site}. Open the link that you were sent.':
    '{site}への参加には招待が必要です。受け取ったリンクを開いてください。',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    '{site}への参加にはモデレーターの承認が必要です。質問に答えると、結果をメールでお知らせします。',
  'You can join {site} with an email address at: {domains}':
    '次のドメインのメールアドレスで{site}に参加できます：{domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site}は新しいメンバーを受け付けていません。閲覧はどなたでもできます。',
  'Changed.': '変更しました。',
  'Your email address is {email}. It’s private.':
    'メールアドレスは{email}です。ほかの人には見えません。',
  'New email address': '新しいメールアドレス',
  'Enter an email address, like name@example.org.':
    'name@example.orgのようなメールアドレスを入力してください。',
  'Change email address': 'メールアドレスを変更',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'コードをメールで送ります。変更すると、ほかの端末はログアウトされ、APIキーは無効になります。',
  'Sending…': '送信しています…',
  'Email me a code': 'コードをメールで送る',
  Code: 'コード',
  'Your email address was changed.': 'メールアドレスを変更しました。',
  'Your email address changes once you enter it.': 'コードを入力するとメールアドレスが変わります。',
  'One moment…': 'お待ちください…',
  Back: '戻る',
  'Match device': '端末に合わせる',
  'Light [theme]': 'ライト',
  'Dark [theme]': 'ダーク',
  'Theme in this browser': 'このブラウザの配色',
  'Saved.': '保存しました。',
  'Post, followed': 'フォロー中の投稿',
  'Post, hidden': '非表示の投稿',
  'Tag, followed': 'フォロー中のタグ',
  'Tag, muted': 'ミュート中のタグ',
  'Domain, followed': 'フォロー中のドメイン',
  'Domain, muted': 'ミュート中のドメイン',
  'Person, followed': 'フォロー中のメンバー',
  'Person, muted': 'ミュート中のメンバー',
  '{name} is removed.': '{name}を一覧から外しました。',
  'This list couldn’t be loaded.': 'この一覧を読み込めませんでした。',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'まだありません。投稿・タグ・ドメイン・メンバーのページで、フォローやミュートができます。',
  Remove: '削除',
  Username: 'ユーザー名',
  'Posts and comments': '投稿とコメント',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'アカウントは{days, plural, other {#日後}}に削除されます。',
  'Type your username, {username}, to confirm.':
    '確認のため、ユーザー名{username}を入力してください。',
  'Delete account': 'アカウントを削除',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'アカウントは{days, plural, other {#日後}}に削除されます。それまでにログインすれば取り消せます。',
  'Other devices and API keys stop working now.': 'ほかの端末とAPIキーはすぐに使えなくなります。',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'プロフィール、保存した投稿、受信箱、フォローは消去されます。投票は匿名で集計に残ります。',
  'Keep them': '残す',
  'Shown as written by a deleted user.': '削除されたユーザーが書いたものとして表示されます。',
  'Erase them': '消去する',
  'Replies from others stay.': 'ほかの人の返信は残ります。',
  'Your username': 'ご自身のユーザー名',
  'Type {username} to confirm.': '確認のため{username}を入力してください。',
  'Delete my account': 'アカウントを削除する',
  'Scheduled for {date}. You can cancel at the top of this page.':
    '{date}に予定されています。このページの上部で取り消せます。',
  'Deletion canceled.': '削除を取り消しました。',
  'Account deletion': 'アカウントの削除',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>アカウントは{date}に削除されます。</strong>それまでは取り消せます。',
  'Cancel deletion': '削除を取り消す',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'メールのコードの代わりに、これらのアカウントでログインできます。コードも引き続き使えます。',
  'Your linked accounts': '連携したアカウント',
  'Your linked accounts couldn’t be loaded.': '連携したアカウントを読み込めませんでした。',
  'linked {time}': '{time}に連携',
  'Link an account at {provider}': '{provider}のアカウントを連携',
  'Remove {name}?': '{name}を削除しますか？',
  'Removing…': '削除しています…',
  'Keep it': '残す',
  '{name} was removed.': '{name}を削除しました。',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    '今後はこのアカウントでログインできません。これを使ってログインしていた端末はログアウトされました。',
  'How many people can use it': '使える人数',
  'Valid for days': '有効な日数',
  'Your invitations couldn’t be loaded.': '招待を読み込めませんでした。',
  'Invitation created. Its link is below the form.':
    '招待を作りました。リンクはフォームの下にあります。',
  'New invitation': '新しい招待',
  'Creating…': '作成しています…',
  'Create a link': 'リンクを作る',
  'Link [noun]': 'リンク',
  'Copy it now. You won’t see it again.': '今コピーしてください。もう表示されません。',
  'The invitation has ended.': '招待を終了しました。',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    '{mostUses, plural, other {#回}}中{uses}回使用、{date}まで',
  'End [verb]': '終了',
  'Replies to you': '自分への返信',
  'Mentions of you': '自分へのメンション',
  'New comments on posts you follow or saved': 'フォローまたは保存した投稿への新しいコメント',
  'Never also turns off inbox items for saved posts.':
    '「しない」にすると、保存した投稿についての受信箱への通知もなくなります。',
  Immediately: 'すぐに',
  Never: 'しない',
  'Notifications saved.': '通知の設定を保存しました。',
  'Your digest couldn’t be loaded.': 'ニュースレターを読み込めませんでした。',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    '通知はすべて<inbox>受信箱</inbox>に届きます。メールでも受け取るものを、すぐに受け取るか、1日1通にまとめるか選んでください。1日1通のメールは、ニュースレターと一緒に、または8時に届きます。',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    '言語、時刻、テーマは<preferences>ニュースレターの設定</preferences>で変更できます。',
  'Your data was downloaded.': 'データをダウンロードしました。',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    '保存しているすべてのデータ（プロフィール、投稿、コメント、投票、フォロー、保存した投稿、受信箱、ログイン中の端末、パスキー、キー）をJSONでダウンロードします。',
  'Your data': 'ご自身のデータ',
  'Collecting…': '集めています…',
  Downloaded: 'ダウンロードしました',
  'The passkey {name} was added.': 'パスキー{name}を追加しました。',
  'Your passkeys': 'パスキー',
  'Your passkeys couldn’t be loaded.': 'パスキーを読み込めませんでした。',
  'Add a passkey': 'パスキーを追加',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'パスキーなら、メールのコードの代わりに指紋、顔、画面ロックでログインできます。',
  'Remove “{name}”?': '「{name}」を削除しますか？',
  'The passkey {name} was removed.': 'パスキー{name}を削除しました。',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    '今後はこのパスキーでログインできません。これを使ってログインしていたほかの端末はログアウトされました。端末からも削除してください。',
  'Your role on this site requires a passkey for the admin area.':
    'このサイトでの役割により、管理画面を開くにはパスキーが必要です。',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'お持ちのパスキーでログインしてください。なくした場合は別のパスキーを追加すると、{hours, plural, other {#時間後}}に管理画面を開けます。',
  'Add one here.': 'ここで追加してください。',
  'Added {time}': '{time}に追加',
  'not used yet': '未使用',
  'last used {time}': '最終使用は{time}',
  Rename: '名前を変更',
  'Name of the passkey': 'パスキーの名前',
  'Enter a name for the passkey.': 'パスキーの名前を入力してください。',
  'The passkey is now named {name}.': 'パスキーの名前は{name}になりました。',
  'Rename the passkey': 'パスキーの名前を変更',
  'Saving…': '保存しています…',
  Cancel: 'キャンセル',
  'Picture added to the text.': '画像を本文に追加しました。',
  'New picture': '新しい画像',
  'What does the picture show?': '何の画像ですか？',
  'Describe the picture in a few words.': '画像の内容を短く説明してください。',
  'For readers who can’t see it.': '画像を見られない方のための説明です。',
  'Uploaded: {file}': 'アップロードしました：{file}',
  'Add to the text': '本文に追加',
  'Add a picture': '画像を追加',
  'Or paste or drop one. Needs {karma, number} karma.':
    '貼り付けやドラッグもできます。カルマ{karma, number}以上が必要です。',
  'Or paste or drop one.': '貼り付けやドラッグもできます。',
  "The site has reached its limit of {size} MB for members' pictures.":
    'メンバーの画像がサイトの上限{size}MBに達しました。',
  'This site has no pictures in posts and comments.':
    'このサイトでは、投稿とコメントに画像を使えません。',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    '画像の追加にはカルマ{minKarma, number}以上が必要です。現在のカルマは{karma, number}です。',
  'You can add {count} pictures a day.': '追加できる画像は1日{count}枚までです。',
  'The picture': '画像',
  'Picture saved.': '画像を保存しました。',
  Picture: '画像',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    '名前の横に表示されます。PNG、JPEG、WebP、AVIF、GIF、{megabytes}MBまで。中央を正方形に切り抜きます。',
  'Picture removed.': '画像を削除しました。',
  'Remove the picture': '画像を削除',
  Name: '名前',
  'About you': '自己紹介',
  Website: 'ウェブサイト',
  'Profile saved.': 'プロフィールを保存しました。',
  'Enter a name.': '名前を入力してください。',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    '<profile>公開プロフィール</profile>に表示されます。ユーザー名（{username}）は変更できません。',
  Profile: 'プロフィール',
  'Plain text, at most {most, number} characters.': 'プレーンテキスト、{most, number}文字まで。',
  'Starts with https:// or http://.': 'https://またはhttp://で始まるURL。',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'ブラウザがこのサイトの通知を許可していません。ブラウザの設定を確認してください。',
  'Browser notifications': 'ブラウザの通知',
  'This browser shows replies and mentions at once, until you log out.':
    'このブラウザは、ログアウトするまで返信とメンションをすぐに表示します。',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'サイトを閉じていても、返信とメンションをこのブラウザですぐに表示します。',
  'Turn on': 'オンにする',
  Email: 'メール',
  Notifications: '通知',
  Appearance: '表示',
  Keyboard: 'キーボード',
  'Followed and muted': 'フォローとミュート',
  Sessions: 'ログイン中の端末',
  Passkeys: 'パスキー',
  'Linked accounts': '連携アカウント',
  Invitations: '招待',
  Reading: '閲覧',
  Security: 'セキュリティ',
  'Changes are saved at once.': '変更はすぐに保存されます。',
  'Logged in {time} from your current network': '{time}に現在のネットワークからログイン',
  'Logged in {time} from another network': '{time}に別のネットワークからログイン',
  'Logged in {time}': '{time}にログイン',
  'Where you are logged in': 'ログイン中の端末',
  'Your sessions couldn’t be loaded.': 'ログイン中の端末を読み込めませんでした。',
  'This session': 'この端末',
  'last active {time}': '最終利用は{time}',
  '{device} is logged out.': '{device}をログアウトしました。',
  'Logging out…': 'ログアウトしています…',
  'Log out': 'ログアウト',
  'Other devices are logged out.': 'ほかの端末をログアウトしました。',
  'Log out other devices': 'ほかの端末をログアウト',
  'Your settings couldn’t be loaded.': '設定を読み込めませんでした。',
  'Only / (search)': '/（検索）のみ',
  'All [shortcuts]': 'すべて',
  'j and k step through a page, ? lists the keys.': 'jとkでページ内を移動、?でキーの一覧。',
  'None [shortcuts]': 'なし',
  'Saved in this browser, but not in your account. Try again.':
    'このブラウザには保存しましたが、アカウントには保存できませんでした。もう一度お試しください。',
  'Single-letter shortcuts': '1文字のショートカット',
  'They’re off while you type in a field.': '入力欄に入力している間は無効です。',
  'Next post or comment': '次の投稿またはコメント',
  'Previous post or comment': '前の投稿またはコメント',
  'Open the post, or collapse or expand the comment': '投稿を開く、コメントを開閉する',
  Comments: 'コメント',
  'Next new comment': '次の新しいコメント',
  'Previous new comment': '前の新しいコメント',
  'Up one level': '1つ上の階層へ',
  'This list': 'この一覧',
  'Keyboard shortcuts': 'キーボードショートカット',
  'Code from the email': 'メールのコード',
  'Email to this address works again.': 'このアドレスにメールが届くようになりました。',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    '迷惑メールの報告または運営スタッフによる停止のため、このアドレスにはログインコードだけをお送りしています。変更をご希望の場合はご連絡ください。',
  'Get email again': 'メールを再び受け取る',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'このアドレスへのメールが届かずに戻ってきたため、ログインコードだけをお送りしています。コードが届けば、再びメールを受け取れることを確認できます。',
  'Email me a code to get email again': 'メールを再開するためのコードを送る',
  'Time zone saved.': 'タイムゾーンを保存しました。',
  Language: '言語',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'アカウント、返信、メンションについてのメールに使います。ほかの言語のページへのリンクは各ページの下部にあります。',
  'The language of my newsletter, or of the site': 'ニュースレターまたはサイトの言語',
  'Language saved.': '言語を保存しました。',
  'Used for exact times and the daily email.': '正確な時刻と1日1通のメールに使います。',
  'My browser’s time zone': 'ブラウザのタイムゾーン',
  'Your keys couldn’t be loaded.': 'キーを読み込めませんでした。',
  'A new key': '新しいキー',
  'Your keys': 'キー',
  'You have no keys yet.': 'キーはまだありません。',
  'New key': '新しいキー',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'キーは{max, plural, other {#個}}までです。新しく作るには、どれかを無効にしてください。',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'APIキーを使うと、プログラムからご自身のアカウントで{site}の閲覧や投稿ができます。<docs>APIドキュメント</docs>をご覧ください。',
  Example: '例',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'キーはパスワードと同じように扱ってください。キーでは、設定の変更やほかのキーの作成はできません。',
  Key: 'キー',
  'May [permission]': '権限',
  Created: '作成',
  'Last used': '最終使用',
  Expires: '期限',
  'read [permission]': '読み取り',
  'write [permission]': '書き込み',
  Actions: '操作',
  Revoke: '無効にする',
  'Revoke “{name}”?': '「{name}」を無効にしますか？',
  'Revoking…': '無効にしています…',
  'Key {name} revoked.': 'キー{name}を無効にしました。',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'キー{key}を使うプログラムはすぐに動かなくなります。元に戻すことはできません。',
  'Expired on {date}': '{date}に期限切れ',
  'Expires soon: {date}': 'まもなく期限切れ：{date}',
  Permissions: '権限',
  'Valid for': '有効期間',
  'Read [permission]': '読み取り',
  'Posts, comments, your inbox and saved posts.': '投稿、コメント、受信箱、保存した投稿。',
  'Write [permission]': '書き込み',
  'Post, comment, vote, save and follow as you.':
    'ご自身のアカウントでの投稿、コメント、投票、保存、フォロー。',
  'Enter a name for the key.': 'キーの名前を入力してください。',
  'Choose at least one permission.': '権限を1つ以上選んでください。',
  'What you entered is still here.': '入力した内容は残っています。',
  'For example, “Train reader”.': '例：「通勤用リーダー」',
  '{days, plural, one {# day} other {# days}}': '{days, plural, other {#日}}',
  'Create key': 'キーを作る',
  Copied: 'コピーしました',
  'Press Ctrl+C or ⌘C to copy it.': 'Ctrl+Cまたは⌘Cでコピーできます。',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'キーが選択されています。Ctrl+CまたはCommand+Cでコピーできます。',
  'Your new key “{name}”': '新しいキー「{name}」',
  'You won’t see it again.': 'もう表示されません。',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'プログラムのほかの秘密情報と一緒に保管してください。なくした場合は、無効にして新しく作ってください。',
  Copy: 'コピー',
  Done: '完了',
  'Error: Log in': 'エラー：ログイン',
  'No account yet?': 'アカウントをお持ちでない場合',
  'Sign up': '新規登録',
  'Error: Sign up': 'エラー：新規登録',
  'Have an account?': 'アカウントをお持ちの場合',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    '{min}～{max}文字の英字、数字、_、-。公開され、変更できません。',
  'Shown on your profile. You can change it later.':
    'プロフィールに表示されます。あとから変更できます。',
  'We’ll email you a code. No password; your address stays private.':
    'コードをメールで送ります。パスワードは不要で、アドレスは公開されません。',
  'Choose a username.': 'ユーザー名を決めてください。',
  'Enter your email address, like name@example.org.':
    'name@example.orgのようなメールアドレスを入力してください。',
  'Answer the question.': '質問に答えてください。',
  'You’re already logged in as {username}.': '{username}としてログイン済みです。',
  Continue: '続ける',
  'Invitation link, if you have one': '招待リンク（ある場合）',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    '新しいコードは{left, plural, other {#秒後}}にリクエストできます。',
  'New code sent.': '新しいコードを送りました。',
  'Enter your code': 'コードの入力',
  'Send a new code (in {left} s)': '新しいコードを送る（{left}秒後）',
  'Send a new code': '新しいコードを送る',
  'Use a different email': '別のメールアドレスを使う',
  'Confirm it’s you': '本人確認',
  Confirm: '確認する',
  'Use a passkey': 'パスキーを使う',
  'Link an account': 'アカウントの連携',
  'The account couldn’t be loaded.': 'アカウントを読み込めませんでした。',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    '連携するものがないか、ログインの期限が切れました。<settings>設定</settings>からやり直してください。',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    '{account}（{provider}）をアカウント{username}に連携しますか？メールのコードの代わりに、これでログインできるようになります。ご自身のアカウントである場合だけ連携してください。',
  'Link it': '連携する',
  'Don’t link it': '連携しない',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'このページにはJavaScriptが必要です。<account>投稿、コメント、投票</account>には不要です。',
  'We couldn’t check your login.': 'ログインを確認できませんでした。',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'ログアウトされました。入力した内容は残っています。<login>新しいタブでログイン</login>してから、ここで続けてください。',
  Passkey: 'パスキー',
  'Log in with a passkey': 'パスキーでログイン',
  'Next time without a code?': '次回からコードなしでログインしますか？',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'ログインしました。パスキーなら、メールのコードの代わりに指紋、顔、画面ロックでログインできます。設定で削除できます。',
  'Not now': '今はしない',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    '接続できませんでした。もう一度試すか、メールのコードでログインしてください。',
  'Back to the login': 'ログインに戻る',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'ログインにはJavaScriptが必要ですが、このブラウザでは無効になっています。{site}を読むだけなら不要です。',
  '{account} isn’t linked to an account here yet.':
    '{account}は、まだこのサイトのアカウントと連携されていません。',
  'Log in or sign up with an emailed code once. Then you can link it.':
    '一度、メールのコードでログインまたは新規登録してください。その後に連携できます。',
  'To show that {email} is yours, enter a code that we email to it.':
    '{email}がご自身のものであることを確認するため、そのアドレスに送るコードを入力してください。',
  'With another address:': '別のアドレスの場合：',
  'Your address {email} is verified. Choose how you appear here.':
    'アドレス{email}を確認しました。ここでの表示名を決めてください。',
  'It’s public and can’t be changed.': '公開され、変更できません。',
  'Have an account with another address?': '別のアドレスのアカウントをお持ちですか？',
  'Log in and link it': 'ログインして連携する',
  'Continue with {provider}': '{provider}で続ける',
  'You’re logged out.': 'ログアウトしました。',
  'Waiting for a moderator': 'モデレーターの確認待ち',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'アドレスを確認しました。モデレーターが判断したらメールでお知らせします。',
  'Then log in with an emailed code once. After that you can link {account}.':
    'その後、一度メールのコードでログインしてください。そうすれば{account}を連携できます。',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    '確認待ちです。モデレーターが承認するまで、コメントはご自身にだけ表示されます。',
  'Hidden [state]': '非表示',
  'Visible again': '再表示しました',
  Reply: '返信',
  Edit: '編集',
  Delete: '削除',
  Unhide: '再表示',
  'That didn’t work. Try again.': 'うまくいきませんでした。もう一度お試しください。',
  Hide: '非表示にする',
  Reported: '報告しました',
  'Report [verb]': '報告',
  'Unmute {subject}': '{subject}のミュートを解除',
  'Mute {subject}': '{subject}をミュート',
  'Unmuted {subject}': '{subject}のミュートを解除しました',
  'Muted {subject}': '{subject}をミュートしました',
  'That wasn’t saved. Try again.': '保存できませんでした。もう一度お試しください。',
  'Open author in admin': '投稿者を管理画面で開く',
  'Reply to {author}': '{author}に返信',
  'Posting…': '投稿しています…',
  'Comment posted': 'コメントを投稿しました',
  'Your comment': 'コメント',
  'Comment saved': 'コメントを保存しました',
  'Delete this comment?': 'このコメントを削除しますか？',
  'Deleting…': '削除しています…',
  'Comment deleted': 'コメントを削除しました',
  'This can’t be undone. Replies to it stay.': '元に戻すことはできません。返信は残ります。',
  'Hiding…': '非表示にしています…',
  'your comment': 'ご自身のコメント',
  'comment by {author}': '{author}のコメント',
  'You have a draft here': 'ここに下書きがあります',
  'Hidden. [state]': '非表示。',
  'The comment': 'コメント',
  'Enter your comment.': 'コメントを入力してください。',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'コメントは{max, number}文字までです。今は{length, number}文字です。',
  '{used, number} of {most, number} characters': '{most, number}文字中{used, number}文字',
  Formatting: '書式',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*強調*</c>、<c>**太字**</c>、<c>`コード`</c>、<c>[リンクの文字](https://example.org)</c>、<c>></c> 引用、<c>-</c> 箇条書き、空行で新しい段落、<c>@name</c> でメンバーに通知',
  'You have a draft here.': 'ここに下書きがあります。',
  'Write a comment': 'コメントを書く',
  'Post comment': 'コメントを投稿',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, other {新しいコメント#件}}',
  'No comments yet': 'まだコメントはありません',
  'Log in to comment': 'ログインしてコメント',
  'Sort comments': 'コメントの並べ替え',
  'Best [sort]': '評価順',
  'New [sort]': '新しい順',
  'Old [sort]': '古い順',
  'All comments': 'すべてのコメント',
  'More comments': 'コメントをもっと見る',
  'More replies': '返信をもっと見る',
  deleted: '削除済み',
  'a deleted comment': '削除されたコメント',
  'Deleted by its author.': '投稿者が削除しました。',
  hidden: '非表示',
  'a hidden comment': '非表示のコメント',
  'Hidden by a moderator.': 'モデレーターが非表示にしました。',
  removed: '削除済み',
  'a removed comment': '削除されたコメント',
  'Removed by a moderator.': 'モデレーターが削除しました。',
  'Hidden until a moderator has reviewed it.': 'モデレーターが確認するまで非表示です。',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    '{name}のコメント、階層{level}、{points, plural, other {#ポイント}}',
  '{name} replied to {other}': '{name}が{other}に返信',
  'New. [comment]': '新着。',
  submitter: '投稿者',
  'you [mark]': '自分',
  'in reply to {other}': '{other}への返信',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    '{name}のコメントと{replies, plural, other {返信#件}}',
  'Log in to reply': 'ログインして返信',
  'Reply, vote or report': '返信・投票・報告',
  'More replies ({count, number})': '返信をもっと見る（{count, number}）',
  'Expand all': 'すべて開く',
  'Collapse all': 'すべて閉じる',
  'No comments yet.': 'まだコメントはありません。',
  'More comments couldn’t be loaded. Try again.':
    '続きのコメントを読み込めませんでした。もう一度お試しください。',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, other {コメントを#件読み込みました}}',
  '{count, plural, one {# point} other {# points}}': '{count, plural, other {#ポイント}}',
  'You have an unsent <draft>reply</draft> here.': 'ここに未送信の<draft>返信</draft>があります。',
  'You have an unsent <draft>change of a comment</draft> here.':
    'ここに未送信の<draft>コメントの変更</draft>があります。',
  Discard: '破棄',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, other {今日の新しい投稿#件}}',
  'Top story today': '今日のトップ記事',
  '{author}: “{text}”': '{author}：「{text}」',
  'Also today': '今日のほかの話題',
  'The digest by email': 'ニュースレターをメールで',
  'Your inbox couldn’t be loaded.': '受信箱を読み込めませんでした。',
  'All marked as read.': 'すべて既読にしました。',
  'Mark all as read': 'すべて既読にする',
  'No replies or mentions yet.': '返信やメンションはまだありません。',
  'You’ve reached the end.': '以上です。',
  More: 'もっと見る',
  'More couldn’t be loaded. Try again.': '続きを読み込めませんでした。もう一度お試しください。',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, other {#件を読み込みました}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    '今週の{subject}タグの{count, plural, other {投稿#件}}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    '今週の{subject}の{count, plural, other {投稿#件}}',
  'Tags and domains you follow': 'フォロー中のタグとドメイン',
  'New [unread]': '未読',
  '{author} mentioned you': '{author}からメンションがありました',
  '{author} commented on a post you follow or saved':
    'フォローまたは保存した投稿に{author}がコメントしました',
  '{author} replied to your post': '投稿に{author}から返信がありました',
  '{author} replied to your comment': 'コメントに{author}から返信がありました',
  Someone: 'ほかの人',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    '購読はそのままです。メールアドレスを入力すると、購読を解除する新しいリンクをお送りします。',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'メールアドレスを入力すると、ニュースレターの変更・休止・解除ができる新しいリンクをお送りします。',
  'Your subscription': '購読設定',
  'If this address has a subscription, we’ve sent it a link.':
    'このアドレスで購読されている場合は、リンクをお送りしました。',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'メールアドレスを入力すると、ニュースレターの変更・休止・解除ができるリンクをお送りします。',
  'Email me the link': 'リンクをメールで送る',
  'A moderator hid the post “{title}”.': 'モデレーターが投稿「{title}」を非表示にしました。',
  'A moderator showed the post “{title}” again.': 'モデレーターが投稿「{title}」を再表示しました。',
  'A moderator removed the post “{title}”.': 'モデレーターが投稿「{title}」を削除しました。',
  'A moderator locked the post “{title}”.': 'モデレーターが投稿「{title}」をロックしました。',
  'A moderator unlocked the post “{title}”.':
    'モデレーターが投稿「{title}」のロックを解除しました。',
  'A moderator pinned the post “{title}” until {date}.':
    'モデレーターが投稿「{title}」を{date}まで固定しました。',
  'A moderator unpinned the post “{title}”.': 'モデレーターが投稿「{title}」の固定を解除しました。',
  'A moderator hid a post.': 'モデレーターが投稿を非表示にしました。',
  'A moderator showed a post again.': 'モデレーターが投稿を再表示しました。',
  'A moderator removed a post.': 'モデレーターが投稿を削除しました。',
  'A moderator locked a post.': 'モデレーターが投稿をロックしました。',
  'A moderator unlocked a post.': 'モデレーターが投稿のロックを解除しました。',
  'A moderator pinned a post until {date}.': 'モデレーターが投稿を{date}まで固定しました。',
  'A moderator unpinned a post.': 'モデレーターが投稿の固定を解除しました。',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'モデレーターが「{title}」への<comment>コメント</comment>を非表示にしました。',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'モデレーターが「{title}」への<comment>コメント</comment>を再表示しました。',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'モデレーターが「{title}」への<comment>コメント</comment>を削除しました。',
  'A moderator hid a comment.': 'モデレーターがコメントを非表示にしました。',
  'A moderator showed a comment again.': 'モデレーターがコメントを再表示しました。',
  'A moderator removed a comment.': 'モデレーターがコメントを削除しました。',
  'A moderator banned {member} until {date}.':
    'モデレーターが{member}を{date}まで利用停止にしました。',
  'A moderator banned {member} permanently.':
    'モデレーターが{member}を無期限の利用停止にしました。',
  'A moderator lifted the ban on {member}.': 'モデレーターが{member}の利用停止を解除しました。',
  'A moderator banned a member until {date}.':
    'モデレーターがメンバー1人を{date}まで利用停止にしました。',
  'A moderator banned a member permanently.':
    'モデレーターがメンバー1人を無期限の利用停止にしました。',
  'A moderator lifted the ban on a member.': 'モデレーターがメンバー1人の利用停止を解除しました。',
  'No moderation actions yet.': 'モデレーターの操作はまだありません。',
  'The reason was redacted.': '理由は伏せられました。',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'これまでのすべての号です。メールで受け取るには<subscribe>購読</subscribe>してください。',
  'No issues yet. The first goes out once three posts make the cut.':
    'まだ配信した号はありません。お届けする価値のある投稿が3件そろい次第、創刊号をお送りします。',
  'Week of {days}': '{days}の週',
  'The digest in your language': 'お好きな言語で読むニュースレター',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    '{site}の読者が読む価値があると認めた記事を、1通のメールで。<english>英語</english>のほか10の言語で読めます。',
  'The digest for your industry': '業界別のニュースレター',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    '{site}の読者が読む価値があると認めた記事を、1通のメールで。ご自身の分野をお書きいただければ、それに合わせて<digest>ニュースレター</digest>を作成します。',
  'Get the next issue by email': '次の号をメールで受け取る',
  'Previous and next issue': '前の号と次の号',
  'How posts are chosen': '投稿の選び方',
  'Published {date}': '{date}発行',
  'Why these posts': 'この投稿を選んだ理由',
  'How {site} chooses posts': '{site}の投稿の選び方',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    '順序は読者の投票と投稿の新しさで決まります。ニュースレターには、その日またはその週にポイントの多かった投稿を、1つの出来事につき1件だけ載せます。AIは投稿を選びません。',
  '{heading}: all rules': '{heading}：すべてのルール',
  'Get the digest by email': 'ニュースレターをメールで受け取る',
  'What 100 points count for as a post gets older': '時間とともに変わる100ポイントの重み',
  'when new': '投稿直後',
  'after {hours, plural, one {# hour} other {# hours}}': '{hours, plural, other {#時間後}}',
  'Post from any page': 'どのページからでも投稿',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'ブックマークを作成し、これをURLとして貼り付けてください。どのページでもそのブックマークをクリックすると、{site}のフォームにページのリンクとタイトルが入力されます。',
  'Enter a link, a text, or both.': 'リンクか本文、または両方を入力してください。',
  'Enter a title.': 'タイトルを入力してください。',
  'We couldn’t read that page. Please add a title.':
    'そのページを読めませんでした。タイトルを入力してください。',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    '{time}に共有済み：{title}・{count, plural, other {コメント#件}}',
  'Go to the discussion': 'ディスカッションへ',
  'Fetching the title…': 'タイトルを取得しています…',
  Write: '書く',
  Preview: 'プレビュー',
  'The preview isn’t available right now.': '現在、プレビューを利用できません。',
  'Nothing to preview yet.': 'プレビューする内容がまだありません。',
  Text: '本文',
  'Formatting help': '書式のヘルプ',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**太字**</c>、<c>*斜体*</c>、<c>`コード`</c>、<c>[リンク](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> 引用、<c>-</c> 箇条書き、<c>##</c> 見出し、空行で新しい段落',
  '<c>@name</c> links to that member': '<c>@name</c> でそのメンバーにリンク',
  'Suggested title: {title}': 'タイトルの候補：{title}',
  'Title filled in: {title}': 'タイトルを入力しました：{title}',
  'The title is too long by {count, number}.': 'タイトルが{count, number}文字長すぎます。',
  'We restored your draft.': '下書きを復元しました。',
  'Discard draft': '下書きを破棄',
  'Paste a link, or leave blank for a text post.':
    'リンクを貼り付けてください。テキスト投稿の場合は空欄のままにしてください。',
  'Use the original headline where you can.': 'できれば元の見出しのままで。',
  'Use: “{title}”': '「{title}」を使う',
  'This link was shared {time}.': 'このリンクは{time}に共有されています。',
  'Your text is safe.': '入力した内容は残っています。',
  Tags: 'タグ',
  'Choose up to {max}.': '{max}個まで選べます。',
  '{count} of {max} selected.': '{max}個中{count}個を選択。',
  'You no longer follow {subject}': '{subject}のフォローを解除しました',
  'You follow {subject}': '{subject}をフォローしました',
  'You no longer mute {subject}': '{subject}のミュートを解除しました',
  'You muted {subject}': '{subject}をミュートしました',
  'Follow [verb]': 'フォロー',
  'Following [state]': 'フォロー中',
  'Mute [verb]': 'ミュート',
  'Muted [state]': 'ミュート中',
  Feeds: 'フィード',
  Newest: '新着',
  'Following [feed]': 'フォロー中',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>サイトの設定</setup>：名前、色、フィード、最初のニュースレター。',
  'These posts couldn’t be loaded.': '投稿を読み込めませんでした。',
  'Follow people to see their posts here.': '誰かをフォローすると、その投稿がここに表示されます。',
  Lock: 'ロック',
  'Comments are open again': 'コメントを再開しました',
  Unlock: 'ロックを解除',
  'Locking…': 'ロックしています…',
  'Comments are locked': 'コメントをロックしました',
  'A moderator locked the comments.': 'モデレーターがコメントをロックしました。',
  'Pin [verb]': '固定',
  Unpinned: '固定を解除しました',
  Unpin: '固定を解除',
  Pinned: '固定しました',
  'Pinning…': '固定しています…',
  'Choose the last day.': '最終日を選んでください。',
  'Pinned until the end of': 'この日の終わりまで固定：',
  'Removed from Saved': '保存から外しました',
  'Saved [post]': '保存済み',
  'Hidden. Only you can see it': '非表示にしました。ご自身にだけ表示されます',
  'Save [post]': '保存',
  'You no longer follow this post': 'この投稿のフォローを解除しました',
  'New comments will be in your inbox': '新しいコメントが受信箱に届きます',
  'Share [verb]': '共有',
  'Show to me': '自分の一覧に表示',
  'Shown in lists again': '一覧に再び表示します',
  'Hide for me': '自分の一覧で非表示',
  'Hidden from your lists': '一覧から非表示にしました',
  'Delete this post?': 'この投稿を削除しますか？',
  'Post deleted': '投稿を削除しました',
  'This can’t be undone. Comments from others stay.':
    '元に戻すことはできません。ほかの人のコメントは残ります。',
  'Hidden. Only you can see it.': '非表示です。ご自身にだけ表示されます。',
  'A moderator hid this post. Only you can see it.':
    'モデレーターがこの投稿を非表示にしました。ご自身にだけ表示されます。',
  'A moderator removed this post. Only you can see it.':
    'モデレーターがこの投稿を削除しました。ご自身にだけ表示されます。',
  'Waiting for review. Only you can see it until a moderator approves it.':
    '確認待ちです。モデレーターが承認するまで、ご自身にだけ表示されます。',
  'Hidden by its author.': '投稿者が非表示にしました。',
  'Waiting for review.': '確認待ちです。',
  'Link copied': 'リンクをコピーしました',
  'The link to this post:': 'この投稿へのリンク：',
  'by {author}': '{author}',
  '{minutes} min read': '{minutes}分で読めます',
  'Vote, comment or report without JavaScript': 'JavaScriptなしで投票・コメント・報告',
  'AI summary': 'AIによる要約',
  'The author deleted this post. Its discussion stays.':
    '投稿者がこの投稿を削除しました。ディスカッションは残っています。',
  'More posts': '投稿をもっと見る',
  'More posts couldn’t be loaded. Try again.':
    '続きの投稿を読み込めませんでした。もう一度お試しください。',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, other {投稿を#件読み込みました}}',
  '{count, plural, one {# new} other {# new}} [comments]': '{count, plural, other {新着#件}}',
  'You hid this post.': 'この投稿を非表示にしました。',
  'You muted {subject}.': '{subject}をミュートしました。',
  Show: '表示',
  'Put back. [done]': '元に戻しました。',
  'Removed from your saved posts.': '保存した投稿から外しました。',
  'Removed.': '外しました。',
  'Put back [verb]': '元に戻す',
  'Why here?': 'この順位の理由',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, other {#ポイント}}、{hours, plural, other {#時間}}経過。',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'このポイントでは{hours, plural, other {#時間}}古い扱いになります。',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'このポイントは{hours, plural, other {#時間}}分の古さを補います。',
  'So every new post starts above it.': 'そのため、新しい投稿はすべてこれより上に表示されます。',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'そのため、{points, plural, other {#ポイント}}の新しい投稿と同じ順位になります。',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'ポイントは高評価の数から低評価の数を引いたものです。投稿者やほかの投票者と関係のあるアカウントの投票は数えません。減点や報告、編集部の判断で順序が変わることはありません。モデレーターは投稿を非表示にできますが、順位は変えられません。モデレーターの操作は<log>モデレーション記録</log>で確認できます。',
  'Edit profile': 'プロフィールを編集',
  'Saved posts': '保存した投稿',
  'You unfollowed {subject}': '{subject}のフォローを解除しました',
  'Log in to follow {username}': 'ログインして{username}をフォロー',
  'Imported account': '取り込まれたアカウント',
  'joined {date}': '{date}に参加',
  '{count, number} karma': 'カルマ{count, number}',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, other {投稿#件}}',
  '{count, plural, one {# follower} other {# followers}}': '{count, plural, other {フォロワー#人}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, other {フォロー中#人}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    '高評価しました、{count, plural, other {#ポイント}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    '低評価しました、{count, plural, other {#ポイント}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    '投票を取り消しました、{count, plural, other {#ポイント}}',
  'Try again.': 'もう一度お試しください。',
  'Vote not saved.': '投票を保存できませんでした。',
  Upvote: '高評価',
  Downvote: '低評価',
  'You can’t vote on your own post': '自分の投稿には投票できません',
  'You can’t vote on your own comment': '自分のコメントには投票できません',
  'About {site}': '{site}について',
  'About this site': 'このサイトについて',
  'Get the daily digest': '毎日のニュースレターを受け取る',
  'Not Found': '見つかりません',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'このページは存在しません。削除されたか、リンクが間違っている可能性があります。',
  'Search posts': '投稿を検索',
  'New posts': '新しい投稿',
  Today: '今日',
  'Something went wrong': 'エラーが発生しました',
  'We couldn’t show this page. Try reloading.':
    'このページを表示できませんでした。再読み込みしてください。',
  'We’ve logged it (request {requestId}).': '内容は記録されています（リクエスト{requestId}）。',
  'Something went wrong!': 'エラーが発生しました。',
  'Show Error': 'エラーを表示',
  'Hide Error': 'エラーを隠す',
  Languages: '言語',
  'In the digest': 'ニュースレターに掲載',
  Related: '関連',
  'More from {source}': '{source}のほかの投稿',
  'More by {username}': '{username}のほかの投稿',
  'Site status': 'サイトの状態',
  'This site isn’t open yet: only staff see it.':
    'このサイトはまだ公開されていません。運営スタッフにだけ表示されます。',
  'Set up and open the site': 'サイトを設定して公開する',
  'Saved. Your settings have more choices.': '保存しました。設定でさらに選べます。',
  Welcome: 'ようこそ',
  'Welcome to {site}, {username}. Your account is ready.':
    '{site}へようこそ、{username}さん。アカウントの準備ができました。',
  'Email me replies and mentions': '返信とメンションをメールで受け取る',
  'Choose your settings': '設定を選ぶ',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    '{address}にはこれ以上コードを送れません。過去24時間以内に送った{characters}文字の英数字のコードを入力してください。',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    '{address}に新しいコードを送りました。有効期間は{minutes, plural, other {#分}}です。',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    '{address}にコードを送りました。有効期間は{minutes, plural, other {#分}}です。',
  'Enter the {characters} letters and digits of the code.':
    'コードの英数字{characters}文字を入力してください。',
  'Enter the {digits} digits of the code.': 'コードの数字{digits}桁を入力してください。',
  '{characters} letters and digits. Not case-sensitive.':
    '英数字{characters}文字。大文字と小文字は区別しません。',
  '{digits} digits': '数字{digits}桁',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, other {ほかのサイトのコメント#件}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, other {{source}のコメント#件}}',
  'We couldn’t verify this page, so nothing was sent.':
    'このページを確認できなかったため、何も送信していません。',
  'We couldn’t reach the site. Check your connection and try again.':
    'サイトに接続できません。接続を確認して、もう一度お試しください。',
  'The request failed with status {status}.': 'リクエストが失敗しました（ステータス{status}）。',
  'within the last hour': '1時間以内',
  '{count, plural, one {# year ago} other {# years ago}}': '{count, plural, other {#年前}}',
  '{count}y [years]': '{count}年',
  '{count, plural, one {# month ago} other {# months ago}}': '{count, plural, other {#か月前}}',
  '{count}mo [months]': '{count}か月',
  '{count, plural, one {# week ago} other {# weeks ago}}': '{count, plural, other {#週間前}}',
  '{count}w [weeks]': '{count}週',
  '{count, plural, one {# day ago} other {# days ago}}': '{count, plural, other {#日前}}',
  '{count}d [days]': '{count}日',
  '{count, plural, one {# hour ago} other {# hours ago}}': '{count, plural, other {#時間前}}',
  '{count}h [hours]': '{count}時間',
  '{count, plural, one {# minute ago} other {# minutes ago}}': '{count, plural, other {#分前}}',
  '{count}m [minutes]': '{count}分',
  'just now': '数秒前',
  'now [short age]': '今',
  'Error: API keys': 'エラー：APIキー',
  'Error: Edit post': 'エラー：投稿の編集',
  'Edit post': '投稿を編集',
  'The post couldn’t be loaded.': '投稿を読み込めませんでした。',
  'Nothing was changed': '変更はありません',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'タイトルとURLは、投稿から{hours, plural, other {#時間}}は変更できます。',
  Following: 'フォロー中',
  'Posts by people you follow': 'フォローしている人の投稿',
  '<login>Log in</login> to see posts by people you follow.':
    'フォローしている人の投稿を見るには、<login>ログイン</login>してください。',
  'Submit a post': '投稿する',
  '{site}: new posts': '{site}：新しい投稿',
  'We couldn’t find that page, so here’s the first one.':
    'そのページが見つからないため、最初のページを表示しています。',
  'Posts couldn’t be loaded.': '投稿を読み込めませんでした。',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'まだ何もありません。<submit>最初の投稿</submit>をしてください。',
  'No posts from this period.': 'この期間の投稿はありません。',
  'See all time': '全期間を見る',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'モデレーターが非表示・削除・ロック・固定した投稿とコメント、および利用停止のすべてを、理由とともに新しい順に掲載しています。非表示の内容は掲載しません。誤りと思われる場合は、<contact>お問い合わせ</contact>ください。',
  'This page couldn’t be loaded.': 'このページを読み込めませんでした。',
  Older: '以前の記録',
  'Older entries couldn’t be loaded. Try again.':
    '以前の記録を読み込めませんでした。もう一度お試しください。',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, other {以前の記録を#件読み込みました}}',
  'Older issues': '以前の号',
  'Older issues couldn’t be loaded. Try again.':
    '以前の号を読み込めませんでした。もう一度お試しください。',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, other {以前の号を#件読み込みました}}',
  Contents: '目次',
  'Other industries': 'ほかの業界',
  'What it covers': '対象',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'タイトルまたはタグに次の言葉を含む投稿を{industry}として扱います：',
  'Lately on {site}': '{site}の最近の投稿',
  'That link didn’t match, so here’s the whole post.':
    'リンク先の位置が見つからないため、投稿全体を表示しています。',
  'Comments couldn’t be loaded.': 'コメントを読み込めませんでした。',
  'Post unavailable': '投稿を表示できません',
  'Post not found': '投稿が見つかりません',
  'This post couldn’t be loaded': 'この投稿を読み込めませんでした',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'サイト側で問題が起きています。投稿自体はおそらく無事です。1分後にもう一度お試しください。',
  'It may have been removed, or the link may be wrong.':
    '削除されたか、リンクが間違っている可能性があります。',
  'Your saved posts couldn’t be loaded.': '保存した投稿を読み込めませんでした。',
  'Posts you save appear here. Only you can see them.':
    '保存した投稿がここに表示されます。ほかの人には見えません。',
  Posts: '投稿',
  People: 'メンバー',
  'Search comments': 'コメントを検索',
  'Search people': 'メンバーを検索',
  Relevance: '関連度',
  Points: 'ポイント',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, other {#件以上の投稿}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, other {#件以上のコメント}}',
  'Your search': '検索内容',
  'Search: {words}': '検索：{words}',
  'Usernames and names are found by their first letters.':
    'ユーザー名と名前は最初の文字から検索されます。',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'ヒント：{phrase}、{word}、{or}、{author}、{domain}が使えます。',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    'ヒント：{phrase}、{word}、{or}、{author}が使えます。',
  'That link didn’t match. Please search again.':
    'このリンクは使えません。もう一度検索してください。',
  'Search in': '検索対象',
  'exact phrase': '完全一致の語句',
  'word [search]': '言葉',
  'Search isn’t available right now.': '現在、検索を利用できません。',
  'Sort results': '結果の並べ替え',
  'No results for “{words}”. Check the spelling or try fewer words.':
    '「{words}」の結果はありません。つづりを確かめるか、言葉を減らしてください。',
  'No comments found for “{words}”.': '「{words}」のコメントは見つかりません。',
  'No username or name begins with “{words}”.': '「{words}」で始まるユーザー名や名前はありません。',
  'Error: Settings': 'エラー：設定',
  'Top posts': '上位の投稿',
  'Hot posts': '人気の投稿',
  Period: '期間',
  Week: '週',
  Month: '月',
  Year: '年',
  'All time': '全期間',
  'This text couldn’t be loaded.': 'このテキストを読み込めませんでした。',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'モデレーターの操作とその理由は、公開の<log>モデレーション記録</log>にあります。',
  'Post published': '投稿を公開しました',
  'Error: Submit': 'エラー：投稿',
  Publish: '公開する',
  'Publishing…': '公開しています…',
  'No posts with this tag yet.': 'このタグの投稿はまだありません。',
  'This profile couldn’t be loaded.': 'このプロフィールを読み込めませんでした。',
  Contributions: '投稿とコメント',
  'No posts yet.': 'まだ投稿はありません。',
  'No passkey was used. Try again.': 'パスキーが使われませんでした。もう一度お試しください。',
  'This device already has a passkey for your account.':
    'この端末には、このアカウントのパスキーがすでにあります。',
  'This browser or device can’t use a passkey here.':
    'このブラウザまたは端末では、ここでパスキーを使えません。',
  'The push service of your browser failed. Try again later.':
    'ブラウザのプッシュサービスでエラーが起きました。あとでもう一度お試しください。',
  'Loading…': '読み込んでいます…',
  'Earlier versions': '以前の版',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    '以前の版を読み込めませんでした。閉じて、もう一度お試しください。',
  'No earlier version is stored.': '以前の版は保存されていません。',
  'Until {time}': '{time}まで',
  'edited {time}': '{time}に編集',
  'Uploading {file}…': '{file}をアップロードしています…',
  'Choose a file, or drop it here': 'ファイルを選ぶか、ここにドロップ',
  'Choose another file, or drop it here': '別のファイルを選ぶか、ここにドロップ',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'ログアウトされました。入力した内容は残っています。ログインして、もう一度お試しください。',
  'Log in in a new tab': '新しいタブでログイン',
  'For your security, please log in again.': '安全のため、もう一度ログインしてください。',
  'Log in again': 'もう一度ログイン',
  'You’ve been logged out.': 'ログアウトされました。',
  'Choose a reason.': '理由を選んでください。',
  'Reported. Thank you; our moderators will take a look.':
    '報告を受け付けました。ありがとうございます。モデレーターが確認します。',
  'Why are you reporting this?': '報告する理由',
  'Anything else? (optional)': '補足（任意）',
  'Give a reason. It goes in the moderation log.':
    '理由を入力してください。モデレーション記録に載ります。',
  Reason: '理由',
  '{points}. Log in to vote': '{points}。投票するにはログイン',
  'No such endpoint.': 'そのようなエンドポイントはありません。',
  'Log in first.': '先にログインしてください。',
  "This site isn't open yet.": 'このサイトはまだ公開されていません。',
  "API keys can't use this endpoint. Log in instead.":
    'APIキーではこのエンドポイントを使えません。ログインしてください。',
  'This API key lacks the scope {scope}.': 'このAPIキーにはスコープ{scope}がありません。',
  "The data couldn't be loaded.": 'データを読み込めませんでした。',
  'Too many addresses tried. Try again tomorrow.':
    '試したアドレスが多すぎます。明日もう一度お試しください。',
  'This code is incorrect or has expired. Request a new one.':
    'コードが正しくないか、期限が切れています。新しいコードをリクエストしてください。',
  'This code was already used. Request a new one.':
    'このコードは使用済みです。新しいコードをリクエストしてください。',
  'Another account now uses this address.': 'このアドレスは別のアカウントが使っています。',
  "You've downloaded your data several times today. Try again tomorrow.":
    '今日はデータを何度もダウンロードしています。明日もう一度お試しください。',
  'Mail to your address is not stopped.': 'このアドレスへのメールは停止されていません。',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    '迷惑メールの報告または運営スタッフにより、このアドレスへのメールは停止されています。サイトにご連絡ください。',
  "You've requested this too often today. Try again tomorrow.":
    '今日はリクエストの回数が多すぎます。明日もう一度お試しください。',
  'This account is scheduled for deletion.': 'このアカウントは削除が予定されています。',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'キーは{max}個までです。新しく作るには、どれかを無効にしてください。',
  'The key was not found.': 'キーが見つかりません。',
  "You can't post or comment here. You can still log in and read.":
    'ここでは投稿やコメントができません。ログインと閲覧はできます。',
  "You can't post or comment here. Reason: {reason}":
    'ここでは投稿やコメントができません。理由：{reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    '{until}までここでは投稿やコメントができません。ログインと閲覧はできます。',
  "You can't post or comment here until {until}. Reason: {reason}":
    '{until}までここでは投稿やコメントができません。理由：{reason}',
  'The user was not found.': 'ユーザーが見つかりません。',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {名前} other {ユーザー名}}が、このサイトだけが使える名前に似ています（「{sign}」は「{like}」に見えます）。',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {名前} other {ユーザー名}}が、このサイトだけが使える名前に似ています。',
  'The link was not found.': 'リンクが見つかりません。',
  'A moderator removed this post.': 'モデレーターがこの投稿を削除しました。',
  'This post is waiting for review.': 'この投稿は確認待ちです。',
  'A moderator hid this post.': 'モデレーターがこの投稿を非表示にしました。',
  'The post was not found.': '投稿が見つかりません。',
  'The author deleted this post. You can reply to its comments.':
    '投稿者がこの投稿を削除しました。コメントには返信できます。',
  "The comment no longer exists, so you can't reply to it.":
    'コメントがなくなったため、返信できません。',
  'The comment is too deep in the thread to reply to.': 'コメントの階層が深すぎて返信できません。',
  'The comment was not found.': 'コメントが見つかりません。',
  "This request can't be answered right now. Try again in a moment.":
    '現在、このリクエストに応答できません。しばらくしてからもう一度お試しください。',
  'The {header} was used for another request.': '{header}は別のリクエストに使われました。',
  'The sentence is already struck.': 'この文はすでに取り消されています。',
  'The report was not found.': '報告が見つかりません。',
  'The issue was not found.': '号が見つかりません。',
  'The sentence was not found.': '文が見つかりません。',
  'Write the letter first.': '先にレターの本文を書いてください。',
  'The digest was not found.': 'ニュースレターが見つかりません。',
  'The link to this digest has expired.': 'このニュースレターへのリンクは有効期限が切れています。',
  'The language was not found.': '言語が見つかりません。',
  'The industry was not found.': '業界が見つかりません。',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'この画像を加えるとサイトの上限{size}MBを超えます。使われていない画像は1～2週間後に削除されます。',
  'This site accepts members from certain domains only.':
    'このサイトは特定のドメインのメンバーだけを受け付けています。',
  '{site} does not accept new members.': '{site}は新しいメンバーを受け付けていません。',
  'Answer the question of the site.': 'サイトの質問に答えてください。',
  'The username was just taken.': 'このユーザー名は、たった今ほかの方が登録しました。',
  'The site was not found.': 'サイトが見つかりません。',
  'This link has been used, or is older than a minute. Go back and try again.':
    'このリンクは使用済みか、作成から1分以上たっています。戻ってもう一度お試しください。',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    '連携アカウントは{max}個までです。先にどれかを削除してください。',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'このアカウントは、すでに別のメンバーのアカウントと連携されています。どのアカウントか確かめるには、ログアウトしてからこれでログインしてください。',
  'The linked account was not found.': '連携アカウントが見つかりません。',
  'You cannot invite others here.': 'ここでは招待できません。',
  "You've reached the limit of {max} invitations. End one first.":
    '招待は{max}個までです。先にどれかを終了してください。',
  'The invitation was not found.': '招待が見つかりません。',
  'You need an invitation to join, and this one is missing or has ended.':
    '参加には招待が必要ですが、この招待は存在しないか、終了しています。',
  'Too many wrong codes. Try again tomorrow.':
    '間違ったコードが多すぎます。明日もう一度お試しください。',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'このブラウザには、このアドレスの有効なコードがありません。コードをリクエストしたブラウザで入力するか、ここで新しいコードをリクエストしてください。',
  'The login provider was not found.': 'ログインサービスが見つかりません。',
  "{provider} can't be reached. Log in with an emailed code instead.":
    '{provider}に接続できません。メールのコードでログインしてください。',
  'The username is reserved.': 'このユーザー名は予約されているため使えません。',
  'The username is taken.': 'このユーザー名はすでに使われています。',
  "There's no account with this address anymore.": 'このアドレスのアカウントはもうありません。',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'このパスキーはここで使えないか、試行の期限が切れました。もう一度試すか、メールのコードを使ってください。',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'このサイトの運営スタッフにはパスキーが必要です。お持ちのパスキーでログインするか、設定で追加してください。',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'パスキーは{max}個までです。追加するには、どれかを削除してください。',
  'This passkey was already added.': 'このパスキーは追加済みです。',
  'The passkey was not found.': 'パスキーが見つかりません。',
  'Log in with a passkey to remove this one.':
    'これを削除するには、パスキーでログインしてください。',
  'This login has expired, or it was started in another browser. Start again.':
    'このログインは期限が切れたか、別のブラウザで始められました。やり直してください。',
  '{provider} did not log you in. Start again.':
    '{provider}でログインできませんでした。やり直してください。',
  'The login at {provider} could not be verified. Start again.':
    '{provider}でのログインを確認できませんでした。やり直してください。',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    '先にメールのコードでこのアドレスを確認してください。コードでログインまたは新規登録できます。',
  'An account was just created with this address. Log in.':
    'このアドレスのアカウントがたった今作られました。ログインしてください。',
  'The session was not found.': 'ログイン中の端末が見つかりません。',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    '安全のため、もう一度ログインしてください。15分以内のログインが必要です。',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    '新規登録が集中しています。ボットでないことを確認できるようJavaScriptを有効にするか、あとでもう一度お試しください。',
  'This request has no valid authentication of the mail provider.':
    'このリクエストには、メールサービスの有効な認証がありません。',
  'The application was not found.': '申請が見つかりません。',
  "You can't ban yourself.": '自分を利用停止にすることはできません。',
  "Platform admins can't be banned.": 'プラットフォーム管理者は利用停止にできません。',
  "Admins can't be banned. Ask another admin to change their role first.":
    '管理者は利用停止にできません。先に別の管理者に役割を変えてもらってください。',
  'Moderators can only ban members. Ask an admin.':
    'モデレーターが利用停止にできるのはメンバーだけです。管理者に依頼してください。',
  'The entry was not found.': '項目が見つかりません。',
  'The note was not found.': 'メモが見つかりません。',
  'Moderators can only delete their own notes.': 'モデレーターが削除できるのは自分のメモだけです。',
  'The post or comment was not found.': '投稿またはコメントが見つかりません。',
  "It's no longer waiting for review.": 'もう確認待ちではありません。',
  '{max} posts are pinned already. Unpin one of them first.':
    'すでに{max}件の投稿が固定されています。先にどれかの固定を解除してください。',
  "You can't report your own posts and comments, but you can delete them.":
    '自分の投稿やコメントは報告できませんが、削除できます。',
  "There's already a rule for this.": 'これについてのルールはすでにあります。',
  'The rule was not found.': 'ルールが見つかりません。',
  "You've already posted this {count} times today.": '今日はこれを{count}回投稿しています。',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    '新しいアカウントが最初の{minutes}分間に投稿できるのは{count, plural, other {#回}}です。しばらくしてからもう一度お試しください。',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    '新しいアカウントが初日に投稿できるのは{count}回です。明日もう一度お試しください。',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    '新しいアカウントが初日にコメントできるのは{count}回です。明日もう一度お試しください。',
  'This link was already posted by you in a post you hid.':
    'このリンクは、ご自身が非表示にした投稿で投稿済みです。',
  'This link was already posted by you and is waiting for review.':
    'このリンクは投稿済みで、確認待ちです。',
  'This link was posted here within the last 30 days.':
    'このリンクは過去30日以内にここに投稿されています。',
  'The tag was not found.': 'タグが見つかりません。',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'フォローとミュートは{max}件までです。先に設定でいくつか外してください。',
  'Log in to see posts from people you follow.':
    'フォローしている人の投稿を見るには、ログインしてください。',
  'This part of the sitemap was not found.': 'サイトマップのこの部分が見つかりません。',
  'The text was not found.': 'テキストが見つかりません。',
  'The subscriber was not found.': '購読者が見つかりません。',
  'The subscription was not found.': '購読が見つかりません。',
  'This link has expired. Request a new one.':
    'リンクの有効期限が切れています。新しいリンクをリクエストしてください。',
  'The mail was not found.': 'メールが見つかりません。',
  'This event was already processed.': 'このイベントは処理済みです。',
  'Your subscription was not found.': '購読が見つかりません。',
  'Your account already has another subscription. Erase that one first.':
    'アカウントには別の購読があります。先にそちらを消去してください。',
  'This subscription belongs to another account.': 'この購読は別のアカウントのものです。',
  'The segment was not found.': 'セグメントが見つかりません。',
  'An unsent letter uses this segment. Choose another audience for it first.':
    '未送信のレターがこのセグメントを使っています。先に別の配信先を選んでください。',
  'An unsent issue has a section for this segment. Remove the section first.':
    '未送信の号に、このセグメント用の欄があります。先に欄を削除してください。',
  "There's already a segment with this name.": 'この名前のセグメントはすでにあります。',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'フォームの送信が早すぎるか、隠れた欄に入力があります。もう一度送信してください。',
  'Many forms were sent from your network. Please try again tomorrow.':
    'お使いのネットワークから多くのフォームが送られました。明日もう一度お試しください。',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'このリンクで変更できるのは配信スケジュールだけです。メールでリンクをお受け取りいただくか、このアドレスでログインしてください。',
  'Too many invalid links tried. Try again in a few minutes.':
    '無効なリンクへのアクセスが多すぎます。数分後にもう一度お試しください。',
  'Your {site} account will be deleted': '{site}のアカウントが削除されます',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'ご希望により、{site}のアカウント{username}は{date}に削除されます。ほかの端末とAPIキーは使えなくなりました。',
  'You can cancel in Settings until then:': 'それまでは設定で取り消せます：',
  'Wasn’t you? Log in now to cancel.':
    'お心当たりがない場合は、今すぐログインして取り消してください。',
  'Sent by {site} because you have an account there.':
    '{site}にアカウントをお持ちのため、お送りしています。',
  'Your address was entered in the subscription form of {site}':
    '{site}の購読フォームにアドレスが入力されました',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'どなたかが{site}の購読フォームにこのメールアドレスを入力しました。フォームには、ユーザー名{username}のアカウントがあることが表示されました。',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'ほかには何も表示されず、何も変わっていません。対応は不要です。',
  'Contact us': 'お問い合わせ',
  'We send at most one such email a day.': 'このようなメールは1日1通までです。',
  'Sent by {site} because this is the address of your account there.':
    'このアドレスが{site}のアカウントのものであるため、お送りしています。',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    '{site}のアカウント{username}の新しいメールアドレスを確認するには、設定でこのコードを入力してください：',
  'This address already has an account on {site}':
    'このアドレスには、すでに{site}のアカウントがあります',
  'You tried to use this address for your {site} account, but another account already has it.':
    'このアドレスを{site}のアカウントに設定しようとされましたが、すでに別のアカウントで使われています。',
  'To change that account’s address or delete it, log in here:':
    'そのアカウントのアドレスを変更したり、アカウントを削除したりするには、こちらからログインしてください：',
  'Your {site} email address was changed': '{site}のメールアドレスが変更されました',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    '{site}のアカウント{username}のメールアドレスが変更されました。このアドレスではログインできなくなり、ほかの端末はログアウトされ、APIキーは無効になりました。',
  'Wasn’t you? Tell us right away:': 'お心当たりがない場合は、すぐにお知らせください：',
  'If it was you, you’re all set.': 'ご本人による操作なら、何もする必要はありません。',
  'Sent by {site} because this was the address of your account there.':
    'このアドレスが{site}のアカウントのものであったため、お送りしています。',
  'A login was linked to your {site} account': '{site}のアカウントにログイン方法が連携されました',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    '{provider}の{account}が{site}のアカウント{username}に連携されました。メールのコードの代わりに、これでログインできます。',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'お心当たりがない場合は、設定で連携アカウントを削除し、ほかの端末をログアウトしてください：',
  'A login was removed from your {site} account':
    '{site}のアカウントからログイン方法が削除されました',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '{provider}の{account}が{site}のアカウント{username}から削除されました。これでログインしていた端末はログアウトされました。',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'お心当たりがない場合は、設定で連携アカウントとログイン中の端末を確認してください：',
  'New login to your {site} account': '{site}のアカウントへの新しいログイン',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    '{provider}の{account}が、新しいブラウザで{site}のアカウント{username}にログインしました。',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    '{provider}の{account}が、新しいブラウザで{site}のアカウント{username}にログインしました：{device}。',
  'Sent by {site} because this address was entered there.':
    'このアドレスが{site}で入力されたため、お送りしています。',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    '{site}のアカウント{username}へのメールを再開するには、設定でこのコードを入力してください：',
  'The site doesn’t accept new members.': 'このサイトは新しいメンバーを受け付けていません。',
  'The site accepts members with addresses at certain domains only.':
    'このサイトは特定のドメインのアドレスのメンバーだけを受け付けています。',
  'To sign up, you need an invitation from a member.':
    '新規登録には、メンバーからの招待が必要です。',
  'You may have signed up with a different address.': '別のアドレスで登録された可能性があります。',
  'No account on {site} with this address': '{site}にはこのアドレスのアカウントがありません',
  'You tried to log in, but no account on {site} has this address.':
    'ログインのお手続きがありましたが、{site}にはこのアドレスのアカウントがありません。',
  'If you don’t have an account yet, sign up here:':
    'アカウントをお持ちでない場合は、こちらで登録してください：',
  'You already have an account on {site}': '{site}のアカウントをすでにお持ちです',
  'You tried to sign up, but you already have an account on {site} with this address.':
    '新規登録のお手続きがありましたが、このアドレスの{site}のアカウントがすでにあります。',
  'Log in here and we’ll send you a code:': 'こちらでログインしてください。コードをお送りします：',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {{site}の投稿が非表示になりました} other {{site}のコメントが非表示になりました}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {{site}のモデレーターが投稿「{title}」を非表示にしました。} other {{site}のモデレーターが「{title}」へのコメントを非表示にしました。}}',
  'Only you can see it until a moderator makes it visible again.':
    'モデレーターが再び表示するまで、ご自身にだけ表示されます。',
  '{count} of your posts and comments on {site} were hidden':
    '{site}の投稿とコメント{count}件が非表示になりました',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    '{site}のモデレーターが投稿とコメント{count}件を確認しました。非表示になったもの：{items}。',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {{site}の投稿が再び表示されました} other {{site}のコメントが再び表示されました}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {{site}のモデレーターが投稿「{title}」を再び表示しました。} other {{site}のモデレーターが「{title}」へのコメントを再び表示しました。}}',
  'Everyone can see it again.': '再び誰でも見られます。',
  '{count} of your posts and comments on {site} were made visible again':
    '{site}の投稿とコメント{count}件が再び表示されました',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    '{site}のモデレーターが投稿とコメント{count}件を確認しました。再び表示されたもの：{items}。',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {{site}の投稿が削除されました} other {{site}のコメントが削除されました}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {{site}のモデレーターが投稿「{title}」を削除しました。} other {{site}のモデレーターが「{title}」へのコメントを削除しました。}}',
  'Only you can see it.': 'ご自身にだけ表示されます。',
  '{count} of your posts and comments on {site} were removed':
    '{site}の投稿とコメント{count}件が削除されました',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    '{site}のモデレーターが投稿とコメント{count}件を確認しました。削除されたもの：{items}。',
  'Your post on {site} was locked': '{site}の投稿がロックされました',
  'A moderator of {site} locked your post “{title}”.':
    '{site}のモデレーターが投稿「{title}」をロックしました。',
  'No one can comment on it.': 'コメントはできません。',
  '{count} of your posts on {site} were locked': '{site}の投稿{count}件がロックされました',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    '{site}のモデレーターが投稿{count}件を確認しました。ロックされたもの：{items}。',
  'Your post on {site} was unlocked': '{site}の投稿のロックが解除されました',
  'A moderator of {site} unlocked your post “{title}”.':
    '{site}のモデレーターが投稿「{title}」のロックを解除しました。',
  'People can comment on it again.': '再びコメントできます。',
  '{count} of your posts on {site} were unlocked': '{site}の投稿{count}件のロックが解除されました',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    '{site}のモデレーターが投稿{count}件を確認しました。ロックが解除されたもの：{items}。',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {{site}の投稿が承認されました} other {{site}のコメントが承認されました}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {{site}のモデレーターが投稿「{title}」を承認しました。} other {{site}のモデレーターが「{title}」へのコメントを承認しました。}}',
  'It was waiting for review. Everyone can see it now.':
    '確認が終わり、誰でも見られるようになりました。',
  '{count} of your posts and comments on {site} were approved':
    '{site}の投稿とコメント{count}件が承認されました',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    '{site}のモデレーターが投稿とコメント{count}件を確認しました。承認されたもの：{items}。',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {{site}の投稿は承認されませんでした} other {{site}のコメントは承認されませんでした}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {{site}のモデレーターは投稿「{title}」を承認しませんでした。} other {{site}のモデレーターは「{title}」へのコメントを承認しませんでした。}}',
  'It was waiting for review and won’t be published.': '確認の結果、公開されません。',
  '{count} of your posts and comments on {site} were not approved':
    '{site}の投稿とコメント{count}件は承認されませんでした',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    '{site}のモデレーターが投稿とコメント{count}件を確認しました。承認されなかったもの：{items}。',
  'Please don’t reply to this email.': 'このメールには返信しないでください。',
  'Reason: {reason}': '理由：{reason}',
  'Think this is a mistake? Tell us:': '間違いだと思われる場合は、お知らせください：',
  'your post “{title}”': '投稿「{title}」',
  'your comment on “{title}”': '「{title}」へのコメント',
  '{list}, {item}': '{list}、{item}',
  '{list}, and {count} more': '{list}、ほか{count}件',
  'Your {site} account is banned until {until}':
    '{site}のアカウントが{until}まで利用停止になりました',
  'Your {site} account is banned': '{site}のアカウントが利用停止になりました',
  'Your {site} account {username} can’t post or comment until {until}.':
    '{site}のアカウント{username}は、{until}まで投稿とコメントができません。',
  'Your {site} account {username} can’t post or comment.':
    '{site}のアカウント{username}は、投稿とコメントができません。',
  'Your posts and comments were removed.': '投稿とコメントは削除されました。',
  'You can still log in and read, and export or delete your account in Settings.':
    'ログインと閲覧、設定でのデータの書き出しやアカウントの削除は引き続きできます。',
  'Your {site} account is no longer banned': '{site}のアカウントの利用停止が解除されました',
  'Your {site} account {username} is no longer banned.':
    '{site}のアカウント{username}の利用停止が解除されました。',
  'You can post and comment again:': '再び投稿とコメントができます：',
  'A passkey was added to your {site} account': '{site}のアカウントにパスキーが追加されました',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'パスキー「{passkey}」が{site}のアカウント{username}に追加されました。メールのコードの代わりに、これでログインできます。',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'ご本人による追加なら、何もする必要はありません。ほかのパスキーの代わりに追加したパスキーでは、管理画面を開けるのが{hours}時間後になることがあります。',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'パスキー「{passkey}」により、{device}で{site}のアカウント{username}にログインしました。',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'お心当たりがない場合は、設定でその端末をログアウトし、パスキーを削除してください：',
  'A passkey was removed from your {site} account':
    '{site}のアカウントからパスキーが削除されました',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'パスキー「{passkey}」が{site}のアカウント{username}から削除されました。これでログインしていた端末はログアウトされました。',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'お心当たりがない場合は、設定でパスキーとログイン中の端末を確認してください：',
  'This URL supports {methods}.': 'このURLで使えるのは{methods}です。',
  'The body must be JSON, with Content-Type: application/json.':
    '本文はJSON（Content-Type: application/json）にしてください。',
  'The body must be JSON in UTF-8.': '本文はUTF-8のJSONにしてください。',
  'This URL only supports GET.': 'このURLで使えるのはGETだけです。',
  'The form can have at most {size} KB.': 'フォームは{size}KBまでです。',
  'The body can have at most {size} KB.': '本文は{size}KBまでです。',
  'The form must be in UTF-8.': 'フォームはUTF-8にしてください。',
  "The form couldn't be read completely.": 'フォームを最後まで読めませんでした。',
  "The body couldn't be read completely.": '本文を最後まで読めませんでした。',
  'This endpoint needs a valid, recent signature ({header}).':
    'このエンドポイントには、有効な新しい署名（{header}）が必要です。',
  'Mail only supports GET.': 'メールで使えるのはGETだけです。',
  'No such email.': 'そのようなメールはありません。',
  'Your text': '入力した内容',
  "This form doesn't support this method.": 'このフォームではこのメソッドを使えません。',
  'Unknown form.': '不明なフォームです。',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'ログアウトされました。入力した内容は残っています。ログインして、もう一度送信してください。',
  'This form was made for another login. Send it again.':
    'このフォームは別のログインのものです。もう一度送信してください。',
  'Error: {title}': 'エラー：{title}',
  'Not sent': '送信していません',
  'This link was shared already.': 'このリンクは共有済みです。',
  'No email? <again>Request a new code</again>':
    'メールが届かない場合：<again>新しいコードをリクエスト</again>',
  'The code': 'コード',
  'A moderator will review your account. We’ll email you the decision.':
    'モデレーターがアカウントを確認します。結果はメールでお知らせします。',
  'Log in to {site}': '{site}にログイン',
  'Logged in as {username}': '{username}としてログイン中',
  '{site} without JavaScript': '{site}（JavaScriptなし）',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    '投票、コメント、報告をするには、投稿を開き、タイトルとコメントの下のリンクを使ってください。',
  'Read {site}': '{site}を読む',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    '設定にはJavaScriptが必要です。ほかのページは、ログインしていない場合と同じ表示になります。',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'JavaScriptなしでもログイン、投稿、コメント、投票、報告ができます。<login>ログイン</login>または<signup>新規登録</signup>してください。',
  'A link, or leave blank for a text post.':
    'リンクを入力してください。テキスト投稿の場合は空欄のままにしてください。',
  'At most {max} characters. Keep the original headline.':
    '{max}文字まで。元の見出しを使ってください。',
  'Text (optional with a link)': '本文（リンクがあれば任意）',
  'Markdown.': 'Markdown。',
  'Tags (at most {max})': 'タグ（{max}個まで）',
  'Your vote is saved. Pages show it within a minute.':
    '投票を保存しました。1分以内にページに表示されます。',
  'Saved. A moderator will review it first.': '保存しました。公開の前にモデレーターが確認します。',
  'Comment on {title}': '「{title}」へのコメント',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>投稿に戻る</page>、{score, plural, other {#ポイント}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>投稿に戻る</page>（{author}）、{score, plural, other {#ポイント}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>コメントに戻る</page>、{score, plural, other {#ポイント}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>コメントに戻る</page>（{author}）、{score, plural, other {#ポイント}}',
  Vote: '投票',
  'You haven’t voted.': '投票していません。',
  'You voted up.': '高評価しました。',
  'You voted down.': '低評価しました。',
  'Vote up': '高評価',
  'Vote down': '低評価',
  'Remove vote': '投票を取り消す',
  Comment: 'コメント',
  'Post reply': '返信を投稿',
  Report: '報告',
  'The reason': '理由',
  'The note': 'メモ',
  'The text': '本文',
  "We're having trouble right now. Try again in a moment.":
    '問題が発生しています。しばらくしてからもう一度お試しください。',
  'Please try again in a moment': 'しばらくしてからもう一度お試しください',
  "This page doesn't exist.": 'このページは存在しません。',
  'Bad request': '不正なリクエスト',
  'Not allowed here': 'ここでは許可されていません',
  'URL too long': 'URLが長すぎます',
  'Request too large': 'リクエストが大きすぎます',
  'Unknown site': '不明なサイト',
  'Too many requests': 'リクエストが多すぎます',
  'The URL is malformed.': 'URLの形式が正しくありません。',
  "Something went wrong on our side. We've logged it.":
    'サイト側で問題が発生しました。内容は記録されています。',
  'The site is very busy. Try again in a moment.':
    'サイトが混み合っています。しばらくしてからもう一度お試しください。',
  'This site is on another server now.': 'このサイトは別のサーバーに移りました。',
  'This site is moving to another server. Try again in a few seconds.':
    'このサイトは別のサーバーに移行中です。数秒後にもう一度お試しください。',
  'The request has too many headers.': 'リクエストのヘッダーが多すぎます。',
  'The request names two hosts.': 'リクエストに2つのホストがあります。',
  'The URL is too long.': 'URLが長すぎます。',
  "This method isn't supported.": 'このメソッドは使えません。',
  'No site has this host name.': 'このホスト名のサイトはありません。',
  'Corrected on {date}: {text}': '{date}に訂正：{text}',
  '{author} on {title}': '「{title}」への{author}のコメント',
  'Hubs use GET and POST.': 'ハブで使えるのはGETとPOSTです。',
  'Feeds only support GET.': 'フィードで使えるのはGETだけです。',
  'This image was not found.': 'この画像が見つかりません。',
  'Images only support GET.': '画像で使えるのはGETだけです。',
  'This URL supports POST.': 'このURLで使えるのはPOSTです。',
  'The body must be one message.': '本文は1つのメッセージにしてください。',
  "This image doesn't exist.": 'この画像は存在しません。',
  'The sitemap only supports GET.': 'サイトマップで使えるのはGETだけです。',
  'This file only supports GET.': 'このファイルで使えるのはGETだけです。',
  'The site is very busy. This page opens automatically in a moment.':
    'サイトが混み合っています。このページはまもなく自動的に開きます。',
  "The page that sent this form isn't allowed to embed it.":
    'このフォームを送ったページには、埋め込みが許可されていません。',
  'The form must be sent as application/x-www-form-urlencoded.':
    'フォームはapplication/x-www-form-urlencodedで送ってください。',
  'The picture was not found.': '画像が見つかりません。',
  'Pages only support GET.': 'ページで使えるのはGETだけです。',
  'The page took too long. Try again in a moment.':
    'ページの表示に時間がかかりすぎました。しばらくしてからもう一度お試しください。',
  "This form didn't come from a page of this site.":
    'このフォームはこのサイトのページから送られていません。',
  'This API key is invalid, expired or revoked.':
    'このAPIキーは正しくないか、期限切れか、無効にされています。',
  'Posts about {tag} on {site}, the latest first: {description}':
    '{site}の{tag}に関する投稿（新しい順）。{description}',
  'The digest of {site} by email in {languages}.':
    '{site}のニュースレターをメールで。言語：{languages}。',
  'The digest of {site} by email, for {industries}.':
    '{site}のニュースレターをメールで。業界：{industries}。',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    '{site}のバックナンバー（新しい順）。読者が読む価値があると認めた記事を、日ごと、週ごとに。',
  '{issue} on {site}: what its readers found worth reading.':
    '{site}の{issue}：読者が読む価値があると認めた記事。',
  'The links and texts with the most points of the day on {site}.':
    '{site}で今日ポイントの多いリンクとテキスト。',
  'The links and texts with the most points of the week on {site}.':
    '{site}で今週ポイントの多いリンクとテキスト。',
  'The links and texts with the most points of the month on {site}.':
    '{site}で今月ポイントの多いリンクとテキスト。',
  'The links and texts with the most points of the year on {site}.':
    '{site}で今年ポイントの多いリンクとテキスト。',
  'The links and texts with the most points of all time on {site}.':
    '{site}でこれまでにポイントの多いリンクとテキスト。',
  'The newest links and texts that were shared on {site}, the latest first.':
    '{site}で共有された最新のリンクとテキスト（新しい順）。',
  'What readers of {site} vote for and talk about at the moment.':
    '{site}の読者が今、投票し、話題にしていること。',
  'The discussions on {site}, those with the latest comment first.':
    '{site}のディスカッション（コメントの新しい順）。',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    '{author}のテキスト投稿と、{site}でのディスカッション：{score, plural, other {#ポイント}}、{comments, plural, other {コメント#件}}。',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    '{author}が共有した{host}へのリンクと、{site}でのディスカッション：{score, plural, other {#ポイント}}、{comments, plural, other {コメント#件}}。',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    '{name}の投稿。{site}で{posts, plural, other {投稿#件}}、{comments, plural, other {コメント#件}}、カルマ{karma, number}。',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    '{name}のコメント。{site}で{posts, plural, other {投稿#件}}、{comments, plural, other {コメント#件}}、カルマ{karma, number}。',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    '{site}とは何か、誰のためのものか、投稿・投票・コメントの仕組み。',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    '{site}の運営への連絡方法：質問、報告、異議、セキュリティ。',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    '{site}が保存する情報、その理由と期間、持ち出しと消去の方法。',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    '{site}を読み、投稿・投票・コメントで参加するための規約。',
  'Status {status}, request {request}': 'ステータス{status}、リクエスト{request}',
  'new posts': '新しい投稿',
  'top posts': '上位の投稿',
  'hot posts': '人気の投稿',
  discussions: 'ディスカッション',
  'new comments': '新しいコメント',
  'the digest': 'ニュースレター',
  'posts about {tag}': '{tag}に関する投稿',
  'posts by {name}': '{name}の投稿',
  'comments on {title}': '「{title}」へのコメント',
  'posts with {q}': '「{q}」を含む投稿',
  'comments with {q}': '「{q}」を含むコメント',
  'comments on this post': 'この投稿へのコメント',
  'Opens soon': 'まもなく公開',
  '{site} opens soon': '{site}はまもなく公開されます',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'このサイトの運営者ですか？<login>ログイン</login>または<signup>新規登録</signup>して設定してください。',
  'There is nothing here without JavaScript.': 'JavaScriptなしでは何も表示されません。',
  'Basic version': '簡易版',
  'The page took too long.': 'ページの表示に時間がかかりすぎました。',
  'Top posts of the day': '今日の上位の投稿',
  'Top posts of the week': '今週の上位の投稿',
  'Top posts of the month': '今月の上位の投稿',
  'Top posts of the year': '今年の上位の投稿',
  URL: 'URL',
  Title: 'タイトル',
  'Email address': 'メールアドレス',
  'Your answer': '回答',
  'Invitation link': '招待リンク',
  Technology: 'テクノロジー',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'ソフトウェア、チップ、ネットワークとその企業：何が作られ、何が壊れ、何が変わるのか。',
  Finance: '金融',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    '銀行、市場、決済とそのルール：お金はどこへ、なぜ流れるのか。',
  Healthcare: '医療',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    '医学、病院、研究と患者：何が効き、いくらかかり、誰が受けられるのか。',
  Energy: 'エネルギー',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    '石油、ガス、原子力、太陽、風力と送電網：世界のエネルギーと、それがもたらす変化。',
  Retail: '小売',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    '店舗、オンラインストア、ブランドと顧客までの道のり：何が、どのように、誰に売れるのか。',
  Manufacturing: '製造',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    '工場、素材、ロボット、サプライチェーン：ものがどこで、どのように作られるのか。',
  Education: '教育',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    '学校、大学、あらゆる年齢の学び：何を、どう教え、どんな価値があるのか。',
  'Real Estate': '不動産',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    '住宅、オフィス、土地とその周りの都市：何が建ち、いくらかかり、誰に手が届くのか。',
  Transportation: '交通',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    '車、鉄道、船、飛行機と、それを支える道路、線路、港：人と物の移動。',
  'Media & Entertainment': 'メディアとエンターテインメント',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'ニュース、映画、音楽、ゲームとその配信プラットフォーム：見て、読んで、遊ぶものを誰が作るのか。',
  'Digest of {date}': '{date}のニュースレター',
  'Weekly digest of {date}': '{date}の週のニュースレター',
  'AI for {industry}': '{industry}分野のAI',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'AI開発に携わる人たちが、記事を共有し、議論し、投票しています。{field}で本当に役立つものと、デモでしか動かないもの。',
  'Your part of {field}': '{field}での専門分野',
  'Tell us what you work on. We’ll tailor your digest.':
    '取り組んでいることをお書きください。それに合わせてニュースレターを作成します。',
  '{industry} in Global Affairs': '国際情勢と{industry}',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    '{field}で何が起きたのかを、数文で把握できます。どの記事にもリンクがついています。',
  'The questions you follow': '注目している問題',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    '関心のある国や、{field}の中の分野をお書きください。それに合わせてニュースレターを作成します。',
  '{industry} News & Insights': '{industry}のニュースと分析',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    '{field}で注目している話題と、もう十分に読んだ話題をお書きください。それに合わせてニュースレターを作成します。',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'コードを書くモデル、それを動かすチップ、それを生かした製品：実務者が共有し、議論する話題を、数分で読める長さにまとめてお届けします。',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'チップ、ケーブル、衛星、輸出規制：技術をめぐる国家間の競争と、それに頼る人々への影響。',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    '不正検知、取引システム、銀行のアシスタント：AIがすでにお金の判断を下している場面と、その実力。',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    '制裁、債務、準備通貨、中央銀行：国家は権力のために資金を、資金のために権力をどう使うのか。',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    '画像診断、モデルが見つけた薬、自動で書かれる記録：臨床で使えるものと、論文でしか通用しないもの。',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'パンデミック、ワクチン、医薬品とそれをめぐる条約：命を守るものを国家がどう分け合うのか、分け合わないのか。',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'データセンターが使う電力と、モデルがもたらすもの：予測、送電網、素材を、AI開発に携わる人たちの目で。',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'パイプライン、制裁、鉱物、脱石油：誰がエネルギーを誰に依存し、どう対応しているのか。',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'おすすめ、価格、在庫、買い物をするアシスタント：店頭と顧客の間でAIが変えることを、売り込み抜きで。',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    '関税、不買運動、労働、店頭までの長い道のり：外交政策が人々の買えるものに与える影響。',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    '学ぶロボット、カメラによる検査、自らの故障を予告する機械：ものづくりの現場のAIを、作り手が語ります。',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    '産業政策、再軍備、移り変わるサプライチェーン：誰が誰のために作り、誰がもう作りたくないのか。',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    '疲れを知らない家庭教師、誰も書いていない作文、変わらざるを得ない試験：AIが学びに与える影響を、技術を知る人たちが議論します。',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    '留学ビザ、交流、教科書のプロパガンダ、研究者の獲得競争：国家が内外で人々の考えをどう形作るか。',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'モデルによる査定、頼めば描かれる図面、自動で動く建物：AIが住宅、オフィス、それに関わる仕事に与える影響。',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    '外国の買い手、凍結された別荘、入植地、戦後に再建される都市：土地と家が権力とどう関わるか。',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    '自動運転車、計画された経路、予測で動く港：道路、鉄道、海、空でAIはどこまで来たか。',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    '海峡、運河、港、空域、鉄道：貿易と軍が頼る道と、それを支配する者。',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    '生成された画像、声、脚本と、学習元をめぐる争い：見て、読んで、遊ぶすべてのものの中のAI。',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'プロパガンダ、検閲、報道の自由、権力におもねる映画：国家が自らの物語をどう語り、ほかの物語をどう封じるのか。',
  Spanish: 'スペイン語',
  French: 'フランス語',
  German: 'ドイツ語',
  Portuguese: 'ポルトガル語',
  Chinese: '中国語',
  Japanese: '日本語',
  Korean: '韓国語',
  Arabic: 'アラビア語',
  Hindi: 'ヒンディー語',
  Russian: 'ロシア語',
  Spam: 'スパム',
  Abuse: '嫌がらせ',
  'Off topic': '趣旨に合わない',
  'Broken or misleading link': 'リンク切れ、または誤解を招くリンク',
  'Something else': 'その他',
  'The digest, daily.': '毎日のニュースレター。',
  'The digest, weekly.': '毎週のニュースレター。',
  'You’re logged in as {username} and don’t have a subscription yet.':
    '{username}としてログイン中で、まだ購読していません。',
  'Subscribe with {email}': '{email}で購読',
  'More options': 'その他のオプション',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    '購読すると、<privacy>プライバシーポリシー</privacy>に同意したものとみなされます',
  '{field} must be a text.': '{field}：文字列にしてください。',
  '{field} must be one line.': '{field}：1行にしてください。',
  '{field} must not contain an incomplete character.': '{field}：不完全な文字が含まれています。',
  '{field} must be at most {n} characters.': '{field}：{n}文字までです。',
  '{field} must have at least {n} visible characters.':
    '{field}：見える文字が{n}文字以上必要です。',
  '{field} must be a link.': '{field}：リンクにしてください。',
  '{field} must be a link that begins with http:// or https://.':
    '{field}：http://またはhttps://で始まるリンクにしてください。',
  '{field} must not contain the character NUL.': '{field}：NUL文字は使えません。',
  '{field} must not be empty.': '{field}：空にはできません。',
  '{field} must be names of tags.': '{field}：タグの名前にしてください。',
  '{field} must be a list of names of tags.': '{field}：タグの名前の一覧にしてください。',
  '{field} must be at most {n}.': '{field}：{n}までです。',
  '{field} must be true or false.': '{field}：trueまたはfalseにしてください。',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}：Zまたは時差つきのISO {n}の時刻にしてください。',
  '{field} must be the ID of a comment.': '{field}：コメントのIDにしてください。',
  '{field} must be a name.': '{field}：名前にしてください。',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}：@、<、>や似た文字は使えません。',
  '{field} must be a file in base64.': '{field}：base64のファイルにしてください。',
  '{field} must be at most {n} MB.': '{field}：{n}MBまでです。',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}：保存形式の「{m}」でも{n}MBまでです。',
  '{field} must have at least {n} by {m} pixels.': '{field}：{n}×{m}ピクセル以上にしてください。',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}：アニメーションPNGは使えません。WebPかGIFで保存してください。',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}：PNG、JPEG、WebP、AVIF、GIFのどれかの画像にしてください。',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}：画像のファイルが途中で切れているか、壊れています。',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}：1辺は{n}ピクセルまで、全体は{m}百万ピクセルまでです。',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}：全フレームの合計で{n}百万ピクセルまでです。',
  '{field} must be -{n}, {m} or {o}.': '{field}：-{n}、{m}、{o}のどれかにしてください。',
  '{field} must be a time.': '{field}：時刻にしてください。',
  '{field} must be the code of a language.': '{field}：言語コードにしてください。',
  '{field} must be one of follow, mute.': '{field}：followまたはmuteにしてください。',
  '{field} must be a URL.': '{field}：URLにしてください。',
  '{field} must be a key.': '{field}：キーにしてください。',
  '{field} must be base64url.': '{field}：base64urlにしてください。',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}：spam、abuse、off-topic、broken、otherのどれかにしてください。',
  '{field} must be letters, digits, _ and - only.':
    '{field}：英字、数字、_、-だけを使ってください。',
  '{field} must be at least {n} characters.': '{field}：{n}文字以上にしてください。',
  '{field} must be an email address.': '{field}：メールアドレスにしてください。',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}：全角文字や紛らわしい文字は使えません。',
  '{field} must not contain control characters.': '{field}：制御文字は使えません。',
  '{field} must be the token of an invitation.': '{field}：招待のトークンにしてください。',
  '{field} must be a whole number from {n} to {m}.':
    '{field}：{n}から{m}までの整数にしてください。',
  '{field} must be at least {n}.': '{field}：{n}以上にしてください。',
  '{field} must be an ID.': '{field}：IDにしてください。',
  '{field} must be the code.': '{field}：コードにしてください。',
  '{field} must be six digits, or ten letters and digits.':
    '{field}：数字6桁、または英数字10文字にしてください。',
  '{field} must be a ticket.': '{field}：チケットにしてください。',
  '{field} must be the ticket of a hand-over.': '{field}：引き継ぎのチケットにしてください。',
  '{field} must be one of at_once, daily, never.':
    '{field}：at_once、daily、neverのどれかにしてください。',
  '{field} must be an object.': '{field}：オブジェクトにしてください。',
  '{field} must be a time zone.': '{field}：タイムゾーンにしてください。',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}：Europe/Berlinのようなタイムゾーンにしてください。',
  '{field} must be one of search, all, none.': '{field}：search、all、noneのどれかにしてください。',
  '{field} must be your username.': '{field}：ご自身のユーザー名にしてください。',
  '{field} must be keep or delete.': '{field}：keepまたはdeleteにしてください。',
  '{field} must be public-key.': '{field}：public-keyにしてください。',
  '{field} must be platform or cross-platform.':
    '{field}：platformまたはcross-platformにしてください。',
  '{field} must be a whole number.': '{field}：整数にしてください。',
  '{field} is too long.': '{field}：長すぎます。',
  '{field} must be read or write.': '{field}：readまたはwriteにしてください。',
  '{field} must name at least one.': '{field}：1つ以上必要です。',
  '{field} must be daily or weekly.': '{field}：dailyまたはweeklyにしてください。',
  '{field} must be texts.': '{field}：文字列にしてください。',
  '{field} must be of at most {n} characters each.': '{field}：それぞれ{n}文字までです。',
  '{field} must be a list.': '{field}：一覧にしてください。',
  '{field} must be days.': '{field}：曜日にしてください。',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}：en、es、fr、de、pt、zh、ja、ko、ar、hi、ruのどれかにしてください。',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}：page、modal、front、issue、embed、frame、settings、manageのどれかにしてください。',
  '{field} must be a path.': '{field}：パスにしてください。',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}：{n}、{m}、{o}、{p}のどれかにしてください。',
  '{field} must be a token.': '{field}：トークンにしてください。',
  '{field} must be more or less.': '{field}：moreまたはlessにしてください。',
  '{field} must be one of the choices.': '{field}：選択肢のどれかにしてください。',
  '{field} must be the ID of a sentence.': '{field}：文のIDにしてください。',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}：空白なしの{n}～{m}文字にしてください。',
  '{field} must be bounce or complaint.': '{field}：bounceまたはcomplaintにしてください。',
  '{field} must be an address.': '{field}：アドレスにしてください。',
  '{field} must be the Message-ID of an email.': '{field}：メールのMessage-IDにしてください。',
  '{field} must have fewer events.': '{field}：イベントを減らしてください。',
  '{field} is not a known parameter.': '{field}：不明なパラメーターです。',
  '{field} must be a cursor returned by this list.':
    '{field}：この一覧が返したカーソルにしてください。',
  '{field} is already your email address.': '{field}：すでにご自身のメールアドレスです。',
  '{field} is incorrect or has expired.': '{field}：正しくないか、期限が切れています。',
  '{field} was already used.': '{field}：使用済みです。',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}：正しくないか、期限が切れています。新しいコードをリクエストしてください。',
  '{field} was already used. Request a new one.':
    '{field}：使用済みです。新しいコードをリクエストしてください。',
  '{field} must be someone else.': '{field}：ほかの人にしてください。',
  '{field} must be of a known push service.':
    '{field}：既知のプッシュサービスのものにしてください。',
  '{field} is required, or a text.': '{field}：これか本文が必要です。',
  '{field} can only be changed within {n} hours.': '{field}：変更できるのは{n}時間以内です。',
  "{field} can't be changed after a moderator hid the post.":
    '{field}：モデレーターが投稿を非表示にした後は変更できません。',
  '{field} is required, or a link.': '{field}：これかリンクが必要です。',
  '{field} must be a comment on this post.': '{field}：この投稿へのコメントにしてください。',
  "{field} no longer exists, so you can't reply to it.":
    '{field}：なくなったため、返信できません。',
  '{field} is too deep in the thread to reply to.': '{field}：階層が深すぎて返信できません。',
  '{field} cannot filter comments by domain.': '{field}：コメントをドメインで絞り込めません。',
  '{field} was used for another request.': '{field}：別のリクエストに使われました。',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}：未来の日時にしてください。空欄ならすぐに送信します。',
  '{field} must be at most a year ahead.': '{field}：1年先までです。',
  '{field} must be {n}.': '{field}：{n}にしてください。',
  '{field} must be a segment of this site.': '{field}：このサイトのセグメントにしてください。',
  '{field} was just taken.': '{field}：たった今ほかの方が登録しました。',
  '{field} was not requested in this browser, or has expired.':
    '{field}：このブラウザでリクエストされていないか、期限が切れています。',
  '{field} is required for a new provider or another issuer.':
    '{field}：新しいサービスまたは別の発行者には必要です。',
  '{field} is reserved.': '{field}：予約されているため使えません。',
  '{field} is taken.': '{field}：すでに使われています。',
  '{field} has no account.': '{field}：アカウントがありません。',
  '{field} is invalid or has expired.': '{field}：無効か、期限が切れています。',
  '{field} must have the format of the mail provider.':
    '{field}：メールサービスの形式にしてください。',
  '{field} is required.': '{field}：必須です。',
  '{field} must be in the future.': '{field}：未来の日時にしてください。',
  '{field} must be hide, show or remove for a comment.':
    '{field}：コメントにはhide、show、removeのどれかにしてください。',
  '{field} must be within {n} days.': '{field}：{n}日以内にしてください。',
  '{field} already has a rule.': '{field}：すでにルールがあります。',
  '{field} must have at most {n} links.': '{field}：リンクは{n}個までです。',
  '{field} was already posted by you in a post you hid.':
    '{field}：ご自身が非表示にした投稿で投稿済みです。',
  '{field} was already posted by you and is waiting for review.':
    '{field}：投稿済みで、確認待ちです。',
  '{field} was posted here within the last {n} days.':
    '{field}：過去{n}日以内にここに投稿されています。',
  '{field} must be mute for a person.': '{field}：メンバーにはmuteにしてください。',
  '{field} must be a host.': '{field}：ホストにしてください。',
  '{field} names an invalid domain.': '{field}：無効なドメインがあります。',
  '{field} must be hot, new, top or recent without a search.':
    '{field}：検索なしではhot、new、top、recentのどれかにしてください。',
  '{field} cannot be used together with page.': '{field}：pageと一緒には使えません。',
  '{field} can only be used with sort=top.': '{field}：sort=topの場合だけ使えます。',
  '{field} cannot be combined with a search.': '{field}：検索と組み合わせられません。',
  '{field} must be relevance, new or top with a search.':
    '{field}：検索ではrelevance、new、topのどれかにしてください。',
  '{field} must contain something to search for.': '{field}：検索する言葉を入れてください。',
  "{field} must be names of the site's tags.": '{field}：このサイトのタグの名前にしてください。',
  '{field} must not contain an email address.': '{field}：メールアドレスは含められません。',
  '{field} is required, or a token.': '{field}：これかトークンが必要です。',
  '{field} have too many subjects.': '{field}：テーマが多すぎます。',
  '{field} is the name of another segment.': '{field}：別のセグメントの名前です。',
  '{field} must appear only once.': '{field}：一度だけ使ってください。',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}：印刷可能なASCII文字{n}～{m}文字にしてください。',
  '{field} must be JSON.': '{field}：JSONにしてください。',
  '{field} must not be nested deeper than {n}.': '{field}：入れ子は{n}までです。',
  '{field} names a field twice.': '{field}：同じ項目が2回あります。',
  '{field} must not have more than {n} values.': '{field}：値は{n}個までです。',
  '{field} must be given once.': '{field}：一度だけ指定してください。',
  '{field} must be posts or comments.': '{field}：postsまたはcommentsにしてください。',
  '{field} must be a whole number from {n}, given once.':
    '{field}：{n}以上の整数を一度だけ指定してください。',
  '{field} must be one of {n}.': '{field}：{n}のどれかにしてください。',
  '{field} must not have more than {n} fields.': '{field}：項目は{n}個までです。',
  'Inbox, {count} unread': '受信箱、未読{count}件',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    '{hours, plural, other {#時間後}}に管理画面で使えます',
  'Links and conversation for curious people.': '好奇心のある人のためのリンクと対話。',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    '読む価値のあるリンクや文章を共有し、議論し、投票するコミュニティ。短いニュースレターを毎日または毎週お届けします。',
  'The front page': 'トップページ',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    '新しく、投票の多い投稿ほど上に並びます。ポイントが10倍あれば{hours}時間分の古さを補います。順位の値 = log10(ポイント) + t ÷ W（tは投稿時刻を時間で表したもの、W = {hours}）。',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'ポイントは高評価の数から低評価の数を引いたものです。投稿者や先に投票した人と関係のあるアカウントの投票は数えません。2つの投稿の順序を変えるのは投票だけです。Wが変わっても、投稿の順位が動くのは次に投票されたときです。各投稿の数値は「この順位の理由」にあります。',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'モデレーターは、期日を決めて最大{max}件の投稿を一覧の上に固定できます。固定した投稿はモデレーション記録に載ります。',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '「ランキング」は1日、1週間、1か月、1年、または全期間のポイント順、「新着」は投稿の新しい順です。',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    '多くの読者が賛同するコメントが先に並びます（{confidence}%ウィルソンスコア）。',
  'The digest': 'ニュースレター',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    '1号に載るのは、その日または週にポイントの多かった最大{chosen}件の投稿です。投稿が{least}件に満たなければ発行しません。モデルが投稿を選ぶことはありませんが、号の中の順序を決めることはあります。ポイントの多い3件は必ず前半に載ります。',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'ポイントが同じ場合は、コメントの多いもの、次に同じ媒体の投稿がそれまでに少ないもの、次に新しいものを先にします。',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    '1号に載る同じ媒体の投稿は最大{perPublisher}件です。10件の投稿のうち、テキスト投稿は最大{texts}件です。求人は最大{jobs}件、アンケートは最大{polls}件です。ただし、投稿の大半がその種類である場合を除きます。',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    '{place}位の投稿にポイントで大きく劣る投稿は載せません。そのため、話題の少ない日の号は短くなります。載るには、{place}位の投稿のポイントの{share}%以上を得るか、上位4分の1に入ることが必要です。',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'あとから伸びた投稿は、次の号に一度だけ載ります（投票の大半は約{hours}時間以内に入ります）。こうした投稿は、1号につき最大{late}件加えます。',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    '同じ出来事についての投稿はまとめます。リンク、タイトル、本文を比べます。',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    '同じ出来事についての投稿はまとめます。リンク、タイトル、本文に加え、全言語に対応した埋め込みモデルでも比べます。',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    '過去{days}日間（毎週のニュースレターでは{weeklyDays}日間）に載った話題は、新しい動きがある場合だけ再び載ります。{hours}時間以上あとであること、リンクが異なり、本文の大半も異なること、上位{share}%に入ることが条件です。同じリンクが再び載るのは、早くても{linkDays}日後です。',
  'An editor can change the posts of an issue before it is sent.':
    '編集部は、配信前に号の投稿を変更できます。',
  'Too many searches in a short time. Try again {when}.':
    '短時間に検索が多すぎます。{when}にもう一度お試しください。',
  'Too many posts in a short time. Try again {when}.':
    '短時間に投稿が多すぎます。{when}にもう一度お試しください。',
  'Too many changes in a short time. Try again {when}.':
    '短時間に変更が多すぎます。{when}にもう一度お試しください。',
  'Too many links in a short time. Try again {when}.':
    '短時間に処理したリンクが多すぎます。{when}にもう一度お試しください。',
  'Too many previews in a short time. Try again {when}.':
    '短時間にプレビューが多すぎます。{when}にもう一度お試しください。',
  'Too many comments in a short time. Try again {when}.':
    '短時間にコメントが多すぎます。{when}にもう一度お試しください。',
  'Too many uploads in a short time. Try again {when}.':
    '短時間にアップロードが多すぎます。{when}にもう一度お試しください。',
  'Too many follows in a short time. Try again {when}.':
    '短時間にフォローが多すぎます。{when}にもう一度お試しください。',
  'Too many votes in a short time. Try again {when}.':
    '短時間に投票が多すぎます。{when}にもう一度お試しください。',
  'Too many saved posts in a short time. Try again {when}.':
    '短時間に保存した投稿の数が多すぎます。{when}にもう一度お試しください。',
  'Too many requests in a short time. Try again {when}.':
    '短時間にリクエストが多すぎます。{when}にもう一度お試しください。',
  'Too many follows and mutes in a short time. Try again {when}.':
    '短時間にフォローとミュートが多すぎます。{when}にもう一度お試しください。',
  'Too many reports in a short time. Try again {when}.':
    '短時間に報告が多すぎます。{when}にもう一度お試しください。',
  'Too many codes in a short time. Try again {when}.':
    '短時間にコードのリクエストが多すぎます。{when}にもう一度お試しください。',
  'Too many exports in a short time. Try again {when}.':
    '短時間にダウンロードが多すぎます。{when}にもう一度お試しください。',
  'Too many logins in a short time. Try again {when}.':
    '短時間にログインが多すぎます。{when}にもう一度お試しください。',
  'Too many new passkeys in a short time. Try again {when}.':
    '短時間に追加したパスキーが多すぎます。{when}にもう一度お試しください。',
  'Too many sign-ups in a short time. Try again {when}.':
    '短時間に登録が多すぎます。{when}にもう一度お試しください。',
  'Too many new keys in a short time. Try again {when}.':
    '短時間に作成したキーが多すぎます。{when}にもう一度お試しください。',
  'Too many subscriptions in a short time. Try again {when}.':
    '短時間に購読の申し込みが多すぎます。{when}にもう一度お試しください。',
  '{field} must be at “{n}”.': '{field}：「{n}」のアドレスにしてください。',
  '{field} must not link to “{n}”.': '{field}：「{n}」へのリンクは使えません。',
  '{field} must not contain “{n}”.': '{field}：「{n}」は使えません。',
  '{field} can name only one author.': '{field}：指定できる投稿者は1人だけです。',
  '{field} can name only one domain.': '{field}：指定できるドメインは1つだけです。',
  '{field} must be new with “{n}”.': '{field}：「{n}」と使う場合はnewにしてください。',
  '{field} cannot be combined with “{n}”.': '{field}：「{n}」と組み合わせられません。',
  '{field} must include “{n}”, which is in use.': '{field}：使用中の「{n}」を含めてください。',
  '{field} must have each name only once.': '{field}：同じ名前は1回だけにしてください。',
  '{field} must rename an existing tag to an unused name.':
    '{field}：名前を変えられるのは既存のタグだけで、未使用の名前にしてください。',
  'Unknown browser': '不明なブラウザ',
  '{browser} on {system}': '{browser}（{system}）',
  'Why do you want to join?': '参加したい理由をお聞かせください。',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'CSRFトークンがないか、無効です。新しいトークンを取得して、もう一度お試しください。',
  'This request came from a page of another site.':
    'このリクエストは別のサイトのページから送られました。',
  'The site has reached its limit of {max} rules. Delete one first.':
    'ルールはサイトごとに{max}件までです。先にどれかを削除してください。',
  'The site has reached its limit of {max} segments. Delete one first.':
    'セグメントはサイトごとに{max}件までです。先にどれかを削除してください。',
  'The site has reached its limit of {max} login providers.':
    'ログインプロバイダーはサイトごとに{max}件までです。',
  '{editor} saved this issue on {time}.': '{editor}さんが{time}にこの号を保存しました。',
  'Another editor has changed this issue.': 'ほかの編集者がこの号を変更しました。',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'タグ「{tag}」は投稿で使われているため、削除できません。代わりに名前を変更してください。',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'タグ「{tag}」はフィードで使われているため、削除できません。代わりに名前を変更してください。',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'タグ「{tag}」はセグメント「{segment}」で使われているため、削除できません。代わりに名前を変更してください。',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'タグ「{tag}」の投稿が未送信の号に表示されているため、削除できません。代わりに名前を変更してください。',
  '{username} has no email address, so no one can log in as {username}.':
    '{username}さんにはメールアドレスがないため、{username}としては誰もログインできません。',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username}さんはこのサイトのただ一人の管理者です。先にほかの人を管理者にしてください。',
};
