import type { Page } from '#contract/page.ts';

/** For tests: what is wrong with a reader's pages by the contract of contract/page.ts; nothing where they are sound. */
export function faultsOf(pages: Page[]): string[] {
  return pages.flatMap((page, index) => {
    const faults: string[] = [];
    const say = (fault: string): void => {
      faults.push(`page ${page.number}: ${fault}`);
    };
    if (page.number !== index + 1) say(`stands at place ${index + 1}`);
    let reached = 0;
    for (const { start, end, box, size, words } of page.lines) {
      const text = page.text.slice(start, end);
      if (start < reached || end <= start || end > page.text.length) say(`line ${start}-${end} out of order`);
      if (text.includes('\n') || text.trim() === '') say(`line ${start}-${end} is blank or two lines`);
      if (page.text.slice(reached, start).trim() !== '') say(`text before ${start} is in no line`);
      reached = end;
      if (!Number.isFinite(size) || size < 0) say(`line ${start} has size ${size}`);
      if (box !== null) {
        const [left, top, right, bottom] = box;
        const inside = [left, top, right, bottom].every((edge) => edge >= 0 && edge <= 1);
        if (!inside || left > right || top > bottom) say(`line ${start} has the box ${box.join(' ')}`);
      }
      let at = start;
      for (const [from, to, left, right] of words) {
        const word = page.text.slice(from, to);
        if (from < at || to <= from || to > end || /\s/.test(word)) say(`word '${word}' at ${from}`);
        if (left > right || left < 0 || right > 1) say(`word '${word}' from ${left} to ${right}`);
        if (page.text.slice(at, from).trim() !== '') say(`text before the word at ${from} is in no word`);
        at = to;
      }
      if (words.length > 0 && at !== end) say(`line ${start} ends after its last word`);
    }
    if (page.text.slice(reached).trim() !== '') say('text after the last line');
    return faults;
  });
}
