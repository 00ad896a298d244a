import type { LanguagePack } from '../translation.ts';

/**
 * Portuguese for Brazil and Portugal: words of both ("guardar", "gerir", "publicar"), and no possessive where an article is enough. The reader is "você", and no form says of which gender.
 * `{site}` stands after a noun ("a newsletter {site}"), so that it needs no article.
 */
export const pt: LanguagePack = {
  strings: {
    subscribe: 'Inscrever-se',
    subscribing: 'Inscrevendo…',
    subscribed: 'Inscrição ativa',
    enterEmail: 'Insira o e-mail',
    checkEmail: 'Veja a caixa de entrada',
    daily: 'Diariamente',
    weekly: 'Semanalmente',
    faq: 'Perguntas e respostas',
    free: 'Grátis',
    unsubscribe: 'Cancelar inscrição',
    activeSubscribers: 'inscrições ativas',
    openRate: 'taxa de abertura',
    deliverySchedule: 'Quando chega',
    emailPreferences: 'Preferências de e-mail',
    emailAddress: 'Endereço de e-mail',
    deliveryFrequency: 'Frequência de envio',
    personalizeYourSummary: 'Personalize o resumo',
    optional: 'opcional',
    checkYourEmail: 'Consulte o e-mail!',
    successfullySubscribed: 'Inscrição concluída!',
    verificationEmailSent:
      'Enviamos um e-mail de verificação. Clique no link para confirmar a inscrição.',
    welcomeEmail: 'Um e-mail de boas-vindas espera por você na caixa de entrada.',
    somethingWentWrong: 'Ocorreu um erro. Tente novamente.',
    noSpam: 'Sem spam. Cancele quando quiser.',
    privacyPolicy: 'Política de privacidade',
    welcomeBack: 'Olá de novo, {username}!',
    loginToAccount: 'Entrar na conta',
  },
  copy: {
    nontrivial: {
      headline: 'Notícias de IA que valem a leitura',
      subheadline:
        'Os artigos científicos, lançamentos e debates em discussão entre quem trabalha com IA, escolhidos por voto, em poucos minutos de leitura.',
      benefits: [
        {
          title: 'Escolhido por quem é da área',
          text: 'Cada notícia foi publicada, discutida e votada por quem trabalha com a tecnologia.',
        },
        {
          title: 'O essencial, com links',
          text: 'Poucas frases contam o que há de novo, com um link para cada notícia.',
        },
        {
          title: 'Com palavras suas',
          text: 'Diga o que interessa a você e até que ponto o texto pode ser técnico. A newsletter segue essas escolhas.',
        },
        {
          title: 'Diária ou semanal',
          text: 'Um único e-mail, no horário que você escolher. Pause ou cancele com um clique.',
        },
      ],
    },
    statecraft: {
      headline: 'A política internacional, sem ruído',
      subheadline:
        'Os relatórios, análises e debates sobre relações internacionais que a nossa comunidade considerou relevantes, em poucos minutos de leitura.',
      benefits: [
        {
          title: 'Escolhido por quem acompanha',
          text: 'Cada notícia foi publicada, discutida e votada por quem segue de perto a política internacional.',
        },
        {
          title: 'O essencial, com links',
          text: 'Poucas frases contam o que aconteceu, com um link para cada notícia.',
        },
        {
          title: 'Com palavras suas',
          text: 'Indique as regiões e os temas que você acompanha. A newsletter segue essas escolhas.',
        },
        {
          title: 'Diária ou semanal',
          text: 'Um único e-mail, no horário que você escolher. Pause ou cancele com um clique.',
        },
      ],
    },
    default: {
      headline: 'O que vale a pena ler, num só e-mail',
      subheadline:
        'O que a nossa comunidade publicou, discutiu e levou ao topo pelo voto, em poucos minutos de leitura.',
      benefits: [
        {
          title: 'Escolhido por quem lê',
          text: 'Cada notícia foi publicada, discutida e votada por pessoas como você.',
        },
        {
          title: 'O essencial, com links',
          text: 'Poucas frases contam o que há de novo, com um link para cada notícia.',
        },
        {
          title: 'Com palavras suas',
          text: 'Diga o que interessa a você. A newsletter segue essas escolhas.',
        },
        {
          title: 'Diária ou semanal',
          text: 'Um único e-mail, no horário que você escolher. Pause ou cancele com um clique.',
        },
      ],
    },
  },
  page: {
    eyebrow: 'A newsletter {site}',
    benefitsHeading: 'O que você recebe',
    promptPlaceholder: 'Por exemplo: em linguagem simples, principalmente sobre energia e clima',
    promptHint: 'Idioma, temas, o que deixar de fora, tamanho: diga com palavras suas.',
    preview: 'Ver uma amostra',
    previewing: 'Preparando a amostra…',
    previewNote: 'Com as notícias mais recentes. A newsletter será assim.',
    sampleHeading: 'Da última edição',
    noSample: 'A primeira edição sai assim que houver três notícias que mereçam ser enviadas.',
    delivery:
      'Todos os dias às 8 da manhã ou, na versão semanal, às segundas-feiras, no seu fuso horário. Você pode escolher outro horário a qualquer momento.',
    questions: [
      {
        question: 'Quanto custa?',
        answer: 'Nada. Não há edição paga nem publicidade na newsletter.',
      },
      {
        question: 'Quem escreve os resumos?',
        answers: {
          ai: 'Um modelo de linguagem, a partir do texto das notícias, e cada resumo indica isso. Uma segunda consulta verifica cada frase. O modelo pode errar, por isso cada notícia traz um link.',
          selected:
            'Ninguém. Um modelo de linguagem escolhe frases pelo número, e nós as copiamos das notícias, no idioma original.',
          extract: 'Ninguém. São frases copiadas das notícias, no idioma original e sem uso de IA.',
        },
      },
      {
        question: 'O que acontece com o meu endereço?',
        answer:
          'Ele é usado para a newsletter {site} e para mais nada. Tudo o que temos sobre você pode ser obtido ou apagado, mesmo sem conta.',
      },
    ],
    otherLanguages: 'Outros idiomas',
    inEnglish: 'Em inglês',
    emailRequired: 'Insira o e-mail.',
    emailInvalid: 'Insira um endereço de e-mail no formato nome@example.com.',
    problem: 'Há um problema',
    counter: '{used} de {most} caracteres',
    close: 'Fechar',
    maybeLater: 'Agora não',
    getStarted: 'Começar',
    modalTitle: 'Fique por dentro com {site}',
    modalSubtitle: 'Receba por e-mail uma seleção de resumos',
    knownHint: 'Você já tem uma conta. Entre para gerir a inscrição.',
    unknownHint: 'Crie uma conta com este endereço para comentar, votar e seguir outras pessoas.',
  },
  manage: {
    confirmHeading: 'Confirme a inscrição na newsletter {site}',
    confirmText: 'Falta só um passo: clique no botão e a newsletter chegará a {email}.',
    confirmButton: 'Confirmar inscrição',
    confirmed: 'A inscrição está confirmada',
    confirmedText: 'A próxima edição chega na data prevista.',
    expired: 'Este link expirou',
    expiredText: 'Os links para confirmar uma inscrição valem por 7 dias.',
    sendAgain: 'Enviar um novo link',
    sentAgain: 'Um novo link está a caminho.',
    badLink: 'Este link não funciona',
    badLinkText: 'Talvez tenha sido cortado no caminho. Abra o link completo do e-mail.',
    heading: 'Inscrição na newsletter {site}',
    frequency: 'Frequência',
    prompt: 'Como você quer a newsletter',
    understood: 'O que entendemos',
    preferenceAbout: 'sobre {subject}',
    preferenceOnly: 'só sobre {subject}',
    preferenceWithout: 'sem {subject}',
    preferencePlain: 'em linguagem simples',
    preferenceExpert: 'para especialistas',
    preferenceShort: 'em poucas palavras',
    preferenceLong: 'em detalhes',
    removePreference: 'Remover: {preference}',
    language: 'Idioma dos resumos',
    timeZone: 'Fuso horário',
    chooseTimeZone: 'Escolha um fuso horário da lista, por exemplo, Europe/Berlin.',
    hour: 'Horário de envio',
    day: 'Dia da semana',
    pause: 'Pausa',
    resume: 'Retomar o envio',
    pausedUntil: 'Em pausa até {date}',
    next: 'Próxima edição: {date}',
    save: 'Guardar',
    saved: 'Guardado',
    unsubscribeHeading: 'Cancelar a inscrição na newsletter {site}?',
    unsubscribeText: 'A newsletter deixará de chegar a {email}.',
    unsubscribeButton: 'Cancelar inscrição',
    unsubscribed: 'Inscrição cancelada',
    unsubscribedText: 'Nada mais será enviado a {email}.',
    undo: 'Desfazer: inscrever-se de novo',
    undone: 'A inscrição está ativa de novo',
    download: 'Obter os meus dados',
    erase: 'Apagar os meus dados',
    eraseText:
      'Tudo o que temos sobre esta inscrição é apagado imediatamente. Isso não pode ser desfeito.',
    erased: 'Os dados foram apagados',
    link: 'Vincular à minha conta',
    linked: 'Inscrição vinculada à conta {username}',
    tooMany: 'Há solicitações demais no momento. Tente novamente mais tarde.',
    expiredView: 'Uma edição pode ser lida no navegador por 60 dias.',
    pastIssues: 'Edições anteriores',
  },
  plurals: {
    matchesToday: {
      one: '{count} publicação sobre {topics} hoje.',
      other: '{count} publicações sobre {topics} hoje.',
    },
    matchesThisWeek: {
      one: '{count} publicação sobre {topics} nesta semana.',
      other: '{count} publicações sobre {topics} nesta semana.',
    },
    pauseFor: {
      one: 'Pausa de {weeks} semana',
      other: 'Pausa de {weeks} semanas',
    },
    points: { one: '{count} ponto', other: '{count} pontos' },
    comments: { one: '{count} comentário', other: '{count} comentários' },
    otherPosts: {
      one: 'Ver a outra publicação no navegador',
      other: 'Ver as outras {count} publicações no navegador',
    },
  },
  issue: {
    pieces: {
      ai: 'Escrito por IA e conferido',
      selected: 'Frases selecionadas por IA',
      extract: 'Trecho',
      note: 'Escrito pela redação',
    },
    passage: 'Mostrar o trecho original',
    inSource: 'Na fonte',
    removed: 'As publicações desta edição foram removidas.',
  },
  mail: {
    verify: {
      subject: 'Confirme a inscrição na newsletter {site}',
      preheader: 'Um clique e a newsletter é sua.',
      heading: 'Confirme a inscrição',
      text: 'Alguém, provavelmente você, pediu a newsletter {site} com este endereço. Clique no botão para recebê-la.',
      button: 'Confirmar inscrição',
      expires: 'O link vale por 7 dias.',
      ignore: 'Se não foi você, não faça nada: sem confirmação, nada será enviado.',
    },
    welcome: {
      subject: 'Boas-vindas à newsletter {site}',
      preheader: 'A inscrição está confirmada.',
      heading: 'Boas-vindas à newsletter {site}',
      daily: 'Você vai receber a newsletter todos os dias.',
      weekly: 'Você vai receber a newsletter todas as semanas.',
      manage: 'Alterar a frequência e os temas',
      unsubscribe: 'Cancelar inscrição',
    },
    correction: {
      subject: 'Correção de {site}',
      heading: 'Correção',
      text: 'Enviamos-lhe uma frase que estava errada:',
    },
    digest: {
      daily: '{site}: edição de {date}',
      weekly: '{site}: edição semanal de {date}',
      labels: {
        ai: 'Resumo gerado por IA',
        selected: 'Frases das fontes, selecionadas por IA',
        extract: 'Trechos, sem uso de IA',
      },
      focus: 'O que você pediu: {focus}',
      noMatchesToday: 'Nenhuma publicação sobre {topics} hoje.',
      noMatchesThisWeek: 'Nenhuma publicação sobre {topics} nesta semana.',
      alsoOn: 'Também em {site}',
      fromPeople: 'De quem você segue',
      commentsElsewhere: 'Comentários em outros sites: {count}',
      viewInBrowser: 'Ver no navegador',
      why: 'Você recebe este e-mail porque se inscreveu na newsletter {site}.',
      pauseLink: 'Pausar ou alterar',
    },
  },
};
