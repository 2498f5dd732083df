import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

const words = 'log in';

/** A sentence of the server that ends in 'Please log in.', with the way there. */
export function withLoginLink(sentence: string): ReactNode {
  const at = sentence.lastIndexOf(words);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <TextLink to="/login">{words}</TextLink>
      {sentence.slice(at + words.length)}
    </>
  );
}
