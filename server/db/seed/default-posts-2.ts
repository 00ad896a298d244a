import type { SeedPost } from './types.ts';

/** The default site's older posts, up to four weeks back, newest first. */
export const defaultPosts2: SeedPost[] = [
  {
    title: 'In defence of boring ferries that leave on time',
    url: 'https://slowstreets.example/opinion/boring-ferries',
    tags: ['transport'],
    by: 'lowtide',
    hoursAgo: 172.6,
    up: 31,
    down: 1,
    comments: [
      {
        by: 'thirdrail',
        text:
          '"A timetable you can remember is a timetable you don\'t need" sums up my whole trade. Twenty past and ten to, ' +
          "all day, every day. The moment it's 07:24, 07:51 and 08:22 people drive.",
        minutesAfter: 44,
        up: 7,
        replies: [
          {
            by: 'marisol_q',
            text:
              'And the second boat costs much less than everyone fears, because the crew was standing around for forty ' +
              "minutes anyway. It's the *third* boat that ruins you.",
            minutesAfter: 36,
            up: 6,
          },
        ],
      },
      {
        by: 'farid_k',
        text:
          'Romantic, but the ferry in question carries 300 people a day and burns as much diesel as a village. A bus over ' +
          'the bridge takes six minutes longer.',
        minutesAfter: 130,
        up: 4,
        down: 2,
        replies: [
          {
            by: 'lowtide',
            text:
              'The bus over the bridge takes six minutes longer in the timetable. Come and take it with me on a Friday. ' +
              "I'll bring sandwiches, we'll have time.",
            minutesAfter: 47,
            up: 5,
          },
        ],
      },
    ],
  },
  {
    title: "Your recipe's “1 onion” is doing a great deal of work",
    url: 'https://saltandstarter.example/essays/one-onion',
    text:
      'The author weighed every onion in four shops for a month. The smallest "medium" was 71 g and the largest 340 g. I ' +
      'have since started to weigh mine, and my stews are duller but they are the same stew.',
    tags: ['food', 'words'],
    by: 'gustavo_r',
    hoursAgo: 181.4,
    up: 66,
    down: 1,
    comments: [
      {
        by: 'hanneleh',
        text:
          'Same with "a clove of garlic". My mother\'s garlic has cloves the size of a thumbnail, the shop\'s are the size ' +
          'of the thumb. I followed her recipe faithfully and nobody sat next to me for two days.',
        minutesAfter: 25,
        up: 13,
        replies: [
          {
            by: 'farid_k',
            text: 'I see no mistake in this story.',
            minutesAfter: 40,
            up: 8,
          },
        ],
      },
      {
        by: 'tobiasw',
        text:
          "Weighing onions is where I get off. Cooking isn't chemistry. You taste it, and if it wants more onion, next " +
          "time you'll know.",
        minutesAfter: 51,
        up: 9,
        down: 3,
        replies: [
          {
            by: 'nparvati',
            text:
              'That works once you can already cook. When I learned, alone, in a student room, from a book that said ' +
              '"season to taste", I had no taste to season to. Grams would have been a kindness.',
            minutesAfter: 33,
            up: 11,
            replies: [
              {
                by: 'tobiasw',
                text:
                  "That's a good point and I've no answer to it. My grandmother stood behind me with a spoon. Not " +
                  'everybody gets one.',
                minutesAfter: 64,
                up: 6,
                replies: [
                  {
                    by: 'elowen',
                    text:
                      'A book with both would be nice: "1 onion (150 g; more does no harm, less is sad)". I\'d buy a whole ' +
                      'shelf written like that.',
                    minutesAfter: 57,
                    up: 5,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'pjotr',
        text:
          'Bakers settled this long ago: everything as a percentage of the flour. For stews you could take the meat as ' +
          '100. Onion 40, carrot 25, and you scale it to whatever is in the fridge.',
        minutesAfter: 110,
        up: 7,
        replies: [
          {
            by: 'juniper_lane',
            text:
              "Tried it tonight with beans as the 100. Onion 40 was too sweet for me, 30 is about right. But I wasn't " +
              'guessing, and I knew which way to turn the knob.',
            minutesAfter: 39,
            up: 4,
          },
        ],
      },
      {
        by: 'quillon',
        text:
          "The chart's axis begins at 30 g, so the big ones look nearly eight times the size of the small ones. They're " +
          'under five times. Still a scandal, but please, the axis.',
        minutesAfter: 700,
        up: 5,
      },
    ],
  },
  {
    title: 'Mending the same linen shirt for the eleventh time',
    url: 'https://workshopletters.example/5/eleventh-mend',
    tags: ['making'],
    by: 'elowen',
    hoursAgo: 190.9,
    up: 14,
    comments: [
      {
        by: 'kbrandt',
        text:
          'The trick with the old cuffs, cutting the facing from the shirt tail because it has faded at the same rate, is ' +
          "worth the whole article. I'd always bought matching cloth and wondered why it never matched.",
        minutesAfter: 90,
        up: 5,
      },
      {
        by: 'oddments',
        text: 'At what point is it a different shirt? Asking for my boat.',
        minutesAfter: 345,
        up: 3,
      },
    ],
  },
  {
    title: 'Ask: which book did you abandon twice and love on the third try?',
    text:
      "I've just finished a novel that I gave up on at nineteen (too slow) and at thirty-one (too many uncles). At " +
      "forty-four I read it in nine days and was sorry about the end. The book hadn't changed, obviously. I suspect it's " +
      'the uncles: I now have some of my own.\n\n' +
      'I am not looking for "difficult books that are worth it". I\'m curious about the third attempt:\n\n' +
      '- What made you stop, both times?\n' +
      '- What made you pick it up again?\n' +
      '- What was different? Age, translation, season, a broken leg?\n\n' +
      '> A book is a door that somebody else is holding shut from the inside.\n\n' +
      'A teacher of mine used to say this, and I thought it nonsense until last Tuesday.\n\n' +
      "I'll also accept books you've abandoned twice and *plan* to love.",
    tags: ['words'],
    by: 'slow_fermata',
    hoursAgo: 199.5,
    up: 23,
    comments: [
      {
        by: 'inkandink',
        text:
          'A whaling novel, you can guess which. First time I skipped the chapters about whales, second time I skipped ' +
          'the chapters without. Third time I was in bed with a fever and too weak to skip, and it turns out to be very ' +
          'funny.',
        minutesAfter: 45,
        up: 7,
        replies: [
          {
            by: 'brasswick',
            text: 'It is *so* funny, and nobody warns you. I teach the sermon as a comic scene and get letters.',
            minutesAfter: 62,
            up: 5,
          },
        ],
      },
      {
        by: 'rmatsuda',
        text:
          'A court diary from a thousand years ago. I gave up in school, where we had to parse it, and again at thirty in ' +
          'a modern translation that smoothed out all the spite. The third one had footnotes by somebody who plainly ' +
          'disliked the author. Now it was a conversation.',
        minutesAfter: 98,
        up: 6,
      },
      {
        by: 'mossandstone',
        text:
          'A big book on the geology of the county. First time: no pictures. Second time: still no pictures. Third time I ' +
          'had it with me in the place it was describing and realised that the pictures were outside.',
        minutesAfter: 204,
        up: 4,
        replies: [
          {
            by: 'slow_fermata',
            text: 'That\'s the best answer to "what was different" I could have hoped for.',
            minutesAfter: 120,
            up: 5,
          },
        ],
      },
      {
        by: 'farid_k',
        text: "Life's short. If it needs three tries, it's the author who should apologise.",
        minutesAfter: 530,
        up: 2,
        down: 1,
      },
    ],
  },
  {
    title: 'Seventeen bridges, one stonemason and a very patient mule',
    url: 'https://oldroads.example/articles/seventeen-bridges',
    tags: ['history', 'making'],
    by: 'quillon',
    hoursAgo: 208.3,
    up: 6,
  },
  {
    title: 'Café, naïve, Łódź, Ñuñoa: a survival guide to form fields for people with diacritics',
    url: 'https://plainmachines.example/guides/names-in-forms',
    tags: ['computing', 'words'],
    by: 'pjotr',
    hoursAgo: 217.7,
    up: 37,
    comments: [
      {
        by: 'yilmazd',
        text:
          'My surname has an ı without a dot. I have a library card, a bank card and a gym card, and on the three of them ' +
          "I'm three people. The gym has settled on a question mark.",
        minutesAfter: 34,
        up: 9,
      },
      {
        by: 'hanneleh',
        text:
          "She's right about sorting, too. In Finnish ä and ö come at the end of the alphabet and aren't \"a and o with " +
          'decoration". A list that sorts Äijälä under A is, to me, simply unsorted.',
        minutesAfter: 58,
        up: 6,
        replies: [
          {
            by: 'kbrandt',
            text:
              'And in German phone books ä used to be sorted as ae, in dictionaries as a. So even "sort it properly" ' +
              'needs the question *for whom*. One language can have two answers.',
            minutesAfter: 49,
            up: 4,
          },
        ],
      },
      {
        by: 'okonkwo_j',
        text:
          "Practical addition: compare names after Unicode normalisation, or the é typed on one laptop isn't the é typed " +
          'on another. That was a whole week of my life. `NFC` going in, and never think of it again.',
        minutesAfter: 420,
        up: 5,
      },
    ],
  },
  {
    title: 'Moss does not need your north, thank you',
    url: 'https://fieldnotesquarterly.example/issue-29/moss-and-north',
    tags: ['nature'],
    by: 'mossandstone',
    hoursAgo: 226.1,
    up: 3,
  },
  {
    title: 'The town that switched off half its streetlights and counted the moths',
    url: 'https://tidewaterreview.example/reports/half-the-lights',
    tags: ['towns', 'nature'],
    by: 'birdbook',
    hoursAgo: 235.8,
    up: 74,
    down: 2,
    comments: [
      {
        by: 'dunlin',
        text:
          "I was one of the counters. What the report doesn't mention is that in week five people started bringing " +
          'chairs. By the end there were thirty of us in the dark behind the swimming pool, whispering about hawk-moths.',
        minutesAfter: 42,
        up: 12,
        replies: [
          {
            by: 'anneke',
            text: '"Whispering about hawk-moths" is the only night life I still have the energy for. Is it open to visitors?',
            minutesAfter: 37,
            up: 9,
            replies: [
              {
                by: 'dunlin',
                text: 'Fridays at dusk, bring a red torch. White ones are confiscated by a twelve-year-old with authority.',
                minutesAfter: 85,
                up: 6,
              },
            ],
          },
        ],
      },
      {
        by: 'juniper_lane',
        text:
          "I'd like to have seen the question of safety treated with more than one sentence. As a woman walking home from " +
          "a late shift, half the lights isn't an abstract number.",
        minutesAfter: 68,
        up: 8,
        down: 3,
        replies: [
          {
            by: 'birdbook',
            text:
              "You're right, it's thin. The annex does have it: they asked residents before and after, split by age and " +
              'sex, and women over 60 reported feeling less safe on two particular streets. Those got their lights back ' +
              'in week eight. That should have been in the main text and not on page 41.',
            minutesAfter: 55,
            up: 10,
            replies: [
              {
                by: 'juniper_lane',
                text:
                  "Thank you, I hadn't got to page 41. That's a much better story than the headline: they asked, and then " +
                  'they changed it.',
                minutesAfter: 46,
                up: 7,
              },
            ],
          },
        ],
      },
      {
        by: 'teo-m',
        text:
          "Moth counts swing wildly from one summer to the next. With one year before and one after I'd be careful about " +
          '"+48 %".',
        minutesAfter: 150,
        up: 4,
        down: 1,
        replies: [
          {
            by: 'sabinethk',
            text:
              'They had a control: the neighbouring town, same river, same weather, all lights on. It went up 9 % in the ' +
              'same summer. So the difference is smaller than the headline, but hardly nothing.',
            minutesAfter: 62,
            up: 8,
          },
        ],
      },
      {
        by: 'gustavo_r',
        text: 'Nobody mentions the bats. Somebody surely ate well.',
        minutesAfter: 900,
        up: 3,
      },
    ],
  },
  {
    title: 'Printing the timetable on paper is not nostalgia',
    url: 'https://slowstreets.example/opinion/paper-timetables',
    tags: ['transport', 'design'],
    by: 'thirdrail',
    hoursAgo: 244.4,
    up: 27,
    down: 2,
    comments: [
      {
        by: 'okonkwo_j',
        text:
          "It's a little bit nostalgia. I use the paper one as well, but my bus has had four timetable changes this year, " +
          'and the stop outside my house is on the second.',
        minutesAfter: 60,
        up: 3,
        down: 3,
        replies: [
          {
            by: 'thirdrail',
            text:
              "Then somebody saved the wage of the person who goes round with the key. Paper doesn't get old by itself, " +
              "it gets old when nobody's job is to change it.",
            minutesAfter: 43,
            up: 6,
          },
        ],
      },
      {
        by: 'lowtide',
        text:
          'My stop has no signal, and neither has the next one. The sheet behind the scratched plastic is the only ' +
          "real-time information there is, in the sense that it's there at the time.",
        minutesAfter: 310,
        up: 4,
      },
    ],
  },
  {
    title: 'Notes on tuning a harmonium during the monsoon',
    url: 'https://reedandbellows.example/journal/monsoon-tuning',
    tags: ['play', 'making'],
    by: 'nparvati',
    hoursAgo: 252.2,
    up: 4,
  },
  {
    title: 'Who owns the pavement? A property lawyer walks 400 metres with a tape measure',
    url: 'https://slowstreets.example/field-work/who-owns-the-pavement',
    tags: ['towns'],
    by: 'marisol_q',
    hoursAgo: 261.6,
    up: 18,
    comments: [
      {
        by: 'quillon',
        text: 'Nine owners in 400 metres, and one of them a dissolved brewery. I wonder who is liable if I trip on the brewery.',
        minutesAfter: 72,
        up: 5,
        replies: [
          {
            by: 'sabinethk',
            text:
              "In many places property without an owner falls to the state, so you'd have the honour of suing the " +
              'treasury over a kerb. Not legal advice, only wishful thinking.',
            minutesAfter: 58,
            up: 4,
          },
        ],
      },
    ],
  },
  {
    title: 'A date is not a moment: lessons from moving a hospital rota between systems',
    url: 'https://plainmachines.example/essays/a-date-is-not-a-moment',
    tags: ['computing', 'work'],
    by: 'okonkwo_j',
    hoursAgo: 270.3,
    up: 33,
    comments: [
      {
        by: 'kbrandt',
        text:
          'The night shift when the clocks change is the perfect example. 20:00 to 08:00 is eleven hours in spring and ' +
          'thirteen in autumn, the old system paid twelve for both, and *nobody minded*, because it evened out. Then the ' +
          'correct system arrived and there was nearly a strike.',
        minutesAfter: 55,
        up: 8,
        replies: [
          {
            by: 'teo-m',
            text: "It doesn't even out for the person who always gets autumn, though.",
            minutesAfter: 49,
            up: 5,
            replies: [
              {
                by: 'kbrandt',
                text:
                  'The same ward sister had kept a paper list since 1996 to make sure that nobody always got autumn. It ' +
                  "was the one thing that wasn't migrated.",
                minutesAfter: 71,
                up: 6,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'I kept a list of every meeting I cancelled for a year',
    text:
      'I manage a small team in a regional water authority. Last January I began to write down each meeting that I ' +
      'cancelled or that was cancelled on me, with one line on what happened instead.\n\n' +
      'After twelve months there were 143 entries. I sorted them by hand, on the floor:\n\n' +
      '- **81** nothing happened, and nobody ever mentioned it again\n' +
      '- **34** became an e-mail of under ten lines\n' +
      '- **19** were held later, shorter, with fewer people\n' +
      '- **9** should have been held, and the absence cost us something\n\n' +
      "The nine are what interests me. All nine were meetings *without an agenda*, between people who don't otherwise see " +
      "each other: the pump technicians and the billing office, for instance. I'd been cancelling those first because " +
      'they looked like the emptiest.\n\n' +
      'So my rule now runs the wrong way round. If a meeting has a clear agenda, I ask whether it could be a letter. If ' +
      'it has none, but the people in it work in different buildings, I leave it alone and buy biscuits.',
    tags: ['work'],
    by: 'sabinethk',
    hoursAgo: 279.9,
    up: 9,
  },
  {
    title: '駅弁の包み紙ばかりを三十年集めつづけた人の、小さな展覧会',
    url: 'https://kamikuzu.example/tenji/ekiben-kakegami',
    text:
      'A small exhibition about a man who collected only the paper wrappers of station lunch boxes, for thirty years. The ' +
      'page is in Japanese, but the pictures need no translation.',
    tags: ['design'],
    by: 'rmatsuda',
    hoursAgo: 288.5,
    up: 11,
    comments: [
      {
        by: 'inkandink',
        text:
          'The one from 1962 with the two-colour crab: somebody cut that block by hand for a thing meant to be thrown ' +
          "away at the next station. I've been looking at it all morning.",
        minutesAfter: 66,
        up: 6,
      },
      {
        by: 'elowen',
        text: 'Did he eat the lunches?',
        minutesAfter: 275,
        up: 3,
        replies: [
          {
            by: 'rmatsuda',
            text:
              "It's on the last panel. For the first ten years, yes. Then his doctor suggested he make friends with other " +
              'passengers.',
            minutesAfter: 52,
            up: 7,
          },
        ],
      },
    ],
  },
  {
    title: 'The chess club that meets in a launderette on Thursdays',
    text:
      'We lost our room above the pub this year. The church hall wanted a deposit, the library closes at six, and so for ' +
      'one desperate week we met in the launderette on Cask Lane, because Wiktor had washing to do anyway.\n\n' +
      "That was five months ago and we've stopped looking.\n\n" +
      'It is warm. There are benches, and a clock nobody argues with: a game lasts one 40-degree cycle, or a cycle and a ' +
      "dryer if both players agree beforehand. We've gained six members who came in with a duvet and stayed for the " +
      "endgame. One of them is now our second board. The owner, who'd been thinking of closing on Thursdays, has put up a " +
      'shelf for the sets.\n\n' +
      'Things we have learned:\n\n' +
      '1. Spin cycles favour the calmer player.\n' +
      "2. Never resign before you've checked whether your opponent has to leave for his towels.\n" +
      '3. A lost pawn will be found in the filter.\n\n' +
      'If your club is homeless, look for a place where people already have to wait.',
    tags: ['play'],
    by: 'oddments',
    hoursAgo: 297.2,
    up: 2,
  },
  {
    title: 'Salt roads and honey roads: reading medieval trade from place names',
    url: 'https://oldroads.example/articles/salt-and-honey',
    tags: ['history', 'words'],
    by: 'inkandink',
    hoursAgo: 306.7,
    up: 12,
  },
  {
    title: "Crows know the bin lorry's schedule better than the residents do",
    url: 'https://fieldnotesquarterly.example/issue-28/crows-and-bins',
    tags: ['nature'],
    by: 'birdbook',
    hoursAgo: 315.4,
    up: 20,
    comments: [
      {
        by: 'gustavo_r',
        text: "They skipped the bank holiday *and* turned up on the replacement day. I didn't manage either.",
        minutesAfter: 80,
        up: 7,
        replies: [
          {
            by: 'birdbook',
            text:
              'To be a spoilsport: the likeliest explanation is that they watch for bags on the kerb, not the calendar. ' +
              'The author tests that with empty bags on the wrong day, and a third of the crows still come, look, and ' +
              'leave in disgust.',
            minutesAfter: 95,
            up: 5,
          },
        ],
      },
    ],
  },
  {
    title: 'In praise of the woman at counter six',
    text:
      'My mother moved in with us in March. This meant nine forms, two of which contradict each other, and a registration ' +
      "that expired before the confirmation of its predecessor arrived. I'd taken a day off for the citizens' office and " +
      'packed a lunch.\n\n' +
      'The woman at counter six read everything, in silence, for about four minutes. Then she said: "You\'ve been told to ' +
      'do these in the wrong order. That\'s our mistake, not yours." She took a sheet of paper, wrote the numbers 1 to 9 ' +
      'on it, and next to each a name, a floor and *what to say*. Next to number 5 she wrote: "He will say no. Say: ' +
      'paragraph 14, second sentence."\n\n' +
      'He said no. I said it. He laughed and asked, "Counter six?"\n\n' +
      'It took fifty minutes in all. I ate my lunch in the park.\n\n' +
      "I know that a good system shouldn't need her. I've read the strategy papers, I've even written one. But somebody " +
      "there knows how the thing works from end to end, and I'd like her to be asked before it's next redesigned.",
    tags: ['work'],
    by: 'juniper_lane',
    hoursAgo: 324.8,
    up: 61,
    comments: [
      {
        by: 'kbrandt',
        text:
          "I work in such an office. There's always a counter six. She's usually two years from retirement, nobody has " +
          'written down what she knows, and the ticket machine distributes visitors at random.',
        minutesAfter: 38,
        up: 14,
        replies: [
          {
            by: 'farid_k',
            text:
              'Our building had one too, and the regulars would take ticket after ticket until the display said six. ' +
              'Management saw it in the figures and concluded that counter six was *slow*.',
            minutesAfter: 47,
            up: 8,
            replies: [
              {
                by: 'kbrandt',
                text: "I wish I could say that I don't believe you.",
                minutesAfter: 33,
                up: 11,
              },
            ],
          },
        ],
      },
      {
        by: 'okonkwo_j',
        text:
          'Lovely story, and it makes me a bit angry. The person without a day off, without the nerve to say "paragraph ' +
          '14" to an official, gets counter three. Kindness by lottery isn\'t a service.',
        minutesAfter: 125,
        up: 6,
        down: 1,
        replies: [
          {
            by: 'juniper_lane',
            text:
              "I agree with every word. I wanted to thank her, and I couldn't find a way to do it that wasn't also a " +
              'complaint.',
            minutesAfter: 54,
            up: 9,
          },
        ],
      },
    ],
  },
  {
    title: 'Baking with 100 % barley: an honest failure report',
    url: 'https://saltandstarter.example/bread/barley-failure',
    tags: ['food'],
    by: 'hanneleh',
    hoursAgo: 333.1,
    up: 5,
  },
  {
    title: 'Open-plan classrooms, fifty years on — what the teachers did with the bookshelves',
    url: 'https://chalkandtalk.example/history/open-plan-bookshelves',
    tags: ['design', 'work'],
    by: 'brasswick',
    hoursAgo: 342.6,
    up: 13,
  },
  {
    title: 'We measured the queue at the passport office for six weeks, then moved one sign',
    url: 'https://commonledger.example/case-notes/passport-queue-sign',
    tags: ['work', 'design'],
    by: 'sabinethk',
    hoursAgo: 351.5,
    up: 108,
    down: 1,
    comments: [
      {
        by: 'marisol_q',
        text:
          'For those who won\'t click: the sign "Collections" hung *behind* the point where you had to choose a queue. 38 ' +
          '% of people waited in the wrong line and then started over. Moving it four metres towards the door took the ' +
          'average visit from 47 minutes to 29. Cost: one ladder, one morning.',
        minutesAfter: 21,
        up: 19,
        replies: [
          {
            by: 'pjotr',
            text:
              'And six weeks of somebody with a clipboard, which is the part everybody will cut from the budget when they ' +
              'copy this.',
            minutesAfter: 33,
            up: 12,
            replies: [
              {
                by: 'sabinethk',
                text:
                  'That somebody was a trainee, and she noticed it on day two. The other weeks were needed for anyone to ' +
                  "believe her. It's in the acknowledgements, in politer words.",
                minutesAfter: 28,
                up: 14,
                replies: [
                  {
                    by: 'oddments',
                    text:
                      'There ought to be a word for the time between somebody noticing and somebody being allowed to have ' +
                      'noticed.',
                    minutesAfter: 50,
                    up: 10,
                    replies: [
                      {
                        by: 'quillon',
                        text: '"Consultation".',
                        minutesAfter: 46,
                        up: 15,
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
        by: 'rmatsuda',
        text:
          'Good work, though I miss one group. The sign went from 1.7 m to hanging at 2.6 m "for visibility across the ' +
          'hall". Wheelchair users and children look up at a steep angle, and with the ceiling lamps behind it you get a ' +
          'dark rectangle. A second one at eye level would be another morning with the ladder, minus the ladder.',
        minutesAfter: 64,
        up: 9,
        replies: [
          {
            by: 'inkandink',
            text:
              'Also the new lettering is lighter than the old. On a backlit wall you want it heavier, not thinner. Looks ' +
              'elegant in the photo, mind you.',
            minutesAfter: 39,
            up: 6,
          },
        ],
      },
      {
        by: 'yilmazd',
        text: 'Sorry, but why is there a queue to *collect* something in the first place? Post it. The sign is a plaster.',
        minutesAfter: 97,
        up: 5,
        down: 4,
        replies: [
          {
            by: 'dunlin',
            text:
              "They do post it if you ask, for a fee. The people who come in mostly have an address that isn't reliable, " +
              'or need it by Friday. One can fix the sign this week and the postage next year.',
            minutesAfter: 35,
            up: 7,
            replies: [
              {
                by: 'yilmazd',
                text: 'OK. "Fix the sign this week" is a fair answer.',
                minutesAfter: 52,
                up: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'thirdrail',
        text:
          'We did the same at the depot with the lost-property window. Nobody could find it. It was called Customer ' +
          'Relations.',
        minutesAfter: 240,
        up: 8,
      },
      {
        by: 'nparvati',
        text:
          'I appreciated the section on what did *not* work: the floor arrows (ignored), the ticket app (used by eleven ' +
          'people, seven of them staff) and the friendly volunteer, who caused a queue of his own.',
        minutesAfter: 830,
        up: 6,
        replies: [
          {
            by: 'hanneleh',
            text: 'A queue for the friendly volunteer is the most human sentence in the whole report.',
            minutesAfter: 75,
            up: 5,
          },
        ],
      },
    ],
  },
  {
    title: "The rowing club's new boathouse is three centimetres too short",
    url: 'https://theharbourpost.example/sport/boathouse-three-centimetres',
    tags: ['play', 'making'],
    by: 'dunlin',
    hoursAgo: 360.2,
    up: 7,
  },
  {
    title: 'Ask: has anyone here learned an instrument after fifty?',
    text:
      "I've repaired other people's accordions for years without being able to play one. It's a little like being a " +
      "dentist with no teeth. I turned fifty-six last week, and there's one on the bench that nobody has collected since " +
      '2019.\n\n' +
      'I can read music slowly. My hands are used to small work but not to doing two different things at once. I have ' +
      'perhaps twenty-five minutes a day, in the workshop, after closing, where nobody hears me.\n\n' +
      "What I'd like to know from people who've done it:\n\n" +
      '- Teacher from the start, or only once you have formed some bad habits for them to correct?\n' +
      '- Did you have a piece in mind, or did you just do scales?\n' +
      '- How long until you *voluntarily* played in front of another human being?\n\n' +
      "I don't aim to be good. I'd like to be able to play one waltz at my niece's wedding in fourteen months without " +
      'anybody being brave about it.',
    tags: ['play'],
    by: 'tobiasw',
    hoursAgo: 369.9,
    up: 26,
    comments: [
      {
        by: 'slow_fermata',
        text:
          'Cello teacher with several pupils over sixty. Teacher from the start, but only every second week. Adults ' +
          'practise what they already can because failing feels undignified, and somebody has to stop you gently.\n\n' +
          "Fourteen months for one waltz is very realistic. Choose the waltz now and tell the niece, so you can't escape.",
        minutesAfter: 31,
        up: 9,
        replies: [
          {
            by: 'tobiasw',
            text: "I've told the niece. She has told everybody. The door is shut behind me.",
            minutesAfter: 77,
            up: 6,
          },
        ],
      },
      {
        by: 'gustavo_r',
        text:
          'Started the seven-string guitar at 53. First time in front of another person: eight months, and the person was ' +
          'asleep. Ten minutes twice a day did more for me than one long session, I think because my fingers went on ' +
          'working on it over lunch.',
        minutesAfter: 102,
        up: 5,
      },
      {
        by: 'marisol_q',
        text:
          "Late cellist here, terrible one, happy. Join a beginners' ensemble as early as they'll have you, even if you " +
          "play three notes of the piece. Nobody can be brave about you when they're all busy with their own three notes.",
        minutesAfter: 190,
        up: 4,
        replies: [
          {
            by: 'elowen',
            text: 'Seconded. Our village band puts its learners next to the tuba. Whatever you do, it was the tuba.',
            minutesAfter: 66,
            up: 3,
          },
        ],
      },
    ],
  },
  {
    title: 'Local paper stops printing the tide tables, lasts nine days',
    url: 'https://theharbourpost.example/letters/tide-tables-return',
    tags: ['towns'],
    by: 'lowtide',
    hoursAgo: 378.3,
    up: 4,
  },
  {
    title: 'Glaciers make noise, and most of it is plumbing',
    url: 'https://tidewaterreview.example/features/glacier-plumbing',
    tags: ['nature', 'science'],
    by: 'dunlin',
    hoursAgo: 387.7,
    up: 10,
  },
  {
    title: "Show: a very small website for our allotment's water rota",
    text:
      'We are 38 plots and one tap. Until last year the rota was a laminated sheet in the shed, corrected in felt pen, ' +
      'and every August there was a quarrel.\n\n' +
      "Now there's a page: https://plot-and-tap.example. It shows today, tomorrow, and a button that says **I'm not " +
      "coming, somebody take my turn**. That is the whole thing. There's no login. You type your plot number, and since " +
      'everybody knows everybody, nobody has yet pretended to be plot 12.\n\n' +
      "Technically it's one script on a second-hand computer behind my kitchen radiator, and a text file. The backup is " +
      'that I print it on Sunday and put it in the shed, where the laminated sheet was. About half of the members have ' +
      "never seen the website and think I've just got tidier.\n\n" +
      'I built three features that I have since removed: notifications, a rain forecast, and statistics. The statistics ' +
      'caused the worst quarrel of all.',
    tags: ['computing'],
    by: 'kestrel_gw',
    hoursAgo: 396.4,
    up: 14,
    comments: [
      {
        by: 'quillon',
        text:
          'Statistics about water, in August, among neighbours. You brought a match to a hay barn and drew a bar chart ' +
          'with it.',
        minutesAfter: 84,
        up: 8,
        replies: [
          {
            by: 'kestrel_gw',
            text: "A *league table*, I'm afraid. I've learned.",
            minutesAfter: 91,
            up: 9,
          },
        ],
      },
    ],
  },
  {
    title: 'Colour-blind and in charge of the metro map',
    url: 'https://kerningroom.example/interviews/colour-blind-metro-map',
    tags: ['design', 'transport'],
    by: 'inkandink',
    hoursAgo: 405.1,
    up: 44,
    comments: [
      {
        by: 'thirdrail',
        text:
          '"If you can only name the line by its colour, it doesn\'t have a name." We could do with this man. Our new ' +
          'control screen tells a delay from a diversion by two kinds of orange.',
        minutesAfter: 63,
        up: 8,
      },
      {
        by: 'chen_weiting',
        text:
          'As a fellow red-green case: his trick of printing each draft on the worst office printer in grey is better ' +
          'than any simulator I have tried. The simulators show *you* what they think I see. The printer just takes the ' +
          'colour away.',
        minutesAfter: 155,
        up: 5,
        replies: [
          {
            by: 'inkandink',
            text:
              "I do that now, too. Half of my careful palette collapses into one smudge, every time, and I've been doing " +
              'this for eighteen years.',
            minutesAfter: 58,
            up: 4,
          },
        ],
      },
    ],
  },
  {
    title: 'A dictionary of farm-gate latches, with dialect names and drawings',
    url: 'https://almanac-of-small-things.example/dictionaries/gate-latches',
    tags: ['words', 'making'],
    by: 'elowen',
    hoursAgo: 413.8,
    up: 8,
  },
  {
    title: 'The index cards behind a 1950s weather forecast',
    url: 'https://oldroads.example/articles/forecast-index-cards',
    tags: ['history', 'science'],
    by: 'quillon',
    hoursAgo: 422.5,
    up: 17,
  },
  {
    title: 'Against the smart bench, or: I only wanted to sit down',
    text:
      'Our square has got four new benches. Each has a solar panel, two charging sockets, a sensor that counts people, a ' +
      'small screen, and a seat.\n\n' +
      'I have sat on all four. The seat is 38 cm deep, because the battery is underneath it, so that you perch rather ' +
      'than sit. There\'s no backrest, as it would shade the panel. The screen said "Welcome to the square", which I was ' +
      'already in.\n\n' +
      'I went and looked up the price: €7,400 each. An ordinary wooden bench with a back and armrests, from the same ' +
      "supplier's catalogue, is €890. So we have four seats that nobody can lean on, and we don't have thirty-three that " +
      'my neighbour could get up from.\n\n' +
      'I\'m not against technology; I write this on some. What annoys me is the order of questions. Nobody asked "where do ' +
      'people want to rest, and for how long?" Somebody asked "what could a bench also do?"\n\n' +
      "A bench has one job. It's allowed to be brilliant at it.",
    tags: ['design', 'towns'],
    by: 'anneke',
    hoursAgo: 431.2,
    up: 21,
    down: 7,
    comments: [
      {
        by: 'farid_k',
        text:
          "I'll defend the sockets. There are people in that square every day who've nowhere else to charge a phone, and " +
          "a phone is how you get a bed for the night. They don't write essays.",
        minutesAfter: 49,
        up: 4,
        down: 5,
        replies: [
          {
            by: 'anneke',
            text:
              "That's the best argument for them, and it wasn't in the tender. I asked. And two of the eight sockets " +
              'work. Put a row of sockets on the kiosk wall, by all means, and give the same people a bench with a back.',
            minutesAfter: 61,
            up: 9,
          },
        ],
      },
      {
        by: 'okonkwo_j',
        text:
          'Arithmetic: four at €7,400 is €29,600, which makes 33 wooden ones at €890. I came here to correct you and ' +
          'leave disappointed.',
        minutesAfter: 170,
        up: 5,
        down: 1,
      },
    ],
  },
  {
    title: 'A field guide to gaps in hedges and who made them',
    url: 'https://fieldnotesquarterly.example/issue-27/hedge-gaps',
    tags: ['nature'],
    by: 'birdbook',
    hoursAgo: 440.9,
    up: 1,
  },
  {
    title: 'Fixing the lift took an hour, finding out who was allowed to took five months',
    url: 'https://commonledger.example/case-notes/the-station-lift',
    tags: ['work'],
    by: 'rmatsuda',
    hoursAgo: 449.6,
    up: 29,
  },
  {
    title: 'What a marathon looks like from behind the water table',
    url: 'https://secondlap.example/essays/behind-the-water-table',
    tags: ['play'],
    by: 'gustavo_r',
    hoursAgo: 458.3,
    up: 12,
  },
  {
    title: 'Ask: how do you keep a neighbourhood group chat useful?',
    text:
      'Ours began with 40 people after the burst pipe and was, for about three weeks, the best thing that ever happened ' +
      'to this street. Somebody lent a pump, somebody cooked for eleven.\n\n' +
      'Now there are 212 members. A normal day looks like this: a lost cat, a found cat (a different cat), parking, a ' +
      'chain message about a van, eleven thumbs, parking, and someone asking whether anyone else heard that. I muted it ' +
      'in May, and in June I missed the notice that the water would be off.\n\n' +
      'We\'ve tried a second group "for announcements only". It was announced in it that somebody had opinions.\n\n' +
      "I don't want to appoint a sheriff. But if your street has found some habit, format or gentle trick which keeps " +
      "such a thing alive past its first emergency, I'd like to steal it. Leaving it altogether isn't an option; it's how " +
      'I find out about the water.',
    tags: ['towns'],
    by: 'yilmazd',
    hoursAgo: 467.1,
    up: 15,
  },
  {
    title: "A translator's diary: three weeks spent on one adverb",
    url: 'https://thelongshelf.example/columns/one-adverb',
    tags: ['words'],
    by: 'slow_fermata',
    hoursAgo: 475.7,
    up: 11,
  },
  {
    title: 'Peat, briefly: ten thousand years in 600 words',
    url: 'https://tidewaterreview.example/short/peat-briefly',
    tags: ['nature', 'history'],
    by: 'mossandstone',
    hoursAgo: 484.4,
    up: 0,
  },
  {
    title: 'When the deckchair attendants went on strike and the beach ran itself',
    url: 'https://oldroads.example/articles/deckchair-strike',
    tags: ['history', 'work'],
    by: 'brasswick',
    hoursAgo: 493.8,
    up: 9,
  },
  {
    title: '🥁 Learning to drum in a flat with thin walls: notes after six months',
    text:
      "I'm 38, I live on the third floor of a building from 1961, and half a year ago I decided to learn the drums. " +
      'People have been very understanding. Some notes for anybody with the same idea:\n\n' +
      "- **Rubber pads aren't quiet.** What you hear is the stick. What your neighbour hears is the *floor*. I put the " +
      'pedal on a board on four halved tennis balls and the complaints stopped that same evening.\n' +
      "- **Ask first.** I went to all six doors with biscuits and one question: when are you out? There's a two-hour gap " +
      "on Wednesdays when the entire stairwell is empty. It's mine now.\n" +
      "- **Slow is hard.** At 60 beats a minute there's nowhere to hide. I practise with a wall clock.\n" +
      "- Brushes on a phone book. You'll need to find a phone book.\n\n" +
      'The lady below me, Mrs Halloran, is 86 and used to dance. She has begun to bang on the ceiling when I rush, and ' +
      "she's right every single time. I consider her my teacher.",
    tags: ['play'],
    by: 'farid_k',
    hoursAgo: 502.5,
    up: 13,
    down: 1,
  },
  {
    title: 'Error messages written by someone who was sorry',
    url: 'https://plainmachines.example/collections/sorry-errors',
    tags: ['computing', 'words'],
    by: 'teo-m',
    hoursAgo: 514.2,
    up: 79,
    comments: [
      {
        by: 'pjotr',
        text:
          "\"Your file is safe. We couldn't open it, which is a different problem, and it's ours.\" I'd frame that one. It " +
          "tells you first the thing that you're actually afraid of.",
        minutesAfter: 36,
        up: 13,
        replies: [
          {
            by: 'kestrel_gw',
            text: 'Exactly the order a good vet uses.',
            minutesAfter: 55,
            up: 8,
          },
        ],
      },
      {
        by: 'nparvati',
        text:
          'A dissenting note: warm words are no use if there is nothing in there to search for. Give me the apology *and* ' +
          "a code. Half of these would be a nightmare on a support line, because you can't quote a feeling.",
        minutesAfter: 140,
        up: 6,
        down: 2,
      },
    ],
  },
  {
    title: 'Why hospital corridors have that stripe, and why it stops at radiology',
    url: 'https://kerningroom.example/found/the-corridor-stripe',
    tags: ['design'],
    by: 'kbrandt',
    hoursAgo: 526.9,
    up: 16,
  },
  {
    title: 'A year of taking the slow train on purpose',
    text:
      'The fast train from my town to the capital takes 1 h 52. The slow one takes 3 h 20, stops nineteen times and costs ' +
      "a third less. For a year now I've taken the slow one whenever nobody was waiting for me, which turned out to be " +
      'nearly always.\n\n' +
      'I had expected to read more. I read *less*. What I do is look out of the window and listen, as the slow train is ' +
      'full of people who know each other. I now know that the bakery at stop seven has changed hands, and that opinion ' +
      'on the new buns is divided.\n\n' +
      'Some figures, since I kept count: 41 journeys, two delays worth mentioning (the fast one had eleven in that time, ' +
      'I checked), one marriage proposal, accepted, between stops twelve and thirteen.\n\n' +
      "I don't claim it's better. If you have a meeting at nine, it's useless. But I had thought of the eighty-eight " +
      'minutes as lost, and they were only slower than the others.',
    tags: ['transport'],
    by: 'hanneleh',
    hoursAgo: 539.6,
    up: 18,
    down: 1,
  },
  {
    title: 'Seed library, year two: 212 packets out, 31 packets back',
    url: 'https://almanac-of-small-things.example/stories/seed-library-year-two',
    tags: ['nature'],
    by: 'kestrel_gw',
    hoursAgo: 551.3,
    up: 12,
  },
  {
    title: 'Small museum, enormous radiator: heating advice for people with 14 visitors a week',
    url: 'https://commonledger.example/case-notes/small-museum-heating',
    text: 'We are the museum in question. Happy to answer anything about the radiator, which has more visitors than the rest.',
    by: 'oddments',
    hoursAgo: 563.7,
    up: 2,
  },
  {
    title: "Show: my grandmother's pickling ledger, 1951–1988, transcribed",
    text:
      'My grandmother wrote down every jar she put up for thirty-seven years: date, weight, vinegar, what the weather was ' +
      "like and, months later in a different ink, how it turned out. There are 1,906 entries. I've typed all of them, " +
      'with her spelling, and put them at https://pickleledger.example next to photographs of the pages.\n\n' +
      'Some favourites:\n\n' +
      '> 12 Aug 1963. Gherkins 6 kg. Too much dill, as Henk would have it. *Febr.: Henk is wrong.*\n\n' +
      '> 3 Sept 1971. Plums. Did not write down how. *Dec.: a great pity.*\n\n' +
      'You can sort by vegetable, by year or by verdict. Her verdicts run from "for guests" down to "for Henk". The brine ' +
      "percentages are reliable as far as I've tested them (gherkins, beets and the mustard pears), but please use common " +
      'sense and a modern guide for anything low in acid: she was lucky as well as careful.\n\n' +
      "I'd love to hear from anyone who tries the mustard pears.",
    tags: ['food', 'history'],
    by: 'inkandink',
    hoursAgo: 577.4,
    up: 22,
  },
  {
    title: 'Voting by postcard in a village of sixty-one people',
    url: 'https://smalldemocracies.example/stories/postcard-ballot',
    tags: ['towns'],
    by: 'anneke',
    hoursAgo: 592.8,
    up: 10,
  },
  {
    title: 'A night out with the crew who paint the white lines on the road',
    url: 'https://nightshiftweekly.example/22/white-lines',
    text:
      'I pass this crew twice a week and had never asked how they get the curves right. A chain, a nail and a man called ' +
      'Benno, it turns out.',
    tags: ['transport', 'work'],
    by: 'thirdrail',
    hoursAgo: 611.5,
    up: 35,
  },
  {
    title: 'How to read a soil pit without falling into it',
    url: 'https://almanac-of-small-things.example/how-to/read-a-soil-pit',
    tags: ['nature', 'science'],
    by: 'mossandstone',
    hoursAgo: 629.2,
    up: 6,
  },
  {
    title: 'Ask: what did you change your mind about because of a map?',
    text:
      "For me it was an old map of wells. I'd always thought that the crooked street I live in was crooked for no reason, " +
      'the way old streets are. Then a colleague laid the well map of 1840 over it, and the street bends round seven ' +
      "wells, one after another, six of which are gone. It isn't crooked at all. It's a very exact answer to a question " +
      'nobody asks any more.\n\n' +
      "Since then I look at odd corners differently, and I've become slower to call things badly planned.\n\n" +
      'I\'d like to collect more of these. Not "interesting maps" in general, of which there\'s no shortage, but the ' +
      'particular moment when a map made you drop an opinion: about a place, a border, a bus line, your own way to work. ' +
      'What did you believe before, and what was on the map?\n\n' +
      'If you can still lay hands on the map, a link or a description of where it hangs would be lovely.',
    by: 'chen_weiting',
    hoursAgo: 648.3,
    up: 12,
  },
];
