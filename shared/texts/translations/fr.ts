import type { Translations } from '../translate.ts';

/**
 * French. The reader is "vous", and no form says of which gender. The spaces of French typography are written as escapes: \u202f before ; ! ? and \u00a0
 * before a colon. `{site}` never stands after "de", which would have to be "d’" before a vowel.
 */
export const fr: Translations = {
  Subscribe: 'S’abonner',
  'Subscribing...': 'Inscription en cours…',
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
  'Personalize Your Summary': 'Personnalisez votre résumé',
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
    'Dites ce qui vous intéresse. Votre newsletter est adaptée en conséquence.',
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
    'Indiquez les régions et les questions que vous suivez. Votre newsletter est adaptée en conséquence.',
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
    'Langue, sujets, ce qu’il faut laisser de côté : dites-le avec vos mots.',
  'Preview my digest': 'Voir un aperçu',
  'Writing a preview...': 'Rédaction de l’aperçu…',
  'A sample from the latest posts.':
    'À partir des articles les plus récents. Voici à quoi ressemblera votre newsletter.',
  'From the latest issue': 'Dans le dernier numéro',
  'The first issue goes out once three posts make the cut.':
    'Le premier numéro partira dès que trois articles mériteront d’être envoyés.',
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
  'You’ll get the next issue by email.': 'Vous recevrez le prochain numéro à la date prévue.',
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
  Undo: 'Annuler : se réabonner',
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
    'Les liens vers vos préférences dans les e-mails précédents ne fonctionneront plus. La désinscription reste possible.',
  'Disable old links': 'Invalider les anciens liens',
  'Old links are invalid': 'Les anciens liens ne sont plus valables',
  'This link works for one hour.': 'Le lien est valable une heure.',
  'More like this': 'Plus de contenus comme celui-ci',
  'Less like this': 'Moins de contenus comme celui-ci',
  'Choose what to add to your preferences.': 'Choisissez les mots à ajouter à vos préférences.',
  'This post has no topic to choose from.': 'Cette publication n’a aucun sujet à choisir.',
  'Too many requests right now. Please try again later.':
    'Trop de demandes pour le moment. Veuillez réessayer plus tard.',
  'Try again': 'Réessayer',
  'The form wasn’t sent yet. Please press “Send again”.':
    'Le formulaire n’a pas encore été envoyé. Appuyez sur « Envoyer à nouveau ».',
  'A digest can be read in the browser for 60 days.':
    'Un numéro reste lisible dans le navigateur pendant 60 jours.',
  'Past issues': 'Numéros précédents',
  'Choose instead': 'Plutôt choisir',
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
  'Written and checked by AI': 'Écrit et contrôlé par IA',
  'Sentences selected by AI': 'Phrases sélectionnées par IA',
  Excerpt: 'Extrait',
  'Written by the editor': 'Écrit par la rédaction',
  'Summary by {publisher}': 'Résumé de {publisher}',
  'Show the passage': 'Afficher le passage',
  'In the source': 'Dans la source',
  'The posts in this issue have been removed.': 'Les publications de ce numéro ont été supprimées.',
  'New since {date}': 'Du nouveau depuis le {date}',
  'Report this sentence': 'Signaler cette phrase',
  'Report a sentence': 'Signaler une phrase',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'Cette phrase est-elle fausse ? La rédaction la compare à sa source.',
  'Source passages': 'Sur quoi elle s’appuie',
  'What is wrong? (optional)': 'Qu’est-ce qui est faux ? (facultatif)',
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
  'Change frequency or topics': 'Modifier la fréquence et les sujets',
  '{site}: Email preferences': '{site} : Préférences e-mail',
  'Correction from {site}': 'Rectificatif de {site}',
  Correction: 'Rectificatif',
  'We sent you a sentence that was wrong:': 'Nous vous avons envoyé une phrase erronée :',
  'No. {number}': 'nº {number}',
  'Rate today’s stories': 'Évaluer les articles du jour',
  'Rate this week’s stories': 'Évaluer les articles de la semaine',
  Discuss: 'Commenter',
  'Written and checked by AI. Every sentence links to its source.':
    'Écrit et contrôlé par IA. Chaque phrase renvoie à sa source.',
  'Sentences from the sources, selected by AI': 'Phrases tirées des sources, sélectionnées par IA',
  'Excerpts. No AI used.': 'Extraits, sans recours à l’IA',
  '{count, plural, one {# comment} other {# comments}}':
    '{count, plural, one {# commentaire} other {# commentaires}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural,\n        one {Voir l’autre publication dans le navigateur}\n        other {Voir les # autres publications dans le navigateur}\n      }',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural,\n        one {# publication aujourd’hui sur vos sujets : {topics}.}\n        other {# publications aujourd’hui sur vos sujets : {topics}.}\n      }',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural,\n        one {# publication cette semaine sur vos sujets : {topics}.}\n        other {# publications cette semaine sur vos sujets : {topics}.}\n      }',
  'The nearest are:': 'Au plus près :',
  'Nothing on {topics} today.': 'Rien aujourd’hui sur vos thèmes : {topics}.',
  'Nothing on {topics} this week.': 'Rien cette semaine sur vos thèmes : {topics}.',
  'Also on {site}': 'Aussi sur {site}',
  'From people you follow': 'Par les personnes que vous suivez',
  'View in browser': 'Voir dans le navigateur',
  'You’re getting this because you subscribed to the digest of {site}.':
    'Vous recevez cet e-mail dans le cadre de votre abonnement à la newsletter {site}.',
  Preferences: 'Mettre en pause ou modifier',
  '{author} commented on “{title}”': '{author} a commenté « {title} »',
  '{author} replied to your comment on “{title}”':
    '{author} a répondu à votre commentaire sur « {title} »',
  '{author} mentioned you on “{title}”': '{author} vous a mentionné sur « {title} »',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} a commenté « {title} », que vous suivez ou avez enregistré',
  'View and reply': 'Voir et répondre',
  'Turn off these emails': 'Désactiver ces e-mails',
  'Notification settings': 'Paramètres de notification',
  'You’re getting this email because of your notification settings.':
    'Vous recevez cet e-mail car vous l’avez choisi dans vos paramètres.',
  'New in your inbox: {count}': 'Nouveau dans votre boîte de réception : {count}',
  'And {count} more in your inbox': 'Et {count} de plus dans votre boîte de réception',
  'Open your inbox': 'Ouvrir votre boîte de réception',
  'Turn off these emails?': 'Désactiver ces e-mails ?',
  'You’ll still find everything in your inbox on the site.':
    'Vous retrouvez toujours tout dans votre boîte de réception sur le site.',
  'Turn off': 'Désactiver',
  'These emails are turned off': 'Ces e-mails sont désactivés',
  'You are now a member of {site}': 'Vous êtes maintenant membre de {site}',
  '{site} did not accept your application': '{site} n’a pas accepté votre demande',
  'Log in': 'Se connecter',
  'You’re getting this email because you applied to join {site}.':
    'Vous recevez cet e-mail car vous avez demandé à rejoindre {site}.',
  'Skip to content': 'Aller au contenu',
  Main: 'Navigation principale',
  Hot: 'Actuel',
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
  'Digest by language': 'Lettre par langue',
  'Digest by industry': 'Lettre par secteur',
  'Manage subscription': 'Gérer l’abonnement',
  About: 'À propos',
  Contact: 'Contact',
  Terms: 'Conditions d’utilisation',
  Privacy: 'Confidentialité',
  'All rights reserved.': 'Tous droits réservés.',
  Digest: 'Lettre',
  'API docs': 'Documentation de l’API',
  'Moderation log': 'Journal de modération',
  RSS: 'RSS',
  Inbox: 'Boîte de réception',
  Submit: 'Publier',
  Account: 'Compte',
  Saved: 'Enregistrés',
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
    'Il fonctionne une seule fois en 24 heures, dans n’importe quel navigateur.',
  'Didn’t request this? Ignore it. Never share this code.':
    'Vous n’avez rien demandé ? Ignorez cet e-mail. Ne communiquez jamais ce code.',
  'You need an invitation to join {site}. Open the link that you were sent.':
    'Il faut une invitation pour rejoindre {site}. Ouvrez le lien que vous avez reçu.',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    'Les modérateurs de {site} acceptent les nouveaux membres. Répondez à la question et nous vous enverrons leur décision par e-mail.',
  'You can join {site} with an email address at: {domains}':
    'Vous pouvez rejoindre {site} avec une adresse e-mail de : {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} n’accepte pas de nouveaux membres. Tout le monde peut le lire.',
  'Continue with {provider}': 'Continuer avec {provider}',
};
