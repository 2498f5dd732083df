import { describe, expect, it } from 'vitest';
import { readDoc } from '#engine/document.ts';
import { analyze } from '#engine/index.ts';
import { readTxt } from '#readers/txt/read-txt.ts';
import { homePicture } from '../home-picture.ts';
import { askHome } from './ask-home.ts';
import { readQuestion } from './question.ts';

const declaration = `DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS FOR QUAIL BEND
Dated March 3, 1998

ARTICLE IV ASSESSMENTS
4.1 Each Lot shall pay a regular annual assessment of $300 per year to the Association.
4.2 Any assessment not paid within thirty (30) days after its due date shall bear interest at ten percent (10%) per annum.

ARTICLE VII USE
7.1 Pets. No more than two (2) dogs or cats may be kept on any Lot.
7.2 Fences. No fence shall be higher than six (6) feet, and none shall stand nearer to the street than the house.
7.3 Leases. No Lot may be leased for a term of less than six (6) months.
7.4 Tanks. Any fuel tank shall be buried or hidden behind a screen.`;
const rules = `QUAIL BEND HOMEOWNERS ASSOCIATION, INC.
RULES AND REGULATIONS
Adopted May 1, 2021
1. No more than three (3) dogs or cats may be kept on any Lot.
2. Guests may use the pool with a resident, up to four at a time.
3. Bicycles must be kept in the bicycle room.`;
const minutes = `QUAIL BEND HOMEOWNERS ASSOCIATION, INC.
MINUTES OF THE BOARD MEETING
March 14, 2025
A neighbor complained of two homes that are let by the night on a rental site.
The pond will be dredged next spring for about $8,000.`;

function homeOf(texts: Readonly<Record<string, string>>) {
  const documents = Object.entries(texts).map(([name, text]) => {
    const pages = readTxt(new TextEncoder().encode(text)) ?? [];
    return { id: name, name, pages, analysis: analyze(pages) };
  });
  const { answers } = homePicture(documents, '2026-11-24');
  const searched = documents.map(({ id, pages, analysis }) => ({
    id,
    type: analysis.document_type,
    doc: readDoc(pages, analysis.document_type),
  }));
  const read = documents.map(({ id, analysis }) => ({ id, ...analysis }));
  const ask = (question: string) => askHome(question, { searched, documents: read, answers });
  return { ask, pagesOf: (id: string) => documents.find((one) => one.id === id)?.pages ?? [] };
}

const home = homeOf({ 'covenants.txt': declaration, 'rules.txt': rules, 'minutes.txt': minutes });
const first = (question: string) => home.ask(question).passages[0]?.marked[0]?.quote ?? '';

describe('a question of the catalogue', () => {
  it('is answered with what holds, what stands against it, and where', () => {
    const { kind, answer, label, passages } = home.ask('How many dogs can I have?');
    expect([kind, answer?.id, label]).toEqual(['fact', 'pets.max_count', 'Limit on pets per home']);
    expect(answer?.controls.document).toBe('covenants.txt');
    expect(answer?.others.map(({ document }) => document)).toEqual(['rules.txt']);
    expect(passages[0]).toMatchObject({ document: 'covenants.txt', marked: [{ page: 1 }] });
    expect(passages[0]?.marked[0]?.quote).toContain('two (2) dogs or cats');
  });

  it.each([
    ['What is the HOA fee?', '$300 per year'],
    ['How high can the fence be?', 'six (6) feet'],
    ['What interest do I pay when I am late with the dues?', 'ten percent'],
    ['Can I put it on Airbnb?', 'less than six (6) months'],
  ])('in the words of a buyer: %s', (question, words) => {
    expect(first(question)).toContain(words);
  });
});

describe('any other question', () => {
  it('is answered by the sentences that speak of it', () => {
    const { kind, answer, passages } = home.ask('Where do I keep my bicycle?');
    expect([kind, answer]).toEqual(['passages', null]);
    expect(passages[0]?.marked[0]?.quote).toContain('bicycle room');
    expect(first('How much will it cost to dredge the pond?')).toContain('$8,000');
    expect(first('May guests swim in the pool?')).toContain('Guests may use the pool');
  });

  it('is not answered where what it names stands nowhere', () => {
    for (const question of [
      'Is there a golf course?',
      'Can I charge an electric car?',
      'How much is a locker?',
      'What year was the elevator replaced?',
    ]) {
      expect([question, home.ask(question).kind]).toEqual([question, 'not_found']);
    }
  });
});

describe('not saying', () => {
  it('is told only where the paper is there, whole, and speaks of it nowhere', () => {
    expect(home.ask('Are solar panels allowed?').kind).toBe('silent');
    const [page = null] = home.pagesOf('covenants.txt');
    expect(page?.readable).toBe(true);
    const without = homeOf({ 'minutes.txt': minutes });
    expect(without.ask('Are solar panels allowed?').kind).toBe('not_found');
  });
});

it('quotes stand on their pages, word for word', () => {
  for (const question of [
    'How many dogs can I have?',
    'How high can the fence be?',
    'What about the tank?',
  ]) {
    for (const { document, around, marked } of home.ask(question).passages) {
      for (const { page, start, end, quote } of [...around, ...marked]) {
        expect(
          home
            .pagesOf(document)
            .find(({ number }) => number === page)
            ?.text.slice(start, end),
        ).toBe(quote);
      }
    }
  }
});

describe('any question', () => {
  it('ends at once, whatever is asked', () => {
    for (const question of [
      '',
      '?',
      '((((',
      'a '.repeat(150),
      'constructor __proto__ toString',
      '\u202e\u0000',
    ]) {
      const began = performance.now();
      home.ask(question);
      expect(performance.now() - began).toBeLessThan(500);
    }
  });

  it('is read by what it names', () => {
    expect(readQuestion('Can I put it on Airbnb?').facts[0]).toBe('rental.minimum_term');
    expect(readQuestion('How much is the late fee?').wants?.figures).toBe('mp');
    const [chickens, yard] = readQuestion('Can I keep chickens in the yard?').named;
    expect([chickens?.isLoose, yard?.isLoose]).toEqual([false, true]);
  });
});
