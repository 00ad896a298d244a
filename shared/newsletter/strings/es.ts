import type { LanguagePack } from '../translation.ts';

/** Spanish, neutral between countries. The reader is "tú", and no form says of which gender. */
export const es: LanguagePack = {
  strings: {
    subscribe: 'Suscribirse',
    subscribing: 'Procesando…',
    subscribed: 'Suscripción activa',
    enterEmail: 'Escribe tu correo electrónico',
    checkEmail: 'Revisa tu bandeja de entrada',
    daily: 'Cada día',
    weekly: 'Cada semana',
    faq: 'Preguntas y respuestas',
    free: 'Gratis',
    unsubscribe: 'Cancelar la suscripción',
    activeSubscribers: 'suscripciones activas',
    openRate: 'tasa de apertura',
    deliverySchedule: 'Cuándo llega',
    emailPreferences: 'Preferencias de correo',
    emailAddress: 'Correo electrónico',
    deliveryFrequency: 'Frecuencia de envío',
    personalizeYourSummary: 'Personaliza tu resumen',
    optional: 'opcional',
    checkYourEmail: '¡Revisa tu correo!',
    successfullySubscribed: '¡Suscripción completada!',
    verificationEmailSent:
      'Te enviamos un correo de verificación. Haz clic en el enlace para confirmar tu suscripción.',
    welcomeEmail: 'En tu bandeja de entrada te espera un correo de bienvenida.',
    somethingWentWrong: 'Algo salió mal. Inténtalo de nuevo.',
    noSpam: 'Sin spam. Cancela cuando quieras.',
    privacyPolicy: 'Política de privacidad',
    welcomeBack: '¡Hola de nuevo, {username}!',
    loginToAccount: 'Iniciar sesión en tu cuenta',
  },
  copy: {
    nontrivial: {
      headline: 'Noticias de IA que merecen tu tiempo',
      subheadline:
        'Los artículos científicos, lanzamientos y debates de los que hablan quienes trabajan con IA, elegidos con sus votos, para leer en unos minutos.',
      benefits: [
        {
          title: 'Elegidas por profesionales',
          text: 'Gente que trabaja con esta tecnología compartió, comentó y votó cada noticia.',
        },
        {
          title: 'Lo esencial, con enlaces',
          text: 'Unas pocas frases te cuentan qué hay de nuevo, con un enlace a cada noticia.',
        },
        {
          title: 'Con tus palabras',
          text: 'Di qué te interesa y qué nivel técnico prefieres. Tu boletín se escribe a tu medida.',
        },
        {
          title: 'Cada día o cada semana',
          text: 'Un solo correo, a la hora que elijas. Pausa o cancela la suscripción con un clic.',
        },
      ],
    },
    statecraft: {
      headline: 'La actualidad internacional, sin ruido',
      subheadline:
        'Los informes, análisis y debates sobre relaciones internacionales que nuestra comunidad consideró relevantes, para leer en unos minutos.',
      benefits: [
        {
          title: 'Selección con criterio',
          text: 'Gente que sigue de cerca la política internacional compartió, comentó y votó cada noticia.',
        },
        {
          title: 'Lo esencial, con enlaces',
          text: 'Unas pocas frases te cuentan qué ocurrió, con un enlace a cada noticia.',
        },
        {
          title: 'Con tus palabras',
          text: 'Indica las regiones y los asuntos que sigues. Tu boletín se escribe a tu medida.',
        },
        {
          title: 'Cada día o cada semana',
          text: 'Un solo correo, a la hora que elijas. Pausa o cancela la suscripción con un clic.',
        },
      ],
    },
    default: {
      headline: 'Lo que vale la pena leer, en un solo correo',
      subheadline:
        'Lo que nuestra comunidad compartió, comentó y llevó con sus votos a lo más alto, para leer en unos minutos.',
      benefits: [
        {
          title: 'Selección de la comunidad',
          text: 'Gente como tú compartió, comentó y votó cada noticia.',
        },
        {
          title: 'Lo esencial, con enlaces',
          text: 'Unas pocas frases te cuentan qué hay de nuevo, con un enlace a cada noticia.',
        },
        {
          title: 'Con tus palabras',
          text: 'Di qué te interesa. Tu boletín se escribe a tu medida.',
        },
        {
          title: 'Cada día o cada semana',
          text: 'Un solo correo, a la hora que elijas. Pausa o cancela la suscripción con un clic.',
        },
      ],
    },
  },
  page: {
    eyebrow: 'El boletín de {site}',
    benefitsHeading: 'Qué recibes',
    promptPlaceholder: 'Por ejemplo: en un lenguaje sencillo, sobre todo de energía y clima',
    promptHint: 'Idioma, temas, qué dejar fuera, extensión: dilo con tus propias palabras.',
    preview: 'Mostrar una vista previa',
    previewing: 'Preparando la vista previa…',
    previewNote: 'A partir de las noticias más recientes. Así será tu boletín.',
    sampleHeading: 'Del último número',
    noSample: 'El primer número saldrá en cuanto haya tres noticias que valga la pena enviar.',
    delivery:
      'Cada día a las 8 de la mañana o, si lo prefieres semanal, cada lunes, según tu zona horaria. Puedes elegir otra hora en cualquier momento.',
    questions: [
      {
        question: '¿Cuánto cuesta?',
        answer: 'Nada. No hay edición de pago ni publicidad en el boletín.',
      },
      {
        question: '¿Quién escribe los resúmenes?',
        answers: {
          ai: 'Los escribe un modelo de lenguaje a partir del texto de las noticias, y cada uno lo indica. Puede equivocarse: por eso cada noticia lleva su enlace.',
          selected:
            'Nadie. Un modelo de lenguaje elige frases por su número y las copiamos de las noticias, en su idioma original.',
          extract:
            'Nadie. Son frases copiadas de las noticias, en su idioma original y sin uso de IA.',
        },
      },
      {
        question: '¿Qué pasa con mi dirección?',
        answer:
          'Se usa para el boletín de {site} y para nada más. Puedes descargar o borrar todo lo que guardamos sobre ti, sin necesidad de tener una cuenta.',
      },
    ],
    otherLanguages: 'Otros idiomas',
    inEnglish: 'En inglés',
    emailRequired: 'Escribe tu correo electrónico.',
    emailInvalid: 'Escribe una dirección de correo con el formato nombre@example.com.',
    problem: 'Hay un problema',
    counter: '{used} de {most} caracteres',
    close: 'Cerrar',
    maybeLater: 'Ahora no',
    getStarted: 'Empezar',
    modalTitle: 'Mantente al día con {site}',
    modalSubtitle: 'Recibe en tu correo una cuidada selección de resúmenes',
    knownHint: 'Ya tienes una cuenta. Inicia sesión para gestionar tu suscripción.',
    unknownHint:
      'Crea una cuenta con esta dirección para comentar, votar y seguir a otras personas.',
  },
  manage: {
    confirmHeading: 'Confirma tu suscripción a {site}',
    confirmText: 'Solo falta un paso: haz clic en el botón y el boletín llegará a {email}.',
    confirmButton: 'Confirmar la suscripción',
    confirmed: 'Tu suscripción está confirmada',
    confirmedText: 'Recibirás el próximo número en la fecha prevista.',
    expired: 'Este enlace ha caducado',
    expiredText: 'Los enlaces para confirmar una suscripción son válidos durante 7 días.',
    sendAgain: 'Enviar un enlace nuevo',
    sentAgain: 'Un enlace nuevo va en camino.',
    badLink: 'Este enlace no funciona',
    badLinkText: 'Quizás se cortó por el camino. Abre el enlace completo del correo.',
    heading: 'Tu suscripción a {site}',
    frequency: 'Frecuencia',
    prompt: 'Cómo quieres tu boletín',
    understood: 'Esto es lo que entendimos',
    preferenceAbout: 'sobre {subject}',
    preferenceOnly: 'solo sobre {subject}',
    preferenceWithout: 'sin {subject}',
    preferencePlain: 'en lenguaje sencillo',
    preferenceExpert: 'para especialistas',
    preferenceShort: 'breve',
    preferenceLong: 'con detalle',
    removePreference: 'Quitar: {preference}',
    language: 'Idioma de los resúmenes',
    timeZone: 'Zona horaria',
    chooseTimeZone: 'Elige una zona horaria de la lista, por ejemplo, Europe/Berlin.',
    hour: 'Hora de envío',
    day: 'Día de la semana',
    pause: 'Pausa',
    resume: 'Reanudar el envío',
    pausedUntil: 'En pausa hasta el {date}',
    next: 'Próximo envío: {date}',
    save: 'Guardar',
    saved: 'Guardado',
    unsubscribeHeading: '¿Cancelar la suscripción a {site}?',
    unsubscribeText: 'El boletín dejará de llegar a {email}.',
    unsubscribeButton: 'Cancelar la suscripción',
    unsubscribed: 'Suscripción cancelada',
    unsubscribedText: 'No se enviará nada más a {email}.',
    undo: 'Deshacer: volver a suscribirse',
    undone: 'Tu suscripción vuelve a estar activa',
    download: 'Descargar mis datos',
    erase: 'Borrar mis datos',
    eraseText:
      'Todo lo que guardamos sobre esta suscripción se borra de inmediato. Esta acción no se puede deshacer.',
    erased: 'Tus datos se han borrado',
    link: 'Vincular con mi cuenta',
    linked: 'Suscripción vinculada con la cuenta {username}',
    tooMany: 'Hay demasiadas solicitudes en este momento. Inténtalo de nuevo más tarde.',
  },
  plurals: {
    pauseFor: {
      one: 'Pausa de {weeks} semana',
      other: 'Pausa de {weeks} semanas',
    },
  },
  mail: {
    verify: {
      subject: 'Confirma tu suscripción a {site}',
      preheader: 'Un clic y el boletín es tuyo.',
      heading: 'Confirma tu suscripción',
      text: 'Alguien, seguramente tú, pidió con esta dirección el boletín de {site}. Haz clic en el botón para recibirlo.',
      button: 'Confirmar la suscripción',
      expires: 'El enlace es válido durante 7 días.',
      ignore: 'Si no fuiste tú, no hagas nada: sin tu confirmación no se enviará nada.',
    },
    welcome: {
      subject: 'Te damos la bienvenida a {site}',
      preheader: 'Tu suscripción está confirmada.',
      heading: 'Te damos la bienvenida a {site}',
      daily: 'Recibirás el boletín cada día.',
      weekly: 'Recibirás el boletín cada semana.',
      manage: 'Cambiar la frecuencia y los temas',
      unsubscribe: 'Cancelar la suscripción',
    },
    correction: {
      subject: 'Rectificación de {site}',
      heading: 'Rectificación',
      text: 'Te enviamos una frase que no era correcta:',
    },
    digest: {
      daily: '{site} del {date}',
      weekly: '{site}: edición semanal del {date}',
      labels: {
        ai: 'Resumen generado por IA',
        selected: 'Frases de las fuentes, seleccionadas por IA',
        extract: 'Extractos, sin uso de IA',
      },
      pieces: {
        ai: 'Resumen de IA',
        selected: 'Selección de IA',
        extract: 'Extracto',
        note: 'Nota editorial',
      },
      focus: 'Lo que pediste: {focus}',
      fromPeople: 'De las personas que sigues',
      points: 'Puntos: {count}',
      comments: 'Comentarios: {count}',
      commentsElsewhere: 'Comentarios en otros sitios: {count}',
      viewInBrowser: 'Ver en el navegador',
      why: 'Recibes este correo porque te suscribiste al boletín de {site}.',
      pauseLink: 'Pausar o modificar',
    },
  },
};
