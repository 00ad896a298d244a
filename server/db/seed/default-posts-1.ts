import type { SeedPost } from './types.ts';

/** The default site's posts of the last week, newest first. */
export const defaultPosts1: SeedPost[] = [
  {
    title: "The library that lends out its caretaker's ladder (with the caretaker)",
    url: 'https://theharbourpost.example/town/library-ladder-loans',
    tags: ['towns'],
    by: 'hanneleh',
    hoursAgo: 0.5,
    up: 1,
  },
  {
    title: "Ask: what do you do with a grandparent's 3,400 unlabelled slides?",
    text:
      'My grandfather died in spring and left eleven metal boxes of slides. Mountains, mostly. About one in thirty has a ' +
      'person in it, and perhaps one in two hundred has anything written on the frame, usually a year and the word ' +
      '"wet".\n\n' +
      "My aunts are 81 and 84 and can still name the faces. So I'm weighing two orders of work:\n\n" +
      '1. Scan everything first (a year of evenings, at my speed), then sit down with the aunts.\n' +
      '2. Hold the slides up to a lamp now, pull out the ones with people, record the aunts talking, and leave the ' +
      'mountains for later or never.\n\n' +
      "I lean towards the second. What I don't know is how to tie a recording to a slide so that it still makes sense to " +
      'someone in forty years who has neither me nor my folder structure. Has anybody here done this and been happy with ' +
      'it afterwards? And is it all right to throw away a mountain?',
    tags: ['history'],
    by: 'juniper_lane',
    hoursAgo: 1.7,
    up: 4,
    comments: [
      {
        by: 'brasswick',
        text:
          'Second option, and start this weekend. I scanned first, very thoroughly, and finished four months too late.\n\n' +
          'For tying it together: write a number on the slide frame in pencil, say the number aloud on the recording ' +
          'before she starts talking. No software needed, and it survives any folder structure.',
        minutesAfter: 21,
        up: 5,
        replies: [
          {
            by: 'juniper_lane',
            text:
              "Saying the number aloud is so obvious that I would never have thought of it. Thank you, and I'm sorry " +
              'about the four months.',
            minutesAfter: 17,
            up: 2,
          },
        ],
      },
    ],
  },
  {
    title: 'Why tram 14 always comes in threes, demonstrated with a bag of marbles',
    url: 'https://slowstreets.example/2-minute-models/tram-14-marbles',
    tags: ['transport', 'science'],
    by: 'marisol_q',
    hoursAgo: 3.2,
    up: 11,
    comments: [
      {
        by: 'thirdrail',
        text:
          'Good demo. I drive a bus, and the part people never believe is that the *second* vehicle is the one having the ' +
          'easy day. The front one picks up everybody and gets later, the one behind finds empty stops and catches up. ' +
          'Nobody has to do anything wrong.',
        minutesAfter: 26,
        up: 6,
        replies: [
          {
            by: 'yilmazd',
            text:
              "So should the second one just dawdle? As a passenger I'd be furious to sit at a stop with the doors open " +
              'and a driver reading the paper.',
            minutesAfter: 14,
            up: 3,
            replies: [
              {
                by: 'thirdrail',
                text:
                  'Yes, and yes you would. We get a hold instruction from control, we hold ninety seconds, and at least ' +
                  "one person comes up to the cab to ask whether I've died.",
                minutesAfter: 33,
                up: 4,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'A county archive put 40,000 shop receipts online, and they are better than most novels',
    url: 'https://thelongshelf.example/archives/forty-thousand-receipts',
    tags: ['history'],
    by: 'inkandink',
    hoursAgo: 5.4,
    up: 17,
    comments: [
      {
        by: 'oddments',
        text:
          'The run from the hardware shop, November 1954: "1 padlock". Next day, same customer: "1 hacksaw blade". Next ' +
          'day: "1 padlock (as before)". I have been thinking about this man for an hour.',
        minutesAfter: 48,
        up: 7,
      },
      {
        by: 'sabinethk',
        text:
          'Lovely collection, but the search only covers the shop name and date. The item lines were transcribed by ' +
          'volunteers and are in a separate CSV at the bottom of the "About" page. Grab that one if you want to look up ' +
          'anything.',
        minutesAfter: 95,
        up: 4,
      },
    ],
  },
  {
    title: 'Following swifts across two continents with a tag lighter than a paperclip',
    url: 'https://fieldnotesquarterly.example/issue-31/swift-tags',
    tags: ['nature', 'science'],
    by: 'birdbook',
    hoursAgo: 8.1,
    up: 9,
  },
  {
    title: 'The spreadsheet that has run our bell tower since 1998',
    url: 'https://plainmachines.example/essays/bell-tower-spreadsheet',
    tags: ['computing'],
    by: 'tobiasw',
    hoursAgo: 11.6,
    up: 34,
    down: 1,
    comments: [
      {
        by: 'pjotr',
        text:
          '"Column AC must not be touched, it is holding up column F." Every organisation I have worked for had a column ' +
          'AC. In two of them it was a person.',
        minutesAfter: 35,
        up: 11,
      },
      {
        by: 'nparvati',
        text:
          'What I like is that the author resists rewriting it. He lists what it does, who depends on it, and what would ' +
          "break, and then he only adds a second sheet with explanations. That's most of what I'd charge a client for.",
        minutesAfter: 62,
        up: 8,
        replies: [
          {
            by: 'teo-m',
            text:
              'Counterpoint: it took him eleven evenings to write the explanations. A small script with a text file of ' +
              'ringing times would have been two.',
            minutesAfter: 40,
            up: 5,
            down: 1,
            replies: [
              {
                by: 'nparvati',
                text:
                  "And on evening three he'd have found out about the Maundy Thursday exception by not ringing the bells " +
                  'on Maundy Thursday. The explanations *are* the hard part of the rewrite, he just stopped before the ' +
                  'easy part.',
                minutesAfter: 22,
                up: 9,
                replies: [
                  {
                    by: 'tobiasw',
                    text:
                      'For the record, the exception is the other way round: the bells are silent from Thursday until ' +
                      'Easter, so the sheet is full of zeros and everybody thinks it is broken. Every year. There is a ' +
                      'phone call every year.',
                    minutesAfter: 51,
                    up: 4,
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
    title: 'Council votes 7–6 to keep the market hall toilets open, after four hours',
    url: 'https://theharbourpost.example/council/market-hall-toilets-vote',
    tags: ['towns'],
    by: 'lowtide',
    hoursAgo: 14.9,
    up: 22,
    down: 1,
    comments: [
      {
        by: 'dunlin',
        text:
          'I was in the gallery. The decisive speech was from a retired postman who simply listed, street by street, ' +
          'where he used to be able to go and what stands there now. Two minutes, no adjectives.',
        minutesAfter: 30,
        up: 7,
        replies: [
          {
            by: 'elowen',
            text: 'Did somebody take it down? That deserves printing.',
            minutesAfter: 45,
            up: 5,
            replies: [
              {
                by: 'dunlin',
                text: "It'll be in the minutes in some form. The clerk was writing very fast and smiling.",
                minutesAfter: 64,
                up: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'farid_k',
        text:
          'Unpopular, but €61,000 a year for six cubicles is a lot. At that price you could pay every café around the ' +
          'square to put a sticker on the door.',
        minutesAfter: 81,
        up: 3,
        down: 4,
        replies: [
          {
            by: 'marisol_q',
            text:
              'That figure includes the attendant, who also opens the hall at five for the stallholders and lets the fire ' +
              'service in. Take the toilets away and you still need somebody with the keys. The article has it in the ' +
              'last paragraph, where nobody reads.',
            minutesAfter: 27,
            up: 8,
            replies: [
              {
                by: 'farid_k',
                text: 'Fair, I am nobody and I did not read the last paragraph. Withdrawn, mostly.',
                minutesAfter: 38,
                up: 6,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Show: I mapped every drinking fountain in my town, and which ones actually work',
    text:
      "The city's open data says we have 94 drinking fountains. I spent nine Sundays cycling to all of them with a " +
      'measuring jug and a thermometer. Results:\n\n' +
      '- 61 work\n' +
      '- 19 are dry\n' +
      '- 8 work if you hit them\n' +
      '- 4 are not there\n' +
      '- 2 are bird baths\n\n' +
      'For each one I noted the flow (seconds to fill half a litre), the temperature, whether a bottle fits under the ' +
      'spout, and whether you can reach it from a wheelchair. That last number is the sad one: 23.\n\n' +
      'The map is a single static page, the data one file called `fountains.csv`, and anybody may have both: ' +
      'https://thirstymap.example/about. I sent the list to the water department and got a reply within a day from a man ' +
      'who had been asking for precisely this list for six years. He has since repaired five, and sends me a photo each ' +
      'time.\n\n' +
      'Things I would like to hear: how to keep it up to date without me cycling it every summer, and what else is worth ' +
      'measuring while one is standing there with a jug.',
    tags: ['towns'],
    by: 'chen_weiting',
    hoursAgo: 18.3,
    up: 58,
    comments: [
      {
        by: 'anneke',
        text:
          '"2 are bird baths" finished me off. Wonderful work.\n\n' +
          'Worth measuring: shade and a place to sit. My mother decides where she rests by the bench and drinks whatever ' +
          'happens to be near it.',
        minutesAfter: 24,
        up: 12,
        replies: [
          {
            by: 'chen_weiting',
            text:
              'Shade! Yes. I have the coordinates and the tree register is public, so I could guess that part from my ' +
              "desk. Benches I'd have to cycle again. Oh no, what a pity.",
            minutesAfter: 31,
            up: 8,
          },
        ],
      },
      {
        by: 'gustavo_r',
        text:
          'Keeping it fresh: put a sticker with a short number on each fountain and a phone number for text messages. "37 ' +
          'dry" is a full report. We did this for broken lifts in our housing cooperative, and the ones who report are ' +
          'overwhelmingly teenagers and one very angry dentist.',
        minutesAfter: 58,
        up: 6,
        replies: [
          {
            by: 'kbrandt',
            text:
              'Ask the department before the sticker goes on. Here somebody did the same for playgrounds and the cleaning ' +
              "contractor removed all of them in a week, very thoroughly, with a scraper. Once they carried the city's " +
              'logo nobody touched them.',
            minutesAfter: 36,
            up: 5,
            replies: [
              {
                by: 'chen_weiting',
                text:
                  'My man at the water department says he can have enamel plates made "if the budget line for signs is ' +
                  'still asleep". I\'ll ask him.',
                minutesAfter: 25,
                up: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'teo-m',
        text:
          'How did you deal with the flow changing over the day? Early morning pressure here is nearly double what you ' +
          'get at six in the evening.',
        minutesAfter: 112,
        up: 3,
        down: 1,
        replies: [
          {
            by: 'chen_weiting',
            text:
              'Badly. I wrote down the time and left it at that, so treat the flow column as "fast / fine / bring a ' +
              'book". I\'ve now added a note to the page, good catch.',
            minutesAfter: 47,
            up: 6,
          },
        ],
      },
      {
        by: 'mossandstone',
        text: 'The two bird baths should stay on the map with a symbol of their own. Somebody is thirsty there too.',
        minutesAfter: 190,
        up: 7,
      },
      {
        by: 'rmatsuda',
        text:
          'Small correction on the wheelchair column: reach is one half, knee space is the other. A spout at 85 cm is ' +
          "useless if there's a solid plinth in front of it and you have to drink sideways. If you have photos, you can " +
          'probably fill that in without going out again.',
        minutesAfter: 255,
        up: 5,
        replies: [
          {
            by: 'chen_weiting',
            text:
              'I have photos of all 94. Checked the first twenty just now and four drop out of the "reachable" list. So ' +
              "the sad number gets sadder, but it'll be right. Thank you.",
            minutesAfter: 68,
            up: 7,
            replies: [
              {
                by: 'rmatsuda',
                text:
                  "If you want a second pair of eyes for the other 74, send me a link. I've an evening and opinions about " +
                  'plinths.',
                minutesAfter: 44,
                up: 3,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'An oral history of "the long way round", the school bus that was lost for three hours',
    url: 'https://valleyvoices.example/recordings/the-long-way-to-school',
    tags: ['transport', 'history'],
    by: 'slow_fermata',
    hoursAgo: 22.7,
    up: 6,
  },
  {
    title: 'You may not need a message queue, you may need a table and some patience',
    url: 'https://plainmachines.example/essays/a-table-and-some-patience',
    tags: ['computing'],
    by: 'nparvati',
    hoursAgo: 26.4,
    up: 41,
    down: 2,
    comments: [
      {
        by: 'pjotr',
        text:
          "We've run this for five years at about forty jobs a second: one table, `SELECT ... FOR UPDATE SKIP LOCKED`, a " +
          "worker that sleeps when there's nothing to do. The only pager night was because of a full disk, and that would " +
          'have taken a queue down as well.',
        minutesAfter: 41,
        up: 9,
        replies: [
          {
            by: 'teo-m',
            text:
              'How big does the table get? Ours slowed to a crawl because finished rows stayed in it, and then a nightly ' +
              'delete locked horns with everything else.',
            minutesAfter: 28,
            up: 5,
            replies: [
              {
                by: 'pjotr',
                text:
                  'Finished rows move to a table per month, and old months are dropped whole. Never delete row by row. ' +
                  'Also a partial index on `where done_at is null`, so the part you look at stays tiny.',
                minutesAfter: 35,
                up: 8,
              },
            ],
          },
        ],
      },
      {
        by: 'okonkwo_j',
        text:
          "This is good advice until the second team wants the same events. Then you're inventing topics and offsets in " +
          'SQL, one column at a time, and you end up with a queue nobody else knows how to run.',
        minutesAfter: 77,
        up: 4,
        down: 3,
        replies: [
          {
            by: 'nparvati',
            text:
              'Agreed, and the article says so under "When to stop". I\'d only add that most second teams never arrive. ' +
              "I've seen far more queues bought for a guest who didn't come.",
            minutesAfter: 39,
            up: 7,
          },
        ],
      },
      {
        by: 'quillon',
        text:
          '> patience is a cheaper dependency\n\n' +
          'Going on the wall above the coffee machine, which is incidentally also a queue.',
        minutesAfter: 203,
        up: 10,
      },
      {
        by: 'kbrandt',
        text:
          "Missing from the piece: make the job safe to run twice before you do anything else. With a table it's tempting " +
          'to think "exactly once" comes free with the transaction, and then the worker sends the e-mail and dies before ' +
          'the commit.',
        minutesAfter: 340,
        up: 3,
      },
    ],
  },
  {
    title: 'Sourdough in a cold kitchen: the nineteen-hour loaf',
    url: 'https://saltandstarter.example/bread/nineteen-hour-loaf',
    tags: ['food'],
    by: 'elowen',
    hoursAgo: 31.8,
    up: 13,
    comments: [
      {
        by: 'hanneleh',
        text:
          'Made it at 15 °C, which is what my kitchen is from October on. Two tweaks: 20 g more starter, and I put the ' +
          'salt in after the first fold. With the salt in from the start mine needed closer to 23 hours, and I need to ' +
          'sleep at some point.',
        minutesAfter: 52,
        up: 6,
        replies: [
          {
            by: 'elowen',
            text:
              "Which flour? Mine is a fairly thirsty stoneground. If you use white I'd drop the water to 340 g or it'll " +
              'spread like gossip.',
            minutesAfter: 73,
            up: 3,
            replies: [
              {
                by: 'hanneleh',
                text: 'Half rye, this is Finland, there may be a law. 360 g was right.',
                minutesAfter: 44,
                up: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'gustavo_r',
        text: 'I envy you people. In my kitchen this is the three-hour loaf.',
        minutesAfter: 310,
        up: 5,
        down: 1,
      },
    ],
  },
  {
    title: 'The anonymous typeface on your electricity meter',
    url: 'https://kerningroom.example/found/electricity-meter-type',
    tags: ['design'],
    by: 'inkandink',
    hoursAgo: 37.5,
    up: 15,
  },
  {
    title: 'Ask: which small rule in your town would you export everywhere?',
    text:
      'It has to be small enough to fit on a sign, and it has to work.\n\n' +
      'Mine: on the first Saturday of the month you may put anything usable on the pavement in front of your house, ' +
      'provided there is a **red ribbon** tied to it. With a ribbon it belongs to whoever carries it off before Sunday ' +
      "noon. Without a ribbon it's fly-tipping and you get a fine. At noon on Sunday, whatever is left is yours again and " +
      'goes back inside.\n\n' +
      'It sounds like nothing. But the ribbon makes you decide, in public, that this thing is good enough to offer to a ' +
      'stranger, and the "goes back inside" part means nobody puts out a broken printer twice. The ironmonger sells the ' +
      'ribbon by the metre and has never been so popular.\n\n' +
      'So: which rule would you pack up and send to the rest of us? Bonus points if you can say why it works, and double ' +
      'points if you know who objected.',
    tags: ['towns'],
    by: 'anneke',
    hoursAgo: 44.2,
    up: 87,
    down: 1,
    comments: [
      {
        by: 'marisol_q',
        text:
          'Every hole dug in a street must have a board with four lines: what, why, until when, and the name and phone ' +
          'number of a person. Not a department. A person.\n\n' +
          'It was introduced here nine years ago. Who objected: every utility company, in writing, using the same ' +
          'paragraph.',
        minutesAfter: 18,
        up: 24,
        replies: [
          {
            by: 'thirdrail',
            text: 'Does anybody pick up?',
            minutesAfter: 22,
            up: 13,
            replies: [
              {
                by: 'marisol_q',
                text:
                  "Always, because people do ring. The first year the average was eleven calls per hole. Now it's fewer " +
                  'than one, since the "until when" has become remarkably accurate.',
                minutesAfter: 15,
                up: 17,
                replies: [
                  {
                    by: 'okonkwo_j',
                    text:
                      "Or remarkably generous. If I were the person on the board I'd write a date in the spring after " +
                      'next and enjoy being early.',
                    minutesAfter: 31,
                    up: 9,
                    replies: [
                      {
                        by: 'marisol_q',
                        text:
                          'They tried. The permit fee is per day on the board, not per day of digging. So the generous ' +
                          'date costs money and the optimistic date costs phone calls, and they settle on the truth out ' +
                          'of exhaustion.',
                        minutesAfter: 19,
                        up: 12,
                        replies: [
                          {
                            by: 'quillon',
                            text:
                              '"They settle on the truth out of exhaustion" is the best description of good regulation ' +
                              "I've read in years.",
                            minutesAfter: 27,
                            up: 21,
                            replies: [
                              {
                                by: 'farid_k',
                                text: "It's also how my parents got married.",
                                minutesAfter: 44,
                                up: 8,
                                replies: [
                                  {
                                    by: 'anneke',
                                    text: 'And until when, and whom do we call?',
                                    minutesAfter: 36,
                                    up: 10,
                                  },
                                ],
                              },
                            ],
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
            by: 'sabinethk',
            text:
              'I worry about the named person, though. My cousin was the name on such a board for a delayed crossing and ' +
              'got calls at night, some of them vile. A name with a desk phone and office hours would do the same job.',
            minutesAfter: 95,
            up: 6,
            down: 1,
            replies: [
              {
                by: 'marisol_q',
                text:
                  'It is a desk phone, I should have said. And first name plus surname initial since about year three, ' +
                  'for exactly the reason you give.',
                minutesAfter: 48,
                up: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'birdbook',
        text:
          'No hedge cutting between 1 March and 31 August, and the council publishes its *own* cutting calendar so that ' +
          'you can check on them. The first half many places have. The second half is the one that works.',
        minutesAfter: 33,
        up: 15,
        replies: [
          {
            by: 'dunlin',
            text:
              'We\'ve the first half. The council\'s contractor trims the ring road in May, every May, "for visibility". ' +
              'What is being made visible is the nests.',
            minutesAfter: 57,
            up: 6,
            replies: [
              {
                by: 'kestrel_gw',
                text:
                  'To be fair to the contractor, sightlines at junctions are exempt pretty much everywhere, and they ' +
                  'should be. The trick is that a junction is twenty metres long and a ring road is six kilometres.',
                minutesAfter: 41,
                up: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'kbrandt',
        text:
          'Quiet hours from one to three in the afternoon. No drills, no mowers, no leaf blowers. Children are explicitly ' +
          'exempt, it says so in the by-law: "the noise of children is not noise".',
        minutesAfter: 47,
        up: 9,
        down: 5,
        replies: [
          {
            by: 'teo-m',
            text:
              "I lived under that rule for four years and worked nights, so I'm grateful. But try to get a bathroom " +
              "fitted. The tilers turn up at eight, start at nine, stop at one, and aren't coming back at three for two " +
              'hours. It doubled the price.',
            minutesAfter: 26,
            up: 7,
            down: 2,
            replies: [
              {
                by: 'kbrandt',
                text:
                  "That's true, and nobody says it out loud. There is a permit for tradespeople, twelve euros, but you " +
                  'have to know about it, and the tilers have no reason to tell you.',
                minutesAfter: 38,
                up: 5,
                replies: [
                  {
                    by: 'pjotr',
                    text: 'A rule with a secret exit for people who know about it is how you get two towns on one map.',
                    minutesAfter: 52,
                    up: 6,
                  },
                ],
              },
            ],
          },
          {
            by: 'yilmazd',
            text:
              "Honestly I find this one suffocating. A town where I can't use a vacuum cleaner at two in the afternoon is " +
              'a sanatorium.',
            minutesAfter: 88,
            up: 2,
            down: 9,
            replies: [
              {
                by: 'brasswick',
                text:
                  "Vacuuming is indoors and allowed. And I speak as somebody with a piano above her and a baby below: I'd " +
                  'check in to that sanatorium today.',
                minutesAfter: 23,
                up: 11,
              },
            ],
          },
        ],
      },
      {
        by: 'nparvati',
        text:
          'The "second bench" rule. Any new bench must be within sight of another one. Sounds like decoration, but it ' +
          'lets an old couple who have quarrelled take a walk together.',
        minutesAfter: 76,
        up: 14,
        replies: [
          {
            by: 'slow_fermata',
            text: "I refuse to find out whether this is the real reason. It's the real reason now.",
            minutesAfter: 29,
            up: 16,
          },
          {
            by: 'rmatsuda',
            text:
              'Ours has the dull version: a seat every 150 m between the clinic and the station. My father counts them. ' +
              'He has got as far as bench six since the operation.',
            minutesAfter: 140,
            up: 7,
            replies: [
              {
                by: 'nparvati',
                text: 'Please tell him that a street full of strangers is cheering for bench seven.',
                minutesAfter: 35,
                up: 10,
              },
            ],
          },
        ],
      },
      {
        by: 'okonkwo_j',
        text:
          "Contrarian: I don't think any of these export. The ribbon works because everyone knows the ironmonger. The " +
          'board works because somebody decided the fee should be per day and then defended it for nine years. Copy the ' +
          'sign and you get a sign.',
        minutesAfter: 130,
        up: 8,
        down: 3,
        replies: [
          {
            by: 'anneke',
            text:
              'I half agree. But we copied ours from a village forty kilometres away where it was a *blue* ribbon and ' +
              'every Saturday, and we broke it twice before it worked. The sign travels, and the arguing has to be done ' +
              'locally, fresh.',
            minutesAfter: 25,
            up: 9,
            replies: [
              {
                by: 'okonkwo_j',
                text: 'That I can sign. Pack the arguing into the same crate.',
                minutesAfter: 41,
                up: 7,
              },
            ],
          },
        ],
      },
      {
        by: 'mossandstone',
        text:
          'About the ribbon: what happens with mattresses? In my street "usable" is a very elastic word where mattresses ' +
          'are concerned.',
        minutesAfter: 205,
        up: 5,
        replies: [
          {
            by: 'anneke',
            text: "Upholstery is excluded since the Great Bedbug Spring. There's a second sign. It's longer than the first.",
            minutesAfter: 34,
            up: 8,
          },
        ],
      },
      {
        by: 'hanneleh',
        text:
          'Lost gloves go on the nearest fence post, fingers up. It\'s in our park regulations, between "no fires" and "no ' +
          'motor boats". You go back the way you came looking ahead instead of at your feet, and in January there are ' +
          'days when the whole path waves at you.',
        minutesAfter: 175,
        up: 12,
        replies: [
          {
            by: 'pjotr',
            text: 'And who objected?',
            minutesAfter: 31,
            up: 6,
            replies: [
              {
                by: 'hanneleh',
                text: 'The man who paints the fence posts.',
                minutesAfter: 27,
                up: 13,
              },
            ],
          },
        ],
      },
      {
        by: 'lowtide',
        text:
          'If the last ferry is more than ten minutes late, the harbour café must stay open until it has docked, and the ' +
          "council pays for the hour. It's used perhaps eight times a year. I've been the wet person at the counter " +
          "twice, and both times I'd have voted for anybody who mentioned it.",
        minutesAfter: 420,
        up: 4,
      },
    ],
  },
  {
    title: 'Lichens make poor clocks, and a graveyard proved it',
    url: 'https://fieldnotesquarterly.example/issue-30/lichen-clocks',
    tags: ['nature', 'science'],
    by: 'mossandstone',
    hoursAgo: 52.9,
    up: 8,
  },
  {
    title: 'A rural school tried the four-day week. The bus contract had other ideas',
    url: 'https://chalkandtalk.example/reports/four-day-week-bus-contract',
    tags: ['work'],
    by: 'kestrel_gw',
    hoursAgo: 61.3,
    up: 19,
    down: 1,
    comments: [
      {
        by: 'brasswick',
        text:
          'Thirty years of teaching, eleven timetable reforms, and every one of them was decided by the bus in the end. ' +
          "You can move mathematics to the afternoon. You can't move the 15:40.",
        minutesAfter: 64,
        up: 6,
        replies: [
          {
            by: 'thirdrail',
            text:
              'From the other side: we can move the 15:40, if somebody tells us before the tender closes in March. ' +
              'Schools decide in June.',
            minutesAfter: 49,
            up: 5,
          },
        ],
      },
      {
        by: 'juniper_lane',
        text:
          "I'd have liked a line about the parents who work on the fifth day. The survey they quote went out by letter, " +
          "and the ones without time to answer are the ones I'd want to hear from.",
        minutesAfter: 230,
        up: 3,
        down: 1,
      },
    ],
  },
  {
    title: 'The last eel smoker on the estuary hangs up his hooks',
    url: 'https://theharbourpost.example/people/last-eel-smoker',
    tags: ['food'],
    by: 'lowtide',
    hoursAgo: 70.6,
    up: 12,
    comments: [
      {
        by: 'dunlin',
        text:
          "I'm sorry for the man and glad for the eels. They're critically endangered and he says as much himself: he " +
          'stopped because he could no longer look at what came up in the nets. Rather braver than waiting for the ban.',
        minutesAfter: 83,
        up: 4,
      },
      {
        by: 'gustavo_r',
        text:
          'Does anybody know if the smokehouse is kept? The alder-and-oak method he describes would be just as good for ' +
          "mackerel, and we've no shortage of those.",
        minutesAfter: 260,
        up: 2,
      },
    ],
  },
  {
    title: 'Every pedestrian crossing button in the city, ranked by whether it does anything',
    url: 'https://slowstreets.example/field-work/crossing-buttons-ranked',
    tags: ['towns', 'transport'],
    by: 'yilmazd',
    hoursAgo: 79.1,
    up: 94,
    down: 2,
    comments: [
      {
        by: 'thirdrail',
        text:
          "Driver here. The one by the theatre, ranked 212th, isn't broken. It does something between 22:00 and 05:30, " +
          'and by day the lights run on a fixed plan. So it is a night button that nobody told the day about.',
        minutesAfter: 27,
        up: 18,
        replies: [
          {
            by: 'yilmazd',
            text:
              'The author covers that in the appendix: she pressed every one of the 240 at three in the afternoon *and* ' +
              "at midnight. 58 of them are night buttons. There's no sign on any.",
            minutesAfter: 34,
            up: 11,
            replies: [
              {
                by: 'kbrandt',
                text:
                  'Then there should be one. A button that lies from 05:30 to 22:00 teaches people to ignore the ones ' +
                  'that tell the truth.',
                minutesAfter: 45,
                up: 9,
                replies: [
                  {
                    by: 'inkandink',
                    text:
                      'We sketched that once for a tender: the ring around the button lights up only if pressing would ' +
                      'change something. It was cut because it would "raise expectations".',
                    minutesAfter: 70,
                    up: 7,
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
          "Please don't forget that the little box isn't only a button. Many have a cone or a small plate underneath that " +
          'turns or shakes when it\'s green, for people who can\'t see the lamp. A "useless" one by this ranking may be ' +
          'the only thing telling my neighbour when to walk.',
        minutesAfter: 66,
        up: 16,
        replies: [
          {
            by: 'chen_weiting',
            text:
              "I've pressed these for thirty years and never once felt underneath. Went out to look just now, and it's " +
              "there, and it's warm from the last hand. Odd to find out at this age.",
            minutesAfter: 38,
            up: 6,
          },
        ],
      },
      {
        by: 'pjotr',
        text:
          'Methodology question: forty seconds\' waiting counts as "nothing happened", but at four of the bottom ten the ' +
          'cycle is 110 seconds. Some of those may be merely slow.',
        minutesAfter: 120,
        up: 9,
        down: 1,
        replies: [
          {
            by: 'sabinethk',
            text:
              'Correct, and the table has the raw waits, so I re-sorted with 110 s as the cut-off. Nine buttons climb out ' +
              'of "does nothing". The overall picture hardly moves: still about one in four.',
            minutesAfter: 41,
            up: 5,
            replies: [
              {
                by: 'pjotr',
                text: 'Thanks for doing the work I was only complaining about.',
                minutesAfter: 58,
                up: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'oddments',
        text:
          'Number 1, the one by the fire station that changes in under a second: I now walk two streets out of my way to ' +
          "press it when I've had a bad day.",
        minutesAfter: 180,
        up: 13,
        replies: [
          {
            by: 'quillon',
            text: 'Lift door buttons used to give me that. Then a technician told me about mine.',
            minutesAfter: 75,
            up: 8,
          },
        ],
      },
      {
        by: 'farid_k',
        text: "Just look left and right and cross, people. We're not trams.",
        minutesAfter: 600,
        up: 1,
        down: 6,
      },
    ],
  },
  {
    title: 'Reading the footnotes first: a month of doing it wrong on purpose',
    url: 'https://thelongshelf.example/columns/footnotes-first',
    tags: ['words'],
    by: 'slow_fermata',
    hoursAgo: 88.7,
    up: 7,
  },
  {
    title: 'Whatever happened to <marquee>? A short history of tags that moved',
    url: 'https://plainmachines.example/history/tags-that-moved',
    tags: ['computing', 'history'],
    by: 'quillon',
    hoursAgo: 97.4,
    up: 24,
    comments: [
      {
        by: 'teo-m',
        text:
          "It still works. Every browser on my machine scrolls it happily, decades after everyone agreed it shouldn't " +
          'exist. `<blink>` died and `<marquee>` outlived half the frameworks that replaced it.',
        minutesAfter: 55,
        up: 7,
        replies: [
          {
            by: 'okonkwo_j',
            text:
              'The lesson being that the surest way to stay supported is to be used on one municipal website that nobody ' +
              'can log in to.',
            minutesAfter: 33,
            up: 5,
          },
        ],
      },
      {
        by: 'rmatsuda',
        text:
          "Nice piece, though it treats moving text as a fashion that passed. It's still here in carousels and tickers, " +
          'just written with more code. For anyone with a vestibular problem the old tag was at least easy to switch off.',
        minutesAfter: 147,
        up: 6,
      },
    ],
  },
  {
    title: 'What a second-hand piano really costs, from a man who hauls them away for free',
    url: 'https://workshopletters.example/2/the-free-piano',
    tags: ['play'],
    by: 'brasswick',
    hoursAgo: 108.2,
    up: 28,
    comments: [
      {
        by: 'slow_fermata',
        text:
          'Every spring I get three messages from parents at the music school: "We\'ve been given a piano!" No, you\'ve ' +
          'been given a removal job with a lid. Please have a tuner look before the van is booked, it costs less than the ' +
          'van.',
        minutesAfter: 37,
        up: 9,
        replies: [
          {
            by: 'juniper_lane',
            text: "What would the tuner look for? I'm being offered one and now I'm scared.",
            minutesAfter: 61,
            up: 4,
            replies: [
              {
                by: 'slow_fermata',
                text:
                  'In this order:\n\n' +
                  '- do the tuning pins still grip, or does it drop again within a week\n' +
                  "- cracks in the soundboard that buzz (a crack that doesn't buzz is only a crack)\n" +
                  '- moth in the felts\n' +
                  "- whether it'll go round the bend in your stairs\n\n" +
                  'The last one kills more pianos than the first three.',
                minutesAfter: 42,
                up: 10,
              },
            ],
          },
        ],
      },
      {
        by: 'tobiasw',
        text:
          "I disagree with him on one point. He says nothing before 1920 is worth restoring at home. I've done two, " +
          "slowly, and got instruments that please me every day. They aren't worth it if you count hours, but then " +
          'neither is the sofa.',
        minutesAfter: 215,
        up: 5,
        down: 1,
      },
    ],
  },
  {
    title: 'The parish magazine crossword has been wrong since 2009 & nobody told the vicar',
    url: 'https://almanac-of-small-things.example/stories/parish-crossword',
    tags: ['words'],
    by: 'oddments',
    hoursAgo: 121.9,
    up: 46,
    comments: [
      {
        by: 'elowen',
        text:
          "The detail that the regulars have been solving it by *knowing the mistakes* is perfect. At this point it's an " +
          'oral tradition with a grid.',
        minutesAfter: 29,
        up: 12,
        replies: [
          {
            by: 'kestrel_gw',
            text:
              'We have a hymn like that. Verse three has been sung to the wrong tune since a power cut, and visitors are ' +
              'given a look.',
            minutesAfter: 52,
            up: 7,
          },
        ],
      },
      {
        by: 'brasswick',
        text:
          '17 across cannot be "LENTIL", whatever the setter says. The clue has a seven in it. I\'ve been at this for ' +
          "twenty minutes and I'm not even in the parish.",
        minutesAfter: 166,
        up: 5,
      },
      {
        by: 'hanneleh',
        text: "Poor vicar. All those years of polite people. I'd rather one rude letter.",
        minutesAfter: 480,
        up: 3,
      },
    ],
  },
  {
    title: 'Show: a paper calendar generator that knows about bin day',
    text:
      'Our town publishes its waste collection dates as a PDF with rotated text. I got tired of it and wrote a small ' +
      'program that takes a list of rules and produces one A4 sheet per quarter, ready to print and hang on the fridge.\n\n' +
      'The rule file looks like this:\n\n' +
      '```\n' +
      'paper:  every 4 weeks from 2 January\n' +
      'glass:  first Wednesday\n' +
      'garden: weekly, March to November\n' +
      '```\n\n' +
      'The hard part was holidays. If a collection falls on one, everything after it in that week moves by a day, except ' +
      "for glass, which moves *backwards*, because it's a different contractor with a different sense of time.\n\n" +
      "It's a single file, about 300 lines, no accounts, no reminders on your phone. My neighbour, who is 79, asked for " +
      "larger print and got it. Download and sample sheet at https://fridgesheet.example. I'd be glad of rules from other " +
      'towns that it cannot express yet.',
    tags: ['computing'],
    by: 'teo-m',
    hoursAgo: 133.5,
    up: 10,
    comments: [
      {
        by: 'sabinethk',
        text:
          'Ours: "organic waste every two weeks, weekly when the temperature exceeds 25 degrees on the preceding Friday". ' +
          'Good luck.',
        minutesAfter: 88,
        up: 4,
        replies: [
          {
            by: 'teo-m',
            text: "I'll add `unless hot` and print a small thermometer with a pencil line.",
            minutesAfter: 63,
            up: 8,
          },
        ],
      },
    ],
  },
  {
    title: "How a women's walking football league filled a Tuesday-night car park",
    url: 'https://theharbourpost.example/sport/walking-football-tuesdays',
    tags: ['play'],
    by: 'kestrel_gw',
    hoursAgo: 147.3,
    up: 5,
  },
  {
    title: 'What the river gauge saw: one flood, told in ten-minute readings',
    url: 'https://tidewaterreview.example/features/what-the-gauge-saw',
    tags: ['science', 'nature'],
    by: 'dunlin',
    hoursAgo: 160.8,
    up: 16,
  },
];
