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
  'Personalize Your Summary': 'Personaliza tu boletín',
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
  'Chosen by practitioners': 'Elegido por profesionales',
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
  'A sample from the latest posts.':
    'A partir de las publicaciones más recientes. Así será tu boletín.',
  'From the latest issue': 'Del último número',
  'The first issue goes out once three posts make the cut.':
    'El primer número saldrá en cuanto haya tres publicaciones que valga la pena enviar.',
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
  'Next issue: {date}': 'Próximo número: {date}',
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
    'Cada número se puede leer en el navegador durante 60 días.',
  'Past issues': 'Números anteriores',
  'Choose instead': 'Prefiero elegir',
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
  'Days of the daily digest': 'Días del boletín diario',
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
  'The posts in this issue have been removed.': 'Las publicaciones de este número se han retirado.',
  'New since {date}': 'Novedades desde el {date}',
  'Report this sentence': 'Señalar un error en esta frase',
  'Report a sentence': 'Señalar un error',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    '¿Hay un error en esta frase? La redacción la compara con su fuente.',
  'Source passages': 'En qué se basa',
  'What is wrong? (optional)': '¿Cuál es el error? (opcional)',
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
  'Rate today’s stories': 'Valorar las noticias de hoy',
  'Rate this week’s stories': 'Valorar las noticias de esta semana',
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
    'Se puede usar una sola vez, en las próximas 24 horas y en cualquier navegador.',
  'Didn’t request this? Ignore it. Never share this code.':
    '¿No lo has solicitado? Ignora este correo. No compartas nunca este código.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Necesitas una invitación para unirte a {site}. Abre el enlace que te enviaron.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'La moderación de {site} revisa las solicitudes de ingreso. Responde a la pregunta y te enviaremos la decisión por correo.',
  'You can join {site} with an email address at: {domains}':
    'Puedes unirte a {site} con una dirección de correo de: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} no admite nuevos miembros. Cualquiera puede leerlo.',
  'Changed.': 'Cambio guardado.',
  'Your email address is {email}. It’s private.': 'Tu correo electrónico es {email}. Es privado.',
  'New email address': 'Nuevo correo electrónico',
  'Enter an email address, like name@example.org.':
    'Escribe una dirección de correo con el formato nombre@example.org.',
  'Change email address': 'Cambiar el correo electrónico',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'Te enviaremos un código por correo. El cambio cierra la sesión en otros dispositivos y revoca tus claves de API.',
  'Sending…': 'Enviando…',
  'Email me a code': 'Enviarme un código',
  Code: 'Código',
  'Your email address was changed.': 'Tu correo electrónico ha cambiado.',
  'Your email address changes once you enter it.':
    'Tu correo electrónico cambiará cuando introduzcas el código.',
  'One moment…': 'Un momento…',
  Back: 'Volver',
  'Match device': 'Como el dispositivo',
  'Light [theme]': 'Claro',
  'Dark [theme]': 'Oscuro',
  'Theme in this browser': 'Tema en este navegador',
  'Saved.': 'Guardado.',
  'Post, followed': 'Publicación seguida',
  'Post, hidden': 'Publicación oculta',
  'Tag, followed': 'Etiqueta seguida',
  'Tag, muted': 'Etiqueta silenciada',
  'Domain, followed': 'Dominio seguido',
  'Domain, muted': 'Dominio silenciado',
  'Person, followed': 'Persona seguida',
  'Person, muted': 'Persona silenciada',
  '{name} is removed.': 'Se ha quitado: {name}.',
  'This list couldn’t be loaded.': 'No se ha podido cargar esta lista.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'Aún no hay nada. Sigue o silencia una publicación, una etiqueta, un dominio o una persona desde su página.',
  Remove: 'Quitar',
  Username: 'Nombre de usuario',
  'Posts and comments': 'Publicaciones y comentarios',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'Tu cuenta se eliminará en {days, plural, one {# día} other {# días}}.',
  'Type your username, {username}, to confirm.':
    'Escribe tu nombre de usuario, {username}, para confirmar.',
  'Delete account': 'Eliminar la cuenta',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'Tu cuenta se eliminará después de {days, plural, one {# día} other {# días}}. Para cancelarlo, inicia sesión antes.',
  'Other devices and API keys stop working now.':
    'Los otros dispositivos y las claves de API dejan de funcionar ahora.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'Se borran tu perfil, tus publicaciones guardadas, tu bandeja y lo que sigues. Tus votos siguen contando, de forma anónima.',
  'Keep them': 'Conservarlos',
  'Shown as written by a deleted user.': 'Aparecen como escritos desde una cuenta eliminada.',
  'Erase them': 'Borrarlos',
  'Replies from others stay.': 'Las respuestas de otras personas se conservan.',
  'Your username': 'Tu nombre de usuario',
  'Type {username} to confirm.': 'Escribe {username} para confirmar.',
  'Delete my account': 'Eliminar mi cuenta',
  'Scheduled for {date}. You can cancel at the top of this page.':
    'Prevista para el {date}. Puedes cancelarla en la parte superior de esta página.',
  'Deletion canceled.': 'Eliminación cancelada.',
  'Account deletion': 'Eliminación de la cuenta',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>Tu cuenta se eliminará el {date}.</strong> Puedes cancelarlo hasta entonces.',
  'Cancel deletion': 'Cancelar la eliminación',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'Puedes iniciar sesión con estas cuentas en lugar de un código por correo. Los códigos siguen funcionando.',
  'Your linked accounts': 'Tus cuentas vinculadas',
  'Your linked accounts couldn’t be loaded.': 'No se han podido cargar tus cuentas vinculadas.',
  'linked {time}': 'vinculada {time}',
  'Link an account at {provider}': 'Vincular una cuenta de {provider}',
  'Remove {name}?': '¿Quitar {name}?',
  'Removing…': 'Quitando…',
  'Keep it': 'Conservar',
  '{name} was removed.': 'Se ha quitado {name}.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'Ya no puedes iniciar sesión con esta cuenta, y se ha cerrado la sesión en los dispositivos que la usaban.',
  'How many people can use it': 'Cuántas personas pueden usarla',
  'Valid for days': 'Validez en días',
  'Your invitations couldn’t be loaded.': 'No se han podido cargar tus invitaciones.',
  'Invitation created. Its link is below the form.':
    'Invitación creada. Su enlace está debajo del formulario.',
  'New invitation': 'Nueva invitación',
  'Creating…': 'Creando…',
  'Create a link': 'Crear un enlace',
  'Link [noun]': 'Enlace',
  'Copy it now. You won’t see it again.': 'Cópialo ahora. No volverás a verlo.',
  'The invitation has ended.': 'La invitación se ha anulado.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    'Usada {uses} de {mostUses, plural, one {# vez} other {# veces}}, hasta el {date}',
  'End [verb]': 'Anular',
  'Replies to you': 'Respuestas que recibes',
  'Mentions of you': 'Menciones',
  'New comments on posts you follow or saved':
    'Comentarios nuevos en publicaciones que sigues o guardaste',
  'Never also turns off inbox items for saved posts.':
    '«Nunca» también desactiva los avisos de publicaciones guardadas en tu bandeja.',
  Immediately: 'De inmediato',
  Never: 'Nunca',
  'Notifications saved.': 'Notificaciones guardadas.',
  'Your digest couldn’t be loaded.': 'No se ha podido cargar tu boletín.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'Todo está en <inbox>tu bandeja de entrada</inbox>. Elige qué recibes también por correo: de inmediato o en un solo correo diario. El correo diario llega con tu boletín, o a las 8:00.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'Cambia su idioma, hora y temas en tus <preferences>preferencias del boletín</preferences>.',
  'Your data was downloaded.': 'Tus datos se han descargado.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'Descarga en JSON todo lo que guardamos sobre ti: perfil, publicaciones, comentarios, votos, seguimientos, publicaciones guardadas, bandeja, sesiones, llaves de acceso y claves.',
  'Your data': 'Tus datos',
  'Collecting…': 'Reuniendo…',
  Downloaded: 'Descargado',
  'The passkey {name} was added.': 'Se ha añadido la llave de acceso {name}.',
  'Your passkeys': 'Tus llaves de acceso',
  'Your passkeys couldn’t be loaded.': 'No se han podido cargar tus llaves de acceso.',
  'Add a passkey': 'Añadir una llave de acceso',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'Con una llave de acceso inicias sesión con tu huella, tu cara o el bloqueo de pantalla, sin un código por correo.',
  'Remove “{name}”?': '¿Quitar «{name}»?',
  'The passkey {name} was removed.': 'Se ha quitado la llave de acceso {name}.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'Ya no puedes iniciar sesión con ella, y se ha cerrado la sesión en los otros dispositivos que la usaban. Bórrala también en tu dispositivo.',
  'Your role on this site requires a passkey for the admin area.':
    'Tu función en este sitio requiere una llave de acceso para la administración.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'Inicia sesión con la tuya. Si la perdiste, añade otra: abrirá la administración después de {hours, plural, one {# hora} other {# horas}}.',
  'Add one here.': 'Añade una aquí.',
  'Added {time}': 'Añadida {time}',
  'not used yet': 'aún sin usar',
  'last used {time}': 'último uso {time}',
  Rename: 'Cambiar el nombre',
  'Name of the passkey': 'Nombre de la llave de acceso',
  'Enter a name for the passkey.': 'Escribe un nombre para la llave de acceso.',
  'The passkey is now named {name}.': 'La llave de acceso se llama ahora {name}.',
  'Rename the passkey': 'Cambiar el nombre de la llave de acceso',
  'Saving…': 'Guardando…',
  Cancel: 'Cancelar',
  'Picture added to the text.': 'Imagen añadida al texto.',
  'New picture': 'Imagen nueva',
  'What does the picture show?': '¿Qué muestra la imagen?',
  'Describe the picture in a few words.': 'Describe la imagen en pocas palabras.',
  'For readers who can’t see it.': 'Para quienes no pueden verla.',
  'Uploaded: {file}': 'Subida: {file}',
  'Add to the text': 'Añadir al texto',
  'Add a picture': 'Añadir una imagen',
  'Or paste or drop one. Needs {karma, number} karma.':
    'También puedes pegar o arrastrar una. Requiere {karma, number} de karma.',
  'Or paste or drop one.': 'También puedes pegar o arrastrar una.',
  "The site has reached its limit of {size} MB for members' pictures.":
    'El sitio ha alcanzado su límite de {size} MB para las imágenes de los miembros.',
  'This site has no pictures in posts and comments.':
    'Este sitio no admite imágenes en publicaciones y comentarios.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'Se pueden añadir imágenes a partir de {minKarma, number} de karma. Tienes {karma, number}.',
  'You can add {count} pictures a day.': 'Puedes añadir {count} imágenes al día.',
  'The picture': 'La imagen',
  'Picture saved.': 'Imagen guardada.',
  Picture: 'Imagen',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'Se muestra junto a tu nombre. PNG, JPEG, WebP, AVIF o GIF, de {megabytes} MB como máximo. Se recorta el centro en un cuadrado.',
  'Picture removed.': 'Imagen eliminada.',
  'Remove the picture': 'Eliminar la imagen',
  Name: 'Nombre',
  'About you': 'Sobre ti',
  Website: 'Sitio web',
  'Profile saved.': 'Perfil guardado.',
  'Enter a name.': 'Escribe un nombre.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    'Se muestra en <profile>tu perfil público</profile>. Tu nombre de usuario ({username}) no se puede cambiar.',
  Profile: 'Perfil',
  'Plain text, at most {most, number} characters.':
    'Texto sin formato, de {most, number} caracteres como máximo.',
  'Starts with https:// or http://.': 'Empieza por https:// o http://.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'Tu navegador no permite notificaciones de este sitio. Revisa sus ajustes.',
  'Browser notifications': 'Notificaciones del navegador',
  'This browser shows replies and mentions at once, until you log out.':
    'Este navegador muestra al momento respuestas y menciones, hasta que cierres sesión.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'Muestra al momento respuestas y menciones en este navegador, incluso con el sitio cerrado.',
  'Turn on': 'Activar',
  Email: 'Correo',
  Notifications: 'Notificaciones',
  Appearance: 'Apariencia',
  Keyboard: 'Teclado',
  'Followed and muted': 'Seguidos y silenciados',
  Sessions: 'Sesiones',
  Passkeys: 'Llaves de acceso',
  'Linked accounts': 'Cuentas vinculadas',
  Invitations: 'Invitaciones',
  Reading: 'Lectura',
  Security: 'Seguridad',
  'Changes are saved at once.': 'Los cambios se guardan al momento.',
  'Logged in {time} from your current network': 'Sesión iniciada {time} desde tu red actual',
  'Logged in {time} from another network': 'Sesión iniciada {time} desde otra red',
  'Logged in {time}': 'Sesión iniciada {time}',
  'Where you are logged in': 'Dónde tienes la sesión abierta',
  'Your sessions couldn’t be loaded.': 'No se han podido cargar tus sesiones.',
  'This session': 'Esta sesión',
  'last active {time}': 'última actividad {time}',
  '{device} is logged out.': 'Se ha cerrado la sesión en {device}.',
  'Logging out…': 'Cerrando sesión…',
  'Log out': 'Cerrar sesión',
  'Other devices are logged out.': 'Se ha cerrado la sesión en los otros dispositivos.',
  'Log out other devices': 'Cerrar sesión en los otros dispositivos',
  'Your settings couldn’t be loaded.': 'No se han podido cargar tus ajustes.',
  'Only / (search)': 'Solo / (búsqueda)',
  'All [shortcuts]': 'Todos',
  'j and k step through a page, ? lists the keys.':
    'j y k recorren la página, ? muestra las teclas.',
  'None [shortcuts]': 'Ninguno',
  'Saved in this browser, but not in your account. Try again.':
    'Guardado en este navegador, pero no en tu cuenta. Inténtalo de nuevo.',
  'Single-letter shortcuts': 'Atajos de una sola letra',
  'They’re off while you type in a field.': 'No funcionan mientras escribes en un campo.',
  'Next post or comment': 'Publicación o comentario siguiente',
  'Previous post or comment': 'Publicación o comentario anterior',
  'Open the post, or collapse or expand the comment':
    'Abrir la publicación, o plegar o desplegar el comentario',
  Comments: 'Comentarios',
  'Next new comment': 'Siguiente comentario nuevo',
  'Previous new comment': 'Anterior comentario nuevo',
  'Up one level': 'Subir un nivel',
  'This list': 'Esta lista',
  'Keyboard shortcuts': 'Atajos de teclado',
  'Code from the email': 'Código del correo',
  'Email to this address works again.': 'El correo a esta dirección vuelve a funcionar.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'Esta dirección solo recibe códigos de acceso, por una queja sobre nuestros correos o un bloqueo del equipo. Escríbenos para cambiarlo.',
  'Get email again': 'Volver a recibir correos',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'El correo a esta dirección fue devuelto, así que solo recibe códigos de acceso. Si llega un código, es que vuelve a funcionar.',
  'Email me a code to get email again': 'Enviarme un código para volver a recibir correos',
  'Time zone saved.': 'Zona horaria guardada.',
  Language: 'Idioma',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'Para los correos sobre tu cuenta, respuestas y menciones. Al pie de cada página hay enlaces a las páginas en otros idiomas.',
  'The language of my newsletter, or of the site': 'El de mi boletín o el del sitio',
  'Language saved.': 'Idioma guardado.',
  'Used for exact times and the daily email.': 'Se usa para las horas exactas y el correo diario.',
  'My browser’s time zone': 'La zona horaria de mi navegador',
  'Your keys couldn’t be loaded.': 'No se han podido cargar tus claves.',
  'A new key': 'Una clave nueva',
  'Your keys': 'Tus claves',
  'You have no keys yet.': 'Aún no tienes claves.',
  'New key': 'Nueva clave',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'Has alcanzado el límite de {max, plural, one {# clave} other {# claves}}. Revoca una para crear otra.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'Con las claves de API, tus programas leen y publican en {site} en tu nombre. Consulta la <docs>referencia de la API</docs>.',
  Example: 'Ejemplo',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'Trata las claves como contraseñas. No pueden cambiar ajustes ni crear otras claves.',
  Key: 'Clave',
  'May [permission]': 'Puede',
  Created: 'Creada',
  'Last used': 'Último uso',
  Expires: 'Caduca',
  'read [permission]': 'leer',
  'write [permission]': 'escribir',
  Actions: 'Acciones',
  Revoke: 'Revocar',
  'Revoke “{name}”?': '¿Revocar «{name}»?',
  'Revoking…': 'Revocando…',
  'Key {name} revoked.': 'Clave {name} revocada.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'Los programas que usan la clave {key} dejan de funcionar de inmediato. Esta acción no se puede deshacer.',
  'Expired on {date}': 'Caducó el {date}',
  'Expires soon: {date}': 'Caduca pronto: {date}',
  Permissions: 'Permisos',
  'Valid for': 'Válida durante',
  'Read [permission]': 'Leer',
  'Posts, comments, your inbox and saved posts.':
    'Publicaciones, comentarios, tu bandeja y tus publicaciones guardadas.',
  'Write [permission]': 'Escribir',
  'Post, comment, vote, save and follow as you.':
    'Publicar, comentar, votar, guardar y seguir en tu nombre.',
  'Enter a name for the key.': 'Escribe un nombre para la clave.',
  'Choose at least one permission.': 'Elige al menos un permiso.',
  'What you entered is still here.': 'Lo que escribiste sigue aquí.',
  'For example, “Train reader”.': 'Por ejemplo, «Lector del tren».',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# día} other {# días}}',
  'Create key': 'Crear la clave',
  Copied: 'Copiado',
  'Press Ctrl+C or ⌘C to copy it.': 'Pulsa Ctrl+C o ⌘C para copiar.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'La clave está seleccionada: pulsa Ctrl+C o Command+C para copiarla.',
  'Your new key “{name}”': 'Tu clave nueva «{name}»',
  'You won’t see it again.': 'No volverás a verla.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'Guárdala con los demás secretos de tu programa. Si la pierdes, revócala y crea otra.',
  Copy: 'Copiar',
  Done: 'Listo',
  'Error: Log in': 'Error: Iniciar sesión',
  'No account yet?': '¿Aún no tienes cuenta?',
  'Sign up': 'Registrarse',
  'Error: Sign up': 'Error: Registro',
  'Have an account?': '¿Tienes cuenta?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    'De {min} a {max} caracteres: letras, números, _ o -. Es público y no se puede cambiar.',
  'Shown on your profile. You can change it later.':
    'Se muestra en tu perfil. Puedes cambiarlo más tarde.',
  'We’ll email you a code. No password; your address stays private.':
    'Te enviaremos un código por correo. Sin contraseña; tu dirección es privada.',
  'Choose a username.': 'Elige un nombre de usuario.',
  'Enter your email address, like name@example.org.':
    'Escribe tu dirección de correo con el formato nombre@example.org.',
  'Answer the question.': 'Responde a la pregunta.',
  'You’re already logged in as {username}.': 'Ya tienes la sesión iniciada como {username}.',
  Continue: 'Continuar',
  'Invitation link, if you have one': 'Enlace de invitación, si lo tienes',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'Puedes pedir un código nuevo en {left, plural, one {# segundo} other {# segundos}}.',
  'New code sent.': 'Código nuevo enviado.',
  'Enter your code': 'Introduce tu código',
  'Send a new code (in {left} s)': 'Enviar un código nuevo (en {left} s)',
  'Send a new code': 'Enviar un código nuevo',
  'Use a different email': 'Usar otro correo',
  'Confirm it’s you': 'Confirma tu identidad',
  Confirm: 'Confirmar',
  'Use a passkey': 'Usar una llave de acceso',
  'Link an account': 'Vincular una cuenta',
  'The account couldn’t be loaded.': 'No se ha podido cargar la cuenta.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'No hay nada que vincular, o el inicio de sesión ha caducado. Empieza de nuevo en <settings>Ajustes</settings>.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    '¿Vincular {account} ({provider}) con tu cuenta {username}? Podrás iniciar sesión con ella en lugar de un código por correo. Vincúlala solo si es tuya.',
  'Link it': 'Vincular',
  'Don’t link it': 'No vincular',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'Esta página necesita JavaScript. Para <account>publicar, comentar y votar</account> no hace falta.',
  'We couldn’t check your login.': 'No hemos podido comprobar tu sesión.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'Se ha cerrado tu sesión. Tu texto está a salvo: <login>inicia sesión en otra pestaña</login> y sigue aquí.',
  Passkey: 'Llave de acceso',
  'Log in with a passkey': 'Iniciar sesión con una llave de acceso',
  'Next time without a code?': '¿La próxima vez sin código?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'Tu sesión está iniciada. Con una llave de acceso inicias sesión con tu huella, tu cara o el bloqueo de pantalla, sin un código por correo. Puedes quitarla en Ajustes.',
  'Not now': 'Ahora no',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'No hemos podido conectar. Inténtalo de nuevo o inicia sesión con un código por correo.',
  'Back to the login': 'Volver al inicio de sesión',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'Para iniciar sesión hace falta JavaScript, que está desactivado en este navegador. Para leer {site}, no hace falta.',
  '{account} isn’t linked to an account here yet.':
    '{account} aún no está vinculada con una cuenta aquí.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'Inicia sesión o regístrate una vez con un código por correo. Después podrás vincularla.',
  'To show that {email} is yours, enter a code that we email to it.':
    'Para demostrar que {email} es tuyo, introduce un código que enviamos a esa dirección.',
  'With another address:': 'Con otra dirección:',
  'Your address {email} is verified. Choose how you appear here.':
    'Tu dirección {email} está verificada. Elige con qué nombre apareces aquí.',
  'It’s public and can’t be changed.': 'Es público y no se puede cambiar.',
  'Have an account with another address?': '¿Tienes una cuenta con otra dirección?',
  'Log in and link it': 'Iniciar sesión y vincularla',
  'Continue with {provider}': 'Continuar con {provider}',
  'You’re logged out.': 'Tu sesión está cerrada.',
  'Waiting for a moderator': 'Pendiente de moderación',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'Tu dirección está confirmada. Te escribiremos cuando la moderación haya decidido.',
  'Then log in with an emailed code once. After that you can link {account}.':
    'Después inicia sesión una vez con un código por correo. Entonces podrás vincular {account}.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'Pendiente de revisión. Solo tú puedes ver tu comentario hasta que la moderación lo apruebe.',
  'Hidden [state]': 'Oculto',
  'Visible again': 'Visible de nuevo',
  Reply: 'Responder',
  Edit: 'Editar',
  Delete: 'Eliminar',
  Unhide: 'Mostrar de nuevo',
  'That didn’t work. Try again.': 'No ha funcionado. Inténtalo de nuevo.',
  Hide: 'Ocultar',
  Reported: 'Denunciado',
  'Report [verb]': 'Denunciar',
  'Unmute {subject}': 'Dejar de silenciar {subject}',
  'Mute {subject}': 'Silenciar {subject}',
  'Unmuted {subject}': 'Ya no silencias: {subject}',
  'Muted {subject}': 'Has silenciado: {subject}',
  'That wasn’t saved. Try again.': 'No se ha guardado. Inténtalo de nuevo.',
  'Open author in admin': 'Ver al autor en la administración',
  'Reply to {author}': 'Responder a {author}',
  'Posting…': 'Publicando…',
  'Comment posted': 'Comentario publicado',
  'Your comment': 'Tu comentario',
  'Comment saved': 'Comentario guardado',
  'Delete this comment?': '¿Eliminar este comentario?',
  'Deleting…': 'Eliminando…',
  'Comment deleted': 'Comentario eliminado',
  'This can’t be undone. Replies to it stay.':
    'Esta acción no se puede deshacer. Las respuestas se conservan.',
  'Hiding…': 'Ocultando…',
  'your comment': 'tu comentario',
  'comment by {author}': 'comentario de {author}',
  'You have a draft here': 'Tienes un borrador aquí',
  'Hidden. [state]': 'Oculto.',
  'The comment': 'El comentario',
  'Enter your comment.': 'Escribe tu comentario.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'El comentario puede tener como máximo {max, number} caracteres; tiene {length, number}.',
  '{used, number} of {most, number} characters': '{used, number} de {most, number} caracteres',
  Formatting: 'Formato',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*énfasis*</c>, <c>**negrita**</c>, <c>`código`</c>, <c>[texto del enlace](https://example.org)</c>, <c>></c> cita, <c>-</c> elemento de lista, línea en blanco = párrafo nuevo, <c>@nombre</c> avisa a ese miembro',
  'You have a draft here.': 'Tienes un borrador aquí.',
  'Write a comment': 'Escribe un comentario',
  'Post comment': 'Publicar comentario',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, one {# comentario nuevo} other {# comentarios nuevos}}',
  'No comments yet': 'Aún no hay comentarios',
  'Log in to comment': 'Inicia sesión para comentar',
  'Sort comments': 'Ordenar comentarios',
  'Best [sort]': 'Mejores',
  'New [sort]': 'Nuevos',
  'Old [sort]': 'Antiguos',
  'All comments': 'Todos los comentarios',
  'More comments': 'Más comentarios',
  'More replies': 'Más respuestas',
  deleted: 'eliminado',
  'a deleted comment': 'un comentario eliminado',
  'Deleted by its author.': 'Eliminado por su autor.',
  hidden: 'oculto',
  'a hidden comment': 'un comentario oculto',
  'Hidden by a moderator.': 'Ocultado por la moderación.',
  removed: 'retirado',
  'a removed comment': 'un comentario retirado',
  'Removed by a moderator.': 'Retirado por la moderación.',
  'Hidden until a moderator has reviewed it.': 'Oculto hasta que lo revise la moderación.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    'Comentario de {name}, nivel {level}, {points, plural, one {# punto} other {# puntos}}',
  '{name} replied to {other}': '{name} respondió a {other}',
  'New. [comment]': 'Nuevo.',
  submitter: 'autor/a',
  'you [mark]': 'tú',
  'in reply to {other}': 'en respuesta a {other}',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    'Comentario de {name} y {replies, plural, one {# respuesta} other {# respuestas}}',
  'Log in to reply': 'Inicia sesión para responder',
  'Reply, vote or report': 'Responder, votar o denunciar',
  'More replies ({count, number})': 'Más respuestas ({count, number})',
  'Expand all': 'Desplegar todo',
  'Collapse all': 'Plegar todo',
  'No comments yet.': 'Aún no hay comentarios.',
  'More comments couldn’t be loaded. Try again.':
    'No se han podido cargar más comentarios. Inténtalo de nuevo.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, one {# comentario más cargado} other {# comentarios más cargados}}',
  '{count, plural, one {# point} other {# points}}':
    '{count, plural, one {# punto} other {# puntos}}',
  'You have an unsent <draft>reply</draft> here.':
    'Tienes aquí una <draft>respuesta</draft> sin enviar.',
  'You have an unsent <draft>change of a comment</draft> here.':
    'Tienes aquí una <draft>edición de un comentario</draft> sin enviar.',
  Discard: 'Descartar',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, one {# nueva hoy} other {# nuevas hoy}}',
  'Top story today': 'Lo más destacado de hoy',
  '{author}: “{text}”': '{author}: «{text}»',
  'Also today': 'También hoy',
  'The digest by email': 'El boletín por correo',
  'Your inbox couldn’t be loaded.': 'No se ha podido cargar tu bandeja de entrada.',
  'All marked as read.': 'Todo marcado como leído.',
  'Mark all as read': 'Marcar todo como leído',
  'No replies or mentions yet.': 'Aún no hay respuestas ni menciones.',
  'You’ve reached the end.': 'No hay nada más.',
  More: 'Más',
  'More couldn’t be loaded. Try again.': 'No se ha podido cargar más. Inténtalo de nuevo.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, one {# elemento más cargado} other {# elementos más cargados}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    '{count, plural, one {# publicación} other {# publicaciones}} esta semana con la etiqueta {subject}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    '{count, plural, one {# publicación} other {# publicaciones}} esta semana de {subject}',
  'Tags and domains you follow': 'Etiquetas y dominios que sigues',
  'New [unread]': 'Nuevo',
  '{author} mentioned you': '{author} te mencionó',
  '{author} commented on a post you follow or saved':
    '{author} comentó una publicación que sigues o guardaste',
  '{author} replied to your post': '{author} respondió a tu publicación',
  '{author} replied to your comment': '{author} respondió a tu comentario',
  Someone: 'Alguien',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'Tu suscripción no ha cambiado. Escribe tu correo y te enviaremos un enlace nuevo para cancelarla.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'Escribe tu correo y te enviaremos un enlace nuevo para cambiar, pausar o cancelar tu boletín.',
  'Your subscription': 'Tu suscripción',
  'If this address has a subscription, we’ve sent it a link.':
    'Si esta dirección tiene una suscripción, le hemos enviado un enlace.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'Escribe tu correo y te enviaremos un enlace para cambiar, pausar o cancelar tu boletín.',
  'Email me the link': 'Enviarme el enlace',
  'A moderator hid the post “{title}”.': 'La moderación ocultó la publicación «{title}».',
  'A moderator showed the post “{title}” again.':
    'La moderación volvió a mostrar la publicación «{title}».',
  'A moderator removed the post “{title}”.': 'La moderación retiró la publicación «{title}».',
  'A moderator locked the post “{title}”.': 'La moderación bloqueó la publicación «{title}».',
  'A moderator unlocked the post “{title}”.': 'La moderación desbloqueó la publicación «{title}».',
  'A moderator pinned the post “{title}” until {date}.':
    'La moderación fijó la publicación «{title}» hasta el {date}.',
  'A moderator unpinned the post “{title}”.':
    'La moderación dejó de fijar la publicación «{title}».',
  'A moderator hid a post.': 'La moderación ocultó una publicación.',
  'A moderator showed a post again.': 'La moderación volvió a mostrar una publicación.',
  'A moderator removed a post.': 'La moderación retiró una publicación.',
  'A moderator locked a post.': 'La moderación bloqueó una publicación.',
  'A moderator unlocked a post.': 'La moderación desbloqueó una publicación.',
  'A moderator pinned a post until {date}.': 'La moderación fijó una publicación hasta el {date}.',
  'A moderator unpinned a post.': 'La moderación dejó de fijar una publicación.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'La moderación ocultó <comment>un comentario</comment> en «{title}».',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'La moderación volvió a mostrar <comment>un comentario</comment> en «{title}».',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'La moderación retiró <comment>un comentario</comment> en «{title}».',
  'A moderator hid a comment.': 'La moderación ocultó un comentario.',
  'A moderator showed a comment again.': 'La moderación volvió a mostrar un comentario.',
  'A moderator removed a comment.': 'La moderación retiró un comentario.',
  'A moderator banned {member} until {date}.':
    'La moderación suspendió a {member} hasta el {date}.',
  'A moderator banned {member} permanently.':
    'La moderación suspendió a {member} de forma permanente.',
  'A moderator lifted the ban on {member}.': 'La moderación levantó la suspensión de {member}.',
  'A moderator banned a member until {date}.':
    'La moderación suspendió a un miembro hasta el {date}.',
  'A moderator banned a member permanently.':
    'La moderación suspendió a un miembro de forma permanente.',
  'A moderator lifted the ban on a member.': 'La moderación levantó la suspensión de un miembro.',
  'No moderation actions yet.': 'Aún no hay acciones de moderación.',
  'The reason was redacted.': 'El motivo se ha omitido.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'Todos los números hasta ahora. ¿Los quieres en tu correo? <subscribe>Suscríbete</subscribe>.',
  'No issues yet. The first goes out once three posts make the cut.':
    'Aún no hay números. El primero saldrá en cuanto haya tres publicaciones que valga la pena enviar.',
  'Week of {days}': 'Semana del {days}',
  'The digest in your language': 'El boletín en tu idioma',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    'Lo que la comunidad de {site} recomienda leer, en un solo correo. Disponible en diez idiomas además del <english>inglés</english>.',
  'The digest for your industry': 'El boletín para tu sector',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    'Lo que la comunidad de {site} recomienda leer, en un solo correo. Di cuál es tu campo y <digest>el boletín</digest> se adapta a él.',
  'Get the next issue by email': 'Recibe el próximo número por correo',
  'Previous and next issue': 'Número anterior y siguiente',
  'How posts are chosen': 'Cómo se eligen las publicaciones',
  'Published {date}': 'Publicado el {date}',
  'Why these posts': 'Por qué estas publicaciones',
  'How {site} chooses posts': 'Cómo elige {site} las publicaciones',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'Los votos de la comunidad y la antigüedad de las publicaciones deciden el orden. El boletín reúne las publicaciones con más puntos del día o de la semana, y cada suceso aparece una sola vez. Ninguna IA elige publicaciones.',
  '{heading}: all rules': '{heading}: todas las reglas',
  'Get the digest by email': 'Recibe el boletín por correo',
  'What 100 points count for as a post gets older':
    'Cuánto valen 100 puntos a medida que una publicación envejece',
  'when new': 'al principio',
  'after {hours, plural, one {# hour} other {# hours}}':
    'tras {hours, plural, one {# hora} other {# horas}}',
  'Post from any page': 'Publicar desde cualquier página',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'Crea un marcador y pega esto como URL. Haz clic en él en cualquier página para rellenar el formulario de {site} con el enlace y el título de esa página.',
  'Enter a link, a text, or both.': 'Escribe un enlace, un texto o ambos.',
  'Enter a title.': 'Escribe un título.',
  'We couldn’t read that page. Please add a title.':
    'No hemos podido leer esa página. Añade un título.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    'Ya se compartió {time}: {title} · {count, plural, one {# comentario} other {# comentarios}}',
  'Go to the discussion': 'Ir al debate',
  'Fetching the title…': 'Obteniendo el título…',
  Write: 'Escribir',
  Preview: 'Vista previa',
  'The preview isn’t available right now.': 'La vista previa no está disponible en este momento.',
  'Nothing to preview yet.': 'Aún no hay nada que mostrar.',
  Text: 'Texto',
  'Formatting help': 'Ayuda de formato',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**negrita**</c>, <c>*cursiva*</c>, <c>`código`</c>, <c>[un enlace](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> cita, <c>-</c> elemento de lista, <c>##</c> encabezado, línea en blanco = párrafo nuevo',
  '<c>@name</c> links to that member': '<c>@nombre</c> enlaza con ese miembro',
  'Suggested title: {title}': 'Título sugerido: {title}',
  'Title filled in: {title}': 'Título completado: {title}',
  'The title is too long by {count, number}.': 'Caracteres de más en el título: {count, number}.',
  'We restored your draft.': 'Hemos recuperado tu borrador.',
  'Discard draft': 'Descartar el borrador',
  'Paste a link, or leave blank for a text post.':
    'Pega un enlace, o déjalo en blanco para publicar un texto.',
  'Use the original headline where you can.': 'Usa el titular original si puedes.',
  'Use: “{title}”': 'Usar: «{title}»',
  'This link was shared {time}.': 'Este enlace se compartió {time}.',
  'Your text is safe.': 'Tu texto está a salvo.',
  Tags: 'Etiquetas',
  'Choose up to {max}.': 'Elige hasta {max}.',
  '{count} of {max} selected.': 'Selección: {count} de {max}.',
  'You no longer follow {subject}': 'Ya no sigues: {subject}',
  'You follow {subject}': 'Ahora sigues: {subject}',
  'You no longer mute {subject}': 'Ya no silencias: {subject}',
  'You muted {subject}': 'Has silenciado: {subject}',
  'Follow [verb]': 'Seguir',
  'Following [state]': 'Siguiendo',
  'Mute [verb]': 'Silenciar',
  'Muted [state]': 'En silencio',
  Feeds: 'Canales',
  Newest: 'Lo más reciente',
  'Following [feed]': 'Siguiendo',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>Configura tu sitio</setup>: nombre, colores, canales y el primer boletín.',
  'These posts couldn’t be loaded.': 'No se han podido cargar estas publicaciones.',
  'Follow people to see their posts here.':
    'Sigue a otras personas para ver aquí sus publicaciones.',
  Lock: 'Bloquear',
  'Comments are open again': 'Los comentarios vuelven a estar abiertos',
  Unlock: 'Desbloquear',
  'Locking…': 'Bloqueando…',
  'Comments are locked': 'Los comentarios están bloqueados',
  'A moderator locked the comments.': 'La moderación bloqueó los comentarios.',
  'Pin [verb]': 'Fijar',
  Unpinned: 'Ya no está fijada',
  Unpin: 'Dejar de fijar',
  Pinned: 'Fijada',
  'Pinning…': 'Fijando…',
  'Choose the last day.': 'Elige el último día.',
  'Pinned until the end of': 'Fijada hasta el final del',
  'Removed from Saved': 'Quitada de Guardados',
  'Saved [post]': 'Guardada',
  'Hidden. Only you can see it': 'Oculta. Solo tú puedes verla',
  'Save [post]': 'Guardar',
  'You no longer follow this post': 'Ya no sigues esta publicación',
  'New comments will be in your inbox': 'Los comentarios nuevos llegarán a tu bandeja',
  'Share [verb]': 'Compartir',
  'Show to me': 'Mostrármela',
  'Shown in lists again': 'Vuelve a aparecer en las listas',
  'Hide for me': 'Ocultar para mí',
  'Hidden from your lists': 'Oculta en tus listas',
  'Delete this post?': '¿Eliminar esta publicación?',
  'Post deleted': 'Publicación eliminada',
  'This can’t be undone. Comments from others stay.':
    'Esta acción no se puede deshacer. Los comentarios de otras personas se conservan.',
  'Hidden. Only you can see it.': 'Oculta. Solo tú puedes verla.',
  'A moderator hid this post. Only you can see it.':
    'La moderación ocultó esta publicación. Solo tú puedes verla.',
  'A moderator removed this post. Only you can see it.':
    'La moderación retiró esta publicación. Solo tú puedes verla.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'Pendiente de revisión. Solo tú puedes verla hasta que la moderación la apruebe.',
  'Hidden by its author.': 'Ocultada por su autor.',
  'Waiting for review.': 'Pendiente de revisión.',
  'Link copied': 'Enlace copiado',
  'The link to this post:': 'El enlace a esta publicación:',
  'by {author}': 'de {author}',
  '{minutes} min read': '{minutes} min de lectura',
  'Vote, comment or report without JavaScript': 'Votar, comentar o denunciar sin JavaScript',
  'AI summary': 'Resumen de IA',
  'The author deleted this post. Its discussion stays.':
    'Su autor eliminó esta publicación. El debate se conserva.',
  'More posts': 'Más publicaciones',
  'More posts couldn’t be loaded. Try again.':
    'No se han podido cargar más publicaciones. Inténtalo de nuevo.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, one {# publicación más cargada} other {# publicaciones más cargadas}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, one {# nuevo} other {# nuevos}}',
  'You hid this post.': 'Ocultaste esta publicación.',
  'You muted {subject}.': 'Silenciaste: {subject}.',
  Show: 'Mostrar',
  'Put back. [done]': 'Guardada de nuevo.',
  'Removed from your saved posts.': 'Quitada de tus publicaciones guardadas.',
  'Removed.': 'Quitada.',
  'Put back [verb]': 'Volver a guardar',
  'Why here?': '¿Por qué está aquí?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, one {# punto} other {# puntos}} y {hours, plural, one {# hora} other {# horas}} de antigüedad.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'Sus puntos le suman {hours, plural, one {# hora} other {# horas}} de antigüedad.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'Sus puntos compensan {hours, plural, one {# hora} other {# horas}} de antigüedad.',
  'So every new post starts above it.': 'Por eso toda publicación nueva empieza por encima.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'Por eso queda al nivel de una publicación nueva con {points, plural, one {# punto} other {# puntos}}.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'Los puntos son los votos a favor menos los votos en contra. No cuentan los votos de cuentas relacionadas con quien publica o con otra persona que vota. Ni penalizaciones, ni denuncias, ni la redacción cambian el orden. La moderación puede ocultar una publicación, pero no moverla. El <log>registro de moderación</log> recoge lo que ha hecho.',
  'Edit profile': 'Editar el perfil',
  'Saved posts': 'Publicaciones guardadas',
  'You unfollowed {subject}': 'Ya no sigues a {subject}',
  'Log in to follow {username}': 'Inicia sesión para seguir a {username}',
  'Imported account': 'Cuenta importada',
  'joined {date}': 'miembro desde el {date}',
  '{count, number} karma': '{count, number} de karma',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, one {# publicación} other {# publicaciones}}',
  '{count, plural, one {# follower} other {# followers}}':
    '{count, plural, one {# seguidor} other {# seguidores}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, one {sigue a #} other {sigue a #}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'Voto a favor, {count, plural, one {# punto} other {# puntos}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'Voto en contra, {count, plural, one {# punto} other {# puntos}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'Voto retirado, {count, plural, one {# punto} other {# puntos}}',
  'Try again.': 'Inténtalo de nuevo.',
  'Vote not saved.': 'El voto no se ha guardado.',
  Upvote: 'Votar a favor',
  Downvote: 'Votar en contra',
  'You can’t vote on your own post': 'No puedes votar tu propia publicación',
  'You can’t vote on your own comment': 'No puedes votar tu propio comentario',
  'About {site}': 'Acerca de {site}',
  'About this site': 'Acerca de este sitio',
  'Get the daily digest': 'Recibe el boletín diario',
  'Not Found': 'No encontrado',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'Esta página no existe. Puede que se haya retirado o que el enlace sea incorrecto.',
  'Search posts': 'Buscar publicaciones',
  'New posts': 'Publicaciones nuevas',
  Today: 'Hoy',
  'Something went wrong': 'Algo salió mal',
  'We couldn’t show this page. Try reloading.':
    'No hemos podido mostrar esta página. Prueba a recargarla.',
  'We’ve logged it (request {requestId}).': 'Lo hemos registrado (solicitud {requestId}).',
  'Something went wrong!': '¡Algo salió mal!',
  'Show Error': 'Mostrar el error',
  'Hide Error': 'Ocultar el error',
  Languages: 'Idiomas',
  'In the digest': 'En el boletín',
  Related: 'Relacionado',
  'More from {source}': 'Más de {source}',
  'More by {username}': 'Más de {username}',
  'Site status': 'Estado del sitio',
  'This site isn’t open yet: only staff see it.':
    'Este sitio aún no está abierto: solo lo ve el equipo.',
  'Set up and open the site': 'Configurar y abrir el sitio',
  'Saved. Your settings have more choices.': 'Guardado. En tus ajustes hay más opciones.',
  Welcome: 'Te damos la bienvenida',
  'Welcome to {site}, {username}. Your account is ready.':
    'Te damos la bienvenida a {site}, {username}. Tu cuenta está lista.',
  'Email me replies and mentions': 'Recibir respuestas y menciones por correo',
  'Choose your settings': 'Elegir tus ajustes',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    'Hemos enviado a {address} todos los códigos permitidos. Introduce el código de {characters} letras y cifras que enviamos en las últimas 24 horas.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Hemos enviado un código nuevo a {address}. Caduca en {minutes, plural, one {# minuto} other {# minutos}}.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Hemos enviado un código a {address}. Caduca en {minutes, plural, one {# minuto} other {# minutos}}.',
  'Enter the {characters} letters and digits of the code.':
    'Introduce las {characters} letras y cifras del código.',
  'Enter the {digits} digits of the code.': 'Introduce las {digits} cifras del código.',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters} letras y cifras. Da igual en mayúsculas o minúsculas.',
  '{digits} digits': '{digits} cifras',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, one {# comentario en otro sitio} other {# comentarios en otros sitios}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, one {# comentario en {source}} other {# comentarios en {source}}}',
  'We couldn’t verify this page, so nothing was sent.':
    'No hemos podido verificar esta página, así que no se ha enviado nada.',
  'We couldn’t reach the site. Check your connection and try again.':
    'No hemos podido conectar con el sitio. Comprueba tu conexión e inténtalo de nuevo.',
  'The request failed with status {status}.': 'La solicitud falló con el estado {status}.',
  'within the last hour': 'en la última hora',
  '{count, plural, one {# year ago} other {# years ago}}':
    '{count, plural, one {hace # año} other {hace # años}}',
  '{count}y [years]': '{count} a',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, one {hace # mes} other {hace # meses}}',
  '{count}mo [months]': '{count} m',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, one {hace # semana} other {hace # semanas}}',
  '{count}w [weeks]': '{count} sem',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {hace # día} other {hace # días}}',
  '{count}d [days]': '{count} d',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {hace # hora} other {hace # horas}}',
  '{count}h [hours]': '{count} h',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {hace # minuto} other {hace # minutos}}',
  '{count}m [minutes]': '{count} min',
  'just now': 'ahora mismo',
  'now [short age]': 'ahora',
  'Error: API keys': 'Error: Claves de API',
  'Error: Edit post': 'Error: Editar la publicación',
  'Edit post': 'Editar la publicación',
  'The post couldn’t be loaded.': 'No se ha podido cargar la publicación.',
  'Nothing was changed': 'No se ha cambiado nada',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'El título y la URL se pueden cambiar durante {hours, plural, one {# hora} other {# horas}} después de publicar.',
  Following: 'Siguiendo',
  'Posts by people you follow': 'Publicaciones de las personas que sigues',
  '<login>Log in</login> to see posts by people you follow.':
    '<login>Inicia sesión</login> para ver publicaciones de las personas que sigues.',
  'Submit a post': 'Crear una publicación',
  '{site}: new posts': '{site}: publicaciones nuevas',
  'We couldn’t find that page, so here’s the first one.':
    'No hemos encontrado esa página, así que esta es la primera.',
  'Posts couldn’t be loaded.': 'No se han podido cargar las publicaciones.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'Aún no hay nada. <submit>Haz la primera publicación</submit>.',
  'No posts from this period.': 'No hay publicaciones de este período.',
  'See all time': 'Ver desde siempre',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'Cada publicación y comentario que la moderación oculta, retira, bloquea o fija, y cada suspensión, con el motivo. Lo más reciente primero. El contenido oculto no se identifica. ¿Crees que hay un error? <contact>Escríbenos</contact>',
  'This page couldn’t be loaded.': 'No se ha podido cargar esta página.',
  Older: 'Anteriores',
  'Older entries couldn’t be loaded. Try again.':
    'No se han podido cargar las entradas anteriores. Inténtalo de nuevo.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, one {# entrada anterior cargada} other {# entradas anteriores cargadas}}',
  'Older issues': 'Números anteriores',
  'Older issues couldn’t be loaded. Try again.':
    'No se han podido cargar los números anteriores. Inténtalo de nuevo.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, one {# número más cargado} other {# números más cargados}}',
  Contents: 'Contenido',
  'Other industries': 'Otros sectores',
  'What it covers': 'Qué abarca',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'Una publicación cuenta como {industry} si su título o sus etiquetas contienen una de estas palabras:',
  'Lately on {site}': 'Últimamente en {site}',
  'That link didn’t match, so here’s the whole post.':
    'Ese enlace no coincidía, así que aquí está la publicación completa.',
  'Comments couldn’t be loaded.': 'No se han podido cargar los comentarios.',
  'Post unavailable': 'Publicación no disponible',
  'Post not found': 'Publicación no encontrada',
  'This post couldn’t be loaded': 'No se ha podido cargar esta publicación',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'Algo falla por nuestra parte. La publicación seguramente está bien; inténtalo de nuevo en un minuto.',
  'It may have been removed, or the link may be wrong.':
    'Puede que se haya retirado o que el enlace sea incorrecto.',
  'Your saved posts couldn’t be loaded.': 'No se han podido cargar tus publicaciones guardadas.',
  'Posts you save appear here. Only you can see them.':
    'Aquí aparecen las publicaciones que guardas. Solo tú puedes verlas.',
  Posts: 'Publicaciones',
  People: 'Personas',
  'Search comments': 'Buscar comentarios',
  'Search people': 'Buscar personas',
  Relevance: 'Relevancia',
  Points: 'Puntos',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, one {# publicación o más} other {# publicaciones o más}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, one {# comentario o más} other {# comentarios o más}}',
  'Your search': 'Tu búsqueda',
  'Search: {words}': 'Búsqueda: {words}',
  'Usernames and names are found by their first letters.':
    'Los nombres y los nombres de usuario se encuentran por sus primeras letras.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'Consejo: usa {phrase}, {word}, {or}, {author} o {domain}.',
  'Tip: use {phrase}, {word}, {or} or {author}.': 'Consejo: usa {phrase}, {word}, {or} o {author}.',
  'That link didn’t match. Please search again.': 'Ese enlace no coincidía. Busca de nuevo.',
  'Search in': 'Buscar en',
  'exact phrase': 'frase exacta',
  'word [search]': 'palabra',
  'Search isn’t available right now.': 'La búsqueda no está disponible en este momento.',
  'Sort results': 'Ordenar resultados',
  'No results for “{words}”. Check the spelling or try fewer words.':
    'No hay resultados para «{words}». Revisa la ortografía o prueba con menos palabras.',
  'No comments found for “{words}”.': 'No hay comentarios para «{words}».',
  'No username or name begins with “{words}”.':
    'Ningún nombre ni nombre de usuario empieza por «{words}».',
  'Error: Settings': 'Error: Ajustes',
  'Top posts': 'Lo más votado',
  'Hot posts': 'Lo más popular',
  Period: 'Período',
  Week: 'Semana',
  Month: 'Mes',
  Year: 'Año',
  'All time': 'Desde siempre',
  'This text couldn’t be loaded.': 'No se ha podido cargar este texto.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'Las acciones de la moderación y sus motivos están en el <log>registro de moderación</log> público.',
  'Post published': 'Ya está publicada',
  'Error: Submit': 'Error: Publicar',
  Publish: 'Publicar',
  'Publishing…': 'Publicando…',
  'No posts with this tag yet.': 'Aún no hay publicaciones con esta etiqueta.',
  'This profile couldn’t be loaded.': 'No se ha podido cargar este perfil.',
  Contributions: 'Contribuciones',
  'No posts yet.': 'Aún no hay publicaciones.',
  'No passkey was used. Try again.': 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo.',
  'This device already has a passkey for your account.':
    'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'This browser or device can’t use a passkey here.':
    'Este navegador o dispositivo no puede usar aquí una llave de acceso.',
  'The push service of your browser failed. Try again later.':
    'El servicio de notificaciones de tu navegador ha fallado. Inténtalo más tarde.',
  'Loading…': 'Cargando…',
  'Earlier versions': 'Versiones anteriores',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'No se han podido cargar las versiones anteriores. Cierra esto e inténtalo de nuevo.',
  'No earlier version is stored.': 'No se guarda ninguna versión anterior.',
  'Until {time}': 'Hasta: {time}',
  'edited {time}': 'editado {time}',
  'Uploading {file}…': 'Subiendo {file}…',
  'Choose a file, or drop it here': 'Elige un archivo o suéltalo aquí',
  'Choose another file, or drop it here': 'Elige otro archivo o suéltalo aquí',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'Se ha cerrado tu sesión. No se ha perdido nada; inicia sesión e inténtalo de nuevo.',
  'Log in in a new tab': 'Iniciar sesión en otra pestaña',
  'For your security, please log in again.': 'Por tu seguridad, inicia sesión de nuevo.',
  'Log in again': 'Iniciar sesión de nuevo',
  'You’ve been logged out.': 'Se ha cerrado tu sesión.',
  'Choose a reason.': 'Elige un motivo.',
  'Reported. Thank you; our moderators will take a look.':
    'Denuncia enviada. Gracias; la moderación la revisará.',
  'Why are you reporting this?': '¿Por qué lo denuncias?',
  'Anything else? (optional)': '¿Algo más? (opcional)',
  'Give a reason. It goes in the moderation log.':
    'Indica un motivo. Aparecerá en el registro de moderación.',
  Reason: 'Motivo',
  '{points}. Log in to vote': '{points}. Inicia sesión para votar',
  'No such endpoint.': 'Este punto de acceso no existe.',
  'Log in first.': 'Primero inicia sesión.',
  "This site isn't open yet.": 'Este sitio aún no está abierto.',
  "API keys can't use this endpoint. Log in instead.":
    'Las claves de API no pueden usar este punto de acceso. Inicia sesión.',
  'This API key lacks the scope {scope}.': 'A esta clave de API le falta el permiso {scope}.',
  "The data couldn't be loaded.": 'No se han podido cargar los datos.',
  'Too many addresses tried. Try again tomorrow.':
    'Se han probado demasiadas direcciones. Inténtalo mañana.',
  'This code is incorrect or has expired. Request a new one.':
    'Este código es incorrecto o ha caducado. Pide uno nuevo.',
  'This code was already used. Request a new one.': 'Este código ya se ha usado. Pide uno nuevo.',
  'Another account now uses this address.': 'Otra cuenta usa ahora esta dirección.',
  "You've downloaded your data several times today. Try again tomorrow.":
    'Hoy ya has descargado tus datos varias veces. Inténtalo mañana.',
  'Mail to your address is not stopped.': 'El envío de correos a tu dirección no está detenido.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'El envío de correos a tu dirección se detuvo por una queja o por decisión del equipo. Escribe al sitio.',
  "You've requested this too often today. Try again tomorrow.":
    'Hoy ya lo has solicitado demasiadas veces. Inténtalo mañana.',
  'This account is scheduled for deletion.': 'Esta cuenta tiene programada su eliminación.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'Has alcanzado el límite de {max} claves. Revoca una para crear otra.',
  'The key was not found.': 'No se ha encontrado la clave.',
  "You can't post or comment here. You can still log in and read.":
    'Aquí no puedes publicar ni comentar. Aún puedes iniciar sesión y leer.',
  "You can't post or comment here. Reason: {reason}":
    'Aquí no puedes publicar ni comentar. Motivo: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'Aquí no puedes publicar ni comentar hasta el {until}. Aún puedes iniciar sesión y leer.',
  "You can't post or comment here until {until}. Reason: {reason}":
    'Aquí no puedes publicar ni comentar hasta el {until}. Motivo: {reason}',
  'The user was not found.': 'No se ha encontrado a este miembro.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {El nombre} other {El nombre de usuario}} se parece a un nombre reservado para este sitio («{sign}» se parece a «{like}»).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {El nombre} other {El nombre de usuario}} se parece a un nombre reservado para este sitio.',
  'The link was not found.': 'No se ha encontrado el enlace.',
  'A moderator removed this post.': 'La moderación retiró esta publicación.',
  'This post is waiting for review.': 'Esta publicación está pendiente de revisión.',
  'A moderator hid this post.': 'La moderación ocultó esta publicación.',
  'The post was not found.': 'No se ha encontrado la publicación.',
  'The author deleted this post. You can reply to its comments.':
    'Su autor eliminó esta publicación. Puedes responder a sus comentarios.',
  "The comment no longer exists, so you can't reply to it.":
    'El comentario ya no existe, así que no puedes responder.',
  'The comment is too deep in the thread to reply to.':
    'El hilo es demasiado profundo para responder a este comentario.',
  'The comment was not found.': 'No se ha encontrado el comentario.',
  "This request can't be answered right now. Try again in a moment.":
    'Esta solicitud no se puede atender ahora. Inténtalo de nuevo en un momento.',
  'The {header} was used for another request.': '{header} ya se usó en otra solicitud.',
  'The sentence is already struck.': 'La frase ya está tachada.',
  'The report was not found.': 'No se ha encontrado la denuncia.',
  'The issue was not found.': 'No se ha encontrado el número.',
  'The sentence was not found.': 'No se ha encontrado la frase.',
  'Write the letter first.': 'Primero escribe la carta.',
  'The digest was not found.': 'No se ha encontrado el boletín.',
  'The link to this digest has expired.': 'El enlace a este número ha caducado.',
  'The language was not found.': 'No se ha encontrado el idioma.',
  'The industry was not found.': 'No se ha encontrado el sector.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'Esta imagen superaría el límite de {size} MB del sitio. Las imágenes sin uso se eliminan al cabo de una o dos semanas.',
  'This site accepts members from certain domains only.':
    'Este sitio solo admite miembros de ciertos dominios.',
  '{site} does not accept new members.': '{site} no admite nuevos miembros.',
  'Answer the question of the site.': 'Responde a la pregunta del sitio.',
  'The username was just taken.': 'Otra persona acaba de elegir ese nombre de usuario.',
  'The site was not found.': 'No se ha encontrado el sitio.',
  'This link has been used, or is older than a minute. Go back and try again.':
    'Este enlace ya se usó o tiene más de un minuto. Vuelve atrás e inténtalo de nuevo.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'Has alcanzado el límite de {max} cuentas vinculadas. Quita una primero.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'Esta cuenta ya está vinculada con la cuenta de otro miembro. Para ver cuál, cierra sesión e iníciala con ella.',
  'The linked account was not found.': 'No se ha encontrado la cuenta vinculada.',
  'You cannot invite others here.': 'Aquí no puedes invitar a otras personas.',
  "You've reached the limit of {max} invitations. End one first.":
    'Has alcanzado el límite de {max} invitaciones. Anula una primero.',
  'The invitation was not found.': 'No se ha encontrado la invitación.',
  'You need an invitation to join, and this one is missing or has ended.':
    'Necesitas una invitación para unirte, y esta falta o ya no es válida.',
  'Too many wrong codes. Try again tomorrow.': 'Demasiados códigos erróneos. Inténtalo mañana.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'Este navegador no tiene un código válido para esta dirección. Introduce el código en el navegador en el que lo pediste, o pide uno nuevo aquí.',
  'The login provider was not found.': 'No se ha encontrado el proveedor de acceso.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    'No se puede conectar con {provider}. Inicia sesión con un código por correo.',
  'The username is reserved.': 'Ese nombre de usuario está reservado.',
  'The username is taken.': 'El nombre de usuario ya está en uso.',
  "There's no account with this address anymore.": 'Ya no hay ninguna cuenta con esta dirección.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'Esta llave de acceso no funciona aquí, o el intento ha caducado. Inténtalo de nuevo o usa un código por correo.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'El equipo de este sitio necesita una llave de acceso. Inicia sesión con la tuya o añade una en Ajustes.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'Has alcanzado el límite de {max} llaves de acceso. Quita una para añadir otra.',
  'This passkey was already added.': 'Esta llave de acceso ya se añadió.',
  'The passkey was not found.': 'No se ha encontrado la llave de acceso.',
  'Log in with a passkey to remove this one.':
    'Inicia sesión con una llave de acceso para quitar esta.',
  'This login has expired, or it was started in another browser. Start again.':
    'Este inicio de sesión ha caducado o empezó en otro navegador. Empieza de nuevo.',
  '{provider} did not log you in. Start again.':
    '{provider} no ha confirmado tu inicio de sesión. Empieza de nuevo.',
  'The login at {provider} could not be verified. Start again.':
    'No se ha podido verificar el inicio de sesión en {provider}. Empieza de nuevo.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'Esta dirección debe verificarse antes con un código por correo. Inicia sesión o regístrate con uno.',
  'An account was just created with this address. Log in.':
    'Se acaba de crear una cuenta con esta dirección. Inicia sesión.',
  'The session was not found.': 'No se ha encontrado la sesión.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'Por tu seguridad, inicia sesión de nuevo. Hace falta un inicio de sesión de los últimos 15 minutos.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'Estamos recibiendo muchos registros. Activa JavaScript para que podamos comprobar que no eres un bot, o inténtalo más tarde.',
  'This request has no valid authentication of the mail provider.':
    'Esta solicitud no tiene una autenticación válida del proveedor de correo.',
  'The application was not found.': 'No se ha encontrado la solicitud de ingreso.',
  "You can't ban yourself.": 'No puedes suspender tu propia cuenta.',
  "Platform admins can't be banned.":
    'No se puede suspender a los administradores de la plataforma.',
  "Admins can't be banned. Ask another admin to change their role first.":
    'No se puede suspender a los administradores. Pide antes a otro administrador que cambie su función.',
  'Moderators can only ban members. Ask an admin.':
    'La moderación solo puede suspender a miembros. Pídelo a la administración.',
  'The entry was not found.': 'No se ha encontrado la entrada.',
  'The note was not found.': 'No se ha encontrado la nota.',
  'Moderators can only delete their own notes.':
    'Los moderadores solo pueden eliminar sus propias notas.',
  'The post or comment was not found.': 'No se ha encontrado la publicación o el comentario.',
  "It's no longer waiting for review.": 'Ya no está pendiente de revisión.',
  '{max} posts are pinned already. Unpin one of them first.':
    'Ya hay {max} publicaciones fijadas. Deja de fijar una primero.',
  "You can't report your own posts and comments, but you can delete them.":
    'No puedes denunciar tus propias publicaciones y comentarios, pero puedes eliminarlos.',
  "There's already a rule for this.": 'Ya hay una regla para esto.',
  'The rule was not found.': 'No se ha encontrado la regla.',
  "You've already posted this {count} times today.": 'Hoy ya has publicado esto {count} veces.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'Las cuentas nuevas pueden publicar {count, plural, =1 {una vez} other {# veces}} en sus primeros {minutes} minutos. Inténtalo un poco más tarde.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'Las cuentas nuevas pueden publicar {count} veces el primer día. Inténtalo mañana.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'Las cuentas nuevas pueden comentar {count} veces el primer día. Inténtalo mañana.',
  'This link was already posted by you in a post you hid.':
    'Ya publicaste este enlace en una publicación que ocultaste.',
  'This link was already posted by you and is waiting for review.':
    'Ya publicaste este enlace y está pendiente de revisión.',
  'This link was posted here within the last 30 days.':
    'Este enlace se publicó aquí en los últimos 30 días.',
  'The tag was not found.': 'No se ha encontrado la etiqueta.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'Has alcanzado el límite de {max} elementos seguidos y silenciados. Quita algunos en Ajustes primero.',
  'Log in to see posts from people you follow.':
    'Inicia sesión para ver publicaciones de las personas que sigues.',
  'This part of the sitemap was not found.': 'No se ha encontrado esta parte del mapa del sitio.',
  'The text was not found.': 'No se ha encontrado el texto.',
  'The subscriber was not found.': 'No se ha encontrado a esta persona suscrita.',
  'The subscription was not found.': 'No se ha encontrado la suscripción.',
  'This link has expired. Request a new one.': 'Este enlace ha caducado. Pide uno nuevo.',
  'The mail was not found.': 'No se ha encontrado el correo.',
  'This event was already processed.': 'Este evento ya se procesó.',
  'Your subscription was not found.': 'No se ha encontrado tu suscripción.',
  'Your account already has another subscription. Erase that one first.':
    'Tu cuenta ya tiene otra suscripción. Borra esa primero.',
  'This subscription belongs to another account.': 'Esta suscripción pertenece a otra cuenta.',
  'The segment was not found.': 'No se ha encontrado el segmento.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'Una carta sin enviar usa este segmento. Elige antes otro público para ella.',
  'An unsent issue has a section for this segment. Remove the section first.':
    'Un número sin enviar tiene una sección para este segmento. Quita antes la sección.',
  "There's already a segment with this name.": 'Ya hay un segmento con este nombre.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'El formulario se envió muy deprisa o tiene relleno un campo oculto. Envíalo de nuevo.',
  'Many forms were sent from your network. Please try again tomorrow.':
    'Se enviaron muchos formularios desde tu red. Inténtalo mañana.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'Este enlace solo cambia el envío. Pide un enlace por correo o inicia sesión con esta dirección.',
  'Too many invalid links tried. Try again in a few minutes.':
    'Se han probado demasiados enlaces no válidos. Inténtalo de nuevo en unos minutos.',
  'Your {site} account will be deleted': 'Tu cuenta de {site} se eliminará',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'Tu cuenta {username} de {site} se eliminará el {date}, como pediste. Los otros dispositivos y las claves de API han dejado de funcionar.',
  'You can cancel in Settings until then:': 'Hasta entonces puedes cancelarlo en Ajustes:',
  'Wasn’t you? Log in now to cancel.': '¿No fuiste tú? Inicia sesión ahora para cancelarlo.',
  'Sent by {site} because you have an account there.':
    'Enviado por {site} porque tienes una cuenta allí.',
  'Your address was entered in the subscription form of {site}':
    'Tu dirección se introdujo en el formulario de suscripción de {site}',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'Alguien introdujo esta dirección de correo en el formulario de suscripción de {site}. El formulario mostró entonces que tiene una cuenta con el nombre de usuario {username}.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'No se mostró nada más y no ha cambiado nada. No tienes que hacer nada.',
  'Contact us': 'Contacto',
  'We send at most one such email a day.': 'Enviamos como máximo un correo así al día.',
  'Sent by {site} because this is the address of your account there.':
    'Enviado por {site} porque esta es la dirección de tu cuenta allí.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'Introduce este código en Ajustes para confirmar el nuevo correo electrónico de tu cuenta {username} de {site}:',
  'This address already has an account on {site}': 'Esta dirección ya tiene una cuenta en {site}',
  'You tried to use this address for your {site} account, but another account already has it.':
    'Intentaste usar esta dirección para tu cuenta de {site}, pero ya la tiene otra cuenta.',
  'To change that account’s address or delete it, log in here:':
    'Para cambiar la dirección de esa cuenta o eliminarla, inicia sesión aquí:',
  'Your {site} email address was changed': 'Tu correo electrónico de {site} ha cambiado',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'Se cambió el correo electrónico de tu cuenta {username} de {site}. Esta dirección ya no sirve para iniciar sesión, se cerró la sesión en otros dispositivos y se revocaron las claves de API.',
  'Wasn’t you? Tell us right away:': '¿No fuiste tú? Avísanos enseguida:',
  'If it was you, you’re all set.': 'Si fuiste tú, todo está en orden.',
  'Sent by {site} because this was the address of your account there.':
    'Enviado por {site} porque esta era la dirección de tu cuenta allí.',
  'A login was linked to your {site} account':
    'Se vinculó una cuenta externa con tu cuenta de {site}',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    'La cuenta {account} de {provider} se vinculó con tu cuenta {username} de {site}. Puedes iniciar sesión con ella en lugar de un código por correo.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    '¿No fuiste tú? Quítala en Ajustes y cierra allí la sesión en otros dispositivos:',
  'A login was removed from your {site} account':
    'Se desvinculó una cuenta externa de tu cuenta de {site}',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'La cuenta {account} de {provider} se desvinculó de tu cuenta {username} de {site}. Se cerró la sesión en los dispositivos que la usaban.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    '¿No fuiste tú? Revisa tus cuentas vinculadas y sesiones en Ajustes:',
  'New login to your {site} account': 'Nuevo inicio de sesión en tu cuenta de {site}',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    'Se inició sesión con {account} de {provider} en tu cuenta {username} de {site}, en un navegador nuevo.',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    'Se inició sesión con {account} de {provider} en tu cuenta {username} de {site}, en un navegador nuevo: {device}.',
  'Sent by {site} because this address was entered there.':
    'Enviado por {site} porque esta dirección se introdujo allí.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'Para volver a recibir correos de tu cuenta {username} de {site}, introduce este código en Ajustes:',
  'The site doesn’t accept new members.': 'El sitio no admite nuevos miembros.',
  'The site accepts members with addresses at certain domains only.':
    'El sitio solo admite miembros con direcciones de ciertos dominios.',
  'To sign up, you need an invitation from a member.':
    'Para registrarte necesitas una invitación de un miembro.',
  'You may have signed up with a different address.': 'Quizás te registraste con otra dirección.',
  'No account on {site} with this address': 'No hay ninguna cuenta en {site} con esta dirección',
  'You tried to log in, but no account on {site} has this address.':
    'Intentaste iniciar sesión, pero ninguna cuenta de {site} tiene esta dirección.',
  'If you don’t have an account yet, sign up here:': 'Si aún no tienes cuenta, regístrate aquí:',
  'You already have an account on {site}': 'Ya tienes una cuenta en {site}',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'Intentaste registrarte, pero ya tienes una cuenta en {site} con esta dirección.',
  'Log in here and we’ll send you a code:': 'Inicia sesión aquí y te enviaremos un código:',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {Tu publicación en {site} se ha ocultado} other {Tu comentario en {site} se ha ocultado}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {La moderación de {site} ocultó tu publicación «{title}».} other {La moderación de {site} ocultó tu comentario en «{title}».}}',
  'Only you can see it until a moderator makes it visible again.':
    'Solo es visible para ti, hasta que la moderación decida lo contrario.',
  '{count} of your posts and comments on {site} were hidden':
    'Se han ocultado {count} de tus publicaciones y comentarios en {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones y comentarios. Se ocultaron: {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {Tu publicación en {site} vuelve a ser visible} other {Tu comentario en {site} vuelve a ser visible}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {La moderación de {site} volvió a mostrar tu publicación «{title}».} other {La moderación de {site} volvió a mostrar tu comentario en «{title}».}}',
  'Everyone can see it again.': 'Vuelve a ser visible para todo el mundo.',
  '{count} of your posts and comments on {site} were made visible again':
    'Vuelven a ser visibles {count} de tus publicaciones y comentarios en {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones y comentarios. Vuelven a ser visibles: {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {Tu publicación en {site} se ha retirado} other {Tu comentario en {site} se ha retirado}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {La moderación de {site} retiró tu publicación «{title}».} other {La moderación de {site} retiró tu comentario en «{title}».}}',
  'Only you can see it.': 'Solo es visible para ti.',
  '{count} of your posts and comments on {site} were removed':
    'Se han retirado {count} de tus publicaciones y comentarios en {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones y comentarios. Se retiraron: {items}.',
  'Your post on {site} was locked': 'Tu publicación en {site} se ha bloqueado',
  'A moderator of {site} locked your post “{title}”.':
    'La moderación de {site} bloqueó tu publicación «{title}».',
  'No one can comment on it.': 'Nadie puede comentarla.',
  '{count} of your posts on {site} were locked':
    'Se han bloqueado {count} de tus publicaciones en {site}',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones. Se bloquearon: {items}.',
  'Your post on {site} was unlocked': 'Tu publicación en {site} se ha desbloqueado',
  'A moderator of {site} unlocked your post “{title}”.':
    'La moderación de {site} desbloqueó tu publicación «{title}».',
  'People can comment on it again.': 'Se puede volver a comentar.',
  '{count} of your posts on {site} were unlocked':
    'Se han desbloqueado {count} de tus publicaciones en {site}',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones. Se desbloquearon: {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {Tu publicación en {site} se ha aprobado} other {Tu comentario en {site} se ha aprobado}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {La moderación de {site} aprobó tu publicación «{title}».} other {La moderación de {site} aprobó tu comentario en «{title}».}}',
  'It was waiting for review. Everyone can see it now.':
    'Estaba pendiente de revisión. Ahora es visible para todo el mundo.',
  '{count} of your posts and comments on {site} were approved':
    'Se han aprobado {count} de tus publicaciones y comentarios en {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones y comentarios. Se aprobaron: {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {Tu publicación en {site} no se ha aprobado} other {Tu comentario en {site} no se ha aprobado}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {La moderación de {site} no aprobó tu publicación «{title}».} other {La moderación de {site} no aprobó tu comentario en «{title}».}}',
  'It was waiting for review and won’t be published.':
    'Estaba pendiente de revisión y no se publicará.',
  '{count} of your posts and comments on {site} were not approved':
    'No se han aprobado {count} de tus publicaciones y comentarios en {site}',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    'La moderación de {site} revisó {count} de tus publicaciones y comentarios. No se aprobaron: {items}.',
  'Please don’t reply to this email.': 'No respondas a este correo.',
  'Reason: {reason}': 'Motivo: {reason}',
  'Think this is a mistake? Tell us:': '¿Crees que es un error? Avísanos:',
  'your post “{title}”': 'tu publicación «{title}»',
  'your comment on “{title}”': 'tu comentario en «{title}»',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list} y {count} más',
  'Your {site} account is banned until {until}':
    'Tu cuenta de {site} está suspendida hasta el {until}',
  'Your {site} account is banned': 'Tu cuenta de {site} está suspendida',
  'Your {site} account {username} can’t post or comment until {until}.':
    'Tu cuenta {username} de {site} no puede publicar ni comentar hasta el {until}.',
  'Your {site} account {username} can’t post or comment.':
    'Tu cuenta {username} de {site} no puede publicar ni comentar.',
  'Your posts and comments were removed.': 'Tus publicaciones y comentarios se han retirado.',
  'You can still log in and read, and export or delete your account in Settings.':
    'Aún puedes iniciar sesión y leer, y exportar o eliminar tu cuenta en Ajustes.',
  'Your {site} account is no longer banned': 'Tu cuenta de {site} ya no está suspendida',
  'Your {site} account {username} is no longer banned.':
    'Tu cuenta {username} de {site} ya no está suspendida.',
  'You can post and comment again:': 'Puedes volver a publicar y comentar:',
  'A passkey was added to your {site} account':
    'Se añadió una llave de acceso a tu cuenta de {site}',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'Se añadió la llave de acceso «{passkey}» a tu cuenta {username} de {site}. Puedes iniciar sesión con ella en lugar de un código por correo.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'Si fuiste tú, todo está en orden. Una llave de acceso que sustituye a otras puede abrir la administración solo después de {hours} horas.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'Se inició sesión con la llave de acceso «{passkey}» en tu cuenta {username} de {site} en {device}.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    '¿No fuiste tú? Cierra la sesión de ese dispositivo en Ajustes y quita la llave de acceso:',
  'A passkey was removed from your {site} account':
    'Se quitó una llave de acceso de tu cuenta de {site}',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'Se quitó la llave de acceso «{passkey}» de tu cuenta {username} de {site}. Se cerró la sesión en los dispositivos que la usaban.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    '¿No fuiste tú? Revisa tus llaves de acceso y sesiones en Ajustes:',
  'This URL supports {methods}.': 'Esta URL admite {methods}.',
  'The body must be JSON, with Content-Type: application/json.':
    'El cuerpo debe ser JSON, con Content-Type: application/json.',
  'The body must be JSON in UTF-8.': 'El cuerpo debe ser JSON en UTF-8.',
  'This URL only supports GET.': 'Esta URL solo admite GET.',
  'The form can have at most {size} KB.': 'El formulario puede tener como máximo {size} KB.',
  'The body can have at most {size} KB.': 'El cuerpo puede tener como máximo {size} KB.',
  'The form must be in UTF-8.': 'El formulario debe estar en UTF-8.',
  "The form couldn't be read completely.": 'No se ha podido leer el formulario completo.',
  "The body couldn't be read completely.": 'No se ha podido leer el cuerpo completo.',
  'This endpoint needs a valid, recent signature ({header}).':
    'Este punto de acceso necesita una firma válida y reciente ({header}).',
  'Mail only supports GET.': 'Los correos solo admiten GET.',
  'No such email.': 'Ese correo no existe.',
  'Your text': 'Tu texto',
  "This form doesn't support this method.": 'Este formulario no admite este método.',
  'Unknown form.': 'Formulario desconocido.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'Se ha cerrado tu sesión. No se ha perdido nada: inicia sesión y envíalo de nuevo.',
  'This form was made for another login. Send it again.':
    'Este formulario se creó para otra sesión. Envíalo de nuevo.',
  'Error: {title}': 'Error: {title}',
  'Not sent': 'No enviado',
  'This link was shared already.': 'Este enlace ya se compartió.',
  'No email? <again>Request a new code</again>':
    '¿No llega el correo? <again>Pide un código nuevo</again>',
  'The code': 'El código',
  'A moderator will review your account. We’ll email you the decision.':
    'La moderación revisará tu cuenta. Te enviaremos la decisión por correo.',
  'Log in to {site}': 'Iniciar sesión en {site}',
  'Logged in as {username}': 'Sesión iniciada como {username}',
  '{site} without JavaScript': '{site} sin JavaScript',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'Para votar, comentar o denunciar, abre una publicación y sigue los enlaces bajo su título y sus comentarios.',
  'Read {site}': 'Leer {site}',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'Los ajustes necesitan JavaScript. Las demás páginas se ven como para quienes visitan el sitio.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'Aquí puedes iniciar sesión, publicar, comentar, votar y denunciar sin JavaScript. <login>Inicia sesión</login> o <signup>regístrate</signup>.',
  'A link, or leave blank for a text post.': 'Un enlace, o en blanco para publicar un texto.',
  'At most {max} characters. Keep the original headline.':
    '{max} caracteres como máximo. Conserva el titular original.',
  'Text (optional with a link)': 'Texto (opcional con un enlace)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': 'Etiquetas ({max} como máximo)',
  'Your vote is saved. Pages show it within a minute.':
    'Tu voto está guardado. Las páginas lo muestran en menos de un minuto.',
  'Saved. A moderator will review it first.': 'Guardado. Antes lo revisará la moderación.',
  'Comment on {title}': 'Comentario en {title}',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>Volver a la publicación</page>, {score, plural, one {# punto} other {# puntos}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Volver a la publicación</page> de {author}, {score, plural, one {# punto} other {# puntos}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>Volver al comentario</page>, {score, plural, one {# punto} other {# puntos}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Volver al comentario</page> de {author}, {score, plural, one {# punto} other {# puntos}}',
  Vote: 'Votar',
  'You haven’t voted.': 'No has votado.',
  'You voted up.': 'Votaste a favor.',
  'You voted down.': 'Votaste en contra.',
  'Vote up': 'Votar a favor',
  'Vote down': 'Votar en contra',
  'Remove vote': 'Retirar el voto',
  Comment: 'Comentar',
  'Post reply': 'Publicar respuesta',
  Report: 'Denunciar',
  'The reason': 'El motivo',
  'The note': 'La nota',
  'The text': 'El texto',
  "We're having trouble right now. Try again in a moment.":
    'Tenemos problemas en este momento. Inténtalo de nuevo enseguida.',
  'Please try again in a moment': 'Inténtalo de nuevo enseguida',
  "This page doesn't exist.": 'Esta página no existe.',
  'Bad request': 'Solicitud incorrecta',
  'Not allowed here': 'No permitido aquí',
  'URL too long': 'URL demasiado larga',
  'Request too large': 'Solicitud demasiado grande',
  'Unknown site': 'Sitio desconocido',
  'Too many requests': 'Demasiadas solicitudes',
  'The URL is malformed.': 'La URL no está bien formada.',
  "Something went wrong on our side. We've logged it.":
    'Algo salió mal por nuestra parte. Ha quedado registrado.',
  'The site is very busy. Try again in a moment.':
    'El sitio está muy ocupado. Inténtalo de nuevo en un momento.',
  'This site is on another server now.': 'Este sitio está ahora en otro servidor.',
  'This site is moving to another server. Try again in a few seconds.':
    'Este sitio se está trasladando a otro servidor. Inténtalo de nuevo en unos segundos.',
  'The request has too many headers.': 'La solicitud tiene demasiadas cabeceras.',
  'The request names two hosts.': 'La solicitud indica dos hosts.',
  'The URL is too long.': 'La URL es demasiado larga.',
  "This method isn't supported.": 'Este método no se admite.',
  'No site has this host name.': 'Ningún sitio tiene este nombre de host.',
  'Corrected on {date}: {text}': 'Rectificado el {date}: {text}',
  '{author} on {title}': '{author} en {title}',
  'Hubs use GET and POST.': 'Los hubs usan GET y POST.',
  'Feeds only support GET.': 'Los canales solo admiten GET.',
  'This image was not found.': 'No se ha encontrado esta imagen.',
  'Images only support GET.': 'Las imágenes solo admiten GET.',
  'This URL supports POST.': 'Esta URL admite POST.',
  'The body must be one message.': 'El cuerpo debe ser un solo mensaje.',
  "This image doesn't exist.": 'Esta imagen no existe.',
  'The sitemap only supports GET.': 'El mapa del sitio solo admite GET.',
  'This file only supports GET.': 'Este archivo solo admite GET.',
  'The site is very busy. This page opens automatically in a moment.':
    'El sitio está muy ocupado. Esta página se abrirá sola en un momento.',
  "The page that sent this form isn't allowed to embed it.":
    'La página que envió este formulario no tiene permiso para incrustarlo.',
  'The form must be sent as application/x-www-form-urlencoded.':
    'El formulario debe enviarse como application/x-www-form-urlencoded.',
  'The picture was not found.': 'No se ha encontrado la imagen.',
  'Pages only support GET.': 'Las páginas solo admiten GET.',
  'The page took too long. Try again in a moment.':
    'La página ha tardado demasiado. Inténtalo de nuevo en un momento.',
  "This form didn't come from a page of this site.":
    'Este formulario no viene de una página de este sitio.',
  'This API key is invalid, expired or revoked.':
    'Esta clave de API no es válida, ha caducado o está revocada.',
  'Posts about {tag} on {site}, the latest first: {description}':
    'Publicaciones sobre {tag} en {site}, las más recientes primero: {description}',
  'The digest of {site} by email in {languages}.':
    'El boletín de {site} por correo en {languages}.',
  'The digest of {site} by email, for {industries}.':
    'El boletín de {site} por correo, para estos sectores: {industries}.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    'Números anteriores del boletín de {site}, los más recientes primero: lo que la comunidad recomendó leer, día a día y semana a semana.',
  '{issue} on {site}: what its readers found worth reading.':
    '{issue} en {site}: lo que la comunidad recomendó leer.',
  'The links and texts with the most points of the day on {site}.':
    'Los enlaces y textos con más puntos del día en {site}.',
  'The links and texts with the most points of the week on {site}.':
    'Los enlaces y textos con más puntos de la semana en {site}.',
  'The links and texts with the most points of the month on {site}.':
    'Los enlaces y textos con más puntos del mes en {site}.',
  'The links and texts with the most points of the year on {site}.':
    'Los enlaces y textos con más puntos del año en {site}.',
  'The links and texts with the most points of all time on {site}.':
    'Los enlaces y textos con más puntos de todos los tiempos en {site}.',
  'The newest links and texts that were shared on {site}, the latest first.':
    'Los últimos enlaces y textos compartidos en {site}, los más recientes primero.',
  'What readers of {site} vote for and talk about at the moment.':
    'Lo que la comunidad de {site} vota y comenta en este momento.',
  'The discussions on {site}, those with the latest comment first.':
    'Los debates en {site}, primero los que tienen el comentario más reciente.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Un texto de {author}, comentado en {site}: {score, plural, one {# punto} other {# puntos}} y {comments, plural, one {# comentario} other {# comentarios}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Un enlace a {host}, compartido por {author} y comentado en {site}: {score, plural, one {# punto} other {# puntos}} y {comments, plural, one {# comentario} other {# comentarios}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Publicaciones de {name}, que tiene {posts, plural, one {# publicación} other {# publicaciones}}, {comments, plural, one {# comentario} other {# comentarios}} y {karma, number} de karma en {site}.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Comentarios de {name}, que tiene {posts, plural, one {# publicación} other {# publicaciones}}, {comments, plural, one {# comentario} other {# comentarios}} y {karma, number} de karma en {site}.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    'Qué es {site}, para quién es y cómo funcionan aquí las publicaciones, los votos y los comentarios.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    'Cómo contactar con quienes gestionan {site}: preguntas, denuncias, recursos y seguridad.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    'Qué guarda {site} sobre ti, por qué, durante cuánto tiempo y cómo llevártelo o hacer que se borre.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    'Las condiciones para leer {site} y participar con publicaciones, votos y comentarios.',
  'Status {status}, request {request}': 'Estado {status}, solicitud {request}',
  'new posts': 'publicaciones nuevas',
  'top posts': 'lo más votado',
  'hot posts': 'lo más popular',
  discussions: 'debates',
  'new comments': 'comentarios nuevos',
  'the digest': 'el boletín',
  'posts about {tag}': 'publicaciones sobre {tag}',
  'posts by {name}': 'publicaciones de {name}',
  'comments on {title}': 'comentarios en {title}',
  'posts with {q}': 'publicaciones con {q}',
  'comments with {q}': 'comentarios con {q}',
  'comments on this post': 'comentarios en esta publicación',
  'Opens soon': 'Próximamente',
  '{site} opens soon': '{site} abre pronto',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    '¿Gestionas este sitio? <login>Inicia sesión</login> o <signup>regístrate</signup> para configurarlo.',
  'There is nothing here without JavaScript.': 'Aquí no hay nada sin JavaScript.',
  'Basic version': 'Versión básica',
  'The page took too long.': 'La página ha tardado demasiado.',
  'Top posts of the day': 'Lo más votado del día',
  'Top posts of the week': 'Lo más votado de la semana',
  'Top posts of the month': 'Lo más votado del mes',
  'Top posts of the year': 'Lo más votado del año',
  URL: 'URL',
  Title: 'Título',
  'Email address': 'Correo electrónico',
  'Your answer': 'Tu respuesta',
  'Invitation link': 'Enlace de invitación',
  Technology: 'Tecnología',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'Software, chips, redes y las empresas que hay detrás: qué se construye, qué falla y qué cambia.',
  Finance: 'Finanzas',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'Bancos, mercados, pagos y las reglas con las que operan: adónde va el dinero y por qué.',
  Healthcare: 'Salud',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'Medicina, hospitales, investigación y las personas a su cuidado: qué ayuda, cuánto cuesta y quién lo recibe.',
  Energy: 'Energía',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'Petróleo, gas, energía nuclear, sol y viento, y las redes que los llevan: cómo se abastece el mundo y qué está cambiando con ello.',
  Retail: 'Comercio minorista',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'Tiendas, comercio en línea, marcas y lo que hay entre ellas y la clientela: qué se vende, cómo y a quién.',
  Manufacturing: 'Industria',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'Fábricas, materiales, robots y cadenas de suministro: cómo se hacen las cosas y dónde.',
  Education: 'Educación',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'Escuelas, universidades y aprendizaje a cualquier edad: qué se enseña, cómo y cuánto vale.',
  'Real Estate': 'Sector inmobiliario',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'Viviendas, oficinas, suelo y las ciudades que los rodean: qué se construye, cuánto cuesta y quién puede pagarlo.',
  Transportation: 'Transporte',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'Automóviles, trenes, barcos, aviones y las carreteras, vías y puertos que necesitan: cómo se mueven las personas y las mercancías.',
  'Media & Entertainment': 'Medios y entretenimiento',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'Noticias, cine, música, juegos y las plataformas que los difunden: quién hace lo que vemos, leemos y jugamos.',
  'Digest of {date}': 'Boletín del {date}',
  'Weekly digest of {date}': 'Boletín semanal del {date}',
  'AI for {industry}': 'IA por sector: {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'Gente que trabaja con IA comparte, comenta y vota las noticias: qué funciona de verdad y qué funciona solo en la demo ({field}).',
  'Your part of {field}': 'Tu especialidad: {field}',
  'Tell us what you work on. We’ll tailor your digest.':
    'Di en qué trabajas. Tu boletín se adapta a ti.',
  '{industry} in Global Affairs': '{industry} en la actualidad internacional',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'Unas pocas frases te cuentan qué ocurrió ({field}), con un enlace a cada noticia.',
  'The questions you follow': 'Los asuntos que sigues',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'Indica los países y los aspectos que te importan ({field}). Tu boletín se adapta a ti.',
  '{industry} News & Insights': '{industry}: noticias y análisis',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'Di qué sigues ({field}) y de qué ya has leído bastante. Tu boletín se adapta a ti.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'Modelos que escriben código, los chips en los que funcionan, los productos creados a su alrededor: lo que comparten y discuten los profesionales, para leer en unos minutos.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'Chips, cables, satélites y controles de exportación: cómo compiten los Estados por la tecnología y qué significa para quienes dependen de ella.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'Modelos antifraude, sistemas de inversión, asistentes en el banco: dónde la IA ya decide sobre el dinero y con qué acierto.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'Sanciones, deuda, monedas de reserva y bancos centrales: cómo usan los Estados el dinero para tener poder y el poder para tener dinero.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'Diagnóstico por imagen, fármacos hallados por modelos, informes que se escriben solos: qué funciona en la consulta y qué funciona solo en el estudio.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'Pandemias, vacunas, medicamentos y los tratados que los rodean: cómo comparten los Estados lo que mantiene viva a la gente, o no lo hacen.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'La energía que consumen los centros de datos y lo que devuelven los modelos: previsiones, redes, materiales, vistos por quienes trabajan con IA.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'Oleoductos y gasoductos, sanciones, minerales y el abandono del petróleo: quién depende de quién para tener energía y qué hace al respecto.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'Recomendaciones, precios, existencias y asistentes que compran: qué cambia la IA entre el estante y la clientela, sin el discurso de ventas.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'Aranceles, boicots, trabajo y el largo camino de los productos hasta el estante: qué hace la política exterior con lo que la gente puede comprar.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'Robots que aprenden, inspección por cámara, máquinas que anuncian su propia avería: la IA donde se fabrican las cosas, contada por quienes la construyen.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'Política industrial, rearme y cadenas de suministro en movimiento: quién fabrica qué para quién y quién ya no quiere hacerlo.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'Tutores que no se cansan, trabajos que nadie escribió, exámenes que deben cambiar: qué le hace la IA al aprendizaje, debatido por gente que conoce la tecnología.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'Visados de estudios, intercambios, propaganda en los libros de texto y la pugna por investigadores: cómo moldean los Estados las mentes, dentro y fuera.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'Tasaciones por modelo, planos a la carta, edificios que se gestionan solos: qué les hace la IA a las viviendas, las oficinas y el trabajo que las rodea.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'Compradores extranjeros, villas embargadas, asentamientos y ciudades reconstruidas tras la guerra: qué tienen que ver el suelo y las casas con el poder.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'Vehículos sin conductor, rutas planificadas, puertos que funcionan con predicciones: hasta dónde ha llegado la IA por carretera, vía, agua y aire.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'Estrechos, canales, puertos, espacio aéreo y ferrocarriles: las rutas de las que dependen el comercio y los ejércitos, y quién las controla.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'Imágenes, voces y guiones generados, y la disputa sobre de qué aprendieron: la IA en todo lo que vemos, leemos y jugamos.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'Propaganda, censura, libertad de prensa y películas hechas para agradar: cómo cuentan los Estados su historia e impiden que otros cuenten la suya.',
  Spanish: 'Español',
  French: 'Francés',
  German: 'Alemán',
  Portuguese: 'Portugués',
  Chinese: 'Chino',
  Japanese: 'Japonés',
  Korean: 'Coreano',
  Arabic: 'Árabe',
  Hindi: 'Hindi',
  Russian: 'Ruso',
  Spam: 'Spam',
  Abuse: 'Abuso',
  'Off topic': 'Fuera de tema',
  'Broken or misleading link': 'Enlace roto o engañoso',
  'Something else': 'Otra cosa',
  'The digest, daily.': 'El boletín, cada día.',
  'The digest, weekly.': 'El boletín, cada semana.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'Tienes la sesión iniciada como {username} y aún no tienes una suscripción.',
  'Subscribe with {email}': 'Suscribirse con {email}',
  'More options': 'Más opciones',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'Al suscribirte, aceptas nuestra <privacy>Política de privacidad</privacy>',
  '{field} must be a text.': '{field}: debe ser un texto.',
  '{field} must be one line.': '{field}: debe ser una sola línea.',
  '{field} must not contain an incomplete character.': '{field}: contiene un carácter incompleto.',
  '{field} must be at most {n} characters.': '{field}: {n} caracteres como máximo.',
  '{field} must have at least {n} visible characters.':
    '{field}: al menos {n} caracteres visibles.',
  '{field} must be a link.': '{field}: debe ser un enlace.',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: debe ser un enlace que empiece por http:// o https://.',
  '{field} must not contain the character NUL.': '{field}: no puede contener el carácter NUL.',
  '{field} must not be empty.': '{field}: no se puede dejar en blanco.',
  '{field} must be names of tags.': '{field}: deben ser nombres de etiquetas.',
  '{field} must be a list of names of tags.':
    '{field}: debe ser una lista de nombres de etiquetas.',
  '{field} must be at most {n}.': '{field}: {n} como máximo.',
  '{field} must be true or false.': '{field}: debe ser true o false.',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}: debe ser una fecha y hora ISO {n} con Z o un desfase.',
  '{field} must be the ID of a comment.': '{field}: debe ser el ID de un comentario.',
  '{field} must be a name.': '{field}: debe ser un nombre.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: no puede contener @, <, > ni un carácter parecido.',
  '{field} must be a file in base64.': '{field}: debe ser un archivo en base64.',
  '{field} must be at most {n} MB.': '{field}: {n} MB como máximo.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: {n} MB como máximo, también como «{m}», que es como se guardaría.',
  '{field} must have at least {n} by {m} pixels.': '{field}: {n} × {m} píxeles como mínimo.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: no debe ser un PNG animado; guarda la animación como WebP o GIF.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: debe ser una imagen PNG, JPEG, WebP, AVIF o GIF.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: el archivo de la imagen está cortado o dañado.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: {n} píxeles como máximo por lado y {m} millones en total.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: {n} millones de píxeles como máximo en todos sus fotogramas.',
  '{field} must be -{n}, {m} or {o}.': '{field}: debe ser -{n}, {m} o {o}.',
  '{field} must be a time.': '{field}: debe ser una fecha y hora.',
  '{field} must be the code of a language.': '{field}: debe ser el código de un idioma.',
  '{field} must be one of follow, mute.': '{field}: debe ser follow o mute.',
  '{field} must be a URL.': '{field}: debe ser una URL.',
  '{field} must be a key.': '{field}: debe ser una clave.',
  '{field} must be base64url.': '{field}: debe ser base64url.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: debe ser spam, abuse, off-topic, broken u other.',
  '{field} must be letters, digits, _ and - only.': '{field}: solo letras, cifras, _ y -.',
  '{field} must be at least {n} characters.': '{field}: al menos {n} caracteres.',
  '{field} must be an email address.': '{field}: debe ser una dirección de correo.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: no puede contener caracteres de ancho completo ni otros que se confundan.',
  '{field} must not contain control characters.':
    '{field}: no puede contener caracteres de control.',
  '{field} must be the token of an invitation.': '{field}: debe ser el token de una invitación.',
  '{field} must be a whole number from {n} to {m}.':
    '{field}: debe ser un número entero de {n} a {m}.',
  '{field} must be at least {n}.': '{field}: {n} como mínimo.',
  '{field} must be an ID.': '{field}: debe ser un ID.',
  '{field} must be the code.': '{field}: debe ser el código.',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: deben ser seis cifras, o diez letras y cifras.',
  '{field} must be a ticket.': '{field}: debe ser un ticket.',
  '{field} must be the ticket of a hand-over.': '{field}: debe ser el ticket de un traspaso.',
  '{field} must be one of at_once, daily, never.': '{field}: debe ser at_once, daily o never.',
  '{field} must be an object.': '{field}: debe ser un objeto.',
  '{field} must be a time zone.': '{field}: debe ser una zona horaria.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: debe ser una zona horaria como Europe/Berlin.',
  '{field} must be one of search, all, none.': '{field}: debe ser search, all o none.',
  '{field} must be your username.': '{field}: debe ser tu nombre de usuario.',
  '{field} must be keep or delete.': '{field}: debe ser keep o delete.',
  '{field} must be public-key.': '{field}: debe ser public-key.',
  '{field} must be platform or cross-platform.': '{field}: debe ser platform o cross-platform.',
  '{field} must be a whole number.': '{field}: debe ser un número entero.',
  '{field} is too long.': '{field}: supera la longitud permitida.',
  '{field} must be read or write.': '{field}: debe ser read o write.',
  '{field} must name at least one.': '{field}: indica al menos uno.',
  '{field} must be daily or weekly.': '{field}: debe ser daily o weekly.',
  '{field} must be texts.': '{field}: deben ser textos.',
  '{field} must be of at most {n} characters each.':
    '{field}: {n} caracteres como máximo en cada caso.',
  '{field} must be a list.': '{field}: debe ser una lista.',
  '{field} must be days.': '{field}: deben ser días.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: debe ser en, es, fr, de, pt, zh, ja, ko, ar, hi o ru.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: debe ser page, modal, front, issue, embed, frame, settings o manage.',
  '{field} must be a path.': '{field}: debe ser una ruta.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: debe ser {n}, {m}, {o} o {p}.',
  '{field} must be a token.': '{field}: debe ser un token.',
  '{field} must be more or less.': '{field}: debe ser more o less.',
  '{field} must be one of the choices.': '{field}: elige una de las opciones.',
  '{field} must be the ID of a sentence.': '{field}: debe ser el ID de una frase.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: de {n} a {m} caracteres sin espacios.',
  '{field} must be bounce or complaint.': '{field}: debe ser bounce o complaint.',
  '{field} must be an address.': '{field}: debe ser una dirección.',
  '{field} must be the Message-ID of an email.': '{field}: debe ser el Message-ID de un correo.',
  '{field} must have fewer events.': '{field}: demasiados eventos.',
  '{field} is not a known parameter.': '{field}: parámetro desconocido.',
  '{field} must be a cursor returned by this list.':
    '{field}: debe ser un cursor devuelto por esta lista.',
  '{field} is already your email address.': '{field}: ya es tu correo electrónico.',
  '{field} is incorrect or has expired.': '{field}: no es válido o ha caducado.',
  '{field} was already used.': '{field}: ya se ha usado.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: no es válido o ha caducado. Vuelve a pedirlo.',
  '{field} was already used. Request a new one.': '{field}: ya se ha usado. Vuelve a pedirlo.',
  '{field} must be someone else.': '{field}: debe ser otra persona.',
  '{field} must be of a known push service.':
    '{field}: debe ser de un servicio de notificaciones conocido.',
  '{field} is required, or a text.': '{field}: hace falta esto o un texto.',
  '{field} can only be changed within {n} hours.':
    '{field}: solo se puede cambiar durante las primeras {n} horas.',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: no se puede cambiar una vez que la moderación ha ocultado la publicación.',
  '{field} is required, or a link.': '{field}: hace falta esto o un enlace.',
  '{field} must be a comment on this post.': '{field}: debe ser un comentario de esta publicación.',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: ya no existe, así que no puedes responder.',
  '{field} is too deep in the thread to reply to.':
    '{field}: el hilo es demasiado profundo para responder.',
  '{field} cannot filter comments by domain.': '{field}: no puede filtrar comentarios por dominio.',
  '{field} was used for another request.': '{field}: ya se usó en otra solicitud.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: debe ser una fecha futura. Déjalo en blanco para enviar ahora.',
  '{field} must be at most a year ahead.': '{field}: con un año de antelación como máximo.',
  '{field} must be {n}.': '{field}: debe ser {n}.',
  '{field} must be a segment of this site.': '{field}: debe ser un segmento de este sitio.',
  '{field} was just taken.': '{field}: otra persona se acaba de adelantar.',
  '{field} was not requested in this browser, or has expired.':
    '{field}: no se pidió en este navegador, o ha caducado.',
  '{field} is required for a new provider or another issuer.':
    '{field}: obligatorio para un proveedor nuevo u otro emisor.',
  '{field} is reserved.': '{field}: de uso reservado.',
  '{field} is taken.': '{field}: ya está en uso.',
  '{field} has no account.': '{field}: no tiene cuenta.',
  '{field} is invalid or has expired.': '{field}: no es válido o ha caducado.',
  '{field} must have the format of the mail provider.':
    '{field}: debe tener el formato del proveedor de correo.',
  '{field} is required.': '{field}: campo obligatorio.',
  '{field} must be in the future.': '{field}: debe ser una fecha futura.',
  '{field} must be hide, show or remove for a comment.':
    '{field}: debe ser hide, show o remove para un comentario.',
  '{field} must be within {n} days.': '{field}: {n} días como máximo a partir de hoy.',
  '{field} already has a rule.': '{field}: ya tiene una regla.',
  '{field} must have at most {n} links.': '{field}: {n} enlaces como máximo.',
  '{field} was already posted by you in a post you hid.':
    '{field}: ya lo publicaste en una publicación que ocultaste.',
  '{field} was already posted by you and is waiting for review.':
    '{field}: ya lo publicaste y está pendiente de revisión.',
  '{field} was posted here within the last {n} days.':
    '{field}: ya se publicó aquí en los últimos {n} días.',
  '{field} must be mute for a person.': '{field}: debe ser mute para una persona.',
  '{field} must be a host.': '{field}: debe ser un host.',
  '{field} names an invalid domain.': '{field}: contiene un dominio no válido.',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: debe ser hot, new, top o recent sin una búsqueda.',
  '{field} cannot be used together with page.': '{field}: no se puede usar junto con page.',
  '{field} can only be used with sort=top.': '{field}: solo se puede usar con sort=top.',
  '{field} cannot be combined with a search.': '{field}: no se puede combinar con una búsqueda.',
  '{field} must be relevance, new or top with a search.':
    '{field}: debe ser relevance, new o top con una búsqueda.',
  '{field} must contain something to search for.': '{field}: debe contener algo que buscar.',
  "{field} must be names of the site's tags.": '{field}: deben ser nombres de etiquetas del sitio.',
  '{field} must not contain an email address.':
    '{field}: no puede contener una dirección de correo.',
  '{field} is required, or a token.': '{field}: hace falta esto o un token.',
  '{field} have too many subjects.': '{field}: demasiados temas.',
  '{field} is the name of another segment.': '{field}: es el nombre de otro segmento.',
  '{field} must appear only once.': '{field}: solo puede aparecer una vez.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: de {n} a {m} caracteres ASCII imprimibles.',
  '{field} must be JSON.': '{field}: debe ser JSON.',
  '{field} must not be nested deeper than {n}.': '{field}: {n} niveles de anidación como máximo.',
  '{field} names a field twice.': '{field}: un campo aparece dos veces.',
  '{field} must not have more than {n} values.': '{field}: {n} valores como máximo.',
  '{field} must be given once.': '{field}: debe indicarse una sola vez.',
  '{field} must be posts or comments.': '{field}: debe ser posts o comments.',
  '{field} must be a whole number from {n}, given once.':
    '{field}: debe ser un número entero desde {n}, indicado una sola vez.',
  '{field} must be one of {n}.': '{field}: valores posibles: {n}.',
  '{field} must not have more than {n} fields.': '{field}: {n} campos como máximo.',
  'Inbox, {count} unread': 'Bandeja de entrada, {count} sin leer',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    'para la administración en {hours, plural, one {# hora} other {# horas}}',
  'Links and conversation for curious people.': 'Enlaces y conversación para gente curiosa.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'Una comunidad que comparte, comenta y vota enlaces y textos que valen la pena, con un breve boletín por correo, diario o semanal.',
  'The front page': 'La portada',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'Las publicaciones más recientes y con más votos quedan más arriba. Diez veces más puntos compensan {hours} horas de antigüedad: posición = log10(puntos) + t ÷ W, donde t es la hora de publicación en horas y W = {hours}.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'Los puntos son los votos a favor menos los votos en contra. Los votos de cuentas vinculadas al autor o a alguien que votó antes no cuentan. Solo los votos cambian el orden de dos publicaciones. Cuando W cambia, una publicación se mueve con su siguiente voto. Cada publicación indica sus propias cifras en «¿Por qué está aquí?».',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'La moderación puede fijar hasta {max} publicaciones por encima de estas listas, hasta una fecha. El registro de moderación las nombra.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '«Top» ordena por puntos de un día, una semana, un mes, un año o de siempre. «Nuevo» ordena por fecha.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'Primero van los comentarios con los que más gente está de acuerdo (puntuación de Wilson al {confidence} %).',
  'The digest': 'El boletín',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'Un número lleva hasta {chosen} publicaciones de su día o semana: las que tienen más puntos. Con menos de {least} publicaciones no hay número. Ningún modelo elige publicaciones, pero uno puede ordenar las de un número. Las tres con más puntos se quedan en la primera mitad.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'A igualdad de puntos va primero la publicación con más comentarios, luego la de la fuente con menos publicaciones hasta entonces y luego la más reciente.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'Un número lleva como máximo {perPublisher} publicaciones de una misma fuente. De cada diez publicaciones, como máximo {texts} son solo texto. Un número lleva como máximo {jobs} oferta de empleo y {polls} encuesta, salvo que la mayoría de las publicaciones sean de ese tipo.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'Las publicaciones muy por detrás de la del puesto {place} quedan fuera, así que los días tranquilos tienen números cortos: hace falta al menos el {share} % de los puntos de esa publicación, o un puesto en el mejor cuarto.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'Una publicación que despega más tarde entra una sola vez en el número siguiente: la mayoría de los votos llegan en unas {hours} horas. Cada número añade hasta {late} publicaciones así.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'Agrupamos las publicaciones sobre un mismo suceso. Se comparan por enlace, título y texto.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'Agrupamos las publicaciones sobre un mismo suceso. Se comparan por enlace, título y texto, y con un modelo de embeddings en todos los idiomas.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'Un tema de los últimos {days} días (semanal: {weeklyDays}) solo vuelve con novedades: al menos {hours} horas después, con otro enlace y un texto en su mayor parte distinto, y entre el mejor {share} %. El mismo enlace no vuelve antes de {linkDays} días.',
  'An editor can change the posts of an issue before it is sent.':
    'La redacción puede cambiar las publicaciones de un número antes de enviarlo.',
  'Too many searches in a short time. Try again {when}.':
    'Demasiadas búsquedas en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many posts in a short time. Try again {when}.':
    'Demasiadas publicaciones en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many changes in a short time. Try again {when}.':
    'Demasiados cambios en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many links in a short time. Try again {when}.':
    'Demasiados enlaces en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many previews in a short time. Try again {when}.':
    'Demasiadas vistas previas en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many comments in a short time. Try again {when}.':
    'Demasiados comentarios en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many uploads in a short time. Try again {when}.':
    'Demasiadas subidas en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many follows in a short time. Try again {when}.':
    'Demasiados seguimientos en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many votes in a short time. Try again {when}.':
    'Demasiados votos en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many saved posts in a short time. Try again {when}.':
    'Demasiadas publicaciones guardadas en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many requests in a short time. Try again {when}.':
    'Demasiadas solicitudes en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many follows and mutes in a short time. Try again {when}.':
    'Demasiados seguimientos y silenciados en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many reports in a short time. Try again {when}.':
    'Demasiadas denuncias en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many codes in a short time. Try again {when}.':
    'Demasiados códigos en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many exports in a short time. Try again {when}.':
    'Demasiadas exportaciones en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many logins in a short time. Try again {when}.':
    'Demasiados inicios de sesión en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many new passkeys in a short time. Try again {when}.':
    'Demasiadas llaves de acceso nuevas en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many sign-ups in a short time. Try again {when}.':
    'Demasiados registros en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many new keys in a short time. Try again {when}.':
    'Demasiadas claves nuevas en poco tiempo. Inténtalo de nuevo {when}.',
  'Too many subscriptions in a short time. Try again {when}.':
    'Demasiadas suscripciones en poco tiempo. Inténtalo de nuevo {when}.',
  '{field} must be at “{n}”.': '{field}: debe ser una dirección de «{n}».',
  '{field} must not link to “{n}”.': '{field}: no puede enlazar a «{n}».',
  '{field} must not contain “{n}”.': '{field}: no puede contener «{n}».',
  '{field} can name only one author.': '{field}: solo puede indicar un autor.',
  '{field} can name only one domain.': '{field}: solo puede indicar un dominio.',
  '{field} must be new with “{n}”.': '{field}: debe ser new con «{n}».',
  '{field} cannot be combined with “{n}”.': '{field}: no se puede combinar con «{n}».',
  '{field} must include “{n}”, which is in use.': '{field}: debe incluir «{n}», que está en uso.',
  '{field} must have each name only once.': '{field}: cada nombre puede aparecer solo una vez.',
  '{field} must rename an existing tag to an unused name.':
    '{field}: solo se puede cambiar el nombre de una etiqueta existente por uno libre.',
  'Unknown browser': 'Navegador desconocido',
  '{browser} on {system}': '{browser} en {system}',
  'Why do you want to join?': '¿Por qué quieres participar?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'El token CSRF falta o no es válido. Obtén uno nuevo e inténtalo otra vez.',
  'This request came from a page of another site.':
    'Esta solicitud vino de una página de otro sitio.',
  'The site has reached its limit of {max} rules. Delete one first.':
    'El sitio ha alcanzado su límite de {max} reglas. Elimina una primero.',
  'The site has reached its limit of {max} segments. Delete one first.':
    'El sitio ha alcanzado su límite de {max} segmentos. Elimina uno primero.',
  'The site has reached its limit of {max} login providers.':
    'El sitio ha alcanzado su límite de {max} proveedores de acceso.',
  '{editor} saved this issue on {time}.': '{editor} guardó este número el {time}.',
  'Another editor has changed this issue.': 'Otra persona de la redacción ha cambiado este número.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'La etiqueta {tag} no se puede quitar: hay publicaciones que la usan. Mejor cámbiale el nombre.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'La etiqueta {tag} no se puede quitar: un canal la usa. Mejor cámbiale el nombre.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'La etiqueta {tag} no se puede quitar: el segmento «{segment}» la usa. Mejor cámbiale el nombre.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'La etiqueta {tag} no se puede quitar: un número abierto muestra sus publicaciones. Mejor cámbiale el nombre.',
  '{username} has no email address, so no one can log in as {username}.':
    '{username} no tiene dirección de correo, así que nadie puede iniciar sesión como {username}.',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username} es la única cuenta de administración del sitio. Nombra antes a otra persona.',
};
