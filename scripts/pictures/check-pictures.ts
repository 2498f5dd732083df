import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureWords, pictureFile, pictureWords } from './picture-words.ts';

/** The words that the pictures in web/public were drawn with. */
export const drawnFile = join('scripts', 'pictures', 'drawn.json');

/** Which pages' pictures are missing or say something else than their page, one sentence each. */
export function faultsOfPictures(
  wanted: readonly PictureWords[] = pictureWords(),
  drawn: readonly PictureWords[] = JSON.parse(readFileSync(drawnFile, 'utf8')),
  isThere: (path: string) => boolean = (path) => existsSync(join('web', 'public', pictureFile(path))),
): string[] {
  return wanted
    .filter((words) => {
      const before = drawn.find(({ path }) => path === words.path);
      return !isThere(words.path) || JSON.stringify(before) !== JSON.stringify(words);
    })
    .map(({ path }) => `${path} has a picture that is missing or out of date: run npm run pictures.`);
}
