import type { SeedPost } from './types.ts';

/** Posts of Statecraft: older than that. */
export const statecraftPosts3: SeedPost[] = [
  {
    title: 'Wuchale, 1889: one article, two texts, two treaties',
    url: 'https://journal-of-negotiation.example/archive/wuchale',
    tags: ['treaties', 'history'],
    by: 'hirut_t',
    hoursAgo: 426.1,
    up: 45,
    comments: [
      {
        by: 'mbouvier',
        text:
          'Article 17 is the case I begin every course with. The Italian was read as an obligation, the Amharic as an offer. One verb, ' +
          'and seven years later a battle.',
        minutesAfter: 88,
        up: 9,
        replies: [
          {
            by: 'hirut_t',
            text:
              'I would resist the idea that it was one verb. Each side had a copy for years. What matters to me is who noticed when, ' +
              'and who found it convenient not to. The essay is very good on the letters of 1890.',
            minutesAfter: 140,
            up: 8,
            replies: [
              {
                by: 'oksanad',
                text: 'That holds for nearly all the famous "mistranslations". The word is innocent; the delay is not.',
                minutesAfter: 215,
                up: 5,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Essay: Against the phrase "rules-based"',
    text:
      'I propose a modest embargo. For one year, nobody on this site writes "rules-based" without naming the rule.\n\n' +
      'The phrase began as a tidy way to avoid saying "law", since much of what holds the world together is not law: understandings ' +
      'between central banks, frequencies nobody jams, the custom that one answers a distress call. Good. But now it does two jobs at ' +
      'the same time. To its friends it means *the treaties we keep*. To everyone else it means *the habits you would like us to ' +
      'keep*. A term that lets the speaker choose afterwards which of the two was meant is not a term, it is a mood.\n\n' +
      'Try the exercise with the last five texts you drafted:\n\n' +
      '- Where the phrase stands, put the article number.\n' +
      '- If there is no article, put the practice and the year it started.\n' +
      '- If there is neither, delete the sentence and see whether anyone misses it.\n\n' +
      'I tried it on a speech of 2,100 words. Six uses. Two became better sentences, four disappeared, and the speech came in under ' +
      'time.',
    by: 'szabolcs',
    hoursAgo: 434.8,
    up: 38,
    down: 9,
    comments: [
      {
        by: 'drafthouse',
        text: 'The exercise is good. I would exempt titles of conferences, since nothing can be done for them.',
        minutesAfter: 47,
        up: 15,
      },
      {
        by: 'rsahni',
        text:
          'Disagree. A lot of cyber practice is exactly in that middle: not law, not mere habit, agreed in a room and reported to the ' +
          'General Assembly. "Name the rule" quietly assumes that rules come with numbers.',
        minutesAfter: 90,
        up: 8,
        down: 2,
        replies: [
          {
            by: 'szabolcs',
            text: 'Yours do. You wrote here that there are eleven of them.',
            minutesAfter: 35,
            up: 6,
            replies: [
              {
                by: 'rsahni',
                text: 'All right, that was neatly done.',
                minutesAfter: 52,
                up: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'farrow',
        text: 'This is a very long way to say that powerful states do what they like. Thucydides managed it in a line.',
        minutesAfter: 180,
        up: 2,
        down: 8,
        replies: [
          {
            by: 'lindqvist',
            text: "He gave that line to one of the speakers, and then wrote several hundred pages on what happened to the speaker's city.",
            minutesAfter: 120,
            up: 12,
          },
        ],
      },
      {
        by: 'LTK',
        text: 'In my region we say "ASEAN way" and have the same difficulty, but with better food.',
        minutesAfter: 300,
        up: 7,
      },
    ],
  },
  {
    title: 'Drafting “shall”, “should” and “will” across three working languages',
    url: 'https://journal-of-negotiation.example/shall-should-will',
    tags: ['treaties', 'negotiation'],
    by: 'oksanad',
    hoursAgo: 443.2,
    up: 10,
  },
  {
    title: 'The northwest angle: how an error on a map of 1755 became a place',
    url: 'https://surveyors-gazette.example/northwest-angle',
    tags: ['borders', 'history'],
    by: 'old_cable',
    hoursAgo: 452.6,
    up: 32,
  },
  {
    title: 'Consular desk diary: eleven deaths, two weddings and a donkey',
    text:
      'I am clearing my desk, and with it four years of the duty book. With names, places and dates removed, one ordinary month:\n\n' +
      '- Eleven deaths. Nine natural, on holiday, which is where people finally rest. The families all ask the same thing first, and ' +
      'it is not about money. It is *who was with him?* Find out. Somebody always was: a waiter, a roommate, a nurse. Write the name ' +
      'down and pass it on.\n' +
      '- Two weddings. One certificate of no impediment, one impediment.\n' +
      '- Forty-one passports, of which six were found in the hotel safe afterwards.\n' +
      '- One arrest for photographing a bridge. It was a very fine bridge.\n' +
      '- One father who rang each evening at seven for three weeks. His daughter was not missing; she did not want to be found by him. ' +
      'You may tell him that she is alive, with her consent, and nothing else. He rang for another week to thank me.\n' +
      '- One donkey, the property of a national, refused boarding.\n\n' +
      'People ask whether I should not have preferred political work. I did political work for six years. I cannot recall a single ' +
      'paragraph of it.',
    tags: ['diplomacy'],
    by: 'b_zoellner',
    hoursAgo: 460.3,
    up: 120,
    down: 1,
    comments: [
      {
        by: 'wanjohi_t',
        text:
          '*Who was with him?* I have had to make those calls for drivers. You are right, it is always the first question, and we ' +
          'never prepared anyone to answer it.',
        minutesAfter: 35,
        up: 28,
        replies: [
          {
            by: 'b_zoellner',
            text:
              'It is now the first line on the form at my post. I could not get it into the general form; there was a concern about ' +
              'length.',
            minutesAfter: 50,
            up: 17,
          },
        ],
      },
      {
        by: 'lindqvist',
        text: 'I have read political reporting for forty years and would exchange most of it for the line about the bridge.',
        minutesAfter: 80,
        up: 19,
      },
      {
        by: 'gdelacruz',
        text: 'What happened to the donkey?',
        minutesAfter: 150,
        up: 8,
        replies: [
          {
            by: 'b_zoellner',
            text: 'Veterinary certificate, three signatures, cargo. He lives near the sea now and is said to be difficult.',
            minutesAfter: 66,
            up: 24,
          },
        ],
      },
    ],
  },
  {
    title: 'Melting ice, fixed text: the 1920 Spitsbergen treaty read with a fisheries lawyer',
    url: 'https://high-latitude-review.example/spitsbergen-text',
    tags: ['treaties', 'sea'],
    by: 'sigrun_h',
    hoursAgo: 468.9,
    up: 12,
  },
  {
    title: 'Ask: Leaving the foreign service at 38. What transfers?',
    text:
      'On behalf of a friend, and this time it really is a friend. Fourteen years in, two hardship posts, three languages, and a ' +
      'family which would like to stay in one school for a while. Pension rights vest too far off to wait for.\n\n' +
      'She has been told that diplomats are good at "stakeholder management", and would rather eat the accreditation than write that ' +
      'on a page. Things she can in fact do:\n\n' +
      '- chair a meeting of people who dislike each other and finish on time\n' +
      "- write two pages on anything by six o'clock\n" +
      '- read a room in a language she speaks badly\n' +
      '- run an office with an unreliable generator\n\n' +
      'What kind of work did you, or colleagues you know, go to, and what surprised you? Bad experiences are as welcome as good ones.',
    tags: ['diplomacy'],
    by: 'LTK',
    hoursAgo: 484.7,
    up: 29,
    comments: [
      {
        by: 'adaeze_nw',
        text: 'I left at 41 to teach. The surprise was that nobody clears my drafts. For a year I kept waiting for the comments.',
        minutesAfter: 130,
        up: 10,
        replies: [
          {
            by: 'thirdsec',
            text: 'I think about that sentence at about eleven every night.',
            minutesAfter: 75,
            up: 6,
          },
        ],
      },
      {
        by: 'kwabena_a',
        text:
          'Ports, airports, water utilities. Anything with a regulator on one side, a union on the other and a minister on the ' +
          'telephone. A former counsellor from our region runs a container terminal and says it is the same job with cranes.',
        minutesAfter: 260,
        up: 8,
      },
    ],
  },
  {
    title: 'Take-or-pay in a bad winter: three contracts compared',
    url: 'https://tariff-and-tap.example/take-or-pay',
    tags: ['trade'],
    by: 'petrol_pol',
    hoursAgo: 493.5,
    up: 6,
  },
  {
    title: 'Nansen’s paper: what a stateless person could and could not do with it in 1922',
    url: 'https://displacementdata.example/history/nansen-paper',
    tags: ['migration', 'history'],
    by: 'noor_j',
    hoursAgo: 501.2,
    up: 52,
    comments: [
      {
        by: 'oksanad',
        text:
          'My great-grandmother had one. The family story was always that it "opened doors". Reading this, I understand that it opened ' +
          'one door, outward, and that returning through it was another matter.',
        minutesAfter: 190,
        up: 8,
        replies: [
          {
            by: 'noor_j',
            text:
              'Yes. The right to come back to the country that issued it was added only later in the twenties, and patchily. It is the ' +
              'detail most often left out when people propose a new one.',
            minutesAfter: 115,
            up: 7,
          },
        ],
      },
    ],
  },
  {
    title: "Translation: from my grandfather's notebook, river pilot, lower Danube, 1950s",
    text:
      "My mother's father piloted on the river for nineteen years. He left one notebook, in three languages and pencil. I have " +
      'translated a few entries; the spelling of ships was beyond rescue.\n\n' +
      '> Two pilots aboard, ours and theirs. The captain asked which of us to obey. I said the one who is right. Theirs said the one ' +
      'who is on the left bank. We agreed on the kilometre where I would stop being right.\n\n' +
      '> Fog. Anchored. Under the regulations each state gives the signal for fog in its own waters. We lay on the line. One bell, ' +
      'then the other, the whole night, very correct.\n\n' +
      '> New buoy list came, already old. The water does not wait for the printers.\n\n' +
      '> A young man from the commission asked what I would change. I said one list, one colour, one office to shout at. He wrote it ' +
      'down. He wrote for a long time.\n\n' +
      "I do not know what the young man did with it. If anybody works with the commission's papers for those years and meets a note " +
      'on *one office to shout at*, please write to me.',
    tags: ['history'],
    by: 'tamar_k',
    hoursAgo: 517.1,
    up: 37,
  },
  {
    title: 'Aid in kind, aid in cash, aid in the customs shed',
    url: 'https://lindengate.example/papers/customs-shed',
    tags: ['development'],
    by: 'wanjohi_t',
    hoursAgo: 524.6,
    up: 7,
  },
  {
    title: 'The biography of a number: where 0.7 per cent came from',
    url: 'https://development-ledger.example/0-7-biography',
    tags: ['development', 'history'],
    by: 'farrow',
    hoursAgo: 532.9,
    up: 16,
  },
  {
    title: 'Attribution statements as a genre: forty public texts, coded',
    url: 'https://packet-and-protocol.example/attribution-genre',
    tags: ['security'],
    by: 'rsahni',
    hoursAgo: 548.7,
    up: 16,
  },
  {
    title: 'The chair’s statement as a literary form',
    url: 'https://corridor-notes.example/chairs-statement',
    tags: ['negotiation'],
    by: 'LTK',
    hoursAgo: 556.2,
    up: 26,
    comments: [
      {
        by: 'kwabena_a',
        text:
          '"Noted", "took note", "noted with appreciation", "welcomed". I once made a thermometer of these for new staff and it was ' +
          'confiscated by the legal office as too accurate.',
        minutesAfter: 220,
        up: 8,
        replies: [
          {
            by: 'LTK',
            text:
              'The article\'s frequency table has "took note with interest" going extinct about ten years ago. I had not realised, and ' +
              'felt a small pang.',
            minutesAfter: 145,
            up: 6,
          },
        ],
      },
    ],
  },
  {
    title: 'Ask: Where do you find gauge data for a river that neither ministry publishes?',
    text:
      'I am reporting on a river with two states on it, two ministries and, officially, no figures since a change of website. ' +
      'Everybody quotes a flow. Nobody can tell me who measured it, on which day, or at which bridge.\n\n' +
      'So far I have tried:\n\n' +
      '- the statistical yearbooks, where the table has been replaced by a photograph of the river\n' +
      '- a former engineer, who has twenty years of readings in school exercise books and would prefer that I did not say so\n' +
      '- satellite altimetry, which gives me levels at three crossings and a great many clouds\n\n' +
      'What I need is one further **independent** series to hold against the exercise books: power station output, ferry ' +
      'cancellations, irrigation rota, insurance claims, anything that moves when the water does. Has someone used such a stand-in and ' +
      'had it survive an editor, or a judge?',
    tags: ['borders'],
    by: 'm_haddad',
    hoursAgo: 559.6,
    up: 18,
    comments: [
      {
        by: 'hirut_t',
        text:
          'Ferry logs. A cable ferry stops at a painted mark, high or low, and the ferryman writes the date because his pay depends on ' +
          'it. I have seen such a log admitted as evidence in an arbitration, after two days about the paint.',
        minutesAfter: 85,
        up: 9,
        replies: [
          {
            by: 'm_haddad',
            text: 'There is a ferry. I am told that there is also paint. Thank you.',
            minutesAfter: 140,
            up: 5,
          },
        ],
      },
    ],
  },
  {
    title: "What a rotating presidency's small secretariat does in the off years",
    url: 'https://chancery-review.example/1/off-years',
    tags: ['institutions'],
    by: 'LTK',
    hoursAgo: 563.4,
    up: 4,
  },
  {
    title: 'Papal mediation in the Beagle Channel dispute: a case to teach with',
    url: 'https://archivo-acuerdos.example/casos/beagle',
    tags: ['negotiation', 'history'],
    by: 'Paloma-R',
    hoursAgo: 571.8,
    up: 40,
  },
  {
    title: 'Essay: What our model negotiations get wrong',
    text:
      'I have run simulations for students for seven years and this term I kept a list of everything they teach that is false.\n\n' +
      '1. **Everyone arrives having read the text.** In life, two delegations have, and the rest of the morning consists of finding ' +
      'out which two.\n' +
      '2. **Everyone wants an agreement.** At least one real delegation has been sent to attend. Give one team the secret instruction ' +
      '"be present, cost nothing" and see what happens to the room.\n' +
      '3. **The clock belongs to the chair.** It belongs to the interpreters, the cleaners and the last flight.\n' +
      '4. **Instructions are stable.** I now send one team a changed instruction, by telephone, ten minutes before the end. It ' +
      'contradicts page one. They are allowed no explanation.\n' +
      '5. **Speaking is free.** I issue three counters per delegation. The quality of silence improves at once.\n\n' +
      'What I have not solved is the home audience. Students will give away a fictional fishing fleet without a tremor. If anybody has ' +
      'found a way to make a fleet in a classroom *hurt*, tell me.',
    tags: ['negotiation'],
    by: 'adaeze_nw',
    hoursAgo: 579.5,
    up: 25,
    comments: [
      {
        by: 'sigrun_h',
        text:
          'Bring a fisherman. Not to speak, simply to sit in the corner with his arms folded. I have done it twice. Nobody gave away ' +
          'the fleet.',
        minutesAfter: 160,
        up: 9,
        replies: [
          {
            by: 'adaeze_nw',
            text: 'Arms folded is now in the budget request.',
            minutesAfter: 105,
            up: 6,
          },
        ],
      },
    ],
  },
  {
    title: 'Rome, 1992: what lay mediators could do for Mozambique that states could not',
    url: 'https://archivo-acuerdos.example/casos/roma-1992',
    tags: ['negotiation'],
    by: 'Paloma-R',
    hoursAgo: 586.3,
    up: 8,
  },
  {
    title: 'The règlement of 1815 and the end of the carriage wars',
    url: 'https://chancery-review.example/1/reglement-1815',
    tags: ['diplomacy', 'history'],
    by: 'lindqvist',
    hoursAgo: 593.7,
    up: 31,
  },
  {
    title: 'Incidents at sea, 1972: the short agreement that keeps being copied',
    url: 'https://quaynotes.example/incsea-1972',
    tags: ['security', 'sea'],
    by: 'emreb',
    hoursAgo: 600.9,
    up: 71,
    comments: [
      {
        by: 'verif',
        text:
          'The annual review is the part that copies leave out, and it was the part that worked: naval officers from both sides with ' +
          "the year's photographs on a table, no press. Copy the signals without the meeting and you have bought half a bridge.",
        minutesAfter: 145,
        up: 10,
        replies: [
          {
            by: 'seaward',
            text: 'Second this. It also sat with the navies, not the foreign ministries, which foreign ministries do not like to be told.',
            minutesAfter: 130,
            up: 7,
          },
        ],
      },
    ],
  },
  {
    title: 'Host-country agreements: parking, visas & the price of being a seat',
    url: 'https://lindengate.example/papers/host-country',
    tags: ['institutions', 'diplomacy'],
    by: 'kwabena_a',
    hoursAgo: 607.6,
    up: 8,
  },
  {
    title: 'Ask: A treaty-drafting workshop with no budget?',
    text:
      'Our student association has a room for two Saturdays, a whiteboard, about twenty people and no money at all. I would like them ' +
      'to draft something from start to finish, including the boring parts (definitions, entry into force, depositary, languages), ' +
      'because in class we only ever do preambles.\n\n' +
      'My present idea is two student residences that share one courtyard: noise, bicycles, a fig tree which drops fruit on one side ' +
      'and belongs to the other. It has transit, resources, a boundary and a dispute over a tree.\n\n' +
      'Questions:\n\n' +
      '- Is it wiser to give them a bad draft to repair, or an empty page?\n' +
      '- How many delegations before it becomes theatre? I had thought of four.\n' +
      '- What would you make them do in the last hour?\n\n' +
      'I will write up whatever happens, and the result with the fig tree.',
    tags: ['treaties'],
    by: 'gdelacruz',
    hoursAgo: 614.2,
    up: 6,
  },
  {
    title: 'Comparability of treatment when the creditors share no spreadsheet',
    url: 'https://development-ledger.example/comparability',
    tags: ['development'],
    by: 'farrow',
    hoursAgo: 619.8,
    up: 10,
  },
  {
    title: 'Five ways to lose a working group',
    text:
      'From a seminar I gave last month to people about to chair their first one. All of these I have done personally.\n\n' +
      '1. **Circulate the perfect draft.** A draft with nothing wrong in it gives nobody anything to do. Leave two errors on the first ' +
      'page, small and visible.\n' +
      '2. **Thank the wrong delegation.** You thank the helpful one, and from that moment they are *yours*. Thank the difficult one, ' +
      'for its "thoroughness".\n' +
      '3. **Close a paragraph before lunch.** It will have been reopened by coffee. Close it after coffee, with the light going.\n' +
      '4. **Answer a question of procedure from memory.** There is someone in the room who wrote that rule. She is in the fourth row ' +
      'and she is knitting.\n' +
      '5. **Take silence for agreement from people who are looking at their phones.** They are asking the capital. The capital will ' +
      'answer in the corridor, at the coat rack, when you have no microphone.\n\n' +
      'The recovery is the same in all five cases: suspend for fifteen minutes, go in person to the delegation you would rather avoid, ' +
      'and ask them what they would do in the chair.',
    tags: ['negotiation'],
    by: 'inesfurtado',
    hoursAgo: 630.7,
    up: 35,
  },
  {
    title: 'Reading list: the practice of mediation, without the memoirs',
    text:
      'Students ask me for books on mediation and get given memoirs, in which the mediator is always tired, wise and in a helicopter. ' +
      'What I hand out instead, in order:\n\n' +
      '- **One complete record.** Take any process whose minutes are open and read a single week of it, every page, before you read ' +
      'any book about it.\n' +
      "- I. William Zartman's work on *ripeness*, and afterwards somebody who disagrees with it. The quarrel is more instructive than " +
      'either side.\n' +
      '- Thomas Schelling, *The Strategy of Conflict* (1960), chapters 2 and 3. For the idea that being unable to move may be a ' +
      'strength.\n' +
      '- **A budget.** The logistics annex of any talks: rooms, flights, per diems, who paid for the lawyers of the weaker party. I ' +
      'keep four of these at https://archivo-acuerdos.example/presupuestos\n' +
      '- **The agreement itself,** read aloud by two people, alternating articles. You will hear where it was written at night.\n\n' +
      'Additions please, above all in Spanish, Portuguese or Arabic, and above all by people who carried the bags.',
    tags: ['negotiation'],
    by: 'Paloma-R',
    hoursAgo: 636.4,
    up: 9,
  },
  {
    title: 'I coded the withdrawal clauses of 118 regional trade agreements',
    text:
      'A winter project, done in trains. Sample: 118 agreements whose full texts I could get in a language I read, all goods, some ' +
      'services. It is not random, so treat the shares as a description of my shelf.\n\n' +
      'What I looked for, and found:\n\n' +
      '- **Notice period.** Six months is by far the commonest, twelve a distant second. Four agreements have none at all.\n' +
      '- **Reasons.** Almost nobody requires any. Two ask for "consultations" first, with no time limit, which I read as a very polite ' +
      'locked door.\n' +
      '- **Tail.** Only a minority say what becomes of goods already on the water. This surprised me most: it is the one question that ' +
      'every importer would ask.\n' +
      '- **Partial exit.** Nine allow a party to leave one chapter. In eight of those it is the chapter on investment.\n\n' +
      'The coding sheet, with the sentences I was unsure of marked in red, is at https://adaeze-nwosu.example/withdrawal-118. If you ' +
      'know of an agreement in which the goods on the water are handled *well*, I should like to see it.',
    tags: ['trade', 'treaties'],
    by: 'adaeze_nw',
    hoursAgo: 642.3,
    up: 27,
  },
  {
    title: 'Closing a mission: the inventory, the flag and the last local employee',
    url: 'https://chancery-review.example/1/closing-a-mission',
    tags: ['diplomacy'],
    by: 'thirdsec',
    hoursAgo: 648.6,
    up: 43,
  },
];
