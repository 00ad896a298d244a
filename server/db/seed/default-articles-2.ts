/** Texts of the pages that older posts link to, by URL. Written for this project. */
export const defaultArticles2: Record<string, string> = {
  'https://tidewaterreview.example/features/what-the-gauge-saw': `A river gauge at the old mill recorded a flood in readings ten minutes apart. This article prints 144 of them and explains what each one meant to somebody.

At ten in the evening the river stood at 1.12 meters, which is ordinary. Rain had stopped in the village and went on in the hills. By half past one the gauge rose four centimeters in ten minutes, and a duty officer was woken by a message.

The steepest part came at 4:20, with 19 centimeters. At that moment the road at the bridge was still dry. Farmers who keep sheep on the meadow have a rule of their own: when the mill reads two meters, there are fifty minutes left. It was right to within five.

The peak was 4.03 meters at 9:50. One reading is missing, at 7:10, when a tree went past. The gauge recovered by itself. Afterwards the water fell for three days, slower than anybody remembered, since the meadow gave back what it had held.`,
  'https://slowstreets.example/opinion/boring-ferries': `The best ferry on the firth is the one about which nobody has a story. It is 31 years old, painted gray, and leaves on time.

Its replacement was ordered with two kinds of fuel, a bow that opens in a new way and a lounge with a view. It is five years late. Meanwhile the gray ferry has carried 2.2 million passengers and missed 1.4 percent of its sailings, most of them for fog.

Boring ships are cheap because they are alike. The gray one has two sisters, and a crew can change between them without training. Spare parts lie on a shelf in the harbor. When a pump failed in March, the sister gave hers and sailed an hour later.

I do not say that nothing should be new. The islands need more room for lorries and less smoke. But a timetable is a promise to people who have an appointment at the hospital. A ship that is ordered should first of all be able to keep it, and be interesting afterwards if there is money left.`,
  'https://saltandstarter.example/essays/one-onion': `Recipes ask for one onion. I weighed every onion in four shops for a month, 1,236 of them, and the word does not mean anything.

The smallest that was sold as medium had 71 grams, and the largest 340. Within a single net the heaviest was on average 2.4 times as heavy as the lightest. In the shop at the station all onions are large in the morning, and by evening only small ones are left.

Cookbooks of the 1950s seem to mean about 90 grams. I compared twelve recipes for the same stew by weight of the other ingredients. The onion that would make them agree grew from 85 grams in 1954 to 160 in 2016.

For a soup it hardly matters. In a curry base the difference is a dish that is sweet and one that is not. I have since weighed everything for a year. My stews are the same stew each time now, which was the purpose, and I miss the ones that were better by mistake.`,
  'https://workshopletters.example/5/eleventh-mend': `I have mended the same linen shirt eleven times since 2012, and none of the original cuffs are left. This letter describes what each mend taught me.

The first was a patch on the elbow, cut square and sewn tight. It tore beside the seam within a month. A patch should be softer than the cloth around it. The second was cut from an old pillowcase, with round corners, and it is still there.

Collars can be turned. One unpicks the seam, reverses the piece and sews it on again, and the worn edge disappears inside. It takes two hours and gives another four years. After that the collar comes off altogether, and the shirt is a different shirt.

The eleventh mend is a darn across the back, where the cloth had become thin enough to read through. I used thread from the tail of the shirt itself. By my count 38 percent of the linen is new. My daughter asks when it stops being the same shirt. The buttons at least have never been changed.`,
  'https://oldroads.example/articles/seventeen-bridges': `Seventeen stone bridges in the upper valley were built between 1788 and 1809 by the same mason. Everything they are made of came up the hill on one mule.

The parish accounts name the mule before they name the mason. It was paid for in hay, and its loads were written down: two baskets of lime, six dressed stones, or one child. A bridge of average size took 410 journeys.

All seventeen have an arch that is a little flatter than the books of the time advise. An engineer who measured them found that each could carry forty times the weight for which it was meant. The mason seems to have distrusted his mortar, and built so that it would not be needed.

Fourteen bridges are still in use, and a milk lorry crosses two of them every day. In 1809 the entries for hay stop. The last bridge was finished in the following year with stones from the stream beside it. It is the only one that has had to be rebuilt.`,
  'https://plainmachines.example/guides/names-in-forms': `Forms reject the names of people who have done nothing wrong. This guide lists what goes wrong with letters that carry a mark, and how to repair it.

Begin with storage. A column that holds only the letters of one language turns Łódź into a question mark, and the loss cannot be undone. Unicode has solved this since the nineties. Of 60 public forms that we tried, 14 still lost at least one letter.

The next trap is that one letter can be written in two ways: as one sign, or as a letter followed by a mark. Both look alike and compare as different. Normalise once, when the text comes in, and search will work.

Do not check names by a pattern. A name can have a space, an apostrophe, one letter or forty. Do not change capitals either, because van, de and Mac do not follow your rule. Printing is the last step, and many label printers know only 200 signs. Ask people how their name may be written when the machine cannot. They have had practice.`,
  'https://fieldnotesquarterly.example/issue-29/moss-and-north': `Moss is said to grow on the north side of trees. I checked 800 trunks in four woods, and it grows where it is damp.

In the beech wood on the hill, 58 percent of the trunks had most moss on the north side. In the valley it was 31 percent, little more than chance. Along the stream the moss faces the water, whichever way that is.

Leaning trees decide the matter. On the upper side of a leaning trunk the rain runs down and the moss follows it. Of 94 leaning trees, 81 had their moss on top. A walker who trusted it in that wood would go in the direction in which the wind blew forty years ago.

Lichens on the south side are no better. The one reliable sign that I found was made by people: benches, which face the view. The saying may come from places with tall, straight trees and dry summers. A compass costs 6 pounds, and the moss does not need our attention.`,
  'https://tidewaterreview.example/reports/half-the-lights': `A town of 9,000 people switched off every second streetlight for eight weeks and counted the moths. Volunteers found 1.9 times as many in the dark streets as in the lit ones.

The lights were switched off in pairs of streets that resemble each other, and the choice was made by lot. Forty-one people counted at white sheets on three evenings a week. They identified 214 species, and seven of them had not been seen in the county for thirty years.

Bats came as well. Calls recorded in the dark streets rose by 60 percent in the fourth week. The number of hedgehogs did not change, or nobody saw them.

The police reported 14 incidents in the dark streets and 16 in the lit ones, which says little for so short a time. In a survey 38 percent felt less safe, and among women it was 55. The council will keep the darkness on streets that have a lit way beside them. It saves 23,000 pounds a year, and half of that goes to a night bus.`,
  'https://slowstreets.example/opinion/paper-timetables': `Every few years an operator stops printing its timetable, because everybody has a telephone. A year later it prints it again. This is not nostalgia.

A printed timetable shows what is possible. An app answers the question when the next bus leaves. It does not show that there are four in the morning and none after six, and that is what one needs to know before taking a job.

When the county stopped printing in 2021, journeys by people over 70 fell by 17 percent. In villages with one bus every two hours the fall was the same for all ages. The saving was 31,000 pounds. Lost fares in the first year came to 84,000.

Paper also keeps an operator honest. A change has to be worth a new edition, and so changes come twice a year. In the twelve months without print there were 46. The new timetable is a folded sheet on the kitchen wall. Mine has a coffee ring over Sunday, when nothing runs anyway.`,
  'https://reedandbellows.example/journal/monsoon-tuning': `A harmonium that was tuned in March is out of tune in July. The reeds have not changed; the wood around them has.

In the wet months the humidity in my workshop is above 90 percent for weeks. Reed blocks swell, the slots narrow, and a reed that touches the side buzzes. Scraping it then is a mistake. In October the block shrinks, and the reed is too loose.

I measured twelve instruments through one year. The pitch fell by 7 cents on average between May and August and came back by December. Instruments with brass plates under the reeds moved by only 3. Those with teak blocks moved less than those with pine.

So I do nothing in the monsoon except dry the leather and listen. Customers who have a concert get a bag of rice to put under the bellows, which lowers the humidity inside by a fifth for two days. My teacher used camphor, and his instruments smelled of it for years. He tuned only in November and was never asked twice.`,
  'https://slowstreets.example/field-work/who-owns-the-pavement': `A property lawyer walked 400 meters of pavement with a tape measure and the land register. The strip turned out to have nineteen owners.

The city owns the middle. The two feet nearest to the shops belong to the shops, and a bank has marked its part with brass studs so that nobody can claim it by walking. A piece of 1.4 square meters outside a closed cinema belongs to a company that was dissolved in 1977.

Who has to repair it is another question. The highway authority maintains what is dedicated to the public, whoever owns it. A café had paid for its own paving for years without having to. A dentist had put up posts without being allowed to.

The lawyer found three cellar lights whose owners did not know that they existed. One slab rests on a vault for coal. The walk took six hours, and eleven people came out to ask what was being sold. The article has a drawing in nineteen colors, and a note on which ones may be walked on.`,
  'https://plainmachines.example/essays/a-date-is-not-a-moment': `We moved the rota of a hospital with 2,100 employees from one system to another, and every night shift on the last Sunday in October came out wrong. A date is not a moment.

The old system stored a day and a shift. The new one stores a start and an end in universal time. To convert one into the other we had to ask what time a shift begins, and the answer was "at nine, but on that night also at nine".

On the night when the clocks go back, the shift has nine hours. Employees are paid for nine, and the law on rest counts nine. The old system said eight, and a clerk added one by hand every year. Nobody had told us, because nobody thought of it as a rule.

We found four more of these. Birthdays moved by a day for staff born abroad. Leave that ended "on the 14th" ended at midnight before it. The repair was to keep the date as a date wherever a person means a day, and to compute a moment only for the door lock.`,
  'https://oldroads.example/articles/salt-and-honey': `Place names keep the memory of what was carried past them. In one county, 41 names go back to salt and nine to honey, and together they draw a map of two roads.

Salt names are easy to find. They cluster at fords and at the foot of steep hills, where loads were divided. Honey names are rarer and lie apart, near heath. A name that seems to say honey may also be a person or mud; the article discards fourteen such cases.

The salt road ran from the springs to the upland farms and was used in late autumn, when animals were slaughtered. The honey road went the other way at the end of summer, to a market by an abbey. They cross at one place, whose name means toll.

Written records confirm the toll in 1284. A pack of salt paid a penny, and honey was counted by the pot. The author walked both roads in the seasons in which they were used. The salt road can be followed for 31 miles today, and nine of those are a dual carriageway.`,
  'https://fieldnotesquarterly.example/issue-28/crows-and-bins': `Crows in our street know the timetable of the bin lorry better than the residents do. They arrive forty minutes before it, and not on bank holidays.

I watched from a window for 26 weeks and noted the number of crows every ten minutes. On collection days there were 9.4 on average before the lorry and 0.6 on other days. When the collection moved from Tuesday to Thursday, they came on both days for two weeks and then on Thursday only.

They do not wait for the lorry itself. They come when the first bins are put out, and the residents at number 12 are early. On the two Thursdays when that family was away, the crows were late.

Holidays are harder to explain. There were four, and on three of them no crow came, although two households had put out their bins by mistake. Perhaps they listen for the traffic. A neighbor now sets his alarm by them. He has not missed a collection since August, when he overslept and they did not.`,
  'https://saltandstarter.example/bread/barley-failure': `I baked eleven loaves from barley flour alone, and none of them is bread. This report is meant to save somebody the flour.

Barley has some gluten, but it does not form a net. The dough behaves like wet sand. Loaf one spread to the edge of the tray. Loaf two was baked in a tin and could be cut with a saw. Its crumb was gray and tasted of porridge and nuts, which was not bad.

Scalding a third of the flour with boiling water helped most. The starch sets and holds some gas. Loaf six rose by a quarter and fell again when the oven was opened. Psyllium husk gave a loaf that looked right and squeaked.

Old recipes from the north do not try to make a loaf. They make a flat cake, bake it for a few minutes on a hot stone and eat it the same day. Loaf eleven was made in that way, with buttermilk. It was the only one that was finished at the table, and I stopped there.`,
  'https://chalkandtalk.example/history/open-plan-bookshelves': `In the early seventies 1,400 schools were built without walls between classrooms. This article is about what teachers did with the bookshelves.

The plans showed low shelves on wheels, so that groups could form and dissolve. Photographs of the first year show them that way. In the third year the shelves stand in rows. In the fifth they have grown upwards, with cupboards and cardboard on top.

Noise was the reason. At a distance of four meters a second teacher can be understood, and a class listens to whoever is more interesting. In letters to the architects, staff asked for curtains, carpets and, in one case, a hedge.

The author visited 60 of the buildings. In 52 there are walls now, and many stand exactly where the shelves had been. Carpenters had followed the marks on the floor. Eight schools kept the open space, and all of those had built it smaller, for two classes and not for six. In one of them a shelf on wheels is still moved every Friday.`,
  'https://commonledger.example/case-notes/passport-queue-sign': `We measured the queue at the passport office for six weeks and then moved one sign. The average wait fell from 47 to 29 minutes.

Visitors have to take a number. The machine stands to the left of the entrance, behind a pillar. On a normal day 31 percent of the visitors joined the wrong queue first, stood in it for eleven minutes on average, and were sent back to the machine.

The sign that pointed to the machine hung above the door, on the inside. People coming in had it behind them. We moved it to the pillar, at eye level, and put a strip of tape on the floor. The share in the wrong queue fell to 6 percent.

Nothing else was changed. Counters, staff and opening hours stayed the same. The two clerks who had been answering the question where to get a number now had time for passports, which explains half of the gain. The office had asked for a new booking system at 180,000 pounds. The tape cost four.`,
  'https://theharbourpost.example/sport/boathouse-three-centimetres': `The rowing club has a new boathouse, and its eight does not fit. The rack is three centimeters too short for the longest boat.

The architect had asked for the length of the boats, and the club gave the figure from the catalog. The boat is 17.62 meters long without the rubber ball on its bow. The ball, which rules require, adds four centimeters. One more was gained by sanding the door.

Members have tried the diagonal, which blocks two other boats, and an open door, which lets in the rain and last week a swan. A proposal to saw off the end of the rack was put to the engineer. The end of the rack holds up the roof.

A niche in the wall will be built in spring for 2,600 pounds. Until then the ball is unscrewed after each outing and hangs on a nail beside the door, with a list. Whoever forgets to put it on pays for the tea. So far the list has 19 names, and the captain is on it twice.`,
};
