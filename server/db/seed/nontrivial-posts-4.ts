import type { SeedPost } from './types.ts';

/** Three to four weeks ago. */
export const nontrivialPosts4: SeedPost[] = [
  {
    title: 'Ask: left research for product engineering after eight years. Regrets?',
    text:
      'I have an offer from a product company and a decision to make by the end of the month. Eight years in research (doctorate, postdoc, ' +
      "industrial lab), decent papers, none that changed anything. The offer is for an engineer's job on a search product: pager, roadmap, users.\n\n" +
      'Reasons for: I would like to finish things. My last three projects ended when the compute allocation did. I enjoy code more than I enjoy ' +
      'related-work sections.\n\n' +
      'Reasons against: everybody tells me that it is a one-way door. And I am afraid of becoming the person who once knew things.\n\n' +
      'Questions for those who went through the door:\n\n' +
      '- Did you miss it, and if so which part: the freedom, the people, the status?\n' +
      '- Has anybody gone back?\n' +
      '- How long until you were useful?\n\n' +
      'Pay is about equal, so please leave that aside.',
    by: 'lantern',
    hoursAgo: 506.7,
    up: 59,
    comments: [
      {
        by: 'cold_start',
        minutesAfter: 46,
        up: 21,
        text:
          'Went through it six years ago. I missed the reading group and nothing else. So I started one, Thursdays at lunch, and then I missed ' +
          'nothing.',
        replies: [
          {
            by: 'lantern',
            minutesAfter: 88,
            up: 6,
            text: "Do people come? At my partner's company it died after the third week.",
            replies: [
              {
                by: 'cold_start',
                minutesAfter: 41,
                up: 8,
                text: 'Four regulars of sixty. Four is enough. The rule is that nobody has to have read the paper.',
              },
            ],
          },
        ],
      },
      {
        by: 'greybeard_ml',
        minutesAfter: 75,
        up: 18,
        text:
          'I have gone through it in both directions, twice. The door does not lock. What changes is that after two years you can no longer bear a ' +
          'result that nobody uses, which is inconvenient when you go back.',
        replies: [
          {
            by: 'quietgradient',
            minutesAfter: 130,
            up: 5,
            text: 'As somebody still inside: we noticed. You ask "who is this for?" in seminars. It is the best question and people hate it.',
          },
        ],
      },
      {
        by: 'rdeshmukh',
        minutesAfter: 94,
        up: 11,
        text:
          'Useful after about four months. The hard part was not the code, it was that 80% is the goal. In research you keep the last 20%, because ' +
          'that is the paper. Here you ship and go home, and for a year that feels like cheating.',
        replies: [
          {
            by: 'pragmatic_pia',
            minutesAfter: 57,
            up: 3,
            text:
              'From the other side of the desk: former researchers are the only people on my team who tell me a number is noise before I put it on ' +
              'a slide. Please keep doing that.',
          },
        ],
      },
      {
        by: 'farida',
        minutesAfter: 210,
        up: 7,
        text:
          'Data point from [our survey of 460 movers](https://labour-and-ml.example/surveys/movers): 71% would do it again, 9% went back within ' +
          'three years, and the strongest predictor of regret was *not having shipped anything in the first nine months*. Ask what ships in your ' +
          'first quarter.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 84,
            up: 7,
            text:
              '> 71% would do it again\n\n' +
              'Who answered? People who regret a thing are either very keen or very unlikely to fill in a form about it.',
            replies: [
              {
                by: 'farida',
                minutesAfter: 39,
                up: 4,
                text: '58% response, and we telephoned 40 non-respondents. 65% of them would do it again. So a little lower, but no cliff.',
              },
            ],
          },
        ],
      },
      {
        by: 'lquiroga',
        minutesAfter: 350,
        up: 4,
        text:
          'Came from translation, not research, but same fear of "once knew things". You will know other things. The old ones turn out to be what ' +
          'people come to your desk for.',
        replies: [
          {
            by: 'lantern',
            minutesAfter: 4300,
            up: 14,
            text: 'I took it. Thank you all, particularly for "what ships in your first quarter": I asked, they had an answer.',
          },
        ],
      },
    ],
  },
  {
    title: 'The vector index benchmark used 128 dimensions; the customers use 1,536',
    url: 'https://searchpractice.example/128-dimensions',
    tags: ['evals'],
    by: 'ctxwindow',
    hoursAgo: 513.2,
    up: 17,
  },
  {
    title: 'Mixture-of-experts routing collapses quietly: a dashboard for it',
    url: 'https://brisling.example/blog/routing-collapse-dashboard',
    tags: ['training'],
    by: 'zhou_wei_ml',
    hoursAgo: 519.8,
    up: 7,
  },
  {
    title: 'Interpretability of a two-layer theorem prover, complete',
    url: 'https://openproceedings.example/papers/two-layer-prover',
    tags: ['interpretability'],
    by: 'lantern',
    hoursAgo: 526.4,
    up: 14,
  },
  {
    title: 'Insurance for model failures now comes with an exclusions list',
    url: 'https://policyledger.example/insurance/model-exclusions',
    tags: ['policy'],
    by: 'jbm',
    hoursAgo: 533.1,
    up: 2,
  },
  {
    title: 'A field guide to graph-capture errors',
    url: 'https://inferencenotes.example/graph-capture-errors',
    tags: ['inference'],
    by: 'tensorwright',
    hoursAgo: 540.5,
    up: 8,
  },
  {
    title: 'Ask: who is running models on CPU in production, and why?',
    text:
      'I would like to collect real cases, because every discussion I find is either "CPU is dead" or somebody\'s laptop.\n\n' +
      'Ours: a 1.5B model that classifies and pre-fills incoming referrals, in 14 hospitals. Each has a virtual machine with 32 cores of some age, ' +
      'and no accelerator, nor will there be one before the next hardware cycle. At 4 bits we get 38 tokens per second, a referral needs about 60, ' +
      'there are 900 per day and site. It idles most of the time.\n\n' +
      'Why CPU: the machine exists, it is patched by people who know how, and it passed the security review in 2019. A new card would be three ' +
      'committees.\n\n' +
      'What surprised us is that memory channels matter more than cores. Two sites with *fewer* cores but all channels populated are 1.8 times ' +
      'faster.\n\n' +
      'If you do the same, please say: model size, tokens per second, requests per day, and the actual reason, even if it is "nobody would sign for ' +
      'a GPU".',
    tags: ['inference'],
    by: 'dpark',
    hoursAgo: 547.9,
    up: 50,
    comments: [
      {
        by: 'lossless',
        minutesAfter: 62,
        up: 11,
        text:
          '3B at 4 bits, 22 tokens per second on 16 cores, document redaction at a notary, 300 a day. Reason: the server is in a cupboard with no ' +
          'airflow, and the notary wants to see it with her own eyes.',
        replies: [
          {
            by: 'dpark',
            minutesAfter: 45,
            up: 6,
            text: '"The server must be visible to the notary" is the best requirement I have heard in years.',
          },
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 190,
        up: 3,
        text:
          'Embeddings, not generation: 110M encoder, int8, 1,400 short texts per second on 64 cores. Reason: the fleet is empty at night anyway. It ' +
          'would need a 90% discount on cards to beat free.',
      },
      {
        by: 'kestrel',
        minutesAfter: 410,
        up: 0,
        text:
          "0.4B policy on a robot controller, 8 cores, 50 Hz with 6 ms to spare. Reason: jitter. The card's average was better and its worst case " +
          'was 40 ms, and the arm only cares about the worst case.',
      },
    ],
  },
  {
    title: 'Consent receipts for training data: a pilot with 6,000 photographers',
    url: 'https://consent-receipts.example/pilot-report',
    tags: ['data', 'policy'],
    by: 'jbm',
    hoursAgo: 554.2,
    up: 1,
  },
  {
    title: 'The eval that only failed on Tuesdays',
    url: 'https://eng.parcelhaven.example/posts/tuesday-eval',
    tags: ['evals'],
    by: 'dpark',
    hoursAgo: 560.6,
    up: 86,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 39,
        up: 19,
        text:
          'Test fixtures were generated with today\'s date, the prompt said "deliveries are on Tuesdays", and once a week the correct answer was ' +
          '"today", which the checker did not accept. Four months. I laughed, then I searched our own fixtures for `now()`. 31 hits.',
        replies: [
          {
            by: 'overfit_otto',
            minutesAfter: 58,
            up: 12,
            text: '31 hits and you are admitting it on a Tuesday.',
          },
        ],
      },
    ],
  },
  {
    title: 'Pergola 5 replaces its scheduler with a 300-line one',
    url: 'https://pergola-serve.example/docs/scheduler-5',
    tags: ['tools'],
    by: 'cold_start',
    hoursAgo: 566.3,
    up: 15,
  },
  {
    title: 'Court: a training-data inventory is discoverable',
    url: 'https://courtnotes.example/training-data-inventory',
    tags: ['policy', 'data'],
    by: 'jbm',
    hoursAgo: 572.8,
    up: 31,
    down: 1,
  },
  {
    title: 'Show: my home server runs a 70B at 4 tokens per second and I am fine with it',
    text:
      'Everyone optimises for chat speed. I asked myself what I use a large model for at home, and the answer is: things that I read the next ' +
      'morning.\n\n' +
      'So this is a batch machine. Second-hand workstation, 8 memory channels, 256 GB of slow RAM, one small card for the prompt processing, 310 ' +
      'euros without the disks. It runs a 70B at 5 bits with 4.1 tokens per second and draws 140 W while it does.\n\n' +
      'A cron job at 23:00 takes whatever is in `~/queue/`:\n\n' +
      '```\n' +
      '0 23 * * *  nice run-queue ~/queue --until 06:30\n' +
      '```\n\n' +
      "Typical night: two long articles summarised with questions at the end, a review of what I committed, translations of letters from my aunt's " +
      'village council (Hungarian officialese, truly difficult), and about 100 photos described for search.\n\n' +
      'That is 110,000 tokens in 7.5 hours for about 30 cents of electricity. Latency is one night. I have not found it too slow for anything yet, ' +
      'and I sleep better than when I was waiting for answers.',
    tags: ['inference', 'hardware'],
    by: 'hexfloat',
    hoursAgo: 578.1,
    up: 18,
    down: 1,
  },
  {
    title: 'Toward boring agents',
    text:
      'I maintain eleven agents at work, in the sense in which others maintain cron jobs. The good ones have become very dull, and I would like to ' +
      'say why I think that is the direction.\n\n' +
      '**They have a table, not a mind.** State lives in rows with a status column. Kill the process at any point, start it again, and it ' +
      'continues. If I want to know what it is doing I run a query.\n\n' +
      '**They have few verbs.** The busiest one can do four things: read an order, propose a credit, ask a person, close. We removed the fifth, ' +
      '"search the web", and errors fell by half.\n\n' +
      '**They stop.** Every run has a budget of steps and money, and running out is a normal ending with its own status, no exception.\n\n' +
      '**They are allowed to say that it is not their job.** 12% of the cases go to people with a one-line reason. We measure whether the reason is ' +
      'right, not whether the number goes down.\n\n' +
      'None of this makes a good demo. In the demo an agent books a trip. In the ledger, last month, ours closed 9,400 credit notes and woke nobody ' +
      'up.',
    tags: ['applications'],
    by: 'rdeshmukh',
    hoursAgo: 584.7,
    up: 22,
    down: 1,
  },
  {
    title: 'Synthetic patients pass the exam, fail the ward',
    url: 'https://clinical-ml-review.example/papers/synthetic-patients-ward',
    tags: ['evals'],
    by: 'sanjana_k',
    hoursAgo: 590.2,
    up: 5,
  },
  {
    title: 'Photonic interconnect start-up shuts down, publishes its test logs',
    url: 'https://chipweekly.example/fabric/photonic-shutdown-logs',
    tags: ['hardware'],
    by: 'bitfloor',
    hoursAgo: 596.9,
    up: 79,
  },
  {
    title: 'Handwriting recognition for Ottoman land registers',
    url: 'https://defter-archive.example/reports/handwriting-2',
    tags: ['applications'],
    by: 'nadia_h',
    hoursAgo: 602.4,
    up: 12,
  },
  {
    title: 'Reviewer guidelines now ask for the number of seeds',
    url: 'https://openproceedings.example/notes/reviewer-seed-count',
    tags: ['research'],
    by: 'ransom_seed',
    hoursAgo: 608.8,
    up: 1,
  },
  {
    title: 'Two years of feature stores: we went back to cron and Parquet',
    url: 'https://engineering.larkspurfreight.example/cron-and-parquet',
    tags: ['data'],
    by: 'mkowalczyk',
    hoursAgo: 614.3,
    up: 55,
    down: 1,
  },
  {
    title: 'Apprenticeship scheme for annotators: results of the first cohort',
    url: 'https://annotators-guild.example/apprenticeship-cohort-1',
    tags: ['data'],
    by: 'mtruong',
    hoursAgo: 620.7,
    up: 0,
  },
  {
    title: 'Translation memory leaks through the suggestions box',
    url: 'https://redteam-notes.example/translation-memory-leak',
    tags: ['safety'],
    by: 'lquiroga',
    hoursAgo: 626.5,
    up: 4,
  },
  {
    title: 'A gentle attack on top-k',
    text:
      'Nearly every configuration I review contains `top_k: 40` or `top_k: 50`, and nobody can tell me why. It comes with the example that was ' +
      'copied.\n\n' +
      'The trouble is that a fixed *k* means two opposite things. After "The capital of France is" there is one sensible token, and k = 40 lets in ' +
      '39 others, each with a tiny share. After "My favourite" there are two thousand sensible tokens, and k = 40 throws away most of them. The ' +
      'same number is too loose in the first case and too tight in the second.\n\n' +
      'A threshold relative to the best token does not have this problem:\n\n' +
      '```\n' +
      'keep token if p(token) >= 0.05 * p(best)\n' +
      '```\n\n' +
      'On 600 of our support replies, rated blind by four people, I replaced `top_k: 40` by this line and left the temperature alone. Preferred 214 ' +
      'times, rejected 158, tie in the rest. Not a revolution. It is also one comparison per token and no sort, so the sampler got 9 microseconds ' +
      'faster, which is the reason I was in that file in the first place.',
    tags: ['inference'],
    by: 'mkowalczyk',
    hoursAgo: 631.8,
    up: 14,
  },
  {
    title: 'Sub-1-bit compression: what the abstract leaves out',
    url: 'https://preprints.example/abs/sub-1-bit-comment',
    tags: ['inference', 'research'],
    by: 'lossless',
    hoursAgo: 637.2,
    up: 12,
  },
  {
    title: 'Inference on a satellite: the power budget of a 400M model',
    url: 'https://skerry-silicon.example/blog/satellite-400m',
    tags: ['inference', 'hardware'],
    by: 'kestrel',
    hoursAgo: 642.9,
    up: 85,
  },
  {
    title: 'Ask: what was the last model improvement that your users noticed?',
    text:
      'We have moved to a new base model five times in two years. Each time the internal evaluation went up by two to six points, and each time I ' +
      'looked for the effect in what users do: retries, edits to the draft, thumbs, tickets, returning after a week.\n\n' +
      'Only one of the five is visible at all. It is the one in which first-token latency went from 1.9 to 0.7 seconds. The quality score rose by ' +
      'the smallest amount of the five.\n\n' +
      'I do not conclude that quality does not matter. Perhaps:\n\n' +
      '- we are past the point where our users can tell\n' +
      '- our evaluation measures things that they do not ask for\n' +
      '- the improvement is in cases that are rare, and the people who hit them had already left\n\n' +
      'So I am curious. What is the last change to a model (not to the interface around it) that showed up in behaviour, and how did you see it?',
    by: 'eval_goblin',
    hoursAgo: 648.6,
    up: 48,
    comments: [
      {
        by: 'pragmatic_pia',
        minutesAfter: 65,
        up: 12,
        text:
          'It stopped apologising. Same accuracy. Conversation length fell by a fifth and the thumbs went up, and the only change in the notes was ' +
          '"reduced hedging".',
        replies: [
          {
            by: 'lquiroga',
            minutesAfter: 90,
            up: 6,
            text: 'Ours was the reverse: it began to say "I do not know" in 6 % of the cases. Thumbs fell, tickets fell much more.',
          },
        ],
      },
      {
        by: 'ctxwindow',
        minutesAfter: 150,
        up: 3,
        text:
          'Tables. One upgrade could suddenly read merged cells in the uploaded spreadsheets. Retries on `.xlsx` fell from 31 to 12% within a week. ' +
          'No public benchmark predicted it, since none contains a merged cell.',
        replies: [
          {
            by: 'eval_goblin',
            minutesAfter: 77,
            up: 0,
            text: 'That supports my second bullet, painfully. We have no merged cells in ours either. As of this afternoon we do.',
          },
        ],
      },
    ],
  },
];
