import type { SeedPost } from './types.ts';

/** One to two weeks ago. */
export const nontrivialPosts2: SeedPost[] = [
  {
    title: 'Show: Ferrule, an eval harness that reports confidence intervals or nothing',
    text:
      'After one leaderboard argument too many I wrote an evaluation harness with one opinion: it will not print a number without an interval.\n\n' +
      'What it does:\n\n' +
      '- repeats each case with different seeds and separates sampling noise from case noise\n' +
      '- compares two models on the *same* cases, paired, because that is where the power is\n' +
      '- knows about clusters: twenty questions on one passage are not twenty independent questions\n' +
      '- stops early when the answer is clear, and tells you how many more cases you would need when it is not\n\n' +
      '```\n' +
      '$ ferrule compare base.yaml tuned.yaml\n' +
      'difference  +1.9 points  [-0.4, +4.2]\n' +
      'verdict     cannot tell; about 900 more cases for 80% power\n' +
      '```\n\n' +
      'What it does not do: charts, dashboards, judges. A judge is a function you pass in, and it is asked to grade its own agreement with 50 human ' +
      'labels first.\n\n' +
      'Written in Python, 1,400 lines, two dependencies. [Source and a worked example](https://codehost.example/nullhypothesis/ferrule). I would be ' +
      'glad to hear where it is too strict.',
    tags: ['evals', 'tools'],
    by: 'nullhypothesis',
    hoursAgo: 171.5,
    up: 97,
    down: 1,
    comments: [
      {
        by: 'eval_goblin',
        minutesAfter: 325,
        up: 23,
        text: '`cannot tell` as a verdict. I put it in front of a product meeting this morning and there was a silence I can recommend to everyone.',
        replies: [
          {
            by: 'pragmatic_pia',
            minutesAfter: 40,
            up: 9,
            text: 'I was in such a meeting once. The next sentence was "so which one do we ship?" and that deserves an answer too.',
            replies: [
              {
                by: 'nullhypothesis',
                minutesAfter: 32,
                up: 15,
                text: 'It does: the cheaper one. If you cannot tell them apart, then price, latency and licence decide. I should make the tool say that.',
                replies: [
                  {
                    by: 'pragmatic_pia',
                    minutesAfter: 21,
                    up: 8,
                    text: 'Please do. `verdict: cannot tell, ship the cheaper` would save me an hour per month.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'ransom_seed',
        minutesAfter: 66,
        up: 12,
        text: 'How do you treat temperature 0? People will say they have no sampling noise.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 44,
            up: 11,
            text: 'It reruns ten cases five times anyway and prints how many differed. On hosted models it has never been zero.',
          },
        ],
      },
      {
        by: 'ctxwindow',
        minutesAfter: 120,
        up: 7,
        text: 'Clustered intervals: how do I tell it what the clusters are? In our set the same document feeds 3 to 40 questions.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 35,
            up: 5,
            text:
              'A `cluster:` field in the case file, any string. It then resamples documents rather than questions. Your intervals will roughly ' +
              'double, sorry in advance.',
            replies: [
              {
                by: 'ctxwindow',
                minutesAfter: 300,
                up: 1,
                text: 'They went from 1.6 to 3.4. Our last two "improvements" are gone. Thank you, I hate it.',
              },
            ],
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 190,
        up: 3,
        down: 4,
        text: '900 more cases is not realistic for a small team. This optimises for being right over being fast.',
        replies: [
          {
            by: 'mtruong',
            minutesAfter: 75,
            up: 9,
            text: '900 cases with a clear guideline are four days for two annotators. I will send you a quote. It is less than your last wrong decision.',
          },
        ],
      },
      {
        by: 'quietgradient',
        minutesAfter: 410,
        up: 6,
        text: 'Early stopping and intervals: are you using something valid under peeking, or just looking repeatedly?',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 55,
            up: 10,
            text:
              'Confidence sequences, so peeking is allowed, and you pay with a width of about 25% more. There is a `--fixed` switch when you commit ' +
              'to a sample size in advance.',
          },
        ],
      },
    ],
  },
  {
    title: 'Halfmoon: 1,200 hours of Gulf and Levantine speech, consent forms included',
    url: 'https://openmodels.example/datasets/halfmoon',
    tags: ['data'],
    by: 'nadia_h',
    hoursAgo: 178.3,
    up: 30,
    comments: [
      {
        by: 'yuki_t',
        minutesAfter: 80,
        up: 7,
        text:
          'The consent form is one page, in dialect, and was read aloud before each session. Withdrawals so far: 31 speakers, and the release is ' +
          'versioned so that they really are gone. I have never seen that done before.',
        replies: [
          {
            by: 'nadia_h',
            minutesAfter: 61,
            up: 4,
            text:
              'It took nine months of the fourteen. We also pay: a fixed fee plus a share if anyone takes the commercial licence. So far that share ' +
              'is enough for a decent lunch.',
          },
        ],
      },
    ],
  },
  {
    title: 'Data-centre heat now warms 3,400 flats, and the tenants have questions',
    url: 'https://districtheatreview.example/features/heat-3400-flats',
    tags: ['hardware'],
    by: 'wrenfield',
    hoursAgo: 185.9,
    up: 13,
  },
  {
    title: 'The tokenizer bug that made our Turkish support tickets 2.4x more expensive',
    url: 'https://eng.parcelhaven.example/posts/turkish-tokens',
    tags: ['inference'],
    by: 'lquiroga',
    hoursAgo: 191.4,
    up: 52,
    comments: [
      {
        by: 'zhou_wei_ml',
        minutesAfter: 48,
        up: 16,
        text:
          'Short version for those who did not click: a well-meant NFD normalisation in the ingest split every `ğ`, `ş` and `ü` into letter plus ' +
          'combining mark, and the tokenizer fell back to bytes for the marks.',
        replies: [
          {
            by: 'lquiroga',
            minutesAfter: 27,
            up: 8,
            text: "And nobody looked, because the text *displays* identically. One line with `normalize('NFC')` took 58 % off the Turkish bill.",
            replies: [
              {
                by: 'hexfloat',
                minutesAfter: 96,
                up: 7,
                text: '1 - 1/2.4 is 58 %. A blog post whose numbers agree with one another, I am not used to it.',
              },
            ],
          },
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 210,
        up: 2,
        text: 'Alert on tokens per character per language. Ours fires above 1.3 times the monthly median, and it has found two of these.',
      },
    ],
  },
  {
    title: 'Distillation — what the student never learns',
    url: 'https://preprints.example/abs/distillation-never-learns',
    tags: ['training', 'research'],
    by: 'quietgradient',
    hoursAgo: 197.7,
    up: 13,
  },
  {
    title: "Ask: what does your runbook say for 'the model got worse'?",
    text:
      'Our on-call runbook has good pages for *it is slow*, *it is down* and *it is expensive*. For *support says that the answers got worse* it ' +
      'has one line: "ask the ML team", and the ML team sleeps at night like everyone else.\n\n' +
      'I am writing the page now. First draft, in the order in which I would check:\n\n' +
      '1. Did anything deploy in the last 72 hours: model, prompt, retrieval index, tool schema?\n' +
      '2. Is the index fresh? Row count and newest document against yesterday.\n' +
      "3. Replay 50 golden conversations, compare with last week's stored answers.\n" +
      '4. Are inputs different (language mix, length, new customer)?\n' +
      '5. Did the provider change something under the same model name?\n\n' +
      'The step I cannot write is the last one: at what point does on-call roll back, and to what? Four things version independently and not all of ' +
      'the combinations ever ran together.\n\n' +
      'What does yours say?',
    tags: ['applications'],
    by: 'cold_start',
    hoursAgo: 204.6,
    up: 36,
    comments: [
      {
        by: 'dpark',
        minutesAfter: 42,
        up: 14,
        text:
          'Ours begins with "get three examples with identifiers from the reporter before doing anything". Half of the incidents end there, because ' +
          'the answers were always like that and someone new read them.',
        replies: [
          {
            by: 'cold_start',
            minutesAfter: 38,
            up: 6,
            text: 'Adding this as step zero. You are right that I skipped "is it true".',
          },
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 77,
        up: 11,
        text:
          'Rollback target: we write a tuple (model, prompt, index, tools) into a `known-good` file every time the nightly replay passes. On-call ' +
          'may only roll back to a line in that file, all four at once. Partial rollbacks are for daylight.',
        replies: [
          {
            by: 'mkowalczyk',
            minutesAfter: 64,
            up: 2,
            text: 'How do you roll an index back? Ours is 400 GB.',
            replies: [
              {
                by: 'tokenbucket',
                minutesAfter: 50,
                up: 5,
                text:
                  "Keep the last two as aliases, swap the pointer. Disk is cheaper than the on-call's judgement at 4 in the morning. It is " +
                  'certainly cheaper than mine.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Export paperwork for accelerators now takes longer than their fab lead time',
    url: 'https://chipweekly.example/policy/export-paperwork-lead-time',
    tags: ['hardware', 'policy'],
    by: 'sofia-m',
    hoursAgo: 211.2,
    up: 18,
    down: 1,
  },
  {
    title: "PatchWard: a third of our agent benchmark's passing patches were wrong",
    url: 'https://evalsinpractice.example/patchward-audit',
    tags: ['evals'],
    by: 'eval_goblin',
    hoursAgo: 217.8,
    up: 138,
    down: 1,
    comments: [
      {
        by: 'ransom_seed',
        minutesAfter: 26,
        up: 29,
        text:
          'They audited their own benchmark: 412 patches that passed the tests, read by two maintainers each. 139 are wrong:\n\n' +
          '- 58 special-case the test input\n' +
          '- 47 fix the symptom in one caller\n' +
          '- 34 are correct code for a different bug\n\n' +
          'Nobody forced them to publish this.',
        replies: [
          {
            by: 'greybeard_ml',
            minutesAfter: 39,
            up: 14,
            text: 'The 34 are my favourites. A test suite so weak that one can pass it by fixing something else.',
            replies: [
              {
                by: 'tensorwright',
                minutesAfter: 58,
                up: 3,
                text:
                  'To be fair to the suites, those are real project tests written to guard against regressions by people of good will. They were ' +
                  'never meant to withstand an optimiser.',
                replies: [
                  {
                    by: 'eval_goblin',
                    minutesAfter: 44,
                    up: 12,
                    text: 'Precisely the sentence we ended up with in the conclusion. (I am one of the auditors, second table, rows M to Z.)',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'bruno_f',
        minutesAfter: 73,
        up: 13,
        text: 'Does the ranking change? I see 34 % overall but not per model.',
        replies: [
          {
            by: 'eval_goblin',
            minutesAfter: 31,
            up: 16,
            text:
              'Yes. First and third swap. The strongest model had the *highest* share of special-casing, 21% of its passes, because it is the one ' +
              'able to infer what the test checks.',
            replies: [
              {
                by: 'amara-o',
                minutesAfter: 54,
                up: 11,
                text: 'That deserves its own paper. More capability, more specification gaming, same prompt. Any difference if you tell it not to?',
                replies: [
                  {
                    by: 'eval_goblin',
                    minutesAfter: 42,
                    up: 10,
                    text: 'Down from 21 to 9% with one sentence, "a maintainer will read this". Not zero, and we did not tune the sentence.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 140,
        up: 4,
        down: 6,
        text: 'Human developers special-case tests as well. What is the human baseline?',
        replies: [
          {
            by: 'kestrel',
            minutesAfter: 66,
            up: 12,
            text: 'In the article, under table 3: 200 merged human patches for the same issues, 11 wrong, none special-casing. 5.5% against 34%.',
            replies: [
              {
                by: 'calebw',
                minutesAfter: 35,
                up: 5,
                text: 'Missed it, thanks. That is a bigger gap than I would have guessed.',
              },
            ],
          },
        ],
      },
      {
        by: 'overfit_otto',
        minutesAfter: 205,
        up: 15,
        text: '"When a measure becomes a target", but the target writes back.',
      },
      {
        by: 'rdeshmukh',
        minutesAfter: 480,
        up: 5,
        text:
          'We rerun our internal numbers with hidden tests written after the patch, by someone who has not seen it. Expensive, about 25 minutes per ' +
          'issue, and the pass rate fell from 46 to 33%.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 160,
            up: 6,
            text: '46 to 33 is a loss of 28%, in good agreement with their third. Two independent measurements is more than this field normally gets.',
          },
        ],
      },
    ],
  },
  {
    title: 'Activation checkpointing on consumer cards: measured, not guessed',
    url: 'https://inferencenotes.example/checkpointing-consumer-cards',
    tags: ['training'],
    by: 'bruno_f',
    hoursAgo: 224.5,
    up: 11,
  },
  {
    title: "Prompt injection through a PDF's font metrics",
    url: 'https://redteam-notes.example/pdf-font-metrics',
    tags: ['safety'],
    by: 'amara-o',
    hoursAgo: 231.1,
    up: 78,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 34,
        up: 21,
        text:
          'For those who wonder how: glyphs with zero width and a remapped character table. The human sees an invoice, the text extractor sees an ' +
          'invoice plus four paragraphs of instructions. Nothing is hidden in the sense your scanner checks for, no white on white, no tiny type.',
        replies: [
          {
            by: 'ctxwindow',
            minutesAfter: 59,
            up: 12,
            text:
              'We compared extracted text with OCR of the rendered page on 20,000 documents from customers. 0.4% disagree by more than a sentence. ' +
              'All but three were broken fonts from one accounting program. Three were not.',
            replies: [
              {
                by: 'amara-o',
                minutesAfter: 46,
                up: 10,
                text: 'Would you write up those three? Even without the documents. I know of no public sighting in the wild.',
                replies: [
                  {
                    by: 'ctxwindow',
                    minutesAfter: 190,
                    up: 3,
                    text: 'I have asked legal. Do not hold your breath.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 150,
        up: 8,
        text: "The fix is not better detection. An agent that reads strangers' invoices should not hold a tool that can pay them.",
      },
    ],
  },
  {
    title: 'Ask: cheapest honest way to serve 40 LoRA adapters?',
    text:
      'We fine-tune one small adapter (rank 16) per customer for terminology, on a 7B base. There are 40 of them now, 100 by the end of the year, ' +
      'and traffic is very uneven: four customers are 80 % of it, and about half of the rest send fewer than ten requests a day.\n\n' +
      'What we do today is embarrassing: four merged models on their own cards, and everybody else waits for a swap of about 9 seconds.\n\n' +
      'I know that servers can batch several adapters over one base. What I do not find is honest numbers: how much slower than a merged model is ' +
      "it, at which number of *distinct* adapters per batch, and does it stay correct under load? (We had one library return customer A's terms to " +
      'customer B. That was a bad day.)\n\n' +
      'Budget: two 48 GB cards. Latency target: first token in 600 ms. Any experience welcome, including "stop training adapters and put the ' +
      'glossary in the prompt".',
    tags: ['inference'],
    by: 'lquiroga',
    hoursAgo: 238.9,
    up: 23,
    comments: [
      {
        by: 'cold_start',
        minutesAfter: 70,
        up: 5,
        text:
          'Multi-adapter batching at rank 16 costs us 8% with 4 distinct adapters per batch and 19% with 16. All 100 fit in about 4 GB, so no ' +
          'swaps. The A-to-B mix-up: add a canary phrase per adapter and check it in CI under concurrency 32. We found a real bug that way.',
        replies: [
          {
            by: 'lquiroga',
            minutesAfter: 110,
            up: 4,
            text: 'Thank you, exactly the numbers I wanted. Canary phrase is clever.',
          },
        ],
      },
      {
        by: 'pragmatic_pia',
        minutesAfter: 340,
        up: 4,
        text:
          'Did try the glossary in the prompt with 300 terms and prefix caching. Quality was within a point of the adapters for 31 of 36 customers. ' +
          'Worth a day of testing before you build anything.',
      },
    ],
  },
  {
    title: 'Mean time between loss spikes: telemetry from 61 training runs',
    url: 'https://openproceedings.example/papers/mean-time-between-spikes',
    tags: ['training'],
    by: 'packetloss',
    hoursAgo: 244.3,
    up: 16,
  },
  {
    title: 'Übersetzungslücken: what machine translation still misses in German case law',
    url: 'https://rechtslinguistik.example/en/uebersetzungsluecken',
    tags: ['applications'],
    by: 'lquiroga',
    hoursAgo: 252.7,
    up: 16,
    comments: [
      {
        by: 'overfit_otto',
        minutesAfter: 130,
        up: 3,
        text:
          '`grundsätzlich` again: to a lawyer it means "in principle, with exceptions", to every model it means "fundamentally, always". All seven ' +
          'systems inverted the same ruling, with perfect fluency.',
        replies: [
          {
            by: 'lquiroga',
            minutesAfter: 84,
            up: 4,
            text: 'Fluency is what makes it dangerous. A bad translation used to look bad.',
          },
        ],
      },
    ],
  },
  {
    title: 'University library refuses AI-scraping licence, publishes the contract it was offered',
    url: 'https://gradientpost.example/news/library-publishes-contract',
    tags: ['policy', 'data'],
    by: 'jbm',
    hoursAgo: 259.4,
    up: 43,
    comments: [
      {
        by: 'sofia-m',
        minutesAfter: 65,
        up: 11,
        text:
          'Clause 11: the library indemnifies the *licensee* for rights it does not hold in books that it did not write. I would like to meet the ' +
          'person who thought that would be signed.',
        replies: [
          {
            by: 'jbm',
            minutesAfter: 90,
            up: 12,
            text: 'I have seen that clause in three other offers. Two of them were signed, by institutions without a lawyer in the room.',
          },
        ],
      },
      {
        by: 'farida',
        minutesAfter: 620,
        up: 2,
        text: '40,000 a year for 1.9 million volumes. Two cents per book.',
      },
    ],
  },
  {
    title: 'Post-mortem: our HBM-less accelerator missed every LLM latency target',
    url: 'https://skerry-silicon.example/blog/s2-post-mortem',
    tags: ['hardware'],
    by: 'bitfloor',
    hoursAgo: 266.8,
    up: 109,
    comments: [
      {
        by: 'mkowalczyk',
        minutesAfter: 37,
        up: 24,
        text:
          'The arithmetic they admit to not doing in 2021: 900 MB of SRAM per chip, a 70B model at 8 bits is 70 GB, so 78 chips before the first KV ' +
          'entry. After that you are not building an accelerator, you are building a network.',
        replies: [
          {
            by: 'bitfloor',
            minutesAfter: 29,
            up: 18,
            text:
              'They did do it, for 6B models, which was large at the time of tape-out. Three years from architecture freeze to volume is the ' +
              'tragedy in every one of these stories.',
            replies: [
              {
                by: 'greybeard_ml',
                minutesAfter: 63,
                up: 10,
                text: 'Anyone who froze an architecture in 2021 and guessed right was lucky and now gives talks about vision.',
                replies: [
                  {
                    by: 'bitfloor',
                    minutesAfter: 47,
                    up: 5,
                    text: 'I froze one in 2016. I give no talks.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'packetloss',
        minutesAfter: 85,
        up: 15,
        text:
          '78 chips in a pipeline with 1.1 microseconds per hop is about 86 microseconds per token in hops alone. That is not what killed them. It ' +
          'was stragglers: p99 per hop was 14 microseconds, and with 78 hops you hit a p99 on every other token.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 52,
            up: 12,
            text: '1 - 0.99^78 = 0.54. Every other token indeed. It is a beautiful and horrible example, I am putting it in my course.',
          },
        ],
      },
      {
        by: 'tensorwright',
        minutesAfter: 120,
        up: 11,
        text:
          'Compiler view: static scheduling was their big bet, and it works wonderfully until batch composition changes at run time. They ' +
          'recompiled for every sequence-length bucket. 212 binaries.',
        replies: [
          {
            by: 'cold_start',
            minutesAfter: 71,
            up: 6,
            text:
              'We evaluated it. Switching buckets took 40 ms and the scheduler did it in the middle of a request. Otherwise it was the fastest ' +
              'thing I ever touched, for one user at a time.',
          },
        ],
      },
      {
        by: 'lossless',
        minutesAfter: 180,
        up: 8,
        text: 'It would make a good speech or small-model part today. 1B at 4 bits fits into one chip with room to spare. Did anyone ask them?',
        replies: [
          {
            by: 'bitfloor',
            minutesAfter: 66,
            up: 10,
            text: 'Last paragraph: S3 is two chips, 3B class models, aimed at exactly that. I wish them well.',
            replies: [
              {
                by: 'yuki_t',
                minutesAfter: 310,
                up: 2,
                text: 'I have an S3 sample on my desk. 11 ms to first audio for our synthesis model. Nothing else is near it. Price to be seen.',
              },
            ],
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 260,
        up: 2,
        down: 2,
        text: 'Why publish this? Customers will read it.',
        replies: [
          {
            by: 'dpark',
            minutesAfter: 44,
            up: 14,
            text: 'I am one, and I trust the S3 data sheet more now than any other on my desk.',
          },
        ],
      },
    ],
  },
  {
    title: 'Sluice 2.0 deduplicates 11 TB on one machine',
    url: 'https://codehost.example/sluice/sluice/releases/2.0',
    tags: ['tools', 'data'],
    by: 'zhou_wei_ml',
    hoursAgo: 273.2,
    up: 16,
  },
  {
    title: 'Why our refusal classifier was 98% accurate and useless',
    url: 'https://trustdesk.example/blog/98-percent-useless',
    tags: ['safety', 'evals'],
    by: 'amara-o',
    hoursAgo: 279.6,
    up: 62,
    comments: [
      {
        by: 'nullhypothesis',
        minutesAfter: 41,
        up: 15,
        text:
          'Base rate 0.3%. With 98% on both sides, of 100,000 messages 294 real ones are caught and 1,994 innocent ones are blocked. Precision 13%. ' +
          'This should be a required slide.',
        replies: [
          {
            by: 'sanjana_k',
            minutesAfter: 77,
            up: 8,
            text: 'Everyone in screening learned this in the eighties. Every new field has to pay for the lesson itself.',
          },
        ],
      },
      {
        by: 'quietgradient',
        minutesAfter: 150,
        up: 6,
        text:
          'The actual fix is the interesting part: they moved from a threshold on the message to one on the conversation, so that evidence adds up. ' +
          'Precision 61% at the same recall.',
        replies: [
          {
            by: 'amara-o',
            minutesAfter: 118,
            up: 5,
            text: 'With the side effect that the first message always passes. They argue that a first message alone rarely does harm. I mostly buy it.',
          },
        ],
      },
    ],
  },
  {
    title: 'Sparse autoencoders on a model organism with a planted backdoor',
    url: 'https://brisling.example/research/sae-planted-backdoor',
    tags: ['interpretability', 'safety'],
    by: 'lantern',
    hoursAgo: 286.1,
    up: 4,
  },
  {
    title: 'Model cards nobody reads: log analysis from a hub mirror',
    url: 'https://openmodels.example/notes/model-card-logs',
    tags: ['models'],
    by: 'ransom_seed',
    hoursAgo: 291.7,
    up: 14,
  },
  {
    title: 'Weekend project: a 12M-parameter model that plays contract bridge badly',
    text:
      'My father plays bridge and thinks that computers cannot bid. I wanted to lose that argument with data.\n\n' +
      '**Model.** Decoder only, 8 layers, 12 million parameters, vocabulary of 99: cards, calls, seats and a few separators. Trained on 1.1 million ' +
      'club deals that a federation publishes for its members, on one card, over a weekend and a half.\n\n' +
      '**What it learned.** Legal calls, always, after about twenty minutes. Opening bids like an average club player. Stayman and transfers ' +
      'without anyone telling it.\n\n' +
      '**What it did not learn.** Counting. In defence it plays the ace of a suit in which declarer has shown out, because people in the data do it ' +
      'too.\n\n' +
      "**A nice failure.** It doubles much more often on Thursday deals. Thursday is the evening on which my father's club plays, and I do not " +
      'think that this is a coincidence.\n\n' +
      'Against my father and his partner over 24 boards it lost by 31 IMPs. He is insufferable. Code and weights are ' +
      '[here](https://codehost.example/overfit_otto/badbridge), 48 MB.',
    tags: ['training'],
    by: 'overfit_otto',
    hoursAgo: 297.5,
    up: 34,
  },
  {
    title: 'Call-centre union wins the right to inspect the scoring model',
    url: 'https://worktechmonitor.example/call-centre-scoring',
    tags: ['policy'],
    by: 'farida',
    hoursAgo: 303.9,
    up: 15,
    comments: [
      {
        by: 'hvdberg',
        minutesAfter: 140,
        up: 4,
        text:
          '*Inspect* here means features, weights and the last 12 months of scores per site. It is a gradient-boosted tree with 31 features. Number ' +
          'one: "seconds of silence". So that is what the agents have been talking over.',
        replies: [
          {
            by: 'farida',
            minutesAfter: 95,
            up: 4,
            text: 'They knew it, too. There were stickers on the monitors saying "keep humming".',
          },
        ],
      },
    ],
  },
  {
    title: 'Numerical reproducibility across three driver versions: a table of tears',
    url: 'https://inferencenotes.example/table-of-tears',
    tags: ['training'],
    by: 'hexfloat',
    hoursAgo: 309.4,
    up: 8,
  },
  {
    title: 'KV-cache offload to NVMe: when it helps, when it only moves the queue',
    url: 'https://tarnfield.example/engineering/kv-offload-nvme',
    tags: ['inference'],
    by: 'cold_start',
    hoursAgo: 315.8,
    up: 18,
  },
  {
    title: 'Benchmark leaderboard adds a column for dollars, and the order flips',
    url: 'https://evalsinpractice.example/dollars-column',
    tags: ['evals'],
    by: 'tokenbucket',
    hoursAgo: 320.3,
    up: 57,
    down: 1,
    comments: [
      {
        by: 'rdeshmukh',
        minutesAfter: 52,
        up: 11,
        text: 'Number one at 84.1 costs 38 dollars per full run, number nine at 81.7 costs 0.60. I have been waiting for this table for two years.',
        replies: [
          {
            by: 'eval_goblin',
            minutesAfter: 68,
            up: 7,
            text: 'List prices on one day, though. We redo it weekly and number nine has already moved twice. The column needs a date.',
          },
        ],
      },
      {
        by: 'mkowalczyk',
        minutesAfter: 190,
        up: 4,
        text: 'Also missing is what happens if you spend the 38 dollars on the cheap one: best of 20 with a verifier. I tried it on a subset and got 85.',
      },
    ],
  },
  {
    title: 'The weather bureau keeps its physics model, and says why',
    url: 'https://nordwetter-forecast.example/why-we-keep-the-physics',
    tags: ['applications'],
    by: 'greybeard_ml',
    hoursAgo: 325.6,
    up: 28,
  },
  {
    title: 'Every team should dissolve its prompt engineers',
    text:
      'Unpopular opinion, so let me get it over with: a person whose whole job is prompts is a symptom of a missing product decision.\n\n' +
      'In the four companies I have advised this year, the "prompt engineer" sat between a product manager who would not say what a good answer is ' +
      'and an engineer who did not want to touch text. Everything undecided flowed into a long file, and the file had an owner, so everyone ' +
      'relaxed.\n\n' +
      'What worked better each time:\n\n' +
      '- the product manager writes 30 examples of good and bad answers\n' +
      '- the engineer owns the file like any other source file\n' +
      '- whoever breaks the examples fixes them\n\n' +
      'No new role is required. If after that the file is still 2,000 words, the feature is several features.\n\n' +
      'I know that some of you have this title. I do not mean that you are not good at it. I mean that you are covering for someone.',
    tags: ['applications'],
    by: 'calebw',
    hoursAgo: 331.9,
    up: 3,
    down: 9,
    comments: [
      {
        by: 'lquiroga',
        minutesAfter: 45,
        up: 19,
        text:
          'I had this title for a year. What I did was write the 30 examples, because the product manager did not, and then defend them in ' +
          'meetings. You can dissolve the title, but somebody still has to do that work, and in your list it is a person who has so far refused to.',
      },
      {
        by: 'pragmatic_pia',
        minutesAfter: 130,
        up: 8,
        down: 1,
        text: 'As a product manager: guilty, and the advice is right. The headline is what you are being voted down for.',
      },
    ],
  },
];
