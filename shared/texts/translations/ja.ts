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
  'Personalize Your Summary': '要約をカスタマイズ',
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
  'For example: mostly energy and climate': '例：主にエネルギーと気候について',
  'Tell us what you want: topics, language, what to skip.':
    '言語、テーマ、省いてほしい話題などを、自由にお書きください。',
  'Preview my digest': 'プレビューを見る',
  'Writing a preview...': 'プレビューを作成しています…',
  'A sample from the latest posts.': '最新の記事から作成しました。実際の配信もこのような内容です。',
  'From the latest issue': '最新号から',
  'The first issue goes out once three posts make the cut.':
    'お届けする価値のある記事が3本そろい次第、創刊号をお送りします。',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    '毎日の配信は{hour, plural, =8 {午前8時} other {#時}}、毎週の配信は月曜日に、お使いのタイムゾーンに合わせてお届けします。配信時刻はいつでも変更できます。',
  'What does it cost?': '料金はかかりますか？',
  'Nothing. There’s no paid edition.': '無料です。有料版はありません。',
  'Who writes the summaries?': '要約は誰が書いていますか？',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    '言語モデルが、記事の本文をもとに書いています。メールにもその旨を明記しています。さらに、もう一度の問い合わせで一文ずつ確認しています。誤りを含むことがあるため、どの記事にもリンクをつけています。',
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
  'Days of the daily digest': '日刊の曜日',
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
    '{author}さんが「{title}」へのあなたのコメントに返信しました',
  '{author} mentioned you on “{title}”': '{author}さんが「{title}」であなたに言及しました',
  '{author} commented on “{title}”, which you follow or saved':
    '{author}さんが、あなたがフォローまたは保存した「{title}」にコメントしました',
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
  Top: 'トップ',
  Search: '検索',
  Menu: 'メニュー',
  'Dark mode': 'ダークモード',
  Login: 'ログイン',
  'Sign Up': '新規登録',
  Footer: 'フッター',
  Home: 'ホーム',
  Discussions: 'ディスカッション',
  'Digest by language': '言語別ダイジェスト',
  'Digest by industry': '業界別ダイジェスト',
  'Manage subscription': '購読の管理',
  About: 'このサイトについて',
  Contact: 'お問い合わせ',
  Terms: '利用規約',
  Privacy: 'プライバシー',
  'All rights reserved.': '無断転載を禁じます。',
  Digest: 'ダイジェスト',
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
    'このアドレス宛てに{site}のコードが何度も請求されたため、当面は送信しません。このメールを保管し、本日コードが必要なときは、コードを請求したうえで代わりに次のコードを入力してください。',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    '有効期限は{minutes}分です。最新のコードだけが、請求したブラウザで使えます。',
  'This code is longer because of repeated attempts on your account.':
    'アカウントへの試行が繰り返されたため、通常より長いコードになっています。',
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
  'Continue with {provider}': '{provider}で続ける',
};
