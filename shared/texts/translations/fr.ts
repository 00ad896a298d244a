import type { Translations } from '../translate.ts';

/**
 * French. The reader is "vous", and no form says of which gender. The spaces of French typography are U+202F before ; ! ? and U+00A0 before a colon
 * and inside « ». `{site}` never stands after "de", which would have to be "d’" before a vowel.
 */
export const fr: Translations = {
  Subscribe: 'S’abonner',
  'Subscribing...': 'Abonnement en cours…',
  Subscribed: 'Abonnement actif',
  'Enter your email address': 'Saisissez votre adresse e-mail',
  'Check your inbox': 'Consultez votre boîte de réception',
  Daily: 'Chaque jour',
  Weekly: 'Chaque semaine',
  FAQ: 'Questions et réponses',
  Free: 'Gratuit',
  Unsubscribe: 'Se désabonner',
  'Join {count} readers': 'Déjà lu par {count} personnes',
  'open rate': 'taux d’ouverture',
  Delivery: 'Jour et heure d’envoi',
  'Email preferences': 'Préférences e-mail',
  'Email Address': 'Adresse e-mail',
  'Delivery Frequency': 'Fréquence d’envoi',
  'Personalize Your Summary': 'Personnalisez votre newsletter',
  optional: 'facultatif',
  'Check Your Email!': 'Consultez vos e-mails !',
  'Successfully Subscribed!': 'Votre abonnement est actif !',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'Nous vous avons envoyé un e-mail de vérification. Cliquez sur le lien pour confirmer votre abonnement.',
  'Check your inbox for a welcome email.':
    'Un e-mail de bienvenue vous attend dans votre boîte de réception.',
  'Something went wrong. Please try again.': 'Une erreur s’est produite. Veuillez réessayer.',
  'No spam, unsubscribe anytime.': 'Pas de spam, désabonnement à tout moment.',
  'Privacy Policy': 'Politique de confidentialité',
  'Welcome back, {username}!': 'Bon retour parmi nous, {username} !',
  'Log in to your account': 'Connectez-vous à votre compte',
  'AI news worth your time': 'L’actualité de l’IA qui mérite votre temps',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'Les articles de recherche, les nouveautés et les débats dont parlent celles et ceux qui travaillent avec l’IA, choisis par leurs votes, en quelques minutes de lecture.',
  'Chosen by practitioners': 'Choisi par des gens du métier',
  'People who work with the technology share, discuss and vote on the stories.':
    'Des personnes qui travaillent avec cette technologie partagent et commentent les articles, et votent.',
  'In brief, with links': 'L’essentiel, avec les liens',
  'A few sentences tell you what’s new, with a link to each story.':
    'Quelques phrases vous disent ce qu’il y a de nouveau, avec un lien vers chaque article.',
  'In your words': 'Avec vos mots',
  'Tell us what you care about. We’ll tailor your digest.':
    'Dites-nous ce qui vous intéresse : votre newsletter s’adapte.',
  'Daily or weekly': 'Chaque jour ou chaque semaine',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'Un seul e-mail, à l’heure de votre choix. Pause ou désabonnement en un clic.',
  'World affairs, without the noise': 'L’actualité internationale, sans le bruit',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'Les rapports, les analyses et les débats sur les relations internationales que notre communauté a jugés dignes d’attention, en quelques minutes de lecture.',
  'Chosen by informed readers': 'Une sélection éclairée',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'Des personnes qui suivent de près les affaires du monde partagent et commentent les articles, et votent.',
  'A few sentences tell you what happened, with a link to each story.':
    'Quelques phrases vous disent ce qui s’est passé, avec un lien vers chaque article.',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'Indiquez les régions et les questions que vous suivez : votre newsletter s’adapte.',
  'The stories worth reading, in one email': 'Ce qui mérite d’être lu, en un seul e-mail',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'Ce que notre communauté a partagé, commenté et placé en tête par ses votes, en quelques minutes de lecture.',
  'Chosen by readers': 'Choisi par la communauté',
  'People like you share, discuss and vote on the stories.':
    'Des personnes comme vous partagent et commentent les articles, et votent.',
  '{site} by email': 'La newsletter {site}',
  'Get the digest': 'Recevoir la newsletter',
  'What you get': 'Ce que vous recevez',
  'For example: mostly energy and climate': 'Par exemple : surtout sur l’énergie et le climat',
  'Tell us what you want: topics, language, what to skip.':
    'Langue, thèmes, ce qu’il faut laisser de côté : dites-le avec vos mots.',
  'Preview my digest': 'Voir un aperçu',
  'Writing a preview...': 'Rédaction de l’aperçu…',
  'A sample from the latest posts.':
    'À partir des publications les plus récentes. Voici à quoi ressemblera votre newsletter.',
  'From the latest issue': 'Dans le dernier numéro',
  'The first issue goes out once three posts make the cut.':
    'Le premier numéro partira dès que trois publications mériteront d’être envoyées.',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'Chaque jour à {hour, plural, =8 {8 heures du matin} other {# h}}, ou chaque lundi pour l’édition hebdomadaire, selon votre fuseau horaire. Vous pouvez choisir une autre heure à tout moment.',
  'What does it cost?': 'Combien ça coûte ?',
  'Nothing. There’s no paid edition.': 'Rien. Il n’y a pas d’édition payante.',
  'Who writes the summaries?': 'Qui écrit les résumés ?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'Un modèle de langage les rédige à partir du texte des articles, et l’e-mail le précise. Une seconde requête vérifie chaque phrase. Des erreurs restent possibles : chaque article est donc accompagné d’un lien.',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'Personne. Un modèle de langage choisit des phrases par leur numéro, et nous les copions dans les articles, dans leur langue d’origine.',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'Personne. Ce sont des phrases tirées des articles, dans leur langue d’origine et sans recours à l’IA.',
  'What happens to my email address?': 'Que devient mon adresse ?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'Elle sert à l’envoi de la newsletter {site} et à rien d’autre. Vous pouvez télécharger ou effacer tout ce que nous avons à votre sujet, sans créer de compte.',
  'Other languages': 'Autres langues',
  'In English': 'En anglais',
  'Enter your email address.': 'Saisissez votre adresse e-mail.',
  'Enter a valid email, like name@example.com.':
    'Saisissez une adresse e-mail de la forme nom@example.com.',
  'Send again': 'Envoyer à nouveau',
  'There is a problem': 'Un problème est survenu',
  '{used} of {most} characters': '{used} sur {most} caractères',
  Close: 'Fermer',
  'Maybe Later': 'Plus tard',
  'Get Started': 'Commencer',
  'Stay Informed with {site}': 'Suivez l’actualité avec {site}',
  'Get curated summaries delivered to your inbox':
    'Recevez une sélection de résumés dans votre boîte de réception',
  'You already have an account. Log in to manage your subscription.':
    'Vous avez déjà un compte. Connectez-vous pour gérer votre abonnement.',
  'Create an account with this address to comment, vote and follow people.':
    'Créez un compte avec cette adresse pour commenter, voter et suivre d’autres personnes.',
  'Confirm your subscription to {site}': 'Confirmez votre abonnement à {site}',
  'One more step: press the button to get the digest at {email}.':
    'Encore une étape : cliquez sur le bouton, et la newsletter arrivera à l’adresse {email}.',
  'Confirm subscription': 'Confirmer l’abonnement',
  'Your subscription is confirmed': 'Votre abonnement est confirmé',
  'You’ll get the next issue by email.': 'Vous recevrez le prochain numéro par e-mail.',
  'This link has expired': 'Ce lien a expiré',
  'Confirmation links work for 7 days.':
    'Les liens de confirmation d’abonnement sont valables 7 jours.',
  'Email me a link': 'Envoyer un nouveau lien',
  'We’ve sent you a new link.': 'Un nouveau lien est en route.',
  'This link doesn’t work': 'Ce lien ne fonctionne pas',
  'The link may be incomplete. Open it from the email again.':
    'Il a peut-être été tronqué en chemin. Ouvrez le lien complet de l’e-mail.',
  'Your subscription to {site}': 'Votre abonnement à {site}',
  'How often': 'Fréquence',
  'Personalize your digest': 'Vos souhaits',
  'about {subject}': 'thèmes : {subject}',
  'only about {subject}': 'seulement {subject}',
  'without {subject}': 'sans {subject}',
  'in plain language': 'en termes simples',
  'for experts': 'pour les spécialistes',
  short: 'en bref',
  'in detail': 'en détail',
  'Language of the emails': 'Langue des e-mails',
  'Time zone': 'Fuseau horaire',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'Choisissez un fuseau horaire dans la liste, par exemple Europe/Berlin.',
  'Delivery time': 'Heure d’envoi',
  'Delivery day': 'Jour de la semaine',
  Pause: 'Pause',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural,\n      one {Mettre en pause # semaine}\n      other {Mettre en pause # semaines}\n    }',
  Resume: 'Reprendre l’envoi',
  'Paused until {date}': 'En pause jusqu’au {date}',
  'Next issue: {date}': 'Prochain envoi : {date}',
  Save: 'Enregistrer',
  'Saved [settings]': 'Enregistré',
  'Unsubscribe from {site}?': 'Se désabonner de la newsletter {site} ?',
  'We’ll stop sending the digest to {email}.': 'La newsletter n’arrivera plus à l’adresse {email}.',
  'You’ve unsubscribed': 'Votre désabonnement est confirmé',
  'We won’t send the digest to {email} from now on.':
    'La newsletter ne sera plus envoyée à l’adresse {email}.',
  Undo: 'Se réabonner',
  'You’re subscribed again': 'Votre abonnement est rétabli',
  'Download my data': 'Télécharger mes données',
  'Erase my data': 'Effacer mes données',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'Toutes les données liées à cet abonnement sont effacées immédiatement. Cette action est irréversible.',
  'Your data was erased': 'Vos données sont effacées',
  'Link to my account': 'Associer à mon compte',
  'Linked to your account {username}': 'Abonnement associé au compte {username}',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'Pour voir ou modifier votre texte, télécharger ou effacer vos données, demandez un lien par e-mail.',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'Les liens vers vos préférences dans les e-mails précédents ne fonctionneront plus. Le désabonnement reste possible.',
  'Disable old links': 'Invalider les anciens liens',
  'Old links are invalid': 'Les anciens liens ne sont plus valables',
  'This link works for one hour.': 'Le lien est valable une heure.',
  'More like this': 'Plus de contenus comme celui-ci',
  'Less like this': 'Moins de contenus comme celui-ci',
  'Choose what to add to your preferences.': 'Choisissez les mots à ajouter à vos préférences.',
  'This post has no topic to choose from.': 'Cette publication n’a aucun thème à choisir.',
  'Too many requests right now. Please try again later.':
    'Trop de demandes pour le moment. Veuillez réessayer plus tard.',
  'Try again': 'Réessayer',
  'The form wasn’t sent yet. Please press “Send again”.':
    'Le formulaire n’a pas encore été envoyé. Appuyez sur « Envoyer à nouveau ».',
  'A digest can be read in the browser for 60 days.':
    'Un numéro reste lisible dans le navigateur pendant 60 jours.',
  'Past issues': 'Numéros précédents',
  'Choose instead': 'Choisir dans une liste',
  'We’re reading your words. Look again in a minute.':
    'Nous lisons votre texte. Revenez voir dans une minute.',
  'We couldn’t read all of this. Choose below.':
    'Nous n’avons pas pu tout lire. Choisissez ci-dessous.',
  'We can’t do this: {list}.': 'Nous ne pouvons pas faire ceci : {list}.',
  'About [topics]': 'Thèmes',
  Without: 'Sans',
  'Others, separated by commas': 'Autres, séparés par des virgules',
  'Only these topics': 'Ces thèmes seulement',
  'No email when nothing matches': 'Pas d’e-mail si rien ne correspond',
  Level: 'Niveau',
  Length: 'Longueur',
  Standard: 'Normal',
  'Number of posts': 'Nombre de publications',
  'Days of the daily digest': 'Jours du numéro quotidien',
  'Every day': 'Tous les jours',
  'On these days:': 'Ces jours-ci :',
  'Choose at most {most} topics of at most 60 characters.':
    'Choisissez au plus {most} thèmes d’au plus 60 caractères.',
  'Written and checked by AI': 'Rédigé et vérifié par une IA',
  'Sentences selected by AI': 'Phrases sélectionnées par une IA',
  Excerpt: 'Extrait',
  'Written by the editor': 'Écrit par la rédaction',
  'Summary by {publisher}': 'Résumé par {publisher}',
  'Show the passage': 'Afficher le passage',
  'In the source': 'Dans la source',
  'The posts in this issue have been removed.': 'Les publications de ce numéro ont été supprimées.',
  'New since {date}': 'Du nouveau depuis le {date}',
  'Report this sentence': 'Signaler cette phrase',
  'Report a sentence': 'Signaler une phrase',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'Cette phrase est-elle fausse ? La rédaction la compare à sa source.',
  'Source passages': 'Sur quoi elle s’appuie',
  'What is wrong? (optional)': 'Qu’est-ce qui est faux ? (facultatif)',
  'Thank you': 'Merci',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'La rédaction examinera la phrase. Si elle est fausse, elle sera barrée, et toutes les personnes qui l’ont reçue recevront un rectificatif.',
  'Back to the issue': 'Retour au numéro',
  'One click and the digest is yours.': 'Un clic, et la newsletter est à vous.',
  'Confirm your subscription': 'Confirmez votre abonnement',
  'Please confirm that you want the digest of {site}.':
    'Quelqu’un, probablement vous, a demandé la newsletter {site} avec cette adresse. Cliquez sur le bouton pour la recevoir.',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'Un e-mail que nous avons envoyé à cette adresse nous est revenu. Confirmez, et nous recommencerons à vous écrire.',
  'This link expires in 7 days.': 'Le lien est valable 7 jours.',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'Si ce n’était pas vous, ne faites rien : sans votre confirmation, rien ne sera envoyé.',
  'Welcome to {site}': 'Bienvenue sur {site}',
  'Your subscription is confirmed.': 'Votre abonnement est confirmé.',
  'You chose the daily digest.': 'Vous avez choisi la newsletter quotidienne.',
  'You chose the weekly digest.': 'Vous avez choisi la newsletter hebdomadaire.',
  'Read the latest issue': 'Lire le dernier numéro',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'La newsletter vient de {address}. Ajoutez cette adresse à vos contacts pour que les envois arrivent dans votre boîte de réception.',
  'Change frequency or topics': 'Modifier la fréquence et les thèmes',
  '{site}: Email preferences': '{site} : préférences e-mail',
  'Correction from {site}': '{site} : rectificatif',
  Correction: 'Rectificatif',
  'We sent you a sentence that was wrong:': 'Nous vous avons envoyé une phrase erronée :',
  'No. {number}': 'nº {number}',
  'Rate today’s stories': 'Évaluer les articles du jour',
  'Rate this week’s stories': 'Évaluer les articles de la semaine',
  Discuss: 'Commenter',
  'Written and checked by AI. Every sentence links to its source.':
    'Rédigé et vérifié par une IA. Chaque phrase renvoie à sa source.',
  'Sentences from the sources, selected by AI':
    'Phrases tirées des sources, sélectionnées par une IA',
  'Excerpts. No AI used.': 'Extraits, sans recours à l’IA',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural, one {# commentaire} other {# commentaires}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {Voir l’autre publication dans le navigateur}\n        other {Voir les # autres publications dans le navigateur}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        one {# publication aujourd’hui sur vos thèmes : {topics}.}\n        other {# publications aujourd’hui sur vos thèmes : {topics}.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        one {# publication cette semaine sur vos thèmes : {topics}.}\n        other {# publications cette semaine sur vos thèmes : {topics}.}\n      }',
  'The nearest are:': 'Les plus proches :',
  'Nothing on {topics} today.': 'Rien aujourd’hui sur vos thèmes : {topics}.',
  'Nothing on {topics} this week.': 'Rien cette semaine sur vos thèmes : {topics}.',
  'Also on {site}': 'Aussi sur {site}',
  'From people you follow': 'Par les personnes que vous suivez',
  'View in browser': 'Voir dans le navigateur',
  'You’re getting this because you subscribed to the digest of {site}.':
    'Vous recevez cet e-mail dans le cadre de votre abonnement à la newsletter {site}.',
  Preferences: 'Mettre en pause ou modifier',
  '{author} commented on “{title}”': '{author} a commenté « {title} »',
  '{author} replied to your comment on “{title}”':
    '{author} a répondu à votre commentaire sur « {title} »',
  '{author} mentioned you on “{title}”': '{author} vous mentionne dans « {title} »',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} a commenté « {title} » (publication suivie ou enregistrée)',
  'View and reply': 'Voir et répondre',
  'Turn off these emails': 'Désactiver ces e-mails',
  'Notification settings': 'Paramètres de notification',
  'You’re getting this email because of your notification settings.':
    'Vous recevez cet e-mail car vous l’avez choisi dans vos paramètres.',
  'New in your inbox: {count}': 'Nouveau dans votre boîte de réception : {count}',
  'And {count} more in your inbox': 'Et {count} de plus dans votre boîte de réception',
  'Open your inbox': 'Ouvrir votre boîte de réception',
  'Turn off these emails?': 'Désactiver ces e-mails ?',
  'You’ll still find everything in your inbox on the site.':
    'Vous retrouverez toujours tout dans votre boîte de réception sur le site.',
  'Turn off': 'Désactiver',
  'These emails are turned off': 'Ces e-mails sont désactivés',
  'You are now a member of {site}': 'Vous êtes maintenant membre sur {site}',
  '{site} did not accept your application': '{site} n’a pas accepté votre demande',
  'Log in': 'Se connecter',
  'You’re getting this email because you applied to join {site}.':
    'Vous recevez cet e-mail car vous avez demandé à rejoindre {site}.',
  'Skip to content': 'Aller au contenu',
  Main: 'Navigation principale',
  Hot: 'En vue',
  New: 'Récent',
  Top: 'Top',
  Search: 'Chercher',
  Menu: 'Menu',
  'Dark mode': 'Mode sombre',
  Login: 'Connexion',
  'Sign Up': 'Inscription',
  Footer: 'Pied de page',
  Home: 'Accueil',
  Discussions: 'Discussions',
  'Digest by language': 'Newsletter par langue',
  'Digest by industry': 'Newsletter par secteur',
  'Manage subscription': 'Gérer l’abonnement',
  About: 'À propos',
  Contact: 'Contact',
  Terms: 'Conditions d’utilisation',
  Privacy: 'Confidentialité',
  'All rights reserved.': 'Tous droits réservés.',
  Digest: 'Newsletter',
  'API docs': 'Documentation de l’API',
  'Moderation log': 'Journal de modération',
  RSS: 'RSS',
  Inbox: 'Boîte de réception',
  Submit: 'Publier',
  Account: 'Compte',
  Saved: 'Enregistrées',
  'API keys': 'Clés d’API',
  Settings: 'Paramètres',
  Admin: 'Administration',
  Logout: 'Se déconnecter',
  '{code} is your {site} code': '{code} est votre code {site}',
  'Enter this code to log in to {site}:': 'Saisissez ce code pour vous connecter à {site} :',
  'Enter this code to finish signing up for {site} as {username}:':
    'Saisissez ce code pour terminer votre inscription sur {site} sous le nom {username} :',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'Nous avons reçu beaucoup de demandes de codes {site} pour cette adresse et n’en envoyons plus pour le moment. Gardez cet e-mail : s’il vous faut un code aujourd’hui, demandez-en un et saisissez celui-ci à la place :',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'Il expire dans {minutes} minutes. Seul le dernier code fonctionne, dans le navigateur où vous l’avez demandé.',
  'This code is longer because of repeated attempts on your account.':
    'Ce code est plus long en raison de tentatives répétées sur votre compte.',
  'It works once within 24 hours, in any browser.':
    'Il ne fonctionne qu’une fois, pendant 24 heures, dans n’importe quel navigateur.',
  'Didn’t request this? Ignore it. Never share this code.':
    'Vous n’avez rien demandé ? Ignorez cet e-mail. Ne communiquez jamais ce code.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Il faut une invitation pour rejoindre {site}. Ouvrez le lien que vous avez reçu.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'Sur {site}, la modération examine les nouvelles inscriptions. Répondez à la question et vous recevrez sa décision par e-mail.',
  'You can join {site} with an email address at: {domains}':
    'Pour rejoindre {site}, il faut une adresse e-mail chez : {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} n’accepte pas de nouveaux membres. Tout le monde peut le lire.',
  'Changed.': 'C’est modifié.',
  'Your email address is {email}. It’s private.':
    'Votre adresse e-mail est {email}. Elle reste privée.',
  'New email address': 'Nouvelle adresse e-mail',
  'Enter an email address, like name@example.org.':
    'Saisissez une adresse e-mail de la forme nom@example.org.',
  'Change email address': 'Changer d’adresse e-mail',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'Vous recevrez un code par e-mail. Ce changement déconnecte les autres appareils et révoque vos clés d’API.',
  'Sending…': 'Envoi…',
  'Email me a code': 'Recevoir un code par e-mail',
  Code: 'Code',
  'Your email address was changed.': 'Votre adresse e-mail a été modifiée.',
  'Your email address changes once you enter it.':
    'Votre adresse e-mail changera dès que vous l’aurez saisi.',
  'One moment…': 'Un instant…',
  Back: 'Retour',
  'Match device': 'Comme l’appareil',
  'Light [theme]': 'Clair',
  'Dark [theme]': 'Sombre',
  'Theme in this browser': 'Thème dans ce navigateur',
  'Saved.': 'Enregistré.',
  'Post, followed': 'Publication suivie',
  'Post, hidden': 'Publication masquée',
  'Tag, followed': 'Tag suivi',
  'Tag, muted': 'Tag en sourdine',
  'Domain, followed': 'Domaine suivi',
  'Domain, muted': 'Domaine en sourdine',
  'Person, followed': 'Personne suivie',
  'Person, muted': 'Personne en sourdine',
  '{name} is removed.': 'Retrait effectué : {name}.',
  'This list couldn’t be loaded.': 'Cette liste n’a pas pu être chargée.',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'Rien pour le moment. Suivez ou mettez en sourdine une publication, un tag, un domaine ou une personne depuis sa page.',
  Remove: 'Retirer',
  Username: 'Pseudo',
  'Posts and comments': 'Publications et commentaires',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'Votre compte sera supprimé dans {days, plural, one {# jour} other {# jours}}.',
  'Type your username, {username}, to confirm.':
    'Saisissez votre pseudo, {username}, pour confirmer.',
  'Delete account': 'Supprimer le compte',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'Votre compte sera supprimé au bout de {days, plural, one {# jour} other {# jours}}. Pour annuler, connectez-vous avant.',
  'Other devices and API keys stop working now.':
    'Les autres appareils et les clés d’API cessent de fonctionner dès maintenant.',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'Votre profil, vos publications enregistrées, votre boîte de réception et vos suivis sont effacés. Vos votes comptent toujours, de façon anonyme.',
  'Keep them': 'Les conserver',
  'Shown as written by a deleted user.': 'Affichés comme provenant d’un compte supprimé.',
  'Erase them': 'Les effacer',
  'Replies from others stay.': 'Les réponses des autres restent.',
  'Your username': 'Votre pseudo',
  'Type {username} to confirm.': 'Saisissez {username} pour confirmer.',
  'Delete my account': 'Supprimer mon compte',
  'Scheduled for {date}. You can cancel at the top of this page.':
    'Prévu pour le {date}. Vous pouvez annuler en haut de cette page.',
  'Deletion canceled.': 'Suppression annulée.',
  'Account deletion': 'Suppression du compte',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>Votre compte sera supprimé le {date}.</strong> Vous pouvez annuler d’ici là.',
  'Cancel deletion': 'Annuler la suppression',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'Vous pouvez vous connecter avec ces comptes au lieu d’un code reçu par e-mail. Les codes fonctionnent toujours.',
  'Your linked accounts': 'Vos comptes associés',
  'Your linked accounts couldn’t be loaded.': 'Vos comptes associés n’ont pas pu être chargés.',
  'linked {time}': 'associé {time}',
  'Link an account at {provider}': 'Associer un compte {provider}',
  'Remove {name}?': 'Retirer {name} ?',
  'Removing…': 'Retrait…',
  'Keep it': 'Conserver',
  '{name} was removed.': '{name} : retrait effectué.',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'Vous ne pouvez plus vous connecter avec ce compte, et les appareils qui l’utilisaient sont déconnectés.',
  'How many people can use it': 'Combien de personnes peuvent l’utiliser',
  'Valid for days': 'Validité en jours',
  'Your invitations couldn’t be loaded.': 'Vos invitations n’ont pas pu être chargées.',
  'Invitation created. Its link is below the form.':
    'Invitation créée. Son lien se trouve sous le formulaire.',
  'New invitation': 'Nouvelle invitation',
  'Creating…': 'Création…',
  'Create a link': 'Créer un lien',
  'Link [noun]': 'Lien',
  'Copy it now. You won’t see it again.': 'Copiez-le maintenant. Il ne sera plus affiché.',
  'The invitation has ended.': 'L’invitation a pris fin.',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    'Utilisée {uses} fois sur {mostUses, plural, one {#} other {#}}, valable jusqu’au {date}',
  'End [verb]': 'Y mettre fin',
  'Replies to you': 'Réponses à vos contributions',
  'Mentions of you': 'Mentions de votre pseudo',
  'New comments on posts you follow or saved':
    'Nouveaux commentaires sur les publications suivies ou enregistrées',
  'Never also turns off inbox items for saved posts.':
    '« Jamais » désactive aussi les avis sur les publications enregistrées dans la boîte de réception.',
  Immediately: 'Immédiatement',
  Never: 'Jamais',
  'Notifications saved.': 'Notifications enregistrées.',
  'Your digest couldn’t be loaded.': 'Votre newsletter n’a pas pu être chargée.',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'Tout se trouve dans <inbox>votre boîte de réception</inbox>. Choisissez ce que vous recevez aussi par e-mail : immédiatement ou en un seul e-mail quotidien. L’e-mail quotidien arrive avec votre newsletter, ou à 8 h.',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'Modifiez sa langue, son heure et ses thèmes dans vos <preferences>préférences de newsletter</preferences>.',
  'Your data was downloaded.': 'Vos données ont été téléchargées.',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'Téléchargez en JSON tout ce que nous conservons à votre sujet : profil, publications, commentaires, votes, suivis, publications enregistrées, boîte de réception, sessions, clés d’accès et clés d’API.',
  'Your data': 'Vos données',
  'Collecting…': 'Préparation…',
  Downloaded: 'Téléchargé',
  'The passkey {name} was added.': 'La clé d’accès {name} a été ajoutée.',
  'Your passkeys': 'Vos clés d’accès',
  'Your passkeys couldn’t be loaded.': 'Vos clés d’accès n’ont pas pu être chargées.',
  'Add a passkey': 'Ajouter une clé d’accès',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'Avec une clé d’accès, vous vous connectez par empreinte, visage ou verrouillage d’écran au lieu d’un code reçu par e-mail.',
  'Remove “{name}”?': 'Retirer « {name} » ?',
  'The passkey {name} was removed.': 'La clé d’accès {name} a été retirée.',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'Vous ne pouvez plus vous connecter avec cette clé, et les autres appareils qui l’utilisaient sont déconnectés. Supprimez-la aussi sur votre appareil.',
  'Your role on this site requires a passkey for the admin area.':
    'Votre rôle sur ce site exige une clé d’accès pour l’administration.',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'Connectez-vous avec la vôtre. Si vous l’avez perdue, ajoutez-en une autre : elle ouvrira l’administration après {hours, plural, one {# heure} other {# heures}}.',
  'Add one here.': 'Ajoutez-en une ici.',
  'Added {time}': 'Ajoutée {time}',
  'not used yet': 'pas encore utilisée',
  'last used {time}': 'dernière utilisation {time}',
  Rename: 'Renommer',
  'Name of the passkey': 'Nom de la clé d’accès',
  'Enter a name for the passkey.': 'Saisissez un nom pour la clé d’accès.',
  'The passkey is now named {name}.': 'La clé d’accès s’appelle désormais {name}.',
  'Rename the passkey': 'Renommer la clé d’accès',
  'Saving…': 'Enregistrement…',
  Cancel: 'Annuler',
  'Picture added to the text.': 'L’image est dans le texte.',
  'New picture': 'Nouvelle image',
  'What does the picture show?': 'Que montre l’image ?',
  'Describe the picture in a few words.': 'Décrivez l’image en quelques mots.',
  'For readers who can’t see it.': 'Pour les personnes qui ne peuvent pas la voir.',
  'Uploaded: {file}': 'Envoyée : {file}',
  'Add to the text': 'Ajouter au texte',
  'Add a picture': 'Ajouter une image',
  'Or paste or drop one. Needs {karma, number} karma.':
    'Vous pouvez aussi en coller ou en déposer une. Il faut {karma, number} points de karma.',
  'Or paste or drop one.': 'Vous pouvez aussi en coller ou en déposer une.',
  "The site has reached its limit of {size} MB for members' pictures.":
    'Le site a atteint sa limite de {size} Mo pour les images des membres.',
  'This site has no pictures in posts and comments.':
    'Ce site n’accepte pas d’images dans les publications et les commentaires.',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'Il faut {minKarma, number} points de karma pour ajouter des images. Vous en avez {karma, number}.',
  'You can add {count} pictures a day.': 'Vous pouvez ajouter {count} images par jour.',
  'The picture': 'L’image',
  'Picture saved.': 'Image enregistrée.',
  Picture: 'Image',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'Affichée à côté de votre nom. PNG, JPEG, WebP, AVIF ou GIF, {megabytes} Mo au maximum. Le centre est recadré en carré.',
  'Picture removed.': 'Image supprimée.',
  'Remove the picture': 'Supprimer l’image',
  Name: 'Nom',
  'About you': 'À propos de vous',
  Website: 'Site web',
  'Profile saved.': 'Profil enregistré.',
  'Enter a name.': 'Saisissez un nom.',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    'Visible sur <profile>votre profil public</profile>. Votre pseudo ({username}) ne peut pas être modifié.',
  Profile: 'Profil',
  'Plain text, at most {most, number} characters.':
    'Texte brut, {most, number} caractères au plus.',
  'Starts with https:// or http://.': 'Commence par https:// ou http://.',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'Votre navigateur n’autorise pas les notifications de ce site. Vérifiez ses paramètres.',
  'Browser notifications': 'Notifications du navigateur',
  'This browser shows replies and mentions at once, until you log out.':
    'Ce navigateur affiche aussitôt les réponses et les mentions, jusqu’à votre déconnexion.',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'Afficher immédiatement les réponses et les mentions dans ce navigateur, même quand le site est fermé.',
  'Turn on': 'Activer',
  Email: 'E-mail',
  Notifications: 'Notifications',
  Appearance: 'Apparence',
  Keyboard: 'Clavier',
  'Followed and muted': 'Suivis et sourdine',
  Sessions: 'Sessions',
  Passkeys: 'Clés d’accès',
  'Linked accounts': 'Comptes associés',
  Invitations: 'Invitations',
  Reading: 'Lecture',
  Security: 'Sécurité',
  'Changes are saved at once.': 'Les modifications sont enregistrées aussitôt.',
  'Logged in {time} from your current network': 'Connexion {time} depuis votre réseau actuel',
  'Logged in {time} from another network': 'Connexion {time} depuis un autre réseau',
  'Logged in {time}': 'Connexion {time}',
  'Where you are logged in': 'Vos sessions ouvertes',
  'Your sessions couldn’t be loaded.': 'Vos sessions n’ont pas pu être chargées.',
  'This session': 'Cette session',
  'last active {time}': 'dernière activité {time}',
  '{device} is logged out.': '{device} : session fermée.',
  'Logging out…': 'Déconnexion…',
  'Log out': 'Se déconnecter',
  'Other devices are logged out.': 'Les autres appareils sont déconnectés.',
  'Log out other devices': 'Déconnecter les autres appareils',
  'Your settings couldn’t be loaded.': 'Vos paramètres n’ont pas pu être chargés.',
  'Only / (search)': 'Seulement / (recherche)',
  'All [shortcuts]': 'Tous',
  'j and k step through a page, ? lists the keys.':
    'j et k parcourent la page, ? affiche les touches.',
  'None [shortcuts]': 'Aucun',
  'Saved in this browser, but not in your account. Try again.':
    'Enregistré dans ce navigateur, mais pas dans votre compte. Réessayez.',
  'Single-letter shortcuts': 'Raccourcis d’une seule lettre',
  'They’re off while you type in a field.': 'Ils sont inactifs pendant la saisie dans un champ.',
  'Next post or comment': 'Publication ou commentaire suivant',
  'Previous post or comment': 'Publication ou commentaire précédent',
  'Open the post, or collapse or expand the comment':
    'Ouvrir la publication, ou replier ou déplier le commentaire',
  Comments: 'Commentaires',
  'Next new comment': 'Nouveau commentaire suivant',
  'Previous new comment': 'Nouveau commentaire précédent',
  'Up one level': 'Remonter d’un niveau',
  'This list': 'Cette liste',
  'Keyboard shortcuts': 'Raccourcis clavier',
  'Code from the email': 'Code reçu par e-mail',
  'Email to this address works again.': 'Les e-mails à cette adresse arrivent de nouveau.',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'Cette adresse ne reçoit que des codes de connexion, à la suite d’une plainte concernant nos e-mails ou d’un blocage par l’équipe. Écrivez-nous pour changer cela.',
  'Get email again': 'Recevoir à nouveau les e-mails',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'Les e-mails à cette adresse nous sont revenus : elle ne reçoit donc que des codes de connexion. Un code qui arrive montre qu’elle fonctionne de nouveau.',
  'Email me a code to get email again': 'M’envoyer un code pour recevoir à nouveau les e-mails',
  'Time zone saved.': 'Fuseau horaire enregistré.',
  Language: 'Langue',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'Pour les e-mails sur votre compte, les réponses et les mentions. Les liens vers les pages dans d’autres langues sont au bas de chaque page.',
  'The language of my newsletter, or of the site': 'Celle de ma newsletter ou du site',
  'Language saved.': 'Langue enregistrée.',
  'Used for exact times and the daily email.': 'Sert aux heures exactes et à l’e-mail quotidien.',
  'My browser’s time zone': 'Fuseau horaire de mon navigateur',
  'Your keys couldn’t be loaded.': 'Vos clés n’ont pas pu être chargées.',
  'A new key': 'Une nouvelle clé',
  'Your keys': 'Vos clés',
  'You have no keys yet.': 'Vous n’avez pas encore de clés.',
  'New key': 'Nouvelle clé',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    'Vous avez atteint la limite de {max, plural, one {# clé} other {# clés}}. Révoquez-en une pour en créer une autre.',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'Avec les clés d’API, vos programmes lisent et publient sur {site} en votre nom. Voir la <docs>documentation de l’API</docs>.',
  Example: 'Exemple',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'Traitez les clés comme des mots de passe. Elles ne peuvent ni modifier les paramètres ni créer d’autres clés.',
  Key: 'Clé',
  'May [permission]': 'Autorisations',
  Created: 'Créée',
  'Last used': 'Dernière utilisation',
  Expires: 'Expiration',
  'read [permission]': 'lecture',
  'write [permission]': 'écriture',
  Actions: 'Actions',
  Revoke: 'Révoquer',
  'Revoke “{name}”?': 'Révoquer « {name} » ?',
  'Revoking…': 'Révocation…',
  'Key {name} revoked.': 'Clé {name} révoquée.',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'Les programmes qui utilisent la clé {key} cessent aussitôt de fonctionner. Cette action est irréversible.',
  'Expired on {date}': 'A expiré le {date}',
  'Expires soon: {date}': 'Expire bientôt : {date}',
  Permissions: 'Autorisations',
  'Valid for': 'Durée de validité',
  'Read [permission]': 'Lecture',
  'Posts, comments, your inbox and saved posts.':
    'Publications, commentaires, votre boîte de réception et vos publications enregistrées.',
  'Write [permission]': 'Écriture',
  'Post, comment, vote, save and follow as you.':
    'Publier, commenter, voter, enregistrer et suivre en votre nom.',
  'Enter a name for the key.': 'Saisissez un nom pour la clé.',
  'Choose at least one permission.': 'Choisissez au moins une autorisation.',
  'What you entered is still here.': 'Votre saisie est toujours là.',
  'For example, “Train reader”.': 'Par exemple « Lecture dans le train ».',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# jour} other {# jours}}',
  'Create key': 'Créer la clé',
  Copied: 'Copié',
  'Press Ctrl+C or ⌘C to copy it.': 'Appuyez sur Ctrl+C ou ⌘C pour copier.',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'La clé est sélectionnée : appuyez sur Ctrl+C ou Command+C pour la copier.',
  'Your new key “{name}”': 'Votre nouvelle clé « {name} »',
  'You won’t see it again.': 'Elle ne sera plus affichée.',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'Conservez-la avec les autres secrets de votre programme. Si vous la perdez, révoquez-la et créez-en une autre.',
  Copy: 'Copier',
  Done: 'Terminé',
  'Error: Log in': 'Erreur : Connexion',
  'No account yet?': 'Pas encore de compte ?',
  'Sign up': 'S’inscrire',
  'Error: Sign up': 'Erreur : Inscription',
  'Have an account?': 'Vous avez un compte ?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    '{min} à {max} caractères : lettres, chiffres, _ ou -. Il est public et ne peut pas être modifié.',
  'Shown on your profile. You can change it later.':
    'Affiché sur votre profil. Vous pourrez le modifier plus tard.',
  'We’ll email you a code. No password; your address stays private.':
    'Vous recevrez un code par e-mail. Pas de mot de passe ; votre adresse reste privée.',
  'Choose a username.': 'Choisissez un pseudo.',
  'Enter your email address, like name@example.org.':
    'Saisissez votre adresse e-mail, de la forme nom@example.org.',
  'Answer the question.': 'Répondez à la question.',
  'You’re already logged in as {username}.':
    'Votre session est déjà ouverte sous le nom {username}.',
  Continue: 'Continuer',
  'Invitation link, if you have one': 'Lien d’invitation, si vous en avez un',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'Vous pourrez demander un nouveau code dans {left, plural, one {# seconde} other {# secondes}}.',
  'New code sent.': 'Nouveau code envoyé.',
  'Enter your code': 'Saisissez votre code',
  'Send a new code (in {left} s)': 'Envoyer un nouveau code (dans {left} s)',
  'Send a new code': 'Envoyer un nouveau code',
  'Use a different email': 'Utiliser une autre adresse e-mail',
  'Confirm it’s you': 'Confirmez qu’il s’agit de vous',
  Confirm: 'Confirmer',
  'Use a passkey': 'Utiliser une clé d’accès',
  'Link an account': 'Associer un compte',
  'The account couldn’t be loaded.': 'Le compte n’a pas pu être chargé.',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'Il n’y a rien à associer, ou la connexion a expiré. Recommencez dans les <settings>paramètres</settings>.',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    'Associer {account} ({provider}) à votre compte {username} ? Vous pourrez l’utiliser pour vous connecter au lieu d’un code reçu par e-mail. Ne l’associez que s’il est à vous.',
  'Link it': 'Associer',
  'Don’t link it': 'Ne pas associer',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'Cette page nécessite JavaScript. <account>Publier, commenter et voter</account> est possible sans.',
  'We couldn’t check your login.': 'Nous n’avons pas pu vérifier votre connexion.',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'Votre session est terminée. Votre texte est conservé : <login>connectez-vous dans un nouvel onglet</login>, puis continuez ici.',
  Passkey: 'Clé d’accès',
  'Log in with a passkey': 'Se connecter avec une clé d’accès',
  'Next time without a code?': 'Sans code la prochaine fois ?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'La connexion est établie. Avec une clé d’accès, vous vous connectez par empreinte, visage ou verrouillage d’écran au lieu d’un code reçu par e-mail. Vous pouvez la retirer dans les paramètres.',
  'Not now': 'Pas maintenant',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'Le service est injoignable. Réessayez, ou connectez-vous avec un code reçu par e-mail.',
  'Back to the login': 'Retour à la connexion',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'La connexion nécessite JavaScript, qui est désactivé dans ce navigateur. Lire {site} est possible sans.',
  '{account} isn’t linked to an account here yet.':
    '{account} n’est pas encore associé à un compte ici.',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'Connectez-vous ou inscrivez-vous une fois avec un code reçu par e-mail. Vous pourrez ensuite l’associer.',
  'To show that {email} is yours, enter a code that we email to it.':
    'Pour montrer que {email} est à vous, saisissez le code que nous enverrons à cette adresse.',
  'With another address:': 'Avec une autre adresse :',
  'Your address {email} is verified. Choose how you appear here.':
    'Votre adresse {email} est vérifiée. Choisissez sous quel nom vous apparaissez ici.',
  'It’s public and can’t be changed.': 'Il est public et ne peut pas être modifié.',
  'Have an account with another address?': 'Vous avez un compte avec une autre adresse ?',
  'Log in and link it': 'Se connecter et associer',
  'Continue with {provider}': 'Continuer avec {provider}',
  'You’re logged out.': 'Votre session est fermée.',
  'Waiting for a moderator': 'En attente de la modération',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'Votre adresse est confirmée. Nous vous enverrons un e-mail dès que la modération aura pris une décision.',
  'Then log in with an emailed code once. After that you can link {account}.':
    'Connectez-vous ensuite une fois avec un code reçu par e-mail. Vous pourrez alors associer {account}.',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'En attente de relecture. Votre commentaire n’est visible que par vous tant que la modération ne l’a pas approuvé.',
  'Hidden [state]': 'Masqué',
  'Visible again': 'De nouveau visible',
  Reply: 'Répondre',
  Edit: 'Modifier',
  Delete: 'Supprimer',
  Unhide: 'Réafficher',
  'That didn’t work. Try again.': 'Cela n’a pas fonctionné. Réessayez.',
  Hide: 'Masquer',
  Reported: 'Signalé',
  'Report [verb]': 'Signaler',
  'Unmute {subject}': 'Retirer la sourdine : {subject}',
  'Mute {subject}': 'Mettre en sourdine : {subject}',
  'Unmuted {subject}': 'Sourdine retirée : {subject}',
  'Muted {subject}': 'En sourdine : {subject}',
  'That wasn’t saved. Try again.': 'L’enregistrement a échoué. Réessayez.',
  'Open author in admin': 'Ouvrir l’auteur dans l’administration',
  'Reply to {author}': 'Répondre à {author}',
  'Posting…': 'Publication…',
  'Comment posted': 'Commentaire publié',
  'Your comment': 'Votre commentaire',
  'Comment saved': 'Commentaire enregistré',
  'Delete this comment?': 'Supprimer ce commentaire ?',
  'Deleting…': 'Suppression…',
  'Comment deleted': 'Commentaire supprimé',
  'This can’t be undone. Replies to it stay.':
    'Cette action est irréversible. Les réponses restent.',
  'Hiding…': 'Masquage…',
  'your comment': 'votre commentaire',
  'comment by {author}': 'commentaire par {author}',
  'You have a draft here': 'Vous avez un brouillon ici',
  'Hidden. [state]': 'Masqué.',
  'The comment': 'Le commentaire',
  'Enter your comment.': 'Saisissez votre commentaire.',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'Le commentaire ne doit pas dépasser {max, number} caractères ; il en compte {length, number}.',
  '{used, number} of {most, number} characters': '{used, number} sur {most, number} caractères',
  Formatting: 'Mise en forme',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*italique*</c>, <c>**gras**</c>, <c>`code`</c>, <c>[texte du lien](https://example.org)</c>, <c>></c> citation, <c>-</c> élément de liste, ligne vide = nouveau paragraphe, <c>@nom</c> avertit ce membre',
  'You have a draft here.': 'Vous avez un brouillon ici.',
  'Write a comment': 'Écrire un commentaire',
  'Post comment': 'Publier le commentaire',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, one {# nouveau commentaire} other {# nouveaux commentaires}}',
  'No comments yet': 'Pas encore de commentaires',
  'Log in to comment': 'Se connecter pour commenter',
  'Sort comments': 'Trier les commentaires',
  'Best [sort]': 'Meilleurs',
  'New [sort]': 'Récents',
  'Old [sort]': 'Anciens',
  'All comments': 'Tous les commentaires',
  'More comments': 'Voir plus de commentaires',
  'More replies': 'Voir plus de réponses',
  deleted: 'supprimé',
  'a deleted comment': 'un commentaire supprimé',
  'Deleted by its author.': 'Supprimé par son auteur.',
  hidden: 'masqué',
  'a hidden comment': 'un commentaire masqué',
  'Hidden by a moderator.': 'Masqué par la modération.',
  removed: 'retiré',
  'a removed comment': 'un commentaire retiré',
  'Removed by a moderator.': 'Retiré par la modération.',
  'Hidden until a moderator has reviewed it.': 'Masqué jusqu’à sa relecture par la modération.',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    'Commentaire par {name}, niveau {level}, {points, plural, one {# point} other {# points}}',
  '{name} replied to {other}': '{name} a répondu à {other}',
  'New. [comment]': 'Nouveau.',
  submitter: 'à l’origine du fil',
  'you [mark]': 'vous',
  'in reply to {other}': 'en réponse à {other}',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    'Commentaire par {name} et {replies, plural, one {# réponse} other {# réponses}}',
  'Log in to reply': 'Se connecter pour répondre',
  'Reply, vote or report': 'Répondre, voter ou signaler',
  'More replies ({count, number})': 'Voir plus de réponses ({count, number})',
  'Expand all': 'Tout déplier',
  'Collapse all': 'Tout replier',
  'No comments yet.': 'Pas encore de commentaires.',
  'More comments couldn’t be loaded. Try again.':
    'La suite des commentaires n’a pas pu être chargée. Réessayez.',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, one {# commentaire de plus chargé} other {# commentaires de plus chargés}}',
  '{count, plural, one {# point} other {# points}}':
    '{count, plural, one {# point} other {# points}}',
  'You have an unsent <draft>reply</draft> here.':
    'Vous avez ici une <draft>réponse</draft> non envoyée.',
  'You have an unsent <draft>change of a comment</draft> here.':
    'Vous avez ici une <draft>modification de commentaire</draft> non envoyée.',
  Discard: 'Abandonner',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, one {# nouvelle publication aujourd’hui} other {# nouvelles publications aujourd’hui}}',
  'Top story today': 'À la une aujourd’hui',
  '{author}: “{text}”': '{author} : « {text} »',
  'Also today': 'Aussi aujourd’hui',
  'The digest by email': 'La newsletter par e-mail',
  'Your inbox couldn’t be loaded.': 'Votre boîte de réception n’a pas pu être chargée.',
  'All marked as read.': 'Tout est marqué comme lu.',
  'Mark all as read': 'Tout marquer comme lu',
  'No replies or mentions yet.': 'Pas encore de réponses ni de mentions.',
  'You’ve reached the end.': 'C’est tout.',
  More: 'Plus',
  'More couldn’t be loaded. Try again.': 'La suite n’a pas pu être chargée. Réessayez.',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, one {# élément de plus chargé} other {# éléments de plus chargés}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    '{count, plural, one {# publication} other {# publications}} cette semaine avec le tag {subject}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    '{count, plural, one {# publication} other {# publications}} cette semaine, source : {subject}',
  'Tags and domains you follow': 'Tags et domaines que vous suivez',
  'New [unread]': 'Nouveau',
  '{author} mentioned you': '{author} vous mentionne',
  '{author} commented on a post you follow or saved':
    '{author} a commenté une publication que vous suivez ou avez enregistrée',
  '{author} replied to your post': '{author} a répondu à votre publication',
  '{author} replied to your comment': '{author} a répondu à votre commentaire',
  Someone: 'Quelqu’un',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'Votre abonnement est inchangé. Saisissez votre adresse e-mail pour recevoir un nouveau lien de désabonnement.',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'Saisissez votre adresse e-mail pour recevoir un nouveau lien permettant de modifier, suspendre ou arrêter votre newsletter.',
  'Your subscription': 'Votre abonnement',
  'If this address has a subscription, we’ve sent it a link.':
    'Si cette adresse a un abonnement, un lien vient de lui être envoyé.',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'Saisissez votre adresse e-mail pour recevoir un lien permettant de modifier, suspendre ou arrêter votre newsletter.',
  'Email me the link': 'Recevoir le lien par e-mail',
  'A moderator hid the post “{title}”.': 'La modération a masqué la publication « {title} ».',
  'A moderator showed the post “{title}” again.':
    'La modération a réaffiché la publication « {title} ».',
  'A moderator removed the post “{title}”.': 'La modération a retiré la publication « {title} ».',
  'A moderator locked the post “{title}”.':
    'La modération a verrouillé la publication « {title} ».',
  'A moderator unlocked the post “{title}”.':
    'La modération a déverrouillé la publication « {title} ».',
  'A moderator pinned the post “{title}” until {date}.':
    'La modération a épinglé la publication « {title} » jusqu’au {date}.',
  'A moderator unpinned the post “{title}”.':
    'La modération a désépinglé la publication « {title} ».',
  'A moderator hid a post.': 'La modération a masqué une publication.',
  'A moderator showed a post again.': 'La modération a réaffiché une publication.',
  'A moderator removed a post.': 'La modération a retiré une publication.',
  'A moderator locked a post.': 'La modération a verrouillé une publication.',
  'A moderator unlocked a post.': 'La modération a déverrouillé une publication.',
  'A moderator pinned a post until {date}.':
    'La modération a épinglé une publication jusqu’au {date}.',
  'A moderator unpinned a post.': 'La modération a désépinglé une publication.',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'La modération a masqué <comment>un commentaire</comment> sur « {title} ».',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'La modération a réaffiché <comment>un commentaire</comment> sur « {title} ».',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'La modération a retiré <comment>un commentaire</comment> sur « {title} ».',
  'A moderator hid a comment.': 'La modération a masqué un commentaire.',
  'A moderator showed a comment again.': 'La modération a réaffiché un commentaire.',
  'A moderator removed a comment.': 'La modération a retiré un commentaire.',
  'A moderator banned {member} until {date}.': 'La modération a banni {member} jusqu’au {date}.',
  'A moderator banned {member} permanently.': 'La modération a banni {member} définitivement.',
  'A moderator lifted the ban on {member}.': 'La modération a levé le bannissement : {member}.',
  'A moderator banned a member until {date}.': 'La modération a banni un membre jusqu’au {date}.',
  'A moderator banned a member permanently.': 'La modération a banni un membre définitivement.',
  'A moderator lifted the ban on a member.': 'La modération a levé le bannissement d’un membre.',
  'No moderation actions yet.': 'Aucune action de modération pour le moment.',
  'The reason was redacted.': 'Le motif a été masqué.',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'Tous les numéros parus. Pour les recevoir par e-mail, <subscribe>abonnez-vous</subscribe>.',
  'No issues yet. The first goes out once three posts make the cut.':
    'Pas encore de numéros. Le premier partira dès que trois publications mériteront d’être envoyées.',
  'Week of {days}': 'Semaine du {days}',
  'The digest in your language': 'La newsletter dans votre langue',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    'Ce que la communauté {site} a jugé digne d’être lu, en un seul e-mail. En dix langues, outre l’<english>anglais</english>.',
  'The digest for your industry': 'La newsletter pour votre secteur',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    'Ce que la communauté {site} a jugé digne d’être lu, en un seul e-mail. Indiquez votre secteur : <digest>la newsletter</digest> s’y adapte.',
  'Get the next issue by email': 'Recevoir le prochain numéro par e-mail',
  'Previous and next issue': 'Numéro précédent et suivant',
  'How posts are chosen': 'Comment les publications sont choisies',
  'Published {date}': 'Paru le {date}',
  'Why these posts': 'Pourquoi ces publications',
  'How {site} chooses posts': 'Comment {site} choisit les publications',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'Les votes de la communauté et l’ancienneté des publications décident de l’ordre. La newsletter contient les publications du jour ou de la semaine qui ont le plus de points, et chaque événement une seule fois. Aucune IA ne choisit les publications.',
  '{heading}: all rules': '{heading} : toutes les règles',
  'Get the digest by email': 'Recevoir la newsletter par e-mail',
  'What 100 points count for as a post gets older':
    'Ce que valent 100 points quand une publication vieillit',
  'when new': 'au début',
  'after {hours, plural, one {# hour} other {# hours}}':
    'après {hours, plural, one {# heure} other {# heures}}',
  'Post from any page': 'Publier depuis n’importe quelle page',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'Créez un marque-page et collez ceci comme URL. Cliquez dessus sur n’importe quelle page pour remplir le formulaire sur {site} avec le lien et le titre de cette page.',
  'Enter a link, a text, or both.': 'Saisissez un lien, un texte ou les deux.',
  'Enter a title.': 'Saisissez un titre.',
  'We couldn’t read that page. Please add a title.':
    'Nous n’avons pas pu lire cette page. Ajoutez un titre.',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    'Déjà partagé {time} : {title} · {count, plural, one {# commentaire} other {# commentaires}}',
  'Go to the discussion': 'Aller à la discussion',
  'Fetching the title…': 'Recherche du titre…',
  Write: 'Écrire',
  Preview: 'Aperçu',
  'The preview isn’t available right now.': 'L’aperçu n’est pas disponible pour le moment.',
  'Nothing to preview yet.': 'Rien à afficher pour le moment.',
  Text: 'Texte',
  'Formatting help': 'Aide à la mise en forme',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**gras**</c>, <c>*italique*</c>, <c>`code`</c>, <c>[un lien](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> citation, <c>-</c> élément de liste, <c>##</c> titre, ligne vide = nouveau paragraphe',
  '<c>@name</c> links to that member': '<c>@nom</c> renvoie à ce membre',
  'Suggested title: {title}': 'Titre suggéré : {title}',
  'Title filled in: {title}': 'Titre ajouté : {title}',
  'The title is too long by {count, number}.': 'Titre trop long : {count, number} de trop.',
  'We restored your draft.': 'Nous avons rétabli votre brouillon.',
  'Discard draft': 'Abandonner le brouillon',
  'Paste a link, or leave blank for a text post.':
    'Collez un lien, ou laissez vide pour publier un texte.',
  'Use the original headline where you can.': 'Gardez si possible le titre d’origine.',
  'Use: “{title}”': 'Utiliser : « {title} »',
  'This link was shared {time}.': 'Ce lien a été partagé {time}.',
  'Your text is safe.': 'Votre texte est conservé.',
  Tags: 'Tags',
  'Choose up to {max}.': 'Choisissez-en {max} au plus.',
  '{count} of {max} selected.': 'Choix : {count} sur {max}.',
  'You no longer follow {subject}': 'Vous ne suivez plus : {subject}',
  'You follow {subject}': 'Vous suivez : {subject}',
  'You no longer mute {subject}': 'Sourdine retirée : {subject}',
  'You muted {subject}': 'Mis en sourdine : {subject}',
  'Follow [verb]': 'Suivre',
  'Following [state]': 'Vous suivez',
  'Mute [verb]': 'Mettre en sourdine',
  'Muted [state]': 'En sourdine',
  Feeds: 'Flux',
  Newest: 'Les plus récentes',
  'Following [feed]': 'Suivis',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>Configurez votre site</setup> : nom, couleurs, flux et première newsletter.',
  'These posts couldn’t be loaded.': 'Ces publications n’ont pas pu être chargées.',
  'Follow people to see their posts here.':
    'Suivez des personnes pour voir leurs publications ici.',
  Lock: 'Verrouiller',
  'Comments are open again': 'Les commentaires sont de nouveau ouverts',
  Unlock: 'Déverrouiller',
  'Locking…': 'Verrouillage…',
  'Comments are locked': 'Les commentaires sont verrouillés',
  'A moderator locked the comments.': 'La modération a verrouillé les commentaires.',
  'Pin [verb]': 'Épingler',
  Unpinned: 'Désépinglée',
  Unpin: 'Désépingler',
  Pinned: 'Épinglée',
  'Pinning…': 'Épinglage…',
  'Choose the last day.': 'Choisissez le dernier jour.',
  'Pinned until the end of': 'Épinglée jusqu’à la fin du',
  'Removed from Saved': 'Retirée des publications enregistrées',
  'Saved [post]': 'Enregistrée',
  'Hidden. Only you can see it': 'Masquée. Visible uniquement par vous',
  'Save [post]': 'Enregistrer',
  'You no longer follow this post': 'Vous ne suivez plus cette publication',
  'New comments will be in your inbox':
    'Les nouveaux commentaires arriveront dans votre boîte de réception',
  'Share [verb]': 'Partager',
  'Show to me': 'Afficher pour moi',
  'Shown in lists again': 'De nouveau visible dans les listes',
  'Hide for me': 'Masquer pour moi',
  'Hidden from your lists': 'Masquée dans vos listes',
  'Delete this post?': 'Supprimer cette publication ?',
  'Post deleted': 'Publication supprimée',
  'This can’t be undone. Comments from others stay.':
    'Cette action est irréversible. Les commentaires des autres restent.',
  'Hidden. Only you can see it.': 'Masquée. Visible uniquement par vous.',
  'A moderator hid this post. Only you can see it.':
    'La modération a masqué cette publication. Elle n’est visible que par vous.',
  'A moderator removed this post. Only you can see it.':
    'La modération a retiré cette publication. Elle n’est visible que par vous.',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'En attente de relecture. Visible uniquement par vous tant que la modération ne l’a pas approuvée.',
  'Hidden by its author.': 'Masquée par son auteur.',
  'Waiting for review.': 'En attente de relecture.',
  'Link copied': 'Lien copié',
  'The link to this post:': 'Le lien vers cette publication :',
  'by {author}': 'par {author}',
  '{minutes} min read': '{minutes} min de lecture',
  'Vote, comment or report without JavaScript': 'Voter, commenter ou signaler sans JavaScript',
  'AI summary': 'Résumé par une IA',
  'The author deleted this post. Its discussion stays.':
    'L’auteur a supprimé cette publication. La discussion reste.',
  'More posts': 'Voir plus de publications',
  'More posts couldn’t be loaded. Try again.':
    'La suite des publications n’a pas pu être chargée. Réessayez.',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, one {# publication de plus chargée} other {# publications de plus chargées}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, one {# nouveau} other {# nouveaux}}',
  'You hid this post.': 'Vous avez masqué cette publication.',
  'You muted {subject}.': 'Vous avez mis en sourdine : {subject}.',
  Show: 'Afficher',
  'Put back. [done]': 'Remise en place.',
  'Removed from your saved posts.': 'Retirée de vos publications enregistrées.',
  'Removed.': 'Retirée.',
  'Put back [verb]': 'Remettre',
  'Why here?': 'Pourquoi ici ?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, one {# point} other {# points}}, publiée il y a {hours, plural, one {# heure} other {# heures}}.',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'Ses points la vieillissent de {hours, plural, one {# heure} other {# heures}}.',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'Ses points compensent {hours, plural, one {# heure} other {# heures}} d’ancienneté.',
  'So every new post starts above it.': 'Toute nouvelle publication commence donc au-dessus.',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'Elle est donc classée comme une nouvelle publication avec {points, plural, one {# point} other {# points}}.',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'Les points sont les votes pour moins les votes contre. Les votes des comptes liés à l’auteur ou à une autre personne qui vote ne comptent pas. Aucune pénalité, aucun signalement ni aucune intervention de la rédaction ne change l’ordre. La modération peut masquer une publication, mais pas la déplacer. Le <log>journal de modération</log> indique ce qu’elle a fait.',
  'Edit profile': 'Modifier le profil',
  'Saved posts': 'Publications enregistrées',
  'You unfollowed {subject}': 'Vous ne suivez plus : {subject}',
  'Log in to follow {username}': 'Se connecter pour suivre {username}',
  'Imported account': 'Compte importé',
  'joined {date}': 'membre depuis le {date}',
  '{count, number} karma': 'karma : {count, number}',
  '{count, plural, one {# post} other {# posts}}':
    '{count, plural, one {# publication} other {# publications}}',
  '{count, plural, one {# follower} other {# followers}}':
    '{count, plural, one {# follower} other {# followers}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, one {# personne suivie} other {# personnes suivies}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'Vote pour, {count, plural, one {# point} other {# points}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'Vote contre, {count, plural, one {# point} other {# points}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'Vote retiré, {count, plural, one {# point} other {# points}}',
  'Try again.': 'Réessayez.',
  'Vote not saved.': 'Vote non enregistré.',
  Upvote: 'Voter pour',
  Downvote: 'Voter contre',
  'You can’t vote on your own post': 'Vous ne pouvez pas voter pour votre propre publication',
  'You can’t vote on your own comment': 'Vous ne pouvez pas voter pour votre propre commentaire',
  'About {site}': 'À propos du site {site}',
  'About this site': 'À propos de ce site',
  'Get the daily digest': 'Recevoir la newsletter quotidienne',
  'Not Found': 'Introuvable',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'Cette page n’existe pas. Elle a peut-être été retirée, ou le lien est incorrect.',
  'Search posts': 'Chercher des publications',
  'New posts': 'Nouvelles publications',
  Today: 'Aujourd’hui',
  'Something went wrong': 'Une erreur s’est produite',
  'We couldn’t show this page. Try reloading.':
    'Nous n’avons pas pu afficher cette page. Essayez de la recharger.',
  'We’ve logged it (request {requestId}).': 'Nous l’avons consigné (requête {requestId}).',
  'Something went wrong!': 'Une erreur s’est produite !',
  'Show Error': 'Afficher l’erreur',
  'Hide Error': 'Masquer l’erreur',
  Languages: 'Langues',
  'In the digest': 'Dans la newsletter',
  Related: 'À lire aussi',
  'More from {source}': 'De la même source : {source}',
  'More by {username}': 'Également par {username}',
  'Site status': 'État du site',
  'This site isn’t open yet: only staff see it.':
    'Ce site n’est pas encore ouvert : seule l’équipe le voit.',
  'Set up and open the site': 'Configurer et ouvrir le site',
  'Saved. Your settings have more choices.':
    'Enregistré. D’autres choix se trouvent dans vos paramètres.',
  Welcome: 'Bienvenue',
  'Welcome to {site}, {username}. Your account is ready.':
    'Bienvenue sur {site}, {username}. Votre compte est prêt.',
  'Email me replies and mentions': 'Recevoir réponses et mentions par e-mail',
  'Choose your settings': 'Choisir vos paramètres',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    'Nous avons envoyé le nombre maximal de codes à {address}. Saisissez le code de {characters} lettres et chiffres envoyé par e-mail au cours des dernières 24 heures.',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Nous avons envoyé un nouveau code à {address}. Il expire dans {minutes, plural, one {# minute} other {# minutes}}.',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'Nous avons envoyé un code à {address}. Il expire dans {minutes, plural, one {# minute} other {# minutes}}.',
  'Enter the {characters} letters and digits of the code.':
    'Saisissez les {characters} lettres et chiffres du code.',
  'Enter the {digits} digits of the code.': 'Saisissez les {digits} chiffres du code.',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters} lettres et chiffres. Majuscules ou minuscules, peu importe.',
  '{digits} digits': '{digits} chiffres',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, one {# commentaire ailleurs} other {# commentaires ailleurs}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, one {# commentaire sur {source}} other {# commentaires sur {source}}}',
  'We couldn’t verify this page, so nothing was sent.':
    'Nous n’avons pas pu vérifier cette page : rien n’a été envoyé.',
  'We couldn’t reach the site. Check your connection and try again.':
    'Le site est injoignable. Vérifiez votre connexion et réessayez.',
  'The request failed with status {status}.': 'La requête a échoué avec le statut {status}.',
  'within the last hour': 'il y a moins d’une heure',
  '{count, plural, one {# year ago} other {# years ago}}':
    '{count, plural, one {il y a # an} other {il y a # ans}}',
  '{count}y [years]': '{count, plural, one {# an} other {# ans}}',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, one {il y a # mois} other {il y a # mois}}',
  '{count}mo [months]': '{count} mois',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, one {il y a # semaine} other {il y a # semaines}}',
  '{count}w [weeks]': '{count} sem.',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {il y a # jour} other {il y a # jours}}',
  '{count}d [days]': '{count} j',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {il y a # heure} other {il y a # heures}}',
  '{count}h [hours]': '{count} h',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {il y a # minute} other {il y a # minutes}}',
  '{count}m [minutes]': '{count} min',
  'just now': 'à l’instant',
  'now [short age]': 'à l’instant',
  'Error: API keys': 'Erreur : Clés d’API',
  'Error: Edit post': 'Erreur : Modifier la publication',
  'Edit post': 'Modifier la publication',
  'The post couldn’t be loaded.': 'La publication n’a pas pu être chargée.',
  'Nothing was changed': 'Rien n’a été modifié',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'Le titre et l’URL peuvent être modifiés pendant {hours, plural, one {# heure} other {# heures}} après la publication.',
  Following: 'Suivis',
  'Posts by people you follow': 'Publications des personnes que vous suivez',
  '<login>Log in</login> to see posts by people you follow.':
    '<login>Connectez-vous</login> pour voir les publications des personnes que vous suivez.',
  'Submit a post': 'Publier',
  '{site}: new posts': '{site} : nouvelles publications',
  'We couldn’t find that page, so here’s the first one.':
    'Cette page est introuvable : voici donc la première.',
  'Posts couldn’t be loaded.': 'Les publications n’ont pas pu être chargées.',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'Rien ici pour le moment. <submit>À vous de commencer</submit>.',
  'No posts from this period.': 'Aucune publication pour cette période.',
  'See all time': 'Voir depuis le début',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'Toutes les publications et tous les commentaires que la modération masque, retire, verrouille ou épingle, et tous les bannissements, avec le motif. Les plus récents d’abord. Les contenus masqués ne sont pas nommés. Vous pensez à une erreur ? <contact>Contactez-nous</contact>',
  'This page couldn’t be loaded.': 'Cette page n’a pas pu être chargée.',
  Older: 'Plus anciens',
  'Older entries couldn’t be loaded. Try again.':
    'Les entrées plus anciennes n’ont pas pu être chargées. Réessayez.',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, one {# entrée plus ancienne chargée} other {# entrées plus anciennes chargées}}',
  'Older issues': 'Numéros plus anciens',
  'Older issues couldn’t be loaded. Try again.':
    'Les numéros plus anciens n’ont pas pu être chargés. Réessayez.',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, one {# numéro de plus chargé} other {# numéros de plus chargés}}',
  Contents: 'Sommaire',
  'Other industries': 'Autres secteurs',
  'What it covers': 'Ce qu’elle couvre',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'Une publication relève du secteur {industry} si son titre ou ses tags contiennent l’un de ces mots :',
  'Lately on {site}': 'Dernièrement sur {site}',
  'That link didn’t match, so here’s the whole post.':
    'Ce lien ne correspondait pas : voici donc la publication entière.',
  'Comments couldn’t be loaded.': 'Les commentaires n’ont pas pu être chargés.',
  'Post unavailable': 'Publication indisponible',
  'Post not found': 'Publication introuvable',
  'This post couldn’t be loaded': 'Cette publication n’a pas pu être chargée',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'Une erreur s’est produite de notre côté. La publication n’est sans doute pas en cause ; réessayez dans une minute.',
  'It may have been removed, or the link may be wrong.':
    'Elle a peut-être été retirée, ou le lien est incorrect.',
  'Your saved posts couldn’t be loaded.':
    'Vos publications enregistrées n’ont pas pu être chargées.',
  'Posts you save appear here. Only you can see them.':
    'Les publications que vous enregistrez apparaissent ici. Elles ne sont visibles que par vous.',
  Posts: 'Publications',
  People: 'Personnes',
  'Search comments': 'Chercher des commentaires',
  'Search people': 'Chercher des personnes',
  Relevance: 'Pertinence',
  Points: 'Points',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, one {# publication ou plus} other {# publications ou plus}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, one {# commentaire ou plus} other {# commentaires ou plus}}',
  'Your search': 'Votre recherche',
  'Search: {words}': 'Recherche : {words}',
  'Usernames and names are found by their first letters.':
    'Les pseudos et les noms se trouvent par leurs premières lettres.',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'Astuce : utilisez {phrase}, {word}, {or}, {author} ou {domain}.',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    'Astuce : utilisez {phrase}, {word}, {or} ou {author}.',
  'That link didn’t match. Please search again.':
    'Ce lien ne correspondait pas. Veuillez relancer la recherche.',
  'Search in': 'Chercher dans',
  'exact phrase': 'expression exacte',
  'word [search]': 'mot',
  'Search isn’t available right now.': 'La recherche n’est pas disponible pour le moment.',
  'Sort results': 'Trier les résultats',
  'No results for “{words}”. Check the spelling or try fewer words.':
    'Aucun résultat pour « {words} ». Vérifiez l’orthographe ou essayez moins de mots.',
  'No comments found for “{words}”.': 'Aucun commentaire trouvé pour « {words} ».',
  'No username or name begins with “{words}”.': 'Aucun pseudo ni nom ne commence par « {words} ».',
  'Error: Settings': 'Erreur : Paramètres',
  'Top posts': 'Meilleures publications',
  'Hot posts': 'Publications en vue',
  Period: 'Période',
  Week: 'Semaine',
  Month: 'Mois',
  Year: 'Année',
  'All time': 'Depuis le début',
  'This text couldn’t be loaded.': 'Ce texte n’a pas pu être chargé.',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'Les actions de la modération et leurs motifs figurent dans le <log>journal de modération</log> public.',
  'Post published': 'Publication mise en ligne',
  'Error: Submit': 'Erreur : Publier',
  Publish: 'Publier',
  'Publishing…': 'Mise en ligne…',
  'No posts with this tag yet.': 'Pas encore de publications avec ce tag.',
  'This profile couldn’t be loaded.': 'Ce profil n’a pas pu être chargé.',
  Contributions: 'Contributions',
  'No posts yet.': 'Pas encore de publications.',
  'No passkey was used. Try again.': 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  'This device already has a passkey for your account.':
    'Cet appareil a déjà une clé d’accès pour votre compte.',
  'This browser or device can’t use a passkey here.':
    'Ce navigateur ou cet appareil ne peut pas utiliser de clé d’accès ici.',
  'The push service of your browser failed. Try again later.':
    'Le service push de votre navigateur a échoué. Réessayez plus tard.',
  'Loading…': 'Chargement…',
  'Earlier versions': 'Versions précédentes',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'Les versions précédentes n’ont pas pu être chargées. Fermez ceci et réessayez.',
  'No earlier version is stored.': 'Aucune version précédente n’est conservée.',
  'Until {time}': 'Version remplacée {time}',
  'edited {time}': 'modifié {time}',
  'Uploading {file}…': 'Envoi en cours : {file}…',
  'Choose a file, or drop it here': 'Choisissez un fichier ou déposez-le ici',
  'Choose another file, or drop it here': 'Choisissez un autre fichier ou déposez-le ici',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'Votre session est terminée. Rien n’est perdu ; connectez-vous et réessayez.',
  'Log in in a new tab': 'Se connecter dans un nouvel onglet',
  'For your security, please log in again.': 'Pour votre sécurité, veuillez vous reconnecter.',
  'Log in again': 'Se reconnecter',
  'You’ve been logged out.': 'Votre session est terminée.',
  'Choose a reason.': 'Choisissez un motif.',
  'Reported. Thank you; our moderators will take a look.':
    'Signalement envoyé. Merci ; la modération va l’examiner.',
  'Why are you reporting this?': 'Pourquoi signalez-vous ce contenu ?',
  'Anything else? (optional)': 'Autre chose ? (facultatif)',
  'Give a reason. It goes in the moderation log.':
    'Indiquez un motif. Il figurera dans le journal de modération.',
  Reason: 'Motif',
  '{points}. Log in to vote': '{points}. Se connecter pour voter',
  'No such endpoint.': 'Ce point d’accès n’existe pas.',
  'Log in first.': 'Connectez-vous d’abord.',
  "This site isn't open yet.": 'Ce site n’est pas encore ouvert.',
  "API keys can't use this endpoint. Log in instead.":
    'Les clés d’API ne peuvent pas utiliser ce point d’accès. Connectez-vous.',
  'This API key lacks the scope {scope}.': 'Cette clé d’API n’a pas l’autorisation {scope}.',
  "The data couldn't be loaded.": 'Les données n’ont pas pu être chargées.',
  'Too many addresses tried. Try again tomorrow.': 'Trop d’adresses essayées. Réessayez demain.',
  'This code is incorrect or has expired. Request a new one.':
    'Ce code est incorrect ou a expiré. Demandez-en un nouveau.',
  'This code was already used. Request a new one.':
    'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  'Another account now uses this address.': 'Un autre compte utilise désormais cette adresse.',
  "You've downloaded your data several times today. Try again tomorrow.":
    'Vous avez téléchargé vos données plusieurs fois aujourd’hui. Réessayez demain.',
  'Mail to your address is not stopped.': 'L’envoi d’e-mails à votre adresse n’est pas suspendu.',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'L’envoi d’e-mails à votre adresse a été suspendu à la suite d’une plainte ou par l’équipe. Écrivez à l’équipe du site.',
  "You've requested this too often today. Try again tomorrow.":
    'Vous avez fait cette demande trop souvent aujourd’hui. Réessayez demain.',
  'This account is scheduled for deletion.': 'La suppression de ce compte est prévue.',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    'Vous avez atteint la limite de {max} clés. Révoquez-en une pour en créer une autre.',
  'The key was not found.': 'Clé introuvable.',
  "You can't post or comment here. You can still log in and read.":
    'Vous ne pouvez ni publier ni commenter ici. Vous pouvez toujours vous connecter et lire.',
  "You can't post or comment here. Reason: {reason}":
    'Vous ne pouvez ni publier ni commenter ici. Motif : {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'Vous ne pouvez ni publier ni commenter ici jusqu’au {until}. Vous pouvez toujours vous connecter et lire.',
  "You can't post or comment here until {until}. Reason: {reason}":
    'Vous ne pouvez ni publier ni commenter ici jusqu’au {until}. Motif : {reason}',
  'The user was not found.': 'Membre introuvable.',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {Le nom} other {Le pseudo}} ressemble à un nom réservé à ce site (« {sign} » ressemble à « {like} »).',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {Le nom} other {Le pseudo}} ressemble à un nom réservé à ce site.',
  'The link was not found.': 'Lien introuvable.',
  'A moderator removed this post.': 'La modération a retiré cette publication.',
  'This post is waiting for review.': 'Cette publication est en attente de relecture.',
  'A moderator hid this post.': 'La modération a masqué cette publication.',
  'The post was not found.': 'Publication introuvable.',
  'The author deleted this post. You can reply to its comments.':
    'L’auteur a supprimé cette publication. Vous pouvez répondre à ses commentaires.',
  "The comment no longer exists, so you can't reply to it.":
    'Le commentaire n’existe plus : vous ne pouvez pas y répondre.',
  'The comment is too deep in the thread to reply to.':
    'Le commentaire est trop loin dans le fil pour y répondre.',
  'The comment was not found.': 'Commentaire introuvable.',
  "This request can't be answered right now. Try again in a moment.":
    'Impossible de répondre à cette requête pour le moment. Réessayez dans un instant.',
  'The {header} was used for another request.': '{header} a servi pour une autre requête.',
  'The sentence is already struck.': 'La phrase est déjà barrée.',
  'The report was not found.': 'Signalement introuvable.',
  'The issue was not found.': 'Numéro introuvable.',
  'The sentence was not found.': 'Phrase introuvable.',
  'Write the letter first.': 'Écrivez d’abord la lettre.',
  'The digest was not found.': 'Numéro introuvable.',
  'The link to this digest has expired.': 'Le lien vers ce numéro a expiré.',
  'The language was not found.': 'Langue introuvable.',
  'The industry was not found.': 'Secteur introuvable.',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'Cette image dépasserait la limite de {size} Mo du site. Les images inutilisées sont supprimées au bout d’une à deux semaines.',
  'This site accepts members from certain domains only.':
    'Ce site accepte uniquement les membres de certains domaines.',
  '{site} does not accept new members.': '{site} n’accepte pas de nouveaux membres.',
  'Answer the question of the site.': 'Répondez à la question du site.',
  'The username was just taken.': 'Ce pseudo vient d’être pris.',
  'The site was not found.': 'Site introuvable.',
  'This link has been used, or is older than a minute. Go back and try again.':
    'Ce lien a déjà servi ou date de plus d’une minute. Revenez en arrière et réessayez.',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'Vous avez atteint la limite de {max} comptes associés. Retirez-en un d’abord.',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'Ce compte est déjà associé à un autre compte membre. Pour savoir lequel, déconnectez-vous et utilisez-le pour vous connecter.',
  'The linked account was not found.': 'Compte associé introuvable.',
  'You cannot invite others here.': 'Vous ne pouvez pas inviter d’autres personnes ici.',
  "You've reached the limit of {max} invitations. End one first.":
    'Vous avez atteint la limite de {max} invitations. Mettez fin à l’une d’elles d’abord.',
  'The invitation was not found.': 'Invitation introuvable.',
  'You need an invitation to join, and this one is missing or has ended.':
    'Il faut une invitation pour s’inscrire ; celle-ci est absente ou a pris fin.',
  'Too many wrong codes. Try again tomorrow.': 'Trop de codes erronés. Réessayez demain.',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'Ce navigateur n’a pas de code valable pour cette adresse. Saisissez le code dans le navigateur où vous l’avez demandé, ou demandez-en un nouveau ici.',
  'The login provider was not found.': 'Service de connexion introuvable.',
  "{provider} can't be reached. Log in with an emailed code instead.":
    '{provider} est injoignable. Connectez-vous avec un code reçu par e-mail.',
  'The username is reserved.': 'Ce pseudo est réservé.',
  'The username is taken.': 'Ce pseudo est déjà pris.',
  "There's no account with this address anymore.": 'Il n’y a plus de compte avec cette adresse.',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'Cette clé d’accès ne fonctionne pas ici, ou la tentative a expiré. Réessayez ou utilisez un code reçu par e-mail.',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'Les membres de l’équipe ont besoin d’une clé d’accès. Connectez-vous avec la vôtre, ou ajoutez-en une dans les paramètres.',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    'Vous avez atteint la limite de {max} clés d’accès. Retirez-en une pour en ajouter une autre.',
  'This passkey was already added.': 'Cette clé d’accès a déjà été ajoutée.',
  'The passkey was not found.': 'Clé d’accès introuvable.',
  'Log in with a passkey to remove this one.':
    'Connectez-vous avec une clé d’accès pour retirer celle-ci.',
  'This login has expired, or it was started in another browser. Start again.':
    'Cette connexion a expiré ou a commencé dans un autre navigateur. Recommencez.',
  '{provider} did not log you in. Start again.':
    '{provider} n’a pas validé votre connexion. Recommencez.',
  'The login at {provider} could not be verified. Start again.':
    'La connexion par {provider} n’a pas pu être vérifiée. Recommencez.',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'Cette adresse doit d’abord être vérifiée avec un code reçu par e-mail. Connectez-vous ou inscrivez-vous ainsi.',
  'An account was just created with this address. Log in.':
    'Un compte vient d’être créé avec cette adresse. Connectez-vous.',
  'The session was not found.': 'Session introuvable.',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'Pour votre sécurité, veuillez vous reconnecter. Il faut une connexion de moins de 15 minutes.',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'Nous recevons beaucoup d’inscriptions. Activez JavaScript pour que nous puissions vérifier que vous n’êtes pas un robot, ou réessayez plus tard.',
  'This request has no valid authentication of the mail provider.':
    'Cette requête n’a pas d’authentification valable du fournisseur de messagerie.',
  'The application was not found.': 'Demande introuvable.',
  "You can't ban yourself.": 'Vous ne pouvez pas vous bannir.',
  "Platform admins can't be banned.":
    'Les administrateurs de la plateforme ne peuvent pas être bannis.',
  "Admins can't be banned. Ask another admin to change their role first.":
    'Les administrateurs ne peuvent pas être bannis. Demandez d’abord à un autre administrateur de modifier leur rôle.',
  'Moderators can only ban members. Ask an admin.':
    'Les modérateurs ne peuvent bannir que des membres. Demandez à un administrateur.',
  'The entry was not found.': 'Entrée introuvable.',
  'The note was not found.': 'Note introuvable.',
  'Moderators can only delete their own notes.':
    'Les modérateurs ne peuvent supprimer que leurs propres notes.',
  'The post or comment was not found.': 'Publication ou commentaire introuvable.',
  "It's no longer waiting for review.": 'Ce contenu n’attend plus de relecture.',
  '{max} posts are pinned already. Unpin one of them first.':
    '{max} publications sont déjà épinglées. Désépinglez-en une d’abord.',
  "You can't report your own posts and comments, but you can delete them.":
    'Vous ne pouvez pas signaler vos propres publications et commentaires, mais vous pouvez les supprimer.',
  "There's already a rule for this.": 'Il existe déjà une règle pour cela.',
  'The rule was not found.': 'Règle introuvable.',
  "You've already posted this {count} times today.":
    'Vous avez déjà publié cela {count} fois aujourd’hui.',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'Un nouveau compte peut publier {count, plural, =1 {une fois} other {# fois}} pendant ses {minutes} premières minutes. Réessayez un peu plus tard.',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'Un nouveau compte peut publier {count} fois le premier jour. Réessayez demain.',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'Un nouveau compte peut commenter {count} fois le premier jour. Réessayez demain.',
  'This link was already posted by you in a post you hid.':
    'Vous avez déjà publié ce lien dans une publication que vous avez masquée.',
  'This link was already posted by you and is waiting for review.':
    'Vous avez déjà publié ce lien, et il est en attente de relecture.',
  'This link was posted here within the last 30 days.':
    'Ce lien a été publié ici au cours des 30 derniers jours.',
  'The tag was not found.': 'Tag introuvable.',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'Vous avez atteint la limite de {max} éléments suivis ou en sourdine. Retirez-en d’abord dans les paramètres.',
  'Log in to see posts from people you follow.':
    'Connectez-vous pour voir les publications des personnes que vous suivez.',
  'This part of the sitemap was not found.': 'Cette partie du plan du site est introuvable.',
  'The text was not found.': 'Texte introuvable.',
  'The subscriber was not found.': 'Adresse abonnée introuvable.',
  'The subscription was not found.': 'Abonnement introuvable.',
  'This link has expired. Request a new one.': 'Ce lien a expiré. Demandez-en un nouveau.',
  'The mail was not found.': 'E-mail introuvable.',
  'This event was already processed.': 'Cet événement a déjà été traité.',
  'Your subscription was not found.': 'Votre abonnement est introuvable.',
  'Your account already has another subscription. Erase that one first.':
    'Votre compte a déjà un autre abonnement. Effacez d’abord celui-là.',
  'This subscription belongs to another account.': 'Cet abonnement appartient à un autre compte.',
  'The segment was not found.': 'Segment introuvable.',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'Une lettre non envoyée utilise ce segment. Choisissez-lui d’abord un autre public.',
  'An unsent issue has a section for this segment. Remove the section first.':
    'Un numéro non envoyé a une section pour ce segment. Retirez d’abord la section.',
  "There's already a segment with this name.": 'Il existe déjà un segment de ce nom.',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'Le formulaire a été envoyé très vite, ou un champ caché est rempli. Veuillez l’envoyer à nouveau.',
  'Many forms were sent from your network. Please try again tomorrow.':
    'Beaucoup de formulaires ont été envoyés depuis votre réseau. Veuillez réessayer demain.',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'Ce lien ne sert qu’à modifier l’envoi. Demandez un lien par e-mail, ou connectez-vous avec cette adresse.',
  'Too many invalid links tried. Try again in a few minutes.':
    'Trop de liens non valables essayés. Réessayez dans quelques minutes.',
  'Your {site} account will be deleted': 'Votre compte {site} va être supprimé',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'Votre compte {site} {username} sera supprimé le {date}, comme vous l’avez demandé. Les autres appareils et les clés d’API ne fonctionnent plus.',
  'You can cancel in Settings until then:': 'D’ici là, vous pouvez annuler dans les paramètres :',
  'Wasn’t you? Log in now to cancel.':
    'Ce n’était pas vous ? Connectez-vous maintenant pour annuler.',
  'Sent by {site} because you have an account there.':
    'Envoyé par {site} car vous y avez un compte.',
  'Your address was entered in the subscription form of {site}':
    'Votre adresse a été saisie dans le formulaire d’abonnement à {site}',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'Quelqu’un a saisi cette adresse e-mail dans le formulaire d’abonnement à {site}. Le formulaire a alors indiqué qu’elle est associée à un compte sous le pseudo {username}.',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'Rien d’autre n’a été affiché et rien n’a changé. Vous n’avez rien à faire.',
  'Contact us': 'Nous contacter',
  'We send at most one such email a day.': 'Nous envoyons au plus un e-mail de ce type par jour.',
  'Sent by {site} because this is the address of your account there.':
    'Envoyé par {site} car c’est l’adresse de votre compte.',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'Saisissez ce code dans les paramètres pour confirmer la nouvelle adresse e-mail de votre compte {site} {username} :',
  'This address already has an account on {site}': 'Cette adresse a déjà un compte sur {site}',
  'You tried to use this address for your {site} account, but another account already has it.':
    'Vous avez voulu utiliser cette adresse pour votre compte {site}, mais un autre compte l’a déjà.',
  'To change that account’s address or delete it, log in here:':
    'Pour changer l’adresse de ce compte ou le supprimer, connectez-vous ici :',
  'Your {site} email address was changed': 'Votre adresse e-mail {site} a été modifiée',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'L’adresse e-mail de votre compte {site} {username} a été modifiée. Cette adresse ne permet plus de se connecter, les autres appareils ont été déconnectés et les clés d’API révoquées.',
  'Wasn’t you? Tell us right away:': 'Ce n’était pas vous ? Dites-le-nous tout de suite :',
  'If it was you, you’re all set.': 'Si c’était vous, tout va bien.',
  'Sent by {site} because this was the address of your account there.':
    'Envoyé par {site} car c’était l’adresse de votre compte.',
  'A login was linked to your {site} account':
    'Un moyen de connexion a été associé à votre compte {site}',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    '{account} ({provider}) a été associé à votre compte {site} {username}. Vous pouvez l’utiliser pour vous connecter au lieu d’un code reçu par e-mail.',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'Ce n’était pas vous ? Retirez ce moyen de connexion dans les paramètres et déconnectez-y les autres appareils :',
  'A login was removed from your {site} account':
    'Un moyen de connexion a été retiré de votre compte {site}',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '{account} ({provider}) a été retiré de votre compte {site} {username}. Les appareils connectés de cette façon ont été déconnectés.',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'Ce n’était pas vous ? Vérifiez vos comptes associés et vos sessions dans les paramètres :',
  'New login to your {site} account': 'Nouvelle connexion à votre compte {site}',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    '{account} ({provider}) a servi à se connecter à votre compte {site} {username} dans un nouveau navigateur.',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    '{account} ({provider}) a servi à se connecter à votre compte {site} {username} dans un nouveau navigateur : {device}.',
  'Sent by {site} because this address was entered there.':
    'Envoyé par {site} car cette adresse y a été saisie.',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'Pour recevoir à nouveau les e-mails de votre compte {site} {username}, saisissez ce code dans les paramètres :',
  'The site doesn’t accept new members.': 'Le site n’accepte pas de nouveaux membres.',
  'The site accepts members with addresses at certain domains only.':
    'Le site accepte uniquement les membres dont l’adresse relève de certains domaines.',
  'To sign up, you need an invitation from a member.':
    'Pour vous inscrire, il vous faut l’invitation d’un membre.',
  'You may have signed up with a different address.':
    'Vous avez peut-être utilisé une autre adresse à l’inscription.',
  'No account on {site} with this address': 'Aucun compte sur {site} avec cette adresse',
  'You tried to log in, but no account on {site} has this address.':
    'Vous avez voulu vous connecter, mais aucun compte sur {site} n’a cette adresse.',
  'If you don’t have an account yet, sign up here:':
    'Si vous n’avez pas encore de compte, inscrivez-vous ici :',
  'You already have an account on {site}': 'Vous avez déjà un compte sur {site}',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'Vous avez voulu vous inscrire, mais vous avez déjà un compte sur {site} avec cette adresse.',
  'Log in here and we’ll send you a code:': 'Connectez-vous ici et nous vous enverrons un code :',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {Votre publication sur {site} a été masquée} other {Votre commentaire sur {site} a été masqué}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {La modération a masqué votre publication « {title} » sur {site}.} other {La modération a masqué votre commentaire sur « {title} » ({site}).}}',
  'Only you can see it until a moderator makes it visible again.':
    'Visible uniquement par vous tant que la modération ne l’affiche pas de nouveau.',
  '{count} of your posts and comments on {site} were hidden':
    '{count} de vos publications et commentaires sur {site} ont été masqués',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    'La modération a examiné {count} de vos publications et commentaires sur {site}. Éléments masqués : {items}.',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {Votre publication sur {site} est de nouveau visible} other {Votre commentaire sur {site} est de nouveau visible}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {La modération a réaffiché votre publication « {title} » sur {site}.} other {La modération a réaffiché votre commentaire sur « {title} » ({site}).}}',
  'Everyone can see it again.': 'De nouveau visible par tout le monde.',
  '{count} of your posts and comments on {site} were made visible again':
    '{count} de vos publications et commentaires sur {site} sont de nouveau visibles',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    'La modération a examiné {count} de vos publications et commentaires sur {site}. De nouveau visibles : {items}.',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {Votre publication sur {site} a été retirée} other {Votre commentaire sur {site} a été retiré}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {La modération a retiré votre publication « {title} » sur {site}.} other {La modération a retiré votre commentaire sur « {title} » ({site}).}}',
  'Only you can see it.': 'Visible uniquement par vous.',
  '{count} of your posts and comments on {site} were removed':
    '{count} de vos publications et commentaires sur {site} ont été retirés',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    'La modération a examiné {count} de vos publications et commentaires sur {site}. Éléments retirés : {items}.',
  'Your post on {site} was locked': 'Votre publication sur {site} a été verrouillée',
  'A moderator of {site} locked your post “{title}”.':
    'La modération a verrouillé votre publication « {title} » sur {site}.',
  'No one can comment on it.': 'Personne ne peut plus la commenter.',
  '{count} of your posts on {site} were locked':
    '{count} de vos publications sur {site} ont été verrouillées',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    'La modération a examiné {count} de vos publications sur {site}. Publications verrouillées : {items}.',
  'Your post on {site} was unlocked': 'Votre publication sur {site} a été déverrouillée',
  'A moderator of {site} unlocked your post “{title}”.':
    'La modération a déverrouillé votre publication « {title} » sur {site}.',
  'People can comment on it again.': 'Il est de nouveau possible de la commenter.',
  '{count} of your posts on {site} were unlocked':
    '{count} de vos publications sur {site} ont été déverrouillées',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    'La modération a examiné {count} de vos publications sur {site}. Publications déverrouillées : {items}.',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {Votre publication sur {site} a été approuvée} other {Votre commentaire sur {site} a été approuvé}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {La modération a approuvé votre publication « {title} » sur {site}.} other {La modération a approuvé votre commentaire sur « {title} » ({site}).}}',
  'It was waiting for review. Everyone can see it now.':
    'La relecture est terminée : visible désormais par tout le monde.',
  '{count} of your posts and comments on {site} were approved':
    '{count} de vos publications et commentaires sur {site} ont été approuvés',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    'La modération a examiné {count} de vos publications et commentaires sur {site}. Éléments approuvés : {items}.',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {Votre publication sur {site} n’a pas été approuvée} other {Votre commentaire sur {site} n’a pas été approuvé}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {La modération n’a pas approuvé votre publication « {title} » sur {site}.} other {La modération n’a pas approuvé votre commentaire sur « {title} » ({site}).}}',
  'It was waiting for review and won’t be published.':
    'La relecture est terminée, et il n’y aura pas de mise en ligne.',
  '{count} of your posts and comments on {site} were not approved':
    '{count} de vos publications et commentaires sur {site} n’ont pas été approuvés',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    'La modération a examiné {count} de vos publications et commentaires sur {site}. Éléments non approuvés : {items}.',
  'Please don’t reply to this email.': 'Merci de ne pas répondre à cet e-mail.',
  'Reason: {reason}': 'Motif : {reason}',
  'Think this is a mistake? Tell us:': 'Vous pensez que c’est une erreur ? Dites-le-nous :',
  'your post “{title}”': 'votre publication « {title} »',
  'your comment on “{title}”': 'votre commentaire sur « {title} »',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list}, et {count} de plus',
  'Your {site} account is banned until {until}': 'Votre compte {site} est banni jusqu’au {until}',
  'Your {site} account is banned': 'Votre compte {site} est banni',
  'Your {site} account {username} can’t post or comment until {until}.':
    'Votre compte {site} {username} ne peut ni publier ni commenter jusqu’au {until}.',
  'Your {site} account {username} can’t post or comment.':
    'Votre compte {site} {username} ne peut ni publier ni commenter.',
  'Your posts and comments were removed.': 'Vos publications et commentaires ont été retirés.',
  'You can still log in and read, and export or delete your account in Settings.':
    'Vous pouvez toujours vous connecter et lire, ainsi qu’exporter ou supprimer votre compte dans les paramètres.',
  'Your {site} account is no longer banned': 'Votre compte {site} n’est plus banni',
  'Your {site} account {username} is no longer banned.':
    'Votre compte {site} {username} n’est plus banni.',
  'You can post and comment again:': 'Vous pouvez de nouveau publier et commenter :',
  'A passkey was added to your {site} account':
    'Une clé d’accès a été ajoutée à votre compte {site}',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'La clé d’accès « {passkey} » a été ajoutée à votre compte {site} {username}. Vous pouvez l’utiliser pour vous connecter au lieu d’un code reçu par e-mail.',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'Si c’était vous, tout va bien. Une clé d’accès qui en remplace d’autres peut n’ouvrir l’administration qu’après {hours} heures.',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'La clé d’accès « {passkey} » a servi à se connecter à votre compte {site} {username} sur {device}.',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'Ce n’était pas vous ? Déconnectez cet appareil dans les paramètres et retirez la clé d’accès :',
  'A passkey was removed from your {site} account':
    'Une clé d’accès a été retirée de votre compte {site}',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'La clé d’accès « {passkey} » a été retirée de votre compte {site} {username}. Les appareils qui l’utilisaient ont été déconnectés.',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'Ce n’était pas vous ? Vérifiez vos clés d’accès et vos sessions dans les paramètres :',
  'This URL supports {methods}.': 'Cette URL accepte {methods}.',
  'The body must be JSON, with Content-Type: application/json.':
    'Le corps doit être du JSON, avec Content-Type: application/json.',
  'The body must be JSON in UTF-8.': 'Le corps doit être du JSON en UTF-8.',
  'This URL only supports GET.': 'Cette URL n’accepte que GET.',
  'The form can have at most {size} KB.': 'Le formulaire ne peut pas dépasser {size} Ko.',
  'The body can have at most {size} KB.': 'Le corps ne peut pas dépasser {size} Ko.',
  'The form must be in UTF-8.': 'Le formulaire doit être en UTF-8.',
  "The form couldn't be read completely.": 'Le formulaire n’a pas pu être lu en entier.',
  "The body couldn't be read completely.": 'Le corps n’a pas pu être lu en entier.',
  'This endpoint needs a valid, recent signature ({header}).':
    'Ce point d’accès exige une signature valable et récente ({header}).',
  'Mail only supports GET.': 'Les e-mails n’acceptent que GET.',
  'No such email.': 'Cet e-mail n’existe pas.',
  'Your text': 'Votre texte',
  "This form doesn't support this method.": 'Ce formulaire n’accepte pas cette méthode.',
  'Unknown form.': 'Formulaire inconnu.',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'Votre session est terminée. Rien n’est perdu : connectez-vous, puis envoyez ceci à nouveau.',
  'This form was made for another login. Send it again.':
    'Ce formulaire a été créé pour une autre session. Envoyez-le à nouveau.',
  'Error: {title}': 'Erreur : {title}',
  'Not sent': 'Non envoyé',
  'This link was shared already.': 'Ce lien a déjà été partagé.',
  'No email? <again>Request a new code</again>':
    'Pas d’e-mail ? <again>Demander un nouveau code</again>',
  'The code': 'Le code',
  'A moderator will review your account. We’ll email you the decision.':
    'La modération va examiner votre compte. Nous vous enverrons la décision par e-mail.',
  'Log in to {site}': 'Se connecter à {site}',
  'Logged in as {username}': 'Session ouverte sous le nom {username}',
  '{site} without JavaScript': '{site} sans JavaScript',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'Pour voter, commenter ou signaler, ouvrez une publication et suivez les liens sous son titre et ses commentaires.',
  'Read {site}': 'Lire {site}',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'Les paramètres nécessitent JavaScript. Toutes les autres pages s’affichent comme pour le public.',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'Ici, vous pouvez vous connecter, publier, commenter, voter et signaler sans JavaScript. <login>Se connecter</login> ou <signup>s’inscrire</signup>.',
  'A link, or leave blank for a text post.': 'Un lien, ou laissez vide pour publier un texte.',
  'At most {max} characters. Keep the original headline.':
    '{max} caractères au plus. Gardez le titre d’origine.',
  'Text (optional with a link)': 'Texte (facultatif avec un lien)',
  'Markdown.': 'Markdown.',
  'Tags (at most {max})': 'Tags ({max} au plus)',
  'Your vote is saved. Pages show it within a minute.':
    'Votre vote est enregistré. Il apparaît sur les pages en moins d’une minute.',
  'Saved. A moderator will review it first.': 'Enregistré. La modération l’examinera d’abord.',
  'Comment on {title}': 'Commentaire sur {title}',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>Retour à la publication</page>, {score, plural, one {# point} other {# points}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Retour à la publication</page> par {author}, {score, plural, one {# point} other {# points}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>Retour au commentaire</page>, {score, plural, one {# point} other {# points}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '<page>Retour au commentaire</page> par {author}, {score, plural, one {# point} other {# points}}',
  Vote: 'Voter',
  'You haven’t voted.': 'Vous n’avez pas voté.',
  'You voted up.': 'Vous avez voté pour.',
  'You voted down.': 'Vous avez voté contre.',
  'Vote up': 'Voter pour',
  'Vote down': 'Voter contre',
  'Remove vote': 'Retirer le vote',
  Comment: 'Commenter',
  'Post reply': 'Publier la réponse',
  Report: 'Signaler',
  'The reason': 'Le motif',
  'The note': 'La note',
  'The text': 'Le texte',
  "We're having trouble right now. Try again in a moment.":
    'Nous rencontrons un problème. Réessayez dans un instant.',
  'Please try again in a moment': 'Veuillez réessayer dans un instant',
  "This page doesn't exist.": 'Cette page n’existe pas.',
  'Bad request': 'Requête incorrecte',
  'Not allowed here': 'Non autorisé ici',
  'URL too long': 'URL trop longue',
  'Request too large': 'Requête trop volumineuse',
  'Unknown site': 'Site inconnu',
  'Too many requests': 'Trop de requêtes',
  'The URL is malformed.': 'L’URL est mal formée.',
  "Something went wrong on our side. We've logged it.":
    'Une erreur s’est produite de notre côté. Nous l’avons consignée.',
  'The site is very busy. Try again in a moment.':
    'Le site est très sollicité. Réessayez dans un instant.',
  'This site is on another server now.': 'Ce site est désormais sur un autre serveur.',
  'This site is moving to another server. Try again in a few seconds.':
    'Ce site déménage vers un autre serveur. Réessayez dans quelques secondes.',
  'The request has too many headers.': 'La requête a trop d’en-têtes.',
  'The request names two hosts.': 'La requête indique deux hôtes.',
  'The URL is too long.': 'L’URL est trop longue.',
  "This method isn't supported.": 'Cette méthode n’est pas acceptée.',
  'No site has this host name.': 'Aucun site n’a ce nom d’hôte.',
  'Corrected on {date}: {text}': 'Rectifié le {date} : {text}',
  '{author} on {title}': '{author} sur {title}',
  'Hubs use GET and POST.': 'Les hubs utilisent GET et POST.',
  'Feeds only support GET.': 'Les flux n’acceptent que GET.',
  'This image was not found.': 'Image introuvable.',
  'Images only support GET.': 'Les images n’acceptent que GET.',
  'This URL supports POST.': 'Cette URL accepte POST.',
  'The body must be one message.': 'Le corps doit contenir un seul message.',
  "This image doesn't exist.": 'Cette image n’existe pas.',
  'The sitemap only supports GET.': 'Le plan du site n’accepte que GET.',
  'This file only supports GET.': 'Ce fichier n’accepte que GET.',
  'The site is very busy. This page opens automatically in a moment.':
    'Le site est très sollicité. Cette page s’ouvrira automatiquement dans un instant.',
  "The page that sent this form isn't allowed to embed it.":
    'La page qui a envoyé ce formulaire n’est pas autorisée à l’intégrer.',
  'The form must be sent as application/x-www-form-urlencoded.':
    'Le formulaire doit être envoyé au format application/x-www-form-urlencoded.',
  'The picture was not found.': 'Image introuvable.',
  'Pages only support GET.': 'Les pages n’acceptent que GET.',
  'The page took too long. Try again in a moment.':
    'La page a mis trop de temps. Réessayez dans un instant.',
  "This form didn't come from a page of this site.":
    'Ce formulaire ne vient pas d’une page de ce site.',
  'This API key is invalid, expired or revoked.':
    'Cette clé d’API est non valable, expirée ou révoquée.',
  'Posts about {tag} on {site}, the latest first: {description}':
    'Publications avec le tag {tag} sur {site}, les plus récentes d’abord : {description}',
  'The digest of {site} by email in {languages}.': 'La newsletter {site} par e-mail : {languages}.',
  'The digest of {site} by email, for {industries}.':
    'La newsletter {site} par e-mail, par secteur : {industries}.',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    'Les anciens numéros de la newsletter {site}, les plus récents d’abord : ce que la communauté a jugé digne d’être lu, jour après jour et semaine après semaine.',
  '{issue} on {site}: what its readers found worth reading.':
    '{issue} sur {site} : ce que la communauté a jugé digne d’être lu.',
  'The links and texts with the most points of the day on {site}.':
    'Les liens et les textes du jour avec le plus de points sur {site}.',
  'The links and texts with the most points of the week on {site}.':
    'Les liens et les textes de la semaine avec le plus de points sur {site}.',
  'The links and texts with the most points of the month on {site}.':
    'Les liens et les textes du mois avec le plus de points sur {site}.',
  'The links and texts with the most points of the year on {site}.':
    'Les liens et les textes de l’année avec le plus de points sur {site}.',
  'The links and texts with the most points of all time on {site}.':
    'Les liens et les textes avec le plus de points de tous les temps sur {site}.',
  'The newest links and texts that were shared on {site}, the latest first.':
    'Les derniers liens et textes partagés sur {site}, les plus récents d’abord.',
  'What readers of {site} vote for and talk about at the moment.':
    'Ce qui attire les votes et les discussions en ce moment sur {site}.',
  'The discussions on {site}, those with the latest comment first.':
    'Les discussions sur {site}, les dernières commentées d’abord.',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Un texte par {author}, commenté sur {site} : {score, plural, one {# point} other {# points}} et {comments, plural, one {# commentaire} other {# commentaires}}.',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    'Un lien vers {host}, partagé par {author} et commenté sur {site} : {score, plural, one {# point} other {# points}} et {comments, plural, one {# commentaire} other {# commentaires}}.',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Publications par {name} : {posts, plural, one {# publication} other {# publications}}, {comments, plural, one {# commentaire} other {# commentaires}} et un karma de {karma, number} sur {site}.',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    'Commentaires par {name} : {posts, plural, one {# publication} other {# publications}}, {comments, plural, one {# commentaire} other {# commentaires}} et un karma de {karma, number} sur {site}.',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    'Ce qu’est {site}, à qui le site s’adresse et comment fonctionnent ici publications, votes et commentaires.',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    'Comment joindre l’équipe qui gère {site} : questions, signalements, recours et sécurité.',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    'Ce que {site} conserve à votre sujet, pourquoi, combien de temps, et comment l’emporter ou le faire effacer.',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    'Les conditions pour lire {site} et y participer, par des publications, des votes et des commentaires.',
  'Status {status}, request {request}': 'Statut {status}, requête {request}',
  'new posts': 'nouvelles publications',
  'top posts': 'meilleures publications',
  'hot posts': 'publications en vue',
  discussions: 'discussions',
  'new comments': 'nouveaux commentaires',
  'the digest': 'la newsletter',
  'posts about {tag}': 'publications avec le tag {tag}',
  'posts by {name}': 'publications par {name}',
  'comments on {title}': 'commentaires sur {title}',
  'posts with {q}': 'publications avec {q}',
  'comments with {q}': 'commentaires avec {q}',
  'comments on this post': 'commentaires sur cette publication',
  'Opens soon': 'Ouverture prochaine',
  '{site} opens soon': '{site} ouvre bientôt',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'Vous gérez ce site ? <login>Connectez-vous</login> ou <signup>inscrivez-vous</signup> pour le configurer.',
  'There is nothing here without JavaScript.': 'Il n’y a rien ici sans JavaScript.',
  'Basic version': 'Version simple',
  'The page took too long.': 'La page a mis trop de temps.',
  'Top posts of the day': 'Meilleures publications du jour',
  'Top posts of the week': 'Meilleures publications de la semaine',
  'Top posts of the month': 'Meilleures publications du mois',
  'Top posts of the year': 'Meilleures publications de l’année',
  URL: 'URL',
  Title: 'Titre',
  'Email address': 'Adresse e-mail',
  'Your answer': 'Votre réponse',
  'Invitation link': 'Lien d’invitation',
  Technology: 'Technologie',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'Logiciels, puces, réseaux et les entreprises derrière : ce qui se construit, ce qui casse et ce que cela change.',
  Finance: 'Finance',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'Banques, marchés, paiements et les règles qui les encadrent : où va l’argent, et pourquoi.',
  Healthcare: 'Santé',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'Médecine, hôpitaux, recherche et les personnes soignées : ce qui aide, ce que cela coûte et qui y a accès.',
  Energy: 'Énergie',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'Pétrole, gaz, nucléaire, solaire, éolien et les réseaux qui les acheminent : d’où le monde tire son énergie, et ce que cela change.',
  Retail: 'Commerce',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'Magasins, boutiques en ligne, marques et tout ce qui les sépare de la clientèle : ce qui se vend, comment et à qui.',
  Manufacturing: 'Industrie',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'Usines, matériaux, robots et chaînes d’approvisionnement : comment les choses sont fabriquées, et où.',
  Education: 'Éducation',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'Écoles, universités et apprentissage à tout âge : ce qui s’enseigne, comment, et ce que cela vaut.',
  'Real Estate': 'Immobilier',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'Logements, bureaux, terrains et les villes autour : ce qui se construit, ce que cela coûte et qui peut se l’offrir.',
  Transportation: 'Transports',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'Voitures, trains, navires, avions et les routes, rails et ports qu’il leur faut : comment circulent les personnes et les biens.',
  'Media & Entertainment': 'Médias et divertissement',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'Actualité, cinéma, musique, jeux et les plateformes qui les diffusent : qui fait ce que nous regardons, lisons et écoutons.',
  'Digest of {date}': 'Numéro du {date}',
  'Weekly digest of {date}': 'Numéro hebdomadaire du {date}',
  'AI for {industry}': 'L’IA par secteur : {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'Des personnes qui travaillent avec l’IA partagent et commentent les articles, et votent : ce qui marche vraiment, et ce qui ne marche que dans la démo ({field}).',
  'Your part of {field}': 'Votre spécialité : {field}',
  'Tell us what you work on. We’ll tailor your digest.':
    'Dites-nous sur quoi vous travaillez : votre newsletter s’adapte.',
  '{industry} in Global Affairs': '{industry} dans l’actualité internationale',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'Quelques phrases vous disent ce qui s’est passé ({field}), avec un lien vers chaque article.',
  'The questions you follow': 'Les questions que vous suivez',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'Indiquez les pays et les aspects qui comptent pour vous ({field}) : votre newsletter s’adapte.',
  '{industry} News & Insights': '{industry} : actualités et analyses',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'Dites ce que vous suivez ({field}), et ce que vous avez assez vu : votre newsletter s’adapte.',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'Les modèles qui écrivent du code, les puces qui les font tourner, les produits bâtis autour : ce que les gens du métier partagent et ce dont ils débattent, en quelques minutes de lecture.',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'Puces, câbles, satellites et contrôle des exportations : comment les États rivalisent par la technologie, et ce que cela signifie pour quiconque en dépend.',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'Modèles antifraude, systèmes de trading, assistants à la banque : où l’IA prend déjà des décisions d’argent, et avec quel succès.',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'Sanctions, dette, monnaies de réserve et banques centrales : comment les États mettent l’argent au service du pouvoir, et le pouvoir au service de l’argent.',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'Diagnostic par l’image, médicaments trouvés par des modèles, comptes rendus qui s’écrivent tout seuls : ce qui marche à l’hôpital, et ce qui ne marche que dans l’étude.',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'Pandémies, vaccins, médicaments et les traités qui les entourent : comment les États partagent ce qui sauve des vies, ou ne le font pas.',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'L’énergie que prennent les centres de données et ce que les modèles rendent : prévisions, réseaux, matériaux, vus par celles et ceux qui travaillent avec l’IA.',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'Oléoducs, gazoducs, sanctions, minerais et sortie du pétrole : qui dépend de qui pour son énergie, et comment chacun y répond.',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'Recommandations, prix, stocks et assistants qui font les courses : ce que l’IA change entre le rayon et la clientèle, sans le discours commercial.',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'Droits de douane, boycotts, main-d’œuvre et le long chemin des marchandises jusqu’au rayon : ce que la politique étrangère change à ce que l’on peut acheter.',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'Robots qui apprennent, contrôle par caméra, machines qui annoncent leur propre panne : l’IA là où l’on fabrique, racontée par celles et ceux qui la construisent.',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'Politique industrielle, réarmement et chaînes d’approvisionnement en mouvement : qui fabrique quoi pour qui, et qui ne veut plus le faire.',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'Des tuteurs jamais las, des dissertations que personne n’a écrites, des examens à repenser : ce que l’IA fait à l’apprentissage, débattu par des gens qui connaissent la technologie.',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'Visas étudiants, échanges, propagande dans les manuels et course aux chercheurs : comment les États façonnent les esprits, chez eux et ailleurs.',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'Estimations par modèle, plans dessinés à la demande, bâtiments qui se gèrent seuls : ce que l’IA fait aux logements, aux bureaux et au travail qui les entoure.',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'Acheteurs étrangers, villas sous séquestre, colonies et villes reconstruites après la guerre : ce que la terre et les maisons ont à voir avec le pouvoir.',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'Voitures sans conducteur, itinéraires planifiés, ports pilotés par la prévision : où en est l’IA sur la route, sur les rails, sur l’eau et dans les airs.',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'Détroits, canaux, ports, espace aérien et voies ferrées : les routes dont dépendent le commerce et les armées, et qui les contrôle.',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'Images, voix et scénarios générés, et la querelle sur ce dont ils se sont nourris : l’IA dans tout ce que nous regardons, lisons et écoutons.',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'Propagande, censure, liberté de la presse et films faits pour plaire : comment les États racontent leur histoire, et empêchent les autres de raconter la leur.',
  Spanish: 'Espagnol',
  French: 'Français',
  German: 'Allemand',
  Portuguese: 'Portugais',
  Chinese: 'Chinois',
  Japanese: 'Japonais',
  Korean: 'Coréen',
  Arabic: 'Arabe',
  Hindi: 'Hindi',
  Russian: 'Russe',
  Spam: 'Spam',
  Abuse: 'Abus',
  'Off topic': 'Hors sujet',
  'Broken or misleading link': 'Lien cassé ou trompeur',
  'Something else': 'Autre chose',
  'The digest, daily.': 'La newsletter, chaque jour.',
  'The digest, weekly.': 'La newsletter, chaque semaine.',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'Votre session est ouverte sous le nom {username}, et vous n’avez pas encore d’abonnement.',
  'Subscribe with {email}': 'S’abonner avec {email}',
  'More options': 'Plus d’options',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'En vous abonnant, vous acceptez notre <privacy>politique de confidentialité</privacy>',
  '{field} must be a text.': '{field} : un texte est attendu.',
  '{field} must be one line.': '{field} : une seule ligne.',
  '{field} must not contain an incomplete character.': '{field} : contient un caractère incomplet.',
  '{field} must be at most {n} characters.': '{field} : {n} caractères au plus.',
  '{field} must have at least {n} visible characters.':
    '{field} : {n} caractères visibles au moins.',
  '{field} must be a link.': '{field} : un lien est attendu.',
  '{field} must be a link that begins with http:// or https://.':
    '{field} : un lien commençant par http:// ou https:// est attendu.',
  '{field} must not contain the character NUL.': '{field} : le caractère NUL est interdit.',
  '{field} must not be empty.': '{field} : ne doit pas être vide.',
  '{field} must be names of tags.': '{field} : des noms de tags sont attendus.',
  '{field} must be a list of names of tags.': '{field} : une liste de noms de tags est attendue.',
  '{field} must be at most {n}.': '{field} : {n} au plus.',
  '{field} must be true or false.': '{field} : true ou false attendu.',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field} : une date et heure ISO {n} avec Z ou un décalage est attendue.',
  '{field} must be the ID of a comment.': '{field} : l’ID d’un commentaire est attendu.',
  '{field} must be a name.': '{field} : un nom est attendu.',
  '{field} must not contain @, < or >, or a similar character.':
    '{field} : ne doit pas contenir @, <, > ni de caractère semblable.',
  '{field} must be a file in base64.': '{field} : doit être un fichier en base64.',
  '{field} must be at most {n} MB.': '{field} : {n} Mo au maximum.',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field} : {n} Mo au maximum, aussi en « {m} », format dans lequel l’image serait enregistrée.',
  '{field} must have at least {n} by {m} pixels.': '{field} : {n} × {m} pixels au minimum.',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field} : ne doit pas être un PNG animé ; enregistrez l’animation en WebP ou en GIF.',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field} : doit être une image PNG, JPEG, WebP, AVIF ou GIF.',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field} : le fichier de l’image est tronqué ou endommagé.',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field} : {n} pixels au plus par côté, et {m} millions en tout.',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field} : {n} millions de pixels au plus pour toutes ses images réunies.',
  '{field} must be -{n}, {m} or {o}.': '{field} : -{n}, {m} ou {o} attendu.',
  '{field} must be a time.': '{field} : un horodatage est attendu.',
  '{field} must be the code of a language.': '{field} : le code d’une langue est attendu.',
  '{field} must be one of follow, mute.': '{field} : follow ou mute attendu.',
  '{field} must be a URL.': '{field} : une URL est attendue.',
  '{field} must be a key.': '{field} : une clé est attendue.',
  '{field} must be base64url.': '{field} : base64url attendu.',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field} : spam, abuse, off-topic, broken ou other attendu.',
  '{field} must be letters, digits, _ and - only.':
    '{field} : uniquement des lettres, des chiffres, _ et -.',
  '{field} must be at least {n} characters.': '{field} : {n} caractères au moins.',
  '{field} must be an email address.': '{field} : une adresse e-mail est attendue.',
  '{field} must not contain full-width or other look-alike characters.':
    '{field} : les caractères pleine largeur ou trompeurs sont interdits.',
  '{field} must not contain control characters.':
    '{field} : les caractères de contrôle sont interdits.',
  '{field} must be the token of an invitation.': '{field} : le jeton d’une invitation est attendu.',
  '{field} must be a whole number from {n} to {m}.':
    '{field} : un nombre entier de {n} à {m} est attendu.',
  '{field} must be at least {n}.': '{field} : {n} au moins.',
  '{field} must be an ID.': '{field} : un ID est attendu.',
  '{field} must be the code.': '{field} : le code est attendu.',
  '{field} must be six digits, or ten letters and digits.':
    '{field} : six chiffres, ou dix lettres et chiffres.',
  '{field} must be a ticket.': '{field} : un ticket est attendu.',
  '{field} must be the ticket of a hand-over.': '{field} : le ticket d’un transfert est attendu.',
  '{field} must be one of at_once, daily, never.': '{field} : at_once, daily ou never attendu.',
  '{field} must be an object.': '{field} : un objet est attendu.',
  '{field} must be a time zone.': '{field} : un fuseau horaire est attendu.',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field} : un fuseau horaire comme Europe/Berlin est attendu.',
  '{field} must be one of search, all, none.': '{field} : search, all ou none attendu.',
  '{field} must be your username.': '{field} : votre pseudo est attendu.',
  '{field} must be keep or delete.': '{field} : keep ou delete attendu.',
  '{field} must be public-key.': '{field} : public-key attendu.',
  '{field} must be platform or cross-platform.': '{field} : platform ou cross-platform attendu.',
  '{field} must be a whole number.': '{field} : un nombre entier est attendu.',
  '{field} is too long.': '{field} : trop long.',
  '{field} must be read or write.': '{field} : read ou write attendu.',
  '{field} must name at least one.': '{field} : il en faut au moins un.',
  '{field} must be daily or weekly.': '{field} : daily ou weekly attendu.',
  '{field} must be texts.': '{field} : des textes sont attendus.',
  '{field} must be of at most {n} characters each.':
    '{field} : {n} caractères au plus pour chaque élément.',
  '{field} must be a list.': '{field} : une liste est attendue.',
  '{field} must be days.': '{field} : des jours sont attendus.',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field} : en, es, fr, de, pt, zh, ja, ko, ar, hi ou ru attendu.',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field} : page, modal, front, issue, embed, frame, settings ou manage attendu.',
  '{field} must be a path.': '{field} : un chemin est attendu.',
  '{field} must be {n}, {m}, {o} or {p}.': '{field} : {n}, {m}, {o} ou {p} attendu.',
  '{field} must be a token.': '{field} : un jeton est attendu.',
  '{field} must be more or less.': '{field} : more ou less attendu.',
  '{field} must be one of the choices.': '{field} : choisissez une des options proposées.',
  '{field} must be the ID of a sentence.': '{field} : l’ID d’une phrase est attendu.',
  '{field} must be {n} to {m} characters without spaces.':
    '{field} : {n} à {m} caractères sans espaces.',
  '{field} must be bounce or complaint.': '{field} : bounce ou complaint attendu.',
  '{field} must be an address.': '{field} : une adresse est attendue.',
  '{field} must be the Message-ID of an email.': '{field} : le Message-ID d’un e-mail est attendu.',
  '{field} must have fewer events.': '{field} : trop d’événements.',
  '{field} is not a known parameter.': '{field} : paramètre inconnu.',
  '{field} must be a cursor returned by this list.':
    '{field} : un curseur renvoyé par cette liste est attendu.',
  '{field} is already your email address.': '{field} : c’est déjà votre adresse e-mail.',
  '{field} is incorrect or has expired.': '{field} : incorrect ou expiré.',
  '{field} was already used.': '{field} : a déjà été utilisé.',
  '{field} is incorrect or has expired. Request a new one.':
    '{field} : incorrect ou expiré. Faites une nouvelle demande.',
  '{field} was already used. Request a new one.':
    '{field} : a déjà été utilisé. Faites une nouvelle demande.',
  '{field} must be someone else.': '{field} : indiquez une autre personne que vous.',
  '{field} must be of a known push service.': '{field} : un service push connu est attendu.',
  '{field} is required, or a text.': '{field} : obligatoire, sinon un texte.',
  '{field} can only be changed within {n} hours.':
    '{field} : modification possible pendant {n} heures seulement.',
  "{field} can't be changed after a moderator hid the post.":
    '{field} : plus de modification possible une fois la publication masquée par la modération.',
  '{field} is required, or a link.': '{field} : obligatoire, sinon un lien.',
  '{field} must be a comment on this post.':
    '{field} : un commentaire sur cette publication est attendu.',
  "{field} no longer exists, so you can't reply to it.":
    '{field} : n’existe plus, impossible d’y répondre.',
  '{field} is too deep in the thread to reply to.':
    '{field} : trop loin dans le fil pour y répondre.',
  '{field} cannot filter comments by domain.':
    '{field} : ne peut pas filtrer les commentaires par domaine.',
  '{field} was used for another request.': '{field} : a servi pour une autre requête.',
  '{field} must be in the future. Leave it blank to send now.':
    '{field} : doit être dans le futur. Laissez vide pour envoyer maintenant.',
  '{field} must be at most a year ahead.': '{field} : un an à l’avance au plus.',
  '{field} must be {n}.': '{field} : {n} attendu.',
  '{field} must be a segment of this site.': '{field} : un segment de ce site est attendu.',
  '{field} was just taken.': '{field} : vient d’être pris.',
  '{field} was not requested in this browser, or has expired.':
    '{field} : non demandé dans ce navigateur, ou expiré.',
  '{field} is required for a new provider or another issuer.':
    '{field} : obligatoire pour un nouveau fournisseur ou un autre émetteur.',
  '{field} is reserved.': '{field} : réservé.',
  '{field} is taken.': '{field} : déjà pris.',
  '{field} has no account.': '{field} : aucun compte.',
  '{field} is invalid or has expired.': '{field} : non valable ou expiré.',
  '{field} must have the format of the mail provider.':
    '{field} : le format du fournisseur de messagerie est attendu.',
  '{field} is required.': '{field} : obligatoire.',
  '{field} must be in the future.': '{field} : doit être dans le futur.',
  '{field} must be hide, show or remove for a comment.':
    '{field} : hide, show ou remove attendu pour un commentaire.',
  '{field} must be within {n} days.': '{field} : dans les {n} prochains jours.',
  '{field} already has a rule.': '{field} : une règle existe déjà.',
  '{field} must have at most {n} links.': '{field} : {n} liens au plus.',
  '{field} was already posted by you in a post you hid.':
    '{field} : déjà publié par vous dans une publication que vous avez masquée.',
  '{field} was already posted by you and is waiting for review.':
    '{field} : déjà publié par vous et en attente de relecture.',
  '{field} was posted here within the last {n} days.':
    '{field} : déjà publié ici au cours des {n} derniers jours.',
  '{field} must be mute for a person.': '{field} : mute attendu pour une personne.',
  '{field} must be a host.': '{field} : un hôte est attendu.',
  '{field} names an invalid domain.': '{field} : contient un domaine non valable.',
  '{field} must be hot, new, top or recent without a search.':
    '{field} : hot, new, top ou recent attendu sans recherche.',
  '{field} cannot be used together with page.': '{field} : incompatible avec page.',
  '{field} can only be used with sort=top.': '{field} : possible uniquement avec sort=top.',
  '{field} cannot be combined with a search.': '{field} : incompatible avec une recherche.',
  '{field} must be relevance, new or top with a search.':
    '{field} : relevance, new ou top attendu avec une recherche.',
  '{field} must contain something to search for.': '{field} : indiquez quelque chose à chercher.',
  "{field} must be names of the site's tags.": '{field} : des noms de tags du site sont attendus.',
  '{field} must not contain an email address.': '{field} : ne doit pas contenir d’adresse e-mail.',
  '{field} is required, or a token.': '{field} : obligatoire, sinon un jeton.',
  '{field} have too many subjects.': '{field} : trop de sujets.',
  '{field} is the name of another segment.': '{field} : c’est le nom d’un autre segment.',
  '{field} must appear only once.': '{field} : ne doit apparaître qu’une fois.',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field} : {n} à {m} caractères ASCII imprimables.',
  '{field} must be JSON.': '{field} : du JSON est attendu.',
  '{field} must not be nested deeper than {n}.': '{field} : {n} niveaux d’imbrication au plus.',
  '{field} names a field twice.': '{field} : un champ y figure deux fois.',
  '{field} must not have more than {n} values.': '{field} : {n} valeurs au plus.',
  '{field} must be given once.': '{field} : doit être indiqué une seule fois.',
  '{field} must be posts or comments.': '{field} : posts ou comments attendu.',
  '{field} must be a whole number from {n}, given once.':
    '{field} : un nombre entier à partir de {n}, indiqué une seule fois, est attendu.',
  '{field} must be one of {n}.': '{field} : une de ces valeurs est attendue ({n}).',
  '{field} must not have more than {n} fields.': '{field} : {n} champs au plus.',
  'Inbox, {count} unread': 'Boîte de réception, {count} non lus',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    'pour l’administration dans {hours, plural, one {# heure} other {# heures}}',
  'Links and conversation for curious people.':
    'Des liens et des conversations pour les esprits curieux.',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'Une communauté qui partage, commente et départage par ses votes les liens et les textes qui valent le temps qu’on y passe, avec une courte newsletter, quotidienne ou hebdomadaire.',
  'The front page': 'La page d’accueil',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'Les publications récentes qui ont plus de votes sont mieux classées. Dix fois plus de points compensent {hours} heures d’ancienneté : rang = log10(points) + t ÷ W, où t est l’heure de publication en heures et W = {hours}.',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'Les points sont les votes pour moins les votes contre. Les votes de comptes liés à l’auteur ou à une personne qui a déjà voté ne comptent pas. Seuls les votes changent l’ordre de deux publications. Quand W change, une publication se déplace à son prochain vote. Chaque publication indique ses propres chiffres sous « Pourquoi ici ? ».',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'La modération peut épingler jusqu’à {max} publications au-dessus de ces listes, jusqu’à une date donnée. Le journal de modération les mentionne.',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '« Top » classe par points sur un jour, une semaine, un mois, un an ou depuis toujours. « Récent » trie par date.',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'Les commentaires approuvés par le plus de monde viennent en premier (score de Wilson à {confidence} %).',
  'The digest': 'La newsletter',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'Un numéro compte jusqu’à {chosen} publications de son jour ou de sa semaine : celles qui ont le plus de points. En dessous de {least} publications, il n’y a pas de numéro. Aucun modèle ne choisit les publications, mais un modèle peut ordonner celles d’un numéro. Les trois qui ont le plus de points restent dans sa première moitié.',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'À points égaux, la publication qui a le plus de commentaires passe en premier, puis celle dont la source a jusque-là le moins de publications, puis la plus récente.',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'Un numéro contient au plus {perPublisher} publications d’une même source. Sur dix publications, {texts} au plus sont de simples textes. Un numéro contient au plus {jobs} offre d’emploi et {polls} sondage, sauf si la plupart des publications sont de ce type.',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'Les publications loin derrière celle du rang {place} sont écartées ; les jours calmes ont donc des numéros courts. Il faut au moins {share} % des points de cette publication, ou une place dans le meilleur quart.',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'Une publication qui décolle plus tard entre une seule fois dans le numéro suivant : la plupart des votes arrivent en {hours} heures environ. Jusqu’à {late} publications de ce genre s’ajoutent à un numéro.',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'Nous regroupons les publications sur un même événement. Elles sont comparées par lien, titre et texte.',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'Nous regroupons les publications sur un même événement. Elles sont comparées par lien, titre et texte, et par un modèle d’embeddings dans toutes les langues.',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'Un sujet des {days} derniers jours (hebdomadaire : {weeklyDays}) ne revient qu’avec du nouveau : au moins {hours} heures plus tard, avec un autre lien et un texte en grande partie différent, et parmi les meilleurs {share} %. Le même lien ne revient pas avant {linkDays} jours.',
  'An editor can change the posts of an issue before it is sent.':
    'La rédaction peut changer les publications d’un numéro avant son envoi.',
  'Too many searches in a short time. Try again {when}.':
    'Trop de recherches en peu de temps. Réessayez {when}.',
  'Too many posts in a short time. Try again {when}.':
    'Trop de publications en peu de temps. Réessayez {when}.',
  'Too many changes in a short time. Try again {when}.':
    'Trop de modifications en peu de temps. Réessayez {when}.',
  'Too many links in a short time. Try again {when}.':
    'Trop de liens en peu de temps. Réessayez {when}.',
  'Too many previews in a short time. Try again {when}.':
    'Trop d’aperçus en peu de temps. Réessayez {when}.',
  'Too many comments in a short time. Try again {when}.':
    'Trop de commentaires en peu de temps. Réessayez {when}.',
  'Too many uploads in a short time. Try again {when}.':
    'Trop d’envois de fichiers en peu de temps. Réessayez {when}.',
  'Too many follows in a short time. Try again {when}.':
    'Trop de suivis en peu de temps. Réessayez {when}.',
  'Too many votes in a short time. Try again {when}.':
    'Trop de votes en peu de temps. Réessayez {when}.',
  'Too many saved posts in a short time. Try again {when}.':
    'Trop de publications enregistrées en peu de temps. Réessayez {when}.',
  'Too many requests in a short time. Try again {when}.':
    'Trop de requêtes en peu de temps. Réessayez {when}.',
  'Too many follows and mutes in a short time. Try again {when}.':
    'Trop de suivis et de mises en sourdine en peu de temps. Réessayez {when}.',
  'Too many reports in a short time. Try again {when}.':
    'Trop de signalements en peu de temps. Réessayez {when}.',
  'Too many codes in a short time. Try again {when}.':
    'Trop de codes en peu de temps. Réessayez {when}.',
  'Too many exports in a short time. Try again {when}.':
    'Trop d’exports en peu de temps. Réessayez {when}.',
  'Too many logins in a short time. Try again {when}.':
    'Trop de connexions en peu de temps. Réessayez {when}.',
  'Too many new passkeys in a short time. Try again {when}.':
    'Trop de nouvelles clés d’accès en peu de temps. Réessayez {when}.',
  'Too many sign-ups in a short time. Try again {when}.':
    'Trop d’inscriptions en peu de temps. Réessayez {when}.',
  'Too many new keys in a short time. Try again {when}.':
    'Trop de nouvelles clés en peu de temps. Réessayez {when}.',
  'Too many subscriptions in a short time. Try again {when}.':
    'Trop d’abonnements en peu de temps. Réessayez {when}.',
  '{field} must be at “{n}”.': '{field} : une adresse chez « {n} » est attendue.',
  '{field} must not link to “{n}”.': '{field} : les liens vers « {n} » ne sont pas admis.',
  '{field} must not contain “{n}”.': '{field} : « {n} » n’est pas admis.',
  '{field} can name only one author.': '{field} : un seul auteur possible.',
  '{field} can name only one domain.': '{field} : un seul domaine possible.',
  '{field} must be new with “{n}”.': '{field} : new attendu avec « {n} ».',
  '{field} cannot be combined with “{n}”.': '{field} : incompatible avec « {n} ».',
  '{field} must include “{n}”, which is in use.':
    '{field} : « {n} », qui est utilisé, doit y figurer.',
  '{field} must have each name only once.': '{field} : chaque nom une seule fois.',
  '{field} must rename an existing tag to an unused name.':
    '{field} : seul un tag existant peut être renommé, avec un nom libre.',
  'Unknown browser': 'Navigateur inconnu',
  '{browser} on {system}': '{browser} sur {system}',
  'Why do you want to join?': 'Pourquoi souhaitez-vous nous rejoindre ?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'Le jeton CSRF manque ou n’est pas valide. Demandez-en un nouveau et réessayez.',
  'This request came from a page of another site.':
    'Cette requête vient d’une page d’un autre site.',
  'The site has reached its limit of {max} rules. Delete one first.':
    'Le site a atteint sa limite de {max} règles. Supprimez-en une d’abord.',
  'The site has reached its limit of {max} segments. Delete one first.':
    'Le site a atteint sa limite de {max} segments. Supprimez-en un d’abord.',
  'The site has reached its limit of {max} login providers.':
    'Le site a atteint sa limite de {max} services de connexion.',
  '{editor} saved this issue on {time}.': '{editor} a enregistré ce numéro le {time}.',
  'Another editor has changed this issue.':
    'Quelqu’un d’autre de la rédaction a modifié ce numéro.',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'Le tag {tag} ne peut pas être supprimé : des publications l’utilisent. Renommez-le plutôt.',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'Le tag {tag} ne peut pas être supprimé : un flux l’utilise. Renommez-le plutôt.',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'Le tag {tag} ne peut pas être supprimé : le segment « {segment} » l’utilise. Renommez-le plutôt.',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'Le tag {tag} ne peut pas être supprimé : un numéro ouvert affiche ses publications. Renommez-le plutôt.',
  '{username} has no email address, so no one can log in as {username}.':
    '{username} n’a pas d’adresse e-mail : personne ne peut donc se connecter en tant que {username}.',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username} est le seul compte administrateur du site. Nommez d’abord quelqu’un d’autre.',
};
