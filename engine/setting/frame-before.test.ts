import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { linesOfText } from '../structure/printed.ts';

function facts(text: string) {
  const page = { number: 1, text, lines: linesOfText(text), size: null, readable: true };
  return analyze([page], { documentType: 'rules' }).facts.map(({ id }) => id);
}

const rule = 'Dogs must be kept on a leash.';

describe('the sentence before', () => {
  it.each([
    'The following was proposed.',
    'The Board is considering a new rule.',
    'Ms. Alvarez suggested a rule.',
    'An owner asked for the following.',
    'This is what the draft would say.',
    'Here is the old rule.',
    'The old rule was this.',
    'Here is an example.',
    'Suppose the following.',
    'The following motion failed.',
    'The next provision has been repealed.',
    'Our neighbors in Quail Run have other rules.',
    'In Willow Bend it is otherwise.',
    'State law provides as follows.',
  ])('hands away what follows it: %s', (before) => {
    expect(facts(`${before} ${rule}`)).not.toContain('pets.leash_required');
  });

  it.each([
    'The following rules were adopted.',
    'Artificial turf is considered a hardscape material.',
    'These efforts failed.',
    'The Board will consider requests for a change.',
    'The following must be submitted with each proposed change.',
    'Please be kind to neighbors.',
  ])('leaves it to the text: %s', (before) => {
    expect(facts(`${before} ${rule}`)).toContain('pets.leash_required');
  });

  it('hands away no more than a paragraph', () => {
    expect(facts(`The following was proposed.\n\nCats must wear a bell.\n\n${rule}`)).toContain(
      'pets.leash_required',
    );
  });
});
