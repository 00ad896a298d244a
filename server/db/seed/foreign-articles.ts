/** Texts of linked pages that are not in English, by URL. Written for this project. */
export const nontrivialJapanese: Record<string, string> = {
  'https://techblog.aokaze.example/entry/small-model-internal-search': `社員六百人の会社で、社内検索の回答を外部の大規模モデルから30億パラメータのモデルに切り替えた。ワークステーション用のカード二枚で動いている。切り替えから四か月が過ぎ、利用者の評価は前より高い。

回答を書く工程だけを比べると、小さなモデルはわずかに劣る。百問の試験で正答は八十九から八十五に下がった。一方、一回の回答にかかる時間は四・二秒から〇・八秒になった。

空いた時間は検索に回した。質問を三通りに言い換えて三回検索し、結果を並べ替えてから読ませている。正しい文書が候補に入る割合は七十一パーセントから八十八パーセントに上がった。全体の正答率は六ポイント改善した。

費用は月に四十二万円から電気代を含めて三万円ほどになった。外に出せない文書も検索の対象にできるようになり、利用は二倍に増えた。失敗したのは表の読み取りで、行と列の多い表では今も誤答が目立つ。次の課題は、答えがないときに「ない」と言わせることだという。`,
};

export const statecraftFrench: Record<string, string> = {
  'https://cartulary.example/fr/nimegue-preseance': `Au congrès de Nimègue, de 1676 à 1679, les carrosses ont occupé les ambassadeurs pendant plus de séances que la question des dîmes. Un carrosse à six chevaux ne cède pas le passage à un carrosse à quatre.

La ville avait des rues étroites et deux ponts. Les médiateurs firent d'abord dessiner un plan des itinéraires. Chaque délégation reçut une heure de sortie, et les cochers reçurent l'ordre de ne jamais s'arrêter face à face. Le plan tint neuf jours.

On renonça ensuite aux entrées solennelles. Les ministres se rendirent visite à pied ou en chaise, ce qui ne créait aucun précédent, parce qu'aucun traité de cérémonial ne parlait des chaises. La solution vint d'un secrétaire, et son nom ne figure dans aucun protocole.

L'article s'appuie sur les comptes d'un loueur de chevaux de la ville. Ils montrent que les dépenses d'écurie baissèrent de moitié à partir de l'hiver 1677. Les négociations avancèrent dans les mêmes mois, sans que l'auteur veuille y voir une cause.`,
};

export const statecraftJapanese: Record<string, string> = {
  'https://kaigi-tsuyaku.example/kouwa-kaigi': `講和会議の記録には、通訳の名がほとんど残っていない。本稿は、四つの会議で通訳席にいた人々の覚え書きをもとに、誤訳と沈黙がどのように扱われたかをたどる。

誤訳の多くはその場で直されている。確認できた六十三件のうち四十八件は、十分以内に訂正された。残る十五件のうち三件は条文に入り、後年の解釈の違いにつながった。

沈黙の扱いはさらに難しい。ある代表は質問に二分間答えなかった。通訳は何も言わず、相手側の議事録には「同意」と書かれた。自国側の議事録には「回答なし」とある。両国は十一年後にこの二分間をめぐって書簡を交わした。

訳せない謝罪についての一節がある。一方の言語では責任を認める言葉であり、もう一方の言語では礼儀の言葉だった。通訳は二つの案を紙に書いて双方に見せ、どちらを読み上げるかを選ばせた。議事録には一つだけが残った。筆者は、良い通訳とは速さではなく、止まるべき場所を知ることだと結んでいる。`,
};

export const defaultJapanese: Record<string, string> = {
  'https://kamikuzu.example/tenji/ekiben-kakegami': `三十年のあいだ、駅弁の包み紙だけを集めつづけた人がいる。弁当箱も箸袋も残さず、紙だけを新聞に挟んで保管していた。その千百枚のうち八十枚が、町の小さな資料館に並んでいる。

包み紙には日付を書く欄があり、調製した時刻まで押印されている。集めた人は食べた場所と天気を裏に鉛筆で書いた。「晴、富士は見えず」という一行が十四枚にある。

並べてみると、図案の変わり方がよくわかる。昭和三十年代は名所の版画が多く、四十年代に入ると写真が増える。値段は百円から千二百円まで上がり、漢字は少しずつ減っていく。同じ駅の紙を二十六年分並べた一角では、橋の絵から人の姿が消えていく様子が見える。

本人は旅行が好きだったわけではないという。仕事で月に二度、同じ路線に乗っていた。展示の最後には、食べきれずに紙だけを友人から譲ってもらった三枚があり、裏に「借り」と書かれている。入場は無料で、会期は一月末まで。`,
};
