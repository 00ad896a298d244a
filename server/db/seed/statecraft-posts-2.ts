import type { SeedPost } from './types.ts';

/** Posts of Statecraft: about eight to seventeen days old. */
export const statecraftPosts2: SeedPost[] = [
  {
    title: 'Annex II, footnote 7: the tariff line that outlived three governments',
    url: 'https://tariffclinic.example/lines/footnote-seven',
    tags: ['trade', 'treaties'],
    by: 'adaeze_nw',
    hoursAgo: 171.4,
    up: 10,
  },
  {
    title: 'Sister cities as infrastructure: what municipal diplomacy leaves behind',
    url: 'https://townhall-abroad.example/sister-cities',
    tags: ['diplomacy'],
    by: 'szabolcs',
    hoursAgo: 178.9,
    up: 12,
  },
  {
    title: 'The European Commission of the Danube: the two-year body that stayed for eighty',
    url: 'https://cartulary.example/institutions/danube-commission',
    text:
      "Set up in 1856 to clear the river's mouths and meant to be wound up within two years. The author works from pilotage ledgers " +
      'instead of protocols, which is why it is worth your evening.',
    tags: ['institutions', 'history'],
    by: 'old_cable',
    hoursAgo: 185.6,
    up: 117,
    comments: [
      {
        by: 'hirut_t',
        text:
          'What strikes me is how early it got its own income. Tolls at Sulina meant it could borrow, and once it could borrow it ' +
          'could dredge without asking anyone for a decision. Every basin organisation I have worked with has the decision and not the ' +
          'toll.',
        minutesAfter: 95,
        up: 17,
        replies: [
          {
            by: 'kwabena_a',
            text: 'And bondholders. A body with bondholders is remarkably hard to wind up after two years.',
            minutesAfter: 70,
            up: 12,
            replies: [
              {
                by: 'farrow',
                text: 'Put that in the model clauses, then. "The Commission shall incur debt."',
                minutesAfter: 155,
                up: 8,
              },
            ],
          },
        ],
      },
      {
        by: 'seaward',
        text:
          'Small correction: the article says the Rhine commission copied it. It is the other way about in time; the Rhine body goes ' +
          'back to the Congress of Vienna. Its Mannheim act of 1868 may have learnt from the Danube, which I think is what was meant.',
        minutesAfter: 210,
        up: 9,
      },
      {
        by: 'm_haddad',
        text:
          'Two-year bodies are the only permanent ones. I have reported on a "temporary technical secretariat" for a well field that ' +
          'is older than I am and has its own football team.',
        minutesAfter: 420,
        up: 7,
        replies: [
          {
            by: 'hirut_t',
            text: 'The same one? Blue shirts?',
            minutesAfter: 190,
            up: 5,
            replies: [
              {
                by: 'm_haddad',
                text: 'Blue shirts. They lost to the ministry in March.',
                minutesAfter: 115,
                up: 6,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Eleven norms, one regulator: what the 2015 cyber list asks of a telecoms authority',
    url: 'https://packet-and-protocol.example/eleven-norms',
    tags: ['security'],
    by: 'rsahni',
    hoursAgo: 194.2,
    up: 8,
  },
  {
    title: 'Letters of credence, explained line by line',
    url: 'https://chancery-review.example/1/letters-of-credence',
    tags: ['diplomacy'],
    by: 'b_zoellner',
    hoursAgo: 201.7,
    up: 34,
  },
  {
    title: 'How the reinsurance market decides where ships may go',
    url: 'https://quaynotes.example/listed-areas',
    tags: ['sea'],
    by: 'seaward',
    hoursAgo: 210.3,
    up: 14,
  },
  {
    title: 'Data note: embassies opened and closed by thirty capitals since 1990',
    url: 'https://missions-atlas.example/data/openings-closures',
    tags: ['diplomacy'],
    by: 'gdelacruz',
    hoursAgo: 219.5,
    up: 2,
  },
  {
    title: 'I was the note-taker for six years. Notes on notes',
    text:
      'Before translation I kept the record for a delegation that met another delegation, in various hotels, for six years. Some ' +
      'things I learnt, in case they save someone an afternoon.\n\n' +
      '1. **Write verbs.** "Discussed" is not a verb, it is a curtain. They refused, offered, asked, changed the subject.\n' +
      '2. **Time everything.** When the two records disagree, and they will, the one with times is believed.\n' +
      '3. **Record the breaks.** Who walked out with whom. In my six years the substance moved in the breaks perhaps nine times, and ' +
      'those are the nine that people now write to me about.\n' +
      '4. **Never tidy a number.** If he said "about forty, forty-five", that is the sentence.\n' +
      '5. **Leave your opinion out, but leave the temperature in.** "Long pause" is a fact.\n' +
      '6. **Read it back to your head of delegation the same evening.** She will want to have been sharper. Add her improvement as a ' +
      'separate note with its own date.\n\n' +
      'The hardest thing was being thanked for discretion by people who in truth hoped that I had missed it.',
    tags: ['negotiation'],
    by: 'oksanad',
    hoursAgo: 228.8,
    up: 76,
    comments: [
      {
        by: 'Paloma-R',
        text:
          'From the archive end: number 6 is worth gold. We have sets where the record was improved in place, and sets where the ' +
          'improvement is dated separately. The second kind gets used; the first kind gets cited against its own authors.',
        minutesAfter: 40,
        up: 21,
        replies: [
          {
            by: 'oksanad',
            text: 'I did it out of cowardice. I did not dare to refuse and I did not dare to alter the page.',
            minutesAfter: 35,
            up: 9,
            replies: [
              {
                by: 'Paloma-R',
                text: 'Much of good archival practice began that way.',
                minutesAfter: 58,
                up: 11,
              },
            ],
          },
        ],
      },
      {
        by: 'lindqvist',
        text: 'Number 3 above all. I would add: record who was *late* back from the break.',
        minutesAfter: 90,
        up: 15,
        replies: [
          {
            by: 'thirdsec',
            text: 'My head of delegation was always late back. It was the coffee. Forty years from now a thesis will be written about it.',
            minutesAfter: 44,
            up: 7,
            replies: [
              {
                by: 'old_cable',
                text: 'The thesis exists. Chapter four.',
                minutesAfter: 130,
                up: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'jhartmann',
        text: 'How did you handle remarks explicitly declared off the record in the middle of a session?',
        minutesAfter: 175,
        up: 6,
        replies: [
          {
            by: 'oksanad',
            text:
              'I put the pen down where they could see it, wrote the time at which I put it down, and the time at which I picked it up ' +
              'again. Nobody ever objected to the times.',
            minutesAfter: 65,
            up: 10,
          },
        ],
      },
      {
        by: 'mbouvier',
        text:
          '> "Discussed" is not a verb, it is a curtain.\n\n' +
          'In French it is worse, *évoquer* can mean that a subject was named in the corridor by someone holding a coat.',
        minutesAfter: 240,
        up: 8,
      },
      {
        by: 'verif',
        text:
          'We had the same rule on numbers. "Approximately 200 drums" in the notebook and "200 drums" in the report cost us a day and ' +
          "a half of somebody's indignation, quite justified.",
        minutesAfter: 330,
        up: 7,
      },
    ],
  },
  {
    title: 'Remittance corridors and the correspondent bank that left',
    url: 'https://sanctions-desk.example/correspondent-exit',
    tags: ['development'],
    by: 'jhartmann',
    hoursAgo: 236.1,
    up: 5,
  },
  {
    title: 'Article 102 and the treaties nobody registered',
    url: 'https://cartulary.example/registration/article-102',
    tags: ['treaties', 'institutions'],
    by: 'drafthouse',
    hoursAgo: 244.7,
    up: 9,
  },
  {
    title: 'Elections seen from the tally centre: why the third night matters most',
    url: 'https://observers-handbook.example/third-night',
    by: 'inesfurtado',
    hoursAgo: 252.4,
    up: 5,
  },
  {
    title: 'The Åland settlement of 1921 as it was read on Åland',
    url: 'https://archipelago-studies.example/aland-1921',
    tags: ['history', 'treaties'],
    by: 'lindqvist',
    hoursAgo: 259.9,
    up: 19,
  },
  {
    title: '通訳席から見た講和会議――誤訳と沈黙の記録',
    url: 'https://kaigi-tsuyaku.example/kouwa-kaigi',
    text:
      "In Japanese: peace conferences seen from the interpreter's seat, a record of mistranslations and silences. A translation tool " +
      'will get you through most of it; the section on what was done with an untranslatable apology is better read slowly.',
    tags: ['history', 'negotiation'],
    by: 'yukiho',
    hoursAgo: 268.3,
    up: 13,
  },
  {
    title: 'Third-country nationals in readmission agreements: the clause that does the work',
    url: 'https://borderlines-journal.example/readmission-third-country',
    tags: ['migration', 'treaties'],
    by: 'noor_j',
    hoursAgo: 275.8,
    up: 1,
  },
  {
    title: 'Ask: Which treaty annex taught you the most?',
    text:
      'I have a theory that one can learn the trade from annexes alone. The body of a treaty is written for ministers, and the annex ' +
      'for the person who will have to do the thing on a wet morning.\n\n' +
      "Mine is an old railway convention's list of the documents that must travel with a corpse in transit. It is two pages long and " +
      'foresees *everything*: the zinc lining, the number of copies, what happens if the train is divided at the frontier. I have ' +
      'never since drafted an annex without asking myself what happens if the train is divided.\n\n' +
      'Which is yours? Rules:\n\n' +
      '- It should be an annex, protocol, schedule or appendix, not the main text.\n' +
      '- Say what it taught you, in a sentence or two.\n' +
      '- Obscurity earns no extra points, but I shall be quietly pleased.',
    tags: ['treaties'],
    by: 'drafthouse',
    hoursAgo: 284.2,
    up: 31,
    comments: [
      {
        by: 'verif',
        text:
          'The verification annex of the chemical weapons convention. It is several times longer than the convention. What it taught ' +
          'me is that trust is measured in pages.',
        minutesAfter: 28,
        up: 14,
        replies: [
          {
            by: 'drafthouse',
            text: 'I have seen it on a shelf next to the convention proper. It looked like a parent with a child.',
            minutesAfter: 50,
            up: 7,
          },
        ],
      },
      {
        by: 'adaeze_nw',
        text:
          'Any list of specific processing rules in a free trade agreement. The rule for biscuits taught me more about the politics of ' +
          'milk powder than three years in the ministry.',
        minutesAfter: 75,
        up: 11,
        replies: [
          {
            by: 'farrow',
            text: 'And the rule for trousers taught us all about thread.',
            minutesAfter: 39,
            up: 5,
            replies: [
              {
                by: 'adaeze_nw',
                text: 'Yarn forward, Dominic. We do not say thread in polite company.',
                minutesAfter: 66,
                up: 8,
              },
            ],
          },
        ],
      },
      {
        by: 'ilse_vdb',
        text:
          'The metering schedule of a border gas station. It defines a cubic metre (temperature, pressure) in one line. Two states had ' +
          'used different lines for eleven years and each believed that the other was stealing.',
        minutesAfter: 160,
        up: 6,
        replies: [
          {
            by: 'tamar_k',
            text: 'We had the same with lorry axles: one side weighed moving, the other standing.',
            minutesAfter: 110,
            up: 7,
          },
        ],
      },
      {
        by: 'bluewater',
        text:
          'The list of coordinates in a maritime boundary agreement, with the datum named at the bottom, or in my case *not* named at ' +
          'the bottom. Taught me to read from the bottom.',
        minutesAfter: 215,
        up: 8,
        replies: [
          {
            by: 'seaward',
            text:
              "An unnamed datum can be worth a few hundred metres. I've seen people become very philosophical about a few hundred " +
              'metres of sand.',
            minutesAfter: 84,
            up: 5,
          },
        ],
      },
      {
        by: 'gdelacruz',
        text:
          "The Montreal Protocol's annexes, because a student can see how one adds a substance without renegotiating the treaty. I " +
          "hadn't known before that an annex could be built to move.",
        minutesAfter: 480,
        up: 9,
      },
      {
        by: 'hirut_t',
        text:
          "A gauge-reading protocol on a shared river: two observers, two notebooks, each signs the other's. It taught me that the " +
          'cheapest verification system in the world is two people and a pencil.',
        minutesAfter: 700,
        up: 4,
      },
    ],
  },
  {
    title: 'A corridor is more than a road: six weeks at a joint border post',
    url: 'https://transitwatch.example/six-weeks-joint-post',
    tags: ['borders'],
    by: 'wanjohi_t',
    hoursAgo: 291.5,
    up: 15,
  },
  {
    title: 'The hotline was never a telephone: teleprinters, tape and test messages since 1963',
    url: 'https://packet-and-protocol.example/hotline-1963',
    tags: ['security', 'history'],
    by: 'rsahni',
    hoursAgo: 299.7,
    up: 92,
    comments: [
      {
        by: 'oksanad',
        text:
          'Each side wrote in its own language and its own alphabet, so each had to keep good translators awake at the receiving end. ' +
          'The article gives this one paragraph. In my opinion it is the cleverest part of the design: nobody was ever asked to be ' +
          'careful in a foreign language.',
        minutesAfter: 60,
        up: 16,
        replies: [
          {
            by: 'mbouvier',
            text: 'And writing gives the translator minutes. I have done crisis calls by voice; nobody in that chain has minutes.',
            minutesAfter: 42,
            up: 11,
            replies: [
              {
                by: 'rsahni',
                text: 'That is a better argument for text than the "no misheard words" one the article makes.',
                minutesAfter: 85,
                up: 6,
              },
            ],
          },
        ],
      },
      {
        by: 'verif',
        text:
          'The one-time tapes are elegant too. Each side made its own for its outgoing traffic and delivered them through its embassy, ' +
          'so neither had to show the other a cipher machine it cared about.',
        minutesAfter: 190,
        up: 9,
      },
      {
        by: 'thirdsec',
        text:
          'I once tested a modern equivalent. The message we sent was about a fox and a lazy dog, sixty years on. Some institutions ' +
          'have traditions.',
        minutesAfter: 610,
        up: 5,
      },
    ],
  },
  {
    title:
      'The 1936 Montreux Convention, clause by clause, for those who only remember the tonnage',
    url: 'https://straits-review.example/montreux-clauses',
    tags: ['treaties', 'sea'],
    by: 'emreb',
    hoursAgo: 308.2,
    up: 46,
    comments: [
      {
        by: 'seaward',
        text:
          'Nice to see Article 28 get its due. Everyone argues about who could denounce the convention; few notice that the principle ' +
          'of freedom of passage was written to have no end date at all, whatever happens to the rest.',
        minutesAfter: 115,
        up: 8,
        replies: [
          {
            by: 'emreb',
            text:
              'And the rest has run on, long past its first twenty years, because nobody has been confident that the next text would ' +
              'be better. An excellent reason for a treaty to last.',
            minutesAfter: 78,
            up: 5,
            replies: [
              {
                by: 'drafthouse',
                text: 'The *best* reason. I can think of four in good health on that basis.',
                minutesAfter: 240,
                up: 4,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Pheasant Island changes hands again, and other timetables of shared sovereignty',
    url: 'https://cartulary.example/institutions/pheasant-island',
    tags: ['borders'],
    by: 'old_cable',
    hoursAgo: 316.9,
    up: 55,
    comments: [
      {
        by: 'gdelacruz',
        text: 'I honestly thought that this was a joke when it came up in a lecture. Six months each?',
        minutesAfter: 140,
        up: 7,
        replies: [
          {
            by: 'old_cable',
            text:
              'Six months each, and hardly anyone may set foot on it. One correction to the piece: the 1659 peace was concluded there, ' +
              'but the alternation is a good deal younger. The nineteenth-century boundary treaties made it common property and the ' +
              'timetable came afterwards.',
            minutesAfter: 68,
            up: 8,
          },
        ],
      },
      {
        by: 'emreb',
        text:
          'The author should have added the New Hebrides to the warnings column. Two police forces, two currencies, a joint court, and ' +
          'by all accounts nobody sure which side of the road to be tried on.',
        minutesAfter: 330,
        up: 6,
      },
    ],
  },
  {
    title: 'Who pays for the interpreter? Language budgets of four regional courts',
    url: 'https://lindengate.example/papers/language-budgets',
    tags: ['institutions'],
    by: 'mbouvier',
    hoursAgo: 334.6,
    up: 9,
  },
  {
    title: 'Vessel days for sale: how eight island administrations learnt to price tuna',
    url: 'https://pacificboundaries.example/vessel-days',
    tags: ['sea'],
    by: 'bluewater',
    hoursAgo: 342.1,
    up: 49,
    comments: [
      {
        by: 'sigrun_h',
        text:
          'What I envy most is the unit. A day is something an inspector can count from the shore. Ours are tonnes, and tonnes are ' +
          'counted by whoever is landing them.',
        minutesAfter: 175,
        up: 9,
        replies: [
          {
            by: 'bluewater',
            text:
              'Days can be gamed as well, bigger hulls and drifting buoys that report to the bridge. But you have to buy a hull to do ' +
              'it, whereas with tonnes a pencil will do.',
            minutesAfter: 120,
            up: 5,
          },
        ],
      },
    ],
  },
  {
    title: 'Baselines that stay put while the coast moves — an argument from stability',
    url: 'https://pacificboundaries.example/fixed-baselines',
    tags: ['sea', 'borders'],
    by: 'bluewater',
    hoursAgo: 350.7,
    up: 8,
  },
  {
    title: 'Boundary pillars and satellite positions: resurveying without reopening',
    url: 'https://surveyors-gazette.example/pillars-resurveyed',
    tags: ['borders'],
    by: 'tamar_k',
    hoursAgo: 358.8,
    up: 13,
  },
  {
    title: 'Sunset clauses: what a treaty still does after you have left it',
    url: 'https://journal-of-negotiation.example/sunset-clauses',
    tags: ['treaties'],
    by: 'petrol_pol',
    hoursAgo: 367.2,
    up: 28,
  },
  {
    title: 'Ask: How do you cite a leaked draft, and should you?',
    text:
      'I am writing a chapter on how an exemption clause changed between two drafts. The final text is public. The earlier draft was ' +
      'put on the web by a third party, nobody has disputed that it is genuine, and my whole argument hangs on one comma and one ' +
      'deleted noun.\n\n' +
      'My options as I see them:\n\n' +
      '1. Cite it openly as "draft of [date], published by X, authenticity not confirmed".\n' +
      '2. Ask the ministries concerned for access, be refused, and cite the refusal.\n' +
      '3. Rebuild the change from interviews and pretend I never saw it.\n\n' +
      'My supervisor prefers 1, the ethics board prefers 2, and everyone I have interviewed clearly expects 3. How do you handle this ' +
      "in your field? I would especially like to hear from those who have found their own draft in someone's footnote.",
    by: 'jhartmann',
    hoursAgo: 374.5,
    up: 14,
    comments: [
      {
        by: 'drafthouse',
        text:
          'I have been the footnote. I minded the misquotation more than the leak: they had cited a working copy with my marginal note ' +
          'in it, as if "really??" were the position of a government. Option 1, and check that it is not somebody\'s working copy.',
        minutesAfter: 82,
        up: 11,
        replies: [
          {
            by: 'jhartmann',
            text: 'That had not crossed my mind. There are two comments in the margin and I had assumed they were official.',
            minutesAfter: 40,
            up: 4,
            replies: [
              {
                by: 'drafthouse',
                text: 'They never are.',
                minutesAfter: 57,
                up: 6,
              },
            ],
          },
        ],
      },
      {
        by: 'yukiho',
        text:
          'Option 1, with one question in front of it: does publishing the detail identify the person who leaked it? A single comma ' +
          'can, if only five people had the version with that comma.',
        minutesAfter: 150,
        up: 7,
      },
    ],
  },
  {
    title: 'Challenge inspection: the tool in the 1993 convention that nobody has ever used',
    url: 'https://verification-notes.example/challenge-inspection',
    tags: ['security', 'treaties'],
    by: 'verif',
    hoursAgo: 391.4,
    up: 36,
    comments: [
      {
        by: 'jhartmann',
        text: 'Is an unused clause a failed clause, though? Nobody judges a lifeboat by the number of sinkings.',
        minutesAfter: 205,
        up: 6,
        replies: [
          {
            by: 'verif',
            text:
              'People do inspect the lifeboat and lower it once a year. Practice exercises have been held, I took part in several. But ' +
              'a tool that everybody is afraid to be first to use is becoming a monument, and the article is right to say it.',
            minutesAfter: 94,
            up: 9,
            replies: [
              {
                by: 'farrow',
                text:
                  'The same was said of the nuclear option in one export-credit agreement. Then someone used it and we discovered that ' +
                  'nobody remembered the procedure.',
                minutesAfter: 310,
                up: 5,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Rhodesia, chrome and the first mandatory embargo',
    url: 'https://sanctions-desk.example/rhodesia-chrome',
    tags: ['sanctions', 'history'],
    by: 'farrow',
    hoursAgo: 400.6,
    up: 11,
  },
  {
    title: 'How a think-tank report gets made, from the donor call to the launch breakfast',
    url: 'https://longread-dispatch.example/anatomy-of-a-report',
    by: 'yukiho',
    hoursAgo: 417.7,
    up: 81,
    down: 3,
    comments: [
      {
        by: 'thirdsec',
        text:
          '> The recommendations were written first, by agreement; the analysis was then commissioned to meet them.\n\n' +
          'Recognised the font, the pastries and two of the anonymised consultants.',
        minutesAfter: 25,
        up: 22,
        replies: [
          {
            by: 'LTK',
            text: 'The pastries were the only deliverable submitted on time.',
            minutesAfter: 36,
            up: 9,
          },
        ],
      },
      {
        by: 'inesfurtado',
        text:
          'I worked in one for four years and the piece is unfair in one respect: the donor rarely asks for a conclusion. The donor ' +
          'asks for "relevance" and "uptake", and you deduce the conclusion by yourself, which is worse.',
        minutesAfter: 60,
        up: 13,
        replies: [
          {
            by: 'adaeze_nw',
            text: '"Uptake" was a column in our reporting template. A minister\'s photo holding the report counted as 0.5.',
            minutesAfter: 48,
            up: 10,
            replies: [
              {
                by: 'kwabena_a',
                text: "We were the minister's office. We had a chair for it, near the window, because of the light.",
                minutesAfter: 80,
                up: 8,
              },
            ],
          },
        ],
      },
      {
        by: 'old_cable',
        text:
          'And yet in fifty years these will be a magnificent source. Not for what they say about the world, but for what it was ' +
          'possible to fund.',
        minutesAfter: 130,
        up: 7,
      },
      {
        by: 'szabolcs',
        text:
          'Another insider sneering at people who do the work. Most reports are honest, decent and unread for reasons that have ' +
          'nothing to do with donors.',
        minutesAfter: 200,
        up: 2,
        down: 6,
        replies: [
          {
            by: 'yukiho',
            text:
              'Since I posted it: the author says almost exactly that in the last third, and names (with permission) a report on grain ' +
              'storage which was all of those things and did change a tender.',
            minutesAfter: 55,
            up: 9,
            replies: [
              {
                by: 'szabolcs',
                text: 'Then I withdraw "sneering" and keep "unread".',
                minutesAfter: 64,
                up: 6,
              },
            ],
          },
        ],
      },
      {
        by: 'hirut_t',
        text:
          'Ask how many of the cited interviews took place outside the capital. In the last river report that I reviewed the answer ' +
          'was zero, and the river is a nine-hour drive away.',
        minutesAfter: 420,
        up: 5,
        replies: [
          {
            by: 'm_haddad',
            text: 'Nine hours if the bridge is there. I was the fixer for two such reports. They interviewed me.',
            minutesAfter: 95,
            up: 6,
          },
        ],
      },
    ],
  },
];
