import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { pictureAgain } from './picture-again.ts';

interface PageImageProps extends Omit<ComponentProps<'img'>, 'onError' | 'src' | 'alt'> {
  src: string;
  alt: string;
  /** The picture did not come. */
  onLost: () => void;
}

/** A picture that the server has no time for at the moment is asked for again by itself. */
export function PageImage({ src, alt, onLost, ...rest }: PageImageProps) {
  const [round, setRound] = useState(0);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const onError = () => {
    // It came to whoever asked, and still did not open.
    if (round > 0) return onLost();
    const controller = new AbortController();
    asking.current = controller;
    void pictureAgain(src, controller.signal).then((came) => {
      if (controller.signal.aborted) return;
      if (came) setRound(1);
      else onLost();
    });
  };
  return <img key={round} src={src} alt={alt} onError={onError} {...rest} />;
}
