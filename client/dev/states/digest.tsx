import type { IssueSentence } from '#shared/contract/archive.ts';
import { issueTexts } from '#shared/texts/issue.ts';
import { DigestSentences, PieceLabel, type Wording } from '../../ui/digest-sentences.tsx';
import { DocumentBlocks } from '../../ui/newsletter-document.tsx';
import { longText, longWord, type ComponentStates } from '../component-states.ts';

const wording: Wording = { language: 'en', texts: { ...issueTexts, correction: 'Correction' } };
const createSentence = (text: string, kind: IssueSentence['kind']): IssueSentence => ({
  id: text,
  text,
  kind,
  language: null,
  places: [1],
  correction: null,
  passages:
    kind === 'note'
      ? []
      : [{ place: 1, domain: 'example.org', text, url: 'https://example.org/#:~:text=A' }],
});

function Piece({ sentences }: { sentences: IssueSentence[] }) {
  const sources = [{ title: 'A title', language: null, href: '#digest' }];
  return (
    <>
      <DigestSentences sentences={sentences} sources={sources} wording={wording} />
      <PieceLabel sentences={sentences} wording={wording} />
    </>
  );
}

export const digest: ComponentStates[] = [
  {
    name: 'newsletter-document',
    states: [
      {
        name: 'Blocks',
        body: (
          <>
            <DocumentBlocks
              blocks={[
                { type: 'heading', level: 2, content: [{ text: 'Where we go' }] },
                {
                  type: 'text',
                  content: [
                    { text: 'Dear readers, ' },
                    { text: 'thank you', bold: true },
                    { text: '. ' },
                    { text: 'Read on', href: 'https://example.org/' },
                  ],
                },
                { type: 'list', ordered: false, items: [[{ text: 'One' }], [{ text: longText }]] },
                { type: 'quote', content: [{ text: 'What they said.' }] },
                { type: 'divider' },
              ]}
              findLanguage={() => undefined}
            />
          </>
        ),
      },
    ],
  },
  {
    name: 'digest',
    states: [
      {
        name: 'Sentences of a source',
        body: (
          <Piece
            sentences={[
              createSentence('The bridge was closed.', 'extract'),
              createSentence('It opens in May.', 'extract'),
            ]}
          />
        ),
        focus: 'summary',
      },
      {
        name: 'Written by a model',
        body: (
          <Piece
            sentences={[createSentence('A bridge closed.', 'ai'), createSentence('Why?', 'ai')]}
          />
        ),
      },
      {
        name: "An editor's note",
        body: <Piece sentences={[createSentence('Read it.', 'note')]} />,
      },
      {
        name: 'Long text',
        body: <Piece sentences={[createSentence(`${longText} ${longWord}`, 'selected')]} />,
      },
    ],
  },
];
