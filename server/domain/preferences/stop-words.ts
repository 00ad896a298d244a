import { foldCase } from './tokenize.ts';

const toSet = (words: string) => new Set(words.split(' ').map(foldCase));

/** Articles, prepositions and conjunctions of the digest languages. */
const functionWords =
  'the a an of and or for in on to with from by about der die das des dem den ein eine und im ' +
  'von zu mit auf für le la les l un une de du des d et en dans pour sur el los las del y que ' +
  'con por para o os as um uma da do dos das e em no na и в на о с по для из के की का को में ' +
  'है और से';

/** Words of a topic that name no subject. A topic may be "IT" or "video games". */
export const topicStopWords: ReadonlySet<string> = toSet(`${functionWords} news new`);

/** Words of titles that say nothing about the subject. */
export const titleStopWords: ReadonlySet<string> = toSet(
  `${functionWords} ` +
    'at is are was were be been it its as that this you your how why what when who not do does ' +
    'can will has have had we i my our their his her he she they us up out over after into more ' +
    'new now just than but if so all s t vs via pdf video show ask tell which use using used ' +
    'should would could there get got me ist est se не что как',
);
