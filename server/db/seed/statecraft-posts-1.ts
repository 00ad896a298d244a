import type { SeedPost } from './types.ts';

/** Posts of Statecraft: the last seven days. */
export const statecraftPosts1: SeedPost[] = [
  {
    title: 'The silence procedure and the comfort of not having said yes',
    url: 'https://chancery-review.example/2/silence-procedure',
    tags: ['negotiation'],
    by: 'thirdsec',
    hoursAgo: 0.4,
    up: 1,
  },
  {
    title: 'Twelve miles measured from what? A primer on low-water lines and tidal datums',
    url: 'https://quaynotes.example/low-water-lines',
    tags: ['sea'],
    by: 'seaward',
    hoursAgo: 1.3,
    up: 3,
    comments: [
      {
        by: 'sigrun_h',
        text:
          'The table of chart datums by country is the part to keep. I have sat through an hour of argument between two hydrographers ' +
          'before anyone noticed that one was working from mean low water springs and the other from lowest astronomical tide.',
        minutesAfter: 26,
        up: 2,
      },
    ],
  },
  {
    title: 'Customs unions and the awkwardness of the third signature',
    url: 'https://lindengate.example/papers/third-signature',
    tags: ['trade', 'negotiation'],
    by: 'adaeze_nw',
    hoursAgo: 2.7,
    up: 0,
  },
  {
    title: 'Ask: What do you put in the first cable from a new post?',
    text:
      'I hand over in five weeks and open at a post where we have not had a resident head of mission for some years. My first ' +
      'reporting telegram will go to about forty people at home, most of whom have never thought about the place.\n\n' +
      'The advice I have collected so far contradicts itself:\n\n' +
      '- One former chief says to write nothing of substance for sixty days, because everything you notice in the first fortnight is ' +
      'either obvious or wrong.\n' +
      '- Another says the opposite: you will never again see the place as your readers do, so write it down at once.\n' +
      '- My desk officer only wants to know whether the roof leaks.\n\n' +
      'What did you put in yours, and do you still stand by it? I am most interested in small posts, three or four people, where the ' +
      'head of mission is also the one who calls the electrician.',
    tags: ['diplomacy'],
    by: 'b_zoellner',
    hoursAgo: 4.2,
    up: 9,
    comments: [
      {
        by: 'lindqvist',
        text:
          'Write two. One on day ten that you send only to yourself, sealed, and one on day sixty that you send to the capital. Before ' +
          'you send the second, open the first. I did this at three posts, and every time the day-ten letter had noticed something ' +
          'that by day sixty I had learnt to excuse.',
        minutesAfter: 31,
        up: 7,
        replies: [
          {
            by: 'b_zoellner',
            text: 'That reconciles my two contradictory chiefs rather neatly. Thank you.',
            minutesAfter: 22,
            up: 4,
          },
        ],
      },
      {
        by: 'thirdsec',
        text:
          'Report the roof. I am serious. The first cable I ever saw get a reply from an under-secretary was about a generator, ' +
          'because it was the only paragraph with a decision in it.',
        minutesAfter: 58,
        up: 5,
        replies: [
          {
            by: 'farrow',
            text: 'And because the generator had a cost attached. Nobody ever answers an analysis.',
            minutesAfter: 40,
            up: 3,
          },
        ],
      },
      {
        by: 'yukiho',
        text:
          'From the receiving side of a different trade: a list of who picks up the phone. Names, offices, whether they speak after ' +
          'six. It ages badly, but for a year it is worth more than anything else you will write.',
        minutesAfter: 97,
        up: 2,
      },
    ],
  },
  {
    title: 'The wreck nobody owns: removal orders and the insurer that vanished',
    url: 'https://quaynotes.example/wreck-nobody-owns',
    text:
      'Case study of a 3,000-tonne general cargo ship on a sandbar, a registry that had struck her off the week before, and a blue ' +
      "card from an insurer with a mail drop for an address. Names removed at the harbour authority's request.",
    tags: ['sea'],
    by: 'seaward',
    hoursAgo: 6.1,
    up: 22,
    comments: [
      {
        by: 'kwabena_a',
        text:
          'The paragraph about the port storing seized bunker fuel in borrowed water tanks is painfully familiar. Small ports do not ' +
          'have a line in the budget for wrecks; they have one for dredging, and it gets raided.',
        minutesAfter: 45,
        up: 6,
        replies: [
          {
            by: 'seaward',
            text:
              'Yes. The Nairobi convention gives the coastal state a direct action against the insurer, which is splendid when there ' +
              'is one. Nobody drafted the article for the insurer who turns out to be a printer and a rented desk.',
            minutesAfter: 38,
            up: 5,
          },
        ],
      },
      {
        by: 'gdelacruz',
        text:
          'Why does the port accept a certificate without checking that the insurer is a member of one of the known clubs? Is there no ' +
          'list?',
        minutesAfter: 120,
        up: 2,
      },
    ],
  },
  {
    title: 'Tin, rubber, cocoa: why agreements with buffer stocks kept failing',
    url: 'https://journal-of-negotiation.example/archive/buffer-stocks',
    tags: ['trade', 'treaties'],
    by: 'farrow',
    hoursAgo: 8.9,
    up: 6,
    comments: [
      {
        by: 'adaeze_nw',
        text:
          'Good on tin, thin on rubber. The rubber agreement ran for nearly two decades and its reference price was adjusted several ' +
          'times, so "kept failing" needs an asterisk. It died of members leaving, and not, as tin did in 1985, of running out of ' +
          'money on a trading floor.',
        minutesAfter: 140,
        up: 4,
      },
    ],
  },
  {
    title: 'The honorary consul: cheap presence, expensive surprises',
    url: 'https://chancery-review.example/2/honorary-consuls',
    tags: ['diplomacy'],
    by: 'b_zoellner',
    hoursAgo: 11.4,
    up: 41,
    down: 1,
    comments: [
      {
        by: 'lindqvist',
        text:
          'We had one for twenty-two years who ran a ship chandlery. He knew every master in the port, got sailors out of cells before ' +
          'breakfast and charged us for stamps. His successor wanted the number plate. The institution is exactly as good as the ' +
          'vetting.',
        minutesAfter: 35,
        up: 14,
        replies: [
          {
            by: 'emreb',
            text:
              'And the vetting is done by whoever nominated him. I have seen a file consisting of one newspaper cutting and a ' +
              'photograph with a yacht.',
            minutesAfter: 28,
            up: 6,
            replies: [
              {
                by: 'lindqvist',
                text: 'Ours included a letter from the bishop, which in fairness turned out to be accurate.',
                minutesAfter: 50,
                up: 5,
              },
            ],
          },
        ],
      },
      {
        by: 'drafthouse',
        text:
          'The author says honorary posts enjoy inviolable premises. They do not. Under the 1963 convention the receiving state must ' +
          'protect them, and the archives are inviolable *if kept separate* from private papers. That condition is what half the ' +
          'disputes are about: a filing cabinet with the visa stamps in one drawer and the olive oil invoices in the next.',
        minutesAfter: 62,
        up: 11,
        replies: [
          {
            by: 'b_zoellner',
            text:
              'Correct, and I missed it when I posted. In my experience nobody tells the consul about the separate cabinet until the ' +
              'day it matters.',
            minutesAfter: 44,
            up: 8,
          },
        ],
      },
      {
        by: 'jhartmann',
        text:
          'From the compliance side: an honorary consul gets flagged as a politically exposed person by some banks and not by others, ' +
          'and the result is that the respectable ones lose their accounts. Two of my interviewees resigned the post over a mortgage.',
        minutesAfter: 130,
        up: 7,
      },
      {
        by: 'thirdsec',
        text:
          'Counterpoint to everyone complaining: name another arrangement where a state gets a 24-hour duty officer for the price of a ' +
          'plaque.',
        minutesAfter: 205,
        up: 9,
        down: 1,
        replies: [
          {
            by: 'farrow',
            text: 'A lighthouse.',
            minutesAfter: 61,
            up: 4,
          },
        ],
      },
    ],
  },
  {
    title: 'A short history of the word “final” in Final Acts',
    url: 'https://cartulary.example/words/final',
    tags: ['treaties', 'history'],
    by: 'old_cable',
    hoursAgo: 14.8,
    up: 12,
    comments: [
      {
        by: 'drafthouse',
        text:
          'Useful corrective for students who believe that a Final Act is by nature a treaty. Vienna 1815 more or less was; most since ' +
          'are minutes with ribbon; Helsinki went out of its way to say it could not be registered under Article 102.',
        minutesAfter: 190,
        up: 6,
        replies: [
          {
            by: 'old_cable',
            text: 'And still people quote Helsinki by article number, as though it had articles.',
            minutesAfter: 75,
            up: 3,
          },
        ],
      },
    ],
  },
  {
    title: 'Middle powers should stop calling themselves bridges',
    url: 'https://lindengate.example/comment/no-more-bridges',
    tags: ['diplomacy'],
    by: 'szabolcs',
    hoursAgo: 17.3,
    up: 2,
    down: 3,
    comments: [
      {
        by: 'LTK',
        text:
          'I agree with the title and not much else. The metaphor is lazy, but the piece then proposes "anchor" in its place, which is ' +
          'the same metaphor with worse manners.',
        minutesAfter: 66,
        up: 5,
      },
      {
        by: 'm_haddad',
        text:
          'Bridges get walked on and, in wartime, are the first thing blown up. I assume this is why finance ministries never use the ' +
          'word.',
        minutesAfter: 140,
        up: 3,
        replies: [
          {
            by: 'szabolcs',
            text: 'The point of the article is that a bridge has no position of its own. Did either of you read past the second section?',
            minutesAfter: 90,
            up: 1,
            down: 2,
            replies: [
              {
                by: 'LTK',
                text: 'Twice. The third section is where the anchor is.',
                minutesAfter: 41,
                up: 4,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Forty years of landlocked transit in one spreadsheet of broken seals',
    url: 'https://transitwatch.example/broken-seals',
    text:
      'A retired freight forwarder kept a record of every customs seal that reached him broken, with date, place and the explanation ' +
      'offered. A colleague and I typed it up. The article is about what you can and cannot conclude from it.',
    tags: ['borders', 'trade'],
    by: 'tamar_k',
    hoursAgo: 19.6,
    up: 67,
    comments: [
      {
        by: 'adaeze_nw',
        text: '"Explanation offered" is a wonderful column. I would read a whole paper on the eighteen rows that say only *goat*.',
        minutesAfter: 40,
        up: 15,
        replies: [
          {
            by: 'tamar_k',
            text: 'Seventeen goats and one "goats, plural". He was scrupulous.',
            minutesAfter: 25,
            up: 12,
          },
        ],
      },
      {
        by: 'kwabena_a',
        text:
          'The jump in the late 1990s that the article attributes to lawlessness coincides, on the routes I know, with the switch from ' +
          'lead seals to numbered bolt seals. A lead seal that had been tampered with could be pressed shut again. A bolt cannot. You ' +
          'may be measuring honesty in seals.',
        minutesAfter: 75,
        up: 9,
        replies: [
          {
            by: 'tamar_k',
            text:
              'That is a better hypothesis than ours. The notebooks record seal type only from 2003, but I can ask him whether he ' +
              'remembers when the bolts came in. He remembers most things.',
            minutesAfter: 48,
            up: 10,
            replies: [
              {
                by: 'kwabena_a',
                text: 'If he has carnets from the period, the seal type is usually noted on the voucher by the office of departure.',
                minutesAfter: 33,
                up: 4,
                replies: [
                  {
                    by: 'tamar_k',
                    text: 'He does. Eleven boxes. I regret nothing yet.',
                    minutesAfter: 64,
                    up: 5,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'hirut_t',
        text:
          'The right of transit is in the 1921 Barcelona statute, in GATT Article V, in the 1965 New York convention and again in Part ' +
          'X of the law of the sea. Four times in treaty law, and it still depends on whether the officer at the weighbridge has had ' +
          'lunch.',
        minutesAfter: 110,
        up: 8,
        replies: [
          {
            by: 'drafthouse',
            text: 'Being promised something four times is generally a sign that the first three did not take.',
            minutesAfter: 87,
            up: 6,
          },
        ],
      },
      {
        by: 'ilse_vdb',
        text:
          'Does the data separate inspection by the transit state from theft? In energy transit we have a similar muddle: "losses" ' +
          "covers metering error, technical loss and someone's cousin with a drill.",
        minutesAfter: 160,
        up: 5,
        replies: [
          {
            by: 'tamar_k',
            text:
              'Partly. Where an officer broke the seal there is nearly always a new one with a number, and he wrote both down. Where ' +
              'there was no replacement he assumed theft. I think that is fair but it is an assumption.',
            minutesAfter: 55,
            up: 3,
          },
        ],
      },
      {
        by: 'wanjohi_t',
        text:
          'I have moved food aid through four transit states. What I would add from the receiving end: a broken seal costs more in ' +
          'waiting than in missing cargo. The consignee must refuse or accept under reserve, the insurer wants a survey, the surveyor ' +
          'is 300 km away, and the beans sit in a shed in the rain.',
        minutesAfter: 245,
        up: 11,
      },
      {
        by: 'gdelacruz',
        text: 'Is the spreadsheet downloadable anywhere? I looked at the bottom of the page but only found a picture of it.',
        minutesAfter: 400,
        up: 2,
      },
    ],
  },
  {
    title: 'Reading list: being the smaller party at the table',
    text:
      'I am putting together eight weeks for an evening course, mostly civil servants from ministries other than foreign affairs. What ' +
      'I have so far:\n\n' +
      '1. Thucydides, the Melian dialogue, because they will expect it and we should get it over with.\n' +
      '2. Annette Baker Fox, *The Power of Small States* (1959). Still the clearest on what wartime neutrals did day by day.\n' +
      '3. Robert Keohane, "Lilliputians\' Dilemmas" (1969), for the typology and for the title.\n' +
      '4. Peter Katzenstein, *Small States in World Markets* (1985).\n' +
      '5. William Mark Habeeb, *Power and Tactics in International Negotiation* (1988), which has the useful idea that power over one ' +
      'issue is not power in general.\n' +
      '6. Fred Iklé, *How Nations Negotiate* (1964), as a counterweight: no sympathy for anyone.\n\n' +
      'Missing: anything written from outside Europe and North America, anything on multilateral trade rounds, and anything funny. ' +
      'Suggestions very welcome, articles rather than whole books where possible.',
    tags: ['negotiation'],
    by: 'inesfurtado',
    hoursAgo: 23.1,
    up: 15,
    comments: [
      {
        by: 'bluewater',
        text:
          'For the Pacific, use primary sources. Give them the text of a tuna access agreement and the vessel day arithmetic, and let ' +
          'them work out which side had the leverage. My students always guess wrong and then get angry, which is an excellent state ' +
          'for learning.',
        minutesAfter: 80,
        up: 6,
        replies: [
          {
            by: 'inesfurtado',
            text: 'I would love a suggestion of one that is public and short. The ones I found are either 90 pages or a press release.',
            minutesAfter: 55,
            up: 3,
            replies: [
              {
                by: 'bluewater',
                text:
                  'I will put a trimmed one on my page this week, with prices blacked out because I am not brave: ' +
                  'https://bluewater-desk.example/teaching/access-agreement',
                minutesAfter: 130,
                up: 3,
              },
            ],
          },
        ],
      },
      {
        by: 'LTK',
        text:
          'Add something on rotating chairs. A small state holding the chair is a different animal from the same small state holding ' +
          'the floor.',
        minutesAfter: 210,
        up: 4,
      },
      {
        by: 'oksanad',
        text:
          'On "funny": Harold Nicolson\'s *Peacemaking 1919*, the diary half. He is not on your smaller party\'s side, but he is ' +
          'honest about how tired and ignorant the larger one was.',
        minutesAfter: 330,
        up: 5,
      },
      {
        by: 'farrow',
        text: 'A sound list.',
        minutesAfter: 505,
        up: 2,
      },
    ],
  },
  {
    title: 'Rules of origin for people who have to fill in the form',
    url: 'https://tariffclinic.example/origin/the-form',
    tags: ['trade'],
    by: 'adaeze_nw',
    hoursAgo: 27.5,
    up: 4,
  },
  {
    title: 'Does a coast guard cutter enjoy immunity? Four hull colours, four answers',
    url: 'https://quaynotes.example/cutter-immunity',
    tags: ['sea', 'security'],
    by: 'emreb',
    hoursAgo: 33.6,
    up: 11,
    comments: [
      {
        by: 'seaward',
        text:
          'Decent survey. One quibble: the test in the convention is government ship on non-commercial service, not hull colour and ' +
          'not ministry. A fisheries research vessel chartered out for a pipeline survey on Thursdays is the exam question, and the ' +
          'article walks past it.',
        minutesAfter: 95,
        up: 5,
        replies: [
          {
            by: 'emreb',
            text: 'He deals with charters in the follow-up, he says. I hope including Thursdays.',
            minutesAfter: 70,
            up: 2,
          },
        ],
      },
    ],
  },
  {
    title: 'Constructive ambiguity is a loan, and somebody pays the interest',
    url: 'https://journal-of-negotiation.example/ambiguity-as-debt',
    text:
      'Long essay by a former legal adviser. The argument: vague clauses do not postpone a dispute, they transfer it to people with ' +
      'less authority and worse information than the negotiators had. She follows three clauses from the drafting room to the ' +
      'officials who had to apply them.',
    tags: ['negotiation', 'treaties'],
    by: 'Paloma-R',
    hoursAgo: 38.4,
    up: 104,
    down: 2,
    comments: [
      {
        by: 'drafthouse',
        text:
          'I have written perhaps a dozen of these clauses on purpose. Each time the alternative was no text at all. The essay is ' +
          'right about who pays, and wrong to suggest that the negotiators had the cash.',
        minutesAfter: 22,
        up: 30,
        replies: [
          {
            by: 'Paloma-R',
            text:
              'She does address that, in the section on "clauses that would have survived being honest". In two of her three cases the ' +
              'record shows that a plain sentence was available and acceptable, and was dropped because the ambiguous one had already ' +
              'been cleared.',
            minutesAfter: 18,
            up: 14,
            replies: [
              {
                by: 'drafthouse',
                text: 'Acceptable to the people in the room. I would want to know about the people on the telephone.',
                minutesAfter: 35,
                up: 12,
                replies: [
                  {
                    by: 'Paloma-R',
                    text:
                      'Fair, though for the water clause she has the telephone notes as well. One capital had said in writing that it ' +
                      'could live with a fixed figure.',
                    minutesAfter: 27,
                    up: 9,
                    replies: [
                      {
                        by: 'm_haddad',
                        text:
                          'I covered the aftermath of a clause very like that one. "Equitable share" in the agreement. At the sluice ' +
                          'there was a man called the gate-keeper with a notebook and a cousin in each village, and he *was* the ' +
                          'interpretation, every morning at five, for nine years.',
                        minutesAfter: 44,
                        up: 13,
                        replies: [
                          {
                            by: 'drafthouse',
                            text: 'A rather good clause, then, if it found itself a competent gate-keeper.',
                            minutesAfter: 30,
                            up: 8,
                            replies: [
                              {
                                by: 'm_haddad',
                                text:
                                  'It found a tired one. When he retired they could not replace him, because nobody had written down ' +
                                  'what he was doing, and the dispute everyone had congratulated themselves on avoiding came back in a ' +
                                  'single summer.',
                                minutesAfter: 26,
                                up: 11,
                                replies: [
                                  {
                                    by: 'drafthouse',
                                    text: 'All right. That is the best argument for her thesis I have read, including hers.',
                                    minutesAfter: 52,
                                    up: 10,
                                  },
                                ],
                              },
                              {
                                by: 'hirut_t',
                                text:
                                  'Every river I have worked on has that man. Usually he is on a daily wage and classified as a ' +
                                  'labourer.',
                                minutesAfter: 75,
                                up: 6,
                              },
                            ],
                          },
                        ],
                      },
                    ],
                  },
                  {
                    by: 'szabolcs',
                    text: 'So the lesson is that lawyers should listen to engineers. Stop the presses.',
                    minutesAfter: 60,
                    up: 2,
                    down: 5,
                    replies: [
                      {
                        by: 'm_haddad',
                        text: 'The gate-keeper was neither, which was rather the point.',
                        minutesAfter: 33,
                        up: 7,
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            by: 'lindqvist',
            text:
              'Agreed, Eleanor. Nobody who was present at four in the morning believes in the plain sentence. It is always available ' +
              'in the archive, because the archive is heated and has had its dinner.',
            minutesAfter: 48,
            up: 16,
            replies: [
              {
                by: 'old_cable',
                text: 'Speaking for the archive: it is barely heated.',
                minutesAfter: 65,
                up: 12,
              },
              {
                by: 'noor_j',
                text:
                  'With respect, the four-in-the-morning defence is also how we got most of the readmission clauses I litigate. Being ' +
                  'tired explains a sentence. It is no reason to stop asking who it landed on.',
                minutesAfter: 80,
                up: 8,
                down: 1,
                replies: [
                  {
                    by: 'lindqvist',
                    text:
                      'I accept the rebuke. I should add that in forty years I never once met someone on whom one of my sentences had ' +
                      'landed, and that is perhaps the complaint.',
                    minutesAfter: 41,
                    up: 6,
                    replies: [
                      {
                        by: 'noor_j',
                        text: 'It is, and thank you for putting it better than I did.',
                        minutesAfter: 37,
                        up: 9,
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'mbouvier',
        text:
          'A note from the booth. Ambiguity rarely survives interpretation unharmed. When the English says "from territories", I must ' +
          'choose an article in French, and I have about one second. Half of the constructive ambiguities you admire were made less ' +
          'constructive by someone like me, and half of the accidental ones as well.',
        minutesAfter: 55,
        up: 22,
        replies: [
          {
            by: 'oksanad',
            text:
              'In Ukrainian and Russian there is no article to choose, so I get the opposite problem: a distinction both sides fought ' +
              'over disappears, and then I am asked to confirm that the texts are "identical in meaning". I have started to answer ' +
              'that they are equally authentic, which is a legal statement and not a linguistic one.',
            minutesAfter: 40,
            up: 11,
            replies: [
              {
                by: 'mbouvier',
                text: 'I shall steal this.',
                minutesAfter: 29,
                up: 8,
              },
              {
                by: 'gdelacruz',
                text: 'Can I ask how one deals with that in practice? Do you put a footnote in the text?',
                minutesAfter: 95,
                up: 3,
                replies: [
                  {
                    by: 'oksanad',
                    text:
                      'In a treaty, never. You write a memo to the legal adviser, the legal adviser puts it in a drawer, and thirty ' +
                      'years later someone like Bernard finds it.',
                    minutesAfter: 50,
                    up: 7,
                    replies: [
                      {
                        by: 'old_cable',
                        text: 'And publishes it, and is told by two ministries that he has misunderstood.',
                        minutesAfter: 45,
                        up: 9,
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            by: 'drafthouse',
            text:
              'For the students: this is why Article 33 of the Vienna Convention exists. It says to look for the meaning which best ' +
              'reconciles the texts. It does not say what to do when they were drafted in order not to be reconciled.',
            minutesAfter: 110,
            up: 5,
          },
        ],
      },
      {
        by: 'jhartmann',
        text:
          'The loan metaphor is better than the author lets it be. Loans have terms. If you must be vague, put a date on it: a review ' +
          'conference, a joint commission, a default rule if nothing is agreed in five years. What she describes is a loan with no ' +
          'maturity.',
        minutesAfter: 70,
        up: 13,
        replies: [
          {
            by: 'adaeze_nw',
            text:
              'Trade agreements are full of those, "built-in agenda" and so on. In my experience the maturity date arrives, both sides ' +
              'roll it over, and the vague clause acquires the dignity of age.',
            minutesAfter: 50,
            up: 10,
            replies: [
              {
                by: 'jhartmann',
                text: 'Then the default rule has to be something both sides dislike more than rolling over. Otherwise it is decoration.',
                minutesAfter: 33,
                up: 6,
                replies: [
                  {
                    by: 'adaeze_nw',
                    text: 'Then neither side signs, and we are back at four in the morning with Per.',
                    minutesAfter: 64,
                    up: 7,
                  },
                ],
              },
              {
                by: 'kwabena_a',
                text:
                  'A built-in agenda also needs a secretariat with a salary line for it. I have seen three joint commissions provided ' +
                  'for in treaty and none in the budget. The one in my building existed as a label on a shelf.',
                minutesAfter: 90,
                up: 5,
              },
            ],
          },
          {
            by: 'farrow',
            text: 'Debtors roll over loans they cannot pay. That is the metaphor working, not failing.',
            minutesAfter: 120,
            up: 4,
          },
        ],
      },
      {
        by: 'thirdsec',
        text:
          "Practitioner's glossary:\n\n" +
          '- *constructive ambiguity*: we both knew\n' +
          '- *creative ambiguity*: one of us knew\n' +
          '- *ambiguity*: nobody knew, and now it is article 9',
        minutesAfter: 130,
        up: 18,
        replies: [
          {
            by: 'LTK',
            text: "- *flexibility*: it is in the chair's statement and therefore nobody minds",
            minutesAfter: 36,
            up: 9,
          },
          {
            by: 'tamar_k',
            text: '- *technical issue*: it is at the border post',
            minutesAfter: 58,
            up: 6,
          },
        ],
      },
      {
        by: 'rsahni',
        text:
          'Reading this against the cyber norms texts. "Should not knowingly allow their territory to be used" has done useful work ' +
          'precisely because *knowingly* was left alone; pinning it down would have emptied the room. Is there an account of when ' +
          'ambiguity pays off? The essay gives me only the defaults.',
        minutesAfter: 160,
        up: 8,
        replies: [
          {
            by: 'Paloma-R',
            text:
              'She has a companion piece on that, shorter and I think weaker, on clauses that were vague and then filled in by ' +
              'practice: https://journal-of-negotiation.example/ambiguity-repaid',
            minutesAfter: 85,
            up: 6,
            replies: [
              {
                by: 'rsahni',
                text: "Thanks. The example of radio frequencies convinces me, the one about pilots' licences less so.",
                minutesAfter: 52,
                up: 3,
              },
            ],
          },
        ],
      },
      {
        by: 'verif',
        text:
          'In verification we were not permitted this luxury. An inspector standing at a door cannot apply an equitable door. Either ' +
          'the protocol says I go through it, or it says I do not, or I ring Vienna and everyone stands in the corridor for five ' +
          'hours. We had the corridor more often than I would like.',
        minutesAfter: 210,
        up: 12,
        replies: [
          {
            by: 'sigrun_h',
            text: 'Five hours is quick. In fisheries we ring nobody and the fish leave.',
            minutesAfter: 47,
            up: 6,
          },
        ],
      },
      {
        by: 'petrol_pol',
        text:
          'All of this is academic. Contracts have force majeure and arbitration and they work. Treaties should be written by ' +
          'commercial lawyers.',
        minutesAfter: 300,
        up: 1,
        down: 4,
        replies: [
          {
            by: 'ilse_vdb',
            text:
              'I have read the take-or-pay clauses commercial lawyers wrote for us. "Reasonable endeavours" kept a tribunal busy for ' +
              'six years.',
            minutesAfter: 44,
            up: 10,
            replies: [
              {
                by: 'petrol_pol',
                text: 'Touché. But it did end.',
                minutesAfter: 66,
                up: 5,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Quarterly tables: asylum lodgements and recognition rates in twelve mid-sized states',
    url: 'https://displacementdata.example/tables/q3',
    tags: ['migration'],
    by: 'noor_j',
    hoursAgo: 44.9,
    up: 1,
  },
  {
    title: 'Ask: Is there any point in a joint communiqué nobody will read?',
    text:
      'An honest question after another night of it. A ministerial meeting of nine states, two days of sessions, and the deputies ' +
      'spent eleven hours on a text of four pages. By lunchtime it was on a website that gets, I have seen the figures, about sixty ' +
      'visits a month. Thirty of those are us.\n\n' +
      'Arguments I have heard for keeping it:\n\n' +
      '- It forces ministries to clear positions they would otherwise leave vague.\n' +
      '- It gives a junior official something to wave at a senior one a year later.\n' +
      '- Stopping would itself be a signal.\n\n' +
      'Arguments against: eleven hours, nine tired deputies, and a habit of agreeing on nouns.\n\n' +
      "Has anybody worked somewhere that replaced the communiqué with something else, such as a chair's summary or a table of actions " +
      'with names and dates? Did it last more than one rotation?',
    tags: ['diplomacy'],
    by: 'kwabena_a',
    hoursAgo: 49.3,
    up: 26,
    comments: [
      {
        by: 'LTK',
        text:
          "Chair's summary, yes. It lasted until a chair summarised something somebody had not said. After that the summaries were " +
          'negotiated, and we had reinvented the communiqué with a more modest title.',
        minutesAfter: 44,
        up: 12,
        replies: [
          {
            by: 'kwabena_a',
            text: 'How many rotations?',
            minutesAfter: 30,
            up: 6,
            replies: [
              {
                by: 'LTK',
                text: 'Two and a half.',
                minutesAfter: 21,
                up: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'sigrun_h',
        text:
          'We moved to a table: action, owner, date, status. It has worked for six years in a fisheries body of modest vanity. What ' +
          'made it stick is that the *status* column is filled in by the secretariat and read aloud at the start of the next meeting. ' +
          'Embarrassment is free.',
        minutesAfter: 90,
        up: 10,
        replies: [
          {
            by: 'adaeze_nw',
            text: 'Did anyone try to negotiate the status column?',
            minutesAfter: 75,
            up: 5,
            replies: [
              {
                by: 'sigrun_h',
                text:
                  'Every year. The rule is that you may add a footnote of twelve words. People spend a great deal of effort on twelve ' +
                  'words and then the meeting begins on time.',
                minutesAfter: 40,
                up: 7,
              },
            ],
          },
        ],
      },
      {
        by: 'thirdsec',
        text:
          'The second argument in your list is the real one. I once got a budget line released by quoting paragraph 31 of a communiqué ' +
          'at a man who had forgotten that he had agreed it. Sixty visits a month, but one of them was me.',
        minutesAfter: 150,
        up: 8,
      },
      {
        by: 'yukiho',
        text:
          "From the news side: no, nobody reads it. What I read is the comparison with last year's. If someone published a clean " +
          'redline every time, I would file from it.',
        minutesAfter: 260,
        up: 6,
        replies: [
          {
            by: 'old_cable',
            text: 'Historians too. A communiqué is dull; a series of forty is a seismograph.',
            minutesAfter: 190,
            up: 5,
          },
        ],
      },
      {
        by: 'szabolcs',
        text: 'Scrap the meetings as well then.',
        minutesAfter: 410,
        up: 1,
        down: 6,
        replies: [
          {
            by: 'kwabena_a',
            text: 'I have seen what happens between states that stopped meeting. I will take the nouns.',
            minutesAfter: 55,
            up: 7,
          },
        ],
      },
    ],
  },
  {
    title: 'The pipeline that ran backwards: reverse flow as a diplomatic instrument',
    url: 'https://transitwatch.example/reverse-flow',
    tags: ['trade', 'diplomacy'],
    by: 'ilse_vdb',
    hoursAgo: 57.8,
    up: 18,
    comments: [
      {
        by: 'petrol_pol',
        text:
          'Good on the engineering, too kind on the economics. A compressor station can be turned around in a season; the tariff ' +
          'methodology takes three years and a court case.',
        minutesAfter: 130,
        up: 6,
        replies: [
          {
            by: 'ilse_vdb',
            text:
              'True, and I would add the metering point. As long as the delivery point is on one side\'s territory, "backwards" is a ' +
              'matter of whose invoice it is.',
            minutesAfter: 85,
            up: 4,
            replies: [
              {
                by: 'petrol_pol',
                text: 'Which is why virtual reverse flow was invented: the gas stays where it is and the paperwork turns round.',
                minutesAfter: 140,
                up: 3,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Parallel vote tabulation explained without a single formula',
    url: 'https://observers-handbook.example/parallel-tabulation',
    by: 'inesfurtado',
    hoursAgo: 63.6,
    up: 7,
    comments: [
      {
        by: 'gdelacruz',
        text:
          'This made sense of something I did not follow in class: the sample has to be of polling stations and not of voters, and it ' +
          'must be drawn before anyone knows which stations will be slow to report.',
        minutesAfter: 210,
        up: 3,
        replies: [
          {
            by: 'inesfurtado',
            text:
              'Exactly. And the stations that cannot be reached stay in the sample as missing. If your team quietly swaps one for a ' +
              'nearer village, you are now measuring roads.',
            minutesAfter: 95,
            up: 4,
          },
        ],
      },
    ],
  },
  {
    title: 'Who writes sanctions exemptions, and who reads them at the bank counter',
    url: 'https://sanctions-desk.example/exemptions-at-the-counter',
    tags: ['sanctions'],
    by: 'jhartmann',
    hoursAgo: 70.2,
    up: 33,
    comments: [
      {
        by: 'wanjohi_t',
        text:
          'I have a licence that permits the payment, a letter from the issuing authority confirming the licence, and a bank that says ' +
          'its "risk appetite" does not extend to the letter. Eight weeks for spare parts for a water pump. The exemption works ' +
          'perfectly until somebody has to use it.',
        minutesAfter: 55,
        up: 14,
        replies: [
          {
            by: 'jhartmann',
            text:
              'The bank officers I interviewed say almost the same thing from the other side: an exemption tells them what will not be ' +
              'punished, but no one tells them what the examination afterwards will cost. A day of lawyers exceeds the fee on your ' +
              'transfer several times over.',
            minutesAfter: 40,
            up: 8,
            replies: [
              {
                by: 'wanjohi_t',
                text: "Then say so in the drafting room. Put a fee on it, make it the bank's revenue and not the bank's favour.",
                minutesAfter: 62,
                up: 6,
                replies: [
                  {
                    by: 'farrow',
                    text:
                      'Export credit agencies did something of the sort with political-risk cover decades ago: a premium, a published ' +
                      'table, a duty to answer in ten days. Boring, and it moved the money.',
                    minutesAfter: 180,
                    up: 5,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'drafthouse',
        text:
          "From the drafter's chair: exemptions are written last, after the ministers have gone, from whatever template the previous " +
          'regime used. I would like to see a rule that no listing text may be tabled without its exemptions in the same document.',
        minutesAfter: 240,
        up: 7,
      },
      {
        by: 'petrol_pol',
        text:
          'Section 4 confuses a general licence with a derogation. They are not the same thing and a bank is right to treat them ' +
          'differently.',
        minutesAfter: 500,
        up: 2,
        replies: [
          {
            by: 'jhartmann',
            text: 'You are right, it should be "authorisation" in that paragraph. I have written to the editors.',
            minutesAfter: 130,
            up: 4,
          },
        ],
      },
    ],
  },
  {
    title: 'Préséance et carrosses au congrès de Nimègue, 1676–1679',
    url: 'https://cartulary.example/fr/nimegue-preseance',
    tags: ['history', 'diplomacy'],
    by: 'mbouvier',
    hoursAgo: 78.5,
    up: 5,
  },
  {
    title: 'From [square] to <angle> brackets: how draft text shows who is still unhappy',
    url: 'https://journal-of-negotiation.example/brackets',
    tags: ['negotiation', 'treaties'],
    by: 'oksanad',
    hoursAgo: 89.1,
    up: 13,
    comments: [
      {
        by: 'LTK',
        text: 'Missing the most important kind: the bracket placed by a delegation that has no objection but wishes to be visited.',
        minutesAfter: 170,
        up: 5,
        replies: [
          {
            by: 'oksanad',
            text:
              'My favourite from the article is the empty pair, `[ ]`, kept alive through three sessions because nobody could recall ' +
              'what had been in it.',
            minutesAfter: 60,
            up: 6,
          },
          {
            by: 'drafthouse',
            text: "Angle brackets in drafting were new to me. I suspect one secretariat's word processor and no doctrine at all.",
            minutesAfter: 260,
            up: 3,
          },
        ],
      },
    ],
  },
  {
    title: 'What the inspector sees on the way to the door: managed access in practice',
    url: 'https://verification-notes.example/managed-access',
    tags: ['security'],
    by: 'verif',
    hoursAgo: 97.7,
    up: 74,
    comments: [
      {
        by: 'rsahni',
        text:
          'The section on shrouding is marvellous. I had always pictured tarpaulins as suspicious in themselves. The idea that a ' +
          'well-made shroud is a sign of a cooperative site because somebody measured the object beforehand had not occurred to me.',
        minutesAfter: 38,
        up: 10,
        replies: [
          {
            by: 'verif',
            text: 'A bad shroud shows more than no shroud. It is like a person who says "do not look at the third drawer".',
            minutesAfter: 45,
            up: 13,
          },
        ],
      },
      {
        by: 'jhartmann',
        text:
          'Question from a neighbouring field. How much of this depends on the inspector having worked in a plant? I assume you can ' +
          'teach the treaty in a month.',
        minutesAfter: 80,
        up: 7,
        replies: [
          {
            by: 'verif',
            text:
              'Less than a month for the treaty. To learn what a normal maintenance schedule smells like takes about ten years, and ' +
              'you cannot do it in a classroom. The best colleague I had came from a brewery.',
            minutesAfter: 62,
            up: 14,
            replies: [
              {
                by: 'farrow',
                text: 'I trust he was allowed to inspect it afterwards.',
                minutesAfter: 51,
                up: 9,
                replies: [
                  {
                    by: 'verif',
                    text: 'She was. Findings were satisfactory.',
                    minutesAfter: 90,
                    up: 6,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'gdelacruz',
        text:
          'Sorry if basic: what stops the host from simply running out the clock? The article says the time limits are strict but also ' +
          'that everything is negotiated at the perimeter.',
        minutesAfter: 150,
        up: 3,
        replies: [
          {
            by: 'verif',
            text:
              'Nothing stops them, but it is recorded. A report that says "access to building 4 was provided 31 hours after request, ' +
              'for 40 minutes, from the doorway" is itself a finding. Diplomats sometimes read that as failure. For us it was the ' +
              'result.',
            minutesAfter: 70,
            up: 9,
            replies: [
              {
                by: 'thirdsec',
                text:
                  'This is the thing I could never get across at home. The capital wanted yes or no, and the honest cable was "they ' +
                  'were slow in one building".',
                minutesAfter: 140,
                up: 7,
                replies: [
                  {
                    by: 'verif',
                    text: 'A good cable. Somebody should have framed it.',
                    minutesAfter: 110,
                    up: 8,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'szabolcs',
        text: 'With satellite imagery this commercially available, on-site inspection is mostly theatre now.',
        minutesAfter: 320,
        up: 2,
        down: 7,
        replies: [
          {
            by: 'verif',
            text: 'Imagery tells you there is a roof. I have stood under roofs.',
            minutesAfter: 55,
            up: 18,
          },
          {
            by: 'rsahni',
            text:
              'Imagery is also how you know which door to ask for. They are complements, as every verification study since the 1990s ' +
              'has said.',
            minutesAfter: 100,
            up: 5,
          },
        ],
      },
    ],
  },
  {
    title: 'Three model clauses for shared aquifers, annotated',
    url: 'https://rivers-and-wells.example/model-clauses',
    tags: ['treaties', 'borders'],
    by: 'hirut_t',
    hoursAgo: 108.4,
    up: 3,
  },
  {
    title: 'Translation: Callières on lying, with notes (1716)',
    text:
      'A colleague asked where the "drop of poison" line comes from. It is from François de Callières, *De la manière de négocier avec ' +
      'les souverains*, and it is usually quoted alone, which spoils it. Here is the argument around it, in my own loose rendering ' +
      "rather than a scholar's.\n\n" +
      "> Good faith is the negotiator's best instrument. It is a vulgar error to suppose that an able envoy must be a master of " +
      'deceit: deceit measures how small a mind is, and shows that it lacks the means to reach its ends by just and reasonable ways. ' +
      'It may succeed for a time; but a lie always leaves behind it a drop of poison, and even the most brilliant success so obtained ' +
      'stands on an unsteady footing, for it leaves the beaten party with resentment and a wish for revenge.\n\n' +
      'Two notes from the booth:\n\n' +
      '1. Callières does not say that one must tell everything. Elsewhere he praises the envoy who can be silent without looking as ' +
      'though he were.\n' +
      '2. He was writing after long experience of dealing for Louis XIV. Read it as advice from a man who had seen the alternative ' +
      'tried.',
    tags: ['history', 'diplomacy'],
    by: 'mbouvier',
    hoursAgo: 119.9,
    up: 20,
    comments: [
      {
        by: 'old_cable',
        text:
          'Your second note matters. He had been at Ryswick. The book appeared the year before he died, and some of it reads like an ' +
          'old man settling accounts with younger colleagues who had more lace.',
        minutesAfter: 120,
        up: 6,
        replies: [
          {
            by: 'mbouvier',
            text: 'Yes, the chapters on choosing ambassadors are not kind to persons of quality.',
            minutesAfter: 88,
            up: 3,
          },
        ],
      },
      {
        by: 'lindqvist',
        text: 'I gave this passage to every new attaché and to one minister. The attachés liked it.',
        minutesAfter: 300,
        up: 4,
      },
    ],
  },
  {
    title: 'Fish do not read treaties: shifting stocks and fixed quota shares',
    url: 'https://high-latitude-review.example/shifting-stocks',
    tags: ['sea', 'treaties'],
    by: 'sigrun_h',
    hoursAgo: 131.3,
    up: 58,
    down: 1,
    comments: [
      {
        by: 'bluewater',
        text:
          'Strong on the North Atlantic. In the Pacific the same thing is coming for skipjack, eastwards and out of the zones of the ' +
          'states that built the best scheme in the world for charging for it. Our revenue is a function of water temperature and our ' +
          'treaty is a function of 2007.',
        minutesAfter: 66,
        up: 12,
        replies: [
          {
            by: 'sigrun_h',
            text:
              'That is the case I would most like to see modelled. You at least have a price per day that can be traded between ' +
              "members. We have percentages carved in the stone of an average of some years in which somebody's grandfather fished " +
              'well.',
            minutesAfter: 49,
            up: 8,
            replies: [
              {
                by: 'bluewater',
                text:
                  'Tradable, yes, inside the group. When the fish cross into the high seas the group has nothing to sell. Sharing ' +
                  "pools look good on paper until one member's share is the pool.",
                minutesAfter: 71,
                up: 6,
              },
            ],
          },
        ],
      },
      {
        by: 'seaward',
        text:
          "The obligation in the 1995 agreement is to cooperate, and I'd defend it: a duty to cooperate with no formula is at least " +
          'not a formula that has become false. But somebody should say plainly that zonal attachment cuts in favour of whoever the ' +
          'fish are visiting this decade.',
        minutesAfter: 190,
        up: 7,
        replies: [
          {
            by: 'sigrun_h',
            text:
              'Plainly: zonal attachment is always advocated by the state in whose waters the fish have just arrived. I have argued it ' +
              'from both sides of the table within fifteen years, in good faith both times.',
            minutesAfter: 110,
            up: 6,
            replies: [
              {
                by: 'lindqvist',
                text: 'That sentence ought to be carved over the door of every fisheries commission.',
                minutesAfter: 95,
                up: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'emreb',
        text: 'Do any agreements index the shares to survey data automatically? The essay says no "in force" but hints at drafts.',
        minutesAfter: 420,
        up: 3,
        replies: [
          {
            by: 'sigrun_h',
            text: 'Drafts, yes. They founder on which survey, in which month, by whose ship.',
            minutesAfter: 205,
            up: 4,
          },
        ],
      },
    ],
  },
  {
    title: 'The fine print of peacekeeping reimbursement: wet lease, dry lease, missing tyre',
    url: 'https://lindengate.example/papers/wet-lease',
    tags: ['institutions', 'security'],
    by: 'kwabena_a',
    hoursAgo: 142.6,
    up: 9,
    comments: [
      {
        by: 'wanjohi_t',
        text:
          'The tyre story is true in every mission I have supplied. A vehicle without a spare is not "serviceable", and a vehicle that ' +
          'is not serviceable is not reimbursed, so tyres travel between contingents the night before an inspection like relics.',
        minutesAfter: 330,
        up: 4,
      },
    ],
  },
  {
    title: 'Ask: How do you brief a minister who has nine minutes in a car?',
    text:
      'Nine minutes is not rhetoric; it is the drive from the airport annex to the venue when the lights are held for us. I get the ' +
      "seat facing backwards. The minister is bright, has read the folder's cover page and no further, and is holding a telephone.\n\n" +
      'What I have tried:\n\n' +
      '- **One page, three points.** Gets read aloud to me, as if I had not written it.\n' +
      "- **Start with the ask.** Works, except that the next question is always about the counterpart's children.\n" +
      "- **Start with the counterpart's children.** No time left for the ask.\n\n" +
      'I would like to hear from people who have sat in either seat. What did you say first, what did you leave out, and what do you ' +
      'do about the telephone?',
    tags: ['diplomacy'],
    by: 'thirdsec',
    hoursAgo: 151.2,
    up: 63,
    comments: [
      {
        by: 'lindqvist',
        text:
          'I sat in the other seat for a few years, as a state secretary. What I wanted was one sentence I could say in the room ' +
          'without understanding it fully, and one sentence I must on no account say. Everything else is weather.',
        minutesAfter: 33,
        up: 24,
        replies: [
          {
            by: 'thirdsec',
            text: 'The forbidden sentence is a very good idea. Nobody ever tells them what not to say because it seems impertinent.',
            minutesAfter: 20,
            up: 11,
            replies: [
              {
                by: 'lindqvist',
                text: 'It is impertinent. That is why it is remembered.',
                minutesAfter: 38,
                up: 13,
              },
            ],
          },
        ],
      },
      {
        by: 'yukiho',
        text:
          'Tell them the headline they will get if it goes well, and the headline if it goes badly. I say this as the person who ' +
          'writes the headlines. It concentrates a politician better than any annex.',
        minutesAfter: 58,
        up: 12,
        replies: [
          {
            by: 'drafthouse',
            text: 'It concentrates them on the headline.',
            minutesAfter: 47,
            up: 4,
            replies: [
              {
                by: 'yukiho',
                text: 'They were going to be there anyway.',
                minutesAfter: 25,
                up: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'b_zoellner',
        text:
          'About the telephone: hand them something. A single card, stiff, slightly too large for a pocket. To take it they must put ' +
          'the phone down. I learnt this from a nurse.',
        minutesAfter: 105,
        up: 10,
        replies: [
          {
            by: 'thirdsec',
            text: 'Tried it just now with an A5 card. It works. It is absurd how well it works.',
            minutesAfter: 52,
            up: 8,
            replies: [
              {
                by: 'b_zoellner',
                text: 'Do not overuse it, they build a tolerance.',
                minutesAfter: 30,
                up: 6,
              },
            ],
          },
        ],
      },
      {
        by: 'farrow',
        text:
          'Put the number in your first sentence, whatever it is. Amount, quota, votes, days. People can carry one number across a ' +
          'lobby, not two.',
        minutesAfter: 140,
        up: 7,
      },
      {
        by: 'szabolcs',
        text: 'Maybe appoint ministers who read the folder.',
        minutesAfter: 250,
        up: 3,
        down: 2,
        replies: [
          {
            by: 'farrow',
            text: 'We have considered your proposal and it remains in brackets.',
            minutesAfter: 36,
            up: 9,
          },
        ],
      },
      {
        by: 'adaeze_nw',
        text:
          'The children problem: write the family line on the *back* of the card and say so. "Her son\'s exam is on the back." ' +
          'Curiosity is satisfied by knowing that the fact exists, and you have saved four minutes.',
        minutesAfter: 330,
        up: 8,
      },
      {
        by: 'old_cable',
        text:
          'A comfort from the archives: complaints about ministers who have not read the folder begin at about the same time as ' +
          'folders.',
        minutesAfter: 610,
        up: 6,
      },
    ],
  },
  {
    title: 'Ranking passports is a hobby, not a measure of anything',
    url: 'https://borderlines-journal.example/passport-rankings',
    tags: ['migration'],
    by: 'noor_j',
    hoursAgo: 163.8,
    up: 0,
    down: 4,
    comments: [
      {
        by: 'jhartmann',
        text:
          'The point about visa-on-arrival being scored as if it were free is sound. The tone will not persuade the people who need ' +
          'persuading.',
        minutesAfter: 150,
        up: 4,
        replies: [
          {
            by: 'noor_j',
            text:
              'It is a grumpy piece. I posted it for the second table, the refusal rates, which no ranking includes and which is where ' +
              'my clients live.',
            minutesAfter: 75,
            up: 3,
          },
        ],
      },
    ],
  },
];
