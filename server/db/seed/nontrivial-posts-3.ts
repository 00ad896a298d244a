import type { SeedPost } from './types.ts';

/** Two to three weeks ago. */
export const nontrivialPosts3: SeedPost[] = [
  {
    title: 'National auditor: welfare-fraud model could not be reproduced by its own vendor',
    url: 'https://policyledger.example/audits/welfare-fraud-reproduction',
    tags: ['policy', 'evals'],
    by: 'hvdberg',
    hoursAgo: 338.4,
    up: 88,
    comments: [
      {
        by: 'ransom_seed',
        minutesAfter: 33,
        up: 22,
        text:
          'Page 47. The auditor asked for the model that was running in March. The vendor supplied a file. It gives different scores for 23% of the ' +
          'cases on record. Then a second file: 9%. There was no third.',
        replies: [
          {
            by: 'hvdberg',
            minutesAfter: 51,
            up: 14,
            text: 'And under the contract the vendor had to keep every released version for seven years. They kept the *names* of the versions.',
            replies: [
              {
                by: 'greybeard_ml',
                minutesAfter: 72,
                up: 16,
                text: '`model_final_v2_REAL.pkl` has entered the administrative record of a sovereign state.',
              },
            ],
          },
        ],
      },
      {
        by: 'nullhypothesis',
        minutesAfter: 94,
        up: 13,
        text:
          "The validation set had 1,100 cases, of which 1,040 came from one city, the pilot. Reported precision 0.71. The auditor's own sample " +
          'over the whole country: 0.19. Eight in ten letters went to people who had done nothing.',
        replies: [
          {
            by: 'farida',
            minutesAfter: 58,
            up: 11,
            text: 'With benefits suspended during the check, for 11 weeks on average. Behind this precision figure there are rents.',
            replies: [
              {
                by: 'sofia-m',
                minutesAfter: 80,
                up: 6,
                text:
                  "Which is why the recommendation I like best is the plain one: no suspension before a human has decided. It makes the model's " +
                  'precision much less important.',
                replies: [
                  {
                    by: 'rdeshmukh',
                    minutesAfter: 115,
                    up: 3,
                    down: 2,
                    text: 'Then the human rubber-stamps. We have seen that in credit for decades.',
                    replies: [
                      {
                        by: 'sofia-m',
                        minutesAfter: 46,
                        up: 5,
                        text:
                          '> Then the human rubber-stamps.\n\n' +
                          'Sometimes. But a named human who signs can be asked in court why. A score cannot. That alone changed the behaviour in ' +
                          'the two agencies I followed.',
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
        by: 'dpark',
        minutesAfter: 230,
        up: 7,
        text:
          'What would have sufficed:\n\n' +
          '- container digest\n' +
          '- hash of the data snapshot\n' +
          '- seed\n' +
          '- one stored score per case\n\n' +
          'We do this for a sepsis model in a hospital with three engineers. It is an afternoon of work and then a habit.',
        replies: [
          {
            by: 'hexfloat',
            minutesAfter: 88,
            up: 6,
            text: 'Plus the driver version, or you get the last digit wrong and an auditor asks about it. Ask me how I know.',
          },
          {
            by: 'hvdberg',
            minutesAfter: 66,
            up: 8,
            text: 'I have copied your list into our template nearly word for word. Tell me if you want to be credited.',
            replies: [
              {
                by: 'dpark',
                minutesAfter: 140,
                up: 5,
                text: 'No need. Use it.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Retrieval beat fine-tuning until the documents contradicted each other',
    url: 'https://searchpractice.example/contradicting-documents',
    tags: ['applications'],
    by: 'ctxwindow',
    hoursAgo: 344.7,
    up: 29,
    comments: [
      {
        by: 'pragmatic_pia',
        minutesAfter: 105,
        up: 4,
        text:
          '14 % of the questions had two documents with different answers, both "valid". No model can fix a policy that HR and finance have each ' +
          'written down. We sent them the list. That was the improvement.',
        replies: [
          {
            by: 'ctxwindow',
            minutesAfter: 74,
            up: 9,
            text: '"The list" was by far the most valuable output of our project as well. I have started to sell it first.',
            replies: [
              {
                by: 'hvdberg',
                minutesAfter: 400,
                up: 1,
                text: 'In government we call this list "the law".',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'What \\n costs: newline handling in 14 tokenizers',
    url: 'https://tokens.glyphwork.example/newlines',
    tags: ['research'],
    by: 'zhou_wei_ml',
    hoursAgo: 351.2,
    up: 45,
    comments: [
      {
        by: 'mkowalczyk',
        minutesAfter: 120,
        up: 10,
        text:
          'Four of the fourteen merge `\\n\\n` with a following indent into one token, so that the model has never seen a blank line before column ' +
          '0 as such. It explains a class of broken Python I had put down to bad luck.',
        replies: [
          {
            by: 'zhou_wei_ml',
            minutesAfter: 69,
            up: 1,
            text:
              'Check `\\r\\n` as well, table 5. Two of them spend three tokens on it. If your data comes from a certain kind of office, that is 4% ' +
              'of the bill.',
          },
        ],
      },
    ],
  },
  {
    title: 'Open letter from 70 evaluators asks labs for raw transcripts',
    url: 'https://raw-transcripts.example/letter',
    tags: ['evals', 'policy'],
    by: 'amara-o',
    hoursAgo: 357.6,
    up: 18,
  },
  {
    title: 'Ask: what do you do about evals when your experts cost 180 an hour?',
    text:
      'We summarise radiology follow-ups. The only people who can say whether a summary is right are radiologists. They cost 180 an hour when they ' +
      'have time, which they do not. One summary takes six to eight minutes to judge properly, so 300 cases are close to a full working week of one ' +
      'specialist, and we would like to evaluate every release.\n\n' +
      'What we have tried:\n\n' +
      '- **A model as judge.** Agreement with our two doctors is kappa 0.41; theirs with each other is 0.67.\n' +
      '- **Medical students.** 25 an hour, kappa 0.52, and they tire of it.\n' +
      '- **Checklists.** The doctor writes facts that must appear (10 minutes, once per case), anyone or anything can tick them off afterwards. The ' +
      'best so far, but it does not notice invented findings.\n\n' +
      'How do other expensive domains do this (law, tax, structural engineering)? In particular: what do you do about errors of *commission*, where ' +
      'the checklist is no help?',
    tags: ['evals'],
    by: 'sanjana_k',
    hoursAgo: 363.8,
    up: 71,
    comments: [
      {
        by: 'eval_goblin',
        minutesAfter: 35,
        up: 18,
        text:
          'Spend the expert on disagreement only. Run the judge and the students, both cheap; where they agree, sample 5%; where they differ, send ' +
          'it to the doctor. In our tax product this cut the expert hours by 80%, and the estimate stays unbiased if you weight it properly.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 48,
            up: 13,
            text:
              '"If you weight it properly" carries a lot there. Keep the 5% random and never let anyone "also add the interesting ones", otherwise ' +
              'the weights mean nothing.',
            replies: [
              {
                by: 'sanjana_k',
                minutesAfter: 70,
                up: 2,
                text: 'I can already name the person who would add the interesting ones. Fair warning.',
              },
            ],
          },
        ],
      },
      {
        by: 'dpark',
        minutesAfter: 66,
        up: 12,
        text:
          'For commission: turn it around. Split the *summary* into claims, and for each claim ask for the sentence in the source that supports it. ' +
          'A nurse can check whether sentence supports claim, one needs no radiologist for that. We catch about 85% of invented findings in this ' +
          'way.',
        replies: [
          {
            by: 'sanjana_k',
            minutesAfter: 52,
            up: 9,
            text: 'That is the piece I was missing. What are the other 15%?',
            replies: [
              {
                by: 'dpark',
                minutesAfter: 43,
                up: 4,
                text:
                  'Mostly laterality and time. "Known since the prior" supported by a sentence about another lesson, sorry, lesion. They look ' +
                  'supported to a non-specialist.',
                replies: [
                  {
                    by: 'kestrel',
                    minutesAfter: 120,
                    up: 1,
                    text: 'I would not correct that typo. It was a lesson.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'jbm',
        minutesAfter: 150,
        up: 7,
        text:
          'Law: we pay associates in billable credit, not money. An hour of evaluation counts as an hour with a client. It costs the firm the same ' +
          'on paper and volunteers appeared overnight.',
        replies: [
          {
            by: 'farida',
            minutesAfter: 110,
            up: 6,
            text:
              'Recognition is underrated here. Doctors have training-credit points. Talk to whoever accredits them, eight cases of structured ' +
              'review may count.',
            replies: [
              {
                by: 'sanjana_k',
                minutesAfter: 900,
                up: 5,
                text:
                  'Reporting back: they do count, two points per session. I have eleven volunteers. This thread has saved us something like 40,000 ' +
                  'a year.',
              },
            ],
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 280,
        up: 2,
        down: 5,
        text: 'Honestly kappa 0.41 vs 0.67 is close enough. Just improve the judge prompt and ship.',
        replies: [
          {
            by: 'sanjana_k',
            minutesAfter: 39,
            up: 17,
            text: 'It is a kidney, Caleb.',
          },
        ],
      },
      {
        by: 'mtruong',
        minutesAfter: 430,
        up: 6,
        text:
          'Pay per case with a floor, not per hour, and pay double for every 20th case which is a hidden repeat. You get self-agreement for free, ' +
          'and they know that it is measured.',
      },
    ],
  },
  {
    title: 'Undervolting a rack of accelerators: 19 % less power, 2 % less throughput',
    url: 'https://tarnfield.example/engineering/undervolting-a-rack',
    tags: ['hardware'],
    by: 'packetloss',
    hoursAgo: 370.1,
    up: 76,
    comments: [
      {
        by: 'bitfloor',
        minutesAfter: 50,
        up: 14,
        text:
          'Guard bands are sized for the worst die at end of life in the hottest slot. The median die has some 60 mV to spare. So this is no magic, ' +
          'but think about silent corruption before you try it on a training run.',
        replies: [
          {
            by: 'packetloss',
            minutesAfter: 38,
            up: 11,
            text:
              'We do it on inference only, with a checksum job on every card per hour, for that very reason. Two cards of 64 went back to stock ' +
              'voltage.',
            replies: [
              {
                by: 'tensorwright',
                minutesAfter: 240,
                up: 0,
                text:
                  'Checksum of what? A matmul with constant data does not toggle enough bits. Use random data and go through the low-precision ' +
                  'paths too.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Small-language toolkit for North Sámi ships with a working spellchecker',
    url: 'https://giella-verkstad.example/toolkit-1-0',
    tags: ['data', 'tools'],
    by: 'nadia_h',
    hoursAgo: 376.9,
    up: 17,
  },
  {
    title: 'Show: attn-tty, a terminal viewer for attention maps',
    url: 'https://codehost.example/lantern/attn-tty',
    text:
      'Reads a saved tensor or attaches to a running process over a socket. Block characters, arrow keys for head and layer, `/` to search for a ' +
      'token. It exists because I was tired of copying notebooks to a machine with a browser.',
    tags: ['tools', 'interpretability'],
    by: 'lantern',
    hoursAgo: 383.3,
    up: 13,
  },
  {
    title: 'The quiet deprecation: tracking 140 model endpoints for a year',
    url: 'https://evalsinpractice.example/quiet-deprecation',
    tags: ['models'],
    by: 'ransom_seed',
    hoursAgo: 389.5,
    up: 64,
    comments: [
      {
        by: 'tokenbucket',
        minutesAfter: 44,
        up: 14,
        text:
          '140 endpoints, 37 retired, 11 with less than 30 days of notice, and 19 that changed behaviour under an unchanged name. I pin versions, ' +
          'and 4 of the 19 were *pinned* names. What is a pin, then?',
        replies: [
          {
            by: 'cold_start',
            minutesAfter: 61,
            up: 8,
            text:
              'A pin freezes the weights if you are lucky. The safety filter, the chat template and the quantisation are not weights. We asked, in ' +
              'writing. That was the answer.',
          },
        ],
      },
      {
        by: 'dpark',
        minutesAfter: 180,
        up: 6,
        text:
          'In a regulated product I have to re-validate after a change. With weights on my own disk I decide when that is. This, not price, is why ' +
          'we host ourselves.',
      },
    ],
  },
  {
    title: 'Orthogonalised updates on a 300M speech model: no gain past epoch two',
    url: 'https://kvarnholm-soundlab.example/papers/orthogonalised-updates',
    tags: ['training', 'research'],
    by: 'yuki_t',
    hoursAgo: 396.2,
    up: 3,
  },
  {
    title: 'A procurement template for public-sector language models, with the footnotes',
    url: 'https://procurement-notes.example/templates/language-models',
    tags: ['policy'],
    by: 'hvdberg',
    hoursAgo: 402.8,
    up: 12,
  },
  {
    title: "How we lost a customer's index: one lifecycle rule and two assumptions",
    url: 'https://tallow-search.example/blog/lost-index',
    tags: ['applications'],
    by: 'bruno_f',
    hoursAgo: 408.4,
    up: 49,
    comments: [
      {
        by: 'cold_start',
        minutesAfter: 58,
        up: 12,
        text:
          'Assumption one: nobody would store an index under `tmp/`. Assumption two: whatever is under `tmp/` can be rebuilt. The rule did ' +
          'precisely what it said, for all 30 days.',
        replies: [
          {
            by: 'tokenbucket',
            minutesAfter: 83,
            up: 4,
            text:
              'The rebuild took 61 hours because the embedding model had been retired in the meantime. Archive the weights next to the vectors, ' +
              'they are useless without each other.',
          },
        ],
      },
    ],
  },
  {
    title: 'Ask: do you let the model write SQL against production?',
    text:
      'Our customers want to ask questions of their own data in plain language. The prototype generates SQL, and in the demo everyone was ' +
      'delighted. Now I am supposed to say whether it can go live, and I have two engineers with two opinions.\n\n' +
      'One says: a read replica, a role with `SELECT` only, row-level security, a statement timeout, done. The database has been defending itself ' +
      'against bad SQL for forty years.\n\n' +
      'The other says: the danger is not `DROP TABLE`, it is a query that runs and is *wrong*. A join that fans out, a refund counted twice, a date ' +
      'in the wrong time zone. The customer sees a number with our logo over it.\n\n' +
      '> A wrong number in a nice font is worse than an error.\n\n' +
      'I side with the second but have no solution. A fixed set of metrics with parameters would be safe and also not what was promised. What do ' +
      'you do?',
    tags: ['applications', 'safety'],
    by: 'pragmatic_pia',
    hoursAgo: 414.9,
    up: 28,
    down: 2,
    comments: [
      {
        by: 'bruno_f',
        minutesAfter: 40,
        up: 13,
        text:
          'Both are right and the answers are independent. First engineer for safety. For correctness we have the model write against a small set ' +
          'of views in which the fan-out joins are impossible, 22 views for 140 tables. Wrong answers went from 17 to 4 % in our sample.',
        replies: [
          {
            by: 'pragmatic_pia',
            minutesAfter: 55,
            up: 4,
            text: '22 views I can get approved. How did you measure the 4 %?',
            replies: [
              {
                by: 'bruno_f',
                minutesAfter: 62,
                up: 6,
                text: '250 questions from the support inbox, answered by our analyst by hand, once. The views took two weeks, the questions three.',
              },
            ],
          },
        ],
      },
      {
        by: 'nullhypothesis',
        minutesAfter: 128,
        up: 6,
        text:
          'Show the row count and two sample rows next to every number. In our usability test people caught 6 of 10 fan-outs just by seeing the ' +
          'same invoice twice.',
      },
      {
        by: 'rdeshmukh',
        minutesAfter: 260,
        up: 4,
        down: 1,
        text:
          'We went with fixed metrics, and the model only picks the metric and fills parameters. Customers complained for a month. Then they ' +
          'stopped, since it is always right.',
        replies: [
          {
            by: 'ctxwindow',
            minutesAfter: 85,
            up: 2,
            text: 'They stopped complaining or they stopped asking?',
          },
        ],
      },
    ],
  },
  {
    title: 'Audio watermark survives the codec, not the kitchen',
    url: 'https://kvarnholm-soundlab.example/papers/watermark-kitchen',
    tags: ['safety'],
    by: 'yuki_t',
    hoursAgo: 421.7,
    up: 17,
  },
  {
    title: 'Fenmark publishes the failed runs from its 32B project',
    url: 'https://fenmark.example/tern-2/failed-runs',
    tags: ['training', 'models'],
    by: 'quietgradient',
    hoursAgo: 427.3,
    up: 90,
  },
  {
    title: 'Chiplet yields, in plain numbers',
    url: 'https://chipweekly.example/manufacturing/chiplet-yields',
    tags: ['hardware'],
    by: 'bitfloor',
    hoursAgo: 433.6,
    up: 10,
  },
  {
    title: 'A negative result on curriculum learning, at three scales',
    url: 'https://preprints.example/abs/curriculum-three-scales',
    tags: ['training', 'research'],
    by: 'quietgradient',
    hoursAgo: 439.8,
    up: 9,
  },
  {
    title: 'Child-safety classifiers and the false positives nobody budgets for',
    url: 'https://trustdesk.example/blog/false-positive-budget',
    tags: ['safety'],
    by: 'amara-o',
    hoursAgo: 446.1,
    up: 7,
    down: 1,
  },
  {
    title: '"It\'s just a prompt" & other things I regret saying in a design review',
    url: 'https://inferencenotes.example/its-just-a-prompt',
    by: 'cold_start',
    hoursAgo: 452.5,
    up: 68,
    comments: [
      {
        by: 'overfit_otto',
        minutesAfter: 37,
        up: 17,
        text: '"We can always fine-tune later" should be number one. I have said it in four reviews and fine-tuned later in none.',
        replies: [
          {
            by: 'mkowalczyk',
            minutesAfter: 92,
            up: 9,
            text: 'Number six, "the context is 200k, it will fit", was me. It fitted. It also took 31 seconds to the first token.',
          },
        ],
      },
    ],
  },
  {
    title: 'Lathe 1.4: resume a fine-tune on a different number of cards',
    url: 'https://codehost.example/lathe-ml/lathe/releases/1.4',
    tags: ['tools', 'training'],
    by: 'bruno_f',
    hoursAgo: 458.2,
    up: 8,
  },
  {
    title: 'Radiology group drops its triage model: the prevalence had moved',
    url: 'https://clinical-ml-review.example/cases/triage-prevalence',
    tags: ['applications', 'evals'],
    by: 'sanjana_k',
    hoursAgo: 464.7,
    up: 53,
    comments: [
      {
        by: 'nullhypothesis',
        minutesAfter: 57,
        up: 13,
        text:
          'Trained at 8% positives, deployed at 8%, then a new outpatient contract brought 5,000 healthy people a month and it was 2.5%. Same ' +
          'model, same AUC, and the worklist order became noise to the people reading it. Nobody was monitoring the *input*.',
        replies: [
          {
            by: 'sanjana_k',
            minutesAfter: 64,
            up: 7,
            text: 'I know the site. The contract was signed in a different building, by people who did not know that there was a model.',
            replies: [
              {
                by: 'dpark',
                minutesAfter: 150,
                up: 6,
                text: 'That sentence belongs in every deployment checklist: who can change your prevalence without telling you?',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Copying is not memorisation: measuring verbatim overlap in a 3B model',
    url: 'https://openproceedings.example/papers/verbatim-overlap-3b',
    tags: ['research', 'data'],
    by: 'jbm',
    hoursAgo: 471.9,
    up: 6,
  },
  {
    title: 'Ask: reading for a database person who is moving into inference?',
    text:
      'After twelve years of query planners and storage engines I start in an inference team in six weeks. I can read a roofline plot and I know ' +
      'what a page cache does. I do not know much about the rest.\n\n' +
      'What I look for is the equivalent of the two or three texts that every database person has read: not the newest, but those which the others ' +
      'assume you know.\n\n' +
      'Things I have already:\n\n' +
      '- the usual attention tutorial, twice\n' +
      '- a course on GPU programming, up to shared memory and occupancy\n' +
      '- the source of one small server, read from top to bottom\n\n' +
      'Gaps I am aware of: quantisation formats, collective communication, and why everyone speaks about `prefill` and `decode` as if they were two ' +
      'separate professions.\n\n' +
      'Papers, chapters, talks and exercises are equally welcome. I learn best by breaking things, so if there is a codebase you would hand to ' +
      'somebody to break, even better.',
    tags: ['inference'],
    by: 'bruno_f',
    hoursAgo: 477.4,
    up: 26,
    comments: [
      {
        by: 'mkowalczyk',
        minutesAfter: 48,
        up: 12,
        text:
          'Prefill is your sequential scan, compute-bound, loves big batches. Decode is your index lookup, bandwidth-bound, one row at a time for ' +
          'each user. The scheduler between them is admission control. You know more than you think.',
        replies: [
          {
            by: 'bruno_f',
            minutesAfter: 36,
            up: 6,
            text: 'That one paragraph was worth the post.',
          },
        ],
      },
      {
        by: 'tensorwright',
        minutesAfter: 110,
        up: 6,
        text:
          'To break: the [ninety-line attention kernel](https://inferencenotes.example/ninety-line-attention). Change the block size, predict the ' +
          'effect on a napkin, measure. When your predictions are within 20% you are done with chapter one.',
      },
      {
        by: 'packetloss',
        minutesAfter: 300,
        up: 0,
        text:
          'For collectives: implement ring all-reduce over plain sockets between two laptops, then pull a cable. Everything in the literature ' +
          'afterwards will seem obvious.',
      },
    ],
  },
  {
    title: 'Grid operator asks data centres to ride through a 200 ms voltage dip',
    url: 'https://gradientpost.example/news/ride-through-200ms',
    tags: ['hardware', 'policy'],
    by: 'packetloss',
    hoursAgo: 483.6,
    up: 18,
  },
  {
    title: 'Why I stopped using temperature 0 in tests',
    text:
      'For a long time our test suite ran everything at temperature 0, for the obvious reason: the same input gives the same output, so that a ' +
      'change in output is a change in code.\n\n' +
      'It is wrong twice. First, it is not deterministic. Batch composition changes the order of additions, so a close call between two tokens ' +
      'falls either way. In a week of nightly runs 3.1% of our "deterministic" cases changed with no commit in between.\n\n' +
      'Second, and worse, it tests one point of a distribution that users never see. We serve at 0.7. A prompt may have a perfect mode and a ' +
      'terrible tail: we had one with a clean greedy answer and invented order numbers in one sample out of thirty.\n\n' +
      'What we do now:\n\n' +
      '1. properties, not strings: valid JSON, cites an existing document, no number that is absent from the source\n' +
      '2. eight samples per case at the serving temperature\n' +
      '3. a budget: the case fails if more than *k* of the eight violate a property\n\n' +
      'It costs 8 times the tokens on a small set, about 4 euros per night. The flakes are gone, because a rate is a much steadier thing than a ' +
      'string.',
    tags: ['evals'],
    by: 'ransom_seed',
    hoursAgo: 489.1,
    up: 42,
  },
  {
    title: 'Robots.txt for models: 18 proposals compared',
    url: 'https://policyledger.example/standards/robots-18-proposals',
    tags: ['policy', 'data'],
    by: 'sofia-m',
    hoursAgo: 494.8,
    up: 5,
  },
  {
    title: 'Start-up offers free annotation, keeps the labels',
    url: 'https://gradientpost.example/news/free-annotation-keeps-labels',
    tags: ['data'],
    by: 'mtruong',
    hoursAgo: 499.3,
    up: 2,
    down: 4,
  },
];
