import type { Translations } from '../translate.ts';

/**
 * Portuguese for Brazil and Portugal: words of both ("guardar", "gerir", "publicar"), and no possessive where an article is enough. The reader is "você", and no form says of which gender.
 * `{site}` stands after a noun ("a newsletter {site}"), so that it needs no article.
 */
export const pt: Translations = {
  Subscribe: 'Inscrever-se',
  'Subscribing...': 'Inscrevendo…',
  Subscribed: 'Inscrição ativa',
  'Enter your email address': 'Insira o e-mail',
  'Check your inbox': 'Veja a caixa de entrada',
  Daily: 'Diariamente',
  Weekly: 'Semanalmente',
  FAQ: 'Perguntas e respostas',
  Free: 'Grátis',
  Unsubscribe: 'Cancelar inscrição',
  'Join {count} readers': '{count} pessoas já leem',
  'open rate': 'taxa de abertura',
  Delivery: 'Quando chega',
  'Email preferences': 'Preferências de e-mail',
  'Email Address': 'Endereço de e-mail',
  'Delivery Frequency': 'Frequência de envio',
  'Personalize Your Summary': 'Personalize o resumo',
  optional: 'opcional',
  'Check Your Email!': 'Consulte o e-mail!',
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
    'Os artigos científicos, lançamentos e debates em discussão entre quem trabalha com IA, escolhidos por voto, em poucos minutos de leitura.',
  'Chosen by practitioners': 'Escolhido por quem é da área',
  'People who work with the technology share, discuss and vote on the stories.':
    'Quem trabalha com a tecnologia publica, discute e vota nas notícias.',
  'In brief, with links': 'O essencial, com links',
  'A few sentences tell you what’s new, with a link to each story.':
    'Poucas frases contam o que há de novo, com um link para cada notícia.',
  'In your words': 'Com palavras suas',
  'Tell us what you care about. We’ll tailor your digest.':
    'Diga o que interessa a você. A newsletter segue essas escolhas.',
  'Daily or weekly': 'Diária ou semanal',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'Um único e-mail, no horário que você escolher. Pause ou cancele com um clique.',
  'World affairs, without the noise': 'A política internacional, sem ruído',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'Os relatórios, análises e debates sobre relações internacionais que a nossa comunidade considerou relevantes, em poucos minutos de leitura.',
  'Chosen by informed readers': 'Escolhido por quem acompanha',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'Quem segue de perto a política internacional publica, discute e vota nas notícias.',
  'A few sentences tell you what happened, with a link to each story.':
    'Poucas frases contam o que aconteceu, com um link para cada notícia.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Indique as regiões e os temas que você acompanha. A newsletter segue essas escolhas.',
  'The stories worth reading, in one email': 'O que vale a pena ler, num só e-mail',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'O que a nossa comunidade publicou, discutiu e levou ao topo pelo voto, em poucos minutos de leitura.',
  'Chosen by readers': 'Escolhido por quem lê',
  'People like you share, discuss and vote on the stories.':
    'Pessoas como você publicam, discutem e votam nas notícias.',
  '{site} by email': 'A newsletter {site}',
  'Get the digest': 'Receba a newsletter',
  'What you get': 'O que você recebe',
  'For example: mostly energy and climate': 'Por exemplo: principalmente sobre energia e clima',
  'Tell us what you want: topics, language, what to skip.':
    'Idioma, temas, o que deixar de fora: diga com palavras suas.',
  'Preview my digest': 'Ver uma amostra',
  'Writing a preview...': 'Preparando a amostra…',
  'A sample from the latest posts.': 'Com as notícias mais recentes. A newsletter será assim.',
  'From the latest issue': 'Da última edição',
  'The first issue goes out once three posts make the cut.':
    'A primeira edição sai assim que houver três notícias que mereçam ser enviadas.',
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
    'Ele é usado para a newsletter {site} e para mais nada. Tudo o que temos sobre você pode ser obtido ou apagado, mesmo sem conta.',
  'Other languages': 'Outros idiomas',
  'In English': 'Em inglês',
  'Enter your email address.': 'Insira o e-mail.',
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
    'Você já tem uma conta. Entre para gerir a inscrição.',
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
  Save: 'Guardar',
  'Saved [settings]': 'Guardado',
  'Unsubscribe from {site}?': 'Cancelar a inscrição na newsletter {site}?',
  'We’ll stop sending the digest to {email}.': 'A newsletter deixará de chegar a {email}.',
  'You’ve unsubscribed': 'Inscrição cancelada',
  'We won’t send the digest to {email} from now on.':
    'A newsletter não será mais enviada a {email}.',
  Undo: 'Desfazer: inscrever-se de novo',
  'You’re subscribed again': 'A inscrição está ativa de novo',
  'Download my data': 'Obter os meus dados',
  'Erase my data': 'Apagar os meus dados',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'Tudo o que temos sobre esta inscrição é apagado imediatamente. Isso não pode ser desfeito.',
  'Your data was erased': 'Os dados foram apagados',
  'Link to my account': 'Vincular à minha conta',
  'Linked to your account {username}': 'Inscrição vinculada à conta {username}',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'Para ver ou alterar o seu texto, baixar ou apagar os seus dados, peça um link por e-mail.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'Os links para as suas preferências em e-mails anteriores deixam de funcionar. O cancelamento continua possível.',
  'Disable old links': 'Invalidar os links antigos',
  'Old links are invalid': 'Os links antigos já não são válidos',
  'This link works for one hour.': 'O link vale por uma hora.',
  'More like this': 'Mais como este',
  'Less like this': 'Menos como este',
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
  'Days of the daily digest': 'Dias da edição diária',
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
  'We sent you a sentence that was wrong:': 'Enviamos-lhe uma frase que estava errada:',
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
    'Você recebe este e-mail porque o escolheu nas suas configurações.',
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
  'Digest by language': 'Boletim por idioma',
  'Digest by industry': 'Boletim por setor',
  'Manage subscription': 'Gerenciar assinatura',
  About: 'Sobre',
  Contact: 'Contato',
  Terms: 'Termos',
  Privacy: 'Privacidade',
  'All rights reserved.': 'Todos os direitos reservados.',
  Digest: 'Boletim',
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
    'Funciona uma única vez em 24 horas, em qualquer navegador.',
  'Didn’t request this? Ignore it. Never share this code.':
    'Não pediu este código? Ignore o e-mail. Nunca compartilhe este código.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Você precisa de um convite para entrar em {site}. Abra o link que recebeu.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'Os moderadores de {site} aceitam os novos membros. Responda à pergunta e enviaremos a decisão por e-mail.',
  'You can join {site} with an email address at: {domains}':
    'Você pode entrar em {site} com um endereço de e-mail de: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} não aceita novos membros. Qualquer pessoa pode ler.',
  'Continue with {provider}': 'Continuar com {provider}',
};
