import type { LanguagePack } from '../translation.ts';

/** German. The reader is "Sie". */
export const de: LanguagePack = {
  strings: {
    subscribe: 'Abonnieren',
    subscribing: 'Wird abonniert\u00a0…',
    subscribed: 'Abonniert',
    enterEmail: 'Ihre E-Mail-Adresse eingeben',
    checkEmail: 'Schauen Sie in Ihr Postfach',
    daily: 'Täglich',
    weekly: 'Wöchentlich',
    faq: 'Fragen und Antworten',
    free: 'Kostenlos',
    unsubscribe: 'Abbestellen',
    activeSubscribers: 'aktive Abonnements',
    openRate: 'Öffnungsrate',
    deliverySchedule: 'Wann der Newsletter kommt',
    emailPreferences: 'E-Mail-Einstellungen',
    emailAddress: 'E-Mail-Adresse',
    deliveryFrequency: 'Versandhäufigkeit',
    personalizeYourSummary: 'Zusammenfassung anpassen',
    optional: 'optional',
    checkYourEmail: 'Schauen Sie in Ihr Postfach!',
    successfullySubscribed: 'Erfolgreich abonniert!',
    verificationEmailSent:
      'Wir haben Ihnen eine Bestätigungs-E-Mail geschickt. Bitte klicken Sie auf den Link darin, um Ihr Abonnement zu bestätigen.',
    welcomeEmail: 'In Ihrem Postfach wartet eine Willkommens-E-Mail.',
    somethingWentWrong: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es noch einmal.',
    noSpam: 'Kein Spam, jederzeit abbestellbar.',
    privacyPolicy: 'Datenschutzerklärung',
    welcomeBack: 'Willkommen zurück, {username}!',
    loginToAccount: 'Bei Ihrem Konto anmelden',
  },
  copy: {
    nontrivial: {
      headline: 'KI-Nachrichten, die Ihre Zeit wert sind',
      subheadline:
        'Fachartikel, Releases und Debatten, über die man in der KI-Praxis spricht: per Abstimmung ausgewählt, für wenige Minuten Lesezeit.',
      benefits: [
        {
          title: 'Von Fachleuten ausgewählt',
          text: 'Menschen, die mit dieser Technologie arbeiten, teilen, diskutieren und bewerten die Beiträge.',
        },
        {
          title: 'Kurz gefasst und verlinkt',
          text: 'Wenige Sätze sagen Ihnen, was neu ist. Jeder Beitrag ist verlinkt.',
        },
        {
          title: 'In Ihren Worten',
          text: 'Sagen Sie, was Sie interessiert. Ihr Newsletter richtet sich danach.',
        },
        {
          title: 'Täglich oder wöchentlich',
          text: 'Eine E-Mail zur Uhrzeit Ihrer Wahl. Mit einem Klick pausiert oder abbestellt.',
        },
      ],
    },
    statecraft: {
      headline: 'Weltpolitik ohne Getöse',
      subheadline:
        'Die Berichte, Analysen und Debatten zu den internationalen Beziehungen, die unsere Community diskussionswürdig fand, für wenige Minuten Lesezeit.',
      benefits: [
        {
          title: 'Mit Sachverstand ausgewählt',
          text: 'Menschen, die das Weltgeschehen aufmerksam verfolgen, teilen, diskutieren und bewerten die Beiträge.',
        },
        {
          title: 'Kurz gefasst und verlinkt',
          text: 'Wenige Sätze sagen Ihnen, was geschehen ist. Jeder Beitrag ist verlinkt.',
        },
        {
          title: 'In Ihren Worten',
          text: 'Nennen Sie die Regionen und Fragen, die Sie verfolgen. Ihr Newsletter richtet sich danach.',
        },
        {
          title: 'Täglich oder wöchentlich',
          text: 'Eine E-Mail zur Uhrzeit Ihrer Wahl. Mit einem Klick pausiert oder abbestellt.',
        },
      ],
    },
    default: {
      headline: 'Was sich zu lesen lohnt, in einer E-Mail',
      subheadline:
        'Was unsere Community geteilt, diskutiert und nach oben gewählt hat, für wenige Minuten Lesezeit.',
      benefits: [
        {
          title: 'Von der Community ausgewählt',
          text: 'Menschen wie Sie teilen, diskutieren und bewerten die Beiträge.',
        },
        {
          title: 'Kurz gefasst und verlinkt',
          text: 'Wenige Sätze sagen Ihnen, was neu ist. Jeder Beitrag ist verlinkt.',
        },
        {
          title: 'In Ihren Worten',
          text: 'Sagen Sie, was Sie interessiert. Ihr Newsletter richtet sich danach.',
        },
        {
          title: 'Täglich oder wöchentlich',
          text: 'Eine E-Mail zur Uhrzeit Ihrer Wahl. Mit einem Klick pausiert oder abbestellt.',
        },
      ],
    },
  },
  page: {
    eyebrow: 'Der Newsletter von {site}',
    benefitsHeading: 'Was Sie bekommen',
    promptPlaceholder: 'Zum Beispiel: vor allem über Energie und Klima',
    promptHint: 'Sprache, Themen, was wegbleiben soll: in Ihren eigenen Worten.',
    preview: 'Vorschau ansehen',
    previewing: 'Vorschau wird erstellt\u00a0…',
    previewNote: 'Aus den neuesten Beiträgen. So liest sich der Newsletter.',
    sampleHeading: 'Aus der letzten Ausgabe',
    noSample: 'Die erste Ausgabe erscheint, sobald es drei Beiträge gibt, die den Versand lohnen.',
    delivery:
      'Täglich um 8\u00a0Uhr morgens oder wöchentlich am Montag, in Ihrer Zeitzone. Eine andere Uhrzeit können Sie jederzeit wählen.',
    questions: [
      {
        question: 'Was kostet das?',
        answer: 'Nichts. Es gibt keine kostenpflichtige Ausgabe.',
      },
      {
        question: 'Wer schreibt die Zusammenfassungen?',
        answers: {
          ai: 'Ein Sprachmodell schreibt sie aus dem Text der Beiträge, und jede weist darauf hin. Eine zweite Abfrage prüft jeden Satz. Fehler bleiben möglich, deshalb ist jeder Beitrag verlinkt.',
          selected:
            'Niemand. Ein Sprachmodell wählt Sätze anhand ihrer Nummer aus, und wir übernehmen sie aus den Beiträgen, in der Originalsprache.',
          extract:
            'Niemand. Es sind Sätze aus den Beiträgen, in der Originalsprache und ohne KI übernommen.',
        },
      },
      {
        question: 'Was geschieht mit meiner Adresse?',
        answer:
          'Sie wird für den Newsletter von {site} verwendet und für nichts anderes. Sie können alles, was wir über Sie gespeichert haben, herunterladen oder löschen, auch ohne Konto.',
      },
    ],
    otherLanguages: 'Andere Sprachen',
    inEnglish: 'Auf Englisch',
    emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse in der Form name@example.com ein.',
    sendAgain: 'Erneut senden',
    problem: 'Es gibt ein Problem',
    counter: '{used} von {most} Zeichen',
    close: 'Schließen',
    maybeLater: 'Vielleicht später',
    getStarted: 'Loslegen',
    modalTitle: 'Mit {site} auf dem Laufenden bleiben',
    modalSubtitle: 'Ausgewählte Zusammenfassungen direkt in Ihr Postfach',
    knownHint: 'Sie haben bereits ein Konto. Melden Sie sich an, um Ihr Abonnement zu verwalten.',
    unknownHint:
      'Erstellen Sie mit dieser Adresse ein Konto, um zu kommentieren, abzustimmen und anderen zu folgen.',
  },
  manage: {
    confirmHeading: 'Bestätigen Sie Ihr Abonnement von {site}',
    confirmText:
      'Nur noch ein Schritt: Klicken Sie auf die Schaltfläche, und der Newsletter kommt an {email}.',
    confirmButton: 'Abonnement bestätigen',
    confirmed: 'Ihr Abonnement ist bestätigt',
    confirmedText: 'Die nächste Ausgabe erhalten Sie zum vorgesehenen Termin.',
    expired: 'Dieser Link ist abgelaufen',
    expiredText: 'Links zum Bestätigen eines Abonnements gelten 7\u00a0Tage lang.',
    sendAgain: 'Neuen Link senden',
    sentAgain: 'Ein neuer Link ist zu Ihnen unterwegs.',
    badLink: 'Dieser Link funktioniert nicht',
    badLinkText:
      'Vielleicht wurde er unterwegs abgeschnitten. Öffnen Sie den vollständigen Link aus der E-Mail.',
    heading: 'Ihr Abonnement von {site}',
    frequency: 'Wie oft',
    prompt: 'Ihre Wünsche',
    understood: 'So haben wir Sie verstanden',
    preferenceAbout: 'über {subject}',
    preferenceOnly: 'nur über {subject}',
    onlyMatches: 'Passt kein Beitrag, erhalten Sie keine E-Mail.',
    preferenceKinds: {
      paper: 'nur wissenschaftliche Arbeiten',
      opinion: 'nur Meinungsbeiträge',
      tutorial: 'nur Anleitungen',
      release: 'nur neue Versionen',
      interview: 'nur Interviews',
      discussion: 'nur Diskussionen',
      'company news': 'nur Unternehmensnachrichten',
    },
    preferenceWithout: 'ohne {subject}',
    preferencePlain: 'in einfachen Worten',
    preferenceExpert: 'für Fachleute',
    preferenceShort: 'kurz',
    preferenceLong: 'ausführlich',
    removePreference: 'Entfernen: {preference}',
    language: 'Sprache der Zusammenfassungen',
    timeZone: 'Zeitzone',
    chooseTimeZone: 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
    hour: 'Uhrzeit',
    day: 'Wochentag',
    pause: 'Pause',
    resume: 'Versand fortsetzen',
    pausedUntil: 'Pausiert bis zum {date}',
    next: 'Nächste Ausgabe: {date}',
    save: 'Speichern',
    saved: 'Gespeichert',
    unsubscribeHeading: '{site} abbestellen?',
    unsubscribeText: 'An {email} wird dann kein Newsletter mehr geschickt.',
    unsubscribeButton: 'Abbestellen',
    unsubscribed: 'Der Newsletter ist abbestellt',
    unsubscribedText: 'An {email} wird kein Newsletter mehr geschickt.',
    undo: 'Rückgängig: wieder abonnieren',
    undone: 'Ihr Abonnement läuft wieder',
    download: 'Meine Daten herunterladen',
    erase: 'Meine Daten löschen',
    eraseText:
      'Alles, was wir zu diesem Abonnement gespeichert haben, wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    erased: 'Ihre Daten sind gelöscht',
    link: 'Mit meinem Konto verknüpfen',
    linked: 'Mit dem Konto {username} verknüpft',
    ownerLink:
      'Um Ihre eigenen Worte zu sehen oder zu ändern, Ihre Daten herunterzuladen oder zu löschen, lassen Sie sich einen Link per E-Mail senden.',
    oldLinksText:
      'Links zu Ihren Einstellungen in früheren E-Mails funktionieren dann nicht mehr. Abbestellen bleibt möglich.',
    endOldLinks: 'Alte Links ungültig machen',
    endedOldLinks: 'Alte Links sind ungültig',
    linkExpires: 'Der Link gilt eine Stunde lang.',
    more: 'Mehr davon',
    less: 'Weniger davon',
    chooseWords: 'Wählen Sie die Wörter, die zu Ihren Wünschen hinzukommen.',
    noTopic: 'Dieser Beitrag hat kein Thema zur Auswahl.',
    tooLong: 'Ihre Wünsche hätten mehr als {most} Zeichen. Kürzen Sie sie zuerst.',
    tooMany: 'Im Moment gibt es zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    notSentYet: 'Das Formular wurde noch nicht gesendet. Klicken Sie bitte auf „Erneut senden“.',
    expiredView: 'Eine Ausgabe lässt sich 60\u00a0Tage lang im Browser lesen.',
    pastIssues: 'Frühere Ausgaben',
  },
  plurals: {
    matchesToday: {
      one: 'Heute {count} Beitrag zu Ihren Themen: {topics}.',
      other: 'Heute {count} Beiträge zu Ihren Themen: {topics}.',
    },
    matchesThisWeek: {
      one: 'Diese Woche {count} Beitrag zu Ihren Themen: {topics}.',
      other: 'Diese Woche {count} Beiträge zu Ihren Themen: {topics}.',
    },
    kindsToday: {
      one: 'Heute {count} Beitrag: {kinds}.',
      other: 'Heute {count} Beiträge: {kinds}.',
    },
    kindsThisWeek: {
      one: 'Diese Woche {count} Beitrag: {kinds}.',
      other: 'Diese Woche {count} Beiträge: {kinds}.',
    },
    pauseFor: { one: '{weeks} Woche pausieren', other: '{weeks} Wochen pausieren' },
    points: { one: '{count} Punkt', other: '{count} Punkte' },
    comments: { one: '{count} Kommentar', other: '{count} Kommentare' },
    otherPosts: {
      one: 'Den weiteren Beitrag im Browser ansehen',
      other: 'Die weiteren {count} Beiträge im Browser ansehen',
    },
  },
  issue: {
    pieces: {
      ai: 'Von KI verfasst, dann geprüft',
      selected: 'Von KI ausgewählte Sätze',
      extract: 'Auszug',
      note: 'Von der Redaktion verfasst',
    },
    passage: 'Textstelle anzeigen',
    inSource: 'In der Quelle',
    removed: 'Die Beiträge dieser Ausgabe wurden entfernt.',
    newSince: 'Neu seit dem {date}',
  },
  report: {
    action: 'Diesen Satz melden',
    heading: 'Einen Satz melden',
    question: 'Ist dieser Satz falsch? Die Redaktion vergleicht ihn mit der Quelle.',
    passages: 'Worauf er sich stützt',
    note: 'Was ist falsch? (optional)',
    thanks: 'Vielen Dank',
    thanksText:
      'Die Redaktion prüft den Satz. Ist er falsch, wird er gestrichen, und alle, die ihn erhalten haben, bekommen eine Korrektur.',
    back: 'Zurück zur Ausgabe',
  },
  mail: {
    verify: {
      subject: 'Bestätigen Sie Ihr Abonnement von {site}',
      preheader: 'Ein Klick, und der Newsletter kommt zu Ihnen.',
      heading: 'Bestätigen Sie Ihr Abonnement',
      text: 'Mit Ihrer Adresse wurde der Newsletter von {site} angefordert, vermutlich von Ihnen selbst. Klicken Sie auf die Schaltfläche, um ihn zu erhalten.',
      bounced:
        'Eine frühere E-Mail von uns an diese Adresse kam zurück. Bestätigen Sie, dann schreiben wir Ihnen wieder.',
      button: 'Abonnement bestätigen',
      expires: 'Der Link gilt 7\u00a0Tage lang.',
      ignore:
        'Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung wird nichts verschickt.',
    },
    welcome: {
      subject: 'Willkommen bei {site}',
      preheader: 'Ihr Abonnement ist bestätigt.',
      heading: 'Willkommen bei {site}',
      daily: 'Sie haben den täglichen Newsletter gewählt.',
      weekly: 'Sie haben den wöchentlichen Newsletter gewählt.',
      latest: 'Die neueste Ausgabe lesen',
      sender:
        'Der Newsletter kommt von {address}. Fügen Sie diese Adresse Ihren Kontakten hinzu, damit er im Posteingang ankommt.',
      manage: 'Häufigkeit und Themen ändern',
      unsubscribe: 'Abbestellen',
    },
    correction: {
      subject: 'Korrektur von {site}',
      heading: 'Korrektur',
      text: 'Wir haben Ihnen einen Satz geschickt, der falsch war:',
    },
    digest: {
      number: 'Nr. {number}',
      rate: {
        daily: 'Die heutigen Beiträge bewerten',
        weekly: 'Die Beiträge dieser Woche bewerten',
      },
      discuss: 'Diskutieren',
      labels: {
        ai: 'KI-generierte Zusammenfassung',
        selected: 'Sätze aus den Quellen, von KI ausgewählt',
        extract: 'Auszüge, ohne KI erstellt',
      },
      focus: 'Ihr Wunsch: {focus}',
      noMatchesToday: 'Heute kein Beitrag zu Ihren Themen: {topics}.',
      noMatchesThisWeek: 'Diese Woche kein Beitrag zu Ihren Themen: {topics}.',
      alsoOn: 'Außerdem auf {site}',
      fromPeople: 'Von Menschen, denen Sie folgen',
      viewInBrowser: 'Im Browser ansehen',
      why: 'Sie erhalten diese E-Mail, weil Sie den Newsletter von {site} abonniert haben.',
      pauseLink: 'Pausieren oder ändern',
    },
  },
};
