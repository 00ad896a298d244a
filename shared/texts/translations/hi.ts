import type { Translations } from '../translate.ts';

/** Hindi. The reader is "आप", and no form says of which gender. English words that Hindi readers use stand in Devanagari; only "AI" is written in Latin letters. */
export const hi: Translations = {
  Subscribe: 'सब्सक्राइब करें',
  'Subscribing...': 'सब्सक्राइब हो रहा है…',
  Subscribed: 'सब्सक्राइब हो गया',
  'Enter your email address': 'अपना ईमेल पता लिखें',
  'Check your inbox': 'अपना इनबॉक्स देखें',
  Daily: 'रोज़',
  Weekly: 'हर हफ़्ते',
  FAQ: 'सवाल-जवाब',
  Free: 'मुफ़्त',
  Unsubscribe: 'अनसब्सक्राइब करें',
  'Join {count} readers': '{count} लोग पहले से पढ़ रहे हैं',
  'open rate': 'ओपन रेट',
  Delivery: 'न्यूज़लेटर कब मिलेगा',
  'Email preferences': 'ईमेल सेटिंग',
  'Email Address': 'ईमेल पता',
  'Delivery Frequency': 'कितनी बार भेजें',
  'Personalize Your Summary': 'न्यूज़लेटर को अपनी पसंद का बनाएँ',
  optional: 'वैकल्पिक',
  'Check Your Email!': 'अपना ईमेल देखें!',
  'Successfully Subscribed!': 'आपने सब्सक्राइब कर लिया है!',
  "We've sent you a verification email. Please click the link to confirm your subscription.":
    'हमने आपको पुष्टि का ईमेल भेजा है। सब्सक्रिप्शन की पुष्टि करने के लिए कृपया उसमें दिए गए लिंक पर क्लिक करें।',
  'Check your inbox for a welcome email.': 'हमने आपको स्वागत का ईमेल भेजा है। अपना इनबॉक्स देखें।',
  'Something went wrong. Please try again.': 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  'No spam, unsubscribe anytime.': 'कोई स्पैम नहीं। जब चाहें, अनसब्सक्राइब करें।',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
  'Welcome back, {username}!': '{username}, आपका फिर से स्वागत है!',
  'Log in to your account': 'अपने अकाउंट में लॉग इन करें',
  'AI news worth your time': 'पढ़ने लायक AI की ख़बरें',
  'The papers, releases and arguments that people who build with AI are talking about, chosen by their votes, in a few minutes of reading.':
    'AI के साथ काम करने वालों के बीच चर्चित रिसर्च पेपर, रिलीज़ और बहसें, उन्हीं के वोट से चुनी हुई। पढ़ने में बस कुछ मिनट लगते हैं।',
  'Chosen by practitioners': 'पेशेवरों की पसंद',
  'People who work with the technology share, discuss and vote on the stories.':
    'इस तकनीक के साथ काम करने वाले लोग लेख शेयर करते हैं, उन पर चर्चा करते हैं और वोट देते हैं।',
  'In brief, with links': 'संक्षेप में, लिंक के साथ',
  'A few sentences tell you what’s new, with a link to each story.':
    'कुछ ही वाक्य बताते हैं कि नया क्या है, और साथ में हर लेख का लिंक होता है।',
  'In your words': 'आपके अपने शब्दों में',
  'Tell us what you care about. We’ll tailor your digest.':
    'बताएँ कि आपकी रुचि किसमें है। आपका न्यूज़लेटर उसी हिसाब से तैयार किया जाएगा।',
  'Daily or weekly': 'रोज़ या हर हफ़्ते',
  'One email at the time you choose. Pause or unsubscribe with one click.':
    'आपके चुने हुए समय पर एक ईमेल। एक क्लिक में कुछ समय के लिए रोकें या अनसब्सक्राइब करें।',
  'World affairs, without the noise': 'अंतरराष्ट्रीय मामले, शोर-शराबे से परे',
  'The reports, analyses and debates on international relations that our community found worth discussing, in a few minutes of reading.':
    'अंतरराष्ट्रीय संबंधों पर जिन रिपोर्टों, विश्लेषणों और बहसों को हमारी कम्युनिटी ने चर्चा के लायक माना, वे एक न्यूज़लेटर में, जिसे पढ़ने में बस कुछ मिनट लगते हैं।',
  'Chosen by informed readers': 'जानकार पाठकों की पसंद',
  'People who follow world affairs closely share, discuss and vote on the stories.':
    'दुनिया के घटनाक्रम पर बारीक नज़र रखने वाले लोग लेख शेयर करते हैं, उन पर चर्चा करते हैं और वोट देते हैं।',
  'A few sentences tell you what happened, with a link to each story.':
    'कुछ ही वाक्य बताते हैं कि क्या हुआ, और साथ में हर लेख का लिंक होता है।',
  'Name the regions and questions you follow. We’ll tailor your digest.':
    'वे क्षेत्र और मुद्दे बताएँ जिन पर आपकी नज़र है। आपका न्यूज़लेटर उसी हिसाब से तैयार किया जाएगा।',
  'The stories worth reading, in one email': 'पढ़ने लायक लेख, एक ही ईमेल में',
  'What our community shared, discussed and voted to the top, in a few minutes of reading.':
    'हमारी कम्युनिटी ने जो शेयर किया, जिस पर चर्चा की और जिसे वोट देकर सबसे ऊपर पहुँचाया, वह एक न्यूज़लेटर में, जिसे पढ़ने में बस कुछ मिनट लगते हैं।',
  'Chosen by readers': 'पाठकों की पसंद',
  'People like you share, discuss and vote on the stories.':
    'आप जैसे पाठक लेख शेयर करते हैं, उन पर चर्चा करते हैं और वोट देते हैं।',
  '{site} by email': '{site} का न्यूज़लेटर',
  'Get the digest': 'न्यूज़लेटर पाएँ',
  'What you get': 'आपको क्या मिलेगा',
  'For example: mostly energy and climate': 'जैसे: ख़ासकर ऊर्जा और जलवायु पर',
  'Tell us what you want: topics, language, what to skip.':
    'भाषा, विषय, क्या न हो: सब अपने शब्दों में लिखें।',
  'Preview my digest': 'झलक देखें',
  'Writing a preview...': 'झलक तैयार की जा रही है…',
  'A sample from the latest posts.': 'ताज़ा पोस्ट से तैयार। न्यूज़लेटर कुछ ऐसा ही होगा।',
  'From the latest issue': 'पिछले अंक से',
  'The first issue goes out once three posts make the cut.':
    'भेजने लायक तीन पोस्ट होते ही पहला अंक भेज दिया जाएगा।',
  'Daily {hour, plural, =8 {at 8 in the morning} other {at #:00}}, or weekly on Mondays, in your time zone. You can change the time whenever you like.':
    'आपके टाइम ज़ोन के अनुसार रोज़ {hour, plural, =8 {सुबह 8 बजे} other {#:00 बजे}}, या हर हफ़्ते सोमवार को। समय कभी भी बदला जा सकता है।',
  'What does it cost?': 'क्या इसके पैसे लगते हैं?',
  'Nothing. There’s no paid edition.': 'नहीं। कोई पेड वर्ज़न नहीं है।',
  'Who writes the summaries?': 'सारांश कौन लिखता है?',
  'A language model writes them from the text of the stories, and the email says so. A second request checks each sentence. Mistakes are still possible, so every story has a link.':
    'एक लैंग्वेज मॉडल लेखों के टेक्स्ट के आधार पर लिखता है, और ईमेल में यह बताया जाता है। दूसरी बार पूछकर हर वाक्य की जाँच की जाती है। मॉडल से ग़लती हो सकती है, इसलिए हर लेख का लिंक दिया जाता है।',
  'No one. A language model selects sentences by number, and we copy them from the stories, in their own language.':
    'कोई नहीं। एक लैंग्वेज मॉडल नंबर से वाक्य चुनता है, और हम उन्हें लेखों से उनकी मूल भाषा में कॉपी करते हैं।',
  'No one. They’re sentences copied from the stories, in their own language and without AI.':
    'कोई नहीं। ये लेखों से कॉपी किए गए वाक्य हैं, अपनी मूल भाषा में और AI के बिना।',
  'What happens to my email address?': 'मेरे ईमेल पते का क्या होता है?',
  'We use it only to send you the digest of {site}. You can download or erase everything we have about you, without an account.':
    'उसका इस्तेमाल सिर्फ़ {site} का न्यूज़लेटर भेजने के लिए होता है, और किसी काम के लिए नहीं। हमारे पास आपके बारे में जो भी जानकारी है, उसे बिना अकाउंट के भी डाउनलोड किया या मिटाया जा सकता है।',
  'Other languages': 'दूसरी भाषाएँ',
  'In English': 'अंग्रेज़ी में',
  'Enter your email address.': 'अपना ईमेल पता लिखें।',
  'Enter a valid email, like name@example.com.': 'ईमेल पता name@example.com के फ़ॉर्मैट में लिखें।',
  'Send again': 'फिर से भेजें',
  'There is a problem': 'कोई समस्या आ गई है',
  '{used} of {most} characters': '{most} में से {used} अक्षर',
  Close: 'बंद करें',
  'Maybe Later': 'बाद में',
  'Get Started': 'शुरू करें',
  'Stay Informed with {site}': '{site} के साथ अपडेट रहें',
  'Get curated summaries delivered to your inbox': 'चुनिंदा सारांश सीधे आपके इनबॉक्स में',
  'You already have an account. Log in to manage your subscription.':
    'आपका अकाउंट पहले से मौजूद है। सब्सक्रिप्शन मैनेज करने के लिए लॉग इन करें।',
  'Create an account with this address to comment, vote and follow people.':
    'कमेंट करने, वोट देने और लोगों को फ़ॉलो करने के लिए इस पते से अकाउंट बनाएँ।',
  'Confirm your subscription to {site}': '{site} के सब्सक्रिप्शन की पुष्टि करें',
  'One more step: press the button to get the digest at {email}.':
    'बस एक कदम और: बटन दबाएँ और न्यूज़लेटर {email} पर आने लगेगा।',
  'Confirm subscription': 'सब्सक्रिप्शन की पुष्टि करें',
  'Your subscription is confirmed': 'आपके सब्सक्रिप्शन की पुष्टि हो गई है',
  'You’ll get the next issue by email.': 'अगला अंक आपको ईमेल से मिलेगा।',
  'This link has expired': 'यह लिंक पुराना हो चुका है',
  'Confirmation links work for 7 days.': 'सब्सक्रिप्शन की पुष्टि के लिंक 7 दिन तक काम करते हैं।',
  'Email me a link': 'नया लिंक भेजें',
  'We’ve sent you a new link.': 'आपको नया लिंक भेज दिया गया है।',
  'This link doesn’t work': 'यह लिंक काम नहीं करता',
  'The link may be incomplete. Open it from the email again.':
    'शायद लिंक बीच में कट गया है। ईमेल से पूरा लिंक खोलें।',
  'Your subscription to {site}': 'आपका {site} सब्सक्रिप्शन',
  'How often': 'कितनी बार भेजें',
  'Personalize your digest': 'न्यूज़लेटर कैसा हो',
  'about {subject}': '{subject} पर',
  'only about {subject}': 'केवल {subject} पर',
  'without {subject}': '{subject} के बिना',
  'in plain language': 'आसान शब्दों में',
  'for experts': 'विशेषज्ञों के लिए',
  short: 'संक्षिप्त',
  'in detail': 'विस्तार से',
  'Language of the emails': 'ईमेल की भाषा',
  'Time zone': 'टाइम ज़ोन',
  'Choose a time zone from the list, such as Europe/Berlin.':
    'सूची में से टाइम ज़ोन चुनें, जैसे Europe/Berlin।',
  'Delivery time': 'भेजने का समय',
  'Delivery day': 'भेजने का दिन',
  Pause: 'कुछ समय के लिए रोकें',
  '{weeks, plural, one {Pause for # week} other {Pause for # weeks}}':
    '{weeks, plural, other {# हफ़्ते के लिए रोकें}}',
  Resume: 'फिर से भेजना शुरू करें',
  'Paused until {date}': '{date} तक रोका गया है',
  'Next issue: {date}': 'अगला अंक: {date}',
  Save: 'सेव करें',
  'Saved [settings]': 'सेव हो गया',
  'Unsubscribe from {site}?': '{site} से अनसब्सक्राइब करें?',
  'We’ll stop sending the digest to {email}.': '{email} पर न्यूज़लेटर आना बंद हो जाएगा।',
  'You’ve unsubscribed': 'आपका सब्सक्रिप्शन बंद हो गया है',
  'We won’t send the digest to {email} from now on.': '{email} पर अब न्यूज़लेटर नहीं भेजा जाएगा।',
  Undo: 'फिर से सब्सक्राइब करें',
  'You’re subscribed again': 'आपका सब्सक्रिप्शन फिर से शुरू हो गया है',
  'Download my data': 'मेरा डेटा डाउनलोड करें',
  'Erase my data': 'मेरा डेटा मिटाएँ',
  'This erases everything we have about this subscription immediately. It can’t be undone.':
    'इस सब्सक्रिप्शन से जुड़ी सारी जानकारी तुरंत मिटा दी जाएगी। इसे वापस नहीं लाया जा सकता।',
  'Your data was erased': 'आपका डेटा मिटा दिया गया है',
  'Link to my account': 'मेरे अकाउंट से जोड़ें',
  'Linked to your account {username}': 'यह सब्सक्रिप्शन {username} अकाउंट से जुड़ा है',
  'To see or change your own words, or to download or erase your data, request a link by email.':
    'अपने लिखे शब्द देखने या बदलने, अपना डेटा डाउनलोड करने या मिटाने के लिए ईमेल से लिंक मँगाएँ।',
  'Links to your preferences in earlier emails then stop working. Unsubscribing still works.':
    'पिछले ईमेल में दिए सेटिंग के लिंक काम नहीं करेंगे। सब्सक्रिप्शन बंद करना तब भी संभव रहेगा।',
  'Disable old links': 'पुराने लिंक अमान्य करें',
  'Old links are invalid': 'पुराने लिंक अमान्य हो गए हैं',
  'This link works for one hour.': 'यह लिंक एक घंटे तक काम करेगा।',
  'More like this': 'ऐसा और दिखाएँ',
  'Less like this': 'ऐसा कम दिखाएँ',
  'Choose what to add to your preferences.': 'वे शब्द चुनें जो आपकी पसंद में जोड़े जाएँ।',
  'This post has no topic to choose from.': 'इस पोस्ट में चुनने के लिए कोई विषय नहीं है।',
  'Too many requests right now. Please try again later.':
    'इस समय बहुत ज़्यादा अनुरोध आ रहे हैं। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  'Try again': 'फिर से कोशिश करें',
  'The form wasn’t sent yet. Please press “Send again”.':
    'फ़ॉर्म अभी नहीं भेजा गया है। कृपया “फिर से भेजें” दबाएँ।',
  'A digest can be read in the browser for 60 days.': 'हर अंक 60 दिन तक ब्राउज़र में पढ़ा जा सकता है।',
  'Past issues': 'पिछले अंक',
  'Choose instead': 'विकल्पों में से चुनें',
  'We’re reading your words. Look again in a minute.': 'हम आपका लिखा पढ़ रहे हैं। एक मिनट में फिर देखें।',
  'We couldn’t read all of this. Choose below.': 'हम सब कुछ नहीं पढ़ सके। नीचे चुनें।',
  'We can’t do this: {list}.': 'यह हम नहीं कर सकते: {list}।',
  'About [topics]': 'इन विषयों पर',
  Without: 'इनके बिना',
  'Others, separated by commas': 'अन्य, कॉमा से अलग करके',
  'Only these topics': 'केवल ये विषय',
  'No email when nothing matches': 'मेल खाती पोस्ट न हो, तो कोई ईमेल नहीं',
  Level: 'स्तर',
  Length: 'लंबाई',
  Standard: 'सामान्य',
  'Number of posts': 'पोस्ट की संख्या',
  'Days of the daily digest': 'रोज़ के न्यूज़लेटर के दिन',
  'Every day': 'हर दिन',
  'On these days:': 'इन दिनों:',
  'Choose at most {most} topics of at most 60 characters.':
    'अधिक से अधिक {most} विषय चुनें, हर एक 60 अक्षरों तक।',
  'Written and checked by AI': 'AI ने लिखा और जाँचा',
  'Sentences selected by AI': 'AI के चुने हुए वाक्य',
  Excerpt: 'अंश',
  'Written by the editor': 'संपादक ने लिखा',
  'Summary by {publisher}': 'सारांश: {publisher}',
  'Show the passage': 'मूल अंश दिखाएँ',
  'In the source': 'स्रोत में देखें',
  'The posts in this issue have been removed.': 'इस अंक की पोस्ट हटा दी गई हैं।',
  'New since {date}': '{date} के बाद की नई जानकारी',
  'Report this sentence': 'इस वाक्य की ग़लती बताएँ',
  'Report a sentence': 'वाक्य की ग़लती बताएँ',
  'Is this sentence wrong? The editors of this site compare it with its source.':
    'क्या यह वाक्य ग़लत है? संपादक इसे स्रोत से मिलाते हैं।',
  'Source passages': 'यह किस पर आधारित है',
  'What is wrong? (optional)': 'क्या ग़लत है? (वैकल्पिक)',
  'Thank you': 'धन्यवाद',
  'The editors will look at the sentence. If it is wrong, they strike it, and everyone who received it gets a correction.':
    'संपादक इस वाक्य की जाँच करेंगे। ग़लत होने पर वे इसे काट देंगे और जिन्हें यह मिला था, उन सभी को सुधार भेजा जाएगा।',
  'Back to the issue': 'अंक पर वापस जाएँ',
  'One click and the digest is yours.': 'बस एक क्लिक, और न्यूज़लेटर आपके इनबॉक्स में।',
  'Confirm your subscription': 'अपने सब्सक्रिप्शन की पुष्टि करें',
  'Please confirm that you want the digest of {site}.':
    'आपने या किसी और ने आपके ईमेल पते से {site} का न्यूज़लेटर माँगा है। उसे पाने के लिए बटन दबाएँ।',
  'An earlier email from us to this address came back. Confirm, and we’ll send to it again.':
    'इस पते पर भेजा गया हमारा पिछला ईमेल वापस आ गया था। पुष्टि करें, तो हम फिर से ईमेल भेजेंगे।',
  'This link expires in 7 days.': 'यह लिंक 7 दिन तक काम करेगा।',
  'Didn’t ask for this? Ignore it and you won’t hear from us.':
    'अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: आपकी पुष्टि के बिना कुछ नहीं भेजा जाएगा।',
  'Welcome to {site}': '{site} में आपका स्वागत है',
  'Your subscription is confirmed.': 'आपके सब्सक्रिप्शन की पुष्टि हो गई है।',
  'You chose the daily digest.': 'आपने रोज़ का न्यूज़लेटर चुना है।',
  'You chose the weekly digest.': 'आपने हर हफ़्ते का न्यूज़लेटर चुना है।',
  'Read the latest issue': 'ताज़ा अंक पढ़ें',
  'Digests come from {address}. Add it to your contacts, so that digests reach your inbox.':
    'न्यूज़लेटर {address} से आता है। इस पते को अपने संपर्कों में जोड़ें, ताकि वह इनबॉक्स में ही पहुँचे।',
  'Change frequency or topics': 'न्यूज़लेटर कितनी बार आए और किस बारे में हो, यह बदलें',
  '{site}: Email preferences': '{site}: ईमेल सेटिंग',
  'Correction from {site}': '{site} की ओर से भूल-सुधार',
  Correction: 'भूल-सुधार',
  'We sent you a sentence that was wrong:': 'हमने आपको एक वाक्य भेजा था जो ग़लत था:',
  'No. {number}': 'अंक {number}',
  'Rate today’s stories': 'आज के लेखों को रेट करें',
  'Rate this week’s stories': 'इस हफ़्ते के लेखों को रेट करें',
  Discuss: 'चर्चा करें',
  'Written and checked by AI. Every sentence links to its source.':
    'AI ने लिखा और जाँचा। हर वाक्य अपने स्रोत से जुड़ा है।',
  'Sentences from the sources, selected by AI': 'मूल लेखों के वाक्य, जो AI ने चुने',
  'Excerpts. No AI used.': 'मूल लेखों के अंश, AI के बिना',
  '{count, plural, one {# comment} other {# comments}}': '{count, plural, other {# कमेंट}}',
  '{count, plural,\n        one {See the other post in the browser}\n        other {See the other # posts in the browser}\n      }':
    '{count, plural, other {बाकी # पोस्ट ब्राउज़र में देखें}}',
  '{count, plural,\n        one {# post about {topics} today.}\n        other {# posts about {topics} today.}\n      }':
    '{count, plural, other {आज {topics} पर # पोस्ट।}}',
  '{count, plural,\n        one {# post about {topics} this week.}\n        other {# posts about {topics} this week.}\n      }':
    '{count, plural, other {इस हफ़्ते {topics} पर # पोस्ट।}}',
  'The nearest are:': 'सबसे क़रीब:',
  'Nothing on {topics} today.': 'आज {topics} पर कुछ नहीं।',
  'Nothing on {topics} this week.': 'इस हफ़्ते {topics} पर कुछ नहीं।',
  'Also on {site}': '{site} पर और भी',
  'From people you follow': 'फ़ॉलो किए गए लोगों की पोस्ट',
  'View in browser': 'ब्राउज़र में देखें',
  'You’re getting this because you subscribed to the digest of {site}.':
    'आपको यह ईमेल इसलिए मिला है क्योंकि आपने {site} का न्यूज़लेटर सब्सक्राइब किया है।',
  Preferences: 'रोकें या बदलें',
  '{author} commented on “{title}”': '{author} ने “{title}” पर कमेंट किया',
  '{author} replied to your comment on “{title}”': '{author} ने “{title}” पर आपके कमेंट का जवाब दिया',
  '{author} mentioned you on “{title}”': '{author} ने “{title}” पर आपका उल्लेख किया',
  '{author} commented on “{title}”, which you follow or saved':
    '{author} ने आपकी फ़ॉलो या सेव की हुई पोस्ट “{title}” पर कमेंट किया',
  'View and reply': 'देखें और जवाब दें',
  'Turn off these emails': 'ये ईमेल बंद करें',
  'Notification settings': 'सूचना सेटिंग',
  'You’re getting this email because of your notification settings.':
    'आपको यह ईमेल इसलिए मिला है क्योंकि आपने इसे अपनी सेटिंग में चुना है।',
  'New in your inbox: {count}': 'आपके इनबॉक्स में नया: {count}',
  'And {count} more in your inbox': 'आपके इनबॉक्स में {count} और',
  'Open your inbox': 'अपना इनबॉक्स खोलें',
  'Turn off these emails?': 'ये ईमेल बंद करें?',
  'You’ll still find everything in your inbox on the site.':
    'साइट के इनबॉक्स में आपको सब कुछ मिलता रहेगा।',
  'Turn off': 'बंद करें',
  'These emails are turned off': 'ये ईमेल बंद कर दिए गए हैं',
  'You are now a member of {site}': 'अब आप {site} के सदस्य हैं',
  '{site} did not accept your application': '{site} ने आपका आवेदन स्वीकार नहीं किया',
  'Log in': 'लॉग इन करें',
  'You’re getting this email because you applied to join {site}.':
    'आपको यह ईमेल इसलिए मिला है क्योंकि आपने {site} से जुड़ने के लिए आवेदन किया था।',
  'Skip to content': 'मुख्य सामग्री पर जाएँ',
  Main: 'मुख्य मेन्यू',
  Hot: 'लोकप्रिय',
  New: 'नया',
  Top: 'शीर्ष',
  Search: 'खोजें',
  Menu: 'मेन्यू',
  'Dark mode': 'डार्क मोड',
  Login: 'लॉग इन',
  'Sign Up': 'साइन अप',
  Footer: 'फ़ुटर',
  Home: 'होम',
  Discussions: 'चर्चाएँ',
  'Digest by language': 'भाषा के अनुसार न्यूज़लेटर',
  'Digest by industry': 'कार्यक्षेत्र के अनुसार न्यूज़लेटर',
  'Manage subscription': 'सब्सक्रिप्शन मैनेज करें',
  About: 'हमारे बारे में',
  Contact: 'संपर्क',
  Terms: 'शर्तें',
  Privacy: 'प्राइवेसी',
  'All rights reserved.': 'सर्वाधिकार सुरक्षित।',
  Digest: 'न्यूज़लेटर',
  'API docs': 'API दस्तावेज़',
  'Moderation log': 'मॉडरेशन लॉग',
  RSS: 'RSS',
  Inbox: 'इनबॉक्स',
  Submit: 'पोस्ट करें',
  Account: 'अकाउंट',
  Saved: 'सेव की गई पोस्ट',
  'API keys': 'API कुंजियाँ',
  Settings: 'सेटिंग',
  Admin: 'एडमिन',
  Logout: 'लॉग आउट',
  '{code} is your {site} code': '{code} आपका {site} कोड है',
  'Enter this code to log in to {site}:': '{site} में लॉग इन करने के लिए यह कोड डालें:',
  'Enter this code to finish signing up for {site} as {username}:':
    '{site} पर {username} के नाम से साइन अप पूरा करने के लिए यह कोड डालें:',
  'We got many requests for codes of {site} to this address, so we send no more for now. Keep this email: if you need a code today, request one and enter this one instead:':
    'इस पते के लिए {site} के कोड बहुत बार माँगे गए हैं, इसलिए हम फ़िलहाल और कोड नहीं भेजेंगे। यह ईमेल सँभालकर रखें: आज कोड की ज़रूरत हो, तो कोड माँगें और उसकी जगह यह कोड डालें:',
  'Expires in {minutes} minutes. Only your latest code works, in the browser where you requested it.':
    'यह {minutes} मिनट तक चलेगा। सिर्फ़ सबसे नया कोड काम करता है, और उसी ब्राउज़र में जहाँ से वह माँगा गया था।',
  'This code is longer because of repeated attempts on your account.':
    'आपके अकाउंट पर बार-बार कोशिशें हुई हैं, इसलिए यह कोड लंबा है।',
  'It works once within 24 hours, in any browser.':
    'यह 24 घंटे के अंदर किसी भी ब्राउज़र में एक बार काम करेगा।',
  'Didn’t request this? Ignore it. Never share this code.':
    'आपने नहीं माँगा? इसे अनदेखा करें। यह कोड कभी किसी को न बताएँ।',
  'You need an invitation to join {site}. Open the link that you were sent.':
    '{site} से जुड़ने के लिए निमंत्रण चाहिए। आपको भेजा गया लिंक खोलें।',
  'The moderators of {site} review new members. Answer the question, and we’ll email you their decision.':
    '{site} के मॉडरेटर नए सदस्यों के आवेदन देखते हैं। सवाल का जवाब दें, उनका फ़ैसला ईमेल पर आएगा।',
  'You can join {site} with an email address at: {domains}':
    'इन डोमेन के ईमेल पते से {site} से जुड़ा जा सकता है: {domains}',
  '{site} does not accept new members. Everyone can read it.':
    '{site} नए सदस्य नहीं ले रहा है। इसे कोई भी पढ़ सकता है।',
  'Changed.': 'बदल गया।',
  'Your email address is {email}. It’s private.':
    'आपका ईमेल पता {email} है। यह किसी और को नहीं दिखता।',
  'New email address': 'नया ईमेल पता',
  'Enter an email address, like name@example.org.': 'ईमेल पता name@example.org के फ़ॉर्मैट में लिखें।',
  'Change email address': 'ईमेल पता बदलें',
  'We’ll email you a code. Changing it logs out other devices and revokes your API keys.':
    'हम आपको ईमेल से एक कोड भेजेंगे। पता बदलने पर दूसरे डिवाइस लॉग आउट हो जाएँगे और आपकी API कुंजियाँ रद्द हो जाएँगी।',
  'Sending…': 'भेजा जा रहा है…',
  'Email me a code': 'मुझे कोड ईमेल करें',
  Code: 'कोड',
  'Your email address was changed.': 'आपका ईमेल पता बदल दिया गया है।',
  'Your email address changes once you enter it.': 'कोड डालते ही आपका ईमेल पता बदल जाएगा।',
  'One moment…': 'बस एक पल…',
  Back: 'वापस',
  'Match device': 'डिवाइस के अनुसार',
  'Light [theme]': 'लाइट',
  'Dark [theme]': 'डार्क',
  'Theme in this browser': 'इस ब्राउज़र में थीम',
  'Saved.': 'सेव हो गया।',
  'Post, followed': 'पोस्ट, फ़ॉलो की गई',
  'Post, hidden': 'पोस्ट, छिपाई गई',
  'Tag, followed': 'टैग, फ़ॉलो किया गया',
  'Tag, muted': 'टैग, म्यूट किया गया',
  'Domain, followed': 'डोमेन, फ़ॉलो किया गया',
  'Domain, muted': 'डोमेन, म्यूट किया गया',
  'Person, followed': 'सदस्य, फ़ॉलो में',
  'Person, muted': 'सदस्य, म्यूट में',
  '{name} is removed.': '{name} को हटा दिया गया है।',
  'This list couldn’t be loaded.': 'यह सूची लोड नहीं हो सकी।',
  'Nothing yet. Follow or mute a post, a tag, a domain or a person on their pages.':
    'अभी कुछ नहीं है। किसी पोस्ट, टैग, डोमेन या सदस्य को उसके पेज पर फ़ॉलो या म्यूट करें।',
  Remove: 'हटाएँ',
  Username: 'यूज़रनेम',
  'Posts and comments': 'पोस्ट और कमेंट',
  'Your account will be deleted in {days, plural, one {# day} other {# days}}.':
    'आपका अकाउंट {days, plural, other {# दिन}} बाद डिलीट कर दिया जाएगा।',
  'Type your username, {username}, to confirm.': 'पुष्टि के लिए अपना यूज़रनेम {username} लिखें।',
  'Delete account': 'अकाउंट डिलीट करें',
  'Your account will be deleted after {days, plural, one {# day} other {# days}}. Log in before then to cancel.':
    'आपका अकाउंट {days, plural, other {# दिन}} बाद डिलीट कर दिया जाएगा। रोकने के लिए उससे पहले लॉग इन करें।',
  'Other devices and API keys stop working now.':
    'दूसरे डिवाइस और API कुंजियाँ अभी से काम करना बंद कर देंगी।',
  'Your profile, saved posts, inbox and follows are erased. Votes still count, anonymously.':
    'आपकी प्रोफ़ाइल, सेव की गई पोस्ट, इनबॉक्स और फ़ॉलो मिटा दिए जाएँगे। वोट बिना नाम के गिने जाते रहेंगे।',
  'Keep them': 'उन्हें रहने दें',
  'Shown as written by a deleted user.': 'डिलीट हो चुके सदस्य के नाम से दिखेंगे।',
  'Erase them': 'उन्हें मिटाएँ',
  'Replies from others stay.': 'दूसरों के जवाब बने रहेंगे।',
  'Your username': 'आपका यूज़रनेम',
  'Type {username} to confirm.': 'पुष्टि के लिए {username} लिखें।',
  'Delete my account': 'मेरा अकाउंट डिलीट करें',
  'Scheduled for {date}. You can cancel at the top of this page.':
    '{date} के लिए तय है। इसे इस पेज पर सबसे ऊपर रोका जा सकता है।',
  'Deletion canceled.': 'अकाउंट अब डिलीट नहीं होगा।',
  'Account deletion': 'अकाउंट डिलीट होना',
  '<strong>Your account will be deleted on {date}.</strong> You can cancel until then.':
    '<strong>आपका अकाउंट {date} को डिलीट कर दिया जाएगा।</strong> तब तक इसे रोका जा सकता है।',
  'Cancel deletion': 'डिलीट होने से रोकें',
  'You can log in with these accounts instead of an emailed code. Codes still work.':
    'ईमेल के कोड के बजाय इन अकाउंट से भी लॉग इन किया जा सकता है। कोड भी काम करते रहेंगे।',
  'Your linked accounts': 'आपके जुड़े हुए अकाउंट',
  'Your linked accounts couldn’t be loaded.': 'आपके जुड़े हुए अकाउंट लोड नहीं हो सके।',
  'linked {time}': '{time} जोड़ा गया',
  'Link an account at {provider}': '{provider} का अकाउंट जोड़ें',
  'Remove {name}?': '{name} को हटाएँ?',
  'Removing…': 'हटाया जा रहा है…',
  'Keep it': 'रहने दें',
  '{name} was removed.': '{name} को हटा दिया गया।',
  'You can no longer log in with it, and devices that logged in with it are logged out.':
    'अब इससे लॉग इन नहीं किया जा सकेगा, और जिन डिवाइस पर इससे लॉग इन था, वे लॉग आउट हो गए हैं।',
  'How many people can use it': 'कितने लोग इस्तेमाल कर सकते हैं',
  'Valid for days': 'कितने दिन मान्य',
  'Your invitations couldn’t be loaded.': 'आपके निमंत्रण लोड नहीं हो सके।',
  'Invitation created. Its link is below the form.': 'निमंत्रण बन गया। उसका लिंक फ़ॉर्म के नीचे है।',
  'New invitation': 'नया निमंत्रण',
  'Creating…': 'बनाया जा रहा है…',
  'Create a link': 'लिंक बनाएँ',
  'Link [noun]': 'लिंक',
  'Copy it now. You won’t see it again.': 'इसे अभी कॉपी करें। यह दोबारा नहीं दिखेगा।',
  'The invitation has ended.': 'निमंत्रण समाप्त कर दिया गया है।',
  'Used {uses} of {mostUses, plural, one {# time} other {# times}}, until {date}':
    '{mostUses, plural, other {# बार}} में से {uses} बार इस्तेमाल हुआ, {date} तक मान्य',
  'End [verb]': 'समाप्त करें',
  'Replies to you': 'आपको मिले जवाब',
  'Mentions of you': 'आपका उल्लेख',
  'New comments on posts you follow or saved': 'फ़ॉलो या सेव की गई पोस्ट पर नए कमेंट',
  'Never also turns off inbox items for saved posts.':
    '“कभी नहीं” चुनने पर सेव की गई पोस्ट की सूचनाएँ इनबॉक्स में भी नहीं आएँगी।',
  Immediately: 'तुरंत',
  Never: 'कभी नहीं',
  'Notifications saved.': 'सूचनाओं की सेटिंग सेव हो गई।',
  'Your digest couldn’t be loaded.': 'आपका न्यूज़लेटर लोड नहीं हो सका।',
  'Everything is in <inbox>your inbox</inbox>. Choose what we also email you: immediately, or in one daily email. The daily email comes with your digest, or at 8:00.':
    'सब कुछ <inbox>आपके इनबॉक्स</inbox> में है। चुनें कि ईमेल से और क्या भेजा जाए: तुरंत, या दिन में एक ईमेल में। दिन का ईमेल आपके न्यूज़लेटर के साथ या 8:00 बजे आता है।',
  'Change its language, hour and topics in your <preferences>digest preferences</preferences>.':
    'भाषा, समय और विषय <preferences>न्यूज़लेटर की सेटिंग</preferences> में बदलें।',
  'Your data was downloaded.': 'आपका डेटा डाउनलोड हो गया।',
  'Download everything we store about you as JSON: profile, posts, comments, votes, follows, saved posts, inbox, sessions, passkeys and keys.':
    'आपके बारे में सेव की गई हर जानकारी JSON में डाउनलोड करें: प्रोफ़ाइल, पोस्ट, कमेंट, वोट, फ़ॉलो, सेव की गई पोस्ट, इनबॉक्स, सेशन, पासकी और कुंजियाँ।',
  'Your data': 'आपका डेटा',
  'Collecting…': 'इकट्ठा किया जा रहा है…',
  Downloaded: 'डाउनलोड हो गया',
  'The passkey {name} was added.': 'पासकी {name} जोड़ दी गई।',
  'Your passkeys': 'आपकी पासकी',
  'Your passkeys couldn’t be loaded.': 'आपकी पासकी लोड नहीं हो सकीं।',
  'Add a passkey': 'पासकी जोड़ें',
  'With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code.':
    'पासकी हो, तो ईमेल के कोड के बजाय फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन होता है।',
  'Remove “{name}”?': '“{name}” को हटाएँ?',
  'The passkey {name} was removed.': 'पासकी {name} हटा दी गई।',
  'You can no longer log in with it, and other devices that logged in with it are logged out. Delete it on your device, too.':
    'अब इससे लॉग इन नहीं किया जा सकेगा, और जिन दूसरे डिवाइस पर इससे लॉग इन था, वे लॉग आउट हो गए हैं। इसे अपने डिवाइस से भी डिलीट करें।',
  'Your role on this site requires a passkey for the admin area.':
    'इस साइट पर आपकी भूमिका के कारण एडमिन एरिया के लिए पासकी ज़रूरी है।',
  'Log in with yours. If you lost it, add another: it opens the admin area after {hours, plural, one {# hour} other {# hours}}.':
    'अपनी पासकी से लॉग इन करें। अगर वह खो गई है, तो दूसरी जोड़ें: उससे एडमिन एरिया {hours, plural, other {# घंटे}} बाद खुलेगा।',
  'Add one here.': 'यहाँ जोड़ें।',
  'Added {time}': '{time} जोड़ी गई',
  'not used yet': 'अभी तक इस्तेमाल नहीं हुई',
  'last used {time}': 'पिछला इस्तेमाल: {time}',
  Rename: 'नाम बदलें',
  'Name of the passkey': 'पासकी का नाम',
  'Enter a name for the passkey.': 'पासकी का नाम लिखें।',
  'The passkey is now named {name}.': 'पासकी का नाम अब {name} है।',
  'Rename the passkey': 'पासकी का नाम बदलें',
  'Saving…': 'सेव हो रहा है…',
  Cancel: 'रहने दें',
  'Picture added to the text.': 'तस्वीर टेक्स्ट में जोड़ दी गई।',
  'New picture': 'नई तस्वीर',
  'What does the picture show?': 'तस्वीर में क्या है?',
  'Describe the picture in a few words.': 'तस्वीर के बारे में कुछ शब्द लिखें।',
  'For readers who can’t see it.': 'उनके लिए जो इसे देख नहीं सकते।',
  'Uploaded: {file}': 'अपलोड हो गई: {file}',
  'Add to the text': 'टेक्स्ट में जोड़ें',
  'Add a picture': 'तस्वीर जोड़ें',
  'Or paste or drop one. Needs {karma, number} karma.':
    'या पेस्ट करें, या यहाँ खींचकर छोड़ें। {karma, number} कर्मा ज़रूरी है।',
  'Or paste or drop one.': 'या पेस्ट करें, या यहाँ खींचकर छोड़ें।',
  "The site has reached its limit of {size} MB for members' pictures.":
    'सदस्यों की तस्वीरों के लिए साइट की {size} MB की सीमा पूरी हो गई है।',
  'This site has no pictures in posts and comments.':
    'इस साइट पर पोस्ट और कमेंट में तस्वीरें नहीं लगाई जा सकतीं।',
  'You can add pictures from {minKarma, number} karma on. You have {karma, number}.':
    'तस्वीरें {minKarma, number} कर्मा होने पर जोड़ी जा सकती हैं। आपके पास {karma, number} है।',
  'You can add {count} pictures a day.': 'एक दिन में {count} तस्वीरें जोड़ी जा सकती हैं।',
  'The picture': 'तस्वीर',
  'Picture saved.': 'तस्वीर सेव हो गई।',
  Picture: 'तस्वीर',
  'Shown beside your name. PNG, JPEG, WebP, AVIF or GIF, at most {megabytes} MB. Its middle is cut to a square.':
    'आपके नाम के पास दिखती है। PNG, JPEG, WebP, AVIF या GIF, अधिक से अधिक {megabytes} MB। बीच का चौकोर हिस्सा लिया जाता है।',
  'Picture removed.': 'तस्वीर हटा दी गई।',
  'Remove the picture': 'तस्वीर हटाएँ',
  Name: 'नाम',
  'About you': 'अपने बारे में',
  Website: 'वेबसाइट',
  'Profile saved.': 'प्रोफ़ाइल सेव हो गई।',
  'Enter a name.': 'नाम लिखें।',
  'Shown on <profile>your public profile</profile>. Your username ({username}) can’t be changed.':
    '<profile>आपकी सार्वजनिक प्रोफ़ाइल</profile> पर दिखता है। आपका यूज़रनेम ({username}) बदला नहीं जा सकता।',
  Profile: 'प्रोफ़ाइल',
  'Plain text, at most {most, number} characters.': 'सादा टेक्स्ट, अधिक से अधिक {most, number} अक्षर।',
  'Starts with https:// or http://.': 'https:// या http:// से शुरू होता है।',
  'Your browser doesn’t allow notifications from this site. Check its settings.':
    'आपका ब्राउज़र इस साइट की सूचनाएँ रोक रहा है। उसकी सेटिंग देखें।',
  'Browser notifications': 'ब्राउज़र की सूचनाएँ',
  'This browser shows replies and mentions at once, until you log out.':
    'लॉग आउट करने तक इस ब्राउज़र में जवाब और उल्लेख तुरंत दिखते रहेंगे।',
  'Show replies and mentions immediately in this browser, even when the site is closed.':
    'इस ब्राउज़र में जवाब और उल्लेख तुरंत दिखाएँ, साइट बंद हो तब भी।',
  'Turn on': 'चालू करें',
  Email: 'ईमेल',
  Notifications: 'सूचनाएँ',
  Appearance: 'रूप-रंग',
  Keyboard: 'कीबोर्ड',
  'Followed and muted': 'फ़ॉलो और म्यूट',
  Sessions: 'सेशन',
  Passkeys: 'पासकी',
  'Linked accounts': 'जुड़े हुए अकाउंट',
  Invitations: 'निमंत्रण',
  Reading: 'पढ़ना',
  Security: 'सुरक्षा',
  'Changes are saved at once.': 'बदलाव तुरंत सेव हो जाते हैं।',
  'Logged in {time} from your current network': '{time} आपके मौजूदा नेटवर्क से लॉग इन',
  'Logged in {time} from another network': '{time} किसी दूसरे नेटवर्क से लॉग इन',
  'Logged in {time}': '{time} लॉग इन',
  'Where you are logged in': 'आप कहाँ-कहाँ लॉग इन हैं',
  'Your sessions couldn’t be loaded.': 'आपके सेशन लोड नहीं हो सके।',
  'This session': 'यह सेशन',
  'last active {time}': 'पिछली गतिविधि: {time}',
  '{device} is logged out.': '{device} लॉग आउट हो गया है।',
  'Logging out…': 'लॉग आउट हो रहा है…',
  'Log out': 'लॉग आउट करें',
  'Other devices are logged out.': 'दूसरे डिवाइस लॉग आउट हो गए हैं।',
  'Log out other devices': 'दूसरे डिवाइस लॉग आउट करें',
  'Your settings couldn’t be loaded.': 'आपकी सेटिंग लोड नहीं हो सकी।',
  'Only / (search)': 'केवल / (खोज)',
  'All [shortcuts]': 'सभी',
  'j and k step through a page, ? lists the keys.':
    'j और k से पेज पर आगे-पीछे जाएँ, ? से कुंजियों की सूची देखें।',
  'None [shortcuts]': 'कोई नहीं',
  'Saved in this browser, but not in your account. Try again.':
    'इस ब्राउज़र में सेव हो गया, पर आपके अकाउंट में नहीं। फिर से कोशिश करें।',
  'Single-letter shortcuts': 'एक अक्षर वाले शॉर्टकट',
  'They’re off while you type in a field.': 'किसी फ़ील्ड में लिखते समय ये बंद रहते हैं।',
  'Next post or comment': 'अगली पोस्ट या कमेंट',
  'Previous post or comment': 'पिछली पोस्ट या कमेंट',
  'Open the post, or collapse or expand the comment': 'पोस्ट खोलें, या कमेंट समेटें या फैलाएँ',
  Comments: 'कमेंट',
  'Next new comment': 'अगला नया कमेंट',
  'Previous new comment': 'पिछला नया कमेंट',
  'Up one level': 'एक स्तर ऊपर',
  'This list': 'यह सूची',
  'Keyboard shortcuts': 'कीबोर्ड शॉर्टकट',
  'Code from the email': 'ईमेल में आया कोड',
  'Email to this address works again.': 'इस पते पर ईमेल फिर से पहुँच रहे हैं।',
  'This address gets login codes only, after a complaint about our email or a block by staff. Write to us to change that.':
    'हमारे ईमेल की शिकायत या साइट की टीम की रोक के कारण इस पते पर केवल लॉग इन कोड भेजे जाते हैं। इसे बदलने के लिए हमें लिखें।',
  'Get email again': 'फिर से ईमेल पाएँ',
  'Email to this address came back, so it gets login codes only. A code that arrives there shows that it works again.':
    'इस पते पर भेजा गया ईमेल वापस आ गया था, इसलिए यहाँ केवल लॉग इन कोड भेजे जाते हैं। कोई कोड पहुँच जाए, तो पता चल जाएगा कि ईमेल फिर से पहुँच रहे हैं।',
  'Email me a code to get email again': 'फिर से ईमेल पाने के लिए कोड भेजें',
  'Time zone saved.': 'टाइम ज़ोन सेव हो गया।',
  Language: 'भाषा',
  'Emails about your account, replies and mentions are in this language. Links to the pages in other languages are at the foot of each page.':
    'आपके खाते, जवाबों और उल्लेखों के ईमेल के लिए। दूसरी भाषाओं के पेजों के लिंक हर पेज के नीचे हैं।',
  'The language of my newsletter, or of the site': 'मेरे न्यूज़लेटर की या साइट की',
  'Language saved.': 'भाषा सहेजी गई।',
  'Used for exact times and the daily email.': 'सही समय दिखाने और दिन के ईमेल के लिए।',
  'My browser’s time zone': 'मेरे ब्राउज़र का टाइम ज़ोन',
  'Your keys couldn’t be loaded.': 'आपकी कुंजियाँ लोड नहीं हो सकीं।',
  'A new key': 'एक नई कुंजी',
  'Your keys': 'आपकी कुंजियाँ',
  'You have no keys yet.': 'अभी आपकी कोई कुंजी नहीं है।',
  'New key': 'नई कुंजी',
  'You’ve reached the limit of {max, plural, one {# key} other {# keys}}. Revoke one to create another.':
    '{max, plural, one {# कुंजी} other {# कुंजियों}} की सीमा पूरी हो गई है। नई बनाने के लिए कोई एक रद्द करें।',
  'API keys let your programs read and post on {site} as you. See the <docs>API reference</docs>.':
    'API कुंजियों से आपके प्रोग्राम आपके नाम से {site} पर पढ़ और पोस्ट कर सकते हैं। <docs>API दस्तावेज़</docs> देखें।',
  Example: 'उदाहरण',
  'Treat keys like passwords. They can’t change settings or create other keys.':
    'कुंजियों को पासवर्ड की तरह सँभालें। उनसे सेटिंग नहीं बदली जा सकती और नई कुंजियाँ नहीं बनाई जा सकतीं।',
  Key: 'कुंजी',
  'May [permission]': 'अनुमति',
  Created: 'बनाई गई',
  'Last used': 'पिछला इस्तेमाल',
  Expires: 'समाप्ति',
  'read [permission]': 'पढ़ना',
  'write [permission]': 'लिखना',
  Actions: 'कार्रवाइयाँ',
  Revoke: 'रद्द करें',
  'Revoke “{name}”?': '“{name}” को रद्द करें?',
  'Revoking…': 'रद्द हो रही है…',
  'Key {name} revoked.': 'कुंजी {name} रद्द हो गई।',
  'Programs that use the key {key} stop working immediately. This can’t be undone.':
    'कुंजी {key} इस्तेमाल करने वाले प्रोग्राम तुरंत बंद हो जाएँगे। इसे वापस नहीं लाया जा सकता।',
  'Expired on {date}': '{date} को समाप्त हुई',
  'Expires soon: {date}': 'जल्द समाप्त होगी: {date}',
  Permissions: 'अनुमतियाँ',
  'Valid for': 'वैधता',
  'Read [permission]': 'पढ़ना',
  'Posts, comments, your inbox and saved posts.': 'पोस्ट, कमेंट, आपका इनबॉक्स और सेव की गई पोस्ट।',
  'Write [permission]': 'लिखना',
  'Post, comment, vote, save and follow as you.': 'आपके नाम से पोस्ट, कमेंट, वोट, सेव और फ़ॉलो करना।',
  'Enter a name for the key.': 'कुंजी का नाम लिखें।',
  'Choose at least one permission.': 'कम से कम एक अनुमति चुनें।',
  'What you entered is still here.': 'आपका लिखा अब भी यहीं है।',
  'For example, “Train reader”.': 'जैसे “ट्रेन रीडर”।',
  '{days, plural, one {# day} other {# days}}': '{days, plural, other {# दिन}}',
  'Create key': 'कुंजी बनाएँ',
  Copied: 'कॉपी हो गया',
  'Press Ctrl+C or ⌘C to copy it.': 'कॉपी करने के लिए Ctrl+C या ⌘C दबाएँ।',
  'The key is selected: press Ctrl+C or Command+C to copy it.':
    'कुंजी चुनी हुई है: कॉपी करने के लिए Ctrl+C या Command+C दबाएँ।',
  'Your new key “{name}”': 'आपकी नई कुंजी “{name}”',
  'You won’t see it again.': 'यह दोबारा नहीं दिखेगी।',
  'Store it with your program’s other secrets. If you lose it, revoke it and create another.':
    'इसे अपने प्रोग्राम की दूसरी गोपनीय जानकारी के साथ रखें। खो जाए, तो इसे रद्द करके नई बनाएँ।',
  Copy: 'कॉपी करें',
  Done: 'हो गया',
  'Error: Log in': 'गड़बड़ी: लॉग इन',
  'No account yet?': 'अभी अकाउंट नहीं है?',
  'Sign up': 'साइन अप करें',
  'Error: Sign up': 'गड़बड़ी: साइन अप',
  'Have an account?': 'पहले से अकाउंट है?',
  '{min} to {max} characters: letters, numbers, _ or -. It’s public and can’t be changed.':
    '{min} से {max} अक्षर: अंग्रेज़ी अक्षर, अंक, _ या -। यह सबको दिखता है और बदला नहीं जा सकता।',
  'Shown on your profile. You can change it later.':
    'आपकी प्रोफ़ाइल पर दिखता है। बाद में बदला जा सकता है।',
  'We’ll email you a code. No password; your address stays private.':
    'हम आपको ईमेल से कोड भेजेंगे। कोई पासवर्ड नहीं; आपका पता किसी को नहीं दिखेगा।',
  'Choose a username.': 'यूज़रनेम चुनें।',
  'Enter your email address, like name@example.org.':
    'अपना ईमेल पता name@example.org के फ़ॉर्मैट में लिखें।',
  'Answer the question.': 'सवाल का जवाब दें।',
  'You’re already logged in as {username}.': 'आप पहले से {username} के रूप में लॉग इन हैं।',
  Continue: 'जारी रखें',
  'Invitation link, if you have one': 'निमंत्रण का लिंक, अगर हो',
  'You can request a new code in {left, plural, one {# second} other {# seconds}}.':
    'नया कोड {left, plural, other {# सेकंड}} बाद माँगा जा सकता है।',
  'New code sent.': 'नया कोड भेज दिया गया।',
  'Enter your code': 'अपना कोड डालें',
  'Send a new code (in {left} s)': 'नया कोड भेजें ({left} से. में)',
  'Send a new code': 'नया कोड भेजें',
  'Use a different email': 'दूसरा ईमेल इस्तेमाल करें',
  'Confirm it’s you': 'पुष्टि करें कि यह आप ही हैं',
  Confirm: 'पुष्टि करें',
  'Use a passkey': 'पासकी इस्तेमाल करें',
  'Link an account': 'अकाउंट जोड़ें',
  'The account couldn’t be loaded.': 'अकाउंट लोड नहीं हो सका।',
  'There’s nothing to link, or the login has expired. Start again in <settings>Settings</settings>.':
    'जोड़ने के लिए कुछ नहीं है, या लॉग इन का समय निकल गया है। <settings>सेटिंग</settings> में फिर से शुरू करें।',
  'Link {account} ({provider}) to your account {username}? You’ll be able to log in with it instead of an emailed code. Link it only if it’s yours.':
    '{account} ({provider}) को अपने अकाउंट {username} से जोड़ें? फिर ईमेल के कोड के बजाय इससे लॉग इन किया जा सकेगा। तभी जोड़ें जब यह आपका हो।',
  'Link it': 'जोड़ें',
  'Don’t link it': 'न जोड़ें',
  'This page needs JavaScript. <account>Submitting, commenting and voting</account> don’t.':
    'इस पेज के लिए JavaScript चाहिए। <account>पोस्ट, कमेंट और वोट करने</account> के लिए नहीं।',
  'We couldn’t check your login.': 'हम आपका लॉग इन जाँच नहीं सके।',
  'You’ve been logged out. Your text is safe: <login>log in in a new tab</login>, then continue here.':
    'आपका अकाउंट लॉग आउट हो गया है। आपका टेक्स्ट सुरक्षित है: <login>नए टैब में लॉग इन करें</login>, फिर यहाँ आगे बढ़ें।',
  Passkey: 'पासकी',
  'Log in with a passkey': 'पासकी से लॉग इन करें',
  'Next time without a code?': 'अगली बार बिना कोड के?',
  'You’re logged in. With a passkey, you log in with your fingerprint, face or screen lock instead of an emailed code. You can remove it in Settings.':
    'लॉग इन हो गया है। पासकी हो, तो ईमेल के कोड के बजाय फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन होता है। उसे सेटिंग में हटाया जा सकता है।',
  'Not now': 'अभी नहीं',
  'We couldn’t reach it. Try again, or log in with an emailed code.':
    'संपर्क नहीं हो सका। फिर से कोशिश करें, या ईमेल के कोड से लॉग इन करें।',
  'Back to the login': 'लॉग इन पर वापस जाएँ',
  'Logging in needs JavaScript, which is turned off in this browser. Reading {site} doesn’t.':
    'लॉग इन के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है। {site} पढ़ने के लिए नहीं।',
  '{account} isn’t linked to an account here yet.': '{account} अभी यहाँ के किसी अकाउंट से जुड़ा नहीं है।',
  'Log in or sign up with an emailed code once. Then you can link it.':
    'एक बार ईमेल के कोड से लॉग इन या साइन अप करें। फिर इसे जोड़ा जा सकेगा।',
  'To show that {email} is yours, enter a code that we email to it.':
    '{email} आपका ही है, यह दिखाने के लिए उस पर भेजा गया कोड डालें।',
  'With another address:': 'दूसरे पते से:',
  'Your address {email} is verified. Choose how you appear here.':
    'आपके पते {email} की पुष्टि हो गई है। चुनें कि यहाँ आपका नाम कैसे दिखे।',
  'It’s public and can’t be changed.': 'यह सबको दिखता है और बदला नहीं जा सकता।',
  'Have an account with another address?': 'दूसरे पते से अकाउंट है?',
  'Log in and link it': 'लॉग इन करके जोड़ें',
  'Continue with {provider}': '{provider} के साथ जारी रखें',
  'You’re logged out.': 'आपका अकाउंट लॉग आउट हो गया है।',
  'Waiting for a moderator': 'मॉडरेटर की प्रतीक्षा',
  'Your address is confirmed. We’ll email you when a moderator has decided.':
    'आपके पते की पुष्टि हो गई है। मॉडरेटर के फ़ैसले के बाद हम आपको ईमेल भेजेंगे।',
  'Then log in with an emailed code once. After that you can link {account}.':
    'फिर एक बार ईमेल के कोड से लॉग इन करें। उसके बाद {account} को जोड़ा जा सकेगा।',
  'Waiting for review. Only you can see your comment until a moderator approves it.':
    'समीक्षा बाकी है। मॉडरेटर की मंज़ूरी तक आपका कमेंट सिर्फ़ आपको दिखेगा।',
  'Hidden [state]': 'छिपाया गया',
  'Visible again': 'फिर से दिख रहा है',
  Reply: 'जवाब दें',
  Edit: 'संपादित करें',
  Delete: 'डिलीट करें',
  Unhide: 'फिर से दिखाएँ',
  'That didn’t work. Try again.': 'यह नहीं हो सका। फिर से कोशिश करें।',
  Hide: 'छिपाएँ',
  Reported: 'रिपोर्ट हो गई',
  'Report [verb]': 'रिपोर्ट करें',
  'Unmute {subject}': '{subject} को अनम्यूट करें',
  'Mute {subject}': '{subject} को म्यूट करें',
  'Unmuted {subject}': '{subject} अनम्यूट हो गया',
  'Muted {subject}': '{subject} म्यूट हो गया',
  'That wasn’t saved. Try again.': 'यह सेव नहीं हुआ। फिर से कोशिश करें।',
  'Open author in admin': 'लेखक को एडमिन में खोलें',
  'Reply to {author}': '{author} को जवाब दें',
  'Posting…': 'पोस्ट हो रहा है…',
  'Comment posted': 'कमेंट पोस्ट हो गया',
  'Your comment': 'आपका कमेंट',
  'Comment saved': 'कमेंट सेव हो गया',
  'Delete this comment?': 'यह कमेंट डिलीट करें?',
  'Deleting…': 'डिलीट हो रहा है…',
  'Comment deleted': 'कमेंट डिलीट हो गया',
  'This can’t be undone. Replies to it stay.': 'इसे वापस नहीं लाया जा सकता। इसके जवाब बने रहेंगे।',
  'Hiding…': 'छिपाया जा रहा है…',
  'your comment': 'आपका कमेंट',
  'comment by {author}': '{author} का कमेंट',
  'You have a draft here': 'यहाँ आपका एक ड्राफ़्ट है',
  'Hidden. [state]': 'छिपाया गया।',
  'The comment': 'कमेंट',
  'Enter your comment.': 'अपना कमेंट लिखें।',
  'The comment must be at most {max, number} characters; it has {length, number}.':
    'कमेंट में अधिक से अधिक {max, number} अक्षर हो सकते हैं; इसमें {length, number} हैं।',
  '{used, number} of {most, number} characters': '{most, number} में से {used, number} अक्षर',
  Formatting: 'फ़ॉर्मैटिंग',
  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, <c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, blank line = new paragraph, <c>@name</c> notifies that member':
    '<c>*तिरछा*</c>, <c>**मोटा**</c>, <c>`कोड`</c>, <c>[लिंक का टेक्स्ट](https://example.org)</c>, <c>></c> उद्धरण, <c>-</c> सूची, खाली पंक्ति = नया पैराग्राफ़, <c>@name</c> से उस सदस्य को सूचना मिलती है',
  'You have a draft here.': 'यहाँ आपका एक ड्राफ़्ट है।',
  'Write a comment': 'कमेंट लिखें',
  'Post comment': 'कमेंट पोस्ट करें',
  '{count, plural, one {# new comment} other {# new comments}}':
    '{count, plural, one {# नया कमेंट} other {# नए कमेंट}}',
  'No comments yet': 'अभी कोई कमेंट नहीं',
  'Log in to comment': 'कमेंट करने के लिए लॉग इन करें',
  'Sort comments': 'कमेंट का क्रम',
  'Best [sort]': 'सबसे अच्छे',
  'New [sort]': 'नए',
  'Old [sort]': 'पुराने',
  'All comments': 'सभी कमेंट',
  'More comments': 'और कमेंट',
  'More replies': 'और जवाब',
  deleted: 'डिलीट किया गया',
  'a deleted comment': 'डिलीट किया गया कमेंट',
  'Deleted by its author.': 'लेखक ने डिलीट किया।',
  hidden: 'छिपाया गया',
  'a hidden comment': 'छिपाया गया कमेंट',
  'Hidden by a moderator.': 'मॉडरेटर ने छिपाया।',
  removed: 'हटाया गया',
  'a removed comment': 'हटाया गया कमेंट',
  'Removed by a moderator.': 'मॉडरेटर ने हटाया।',
  'Hidden until a moderator has reviewed it.': 'मॉडरेटर की समीक्षा तक छिपा हुआ।',
  'Comment by {name}, level {level}, {points, plural, one {# point} other {# points}}':
    '{name} का कमेंट, स्तर {level}, {points, plural, other {# पॉइंट}}',
  '{name} replied to {other}': '{name} ने {other} को जवाब दिया',
  'New. [comment]': 'नया।',
  submitter: 'पोस्ट का लेखक',
  'you [mark]': 'आप',
  'in reply to {other}': '{other} के जवाब में',
  'Comment by {name} and {replies, plural, one {# reply} other {# replies}}':
    '{name} का कमेंट और {replies, plural, other {# जवाब}}',
  'Log in to reply': 'जवाब देने के लिए लॉग इन करें',
  'Reply, vote or report': 'जवाब दें, वोट दें या रिपोर्ट करें',
  'More replies ({count, number})': 'और जवाब ({count, number})',
  'Expand all': 'सभी फैलाएँ',
  'Collapse all': 'सभी समेटें',
  'No comments yet.': 'अभी कोई कमेंट नहीं।',
  'More comments couldn’t be loaded. Try again.': 'और कमेंट लोड नहीं हो सके। फिर से कोशिश करें।',
  '{count, plural, one {# more comment loaded} other {# more comments loaded}}':
    '{count, plural, one {# और कमेंट लोड हुआ} other {# और कमेंट लोड हुए}}',
  '{count, plural, one {# point} other {# points}}': '{count, plural, other {# पॉइंट}}',
  'You have an unsent <draft>reply</draft> here.':
    'यहाँ आपका एक <draft>जवाब</draft> है, जो भेजा नहीं गया।',
  'You have an unsent <draft>change of a comment</draft> here.':
    'यहाँ <draft>कमेंट में आपका एक बदलाव</draft> है, जो भेजा नहीं गया।',
  Discard: 'हटाएँ',
  '{count, plural, one {# new post today} other {# new posts today}}':
    '{count, plural, one {आज # नई पोस्ट} other {आज # नई पोस्ट}}',
  'Top story today': 'आज की सबसे बड़ी ख़बर',
  '{author}: “{text}”': '{author}: “{text}”',
  'Also today': 'आज यह भी',
  'The digest by email': 'ईमेल से न्यूज़लेटर',
  'Your inbox couldn’t be loaded.': 'आपका इनबॉक्स लोड नहीं हो सका।',
  'All marked as read.': 'सभी को पढ़ा हुआ मार्क किया गया।',
  'Mark all as read': 'सभी को पढ़ा हुआ मार्क करें',
  'No replies or mentions yet.': 'अभी कोई जवाब या उल्लेख नहीं।',
  'You’ve reached the end.': 'बस, इतना ही है।',
  More: 'और दिखाएँ',
  'More couldn’t be loaded. Try again.': 'और लोड नहीं हो सके। फिर से कोशिश करें।',
  '{count, plural, one {# more loaded} other {# more loaded}}':
    '{count, plural, one {# और लोड हुआ} other {# और लोड हुए}}',
  '{count, plural, one {# post} other {# posts}} this week tagged {subject}':
    'इस हफ़्ते {subject} टैग वाली {count, plural, other {# पोस्ट}}',
  '{count, plural, one {# post} other {# posts}} this week from {subject}':
    'इस हफ़्ते {subject} से {count, plural, other {# पोस्ट}}',
  'Tags and domains you follow': 'फ़ॉलो किए गए टैग और डोमेन',
  'New [unread]': 'नया',
  '{author} mentioned you': '{author} ने आपका उल्लेख किया',
  '{author} commented on a post you follow or saved':
    '{author} ने आपकी फ़ॉलो या सेव की हुई पोस्ट पर कमेंट किया',
  '{author} replied to your post': '{author} ने आपकी पोस्ट का जवाब दिया',
  '{author} replied to your comment': '{author} ने आपके कमेंट का जवाब दिया',
  Someone: 'किसी',
  'Your subscription is unchanged. Enter your email and we’ll send you a new link to unsubscribe.':
    'आपका सब्सक्रिप्शन वैसा ही है। अपना ईमेल पता लिखें, हम आपको अनसब्सक्राइब करने का नया लिंक भेजेंगे।',
  'Enter your email and we’ll send you a new link to change, pause or cancel your digest.':
    'अपना ईमेल पता लिखें, हम आपको न्यूज़लेटर बदलने, रोकने या बंद करने का नया लिंक भेजेंगे।',
  'Your subscription': 'आपका सब्सक्रिप्शन',
  'If this address has a subscription, we’ve sent it a link.':
    'अगर इस पते का कोई सब्सक्रिप्शन है, तो हमने उस पर लिंक भेज दिया है।',
  'Enter your email and we’ll send you a link to change, pause or cancel your digest.':
    'अपना ईमेल पता लिखें, हम आपको न्यूज़लेटर बदलने, रोकने या बंद करने का लिंक भेजेंगे।',
  'Email me the link': 'मुझे लिंक ईमेल करें',
  'A moderator hid the post “{title}”.': 'मॉडरेटर ने पोस्ट “{title}” छिपाई।',
  'A moderator showed the post “{title}” again.': 'मॉडरेटर ने पोस्ट “{title}” फिर से दिखाई।',
  'A moderator removed the post “{title}”.': 'मॉडरेटर ने पोस्ट “{title}” हटाई।',
  'A moderator locked the post “{title}”.': 'मॉडरेटर ने पोस्ट “{title}” लॉक की।',
  'A moderator unlocked the post “{title}”.': 'मॉडरेटर ने पोस्ट “{title}” अनलॉक की।',
  'A moderator pinned the post “{title}” until {date}.':
    'मॉडरेटर ने पोस्ट “{title}” {date} तक पिन की।',
  'A moderator unpinned the post “{title}”.': 'मॉडरेटर ने पोस्ट “{title}” अनपिन की।',
  'A moderator hid a post.': 'मॉडरेटर ने एक पोस्ट छिपाई।',
  'A moderator showed a post again.': 'मॉडरेटर ने एक पोस्ट फिर से दिखाई।',
  'A moderator removed a post.': 'मॉडरेटर ने एक पोस्ट हटाई।',
  'A moderator locked a post.': 'मॉडरेटर ने एक पोस्ट लॉक की।',
  'A moderator unlocked a post.': 'मॉडरेटर ने एक पोस्ट अनलॉक की।',
  'A moderator pinned a post until {date}.': 'मॉडरेटर ने एक पोस्ट {date} तक पिन की।',
  'A moderator unpinned a post.': 'मॉडरेटर ने एक पोस्ट अनपिन की।',
  'A moderator hid <comment>a comment</comment> on “{title}”.':
    'मॉडरेटर ने “{title}” पर <comment>एक कमेंट</comment> छिपाया।',
  'A moderator showed <comment>a comment</comment> on “{title}” again.':
    'मॉडरेटर ने “{title}” पर <comment>एक कमेंट</comment> फिर से दिखाया।',
  'A moderator removed <comment>a comment</comment> on “{title}”.':
    'मॉडरेटर ने “{title}” पर <comment>एक कमेंट</comment> हटाया।',
  'A moderator hid a comment.': 'मॉडरेटर ने एक कमेंट छिपाया।',
  'A moderator showed a comment again.': 'मॉडरेटर ने एक कमेंट फिर से दिखाया।',
  'A moderator removed a comment.': 'मॉडरेटर ने एक कमेंट हटाया।',
  'A moderator banned {member} until {date}.': 'मॉडरेटर ने {member} पर {date} तक रोक लगाई।',
  'A moderator banned {member} permanently.': 'मॉडरेटर ने {member} पर हमेशा के लिए रोक लगाई।',
  'A moderator lifted the ban on {member}.': 'मॉडरेटर ने {member} पर लगी रोक हटाई।',
  'A moderator banned a member until {date}.': 'मॉडरेटर ने एक सदस्य पर {date} तक रोक लगाई।',
  'A moderator banned a member permanently.': 'मॉडरेटर ने एक सदस्य पर हमेशा के लिए रोक लगाई।',
  'A moderator lifted the ban on a member.': 'मॉडरेटर ने एक सदस्य पर लगी रोक हटाई।',
  'No moderation actions yet.': 'अभी मॉडरेशन की कोई कार्रवाई नहीं।',
  'The reason was redacted.': 'कारण छिपा दिया गया है।',
  'Every issue so far. Want it in your inbox? <subscribe>Subscribe</subscribe>.':
    'अब तक के सभी अंक। इन्हें अपने इनबॉक्स में पाना है? <subscribe>सब्सक्राइब करें</subscribe>।',
  'No issues yet. The first goes out once three posts make the cut.':
    'अभी कोई अंक नहीं। भेजने लायक तीन पोस्ट होते ही पहला अंक भेज दिया जाएगा।',
  'Week of {days}': '{days} का हफ़्ता',
  'The digest in your language': 'न्यूज़लेटर आपकी भाषा में',
  'What readers of {site} found worth reading, in one email. Available in ten languages besides <english>English</english>.':
    '{site} के पाठकों ने जो पढ़ने लायक पाया, एक ही ईमेल में। <english>अंग्रेज़ी</english> के अलावा दस भाषाओं में उपलब्ध।',
  'The digest for your industry': 'आपके कार्यक्षेत्र का न्यूज़लेटर',
  'What readers of {site} found worth reading, in one email. Tell us your field and we’ll tailor <digest>the digest</digest> to it.':
    '{site} के पाठकों ने जो पढ़ने लायक पाया, एक ही ईमेल में। अपना कार्यक्षेत्र बताएँ, <digest>न्यूज़लेटर</digest> उसी हिसाब से तैयार किया जाएगा।',
  'Get the next issue by email': 'अगला अंक ईमेल से पाएँ',
  'Previous and next issue': 'पिछला और अगला अंक',
  'How posts are chosen': 'पोस्ट कैसे चुनी जाती हैं',
  'Published {date}': '{date} को प्रकाशित',
  'Why these posts': 'यही पोस्ट क्यों',
  'How {site} chooses posts': '{site} पोस्ट कैसे चुनता है',
  'Readers’ votes and the age of posts decide the order. The digest has the posts with the most points of its day or week, and each event once. No AI picks posts.':
    'क्रम इससे तय होता है कि पाठकों ने कितने वोट दिए और पोस्ट कितनी पुरानी है। न्यूज़लेटर में अपने दिन या हफ़्ते की सबसे ज़्यादा पॉइंट वाली पोस्ट होती हैं, और हर घटना एक ही बार। AI कोई पोस्ट नहीं चुनता।',
  '{heading}: all rules': '{heading}: सभी नियम',
  'Get the digest by email': 'न्यूज़लेटर ईमेल से पाएँ',
  'What 100 points count for as a post gets older': 'पोस्ट पुरानी होने पर 100 पॉइंट कितने रह जाते हैं',
  'when new': 'नई होने पर',
  'after {hours, plural, one {# hour} other {# hours}}': '{hours, plural, other {# घंटे}} बाद',
  'Post from any page': 'किसी भी पेज से पोस्ट करें',
  'Create a bookmark and paste this as its URL. Click it on any page to fill in the form on {site} with that page’s link and title.':
    'एक बुकमार्क बनाएँ और उसके URL में यह पेस्ट करें। किसी भी पेज पर उसे क्लिक करने से {site} का फ़ॉर्म उस पेज के लिंक और शीर्षक से भर जाएगा।',
  'Enter a link, a text, or both.': 'लिंक, टेक्स्ट या दोनों डालें।',
  'Enter a title.': 'शीर्षक लिखें।',
  'We couldn’t read that page. Please add a title.': 'हम वह पेज पढ़ नहीं सके। कृपया शीर्षक लिखें।',
  'Already shared {time}: {title} · {count, plural, one {# comment} other {# comments}}':
    '{time} शेयर हो चुका है: {title} · {count, plural, other {# कमेंट}}',
  'Go to the discussion': 'चर्चा पर जाएँ',
  'Fetching the title…': 'शीर्षक लाया जा रहा है…',
  Write: 'लिखें',
  Preview: 'झलक',
  'The preview isn’t available right now.': 'झलक अभी उपलब्ध नहीं है।',
  'Nothing to preview yet.': 'झलक के लिए अभी कुछ नहीं है।',
  Text: 'टेक्स्ट',
  'Formatting help': 'फ़ॉर्मैटिंग में मदद',
  '<c>**bold**</c>, <c>*italic*</c>, <c>`code`</c>, <c>[a link](https://example.org)</c>':
    '<c>**मोटा**</c>, <c>*तिरछा*</c>, <c>`कोड`</c>, <c>[लिंक](https://example.org)</c>',
  '<c>></c> quote, <c>-</c> list item, <c>##</c> heading, blank line = new paragraph':
    '<c>></c> उद्धरण, <c>-</c> सूची, <c>##</c> शीर्षक, खाली पंक्ति = नया पैराग्राफ़',
  '<c>@name</c> links to that member': '<c>@name</c> उस सदस्य का लिंक बन जाता है',
  'Suggested title: {title}': 'सुझाया गया शीर्षक: {title}',
  'Title filled in: {title}': 'शीर्षक भर दिया गया: {title}',
  'The title is too long by {count, number}.': 'शीर्षक {count, number} अक्षर ज़्यादा लंबा है।',
  'We restored your draft.': 'हमने आपका ड्राफ़्ट वापस ला दिया है।',
  'Discard draft': 'ड्राफ़्ट हटाएँ',
  'Paste a link, or leave blank for a text post.':
    'लिंक पेस्ट करें, या केवल टेक्स्ट वाली पोस्ट के लिए खाली छोड़ें।',
  'Use the original headline where you can.': 'जहाँ हो सके, मूल शीर्षक ही रखें।',
  'Use: “{title}”': 'इस्तेमाल करें: “{title}”',
  'This link was shared {time}.': 'यह लिंक {time} शेयर किया गया था।',
  'Your text is safe.': 'आपका टेक्स्ट सुरक्षित है।',
  Tags: 'टैग',
  'Choose up to {max}.': 'अधिक से अधिक {max} चुनें।',
  '{count} of {max} selected.': '{max} में से {count} चुने गए।',
  'You no longer follow {subject}': '{subject} को अनफ़ॉलो कर दिया गया',
  'You follow {subject}': '{subject} को फ़ॉलो कर लिया गया',
  'You no longer mute {subject}': '{subject} अब म्यूट नहीं है',
  'You muted {subject}': '{subject} को म्यूट कर दिया गया',
  'Follow [verb]': 'फ़ॉलो करें',
  'Following [state]': 'फ़ॉलो किया है',
  'Mute [verb]': 'म्यूट करें',
  'Muted [state]': 'म्यूट किया है',
  Feeds: 'फ़ीड',
  Newest: 'सबसे नई पोस्ट',
  'Following [feed]': 'फ़ॉलो किए गए',
  '<setup>Set up your site</setup>: name, colors, feeds and the first digest.':
    '<setup>अपनी साइट सेट अप करें</setup>: नाम, रंग, फ़ीड और पहला अंक।',
  'These posts couldn’t be loaded.': 'ये पोस्ट लोड नहीं हो सकीं।',
  'Follow people to see their posts here.': 'लोगों को फ़ॉलो करें, उनकी पोस्ट यहाँ दिखेंगी।',
  Lock: 'लॉक करें',
  'Comments are open again': 'कमेंट फिर से खुल गए',
  Unlock: 'अनलॉक करें',
  'Locking…': 'लॉक हो रहा है…',
  'Comments are locked': 'कमेंट लॉक हो गए',
  'A moderator locked the comments.': 'मॉडरेटर ने कमेंट लॉक कर दिए हैं।',
  'Pin [verb]': 'पिन करें',
  Unpinned: 'अनपिन हो गई',
  Unpin: 'अनपिन करें',
  Pinned: 'पिन की गई',
  'Pinning…': 'पिन हो रही है…',
  'Choose the last day.': 'आख़िरी दिन चुनें।',
  'Pinned until the end of': 'इस दिन के अंत तक पिन',
  'Removed from Saved': 'सेव की गई पोस्ट से हटाई गई',
  'Saved [post]': 'सेव की गई',
  'Hidden. Only you can see it': 'छिपाई गई। सिर्फ़ आपको दिखती है',
  'Save [post]': 'सेव करें',
  'You no longer follow this post': 'यह पोस्ट अब फ़ॉलो में नहीं है',
  'New comments will be in your inbox': 'नए कमेंट आपके इनबॉक्स में आएँगे',
  'Share [verb]': 'शेयर करें',
  'Show to me': 'मुझे दिखाएँ',
  'Shown in lists again': 'सूचियों में फिर से दिखेगी',
  'Hide for me': 'मेरे लिए छिपाएँ',
  'Hidden from your lists': 'आपकी सूचियों से छिपा दी गई',
  'Delete this post?': 'यह पोस्ट डिलीट करें?',
  'Post deleted': 'पोस्ट डिलीट हो गई',
  'This can’t be undone. Comments from others stay.':
    'इसे वापस नहीं लाया जा सकता। दूसरों के कमेंट बने रहेंगे।',
  'Hidden. Only you can see it.': 'छिपाई गई। सिर्फ़ आपको दिखती है।',
  'A moderator hid this post. Only you can see it.':
    'मॉडरेटर ने यह पोस्ट छिपाई है। यह सिर्फ़ आपको दिखती है।',
  'A moderator removed this post. Only you can see it.':
    'मॉडरेटर ने यह पोस्ट हटाई है। यह सिर्फ़ आपको दिखती है।',
  'Waiting for review. Only you can see it until a moderator approves it.':
    'समीक्षा बाकी है। मॉडरेटर की मंज़ूरी तक यह सिर्फ़ आपको दिखेगी।',
  'Hidden by its author.': 'लेखक ने छिपाई है।',
  'Waiting for review.': 'समीक्षा बाकी है।',
  'Link copied': 'लिंक कॉपी हो गया',
  'The link to this post:': 'इस पोस्ट का लिंक:',
  'by {author}': 'लेखक: {author}',
  '{minutes} min read': 'पढ़ने का समय: {minutes} मिनट',
  'Vote, comment or report without JavaScript': 'JavaScript के बिना वोट, कमेंट या रिपोर्ट करें',
  'AI summary': 'AI का सारांश',
  'The author deleted this post. Its discussion stays.':
    'लेखक ने यह पोस्ट डिलीट कर दी है। इसकी चर्चा बनी रहेगी।',
  'More posts': 'और पोस्ट',
  'More posts couldn’t be loaded. Try again.': 'और पोस्ट लोड नहीं हो सकीं। फिर से कोशिश करें।',
  '{count, plural, one {# more post loaded} other {# more posts loaded}}':
    '{count, plural, one {# और पोस्ट लोड हुई} other {# और पोस्ट लोड हुईं}}',
  '{count, plural, one {# new} other {# new}} [comments]':
    '{count, plural, one {# नया} other {# नए}}',
  'You hid this post.': 'आपने यह पोस्ट छिपाई है।',
  'You muted {subject}.': 'आपने {subject} को म्यूट किया है।',
  Show: 'दिखाएँ',
  'Put back. [done]': 'वापस ला दी गई।',
  'Removed from your saved posts.': 'आपकी सेव की गई पोस्ट से हटाई गई।',
  'Removed.': 'हटाई गई।',
  'Put back [verb]': 'वापस लाएँ',
  'Why here?': 'यह यहाँ क्यों है?',
  '{points, plural, one {# point} other {# points}} and {hours, plural, one {# hour} other {# hours}} old.':
    '{points, plural, other {# पॉइंट}} और {hours, plural, one {# घंटा} other {# घंटे}} पुरानी।',
  'Its points make it {hours, plural, one {# hour} other {# hours}} older.':
    'अपने पॉइंट के कारण यह {hours, plural, one {# घंटा} other {# घंटे}} और पुरानी गिनी जाती है।',
  'Its points make up for {hours, plural, one {# hour} other {# hours}} of age.':
    'इसके पॉइंट {hours, plural, one {# घंटे} other {# घंटे}} पुरानी होने की भरपाई करते हैं।',
  'So every new post starts above it.': 'इसलिए हर नई पोस्ट इसके ऊपर से शुरू होती है।',
  'So it ranks like a new post with {points, plural, one {# point} other {# points}}.':
    'इसलिए इसका क्रम {points, plural, other {# पॉइंट}} वाली नई पोस्ट जैसा है।',
  'Points are upvotes minus downvotes. Votes from accounts related to the author or to another voter don’t count. No penalty, report or editor changes the order. Moderators can hide a post, but not move it. The <log>moderation log</log> lists what they did.':
    'पॉइंट यानी अपवोट में से डाउनवोट घटाकर। लेखक या किसी दूसरे वोटर से जुड़े अकाउंट के वोट नहीं गिने जाते। कोई दंड, रिपोर्ट या संपादक क्रम नहीं बदलता। मॉडरेटर पोस्ट छिपा सकते हैं, ऊपर-नीचे नहीं कर सकते। उनकी कार्रवाइयाँ <log>मॉडरेशन लॉग</log> में हैं।',
  'Edit profile': 'प्रोफ़ाइल संपादित करें',
  'Saved posts': 'सेव की गई पोस्ट',
  'You unfollowed {subject}': '{subject} को अनफ़ॉलो किया गया',
  'Log in to follow {username}': '{username} को फ़ॉलो करने के लिए लॉग इन करें',
  'Imported account': 'इंपोर्ट किया गया अकाउंट',
  'joined {date}': '{date} से सदस्य',
  '{count, number} karma': '{count, number} कर्मा',
  '{count, plural, one {# post} other {# posts}}': '{count, plural, other {# पोस्ट}}',
  '{count, plural, one {# follower} other {# followers}}': '{count, plural, other {# फ़ॉलोअर}}',
  '{count, plural, one {# following} other {# following}} [people]':
    '{count, plural, other {# फ़ॉलोइंग}}',
  'Upvoted, {count, plural, one {# point} other {# points}}':
    'अपवोट किया, {count, plural, other {# पॉइंट}}',
  'Downvoted, {count, plural, one {# point} other {# points}}':
    'डाउनवोट किया, {count, plural, other {# पॉइंट}}',
  'Vote removed, {count, plural, one {# point} other {# points}}':
    'वोट हटाया, {count, plural, other {# पॉइंट}}',
  'Try again.': 'फिर से कोशिश करें।',
  'Vote not saved.': 'वोट सेव नहीं हुआ।',
  Upvote: 'अपवोट करें',
  Downvote: 'डाउनवोट करें',
  'You can’t vote on your own post': 'अपनी ही पोस्ट पर वोट नहीं दिया जा सकता',
  'You can’t vote on your own comment': 'अपने ही कमेंट पर वोट नहीं दिया जा सकता',
  'About {site}': '{site} के बारे में',
  'About this site': 'इस साइट के बारे में',
  'Get the daily digest': 'रोज़ का न्यूज़लेटर पाएँ',
  'Not Found': 'नहीं मिला',
  'This page doesn’t exist. It may have been removed, or the link may be wrong.':
    'यह पेज मौजूद नहीं है। शायद इसे हटा दिया गया है, या लिंक ग़लत है।',
  'Search posts': 'पोस्ट खोजें',
  'New posts': 'नई पोस्ट',
  Today: 'आज',
  'Something went wrong': 'कुछ गड़बड़ हो गई',
  'We couldn’t show this page. Try reloading.': 'हम यह पेज नहीं दिखा सके। इसे फिर से लोड करें।',
  'We’ve logged it (request {requestId}).': 'हमने इसे दर्ज कर लिया है (अनुरोध {requestId})।',
  'Something went wrong!': 'कुछ गड़बड़ हो गई!',
  'Show Error': 'गड़बड़ी दिखाएँ',
  'Hide Error': 'गड़बड़ी छिपाएँ',
  Languages: 'भाषाएँ',
  'In the digest': 'न्यूज़लेटर में',
  Related: 'मिलती-जुलती पोस्ट',
  'More from {source}': '{source} से और पोस्ट',
  'More by {username}': '{username} की और पोस्ट',
  'Site status': 'साइट की स्थिति',
  'This site isn’t open yet: only staff see it.': 'यह साइट अभी खुली नहीं है: यह सिर्फ़ टीम को दिखती है।',
  'Set up and open the site': 'साइट सेट अप करें और खोलें',
  'Saved. Your settings have more choices.': 'सेव हो गया। सेटिंग में और विकल्प हैं।',
  Welcome: 'स्वागत है',
  'Welcome to {site}, {username}. Your account is ready.':
    '{username}, {site} में आपका स्वागत है। आपका अकाउंट तैयार है।',
  'Email me replies and mentions': 'जवाब और उल्लेख मुझे ईमेल करें',
  'Choose your settings': 'अपनी सेटिंग चुनें',
  'We’ve sent as many codes as we may to {address}. Enter the code of {characters} letters and digits that we emailed within the last 24 hours.':
    '{address} पर जितने कोड भेजे जा सकते थे, हम भेज चुके हैं। पिछले 24 घंटे में ईमेल किया गया {characters} अक्षरों और अंकों वाला कोड डालें।',
  'We sent a new code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'हमने {address} पर नया कोड भेजा है। वह {minutes, plural, other {# मिनट}} तक चलेगा।',
  'We sent a code to {address}. It expires in {minutes, plural, one {# minute} other {# minutes}}.':
    'हमने {address} पर कोड भेजा है। वह {minutes, plural, other {# मिनट}} तक चलेगा।',
  'Enter the {characters} letters and digits of the code.': 'कोड के {characters} अक्षर और अंक डालें।',
  'Enter the {digits} digits of the code.': 'कोड के {digits} अंक डालें।',
  '{characters} letters and digits. Not case-sensitive.':
    '{characters} अक्षर और अंक। छोटे-बड़े अक्षरों से फ़र्क नहीं पड़ता।',
  '{digits} digits': '{digits} अंक',
  '{count, plural, one {# comment elsewhere} other {# comments elsewhere}}':
    '{count, plural, other {कहीं और # कमेंट}}',
  '{count, plural, one {# comment on {source}} other {# comments on {source}}}':
    '{count, plural, other {{source} पर # कमेंट}}',
  'We couldn’t verify this page, so nothing was sent.':
    'हम इस पेज की जाँच नहीं कर सके, इसलिए कुछ नहीं भेजा गया।',
  'We couldn’t reach the site. Check your connection and try again.':
    'साइट से संपर्क नहीं हो सका। अपना कनेक्शन देखें और फिर से कोशिश करें।',
  'The request failed with status {status}.': 'अनुरोध विफल रहा, स्टेटस {status}।',
  'within the last hour': 'पिछले एक घंटे में',
  '{count, plural, one {# year ago} other {# years ago}}': '{count, plural, other {# साल पहले}}',
  '{count}y [years]': '{count} साल',
  '{count, plural, one {# month ago} other {# months ago}}':
    '{count, plural, one {# महीना पहले} other {# महीने पहले}}',
  '{count}mo [months]': '{count} माह',
  '{count, plural, one {# week ago} other {# weeks ago}}':
    '{count, plural, one {# हफ़्ता पहले} other {# हफ़्ते पहले}}',
  '{count}w [weeks]': '{count, plural, one {# हफ़्ता} other {# हफ़्ते}}',
  '{count, plural, one {# day ago} other {# days ago}}': '{count, plural, other {# दिन पहले}}',
  '{count}d [days]': '{count} दिन',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {# घंटा पहले} other {# घंटे पहले}}',
  '{count}h [hours]': '{count} घं.',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, other {# मिनट पहले}}',
  '{count}m [minutes]': '{count} मि.',
  'just now': 'अभी-अभी',
  'now [short age]': 'अभी',
  'Error: API keys': 'गड़बड़ी: API कुंजियाँ',
  'Error: Edit post': 'गड़बड़ी: पोस्ट संपादित करें',
  'Edit post': 'पोस्ट संपादित करें',
  'The post couldn’t be loaded.': 'पोस्ट लोड नहीं हो सकी।',
  'Nothing was changed': 'कुछ नहीं बदला',
  'Title and URL can be changed for {hours, plural, one {# hour} other {# hours}} after posting.':
    'शीर्षक और URL पोस्ट करने के {hours, plural, other {# घंटे}} बाद तक बदले जा सकते हैं।',
  Following: 'फ़ॉलो किए गए',
  'Posts by people you follow': 'फ़ॉलो किए गए लोगों की पोस्ट',
  '<login>Log in</login> to see posts by people you follow.':
    'फ़ॉलो किए गए लोगों की पोस्ट देखने के लिए <login>लॉग इन करें</login>।',
  'Submit a post': 'पोस्ट करें',
  '{site}: new posts': '{site}: नई पोस्ट',
  'We couldn’t find that page, so here’s the first one.':
    'वह पेज नहीं मिला, इसलिए पहला पेज दिखाया जा रहा है।',
  'Posts couldn’t be loaded.': 'पोस्ट लोड नहीं हो सकीं।',
  'Nothing here yet. <submit>Be the first to post</submit>.':
    'अभी यहाँ कुछ नहीं है। <submit>पहली पोस्ट आप करें</submit>।',
  'No posts from this period.': 'इस अवधि की कोई पोस्ट नहीं है।',
  'See all time': 'अब तक की सभी देखें',
  'Every post and comment our moderators hide, remove, lock or pin, and every ban, with the reason. Newest first. Hidden content isn’t named. Think we got one wrong? <contact>Contact us</contact>':
    'हर वह पोस्ट और कमेंट जिसे हमारे मॉडरेटर छिपाते, हटाते, लॉक या पिन करते हैं, और हर रोक, कारण के साथ। सबसे नए पहले। छिपी सामग्री का नाम नहीं दिया जाता। लगता है कि हमसे ग़लती हुई? <contact>हमसे संपर्क करें</contact>',
  'This page couldn’t be loaded.': 'यह पेज लोड नहीं हो सका।',
  Older: 'और पुराने',
  'Older entries couldn’t be loaded. Try again.': 'पुरानी प्रविष्टियाँ लोड नहीं हो सकीं। फिर से कोशिश करें।',
  '{count, plural, one {# older entry loaded} other {# older entries loaded}}':
    '{count, plural, one {# पुरानी प्रविष्टि लोड हुई} other {# पुरानी प्रविष्टियाँ लोड हुईं}}',
  'Older issues': 'पुराने अंक',
  'Older issues couldn’t be loaded. Try again.': 'पुराने अंक लोड नहीं हो सके। फिर से कोशिश करें।',
  '{count, plural, one {# more issue loaded} other {# more issues loaded}}':
    '{count, plural, one {# और अंक लोड हुआ} other {# और अंक लोड हुए}}',
  Contents: 'विषय-सूची',
  'Other industries': 'दूसरे कार्यक्षेत्र',
  'What it covers': 'इसमें क्या-क्या है',
  'A post counts as {industry} if its title or tags contain one of these words:':
    'जिस पोस्ट के शीर्षक या टैग में इनमें से कोई शब्द हो, वह “{industry}” में गिनी जाती है:',
  'Lately on {site}': 'हाल में {site} पर',
  'That link didn’t match, so here’s the whole post.':
    'उस लिंक की जगह नहीं मिली, इसलिए पूरी पोस्ट दिखाई जा रही है।',
  'Comments couldn’t be loaded.': 'कमेंट लोड नहीं हो सके।',
  'Post unavailable': 'पोस्ट उपलब्ध नहीं है',
  'Post not found': 'पोस्ट नहीं मिली',
  'This post couldn’t be loaded': 'यह पोस्ट लोड नहीं हो सकी',
  'Something’s wrong on our side. The post is probably fine; try again in a minute.':
    'हमारी ओर से कुछ गड़बड़ है। पोस्ट शायद ठीक है; एक मिनट में फिर से कोशिश करें।',
  'It may have been removed, or the link may be wrong.': 'शायद इसे हटा दिया गया है, या लिंक ग़लत है।',
  'Your saved posts couldn’t be loaded.': 'आपकी सेव की गई पोस्ट लोड नहीं हो सकीं।',
  'Posts you save appear here. Only you can see them.':
    'सेव की गई पोस्ट यहाँ दिखती हैं। ये सिर्फ़ आपको दिखती हैं।',
  Posts: 'पोस्ट',
  People: 'लोग',
  'Search comments': 'कमेंट खोजें',
  'Search people': 'लोग खोजें',
  Relevance: 'प्रासंगिकता',
  Points: 'पॉइंट',
  '{count, plural, one {# or more posts} other {# or more posts}}':
    '{count, plural, other {# या ज़्यादा पोस्ट}}',
  '{count, plural, one {# or more comments} other {# or more comments}}':
    '{count, plural, other {# या ज़्यादा कमेंट}}',
  'Your search': 'आपकी खोज',
  'Search: {words}': 'खोज: {words}',
  'Usernames and names are found by their first letters.':
    'यूज़रनेम और नाम उनके शुरुआती अक्षरों से खोजे जाते हैं।',
  'Tip: use {phrase}, {word}, {or}, {author} or {domain}.':
    'सुझाव: {phrase}, {word}, {or}, {author} या {domain} इस्तेमाल करें।',
  'Tip: use {phrase}, {word}, {or} or {author}.':
    'सुझाव: {phrase}, {word}, {or} या {author} इस्तेमाल करें।',
  'That link didn’t match. Please search again.': 'वह लिंक इस खोज का नहीं है। कृपया फिर से खोजें।',
  'Search in': 'यहाँ खोजें',
  'exact phrase': 'हूबहू वाक्यांश',
  'word [search]': 'शब्द',
  'Search isn’t available right now.': 'खोज अभी उपलब्ध नहीं है।',
  'Sort results': 'नतीजों का क्रम',
  'No results for “{words}”. Check the spelling or try fewer words.':
    '“{words}” के लिए कोई नतीजा नहीं। वर्तनी जाँचें या कम शब्द लिखें।',
  'No comments found for “{words}”.': '“{words}” के लिए कोई कमेंट नहीं मिला।',
  'No username or name begins with “{words}”.': 'कोई यूज़रनेम या नाम “{words}” से शुरू नहीं होता।',
  'Error: Settings': 'गड़बड़ी: सेटिंग',
  'Top posts': 'शीर्ष पोस्ट',
  'Hot posts': 'लोकप्रिय पोस्ट',
  Period: 'अवधि',
  Week: 'हफ़्ता',
  Month: 'महीना',
  Year: 'साल',
  'All time': 'अब तक',
  'This text couldn’t be loaded.': 'यह टेक्स्ट लोड नहीं हो सका।',
  'Moderator actions and their reasons are in the public <log>moderation log</log>.':
    'मॉडरेटर की कार्रवाइयाँ और उनके कारण सार्वजनिक <log>मॉडरेशन लॉग</log> में हैं।',
  'Post published': 'पोस्ट प्रकाशित हो गई',
  'Error: Submit': 'गड़बड़ी: पोस्ट करें',
  Publish: 'प्रकाशित करें',
  'Publishing…': 'प्रकाशित हो रही है…',
  'No posts with this tag yet.': 'इस टैग वाली अभी कोई पोस्ट नहीं है।',
  'This profile couldn’t be loaded.': 'यह प्रोफ़ाइल लोड नहीं हो सकी।',
  Contributions: 'योगदान',
  'No posts yet.': 'अभी कोई पोस्ट नहीं।',
  'No passkey was used. Try again.': 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें।',
  'This device already has a passkey for your account.': 'इस डिवाइस पर आपके अकाउंट की पासकी पहले से है।',
  'This browser or device can’t use a passkey here.': 'इस ब्राउज़र या डिवाइस पर यहाँ पासकी नहीं चलती।',
  'The push service of your browser failed. Try again later.':
    'आपके ब्राउज़र की पुश सेवा विफल रही। बाद में फिर से कोशिश करें।',
  'Loading…': 'लोड हो रहा है…',
  'Earlier versions': 'पिछले वर्ज़न',
  'The earlier versions couldn’t be loaded. Close this and try again.':
    'पिछले वर्ज़न लोड नहीं हो सके। इसे बंद करके फिर से कोशिश करें।',
  'No earlier version is stored.': 'कोई पिछला वर्ज़न सेव नहीं है।',
  'Until {time}': '{time} तक',
  'edited {time}': '{time} संपादित',
  'Uploading {file}…': '{file} अपलोड हो रही है…',
  'Choose a file, or drop it here': 'फ़ाइल चुनें या यहाँ छोड़ें',
  'Choose another file, or drop it here': 'दूसरी फ़ाइल चुनें या यहाँ छोड़ें',
  'You’ve been logged out. Nothing is lost; log in and try again.':
    'आपका अकाउंट लॉग आउट हो गया है। आपका लिखा सुरक्षित है; लॉग इन करके फिर से कोशिश करें।',
  'Log in in a new tab': 'नए टैब में लॉग इन करें',
  'For your security, please log in again.': 'आपकी सुरक्षा के लिए, कृपया फिर से लॉग इन करें।',
  'Log in again': 'फिर से लॉग इन करें',
  'You’ve been logged out.': 'आपका अकाउंट लॉग आउट हो गया है।',
  'Choose a reason.': 'कारण चुनें।',
  'Reported. Thank you; our moderators will take a look.':
    'रिपोर्ट हो गई। धन्यवाद; हमारे मॉडरेटर इसे देखेंगे।',
  'Why are you reporting this?': 'इसकी रिपोर्ट का कारण क्या है?',
  'Anything else? (optional)': 'और कुछ? (वैकल्पिक)',
  'Give a reason. It goes in the moderation log.': 'कारण लिखें। यह मॉडरेशन लॉग में दिखेगा।',
  Reason: 'कारण',
  '{points}. Log in to vote': '{points}। वोट देने के लिए लॉग इन करें',
  'No such endpoint.': 'ऐसा कोई एंडपॉइंट नहीं है।',
  'Log in first.': 'पहले लॉग इन करें।',
  "This site isn't open yet.": 'यह साइट अभी खुली नहीं है।',
  "API keys can't use this endpoint. Log in instead.":
    'API कुंजियों से यह एंडपॉइंट नहीं चलता। इसके बजाय लॉग इन करें।',
  'This API key lacks the scope {scope}.': 'इस API कुंजी के पास {scope} स्कोप नहीं है।',
  "The data couldn't be loaded.": 'डेटा लोड नहीं हो सका।',
  'Too many addresses tried. Try again tomorrow.': 'बहुत सारे पते आज़माए गए। कल फिर से कोशिश करें।',
  'This code is incorrect or has expired. Request a new one.':
    'यह कोड ग़लत है या इसका समय निकल गया है। नया कोड माँगें।',
  'This code was already used. Request a new one.': 'यह कोड पहले ही इस्तेमाल हो चुका है। नया कोड माँगें।',
  'Another account now uses this address.': 'यह पता अब किसी दूसरे अकाउंट का है।',
  "You've downloaded your data several times today. Try again tomorrow.":
    'आज आपका डेटा कई बार डाउनलोड हो चुका है। कल फिर से कोशिश करें।',
  'Mail to your address is not stopped.': 'आपके पते पर ईमेल बंद नहीं हैं।',
  'Mail to your address was stopped by a complaint or by staff. Write to the site.':
    'शिकायत के कारण या साइट की टीम की ओर से आपके पते पर ईमेल बंद कर दिए गए हैं। साइट को लिखें।',
  "You've requested this too often today. Try again tomorrow.":
    'आज इसका अनुरोध बहुत बार हो चुका है। कल फिर से कोशिश करें।',
  'This account is scheduled for deletion.': 'इस अकाउंट का डिलीट होना तय है।',
  "You've reached the limit of {max} keys. Revoke one to create another.":
    '{max} कुंजियों की सीमा पूरी हो गई है। नई बनाने के लिए कोई एक रद्द करें।',
  'The key was not found.': 'कुंजी नहीं मिली।',
  "You can't post or comment here. You can still log in and read.":
    'यहाँ आपके पोस्ट और कमेंट करने पर रोक है। लॉग इन करना और पढ़ना अब भी संभव है।',
  "You can't post or comment here. Reason: {reason}":
    'यहाँ आपके पोस्ट और कमेंट करने पर रोक है। कारण: {reason}',
  "You can't post or comment here until {until}. You can still log in and read.":
    'यहाँ आपके पोस्ट और कमेंट करने पर {until} तक रोक है। लॉग इन करना और पढ़ना अब भी संभव है।',
  "You can't post or comment here until {until}. Reason: {reason}":
    'यहाँ आपके पोस्ट और कमेंट करने पर {until} तक रोक है। कारण: {reason}',
  'The user was not found.': 'सदस्य नहीं मिला।',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use (“{sign}” looks like “{like}”).':
    '{field, select, name {नाम} other {यूज़रनेम}} ऐसा दिखता है जो सिर्फ़ यह साइट इस्तेमाल कर सकती है (“{sign}”, “{like}” जैसा दिखता है)।',
  'The {field, select, name {name} other {username}} looks like a name that only this site may use.':
    '{field, select, name {नाम} other {यूज़रनेम}} ऐसा दिखता है जो सिर्फ़ यह साइट इस्तेमाल कर सकती है।',
  'The link was not found.': 'लिंक नहीं मिला।',
  'A moderator removed this post.': 'मॉडरेटर ने यह पोस्ट हटाई है।',
  'This post is waiting for review.': 'इस पोस्ट की समीक्षा बाकी है।',
  'A moderator hid this post.': 'मॉडरेटर ने यह पोस्ट छिपाई है।',
  'The post was not found.': 'पोस्ट नहीं मिली।',
  'The author deleted this post. You can reply to its comments.':
    'लेखक ने यह पोस्ट डिलीट कर दी है। इसके कमेंट का जवाब दिया जा सकता है।',
  "The comment no longer exists, so you can't reply to it.":
    'यह कमेंट अब नहीं है, इसलिए इसका जवाब नहीं दिया जा सकता।',
  'The comment is too deep in the thread to reply to.':
    'यह कमेंट चर्चा के बहुत गहरे स्तर पर है, इसलिए इसका जवाब नहीं दिया जा सकता।',
  'The comment was not found.': 'कमेंट नहीं मिला।',
  "This request can't be answered right now. Try again in a moment.":
    'इस अनुरोध का जवाब अभी नहीं दिया जा सकता। थोड़ी देर में फिर से कोशिश करें।',
  'The {header} was used for another request.': '{header} किसी दूसरे अनुरोध में इस्तेमाल हो चुका है।',
  'The sentence is already struck.': 'वाक्य पहले ही काटा जा चुका है।',
  'The report was not found.': 'रिपोर्ट नहीं मिली।',
  'The issue was not found.': 'अंक नहीं मिला।',
  'The sentence was not found.': 'वाक्य नहीं मिला।',
  'Write the letter first.': 'पहले पत्र लिखें।',
  'The digest was not found.': 'न्यूज़लेटर नहीं मिला।',
  'The link to this digest has expired.': 'इस न्यूज़लेटर का लिंक पुराना हो चुका है।',
  'The language was not found.': 'भाषा नहीं मिली।',
  'The industry was not found.': 'कार्यक्षेत्र नहीं मिला।',
  "This image would exceed the site's limit of {size} MB. Images that nothing uses are deleted after a week or two.":
    'इस तस्वीर से साइट की {size} MB की सीमा पार हो जाएगी। जो तस्वीरें कहीं इस्तेमाल नहीं होतीं, वे एक-दो हफ़्ते बाद डिलीट हो जाती हैं।',
  'This site accepts members from certain domains only.': 'यह साइट केवल कुछ डोमेन के सदस्य लेती है।',
  '{site} does not accept new members.': '{site} नए सदस्य नहीं ले रहा है।',
  'Answer the question of the site.': 'साइट के सवाल का जवाब दें।',
  'The username was just taken.': 'यह यूज़रनेम अभी-अभी किसी और ने ले लिया।',
  'The site was not found.': 'साइट नहीं मिली।',
  'This link has been used, or is older than a minute. Go back and try again.':
    'यह लिंक इस्तेमाल हो चुका है या एक मिनट से पुराना है। वापस जाकर फिर से कोशिश करें।',
  "You've reached the limit of {max} linked accounts. Remove one first.":
    'जुड़े हुए {max} अकाउंट की सीमा पूरी हो गई है। पहले कोई एक हटाएँ।',
  'This account is already linked to another member account. To see which one, log out and log in with it.':
    'यह अकाउंट पहले से किसी दूसरे सदस्य के अकाउंट से जुड़ा है। कौन सा है, यह देखने के लिए लॉग आउट करके इससे लॉग इन करें।',
  'The linked account was not found.': 'जुड़ा हुआ अकाउंट नहीं मिला।',
  'You cannot invite others here.': 'यहाँ दूसरों को निमंत्रण देना संभव नहीं है।',
  "You've reached the limit of {max} invitations. End one first.":
    '{max} निमंत्रणों की सीमा पूरी हो गई है। पहले कोई एक समाप्त करें।',
  'The invitation was not found.': 'निमंत्रण नहीं मिला।',
  'You need an invitation to join, and this one is missing or has ended.':
    'जुड़ने के लिए निमंत्रण चाहिए, पर यह निमंत्रण मौजूद नहीं है या समाप्त हो चुका है।',
  'Too many wrong codes. Try again tomorrow.': 'बहुत सारे ग़लत कोड डाले गए। कल फिर से कोशिश करें।',
  'This browser has no valid code for this address. Enter the code in the browser where you requested it, or request a new one here.':
    'इस ब्राउज़र में इस पते का कोई मान्य कोड नहीं है। कोड उसी ब्राउज़र में डालें जहाँ से माँगा गया था, या यहाँ नया माँगें।',
  'The login provider was not found.': 'लॉग इन प्रदाता नहीं मिला।',
  "{provider} can't be reached. Log in with an emailed code instead.":
    '{provider} से संपर्क नहीं हो रहा है। इसके बजाय ईमेल के कोड से लॉग इन करें।',
  'The username is reserved.': 'यह यूज़रनेम आरक्षित है।',
  'The username is taken.': 'यह यूज़रनेम लिया जा चुका है।',
  "There's no account with this address anymore.": 'इस पते का अब कोई अकाउंट नहीं है।',
  "This passkey doesn't work here, or the attempt has expired. Try again, or use an emailed code.":
    'यह पासकी यहाँ काम नहीं करती, या कोशिश का समय निकल गया। फिर से कोशिश करें, या ईमेल का कोड इस्तेमाल करें।',
  'Staff of this site need a passkey. Log in with yours, or add one in Settings.':
    'इस साइट की टीम के लिए पासकी ज़रूरी है। अपनी पासकी से लॉग इन करें, या सेटिंग में जोड़ें।',
  "You've reached the limit of {max} passkeys. Remove one to add another.":
    '{max} पासकी की सीमा पूरी हो गई है। नई जोड़ने के लिए कोई एक हटाएँ।',
  'This passkey was already added.': 'यह पासकी पहले ही जोड़ी जा चुकी है।',
  'The passkey was not found.': 'पासकी नहीं मिली।',
  'Log in with a passkey to remove this one.': 'इसे हटाने के लिए पासकी से लॉग इन करें।',
  'This login has expired, or it was started in another browser. Start again.':
    'इस लॉग इन का समय निकल गया, या यह दूसरे ब्राउज़र में शुरू हुआ था। फिर से शुरू करें।',
  '{provider} did not log you in. Start again.': '{provider} से लॉग इन नहीं हुआ। फिर से शुरू करें।',
  'The login at {provider} could not be verified. Start again.':
    '{provider} के लॉग इन की पुष्टि नहीं हो सकी। फिर से शुरू करें।',
  'This address must be verified with an emailed code first. Log in or sign up with one.':
    'पहले इस पते की पुष्टि ईमेल के कोड से होनी चाहिए। कोड से लॉग इन या साइन अप करें।',
  'An account was just created with this address. Log in.':
    'इस पते से अभी-अभी एक अकाउंट बना है। लॉग इन करें।',
  'The session was not found.': 'सेशन नहीं मिला।',
  'For your security, please log in again. This needs a login within the last 15 minutes.':
    'आपकी सुरक्षा के लिए, कृपया फिर से लॉग इन करें। इसके लिए लॉग इन 15 मिनट से पुराना नहीं होना चाहिए।',
  "We're getting a lot of sign-ups. Turn on JavaScript so we can check you're not a bot, or try again later.":
    'इस समय बहुत सारे साइन अप हो रहे हैं। JavaScript चालू करें, ताकि हम जाँच सकें कि आप बॉट नहीं हैं, या बाद में कोशिश करें।',
  'This request has no valid authentication of the mail provider.':
    'इस अनुरोध में ईमेल प्रदाता का मान्य प्रमाणीकरण नहीं है।',
  'The application was not found.': 'आवेदन नहीं मिला।',
  "You can't ban yourself.": 'ख़ुद पर रोक नहीं लगाई जा सकती।',
  "Platform admins can't be banned.": 'प्लेटफ़ॉर्म के एडमिन पर रोक नहीं लगाई जा सकती।',
  "Admins can't be banned. Ask another admin to change their role first.":
    'एडमिन पर रोक नहीं लगाई जा सकती। पहले किसी दूसरे एडमिन से भूमिका बदलवाएँ।',
  'Moderators can only ban members. Ask an admin.':
    'मॉडरेटर केवल सदस्यों पर रोक लगा सकते हैं। किसी एडमिन से कहें।',
  'The entry was not found.': 'प्रविष्टि नहीं मिली।',
  'The note was not found.': 'नोट नहीं मिला।',
  'Moderators can only delete their own notes.': 'मॉडरेटर केवल अपने नोट डिलीट कर सकते हैं।',
  'The post or comment was not found.': 'पोस्ट या कमेंट नहीं मिला।',
  "It's no longer waiting for review.": 'इसकी समीक्षा अब बाकी नहीं है।',
  '{max} posts are pinned already. Unpin one of them first.':
    '{max} पोस्ट पहले से पिन हैं। पहले उनमें से कोई एक अनपिन करें।',
  "You can't report your own posts and comments, but you can delete them.":
    'अपनी पोस्ट और कमेंट की रिपोर्ट नहीं की जा सकती, पर उन्हें डिलीट किया जा सकता है।',
  "There's already a rule for this.": 'इसके लिए पहले से एक नियम है।',
  'The rule was not found.': 'नियम नहीं मिला।',
  "You've already posted this {count} times today.": 'आज आपकी ओर से यह {count} बार पोस्ट हो चुका है।',
  'New accounts can post {count, plural, =1 {once} other {# times}} in their first {minutes} minutes. Try again a little later.':
    'नए अकाउंट अपने पहले {minutes} मिनट में {count, plural, =1 {एक बार} other {# बार}} पोस्ट कर सकते हैं। थोड़ी देर बाद फिर से कोशिश करें।',
  'New accounts can post {count} times on their first day. Try again tomorrow.':
    'नए अकाउंट पहले दिन {count} बार पोस्ट कर सकते हैं। कल फिर से कोशिश करें।',
  'New accounts can comment {count} times on their first day. Try again tomorrow.':
    'नए अकाउंट पहले दिन {count} बार कमेंट कर सकते हैं। कल फिर से कोशिश करें।',
  'This link was already posted by you in a post you hid.':
    'यह लिंक आपकी एक छिपाई हुई पोस्ट में पहले से है।',
  'This link was already posted by you and is waiting for review.':
    'यह लिंक आपने पहले ही पोस्ट किया है और उसकी समीक्षा बाकी है।',
  'This link was posted here within the last 30 days.': 'यह लिंक पिछले 30 दिनों में यहाँ पोस्ट हो चुका है।',
  'The tag was not found.': 'टैग नहीं मिला।',
  "You've reached the limit of {max} followed and muted items. Remove some in Settings first.":
    'फ़ॉलो और म्यूट की {max} की सीमा पूरी हो गई है। पहले सेटिंग में कुछ हटाएँ।',
  'Log in to see posts from people you follow.': 'फ़ॉलो किए गए लोगों की पोस्ट देखने के लिए लॉग इन करें।',
  'This part of the sitemap was not found.': 'साइटमैप का यह हिस्सा नहीं मिला।',
  'The text was not found.': 'टेक्स्ट नहीं मिला।',
  'The subscriber was not found.': 'सब्सक्राइबर नहीं मिला।',
  'The subscription was not found.': 'सब्सक्रिप्शन नहीं मिला।',
  'This link has expired. Request a new one.': 'यह लिंक पुराना हो चुका है। नया माँगें।',
  'The mail was not found.': 'ईमेल नहीं मिला।',
  'This event was already processed.': 'यह इवेंट पहले ही प्रोसेस हो चुका है।',
  'Your subscription was not found.': 'आपका सब्सक्रिप्शन नहीं मिला।',
  'Your account already has another subscription. Erase that one first.':
    'आपके अकाउंट का पहले से एक और सब्सक्रिप्शन है। पहले उसे मिटाएँ।',
  'This subscription belongs to another account.': 'यह सब्सक्रिप्शन किसी दूसरे अकाउंट का है।',
  'The segment was not found.': 'सेगमेंट नहीं मिला।',
  'An unsent letter uses this segment. Choose another audience for it first.':
    'एक न भेजे गए पत्र में यह सेगमेंट चुना गया है। पहले उसके लिए दूसरे पाठक चुनें।',
  'An unsent issue has a section for this segment. Remove the section first.':
    'एक न भेजे गए अंक में इस सेगमेंट का हिस्सा है। पहले वह हिस्सा हटाएँ।',
  "There's already a segment with this name.": 'इस नाम का सेगमेंट पहले से है।',
  'The form was sent very quickly or has a hidden field filled in. Please send it again.':
    'फ़ॉर्म बहुत जल्दी भेजा गया, या उसका कोई छिपा हुआ फ़ील्ड भरा है। कृपया फिर से भेजें।',
  'Many forms were sent from your network. Please try again tomorrow.':
    'आपके नेटवर्क से बहुत सारे फ़ॉर्म भेजे गए हैं। कृपया कल फिर से कोशिश करें।',
  'This link changes delivery only. Request a link by email, or log in with this address.':
    'यह लिंक केवल भेजने का समय बदलता है। ईमेल से लिंक मँगाएँ, या इस पते से लॉग इन करें।',
  'Too many invalid links tried. Try again in a few minutes.':
    'बहुत सारे अमान्य लिंक आज़माए गए। कुछ मिनट बाद फिर से कोशिश करें।',
  'Your {site} account will be deleted': 'आपका {site} अकाउंट डिलीट कर दिया जाएगा',
  'Your {site} account {username} will be deleted on {date}, as you asked. Other devices and API keys have stopped working.':
    'आपका {site} अकाउंट {username}, आपके कहे अनुसार, {date} को डिलीट कर दिया जाएगा। दूसरे डिवाइस और API कुंजियाँ अब काम नहीं करतीं।',
  'You can cancel in Settings until then:': 'तब तक इसे सेटिंग में रोका जा सकता है:',
  'Wasn’t you? Log in now to cancel.': 'यह आपने नहीं किया? रोकने के लिए अभी लॉग इन करें।',
  'Sent by {site} because you have an account there.': '{site} ने भेजा, क्योंकि वहाँ आपका अकाउंट है।',
  'Your address was entered in the subscription form of {site}':
    'आपका पता {site} के सब्सक्रिप्शन फ़ॉर्म में डाला गया है',
  'Someone entered this email address in the subscription form of {site}. The form then showed that it has an account with the username {username}.':
    'किसी ने यह ईमेल पता {site} के सब्सक्रिप्शन फ़ॉर्म में डाला। तब फ़ॉर्म ने दिखाया कि इस पते का एक अकाउंट है, जिसका यूज़रनेम {username} है।',
  'Nothing else was shown, and nothing has changed. You don’t have to do anything.':
    'और कुछ नहीं दिखाया गया, और कुछ नहीं बदला है। आपको कुछ करने की ज़रूरत नहीं है।',
  'Contact us': 'हमसे संपर्क करें',
  'We send at most one such email a day.': 'ऐसा ईमेल हम दिन में एक से ज़्यादा बार नहीं भेजते।',
  'Sent by {site} because this is the address of your account there.':
    '{site} ने भेजा, क्योंकि यह वहाँ आपके अकाउंट का पता है।',
  'Enter this code in Settings to confirm the new email address of your {site} account {username}:':
    'अपने {site} अकाउंट {username} के नए ईमेल पते की पुष्टि के लिए सेटिंग में यह कोड डालें:',
  'This address already has an account on {site}': 'इस पते का {site} पर पहले से एक अकाउंट है',
  'You tried to use this address for your {site} account, but another account already has it.':
    'आपने अपने {site} अकाउंट के लिए यह पता डाला, पर यह पहले से किसी दूसरे अकाउंट का है।',
  'To change that account’s address or delete it, log in here:':
    'उस अकाउंट का पता बदलने या उसे डिलीट करने के लिए यहाँ लॉग इन करें:',
  'Your {site} email address was changed': 'आपके {site} अकाउंट का ईमेल पता बदल दिया गया है',
  'The email on your {site} account {username} was changed. This address no longer works for logging in, other devices were logged out and API keys were revoked.':
    'आपके {site} अकाउंट {username} का ईमेल पता बदल दिया गया है। अब इस पते से लॉग इन नहीं होगा, दूसरे डिवाइस लॉग आउट कर दिए गए हैं और API कुंजियाँ रद्द कर दी गई हैं।',
  'Wasn’t you? Tell us right away:': 'यह आपने नहीं किया? हमें तुरंत बताएँ:',
  'If it was you, you’re all set.': 'अगर यह आपने ही किया है, तो कुछ करने की ज़रूरत नहीं है।',
  'Sent by {site} because this was the address of your account there.':
    '{site} ने भेजा, क्योंकि यह वहाँ आपके अकाउंट का पता था।',
  'A login was linked to your {site} account': 'आपके {site} अकाउंट से एक लॉग इन जोड़ा गया',
  '{account} at {provider} was linked to your {site} account {username}. You can log in with it instead of an emailed code.':
    '{provider} का {account} आपके {site} अकाउंट {username} से जोड़ा गया। ईमेल के कोड के बजाय इससे लॉग इन किया जा सकता है।',
  'Wasn’t you? Remove it in Settings, and log out other devices there:':
    'यह आपने नहीं किया? इसे सेटिंग में हटाएँ और वहीं दूसरे डिवाइस लॉग आउट करें:',
  'A login was removed from your {site} account': 'आपके {site} अकाउंट से एक लॉग इन हटाया गया',
  '{account} at {provider} was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    '{provider} का {account} आपके {site} अकाउंट {username} से हटाया गया। जिन डिवाइस पर इससे लॉग इन था, वे लॉग आउट कर दिए गए हैं।',
  'Wasn’t you? Check your linked accounts and sessions in Settings:':
    'यह आपने नहीं किया? सेटिंग में अपने जुड़े हुए अकाउंट और सेशन देखें:',
  'New login to your {site} account': 'आपके {site} अकाउंट में नया लॉग इन',
  '{account} at {provider} logged in to your {site} account {username} in a new browser.':
    '{provider} के {account} से एक नए ब्राउज़र में आपके {site} अकाउंट {username} में लॉग इन किया गया।',
  '{account} at {provider} logged in to your {site} account {username} in a new browser: {device}.':
    '{provider} के {account} से एक नए ब्राउज़र में आपके {site} अकाउंट {username} में लॉग इन किया गया: {device}।',
  'Sent by {site} because this address was entered there.':
    '{site} ने भेजा, क्योंकि यह पता वहाँ डाला गया था।',
  'To get email for your {site} account {username} again, enter this code in Settings:':
    'अपने {site} अकाउंट {username} के ईमेल फिर से पाने के लिए सेटिंग में यह कोड डालें:',
  'The site doesn’t accept new members.': 'साइट नए सदस्य नहीं ले रही है।',
  'The site accepts members with addresses at certain domains only.':
    'साइट केवल कुछ डोमेन के पतों वाले सदस्य लेती है।',
  'To sign up, you need an invitation from a member.': 'साइन अप के लिए किसी सदस्य का निमंत्रण चाहिए।',
  'You may have signed up with a different address.': 'शायद आपका अकाउंट किसी दूसरे पते से बना है।',
  'No account on {site} with this address': '{site} पर इस पते का कोई अकाउंट नहीं है',
  'You tried to log in, but no account on {site} has this address.':
    'आपने लॉग इन करना चाहा, पर {site} पर इस पते का कोई अकाउंट नहीं है।',
  'If you don’t have an account yet, sign up here:': 'अगर अभी आपका अकाउंट नहीं है, तो यहाँ साइन अप करें:',
  'You already have an account on {site}': '{site} पर आपका अकाउंट पहले से है',
  'You tried to sign up, but you already have an account on {site} with this address.':
    'आपने साइन अप करना चाहा, पर {site} पर इस पते से आपका अकाउंट पहले से है।',
  'Log in here and we’ll send you a code:': 'यहाँ लॉग इन करें, हम आपको कोड भेजेंगे:',
  '{kind, select, post {Your post on {site} was hidden} other {Your comment on {site} was hidden}}':
    '{kind, select, post {{site} पर आपकी पोस्ट छिपाई गई} other {{site} पर आपका कमेंट छिपाया गया}}',
  '{kind, select, post {A moderator of {site} hid your post “{title}”.} other {A moderator of {site} hid your comment on “{title}”.}}':
    '{kind, select, post {{site} के मॉडरेटर ने आपकी पोस्ट “{title}” छिपाई।} other {{site} के मॉडरेटर ने “{title}” पर आपका कमेंट छिपाया।}}',
  'Only you can see it until a moderator makes it visible again.':
    'मॉडरेटर के फिर से दिखाने तक यह सिर्फ़ आपको दिखेगा।',
  '{count} of your posts and comments on {site} were hidden':
    '{site} पर आपके {count} पोस्ट और कमेंट छिपाए गए',
  'A moderator of {site} reviewed {count} of your posts and comments. These were hidden: {items}.':
    '{site} के मॉडरेटर ने आपके {count} पोस्ट और कमेंट की समीक्षा की। ये छिपाए गए: {items}।',
  '{kind, select, post {Your post on {site} was made visible again} other {Your comment on {site} was made visible again}}':
    '{kind, select, post {{site} पर आपकी पोस्ट फिर से दिखाई गई} other {{site} पर आपका कमेंट फिर से दिखाया गया}}',
  '{kind, select, post {A moderator of {site} made your post “{title}” visible again.} other {A moderator of {site} made your comment on “{title}” visible again.}}':
    '{kind, select, post {{site} के मॉडरेटर ने आपकी पोस्ट “{title}” फिर से दिखाई।} other {{site} के मॉडरेटर ने “{title}” पर आपका कमेंट फिर से दिखाया।}}',
  'Everyone can see it again.': 'यह फिर से सबको दिख रहा है।',
  '{count} of your posts and comments on {site} were made visible again':
    '{site} पर आपके {count} पोस्ट और कमेंट फिर से दिखाए गए',
  'A moderator of {site} reviewed {count} of your posts and comments. These were made visible again: {items}.':
    '{site} के मॉडरेटर ने आपके {count} पोस्ट और कमेंट की समीक्षा की। ये फिर से दिखाए गए: {items}।',
  '{kind, select, post {Your post on {site} was removed} other {Your comment on {site} was removed}}':
    '{kind, select, post {{site} पर आपकी पोस्ट हटाई गई} other {{site} पर आपका कमेंट हटाया गया}}',
  '{kind, select, post {A moderator of {site} removed your post “{title}”.} other {A moderator of {site} removed your comment on “{title}”.}}':
    '{kind, select, post {{site} के मॉडरेटर ने आपकी पोस्ट “{title}” हटाई।} other {{site} के मॉडरेटर ने “{title}” पर आपका कमेंट हटाया।}}',
  'Only you can see it.': 'यह सिर्फ़ आपको दिखता है।',
  '{count} of your posts and comments on {site} were removed':
    '{site} पर आपके {count} पोस्ट और कमेंट हटाए गए',
  'A moderator of {site} reviewed {count} of your posts and comments. These were removed: {items}.':
    '{site} के मॉडरेटर ने आपके {count} पोस्ट और कमेंट की समीक्षा की। ये हटाए गए: {items}।',
  'Your post on {site} was locked': '{site} पर आपकी पोस्ट लॉक की गई',
  'A moderator of {site} locked your post “{title}”.':
    '{site} के मॉडरेटर ने आपकी पोस्ट “{title}” लॉक की।',
  'No one can comment on it.': 'इस पर कोई कमेंट नहीं कर सकता।',
  '{count} of your posts on {site} were locked': '{site} पर आपकी {count} पोस्ट लॉक की गईं',
  'A moderator of {site} reviewed {count} of your posts. These were locked: {items}.':
    '{site} के मॉडरेटर ने आपकी {count} पोस्ट की समीक्षा की। ये लॉक की गईं: {items}।',
  'Your post on {site} was unlocked': '{site} पर आपकी पोस्ट अनलॉक की गई',
  'A moderator of {site} unlocked your post “{title}”.':
    '{site} के मॉडरेटर ने आपकी पोस्ट “{title}” अनलॉक की।',
  'People can comment on it again.': 'इस पर फिर से कमेंट किए जा सकते हैं।',
  '{count} of your posts on {site} were unlocked': '{site} पर आपकी {count} पोस्ट अनलॉक की गईं',
  'A moderator of {site} reviewed {count} of your posts. These were unlocked: {items}.':
    '{site} के मॉडरेटर ने आपकी {count} पोस्ट की समीक्षा की। ये अनलॉक की गईं: {items}।',
  '{kind, select, post {Your post on {site} was approved} other {Your comment on {site} was approved}}':
    '{kind, select, post {{site} पर आपकी पोस्ट मंज़ूर हुई} other {{site} पर आपका कमेंट मंज़ूर हुआ}}',
  '{kind, select, post {A moderator of {site} approved your post “{title}”.} other {A moderator of {site} approved your comment on “{title}”.}}':
    '{kind, select, post {{site} के मॉडरेटर ने आपकी पोस्ट “{title}” मंज़ूर की।} other {{site} के मॉडरेटर ने “{title}” पर आपका कमेंट मंज़ूर किया।}}',
  'It was waiting for review. Everyone can see it now.':
    'इसकी समीक्षा बाकी थी। अब यह सबको दिख रहा है।',
  '{count} of your posts and comments on {site} were approved':
    '{site} पर आपके {count} पोस्ट और कमेंट मंज़ूर हुए',
  'A moderator of {site} reviewed {count} of your posts and comments. These were approved: {items}.':
    '{site} के मॉडरेटर ने आपके {count} पोस्ट और कमेंट की समीक्षा की। ये मंज़ूर हुए: {items}।',
  '{kind, select, post {Your post on {site} was not approved} other {Your comment on {site} was not approved}}':
    '{kind, select, post {{site} पर आपकी पोस्ट मंज़ूर नहीं हुई} other {{site} पर आपका कमेंट मंज़ूर नहीं हुआ}}',
  '{kind, select, post {A moderator of {site} didn’t approve your post “{title}”.} other {A moderator of {site} didn’t approve your comment on “{title}”.}}':
    '{kind, select, post {{site} के मॉडरेटर ने आपकी पोस्ट “{title}” मंज़ूर नहीं की।} other {{site} के मॉडरेटर ने “{title}” पर आपका कमेंट मंज़ूर नहीं किया।}}',
  'It was waiting for review and won’t be published.':
    'इसकी समीक्षा बाकी थी। अब इसे प्रकाशित नहीं किया जाएगा।',
  '{count} of your posts and comments on {site} were not approved':
    '{site} पर आपके {count} पोस्ट और कमेंट मंज़ूर नहीं हुए',
  'A moderator of {site} reviewed {count} of your posts and comments. These were not approved: {items}.':
    '{site} के मॉडरेटर ने आपके {count} पोस्ट और कमेंट की समीक्षा की। ये मंज़ूर नहीं हुए: {items}।',
  'Please don’t reply to this email.': 'कृपया इस ईमेल का जवाब न दें।',
  'Reason: {reason}': 'कारण: {reason}',
  'Think this is a mistake? Tell us:': 'लगता है कि यह ग़लती है? हमें बताएँ:',
  'your post “{title}”': 'आपकी पोस्ट “{title}”',
  'your comment on “{title}”': '“{title}” पर आपका कमेंट',
  '{list}, {item}': '{list}, {item}',
  '{list}, and {count} more': '{list} और {count} अन्य',
  'Your {site} account is banned until {until}': 'आपके {site} अकाउंट पर {until} तक रोक लगी है',
  'Your {site} account is banned': 'आपके {site} अकाउंट पर रोक लगी है',
  'Your {site} account {username} can’t post or comment until {until}.':
    'आपका {site} अकाउंट {username} {until} तक पोस्ट या कमेंट नहीं कर सकता।',
  'Your {site} account {username} can’t post or comment.':
    'आपका {site} अकाउंट {username} पोस्ट या कमेंट नहीं कर सकता।',
  'Your posts and comments were removed.': 'आपकी पोस्ट और कमेंट हटा दिए गए।',
  'You can still log in and read, and export or delete your account in Settings.':
    'लॉग इन करना, पढ़ना और सेटिंग में अपना अकाउंट एक्सपोर्ट या डिलीट करना अब भी संभव है।',
  'Your {site} account is no longer banned': 'आपके {site} अकाउंट से रोक हट गई है',
  'Your {site} account {username} is no longer banned.':
    'आपके {site} अकाउंट {username} से रोक हट गई है।',
  'You can post and comment again:': 'अब फिर से पोस्ट और कमेंट किया जा सकता है:',
  'A passkey was added to your {site} account': 'आपके {site} अकाउंट में एक पासकी जोड़ी गई',
  'The passkey “{passkey}” was added to your {site} account {username}. You can log in with it instead of an emailed code.':
    'आपके {site} अकाउंट {username} में पासकी “{passkey}” जोड़ी गई। ईमेल के कोड के बजाय इससे लॉग इन किया जा सकता है।',
  'If it was you, you’re all set. A passkey that replaces others may open the admin area only after {hours} hours.':
    'अगर यह आपने ही किया है, तो कुछ करने की ज़रूरत नहीं है। दूसरी पासकी की जगह लेने वाली पासकी से एडमिन एरिया शायद {hours} घंटे बाद ही खुले।',
  'The passkey “{passkey}” logged in to your {site} account {username} on {device}.':
    'पासकी “{passkey}” से {device} पर आपके {site} अकाउंट {username} में लॉग इन किया गया।',
  'Wasn’t you? Log out that device in Settings, and remove the passkey:':
    'यह आपने नहीं किया? सेटिंग में वह डिवाइस लॉग आउट करें और पासकी हटाएँ:',
  'A passkey was removed from your {site} account': 'आपके {site} अकाउंट से एक पासकी हटाई गई',
  'The passkey “{passkey}” was removed from your {site} account {username}. Devices that it had logged in were logged out.':
    'आपके {site} अकाउंट {username} से पासकी “{passkey}” हटाई गई। जिन डिवाइस पर इससे लॉग इन था, वे लॉग आउट कर दिए गए हैं।',
  'Wasn’t you? Check your passkeys and sessions in Settings:':
    'यह आपने नहीं किया? सेटिंग में अपनी पासकी और सेशन देखें:',
  'This URL supports {methods}.': 'इस URL पर ये मेथड चलते हैं: {methods}।',
  'The body must be JSON, with Content-Type: application/json.':
    'बॉडी JSON में होनी चाहिए, Content-Type: application/json के साथ।',
  'The body must be JSON in UTF-8.': 'बॉडी UTF-8 वाले JSON में होनी चाहिए।',
  'This URL only supports GET.': 'इस URL पर केवल GET चलता है।',
  'The form can have at most {size} KB.': 'फ़ॉर्म अधिक से अधिक {size} KB का हो सकता है।',
  'The body can have at most {size} KB.': 'बॉडी अधिक से अधिक {size} KB की हो सकती है।',
  'The form must be in UTF-8.': 'फ़ॉर्म UTF-8 में होना चाहिए।',
  "The form couldn't be read completely.": 'फ़ॉर्म पूरा नहीं पढ़ा जा सका।',
  "The body couldn't be read completely.": 'बॉडी पूरी नहीं पढ़ी जा सकी।',
  'This endpoint needs a valid, recent signature ({header}).':
    'इस एंडपॉइंट के लिए मान्य और ताज़ा सिग्नेचर ({header}) चाहिए।',
  'Mail only supports GET.': 'ईमेल के लिए केवल GET चलता है।',
  'No such email.': 'ऐसा कोई ईमेल नहीं है।',
  'Your text': 'आपका टेक्स्ट',
  "This form doesn't support this method.": 'यह मेथड इस फ़ॉर्म में नहीं चलता।',
  'Unknown form.': 'अज्ञात फ़ॉर्म।',
  'You’ve been logged out. Nothing is lost: log in, then send this again.':
    'आपका अकाउंट लॉग आउट हो गया है। आपका लिखा सुरक्षित है: लॉग इन करें, फिर इसे दोबारा भेजें।',
  'This form was made for another login. Send it again.':
    'यह फ़ॉर्म किसी दूसरे लॉग इन के लिए बना था। इसे फिर से भेजें।',
  'Error: {title}': 'गड़बड़ी: {title}',
  'Not sent': 'नहीं भेजा गया',
  'This link was shared already.': 'यह लिंक पहले ही शेयर हो चुका है।',
  'No email? <again>Request a new code</again>': 'ईमेल नहीं मिला? <again>नया कोड माँगें</again>',
  'The code': 'कोड',
  'A moderator will review your account. We’ll email you the decision.':
    'मॉडरेटर आपके अकाउंट की समीक्षा करेंगे। फ़ैसला ईमेल पर आएगा।',
  'Log in to {site}': '{site} में लॉग इन करें',
  'Logged in as {username}': '{username} के रूप में लॉग इन',
  '{site} without JavaScript': 'JavaScript के बिना {site}',
  'To vote, comment or report, open a post and follow the links below its title and its comments.':
    'वोट, कमेंट या रिपोर्ट करने के लिए कोई पोस्ट खोलें और उसके शीर्षक और कमेंट के नीचे दिए लिंक इस्तेमाल करें।',
  'Read {site}': '{site} पढ़ें',
  'Settings need JavaScript. All other pages look as they do for visitors.':
    'सेटिंग के लिए JavaScript चाहिए। बाकी सभी पेज वैसे ही दिखते हैं जैसे बिना लॉग इन के।',
  'Here you can log in, submit, comment, vote and report without JavaScript. <login>Log in</login> or <signup>sign up</signup>.':
    'यहाँ JavaScript के बिना भी लॉग इन, पोस्ट, कमेंट, वोट और रिपोर्ट करना संभव है। <login>लॉग इन करें</login> या <signup>साइन अप करें</signup>।',
  'A link, or leave blank for a text post.': 'लिंक डालें, या केवल टेक्स्ट वाली पोस्ट के लिए खाली छोड़ें।',
  'At most {max} characters. Keep the original headline.':
    'अधिक से अधिक {max} अक्षर। मूल शीर्षक ही रखें।',
  'Text (optional with a link)': 'टेक्स्ट (लिंक हो तो वैकल्पिक)',
  'Markdown.': 'Markdown।',
  'Tags (at most {max})': 'टैग (अधिक से अधिक {max})',
  'Your vote is saved. Pages show it within a minute.':
    'आपका वोट सेव हो गया है। पेज पर यह एक मिनट के अंदर दिखेगा।',
  'Saved. A moderator will review it first.': 'सेव हो गया। दिखने से पहले मॉडरेटर इसकी समीक्षा करेंगे।',
  'Comment on {title}': '{title} पर कमेंट करें',
  '<page>Back to the post</page>, {score, plural, one {# point} other {# points}}':
    '<page>पोस्ट पर वापस जाएँ</page>, {score, plural, other {# पॉइंट}}',
  '<page>Back to the post</page> by {author}, {score, plural, one {# point} other {# points}}':
    '{author} की <page>पोस्ट पर वापस जाएँ</page>, {score, plural, other {# पॉइंट}}',
  '<page>Back to the comment</page>, {score, plural, one {# point} other {# points}}':
    '<page>कमेंट पर वापस जाएँ</page>, {score, plural, other {# पॉइंट}}',
  '<page>Back to the comment</page> by {author}, {score, plural, one {# point} other {# points}}':
    '{author} के <page>कमेंट पर वापस जाएँ</page>, {score, plural, other {# पॉइंट}}',
  Vote: 'वोट दें',
  'You haven’t voted.': 'आपने वोट नहीं दिया है।',
  'You voted up.': 'आपने अपवोट किया है।',
  'You voted down.': 'आपने डाउनवोट किया है।',
  'Vote up': 'अपवोट करें',
  'Vote down': 'डाउनवोट करें',
  'Remove vote': 'वोट हटाएँ',
  Comment: 'कमेंट',
  'Post reply': 'जवाब पोस्ट करें',
  Report: 'रिपोर्ट करें',
  'The reason': 'कारण',
  'The note': 'नोट',
  'The text': 'टेक्स्ट',
  "We're having trouble right now. Try again in a moment.":
    'अभी कुछ समस्या आ रही है। थोड़ी देर में फिर से कोशिश करें।',
  'Please try again in a moment': 'कृपया थोड़ी देर में फिर से कोशिश करें',
  "This page doesn't exist.": 'यह पेज मौजूद नहीं है।',
  'Bad request': 'अमान्य अनुरोध',
  'Not allowed here': 'यहाँ अनुमति नहीं है',
  'URL too long': 'URL बहुत लंबा है',
  'Request too large': 'अनुरोध बहुत बड़ा है',
  'Unknown site': 'अज्ञात साइट',
  'Too many requests': 'बहुत सारे अनुरोध',
  'The URL is malformed.': 'URL का फ़ॉर्मैट ग़लत है।',
  "Something went wrong on our side. We've logged it.":
    'हमारी ओर से कुछ गड़बड़ हो गई। हमने इसे दर्ज कर लिया है।',
  'The site is very busy. Try again in a moment.': 'साइट अभी बहुत व्यस्त है। थोड़ी देर में फिर से कोशिश करें।',
  'This site is on another server now.': 'यह साइट अब दूसरे सर्वर पर है।',
  'This site is moving to another server. Try again in a few seconds.':
    'यह साइट दूसरे सर्वर पर जा रही है। कुछ सेकंड बाद फिर से कोशिश करें।',
  'The request has too many headers.': 'अनुरोध में बहुत सारे हेडर हैं।',
  'The request names two hosts.': 'अनुरोध में दो होस्ट दिए गए हैं।',
  'The URL is too long.': 'URL बहुत लंबा है।',
  "This method isn't supported.": 'यह मेथड यहाँ नहीं चलता।',
  'No site has this host name.': 'इस होस्ट नाम की कोई साइट नहीं है।',
  'Corrected on {date}: {text}': '{date} को सुधारा गया: {text}',
  '{author} on {title}': '“{title}” पर {author}',
  'Hubs use GET and POST.': 'हब के लिए GET और POST चलते हैं।',
  'Feeds only support GET.': 'फ़ीड के लिए केवल GET चलता है।',
  'This image was not found.': 'यह तस्वीर नहीं मिली।',
  'Images only support GET.': 'तस्वीरों के लिए केवल GET चलता है।',
  'This URL supports POST.': 'इस URL पर POST चलता है।',
  'The body must be one message.': 'बॉडी में एक ही संदेश होना चाहिए।',
  "This image doesn't exist.": 'यह तस्वीर मौजूद नहीं है।',
  'The sitemap only supports GET.': 'साइटमैप के लिए केवल GET चलता है।',
  'This file only supports GET.': 'इस फ़ाइल के लिए केवल GET चलता है।',
  'The site is very busy. This page opens automatically in a moment.':
    'साइट अभी बहुत व्यस्त है। यह पेज थोड़ी देर में अपने आप खुल जाएगा।',
  "The page that sent this form isn't allowed to embed it.":
    'जिस पेज से यह फ़ॉर्म भेजा गया, उसे इसे एम्बेड करने की अनुमति नहीं है।',
  'The form must be sent as application/x-www-form-urlencoded.':
    'फ़ॉर्म application/x-www-form-urlencoded के रूप में भेजा जाना चाहिए।',
  'The picture was not found.': 'तस्वीर नहीं मिली।',
  'Pages only support GET.': 'पेज के लिए केवल GET चलता है।',
  'The page took too long. Try again in a moment.': 'पेज ने बहुत समय लिया। थोड़ी देर में फिर से कोशिश करें।',
  "This form didn't come from a page of this site.": 'यह फ़ॉर्म इस साइट के किसी पेज से नहीं आया।',
  'This API key is invalid, expired or revoked.': 'यह API कुंजी अमान्य, समाप्त या रद्द है।',
  'Posts about {tag} on {site}, the latest first: {description}':
    '{site} पर {tag} से जुड़ी पोस्ट, सबसे नई पहले: {description}',
  'The digest of {site} by email in {languages}.':
    '{site} का न्यूज़लेटर ईमेल से, इन भाषाओं में: {languages}।',
  'The digest of {site} by email, for {industries}.':
    '{site} का न्यूज़लेटर ईमेल से, इन कार्यक्षेत्रों के लिए: {industries}।',
  'Past digests of {site}, the latest first: what its readers found worth reading, day by day and week by week.':
    '{site} के पिछले अंक, सबसे नए पहले: पाठकों ने क्या पढ़ने लायक पाया, दिन-ब-दिन और हफ़्ते-दर-हफ़्ते।',
  '{issue} on {site}: what its readers found worth reading.':
    '{site} पर {issue}: पाठकों ने क्या पढ़ने लायक पाया।',
  'The links and texts with the most points of the day on {site}.':
    '{site} पर दिन के सबसे ज़्यादा पॉइंट वाले लिंक और टेक्स्ट।',
  'The links and texts with the most points of the week on {site}.':
    '{site} पर हफ़्ते के सबसे ज़्यादा पॉइंट वाले लिंक और टेक्स्ट।',
  'The links and texts with the most points of the month on {site}.':
    '{site} पर महीने के सबसे ज़्यादा पॉइंट वाले लिंक और टेक्स्ट।',
  'The links and texts with the most points of the year on {site}.':
    '{site} पर साल के सबसे ज़्यादा पॉइंट वाले लिंक और टेक्स्ट।',
  'The links and texts with the most points of all time on {site}.':
    '{site} पर अब तक के सबसे ज़्यादा पॉइंट वाले लिंक और टेक्स्ट।',
  'The newest links and texts that were shared on {site}, the latest first.':
    '{site} पर शेयर किए गए नए लिंक और टेक्स्ट, सबसे नए पहले।',
  'What readers of {site} vote for and talk about at the moment.':
    '{site} के पाठक इस समय किस पर वोट दे रहे हैं और चर्चा कर रहे हैं।',
  'The discussions on {site}, those with the latest comment first.':
    '{site} की चर्चाएँ, सबसे नए कमेंट वाली पहले।',
  'A text by {author}, discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    '{author} का टेक्स्ट, जिस पर {site} में चर्चा हुई: {score, plural, other {# पॉइंट}} और {comments, plural, other {# कमेंट}}।',
  'A link to {host}, shared by {author} and discussed on {site}: {score, plural, one {# point} other {# points}} and {comments, plural, one {# comment} other {# comments}}.':
    '{host} का लिंक, जिसे {author} ने शेयर किया और जिस पर {site} में चर्चा हुई: {score, plural, other {# पॉइंट}} और {comments, plural, other {# कमेंट}}।',
  'Posts by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    '{name} की पोस्ट। {site} पर {posts, plural, other {# पोस्ट}}, {comments, plural, other {# कमेंट}} और {karma, number} कर्मा।',
  'Comments by {name}, who has {posts, plural, one {# post} other {# posts}}, {comments, plural, one {# comment} other {# comments}} and {karma, number} karma on {site}.':
    '{name} के कमेंट। {site} पर {posts, plural, other {# पोस्ट}}, {comments, plural, other {# कमेंट}} और {karma, number} कर्मा।',
  'What {site} is, who it is for, and how posts, votes and comments work here.':
    '{site} क्या है, किसके लिए है, और यहाँ पोस्ट, वोट और कमेंट कैसे काम करते हैं।',
  'How to reach the people who run {site}: questions, reports, appeals and security.':
    '{site} चलाने वालों से कैसे संपर्क करें: सवाल, रिपोर्ट, अपील और सुरक्षा।',
  'What {site} stores about you, why, for how long, and how to take it with you or have it erased.':
    '{site} आपके बारे में क्या, क्यों और कब तक रखता है, और उसे कैसे साथ ले जाएँ या मिटवाएँ।',
  'The terms under which you read {site} and take part in it, with posts, votes and comments.':
    '{site} पढ़ने और पोस्ट, वोट और कमेंट के साथ उसमें हिस्सा लेने की शर्तें।',
  'Status {status}, request {request}': 'स्टेटस {status}, अनुरोध {request}',
  'new posts': 'नई पोस्ट',
  'top posts': 'शीर्ष पोस्ट',
  'hot posts': 'लोकप्रिय पोस्ट',
  discussions: 'चर्चाएँ',
  'new comments': 'नए कमेंट',
  'the digest': 'न्यूज़लेटर',
  'posts about {tag}': '{tag} से जुड़ी पोस्ट',
  'posts by {name}': '{name} की पोस्ट',
  'comments on {title}': '{title} पर कमेंट',
  'posts with {q}': '{q} वाली पोस्ट',
  'comments with {q}': '{q} वाले कमेंट',
  'comments on this post': 'इस पोस्ट पर कमेंट',
  'Opens soon': 'जल्द खुलेगी',
  '{site} opens soon': '{site} जल्द खुलने वाला है',
  'Do you run this site? <login>Log in</login> or <signup>sign up</signup> to set it up.':
    'क्या यह आपकी साइट है? सेट अप करने के लिए <login>लॉग इन करें</login> या <signup>साइन अप करें</signup>।',
  'There is nothing here without JavaScript.': 'JavaScript के बिना यहाँ कुछ नहीं है।',
  'Basic version': 'सादा वर्ज़न',
  'The page took too long.': 'पेज ने बहुत समय लिया।',
  'Top posts of the day': 'दिन की शीर्ष पोस्ट',
  'Top posts of the week': 'हफ़्ते की शीर्ष पोस्ट',
  'Top posts of the month': 'महीने की शीर्ष पोस्ट',
  'Top posts of the year': 'साल की शीर्ष पोस्ट',
  URL: 'URL',
  Title: 'शीर्षक',
  'Email address': 'ईमेल पता',
  'Your answer': 'आपका जवाब',
  'Invitation link': 'निमंत्रण का लिंक',
  Technology: 'तकनीक',
  'Software, chips, networks and the companies behind them: what is being built, what breaks and what it changes.':
    'सॉफ़्टवेयर, चिप, नेटवर्क और उनके पीछे की कंपनियाँ: क्या बन रहा है, क्या टूट रहा है और उससे क्या बदलता है।',
  Finance: 'वित्त',
  'Banks, markets, payments and the rules they work under: where the money goes, and why.':
    'बैंक, बाज़ार, पेमेंट और उनके नियम: पैसा कहाँ जाता है, और क्यों।',
  Healthcare: 'स्वास्थ्य सेवा',
  'Medicine, hospitals, research and the people in their care: what helps, what it costs and who gets it.':
    'चिकित्सा, अस्पताल, रिसर्च और मरीज़: किससे फ़ायदा होता है, कितना ख़र्च आता है और इलाज किसे मिलता है।',
  Energy: 'ऊर्जा',
  'Oil, gas, nuclear, sun and wind, and the grids that carry them: how the world is powered, and what that is changing.':
    'तेल, गैस, परमाणु, सूरज और हवा, और उनकी बिजली पहुँचाने वाले ग्रिड: दुनिया को ऊर्जा कहाँ से मिलती है और उससे क्या बदल रहा है।',
  Retail: 'रिटेल',
  'Shops, online stores, brands and what lies between them and the customer: what sells, how and to whom.':
    'दुकानें, ऑनलाइन स्टोर, ब्रांड और उनके और ग्राहक के बीच की हर चीज़: क्या बिकता है, कैसे और किसे।',
  Manufacturing: 'मैन्युफ़ैक्चरिंग',
  'Factories, materials, robots and supply chains: how things are made, and where.':
    'कारख़ाने, सामग्री, रोबोट और सप्लाई चेन: चीज़ें कैसे बनती हैं, और कहाँ।',
  Education: 'शिक्षा',
  'Schools, universities and learning at any age: what is taught, how, and what it is worth.':
    'स्कूल, विश्वविद्यालय और हर उम्र में सीखना: क्या पढ़ाया जाता है, कैसे, और उसका मोल क्या है।',
  'Real Estate': 'रियल एस्टेट',
  'Homes, offices, land and the cities around them: what is built, what it costs and who can afford it.':
    'घर, दफ़्तर, ज़मीन और उनके आसपास के शहर: क्या बनता है, कितने का है और कौन ख़रीद सकता है।',
  Transportation: 'परिवहन',
  'Cars, trains, ships, planes and the roads, rails and ports they need: how people and goods get around.':
    'कारें, ट्रेनें, जहाज़, विमान और उनके लिए ज़रूरी सड़कें, पटरियाँ और बंदरगाह: लोग और सामान एक जगह से दूसरी जगह कैसे पहुँचते हैं।',
  'Media & Entertainment': 'मीडिया और मनोरंजन',
  'News, film, music, games and the platforms that carry them: who makes what we watch, read and play.':
    'ख़बरें, फ़िल्में, संगीत, गेम और उनके प्लेटफ़ॉर्म: जो हम देखते, पढ़ते और खेलते हैं, उसे कौन बनाता है।',
  'Digest of {date}': '{date} का अंक',
  'Weekly digest of {date}': '{date} का साप्ताहिक अंक',
  'AI for {industry}': 'AI और {industry}',
  'People who build with AI share, discuss and vote on the stories: what works in {field}, and what only works in the demo.':
    'AI के साथ काम करने वाले लोग लेख शेयर करते हैं, उन पर चर्चा करते हैं और वोट देते हैं: {field} में क्या सच में काम करता है, और क्या सिर्फ़ डेमो में।',
  'Your part of {field}': '{field} में आपका काम',
  'Tell us what you work on. We’ll tailor your digest.':
    'बताएँ कि आपका काम किस बारे में है। आपका न्यूज़लेटर उसी हिसाब से तैयार किया जाएगा।',
  '{industry} in Global Affairs': 'अंतरराष्ट्रीय मामलों में {industry}',
  'A few sentences tell you what happened in {field}, with a link to each story.':
    'कुछ ही वाक्य बताते हैं कि {field} में क्या हुआ, और साथ में हर लेख का लिंक होता है।',
  'The questions you follow': 'जिन मुद्दों पर आपकी नज़र है',
  'Name the countries and the parts of {field} that matter to you. We’ll tailor your digest.':
    'वे देश और {field} के वे पहलू बताएँ जो आपके लिए अहम हैं। आपका न्यूज़लेटर उसी हिसाब से तैयार किया जाएगा।',
  '{industry} News & Insights': '{industry}: ख़बरें और विश्लेषण',
  'Say what you follow in {field}, and what you’ve read enough of. We’ll tailor your digest.':
    'बताएँ कि {field} में आपकी नज़र किस पर है, और किस बारे में बहुत पढ़ लिया। आपका न्यूज़लेटर उसी हिसाब से तैयार किया जाएगा।',
  'Models that write code, the chips they run on, the products built around them: what practitioners share and argue about, in a few minutes of reading.':
    'कोड लिखने वाले मॉडल, उन्हें चलाने वाली चिप, उन पर बने प्रोडक्ट: पेशेवर क्या शेयर करते हैं और किस पर बहस करते हैं। पढ़ने में बस कुछ मिनट लगते हैं।',
  'Chips, cables, satellites and export controls: how states compete over technology, and what that means for everyone who depends on it.':
    'चिप, केबल, सैटेलाइट और निर्यात पर नियंत्रण: देश तकनीक में कैसे होड़ करते हैं, और उस पर निर्भर लोगों के लिए इसका क्या मतलब है।',
  'Fraud models, trading systems, assistants in the bank: where AI already decides about money, and how well it does.':
    'धोखाधड़ी पकड़ने वाले मॉडल, ट्रेडिंग सिस्टम, बैंक के असिस्टेंट: पैसे के फ़ैसले AI कहाँ कर रहा है, और कितने अच्छे से।',
  'Sanctions, debt, reserve currencies and central banks: how states use money for power, and power for money.':
    'प्रतिबंध, क़र्ज़, रिज़र्व मुद्राएँ और केंद्रीय बैंक: देश ताक़त के लिए पैसे का, और पैसे के लिए ताक़त का इस्तेमाल कैसे करते हैं।',
  'Diagnosis from images, drugs found by models, notes that write themselves: what works in the clinic, and what only works in the paper.':
    'तस्वीरों से बीमारी की पहचान, मॉडल की खोजी दवाएँ, अपने आप लिखे जाने वाले नोट: क्लिनिक में क्या काम करता है, और क्या सिर्फ़ रिसर्च पेपर में।',
  'Pandemics, vaccines, medicines and the treaties around them: how states share what keeps people alive, or do not.':
    'महामारियाँ, टीके, दवाएँ और उनसे जुड़ी संधियाँ: जान बचाने वाली चीज़ें देश आपस में कैसे बाँटते हैं, या नहीं बाँटते।',
  'The power that data centers take and what models give back: forecasts, grids, materials, as seen by people who build with AI.':
    'डेटा सेंटर कितनी बिजली लेते हैं और मॉडल बदले में क्या देते हैं: पूर्वानुमान, ग्रिड, सामग्री, AI के साथ काम करने वालों की नज़र से।',
  'Pipelines, sanctions, minerals and the turn away from oil: who depends on whom for power, and what they do about it.':
    'पाइपलाइन, प्रतिबंध, खनिज और तेल से दूरी: ऊर्जा के लिए कौन किस पर निर्भर है, और इस बारे में क्या कर रहा है।',
  'Recommendations, prices, stock and assistants that shop: what AI changes between the shelf and the customer, without the sales pitch.':
    'सुझाव, दाम, स्टॉक और ख़रीदारी करने वाले असिस्टेंट: दुकान और ग्राहक के बीच AI क्या बदलता है, बिना प्रचार के।',
  'Tariffs, boycotts, labor and the long way of goods to the shelf: what foreign policy does to what people can buy.':
    'टैरिफ़, बहिष्कार, श्रम और दुकान तक सामान का लंबा सफ़र: विदेश नीति का लोगों की ख़रीदारी पर क्या असर होता है।',
  'Robots that learn, inspection by camera, machines that announce their own failure: AI where things are made, told by those who build it.':
    'सीखने वाले रोबोट, कैमरे से जाँच, अपनी ख़राबी पहले से बताने वाली मशीनें: कारख़ानों में AI, उसे बनाने वालों की ज़ुबानी।',
  'Industrial policy, rearmament and supply chains on the move: who makes things for whom, and who no longer wants to.':
    'औद्योगिक नीति, फिर से हथियार जुटाना और बदलती सप्लाई चेन: कौन किसके लिए चीज़ें बनाता है, और कौन अब नहीं बनाना चाहता।',
  'Tutors that never tire, essays nobody wrote, exams that have to change: what AI does to learning, argued by people who know the technology.':
    'न थकने वाले ट्यूटर, निबंध जो किसी ने नहीं लिखे, परीक्षाएँ जिन्हें बदलना होगा: AI पढ़ाई को कैसे बदल रहा है, तकनीक जानने वालों की बहस में।',
  'Student visas, exchange, propaganda in schoolbooks and the contest for researchers: how states shape minds, at home and abroad.':
    'स्टूडेंट वीज़ा, आदान-प्रदान, पाठ्यपुस्तकों में प्रोपेगैंडा और शोधकर्ताओं के लिए होड़: देश अपने यहाँ और बाहर सोच को कैसे गढ़ते हैं।',
  'Valuations by model, plans drawn on request, buildings that run themselves: what AI does to homes, offices and the work around them.':
    'मॉडल से तय क़ीमतें, कहते ही बने नक़्शे, ख़ुद चलने वाली इमारतें: AI घरों, दफ़्तरों और उनसे जुड़े काम को कैसे बदल रहा है।',
  'Foreign buyers, frozen villas, settlements and cities rebuilt after war: what land and houses have to do with power.':
    'विदेशी ख़रीदार, फ़्रीज़ किए गए विला, बस्तियाँ और युद्ध के बाद फिर से बने शहर: ज़मीन और मकानों का सत्ता से क्या रिश्ता है।',
  'Driverless cars, planned routes, ports that run by prediction: how far AI has come on the road, on rails, on water and in the air.':
    'बिना ड्राइवर की कारें, तय किए गए रास्ते, पूर्वानुमान से चलते बंदरगाह: सड़क, पटरी, पानी और हवा में AI कहाँ तक पहुँचा है।',
  'Straits, canals, ports, airspace and railways: the routes that trade and armies depend on, and who controls them.':
    'जलडमरूमध्य, नहरें, बंदरगाह, हवाई क्षेत्र और रेलवे: वे रास्ते जिन पर व्यापार और सेनाएँ निर्भर हैं, और उन पर किसका नियंत्रण है।',
  'Generated pictures, voices and scripts, and the quarrel over what they learned from: AI in everything we watch, read and play.':
    'AI से बनी तस्वीरें, आवाज़ें और स्क्रिप्ट, और यह विवाद कि AI ने किससे सीखा: हम जो कुछ देखते, पढ़ते और खेलते हैं, उस सब में AI।',
  'Propaganda, censorship, press freedom and films made to please: how states tell their story, and stop others from telling theirs.':
    'प्रोपेगैंडा, सेंसरशिप, प्रेस की आज़ादी और ख़ुश करने के लिए बनी फ़िल्में: देश अपनी कहानी कैसे सुनाते हैं, और दूसरों को उनकी कहानी सुनाने से कैसे रोकते हैं।',
  Spanish: 'स्पेनिश',
  French: 'फ़्रेंच',
  German: 'जर्मन',
  Portuguese: 'पुर्तगाली',
  Chinese: 'चीनी',
  Japanese: 'जापानी',
  Korean: 'कोरियाई',
  Arabic: 'अरबी',
  Hindi: 'हिंदी',
  Russian: 'रूसी',
  Spam: 'स्पैम',
  Abuse: 'अभद्रता',
  'Off topic': 'विषय से बाहर',
  'Broken or misleading link': 'टूटा या भ्रामक लिंक',
  'Something else': 'कुछ और',
  'The digest, daily.': 'रोज़ का न्यूज़लेटर।',
  'The digest, weekly.': 'हर हफ़्ते का न्यूज़लेटर।',
  'You’re logged in as {username} and don’t have a subscription yet.':
    'आप {username} के रूप में लॉग इन हैं और अभी आपका कोई सब्सक्रिप्शन नहीं है।',
  'Subscribe with {email}': '{email} से सब्सक्राइब करें',
  'More options': 'और विकल्प',
  'By subscribing, you agree to our <privacy>Privacy Policy</privacy>':
    'सब्सक्राइब करने का मतलब है कि आप हमारी <privacy>प्राइवेसी पॉलिसी</privacy> से सहमत हैं',
  '{field} must be a text.': '{field}: टेक्स्ट होना चाहिए।',
  '{field} must be one line.': '{field}: एक ही पंक्ति में लिखें।',
  '{field} must not contain an incomplete character.': '{field}: कोई अधूरा कैरेक्टर नहीं होना चाहिए।',
  '{field} must be at most {n} characters.': '{field}: अधिक से अधिक {n} अक्षर लिखें।',
  '{field} must have at least {n} visible characters.': '{field}: कम से कम {n} दिखने वाले अक्षर लिखें।',
  '{field} must be a link.': '{field}: लिंक होना चाहिए।',
  '{field} must be a link that begins with http:// or https://.':
    '{field}: http:// या https:// से शुरू होने वाला लिंक होना चाहिए।',
  '{field} must not contain the character NUL.': '{field}: NUL कैरेक्टर नहीं होना चाहिए।',
  '{field} must not be empty.': '{field}: खाली नहीं छोड़ा जा सकता।',
  '{field} must be names of tags.': '{field}: टैग के नाम होने चाहिए।',
  '{field} must be a list of names of tags.': '{field}: टैग के नामों की सूची होनी चाहिए।',
  '{field} must be at most {n}.': '{field}: अधिक से अधिक {n} होना चाहिए।',
  '{field} must be true or false.': '{field}: true या false होना चाहिए।',
  '{field} must be an ISO {n} time with Z or an offset.':
    '{field}: Z या ऑफ़सेट के साथ ISO {n} समय होना चाहिए।',
  '{field} must be the ID of a comment.': '{field}: किसी कमेंट की ID होनी चाहिए।',
  '{field} must be a name.': '{field}: नाम होना चाहिए।',
  '{field} must not contain @, < or >, or a similar character.':
    '{field}: @, <, > या इनसे मिलता-जुलता कैरेक्टर नहीं होना चाहिए।',
  '{field} must be a file in base64.': '{field}: base64 में फ़ाइल होनी चाहिए।',
  '{field} must be at most {n} MB.': '{field}: अधिक से अधिक {n} MB हो सकता है।',
  '{field} must be at most {n} MB, also when stored as “{m}”.':
    '{field}: अधिक से अधिक {n} MB हो सकता है, “{m}” के रूप में भी, जिसमें इसे सहेजा जाएगा।',
  '{field} must have at least {n} by {m} pixels.': '{field}: कम से कम {n} × {m} पिक्सेल होना चाहिए।',
  '{field} must not be an animated PNG: save the animation as WebP or GIF.':
    '{field}: एनिमेटेड PNG नहीं होना चाहिए, एनिमेशन को WebP या GIF में सेव करें।',
  '{field} must be a PNG, JPEG, WebP, AVIF or GIF image.':
    '{field}: PNG, JPEG, WebP, AVIF या GIF तस्वीर होनी चाहिए।',
  '{field} must be a complete image: the file is cut off or damaged.':
    '{field}: तस्वीर की फ़ाइल अधूरी या ख़राब है।',
  '{field} must have at most {n} pixels on each side, and {m} million in all.':
    '{field}: हर तरफ़ अधिक से अधिक {n} पिक्सेल, और कुल {m} मिलियन हो सकते हैं।',
  '{field} must have at most {n} million pixels in all its frames.':
    '{field}: सभी फ़्रेम मिलाकर अधिक से अधिक {n} मिलियन पिक्सेल हो सकते हैं।',
  '{field} must be -{n}, {m} or {o}.': '{field}: -{n}, {m} या {o} होना चाहिए।',
  '{field} must be a time.': '{field}: समय होना चाहिए।',
  '{field} must be the code of a language.': '{field}: किसी भाषा का कोड होना चाहिए।',
  '{field} must be one of follow, mute.': '{field}: follow या mute होना चाहिए।',
  '{field} must be a URL.': '{field}: URL होना चाहिए।',
  '{field} must be a key.': '{field}: कुंजी होनी चाहिए।',
  '{field} must be base64url.': '{field}: base64url होना चाहिए।',
  '{field} must be spam, abuse, off-topic, broken or other.':
    '{field}: spam, abuse, off-topic, broken या other होना चाहिए।',
  '{field} must be letters, digits, _ and - only.': '{field}: केवल अंग्रेज़ी अक्षर, अंक, _ और - हो सकते हैं।',
  '{field} must be at least {n} characters.': '{field}: कम से कम {n} अक्षर लिखें।',
  '{field} must be an email address.': '{field}: ईमेल पता होना चाहिए।',
  '{field} must not contain full-width or other look-alike characters.':
    '{field}: फ़ुल-विड्थ या मिलते-जुलते दिखने वाले कैरेक्टर नहीं होने चाहिए।',
  '{field} must not contain control characters.': '{field}: कंट्रोल कैरेक्टर नहीं होने चाहिए।',
  '{field} must be the token of an invitation.': '{field}: निमंत्रण का टोकन होना चाहिए।',
  '{field} must be a whole number from {n} to {m}.':
    '{field}: {n} से {m} तक की पूर्ण संख्या होनी चाहिए।',
  '{field} must be at least {n}.': '{field}: कम से कम {n} होना चाहिए।',
  '{field} must be an ID.': '{field}: ID होनी चाहिए।',
  '{field} must be the code.': '{field}: कोड होना चाहिए।',
  '{field} must be six digits, or ten letters and digits.':
    '{field}: छह अंक, या दस अक्षर और अंक होने चाहिए।',
  '{field} must be a ticket.': '{field}: टिकट होना चाहिए।',
  '{field} must be the ticket of a hand-over.': '{field}: हैंड-ओवर का टिकट होना चाहिए।',
  '{field} must be one of at_once, daily, never.': '{field}: at_once, daily या never होना चाहिए।',
  '{field} must be an object.': '{field}: ऑब्जेक्ट होना चाहिए।',
  '{field} must be a time zone.': '{field}: टाइम ज़ोन होना चाहिए।',
  '{field} must be a time zone such as Europe/Berlin.':
    '{field}: टाइम ज़ोन होना चाहिए, जैसे Europe/Berlin।',
  '{field} must be one of search, all, none.': '{field}: search, all या none होना चाहिए।',
  '{field} must be your username.': '{field}: आपका यूज़रनेम होना चाहिए।',
  '{field} must be keep or delete.': '{field}: keep या delete होना चाहिए।',
  '{field} must be public-key.': '{field}: public-key होना चाहिए।',
  '{field} must be platform or cross-platform.': '{field}: platform या cross-platform होना चाहिए।',
  '{field} must be a whole number.': '{field}: पूर्ण संख्या होनी चाहिए।',
  '{field} is too long.': '{field}: बहुत लंबा है।',
  '{field} must be read or write.': '{field}: read या write होना चाहिए।',
  '{field} must name at least one.': '{field}: कम से कम एक बताएँ।',
  '{field} must be daily or weekly.': '{field}: daily या weekly होना चाहिए।',
  '{field} must be texts.': '{field}: टेक्स्ट होने चाहिए।',
  '{field} must be of at most {n} characters each.': '{field}: हर एक में अधिक से अधिक {n} अक्षर लिखें।',
  '{field} must be a list.': '{field}: सूची होनी चाहिए।',
  '{field} must be days.': '{field}: दिन होने चाहिए।',
  '{field} must be one of en, es, fr, de, pt, zh, ja, ko, ar, hi, ru.':
    '{field}: en, es, fr, de, pt, zh, ja, ko, ar, hi या ru होना चाहिए।',
  '{field} must be one of page, modal, front, issue, embed, frame, settings, manage.':
    '{field}: page, modal, front, issue, embed, frame, settings या manage होना चाहिए।',
  '{field} must be a path.': '{field}: पाथ होना चाहिए।',
  '{field} must be {n}, {m}, {o} or {p}.': '{field}: {n}, {m}, {o} या {p} होना चाहिए।',
  '{field} must be a token.': '{field}: टोकन होना चाहिए।',
  '{field} must be more or less.': '{field}: more या less होना चाहिए।',
  '{field} must be one of the choices.': '{field}: दिए गए विकल्पों में से एक चुनें।',
  '{field} must be the ID of a sentence.': '{field}: किसी वाक्य की ID होनी चाहिए।',
  '{field} must be {n} to {m} characters without spaces.':
    '{field}: बिना स्पेस के {n} से {m} अक्षर लिखें।',
  '{field} must be bounce or complaint.': '{field}: bounce या complaint होना चाहिए।',
  '{field} must be an address.': '{field}: पता होना चाहिए।',
  '{field} must be the Message-ID of an email.': '{field}: किसी ईमेल की Message-ID होनी चाहिए।',
  '{field} must have fewer events.': '{field}: इवेंट कम होने चाहिए।',
  '{field} is not a known parameter.': '{field}: यह पैरामीटर मौजूद नहीं है।',
  '{field} must be a cursor returned by this list.': '{field}: इसी सूची से मिला कर्सर होना चाहिए।',
  '{field} is already your email address.': '{field}: यह पहले से आपका ईमेल पता है।',
  '{field} is incorrect or has expired.': '{field}: ग़लत है या इसका समय निकल गया है।',
  '{field} was already used.': '{field}: पहले ही इस्तेमाल हो चुका है।',
  '{field} is incorrect or has expired. Request a new one.':
    '{field}: ग़लत है या इसका समय निकल गया है। नया माँगें।',
  '{field} was already used. Request a new one.': '{field}: पहले ही इस्तेमाल हो चुका है। नया माँगें।',
  '{field} must be someone else.': '{field}: कोई और होना चाहिए।',
  '{field} must be of a known push service.': '{field}: किसी ज्ञात पुश सेवा का होना चाहिए।',
  '{field} is required, or a text.': '{field}: यह या टेक्स्ट ज़रूरी है।',
  '{field} can only be changed within {n} hours.': '{field}: केवल {n} घंटे के अंदर बदला जा सकता है।',
  "{field} can't be changed after a moderator hid the post.":
    '{field}: मॉडरेटर के पोस्ट छिपाने के बाद बदला नहीं जा सकता।',
  '{field} is required, or a link.': '{field}: यह या लिंक ज़रूरी है।',
  '{field} must be a comment on this post.': '{field}: इसी पोस्ट का कमेंट होना चाहिए।',
  "{field} no longer exists, so you can't reply to it.":
    '{field}: अब मौजूद नहीं, इसलिए जवाब नहीं दिया जा सकता।',
  '{field} is too deep in the thread to reply to.':
    '{field}: चर्चा के बहुत गहरे स्तर पर है, इसलिए जवाब नहीं दिया जा सकता।',
  '{field} cannot filter comments by domain.': '{field}: कमेंट को डोमेन से फ़िल्टर नहीं किया जा सकता।',
  '{field} was used for another request.': '{field}: किसी दूसरे अनुरोध में इस्तेमाल हो चुका है।',
  '{field} must be in the future. Leave it blank to send now.':
    '{field}: भविष्य का समय होना चाहिए। अभी भेजने के लिए खाली छोड़ें।',
  '{field} must be at most a year ahead.': '{field}: अधिक से अधिक एक साल आगे का होना चाहिए।',
  '{field} must be {n}.': '{field}: {n} होना चाहिए।',
  '{field} must be a segment of this site.': '{field}: इस साइट का सेगमेंट होना चाहिए।',
  '{field} was just taken.': '{field}: अभी-अभी किसी और ने ले लिया।',
  '{field} was not requested in this browser, or has expired.':
    '{field}: इस ब्राउज़र में नहीं माँगा गया, या समय निकल गया है।',
  '{field} is required for a new provider or another issuer.':
    '{field}: नए प्रदाता या दूसरे जारीकर्ता के लिए ज़रूरी है।',
  '{field} is reserved.': '{field}: आरक्षित है।',
  '{field} is taken.': '{field}: लिया जा चुका है।',
  '{field} has no account.': '{field}: कोई अकाउंट नहीं है।',
  '{field} is invalid or has expired.': '{field}: अमान्य है या इसका समय निकल गया है।',
  '{field} must have the format of the mail provider.': '{field}: ईमेल प्रदाता के फ़ॉर्मैट में होना चाहिए।',
  '{field} is required.': '{field}: ज़रूरी है।',
  '{field} must be in the future.': '{field}: भविष्य का समय होना चाहिए।',
  '{field} must be hide, show or remove for a comment.':
    '{field}: कमेंट के लिए hide, show या remove होना चाहिए।',
  '{field} must be within {n} days.': '{field}: {n} दिनों के अंदर होना चाहिए।',
  '{field} already has a rule.': '{field}: पहले से एक नियम है।',
  '{field} must have at most {n} links.': '{field}: अधिक से अधिक {n} लिंक हो सकते हैं।',
  '{field} was already posted by you in a post you hid.':
    '{field}: आपकी एक छिपाई हुई पोस्ट में पहले से है।',
  '{field} was already posted by you and is waiting for review.':
    '{field}: आपने पहले ही पोस्ट किया है और समीक्षा बाकी है।',
  '{field} was posted here within the last {n} days.':
    '{field}: पिछले {n} दिनों में यहाँ पोस्ट हो चुका है।',
  '{field} must be mute for a person.': '{field}: सदस्य के लिए mute होना चाहिए।',
  '{field} must be a host.': '{field}: होस्ट होना चाहिए।',
  '{field} names an invalid domain.': '{field}: दिया गया डोमेन अमान्य है।',
  '{field} must be hot, new, top or recent without a search.':
    '{field}: खोज के बिना hot, new, top या recent होना चाहिए।',
  '{field} cannot be used together with page.': '{field}: page के साथ इस्तेमाल नहीं हो सकता।',
  '{field} can only be used with sort=top.': '{field}: केवल sort=top के साथ इस्तेमाल हो सकता है।',
  '{field} cannot be combined with a search.': '{field}: खोज के साथ इस्तेमाल नहीं हो सकता।',
  '{field} must be relevance, new or top with a search.':
    '{field}: खोज के साथ relevance, new या top होना चाहिए।',
  '{field} must contain something to search for.': '{field}: खोजने के लिए कुछ लिखें।',
  "{field} must be names of the site's tags.": '{field}: इस साइट के टैग के नाम होने चाहिए।',
  '{field} must not contain an email address.': '{field}: ईमेल पता नहीं होना चाहिए।',
  '{field} is required, or a token.': '{field}: यह या टोकन ज़रूरी है।',
  '{field} have too many subjects.': '{field}: विषय बहुत ज़्यादा हैं।',
  '{field} is the name of another segment.': '{field}: यह किसी दूसरे सेगमेंट का नाम है।',
  '{field} must appear only once.': '{field}: केवल एक बार आना चाहिए।',
  '{field} must be {n} to {m} printable ASCII characters.':
    '{field}: {n} से {m} प्रिंट होने वाले ASCII कैरेक्टर होने चाहिए।',
  '{field} must be JSON.': '{field}: JSON होना चाहिए।',
  '{field} must not be nested deeper than {n}.': '{field}: नेस्टिंग {n} से गहरी नहीं होनी चाहिए।',
  '{field} names a field twice.': '{field}: एक फ़ील्ड दो बार दिया गया है।',
  '{field} must not have more than {n} values.': '{field}: {n} से ज़्यादा वैल्यू नहीं होनी चाहिए।',
  '{field} must be given once.': '{field}: एक ही बार दिया जाना चाहिए।',
  '{field} must be posts or comments.': '{field}: posts या comments होना चाहिए।',
  '{field} must be a whole number from {n}, given once.':
    '{field}: {n} या उससे बड़ी पूर्ण संख्या होनी चाहिए, केवल एक बार।',
  '{field} must be one of {n}.': '{field}: {n} में से एक होना चाहिए।',
  '{field} must not have more than {n} fields.': '{field}: {n} से ज़्यादा फ़ील्ड नहीं होने चाहिए।',
  'Inbox, {count} unread': 'इनबॉक्स, {count} नए',
  'for the admin area in {hours, plural, one {# hour} other {# hours}}':
    '{hours, plural, one {# घंटे} other {# घंटे}} बाद एडमिन एरिया के लिए',
  'Links and conversation for curious people.': 'जिज्ञासु लोगों के लिए लिंक और बातचीत।',
  'A community that shares, discusses and votes on links and texts worth the time, with a short digest by email, daily or weekly.':
    'ऐसी कम्युनिटी जो पढ़ने लायक लिंक और टेक्स्ट शेयर करती है, उन पर चर्चा करती है और वोट देती है। साथ में रोज़ या हर हफ़्ते ईमेल से छोटा न्यूज़लेटर।',
  'The front page': 'मुख्य पेज',
  'Newer posts with more votes rank higher. Ten times the points make up for {hours} hours of age: rank = log10(points) + t ÷ W, with the time of posting t in hours and W = {hours}.':
    'नई और ज़्यादा वोट वाली पोस्ट ऊपर रहती हैं। दस गुना पॉइंट {hours} घंटे पुराने होने की भरपाई करते हैं: रैंक = log10(पॉइंट) + t ÷ W, जहाँ t घंटों में पोस्ट का समय है और W = {hours}।',
  'Points are upvotes minus downvotes. Votes from accounts linked to the author or to an earlier voter don’t count. Only votes change the order of two posts. When W changes, a post moves with its next vote. Each post states its own numbers under “Why here?”.':
    'पॉइंट यानी अपवोट में से डाउनवोट घटाकर जो बचे। लेखक या पहले वोट देने वाले से जुड़े अकाउंट के वोट नहीं गिने जाते। दो पोस्ट का क्रम केवल वोट से बदलता है। W बदलने पर पोस्ट अपने अगले वोट के साथ खिसकती है। हर पोस्ट अपने आँकड़े “यह यहाँ क्यों है?” में बताती है।',
  'A moderator can pin up to {max} posts above these lists, until a date. The moderation log names them.':
    'मॉडरेटर किसी तारीख़ तक ज़्यादा से ज़्यादा {max} पोस्ट इन सूचियों के ऊपर पिन कर सकते हैं। मॉडरेशन लॉग में उनके नाम होते हैं।',
  'Top ranks by points over a day, week, month, year or all time. New sorts by time.':
    '“शीर्ष” एक दिन, हफ़्ते, महीने, साल या पूरे समय के पॉइंट के हिसाब से क्रम देता है, और “नया” समय के हिसाब से।',
  'Comments most readers agree on come first ({confidence}% Wilson score).':
    'जिन कमेंट से ज़्यादातर पाठक सहमत हों, वे पहले आते हैं ({confidence}% विल्सन स्कोर)।',
  'The digest': 'न्यूज़लेटर',
  'An issue has up to {chosen} posts from its day or week: those with the most points. With fewer than {least} posts there is no issue. No model selects posts, but one may order those of an issue. The three with the most points stay in its first half.':
    'एक अंक में उसके दिन या हफ़्ते की ज़्यादा से ज़्यादा {chosen} पोस्ट होती हैं: सबसे ज़्यादा पॉइंट वाली। {least} से कम पोस्ट हों, तो अंक नहीं निकलता। कोई मॉडल पोस्ट नहीं चुनता, पर अंक की पोस्ट का क्रम तय कर सकता है। सबसे ज़्यादा पॉइंट वाली तीन पोस्ट पहले आधे हिस्से में रहती हैं।',
  'Of posts with equal points, the one with more comments comes first, then the one whose publisher has fewer posts so far, then the newer one.':
    'बराबर पॉइंट वाली पोस्ट में पहले ज़्यादा कमेंट वाली आती है, फिर वह जिसके स्रोत की अब तक कम पोस्ट हैं, फिर नई वाली।',
  'At most {perPublisher} posts of one publisher are in an issue. Of ten posts, at most {texts} are text posts. An issue has at most {jobs} job post and {polls} poll, unless most posts are of that kind.':
    'एक अंक में एक ही स्रोत की ज़्यादा से ज़्यादा {perPublisher} पोस्ट होती हैं। दस में से ज़्यादा से ज़्यादा {texts} केवल टेक्स्ट वाली होती हैं। एक अंक में नौकरी वाली पोस्ट ज़्यादा से ज़्यादा {jobs} और पोल {polls} होता है, जब तक ज़्यादातर पोस्ट उसी तरह की न हों।',
  'Posts far behind the one in place {place} are left out, so quiet days have short issues: a post needs at least {share}% of the points of that one, or a place in the best quarter.':
    'क्रम में {place} नंबर की पोस्ट से बहुत पीछे रहने वाली पोस्ट छोड़ दी जाती हैं, इसलिए शांत दिनों के अंक छोटे होते हैं: पोस्ट को उसके पॉइंट का कम से कम {share}%, या सबसे अच्छी चौथाई में जगह चाहिए।',
  'A post that takes off later goes into the next issue, once: most votes come within about {hours} hours. Up to {late} such posts are added to an issue.':
    'जो पोस्ट बाद में चल निकले, वह एक बार अगले अंक में आती है: ज़्यादातर वोट लगभग {hours} घंटों में आते हैं। एक अंक में ऐसी ज़्यादा से ज़्यादा {late} पोस्ट जोड़ी जाती हैं।',
  'We merge posts about the same event. Posts are compared by link, title and text.':
    'एक ही घटना की पोस्ट हम साथ जोड़ देते हैं। लिंक, शीर्षक और टेक्स्ट की तुलना की जाती है।',
  'We merge posts about the same event. Posts are compared by link, title and text, and by an embedding model in all languages.':
    'एक ही घटना की पोस्ट हम साथ जोड़ देते हैं। लिंक, शीर्षक और टेक्स्ट की तुलना की जाती है, और सभी भाषाओं के लिए एक एम्बेडिंग मॉडल से भी।',
  'A story of the last {days} days (weekly: {weeklyDays}) returns only with news: at least {hours} hours later, with another link and mostly different text, and among the best {share}%. The same link returns after {linkDays} days at the earliest.':
    'पिछले {days} दिनों (साप्ताहिक: {weeklyDays}) की ख़बर तभी लौटती है जब उसमें कुछ नया हो: कम से कम {hours} घंटे बाद, दूसरे लिंक और ज़्यादातर अलग टेक्स्ट के साथ, और जब वह सबसे ऊपर की {share}% पोस्ट में हो। वही लिंक जल्द से जल्द {linkDays} दिन बाद लौटता है।',
  'An editor can change the posts of an issue before it is sent.':
    'भेजने से पहले संपादक अंक की पोस्ट बदल सकते हैं।',
  'Too many searches in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा खोजें हुईं। {when} फिर से कोशिश करें।',
  'Too many posts in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा पोस्ट हुईं। {when} फिर से कोशिश करें।',
  'Too many changes in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा बदलाव हुए। {when} फिर से कोशिश करें।',
  'Too many links in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा लिंक आए। {when} फिर से कोशिश करें।',
  'Too many previews in a short time. Try again {when}.':
    'कम समय में झलक बहुत ज़्यादा बार माँगी गई। {when} फिर से कोशिश करें।',
  'Too many comments in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा कमेंट हुए। {when} फिर से कोशिश करें।',
  'Too many uploads in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा अपलोड हुए। {when} फिर से कोशिश करें।',
  'Too many follows in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा लोगों को फ़ॉलो किया गया। {when} फिर से कोशिश करें।',
  'Too many votes in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा वोट हुए। {when} फिर से कोशिश करें।',
  'Too many saved posts in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा पोस्ट सेव हुईं। {when} फिर से कोशिश करें।',
  'Too many requests in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा अनुरोध आए। {when} फिर से कोशिश करें।',
  'Too many follows and mutes in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा लोगों को फ़ॉलो या म्यूट किया गया। {when} फिर से कोशिश करें।',
  'Too many reports in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा रिपोर्टें आईं। {when} फिर से कोशिश करें।',
  'Too many codes in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा कोड माँगे गए। {when} फिर से कोशिश करें।',
  'Too many exports in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा एक्सपोर्ट हुए। {when} फिर से कोशिश करें।',
  'Too many logins in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा लॉग इन हुए। {when} फिर से कोशिश करें।',
  'Too many new passkeys in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा नई पासकी बनीं। {when} फिर से कोशिश करें।',
  'Too many sign-ups in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा साइन अप हुए। {when} फिर से कोशिश करें।',
  'Too many new keys in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा नई कुंजियाँ बनीं। {when} फिर से कोशिश करें।',
  'Too many subscriptions in a short time. Try again {when}.':
    'कम समय में बहुत ज़्यादा सब्सक्रिप्शन हुए। {when} फिर से कोशिश करें।',
  '{field} must be at “{n}”.': '{field}: पता “{n}” पर होना चाहिए।',
  '{field} must not link to “{n}”.': '{field}: “{n}” के लिंक की अनुमति नहीं है।',
  '{field} must not contain “{n}”.': '{field}: “{n}” की अनुमति नहीं है।',
  '{field} can name only one author.': '{field}: केवल एक लेखक दिया जा सकता है।',
  '{field} can name only one domain.': '{field}: केवल एक डोमेन दिया जा सकता है।',
  '{field} must be new with “{n}”.': '{field}: “{n}” के साथ new होना चाहिए।',
  '{field} cannot be combined with “{n}”.': '{field}: “{n}” के साथ इस्तेमाल नहीं हो सकता।',
  '{field} must include “{n}”, which is in use.': '{field}: “{n}” शामिल होना चाहिए, वह इस्तेमाल में है।',
  '{field} must have each name only once.': '{field}: हर नाम केवल एक बार होना चाहिए।',
  '{field} must rename an existing tag to an unused name.':
    '{field}: सिर्फ़ मौजूदा टैग का नाम बदला जा सकता है, और वह भी ऐसे नाम में जो इस्तेमाल में न हो।',
  'Unknown browser': 'अज्ञात ब्राउज़र',
  '{browser} on {system}': '{system} पर {browser}',
  'Why do you want to join?': 'आपके जुड़ने की वजह क्या है?',
  'The CSRF token is missing or invalid. Fetch a new one and try again.':
    'CSRF टोकन मौजूद नहीं है या अमान्य है। नया टोकन लें और फिर से कोशिश करें।',
  'This request came from a page of another site.': 'यह अनुरोध किसी दूसरी साइट के पेज से आया।',
  'The site has reached its limit of {max} rules. Delete one first.':
    'साइट {max} नियमों की सीमा पर पहुँच गई है। पहले कोई एक डिलीट करें।',
  'The site has reached its limit of {max} segments. Delete one first.':
    'साइट {max} सेगमेंट की सीमा पर पहुँच गई है। पहले कोई एक डिलीट करें।',
  'The site has reached its limit of {max} login providers.':
    'साइट {max} लॉग इन प्रोवाइडर की सीमा पर पहुँच गई है।',
  '{editor} saved this issue on {time}.': '{editor} ने {time} को यह अंक सेव किया।',
  'Another editor has changed this issue.': 'किसी और संपादक ने यह अंक बदल दिया है।',
  "The tag {tag} can't be removed: posts use it. Rename it instead.":
    'टैग {tag} हटाया नहीं जा सकता: पोस्ट में उसका इस्तेमाल हो रहा है। इसके बजाय उसका नाम बदलें।',
  "The tag {tag} can't be removed: a feed uses it. Rename it instead.":
    'टैग {tag} हटाया नहीं जा सकता: किसी फ़ीड में उसका इस्तेमाल हो रहा है। इसके बजाय उसका नाम बदलें।',
  "The tag {tag} can't be removed: the segment “{segment}” uses it. Rename it instead.":
    'टैग {tag} हटाया नहीं जा सकता: सेगमेंट “{segment}” में उसका इस्तेमाल हो रहा है। इसके बजाय उसका नाम बदलें।',
  "The tag {tag} can't be removed: an open issue shows its posts. Rename it instead.":
    'टैग {tag} हटाया नहीं जा सकता: एक खुला अंक उसकी पोस्ट दिखाता है। इसके बजाय उसका नाम बदलें।',
  '{username} has no email address, so no one can log in as {username}.':
    '{username} का कोई ईमेल पता नहीं है, इसलिए कोई भी {username} के रूप में लॉग इन नहीं कर सकता।',
  "{username} is the site's only admin. Make someone else an admin first.":
    '{username} साइट के अकेले एडमिन हैं। पहले किसी और को एडमिन बनाएँ।',
};
