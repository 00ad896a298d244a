import type { LanguagePack } from './en.ts';

/**
 * French. The reader is "vous", and no form says of which gender. The spaces of French typography are written as escapes: \u202f before ; ! ? and \u00a0
 * before a colon. `{site}` never stands after "de", which would have to be "d’" before a vowel.
 */
export const fr: LanguagePack = {
  strings: {
    subscribe: 'S’abonner',
    subscribing: 'Inscription en cours…',
    subscribed: 'Abonnement actif',
    enterEmail: 'Saisissez votre adresse e-mail',
    checkEmail: 'Consultez votre boîte de réception',
    daily: 'Chaque jour',
    weekly: 'Chaque semaine',
    faq: 'Questions et réponses',
    free: 'Gratuit',
    unsubscribe: 'Se désabonner',
    activeSubscribers: 'abonnements actifs',
    openRate: 'taux d’ouverture',
    deliverySchedule: 'Jour et heure d’envoi',
    emailPreferences: 'Préférences e-mail',
    emailAddress: 'Adresse e-mail',
    deliveryFrequency: 'Fréquence d’envoi',
    personalizeYourSummary: 'Personnalisez votre résumé',
    optional: 'facultatif',
    checkYourEmail: 'Consultez vos e-mails\u202f!',
    successfullySubscribed: 'Votre abonnement est actif\u202f!',
    verificationEmailSent:
      'Nous vous avons envoyé un e-mail de vérification. Cliquez sur le lien pour confirmer votre abonnement.',
    welcomeEmail: 'Un e-mail de bienvenue vous attend dans votre boîte de réception.',
    somethingWentWrong: 'Une erreur s’est produite. Veuillez réessayer.',
    noSpam: 'Pas de spam, désabonnement à tout moment.',
    privacyPolicy: 'Politique de confidentialité',
    welcomeBack: 'Bon retour parmi nous, {username}\u202f!',
    loginToAccount: 'Connectez-vous à votre compte',
  },
  copy: {
    nontrivial: {
      headline: 'L’actualité de l’IA qui mérite votre temps',
      subheadline:
        'Les articles de recherche, les nouveautés et les débats dont parlent celles et ceux qui travaillent avec l’IA, choisis par leurs votes, en quelques minutes de lecture.',
      benefits: [
        {
          title: 'Choisi par des gens du métier',
          text: 'Des personnes qui travaillent avec cette technologie partagent et commentent les articles, et votent.',
        },
        {
          title: 'L’essentiel, avec les liens',
          text: 'Quelques phrases vous disent ce qu’il y a de nouveau, avec un lien vers chaque article.',
        },
        {
          title: 'Avec vos mots',
          text: 'Dites ce qui vous intéresse. Votre newsletter est adaptée en conséquence.',
        },
        {
          title: 'Chaque jour ou chaque semaine',
          text: 'Un seul e-mail, à l’heure de votre choix. Pause ou désabonnement en un clic.',
        },
      ],
    },
    statecraft: {
      headline: 'L’actualité internationale, sans le bruit',
      subheadline:
        'Les rapports, les analyses et les débats sur les relations internationales que notre communauté a jugés dignes d’attention, en quelques minutes de lecture.',
      benefits: [
        {
          title: 'Une sélection éclairée',
          text: 'Des personnes qui suivent de près les affaires du monde partagent et commentent les articles, et votent.',
        },
        {
          title: 'L’essentiel, avec les liens',
          text: 'Quelques phrases vous disent ce qui s’est passé, avec un lien vers chaque article.',
        },
        {
          title: 'Avec vos mots',
          text: 'Indiquez les régions et les questions que vous suivez. Votre newsletter est adaptée en conséquence.',
        },
        {
          title: 'Chaque jour ou chaque semaine',
          text: 'Un seul e-mail, à l’heure de votre choix. Pause ou désabonnement en un clic.',
        },
      ],
    },
    default: {
      headline: 'Ce qui mérite d’être lu, en un seul e-mail',
      subheadline:
        'Ce que notre communauté a partagé, commenté et placé en tête par ses votes, en quelques minutes de lecture.',
      benefits: [
        {
          title: 'Choisi par la communauté',
          text: 'Des personnes comme vous partagent et commentent les articles, et votent.',
        },
        {
          title: 'L’essentiel, avec les liens',
          text: 'Quelques phrases vous disent ce qu’il y a de nouveau, avec un lien vers chaque article.',
        },
        {
          title: 'Avec vos mots',
          text: 'Dites ce qui vous intéresse. Votre newsletter est adaptée en conséquence.',
        },
        {
          title: 'Chaque jour ou chaque semaine',
          text: 'Un seul e-mail, à l’heure de votre choix. Pause ou désabonnement en un clic.',
        },
      ],
    },
  },
  page: {
    eyebrow: 'La newsletter {site}',
    benefitsHeading: 'Ce que vous recevez',
    promptPlaceholder: 'Par exemple\u00a0: surtout sur l’énergie et le climat',
    promptHint: 'Langue, sujets, ce qu’il faut laisser de côté\u00a0: dites-le avec vos mots.',
    preview: 'Voir un aperçu',
    previewing: 'Rédaction de l’aperçu…',
    previewNote:
      'À partir des articles les plus récents. Voici à quoi ressemblera votre newsletter.',
    sampleHeading: 'Dans le dernier numéro',
    noSample: 'Le premier numéro partira dès que trois articles mériteront d’être envoyés.',
    delivery:
      'Chaque jour à {hour, plural, =8 {8\u00a0heures du matin} other {#\u00a0h}}, ou chaque lundi pour l’édition hebdomadaire, selon votre fuseau horaire. Vous pouvez choisir une autre heure à tout moment.',
    questions: [
      {
        question: 'Combien ça coûte\u202f?',
        answer: 'Rien. Il n’y a pas d’édition payante.',
      },
      {
        question: 'Qui écrit les résumés\u202f?',
        answers: {
          ai: 'Un modèle de langage les rédige à partir du texte des articles, et l’e-mail le précise. Une seconde requête vérifie chaque phrase. Des erreurs restent possibles\u00a0: chaque article est donc accompagné d’un lien.',
          selected:
            'Personne. Un modèle de langage choisit des phrases par leur numéro, et nous les copions dans les articles, dans leur langue d’origine.',
          extract:
            'Personne. Ce sont des phrases tirées des articles, dans leur langue d’origine et sans recours à l’IA.',
        },
      },
      {
        question: 'Que devient mon adresse\u202f?',
        answer:
          'Elle sert à l’envoi de la newsletter {site} et à rien d’autre. Vous pouvez télécharger ou effacer tout ce que nous avons à votre sujet, sans créer de compte.',
      },
    ],
    otherLanguages: 'Autres langues',
    inEnglish: 'En anglais',
    emailRequired: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail de la forme nom@example.com.',
    sendAgain: 'Envoyer à nouveau',
    problem: 'Un problème est survenu',
    counter: '{used} sur {most} caractères',
    close: 'Fermer',
    maybeLater: 'Plus tard',
    getStarted: 'Commencer',
    modalTitle: 'Suivez l’actualité avec {site}',
    modalSubtitle: 'Recevez une sélection de résumés dans votre boîte de réception',
    knownHint: 'Vous avez déjà un compte. Connectez-vous pour gérer votre abonnement.',
    unknownHint:
      'Créez un compte avec cette adresse pour commenter, voter et suivre d’autres personnes.',
  },
  manage: {
    confirmHeading: 'Confirmez votre abonnement à {site}',
    confirmText:
      'Encore une étape\u00a0: cliquez sur le bouton, et la newsletter arrivera à l’adresse {email}.',
    confirmButton: 'Confirmer l’abonnement',
    confirmed: 'Votre abonnement est confirmé',
    confirmedText: 'Vous recevrez le prochain numéro à la date prévue.',
    expired: 'Ce lien a expiré',
    expiredText: 'Les liens de confirmation d’abonnement sont valables 7\u00a0jours.',
    sendAgain: 'Envoyer un nouveau lien',
    sentAgain: 'Un nouveau lien est en route.',
    badLink: 'Ce lien ne fonctionne pas',
    badLinkText: 'Il a peut-être été tronqué en chemin. Ouvrez le lien complet de l’e-mail.',
    heading: 'Votre abonnement à {site}',
    frequency: 'Fréquence',
    prompt: 'Vos souhaits',
    understood: 'Ce que nous avons compris',
    preferenceAbout: 'sur {subject}',
    preferenceOnly: 'seulement sur {subject}',
    onlyMatches: 'Si aucune publication ne correspond, vous ne recevez pas d’e-mail.',
    preferenceKinds: {
      paper: 'seulement des articles scientifiques',
      opinion: 'seulement des tribunes',
      tutorial: 'seulement des tutoriels',
      release: 'seulement des nouvelles versions',
      interview: 'seulement des entretiens',
      discussion: 'seulement des discussions',
      'company news': 'seulement des nouvelles d’entreprises',
    },
    preferenceWithout: 'sans {subject}',
    preferencePlain: 'en termes simples',
    preferenceExpert: 'pour les spécialistes',
    preferenceShort: 'en bref',
    preferenceLong: 'en détail',
    removePreference: 'Retirer\u00a0: {preference}',
    language: 'Langue des résumés',
    timeZone: 'Fuseau horaire',
    chooseTimeZone: 'Choisissez un fuseau horaire dans la liste, par exemple Europe/Berlin.',
    hour: 'Heure d’envoi',
    day: 'Jour de la semaine',
    pause: 'Pause',
    pauseFor: `{weeks, plural,
      one {Mettre en pause #\u00a0semaine}
      other {Mettre en pause #\u00a0semaines}
    }`,
    resume: 'Reprendre l’envoi',
    pausedUntil: 'En pause jusqu’au {date}',
    next: 'Prochain envoi\u00a0: {date}',
    save: 'Enregistrer',
    saved: 'Enregistré',
    unsubscribeHeading: 'Se désabonner de la newsletter {site}\u202f?',
    unsubscribeText: 'La newsletter n’arrivera plus à l’adresse {email}.',
    unsubscribeButton: 'Se désabonner',
    unsubscribed: 'Votre désabonnement est confirmé',
    unsubscribedText: 'La newsletter ne sera plus envoyée à l’adresse {email}.',
    undo: 'Annuler\u00a0: se réabonner',
    undone: 'Votre abonnement est rétabli',
    download: 'Télécharger mes données',
    erase: 'Effacer mes données',
    eraseText:
      'Toutes les données liées à cet abonnement sont effacées immédiatement. Cette action est irréversible.',
    erased: 'Vos données sont effacées',
    link: 'Associer à mon compte',
    linked: 'Abonnement associé au compte {username}',
    ownerLink:
      'Pour voir ou modifier votre texte, télécharger ou effacer vos données, demandez un lien par e-mail.',
    oldLinksText:
      'Les liens vers vos préférences dans les e-mails précédents ne fonctionneront plus. La désinscription reste possible.',
    endOldLinks: 'Invalider les anciens liens',
    endedOldLinks: 'Les anciens liens ne sont plus valables',
    linkExpires: 'Le lien est valable une heure.',
    more: 'Plus de contenus comme celui-ci',
    less: 'Moins de contenus comme celui-ci',
    chooseWords: 'Choisissez les mots à ajouter à vos préférences.',
    noTopic: 'Cette publication n’a aucun sujet à choisir.',
    tooLong: 'Vos préférences dépasseraient {most} caractères. Raccourcissez-les d’abord.',
    tooMany: 'Trop de demandes pour le moment. Veuillez réessayer plus tard.',
    tryAgain: 'Réessayer',
    notSentYet:
      'Le formulaire n’a pas encore été envoyé. Appuyez sur «\u00a0Envoyer à nouveau\u00a0».',
    expiredView: 'Un numéro reste lisible dans le navigateur pendant 60\u00a0jours.',
    pastIssues: 'Numéros précédents',
  },
  issue: {
    pieces: {
      ai: 'Écrit et contrôlé par IA',
      selected: 'Phrases sélectionnées par IA',
      extract: 'Extrait',
      note: 'Écrit par la rédaction',
      description: 'Résumé de {publisher}',
    },
    passage: 'Afficher le passage',
    inSource: 'Dans la source',
    removed: 'Les publications de ce numéro ont été supprimées.',
    newSince: 'Du nouveau depuis le {date}',
  },
  report: {
    action: 'Signaler cette phrase',
    heading: 'Signaler une phrase',
    question: 'Cette phrase est-elle fausse\u00a0? La rédaction la compare à sa source.',
    passages: 'Sur quoi elle s’appuie',
    note: 'Qu’est-ce qui est faux\u00a0? (facultatif)',
    thanks: 'Merci',
    thanksText:
      'La rédaction examinera la phrase. Si elle est fausse, elle sera barrée, et toutes les personnes qui l’ont reçue recevront un rectificatif.',
    back: 'Retour au numéro',
  },
  mail: {
    verify: {
      subject: 'Confirmez votre abonnement à {site}',
      preheader: 'Un clic, et la newsletter est à vous.',
      heading: 'Confirmez votre abonnement',
      text: 'Quelqu’un, probablement vous, a demandé la newsletter {site} avec cette adresse. Cliquez sur le bouton pour la recevoir.',
      bounced:
        'Un e-mail que nous avons envoyé à cette adresse nous est revenu. Confirmez, et nous recommencerons à vous écrire.',
      button: 'Confirmer l’abonnement',
      expires: 'Le lien est valable 7\u00a0jours.',
      ignore:
        'Si ce n’était pas vous, ne faites rien\u00a0: sans votre confirmation, rien ne sera envoyé.',
    },
    welcome: {
      subject: 'Bienvenue sur {site}',
      preheader: 'Votre abonnement est confirmé.',
      heading: 'Bienvenue sur {site}',
      daily: 'Vous avez choisi la newsletter quotidienne.',
      weekly: 'Vous avez choisi la newsletter hebdomadaire.',
      latest: 'Lire le dernier numéro',
      sender:
        'La newsletter vient de {address}. Ajoutez cette adresse à vos contacts pour que les envois arrivent dans votre boîte de réception.',
      manage: 'Modifier la fréquence et les sujets',
      unsubscribe: 'Se désabonner',
    },
    ownerLink: { subject: '{site}\u00a0: Préférences e-mail' },
    correction: {
      subject: 'Rectificatif de {site}',
      heading: 'Rectificatif',
      text: 'Nous vous avons envoyé une phrase erronée\u00a0:',
    },
    digest: {
      number: 'nº\u00a0{number}',
      rate: { daily: 'Évaluer les articles du jour', weekly: 'Évaluer les articles de la semaine' },
      discuss: 'Commenter',
      labels: {
        ai: 'Écrit et contrôlé par IA. Chaque phrase renvoie à sa source.',
        selected: 'Phrases tirées des sources, sélectionnées par IA',
        extract: 'Extraits, sans recours à l’IA',
      },
      comments: '{count, plural, one {# commentaire} other {# commentaires}}',
      otherPosts: `{count, plural,
        one {Voir l’autre publication dans le navigateur}
        other {Voir les # autres publications dans le navigateur}
      }`,
      matchesToday: `{count, plural,
        one {# publication aujourd’hui sur vos sujets\u00a0: {topics}.}
        other {# publications aujourd’hui sur vos sujets\u00a0: {topics}.}
      }`,
      matchesThisWeek: `{count, plural,
        one {# publication cette semaine sur vos sujets\u00a0: {topics}.}
        other {# publications cette semaine sur vos sujets\u00a0: {topics}.}
      }`,
      kindsToday: `{count, plural,
        one {# publication aujourd’hui\u00a0: {kinds}.}
        other {# publications aujourd’hui\u00a0: {kinds}.}
      }`,
      kindsThisWeek: `{count, plural,
        one {# publication cette semaine\u00a0: {kinds}.}
        other {# publications cette semaine\u00a0: {kinds}.}
      }`,
      focus: 'Votre demande\u00a0: {focus}',
      noMatchesToday: 'Aucune publication aujourd’hui sur vos sujets\u00a0: {topics}.',
      noMatchesThisWeek: 'Aucune publication cette semaine sur vos sujets\u00a0: {topics}.',
      alsoOn: 'Aussi sur {site}',
      fromPeople: 'Par les personnes que vous suivez',
      viewInBrowser: 'Voir dans le navigateur',
      why: 'Vous recevez cet e-mail dans le cadre de votre abonnement à la newsletter {site}.',
      pauseLink: 'Mettre en pause ou modifier',
    },
    notification: {
      comment: '{author} a commenté « {title} »',
      answer: '{author} a répondu à votre commentaire sur « {title} »',
      mention: '{author} vous a mentionné sur « {title} »',
      thread: '{author} a commenté « {title} », que vous suivez ou avez enregistré',
      view: 'Voir et répondre',
      turnOff: 'Désactiver ces e-mails',
      settings: 'Paramètres de notification',
      why: 'Vous recevez cet e-mail car vous l’avez choisi dans vos paramètres.',
      daily: 'Nouveau dans votre boîte de réception : {count}',
      more: 'Et {count} de plus dans votre boîte de réception',
      inbox: 'Ouvrir votre boîte de réception',
      page: {
        heading: 'Désactiver ces e-mails ?',
        text: 'Vous retrouvez toujours tout dans votre boîte de réception sur le site.',
        button: 'Désactiver',
        done: 'Ces e-mails sont désactivés',
      },
    },
    application: {
      accepted: 'Vous êtes maintenant membre de {site}',
      declined: '{site} n’a pas accepté votre demande',
      logIn: 'Se connecter',
      why: 'Vous recevez cet e-mail car vous avez demandé à rejoindre {site}.',
    },
  },
  frame: {
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    hot: 'Actuel',
    new: 'Récent',
    top: 'Top',
    search: 'Chercher',
    darkMode: 'Mode sombre',
    login: 'Connexion',
    signup: 'Inscription',
    footer: 'Pied de page',
    home: 'Accueil',
    discussions: 'Discussions',
    byLanguage: 'Lettre par langue',
    byIndustry: 'Lettre par secteur',
    manage: 'Gérer l’abonnement',
    about: 'À propos',
    contact: 'Contact',
    terms: 'Conditions d’utilisation',
    privacy: 'Confidentialité',
    rights: 'Tous droits réservés.',
    digest: 'Lettre',
    archive: 'Numéros précédents',
    docs: 'Documentation de l’API',
    log: 'Journal de modération',
    rss: 'RSS',
    inbox: 'Boîte de réception',
    submit: 'Publier',
    account: 'Compte',
    saved: 'Enregistrés',
    apiKeys: 'Clés d’API',
    settings: 'Paramètres',
    administration: 'Administration',
    logout: 'Se déconnecter',
  },
};
