/** Texts of the pages that older posts link to, by URL. Written for this project. */
export const statecraftArticles2: Record<string, string> = {
  'https://tariffclinic.example/lines/footnote-seven': `Footnote 7 of Annex II grants a lower duty to "machinery for the preparation of hides, other than for bovine hides under 2.6 kilograms". It has outlived three governments and the factory for which it was written.

The note entered the agreement on its last night. A minister needed something for a town with one employer, and the other side had nothing against hides. The weight limit came from a catalog that lay on the table.

The factory closed nine years later. Since then the tariff line has been used for machines that press mushrooms, because they are classified under the same heading and have no weight of hide at all. Imports under the note reached 14 million euros last year.

Both governments would like to remove it. A removal would open the annex, and then 31 other notes could be discussed. The clinic found 46 footnotes of this kind in eleven agreements. In 20 of them the product no longer exists, and in none was the note ever deleted.`,
  'https://townhall-abroad.example/sister-cities': `Partnerships between cities are often described as friendly and useless. A study of 88 of them asks what was left after thirty years.

In a third of the cases nothing was left but a sign at the entrance of the town. In another third there is an annual visit. The last third is more interesting, because these cities do things together that nobody had planned.

Two water utilities share a laboratory. A fire brigade has used the spare engine of its partner since a flood in 2006. In nine cases an exchange of pupils became a way to find apprentices. What these partnerships have in common is an employee in the town hall who stayed for more than ten years.

Money explains little. The most active partnership has a budget of 6,000 euros a year. When relations between two capitals were broken off in 2012, five of their seven city partnerships went on, and the telephone number of a retired head of parks was for some weeks the only one that was answered.`,
  'https://cartulary.example/institutions/danube-commission': `The European Commission of the Danube was set up in 1856 to clear the mouths of the river and was to be wound up within two years. It stayed for more than eighty.

The Treaty of Paris had planned two bodies. A technical one would do the work and disappear, and a permanent one of the riparian states would take over. The permanent one never agreed on its rules, and the technical one kept finding sand.

It could do so because it had an income. Ships paid by tonnage, and with the money the commission built jetties at Sulina, hired pilots and borrowed abroad. It had a flag, a hospital and its own court for offences on the river.

The article works from pilotage ledgers and not from protocols. They show that the depth over the bar rose from nine feet to twenty within four decades. They also show who waited. Small sailing ships paid more per ton after each reform, and their owners had no seat in the commission. It lost its powers in the agreements of 1938 and 1939.`,
  'https://packet-and-protocol.example/eleven-norms': `The list of eleven norms for states in cyberspace dates from 2015. This article asks what it requires of one telecoms authority with 140 employees.

Three of the norms say what states should not do. They need nothing from a regulator except a file that says whom to call. The other eight ask for something to be done, such as protecting critical infrastructure or answering requests for help.

The authority made a table. For five of the norms it found an existing duty in its own law. Requests for help arrive at a mailbox that two people read in office hours; in one year there were nine, and the median answer took six days. Nobody had known that this was norm 8.

For the security of the supply chain the authority has neither powers nor staff. It wrote that down and sent it to the ministry, together with an estimate of four posts. The author thinks that such a table is worth more than a national strategy, since it can be wrong in a way that somebody notices.`,
  'https://chancery-review.example/1/letters-of-credence': `A letter of credence introduces an ambassador to a head of state and asks that full credit be given to what the ambassador says. The article explains one such letter line by line.

It begins with an address in which no title may be missing. Republics write to each other as "great and good friend", a formula that was copied from a treaty of the eighteenth century. Monarchs write as brothers and sisters, whatever their relation.

The second line names the wish to maintain relations, and the third the qualities of the person. These are always zeal and discretion. A draft that praised an ambassador's knowledge of fisheries was returned by the protocol department as a joke.

The last sentence asks for credence "especially when conveying assurances of friendship". Everything else that ambassadors do follows from it. The original is handed over sealed, and a copy is given to the ministry some days before, so that everybody knows what is in the envelope. An ambassador may act once the copy has been received.`,
  'https://quaynotes.example/listed-areas': `A committee of underwriters in one city keeps a list of waters in which a ship needs additional cover for war risks. The list has no force of law, and it moves more ships than most resolutions do.

When an area is listed, the owner has to notify the insurer before entering it and pay an additional premium. It is quoted for seven days and can be withdrawn with 72 hours' notice. For a tanker worth 80 million dollars, a rate of 0.5 percent means 400,000 dollars per voyage.

The committee meets when something has happened. It reads reports of a security adviser and decides in private. In the twelve changes that the article examines, areas were listed within nine days of an incident on average. Removing one took four years.

Reinsurers stand behind this. Their contracts exclude listed areas unless they are notified, so an underwriter who ignores the list stands alone. Coastal states have asked for a hearing before they are listed. They were told that nobody is prevented from sailing.`,
  'https://missions-atlas.example/data/openings-closures': `Thirty capitals opened 1,212 embassies since 1990 and closed 684. The data note lists each with its date, its source and the reason that was given.

Closures come in waves. Four in ten fall into the three years after a budget crisis at home. In 70 percent of the cases the ministry named another embassy that would take over, and half of those were more than 2,000 kilometers away.

Openings follow trade with a delay of about six years. They also follow votes. In the two years before an election to an international council, candidates opened twice as many missions as in other years, mostly in small states.

One in five closed embassies was opened again later, after eleven years in the median. Rents in the new buildings were three times as high. The note warns that the sources count differently. A chargé with a laptop in a hotel is an embassy for some ministries, and an office with twelve people is not one for others.`,
  'https://sanctions-desk.example/correspondent-exit': `When its last correspondent bank left, an island state of 190,000 people lost the cheapest way to receive money from relatives abroad. Remittances are a fifth of its economy.

The bank gave ninety days' notice and no reason. It had earned 240,000 dollars a year with the corridor and spent more than that on checks. No violation had ever been found. A fine that a different bank paid in a different region was mentioned in the letter.

Transfers continued by way of two exchange houses. The cost of sending 200 dollars rose from 6 to 11 percent. Part of the money moved into suitcases and could no longer be measured, so the central bank stopped publishing the monthly figure.

A regional development bank has since offered to collect the payments of five states and to bring them to one correspondent together. It took two years to agree on whose law applies. The first transfer was made in March; it arrived after four hours and cost 3 percent.`,
  'https://cartulary.example/registration/article-102': `Article 102 of the Charter obliges members of the United Nations to register every treaty. A treaty that is not registered cannot be invoked before any organ of the organization.

The drafters had secret treaties in mind. The sanction seemed sharp, and it has hardly ever been used. In the court at The Hague parties have relied on unregistered agreements several times, and the judges did not stop at the point.

Most gaps are not secrets. The author compared the official gazettes of eight states with the collection for the year 2000. About a third of the agreements in the gazettes had not been sent in. Ministries named the cost of translation, changes of staff and the belief that the other side had done it.

Registration is also late. The median delay is four years. One agreement about a bridge was registered after the bridge had been replaced. The article ends with a form of two pages that a smaller ministry introduced. Since then its backlog has shrunk from 412 treaties to 30.`,
  'https://observers-handbook.example/third-night': `Observers who leave after the second night miss the part of an election that decides close results. The third night is when the tally center is tired and the cameras are gone.

On the first night the forms arrive from the cities, and everybody is present. On the second the rest comes in, with missing signatures and sums that do not add up. Officials put these aside in order to keep going. On the third night somebody has to decide about the pile.

The handbook describes nine centers. In seven of them the pile was larger than the margin in at least one district. In four centers the rule for correcting a sum was decided during that night. It was usually sensible, and it was not written down.

The author recommends a rota in which the best observers sleep on the first day. They should note what happens to each form in the pile by its number. Two party agents who watch the same correction and sign it have prevented more disputes than any statement at the airport.`,
  'https://archipelago-studies.example/aland-1921': `In 1921 the Council of the League of Nations left the Åland Islands with Finland and gave the islanders guarantees for their language and land. This article reads the settlement as it was read on the islands.

Nearly all adults had signed a petition for union with Sweden. When the decision came, the local newspaper printed it without a comment and gave more space to the price of herring. Letters from that summer speak of defeat, and some of waiting.

The guarantees were concrete. Swedish remained the language of the schools, land could not be bought by people from outside without limits, and a governor needed the consent of the assembly. Islanders noticed at once that a guarantee is worth what its guardian is worth.

In the archive of one parish the author found minutes of a reading circle. It went through the text clause by clause and marked what could be used. By 1925 four of the marked clauses had been invoked. The settlement worked, the article suggests, because those who had lost learned it by heart.`,
  'https://borderlines-journal.example/readmission-third-country': `Readmission agreements oblige states to take back their own nationals, which they have to do in any case. The clause that does the work concerns nationals of third countries.

Under it, a state takes back people who only passed through. It has to be shown that they did. The lists of accepted evidence are long: stamps, tickets, hotel bills, and in three agreements the statement of a person who traveled with them.

The article examines 19 agreements and asks how often the clause is used. Figures exist for eleven. In nine of those it accounts for fewer than one in ten returns. In the other two it accounts for most, and both concern a land border with a weekly bus.

States accept the clause because something else is offered, usually visas or money. They limit it with deadlines. A request that arrives after six months need not be answered, and half of all requests arrive later. The author calls the deadline the real content of the agreement, since the parties negotiate it last.`,
  'https://transitwatch.example/six-weeks-joint-post': `At a joint border post the officers of both states work in one building, so that a truck stops once. The author spent six weeks at such a post and counted what happened to 1,830 trucks.

Before the building was opened, a crossing took 41 hours on average. It now takes 19. The single stop saves about five hours. The rest of the gain comes from a parking area where drivers no longer lose their place in the queue.

Most of the remaining time passes before the post. A truck waits for its broker, the broker waits for a payment, and the bank closes at three. On Fridays the average is 31 hours. Officers of one state work until six and those of the other until eight.

The two computer systems do not exchange data. A clerk types each declaration a second time, and one in nine has an error that stops the truck. The author's list of proposals begins with a bank counter that is open until eight. It would cost less than the sign above the entrance.`,
  'https://packet-and-protocol.example/hotline-1963': `The hotline between Washington and Moscow was never a telephone. The agreement of June 1963 provided for teleprinters, with a cable through London, Copenhagen, Stockholm and Helsinki and a radio circuit by way of Tangier as a reserve.

A voice connection was rejected on purpose. Spoken words can be misheard, have to be translated at once and invite a quick answer. A printed text can be read twice, and it leaves a copy on both sides.

Each side wrote in its own language and alphabet, so translators worked only at the receiving end. Messages were encrypted with one-time tapes. Each side produced the tapes for its own traffic and delivered them through its embassy, and neither had to show a secret machine to the other.

The line was tested every hour with texts that could offend nobody: passages from novels, descriptions of sunsets, rules of chess. It was first used in a crisis in June 1967. Satellite links were agreed in 1971, and facsimile followed in the 1980s. The cable was cut several times, once by a farmer with a plow.`,
  'https://straits-review.example/montreux-clauses': `The Montreux Convention of 1936 is remembered for limits on the tonnage of warships. This article reads the other clauses as well.

Article 1 affirms the freedom of passage by sea in the Straits, and article 28 says that this principle has no end. The rest of the convention was concluded for twenty years and continues until somebody denounces it with two years' notice. Nobody has.

For merchant ships, article 2 allows passage by day and night under any flag and with any cargo. Pilotage and towage remain optional. The charges in the first annex were fixed in gold francs, and their conversion into a currency has been a question of its own.

For warships the rules differ between peace and war, and between Black Sea states and others. Notice has to be given, normally eight days before. Foreign warships of other states may stay for 21 days, and their total tonnage is limited. In a war in which Turkey takes no part, article 19 closes the Straits to warships of the belligerents, with few exceptions.`,
  'https://cartulary.example/institutions/pheasant-island': `Pheasant Island, in the river between Hendaye and Irun, changes hands twice a year. It is French from August to January and Spanish from February to July, and nobody lives on it.

The peace of 1659 was negotiated there, in a building that stood across the line so that neither side had to leave its own ground. Joint possession was regulated by a treaty of 1856. The commanders of two naval stations are in charge in turn and inspect the stone and the trees.

Other places have tried similar timetables. A condominium of 1906 in the South Pacific had two police forces, two currencies and a joint court, and residents chose the law that suited them. A neutral territory of four square kilometers in Europe lasted for a century, because nobody could agree how to end it.

The article finds that shared sovereignty works where there is little to govern. Once there are people, they need one answer to the question where a birth is registered. The island has avoided this by having none.`,
  'https://lindengate.example/papers/language-budgets': `Four regional courts spend between 6 and 31 percent of their budgets on translation and interpreting. The paper asks who pays for it and what they get.

The most expensive court works in four languages and translates every document into each. The cheapest has two languages and translates on request. Its judges wait for a translation in 44 percent of cases, for eleven weeks in the median.

Costs do not fall on those who cause them. A party may plead in any language of the court, and the budget is shared by population. Two states whose languages are rarely used pay a third of the bill. They have never asked for a change, since a reform would begin with the list of languages.

Machine translation has lowered the price of a page by 40 percent since 2022. Judges read the drafts, but only the revised version is filed. One court tried hearings without interpreters for procedural matters. Lawyers agreed to it in 70 percent of the cases, and it was given up after a misunderstanding about a date.`,
  'https://pacificboundaries.example/vessel-days': `Eight island administrations sell the right to fish for tuna by the day and not by the ton. In twelve years their yearly income from licenses rose from about 60 to about 500 million dollars.

Before that, each administration negotiated alone with fleets from far away and received about 5 percent of the value of the catch. The scheme fixes a total number of days in a year and divides it among the members. Fleets buy days, and members can sell them to each other.

A minimum price of 5,000 dollars a day was set in 2011. Nobody believed in it, and the first auctions brought more. Today a day costs between 8,000 and 14,000 dollars. Days have a weakness, since a better ship catches more in one; the conversion for long ships is disputed every year.

Observers and satellite positions show where a day was used. The members trust each other because they look at the same screen. The next problem is the water. As it warms, the fish move east, out of the zones of those who built the scheme.`,
};
