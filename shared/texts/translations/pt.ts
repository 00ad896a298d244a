import type { Translations } from '../translate.ts';

/**
 * Portuguese of Brazil ("salvar", "gerenciar", "baixar", "a URL"), and no possessive where an article is enough. The reader is "você", and no form says of which gender.
 * `{site}` stands after a noun ("a newsletter {site}"), so that it needs no article.
 */
export const pt: Translations = {
  Subscribe: 'Inscrever-se',
  'Subscribing...': 'Inscrevendo…',
  Subscribed: 'Inscrição ativa',
  'Enter your email address': 'Insira o seu e-mail',
  'Check your inbox': 'Veja a caixa de entrada',
  Daily: 'Todo dia',
  Weekly: 'Toda semana',
  FAQ: 'Perguntas e respostas',
  Free: 'Grátis',
  Unsubscribe: 'Cancelar inscrição',
  'Join {count} readers': '{count} pessoas já leem',
  'open rate': 'taxa de abertura',
  Delivery: 'Quando chega',
  'Email preferences': 'Preferências de e-mail',
  'Email Address': 'Endereço de e-mail',
  'Delivery Frequency': 'Frequência de envio',
  'Personalize Your Summary': 'Personalize a newsletter',
  optional: 'opcional',
  'Check Your Email!': 'Verifique o seu e-mail!',
  'Successfully Subscribed!': 'Inscrição concluída!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'Enviamos um e-mail de verificação. Clique no link para confirmar a inscrição.',
  'Check your inbox for a welcome email.':
    'Um e-mail de boas-vindas espera por você na caixa de entrada.',
  'Something went wrong. Please try again.': 'Ocorreu um erro. Tente novamente.',
  'No spam, unsubscribe anytime.': 'Sem spam. Cancele quando quiser.',
  'Privacy Policy': 'Política de privacidade',
  'Welcome back, {username}!': 'Olá de novo, {username}!',
  'Log in to your account': 'Entrar na conta',
  'AI news worth your time': 'Notícias de IA que valem a leitura',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'Os artigos científicos, lançamentos e debates que são assunto entre quem trabalha com IA, escolhidos por voto, em poucos minutos de leitura.',
  'Chosen by practitioners': 'Escolhido por quem é da área',
  'People who work with the technology share, discuss and vote on the stories.':
    'Quem trabalha com a tecnologia compartilha as notícias, discute e vota.',
  'In brief, with links': 'O essencial, com links',
  'A few sentences tell you what’s new, with a link to each story.':
    'Poucas frases contam o que há de novo, com um link para cada notícia.',
  'In your words': 'Com as suas palavras',
  'Tell us what you care about. We’ll tailor your digest.':
    'Diga o que interessa a você, e a newsletter se adapta.',
  'Daily or weekly': 'Diária ou semanal',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'Um único e-mail, no horário que você escolher. Pause ou cancele com um clique.',
  'World affairs, without the noise': 'A política internacional, sem ruído',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'Os relatórios, análises e debates sobre relações internacionais que a nossa comunidade considerou relevantes, em poucos minutos de leitura.',
  'Chosen by informed readers': 'Escolhido por quem acompanha',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'Quem segue de perto a política internacional compartilha as notícias, discute e vota.',
  'A few sentences tell you what happened, with a link to each story.':
    'Poucas frases contam o que aconteceu, com um link para cada notícia.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Indique as regiões e os temas que você acompanha, e a newsletter se adapta.',
  'The stories worth reading, in one email': 'O que vale a pena ler, num só e-mail',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'O que a nossa comunidade compartilhou, discutiu e levou ao topo com seus votos, em poucos minutos de leitura.',
  'Chosen by readers': 'Escolhido por quem lê',
  'People like you share, discuss and vote on the stories.':
    'Pessoas como você compartilham as notícias, discutem e votam.',
  '{site} by email': 'A newsletter {site}',
  'Get the digest': 'Receba a newsletter',
  'What you get': 'O que você recebe',
  'For example: mostly energy and climate': 'Por exemplo: principalmente sobre energia e clima',
  'Tell us what you want: topics, language, what to skip.':
    'Idioma, temas, o que deixar de fora: diga com as suas palavras.',
  'Preview my digest': 'Ver uma amostra',
  'Writing a preview...': 'Preparando a amostra…',
  'A sample from the latest posts.': 'Com as publicações mais recentes. A newsletter será assim.',
  'From the latest issue': 'Da última edição',
  'The first issue goes out once three posts make the cut.':
    'A primeira edição sai assim que houver três publicações que mereçam ser enviadas.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'Todos os dias {hour, plural, =8 {às 8 da manhã} other {às #h}} ou, na versão semanal, às segundas-feiras, no seu fuso horário. Você pode escolher outro horário a qualquer momento.',
  'What does it cost?': 'Quanto custa?',
  'Nothing. There’s no paid edition.': 'Nada. Não há edição paga.',
  'Who writes the summaries?': 'Quem escreve os resumos?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'Um modelo de linguagem, a partir do texto das notícias, e o e-mail indica isso. Uma segunda consulta verifica cada frase. O modelo pode errar, por isso cada notícia traz um link.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'Ninguém. Um modelo de linguagem escolhe frases pelo número, e nós as copiamos das notícias, no idioma original.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'Ninguém. São frases copiadas das notícias, no idioma original e sem uso de IA.',
  'What happens to my email address?': 'O que acontece com o meu endereço?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'Ele é usado para a newsletter {site} e para mais nada. Você pode baixar ou apagar tudo o que temos sobre você, mesmo sem conta.',
  'Other languages': 'Outros idiomas',
  'In English': 'Em inglês',
  'Enter your email address.': 'Insira o seu e-mail.',
  'Enter a valid email, like name@example.com.':
    'Insira um endereço de e-mail no formato nome@example.com.',
  'Send again': 'Enviar novamente',
  'There is a problem': 'Há um problema',
  '{used} of {most} characters': '{used} de {most} caracteres',
  Close: 'Fechar',
  'Maybe Later': 'Agora não',
  'Get Started': 'Começar',
  'Stay Informed with {site}': 'Fique por dentro com {site}',
  'Get curated summaries delivered to your inbox': 'Receba por e-mail uma seleção de resumos',
  'You already have an account. Log in to manage your subscription.':
    'Você já tem uma conta. Entre para gerenciar a inscrição.',
  'Create an account with this address to comment, vote and follow people.':
    'Crie uma conta com este endereço para comentar, votar e seguir outras pessoas.',
  'Confirm your subscription to {site}': 'Confirme a inscrição na newsletter {site}',
  'One more step: press the button to get the digest at {email}.':
    'Falta só um passo: clique no botão e a newsletter chegará a {email}.',
  'Confirm subscription': 'Confirmar inscrição',
  'Your subscription is confirmed': 'A inscrição está confirmada',
  'You’ll get the next issue by email.': 'A próxima edição chega na data prevista.',
  'This link has expired': 'Este link expirou',
  'Confirmation links work for 7 days.': 'Os links para confirmar uma inscrição valem por 7 dias.',
  'Email me a link': 'Enviar um novo link',
  'We’ve sent you a new link.': 'Um novo link está a caminho.',
  'This link doesn’t work': 'Este link não funciona',
  'The link may be incomplete. Open it from the email again.':
    'Talvez tenha sido cortado no caminho. Abra o link completo do e-mail.',
  'Your subscription to {site}': 'Inscrição na newsletter {site}',
  'How often': 'Frequência',
  'Personalize your digest': 'Como você quer a newsletter',
  'about {subject}': 'sobre {subject}',
  'only about {subject}': 'só sobre {subject}',
  'without {subject}': 'sem {subject}',
  'in plain language': 'em linguagem simples',
  'for experts': 'para especialistas',
  short: 'em poucas palavras',
  'in detail': 'em detalhes',
  'Language of the emails': 'Idioma dos e-mails',
  'Time zone': 'Fuso horário',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'Escolha um fuso horário da lista, por exemplo, Europe/Berlin.',
  'Delivery time': 'Horário de envio',
  'Delivery day': 'Dia da semana',
  Pause: 'Pausa',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural, one {Pausar por # semana} other {Pausar por # semanas}}',
  Resume: 'Retomar o envio',
  'Paused until {date}': 'Em pausa até {date}',
  'Next issue: {date}': 'Próxima edição: {date}',
  Save: 'Salvar',
  'Saved [settings]': 'Salvo',
  'Unsubscribe from {site}?': 'Cancelar a inscrição na newsletter {site}?',
  'We’ll stop sending the digest to {email}.': 'A newsletter deixará de chegar a {email}.',
  'You’ve unsubscribed': 'Inscrição cancelada',
  'We won’t send the digest to {email} from now on.':
    'A newsletter não será mais enviada a {email}.',
  Undo: 'Desfazer: inscrever-se de novo',
  'You’re subscribed again': 'A inscrição está ativa de novo',
  'Download my data': 'Baixar os meus dados',
  'Erase my data': 'Apagar os meus dados',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'Tudo o que temos sobre esta inscrição é apagado imediatamente. Isso não pode ser desfeito.',
  'Your data was erased': 'Os dados foram apagados',
  'Link to my account': 'Vincular à minha conta',
  'Linked to your account {username}': 'Inscrição vinculada à conta {username}',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'Para ver ou alterar o seu texto, ou para baixar ou apagar os seus dados, peça um link por e-mail.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'Os links para as suas preferências em e-mails anteriores deixam de funcionar. O cancelamento continua possível.',
  'Disable old links': 'Invalidar os links antigos',
  'Old links are invalid': 'Os links antigos não valem mais',
  'This link works for one hour.': 'O link vale por uma hora.',
  'More like this': 'Mais deste tipo',
  'Less like this': 'Menos deste tipo',
  'Choose what to add to your preferences.':
    'Escolha as palavras a acrescentar às suas preferências.',
  'This post has no topic to choose from.': 'Esta publicação não tem nenhum tema para escolher.',
  'Too many requests right now. Please try again later.':
    'Há solicitações demais no momento. Tente novamente mais tarde.',
  'Try again': 'Tentar novamente',
  'The form wasn’t sent yet. Please press “Send again”.':
    'O formulário ainda não foi enviado. Clique em “Enviar novamente”.',
  'A digest can be read in the browser for 60 days.':
    'Uma edição pode ser lida no navegador por 60 dias.',
  'Past issues': 'Edições anteriores',
  'Choose instead': 'Prefiro escolher',
  'We’re reading your words. Look again in a minute.':
    'Estamos lendo o seu texto. Veja de novo em um minuto.',
  'We couldn’t read all of this. Choose below.': 'Não conseguimos ler tudo. Escolha abaixo.',
  'We can’t do this: {list}.': 'Isto não podemos fazer: {list}.',
  'About [topics]': 'Sobre',
  Without: 'Sem',
  'Others, separated by commas': 'Outros, separados por vírgulas',
  'Only these topics': 'Só estes temas',
  'No email when nothing matches': 'Nenhum e-mail se nada corresponder',
  Level: 'Nível',
  Length: 'Tamanho',
  Standard: 'Normal',
  'Number of posts': 'Número de publicações',
  'Days of the daily digest': 'Dias da newsletter diária',
  'Every day': 'Todos os dias',
  'On these days:': 'Nestes dias:',
  'Choose at most {most} topics of at most 60 characters.':
    'Escolha no máximo {most} temas de até 60 caracteres.',
  'Written and checked by AI': 'Escrito e conferido por IA',
  'Sentences selected by AI': 'Frases selecionadas por IA',
  Excerpt: 'Trecho',
  'Written by the editor': 'Escrito pela redação',
  'Summary by {publisher}': 'Resumo de {publisher}',
  'Show the passage': 'Mostrar o trecho original',
  'In the source': 'Na fonte',
  'The posts in this issue have been removed.': 'As publicações desta edição foram removidas.',
  'New since {date}': 'Novidades desde {date}',
  'Report this sentence': 'Apontar erro nesta frase',
  'Report a sentence': 'Apontar um erro',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'Esta frase está errada? A redação a compara com a fonte.',
  'Source passages': 'Em que ela se baseia',
  'What is wrong? (optional)': 'O que está errado? (opcional)',
  'Thank you': 'Agradecemos a ajuda',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'A redação vai examinar a frase. Se estiver errada, ela será riscada, e quem a recebeu receberá uma correção.',
  'Back to the issue': 'Voltar à edição',
  'One click and the digest is yours.': 'Um clique e a newsletter é sua.',
  'Confirm your subscription': 'Confirme a inscrição',
  'Please confirm that you want the digest of {site}.':
    'Alguém, provavelmente você, pediu a newsletter {site} com este endereço. Clique no botão para recebê-la.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'Um e-mail que enviamos anteriormente para este endereço foi devolvido. Confirme e voltaremos a escrever.',
  'This link expires in 7 days.': 'O link vale por 7 dias.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'Se não foi você, não faça nada: sem confirmação, nada será enviado.',
  'Welcome to {site}': 'Boas-vindas à newsletter {site}',
  'Your subscription is confirmed.': 'A inscrição está confirmada.',
  'You chose the daily digest.': 'Você escolheu a newsletter diária.',
  'You chose the weekly digest.': 'Você escolheu a newsletter semanal.',
  'Read the latest issue': 'Ler a edição mais recente',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'A newsletter vem de {address}. Adicione esse endereço aos seus contatos para que ela chegue à caixa de entrada.',
  'Change frequency or topics': 'Alterar a frequência e os temas',
  '{site}: Email preferences': '{site}: Preferências de e-mail',
  'Correction from {site}': 'Correção de {site}',
  Correction: 'Correção',
  'We sent you a sentence that was wrong:': 'Enviamos a você uma frase que estava errada:',
  'No. {number}': 'N.º {number}',
  'Rate today’s stories': 'Avaliar as notícias de hoje',
  'Rate this week’s stories': 'Avaliar as notícias da semana',
  Discuss: 'Comentar',
  'Written and checked by AI. Every sentence links to its source.':
    'Escrito e conferido por IA. Cada frase leva à sua fonte.',
  'Sentences from the sources, selected by AI': 'Frases das fontes, selecionadas por IA',
  'Excerpts. No AI used.': 'Trechos, sem uso de IA',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural, one {# comentário} other {# comentários}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {Ver a outra publicação no navegador}\n        other {Ver as outras # publicações no navegador}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        one {# publicação sobre {topics} hoje.}\n        other {# publicações sobre {topics} hoje.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        one {# publicação sobre {topics} nesta semana.}\n        other {# publicações sobre {topics} nesta semana.}\n      }',
  'The nearest are:': 'O mais próximo:',
  'Nothing on {topics} today.': 'Nada sobre {topics} hoje.',
  'Nothing on {topics} this week.': 'Nada sobre {topics} nesta semana.',
  'Also on {site}': 'Também em {site}',
  'From people you follow': 'De quem você segue',
  'View in browser': 'Ver no navegador',
  'You’re getting this because you subscribed to the digest of {site}.':
    'Você recebe este e-mail porque se inscreveu na newsletter {site}.',
  Preferences: 'Pausar ou alterar',
  '{author} commented on “{title}”': '{author} comentou “{title}”',
  '{author} replied to your comment on “{title}”':
    '{author} respondeu ao seu comentário em “{title}”',
  '{author} mentioned you on “{title}”': '{author} mencionou você em “{title}”',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} comentou “{title}”, que você segue ou salvou',
  'View and reply': 'Ver e responder',
  'Turn off these emails': 'Desativar estes e-mails',
  'Notification settings': 'Configurações de notificações',
  'You’re getting this email because of your notification settings.':
    'Você recebe este e-mail por causa das suas configurações de notificações.',
  'New in your inbox: {count}': 'Novidades na sua caixa de entrada: {count}',
  'And {count} more in your inbox': 'E mais {count} na sua caixa de entrada',
  'Open your inbox': 'Abrir sua caixa de entrada',
  'Turn off these emails?': 'Desativar estes e-mails?',
  'You’ll still find everything in your inbox on the site.':
    'Você continua encontrando tudo na sua caixa de entrada no site.',
  'Turn off': 'Desativar',
  'These emails are turned off': 'Estes e-mails estão desativados',
  'You are now a member of {site}': 'Agora você é membro de {site}',
  '{site} did not accept your application': '{site} não aceitou o seu pedido',
  'Log in': 'Entrar',
  'You’re getting this email because you applied to join {site}.':
    'Você recebe este e-mail porque pediu para entrar em {site}.',
  'Skip to content': 'Ir para o conteúdo',
  Main: 'Principal',
  Hot: 'Em alta',
  New: 'Novo',
  Top: 'Top',
  Search: 'Buscar',
  Menu: 'Menu',
  'Dark mode': 'Modo escuro',
  Login: 'Entrar',
  'Sign Up': 'Cadastro',
  Footer: 'Rodapé',
  Home: 'Início',
  Discussions: 'Discussões',
  'Digest by language': 'Newsletter por idioma',
  'Digest by industry': 'Newsletter por setor',
  'Manage subscription': 'Gerenciar inscrição',
  About: 'Sobre',
  Contact: 'Contato',
  Terms: 'Termos',
  Privacy: 'Privacidade',
  'All rights reserved.': 'Todos os direitos reservados.',
  Digest: 'Newsletter',
  'API docs': 'Documentação da API',
  'Moderation log': 'Registro de moderação',
  RSS: 'RSS',
  Inbox: 'Caixa de entrada',
  Submit: 'Publicar',
  Account: 'Conta',
  Saved: 'Salvos',
  'API keys': 'Chaves de API',
  Settings: 'Configurações',
  Admin: 'Administração',
  Logout: 'Sair',
  '{code} is your {site} code': '{code} é o seu código de {site}',
  'Enter this code to log in to {site}:': 'Digite este código para entrar em {site}:',
  'Enter this code to finish signing up for {site} as {username}:':
    'Digite este código para concluir o seu cadastro em {site} como {username}:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'Recebemos muitos pedidos de códigos de {site} para este endereço, por isso não enviaremos outros por enquanto. Guarde este e-mail: se precisar de um código hoje, peça um e digite este no lugar dele:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'Expira em {minutes} minutos. Só o código mais recente funciona, no navegador em que você o pediu.',
  'This code is longer because of repeated attempts on your account.':
    'Este código é mais longo devido a tentativas repetidas na sua conta.',
  'It works once within 24 hours, in any browser.':
    'Pode ser usado uma única vez, nas próximas 24 horas e em qualquer navegador.',
  'Didn’t request this? Ignore it. Never share this code.':
    'Não pediu este código? Ignore o e-mail. Nunca compartilhe este código.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Você precisa de um convite para entrar em {site}. Abra o link que recebeu.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'A moderação de {site} analisa os pedidos de entrada. Responda à pergunta e enviaremos a decisão por e-mail.',
  'You can join {site} with an email address at: {domains}':
    'Você pode entrar em {site} com um endereço de e-mail de: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} não aceita novos membros. Qualquer pessoa pode ler.',
  'Changed.': 'Alterado.',
  'Your email address is {email}. It’s private.':
    'O seu endereço de e-mail é {email}. Só você o vê.',
  'New email address': 'Novo endereço de e-mail',
  'Enter an email address, like name@example.org.':
    'Insira um endereço de e-mail, como nome@example.org.',
  'Change email address': 'Alterar endereço de e-mail',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'Enviaremos um código por e-mail. A mudança encerra a sessão nos outros dispositivos e revoga as suas chaves de API.',
  'Sending…': 'Enviando…',
  'Email me a code': 'Receber um código',
  Code: 'Código',
  'Your email address was changed.': 'O seu endereço de e-mail foi alterado.',
  'Your email address changes once you enter it.':
    'O endereço de e-mail mudará quando você digitar o código.',
  'One moment…': 'Um momento…',
  Back: 'Voltar',
  'Match device': 'Igual ao dispositivo',
  'Light [theme]': 'Claro',
  'Dark [theme]': 'Escuro',
  'Theme in this browser': 'Tema neste navegador',
  'Saved.': 'Salvo.',
  'Post, followed': 'Publicação seguida',
  'Post, hidden': 'Publicação oculta',
  'Tag, followed': 'Tag seguida',
  'Tag, muted': 'Tag silenciada',
  'Domain, followed': 'Domínio seguido',
  'Domain, muted': 'Domínio silenciado',
  'Person, followed': 'Pessoa seguida',
  'Person, muted': 'Pessoa silenciada',
  '{name} is removed.': 'Removido da lista: {name}.',
  'This list couldn’t be loaded.': 'Não foi possível carregar esta lista.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'Nada ainda. Siga ou silencie uma publicação, uma tag, um domínio ou uma pessoa nas respectivas páginas.',
  Remove: 'Remover',
  Username: 'Nome de usuário',
  'Posts and comments': 'Publicações e comentários',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'A sua conta será excluída em {days, plural, one {# dia} other {# dias}}.',
  'Type your username, {username}, to confirm.':
    'Digite o seu nome de usuário, {username}, para confirmar.',
  'Delete account': 'Excluir conta',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'A sua conta será excluída após {days, plural, one {# dia} other {# dias}}. Entre antes disso para cancelar.',
  'Other devices and API keys stop working now.':
    'Outros dispositivos e chaves de API deixam de funcionar agora.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'O perfil, as publicações salvas, a caixa de entrada e o que você segue são apagados. Os votos continuam valendo, de forma anônima.',
  'Keep them': 'Manter',
  'Shown as written by a deleted user.': 'Aparecem como escritos por uma conta excluída.',
  'Erase them': 'Apagar',
  'Replies from others stay.': 'As respostas de outras pessoas ficam.',
  'Your username': 'O seu nome de usuário',
  'Type {username} to confirm.': 'Digite {username} para confirmar.',
  'Delete my account': 'Excluir a minha conta',
  'Scheduled for {date}. You can cancel at the top of this page.':
    'Agendada para {date}. Você pode cancelar no topo desta página.',
  'Deletion canceled.': 'Exclusão cancelada.',
  'Account deletion': 'Exclusão da conta',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>A sua conta será excluída em {date}.</strong> Até lá, você pode cancelar.',
  'Cancel deletion': 'Cancelar exclusão',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'Você pode entrar com estas contas em vez de um código por e-mail. Os códigos continuam funcionando.',
  'Your linked accounts': 'Contas vinculadas',
  'Your linked accounts couldn’t be loaded.': 'Não foi possível carregar as contas vinculadas.',
  'linked {time}': 'vinculada {time}',
  'Link an account at {provider}': 'Vincular uma conta de {provider}',
  'Remove {name}?': 'Remover {name}?',
  'Removing…': 'Removendo…',
  'Keep it': 'Manter',
  '{name} was removed.': 'Conta removida: {name}.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'Não é mais possível entrar com essa conta, e a sessão foi encerrada nos dispositivos que entraram com ela.',
  'How many people can use it': 'Quantas pessoas podem usá-lo',
  'Valid for days': 'Validade em dias',
  'Your invitations couldn’t be loaded.': 'Não foi possível carregar os convites.',
  'Invitation created. Its link is below the form.':
    'Convite criado. O link está abaixo do formulário.',
  'New invitation': 'Novo convite',
  'Creating…': 'Criando…',
  'Create a link': 'Criar link',
  'Link [noun]': 'Link',
  'Copy it now. You won’t see it again.': 'Copie agora. Ele não aparecerá de novo.',
  'The invitation has ended.': 'O convite foi encerrado.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    'Usado {uses} de {mostUses, plural, one {# vez} other {# vezes}}, até {date}',
  'End [verb]': 'Encerrar',
  'Replies to you': 'Respostas a você',
  'Mentions of you': 'Menções a você',
  'New comments on posts you follow or saved':
    'Comentários novos em publicações que você segue ou salvou',
  'Never also turns off inbox items for saved posts.':
    'Com “Nunca”, as publicações salvas também não aparecem na caixa de entrada.',
  Immediately: 'Imediatamente',
  Never: 'Nunca',
  'Notifications saved.': 'Notificações salvas.',
  'Your digest couldn’t be loaded.': 'Não foi possível carregar a newsletter.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'Tudo está na <inbox>sua caixa de entrada</inbox>. Escolha o que também enviamos por e-mail: imediatamente ou num e-mail diário. O e-mail diário chega com a newsletter ou às 8h.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'Altere o idioma, o horário e os temas nas <preferences>preferências da newsletter</preferences>.',
  'Your data was downloaded.': 'Os seus dados foram baixados.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'Baixe em JSON tudo o que temos sobre você: perfil, publicações, comentários, votos, o que segue, publicações salvas, caixa de entrada, sessões, chaves de acesso e chaves de API.',
  'Your data': 'Os seus dados',
  'Collecting…': 'Reunindo…',
  Downloaded: 'Baixado',
  'The passkey {name} was added.': 'A chave de acesso {name} foi adicionada.',
  'Your passkeys': 'As suas chaves de acesso',
  'Your passkeys couldn’t be loaded.': 'Não foi possível carregar as chaves de acesso.',
  'Add a passkey': 'Adicionar chave de acesso',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'Com uma chave de acesso, você entra com a impressão digital, o rosto ou o bloqueio de tela em vez de um código por e-mail.',
  'Remove “{name}”?': 'Remover “{name}”?',
  'The passkey {name} was removed.': 'A chave de acesso {name} foi removida.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'Não é mais possível entrar com ela, e a sessão foi encerrada nos outros dispositivos que entraram com ela. Exclua-a também no seu dispositivo.',
  'Your role on this site requires a passkey for the admin area.':
    'A sua função neste site exige uma chave de acesso para a administração.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'Entre com a sua. Se a perdeu, adicione outra: ela abre a administração após {hours, plural, one {# hora} other {# horas}}.',
  'Add one here.': 'Adicione uma aqui.',
  'Added {time}': 'Adicionada {time}',
  'not used yet': 'ainda não usada',
  'last used {time}': 'usada {time}',
  Rename: 'Renomear',
  'Name of the passkey': 'Nome da chave de acesso',
  'Enter a name for the passkey.': 'Insira um nome para a chave de acesso.',
  'The passkey is now named {name}.': 'A chave de acesso agora se chama {name}.',
  'Rename the passkey': 'Renomear a chave de acesso',
  'Saving…': 'Salvando…',
  Cancel: 'Cancelar',
  'Picture added to the text.': 'Imagem adicionada ao texto.',
  'New picture': 'Nova imagem',
  'What does the picture show?': 'O que a imagem mostra?',
  'Describe the picture in a few words.': 'Descreva a imagem em poucas palavras.',
  'For readers who can’t see it.': 'Para quem não pode vê-la.',
  'Uploaded: {file}': 'Enviada: {file}',
  'Add to the text': 'Adicionar ao texto',
  'Add a picture': 'Adicionar uma imagem',
  'Or paste or drop one. Needs {karma, number} karma.':
    'Você também pode colar ou arrastar uma. Requer {karma, number} de carma.',
  'Or paste or drop one.': 'Você também pode colar ou arrastar uma.',
  "The site has reached its limit of {size} MB for members' pictures.":
    'O site atingiu o limite de {size} MB para imagens de membros.',
  'This site has no pictures in posts and comments.':
    'Este site não aceita imagens em publicações e comentários.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'É possível adicionar imagens a partir de {minKarma, number} de carma. Você tem {karma, number}.',
  'You can add {count} pictures a day.': 'Você pode adicionar {count} imagens por dia.',
  'The picture': 'A imagem',
  'Picture saved.': 'Imagem salva.',
  Picture: 'Imagem',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'Aparece ao lado do seu nome. PNG, JPEG, WebP, AVIF ou GIF, com no máximo {megabytes} MB. O centro é recortado em um quadrado.',
  'Picture removed.': 'Imagem removida.',
  'Remove the picture': 'Remover a imagem',
  Name: 'Nome',
  'About you': 'Sobre você',
  Website: 'Site',
  'Profile saved.': 'Perfil salvo.',
  'Enter a name.': 'Insira um nome.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    'Aparece no <profile>seu perfil público</profile>. O nome de usuário ({username}) não pode ser alterado.',
  Profile: 'Perfil',
  'Plain text, at most {most, number} characters.':
    'Texto simples, no máximo {most, number} caracteres.',
  'Starts with https:// or http://.': 'Começa com https:// ou http://.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'O navegador não permite notificações deste site. Verifique as configurações dele.',
  'Browser notifications': 'Notificações do navegador',
  'This browser shows replies and mentions at once, until you log out.':
    'Este navegador mostra respostas e menções na hora, até você sair.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'Mostrar respostas e menções na hora neste navegador, mesmo com o site fechado.',
  'Turn on': 'Ativar',
  Email: 'E-mail',
  Notifications: 'Notificações',
  Appearance: 'Aparência',
  Keyboard: 'Teclado',
  'Followed and muted': 'Seguidos e silenciados',
  Sessions: 'Sessões',
  Passkeys: 'Chaves de acesso',
  'Linked accounts': 'Contas vinculadas',
  Invitations: 'Convites',
  Reading: 'Leitura',
  Security: 'Segurança',
  'Changes are saved at once.': 'As alterações são salvas na hora.',
  'Logged in {time} from your current network': 'Login {time}, da sua rede atual',
  'Logged in {time} from another network': 'Login {time}, de outra rede',
  'Logged in {time}': 'Login {time}',
  'Where you are logged in': 'Onde a sua conta está aberta',
  'Your sessions couldn’t be loaded.': 'Não foi possível carregar as sessões.',
  'This session': 'Esta sessão',
  'last active {time}': 'ativa {time}',
  '{device} is logged out.': 'Sessão encerrada: {device}.',
  'Logging out…': 'Saindo…',
  'Log out': 'Sair',
  'Other devices are logged out.': 'A sessão foi encerrada nos outros dispositivos.',
  'Log out other devices': 'Sair dos outros dispositivos',
  'Your settings couldn’t be loaded.': 'Não foi possível carregar as configurações.',
  'Only / (search)': 'Só / (busca)',
  'All [shortcuts]': 'Todos',
  'j and k step through a page, ? lists the keys.': 'j e k percorrem a página, ? lista as teclas.',
  'None [shortcuts]': 'Nenhum',
  'Saved in this browser, but not in your account. Try again.':
    'Salvo neste navegador, mas não na sua conta. Tente novamente.',
  'Single-letter shortcuts': 'Atalhos de uma letra',
  'They’re off while you type in a field.': 'Ficam desativados enquanto você digita num campo.',
  'Next post or comment': 'Próxima publicação ou comentário',
  'Previous post or comment': 'Publicação ou comentário anterior',
  'Open the post, or collapse or expand the comment':
    'Abrir a publicação, ou recolher ou expandir o comentário',
  Comments: 'Comentários',
  'Next new comment': 'Próximo comentário novo',
  'Previous new comment': 'Comentário novo anterior',
  'Up one level': 'Um nível acima',
  'This list': 'Esta lista',
  'Keyboard shortcuts': 'Atalhos de teclado',
  'Code from the email': 'Código do e-mail',
  'Email to this address works again.': 'O envio para este endereço voltou a funcionar.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'Este endereço só recebe códigos de login, após uma reclamação sobre os nossos e-mails ou um bloqueio da equipe. Escreva para nós para mudar isso.',
  'Get email again': 'Voltar a receber e-mails',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'Os e-mails para este endereço foram devolvidos, por isso ele só recebe códigos de login. Se um código chegar, é porque ele voltou a funcionar.',
  'Email me a code to get email again': 'Receber um código para voltar a receber e-mails',
  'Time zone saved.': 'Fuso horário salvo.',
  Language: 'Idioma',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'Para os e-mails sobre sua conta, respostas e menções. Os links para as páginas em outros idiomas ficam no rodapé de cada página.',
  'The language of my newsletter, or of the site': 'O da minha newsletter ou o do site',
  'Language saved.': 'Idioma salvo.',
  'Used for exact times and the daily email.': 'Usado para horários exatos e para o e-mail diário.',
  'My browser’s time zone': 'Fuso horário do navegador',
  'Your keys couldn’t be loaded.': 'Não foi possível carregar as chaves.',
  'A new key': 'Uma nova chave',
  'Your keys': 'As suas chaves',
  'You have no keys yet.': 'Você ainda não tem chaves.',
  'New key': 'Nova chave',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'Você chegou ao limite de {max, plural, one {# chave} other {# chaves}}. Revogue uma para criar outra.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'Com chaves de API, os seus programas leem e publicam em {site} em seu nome. Consulte a <docs>documentação da API</docs>.',
  Example: 'Exemplo',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'Trate as chaves como senhas. Elas não alteram configurações nem criam outras chaves.',
  Key: 'Chave',
  'May [permission]': 'Permissões',
  Created: 'Criada',
  'Last used': 'Último uso',
  Expires: 'Expira',
  'read [permission]': 'ler',
  'write [permission]': 'escrever',
  Actions: 'Ações',
  Revoke: 'Revogar',
  'Revoke “{name}”?': 'Revogar “{name}”?',
  'Revoking…': 'Revogando…',
  'Key {name} revoked.': 'Chave {name} revogada.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'Os programas que usam a chave {key} param de funcionar imediatamente. Isso não pode ser desfeito.',
  'Expired on {date}': 'Expirou em {date}',
  'Expires soon: {date}': 'Expira em breve: {date}',
  Permissions: 'Permissões',
  'Valid for': 'Validade',
  'Read [permission]': 'Ler',
  'Posts, comments, your inbox and saved posts.':
    'Publicações, comentários, a caixa de entrada e publicações salvas.',
  'Write [permission]': 'Escrever',
  'Post, comment, vote, save and follow as you.':
    'Publicar, comentar, votar, salvar e seguir em seu nome.',
  'Enter a name for the key.': 'Insira um nome para a chave.',
  'Choose at least one permission.': 'Escolha pelo menos uma permissão.',
  'What you entered is still here.': 'O que você inseriu continua aqui.',
  'For example, “Train reader”.': 'Por exemplo, “Leitor do trem”.',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# dia} other {# dias}}',
  'Create key': 'Criar chave',
  Copied: 'Copiado',
  'Press Ctrl+C or ⌘C to copy it.': 'Pressione Ctrl+C ou ⌘C para copiar.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'A chave está selecionada: pressione Ctrl+C ou Command+C para copiar.',
  'Your new key “{name}”': 'A sua nova chave “{name}”',
  'You won’t see it again.': 'Ela não aparecerá de novo.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'Guarde-a com os outros segredos do programa. Se a perder, revogue-a e crie outra.',
  Copy: 'Copiar',
  Done: 'Concluir',
  'Error: Log in': 'Erro: Entrar',
  'No account yet?': 'Ainda não tem conta?',
  'Sign up': 'Cadastrar-se',
  'Error: Sign up': 'Erro: Cadastro',
  'Have an account?': 'Já tem conta?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    'De {min} a {max} caracteres: letras, números, _ ou -. É público e não pode ser alterado.',
  'Shown on your profile. You can change it later.':
    'Aparece no seu perfil. Você pode alterar depois.',
  'We’ll email you a code. No password; your address stays private.':
    'Enviaremos um código por e-mail. Sem senha; o seu endereço não é divulgado.',
  'Choose a username.': 'Escolha um nome de usuário.',
  'Enter your email address, like name@example.org.':
    'Insira o seu endereço de e-mail, como nome@example.org.',
  'Answer the question.': 'Responda à pergunta.',
  'You’re already logged in as {username}.': 'Você já entrou como {username}.',
  Continue: 'Continuar',
  'Invitation link, if you have one': 'Link de convite, se você tiver',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'Você pode pedir um novo código em {left, plural, one {# segundo} other {# segundos}}.',
  'New code sent.': 'Novo código enviado.',
  'Enter your code': 'Digite o código',
  'Send a new code (in {left} s)': 'Enviar novo código (em {left} s)',
  'Send a new code': 'Enviar novo código',
  'Use a different email': 'Usar outro e-mail',
  'Confirm it’s you': 'Confirme que é você',
  Confirm: 'Confirmar',
  'Use a passkey': 'Usar chave de acesso',
  'Link an account': 'Vincular uma conta',
  'The account couldn’t be loaded.': 'Não foi possível carregar a conta.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'Não há nada para vincular, ou o login expirou. Comece de novo nas <settings>Configurações</settings>.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    'Vincular {account} ({provider}) à sua conta {username}? Você poderá entrar com ela em vez de um código por e-mail. Vincule só se for sua.',
  'Link it': 'Vincular',
  'Don’t link it': 'Não vincular',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'Esta página precisa de JavaScript. Para <account>publicar, comentar e votar</account>, não é preciso.',
  'We couldn’t check your login.': 'Não foi possível verificar a sua sessão.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'A sua sessão foi encerrada. O texto está a salvo: <login>entre em uma nova guia</login> e continue aqui.',
  Passkey: 'Chave de acesso',
  'Log in with a passkey': 'Entrar com chave de acesso',
  'Next time without a code?': 'Sem código da próxima vez?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'Você entrou. Da próxima vez, uma chave de acesso permite entrar com a impressão digital, o rosto ou o bloqueio de tela em vez de um código por e-mail. Ela pode ser removida nas Configurações.',
  'Not now': 'Agora não',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'Não foi possível acessá-la. Tente novamente ou entre com um código por e-mail.',
  'Back to the login': 'Voltar ao login',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'Para entrar é preciso ter JavaScript, que está desativado neste navegador. Para ler {site}, não.',
  '{account} isn’t linked to an account here yet.':
    '{account} ainda não está vinculada a uma conta daqui.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'Entre ou cadastre-se uma vez com um código por e-mail. Depois você poderá vinculá-la.',
  'To show that {email} is yours, enter a code that we email to it.':
    'Para mostrar que {email} é seu, digite o código que enviaremos para esse endereço.',
  'With another address:': 'Com outro endereço:',
  'Your address {email} is verified. Choose how you appear here.':
    'O seu endereço {email} foi verificado. Escolha como você aparece aqui.',
  'It’s public and can’t be changed.': 'É público e não pode ser alterado.',
  'Have an account with another address?': 'Tem conta com outro endereço?',
  'Log in and link it': 'Entrar e vincular',
  'Continue with {provider}': 'Continuar com {provider}',
  'You’re logged out.': 'Você saiu da conta.',
  'Waiting for a moderator': 'Aguardando a moderação',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'O endereço está confirmado. Enviaremos um e-mail quando a moderação decidir.',
  'Then log in with an emailed code once. After that you can link {account}.':
    'Depois, entre uma vez com um código por e-mail. Então você poderá vincular {account}.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'Em análise. Só você vê o comentário até a moderação aprovar.',
  'Hidden [state]': 'Oculto',
  'Visible again': 'Visível de novo',
  Reply: 'Responder',
  Edit: 'Editar',
  Delete: 'Excluir',
  Unhide: 'Mostrar de novo',
  'That didn’t work. Try again.': 'Não funcionou. Tente novamente.',
  Hide: 'Ocultar',
  Reported: 'Denunciado',
  'Report [verb]': 'Denunciar',
  'Unmute {subject}': 'Deixar de silenciar {subject}',
  'Mute {subject}': 'Silenciar {subject}',
  'Unmuted {subject}': 'Você deixou de silenciar {subject}',
  'Muted {subject}': 'Você silenciou {subject}',
  'That wasn’t saved. Try again.': 'Não foi salvo. Tente novamente.',
  'Open author in admin': 'Ver quem publicou, na administração',
  'Reply to {author}': 'Responder a {author}',
  'Posting…': 'Publicando…',
  'Comment posted': 'Comentário publicado',
  'Your comment': 'O seu comentário',
  'Comment saved': 'Comentário salvo',
  'Delete this comment?': 'Excluir este comentário?',
  'Deleting…': 'Excluindo…',
  'Comment deleted': 'Comentário excluído',
  'This can’t be undone. Replies to it stay.': 'Isso não pode ser desfeito. As respostas ficam.',
  'Hiding…': 'Ocultando…',
  'your comment': 'o seu comentário',
  'comment by {author}': 'comentário de {author}',
  'You have a draft here': 'Você tem um rascunho aqui',
  'Hidden. [state]': 'Oculto.',
  'The comment': 'O comentário',
  'Enter your comment.': 'Escreva o comentário.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'O comentário pode ter no máximo {max, number} caracteres; tem {length, number}.',
  '{used, number} of {most, number} characters': '{used, number} de {most, number} caracteres',
  Formatting: 'Formatação',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*ênfase*</c>, <c>**negrito**</c>, <c>`código`</c>, <c>[texto do link](https://example.org)</c>, <c>></c> citação, <c>-</c> item de lista, linha em branco = novo parágrafo, <c>@nome</c> notifica esse membro',
  'You have a draft here.': 'Você tem um rascunho aqui.',
  'Write a comment': 'Escreva um comentário',
  'Post comment': 'Comentar',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, one {# comentário novo} other {# comentários novos}}',
  'No comments yet': 'Nenhum comentário ainda',
  'Log in to comment': 'Entre para comentar',
  'Sort comments': 'Ordenar comentários',
  'Best [sort]': 'Melhores',
  'New [sort]': 'Novos',
  'Old [sort]': 'Antigos',
  'All comments': 'Todos os comentários',
  'More comments': 'Mais comentários',
  'More replies': 'Mais respostas',
  deleted: 'excluído',
  'a deleted comment': 'um comentário excluído',
  'Deleted by its author.': 'Excluído por quem o escreveu.',
  hidden: 'oculto',
  'a hidden comment': 'um comentário oculto',
  'Hidden by a moderator.': 'Ocultado pela moderação.',
  removed: 'removido',
  'a removed comment': 'um comentário removido',
  'Removed by a moderator.': 'Removido pela moderação.',
  'Hidden until a moderator has reviewed it.': 'Oculto até a moderação analisar.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    'Comentário de {name}, nível {level}, {points, plural, one {# ponto} other {# pontos}}',
  '{name} replied to {other}': '{name} respondeu a {other}',
  'New. [comment]': 'Novo.',
  submitter: 'quem publicou',
  'you [mark]': 'você',
  'in reply to {other}': 'em resposta a {other}',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    'Comentário de {name} e {replies, plural, one {# resposta} other {# respostas}}',
  'Log in to reply': 'Entre para responder',
  'Reply, vote or report': 'Responder, votar ou denunciar',
  'More replies ({count, number})': 'Mais respostas ({count, number})',
  'Expand all': 'Expandir tudo',
  'Collapse all': 'Recolher tudo',
  'No comments yet.': 'Nenhum comentário ainda.',
  'More comments couldn’t be loaded. Try again.':
    'Não foi possível carregar mais comentários. Tente novamente.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, one {Mais # comentário carregado} other {Mais # comentários carregados}}',
  '{count, plural, one {# point} other {# points}}':
    '{count, plural, one {# ponto} other {# pontos}}',
  'You have an unsent <draft>reply</draft> here.':
    'Você tem aqui uma <draft>resposta</draft> não enviada.',
  'You have an unsent <draft>change of a comment</draft> here.':
    'Você tem aqui uma <draft>alteração de comentário</draft> não enviada.',
  Discard: 'Descartar',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, one {# nova hoje} other {# novas hoje}}',
  'Top story today': 'Destaque de hoje',
  '{author}: “{text}”': '{author}: “{text}”',
  'Also today': 'Também hoje',
  'The digest by email': 'A newsletter por e-mail',
  'Your inbox couldn’t be loaded.': 'Não foi possível carregar a caixa de entrada.',
  'All marked as read.': 'Tudo marcado como lido.',
  'Mark all as read': 'Marcar tudo como lido',
  'No replies or mentions yet.': 'Nenhuma resposta ou menção ainda.',
  'You’ve reached the end.': 'Isso é tudo.',
  More: 'Mais',
  'More couldn’t be loaded. Try again.': 'Não foi possível carregar mais. Tente novamente.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, one {Mais # item carregado} other {Mais # itens carregados}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    '{count, plural, one {# publicação} other {# publicações}} nesta semana com a tag {subject}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    '{count, plural, one {# publicação} other {# publicações}} de {subject} nesta semana',
  'Tags and domains you follow': 'Tags e domínios que você segue',
  'New [unread]': 'Novo',
  '{author} mentioned you': '{author} mencionou você',
  '{author} commented on a post you follow or saved':
    '{author} comentou uma publicação que você segue ou salvou',
  '{author} replied to your post': '{author} respondeu à sua publicação',
  '{author} replied to your comment': '{author} respondeu ao seu comentário',
  Someone: 'Alguém',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'A sua inscrição não mudou. Insira o seu e-mail e enviaremos um novo link para cancelá-la.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'Insira o seu e-mail e enviaremos um novo link para alterar, pausar ou cancelar a newsletter.',
  'Your subscription': 'A sua inscrição',
  'If this address has a subscription, we’ve sent it a link.':
    'Se este endereço tiver uma inscrição, enviamos um link para ele.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'Insira o seu e-mail e enviaremos um link para alterar, pausar ou cancelar a newsletter.',
  'Email me the link': 'Receber o link',
  'A moderator hid the post “{title}”.': 'A moderação ocultou a publicação “{title}”.',
  'A moderator showed the post “{title}” again.':
    'A moderação voltou a mostrar a publicação “{title}”.',
  'A moderator removed the post “{title}”.': 'A moderação removeu a publicação “{title}”.',
  'A moderator locked the post “{title}”.': 'A moderação trancou a publicação “{title}”.',
  'A moderator unlocked the post “{title}”.': 'A moderação destrancou a publicação “{title}”.',
  'A moderator pinned the post “{title}” until {date}.':
    'A moderação fixou a publicação “{title}” até {date}.',
  'A moderator unpinned the post “{title}”.': 'A moderação desafixou a publicação “{title}”.',
  'A moderator hid a post.': 'A moderação ocultou uma publicação.',
  'A moderator showed a post again.': 'A moderação voltou a mostrar uma publicação.',
  'A moderator removed a post.': 'A moderação removeu uma publicação.',
  'A moderator locked a post.': 'A moderação trancou uma publicação.',
  'A moderator unlocked a post.': 'A moderação destrancou uma publicação.',
  'A moderator pinned a post until {date}.': 'A moderação fixou uma publicação até {date}.',
  'A moderator unpinned a post.': 'A moderação desafixou uma publicação.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'A moderação ocultou <comment>um comentário</comment> em “{title}”.',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'A moderação voltou a mostrar <comment>um comentário</comment> em “{title}”.',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'A moderação removeu <comment>um comentário</comment> em “{title}”.',
  'A moderator hid a comment.': 'A moderação ocultou um comentário.',
  'A moderator showed a comment again.': 'A moderação voltou a mostrar um comentário.',
  'A moderator removed a comment.': 'A moderação removeu um comentário.',
  'A moderator banned {member} until {date}.': 'A moderação baniu {member} até {date}.',
  'A moderator banned {member} permanently.': 'A moderação baniu {member} permanentemente.',
  'A moderator lifted the ban on {member}.': 'A moderação cancelou o banimento de {member}.',
  'A moderator banned a member until {date}.': 'A moderação baniu um membro até {date}.',
  'A moderator banned a member permanently.': 'A moderação baniu um membro permanentemente.',
  'A moderator lifted the ban on a member.': 'A moderação cancelou o banimento de um membro.',
  'No moderation actions yet.': 'Nenhuma ação da moderação ainda.',
  'The reason was redacted.': 'O motivo foi suprimido.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'Todas as edições até agora. Quer recebê-las por e-mail? <subscribe>Inscreva-se</subscribe>.',
  'No issues yet. The first goes out once three posts make the cut.':
    'Nenhuma edição ainda. A primeira sai assim que houver três publicações que mereçam ser enviadas.',
  'Week of {days}': 'Semana de {days}',
  'The digest in your language': 'A newsletter no seu idioma',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    'O que a comunidade de {site} recomenda ler, num só e-mail. Disponível em dez idiomas além do <english>inglês</english>.',
  'The digest for your industry': 'A newsletter para o seu setor',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    'O que a comunidade de {site} recomenda ler, num só e-mail. Diga qual é a sua área, e <digest>a newsletter</digest> se adapta a ela.',
  'Get the next issue by email': 'Receba a próxima edição por e-mail',
  'Previous and next issue': 'Edição anterior e seguinte',
  'How posts are chosen': 'Como as publicações são escolhidas',
  'Published {date}': 'Publicado em {date}',
  'Why these posts': 'Por que estas publicações',
  'How {site} chooses posts': 'Como as publicações são escolhidas em {site}',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'Os votos da comunidade e o tempo das publicações no ar decidem a ordem. A newsletter traz as publicações com mais pontos do dia ou da semana, e cada acontecimento uma só vez. Nenhuma IA escolhe publicações.',
  '{heading}: all rules': '{heading}: todas as regras',
  'Get the digest by email': 'Receba a newsletter por e-mail',
  'What 100 points count for as a post gets older':
    'Quanto valem 100 pontos conforme a publicação envelhece',
  'when new': 'quando nova',
  'after {hours, plural, one {# hour} other {# hours}}':
    'após {hours, plural, one {# hora} other {# horas}}',
  'Post from any page': 'Publicar de qualquer página',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'Crie um favorito e cole isto como URL. Clique nele em qualquer página para preencher o formulário de {site} com o link e o título dela.',
  'Enter a link, a text, or both.': 'Insira um link, um texto ou ambos.',
  'Enter a title.': 'Insira um título.',
  'We couldn’t read that page. Please add a title.':
    'Não conseguimos ler essa página. Adicione um título.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    'Já publicado {time}: {title} · {count, plural, one {# comentário} other {# comentários}}',
  'Go to the discussion': 'Ir para a discussão',
  'Fetching the title…': 'Buscando o título…',
  Write: 'Escrever',
  Preview: 'Prévia',
  'The preview isn’t available right now.': 'A prévia não está disponível no momento.',
  'Nothing to preview yet.': 'Nada para mostrar ainda.',
  Text: 'Texto',
  'Formatting help': 'Ajuda de formatação',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**negrito**</c>, <c>*itálico*</c>, <c>`código`</c>, <c>[um link](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> citação, <c>-</c> item de lista, <c>##</c> título, linha em branco = novo parágrafo',
  '<c>@name</c> links to that member': '<c>@nome</c> leva a esse membro',
  'Suggested title: {title}': 'Título sugerido: {title}',
  'Title filled in: {title}': 'Título preenchido: {title}',
  'The title is too long by {count, number}.': 'Caracteres a mais no título: {count, number}.',
  'We restored your draft.': 'Recuperamos o seu rascunho.',
  'Discard draft': 'Descartar rascunho',
  'Paste a link, or leave blank for a text post.':
    'Cole um link ou deixe em branco para publicar um texto.',
  'Use the original headline where you can.': 'Use o título original se puder.',
  'Use: “{title}”': 'Usar “{title}”',
  'This link was shared {time}.': 'Este link foi publicado {time}.',
  'Your text is safe.': 'O seu texto está a salvo.',
  Tags: 'Tags',
  'Choose up to {max}.': 'Escolha até {max}.',
  '{count} of {max} selected.': '{count} de {max} selecionadas.',
  'You no longer follow {subject}': 'Você não segue mais {subject}',
  'You follow {subject}': 'Você segue {subject}',
  'You no longer mute {subject}': 'Você não silencia mais {subject}',
  'You muted {subject}': 'Você silenciou {subject}',
  'Follow [verb]': 'Seguir',
  'Following [state]': 'Seguindo',
  'Mute [verb]': 'Silenciar',
  'Muted [state]': 'Silenciado',
  Feeds: 'Feeds',
  Newest: 'Mais recentes',
  'Following [feed]': 'Seguindo',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>Configure o seu site</setup>: nome, cores, feeds e a primeira edição.',
  'These posts couldn’t be loaded.': 'Não foi possível carregar estas publicações.',
  'Follow people to see their posts here.': 'Siga pessoas para ver aqui as publicações delas.',
  Lock: 'Trancar',
  'Comments are open again': 'Os comentários estão abertos de novo',
  Unlock: 'Destrancar',
  'Locking…': 'Trancando…',
  'Comments are locked': 'Os comentários estão trancados',
  'A moderator locked the comments.': 'A moderação trancou os comentários.',
  'Pin [verb]': 'Fixar',
  Unpinned: 'Desafixada',
  Unpin: 'Desafixar',
  Pinned: 'Fixada',
  'Pinning…': 'Fixando…',
  'Choose the last day.': 'Escolha o último dia.',
  'Pinned until the end of': 'Fixar até o fim de',
  'Removed from Saved': 'Removida dos salvos',
  'Saved [post]': 'Salva',
  'Hidden. Only you can see it': 'Oculta. Só você a vê',
  'Save [post]': 'Salvar',
  'You no longer follow this post': 'Você não segue mais esta publicação',
  'New comments will be in your inbox': 'Os comentários novos chegarão à sua caixa de entrada',
  'Share [verb]': 'Compartilhar',
  'Show to me': 'Mostrar para mim',
  'Shown in lists again': 'Aparece de novo nas listas',
  'Hide for me': 'Ocultar para mim',
  'Hidden from your lists': 'Oculta nas suas listas',
  'Delete this post?': 'Excluir esta publicação?',
  'Post deleted': 'Publicação excluída',
  'This can’t be undone. Comments from others stay.':
    'Isso não pode ser desfeito. Os comentários de outras pessoas ficam.',
  'Hidden. Only you can see it.': 'Oculta. Só você a vê.',
  'A moderator hid this post. Only you can see it.':
    'A moderação ocultou esta publicação. Só você a vê.',
  'A moderator removed this post. Only you can see it.':
    'A moderação removeu esta publicação. Só você a vê.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'Em análise. Só você a vê até a moderação aprovar.',
  'Hidden by its author.': 'Ocultada por quem a publicou.',
  'Waiting for review.': 'Em análise.',
  'Link copied': 'Link copiado',
  'The link to this post:': 'O link desta publicação:',
  'by {author}': 'por {author}',
  '{minutes} min read': '{minutes} min de leitura',
  'Vote, comment or report without JavaScript': 'Votar, comentar ou denunciar sem JavaScript',
  'AI summary': 'Resumo por IA',
  'The author deleted this post. Its discussion stays.':
    'Quem publicou excluiu esta publicação. A discussão fica.',
  'More posts': 'Mais publicações',
  'More posts couldn’t be loaded. Try again.':
    'Não foi possível carregar mais publicações. Tente novamente.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, one {Mais # publicação carregada} other {Mais # publicações carregadas}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, one {# novo} other {# novos}}',
  'You hid this post.': 'Você ocultou esta publicação.',
  'You muted {subject}.': 'Você silenciou {subject}.',
  Show: 'Mostrar',
  'Put back. [done]': 'Salva de novo.',
  'Removed from your saved posts.': 'Removida das suas publicações salvas.',
  'Removed.': 'Removida.',
  'Put back [verb]': 'Salvar de novo',
  'Why here?': 'Por que está aqui?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, one {# ponto} other {# pontos}} e {hours, plural, one {# hora} other {# horas}} no ar.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'Os pontos equivalem a mais {hours, plural, one {# hora} other {# horas}} no ar.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'Os pontos compensam {hours, plural, one {# hora} other {# horas}} no ar.',
  'So every new post starts above it.': 'Por isso, toda publicação nova começa acima dela.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'Por isso, ela fica no nível de uma publicação nova com {points, plural, one {# ponto} other {# pontos}}.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'Pontos são votos a favor menos votos contra. Votos de contas ligadas a quem publicou ou a outra pessoa que votou não contam. Nem penalidades, nem denúncias, nem a redação mudam a ordem. A moderação pode ocultar uma publicação, mas não mudá-la de lugar. O <log>registro de moderação</log> lista o que foi feito.',
  'Edit profile': 'Editar perfil',
  'Saved posts': 'Publicações salvas',
  'You unfollowed {subject}': 'Você deixou de seguir {subject}',
  'Log in to follow {username}': 'Entre para seguir {username}',
  'Imported account': 'Conta importada',
  'joined {date}': 'no site desde {date}',
  '{count, number} karma': '{count, number} de carma',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, one {# publicação} other {# publicações}}',
  '{count, plural, one {# follower} other {# followers}}':
    '{count, plural, one {# seguidor} other {# seguidores}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, other {segue #}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'Voto a favor, {count, plural, one {# ponto} other {# pontos}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'Voto contra, {count, plural, one {# ponto} other {# pontos}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'Voto retirado, {count, plural, one {# ponto} other {# pontos}}',
  'Try again.': 'Tente novamente.',
  'Vote not saved.': 'O voto não foi salvo.',
  Upvote: 'Votar a favor',
  Downvote: 'Votar contra',
  'You can’t vote on your own post': 'Não é possível votar na própria publicação',
  'You can’t vote on your own comment': 'Não é possível votar no próprio comentário',
  'About {site}': 'Sobre {site}',
  'About this site': 'Sobre este site',
  'Get the daily digest': 'Receba a newsletter diária',
  'Not Found': 'Não encontrado',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'Esta página não existe. Ela pode ter sido removida, ou o link pode estar errado.',
  'Search posts': 'Buscar publicações',
  'New posts': 'Publicações novas',
  Today: 'Hoje',
  'Something went wrong': 'Algo deu errado',
  'We couldn’t show this page. Try reloading.':
    'Não foi possível mostrar esta página. Tente recarregar.',
  'We’ve logged it (request {requestId}).': 'O erro foi registrado (solicitação {requestId}).',
  'Something went wrong!': 'Algo deu errado!',
  'Show Error': 'Mostrar erro',
  'Hide Error': 'Ocultar erro',
  Languages: 'Idiomas',
  'In the digest': 'Na newsletter',
  Related: 'Relacionadas',
  'More from {source}': 'Mais de {source}',
  'More by {username}': 'Mais de {username}',
  'Site status': 'Estado do site',
  'This site isn’t open yet: only staff see it.':
    'Este site ainda não está aberto: só a equipe o vê.',
  'Set up and open the site': 'Configurar e abrir o site',
  'Saved. Your settings have more choices.': 'Salvo. Há mais opções nas suas configurações.',
  Welcome: 'Boas-vindas',
  'Welcome to {site}, {username}. Your account is ready.':
    'Boas-vindas a {site}, {username}. A sua conta está pronta.',
  'Email me replies and mentions': 'Receber respostas e menções por e-mail',
  'Choose your settings': 'Escolha as suas configurações',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    'Já enviamos todos os códigos que podemos para {address}. Digite o código de {characters} letras e números que enviamos por e-mail nas últimas 24 horas.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Enviamos um novo código para {address}. Ele expira em {minutes, plural, one {# minuto} other {# minutos}}.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Enviamos um código para {address}. Ele expira em {minutes, plural, one {# minuto} other {# minutos}}.',
  'Enter the {characters} letters and digits of the code.':
    'Digite as {characters} letras e números do código.',
  'Enter the {digits} digits of the code.': 'Digite os {digits} dígitos do código.',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters} letras e números, maiúsculas ou minúsculas.',
  '{digits} digits': '{digits} dígitos',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, one {# comentário em outro site} other {# comentários em outros sites}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, one {# comentário em {source}} other {# comentários em {source}}}',
  'We couldn’t verify this page, so nothing was sent.':
    'Não foi possível verificar esta página, por isso nada foi enviado.',
  'We couldn’t reach the site. Check your connection and try again.':
    'Não foi possível acessar o site. Verifique a conexão e tente novamente.',
  'The request failed with status {status}.': 'A solicitação falhou com o status {status}.',
  'within the last hour': 'há menos de uma hora',
  '{count, plural, one {# year ago} other {# years ago}}':
    '{count, plural, one {há # ano} other {há # anos}}',
  '{count}y [years]': '{count} a',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, one {há # mês} other {há # meses}}',
  '{count}mo [months]': '{count} m',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, one {há # semana} other {há # semanas}}',
  '{count}w [weeks]': '{count} sem',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {há # dia} other {há # dias}}',
  '{count}d [days]': '{count} d',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {há # hora} other {há # horas}}',
  '{count}h [hours]': '{count} h',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {há # minuto} other {há # minutos}}',
  '{count}m [minutes]': '{count} min',
  'just now': 'agora mesmo',
  'now [short age]': 'agora',
  'Error: API keys': 'Erro: Chaves de API',
  'Error: Edit post': 'Erro: Editar publicação',
  'Edit post': 'Editar publicação',
  'The post couldn’t be loaded.': 'Não foi possível carregar a publicação.',
  'Nothing was changed': 'Nada foi alterado',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'O título e a URL podem ser alterados por {hours, plural, one {# hora} other {# horas}} após a publicação.',
  Following: 'Seguindo',
  'Posts by people you follow': 'Publicações de quem você segue',
  '<login>Log in</login> to see posts by people you follow.':
    '<login>Entre</login> para ver publicações de quem você segue.',
  'Submit a post': 'Criar uma publicação',
  '{site}: new posts': '{site}: publicações novas',
  'We couldn’t find that page, so here’s the first one.':
    'Não encontramos essa página, então aqui está a primeira.',
  'Posts couldn’t be loaded.': 'Não foi possível carregar as publicações.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'Nada aqui ainda. <submit>Faça a primeira publicação</submit>.',
  'No posts from this period.': 'Nenhuma publicação neste período.',
  'See all time': 'Ver todo o período',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'Cada publicação e comentário que a moderação oculta, remove, tranca ou fixa, e cada banimento, com o motivo. Os mais recentes primeiro. O conteúdo oculto não é identificado. Acha que erramos? <contact>Fale conosco</contact>',
  'This page couldn’t be loaded.': 'Não foi possível carregar esta página.',
  Older: 'Anteriores',
  'Older entries couldn’t be loaded. Try again.':
    'Não foi possível carregar registros anteriores. Tente novamente.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, one {# registro anterior carregado} other {# registros anteriores carregados}}',
  'Older issues': 'Edições mais antigas',
  'Older issues couldn’t be loaded. Try again.':
    'Não foi possível carregar edições mais antigas. Tente novamente.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, one {Mais # edição carregada} other {Mais # edições carregadas}}',
  Contents: 'Conteúdo',
  'Other industries': 'Outros setores',
  'What it covers': 'O que abrange',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'Uma publicação conta como {industry} se o título ou as tags contiverem uma destas palavras:',
  'Lately on {site}': 'Recentemente em {site}',
  'That link didn’t match, so here’s the whole post.':
    'O link não corresponde a nada, então aqui está a publicação inteira.',
  'Comments couldn’t be loaded.': 'Não foi possível carregar os comentários.',
  'Post unavailable': 'Publicação indisponível',
  'Post not found': 'Publicação não encontrada',
  'This post couldn’t be loaded': 'Não foi possível carregar esta publicação',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'Há algo errado do nosso lado. A publicação deve estar bem; tente novamente em um minuto.',
  'It may have been removed, or the link may be wrong.':
    'Ela pode ter sido removida, ou o link pode estar errado.',
  'Your saved posts couldn’t be loaded.': 'Não foi possível carregar as publicações salvas.',
  'Posts you save appear here. Only you can see them.':
    'As publicações que você salvar aparecem aqui. Só você as vê.',
  Posts: 'Publicações',
  People: 'Pessoas',
  'Search comments': 'Buscar comentários',
  'Search people': 'Buscar pessoas',
  Relevance: 'Relevância',
  Points: 'Pontos',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, one {# publicação ou mais} other {# publicações ou mais}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, one {# comentário ou mais} other {# comentários ou mais}}',
  'Your search': 'A sua busca',
  'Search: {words}': 'Busca: {words}',
  'Usernames and names are found by their first letters.':
    'Nomes e nomes de usuário são encontrados pelas primeiras letras.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'Dica: use {phrase}, {word}, {or}, {author} ou {domain}.',
  'Tip: use {phrase}, {word}, {or} or {author}.': 'Dica: use {phrase}, {word}, {or} ou {author}.',
  'That link didn’t match. Please search again.':
    'O link não corresponde a nada. Faça a busca novamente.',
  'Search in': 'Buscar em',
  'exact phrase': 'frase exata',
  'word [search]': 'palavra',
  'Search isn’t available right now.': 'A busca não está disponível no momento.',
  'Sort results': 'Ordenar resultados',
  'No results for “{words}”. Check the spelling or try fewer words.':
    'Nenhum resultado para “{words}”. Verifique a grafia ou use menos palavras.',
  'No comments found for “{words}”.': 'Nenhum comentário encontrado para “{words}”.',
  'No username or name begins with “{words}”.':
    'Nenhum nome ou nome de usuário começa com “{words}”.',
  'Error: Settings': 'Erro: Configurações',
  'Top posts': 'Mais votadas',
  'Hot posts': 'Publicações em alta',
  Period: 'Período',
  Week: 'Semana',
  Month: 'Mês',
  Year: 'Ano',
  'All time': 'Todo o período',
  'This text couldn’t be loaded.': 'Não foi possível carregar este texto.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'As ações da moderação e os motivos estão no <log>registro de moderação</log> público.',
  'Post published': 'Publicação no ar',
  'Error: Submit': 'Erro: Publicar',
  Publish: 'Publicar',
  'Publishing…': 'Publicando…',
  'No posts with this tag yet.': 'Nenhuma publicação com esta tag ainda.',
  'This profile couldn’t be loaded.': 'Não foi possível carregar este perfil.',
  Contributions: 'Contribuições',
  'No posts yet.': 'Nenhuma publicação ainda.',
  'No passkey was used. Try again.': 'Nenhuma chave de acesso foi usada. Tente novamente.',
  'This device already has a passkey for your account.':
    'Este dispositivo já tem uma chave de acesso para a sua conta.',
  'This browser or device can’t use a passkey here.':
    'Este navegador ou dispositivo não pode usar chaves de acesso aqui.',
  'The push service of your browser failed. Try again later.':
    'O serviço de notificações do navegador falhou. Tente mais tarde.',
  'Loading…': 'Carregando…',
  'Earlier versions': 'Versões anteriores',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'Não foi possível carregar as versões anteriores. Feche e tente novamente.',
  'No earlier version is stored.': 'Não há versões anteriores guardadas.',
  'Until {time}': 'Até {time}',
  'edited {time}': 'editado {time}',
  'Uploading {file}…': 'Enviando {file}…',
  'Choose a file, or drop it here': 'Escolha um arquivo ou solte-o aqui',
  'Choose another file, or drop it here': 'Escolha outro arquivo ou solte-o aqui',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'A sua sessão foi encerrada. Nada se perdeu; entre e tente novamente.',
  'Log in in a new tab': 'Entrar em uma nova guia',
  'For your security, please log in again.': 'Por segurança, entre novamente.',
  'Log in again': 'Entrar novamente',
  'You’ve been logged out.': 'A sua sessão foi encerrada.',
  'Choose a reason.': 'Escolha um motivo.',
  'Reported. Thank you; our moderators will take a look.':
    'Denúncia enviada. A moderação vai analisar; agradecemos a ajuda.',
  'Why are you reporting this?': 'Por que você está denunciando isto?',
  'Anything else? (optional)': 'Algo mais? (opcional)',
  'Give a reason. It goes in the moderation log.':
    'Informe um motivo. Ele vai para o registro de moderação.',
  Reason: 'Motivo',
  '{points}. Log in to vote': '{points}. Entre para votar',
  'No such endpoint.': 'Endpoint inexistente.',
  'Log in first.': 'Entre primeiro.',
  "This site isn't open yet.": 'Este site ainda não está aberto.',
  "API keys can't use this endpoint. Log in instead.":
    'Chaves de API não podem usar este endpoint. Entre na conta.',
  'This API key lacks the scope {scope}.': 'Falta a esta chave de API o escopo {scope}.',
  "The data couldn't be loaded.": 'Não foi possível carregar os dados.',
  'Too many addresses tried. Try again tomorrow.': 'Foram tentados endereços demais. Tente amanhã.',
  'This code is incorrect or has expired. Request a new one.':
    'Este código está incorreto ou expirou. Peça um novo.',
  'This code was already used. Request a new one.': 'Este código já foi usado. Peça um novo.',
  'Another account now uses this address.': 'Outra conta agora usa este endereço.',
  "You've downloaded your data several times today. Try again tomorrow.":
    'Você já baixou os seus dados várias vezes hoje. Tente amanhã.',
  'Mail to your address is not stopped.': 'O envio para o seu endereço não está bloqueado.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'O envio para o seu endereço foi bloqueado por uma reclamação ou pela equipe. Escreva para o site.',
  "You've requested this too often today. Try again tomorrow.":
    'Você já pediu isto muitas vezes hoje. Tente amanhã.',
  'This account is scheduled for deletion.': 'A exclusão desta conta está agendada.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'Você chegou ao limite de {max} chaves. Revogue uma para criar outra.',
  'The key was not found.': 'Chave não encontrada.',
  "You can't post or comment here. You can still log in and read.":
    'Você não pode publicar nem comentar aqui. Ainda pode entrar e ler.',
  "You can't post or comment here. Reason: {reason}":
    'Você não pode publicar nem comentar aqui. Motivo: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'Você não pode publicar nem comentar aqui até {until}. Ainda pode entrar e ler.',
  "You can't post or comment here until {until}. Reason: {reason}":
    'Você não pode publicar nem comentar aqui até {until}. Motivo: {reason}',
  'The user was not found.': 'Conta não encontrada.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    'O {field, select, name {nome} other {nome de usuário}} se parece com um nome que só este site pode usar (“{sign}” se parece com “{like}”).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    'O {field, select, name {nome} other {nome de usuário}} se parece com um nome que só este site pode usar.',
  'The link was not found.': 'Link não encontrado.',
  'A moderator removed this post.': 'A moderação removeu esta publicação.',
  'This post is waiting for review.': 'Esta publicação está em análise.',
  'A moderator hid this post.': 'A moderação ocultou esta publicação.',
  'The post was not found.': 'Publicação não encontrada.',
  'The author deleted this post. You can reply to its comments.':
    'Quem publicou excluiu esta publicação. Você pode responder aos comentários.',
  "The comment no longer exists, so you can't reply to it.":
    'O comentário não existe mais, por isso não é possível responder.',
  'The comment is too deep in the thread to reply to.':
    'A conversa já tem níveis demais para responder a este comentário.',
  'The comment was not found.': 'Comentário não encontrado.',
  "This request can't be answered right now. Try again in a moment.":
    'Não é possível responder a esta solicitação agora. Tente daqui a pouco.',
  'The {header} was used for another request.': '{header} já foi usado em outra solicitação.',
  'The sentence is already struck.': 'A frase já está riscada.',
  'The report was not found.': 'Denúncia não encontrada.',
  'The issue was not found.': 'Edição não encontrada.',
  'The sentence was not found.': 'Frase não encontrada.',
  'Write the letter first.': 'Escreva primeiro a carta.',
  'The digest was not found.': 'Newsletter não encontrada.',
  'The link to this digest has expired.': 'O link para esta edição expirou.',
  'The language was not found.': 'Idioma não encontrado.',
  'The industry was not found.': 'Setor não encontrado.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'Esta imagem passaria do limite de {size} MB do site. Imagens sem uso são excluídas após uma ou duas semanas.',
  'This site accepts members from certain domains only.':
    'Este site só aceita membros de certos domínios.',
  '{site} does not accept new members.': '{site} não aceita novos membros.',
  'Answer the question of the site.': 'Responda à pergunta do site.',
  'The username was just taken.': 'Outra pessoa acabou de escolher este nome de usuário.',
  'The site was not found.': 'Site não encontrado.',
  'This link has been used, or is older than a minute. Go back and try again.':
    'Este link já foi usado ou tem mais de um minuto. Volte e tente novamente.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'Você chegou ao limite de {max} contas vinculadas. Remova uma primeiro.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'Esta conta já está vinculada à conta de outro membro. Para ver qual, saia e entre com ela.',
  'The linked account was not found.': 'Conta vinculada não encontrada.',
  'You cannot invite others here.': 'Você não pode convidar outras pessoas aqui.',
  "You've reached the limit of {max} invitations. End one first.":
    'Você chegou ao limite de {max} convites. Encerre um primeiro.',
  'The invitation was not found.': 'Convite não encontrado.',
  'You need an invitation to join, and this one is missing or has ended.':
    'Você precisa de um convite para entrar, e este não existe ou foi encerrado.',
  'Too many wrong codes. Try again tomorrow.': 'Códigos errados demais. Tente amanhã.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'Este navegador não tem um código válido para este endereço. Digite o código no navegador em que o pediu ou peça um novo aqui.',
  'The login provider was not found.': 'Serviço de login não encontrado.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    'Não foi possível acessar {provider}. Entre com um código por e-mail.',
  'The username is reserved.': 'Este nome de usuário está reservado.',
  'The username is taken.': 'Este nome de usuário já está em uso.',
  "There's no account with this address anymore.": 'Não há mais conta com este endereço.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'Esta chave de acesso não funciona aqui, ou a tentativa expirou. Tente novamente ou use um código por e-mail.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'A equipe deste site precisa de uma chave de acesso. Entre com a sua ou adicione uma nas Configurações.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'Você chegou ao limite de {max} chaves de acesso. Remova uma para adicionar outra.',
  'This passkey was already added.': 'Esta chave de acesso já foi adicionada.',
  'The passkey was not found.': 'Chave de acesso não encontrada.',
  'Log in with a passkey to remove this one.': 'Entre com uma chave de acesso para remover esta.',
  'This login has expired, or it was started in another browser. Start again.':
    'Este login expirou ou começou em outro navegador. Comece de novo.',
  '{provider} did not log you in. Start again.':
    '{provider} não confirmou o login. Comece de novo.',
  'The login at {provider} could not be verified. Start again.':
    'Não foi possível verificar o login em {provider}. Comece de novo.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'Este endereço precisa antes ser verificado com um código por e-mail. Entre ou cadastre-se com um.',
  'An account was just created with this address. Log in.':
    'Uma conta acabou de ser criada com este endereço. Entre.',
  'The session was not found.': 'Sessão não encontrada.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'Por segurança, entre novamente. Isto exige um login feito nos últimos 15 minutos.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'Há muitos cadastros no momento. Ative o JavaScript para verificarmos que você não é um robô, ou tente mais tarde.',
  'This request has no valid authentication of the mail provider.':
    'Esta solicitação não tem autenticação válida do serviço de e-mail.',
  'The application was not found.': 'Pedido não encontrado.',
  "You can't ban yourself.": 'Você não pode banir a própria conta.',
  "Platform admins can't be banned.": 'Administradores da plataforma não podem ser banidos.',
  "Admins can't be banned. Ask another admin to change their role first.":
    'Administradores não podem ser banidos. Antes, peça a outra pessoa da administração que mude a função deles.',
  'Moderators can only ban members. Ask an admin.':
    'A moderação só pode banir membros. Fale com a administração.',
  'The entry was not found.': 'Registro não encontrado.',
  'The note was not found.': 'Nota não encontrada.',
  'Moderators can only delete their own notes.': 'Moderadores só podem excluir as próprias notas.',
  'The post or comment was not found.': 'Publicação ou comentário não encontrado.',
  "It's no longer waiting for review.": 'Não está mais em análise.',
  '{max} posts are pinned already. Unpin one of them first.':
    'Já há {max} publicações fixadas. Desafixe uma delas primeiro.',
  "You can't report your own posts and comments, but you can delete them.":
    'Você não pode denunciar as próprias publicações e comentários, mas pode excluí-los.',
  "There's already a rule for this.": 'Já existe uma regra para isto.',
  'The rule was not found.': 'Regra não encontrada.',
  "You've already posted this {count} times today.": 'Você já publicou isto {count} vezes hoje.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'Contas novas podem publicar {count, plural, =1 {uma vez} other {# vezes}} nos primeiros {minutes} minutos. Tente um pouco mais tarde.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'Contas novas podem publicar {count} vezes no primeiro dia. Tente amanhã.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'Contas novas podem comentar {count} vezes no primeiro dia. Tente amanhã.',
  'This link was already posted by you in a post you hid.':
    'Você já publicou este link em uma publicação que ocultou.',
  'This link was already posted by you and is waiting for review.':
    'Você já publicou este link, e ele está em análise.',
  'This link was posted here within the last 30 days.':
    'Este link foi publicado aqui nos últimos 30 dias.',
  'The tag was not found.': 'Tag não encontrada.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'Você chegou ao limite de {max} itens seguidos e silenciados. Remova alguns nas Configurações.',
  'Log in to see posts from people you follow.': 'Entre para ver publicações de quem você segue.',
  'This part of the sitemap was not found.': 'Parte do mapa do site não encontrada.',
  'The text was not found.': 'Texto não encontrado.',
  'The subscriber was not found.': 'Pessoa inscrita não encontrada.',
  'The subscription was not found.': 'Inscrição não encontrada.',
  'This link has expired. Request a new one.': 'Este link expirou. Peça um novo.',
  'The mail was not found.': 'E-mail não encontrado.',
  'This event was already processed.': 'Este evento já foi processado.',
  'Your subscription was not found.': 'A sua inscrição não foi encontrada.',
  'Your account already has another subscription. Erase that one first.':
    'A sua conta já tem outra inscrição. Apague-a primeiro.',
  'This subscription belongs to another account.': 'Esta inscrição pertence a outra conta.',
  'The segment was not found.': 'Segmento não encontrado.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'Uma carta não enviada usa este segmento. Escolha antes outro público para ela.',
  'An unsent issue has a section for this segment. Remove the section first.':
    'Uma edição não enviada tem uma seção para este segmento. Remova antes a seção.',
  "There's already a segment with this name.": 'Já existe um segmento com este nome.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'O formulário foi enviado muito rápido ou tem um campo oculto preenchido. Envie novamente.',
  'Many forms were sent from your network. Please try again tomorrow.':
    'Muitos formulários foram enviados da sua rede. Tente amanhã.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'Este link só altera o envio. Peça um link por e-mail ou entre com este endereço.',
  'Too many invalid links tried. Try again in a few minutes.':
    'Foram tentados links inválidos demais. Tente novamente em alguns minutos.',
  'Your {site} account will be deleted': 'A sua conta de {site} será excluída',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'A sua conta {username} de {site} será excluída em {date}, como você pediu. Outros dispositivos e chaves de API deixaram de funcionar.',
  'You can cancel in Settings until then:': 'Até lá, você pode cancelar nas Configurações:',
  'Wasn’t you? Log in now to cancel.': 'Não foi você? Entre agora para cancelar.',
  'Sent by {site} because you have an account there.':
    'Enviado por {site} porque você tem uma conta lá.',
  'Your address was entered in the subscription form of {site}':
    'O seu endereço foi inserido no formulário de inscrição de {site}',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'Alguém inseriu este endereço de e-mail no formulário de inscrição de {site}. O formulário então mostrou que ele tem uma conta com o nome de usuário {username}.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'Nada mais foi mostrado e nada mudou. Você não precisa fazer nada.',
  'Contact us': 'Fale conosco',
  'We send at most one such email a day.': 'Enviamos no máximo um e-mail destes por dia.',
  'Sent by {site} because this is the address of your account there.':
    'Enviado por {site} porque este é o endereço da sua conta lá.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'Digite este código nas Configurações para confirmar o novo endereço de e-mail da sua conta {username} de {site}:',
  'This address already has an account on {site}': 'Este endereço já tem uma conta em {site}',
  'You tried to use this address for your {site} account, but another account already has it.':
    'Você tentou usar este endereço na sua conta de {site}, mas outra conta já o tem.',
  'To change that account’s address or delete it, log in here:':
    'Para alterar o endereço dessa conta ou excluí-la, entre aqui:',
  'Your {site} email address was changed': 'O seu endereço de e-mail em {site} foi alterado',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'O e-mail da sua conta {username} de {site} foi alterado. Este endereço não serve mais para entrar, a sessão foi encerrada em outros dispositivos e as chaves de API foram revogadas.',
  'Wasn’t you? Tell us right away:': 'Não foi você? Avise-nos imediatamente:',
  'If it was you, you’re all set.': 'Se foi você, está tudo certo.',
  'Sent by {site} because this was the address of your account there.':
    'Enviado por {site} porque este era o endereço da sua conta lá.',
  'A login was linked to your {site} account':
    'Uma conta externa foi vinculada à sua conta de {site}',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    'A conta {account} de {provider} foi vinculada à sua conta {username} de {site}. Você pode entrar com ela em vez de um código por e-mail.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'Não foi você? Remova-a nas Configurações e encerre ali a sessão nos outros dispositivos:',
  'A login was removed from your {site} account':
    'Uma conta externa foi desvinculada da sua conta de {site}',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'A conta {account} de {provider} foi desvinculada da sua conta {username} de {site}. A sessão foi encerrada nos dispositivos que entraram com ela.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'Não foi você? Verifique as contas vinculadas e as sessões nas Configurações:',
  'New login to your {site} account': 'Novo login na sua conta de {site}',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    'Houve um login com {account} de {provider} na sua conta {username} de {site}, em um novo navegador.',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    'Houve um login com {account} de {provider} na sua conta {username} de {site}, em um novo navegador: {device}.',
  'Sent by {site} because this address was entered there.':
    'Enviado por {site} porque este endereço foi inserido lá.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'Para voltar a receber e-mails da sua conta {username} de {site}, digite este código nas Configurações:',
  'The site doesn’t accept new members.': 'O site não aceita novos membros.',
  'The site accepts members with addresses at certain domains only.':
    'O site só aceita membros com endereços de certos domínios.',
  'To sign up, you need an invitation from a member.':
    'Para se cadastrar, você precisa do convite de um membro.',
  'You may have signed up with a different address.':
    'Talvez você tenha se cadastrado com outro endereço.',
  'No account on {site} with this address': 'Nenhuma conta em {site} com este endereço',
  'You tried to log in, but no account on {site} has this address.':
    'Você tentou entrar, mas nenhuma conta em {site} tem este endereço.',
  'If you don’t have an account yet, sign up here:': 'Se ainda não tem conta, cadastre-se aqui:',
  'You already have an account on {site}': 'Você já tem uma conta em {site}',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'Você tentou se cadastrar, mas já tem uma conta em {site} com este endereço.',
  'Log in here and we’ll send you a code:': 'Entre aqui e enviaremos um código:',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {A sua publicação em {site} foi ocultada} other {O seu comentário em {site} foi ocultado}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {A moderação de {site} ocultou a sua publicação “{title}”.} other {A moderação de {site} ocultou o seu comentário em “{title}”.}}',
  'Only you can see it until a moderator makes it visible again.':
    'Só fica visível para você, até a moderação decidir o contrário.',
  '{count} of your posts and comments on {site} were hidden':
    '{count} das suas publicações e comentários em {site} foram ocultados',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    'A moderação de {site} analisou {count} das suas publicações e comentários. Foram ocultados: {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {A sua publicação em {site} está visível de novo} other {O seu comentário em {site} está visível de novo}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {A moderação de {site} tornou a sua publicação “{title}” visível de novo.} other {A moderação de {site} tornou o seu comentário em “{title}” visível de novo.}}',
  'Everyone can see it again.': 'Qualquer pessoa pode ver de novo.',
  '{count} of your posts and comments on {site} were made visible again':
    '{count} das suas publicações e comentários em {site} estão visíveis de novo',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    'A moderação de {site} analisou {count} das suas publicações e comentários. Estão visíveis de novo: {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {A sua publicação em {site} foi removida} other {O seu comentário em {site} foi removido}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {A moderação de {site} removeu a sua publicação “{title}”.} other {A moderação de {site} removeu o seu comentário em “{title}”.}}',
  'Only you can see it.': 'Só você pode ver.',
  '{count} of your posts and comments on {site} were removed':
    '{count} das suas publicações e comentários em {site} foram removidos',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    'A moderação de {site} analisou {count} das suas publicações e comentários. Foram removidos: {items}.',
  'Your post on {site} was locked': 'A sua publicação em {site} foi trancada',
  'A moderator of {site} locked your post “{title}”.':
    'A moderação de {site} trancou a sua publicação “{title}”.',
  'No one can comment on it.': 'Ninguém pode comentar nela.',
  '{count} of your posts on {site} were locked':
    '{count} das suas publicações em {site} foram trancadas',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    'A moderação de {site} analisou {count} das suas publicações. Foram trancadas: {items}.',
  'Your post on {site} was unlocked': 'A sua publicação em {site} foi destrancada',
  'A moderator of {site} unlocked your post “{title}”.':
    'A moderação de {site} destrancou a sua publicação “{title}”.',
  'People can comment on it again.': 'É possível comentar de novo.',
  '{count} of your posts on {site} were unlocked':
    '{count} das suas publicações em {site} foram destrancadas',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    'A moderação de {site} analisou {count} das suas publicações. Foram destrancadas: {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {A sua publicação em {site} foi aprovada} other {O seu comentário em {site} foi aprovado}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {A moderação de {site} aprovou a sua publicação “{title}”.} other {A moderação de {site} aprovou o seu comentário em “{title}”.}}',
  'It was waiting for review. Everyone can see it now.':
    'Estava em análise. Agora qualquer pessoa pode ver.',
  '{count} of your posts and comments on {site} were approved':
    '{count} das suas publicações e comentários em {site} foram aprovados',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    'A moderação de {site} analisou {count} das suas publicações e comentários. Foram aprovados: {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {A sua publicação em {site} não foi aprovada} other {O seu comentário em {site} não foi aprovado}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {A moderação de {site} não aprovou a sua publicação “{title}”.} other {A moderação de {site} não aprovou o seu comentário em “{title}”.}}',
  'It was waiting for review and won’t be published.': 'Estava em análise e não vai ao ar.',
  '{count} of your posts and comments on {site} were not approved':
    '{count} das suas publicações e comentários em {site} não foram aprovados',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    'A moderação de {site} analisou {count} das suas publicações e comentários. Não foram aprovados: {items}.',
  'Please don’t reply to this email.': 'Não responda a este e-mail.',
  'Reason: {reason}': 'Motivo: {reason}',
  'Think this is a mistake? Tell us:': 'Acha que é um engano? Escreva para nós:',
  'your post “{title}”': 'a sua publicação “{title}”',
  'your comment on “{title}”': 'o seu comentário em “{title}”',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list} e mais {count}',
  'Your {site} account is banned until {until}': 'A sua conta de {site} está banida até {until}',
  'Your {site} account is banned': 'A sua conta de {site} está banida',
  'Your {site} account {username} can’t post or comment until {until}.':
    'A sua conta {username} de {site} não pode publicar nem comentar até {until}.',
  'Your {site} account {username} can’t post or comment.':
    'A sua conta {username} de {site} não pode publicar nem comentar.',
  'Your posts and comments were removed.': 'As suas publicações e comentários foram removidos.',
  'You can still log in and read, and export or delete your account in Settings.':
    'Você ainda pode entrar e ler, e baixar os seus dados ou excluir a conta nas Configurações.',
  'Your {site} account is no longer banned': 'A sua conta de {site} não está mais banida',
  'Your {site} account {username} is no longer banned.':
    'A sua conta {username} de {site} não está mais banida.',
  'You can post and comment again:': 'Você pode publicar e comentar de novo:',
  'A passkey was added to your {site} account':
    'Uma chave de acesso foi adicionada à sua conta de {site}',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'A chave de acesso “{passkey}” foi adicionada à sua conta {username} de {site}. Você pode entrar com ela em vez de um código por e-mail.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'Se foi você, está tudo certo. Uma chave de acesso que substitui outras pode abrir a administração só após {hours} horas.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'Houve um login com a chave de acesso “{passkey}” na sua conta {username} de {site}, em {device}.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'Não foi você? Encerre a sessão desse dispositivo nas Configurações e remova a chave de acesso:',
  'A passkey was removed from your {site} account':
    'Uma chave de acesso foi removida da sua conta de {site}',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'A chave de acesso “{passkey}” foi removida da sua conta {username} de {site}. A sessão foi encerrada nos dispositivos que entraram com ela.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'Não foi você? Verifique as chaves de acesso e as sessões nas Configurações:',
  'This URL supports {methods}.': 'Esta URL aceita {methods}.',
  'The body must be JSON, with Content-Type: application/json.':
    'O corpo deve ser JSON, com Content-Type: application/json.',
  'The body must be JSON in UTF-8.': 'O corpo deve ser JSON em UTF-8.',
  'This URL only supports GET.': 'Esta URL só aceita GET.',
  'The form can have at most {size} KB.': 'O formulário pode ter no máximo {size} KB.',
  'The body can have at most {size} KB.': 'O corpo pode ter no máximo {size} KB.',
  'The form must be in UTF-8.': 'O formulário deve estar em UTF-8.',
  "The form couldn't be read completely.": 'Não foi possível ler o formulário por completo.',
  "The body couldn't be read completely.": 'Não foi possível ler o corpo por completo.',
  'This endpoint needs a valid, recent signature ({header}).':
    'Este endpoint precisa de uma assinatura válida e recente ({header}).',
  'Mail only supports GET.': 'E-mails só aceitam GET.',
  'No such email.': 'Este e-mail não existe.',
  'Your text': 'O seu texto',
  "This form doesn't support this method.": 'Este formulário não aceita este método.',
  'Unknown form.': 'Formulário desconhecido.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'A sua sessão foi encerrada. Nada se perdeu: entre e envie isto novamente.',
  'This form was made for another login. Send it again.':
    'Este formulário foi feito para outra sessão. Envie novamente.',
  'Error: {title}': 'Erro: {title}',
  'Not sent': 'Não enviado',
  'This link was shared already.': 'Este link já foi publicado.',
  'No email? <again>Request a new code</again>':
    'O e-mail não chegou? <again>Peça um novo código</again>',
  'The code': 'O código',
  'A moderator will review your account. We’ll email you the decision.':
    'A moderação vai analisar a sua conta. Enviaremos a decisão por e-mail.',
  'Log in to {site}': 'Entrar em {site}',
  'Logged in as {username}': 'Você entrou como {username}',
  '{site} without JavaScript': '{site} sem JavaScript',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'Para votar, comentar ou denunciar, abra uma publicação e siga os links abaixo do título e dos comentários.',
  'Read {site}': 'Ler {site}',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'As configurações precisam de JavaScript. As outras páginas aparecem como para visitantes.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'Aqui você pode entrar, publicar, comentar, votar e denunciar sem JavaScript. <login>Entre</login> ou <signup>cadastre-se</signup>.',
  'A link, or leave blank for a text post.': 'Um link, ou deixe em branco para publicar um texto.',
  'At most {max} characters. Keep the original headline.':
    'No máximo {max} caracteres. Mantenha o título original.',
  'Text (optional with a link)': 'Texto (opcional com um link)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': 'Tags (no máximo {max})',
  'Your vote is saved. Pages show it within a minute.':
    'O seu voto foi salvo. Ele aparece nas páginas em até um minuto.',
  'Saved. A moderator will review it first.': 'Salvo. A moderação vai analisar antes.',
  'Comment on {title}': 'Comentário em {title}',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>Voltar à publicação</page>, {score, plural, one {# ponto} other {# pontos}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Voltar à publicação</page> de {author}, {score, plural, one {# ponto} other {# pontos}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>Voltar ao comentário</page>, {score, plural, one {# ponto} other {# pontos}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Voltar ao comentário</page> de {author}, {score, plural, one {# ponto} other {# pontos}}',
  Vote: 'Votar',
  'You haven’t voted.': 'Você não votou.',
  'You voted up.': 'Você votou a favor.',
  'You voted down.': 'Você votou contra.',
  'Vote up': 'Votar a favor',
  'Vote down': 'Votar contra',
  'Remove vote': 'Retirar voto',
  Comment: 'Comentar',
  'Post reply': 'Enviar resposta',
  Report: 'Denunciar',
  'The reason': 'O motivo',
  'The note': 'A nota',
  'The text': 'O texto',
  "We're having trouble right now. Try again in a moment.":
    'Estamos com problemas no momento. Tente daqui a pouco.',
  'Please try again in a moment': 'Tente daqui a pouco',
  "This page doesn't exist.": 'Esta página não existe.',
  'Bad request': 'Solicitação inválida',
  'Not allowed here': 'Não permitido aqui',
  'URL too long': 'URL longa demais',
  'Request too large': 'Solicitação grande demais',
  'Unknown site': 'Site desconhecido',
  'Too many requests': 'Muitas solicitações',
  'The URL is malformed.': 'A URL está malformada.',
  "Something went wrong on our side. We've logged it.":
    'Algo deu errado do nosso lado. O erro foi registrado.',
  'The site is very busy. Try again in a moment.':
    'O site está sobrecarregado. Tente daqui a pouco.',
  'This site is on another server now.': 'Este site agora está em outro servidor.',
  'This site is moving to another server. Try again in a few seconds.':
    'Este site está mudando para outro servidor. Tente de novo em alguns segundos.',
  'The request has too many headers.': 'A solicitação tem cabeçalhos demais.',
  'The request names two hosts.': 'A solicitação indica dois hosts.',
  'The URL is too long.': 'A URL é longa demais.',
  "This method isn't supported.": 'Este método não é aceito.',
  'No site has this host name.': 'Nenhum site tem este nome de host.',
  'Corrected on {date}: {text}': 'Corrigido em {date}: {text}',
  '{author} on {title}': '{author} em {title}',
  'Hubs use GET and POST.': 'Os hubs usam GET e POST.',
  'Feeds only support GET.': 'Feeds só aceitam GET.',
  'This image was not found.': 'Imagem não encontrada.',
  'Images only support GET.': 'Imagens só aceitam GET.',
  'This URL supports POST.': 'Esta URL aceita POST.',
  'The body must be one message.': 'O corpo deve ser uma única mensagem.',
  "This image doesn't exist.": 'Esta imagem não existe.',
  'The sitemap only supports GET.': 'O mapa do site só aceita GET.',
  'This file only supports GET.': 'Este arquivo só aceita GET.',
  'The site is very busy. This page opens automatically in a moment.':
    'O site está sobrecarregado. Esta página abre sozinha daqui a pouco.',
  "The page that sent this form isn't allowed to embed it.":
    'A página que enviou este formulário não tem permissão para incorporá-lo.',
  'The form must be sent as application/x-www-form-urlencoded.':
    'O formulário deve ser enviado como application/x-www-form-urlencoded.',
  'The picture was not found.': 'Imagem não encontrada.',
  'Pages only support GET.': 'Páginas só aceitam GET.',
  'The page took too long. Try again in a moment.': 'A página demorou demais. Tente daqui a pouco.',
  "This form didn't come from a page of this site.":
    'Este formulário não veio de uma página deste site.',
  'This API key is invalid, expired or revoked.':
    'Esta chave de API é inválida, expirou ou foi revogada.',
  'Posts about {tag} on {site}, the latest first: {description}':
    'Publicações sobre {tag} em {site}, das mais recentes às mais antigas: {description}',
  'The digest of {site} by email in {languages}.': 'A newsletter {site} por e-mail em {languages}.',
  'The digest of {site} by email, for {industries}.':
    'A newsletter {site} por e-mail, para {industries}.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    'Edições anteriores da newsletter {site}, das mais recentes às mais antigas: o que a comunidade recomendou ler, dia a dia e semana a semana.',
  '{issue} on {site}: what its readers found worth reading.':
    '{issue} em {site}: o que a comunidade recomendou ler.',
  'The links and texts with the most points of the day on {site}.':
    'Os links e textos com mais pontos do dia em {site}.',
  'The links and texts with the most points of the week on {site}.':
    'Os links e textos com mais pontos da semana em {site}.',
  'The links and texts with the most points of the month on {site}.':
    'Os links e textos com mais pontos do mês em {site}.',
  'The links and texts with the most points of the year on {site}.':
    'Os links e textos com mais pontos do ano em {site}.',
  'The links and texts with the most points of all time on {site}.':
    'Os links e textos com mais pontos de todos os tempos em {site}.',
  'The newest links and texts that were shared on {site}, the latest first.':
    'Os links e textos publicados há pouco em {site}, a começar pelos mais recentes.',
  'What readers of {site} vote for and talk about at the moment.':
    'O que está recebendo votos e gerando discussão em {site} no momento.',
  'The discussions on {site}, those with the latest comment first.':
    'As discussões em {site}, a começar pelas que têm comentários mais recentes.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Um texto de {author}, discutido em {site}: {score, plural, one {# ponto} other {# pontos}} e {comments, plural, one {# comentário} other {# comentários}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Um link para {host}, publicado por {author} e discutido em {site}: {score, plural, one {# ponto} other {# pontos}} e {comments, plural, one {# comentário} other {# comentários}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Publicações de {name}, que tem {posts, plural, one {# publicação} other {# publicações}}, {comments, plural, one {# comentário} other {# comentários}} e {karma, number} de carma em {site}.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Comentários de {name}, que tem {posts, plural, one {# publicação} other {# publicações}}, {comments, plural, one {# comentário} other {# comentários}} e {karma, number} de carma em {site}.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    'O que é {site}, para quem é e como funcionam aqui as publicações, os votos e os comentários.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    'Como falar com a equipe de {site}: perguntas, denúncias, recursos e segurança.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    'O que {site} guarda sobre você, por quê, por quanto tempo e como levar ou apagar esses dados.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    'Os termos para ler {site} e participar com publicações, votos e comentários.',
  'Status {status}, request {request}': 'Status {status}, solicitação {request}',
  'new posts': 'publicações novas',
  'top posts': 'publicações mais votadas',
  'hot posts': 'publicações em alta',
  discussions: 'discussões',
  'new comments': 'comentários novos',
  'the digest': 'a newsletter',
  'posts about {tag}': 'publicações sobre {tag}',
  'posts by {name}': 'publicações de {name}',
  'comments on {title}': 'comentários em {title}',
  'posts with {q}': 'publicações com {q}',
  'comments with {q}': 'comentários com {q}',
  'comments on this post': 'comentários nesta publicação',
  'Opens soon': 'Abre em breve',
  '{site} opens soon': '{site} abre em breve',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'Você administra este site? <login>Entre</login> ou <signup>cadastre-se</signup> para configurá-lo.',
  'There is nothing here without JavaScript.': 'Não há nada aqui sem JavaScript.',
  'Basic version': 'Versão básica',
  'The page took too long.': 'A página demorou demais.',
  'Top posts of the day': 'Mais votadas do dia',
  'Top posts of the week': 'Mais votadas da semana',
  'Top posts of the month': 'Mais votadas do mês',
  'Top posts of the year': 'Mais votadas do ano',
  URL: 'URL',
  Title: 'Título',
  'Email address': 'Endereço de e-mail',
  'Your answer': 'A sua resposta',
  'Invitation link': 'Link de convite',
  Technology: 'Tecnologia',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'Software, chips, redes e as empresas por trás deles: o que se constrói, o que falha e o que isso muda.',
  Finance: 'Finanças',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'Bancos, mercados, pagamentos e as regras que seguem: para onde vai o dinheiro, e por quê.',
  Healthcare: 'Saúde',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'Medicina, hospitais, pesquisa e as pessoas atendidas: o que ajuda, quanto custa e quem tem acesso.',
  Energy: 'Energia',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'Petróleo, gás, energia nuclear, sol e vento, e as redes que os transportam: o que move o mundo e o que isso está mudando.',
  Retail: 'Varejo',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'Lojas, comércio on-line, marcas e o que há entre elas e o cliente: o que se vende, como e para quem.',
  Manufacturing: 'Indústria',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'Fábricas, materiais, robôs e cadeias de suprimentos: como as coisas são feitas, e onde.',
  Education: 'Educação',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'Escolas, universidades e aprendizado em qualquer idade: o que se ensina, como e quanto vale.',
  'Real Estate': 'Imóveis',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'Casas, escritórios, terrenos e as cidades ao redor: o que se constrói, quanto custa e quem pode pagar.',
  Transportation: 'Transportes',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'Carros, trens, navios, aviões e as estradas, trilhos e portos de que precisam: como pessoas e mercadorias circulam.',
  'Media & Entertainment': 'Mídia e entretenimento',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'Notícias, cinema, música, jogos e as plataformas que os levam: quem faz o que vemos, lemos e jogamos.',
  'Digest of {date}': 'Edição de {date}',
  'Weekly digest of {date}': 'Edição semanal de {date}',
  'AI for {industry}': 'IA: {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'Quem trabalha com IA compartilha as notícias, discute e vota: o que funciona na prática ({field}) e o que só funciona na demonstração.',
  'Your part of {field}': 'A sua área: {field}',
  'Tell us what you work on. We’ll tailor your digest.':
    'Diga em que você trabalha, e a newsletter se adapta.',
  '{industry} in Global Affairs': '{industry} na política internacional',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'Poucas frases contam o que aconteceu ({field}), com um link para cada notícia.',
  'The questions you follow': 'Os temas que você acompanha',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'Indique os países e os assuntos que importam para você ({field}), e a newsletter se adapta.',
  '{industry} News & Insights': '{industry}: notícias e análises',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'Diga o que você acompanha ({field}) e sobre o que já leu o bastante, e a newsletter se adapta.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'Modelos que escrevem código, os chips em que rodam, os produtos em torno deles: o que quem é da área publica e discute, em poucos minutos de leitura.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'Chips, cabos, satélites e controles de exportação: como os Estados disputam a tecnologia e o que isso significa para quem depende dela.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'Modelos contra fraudes, sistemas de negociação, assistentes no banco: onde a IA já decide sobre dinheiro, e com que resultado.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'Sanções, dívida, moedas de reserva e bancos centrais: como os Estados usam o dinheiro para ter poder, e o poder para ter dinheiro.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'Diagnósticos por imagem, remédios achados por modelos, prontuários que se escrevem sozinhos: o que funciona na clínica e o que só funciona no artigo.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'Pandemias, vacinas, medicamentos e os tratados sobre eles: como os Estados compartilham o que mantém as pessoas vivas, ou não.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'A energia que os data centers consomem e o que os modelos devolvem: previsões, redes, materiais, na visão de quem trabalha com IA.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'Oleodutos e gasodutos, sanções, minerais e o abandono do petróleo: quem depende de quem para ter energia e o que faz a respeito.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'Recomendações, preços, estoque e assistentes que compram: o que a IA muda entre a prateleira e o cliente, sem papo de vendedor.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'Tarifas, boicotes, trabalho e o longo caminho das mercadorias até a prateleira: o que a política externa faz com o que se pode comprar.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'Robôs que aprendem, inspeção por câmera, máquinas que anunciam a própria falha: a IA onde as coisas são feitas, contada por quem a constrói.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'Política industrial, rearmamento e cadeias de suprimentos em movimento: quem produz para quem, e quem não quer mais.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'Tutores que nunca se cansam, redações que ninguém escreveu, provas que precisam mudar: o que a IA faz com o aprendizado, no debate de quem conhece a tecnologia.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'Vistos de estudante, intercâmbio, propaganda em livros escolares e a disputa por pesquisadores: como os Estados moldam mentes, dentro e fora de casa.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'Avaliações por modelo, plantas feitas a pedido, prédios que se administram sozinhos: o que a IA faz com casas, escritórios e o trabalho em torno deles.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'Compradores estrangeiros, mansões bloqueadas, assentamentos e cidades reconstruídas após a guerra: o que terras e casas têm a ver com poder.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'Carros sem motorista, rotas planejadas, portos guiados por previsões: até onde a IA chegou nas estradas, nos trilhos, na água e no ar.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'Estreitos, canais, portos, espaço aéreo e ferrovias: as rotas de que dependem o comércio e os exércitos, e quem as controla.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'Imagens, vozes e roteiros gerados, e a briga sobre aquilo com que aprenderam: a IA em tudo o que vemos, lemos e jogamos.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'Propaganda, censura, liberdade de imprensa e filmes feitos para agradar: como os Estados contam a sua história e impedem que outros contem a deles.',
  Spanish: 'Espanhol',
  French: 'Francês',
  German: 'Alemão',
  Portuguese: 'Português',
  Chinese: 'Chinês',
  Japanese: 'Japonês',
  Korean: 'Coreano',
  Arabic: 'Árabe',
  Hindi: 'Hindi',
  Russian: 'Russo',
  Spam: 'Spam',
  Abuse: 'Abuso',
  'Off topic': 'Fora do tema',
  'Broken or misleading link': 'Link quebrado ou enganoso',
  'Something else': 'Outro motivo',
  'The digest, daily.': 'A newsletter, todo dia.',
  'The digest, weekly.': 'A newsletter, toda semana.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'Você entrou como {username} e ainda não tem inscrição.',
  'Subscribe with {email}': 'Inscrever-se com {email}',
  'More options': 'Mais opções',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'Ao se inscrever, você concorda com a nossa <privacy>Política de privacidade</privacy>',
  '{field} must be a text.': '{field}: deve ser um texto.',
  '{field} must be one line.': '{field}: deve ter uma única linha.',
  '{field} must not contain an incomplete character.': '{field}: contém um caractere incompleto.',
  '{field} must be at most {n} characters.': '{field}: no máximo {n} caracteres.',
  '{field} must have at least {n} visible characters.':
    '{field}: pelo menos {n} caracteres visíveis.',
  '{field} must be a link.': '{field}: deve ser um link.',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: deve ser um link que comece com http:// ou https://.',
  '{field} must not contain the character NUL.': '{field}: não pode conter o caractere NUL.',
  '{field} must not be empty.': '{field}: não pode ficar em branco.',
  '{field} must be names of tags.': '{field}: devem ser nomes de tags.',
  '{field} must be a list of names of tags.': '{field}: deve ser uma lista de nomes de tags.',
  '{field} must be at most {n}.': '{field}: no máximo {n}.',
  '{field} must be true or false.': '{field}: deve ser true ou false.',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}: deve ser uma data e hora ISO {n} com Z ou um deslocamento.',
  '{field} must be the ID of a comment.': '{field}: deve ser o ID de um comentário.',
  '{field} must be a name.': '{field}: deve ser um nome.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: não pode conter @, < ou >, nem um caractere parecido.',
  '{field} must be a file in base64.': '{field}: deve ser um arquivo em base64.',
  '{field} must be at most {n} MB.': '{field}: no máximo {n} MB.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: no máximo {n} MB, também como “{m}”, formato em que seria armazenado.',
  '{field} must have at least {n} by {m} pixels.': '{field}: no mínimo {n} × {m} pixels.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: não pode ser um PNG animado; salve a animação como WebP ou GIF.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: deve ser uma imagem PNG, JPEG, WebP, AVIF ou GIF.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: o arquivo da imagem está cortado ou danificado.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: no máximo {n} pixels de cada lado e {m} milhões no total.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: no máximo {n} milhões de pixels em todos os quadros.',
  '{field} must be -{n}, {m} or {o}.': '{field}: deve ser -{n}, {m} ou {o}.',
  '{field} must be a time.': '{field}: deve ser uma data e hora.',
  '{field} must be the code of a language.': '{field}: deve ser o código de um idioma.',
  '{field} must be one of follow, mute.': '{field}: deve ser follow ou mute.',
  '{field} must be a URL.': '{field}: deve ser uma URL.',
  '{field} must be a key.': '{field}: deve ser uma chave.',
  '{field} must be base64url.': '{field}: deve ser base64url.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: deve ser spam, abuse, off-topic, broken ou other.',
  '{field} must be letters, digits, _ and - only.': '{field}: só letras, dígitos, _ e -.',
  '{field} must be at least {n} characters.': '{field}: pelo menos {n} caracteres.',
  '{field} must be an email address.': '{field}: deve ser um endereço de e-mail.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: não pode conter caracteres de largura total ou outros parecidos com os comuns.',
  '{field} must not contain control characters.':
    '{field}: não pode conter caracteres de controle.',
  '{field} must be the token of an invitation.': '{field}: deve ser o token de um convite.',
  '{field} must be a whole number from {n} to {m}.':
    '{field}: deve ser um número inteiro de {n} a {m}.',
  '{field} must be at least {n}.': '{field}: no mínimo {n}.',
  '{field} must be an ID.': '{field}: deve ser um ID.',
  '{field} must be the code.': '{field}: deve ser o código.',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: devem ser seis dígitos, ou dez letras e dígitos.',
  '{field} must be a ticket.': '{field}: deve ser um ticket.',
  '{field} must be the ticket of a hand-over.': '{field}: deve ser o ticket de uma transferência.',
  '{field} must be one of at_once, daily, never.': '{field}: deve ser at_once, daily ou never.',
  '{field} must be an object.': '{field}: deve ser um objeto.',
  '{field} must be a time zone.': '{field}: deve ser um fuso horário.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: deve ser um fuso horário, como Europe/Berlin.',
  '{field} must be one of search, all, none.': '{field}: deve ser search, all ou none.',
  '{field} must be your username.': '{field}: deve ser o seu nome de usuário.',
  '{field} must be keep or delete.': '{field}: deve ser keep ou delete.',
  '{field} must be public-key.': '{field}: deve ser public-key.',
  '{field} must be platform or cross-platform.': '{field}: deve ser platform ou cross-platform.',
  '{field} must be a whole number.': '{field}: deve ser um número inteiro.',
  '{field} is too long.': '{field}: texto longo demais.',
  '{field} must be read or write.': '{field}: deve ser read ou write.',
  '{field} must name at least one.': '{field}: indique pelo menos um valor.',
  '{field} must be daily or weekly.': '{field}: deve ser daily ou weekly.',
  '{field} must be texts.': '{field}: devem ser textos.',
  '{field} must be of at most {n} characters each.':
    '{field}: no máximo {n} caracteres em cada valor.',
  '{field} must be a list.': '{field}: deve ser uma lista.',
  '{field} must be days.': '{field}: devem ser dias.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: deve ser en, es, fr, de, pt, zh, ja, ko, ar, hi ou ru.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: deve ser page, modal, front, issue, embed, frame, settings ou manage.',
  '{field} must be a path.': '{field}: deve ser um caminho.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: deve ser {n}, {m}, {o} ou {p}.',
  '{field} must be a token.': '{field}: deve ser um token.',
  '{field} must be more or less.': '{field}: deve ser more ou less.',
  '{field} must be one of the choices.': '{field}: deve ser uma das opções.',
  '{field} must be the ID of a sentence.': '{field}: deve ser o ID de uma frase.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: de {n} a {m} caracteres sem espaços.',
  '{field} must be bounce or complaint.': '{field}: deve ser bounce ou complaint.',
  '{field} must be an address.': '{field}: deve ser um endereço.',
  '{field} must be the Message-ID of an email.': '{field}: deve ser o Message-ID de um e-mail.',
  '{field} must have fewer events.': '{field}: há eventos demais.',
  '{field} is not a known parameter.': '{field}: parâmetro desconhecido.',
  '{field} must be a cursor returned by this list.':
    '{field}: deve ser um cursor devolvido por esta lista.',
  '{field} is already your email address.': '{field}: já é o seu endereço de e-mail.',
  '{field} is incorrect or has expired.': '{field}: incorreto ou expirado.',
  '{field} was already used.': '{field}: já foi usado.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: incorreto ou expirado. Peça um novo.',
  '{field} was already used. Request a new one.': '{field}: já foi usado. Peça um novo.',
  '{field} must be someone else.': '{field}: deve ser outra pessoa.',
  '{field} must be of a known push service.':
    '{field}: deve ser de um serviço de notificações conhecido.',
  '{field} is required, or a text.': '{field}: informe isto ou um texto.',
  '{field} can only be changed within {n} hours.':
    '{field}: só é possível alterar nas primeiras {n} horas.',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: não é possível alterar depois que a moderação ocultou a publicação.',
  '{field} is required, or a link.': '{field}: informe isto ou um link.',
  '{field} must be a comment on this post.': '{field}: deve ser um comentário desta publicação.',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: não existe mais, por isso não é possível responder.',
  '{field} is too deep in the thread to reply to.':
    '{field}: a conversa já tem níveis demais para responder.',
  '{field} cannot filter comments by domain.': '{field}: não filtra comentários por domínio.',
  '{field} was used for another request.': '{field}: já houve uso em outra solicitação.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: deve ser uma data futura. Deixe em branco para enviar agora.',
  '{field} must be at most a year ahead.': '{field}: com no máximo um ano de antecedência.',
  '{field} must be {n}.': '{field}: deve ser {n}.',
  '{field} must be a segment of this site.': '{field}: deve ser um segmento deste site.',
  '{field} was just taken.': '{field}: outra pessoa acabou de escolher.',
  '{field} was not requested in this browser, or has expired.':
    '{field}: não foi pedido neste navegador ou expirou.',
  '{field} is required for a new provider or another issuer.':
    '{field}: campo obrigatório para um novo serviço ou outro emissor.',
  '{field} is reserved.': '{field}: valor reservado.',
  '{field} is taken.': '{field}: já está em uso.',
  '{field} has no account.': '{field}: não tem conta.',
  '{field} is invalid or has expired.': '{field}: valor inválido ou expirado.',
  '{field} must have the format of the mail provider.':
    '{field}: deve ter o formato do serviço de e-mail.',
  '{field} is required.': '{field}: campo obrigatório.',
  '{field} must be in the future.': '{field}: deve ser uma data futura.',
  '{field} must be hide, show or remove for a comment.':
    '{field}: para um comentário, deve ser hide, show ou remove.',
  '{field} must be within {n} days.': '{field}: no máximo {n} dias a partir de hoje.',
  '{field} already has a rule.': '{field}: já tem uma regra.',
  '{field} must have at most {n} links.': '{field}: no máximo {n} links.',
  '{field} was already posted by you in a post you hid.':
    '{field}: você já publicou isto em uma publicação que ocultou.',
  '{field} was already posted by you and is waiting for review.':
    '{field}: você já publicou isto, e está em análise.',
  '{field} was posted here within the last {n} days.':
    '{field}: já apareceu aqui nos últimos {n} dias.',
  '{field} must be mute for a person.': '{field}: para uma pessoa, deve ser mute.',
  '{field} must be a host.': '{field}: deve ser um host.',
  '{field} names an invalid domain.': '{field}: indica um domínio inválido.',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: sem busca, deve ser hot, new, top ou recent.',
  '{field} cannot be used together with page.': '{field}: não é possível usar com page.',
  '{field} can only be used with sort=top.': '{field}: só é possível usar com sort=top.',
  '{field} cannot be combined with a search.': '{field}: não é possível combinar com uma busca.',
  '{field} must be relevance, new or top with a search.':
    '{field}: com uma busca, deve ser relevance, new ou top.',
  '{field} must contain something to search for.': '{field}: deve conter algo para buscar.',
  "{field} must be names of the site's tags.": '{field}: devem ser nomes de tags do site.',
  '{field} must not contain an email address.': '{field}: não pode conter um endereço de e-mail.',
  '{field} is required, or a token.': '{field}: informe isto ou um token.',
  '{field} have too many subjects.': '{field}: temas demais.',
  '{field} is the name of another segment.': '{field}: é o nome de outro segmento.',
  '{field} must appear only once.': '{field}: só pode aparecer uma vez.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: de {n} a {m} caracteres ASCII imprimíveis.',
  '{field} must be JSON.': '{field}: deve ser JSON.',
  '{field} must not be nested deeper than {n}.': '{field}: no máximo {n} níveis de aninhamento.',
  '{field} names a field twice.': '{field}: um campo aparece duas vezes.',
  '{field} must not have more than {n} values.': '{field}: no máximo {n} valores.',
  '{field} must be given once.': '{field}: indique uma única vez.',
  '{field} must be posts or comments.': '{field}: deve ser posts ou comments.',
  '{field} must be a whole number from {n}, given once.':
    '{field}: deve ser um número inteiro a partir de {n}, indicado uma vez.',
  '{field} must be one of {n}.': '{field}: deve ser um destes: {n}.',
  '{field} must not have more than {n} fields.': '{field}: no máximo {n} campos.',
  'Inbox, {count} unread': 'Caixa de entrada, não lidas: {count}',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    'para a administração em {hours, plural, one {# hora} other {# horas}}',
  'Links and conversation for curious people.': 'Links e conversas para quem tem curiosidade.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'Uma comunidade que compartilha, discute e vota em links e textos que valem a pena, com uma newsletter curta, diária ou semanal.',
  'The front page': 'A página inicial',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'Publicações mais novas e com mais votos ficam mais acima. Dez vezes mais pontos compensam {hours} horas de idade: posição = log10(pontos) + t ÷ W, em que t é o momento da publicação em horas e W = {hours}.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'Pontos são votos a favor menos votos contra. Votos de contas ligadas ao autor ou a quem votou antes não contam. Só votos mudam a ordem de duas publicações. Quando W muda, a publicação se move no voto seguinte. Cada publicação mostra os próprios números em “Por que está aqui?”.',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'A moderação pode fixar até {max} publicações acima dessas listas, até uma data. O registro de moderação as menciona.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '“Top” ordena por pontos de um dia, uma semana, um mês, um ano ou de todo o período. “Novo” ordena por data.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'Vêm primeiro os comentários com os quais mais gente concorda (escore de Wilson a {confidence}%).',
  'The digest': 'A newsletter',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'Uma edição traz até {chosen} publicações do seu dia ou da sua semana: as que têm mais pontos. Com menos de {least} publicações, não há edição. Nenhum modelo escolhe publicações, mas um modelo pode ordenar as de uma edição. As três com mais pontos ficam na primeira metade.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'Com pontos iguais, vem primeiro a publicação com mais comentários, depois a da fonte com menos publicações até então, depois a mais nova.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'Uma edição traz no máximo {perPublisher} publicações da mesma fonte. De dez publicações, no máximo {texts} são só texto. Uma edição traz no máximo {jobs} vaga de emprego e {polls} enquete, a não ser que a maioria das publicações seja desse tipo.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'Publicações muito atrás da que está na posição {place} ficam de fora, por isso dias calmos têm edições curtas: é preciso ter pelo menos {share}% dos pontos dessa publicação, ou estar no melhor quarto.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'Uma publicação que decola mais tarde entra uma única vez na edição seguinte: a maioria dos votos chega em cerca de {hours} horas. Até {late} publicações assim são acrescentadas a uma edição.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'Reunimos publicações sobre o mesmo acontecimento. Elas são comparadas por link, título e texto.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'Reunimos publicações sobre o mesmo acontecimento. Elas são comparadas por link, título e texto, e por um modelo de embeddings em todos os idiomas.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'Um assunto dos últimos {days} dias (semanal: {weeklyDays}) só volta com novidades: pelo menos {hours} horas depois, com outro link e um texto em grande parte diferente, e entre os melhores {share}%. O mesmo link não volta antes de {linkDays} dias.',
  'An editor can change the posts of an issue before it is sent.':
    'A redação pode mudar as publicações de uma edição antes do envio.',
  'Too many searches in a short time. Try again {when}.':
    'Muitas buscas em pouco tempo. Tente novamente {when}.',
  'Too many posts in a short time. Try again {when}.':
    'Muitas publicações em pouco tempo. Tente novamente {when}.',
  'Too many changes in a short time. Try again {when}.':
    'Muitas alterações em pouco tempo. Tente novamente {when}.',
  'Too many links in a short time. Try again {when}.':
    'Muitos links em pouco tempo. Tente novamente {when}.',
  'Too many previews in a short time. Try again {when}.':
    'Muitas prévias em pouco tempo. Tente novamente {when}.',
  'Too many comments in a short time. Try again {when}.':
    'Muitos comentários em pouco tempo. Tente novamente {when}.',
  'Too many uploads in a short time. Try again {when}.':
    'Muitos envios de arquivos em pouco tempo. Tente novamente {when}.',
  'Too many follows in a short time. Try again {when}.':
    'Muitas contas seguidas em pouco tempo. Tente novamente {when}.',
  'Too many votes in a short time. Try again {when}.':
    'Muitos votos em pouco tempo. Tente novamente {when}.',
  'Too many saved posts in a short time. Try again {when}.':
    'Muitas publicações salvas em pouco tempo. Tente novamente {when}.',
  'Too many requests in a short time. Try again {when}.':
    'Muitas solicitações em pouco tempo. Tente novamente {when}.',
  'Too many follows and mutes in a short time. Try again {when}.':
    'Muitas contas seguidas e silenciadas em pouco tempo. Tente novamente {when}.',
  'Too many reports in a short time. Try again {when}.':
    'Muitas denúncias em pouco tempo. Tente novamente {when}.',
  'Too many codes in a short time. Try again {when}.':
    'Muitos códigos em pouco tempo. Tente novamente {when}.',
  'Too many exports in a short time. Try again {when}.':
    'Muitas exportações em pouco tempo. Tente novamente {when}.',
  'Too many logins in a short time. Try again {when}.':
    'Muitos acessos em pouco tempo. Tente novamente {when}.',
  'Too many new passkeys in a short time. Try again {when}.':
    'Muitas chaves de acesso novas em pouco tempo. Tente novamente {when}.',
  'Too many sign-ups in a short time. Try again {when}.':
    'Muitos cadastros em pouco tempo. Tente novamente {when}.',
  'Too many new keys in a short time. Try again {when}.':
    'Muitas chaves novas em pouco tempo. Tente novamente {when}.',
  'Too many subscriptions in a short time. Try again {when}.':
    'Muitas inscrições em pouco tempo. Tente novamente {when}.',
  '{field} must be at “{n}”.': '{field}: deve ser um endereço de “{n}”.',
  '{field} must not link to “{n}”.': '{field}: não pode ter links para “{n}”.',
  '{field} must not contain “{n}”.': '{field}: não pode conter “{n}”.',
  '{field} can name only one author.': '{field}: só pode indicar um autor.',
  '{field} can name only one domain.': '{field}: só pode indicar um domínio.',
  '{field} must be new with “{n}”.': '{field}: com “{n}”, deve ser new.',
  '{field} cannot be combined with “{n}”.': '{field}: não é possível combinar com “{n}”.',
  '{field} must include “{n}”, which is in use.': '{field}: deve incluir “{n}”, que está em uso.',
  '{field} must have each name only once.': '{field}: cada nome só uma vez.',
  '{field} must rename an existing tag to an unused name.':
    '{field}: só é possível renomear uma tag existente, para um nome livre.',
  'Unknown browser': 'Navegador desconhecido',
  '{browser} on {system}': '{browser} no {system}',
  'Why do you want to join?': 'Por que você quer participar?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'O token CSRF está ausente ou é inválido. Obtenha um novo e tente de novo.',
  'This request came from a page of another site.':
    'Esta solicitação veio de uma página de outro site.',
  'The site has reached its limit of {max} rules. Delete one first.':
    'O site chegou ao limite de {max} regras. Exclua uma primeiro.',
  'The site has reached its limit of {max} segments. Delete one first.':
    'O site chegou ao limite de {max} segmentos. Exclua um primeiro.',
  'The site has reached its limit of {max} login providers.':
    'O site chegou ao limite de {max} serviços de login.',
  '{editor} saved this issue on {time}.': '{editor} salvou esta edição em {time}.',
  'Another editor has changed this issue.': 'Outra pessoa da redação alterou esta edição.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'A tag {tag} não pode ser removida: há publicações que a usam. Em vez disso, mude o nome dela.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'A tag {tag} não pode ser removida: um feed a usa. Em vez disso, mude o nome dela.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'A tag {tag} não pode ser removida: o segmento “{segment}” a usa. Em vez disso, mude o nome dela.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'A tag {tag} não pode ser removida: uma edição aberta mostra as publicações dela. Em vez disso, mude o nome dela.',
  '{username} has no email address, so no one can log in as {username}.':
    '{username} não tem endereço de e-mail, então ninguém pode entrar como {username}.',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username} é a única conta de administração do site. Nomeie outra pessoa primeiro.',
};
