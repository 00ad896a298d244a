/** Texts of the pages that posts of the last week link to, by URL. Written for this project. */
export const statecraftArticles1: Record<string, string> = {
  'https://chancery-review.example/2/silence-procedure': `Under the silence procedure a text is adopted unless somebody objects before a deadline. Most decisions of most regional organizations are taken in this way, and nobody votes.

The procedure spares time and faces. A delegation that dislikes a text does not have to say so in a room, and one that has no instructions can let the hour pass. In a sample of 1,400 decisions of one secretariat, silence was broken 61 times.

Those 61 cases are instructive. In 40 of them the objection came within the last two hours, and in 22 it was withdrawn the next day. A small delegation told the author that it breaks silence twice a year in order to show that it reads the papers.

The comfort has a price. A government that never had to say yes finds it easier to say later that it never agreed. Courts have been asked three times whether silence binds in the same way as a signature, and they have avoided the question each time.`,
  'https://quaynotes.example/low-water-lines': `The territorial sea is measured from the low-water line, and there is no single low-water line. Charts of neighboring states may use datums that differ by more than half a meter.

The convention of 1982 refers to the line "as marked on large-scale charts officially recognized by the coastal State". It does not say which low water is meant. Some hydrographic offices use the lowest astronomical tide and others an average of low waters.

On a steep coast the difference hardly matters. On a mud flat with a slope of one in a thousand, half a meter of height moves the line by 500 meters, and the outer limit moves with it. A rock that dries at one datum and not at the other can add an arc of twelve miles.

Most boundary agreements avoid the problem by listing coordinates. The author looked at 30 of them and found that seven do not name the datum of those coordinates. For older texts the error can be larger than the tide.`,
  'https://lindengate.example/papers/third-signature': `A customs union of two states can be negotiated in a year. The third signature takes longer, because the third state has to accept a tariff in which it had no part.

The paper follows three unions that grew from two members to three. In each, the newcomer asked for about 200 exceptions and received about 60. The exceptions were meant to last five years; after fifteen, half of them were still in force.

Revenue is the difficult part. Duties are collected where goods enter, and that is rarely where they are consumed. Two of the unions share revenue by a formula. The third lets each member keep what it collects, and its landlocked member has asked for a change in every meeting since it joined.

The author's advice is to write the article on accession before the second signature. It should say which decisions of the first years can be reopened. A founding pair that expects to grow loses little by this, and a pair that does not expect it learns something about itself.`,
  'https://quaynotes.example/wreck-nobody-owns': `A general cargo ship of 3,000 metric tons has lain on a sandbar for two years, and nobody owns her. The harbor authority has issued four removal orders to four different addresses.

Her registry had struck her off a week before she grounded, for fees that were not paid. The owner was a company with one ship and an office that turned out to be a letter box. Its only director had resigned in the same month.

The ship carried a certificate of insurance against the cost of removing a wreck, as the Nairobi convention requires. The insurer on the certificate had a mail drop for an address and had never been licensed. The port had accepted the blue card because it was in order on paper.

Removal would cost 7 million euros, and the scrap is worth less than one. The authority has pumped out the fuel at its own expense. It now asks for the license of the insurer before a ship of that age may enter, which the convention neither requires nor forbids.`,
  'https://journal-of-negotiation.example/archive/buffer-stocks': `Agreements that kept the price of a commodity within a band by means of a buffer stock failed one after the other. The tin agreement ended in October 1985, when its manager ran out of money in the middle of a morning.

The design was simple. A manager bought when the price was low and sold when it was high. It assumed that the band was near the price at which supply meets demand, and that nobody would know when the manager was about to stop.

Both assumptions failed. Members set the band by negotiation, and producers had more patience at the table than consumers. High prices brought new mines and plantations outside the agreement. The stock grew, and traders could count it.

Rubber lasted longest, until 1999, since its band moved by rule and not by vote. Cocoa never had enough money to begin with. The article ends with the archives of the tin council, in which warnings can be found from 1982 on. They were circulated in a language that half of the delegates asked to have translated.`,
  'https://chancery-review.example/2/honorary-consuls': `An honorary consul costs a foreign ministry a seal, a flag and sometimes a small allowance. About half of all consular posts in the world are run in this way, according to the author's count of 90 official lists.

The usual consul is a merchant or a lawyer with ties to the sending state. The work is legalizing documents, visiting prisoners and helping travelers who have lost their papers. For a small state it is the only way to be present in more than thirty cities.

The surprises come from what is not in the letter of appointment. The Vienna convention protects the archives of an honorary post only if they are kept apart from private papers. In six cases that the author describes, police found them in the same filing cabinet as the books of an importer.

Some states now interview candidates again every four years. One of them asked all of its 140 honorary consuls for a list of their business interests. Ninety-three answered, and eleven resigned instead of answering.`,
  'https://cartulary.example/words/final': `A Final Act is rarely the last thing that a conference does. The word came into use because it was the last paper on the table, and it stayed when that was no longer true.

At Vienna in 1815 the act collected 121 articles of agreements that had been signed separately. It was final in the sense of a binding: loose sheets became one volume. Delegations signed it in the order of the French alphabet, so that nobody had to walk first.

Later conferences used the word for a record without obligations. The text that was signed at Helsinki in 1975 says of itself that it is not eligible for registration as a treaty. Its authors had looked for the most solemn word that binds nobody.

The author lists 212 acts with the word in the title. Of these, 64 were amended, 19 were replaced, and four were followed by a second final act of the same conference. The dictionary of one ministry still explains the term in two words: "not yet".`,
  'https://lindengate.example/comment/no-more-bridges': `Middle powers like to call themselves bridges. The image flatters them, and it says little about what they do.

A bridge carries traffic between two banks and has no interest in either. No state is like that. The governments that used the word most often in the last ten years had sold arms to one side or bought energy from the other, and both sides knew it.

Two other roles describe their work better. One is the host, who offers a room and a timetable and takes the blame when nothing comes of it. The other is the drafter, who brings a text that neither side could have proposed. Both are modest, and both can be done well or badly.

The comment looks at 31 offers to serve as a bridge since 2010. In four cases a meeting followed. In 17 cases one of the parties learned of the offer from a press release. A ministry that wants to be useful might begin by making the second number smaller.`,
  'https://transitwatch.example/broken-seals': `A retired freight forwarder kept a record of every customs seal that reached him broken. The record covers forty years, 11,260 consignments and 1,904 broken seals on one transit route to a landlocked country.

Each entry has a date, a place and the explanation that the driver gave. Rain is the most common one, followed by inspection, accident and "it was like that". The share of broken seals fell from 24 percent in the first decade to 9 in the last.

It is tempting to read the fall as less theft. The article warns against it. Plastic seals replaced lead in 1994, and they break less often on their own. Two border posts were closed. The forwarder also worked with better carriers as he grew older, and says so.

What the record does show is where seals break. Six places account for 70 percent of the cases, and four of them are weighbridges. After one weighbridge was moved inside the port, its cases stopped within a month. The typed table is published with the scans of the notebooks.`,
  'https://tariffclinic.example/origin/the-form': `Rules of origin decide whether a product gets the lower duty of a trade agreement. They are read by people who have to fill in a form before Friday, and this article is written for them.

Three tests are used. Either a product is wholly obtained in one country, or its materials change their tariff heading, or a share of its value is added there. Agreements mix the three, and the list at the end says which test applies to which heading.

Most errors happen with the third. Value is counted from the price at the factory gate, and freight does not belong to it. In a sample of 500 refused forms, 140 had used the price on the invoice instead.

Cumulation is the other trap. Materials from a partner count as one's own only if both agreements allow it. The clinic found that 38 percent of the exporters who could use a lower duty do not claim it. For a consignment below 4,000 euros the form costs more than it saves.`,
  'https://quaynotes.example/cutter-immunity': `Whether a coast guard cutter enjoys immunity depends on what she is, and not on the color of her hull. The article compares four hulls and finds four answers.

Warships are immune if they bear the marks of their state, are commanded by a commissioned officer and have a crew under military discipline. Some coast guards meet all three conditions. Others are civilian police and meet none.

A civilian cutter can still be immune as a government ship on non-commercial service. The immunity then depends on her work at the time. A cutter that escorts fishing boats of her own flag in a foreign zone is on service. Whether that service is lawful is another question, which immunity does not answer.

The hard case is a chartered ship in the colors of the state. Two tribunals have looked at papers and not at paint. For officers who must decide at night, the author offers a list of five questions and notes that the answer to the first is usually wrong in the registry.`,
  'https://journal-of-negotiation.example/ambiguity-as-debt': `Constructive ambiguity is often praised as the art of agreeing on words while disagreeing on what they mean. This essay calls it a loan and asks who pays the interest.

A vague clause does not postpone a dispute. It hands the dispute to officials who have less authority than the negotiators and know less about what was meant. They have to act anyway, on a given morning, with a queue of people in front of them.

The author was a legal adviser for thirty years and follows three clauses of her own drafting. The first said "without undue delay", and border guards took it to mean anything between one hour and nine days. The second spoke of "traditional users" of a river. The third left out the subject of a sentence.

All three were renegotiated, at a higher price than the original agreement. In one case the delay was still worth it, because two governments had changed in between. The essay ends with a test: a clause may stay vague if its drafters can name the person who will have to decide.`,
  'https://displacementdata.example/tables/q3': `Twelve mid-sized states received 84,300 applications for asylum in the third quarter, 6 percent fewer than a year before. The tables show lodgements, decisions and recognition rates for each.

The fall is not common to all. Five states saw more applications and seven saw fewer. The largest rise, of 41 percent, follows the opening of a registration office in a second city, and some of those who registered there had arrived earlier.

Recognition rates for the same nationality differ as widely as before. For the largest group they run from 19 to 88 percent. The gap narrows by a third when only decisions on the merits are counted, because two states close many cases for formal reasons.

Decisions took 13 months in the median. Pending cases reached 301,000, the highest number since the series began in 2009. The note on method lists four breaks in the series and one state that has changed its definition of a first application for the second time in three years.`,
  'https://transitwatch.example/reverse-flow': `A gas pipeline that was built to run from east to west now runs the other way on 40 percent of days. Turning it around took two compressors and eleven months of correspondence.

The technical part is well understood. A pipeline does not know its direction; compressors and meters do. The two that had to be turned cost 31 million euros, and a third was moved by 90 kilometers.

The contracts were harder. Transit fees were due for gas that crosses a named border in a named direction. For the first reverse deliveries the parties used a swap: each side kept its own gas and exchanged the papers. Customs officers accepted that for two winters.

Since then the possibility has mattered more than the flow. In three rounds of price talks the buyer mentioned a date from which the reverse flow would be available. The price fell each time, and on two of the three dates nothing was delivered. The article calls this an instrument that works best in storage.`,
  'https://observers-handbook.example/parallel-tabulation': `In a parallel vote tabulation observers count nothing themselves. They copy the official results of a random sample of polling stations and compare the sum with what is announced.

The sample has to be drawn before the day, and in secret. If it is known, results in it can be treated with special care. For a country with 20,000 polling stations, about 1,000 are enough for a margin of half a percent. A larger country does not need many more.

The copy is taken from the form that is posted on the door after the count. A tabulation can therefore find changes that are made later, at the center. It cannot find ballots that were added before the form was written.

The hardest decision is when to speak. Early numbers come from cities and mislead. The handbook recommends to publish nothing before 90 percent of the sample has arrived, and to say in advance what will be done if the result lies within the margin. In two of the last ten cases it did.`,
  'https://sanctions-desk.example/exemptions-at-the-counter': `Exemptions from sanctions are written by lawyers in capitals and read by clerks at bank counters. This study follows 120 payments for medicine and seed between the two.

All of them were allowed by the text. Eighty-one arrived, after 37 days in the median. In the other cases a bank declined, and in none of them did it say that the law was the reason. Most letters spoke of "risk appetite".

Clerks see a name on a list and a manual of 140 pages. The exemption stands on page 96. A clerk who stops a payment has never been blamed for it, and one who lets a payment pass may be. Two of the 14 clerks who were interviewed had read the exemption.

Three things shortened the delay. They were a license with a number that can be quoted, a telephone line at the authority that is answered, and a form on which the authority itself ticks a box. The third costs least, and only one of six authorities uses it.`,
  'https://journal-of-negotiation.example/brackets': `Square brackets in a draft treaty mark words that are not agreed. Over time they have grown into a small language, and delegations use it with care.

A bracket around a word means that somebody objects to it. Nested brackets mean that somebody would accept the word under a condition. An empty pair stands for a text that is still to come. Angle brackets were introduced in one forum for proposals of the chair, so that no delegation has to own them.

The number of brackets is a poor measure of progress. In one climate text it rose from 170 to 1,300 in two weeks before it fell to zero in one night. Negotiators open brackets in order to have something to give up.

The author counted who opened and who closed each bracket in four negotiations. Large delegations opened most of them, and small ones closed more than they had opened. Removing a bracket at three in the morning is the cheapest concession there is, and it is remembered longest.`,
  'https://verification-notes.example/managed-access': `Managed access means that an inspector sees enough to answer a question and no more. This article describes what that looks like between the gate and the door.

The inspected site may shroud equipment, switch off screens and choose the route. In return it has to show in another way that nothing forbidden is under the shroud. A well-made cover is a good sign, because somebody has measured the object and expected a visit.

Three methods recur. Inspectors may pick rooms at random from a list. They may look into a room from the door. Or they may ask for a measurement whose result is only yes or no. In training at a former dye works, teams found the hidden vessel in seven of nine exercises with these three methods.

What they missed was on the way. In both failures a delivery note lay on a desk that everybody passed. The author, who trained inspectors for eleven years, teaches them to look at calendars, cleaning plans and shoes. None of these can be shrouded without being noticed.`,
  'https://rivers-and-wells.example/model-clauses': `Most aquifers that cross a border have no agreement at all. The article offers three model clauses for states that want to begin with something short.

The first clause obliges each side to measure the water table at agreed wells and to exchange the figures twice a year. It costs little and creates trust only if both sides publish. In two existing agreements the exchange stopped after a dry year, when the figures became interesting.

The second clause asks for notice before a new well above a given size is drilled within 20 kilometers of the border. A notice is not a permit. Four ministries told the author that they would sign a notice and refuse a permit.

The third clause is a pause. If the level falls by more than an agreed amount within five years, both sides stop new wells for two years and meet. The annotation explains why it names a depth and not a volume: nobody knows the volume, and everybody owns a tape measure.`,
  'https://high-latitude-review.example/shifting-stocks': `Quotas for shared fish stocks are divided by shares that were fixed when the fish lived elsewhere. Mackerel in the North Atlantic have moved north and west since 2007, and the shares have not.

Most agreements rest on zonal attachment: a state gets a share in proportion to the time that a stock spends in its zone. The formula was meant to keep politics out. It works as long as the measurements of one decade describe the next.

When they do not, each state can choose the years that suit it. In the talks of 2014 the parties presented surveys of different months, and each was correct. Catches set by each state on its own exceeded scientific advice by 40 percent in some years.

The author proposes shares that move by rule, a few percent a year, following a survey that all parties pay for. Those who would lose ask for compensation in other stocks. The duty to cooperate in the agreement of 1995 names no formula, and so at least it contains none that has become false.`,
  'https://lindengate.example/papers/wet-lease': `States that send troops to a peacekeeping mission bring equipment and are paid for it. Under a wet lease the sender maintains the equipment, and under a dry lease the mission does.

The rates are in a manual of several hundred pages that is revised every three years. A truck under wet lease earns its owner a monthly sum that covers tires, oil and a mechanic. If an inspector finds that one of six tires is missing, the truck does not count for that month.

The paper uses 3,100 inspection reports of two missions. Deductions came to 11 percent of what was claimed. Half of the deductions were for small parts that had been ordered and were waiting at a port.

Poorer contributors prefer dry leases, since they need no stock of spare parts. They receive less money and keep more of it. A reform that would pay by days of use was discussed in 2023 and postponed, because nobody wanted to install the meters.`,
  'https://borderlines-journal.example/passport-rankings': `Rankings of passports count how many countries can be visited without a visa. They are cited every January, and they measure very little.

The count treats all destinations alike. An island with 10,000 residents adds as much as a neighbor with which a country shares a labor market. Two passports with the same number can open entirely different parts of the world.

Visa rules are also only the first gate. Airlines refuse boarding, and officers refuse entry. In a survey of 2,400 travelers with visa-free access, 7 percent were asked for a return ticket and a bank statement. The rate was 2 percent for some nationalities and 23 for others, at the same counter.

The author does not offer a better index. The question "how free is the holder of this document to move" needs the income, the profession and the face of the holder. A number between 1 and 199 answers a question that hardly anybody has, and it sells advice on how to buy a second passport.`,
};
