import { describe, expect, it } from 'vitest';
import { docOf } from '../testing/doc-of.ts';

const titlesOf = (text: string) =>
  docOf(`Elm Court Homeowners Association\n\n${text}`, 'minutes').sections.map(({ title }) => title);
const three = (first: string) =>
  `${first}\n\nRoof. The roof was mended in May by a firm from town.\n\nGate: The gate sticks. It will be looked at in June.`;

describe('a title that its paragraph goes on from', () => {
  it('is one where it is the custom of the paper', () => {
    expect(titlesOf(three('Pool deck. Bids are in from three firms.'))).toEqual(
      expect.arrayContaining(['Pool deck', 'Roof', 'Gate']),
    );
    expect(titlesOf('Pool deck. Bids are in from three firms.\n\nThe roof was mended in May.')).not.toContain(
      'Pool deck',
    );
  });

  it('names who reports on it in brackets, and no more', () => {
    expect(titlesOf(three('PATHS (Kim). The path by the pond was raked in May.'))).toContain('PATHS');
    expect(titlesOf(three('PATHS (by the pond). The path was raked in May.'))).not.toContain('PATHS');
  });

  it('may be a question that the rest of the paragraph answers', () => {
    expect(titlesOf(three('What about the pond? Its wall is to be mended.'))).toContain(
      'What about the pond?',
    );
    expect(titlesOf(three('What about the pond?'))).not.toContain('What about the pond?');
    expect(titlesOf(three('Q: What about the pond? It is deep.'))).not.toContain('Q: What about the pond?');
    expect(titlesOf('What about the pond? Its wall is to be mended.')).not.toContain('What about the pond?');
  });

  it.each([
    ['one sentence behind a colon', 'Parking: Guests may park at the club for two days.'],
    ['a dash', 'Parking - Guests may park at the club. They need a tag.'],
    ['an outcome', 'Tabled. The board will look at it again in June of next year.'],
    ['a person with an office', 'Kim Ray. President of the board, was not there. She was ill.'],
    ['a sentence', 'The pool was closed. It will be filled again in June of next year.'],
    ['a name of a form', 'Location: The clubhouse by the lake. The door is open.'],
    ['a fragment', 'Pool deck. Three bids.'],
  ])('is none in %s', (_, text) => {
    const [title = ''] = text.split(/[.:]| -/);
    const found = titlesOf(three(`${text}\n\nPaint. The halls were painted in May by a firm.`));
    expect(found).toContain('Paint');
    expect(found).not.toContain(title);
  });

  it('holds its own paragraph and the list below, and no more', () => {
    const doc = docOf(
      `Elm Court Homeowners Association\n\n${three('Pool deck. Bids are in from three firms.')}\n\n- The hinge is bent.\n\nDues were paid by all.`,
      'minutes',
    );
    const over = (words: string) => {
      const found = doc.sentences.find(({ text }) => text.includes(words));
      return doc.sections[found?.section ?? -1]?.title;
    };
    expect(over('Bids')).toBe('Pool deck');
    expect(over('hinge')).toBe('Gate');
    expect(over('Dues')).not.toBe('Gate');
  });

  it('holds what follows without a blank line, where blank lines part the paragraphs', () => {
    const long =
      'The path by the pond was raked in May by four of us\nwho live near it and like to walk there';
    const doc = docOf(
      `Elm Court Homeowners Association\n\nRoof. ${long}.\n\nGate. ${long}.\n\nPond. Its wall leans a bit more to the south.\n${long}, and it cost less than was thought.\nThe lilies are back.\n\nDues were paid by all of us.`,
      'minutes',
    );
    const over = (words: string) => {
      const found = doc.sentences.find(({ text }) => text.includes(words));
      return doc.sections[found?.section ?? -1]?.title;
    };
    expect(over('lilies')).toBe('Pond');
    expect(over('Dues')).not.toBe('Pond');
    const list = docOf(
      'Elm Court Homeowners Association\n\nRoof. It is to be mended.\n\nGate. It is to be shut.\n\nPond. It is to be cleaned.\nStorage: Boats are kept there.',
      'minutes',
    );
    const boats = list.sentences.find(({ text }) => text.includes('Boats'));
    expect(list.sections[boats?.section ?? -1]?.title).not.toBe('Pond');
  });

  it('is a marked question over its answer, where the paper is made of them', () => {
    const answers = ['A. Sure. Ours has two.', 'A: No. Villas: the club keeps them.', 'Answer: By the barn.'];
    const asks = ['Q. Is there a pond?', 'Q: Who keeps the villas?', 'Question: Where do vans park? Ask us.'];
    const paper = asks.map((one, at) => `${one}\n\n${answers[at]}`);
    const titles = ['Is there a pond?', 'Who keeps the villas?', 'Where do vans park?'];
    expect(titlesOf(paper.join('\n\n'))).toEqual(titles);
    // Two questions show no custom, and an item lettered so asks nothing.
    expect(titlesOf(paper.slice(0, 2).join('\n\n'))).not.toContain('Is there a pond?');
    expect(titlesOf('P. Ponds\n\nQ. Quiet Hours\n\nR. Roofs')).toContain('Quiet Hours');
  });
});

