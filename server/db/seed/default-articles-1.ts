/** Texts of the pages that posts of the last week link to, by URL. Written for this project. */
export const defaultArticles1: Record<string, string> = {
  'https://theharbourpost.example/town/library-ladder-loans': `The library in Fore Street lends out a ladder, and since September the caretaker comes with it. Nineteen households have borrowed both.

The ladder was added to the catalog in spring together with a drill, a sewing machine and a thing for unblocking drains. It went out twice and came back with paint on it. Then a borrower of 81 asked at the desk who was going to climb it.

The caretaker had two free hours on Thursdays. He has since changed 44 light bulbs, freed a cat, cleared three gutters and taken down a banner that somebody had put up for a birthday in 2017. Insurance cost 90 pounds for the year, after a letter that explained the cat.

There is a waiting list of six weeks. The library will not lend the caretaker without the ladder, although it has been asked. He keeps a book in which borrowers write what else needs doing. The most common entry is a smoke alarm that chirps.`,
  'https://slowstreets.example/2-minute-models/tram-14-marbles': `Tram 14 is supposed to come every eight minutes, and it comes in threes. A bag of marbles and a track with ten holes show why.

Let each marble be a tram and each hole a stop. A marble waits at a hole for as many seconds as there are passengers, and passengers arrive at an even rate. All marbles start at equal distances. For the first round nothing happens.

Then one marble waits a little longer. More passengers have gathered at its next stop, so it waits longer still. The marble behind it finds fewer and catches up. After four rounds three of the five marbles run together in every trial, whatever the first delay was.

Adding marbles makes it worse. Two remedies work on the table: a marble may be held at one hole until its time has come, or it may leave passengers for the one behind. The tram company does the first at the depot. Drivers who tried the second on a Monday in May were shouted at, and the trams were on time.`,
  'https://thelongshelf.example/archives/forty-thousand-receipts': `The county archive has put 40,000 shop receipts online, from 1871 to 1968. They had been kept by a family of grocers who never threw anything away.

Most readers came for the prices. A pound of tea cost two shillings for thirty years and then did not. What holds them is the people. One household bought a single candle every Tuesday until 1902, when it bought a lamp. A doctor paid for oranges in January with instructions to deliver them to eleven addresses.

Volunteers typed the receipts in three winters. They noted what was written on the back as well: sums, a drawing of a horse, half of a proposal. In 1916 the handwriting at the counter changes, and for two years the same hand corrects its own mistakes in pencil.

The archive expected schools to use the collection. Instead it is read at night. The most opened receipt is from December 1938, for two dolls, a hammer and eight pounds of flour. Nobody knows why, and 300 people have offered an explanation.`,
  'https://fieldnotesquarterly.example/issue-31/swift-tags': `A tag that weighs less than a paperclip has followed nineteen swifts from one church tower across two continents and back. The tags record light and the time of day, and from these a position can be worked out.

The birds left on the last days of July. All of them flew to the Congo basin, stayed for some weeks and then went on to the coast of Mozambique. None of them landed before the following May, as far as the instruments can tell.

Three birds took a detour of 1,200 kilometers around a storm over the Sahara, and they turned a day before it had formed. The authors think that they followed insects, which follow the air. On the way back the same birds needed five days for a distance that had taken them nine weeks in autumn.

Twelve of the nineteen returned to the tower, and two of those to a different hole. The tags had to be taken off by hand. A ringer describes how she waited on a ladder for eleven evenings with a sock and a torch.`,
  'https://plainmachines.example/essays/bell-tower-spreadsheet': `The bells of our tower have been rung by a spreadsheet since 1998. It has 1,460 rows, and every one of them is a reason.

The sheet was made by a churchwarden who kept accounts for a brewery. A column says when a bell rings, another for how long, and a third why. A small program reads the file once a minute and closes a relay. The program has 62 lines and has never been changed.

The reasons are the interesting part. Row 212 stops the evening bell in June, because of a nightingale. Row 640 rings at four on one day of the year for a ship. Row 1,101 says "ask Margaret", and the bell has been silent at that hour since she died.

A company offered to replace everything with a controller that can be operated by telephone. It could have kept the times, but there was no field for the reasons. The parish bought a second old computer for 30 pounds instead. It stands in the vestry under a cloth, switched off, with the file on it.`,
  'https://theharbourpost.example/council/market-hall-toilets-vote': `The council voted by seven to six on Tuesday to keep the public toilets in the market hall open. The debate took four hours, and 58 residents came to listen.

Closing them would have saved 21,400 pounds a year. Traders said that they would lose more than that, since customers of a certain age plan their shopping around the toilets. One had counted: on three Saturdays 412 people came in by the side door, and 160 of them bought something on the way out.

The finance committee proposed a charge of 50 pence. The machine to collect it would have cost 9,000 pounds and a further 2,300 a year to empty. A member pointed out that the toilets in the bus station have such a machine, and that it has been broken since Easter.

The deciding vote came from a councillor who had spoken against. He said that he had been persuaded by the length of the debate, during which he had needed to leave twice. The item returns with the budget in February.`,
  'https://valleyvoices.example/recordings/the-long-way-to-school': `In February 1979 a school bus with 23 children was lost for three hours on a route of nine miles. Eleven of the children, now in their fifties, have recorded what they remember.

The driver was new, and the signposts were under snow. At the first junction he asked the children, and they told him. All eleven agree that somebody pointed left. Each remembers a different child.

They drove through a farmyard twice. At the third farm a woman brought out bread and dripping for everybody and telephoned the school, which had not noticed. One of the voices describes how quiet it became when the heater stopped. Another remembers only singing.

The recordings last four hours and were made one by one, so that nobody heard the others first. The archive has drawn the routes on a map. No two are alike, and three of them cross a river where there has never been a bridge. The driver kept the job until 1991 and never took the left turn again.`,
  'https://plainmachines.example/essays/a-table-and-some-patience': `Many systems have a message queue where a table in the database would do. We removed ours after six years and describe what replaced it.

The queue carried 40,000 messages a day, which is one every two seconds. It needed three servers, a client library in two languages, and a person who knew why messages were sometimes delivered twice. In the last year that person spent 31 days on it.

The table has five columns. A worker takes a row with a lock that others skip, does the work and deletes the row in the same transaction. A row that fails gets a time at which it may be tried again. The whole thing is 80 lines, and a query shows what is waiting.

There are limits. Above 2,000 messages a second we would look for something else, and a table is no good for sending one message to many readers. Neither was our case. The hardest part was to admit that the patience of the users, who wait for an email, is longer than two seconds.`,
  'https://saltandstarter.example/bread/nineteen-hour-loaf': `In a kitchen at 14 degrees a sourdough loaf takes nineteen hours. This is an account of one winter in which I stopped fighting that.

The usual recipe assumes 24 degrees. At 14 the yeast works at about a third of the speed, and the acid bacteria slow down less. A dough that is left until it has doubled is sour and tears. I baked six of those.

What helped was to begin with more starter, 30 percent of the flour instead of 15, and to stop earlier. The dough is ready when it has grown by half and wobbles. It then rests overnight in the coldest corner, which in my house is the stairs.

The timetable suits a working day. Mix at seven in the evening, fold twice before bed, shape at six, bake at two. The crumb is tighter than in the photographs, and the crust is better than any that I made in summer. A thermometer for 8 pounds did more for the bread than the new oven.`,
  'https://kerningroom.example/found/electricity-meter-type': `The figures on the dial of an old electricity meter are drawn in a typeface without a name. We followed it through three countries and found a foundry in a shed.

The figures have open shapes, so that a 6 cannot be taken for an 8 by somebody with a torch. The 1 has a foot, and the 7 has a slight curve. The same forms appear on meters of nine makers between 1931 and 1964, always a little different.

Makers did not draw them. They bought zinc plates from a supplier of scales in Lower Saxony, who had copied the figures from a French barometer. The barometer's maker had taken them from a railway timetable. At each step somebody widened the counters.

A retired engraver still had a set of the punches in a cigar box. He had cut the last 4 in 1958 and was never content with it. With his permission the studio has drawn the ten figures again, and added the letters that they never had. The result is used on a bus stop.`,
  'https://fieldnotesquarterly.example/issue-30/lichen-clocks': `Lichens grow so slowly and evenly that they have been used to date rockfalls and walls. A graveyard in the north of Wales shows how far that can go wrong.

Gravestones have their date on them. A retired teacher measured the largest circle of map lichen on 612 stones and compared it with the year. On slate the method works to within eleven years for stones of the nineteenth century. On sandstone from the next valley the error is forty.

The reason is partly cleaning. Families scrub the stones of grandparents and not those of great-grandparents. Stones on the side of the lane have larger lichens than those by the yew, where birds sit and change the acid.

The worst case is a stone of 1874 with a lichen that should be 300 years old. It had been a doorstep before. The author does not conclude that lichens are useless. They are clocks that show how long somebody has left a stone alone, which is a different time, and sometimes the more interesting one.`,
  'https://chalkandtalk.example/reports/four-day-week-bus-contract': `A rural school with 140 pupils tried a week of four longer days. Teachers, parents and pupils liked it, and the bus contract ended it.

Lessons began at half past eight and ended at ten past four. Absence fell from 7.1 to 5.4 percent. Two posts that had been vacant for a year were filled within a month. Results in the spring tests did not change by more than chance.

The bus company is paid by the day and by the vehicle. Its drivers also serve the secondary school in town, which kept its hours. For 35 minutes each afternoon the same bus was needed in two places. A second one would have cost 61,000 pounds a year, about the salary of the two new teachers.

The school asked the county to move the other school by half an hour. The county answered that 1,100 pupils could not wait for 140. The trial ended at Easter. The head teacher has kept the timetable in a drawer, and the contract runs out in two years.`,
  'https://theharbourpost.example/people/last-eel-smoker': `The last eel smoker on the estuary has put out his fire after 46 years. The hooks, 300 of them, hang in a row on the wall of the shed.

He bought live eels from eleven fishermen when he started, and from one last year. The catch has fallen to a fraction of what it was, and a permit now limits the season to ten weeks. In October he smoked 90 kilograms. It used to be a ton.

The method has no recipe. The eels hang for two hours over alder and then for one over oak, and he opens the door when the color is right. A food inspector once asked at what temperature. They agreed after some discussion to write down a number.

Nobody has taken over. Two young people came to learn and left when they saw the figures, which he had shown them himself. He will keep the shed for mackerel on Saturdays. The hooks are not for sale, although a restaurant has asked for them to hang lamps on.`,
  'https://slowstreets.example/field-work/crossing-buttons-ranked': `We pressed every pedestrian button in the city, 381 of them, and measured what happened. At 214 crossings the button changed nothing at any time of day.

Each button was tested on three mornings and two nights. Somebody pressed it on half of the cycles, and a coin decided which. We noted how long the green man took to appear. A button counts as working if pressing it saves at least three seconds on average.

The best one is at the fire station, where the light answers in four seconds. The worst does not exist: its box is a cover without a wire. In the center nearly all lights follow a fixed plan between six in the morning and ten at night, and the buttons wake up later.

The city confirmed the list with nine corrections. It says that a button without effect still tells people that somebody has thought of them. It also turns a small cone underneath that shows green to people who cannot see the lamp. We had ranked eleven of those as useless, and we have changed the table.`,
  'https://thelongshelf.example/columns/footnotes-first': `For a month I read only the footnotes of every book first, from the last page to the first, and then the text. I do not recommend it and would do it again.

A footnote assumes that something has been said. Read alone, it is a person talking in the next room. In a history of canals the notes quarrel with one dead engineer for ninety pages, and the text never mentions him.

Some books turned out to be two. The notes of a guide to mushrooms are about a marriage. A life of a composer has 1,140 notes, and all the doubts of its author are in them, while the pages above are sure of everything.

What I lost was surprise, because notes give away the end. What I gained was a habit. I now look at who is thanked for a fact and who is only cited for it. Of eleven books I finished nine, which is more than usual. The two others had put their notes online, at an address that no longer exists.`,
  'https://plainmachines.example/history/tags-that-moved': `The marquee tag made text run across a web page, and blink made it flash. Both were removed from the standard, which they had never been in.

Blink was added to a browser in 1994, by most accounts after an evening in a bar. The rival browser answered with marquee. For about four years no page about a wedding or a software company was complete without one of the two.

Usability studies ended the fashion. Readers needed twice as long for a moving text, and people with epilepsy complained. Blink stopped working in the last large browser in 2013. Marquee still works nearly everywhere, since too many old pages use it.

The article counts where the moving text went. It moved to the ticker of news channels, to the sign of the kebab shop, and to the notification that slides in from the right. A survey of 10,000 current pages found 31 with a marquee. Twenty-four of them belong to schools, and on most it announces that the page is being rebuilt.`,
  'https://workshopletters.example/2/the-free-piano': `A piano that is given away for nothing costs about 900 pounds in its first year. I know, because I am the man who is called to take it away again.

Moving it is 150 to 300, more if there are stairs, and there are stairs. It should then stand for three weeks before it is tuned. A piano that has not been tuned for ten years needs three visits at 70 pounds, since it cannot be pulled up to pitch at once.

Half of the pianos that I collect have a cracked plank in which the pins no longer hold. That cannot be seen from outside. Press a key and let go slowly; if the note sinks within a minute of playing, keep your money.

I take away about 120 a year. Perhaps six of them go to somebody who plays. The iron is worth 20 pounds, the keys go to a man who makes knife handles, and the wood burns badly. A good digital instrument costs less than the stairs. It does not smell of somebody's front room, though.`,
  'https://almanac-of-small-things.example/stories/parish-crossword': `The crossword in the parish magazine has had the same wrong grid since January 2009, and nobody told the vicar. The regular solvers had learned its mistakes.

The grid was drawn by a former editor. When she left, her successor scanned it, and a black square was lost in the fold. Since then 17 across has seven spaces and a clue for six. Setters add a letter, and solvers know which.

The vicar found out when a visitor wrote a polite letter. He asked in church who had noticed, and 31 hands went up. Some had kept a list. One couple had a rule for the missing square that they had taught to their grandchildren.

A corrected grid was printed in June. There were complaints, and the answers sent in fell from 40 to 22. The old grid has returned for every second issue. It now has a name and a small note that says which square is wrong. The note has a misprint, which the regulars found within a day and have decided to keep.`,
  'https://theharbourpost.example/sport/walking-football-tuesdays': `On Tuesday nights a car park behind the swimming baths fills with women who play football at a walk. The league has nine teams, and its oldest player is 83.

The rule is that one foot stays on the ground. Running costs a free kick. Tackles are not allowed, and the ball may not rise above the hip. A match lasts twice fifteen minutes, with tea between.

It began with six people from a cardiac group. A physiotherapist had sent them to walk, and they were bored. In the second year 140 women were registered. A survey by the health center found that 61 of them had played no sport for thirty years.

The car park floods in autumn. The council offered the hall, but it has a wooden floor and closes at nine. The league has asked for lamps and a drain instead, at 14,000 pounds, and has raised half of it. On the last evening of the season somebody ran. She said that she had seen an opening, and was applauded off.`,
};
