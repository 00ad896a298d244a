import type { Translations } from '../translate.ts';

/** Spanish, neutral between countries. The reader is "tú", and no form says of which gender. */
export const es: Translations = {
  Subscribe: 'Suscribirse',
  'Subscribing...': 'Procesando…',
  Subscribed: 'Suscripción activa',
  'Enter your email address': 'Escribe tu correo electrónico',
  'Check your inbox': 'Revisa tu bandeja de entrada',
  Daily: 'Cada día',
  Weekly: 'Cada semana',
  FAQ: 'Preguntas y respuestas',
  Free: 'Gratis',
  Unsubscribe: 'Cancelar la suscripción',
  'Join {count} readers': 'Ya nos leen {count} personas',
  'open rate': 'tasa de apertura',
  Delivery: 'Cuándo llega',
  'Email preferences': 'Preferencias de correo',
  'Email Address': 'Correo electrónico',
  'Delivery Frequency': 'Frecuencia de envío',
  'Personalize Your Summary': 'Personaliza tu resumen',
  optional: 'opcional',
  'Check Your Email!': '¡Revisa tu correo!',
  'Successfully Subscribed!': '¡Suscripción completada!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'Te enviamos un correo de verificación. Haz clic en el enlace para confirmar tu suscripción.',
  'Check your inbox for a welcome email.':
    'En tu bandeja de entrada te espera un correo de bienvenida.',
  'Something went wrong. Please try again.': 'Algo salió mal. Inténtalo de nuevo.',
  'No spam, unsubscribe anytime.': 'Sin spam. Cancela cuando quieras.',
  'Privacy Policy': 'Política de privacidad',
  'Welcome back, {username}!': '¡Hola de nuevo, {username}!',
  'Log in to your account': 'Iniciar sesión en tu cuenta',
  'AI news worth your time': 'Noticias de IA que merecen tu tiempo',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'Los artículos científicos, lanzamientos y debates de los que hablan quienes trabajan con IA, elegidos con sus votos, para leer en unos minutos.',
  'Chosen by practitioners': 'Elegidas por profesionales',
  'People who work with the technology share, discuss and vote on the stories.':
    'Gente que trabaja con esta tecnología comparte, comenta y vota las noticias.',
  'In brief, with links': 'Lo esencial, con enlaces',
  'A few sentences tell you what’s new, with a link to each story.':
    'Unas pocas frases te cuentan qué hay de nuevo, con un enlace a cada noticia.',
  'In your words': 'Con tus palabras',
  'Tell us what you care about. We’ll tailor your digest.':
    'Di qué te interesa. Tu boletín se adapta a ti.',
  'Daily or weekly': 'Cada día o cada semana',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'Un solo correo, a la hora que elijas. Pausa o cancela la suscripción con un clic.',
  'World affairs, without the noise': 'La actualidad internacional, sin ruido',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'Los informes, análisis y debates sobre relaciones internacionales que nuestra comunidad consideró relevantes, para leer en unos minutos.',
  'Chosen by informed readers': 'Selección con criterio',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'Gente que sigue de cerca la política internacional comparte, comenta y vota las noticias.',
  'A few sentences tell you what happened, with a link to each story.':
    'Unas pocas frases te cuentan qué ocurrió, con un enlace a cada noticia.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Indica las regiones y los asuntos que sigues. Tu boletín se adapta a ti.',
  'The stories worth reading, in one email': 'Lo que vale la pena leer, en un solo correo',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'Lo que nuestra comunidad compartió, comentó y llevó con sus votos a lo más alto, para leer en unos minutos.',
  'Chosen by readers': 'Selección de la comunidad',
  'People like you share, discuss and vote on the stories.':
    'Gente como tú comparte, comenta y vota las noticias.',
  '{site} by email': 'El boletín de {site}',
  'Get the digest': 'Recibe el boletín',
  'What you get': 'Qué recibes',
  'For example: mostly energy and climate': 'Por ejemplo: sobre todo de energía y clima',
  'Tell us what you want: topics, language, what to skip.':
    'Idioma, temas, qué dejar fuera: dilo con tus propias palabras.',
  'Preview my digest': 'Mostrar una vista previa',
  'Writing a preview...': 'Preparando la vista previa…',
  'A sample from the latest posts.': 'A partir de las noticias más recientes. Así será tu boletín.',
  'From the latest issue': 'Del último número',
  'The first issue goes out once three posts make the cut.':
    'El primer número saldrá en cuanto haya tres noticias que valga la pena enviar.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'Cada día {hour, plural, =8 {a las 8 de la mañana} other {a las #:00}} o, si lo prefieres semanal, cada lunes, según tu zona horaria. Puedes elegir otra hora en cualquier momento.',
  'What does it cost?': '¿Cuánto cuesta?',
  'Nothing. There’s no paid edition.': 'Nada. No hay edición de pago.',
  'Who writes the summaries?': '¿Quién escribe los resúmenes?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'Los escribe un modelo de lenguaje a partir del texto de las noticias, y el correo lo indica. Una segunda consulta comprueba cada frase. Puede equivocarse: por eso cada noticia lleva su enlace.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'Nadie. Un modelo de lenguaje elige frases por su número y las copiamos de las noticias, en su idioma original.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'Nadie. Son frases copiadas de las noticias, en su idioma original y sin uso de IA.',
  'What happens to my email address?': '¿Qué pasa con mi dirección?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'Se usa para el boletín de {site} y para nada más. Puedes descargar o borrar todo lo que guardamos sobre ti, sin necesidad de tener una cuenta.',
  'Other languages': 'Otros idiomas',
  'In English': 'En inglés',
  'Enter your email address.': 'Escribe tu correo electrónico.',
  'Enter a valid email, like name@example.com.':
    'Escribe una dirección de correo con el formato nombre@example.com.',
  'Send again': 'Enviar de nuevo',
  'There is a problem': 'Hay un problema',
  '{used} of {most} characters': '{used} de {most} caracteres',
  Close: 'Cerrar',
  'Maybe Later': 'Ahora no',
  'Get Started': 'Empezar',
  'Stay Informed with {site}': 'Mantente al día con {site}',
  'Get curated summaries delivered to your inbox':
    'Recibe en tu correo una cuidada selección de resúmenes',
  'You already have an account. Log in to manage your subscription.':
    'Ya tienes una cuenta. Inicia sesión para gestionar tu suscripción.',
  'Create an account with this address to comment, vote and follow people.':
    'Crea una cuenta con esta dirección para comentar, votar y seguir a otras personas.',
  'Confirm your subscription to {site}': 'Confirma tu suscripción a {site}',
  'One more step: press the button to get the digest at {email}.':
    'Solo falta un paso: haz clic en el botón y el boletín llegará a {email}.',
  'Confirm subscription': 'Confirmar la suscripción',
  'Your subscription is confirmed': 'Tu suscripción está confirmada',
  'You’ll get the next issue by email.': 'Recibirás el próximo número en la fecha prevista.',
  'This link has expired': 'Este enlace ha caducado',
  'Confirmation links work for 7 days.':
    'Los enlaces para confirmar una suscripción son válidos durante 7 días.',
  'Email me a link': 'Enviar un enlace nuevo',
  'We’ve sent you a new link.': 'Un enlace nuevo va en camino.',
  'This link doesn’t work': 'Este enlace no funciona',
  'The link may be incomplete. Open it from the email again.':
    'Quizás se cortó por el camino. Abre el enlace completo del correo.',
  'Your subscription to {site}': 'Tu suscripción a {site}',
  'How often': 'Frecuencia',
  'Personalize your digest': 'Cómo quieres tu boletín',
  'about {subject}': 'sobre {subject}',
  'only about {subject}': 'solo sobre {subject}',
  'without {subject}': 'sin {subject}',
  'in plain language': 'en lenguaje sencillo',
  'for experts': 'para especialistas',
  short: 'breve',
  'in detail': 'con detalle',
  'Language of the emails': 'Idioma de los correos',
  'Time zone': 'Zona horaria',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'Elige una zona horaria de la lista, por ejemplo, Europe/Berlin.',
  'Delivery time': 'Hora de envío',
  'Delivery day': 'Día de la semana',
  Pause: 'Pausa',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural, one {Pausar # semana} other {Pausar # semanas}}',
  Resume: 'Reanudar el envío',
  'Paused until {date}': 'En pausa hasta el {date}',
  'Next issue: {date}': 'Próximo envío: {date}',
  Save: 'Guardar',
  'Saved [settings]': 'Guardado',
  'Unsubscribe from {site}?': '¿Cancelar la suscripción a {site}?',
  'We’ll stop sending the digest to {email}.': 'El boletín dejará de llegar a {email}.',
  'You’ve unsubscribed': 'Suscripción cancelada',
  'We won’t send the digest to {email} from now on.': 'No se enviará más el boletín a {email}.',
  Undo: 'Deshacer: volver a suscribirse',
  'You’re subscribed again': 'Tu suscripción vuelve a estar activa',
  'Download my data': 'Descargar mis datos',
  'Erase my data': 'Borrar mis datos',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'Todo lo que guardamos sobre esta suscripción se borra de inmediato. Esta acción no se puede deshacer.',
  'Your data was erased': 'Tus datos se han borrado',
  'Link to my account': 'Vincular con mi cuenta',
  'Linked to your account {username}': 'Suscripción vinculada con la cuenta {username}',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'Para ver o cambiar tus propias palabras, descargar tus datos o borrarlos, pide un enlace por correo.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'Los enlaces a tus preferencias en correos anteriores dejarán de funcionar. Aún podrás cancelar la suscripción.',
  'Disable old links': 'Invalidar los enlaces antiguos',
  'Old links are invalid': 'Los enlaces antiguos ya no son válidos',
  'This link works for one hour.': 'El enlace es válido durante una hora.',
  'More like this': 'Más como esto',
  'Less like this': 'Menos como esto',
  'Choose what to add to your preferences.':
    'Elige las palabras que se añadirán a tus preferencias.',
  'This post has no topic to choose from.': 'Esta publicación no tiene ningún tema que elegir.',
  'Too many requests right now. Please try again later.':
    'Hay demasiadas solicitudes en este momento. Inténtalo de nuevo más tarde.',
  'Try again': 'Volver a intentarlo',
  'The form wasn’t sent yet. Please press “Send again”.':
    'El formulario aún no se ha enviado. Pulsa «Enviar de nuevo».',
  'A digest can be read in the browser for 60 days.':
    'Un boletín se puede leer en el navegador durante 60 días.',
  'Past issues': 'Números anteriores',
  'Choose instead': 'Mejor elegir',
  'We’re reading your words. Look again in a minute.':
    'Estamos leyendo tu texto. Vuelve a mirar en un minuto.',
  'We couldn’t read all of this. Choose below.': 'No hemos podido leerlo todo. Elige abajo.',
  'We can’t do this: {list}.': 'Esto no lo podemos hacer: {list}.',
  'About [topics]': 'Sobre',
  Without: 'Sin',
  'Others, separated by commas': 'Otros, separados por comas',
  'Only these topics': 'Solo estos temas',
  'No email when nothing matches': 'Ningún correo si nada coincide',
  Level: 'Nivel',
  Length: 'Extensión',
  Standard: 'Normal',
  'Number of posts': 'Número de publicaciones',
  'Days of the daily digest': 'Días de la edición diaria',
  'Every day': 'Todos los días',
  'On these days:': 'Estos días:',
  'Choose at most {most} topics of at most 60 characters.':
    'Elige como máximo {most} temas de 60 caracteres como máximo.',
  'Written and checked by AI': 'Escrito y comprobado por IA',
  'Sentences selected by AI': 'Frases seleccionadas por IA',
  Excerpt: 'Extracto',
  'Written by the editor': 'Escrito por la redacción',
  'Summary by {publisher}': 'Resumen de {publisher}',
  'Show the passage': 'Mostrar el pasaje',
  'In the source': 'En la fuente',
  'The posts in this issue have been removed.':
    'Las publicaciones de este número se han eliminado.',
  'New since {date}': 'Novedades desde el {date}',
  'Report this sentence': 'Señalar un error en esta frase',
  'Report a sentence': 'Señalar un error',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    '¿Es incorrecta esta frase? La redacción la compara con su fuente.',
  'Source passages': 'En qué se basa',
  'What is wrong? (optional)': '¿Qué es incorrecto? (opcional)',
  'Thank you': 'Gracias',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'La redacción revisará la frase. Si es incorrecta, la tachará y enviará una corrección a quienes la recibieron.',
  'Back to the issue': 'Volver al número',
  'One click and the digest is yours.': 'Un clic y el boletín es tuyo.',
  'Confirm your subscription': 'Confirma tu suscripción',
  'Please confirm that you want the digest of {site}.':
    'Alguien, seguramente tú, pidió con esta dirección el boletín de {site}. Haz clic en el botón para recibirlo.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'Un correo anterior que enviamos a esta dirección fue devuelto. Confirma la suscripción y volveremos a escribirte.',
  'This link expires in 7 days.': 'El enlace es válido durante 7 días.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'Si no fuiste tú, no hagas nada: sin tu confirmación no se enviará nada.',
  'Welcome to {site}': 'Te damos la bienvenida a {site}',
  'Your subscription is confirmed.': 'Tu suscripción está confirmada.',
  'You chose the daily digest.': 'Has elegido el boletín diario.',
  'You chose the weekly digest.': 'Has elegido el boletín semanal.',
  'Read the latest issue': 'Leer el último número',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'El boletín se envía desde {address}. Añade esta dirección a tus contactos para que llegue a tu bandeja de entrada.',
  'Change frequency or topics': 'Cambiar la frecuencia y los temas',
  '{site}: Email preferences': '{site}: Preferencias de correo',
  'Correction from {site}': 'Rectificación de {site}',
  Correction: 'Rectificación',
  'We sent you a sentence that was wrong:': 'Te enviamos una frase que no era correcta:',
  'No. {number}': 'N.º {number}',
  'Rate today’s stories': 'Valorar los artículos de hoy',
  'Rate this week’s stories': 'Valorar los artículos de esta semana',
  Discuss: 'Comentar',
  'Written and checked by AI. Every sentence links to its source.':
    'Escrito y comprobado por IA. Cada frase enlaza con su fuente.',
  'Sentences from the sources, selected by AI': 'Frases de las fuentes, seleccionadas por IA',
  'Excerpts. No AI used.': 'Extractos, sin uso de IA',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural, one {# comentario} other {# comentarios}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {Ver la otra publicación en el navegador}\n        other {Ver las otras # publicaciones en el navegador}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        one {# publicación sobre {topics} hoy.}\n        other {# publicaciones sobre {topics} hoy.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        one {# publicación sobre {topics} esta semana.}\n        other {# publicaciones sobre {topics} esta semana.}\n      }',
  'The nearest are:': 'Lo más cercano:',
  'Nothing on {topics} today.': 'Hoy no hay nada sobre {topics}.',
  'Nothing on {topics} this week.': 'Esta semana no hay nada sobre {topics}.',
  'Also on {site}': 'También en {site}',
  'From people you follow': 'De las personas que sigues',
  'View in browser': 'Ver en el navegador',
  'You’re getting this because you subscribed to the digest of {site}.':
    'Recibes este correo porque te suscribiste al boletín de {site}.',
  Preferences: 'Pausar o modificar',
  '{author} commented on “{title}”': '{author} comentó «{title}»',
  '{author} replied to your comment on “{title}”':
    '{author} respondió a tu comentario en «{title}»',
  '{author} mentioned you on “{title}”': '{author} te mencionó en «{title}»',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} comentó «{title}», que sigues o guardaste',
  'View and reply': 'Ver y responder',
  'Turn off these emails': 'Desactivar estos correos',
  'Notification settings': 'Ajustes de notificaciones',
  'You’re getting this email because of your notification settings.':
    'Recibes este correo porque lo elegiste en tus ajustes.',
  'New in your inbox: {count}': 'Nuevo en tu bandeja: {count}',
  'And {count} more in your inbox': 'Y {count} más en tu bandeja',
  'Open your inbox': 'Abrir tu bandeja',
  'Turn off these emails?': '¿Desactivar estos correos?',
  'You’ll still find everything in your inbox on the site.':
    'Seguirás encontrando todo en tu bandeja en el sitio.',
  'Turn off': 'Desactivar',
  'These emails are turned off': 'Estos correos están desactivados',
  'You are now a member of {site}': 'Ya eres miembro de {site}',
  '{site} did not accept your application': '{site} no ha aceptado tu solicitud',
  'Log in': 'Iniciar sesión',
  'You’re getting this email because you applied to join {site}.':
    'Recibes este correo porque solicitaste unirte a {site}.',
  'Skip to content': 'Saltar al contenido',
  Main: 'Principal',
  Hot: 'Popular',
  New: 'Nuevo',
  Top: 'Top',
  Search: 'Buscar',
  Menu: 'Menú',
  'Dark mode': 'Modo oscuro',
  Login: 'Entrar',
  'Sign Up': 'Registro',
  Footer: 'Pie de página',
  Home: 'Inicio',
  Discussions: 'Debates',
  'Digest by language': 'Boletín por idioma',
  'Digest by industry': 'Boletín por sector',
  'Manage subscription': 'Gestionar la suscripción',
  About: 'Acerca de',
  Contact: 'Contacto',
  Terms: 'Condiciones',
  Privacy: 'Privacidad',
  'All rights reserved.': 'Todos los derechos reservados.',
  Digest: 'Boletín',
  'API docs': 'Documentación de la API',
  'Moderation log': 'Registro de moderación',
  RSS: 'RSS',
  Inbox: 'Bandeja de entrada',
  Submit: 'Publicar',
  Account: 'Cuenta',
  Saved: 'Guardados',
  'API keys': 'Claves de API',
  Settings: 'Ajustes',
  Admin: 'Administración',
  Logout: 'Cerrar sesión',
  '{code} is your {site} code': '{code} es tu código de {site}',
  'Enter this code to log in to {site}:': 'Introduce este código para iniciar sesión en {site}:',
  'Enter this code to finish signing up for {site} as {username}:':
    'Introduce este código para completar tu registro en {site} como {username}:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'Hemos recibido muchas solicitudes de códigos de {site} para esta dirección, así que por ahora no enviaremos más. Guarda este correo: si hoy necesitas un código, solicítalo e introduce este en su lugar:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'Caduca en {minutes} minutos. Solo funciona el último código, en el navegador en el que lo solicitaste.',
  'This code is longer because of repeated attempts on your account.':
    'Este código es más largo porque ha habido varios intentos de entrar en tu cuenta.',
  'It works once within 24 hours, in any browser.':
    'Funciona una sola vez durante 24 horas, en cualquier navegador.',
  'Didn’t request this? Ignore it. Never share this code.':
    '¿No lo has solicitado? Ignora este correo. No compartas nunca este código.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Necesitas una invitación para unirte a {site}. Abre el enlace que te enviaron.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'Los moderadores de {site} aceptan a los nuevos miembros. Responde a la pregunta y te enviaremos su decisión por correo.',
  'You can join {site} with an email address at: {domains}':
    'Puedes unirte a {site} con una dirección de correo de: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} no admite nuevos miembros. Cualquiera puede leerlo.',
  'Continue with {provider}': 'Continuar con {provider}',
};