describe('titles on lines of their own, right over their paragraph', () => {
  const titles = (text: string) => docOf(text, 'minutes').sections.map(({ title }) => title);
  const gate =
    'Gate\nKim got prices to mend the gate and to paint it. The low one was $900. It will be decided at the next meeting, when all three bids are there.';
  const dues =
    '2032 Budget and Dues\nLee handed out a draft budget. It is based on dues of $540 per lot. Owners may write to the treasurer about it until the end of May.';
  const ramp =
    'Boat Ramp\nA member asked that guests be charged for use of the ramp at weekends. The board was not in favor of it, and no motion was made by anybody there.';
  it('are read where that is the custom of a paper', () => {
    expect(titles(`Minutes of the Board\n\n${gate}\n\n${dues}\n\n${ramp}\n\nKim Lee, Secretary`)).toEqual([
      'Gate',
      '2032 Budget and Dues',
      'Boat Ramp',
    ]);
    expect(titles(`${gate}\n\n${ramp}`)).toEqual([]);
  });
  it('may end in a point', () => {
    const points = [gate, dues, ramp].map((one) => one.replace('\n', '.\n').replace('2032 ', ''));
    expect(titles(`Minutes of the Board\n\n${points.join('\n\n')}`)).toEqual([
      'Gate',
      'Budget and Dues',
      'Boat Ramp',
    ]);
  });
  it('hold what follows them up to another such line, and are no persons in their office', () => {
    const more = 'It was asked for by six owners.\n\nCar Wash\n\nLot 77 was sold in May.';
    const doc = docOf(`Minutes\n\n${gate}\n\n${dues}\n\n${ramp}\n\n${more}`, 'minutes');
    const sectionOf = (words: string) => doc.sentences.find(({ text }) => text.includes(words))?.section;
    expect(sectionOf('six owners')).toBe(2);
    expect(sectionOf('Lot 77')).toBe(-1);
    expect(sectionOf('low one')).toBe(0);
    const person = 'Kim Lee\nPresident of the association since the day on which it was founded in 2019.';
    expect(titles(`Minutes\n\n${gate}\n\n${dues}\n\n${person}`)).toEqual([]);
  });
});

it('titles apart from their paragraphs head them, an address does not', () => {
  const sentence =
    'The board met with the city in May and was told\nwhat is to be done there before the end of the year,\nin the spring and in the fall of it.';
  const titles = ['Street Maintenance', 'Annual Dues', 'Pool Hours', 'PMB 319', 'dues and fees'];
  const items = titles.map((title) => `${title}\n\n${sentence.replace('May', `${title} of May`)}`);
  const doc = docOf(['Welcome to our site.', ...items].join('\n\n'), 'other');
  expect(doc.sections.map(({ title }) => title)).toEqual(['Street Maintenance', 'Annual Dues', 'Pool Hours']);
});
