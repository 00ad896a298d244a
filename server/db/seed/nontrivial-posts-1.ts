import type { SeedPost } from './types.ts';

/** The last seven days. */
export const nontrivialPosts1: SeedPost[] = [
  {
    title: 'Brisling releases Sprat, a 1.5B speech-to-speech model that fits in 2 GB',
    url: 'https://brisling.example/blog/sprat-1-5b',
    tags: ['models'],
    by: 'yuki_t',
    hoursAgo: 0.3,
    up: 0,
  },
  {
    title: 'Draft watermarking standard drops its annex on detector accuracy',
    url: 'https://policyledger.example/standards/watermarking-draft-4',
    tags: ['policy', 'safety'],
    by: 'sofia-m',
    hoursAgo: 0.9,
    up: 2,
  },
  {
    title: 'Quern 0.9: train a byte-fallback tokenizer without 60 GB of RAM',
    url: 'https://codehost.example/quern/quern/releases/0.9',
    tags: ['tools', 'training'],
    by: 'zhou_wei_ml',
    hoursAgo: 1.7,
    up: 5,
  },
  {
    title: 'Ask: how do you version prompts that live in three services?',
    text:
      'We have one assistant and three places that contribute to what it is told: the gateway adds the policy preamble, the product service adds ' +
      'the task, and the search service formats the retrieved passages. Each has its own repository and its own release day.\n\n' +
      'Last week a harmless rename in the search service (`source` became `origin`) made the model stop citing anything, because the preamble still ' +
      'said *cite the source field*. No test caught it: every service was green on its own.\n\n' +
      'Options I can see:\n\n' +
      '- one repository that owns the assembled prompt, with everybody else sending data only\n' +
      '- contract tests on the final rendered string\n' +
      '- giving up and pinning all three to a joint release train\n\n' +
      'If you have lived with one of these for a year or more, what hurt?',
    by: 'pragmatic_pia',
    hoursAgo: 2.6,
    up: 6,
    comments: [
      {
        by: 'tokenbucket',
        minutesAfter: 21,
        up: 6,
        text:
          "First option, two years in. The thing that hurts is that every product team now waits for a review from the prompt repository's owners, " +
          'so we ended up with CODEOWNERS per template and a rule that the renderer may not contain `if`.',
        replies: [
          {
            by: 'pragmatic_pia',
            minutesAfter: 18,
            up: 0,
            text: 'No conditionals at all? How do you handle a missing passage list?',
            replies: [
              {
                by: 'tokenbucket',
                minutesAfter: 12,
                up: 3,
                text:
                  'The caller picks a different template. It looks silly for a month and then you notice that you can grep for every prompt that ' +
                  'can possibly exist.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'HBM contract prices rise for the third quarter in a row',
    url: 'https://chipweekly.example/memory/hbm-contract-third-rise',
    tags: ['hardware'],
    by: 'bitfloor',
    hoursAgo: 4.2,
    up: 11,
    comments: [
      {
        by: 'calebw',
        minutesAfter: 44,
        up: 0,
        text: 'Does anybody here actually pay contract price? Our cloud bill moves about a year after these articles, and only in one direction.',
        replies: [
          {
            by: 'bitfloor',
            minutesAfter: 37,
            up: 5,
            text:
              'The accelerator vendors do, and they buy four to six quarters ahead. So what you see next year is roughly this chart plus whatever ' +
              'margin they think you will not notice.',
          },
        ],
      },
    ],
  },
  {
    title: 'Why <think> tags leaked into 40,000 customer emails',
    url: 'https://eng.parcelhaven.example/postmortems/think-tags',
    tags: ['applications'],
    by: 'cold_start',
    hoursAgo: 5.8,
    up: 38,
    down: 1,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 26,
        up: 19,
        text:
          'The root cause deserves framing: the parser stripped `<think>…</think>`, the new checkpoint sometimes emitted `<think >` with a space, ' +
          "and a regular expression stood between the model's private monologue and forty thousand inboxes.",
        replies: [
          {
            by: 'overfit_otto',
            minutesAfter: 31,
            up: 14,
            text: '"The customer is clearly wrong but I should be polite" is now a printed mug in somebody\'s office, I am sure of it.',
          },
          {
            by: 'mkowalczyk',
            minutesAfter: 42,
            up: 11,
            text:
              'The other lesson is that reasoning should be a separate channel in the serving layer, not a markup convention inside one string. Our ' +
              'server returns two token streams and the second one has no route to the mail template at all.',
            replies: [
              {
                by: 'rdeshmukh',
                minutesAfter: 29,
                up: 0,
                text: 'Until someone asks for "show reasoning" in the admin panel and joins them again.',
                replies: [
                  {
                    by: 'mkowalczyk',
                    minutesAfter: 15,
                    up: 6,
                    text: 'Then at least a human wrote the join and it shows up in a diff.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 63,
        up: 4,
        text:
          'They noticed after 9 hours because a customer replied. No outbound sampling: not one email in forty thousand was looked at by a person ' +
          'or by a check for angle brackets. That is the part I took to my own team this morning.',
        replies: [
          {
            by: 'wrenfield',
            minutesAfter: 55,
            up: 0,
            text: 'I asked them about that for a piece. The sampling job existed; it was reading the pre-render text.',
          },
        ],
      },
      {
        by: 'dpark',
        minutesAfter: 118,
        up: 5,
        text: 'Good write-up. Names no one, gives a timeline, and the fix is two lines plus an alert. More of these please.',
      },
    ],
  },
  {
    title: 'A linear probe finds the sarcasm; steering with it does nothing',
    url: 'https://preprints.example/abs/linear-probe-sarcasm',
    tags: ['interpretability'],
    by: 'lantern',
    hoursAgo: 7.4,
    up: 14,
    comments: [
      {
        by: 'quietgradient',
        minutesAfter: 58,
        up: 6,
        text:
          'Appendix D is the interesting bit. The probe direction has 0.93 AUC and 0.02 cosine similarity with the direction you get from ' +
          'difference-in-means on the causal interventions. Decodable and used are not the same thing, fifth time this year.',
        replies: [
          {
            by: 'lantern',
            minutesAfter: 47,
            up: 4,
            text:
              'Yes, and they checked with three seeds, which is three more than the usual. I wish they had tried it on a layer after the last ' +
              'attention block that reads the punctuation tokens.',
          },
        ],
      },
      {
        by: 'overfit_otto',
        minutesAfter: 133,
        up: 8,
        down: 1,
        text: 'Wow, what a useful direction.',
      },
    ],
  },
  {
    title: 'Two thirds of the problems in four synthetic math sets come from 212 templates',
    url: 'https://openproceedings.example/papers/synthetic-math-templates',
    tags: ['data', 'research'],
    by: 'ransom_seed',
    hoursAgo: 9.1,
    up: 27,
    comments: [
      {
        by: 'nullhypothesis',
        minutesAfter: 41,
        up: 12,
        text:
          'Nice method: parse each problem to an expression tree, replace the constants, hash. You could run this on your own set in an afternoon. ' +
          'We did over lunch and found 61% of 400k items in 90 trees.',
        replies: [
          {
            by: 'mtruong',
            minutesAfter: 66,
            up: 2,
            text: 'What did you do about it?',
            replies: [
              {
                by: 'nullhypothesis',
                minutesAfter: 52,
                up: 4,
                text:
                  'Kept 500 per tree, dropped the rest, retrained the small one. Same score on the held-out set, a bit better on the set written by ' +
                  'teachers. One run each, so do not quote me.',
              },
            ],
          },
        ],
      },
      {
        by: 'zhou_wei_ml',
        minutesAfter: 176,
        up: 2,
        text:
          'Template count alone is not damning. School textbooks would look similar. What matters is whether the test set uses the same 212, and ' +
          'Table 4 says 88% yes for two of the four.',
      },
    ],
  },
  {
    title: 'Show: gpu-receipt, one line about what your training job actually cost',
    url: 'https://codehost.example/packetloss/gpu-receipt',
    text:
      'A wrapper around your launch command. When the job ends it prints energy, wall time, the share of time the devices were busy, and money, ' +
      'using a price file you keep yourself. No daemon, no account; it reads the counters the driver already exposes.',
    tags: ['tools', 'training'],
    by: 'packetloss',
    hoursAgo: 11.3,
    up: 22,
    comments: [
      {
        by: 'lossless',
        minutesAfter: 35,
        up: 1,
        text: 'Ran it on a fine-tune I believed to be compute-bound. `busy 41%`. The data loader was decoding PNGs on two cores. Thank you, I think.',
      },
      {
        by: 'calebw',
        minutesAfter: 92,
        up: 2,
        text: 'Could it take spot interruptions into account? Half my cost is the work I redo.',
        replies: [
          {
            by: 'packetloss',
            minutesAfter: 24,
            up: 2,
            text:
              'It can if you give it the checkpoint directory: it compares the step in the last file with the step in the log and counts the ' +
              'difference as `lost`. Flag is `--ckpt`. I should put that higher in the readme.',
          },
          {
            by: 'farida',
            minutesAfter: 160,
            up: 0,
            text: 'Seconding this. Lost work is the number finance never believes.',
          },
        ],
      },
    ],
  },
  {
    title: 'Ports authority pauses berth-scheduling model after an 11-hour backlog',
    url: 'https://gradientpost.example/news/ports-berth-scheduling-pause',
    tags: ['applications'],
    by: 'wrenfield',
    hoursAgo: 13.6,
    up: 6,
  },
  {
    title: '小さなモデルで十分な理由：社内検索を3Bに置き換えた話',
    url: 'https://techblog.aokaze.example/entry/small-model-internal-search',
    text:
      'In Japanese. Summary: a 600-person company replaced a hosted large model in its internal search with a 3B model on two workstation cards. ' +
      'The answer step got slightly worse, the whole thing got better, because the saved latency went into retrieving three times and reranking.',
    tags: ['applications'],
    by: 'yuki_t',
    hoursAgo: 15.9,
    up: 16,
    comments: [
      {
        by: 'ctxwindow',
        minutesAfter: 72,
        up: 4,
        text:
          'The machine translation reads fine. Their table on reranking is the part to steal: top-50 into a small cross-encoder gave more than any ' +
          'change of generator, at 40 ms.',
      },
      {
        by: 'lquiroga',
        minutesAfter: 205,
        up: 1,
        text: 'Did they say how they handled mixed Japanese and English part numbers? That is where our tokenizer falls over.',
        replies: [
          {
            by: 'yuki_t',
            minutesAfter: 88,
            up: 5,
            text: 'Yes, near the end: they normalise full-width digits first and index part numbers in a separate exact-match field. Boring and correct.',
          },
        ],
      },
    ],
  },
  {
    title: 'FP4 pre-training, and the 3% of layers that still need BF16',
    url: 'https://fenmark.example/research/fp4-pretraining',
    tags: ['training'],
    by: 'lossless',
    hoursAgo: 18.2,
    up: 74,
    down: 1,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 32,
        up: 22,
        text:
          "The list of what stays in BF16 is the contribution: embeddings, the output head, the first and last block's down-projection, and the " +
          'router. Everyone who tried "all linear layers in FP4" and gave up should try this list before concluding anything.',
        replies: [
          {
            by: 'quietgradient',
            minutesAfter: 38,
            up: 9,
            text:
              'Plus stochastic rounding on the gradients only. They show that rounding the weights stochastically as well makes it *worse*, which I ' +
              'did not expect.',
            replies: [
              {
                by: 'hexfloat',
                minutesAfter: 25,
                up: 11,
                text:
                  'It makes sense if you think of the weight quantiser as part of the forward function. Noise in the gradient averages out over ' +
                  'steps; noise in the weight is a different network every step.',
                replies: [
                  {
                    by: 'quietgradient',
                    minutesAfter: 19,
                    up: 3,
                    text: 'Fair. Dropout people would like a word, but fair.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'bitfloor',
        minutesAfter: 77,
        up: 13,
        text:
          'Note the hardware caveat in section 6. The 1.7x speed-up assumes block scaling with groups of 16 in silicon. If your part only does ' +
          'groups of 32 the loss gap triples and the whole exercise is a wash.',
        replies: [
          {
            by: 'tensorwright',
            minutesAfter: 51,
            up: 8,
            text:
              'And the scale factors are not free: at group 16 with an 8-bit scale you are at 4.5 bits per weight. People keep dividing by four and ' +
              'being surprised.',
            replies: [
              {
                by: 'lossless',
                minutesAfter: 64,
                up: 2,
                text: '4.5 and a bit, there is also the per-tensor scale. But yes. The memory saving was never the point here, the matmul throughput is.',
              },
            ],
          },
        ],
      },
      {
        by: 'ransom_seed',
        minutesAfter: 140,
        up: 7,
        down: 2,
        text:
          'One run at 32B, two at 3B. The gap between the two 3B seeds (0.006 nats) is larger than the FP4/BF16 gap they headline (0.004). I would ' +
          'like to see five seeds at 1B before I believe the third decimal.',
        replies: [
          {
            by: 'mkowalczyk',
            minutesAfter: 73,
            up: 10,
            text: 'The claim is "no worse than", not "better than". For that the seed noise argues in their favour.',
            replies: [
              {
                by: 'nullhypothesis',
                minutesAfter: 46,
                up: 12,
                text:
                  '> the seed noise argues in their favour\n\n' +
                  'Not quite. Equivalence needs a margin chosen in advance and an interval inside it. "The difference is smaller than our noise" is ' +
                  'only the absence of evidence. That said, with 0.004 at 32B I would use it.',
              },
            ],
          },
        ],
      },
      {
        by: 'dpark',
        minutesAfter: 310,
        up: 3,
        text: 'Practical question: does anyone have the energy numbers? Our constraint is the transformer in the basement, not the step time.',
      },
    ],
  },
  {
    title: 'Vector search in one embedded database file: what broke at 9 million rows',
    url: 'https://searchpractice.example/embedded-vectors-9m',
    tags: ['tools'],
    by: 'ctxwindow',
    hoursAgo: 20.4,
    up: 31,
    comments: [
      {
        by: 'bruno_f',
        minutesAfter: 95,
        up: 6,
        text:
          'The write amplification graph matches what we saw. Deletes were the killer: tombstones in the graph index stayed in the candidate list, ' +
          'so recall dropped while latency *rose*. We rebuild nightly now and it takes 14 minutes.',
        replies: [
          {
            by: 'ctxwindow',
            minutesAfter: 130,
            up: 0,
            text: 'Same here, we ended up with two files and an atomic rename. Feels like 1998, works like 1998.',
          },
        ],
      },
    ],
  },
  {
    title: 'Insurer disputes a quote its own chatbot put in writing',
    url: 'https://gradientpost.example/news/insurer-chatbot-quote',
    tags: ['policy', 'applications'],
    by: 'hvdberg',
    hoursAgo: 22.7,
    up: 4,
  },
  {
    title: 'Silent data corruption took nine days of a 12,000-accelerator run',
    url: 'https://tarnfield.example/engineering/nine-days-sdc',
    tags: ['training', 'hardware'],
    by: 'packetloss',
    hoursAgo: 26.5,
    up: 121,
    down: 1,
    comments: [
      {
        by: 'greybeard_ml',
        minutesAfter: 28,
        up: 31,
        text:
          'One chip, one multiplier lane, one voltage-temperature corner, and a loss curve that looked merely disappointing. Nine days is actually ' +
          'fast. I have seen a bad DIMM live in a cluster for two years because every job it hurt was blamed on the data.',
        replies: [
          {
            by: 'bitfloor',
            minutesAfter: 44,
            up: 17,
            text:
              'The telling detail is that the part passed burn-in twice after they pulled it. It only misbehaved next to a neighbour drawing full ' +
              'power. No factory test does that.',
            replies: [
              {
                by: 'packetloss',
                minutesAfter: 36,
                up: 12,
                text:
                  'They say they now run the self-test on all eight in a tray at once, precisely because of that. It costs 90 seconds per node per ' +
                  'day, which on 12,000 is not nothing: about 0.1 % of the fleet.',
                replies: [
                  {
                    by: 'greybeard_ml',
                    minutesAfter: 52,
                    up: 6,
                    text: '0.1% against nine days is a bargain. The hard part is keeping it when somebody is asked to find savings in year two.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'tensorwright',
        minutesAfter: 61,
        up: 15,
        text:
          'How they found it is lovely. Recompute the same microbatch on two nodes, hash the gradients, compare. Needs bitwise determinism in every ' +
          'kernel, and they had that only because someone had insisted on it for debugging three years ago.',
        replies: [
          {
            by: 'hexfloat',
            minutesAfter: 39,
            up: 13,
            text: 'Determinism is always "too slow" until the week it is the only tool you have.',
          },
          {
            by: 'zhou_wei_ml',
            minutesAfter: 125,
            up: 6,
            text: 'What did it cost them? I keep hearing 5-10% for deterministic reductions.',
            replies: [
              {
                by: 'tensorwright',
                minutesAfter: 48,
                up: 7,
                text: 'They report 2.8%. Most of it in the embedding gradient, because scatter-add has to be sorted. Attention was free.',
              },
            ],
          },
        ],
      },
      {
        by: 'quietgradient',
        minutesAfter: 102,
        up: 7,
        text: 'The loss curve in figure 2 is going in my lectures. It is *smooth*. Everyone expects corruption to look like a spike.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 83,
            up: 10,
            text: 'A biased lane gives you a biased gradient, which is a slightly different objective, faithfully optimised. No reason for a spike.',
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 240,
        up: 2,
        down: 4,
        text: 'Counterpoint: at some scale you should assume this is always happening and stop chasing it. SGD is robust to noise.',
        replies: [
          {
            by: 'packetloss',
            minutesAfter: 57,
            up: 16,
            text:
              '> SGD is robust to noise.\n\n' +
              'Robust to zero-mean noise. This was a lane that flipped one exponent bit in one direction. They lost 0.03 nats, and restarting from ' +
              'before the fault got it back. That is the whole point of the article.',
          },
        ],
      },
    ],
  },
  {
    title: 'Korrel 7B is now under a licence with no field-of-use clause',
    url: 'https://openmodels.example/news/korrel-relicensed',
    tags: ['models'],
    by: 'jbm',
    hoursAgo: 30.8,
    up: 44,
    comments: [
      {
        by: 'sofia-m',
        minutesAfter: 52,
        up: 12,
        text:
          'Worth reading the diff rather than the announcement. The field-of-use list is gone, the acceptable-use policy is no longer incorporated ' +
          'by reference, and termination is now only for patent suits. That is a real open licence, not a rebranded one.',
        replies: [
          {
            by: 'jbm',
            minutesAfter: 34,
            up: 10,
            text:
              'Agreed, with one reservation: the weights are covered, the tokenizer file still carries the old header. Somebody forgot. I have ' +
              'written to them.',
            replies: [
              {
                by: 'jbm',
                minutesAfter: 610,
                up: 6,
                text: 'Update: fixed within the day. The header now matches.',
              },
            ],
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 88,
        up: 0,
        text: 'Does it apply to the derivatives people made under the old terms?',
        replies: [
          {
            by: 'jbm',
            minutesAfter: 41,
            up: 5,
            text:
              'Not automatically. Your fine-tune was made from weights you received under the old terms. Download the re-licensed weights, apply ' +
              'the same delta, and you are under the new ones. Lawyers will argue about whether that is theatre; it takes five minutes, so do it.',
          },
        ],
      },
    ],
  },
  {
    title: 'Ask: has anyone got speculative decoding to pay off at batch size 64?',
    text:
      'At batch 1 to 8 the usual draft-and-verify setup gives us 1.8 to 2.3x on a 32B model. By batch 32 it is break-even, and at 64 it is a loss ' +
      'of about 12 %: verification becomes compute-bound and every rejected token is work somebody else could have used.\n\n' +
      'Things tried so far:\n\n' +
      '1. adaptive draft length (helps, but converges to zero exactly where you would expect)\n' +
      '2. a much smaller draft, 0.3B instead of 1B (acceptance falls from 0.71 to 0.58)\n' +
      '3. n-gram lookup instead of a draft model, which wins on code and on nothing else\n\n' +
      '```\n' +
      'batch  accept  speedup\n' +
      '    8    0.71     1.94\n' +
      '   32    0.70     1.03\n' +
      '   64    0.69     0.88\n' +
      '```\n\n' +
      'Is anyone running it at high batch in production and happy? Or do you switch it off above some load, and if so, on what signal?',
    tags: ['inference'],
    by: 'mkowalczyk',
    hoursAgo: 34.1,
    up: 17,
    comments: [
      {
        by: 'tensorwright',
        minutesAfter: 46,
        up: 8,
        text:
          'We switch it off, signal is the fraction of the step spent in verify matmuls. Above 0.6 we stop drafting for new sequences and let the ' +
          'old ones run out. Hysteresis matters, otherwise it flaps at exactly the load where you are watching.',
        replies: [
          {
            by: 'mkowalczyk',
            minutesAfter: 75,
            up: 0,
            text: 'Per sequence rather than per server is a good idea, thank you. We had a global flag and it did flap.',
          },
        ],
      },
      {
        by: 'cold_start',
        minutesAfter: 180,
        up: 5,
        text:
          'N-gram lookup only for requests that contain the text they will edit (code, rewriting, extraction). A cheap classifier on the route ' +
          'decides. At batch 64 that subset still gets 1.3x.',
      },
      {
        by: 'lossless',
        minutesAfter: 395,
        up: 1,
        text: 'Quantise the *draft* aggressively, 3 bits, and let it be wrong. It changes the break-even point a little: ours moved from 30 to 44.',
      },
    ],
  },
  {
    title: 'LedgerBench: 1,900 bookkeeping tasks with receipts, refunds and one fraud',
    url: 'https://evalsinpractice.example/ledgerbench',
    tags: ['evals'],
    by: 'eval_goblin',
    hoursAgo: 39.6,
    up: 12,
  },
  {
    title: 'Learning-rate warmup is mostly repairing your Adam bias terms',
    url: 'https://preprints.example/abs/warmup-bias-terms',
    tags: ['training', 'research'],
    by: 'quietgradient',
    hoursAgo: 45.2,
    up: 33,
    down: 1,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 84,
        up: 10,
        text: 'The ablation is convincing up to 1B. Above that they still needed 200 steps of warmup, which the abstract rounds down to "mostly".',
        replies: [
          {
            by: 'quietgradient',
            minutesAfter: 49,
            up: 5,
            text:
              'True. Their explanation is the embedding gradient at initialisation, which the bias correction does not touch. With a smaller init ' +
              'on the head the 200 went to 20.',
          },
        ],
      },
      {
        by: 'greybeard_ml',
        minutesAfter: 320,
        up: 6,
        text: 'Every eight years we rediscover that the first hundred steps are special. I welcome it, each time with better plots.',
      },
    ],
  },
  {
    title: 'We turned off the LLM code reviewer after six months. Defect rates did not move',
    url: 'https://engineering.larkspurfreight.example/llm-reviewer-off',
    tags: ['applications'],
    by: 'pragmatic_pia',
    hoursAgo: 52.4,
    up: 168,
    down: 9,
    comments: [
      {
        by: 'nullhypothesis',
        minutesAfter: 24,
        up: 40,
        text:
          'Before this becomes a slogan: 6.1 escaped defects per 1,000 pull requests with the bot, 6.3 without, on 11,400 and 9,700 pull requests. ' +
          'That is about 70 events against 61. The rate ratio is 1.03 with an interval of roughly 0.73 to 1.46. A reviewer that prevents a quarter ' +
          'of all escaped defects would be compatible with these data.',
        replies: [
          {
            by: 'greybeard_ml',
            minutesAfter: 31,
            up: 22,
            text: 'So would one that causes a quarter. The money was spent either way.',
            replies: [
              {
                by: 'nullhypothesis',
                minutesAfter: 18,
                up: 19,
                text: 'Of course. But then the title should be "we could not tell". "Did not move" is a claim, and they do not have the events to make it.',
                replies: [
                  {
                    by: 'pragmatic_pia',
                    minutesAfter: 27,
                    up: 14,
                    text:
                      'I posted it with their title. In the text they do say "we could not detect a difference", the title is stronger than the ' +
                      'article. As usual.',
                  },
                  {
                    by: 'rdeshmukh',
                    minutesAfter: 44,
                    up: 12,
                    down: 1,
                    text:
                      'You will never have the events, though. 140 engineers for a year is more than most companies can throw at this question. At ' +
                      'some point "could not tell after a year" is the decision-relevant answer.',
                    replies: [
                      {
                        by: 'nullhypothesis',
                        minutesAfter: 35,
                        up: 16,
                        text:
                          'Not if you pick an outcome that happens more often. Reverts within 14 days: they have 480. Review rounds, time to second ' +
                          'commit, comments acted upon. Escaped defects is the outcome everyone cares about and the worst one to measure.',
                        replies: [
                          {
                            by: 'rdeshmukh',
                            minutesAfter: 51,
                            up: 8,
                            text: 'Reverts are gamed within a month once people know you count them.',
                            replies: [
                              {
                                by: 'nullhypothesis',
                                minutesAfter: 22,
                                up: 13,
                                text:
                                  'Then count them without saying so. They are in the git history already. Nobody needs to be told that you ran ' +
                                  '`git log` last year.',
                                replies: [
                                  {
                                    by: 'greybeard_ml',
                                    minutesAfter: 40,
                                    up: 24,
                                    text: 'A statistician advocating stealth. I have waited my whole career for this.',
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
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 39,
        up: 26,
        text:
          "The number I would put in the title: 18% of the bot's comments led to a change, and of those, 70% were naming or docstrings. So about " +
          '5% of its comments changed behaviour. Our human figure, counted by hand over 300 reviews, was 31%.',
        replies: [
          {
            by: 'mkowalczyk',
            minutesAfter: 28,
            up: 11,
            text: 'Is that normalised by volume? If the bot writes twenty comments and a human writes two, 5 % and 31 % are one useful comment versus 0.6.',
            replies: [
              {
                by: 'tokenbucket',
                minutesAfter: 33,
                up: 15,
                text:
                  'It is not, and you are right that it should be. Bot: 7.2 comments per pull request in the article. Us: 1.9. So 0.36 versus 0.59 ' +
                  'per pull request. Closer than I made it sound.',
                replies: [
                  {
                    by: 'mkowalczyk',
                    minutesAfter: 25,
                    up: 8,
                    text:
                      'And the reading cost is 7.2 versus 1.9, so per minute of attention the human is still far ahead. I just wanted the same ' +
                      'denominator.',
                    replies: [
                      {
                        by: 'eval_goblin',
                        minutesAfter: 62,
                        up: 6,
                        text:
                          'Attention is the denominator that matters. We capped ours at two comments per pull request, ranked by its own stated ' +
                          'confidence. Uptake went from 15% to 44%. The confidence is badly calibrated but the ordering is fine.',
                        replies: [
                          {
                            by: 'cold_start',
                            minutesAfter: 47,
                            up: 3,
                            text: 'How did you get an ordering out of it? When I ask for confidence everything is "high".',
                            replies: [
                              {
                                by: 'eval_goblin',
                                minutesAfter: 29,
                                up: 9,
                                text:
                                  'Pairwise. "Which of these two would the author be more annoyed to have missed?" Six comparisons for four ' +
                                  'comments, on the small model, costs nothing.',
                                replies: [
                                  {
                                    by: 'cold_start',
                                    minutesAfter: 36,
                                    up: 2,
                                    text: 'That is embarrassingly simple. Stealing it on Monday.',
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
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 57,
        up: 4,
        down: 13,
        text:
          'Sounds like a skill issue honestly. With proper prompts and repository context these tools catch loads. We are three people and ship ' +
          'daily, and I would not go back.',
        replies: [
          {
            by: 'overfit_otto',
            minutesAfter: 16,
            up: 21,
            text: 'Three people shipping daily also have no way of knowing what escapes, because the escapee is their customer.',
          },
          {
            by: 'bruno_f',
            minutesAfter: 49,
            up: 10,
            text:
              'I do think team size matters here, though. For a solo developer any second reader is infinitely more than none. At 140 engineers ' +
              'with a review culture the marginal reader is worth little. Both of you can be right.',
            replies: [
              {
                by: 'calebw',
                minutesAfter: 38,
                up: 9,
                text: 'That is a fairer version of what I said. I withdraw "skill issue".',
                replies: [
                  {
                    by: 'overfit_otto',
                    minutesAfter: 21,
                    up: 11,
                    text: 'A retraction, on the internet, within the hour. Upvoted.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'dpark',
        minutesAfter: 71,
        up: 18,
        text:
          'Six months with it on, and nobody asked whether the humans reviewed less because the bot had already been there. In our pilot the median ' +
          'human time per review dropped from 11 to 7 minutes. If the bot replaces some human attention with worse attention, a flat defect rate is ' +
          'the *good* outcome.',
        replies: [
          {
            by: 'nadia_h',
            minutesAfter: 43,
            up: 9,
            text:
              'Automation complacency. There is a shelf of literature on it from aviation and from mammography with computer-aided detection. Same ' +
              'pattern: the second reader leans on the first.',
            replies: [
              {
                by: 'sanjana_k',
                minutesAfter: 58,
                up: 12,
                text:
                  "Mammography person here. The fix that worked for us was order: the human reads first, commits a verdict, then the machine's " +
                  'marks appear. It costs about a minute and got most of the sensitivity back ([summary of the ' +
                  'trials](https://clinical-ml-review.example/notes/read-then-reveal)).',
                replies: [
                  {
                    by: 'dpark',
                    minutesAfter: 34,
                    up: 2,
                    text:
                      "Human first would be trivial to build here: hide the bot's comments until you have submitted yours. Does any forge support " +
                      'that?',
                    replies: [
                      {
                        by: 'tensorwright',
                        minutesAfter: 66,
                        up: 5,
                        text: 'We do it with a label. The bot waits for one human approval or 24 hours. Two lines of CI configuration, no support needed.',
                        replies: [
                          {
                            by: 'dpark',
                            minutesAfter: 19,
                            up: 2,
                            text: 'Perfect, thanks.',
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
              {
                by: 'hexfloat',
                minutesAfter: 90,
                up: 3,
                text: 'The aviation analogy is overused. A pilot cannot revert a landing.',
                replies: [
                  {
                    by: 'nadia_h',
                    minutesAfter: 27,
                    up: 4,
                    text: 'Nor can you revert a leaked key. But point taken, most of our "landings" are a misplaced button.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'farida',
        minutesAfter: 96,
        up: 13,
        text:
          'Labour angle: juniors. The article says new joiners were the only group that rated it above 3 of 5. They used it as somebody to ask ' +
          'before they dared to ask a person. Nobody measured what happened to them after it was gone.',
        replies: [
          {
            by: 'cold_start',
            minutesAfter: 53,
            up: 10,
            text: 'We saw that too, and I am not sure that it is good. Two of ours were polishing for the bot for a day before showing anyone anything.',
            replies: [
              {
                by: 'farida',
                minutesAfter: 41,
                up: 7,
                text: 'Could be. But "afraid to show work" existed before the bot, it is only visible now.',
                replies: [
                  {
                    by: 'greybeard_ml',
                    minutesAfter: 77,
                    up: 6,
                    text: 'In my day we were afraid of Margaret. She was right more often, and she remembered you the next time.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'amara-o',
        minutesAfter: 110,
        up: 8,
        text:
          'Security findings are listed separately and I think people skipped them: 14 valid, two of them serious, in six months. At the quoted ' +
          '3,100 a month that is about 1,300 per finding. I have paid consultants more for less.',
        replies: [
          {
            by: 'tokenbucket',
            minutesAfter: 64,
            up: 6,
            text: 'How many of the 14 would the existing static analyser have found? They do not say and that is the only comparison that matters.',
            replies: [
              {
                by: 'amara-o',
                minutesAfter: 55,
                up: 11,
                text: 'Good question. I asked on their page: nine of the fourteen, had the rule set been switched on. So five, one serious.',
                replies: [
                  {
                    by: 'tokenbucket',
                    minutesAfter: 30,
                    up: 4,
                    text: 'Then the finding is "switch on your static analyser". Cheaper.',
                  },
                ],
              },
            ],
          },
          {
            by: 'jbm',
            minutesAfter: 210,
            up: 2,
            text:
              'Slightly off topic: did their contract say what the vendor may do with the code it reviewed? Ours did, on page 31, and it was not ' +
              'nothing.',
          },
        ],
      },
      {
        by: 'kestrel',
        minutesAfter: 130,
        up: 15,
        down: 2,
        text:
          'We work on robot firmware. The bot flagged a unit mismatch (`mm` passed as `m`) that three humans had approved. Once in eight months, ' +
          'but that once was an arm going through a cabinet. Average rates hide what you are buying, it is insurance.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 48,
            up: 9,
            text: 'Insurance is priced on expected loss, so you are back to rates. I do agree that severity-weighted is the right way to count.',
            replies: [
              {
                by: 'kestrel',
                minutesAfter: 36,
                up: 7,
                text: 'Fine: one cabinet, 900 euros, versus eight months of subscription. Do not do this calculation in front of my manager.',
              },
            ],
          },
          {
            by: 'hexfloat',
            minutesAfter: 105,
            up: 12,
            text: 'Or use a type for lengths. I know, I know.',
          },
        ],
      },
      {
        by: 'ransom_seed',
        minutesAfter: 165,
        up: 10,
        text:
          'Three model versions during the six months, per the footnote. So "the reviewer" is three reviewers, the first of which everybody hated, ' +
          'and the configuration was changed twice. I cannot tell what was tested.',
        replies: [
          {
            by: 'pragmatic_pia',
            minutesAfter: 58,
            up: 6,
            text: 'That is how anybody uses these things in practice, no? A frozen reviewer would be a cleaner experiment about a product that nobody has.',
            replies: [
              {
                by: 'ransom_seed',
                minutesAfter: 81,
                up: 2,
                text: 'Then show the three periods separately. It is one `group by`.',
              },
            ],
          },
        ],
      },
      {
        by: 'wrenfield',
        minutesAfter: 240,
        up: 7,
        text: 'I rang two of the engineers quoted. One detail that did not make the article: the vote to switch it off was 61 to 58. Hardly a revolt.',
        replies: [
          {
            by: 'overfit_otto',
            minutesAfter: 37,
            up: 14,
            text: 'Closer than the defect rates.',
          },
        ],
      },
      {
        by: 'zhou_wei_ml',
        minutesAfter: 420,
        up: 5,
        text:
          'Late to this. At our place the durable use turned out to be the opposite direction: not commenting on the diff but writing a five-line ' +
          'summary for the human reviewer, with the files in reading order. Nobody has asked to turn that off.',
        replies: [
          {
            by: 'lquiroga',
            minutesAfter: 95,
            up: 4,
            text: 'Same. Summary yes, verdict no. The reading order is the best part, tests first.',
          },
        ],
      },
      {
        by: 'mtruong',
        minutesAfter: 1430,
        up: 3,
        text:
          'Reading the whole thread a day later: the most useful sentence is still "which of these two would the author be more annoyed to have ' +
          'missed?". I have put it into our labelling guide.',
      },
    ],
  },
  {
    title: 'Isthmus interconnect spec 1.0 published without the congestion chapter',
    url: 'https://chipweekly.example/fabric/isthmus-1-0',
    tags: ['hardware'],
    by: 'packetloss',
    hoursAgo: 58.7,
    up: 17,
  },
  {
    title: 'City transport agency publishes every prompt in its complaints assistant',
    url: 'https://opendata.stadtbahn-neufels.example/assistant-prompts',
    tags: ['policy'],
    by: 'hvdberg',
    hoursAgo: 63.3,
    up: 29,
    comments: [
      {
        by: 'sofia-m',
        minutesAfter: 70,
        up: 7,
        text:
          'And the change log, with names of the officials who approved each version. Version 7 adds "do not promise a refund", version 8 follows ' +
          'the next morning with "do not say that refunds are impossible".',
        replies: [
          {
            by: 'hvdberg',
            minutesAfter: 48,
            up: 4,
            text: 'I know one of the people involved. They expected ridicule and got twelve pull requests, four of which they merged.',
          },
        ],
      },
      {
        by: 'amara-o',
        minutesAfter: 290,
        up: 3,
        text:
          'Publishing the system prompt also answers the "but attackers" objection empirically: three months, no incident that needed the prompt to ' +
          'be secret.',
      },
    ],
  },
  {
    title: 'Labelling guidelines are source code & should be reviewed like it',
    text:
      "I run labelling for other people's models, and I keep meeting the same split. The training code has tests, reviews and a history. The " +
      'document that defines what the labels *mean* is a file in a shared folder with three owners, last edited by someone who has left.\n\n' +
      'An example from this spring. The guideline said:\n\n' +
      '> Mark the answer as correct if it mostly addresses the question.\n\n' +
      'Six annotators, kappa 0.38. We replaced the sentence with three conditions:\n\n' +
      '1. every sub-question has an answer\n' +
      '2. no claim contradicts the source\n' +
      '3. units and dates are right\n\n' +
      'Same people, same week, kappa 0.74.\n\n' +
      'So now our guidelines live in the repository, next to the loader:\n\n' +
      '- a change is a pull request, with ten relabelled examples as its test\n' +
      '- every label carries the commit of the guideline it was made under\n' +
      '- ambiguous words are linted (`mostly`, `relevant`, `appropriate`)\n\n' +
      'The second point is what pays. When a metric moves, the first thing that we check is if the definition moved. About one time in three it ' +
      'did.',
    tags: ['data'],
    by: 'mtruong',
    hoursAgo: 71.9,
    up: 41,
    comments: [
      {
        by: 'eval_goblin',
        minutesAfter: 55,
        up: 13,
        text:
          'From 0.38 to 0.74 with the same six people in the same week. I have seen whole projects on "annotator quality" that bought less than ' +
          'deleting the word "mostly".',
        replies: [
          {
            by: 'mtruong',
            minutesAfter: 62,
            up: 6,
            text:
              'There is an uncomfortable second half that I left out: the model trained on the 0.38 labels scored higher on our old test set. Which ' +
              'had been labelled with "mostly".',
            replies: [
              {
                by: 'nullhypothesis',
                minutesAfter: 90,
                up: 6,
                text: 'Of course it did. It learned the same shrug.',
              },
            ],
          },
        ],
      },
      {
        by: 'nadia_h',
        minutesAfter: 410,
        up: 2,
        text:
          'Please add: guidelines need to be written in the language of the data. We had English guidelines for Arabic complaints and "polite" ' +
          'turned out not to translate into anything that two people agree upon.',
      },
    ],
  },
  {
    title: 'Show: diffprompt, find out which sentence of your prompt does anything',
    text:
      'I inherited a system prompt of 2,300 words. Nobody knew which parts mattered, and everybody was afraid to delete any. So I wrote a small ' +
      'tool that removes one sentence at a time, reruns your eval set, and ranks the sentences by what changes.\n\n' +
      '```\n' +
      '$ diffprompt run prompt.md --cases cases.jsonl --repeat 5\n' +
      '  +0.00  L12  You are a world-class assistant.\n' +
      '  -0.01  L31  Think carefully before you answer.\n' +
      '  -0.19  L44  Dates are day first.\n' +
      '```\n\n' +
      'It is leave-one-out, so it misses sentences that only matter together. `--pairs` tries those, with the bill you would expect. Results come ' +
      'with intervals; anything that crosses zero is printed in grey.\n\n' +
      'In my case 61 of 88 sentences were grey. We deleted 40 and kept 21 because legal asked us to. Code and a longer explanation: ' +
      '[codehost.example/eval_goblin/diffprompt](https://codehost.example/eval_goblin/diffprompt).',
    tags: ['tools'],
    by: 'eval_goblin',
    hoursAgo: 78.5,
    up: 58,
    comments: [
      {
        by: 'overfit_otto',
        minutesAfter: 33,
        up: 24,
        text: '`You are a world-class assistant.` +0.00. Devastating. Somebody got promoted for that line.',
      },
      {
        by: 'ctxwindow',
        minutesAfter: 68,
        up: 5,
        text:
          'Does removing a sentence shift everything enough that you are measuring position effects? With long prompts I have seen two points of ' +
          'change from inserting a blank line.',
        replies: [
          {
            by: 'eval_goblin',
            minutesAfter: 45,
            up: 11,
            text:
              'There is a control for that: `--placebo` replaces a sentence with a neutral one of the same length, picked at random. My noise floor ' +
              'was 0.015, hence the grey.',
            replies: [
              {
                by: 'ctxwindow',
                minutesAfter: 37,
                up: 0,
                text: 'Then I have no complaints. That is more than most papers do.',
              },
            ],
          },
        ],
      },
      {
        by: 'tokenbucket',
        minutesAfter: 155,
        up: 3,
        text: 'The cost line at the end would be good: "these 40 sentences cost you 310 a month". That is what gets the deletion approved.',
        replies: [
          {
            by: 'eval_goblin',
            minutesAfter: 720,
            up: 1,
            text: 'Added in 0.3, thanks.',
          },
        ],
      },
    ],
  },
  {
    title: 'Grasping results that only hold on the left-hand table',
    url: 'https://robolab-coimbra-sul.example/notes/left-hand-table',
    tags: ['research', 'evals'],
    by: 'kestrel',
    hoursAgo: 86.2,
    up: 11,
  },
  {
    title: 'Reading group notes: attention sinks, registers, and why the first token runs hot',
    text:
      'Our group spent four weeks on this, and here is what we would tell someone starting today.\n\n' +
      '- A softmax has to put its mass somewhere. A head with nothing to do parks it on a token whose value vector is small, and the first token is ' +
      'visible to everyone, so it wins.\n' +
      '- The huge activations sit in a handful of channels, the same ones for every prompt. Clip them and the model falls apart; clip any other ' +
      'channel and nothing happens.\n' +
      '- Adding a few learned *register* tokens moves the parking spot, and makes quantisation easier because the outliers move there too.\n' +
      '- Sigmoid attention has no sinks. It has other problems.\n\n' +
      'What we could not settle is whether the sink is a learned convenience or something the optimiser is forced into. Two papers with opposite ' +
      'claims use different initialisations, and we did not have the compute to cross them.\n\n' +
      '> A head that does nothing must still say so.\n\n' +
      'That sentence, from one of our students, is the whole month in nine words.',
    tags: ['interpretability'],
    by: 'lantern',
    hoursAgo: 93.8,
    up: 8,
  },
  {
    title: 'Tern-2 32B: open weights, and training data listed document by document',
    url: 'https://fenmark.example/tern-2',
    tags: ['models', 'data'],
    by: 'zhou_wei_ml',
    hoursAgo: 101.4,
    up: 152,
    down: 2,
    comments: [
      {
        by: 'jbm',
        minutesAfter: 22,
        up: 34,
        text:
          'The manifest is the release. 41 million rows: address, retrieval date, licence as detected, licence as *claimed*, hash, and which filter ' +
          'let it through. I have asked for this in every consultation for four years and was told every time that it was technically impossible.',
        replies: [
          {
            by: 'wrenfield',
            minutesAfter: 47,
            up: 13,
            text: 'It is 9 GB compressed. "Technically impossible" was never about the size, was it.',
            replies: [
              {
                by: 'jbm',
                minutesAfter: 31,
                up: 15,
                text: 'It was about discovery. Fenmark has no shareholders, so it could afford the candour.',
              },
            ],
          },
          {
            by: 'ransom_seed',
            minutesAfter: 88,
            up: 8,
            text:
              'I sampled 200 rows. 187 still resolve, 181 match the hash. Six changed pages, which is what you would expect after a year. This is ' +
              'real.',
          },
        ],
      },
      {
        by: 'lossless',
        minutesAfter: 59,
        up: 19,
        text:
          'Numbers from our internal set, 4-bit, same harness for all: slightly behind the two popular closed-data 30Bs on code (61.2 vs 64.0 and ' +
          '62.9), ahead on long extraction, level on everything else. For a model whose data you can audit I did not expect to be within three ' +
          'points.',
        replies: [
          {
            by: 'eval_goblin',
            minutesAfter: 38,
            up: 7,
            text: 'How many items in the code set? Three points on 200 items is the width of the interval.',
            replies: [
              {
                by: 'lossless',
                minutesAfter: 25,
                up: 7,
                text: '640. So about plus or minus 3.8 each. All right, "level".',
              },
            ],
          },
        ],
      },
      {
        by: 'nadia_h',
        minutesAfter: 115,
        up: 12,
        text:
          'Searched the manifest for Arabic: 1.1% of tokens, of which nearly two thirds are one news wire and its mirrors. It shows in the output, ' +
          'everything comes out as a press release. But the fact that I could *look it up* in ten minutes instead of guessing from samples is new.',
        replies: [
          {
            by: 'zhou_wei_ml',
            minutesAfter: 64,
            up: 6,
            text: 'They are asking for sources in the issue tracker, and you know where to find dialect text. The next mix is decided in the autumn.',
            replies: [
              {
                by: 'nadia_h',
                minutesAfter: 140,
                up: 7,
                text: 'Already filed, with four candidates and the licence letters.',
              },
            ],
          },
        ],
      },
      {
        by: 'rdeshmukh',
        minutesAfter: 190,
        up: 3,
        down: 5,
        text: 'Nice gesture, but nobody in industry will pick a model for its manifest. They pick the highest number.',
        replies: [
          {
            by: 'hvdberg',
            minutesAfter: 72,
            up: 17,
            text:
              'I buy for a ministry. As of this year our tender gives 20 of 100 points for training-data documentation. Nobody scored more than 4 ' +
              'so far. This would get 19, and that beats any plausible difference in the benchmark column.',
            replies: [
              {
                by: 'rdeshmukh',
                minutesAfter: 85,
                up: 4,
                text: 'I did not know that, and it changes my mind. Is the scoring public?',
                replies: [
                  {
                    by: 'hvdberg',
                    minutesAfter: 56,
                    up: 6,
                    text:
                      'Yes, annex C of the [tender template](https://procurement-notes.example/templates/language-models). Reuse it, that is what ' +
                      'it is for.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'bruno_f',
        minutesAfter: 260,
        up: 5,
        text:
          'Runs fine on two 24 GB cards at 4 bits with 16k context, about 21 tokens per second. The chat template in the repository is missing a ' +
          'newline after the system block; add it or you get rambling.',
        replies: [
          {
            by: 'mkowalczyk',
            minutesAfter: 43,
            up: 6,
            text: 'That newline cost me an evening. Thank you.',
          },
        ],
      },
      {
        by: 'quietgradient',
        minutesAfter: 600,
        up: 4,
        text: 'The failed-ablation appendix is longer than the method section. Bless them.',
      },
    ],
  },
  {
    title: 'Tarnfield ends per-token pricing for batch jobs, bills by the joule',
    url: 'https://tarnfield.example/pricing/joules',
    tags: ['inference'],
    by: 'tokenbucket',
    hoursAgo: 108.6,
    up: 66,
    down: 1,
    comments: [
      {
        by: 'packetloss',
        minutesAfter: 40,
        up: 16,
        text:
          'As someone who has to forecast: tokens I can count in advance, joules I cannot. A retry on a hot node costs more than one on a cool ' +
          'node. They should at least publish the per-node factor.',
        replies: [
          {
            by: 'bitfloor',
            minutesAfter: 57,
            up: 9,
            text:
              "There is a footnote: billed at the rack's median, not at your node. So the variance is theirs. I agree that it should not be a " +
              'footnote.',
          },
        ],
      },
      {
        by: 'lossless',
        minutesAfter: 95,
        up: 12,
        text:
          'Suddenly quantisation has a line on the invoice. I moved a batch job from 8 to 4 bits and the quoted price fell by 37%. With token ' +
          'prices it fell by nothing.',
        replies: [
          {
            by: 'dpark',
            minutesAfter: 130,
            up: 5,
            text: 'Exactly the incentive one would want. I wonder who is going to game it and how.',
          },
        ],
      },
      {
        by: 'calebw',
        minutesAfter: 500,
        up: 2,
        down: 1,
        text: 'Nobody outside this site knows what a joule is. Good luck to the sales team.',
      },
    ],
  },
  {
    title: 'What 340 take-home ML tests told us about take-home ML tests',
    url: 'https://hiring.quillstone.example/340-take-homes',
    by: 'farida',
    hoursAgo: 117.3,
    up: 47,
    down: 4,
    comments: [
      {
        by: 'overfit_otto',
        minutesAfter: 45,
        up: 18,
        text:
          'They regressed job performance after a year on the test score and got r = 0.11. On whether the candidate had *asked a question* about ' +
          'the brief: 0.34. I would fire the test and keep the ambiguous brief.',
        replies: [
          {
            by: 'nullhypothesis',
            minutesAfter: 61,
            up: 14,
            text:
              'Range restriction. They only observe people they hired, all of whom did well on the test. The true correlation in the applicant pool ' +
              'is higher, perhaps much higher. The question effect suffers less because it was not selected on.',
            replies: [
              {
                by: 'farida',
                minutesAfter: 38,
                up: 3,
                text: 'They mention that in one line and then ignore it. I would have liked the corrected figure.',
              },
            ],
          },
        ],
      },
      {
        by: 'rdeshmukh',
        minutesAfter: 170,
        up: 4,
        text:
          'Eight hours unpaid, for the median candidate, and twenty for those who got the job. The article treats that as a curiosity. It selects ' +
          'for people without children.',
        replies: [
          {
            by: 'sanjana_k',
            minutesAfter: 82,
            up: 11,
            text: 'I dropped out of exactly such a process with a four-month-old. The recruiter wrote that I "lacked passion".',
          },
        ],
      },
      {
        by: 'greybeard_ml',
        minutesAfter: 1100,
        up: 2,
        text: 'We give people a broken training script and an hour, sitting next to someone. You learn in ten minutes who reads the error message.',
      },
    ],
  },
  {
    title: "Small correction to the 'emergent arithmetic' paper wipes out figure 3",
    url: 'https://preprints.example/abs/emergent-arithmetic-v3',
    tags: ['research'],
    by: 'ransom_seed',
    hoursAgo: 124.9,
    up: 39,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 75,
        up: 14,
        text:
          'The jump was a sampling cut-off: answers longer than 8 tokens were truncated and marked wrong, and only the large model used the short ' +
          'form. No phase transition, a `max_tokens`.',
        replies: [
          {
            by: 'lantern',
            minutesAfter: 115,
            up: 3,
            text: 'Credit to the authors, they found it themselves and put it in bold on page one. That is not how it usually goes.',
          },
        ],
      },
    ],
  },
  {
    title: 'Context windows are a cache, not a memory',
    text:
      'People talk about long context as if it were memory. I think that the right comparison is a cache, and that most of the trouble I see in ' +
      'production comes from mixing the two up.\n\n' +
      'A memory is something you write to on purpose, with a key, and expect to find again. A cache holds whatever passed by recently, costs rent ' +
      'for as long as it sits there, and may be dropped at any time without loss of truth. If losing the window means losing a fact, the fact was ' +
      'stored in the wrong place.\n\n' +
      'Three consequences:\n\n' +
      '1. **Write facts out.** When a user states a preference in turn 3, put it in a table in turn 3. Do not hope that turn 90 will still attend ' +
      'to it.\n' +
      '2. **Have an eviction policy.** "Drop the oldest" is one, rarely the best. Tool output that has been used can go first.\n' +
      '3. **Measure the hit rate.** Which spans of the context did the answer depend on? In our support agent it was 6% of the tokens on the median ' +
      'turn. We were paying rent on the other 94%.\n\n' +
      'The counter-argument is that windows keep growing and prices keep falling. So did RAM, and we still have databases.',
    tags: ['applications'],
    by: 'ctxwindow',
    hoursAgo: 133.5,
    up: 93,
    down: 3,
    comments: [
      {
        by: 'mkowalczyk',
        minutesAfter: 36,
        up: 21,
        text:
          'As an inference person I would go further: it is *literally* a cache, it is called the KV cache, and I spend my days evicting from it. ' +
          'The mistake is that the API hides this and sends you the whole transcript again each turn.',
        replies: [
          {
            by: 'tokenbucket',
            minutesAfter: 49,
            up: 9,
            text: 'Prefix caching makes the resend cheap, which made everyone lazier about what they resend. I blame us.',
          },
        ],
      },
      {
        by: 'quietgradient',
        minutesAfter: 70,
        up: 12,
        text: 'How did you measure "depended on"? Attention weights are not dependence, and leave-one-span-out over 90 turns is expensive.',
        replies: [
          {
            by: 'ctxwindow',
            minutesAfter: 44,
            up: 13,
            text:
              'Leave-one-span-out, on 400 sampled turns, spans at message granularity, re-scoring the log-probability of the given answer. One ' +
              'forward pass per span, no generation. About 11 euros in total.',
            replies: [
              {
                by: 'quietgradient',
                minutesAfter: 33,
                up: 8,
                text:
                  'That is the correct way and cheaper than I thought. The caveat is redundancy: if two spans hold the same fact, removing either ' +
                  'shows no effect.',
                replies: [
                  {
                    by: 'ctxwindow',
                    minutesAfter: 51,
                    up: 3,
                    text: 'Yes. So 6% is a lower bound, and some of the other 94% is a backup. I should add that to the text.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        by: 'rdeshmukh',
        minutesAfter: 105,
        up: 10,
        down: 3,
        text:
          '> Write facts out.\n\n' +
          'I am not convinced. Deciding in turn 3 what counts as a fact is the hard part, and extraction is wrong maybe one time in eight. At least ' +
          'the raw transcript does not lie.',
        replies: [
          {
            by: 'dpark',
            minutesAfter: 62,
            up: 9,
            text:
              'Keep both. The table is the index, the transcript in cold storage is the source. When they disagree, reread the source. Hospitals ' +
              'have worked like that since paper.',
            replies: [
              {
                by: 'rdeshmukh',
                minutesAfter: 48,
                up: 1,
                text: 'That I can sign.',
              },
            ],
          },
          {
            by: 'pragmatic_pia',
            minutesAfter: 230,
            up: 7,
            text:
              'One in eight matches ours. We show the extracted facts to the user as editable chips. They correct them quite happily, and it is the ' +
              'only "memory" feature anybody thanked us for.',
          },
        ],
      },
      {
        by: 'greybeard_ml',
        minutesAfter: 160,
        up: 8,
        text: 'You have reinvented the working set, 1968. I mean this as praise, it was the right idea then too.',
        replies: [
          {
            by: 'hexfloat',
            minutesAfter: 95,
            up: 6,
            text: 'Thrashing included: a window one document too small, and the agent fetches the same two files in turn for ever. I have the log.',
          },
        ],
      },
      {
        by: 'bruno_f',
        minutesAfter: 1300,
        up: 3,
        text: 'Printed this out for the team. The RAM line did it.',
      },
    ],
  },
  {
    title: 'Imaging vendors must now report the scanner mix in their validation sets',
    url: 'https://policyledger.example/health/scanner-mix-reporting',
    tags: ['policy', 'data'],
    by: 'sanjana_k',
    hoursAgo: 141.2,
    up: 6,
  },
  {
    title: 'A 90-line flash-style attention kernel you can read on the train',
    url: 'https://inferencenotes.example/ninety-line-attention',
    tags: ['inference', 'tools'],
    by: 'tensorwright',
    hoursAgo: 149.7,
    up: 84,
    comments: [
      {
        by: 'hexfloat',
        minutesAfter: 50,
        up: 17,
        text: 'The comment on line 41, "rescale the old sum, we were wrong about the maximum", explains online softmax better than any paper.',
        replies: [
          {
            by: 'quietgradient',
            minutesAfter: 85,
            up: 6,
            text: 'Putting it into my course notes with attribution, if the author does not mind.',
            replies: [
              {
                by: 'tensorwright',
                minutesAfter: 130,
                up: 3,
                text: 'Not mine, but I know her and she will be delighted.',
              },
            ],
          },
        ],
      },
      {
        by: 'bitfloor',
        minutesAfter: 340,
        up: 5,
        text: '71 % of the vendor kernel on my card. For 90 lines against six thousand I find that a little insulting to the six thousand.',
      },
    ],
  },
  {
    title: 'Capstan 3 removes the planner',
    url: 'https://codehost.example/capstan/capstan/blob/main/NOTES-3.md',
    tags: ['tools'],
    by: 'bruno_f',
    hoursAgo: 156.8,
    up: 35,
    down: 1,
    comments: [
      {
        by: 'cold_start',
        minutesAfter: 58,
        up: 13,
        text:
          'From the notes: in 1.2 million traced runs the plan was followed to the end in 9%. In the others the model improvised after step two ' +
          'anyway, and the plan was 700 tokens of decoration. I respect a project that deletes its logo feature.',
        replies: [
          {
            by: 'rdeshmukh',
            minutesAfter: 110,
            up: 4,
            text:
              'On the 9% it helped a lot, though: those were the long migrations. I will miss it there. One can still write the plan as an ordinary ' +
              'tool result.',
          },
        ],
      },
      {
        by: 'overfit_otto',
        minutesAfter: 260,
        up: 10,
        text: 'No plan survives contact with the tokenizer.',
      },
    ],
  },
  {
    title: 'Compute thresholds are a poor proxy: six models that slip under the line',
    url: 'https://policyledger.example/analysis/compute-thresholds-six-models',
    tags: ['policy'],
    by: 'amara-o',
    hoursAgo: 164.2,
    up: 8,
    down: 3,
  },
];
