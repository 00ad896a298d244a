/** Texts of the pages that posts of the last week link to, by URL. Written for this project. */
export const nontrivialArticles1: Record<string, string> = {
  'https://brisling.example/blog/sprat-1-5b': `Brisling has released Sprat, a speech-to-speech model with 1.5 billion parameters that runs in 2 GB of memory. It takes audio in and gives audio out, without a transcript in between. The weights are available under a license that allows commercial use.

The model was trained on 310,000 hours of speech in six languages. A first version went through text, and its answers arrived after 900 milliseconds on a phone. Sprat begins to speak after 240 milliseconds on the same phone, because it no longer waits for the end of a sentence.

Quality fell where names and figures are involved. In a test with 2,000 spoken orders, the text pipeline got 96.1 percent of the figures right, and Sprat got 91.4 percent. The team recommends reading figures back to the caller before acting on them.

The model does not imitate voices. It ships with four voices of paid speakers, and the adapter layers that would allow a fifth were left out of the release. The company says it will publish the evaluation recordings next month.`,
  'https://policyledger.example/standards/watermarking-draft-4': `The fourth draft of the watermarking standard for generated images no longer contains the annex on detector accuracy. The third draft had required vendors to report false positives on a common set of 50,000 photographs.

Minutes of the working group give two reasons. Several members said that the set would be known to every vendor within a year and would then measure nothing. Others objected that no body had been named to keep the set or to pay for it.

What remains is a duty to publish a false positive rate "measured by a documented method". The method is left to the vendor. A consumer association in the group called the result a label without a scale and asked for its objection to be recorded.

The draft also moves the threshold for robustness. A mark has to survive one round of compression and cropping to half the area; the earlier text asked for three rounds. Comments are open for sixty days, and the group meets again in March.`,
  'https://codehost.example/quern/quern/releases/0.9': `Version 0.9 of Quern trains a byte-fallback tokenizer on 200 GB of text in 5.8 GB of memory. The version before needed 60 GB for the same corpus, which kept it off most workstations.

The saving comes from counting pairs on disk. Counts are kept in sorted runs of 64 MB and merged when a pair crosses a threshold, so the table of all pairs never has to exist at once. Training takes 20 percent longer than before on a fast drive and twice as long on a slow one.

The resulting vocabulary is identical to that of version 0.8 for the same input, and a test in the repository checks that on three corpora. Ties between pairs of equal frequency are now broken by bytes instead of by insertion order, so two runs give the same file on every machine.

The release drops support for sentence-boundary tokens, which nobody was found to use. The maintainers intend to freeze the file format at 1.0 and ask for reports about corpora in scripts without spaces before then.`,
  'https://chipweekly.example/memory/hbm-contract-third-rise': `Contract prices for high-bandwidth memory rose by 9 percent in the third quarter, after rises of 12 and 7 percent in the two quarters before. The figures come from a survey of eleven buyers, three of them large cloud operators.

Supply is limited by stacking and testing, and not by the memory dies. Two of the four packaging lines that were announced last year are running, and their yield on stacks of twelve is reported to be near 70 percent. The other two lines have slipped to the second half of next year.

Buyers with contracts of three years pay about a fifth less than those who buy by the quarter. In exchange they have to take the volume that they ordered, also when their accelerators arrive late. Four of the eleven said that memory bought in advance is now sitting in a warehouse.

Smaller vendors feel the rise most. One of them has replaced half of the memory on its next card by ordinary modules and expects to lose 30 percent of throughput on long contexts.`,
  'https://eng.parcelhaven.example/postmortems/think-tags': `On 9 October our support assistant sent 40,212 emails that contained its internal reasoning between think tags. The cause was a filter that removed the tags only when both were present in the same chunk of a streamed answer.

For eight months every answer had been shorter than one chunk. On the day of the incident the gateway was configured for smaller chunks to lower the time to the first word. The opening tag arrived in one chunk and the closing tag in another, and the filter let both pass.

No test covered a tag that was split. The canary saw nothing, because it compared the length of answers and not their content. A customer told us after 52 minutes, and the queue was stopped 11 minutes later.

Most of the leaked text was harmless. In 318 mails the reasoning mentioned a refund limit that agents are not supposed to disclose. The reasoning is now returned in a field of its own by the model server, and the mail template cannot reach that field. The filter was deleted.`,
  'https://preprints.example/abs/linear-probe-sarcasm': `A linear probe on layer 18 of a 9B model separates sarcastic from sincere reviews with an accuracy of 94 percent. Adding the same direction to the residual stream changes nothing that human raters notice.

The authors trained probes on 24,000 reviews that were labeled by their own writers. The direction transfers to film, food and hotel reviews and loses only four points. It therefore looks like a representation of sarcasm and not of a topic.

For steering, the direction was added with eleven strengths. At small strengths the ratings of 60 raters did not differ from chance. At large strengths the text lost its grammar before it changed its tone. Ablating the direction lowered the probe to chance and left the model's own answers about sarcasm at 91 percent.

The paper concludes that the probe reads a by-product which later layers do not use. It recommends that a probe should not be called a mechanism without an intervention. The activations for all reviews are published, together with the two steering experiments that failed for technical reasons.`,
  'https://openproceedings.example/papers/synthetic-math-templates': `Two thirds of the problems in four widely used synthetic math sets can be produced from 212 templates. The authors recovered the templates by replacing names, objects and numbers and by clustering what was left.

The largest of the four sets has 1.4 million problems. After the replacement 61,000 distinct texts remain, and half of the problems belong to the 40 most common ones. The smallest set is the most varied: its 90,000 problems come from 9,800 templates.

Models were then trained on subsets. With one problem per template a 1B model reaches 48.1 percent on a held-out test. With the full set it reaches 49.0 percent, at fourteen times the cost. On problems written by teachers the smaller subset is better by 2.3 points.

The paper also finds 17 of the templates in a public test set, with numbers that differ. Scores on those items are 22 points higher than on the others. The authors publish the templates, the matching code and a cleaned version of each set.`,
  'https://codehost.example/packetloss/gpu-receipt': `The tool gpu-receipt wraps a launch command and prints one line when the job ends: energy, wall time, the share of time in which the devices were busy, and money. It needs no daemon and no account.

It samples the counters of the driver four times a second. On a card with a power meter of its own the energy agrees with the meter to within 2 percent; on older cards the driver estimates, and the line says so. Idle time before the first step is counted, because somebody pays for it.

Prices come from a file that the user keeps, with one price per kind of device and per hour of the day. Jobs that are killed still leave a receipt. A crash of the machine leaves none, and the next run reports the missing one.

In the first month the author found that a third of the cost of an evaluation suite went into loading weights. Version 0.3 adds the receipts of many ranks into one and shows the slowest rank by name.`,
  'https://gradientpost.example/news/ports-berth-scheduling-pause': `The ports authority of Halmsund has paused the model that assigns berths after a backlog of 11 hours on Friday. Nineteen ships waited in the outer roads, four of them with refrigerated cargo.

The model had planned with arrival times that the ships send by radio. A change in the format of those messages on Thursday night moved some arrivals by a day. The model accepted them and kept six berths free for ships that were still at sea.

Dispatchers noticed the empty berths by nine in the morning. They could not overrule a single assignment: the system allows a plan to be accepted or rejected as a whole. They rejected four plans in a row before the authority went back to the old spreadsheet.

The vendor has offered a check of arrival times against the positions of the ships. The authority says that it will resume the trial only when dispatchers can pin a ship to a berth. A report to the harbor board is due in January.`,
  'https://fenmark.example/research/fp4-pretraining': `Fenmark has trained a 12B model in four-bit floating point and reports a loss within 0.4 percent of the sixteen-bit run. About 3 percent of the parameters stay in BF16.

The list of exceptions is short. It has the embeddings, the output head, the down-projection of the first and the last block, and the router. Earlier attempts quantized all linear layers and diverged after 200 billion tokens; in these runs the first block's down-projection was the first to overflow.

Gradients use stochastic rounding, and weights are scaled in groups of 16. With groups of 32 the gap to the sixteen-bit run grows from 0.4 to 1.2 percent. The speed-up of 1.7 assumes hardware that scales groups of 16 without extra work.

The run used 4.1 trillion tokens on 2,048 accelerators. Two restarts were needed, both for failed network cards. The authors publish the loss curves, the list of layers and the seeds. They did not test models above 12B and say that the list may grow with depth.`,
  'https://searchpractice.example/embedded-vectors-9m': `An embedded database file held our vectors without trouble until it reached 9 million rows. Then three things broke within one month, and none of them was the search itself.

The first was the backup. The file had grown to 61 GB, and a copy took longer than the interval between copies. Snapshots of the file system solved that, after two backups that could not be opened.

The second was deletion. Rows were marked as deleted and stayed in the graph, so recall fell from 0.97 to 0.90 when a fifth of the rows had been replaced. Rebuilding the index takes four hours and is now done every Sunday night.

The third was memory. The index is mapped into the process, and a second process that reads it evicts its pages. Median latency rose from 8 to 140 milliseconds whenever the nightly report ran. The report now reads a copy.

We still use the file. It costs 40 euros a month, the managed service would cost 900, and 9 million rows are nearly all that we will ever have.`,
  'https://gradientpost.example/news/insurer-chatbot-quote': `An insurer in Vestmark refuses to honor a premium that its chatbot offered a bakery in writing. The quote was 214 euros a year for a policy that costs 1,960 euros in the regular tariff.

The bakery had uploaded a photograph of its old contract. The assistant read the monthly premium as an annual one and produced a document with a number, a date and the name of the company. The bakery canceled its old policy the same afternoon.

The insurer argues that a footnote calls every quote provisional. The owner of the bakery says that the footnote appears on the website but not in the document. A mediator suggested in September that both sides share the difference for one year, and the insurer declined.

The case is now before the district court. The supervisor has asked eight insurers how many quotes are written without a person reading them. Three have answered so far, and one of them has switched the function off.`,
  'https://tarnfield.example/engineering/nine-days-sdc': `One accelerator of 12,000 returned wrong products for nine days, and the loss curve of the run looked merely disappointing. The fault was in a single multiplier lane and appeared only at one combination of voltage and temperature.

The loss was 0.8 percent above the forecast from the second day on. The team first blamed a new data mixture and spent four days on it. On the seventh day somebody recomputed the same microbatch on two nodes and compared hashes of the gradients. They differed in one node of 1,500.

The comparison works only because every kernel in the stack is deterministic. That had been required three years earlier for debugging and costs about 2 percent of speed. Without it each pair of nodes would have differed, and the search would have found nothing.

The run was taken back to the checkpoint of the first day, at a cost of 2.6 million accelerator hours. Each node now repeats one microbatch of another node every 20 minutes. The check has found two more faulty chips since August.`,
  'https://openmodels.example/news/korrel-relicensed': `Korrel 7B is now available under a license without a field-of-use clause. The old license had excluded medicine, credit and "public administration in the widest sense", which kept libraries and hospitals from using the model.

The clause had been copied from an earlier project, and nobody at the foundation could say what it was meant to prevent. A survey of 140 users showed that 31 had decided against the model because of it. Nine had used it anyway and hoped that nobody would ask.

Changing the terms took seven months. Each of the 64 contributors had to agree, and two could not be found. The layers that depended on their data were trained again, which cost 11,000 euros and lowered one benchmark by half a point.

Weights that were downloaded before the change may be used under either license. The new text is a standard one, unmodified, and is two pages long. The foundation has asked its contributors to sign the same terms for the next version in advance.`,
  'https://evalsinpractice.example/ledgerbench': `LedgerBench is a set of 1,900 bookkeeping tasks with receipts, refunds and one fraud. The tasks come from the books of an invented wholesaler and were written by four accountants over eight months.

A model receives a folder of documents and a chart of accounts, and has to post the entries. Scoring is by the final balance and by each entry, since two errors can cancel each other. The best model posts 78 percent of the entries correctly and closes 22 percent of the months without an error.

Refunds in another currency are the hardest kind. Models book them at the rate of the refund instead of the rate of the sale in 61 percent of cases. Rounding is the most common error, and it is rarely larger than a cent.

The fraud is a supplier that bills each delivery twice with different dates. No model reported it without being asked. When the prompt mentions that an auditor will read the books, two of nine models find it, and one accuses an honest supplier as well.`,
  'https://preprints.example/abs/warmup-bias-terms': `Learning-rate warmup mostly repairs the bias terms of the Adam optimizer. That is the result of 480 training runs between 60 million and 3 billion parameters.

In the first hundred steps the estimate of the second moment rests on few gradients and is too small for rare parameters. Their updates are then up to 30 times larger than intended. A warmup of 2,000 steps hides that, since the learning rate is near zero while the estimate settles.

The authors replace the usual correction by one that uses the variance across a layer. With it, runs without any warmup reach the same loss as runs with 2,000 steps. The remaining benefit of warmup is below 0.1 percent in all sizes except the largest, where it is 0.3 percent.

The change has a cost: one more reduction per layer during the first 500 steps. The paper does not claim that warmup is useless for other optimizers. Two of the tested setups with very large batches still diverge without it, and the authors could not explain why.`,
  'https://engineering.larkspurfreight.example/llm-reviewer-off': `We turned off the automatic code reviewer after six months, and the rate of escaped defects did not move. It was 6.1 per 1,000 pull requests with the reviewer and 6.3 without.

The first period had 11,400 pull requests and the second 9,700. The difference is well within chance: the data are compatible with a reviewer that prevents a quarter of all defects, and also with one that causes some. We can say only that the effect is not large.

Of its comments, 18 percent led to a change. Seven in ten of those changes were about names and documentation. The comments of human reviewers led to a change in 31 percent of cases, counted by hand over 300 reviews.

The time to merge fell by four hours when the reviewer was gone. People had waited for its comments, answered them and waited again. A survey of 84 engineers showed that 52 did not miss it, 19 did, and 13 had not noticed.

Two teams keep it for migrations of the database, where it found three real errors.`,
  'https://chipweekly.example/fabric/isthmus-1-0': `Version 1.0 of the Isthmus interconnect was published on Monday without its chapter on congestion. The chapter is announced for version 1.1, in about nine months.

The specification covers links of 200 gigabits per lane, the format of packets, and addressing for up to 65,536 devices. Twelve vendors took part. Two of them have shown working silicon, and their devices exchanged data for 72 hours in a test in May.

For congestion the members could not agree on who slows down. Vendors of switches wanted the switch to mark packets. Vendors of accelerators wanted credits between the end points, which need no support in the switch. Both proposals remain in an appendix that is marked as informative.

In practice a system with more than 64 devices needs one of the two. Buyers will therefore depend on a single vendor's method until 1.1 appears. A consortium of four laboratories has said that it will test both methods on the same machine and publish the traces.`,
  'https://opendata.stadtbahn-neufels.example/assistant-prompts': `The transport agency of Neufels publishes every prompt of its complaints assistant, with each change and its date. The page has 46 versions since March.

The first prompt had nine lines. The present one has 140, and a third of it deals with lost umbrellas. Version 12 forbids the assistant to apologise for the weather. Version 31 was withdrawn after two days because it sent complaints about noise to the department for tickets.

The agency also publishes what the assistant may do. It can open a case, attach a photograph and give the number of a bus stop. It cannot promise a refund; that sentence has been in every version since the fourth.

A citizens' council had asked for the publication before it approved the budget. The agency expected attempts to abuse the prompts and counted 23 in six months, of which none had an effect. In the same time residents proposed 58 improvements, and 17 were adopted.`,
  'https://robolab-coimbra-sul.example/notes/left-hand-table': `Our grasping results hold only on the left-hand table. We found this out when the laboratory moved and the robot's success rate fell from 91 to 64 percent.

Both tables have the same height, surface and lamp. The left one stands beside a window with a blind that is always half closed. The policy had learned to use the edge of the shadow as a ruler for depth. On the right-hand table there is no shadow, and the gripper closes two centimeters too early.

We covered the window and trained again with random light. The rate on the left fell to 83 percent, on the right it rose to 82. The published figure was therefore about eight points too high for the question that we meant to ask.

The paper has been corrected, and the videos of all 1,200 grasps are online. We now rotate the objects, the tables and the people who place the objects. The last change alone made a difference of two points, which we cannot explain yet.`,
  'https://fenmark.example/tern-2': `Fenmark has released Tern-2, a model with 32 billion parameters and open weights, together with a manifest of its training data. The manifest has 41 million rows, one for each document.

A row names the address, the date of retrieval, the license as detected, the license as claimed by the source, a hash, and the filter that let the document through. The two licenses differ in 6 percent of rows. Those documents were kept when either license allows the use, and the release says so.

On general benchmarks the model is level with two popular models of the same size whose data are closed. On code it is 2 to 3 points behind. The company explains the gap by 900 gigabytes of code that it left out because no license could be found.

Publishers can ask for a document to be removed from the next version by its hash. In the first week 212 requests arrived. The training code, the filters and the order of the documents are part of the release, and the full run cost 3.8 million euros.`,
  'https://tarnfield.example/pricing/joules': `Tarnfield will bill batch jobs by the joule instead of by the token from 1 January. Interactive requests keep their price per token.

The company says that tokens no longer describe its costs. A job with long inputs and short answers uses a tenth of the energy per token of one that generates text. Under the old price the first kind of customer paid for the second.

Energy is measured per node and divided among the jobs by their share of busy time. Cooling is added as a fixed 11 percent. A job in four bits was quoted 37 percent below the same job in eight bits, where the old price made no difference.

Customers get an estimate before the start and can set a ceiling. A job that reaches its ceiling is paused and keeps its results. The estimate was within 8 percent for nine of ten jobs in the trial. Two customers left the trial because they could not predict retries on hot nodes, and the company has not published a factor for each node.`,
  'https://hiring.quillstone.example/340-take-homes': `We kept the scores of 340 take-home tests for machine learning positions and compared them with performance after a year. The correlation was 0.11.

One other thing was recorded by accident. Whether a candidate had asked a question about the brief correlated with performance at 0.34. The brief was ambiguous in two places, at first by mistake and later on purpose.

The median candidate spent eight hours on the test. Those who were hired had spent twenty. Nobody was paid, and one in four who began did not finish. Among those who gave a reason, care for children was the most common one.

Graders agreed with each other at 0.52 when they knew the name of the candidate's last employer, and at 0.38 when they did not. We read that as a sign that they had graded the employer.

The test has been replaced by a conversation of ninety minutes about a paid exercise of two hours. There are 41 results so far, which is too few to say that it is better.`,
  'https://preprints.example/abs/emergent-arithmetic-v3': `A correction to the "emergent arithmetic" paper removes the jump in its third figure. The jump had shown that models above 8 billion parameters suddenly learn to add numbers of five digits.

The evaluation script had counted an answer as wrong when it contained a thousands separator. Small models in the study write separators in 70 percent of their answers, and the larger ones in 4 percent. With the separators removed, accuracy rises smoothly from 31 to 93 percent.

The error was found by a master's student who tried to reproduce the figure with other numbers. The authors confirmed it within a week and thanked the student in the new version. Two of the four conclusions are withdrawn, and the abstract has been rewritten.

The remaining results concern multiplication and are not affected. A list of 37 papers that cite the figure is part of the correction, with a note on which of their arguments depend on it. The scripts are now public, including the faulty one.`,
  'https://policyledger.example/health/scanner-mix-reporting': `Vendors of diagnostic imaging models must report the mix of scanners in their validation sets from April. The rule applies to new approvals and to each major update.

A report has to name the manufacturer, the model and the year of each scanner and the number of examinations from each. Until now vendors gave the number of patients and hospitals. A review of 62 approvals found that 40 rested on scanners of one manufacturer.

The agency cites a chest model that lost nine points of sensitivity after a hospital replaced its machines. Nothing in its file had shown that the new machine was missing from the validation. The model was withdrawn from two hospitals and approved again with other data.

Vendors asked for a minimum share below which a scanner need not be listed. The agency set it at 1 percent. Hospitals receive the table with the product and have to record when they buy a scanner that is not in it. What they should do then is left to a guideline that does not exist yet.`,
  'https://inferencenotes.example/ninety-line-attention': `This attention kernel has 90 lines and reaches 71 percent of the speed of the vendor's kernel. It was written to be read on a train, on paper, with a pencil.

The kernel walks over the keys in tiles of 64. For each tile it computes the scores, updates the running maximum and rescales the old sum. The comment on line 41 says why: the sum was computed with a maximum that has turned out to be wrong.

Three things were left out to keep it short. There is no backward pass, the head size is fixed at 128, and the causal mask costs two tiles of wasted work per row. Each omission is marked with the number of lines that it would take.

The remaining 29 percent come from overlapping loads with arithmetic. A version with two buffers has 160 lines and reaches 88 percent. The article prints both side by side. It ends with the four mistakes that the author made on the way, and the test that found each.`,
  'https://codehost.example/capstan/capstan/blob/main/NOTES-3.md': `Capstan 3 removes the planner. An agent now calls one tool at a time and sees the result before it chooses the next one.

The planner had written a list of steps before the first call. Logs of 1.1 million runs show that 83 percent of the plans were changed before their second step. The changes cost a third of all tokens, and runs with a plan finished no more often than runs without.

What users liked about plans was the ability to stop one. Version 3 therefore has a limit for each kind of call: an agent can be allowed to read twenty files and to write none. A call beyond its limit waits for a person.

Plans of older versions cannot be resumed, and 4,000 lines of code were deleted. Migration takes about an hour for a typical agent, since tools keep their format. The notes list six cases in which a plan was better. All of them have more than forty steps of the same kind, and a loop in ordinary code now replaces the agent there.`,
  'https://policyledger.example/analysis/compute-thresholds-six-models': `Thresholds on training compute are a poor proxy for what a model can do. Six models below the threshold of the proposed rule match or exceed one that is above it.

The six were trained with between 8 and 60 percent of the threshold. Four of them were distilled from larger models, and the compute of the larger models does not count under the rule. One was trained on data that had been filtered with an expensive model. The sixth was assembled from two models that are each below the limit.

The paper does not argue for dropping thresholds. They are easy to check, and a measure of ability needs tests that nobody agrees on. It proposes to count the compute of teachers and filters, which would move four of the six above the line.

Industry groups objected that the history of a data set is often unknown. The authors answer that a rule could ask for an estimate with an explanation, as tax law does. The committee will hear both sides in February.`,
};
